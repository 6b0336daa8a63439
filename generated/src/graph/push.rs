// Made from contract/areas/push.yaml by codegen; edit the contract instead.

//! The area `push` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Object, Row, Show, Shown, Source, found_together,
    global_id, numbered, plus, register_object, scalar,
};

/// The words of `PushFailureStatus`.
pub static PUSH_FAILURE_STATUS_WORDS: EnumTable = EnumTable {
    name: "PushFailureStatus",
    description: "Whether it reached any browser or phone.",
    values: &[
        EnumValue {
            name: "PARTIAL",
            word: "partial",
            description: "It reached some.",
        },
        EnumValue {
            name: "FAILED",
            word: "failed",
            description: "It reached none.",
        },
    ],
};

/// `PushFailure`.
pub static PUSH_FAILURE: Object = Object {
    name: "PushFailure",
    description: "A push message that did not reach all browsers and phones.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the entry in the log.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "member",
            description: "To whom it was sent. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "activityType",
            description: "What it was about, such as `new_message`.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Whether it reached any browser or phone.",
            ty: "PushFailureStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "phonesFailed",
            description: "How many phones it did not reach.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "error",
            description: "Why.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When.",
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
        |registry| crate::graph::push::PUSH_FAILURE_STATUS_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::push::PushFailure {
    fn object(&self) -> &'static Object {
        &PUSH_FAILURE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("PushFailure", self.id)),
            2 => Show::show(&self.activity_type),
            3 => Got::Value(PUSH_FAILURE_STATUS_WORDS.value(self.status.as_str())),
            4 => Show::show(&self.fcm_failed),
            5 => Show::show(&self.error),
            6 => Show::show(&self.created_at),
            7 => Got::Value(Value::String(self.id.to_string())),
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
                1 => {
                    match numbered(&self.user_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::push::PushFailure, PUSH_FAILURE);

/// `SendPushPayload`.
pub static SEND_PUSH_PAYLOAD: Object = Object {
    name: "SendPushPayload",
    description: "Messages that are being sent.",
    interfaces: &[],
    fields: &[
        Field {
            name: "sent",
            description: "How many messages are being sent.",
            ty: "Int!",
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

impl Row for crate::push::PushSent {
    fn object(&self) -> &'static Object {
        &SEND_PUSH_PAYLOAD
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.sent),
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
                1 => edges.find_viewer(ctx, 0).await,
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::push::PushSent, SEND_PUSH_PAYLOAD);

/// `PushStatus`.
pub static PUSH_STATUS: Object = Object {
    name: "PushStatus",
    description: "Push subscriptions of the viewer's browsers.",
    interfaces: &[],
    fields: &[
        Field {
            name: "subscribed",
            description: "Whether there is any.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "subscriptionCount",
            description: "How many there are.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::push::PushStatus {
    fn object(&self) -> &'static Object {
        &PUSH_STATUS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.subscribed),
            1 => Show::show(&self.subscription_count),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::push::PushStatus, PUSH_STATUS);

/// `PushSummary`.
pub static PUSH_SUMMARY: Object = Object {
    name: "PushSummary",
    description: "Delivery of push messages to browsers and phones.",
    interfaces: &[],
    fields: &[
        Field {
            name: "windowDays",
            description: "How many days back.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "messageCount",
            description: "How many messages were sent.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "delivered",
            description: "How many messages reached everything.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "partial",
            description: "How many messages reached some.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "failed",
            description: "How many messages reached nothing.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "successPercent",
            description: "Percentage of messages that reached something, one decimal. Null when none were sent.",
            ty: "Float",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "phonesReached",
            description: "How many phones were reached.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "phonesFailed",
            description: "How many phones were not reached.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "browsersReached",
            description: "How many browsers were reached.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "recentFailures",
            description: "The newest messages that did not reach everything, newest first.",
            ty: "[PushFailure!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::push::PUSH_FAILURE),
        },
        Field {
            name: "typeCounts",
            description: "Messages by type: the twelve most frequent types, the most frequent first.",
            ty: "[PushTypeCount!]!",
            arguments: &[],
            cost: Some(plus::<12>),
            source: Source::Edge,
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::push::PUSH_FAILURE)],
};

impl Row for crate::push::PushSummary {
    fn object(&self) -> &'static Object {
        &PUSH_SUMMARY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.window_days),
            1 => Show::show(&self.total),
            2 => Show::show(&self.delivered),
            3 => Show::show(&self.partial),
            4 => Show::show(&self.failed),
            5 => Show::show(&self.success_pct),
            6 => Show::show(&self.fcm_sent),
            7 => Show::show(&self.fcm_failed),
            8 => Show::show(&self.web_delivered),
            9 => Show::show(&self.recent_failures),
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
                10 => edges.push_summary_type_counts(ctx, self).await,
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::push::PushSummary, PUSH_SUMMARY);

/// What the area `push` answers in the graph beside its operations.
#[async_trait]
pub trait PushEdges: Send + Sync {
    /// The `PushFailure` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_push_failure(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "PushFailure", number, Some(Operation::GetPushSummary)).await
    }

    /// `PushSummary.typeCounts`: Messages by type: the twelve most frequent types, the most frequent first.
    async fn push_summary_type_counts(
        &self,
        ctx: &Context<'_>,
        row: &crate::push::PushSummary,
    ) -> async_graphql::Result<Found>;
}

/// Fields of `Mutation` that operations of the area `push` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct PushMutation;

static PUSH_MUTATION: Object = Object {
    name: "PushMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "subscribePush",
            description: "Subscribe a browser to push messages. It belongs to the viewer from now on, and to no other account of the community. The input is what `PushSubscription.toJSON()` gives; an empty or missing `endpoint` subscribes nothing. `VALIDATION_ERROR` for an endpoint that is no public `https` address and for invalid keys; `NOT_FOUND` for somebody who is no member of this community.",
            ty: "SubscribePushPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "SubscribePushInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&SUBSCRIBE_PUSH_ASKING),
        },
        Field {
            name: "unsubscribePush",
            description: "Unsubscribe a browser from push messages. No error if it is not the viewer's.",
            ty: "UnsubscribePushPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UnsubscribePushInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UNSUBSCRIBE_PUSH_ASKING),
        },
        Field {
            name: "sendPush",
            description: "For administrators: send a push message to browsers of the named members, or of everybody, who have subscribed and have not switched push messages off. It is sent in the background; `pushSummary` tells how many were reached. The same title, body and `url` are not sent to a member again within 60 seconds.",
            ty: "SendPushPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "SendPushInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&SEND_PUSH_ASKING),
        },
        Field {
            name: "registerDevice",
            description: "Register a phone for push messages. It belongs to the viewer from now on, and to no other account of any community. Nothing is stored if nobody is signed in. `NOT_FOUND` for somebody who is no member of this community.",
            ty: "RegisterDevicePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RegisterDeviceInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REGISTER_DEVICE_ASKING),
        },
        Field {
            name: "unregisterDevice",
            description: "Unregister a phone, so that it gets no more push messages of this community; for a signed-in member, one of their own. No error if it is not known.",
            ty: "UnregisterDevicePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UnregisterDeviceInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UNREGISTER_DEVICE_ASKING),
        },
    ],
    types: &[
        |registry| SUBSCRIBE_PUSH_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &SUBSCRIBE_PUSH_PAYLOAD),
        |registry| UNSUBSCRIBE_PUSH_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UNSUBSCRIBE_PUSH_PAYLOAD),
        |registry| register_object(registry, &crate::graph::push::SEND_PUSH_PAYLOAD),
        |registry| SEND_PUSH_INPUT_TABLE.register(registry),
        |registry| REGISTER_DEVICE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REGISTER_DEVICE_PAYLOAD),
        |registry| UNREGISTER_DEVICE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UNREGISTER_DEVICE_PAYLOAD),
    ],
};

impl Row for PushMutation {
    fn object(&self) -> &'static Object {
        &PUSH_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `push` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct PushQuery;

static PUSH_QUERY: Object = Object {
    name: "PushQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "vapidPublicKey",
            description: "The server's public VAPID key, for `PushManager.subscribe`: an uncompressed point on P-256 in base64url. The same for every community.",
            ty: "String",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_VAPID_KEY_ASKING),
        },
        Field {
            name: "pushSummary",
            description: "What became of messages to browsers and phones, for administrators.",
            ty: "PushSummary",
            arguments: &[
                Argument {
                    name: "days",
                    description: "How many days back, 1 to 90. A value out of bounds is moved to the nearest bound.",
                    ty: "Int",
                    default: Some("7"),
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_PUSH_SUMMARY_ASKING),
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::push::PUSH_SUMMARY)],
};

impl Row for PushQuery {
    fn object(&self) -> &'static Object {
        &PUSH_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `push` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct PushViewer;

static PUSH_VIEWER: Object = Object {
    name: "PushViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "pushStatus",
            description: "The viewer's push subscriptions.",
            ty: "PushStatus",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_PUSH_STATUS_ASKING),
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::push::PUSH_STATUS)],
};

impl Row for PushViewer {
    fn object(&self) -> &'static Object {
        &PUSH_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static GET_VAPID_KEY_ASKING: Asking = Asking {
    operation: Operation::GetVapidKey,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_vapid_key,
};

fn get_vapid_key(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::push::VapidKeyResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data.vapid_public_key))
}

static SUBSCRIBE_PUSH_ASKING: Asking = Asking {
    operation: Operation::SubscribePush,
    inputs: &[
        Input {
            argument: "endpoint",
            wire: "endpoint",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "expirationTime",
            wire: "expirationTime",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "keys",
            wire: "keys",
            place: InputPlace::Body,
            kind: InputKind::Object(&PUSH_KEYS_INPUT_INPUTS),
        },
        Input {
            argument: "deviceName",
            wire: "device_name",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: subscribe_push,
};

static SUBSCRIBE_PUSH_INPUT_TABLE: InputTable = InputTable {
    name: "SubscribePushInput",
    description: "Input of `subscribePush`.",
    fields: &[
        Argument {
            name: "endpoint",
            description: "Endpoint of the push subscription. Empty subscribes nothing.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "expirationTime",
            description: "When the browser's subscription ends, in milliseconds. Ignored.",
            ty: "Float",
            default: None,
        },
        Argument {
            name: "keys",
            description: "Keys that messages to this browser are encrypted with.",
            ty: "PushKeysInput",
            default: None,
        },
        Argument {
            name: "deviceName",
            description: "Name of the device.",
            ty: "String",
            default: None,
        },
    ],
    types: &[|registry| PUSH_KEYS_INPUT_TABLE.register(registry)],
};

static PUSH_KEYS_INPUT_TABLE: InputTable = InputTable {
    name: "PushKeysInput",
    description: "Keys that messages to this browser are encrypted with.",
    fields: &[
        Argument {
            name: "p256dh",
            description: "Uncompressed point on P-256 in base64url.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "auth",
            description: "16 bytes in base64url.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static PUSH_KEYS_INPUT_INPUTS: [Input; 2] = [
    Input {
        argument: "p256dh",
        wire: "p256dh",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "auth",
        wire: "auth",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
];

static SUBSCRIBE_PUSH_PAYLOAD: Object = Object {
    name: "SubscribePushPayload",
    description: "Result of `subscribePush`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "subscribed",
            description: "Whether this browser is subscribed now.",
            ty: "Boolean",
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

fn subscribe_push(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::push::PushSubscribedResponse = ask.made()?;
    Ok(
        Shown::of(&SUBSCRIBE_PUSH_PAYLOAD)
            .with(IntoFound::into_found(answer.data.subscribed))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static UNSUBSCRIBE_PUSH_ASKING: Asking = Asking {
    operation: Operation::UnsubscribePush,
    inputs: &[
        Input {
            argument: "endpoint",
            wire: "endpoint",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: unsubscribe_push,
};

static UNSUBSCRIBE_PUSH_INPUT_TABLE: InputTable = InputTable {
    name: "UnsubscribePushInput",
    description: "Input of `unsubscribePush`.",
    fields: &[
        Argument {
            name: "endpoint",
            description: "Endpoint of the push subscription.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static UNSUBSCRIBE_PUSH_PAYLOAD: Object = Object {
    name: "UnsubscribePushPayload",
    description: "Result of `unsubscribePush`.",
    interfaces: &[],
    fields: &[
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

fn unsubscribe_push(_: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&UNSUBSCRIBE_PUSH_PAYLOAD)
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static GET_PUSH_STATUS_ASKING: Asking = Asking {
    operation: Operation::GetPushStatus,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_push_status,
};

fn get_push_status(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::push::PushStatusResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static SEND_PUSH_ASKING: Asking = Asking {
    operation: Operation::SendPush,
    inputs: &[
        Input {
            argument: "title",
            wire: "title",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "body",
            wire: "body",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "memberIds",
            wire: "user_ids",
            place: InputPlace::Body,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "icon",
            wire: "icon",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "badge",
            wire: "badge",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "url",
            wire: "url",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "tag",
            wire: "tag",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "idempotencyKey",
            wire: "idempotency_key",
            place: InputPlace::Key,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: send_push,
};

static SEND_PUSH_INPUT_TABLE: InputTable = InputTable {
    name: "SendPushInput",
    description: "Input of `sendPush`.",
    fields: &[
        Argument {
            name: "title",
            description: "Title.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "body",
            description: "Text.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "memberIds",
            description: "Only to these members; to everybody by default.",
            ty: "[ID!]",
            default: None,
        },
        Argument {
            name: "icon",
            description: "Path of an icon in the app.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "badge",
            description: "Path of a small monochrome icon in the app.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "url",
            description: "Link, relative to the app.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "tag",
            description: "A later message with the same tag replaces this one.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

fn send_push(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::push::PushSentResponse = ask.answer()?;
    Ok(IntoFound::into_found(answer.data))
}

static REGISTER_DEVICE_ASKING: Asking = Asking {
    operation: Operation::RegisterDevice,
    inputs: &[
        Input {
            argument: "token",
            wire: "token",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "platform",
            wire: "platform",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: register_device,
};

static REGISTER_DEVICE_INPUT_TABLE: InputTable = InputTable {
    name: "RegisterDeviceInput",
    description: "Input of `registerDevice`.",
    fields: &[
        Argument {
            name: "token",
            description: "The token of its push service.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "platform",
            description: "What kind of phone it is, such as `ios`.",
            ty: "String",
            default: Some("\"android\""),
        },
    ],
    types: &[],
};

static REGISTER_DEVICE_PAYLOAD: Object = Object {
    name: "RegisterDevicePayload",
    description: "Result of `registerDevice`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "registered",
            description: "Whether the browser or phone is registered now.",
            ty: "Boolean",
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

fn register_device(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::push::DeviceRegisteredResponse = ask.made()?;
    Ok(
        Shown::of(&REGISTER_DEVICE_PAYLOAD)
            .with(IntoFound::into_found(answer.data.registered))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static UNREGISTER_DEVICE_ASKING: Asking = Asking {
    operation: Operation::UnregisterDevice,
    inputs: &[
        Input {
            argument: "token",
            wire: "token",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: unregister_device,
};

static UNREGISTER_DEVICE_INPUT_TABLE: InputTable = InputTable {
    name: "UnregisterDeviceInput",
    description: "Input of `unregisterDevice`.",
    fields: &[
        Argument {
            name: "token",
            description: "The token of its push service.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static UNREGISTER_DEVICE_PAYLOAD: Object = Object {
    name: "UnregisterDevicePayload",
    description: "Result of `unregisterDevice`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "unregistered",
            description: "Whether the phone was known.",
            ty: "Boolean",
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

fn unregister_device(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::push::DeviceUnregisteredResponse = ask.made()?;
    Ok(
        Shown::of(&UNREGISTER_DEVICE_PAYLOAD)
            .with(IntoFound::into_found(answer.data.unregistered))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static GET_PUSH_SUMMARY_ASKING: Asking = Asking {
    operation: Operation::GetPushSummary,
    inputs: &[
        Input {
            argument: "days",
            wire: "days",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_push_summary,
};

fn get_push_summary(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::push::PushSummaryResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}
