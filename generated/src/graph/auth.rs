// Made from contract/areas/auth.yaml by codegen; edit the contract instead.

//! The area `auth` in the graph.

use async_graphql::Value;
use async_trait::async_trait;

use crate::operations::Operation;
use crate::runtime::graph::{
    Ask, Asking, EnumTable, EnumValue, Field, Found, Got, IntoFound, Object, Row, Show,
    Source, plus, register_object,
};

/// The words of `RegistrationMode`.
pub static REGISTRATION_MODE_WORDS: EnumTable = EnumTable {
    name: "RegistrationMode",
    description: "Who may register.",
    values: &[
        EnumValue {
            name: "OPEN",
            word: "open",
            description: "Anybody.",
        },
        EnumValue {
            name: "CLOSED",
            word: "closed",
            description: "Nobody.",
        },
        EnumValue {
            name: "INVITE_ONLY",
            word: "invite_only",
            description: "Whoever has an invitation.",
        },
        EnumValue {
            name: "WAITLIST",
            word: "waitlist",
            description: "Anybody, after a place has become free: an administrator decides.",
        },
        EnumValue {
            name: "VERIFIED_IDENTITY",
            word: "verified_identity",
            description: "Whoever has proved their identity, which is looked at outside of this program: an administrator decides.",
        },
        EnumValue {
            name: "GOVERNMENT_ID",
            word: "government_id",
            description: "Whoever has shown an official document, which is looked at outside of this program: an administrator decides.",
        },
    ],
};

crate::graph_words!(crate ::auth::RegistrationMode, REGISTRATION_MODE_WORDS);

/// `Registration`.
pub static REGISTRATION: Object = Object {
    name: "Registration",
    description: "How the community takes new members.",
    interfaces: &[],
    fields: &[
        Field {
            name: "mode",
            description: "Who may register.",
            ty: "RegistrationMode!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "requiresInviteCode",
            description: "Whether an invitation is needed.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "requiresVerification",
            description: "Whether the e-mail address must be confirmed before the first sign-in.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isWaitlist",
            description: "Whether new members are put on a waiting list.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isClosed",
            description: "Whether nobody can register.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "canRegister",
            description: "Whether registering can succeed now.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "message",
            description: "Sentence for people, in the language of the call. Null when there is nothing to say.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| crate::graph::auth::REGISTRATION_MODE_WORDS.register(registry)],
};

impl Row for crate::auth::RegistrationInfo {
    fn object(&self) -> &'static Object {
        &REGISTRATION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.registration_mode),
            1 => Show::show(&self.requires_invite_code),
            2 => Show::show(&self.requires_verification),
            3 => Show::show(&self.is_waitlist),
            4 => Show::show(&self.is_closed),
            5 => Show::show(&self.can_register),
            6 => Show::show(&self.message),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::auth::RegistrationInfo, REGISTRATION);

/// What the area `auth` answers in the graph beside its operations.
#[async_trait]
pub trait AuthEdges: Send + Sync {}

impl<T: Send + Sync> AuthEdges for T {}

/// Fields of `Query` that operations of the area `auth` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct AuthQuery;

static AUTH_QUERY: Object = Object {
    name: "AuthQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "registration",
            description: "How the community of the request takes new members. No sign-in is needed. Whoever registers does so with the REST API.",
            ty: "Registration",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_REGISTRATION_INFO_ASKING),
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::auth::REGISTRATION)],
};

impl Row for AuthQuery {
    fn object(&self) -> &'static Object {
        &AUTH_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static GET_REGISTRATION_INFO_ASKING: Asking = Asking {
    operation: Operation::GetRegistrationInfo,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_registration_info,
};

fn get_registration_info(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::auth::RegistrationInfoResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}
