// Made from contract/areas/help.yaml by codegen; edit the contract instead.

//! The area `help` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, Field, Found, Got, Input, InputKind, InputPlace, InputTable,
    IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Shown, Source, found_together,
    global_id, numbered, page_cost, plus, register_object, scalar,
};

/// `Faq`.
pub static FAQ: Object = Object {
    name: "Faq",
    description: "A question that is asked often, with its answer.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the question.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "category",
            description: "What it is about.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "question",
            description: "The question.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "answer",
            description: "The answer, as plain text.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "sortOrder",
            description: "Its place in its category.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isPublished",
            description: "Whether others see it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When it was added.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "updatedAt",
            description: "When it was changed last.",
            ty: "DateTime!",
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
    types: &[|registry| scalar(registry, "DateTime")],
};

impl Row for crate::help::Faq {
    fn object(&self) -> &'static Object {
        &FAQ
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("Faq", self.id)),
            1 => Show::show(&self.category),
            2 => Show::show(&self.question),
            3 => Show::show(&self.answer),
            4 => Show::show(&self.sort_order),
            5 => Show::show(&self.is_published),
            6 => Show::show(&self.created_at),
            7 => Show::show(&self.updated_at),
            8 => Got::Value(Value::String(self.id.to_string())),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::help::Faq, FAQ);

/// `FaqFeedback`.
pub static FAQ_FEEDBACK: Object = Object {
    name: "FaqFeedback",
    description: "What a member says of an answer.",
    interfaces: &[],
    fields: &[
        Field {
            name: "faq",
            description: "The question.",
            ty: "Faq",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "isHelpful",
            description: "Whether it helped.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "comment",
            description: "What there is to say about it. Null if nothing was said.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When it was said.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::help::FAQ),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::help::FaqFeedback {
    fn object(&self) -> &'static Object {
        &FAQ_FEEDBACK
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.helpful),
            2 => Show::show(&self.comment),
            3 => Show::show(&self.created_at),
            _ => Got::Value(Value::Null),
        }
    }

    fn edge<'a>(
        &'a self,
        at: usize,
        ctx: &'a Context<'a>,
    ) -> BoxFuture<'a, async_graphql::Result<Found>> {
        Box::pin(async move {
            let edges = crate::graph::edges(ctx)?;
            match at {
                0 => {
                    match numbered(&self.faq_id) {
                        Some(number) => edges.find_faq(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::help::FaqFeedback, FAQ_FEEDBACK);

/// A page of `FaqFeedback`.
pub static FAQ_FEEDBACK_CONNECTION: Object = Object {
    name: "FaqFeedbackConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[FaqFeedbackEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&FAQ_FEEDBACK_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[FaqFeedback!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&FAQ_FEEDBACK),
        },
        Field {
            name: "pageInfo",
            description: "Whether the list goes on, and from which cursor.",
            ty: "PageInfo!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&PAGE_INFO),
        },
    ],
    types: &[
        |registry| register_object(registry, &FAQ_FEEDBACK_EDGE),
        |registry| register_object(registry, &FAQ_FEEDBACK),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `FaqFeedback`.
pub static FAQ_FEEDBACK_EDGE: Object = Object {
    name: "FaqFeedbackEdge",
    description: "A row of a page, with its cursor.",
    interfaces: &[],
    fields: &[
        Field {
            name: "cursor",
            description: "Cursor of the row, for `after`.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "node",
            description: "The row.",
            ty: "FaqFeedback!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&FAQ_FEEDBACK),
        },
    ],
    types: &[],
};

impl Listed for crate::help::FaqFeedback {
    const CONNECTION: &'static Object = &FAQ_FEEDBACK_CONNECTION;
    const EDGE: &'static Object = &FAQ_FEEDBACK_EDGE;
}

/// `HelpTopic`.
pub static HELP_TOPIC: Object = Object {
    name: "HelpTopic",
    description: "Questions of one category.",
    interfaces: &[],
    fields: &[
        Field {
            name: "category",
            description: "What they are about.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "faqs",
            description: "In their order.",
            ty: "[Faq!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::help::FAQ),
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::help::FAQ)],
};

impl Row for crate::help::HelpTopic {
    fn object(&self) -> &'static Object {
        &HELP_TOPIC
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.category),
            1 => Show::show(&self.faqs),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::help::HelpTopic, HELP_TOPIC);

/// What the area `help` answers in the graph beside its operations.
#[async_trait]
pub trait HelpEdges: Send + Sync {
    /// The `Faq` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_faq(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "Faq", number, Some(Operation::ListFaqs)).await
    }
}

impl<T: Send + Sync> HelpEdges for T {}

/// Fields of `Mutation` that operations of the area `help` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct HelpMutation;

static HELP_MUTATION: Object = Object {
    name: "HelpMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "createFaq",
            description: "For administrators: add a question.",
            ty: "CreateFaqPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateFaqInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_FAQ_ASKING),
        },
        Field {
            name: "updateFaq",
            description: "For administrators: change a question. What is left out stays as it is.",
            ty: "UpdateFaqPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateFaqInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_FAQ_ASKING),
        },
        Field {
            name: "deleteFaq",
            description: "For administrators: delete a question.",
            ty: "DeleteFaqPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeleteFaqInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_FAQ_ASKING),
        },
        Field {
            name: "giveFaqFeedback",
            description: "Say whether an answer to a question that is asked often helped. What the viewer says last counts.",
            ty: "GiveFaqFeedbackPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "GiveFaqFeedbackInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GIVE_FAQ_FEEDBACK_ASKING),
        },
    ],
    types: &[
        |registry| CREATE_FAQ_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_FAQ_PAYLOAD),
        |registry| UPDATE_FAQ_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_FAQ_PAYLOAD),
        |registry| DELETE_FAQ_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DELETE_FAQ_PAYLOAD),
        |registry| GIVE_FAQ_FEEDBACK_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &GIVE_FAQ_FEEDBACK_PAYLOAD),
    ],
};

impl Row for HelpMutation {
    fn object(&self) -> &'static Object {
        &HELP_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `help` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct HelpQuery;

static HELP_QUERY: Object = Object {
    name: "HelpQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "helpTopics",
            description: "Questions that are asked often, with answers, by category and in their order.",
            ty: "[HelpTopic!]",
            arguments: &[
                Argument {
                    name: "category",
                    description: "Only of this category, in any letter case.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "search",
                    description: "Words to find in question or answer.",
                    ty: "String",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_FAQS_ASKING),
        },
        Field {
            name: "faqs",
            description: "For administrators: all questions, the unpublished ones as well, by category and in their order.",
            ty: "[Faq!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_ALL_FAQS_ASKING),
        },
        Field {
            name: "faqFeedback",
            description: "For administrators: what members say of answers, the newest first and without names.",
            ty: "FaqFeedbackConnection",
            arguments: &[
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 100. 20 by default.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "last",
                    description: "How many before `before` at most, 1 to 100; 20 by default. Not together with `first` or `after`.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "after",
                    description: "Cursor of the row after which the page begins. Without it, the first page.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "before",
                    description: "Cursor of the row before which the page ends. Without it, the last page.",
                    ty: "String",
                    default: None,
                },
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_FAQ_FEEDBACK_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::help::HELP_TOPIC),
        |registry| register_object(registry, &crate::graph::help::FAQ),
        |registry| register_object(
            registry,
            &crate::graph::help::FAQ_FEEDBACK_CONNECTION,
        ),
    ],
};

impl Row for HelpQuery {
    fn object(&self) -> &'static Object {
        &HELP_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_FAQS_ASKING: Asking = Asking {
    operation: Operation::ListFaqs,
    inputs: &[
        Input {
            argument: "category",
            wire: "category",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "search",
            wire: "q",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_faqs,
};

fn list_faqs(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::help::HelpTopicList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static LIST_ALL_FAQS_ASKING: Asking = Asking {
    operation: Operation::ListAllFaqs,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: list_all_faqs,
};

fn list_all_faqs(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::help::FaqList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static CREATE_FAQ_ASKING: Asking = Asking {
    operation: Operation::CreateFaq,
    inputs: &[
        Input {
            argument: "category",
            wire: "category",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "question",
            wire: "question",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "answer",
            wire: "answer",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "sortOrder",
            wire: "sort_order",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "isPublished",
            wire: "is_published",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: create_faq,
};

static CREATE_FAQ_INPUT_TABLE: InputTable = InputTable {
    name: "CreateFaqInput",
    description: "Input of `createFaq`.",
    fields: &[
        Argument {
            name: "category",
            description: "What it is about. `General` unless it is said.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "question",
            description: "The question.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "answer",
            description: "The answer, as plain text.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "sortOrder",
            description: "Its place in its category. 0 unless it is said.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "isPublished",
            description: "Whether others see it. True unless it is said.",
            ty: "Boolean",
            default: None,
        },
    ],
    types: &[],
};

static CREATE_FAQ_PAYLOAD: Object = Object {
    name: "CreateFaqPayload",
    description: "Result of `createFaq`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "faq",
            description: "The new faq.",
            ty: "Faq",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::help::FAQ),
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::help::FAQ)],
};

fn create_faq(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::help::FaqCreatedResponse = ask.made()?;
    Ok(
        Shown::of(&CREATE_FAQ_PAYLOAD)
            .with(IntoFound::into_found(answer.data.faq))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static UPDATE_FAQ_ASKING: Asking = Asking {
    operation: Operation::UpdateFaq,
    inputs: &[
        Input {
            argument: "faqId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Faq"),
        },
        Input {
            argument: "category",
            wire: "category",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "question",
            wire: "question",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "answer",
            wire: "answer",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "sortOrder",
            wire: "sort_order",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "isPublished",
            wire: "is_published",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: update_faq,
};

static UPDATE_FAQ_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateFaqInput",
    description: "Input of `updateFaq`.",
    fields: &[
        Argument {
            name: "faqId",
            description: "Id of the question.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "category",
            description: "What it is about.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "question",
            description: "The question.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "answer",
            description: "The answer, as plain text.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "sortOrder",
            description: "Its place in its category.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "isPublished",
            description: "Whether others see it.",
            ty: "Boolean",
            default: None,
        },
    ],
    types: &[],
};

static UPDATE_FAQ_PAYLOAD: Object = Object {
    name: "UpdateFaqPayload",
    description: "Result of `updateFaq`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "faq",
            description: "The faq after the change.",
            ty: "Faq",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::help::FAQ),
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::help::FAQ)],
};

fn update_faq(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::help::FaqResponse = ask.made()?;
    Ok(
        Shown::of(&UPDATE_FAQ_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static DELETE_FAQ_ASKING: Asking = Asking {
    operation: Operation::DeleteFaq,
    inputs: &[
        Input {
            argument: "faqId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Faq"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: delete_faq,
};

static DELETE_FAQ_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteFaqInput",
    description: "Input of `deleteFaq`.",
    fields: &[
        Argument {
            name: "faqId",
            description: "Id of the question.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static DELETE_FAQ_PAYLOAD: Object = Object {
    name: "DeleteFaqPayload",
    description: "Result of `deleteFaq`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedFaqId",
            description: "Global id of the faq that is gone.",
            ty: "ID",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[],
};

fn delete_faq(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DELETE_FAQ_PAYLOAD)
            .removed("Faq", ask.number("id"))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static GIVE_FAQ_FEEDBACK_ASKING: Asking = Asking {
    operation: Operation::GiveFaqFeedback,
    inputs: &[
        Input {
            argument: "faqId",
            wire: "faq_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Faq"),
        },
        Input {
            argument: "isHelpful",
            wire: "helpful",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "comment",
            wire: "comment",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: give_faq_feedback,
};

static GIVE_FAQ_FEEDBACK_INPUT_TABLE: InputTable = InputTable {
    name: "GiveFaqFeedbackInput",
    description: "Input of `giveFaqFeedback`.",
    fields: &[
        Argument {
            name: "faqId",
            description: "Id of the question.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "isHelpful",
            description: "Whether it helped.",
            ty: "Boolean!",
            default: None,
        },
        Argument {
            name: "comment",
            description: "What there is to say about it.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static GIVE_FAQ_FEEDBACK_PAYLOAD: Object = Object {
    name: "GiveFaqFeedbackPayload",
    description: "Result of `giveFaqFeedback`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "faq",
            description: "The faq after the change.",
            ty: "Faq",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::help::FAQ),
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::help::FAQ)],
};

fn give_faq_feedback(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::help::FaqFeedbackResponse = ask.made()?;
    Ok(
        Shown::of(&GIVE_FAQ_FEEDBACK_PAYLOAD)
            .with(IntoFound::into_found(answer.data.faq))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static LIST_FAQ_FEEDBACK_ASKING: Asking = Asking {
    operation: Operation::ListFaqFeedback,
    inputs: &[
        Input {
            argument: "first",
            wire: "per_page",
            place: InputPlace::Query,
            kind: InputKind::First { most: 100 },
        },
        Input {
            argument: "last",
            wire: "per_page",
            place: InputPlace::Query,
            kind: InputKind::Last { most: 100 },
        },
        Input {
            argument: "after",
            wire: "cursor",
            place: InputPlace::Query,
            kind: InputKind::After,
        },
        Input {
            argument: "before",
            wire: "cursor",
            place: InputPlace::Query,
            kind: InputKind::Until { sealed: false },
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_faq_feedback,
};

fn list_faq_feedback(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::help::FaqFeedbackPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}
