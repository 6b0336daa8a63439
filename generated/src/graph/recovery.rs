// Made from contract/areas/recovery.yaml by codegen; edit the contract instead.

//! The area `recovery` in the graph.

use async_graphql::Value;
use async_trait::async_trait;

use crate::operations::Operation;
use crate::runtime::graph::{
    Ask, Asking, Field, Found, Got, IntoFound, Object, Row, Show, Shown, Source, plus,
    register_object, scalar,
};

/// `EmailChange`.
pub static EMAIL_CHANGE: Object = Object {
    name: "EmailChange",
    description: "The address of an account and the one that waits to be confirmed.",
    interfaces: &[],
    fields: &[
        Field {
            name: "email",
            description: "Address to sign in with, lower case.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "pendingEmail",
            description: "The new address. Null if none waits.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "expiresAt",
            description: "Until when it can be confirmed. Null if none waits.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| scalar(registry, "DateTime")],
};

impl Row for crate::recovery::EmailChange {
    fn object(&self) -> &'static Object {
        &EMAIL_CHANGE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.email),
            1 => Show::show(&self.pending_email),
            2 => Show::show(&self.expires_at),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::recovery::EmailChange, EMAIL_CHANGE);

/// What the area `recovery` answers in the graph beside its operations.
#[async_trait]
pub trait RecoveryEdges: Send + Sync {}

impl<T: Send + Sync> RecoveryEdges for T {}

/// Fields of `Mutation` that operations of the area `recovery` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct RecoveryMutation;

static RECOVERY_MUTATION: Object = Object {
    name: "RecoveryMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "cancelEmailChange",
            description: "Take back a change of the e-mail address that waits to be confirmed. `NOT_FOUND` when none does.",
            ty: "CancelEmailChangePayload",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&CANCEL_EMAIL_CHANGE_ASKING),
        },
    ],
    types: &[|registry| register_object(registry, &CANCEL_EMAIL_CHANGE_PAYLOAD)],
};

impl Row for RecoveryMutation {
    fn object(&self) -> &'static Object {
        &RECOVERY_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `recovery` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct RecoveryViewer;

static RECOVERY_VIEWER: Object = Object {
    name: "RecoveryViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "emailChange",
            description: "The address that the viewer signs in with, and the new one if one waits to be confirmed.",
            ty: "EmailChange",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_EMAIL_CHANGE_ASKING),
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::recovery::EMAIL_CHANGE)],
};

impl Row for RecoveryViewer {
    fn object(&self) -> &'static Object {
        &RECOVERY_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static GET_EMAIL_CHANGE_ASKING: Asking = Asking {
    operation: Operation::GetEmailChange,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_email_change,
};

fn get_email_change(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::recovery::EmailChangeResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static CANCEL_EMAIL_CHANGE_ASKING: Asking = Asking {
    operation: Operation::CancelEmailChange,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: cancel_email_change,
};

static CANCEL_EMAIL_CHANGE_PAYLOAD: Object = Object {
    name: "CancelEmailChangePayload",
    description: "Result of `cancelEmailChange`.",
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

fn cancel_email_change(_: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&CANCEL_EMAIL_CHANGE_PAYLOAD)
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}
