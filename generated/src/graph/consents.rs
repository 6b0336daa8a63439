// Made from contract/areas/consents.yaml by codegen; edit the contract instead.

//! The area `consents` in the graph.

use async_graphql::Value;
use async_trait::async_trait;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Object, Row, Show, Shown, Source, plus,
    register_object, scalar,
};

/// The words of `CookieCategory`.
pub static COOKIE_CATEGORY_WORDS: EnumTable = EnumTable {
    name: "CookieCategory",
    description: "What cookies are for.",
    values: &[
        EnumValue {
            name: "ESSENTIAL",
            word: "essential",
            description: "What the pages do not work without; it needs no consent.",
        },
        EnumValue {
            name: "FUNCTIONAL",
            word: "functional",
            description: "What is kept for convenience.",
        },
        EnumValue {
            name: "ANALYTICS",
            word: "analytics",
            description: "How the pages are used.",
        },
        EnumValue {
            name: "MARKETING",
            word: "marketing",
            description: "News and offers that fit.",
        },
    ],
};

crate::graph_words!(crate ::consents::CookieCategory, COOKIE_CATEGORY_WORDS);

/// `Consent`.
pub static CONSENT: Object = Object {
    name: "Consent",
    description: "A type of consent, and what a member decided about it.",
    interfaces: &[],
    fields: &[
        Field {
            name: "slug",
            description: "Which type it is.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isGiven",
            description: "Whether the member agrees.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "version",
            description: "Version of the text that was agreed to, or not. Null if nothing was decided.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "givenAt",
            description: "When the member agreed last. Null if never.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "withdrawnAt",
            description: "When the consent was withdrawn. Null if they agree or never did.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "name",
            description: "Its name, in the language of the call.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "description",
            description: "What it means, in the language of the call.",
            ty: "String!",
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
            name: "isRequired",
            description: "Whether nobody can be a member without it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| scalar(registry, "DateTime")],
};

impl Row for crate::consents::Consent {
    fn object(&self) -> &'static Object {
        &CONSENT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.consent_type_slug),
            1 => Show::show(&self.given),
            2 => Show::show(&self.consent_version),
            3 => Show::show(&self.given_at),
            4 => Show::show(&self.withdrawn_at),
            5 => Show::show(&self.name),
            6 => Show::show(&self.description),
            7 => Show::show(&self.category),
            8 => Show::show(&self.is_required),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::consents::Consent, CONSENT);

/// `CookieConsent`.
pub static COOKIE_CONSENT: Object = Object {
    name: "CookieConsent",
    description: "What a browser decided about cookies.",
    interfaces: &[],
    fields: &[
        Field {
            name: "key",
            description: "What the browser shows to read its decision, and to decide anew.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isFunctional",
            description: "Whether functional ones are agreed to.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isAnalytics",
            description: "Whether analytics are agreed to.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isMarketing",
            description: "Whether marketing is agreed to.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "version",
            description: "The version of the document `cookies` that was in force. `0` if there was none.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isCurrent",
            description: "Whether that version is in force still.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "decidedAt",
            description: "When it was decided.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "expiresAt",
            description: "When it ends.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| scalar(registry, "DateTime")],
};

impl Row for crate::consents::CookieConsent {
    fn object(&self) -> &'static Object {
        &COOKIE_CONSENT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.consent_id),
            1 => Show::show(&self.functional),
            2 => Show::show(&self.analytics),
            3 => Show::show(&self.marketing),
            4 => Show::show(&self.version),
            5 => Show::show(&self.is_current),
            6 => Show::show(&self.decided_at),
            7 => Show::show(&self.expires_at),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::consents::CookieConsent, COOKIE_CONSENT);

impl From<crate::consents::DecidedConsent> for crate::consents::Consent {
    fn from(row: crate::consents::DecidedConsent) -> Self {
        Self {
            consent_type_slug: row.consent_type_slug,
            consent_given: row.consent_given,
            given: row.given,
            consent_version: row.consent_version,
            given_at: row.given_at,
            withdrawn_at: row.withdrawn_at,
            name: row.name,
            description: row.description,
            category: row.category,
            is_required: row.is_required,
        }
    }
}

impl IntoFound for crate::consents::DecidedConsent {
    fn into_found(self) -> Found {
        IntoFound::into_found(crate::consents::Consent::from(self))
    }
}

impl IntoFound for Vec<crate::consents::DecidedConsent> {
    fn into_found(self) -> Found {
        self.into_iter()
            .map(crate::consents::Consent::from)
            .collect::<Vec<_>>()
            .into_found()
    }
}

/// What the area `consents` answers in the graph beside its operations.
#[async_trait]
pub trait ConsentsEdges: Send + Sync {}

impl<T: Send + Sync> ConsentsEdges for T {}

/// Fields of `Mutation` that operations of the area `consents` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct ConsentsMutation;

static CONSENTS_MUTATION: Object = Object {
    name: "ConsentsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "updateConsent",
            description: "Agree to something, or no more. Each decision is kept with its time.",
            ty: "UpdateConsentPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateConsentInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_MY_CONSENT_ASKING),
        },
        Field {
            name: "decideCookieConsent",
            description: "Decide about cookies, before anybody signs in. Essential ones need no consent. It is kept for 180 days without anything that says who it is; with `consentKey`, it stands instead of what was decided before.",
            ty: "DecideCookieConsentPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DecideCookieConsentInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DECIDE_COOKIE_CONSENT_ASKING),
        },
    ],
    types: &[
        |registry| UPDATE_CONSENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_CONSENT_PAYLOAD),
        |registry| DECIDE_COOKIE_CONSENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DECIDE_COOKIE_CONSENT_PAYLOAD),
    ],
};

impl Row for ConsentsMutation {
    fn object(&self) -> &'static Object {
        &CONSENTS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `consents` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct ConsentsQuery;

static CONSENTS_QUERY: Object = Object {
    name: "ConsentsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "cookieConsent",
            description: "What a browser decided about cookies, before anybody signs in. Null when it decided nothing, or longer than 180 days ago.",
            ty: "CookieConsent",
            arguments: &[
                Argument {
                    name: "consentKey",
                    description: "What the browser was given with its decision.",
                    ty: "String",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_COOKIE_CONSENT_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::consents::COOKIE_CONSENT),
    ],
};

impl Row for ConsentsQuery {
    fn object(&self) -> &'static Object {
        &CONSENTS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `consents` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct ConsentsViewer;

static CONSENTS_VIEWER: Object = Object {
    name: "ConsentsViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "consents",
            description: "Every type of consent that there is, and what the viewer decided about it last.",
            ty: "[Consent!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_MY_CONSENTS_ASKING),
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::consents::CONSENT)],
};

impl Row for ConsentsViewer {
    fn object(&self) -> &'static Object {
        &CONSENTS_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_MY_CONSENTS_ASKING: Asking = Asking {
    operation: Operation::ListMyConsents,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: list_my_consents,
};

fn list_my_consents(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::consents::ConsentList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static UPDATE_MY_CONSENT_ASKING: Asking = Asking {
    operation: Operation::UpdateMyConsent,
    inputs: &[
        Input {
            argument: "slug",
            wire: "slug",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "given",
            wire: "given",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: update_my_consent,
};

static UPDATE_CONSENT_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateConsentInput",
    description: "Input of `updateConsent`.",
    fields: &[
        Argument {
            name: "slug",
            description: "Which type of consent.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "given",
            description: "Whether the viewer agrees.",
            ty: "Boolean!",
            default: None,
        },
    ],
    types: &[],
};

static UPDATE_CONSENT_PAYLOAD: Object = Object {
    name: "UpdateConsentPayload",
    description: "Result of `updateConsent`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "consent",
            description: "The consent after the change.",
            ty: "Consent",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::consents::CONSENT),
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
    types: &[|registry| register_object(registry, &crate::graph::consents::CONSENT)],
};

fn update_my_consent(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::consents::ConsentResponse = ask.made()?;
    Ok(
        Shown::of(&UPDATE_CONSENT_PAYLOAD)
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

static GET_COOKIE_CONSENT_ASKING: Asking = Asking {
    operation: Operation::GetCookieConsent,
    inputs: &[
        Input {
            argument: "consentKey",
            wire: "consent_id",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_cookie_consent,
};

fn get_cookie_consent(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::consents::CookieConsentResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static DECIDE_COOKIE_CONSENT_ASKING: Asking = Asking {
    operation: Operation::DecideCookieConsent,
    inputs: &[
        Input {
            argument: "categories",
            wire: "categories",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::consents::COOKIE_CATEGORY_WORDS),
        },
        Input {
            argument: "consentKey",
            wire: "consent_id",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: decide_cookie_consent,
};

static DECIDE_COOKIE_CONSENT_INPUT_TABLE: InputTable = InputTable {
    name: "DecideCookieConsentInput",
    description: "Input of `decideCookieConsent`.",
    fields: &[
        Argument {
            name: "categories",
            description: "All that is agreed to.",
            ty: "[CookieCategory!]",
            default: None,
        },
        Argument {
            name: "consentKey",
            description: "What the browser was given with its decision before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[|registry| crate::graph::consents::COOKIE_CATEGORY_WORDS.register(registry)],
};

static DECIDE_COOKIE_CONSENT_PAYLOAD: Object = Object {
    name: "DecideCookieConsentPayload",
    description: "Result of `decideCookieConsent`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "consent",
            description: "The cookie consent after the change.",
            ty: "CookieConsent",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::consents::COOKIE_CONSENT),
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
        |registry| register_object(registry, &crate::graph::consents::COOKIE_CONSENT),
    ],
};

fn decide_cookie_consent(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::consents::CookieConsentDecidedResponse = ask.made()?;
    Ok(
        Shown::of(&DECIDE_COOKIE_CONSENT_PAYLOAD)
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
