// Made from contract/areas/categories.yaml by codegen; edit the contract instead.

//! The area `categories` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, IntoFound, Object, Row, Show, Source, found_together, global_id, plus,
    register_object,
};

/// The words of `CategoryType`.
pub static CATEGORY_TYPE_WORDS: EnumTable = EnumTable {
    name: "CategoryType",
    description: "What a category is for.",
    values: &[
        EnumValue {
            name: "LISTING",
            word: "listing",
            description: "Listings: offers and requests.",
        },
        EnumValue {
            name: "EVENT",
            word: "event",
            description: "Events.",
        },
        EnumValue {
            name: "VOLUNTEERING",
            word: "volunteering",
            description: "Volunteering.",
        },
        EnumValue {
            name: "RESOURCE",
            word: "resource",
            description: "Resources: files of the library.",
        },
    ],
};

crate::graph_words!(crate ::categories::CategoryType, CATEGORY_TYPE_WORDS);

/// `Category`.
pub static CATEGORY: Object = Object {
    name: "Category",
    description: "A category of listings, events, resources or volunteering.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the category.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "name",
            description: "Name of the category.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "slug",
            description: "Short name for addresses, unique among the categories of its type.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "type",
            description: "What a category is for.",
            ty: "CategoryType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "color",
            description: "Colour, such as `#b45309`.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "restId",
            description: "REST's number for it; arguments of type `ID` accept it too.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| crate::graph::categories::CATEGORY_TYPE_WORDS.register(registry)],
};

impl Row for crate::categories::Category {
    fn object(&self) -> &'static Object {
        &CATEGORY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("Category", self.id)),
            1 => Show::show(&self.name),
            2 => Show::show(&self.slug),
            3 => Show::show(&self.type_),
            4 => Show::show(&self.color),
            5 => Got::Value(Value::String(self.id.to_string())),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::categories::Category, CATEGORY);

/// What the area `categories` answers in the graph beside its operations.
#[async_trait]
pub trait CategoriesEdges: Send + Sync {
    /// The `Category` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_category(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "Category", number, None).await
    }
}

impl<T: Send + Sync> CategoriesEdges for T {}

/// Fields of `Query` that operations of the area `categories` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct CategoriesQuery;

static CATEGORIES_QUERY: Object = Object {
    name: "CategoriesQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "categories",
            description: "The active categories of one kind, by name. No sign-in is needed.",
            ty: "[Category!]",
            arguments: &[
                Argument {
                    name: "type",
                    description: "What the categories are for.",
                    ty: "CategoryType",
                    default: Some("LISTING"),
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_CATEGORIES_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::categories::CATEGORY),
        |registry| crate::graph::categories::CATEGORY_TYPE_WORDS.register(registry),
    ],
};

impl Row for CategoriesQuery {
    fn object(&self) -> &'static Object {
        &CATEGORIES_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_CATEGORIES_ASKING: Asking = Asking {
    operation: Operation::ListCategories,
    inputs: &[
        Input {
            argument: "type",
            wire: "type",
            place: InputPlace::Query,
            kind: InputKind::Word(&crate::graph::categories::CATEGORY_TYPE_WORDS),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_categories,
};

fn list_categories(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::categories::CategoryList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}
