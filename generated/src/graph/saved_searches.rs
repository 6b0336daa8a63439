// Made from contract/areas/saved_searches.yaml by codegen; edit the contract instead.

//! The area `saved_searches` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, Field, Found, Got, Input, InputKind, InputPlace, InputTable,
    IntoFound, Object, Row, Show, Shown, Source, found_together, global_id, plus,
    register_object, scalar,
};

impl Show for crate::saved_searches::SavedSearchQuery {
    fn show(&self) -> Got<'_> {
        self.0.show()
    }
}

/// `SavedSearch`.
pub static SAVED_SEARCH: Object = Object {
    name: "SavedSearch",
    description: "A search that a member keeps.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the saved search.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "name",
            description: "Its name.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "queryParams",
            description: "What a search is asked with: an object with its words in `q`, and whatever else the client keeps.",
            ty: "JSON!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "notifyOnNew",
            description: "Whether the member is told of what is new, once a day at most.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "lastRunAt",
            description: "When it was run last. Null if it never was.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "lastResultCount",
            description: "What it found then. Null if it was never run.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When it was saved.",
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
    types: &[
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "JSON"),
    ],
};

impl Row for crate::saved_searches::SavedSearch {
    fn object(&self) -> &'static Object {
        &SAVED_SEARCH
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("SavedSearch", self.id)),
            1 => Show::show(&self.name),
            2 => Show::show(&self.query_params),
            3 => Show::show(&self.notify_on_new),
            4 => Show::show(&self.last_run_at),
            5 => Show::show(&self.last_result_count),
            6 => Show::show(&self.created_at),
            7 => Got::Value(Value::String(self.id.to_string())),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::saved_searches::SavedSearch, SAVED_SEARCH);

/// What the area `saved_searches` answers in the graph beside its operations.
#[async_trait]
pub trait SavedSearchesEdges: Send + Sync {
    /// The `SavedSearch` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_saved_search(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "SavedSearch", number, Some(Operation::ListSavedSearches))
            .await
    }
}

impl<T: Send + Sync> SavedSearchesEdges for T {}

/// Fields of `Mutation` that operations of the area `saved_searches` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct SavedSearchesMutation;

static SAVED_SEARCHES_MUTATION: Object = Object {
    name: "SavedSearchesMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "createSavedSearch",
            description: "Save a search. `VALIDATION_ERROR` for a blank name, and for more than fifty.",
            ty: "CreateSavedSearchPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateSavedSearchInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_SAVED_SEARCH_ASKING),
        },
        Field {
            name: "deleteSavedSearch",
            description: "Delete a saved search.",
            ty: "DeleteSavedSearchPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeleteSavedSearchInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_SAVED_SEARCH_ASKING),
        },
        Field {
            name: "runSavedSearch",
            description: "Note that a saved search was run, and what it found.",
            ty: "RunSavedSearchPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RunSavedSearchInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&RUN_SAVED_SEARCH_ASKING),
        },
    ],
    types: &[
        |registry| CREATE_SAVED_SEARCH_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_SAVED_SEARCH_PAYLOAD),
        |registry| DELETE_SAVED_SEARCH_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DELETE_SAVED_SEARCH_PAYLOAD),
        |registry| RUN_SAVED_SEARCH_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &RUN_SAVED_SEARCH_PAYLOAD),
    ],
};

impl Row for SavedSearchesMutation {
    fn object(&self) -> &'static Object {
        &SAVED_SEARCHES_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `saved_searches` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct SavedSearchesViewer;

static SAVED_SEARCHES_VIEWER: Object = Object {
    name: "SavedSearchesViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "savedSearches",
            description: "The viewer's saved searches, the newest first.",
            ty: "[SavedSearch!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_SAVED_SEARCHES_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::saved_searches::SAVED_SEARCH),
    ],
};

impl Row for SavedSearchesViewer {
    fn object(&self) -> &'static Object {
        &SAVED_SEARCHES_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_SAVED_SEARCHES_ASKING: Asking = Asking {
    operation: Operation::ListSavedSearches,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: list_saved_searches,
};

fn list_saved_searches(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::saved_searches::SavedSearchList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static CREATE_SAVED_SEARCH_ASKING: Asking = Asking {
    operation: Operation::CreateSavedSearch,
    inputs: &[
        Input {
            argument: "name",
            wire: "name",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "queryParams",
            wire: "query_params",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "notifyOnNew",
            wire: "notify_on_new",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: create_saved_search,
};

static CREATE_SAVED_SEARCH_INPUT_TABLE: InputTable = InputTable {
    name: "CreateSavedSearchInput",
    description: "Input of `createSavedSearch`.",
    fields: &[
        Argument {
            name: "name",
            description: "Its name.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "queryParams",
            description: "What a search is asked with: an object with its words in `q`, and whatever else the client keeps.",
            ty: "JSON!",
            default: None,
        },
        Argument {
            name: "notifyOnNew",
            description: "Whether to be told of what is new, once a day at most. False unless it is said.",
            ty: "Boolean",
            default: None,
        },
    ],
    types: &[|registry| scalar(registry, "JSON")],
};

static CREATE_SAVED_SEARCH_PAYLOAD: Object = Object {
    name: "CreateSavedSearchPayload",
    description: "Result of `createSavedSearch`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "savedSearch",
            description: "The new saved search.",
            ty: "SavedSearch",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::saved_searches::SAVED_SEARCH),
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
    types: &[
        |registry| register_object(registry, &crate::graph::saved_searches::SAVED_SEARCH),
    ],
};

fn create_saved_search(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::saved_searches::SavedSearchResponse = ask.made()?;
    Ok(
        Shown::of(&CREATE_SAVED_SEARCH_PAYLOAD)
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

static DELETE_SAVED_SEARCH_ASKING: Asking = Asking {
    operation: Operation::DeleteSavedSearch,
    inputs: &[
        Input {
            argument: "savedSearchId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("SavedSearch"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: delete_saved_search,
};

static DELETE_SAVED_SEARCH_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteSavedSearchInput",
    description: "Input of `deleteSavedSearch`.",
    fields: &[
        Argument {
            name: "savedSearchId",
            description: "Id of the saved search.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static DELETE_SAVED_SEARCH_PAYLOAD: Object = Object {
    name: "DeleteSavedSearchPayload",
    description: "Result of `deleteSavedSearch`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedSavedSearchId",
            description: "Global id of the saved search that is gone.",
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

fn delete_saved_search(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DELETE_SAVED_SEARCH_PAYLOAD)
            .removed("SavedSearch", ask.number("id"))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static RUN_SAVED_SEARCH_ASKING: Asking = Asking {
    operation: Operation::RunSavedSearch,
    inputs: &[
        Input {
            argument: "savedSearchId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("SavedSearch"),
        },
        Input {
            argument: "resultCount",
            wire: "result_count",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: run_saved_search,
};

static RUN_SAVED_SEARCH_INPUT_TABLE: InputTable = InputTable {
    name: "RunSavedSearchInput",
    description: "Input of `runSavedSearch`.",
    fields: &[
        Argument {
            name: "savedSearchId",
            description: "Id of the saved search.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "resultCount",
            description: "How many results there were.",
            ty: "Int",
            default: None,
        },
    ],
    types: &[],
};

static RUN_SAVED_SEARCH_PAYLOAD: Object = Object {
    name: "RunSavedSearchPayload",
    description: "Result of `runSavedSearch`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "savedSearch",
            description: "The saved search after the change.",
            ty: "SavedSearch",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::saved_searches::SAVED_SEARCH),
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
    types: &[
        |registry| register_object(registry, &crate::graph::saved_searches::SAVED_SEARCH),
    ],
};

fn run_saved_search(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::saved_searches::SavedSearchResponse = ask.made()?;
    Ok(
        Shown::of(&RUN_SAVED_SEARCH_PAYLOAD)
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
