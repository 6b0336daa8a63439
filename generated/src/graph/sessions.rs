// Made from contract/areas/sessions.yaml by codegen; edit the contract instead.

//! The area `sessions` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Shown,
    Source, found_together, global_id, global_name, page_cost, plus, register_object,
    scalar,
};

/// The words of `SecurityEventKind`.
pub static SECURITY_EVENT_KIND_WORDS: EnumTable = EnumTable {
    name: "SecurityEventKind",
    description: "What happened to an account.",
    values: &[
        EnumValue {
            name: "SIGNED_IN",
            word: "signed_in",
            description: "Somebody signed in.",
        },
        EnumValue {
            name: "SIGN_IN_FAILED",
            word: "sign_in_failed",
            description: "Somebody tried to sign in with a wrong password.",
        },
        EnumValue {
            name: "SIGNED_OUT",
            word: "signed_out",
            description: "Somebody signed out.",
        },
        EnumValue {
            name: "SIGNED_OUT_EVERYWHERE",
            word: "signed_out_everywhere",
            description: "Every sign-in was ended at once.",
        },
        EnumValue {
            name: "SESSION_ENDED",
            word: "session_ended",
            description: "One sign-in, or all others, were ended.",
        },
        EnumValue {
            name: "TOKEN_REUSED",
            word: "token_reused",
            description: "A used refresh token came back, so that its sign-in was ended.",
        },
        EnumValue {
            name: "PASSWORD_RESET_REQUESTED",
            word: "password_reset_requested",
            description: "Somebody asked for a link to choose a new password.",
        },
        EnumValue {
            name: "PASSWORD_RESET",
            word: "password_reset",
            description: "A new password was chosen with a link.",
        },
        EnumValue {
            name: "PASSWORD_CHANGED",
            word: "password_changed",
            description: "The password was changed.",
        },
        EnumValue {
            name: "EMAIL_CHANGE_REQUESTED",
            word: "email_change_requested",
            description: "Somebody asked to change the e-mail address.",
        },
        EnumValue {
            name: "EMAIL_CHANGE_CANCELLED",
            word: "email_change_cancelled",
            description: "A change of the e-mail address was taken back.",
        },
        EnumValue {
            name: "EMAIL_CHANGED",
            word: "email_changed",
            description: "The e-mail address was changed.",
        },
        EnumValue {
            name: "TWO_FACTOR_ENABLED",
            word: "two_factor_enabled",
            description: "The second factor was switched on.",
        },
        EnumValue {
            name: "TWO_FACTOR_DISABLED",
            word: "two_factor_disabled",
            description: "The second factor was switched off.",
        },
        EnumValue {
            name: "TWO_FACTOR_FAILED",
            word: "two_factor_failed",
            description: "Somebody tried a wrong code.",
        },
        EnumValue {
            name: "TWO_FACTOR_RESET",
            word: "two_factor_reset",
            description: "Staff of the community switched the second factor off.",
        },
        EnumValue {
            name: "BACKUP_CODE_USED",
            word: "backup_code_used",
            description: "A backup code was used.",
        },
        EnumValue {
            name: "BACKUP_CODES_RENEWED",
            word: "backup_codes_renewed",
            description: "New backup codes were made.",
        },
        EnumValue {
            name: "DEVICE_TRUSTED",
            word: "device_trusted",
            description: "A device was trusted to sign in without a code.",
        },
        EnumValue {
            name: "DEVICE_DISTRUSTED",
            word: "device_distrusted",
            description: "A device is no longer trusted.",
        },
        EnumValue {
            name: "DATA_EXPORTED",
            word: "data_exported",
            description: "The member got a copy of their data.",
        },
        EnumValue {
            name: "IMPERSONATION_STARTED",
            word: "impersonation_started",
            description: "Somebody of the staff began to act as the member.",
        },
        EnumValue {
            name: "IMPERSONATION_ENDED",
            word: "impersonation_ended",
            description: "Somebody of the staff no longer acts as the member.",
        },
        EnumValue {
            name: "PASSKEY_REGISTERED",
            word: "passkey_registered",
            description: "A passkey was added.",
        },
        EnumValue {
            name: "PASSKEY_REMOVED",
            word: "passkey_removed",
            description: "A passkey was removed.",
        },
    ],
};

crate::graph_words!(crate ::sessions::SecurityEventKind, SECURITY_EVENT_KIND_WORDS);

/// The words of `SessionDevice`.
pub static SESSION_DEVICE_WORDS: EnumTable = EnumTable {
    name: "SessionDevice",
    description: "What a sign-in came from.",
    values: &[
        EnumValue {
            name: "WEB",
            word: "web",
            description: "A browser, or what does not say.",
        },
        EnumValue {
            name: "MOBILE",
            word: "mobile",
            description: "One of the platform's apps.",
        },
        EnumValue {
            name: "PWA",
            word: "pwa",
            description: "The page installed as an app.",
        },
    ],
};

crate::graph_words!(crate ::sessions::SessionDevice, SESSION_DEVICE_WORDS);

/// `SecurityEvent`.
pub static SECURITY_EVENT: Object = Object {
    name: "SecurityEvent",
    description: "Something that happened to the account.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the event.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "kind",
            description: "What happened to an account.",
            ty: "SecurityEventKind!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "device",
            description: "What a sign-in came from.",
            ty: "SessionDevice!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "browser",
            description: "Name and major version of the browser, as it says. Null if it says neither.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "ipAddress",
            description: "Network address. Null if it is not known.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "occurredAt",
            description: "When.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "impersonatorName",
            description: "Name of whoever of the staff acts as the member. Null if it is the member, and once that account is gone.",
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
    types: &[
        |registry| crate::graph::sessions::SECURITY_EVENT_KIND_WORDS.register(registry),
        |registry| crate::graph::sessions::SESSION_DEVICE_WORDS.register(registry),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::sessions::SecurityEvent {
    fn object(&self) -> &'static Object {
        &SECURITY_EVENT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("SecurityEvent", self.id)),
            1 => Show::show(&self.kind),
            2 => Show::show(&self.device),
            3 => Show::show(&self.browser),
            4 => Show::show(&self.ip_address),
            5 => Show::show(&self.occurred_at),
            6 => Show::show(&self.impersonator_name),
            7 => Got::Value(Value::String(self.id.to_string())),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::sessions::SecurityEvent, SECURITY_EVENT);

/// A page of `SecurityEvent`.
pub static SECURITY_EVENT_CONNECTION: Object = Object {
    name: "SecurityEventConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[SecurityEventEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&SECURITY_EVENT_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[SecurityEvent!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&SECURITY_EVENT),
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
        |registry| register_object(registry, &SECURITY_EVENT_EDGE),
        |registry| register_object(registry, &SECURITY_EVENT),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `SecurityEvent`.
pub static SECURITY_EVENT_EDGE: Object = Object {
    name: "SecurityEventEdge",
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
            ty: "SecurityEvent!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&SECURITY_EVENT),
        },
    ],
    types: &[],
};

impl Listed for crate::sessions::SecurityEvent {
    const CONNECTION: &'static Object = &SECURITY_EVENT_CONNECTION;
    const EDGE: &'static Object = &SECURITY_EVENT_EDGE;
}

/// `Session`.
pub static SESSION: Object = Object {
    name: "Session",
    description: "A sign-in that has not ended.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the sign-in.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "device",
            description: "What a sign-in came from.",
            ty: "SessionDevice!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "browser",
            description: "Name and major version of the browser, as it says. Null if it says neither.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "ipAddress",
            description: "Network address that it was used from last. Null if it is not known.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When somebody signed in.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "lastActive",
            description: "When it was used last to sign in or to get new tokens.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isCurrent",
            description: "Whether it is the one that asks.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "impersonatorName",
            description: "Name of whoever of the staff acts as the member. Null if it is the member, and once that account is gone.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "restId",
            description: "REST's id for it; arguments of type `ID` accept it too.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| crate::graph::sessions::SESSION_DEVICE_WORDS.register(registry),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::sessions::Session {
    fn object(&self) -> &'static Object {
        &SESSION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_name("Session", &self.id)),
            1 => Show::show(&self.device),
            2 => Show::show(&self.browser),
            3 => Show::show(&self.ip_address),
            4 => Show::show(&self.created_at),
            5 => Show::show(&self.last_active),
            6 => Show::show(&self.is_current),
            7 => Show::show(&self.impersonator_name),
            8 => Got::Value(Value::String(self.id.to_string())),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::sessions::Session, SESSION);

/// What the area `sessions` answers in the graph beside its operations.
#[async_trait]
pub trait SessionsEdges: Send + Sync {
    /// The `SecurityEvent` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_security_event(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "SecurityEvent", number, Some(Operation::ListSecurityEvents))
            .await
    }

    /// The `Session` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_session(
        &self,
        ctx: &Context<'_>,
        name: &str,
    ) -> async_graphql::Result<Found>;
}

/// Fields of `Mutation` that operations of the area `sessions` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct SessionsMutation;

static SESSIONS_MUTATION: Object = Object {
    name: "SessionsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "endOtherSessions",
            description: "End every sign-in of the account but the one that asks. Connections of the others close at once.",
            ty: "EndOtherSessionsPayload",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&END_OTHER_SESSIONS_ASKING),
        },
        Field {
            name: "endSession",
            description: "End one sign-in of the account. Its connections close at once. `NOT_FOUND` for one that has ended, or is not of the account.",
            ty: "EndSessionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "EndSessionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&END_SESSION_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &END_OTHER_SESSIONS_PAYLOAD),
        |registry| END_SESSION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &END_SESSION_PAYLOAD),
    ],
};

impl Row for SessionsMutation {
    fn object(&self) -> &'static Object {
        &SESSIONS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `sessions` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct SessionsViewer;

static SESSIONS_VIEWER: Object = Object {
    name: "SessionsViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "sessions",
            description: "Where the account is signed in: one entry for each sign-in that has not ended, the one used last first, 20 at most.",
            ty: "[Session!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_SESSIONS_ASKING),
        },
        Field {
            name: "securityEvents",
            description: "What happened to the account: sign-ins, failed ones, and changes of what signs in, the newest first, for a year.",
            ty: "SecurityEventConnection",
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
            source: Source::Operation(&LIST_SECURITY_EVENTS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::sessions::SESSION),
        |registry| register_object(
            registry,
            &crate::graph::sessions::SECURITY_EVENT_CONNECTION,
        ),
    ],
};

impl Row for SessionsViewer {
    fn object(&self) -> &'static Object {
        &SESSIONS_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_SESSIONS_ASKING: Asking = Asking {
    operation: Operation::ListSessions,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: list_sessions,
};

fn list_sessions(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::sessions::SessionList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static END_OTHER_SESSIONS_ASKING: Asking = Asking {
    operation: Operation::EndOtherSessions,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: end_other_sessions,
};

static END_OTHER_SESSIONS_PAYLOAD: Object = Object {
    name: "EndOtherSessionsPayload",
    description: "Result of `endOtherSessions`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "endedCount",
            description: "How many sign-ins have ended.",
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

fn end_other_sessions(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::sessions::EndedSessionsResponse = ask.made()?;
    Ok(
        Shown::of(&END_OTHER_SESSIONS_PAYLOAD)
            .with(IntoFound::into_found(answer.data.revoked_count))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static END_SESSION_ASKING: Asking = Asking {
    operation: Operation::EndSession,
    inputs: &[
        Input {
            argument: "sessionId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Name("Session"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: end_session,
};

static END_SESSION_INPUT_TABLE: InputTable = InputTable {
    name: "EndSessionInput",
    description: "Input of `endSession`.",
    fields: &[
        Argument {
            name: "sessionId",
            description: "Id of the sign-in.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static END_SESSION_PAYLOAD: Object = Object {
    name: "EndSessionPayload",
    description: "Result of `endSession`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedSessionId",
            description: "Global id of the session that is gone.",
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

fn end_session(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&END_SESSION_PAYLOAD)
            .removed_by_name("Session", ask.name("id"))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static LIST_SECURITY_EVENTS_ASKING: Asking = Asking {
    operation: Operation::ListSecurityEvents,
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
    answer: list_security_events,
};

fn list_security_events(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::sessions::SecurityEventPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}
