// Made from contract/areas/queue.yaml by codegen; edit the contract instead.

//! The area `queue` in the graph.

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

/// `DeadTask`.
pub static DEAD_TASK: Object = Object {
    name: "DeadTask",
    description: "Background work that was given up.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the task.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "kind",
            description: "Which work it is, such as `mail.letter`.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "subjectRestId",
            description: "Id of what it is about: a domain event, a mail, or a message to browsers and phones.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "about",
            description: "The name of the domain event that it handles. Null if that is gone.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "community",
            description: "Its community.",
            ty: "Community",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "attemptCount",
            description: "Number of attempts.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "lastError",
            description: "The error of the last attempt, without personal data.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "givenUpAt",
            description: "When it was given up.",
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
        |registry| register_object(registry, &crate::graph::platform::COMMUNITY),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::queue::DeadTask {
    fn object(&self) -> &'static Object {
        &DEAD_TASK
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("DeadTask", self.id)),
            1 => Show::show(&self.kind),
            2 => {
                match numbered(&self.subject_id) {
                    Some(number) => Got::Value(Value::String(number.to_string())),
                    None => Got::Value(Value::Null),
                }
            }
            3 => Show::show(&self.about),
            5 => Show::show(&self.attempts),
            6 => Show::show(&self.last_error),
            7 => Show::show(&self.given_up_at),
            8 => Got::Value(Value::String(self.id.to_string())),
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
                4 => {
                    match numbered(&self.tenant_id) {
                        Some(number) => edges.find_community(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::queue::DeadTask, DEAD_TASK);

/// A page of `DeadTask`.
pub static DEAD_TASK_CONNECTION: Object = Object {
    name: "DeadTaskConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[DeadTaskEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&DEAD_TASK_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[DeadTask!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&DEAD_TASK),
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
        |registry| register_object(registry, &DEAD_TASK_EDGE),
        |registry| register_object(registry, &DEAD_TASK),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `DeadTask`.
pub static DEAD_TASK_EDGE: Object = Object {
    name: "DeadTaskEdge",
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
            ty: "DeadTask!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&DEAD_TASK),
        },
    ],
    types: &[],
};

impl Listed for crate::queue::DeadTask {
    const CONNECTION: &'static Object = &DEAD_TASK_CONNECTION;
    const EDGE: &'static Object = &DEAD_TASK_EDGE;
}

/// `PausedQueueKind`.
pub static PAUSED_QUEUE_KIND: Object = Object {
    name: "PausedQueueKind",
    description: "Whether a kind of background work is paused.",
    interfaces: &[],
    fields: &[
        Field {
            name: "kind",
            description: "Which work it is.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "paused",
            description: "Whether nobody begins it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "changed",
            description: "Whether it was otherwise before.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::queue::PausedQueueKind {
    fn object(&self) -> &'static Object {
        &PAUSED_QUEUE_KIND
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.kind),
            1 => Show::show(&self.paused),
            2 => Show::show(&self.changed),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::queue::PausedQueueKind, PAUSED_QUEUE_KIND);

/// `QueueKind`.
pub static QUEUE_KIND: Object = Object {
    name: "QueueKind",
    description: "How much background work of one kind waits, over all communities.",
    interfaces: &[],
    fields: &[
        Field {
            name: "kind",
            description: "Which work it is, such as `mail.letter`.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "later",
            description: "Tasks whose time has not come, or that wait for another attempt.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "ready",
            description: "Tasks that are due and that nobody does.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "leased",
            description: "Tasks that somebody does.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "overdue",
            description: "Tasks that have been due for more than a minute, whoever does them.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "dead",
            description: "Tasks that were given up.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "oldestDueAt",
            description: "Since when the oldest is due that is not done. Null if none is due.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "paused",
            description: "Whether nobody begins them.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| scalar(registry, "DateTime")],
};

impl Row for crate::queue::QueueKind {
    fn object(&self) -> &'static Object {
        &QUEUE_KIND
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.kind),
            1 => Show::show(&self.later),
            2 => Show::show(&self.ready),
            3 => Show::show(&self.leased),
            4 => Show::show(&self.overdue),
            5 => Show::show(&self.dead),
            6 => Show::show(&self.oldest_due_at),
            7 => Show::show(&self.paused),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::queue::QueueKind, QUEUE_KIND);

/// What the area `queue` answers in the graph beside its operations.
#[async_trait]
pub trait QueueEdges: Send + Sync {
    /// The `DeadTask` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_dead_task(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "DeadTask", number, Some(Operation::ListDeadTasks)).await
    }
}

impl<T: Send + Sync> QueueEdges for T {}

/// Fields of `Mutation` that operations of the area `queue` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct QueueMutation;

static QUEUE_MUTATION: Object = Object {
    name: "QueueMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "pauseQueueKind",
            description: "For platform super administrators: let nobody begin tasks of a kind, in the whole installation, until it is resumed. What is being done is finished, and nothing is lost. `NOT_FOUND` when this program does no such tasks.",
            ty: "PauseQueueKindPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "PauseQueueKindInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&PAUSE_QUEUE_KIND_ASKING),
        },
        Field {
            name: "resumeQueueKind",
            description: "For platform super administrators: let tasks of a kind be done again. `NOT_FOUND` when this program does no such tasks.",
            ty: "ResumeQueueKindPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ResumeQueueKindInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&RESUME_QUEUE_KIND_ASKING),
        },
        Field {
            name: "reviveDeadTasks",
            description: "For administrators: start the community's given-up background work anew, of every kind or of one. `AUTH_INSUFFICIENT_PERMISSIONS` for other communities than the viewer's, unless the viewer is a platform super administrator.",
            ty: "ReviveDeadTasksPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ReviveDeadTasksInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REVIVE_DEAD_TASKS_ASKING),
        },
        Field {
            name: "reviveDeadTask",
            description: "For administrators: start one given-up task anew. `NOT_FOUND` when the community has no such task, or it was not given up.",
            ty: "ReviveDeadTaskPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ReviveDeadTaskInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REVIVE_DEAD_TASK_ASKING),
        },
    ],
    types: &[
        |registry| PAUSE_QUEUE_KIND_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &PAUSE_QUEUE_KIND_PAYLOAD),
        |registry| RESUME_QUEUE_KIND_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &RESUME_QUEUE_KIND_PAYLOAD),
        |registry| REVIVE_DEAD_TASKS_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REVIVE_DEAD_TASKS_PAYLOAD),
        |registry| REVIVE_DEAD_TASK_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REVIVE_DEAD_TASK_PAYLOAD),
    ],
};

impl Row for QueueMutation {
    fn object(&self) -> &'static Object {
        &QUEUE_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `queue` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct QueueQuery;

static QUEUE_QUERY: Object = Object {
    name: "QueueQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "queueKinds",
            description: "For platform super administrators: how much background work waits in the whole installation, by kind.",
            ty: "[QueueKind!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_QUEUE_KINDS_ASKING),
        },
        Field {
            name: "deadTasks",
            description: "For administrators: background work of the community that was given up after too many attempts, the newest first. Platform super administrators can ask for another community (`communityId`), or for `all`.",
            ty: "DeadTaskConnection",
            arguments: &[
                Argument {
                    name: "kind",
                    description: "Only tasks of this kind, such as `mail.letter`.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "communityId",
                    description: "Of which community: its id, or `all`. The viewer's, if it is left out.",
                    ty: "String",
                    default: None,
                },
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
            source: Source::Operation(&LIST_DEAD_TASKS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::queue::QUEUE_KIND),
        |registry| register_object(registry, &crate::graph::queue::DEAD_TASK_CONNECTION),
    ],
};

impl Row for QueueQuery {
    fn object(&self) -> &'static Object {
        &QUEUE_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_QUEUE_KINDS_ASKING: Asking = Asking {
    operation: Operation::ListQueueKinds,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: list_queue_kinds,
};

fn list_queue_kinds(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::queue::QueueKindsResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static PAUSE_QUEUE_KIND_ASKING: Asking = Asking {
    operation: Operation::PauseQueueKind,
    inputs: &[
        Input {
            argument: "kind",
            wire: "kind",
            place: InputPlace::Path,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: pause_queue_kind,
};

static PAUSE_QUEUE_KIND_INPUT_TABLE: InputTable = InputTable {
    name: "PauseQueueKindInput",
    description: "Input of `pauseQueueKind`.",
    fields: &[
        Argument {
            name: "kind",
            description: "Which tasks, such as `mail.letter`.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static PAUSE_QUEUE_KIND_PAYLOAD: Object = Object {
    name: "PauseQueueKindPayload",
    description: "Result of `pauseQueueKind`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "queueKind",
            description: "The paused queue kind after the change.",
            ty: "PausedQueueKind",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::queue::PAUSED_QUEUE_KIND),
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
        |registry| register_object(registry, &crate::graph::queue::PAUSED_QUEUE_KIND),
    ],
};

fn pause_queue_kind(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::queue::PausedQueueKindResponse = ask.made()?;
    Ok(
        Shown::of(&PAUSE_QUEUE_KIND_PAYLOAD)
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

static RESUME_QUEUE_KIND_ASKING: Asking = Asking {
    operation: Operation::ResumeQueueKind,
    inputs: &[
        Input {
            argument: "kind",
            wire: "kind",
            place: InputPlace::Path,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: resume_queue_kind,
};

static RESUME_QUEUE_KIND_INPUT_TABLE: InputTable = InputTable {
    name: "ResumeQueueKindInput",
    description: "Input of `resumeQueueKind`.",
    fields: &[
        Argument {
            name: "kind",
            description: "Which tasks, such as `mail.letter`.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static RESUME_QUEUE_KIND_PAYLOAD: Object = Object {
    name: "ResumeQueueKindPayload",
    description: "Result of `resumeQueueKind`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "queueKind",
            description: "The paused queue kind after the change.",
            ty: "PausedQueueKind",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::queue::PAUSED_QUEUE_KIND),
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
        |registry| register_object(registry, &crate::graph::queue::PAUSED_QUEUE_KIND),
    ],
};

fn resume_queue_kind(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::queue::PausedQueueKindResponse = ask.made()?;
    Ok(
        Shown::of(&RESUME_QUEUE_KIND_PAYLOAD)
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

static LIST_DEAD_TASKS_ASKING: Asking = Asking {
    operation: Operation::ListDeadTasks,
    inputs: &[
        Input {
            argument: "kind",
            wire: "kind",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "communityId",
            wire: "tenant_id",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
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
    answer: list_dead_tasks,
};

fn list_dead_tasks(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::queue::DeadTaskPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static REVIVE_DEAD_TASKS_ASKING: Asking = Asking {
    operation: Operation::ReviveDeadTasks,
    inputs: &[
        Input {
            argument: "kind",
            wire: "kind",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "communityId",
            wire: "tenant_id",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: revive_dead_tasks,
};

static REVIVE_DEAD_TASKS_INPUT_TABLE: InputTable = InputTable {
    name: "ReviveDeadTasksInput",
    description: "Input of `reviveDeadTasks`.",
    fields: &[
        Argument {
            name: "kind",
            description: "Only tasks of this kind.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "communityId",
            description: "Of which community: its id, or `all`. The viewer's, if it is left out.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static REVIVE_DEAD_TASKS_PAYLOAD: Object = Object {
    name: "ReviveDeadTasksPayload",
    description: "Result of `reviveDeadTasks`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "revived",
            description: "So many tasks are due again.",
            ty: "Int",
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

fn revive_dead_tasks(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::queue::RevivedTasksResponse = ask.made()?;
    Ok(
        Shown::of(&REVIVE_DEAD_TASKS_PAYLOAD)
            .with(IntoFound::into_found(answer.data.revived))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static REVIVE_DEAD_TASK_ASKING: Asking = Asking {
    operation: Operation::ReviveDeadTask,
    inputs: &[
        Input {
            argument: "taskId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("DeadTask"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: revive_dead_task,
};

static REVIVE_DEAD_TASK_INPUT_TABLE: InputTable = InputTable {
    name: "ReviveDeadTaskInput",
    description: "Input of `reviveDeadTask`.",
    fields: &[
        Argument {
            name: "taskId",
            description: "Id of the task.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static REVIVE_DEAD_TASK_PAYLOAD: Object = Object {
    name: "ReviveDeadTaskPayload",
    description: "Result of `reviveDeadTask`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedDeadTaskId",
            description: "Id of the task, which is given up no longer.",
            ty: "ID",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "revived",
            description: "So many tasks are due again.",
            ty: "Int",
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

fn revive_dead_task(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::queue::RevivedTasksResponse = ask.made()?;
    Ok(
        Shown::of(&REVIVE_DEAD_TASK_PAYLOAD)
            .removed("DeadTask", ask.number("id"))
            .with(IntoFound::into_found(answer.data.revived))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}
