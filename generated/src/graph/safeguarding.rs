// Made from contract/areas/safeguarding.yaml by codegen; edit the contract instead.

//! The area `safeguarding` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Shown,
    Source, global_id, numbered, page_cost, plus, register_object, scalar,
};

/// The words of `SafeguardingDirection`.
pub static SAFEGUARDING_DIRECTION_WORDS: EnumTable = EnumTable {
    name: "SafeguardingDirection",
    description: "Whom `no_contact` binds: `to`, nobody may turn to the member; `from`, the member may turn to nobody; `both`.",
    values: &[
        EnumValue {
            name: "TO",
            word: "to",
            description: "Nobody may turn to the member.",
        },
        EnumValue {
            name: "FROM",
            word: "from",
            description: "The member may turn to nobody.",
        },
        EnumValue {
            name: "BOTH",
            word: "both",
            description: "Neither.",
        },
    ],
};

crate::graph_words!(
    crate ::safeguarding::SafeguardingDirection, SAFEGUARDING_DIRECTION_WORDS
);

/// The words of `SafeguardingInteraction`.
pub static SAFEGUARDING_INTERACTION_WORDS: EnumTable = EnumTable {
    name: "SafeguardingInteraction",
    description: "What two members may do with one another.",
    values: &[
        EnumValue {
            name: "CONNECTION_REQUEST",
            word: "connection_request",
            description: "Ask for a connection.",
        },
        EnumValue {
            name: "CONNECTION_ACCEPT",
            word: "connection_accept",
            description: "Accept a connection.",
        },
        EnumValue {
            name: "REVIEW",
            word: "review",
            description: "Review the other.",
        },
        EnumValue {
            name: "SKILL_ENDORSEMENT",
            word: "skill_endorsement",
            description: "Endorse a skill of the other.",
        },
        EnumValue {
            name: "TRANSFER",
            word: "transfer",
            description: "Give hours to the other.",
        },
        EnumValue {
            name: "EXCHANGE",
            word: "exchange",
            description: "Any step of an exchange.",
        },
        EnumValue {
            name: "MESSAGE",
            word: "message",
            description: "Write to the other.",
        },
        EnumValue {
            name: "GROUP_JOIN",
            word: "group_join",
            description: "Join a group of the other.",
        },
    ],
};

crate::graph_words!(
    crate ::safeguarding::SafeguardingInteraction, SAFEGUARDING_INTERACTION_WORDS
);

/// The words of `SafeguardingKind`.
pub static SAFEGUARDING_KIND_WORDS: EnumTable = EnumTable {
    name: "SafeguardingKind",
    description: "What a measure does. `no_contact` keeps a member, or two, from meeting others. `vetting_required` and `jurisdiction_required` let only those meet the member who are `vetted`, or of whom it is known where they live (`jurisdiction_known`).",
    values: &[
        EnumValue {
            name: "NO_CONTACT",
            word: "no_contact",
            description: "Keeps a member, or two, from meeting others.",
        },
        EnumValue {
            name: "VETTING_REQUIRED",
            word: "vetting_required",
            description: "Lets only those meet the member who are vetted.",
        },
        EnumValue {
            name: "JURISDICTION_REQUIRED",
            word: "jurisdiction_required",
            description: "Lets only those meet the member of whom it is known where they live.",
        },
        EnumValue {
            name: "VETTED",
            word: "vetted",
            description: "The member is vetted.",
        },
        EnumValue {
            name: "JURISDICTION_KNOWN",
            word: "jurisdiction_known",
            description: "It is known where the member lives.",
        },
    ],
};

crate::graph_words!(crate ::safeguarding::SafeguardingKind, SAFEGUARDING_KIND_WORDS);

/// `SafeguardingMeasure`.
pub static SAFEGUARDING_MEASURE: Object = Object {
    name: "SafeguardingMeasure",
    description: "A measure with who took and lifted it, and why.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the measure.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "kind",
            description: "What a measure does. `no_contact` keeps a member, or two, from meeting others. `vetting_required` and `jurisdiction_required` let only those meet the member who are `vetted`, or of whom it is known where they live (`jurisdiction_known`).",
            ty: "SafeguardingKind!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "member",
            description: "Whom it is about. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "partner",
            description: "The one other member it holds for. Null if it holds for all.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "direction",
            description: "Whom `no_contact` binds: `to`, nobody may turn to the member; `from`, the member may turn to nobody; `both`.",
            ty: "SafeguardingDirection!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "interactions",
            description: "What it holds for. Null for everything.",
            ty: "[SafeguardingInteraction!]",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "jurisdiction",
            description: "The country or region it is about, as the community writes it.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reason",
            description: "Why it was taken.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "startsAt",
            description: "It holds from then on.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "endsAt",
            description: "It holds until then. Null if it has no end.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "inForce",
            description: "Whether it holds at the moment.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "madeBy",
            description: "Whoever took it. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "madeAt",
            description: "When it was taken.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "liftedBy",
            description: "Whoever lifted it. Null if nobody did, or they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "liftedAt",
            description: "When it was lifted.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "liftReason",
            description: "Why it was lifted.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "restId",
            description: "Its id at the REST door.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::safeguarding::SAFEGUARDING_DIRECTION_WORDS.register(registry)
        },
        |registry| {
            crate::graph::safeguarding::SAFEGUARDING_INTERACTION_WORDS.register(registry)
        },
        |registry| {
            crate::graph::safeguarding::SAFEGUARDING_KIND_WORDS.register(registry)
        },
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::safeguarding::SafeguardingMeasure {
    fn object(&self) -> &'static Object {
        &SAFEGUARDING_MEASURE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("SafeguardingMeasure", self.id)),
            1 => Show::show(&self.kind),
            4 => Show::show(&self.direction),
            5 => Show::show(&self.interactions),
            6 => Show::show(&self.jurisdiction),
            7 => Show::show(&self.reason),
            8 => Show::show(&self.starts_at),
            9 => Show::show(&self.ends_at),
            10 => Show::show(&self.in_force),
            12 => Show::show(&self.made_at),
            14 => Show::show(&self.lifted_at),
            15 => Show::show(&self.lift_reason),
            16 => Got::Value(Value::String(self.id.to_string())),
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
                2 => {
                    match numbered(&self.member_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                3 => {
                    match numbered(&self.partner_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                11 => {
                    match numbered(&self.made_by) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                13 => {
                    match numbered(&self.lifted_by) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::safeguarding::SafeguardingMeasure, SAFEGUARDING_MEASURE);

/// A page of `SafeguardingMeasure`.
pub static SAFEGUARDING_MEASURE_CONNECTION: Object = Object {
    name: "SafeguardingMeasureConnection",
    description: "Some rows of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows with their places.",
            ty: "[SafeguardingMeasureEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&SAFEGUARDING_MEASURE_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows.",
            ty: "[SafeguardingMeasure!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&SAFEGUARDING_MEASURE),
        },
        Field {
            name: "pageInfo",
            description: "Whether there is more.",
            ty: "PageInfo!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&PAGE_INFO),
        },
        Field {
            name: "totalCount",
            description: "How many rows the whole list has. Null where nobody counts them.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(registry, &SAFEGUARDING_MEASURE_EDGE),
        |registry| register_object(registry, &SAFEGUARDING_MEASURE),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `SafeguardingMeasure`.
pub static SAFEGUARDING_MEASURE_EDGE: Object = Object {
    name: "SafeguardingMeasureEdge",
    description: "A row of a list with its place.",
    interfaces: &[],
    fields: &[
        Field {
            name: "cursor",
            description: "The row's place.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "node",
            description: "The row.",
            ty: "SafeguardingMeasure!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&SAFEGUARDING_MEASURE),
        },
    ],
    types: &[],
};

impl Listed for crate::safeguarding::SafeguardingMeasure {
    const CONNECTION: &'static Object = &SAFEGUARDING_MEASURE_CONNECTION;
    const EDGE: &'static Object = &SAFEGUARDING_MEASURE_EDGE;
}

/// What the area `safeguarding` answers in the graph beside its operations.
#[async_trait]
pub trait SafeguardingEdges: Send + Sync {
    /// The `SafeguardingMeasure` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_safeguarding_measure(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found>;

    /// The `SafeguardingMeasure` with this number, as `node(id:)` finds it, with REST's refusals.
    async fn node_safeguarding_measure(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found>;
}

/// Fields of `Mutation` that operations of the area `safeguarding` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct SafeguardingMutation;

static SAFEGUARDING_MUTATION: Object = Object {
    name: "SafeguardingMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "createSafeguardingMeasure",
            description: "Take a safeguarding measure. Holds from `starts_at` (now, if it is left out) until `ends_at`, or until it is lifted. 422 `VALIDATION_ERROR` names the field: the community has no such member, the pair is one person, the measure would be over before it begins, or a field does not belong to this kind of measure. 403 `AUTH_INSUFFICIENT_PERMISSIONS` for a broker or coordinator whom it concerns. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.",
            ty: "CreateSafeguardingMeasurePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "What to do it with.",
                    ty: "CreateSafeguardingMeasureInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_SAFEGUARDING_MEASURE_ASKING),
        },
        Field {
            name: "liftSafeguardingMeasure",
            description: "Lift a safeguarding measure. It no longer holds; the record of it stays. 404 `NOT_FOUND` when there is none, 409 `INVALID_STATE` when it was lifted before, 403 `AUTH_INSUFFICIENT_PERMISSIONS` for a broker or coordinator whom it concerns.",
            ty: "LiftSafeguardingMeasurePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "What to do it with.",
                    ty: "LiftSafeguardingMeasureInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIFT_SAFEGUARDING_MEASURE_ASKING),
        },
    ],
    types: &[
        |registry| CREATE_SAFEGUARDING_MEASURE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_SAFEGUARDING_MEASURE_PAYLOAD),
        |registry| LIFT_SAFEGUARDING_MEASURE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &LIFT_SAFEGUARDING_MEASURE_PAYLOAD),
    ],
};

impl Row for SafeguardingMutation {
    fn object(&self) -> &'static Object {
        &SAFEGUARDING_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

crate::graph_row!(SafeguardingMutation, SAFEGUARDING_MUTATION);

/// Fields of `Query` that operations of the area `safeguarding` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct SafeguardingQuery;

static SAFEGUARDING_QUERY: Object = Object {
    name: "SafeguardingQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "safeguardingMeasures",
            description: "List safeguarding measures. Newest first, lifted and expired ones too unless `in_force` asks otherwise. Only those who look after the community may read them; members are never told why they are kept apart. An unknown `kind` is 422 `VALIDATION_ERROR`.",
            ty: "SafeguardingMeasureConnection",
            arguments: &[
                Argument {
                    name: "after",
                    description: "The cursor of the last row seen. Without it the page is the first.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 100; 20 if not said.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "memberId",
                    description: "Only measures about this member, alone or as one of a pair. Anything but a number counts as none.",
                    ty: "ID",
                    default: None,
                },
                Argument {
                    name: "kind",
                    description: "Only measures of this kind.",
                    ty: "SafeguardingKind",
                    default: None,
                },
                Argument {
                    name: "inForce",
                    description: "Only measures that hold at the moment.",
                    ty: "Boolean",
                    default: Some("false"),
                },
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_SAFEGUARDING_MEASURES_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::safeguarding::SAFEGUARDING_MEASURE_CONNECTION,
        ),
        |registry| crate::graph::safeguarding::SAFEGUARDING_KIND_WORDS.register(registry),
    ],
};

impl Row for SafeguardingQuery {
    fn object(&self) -> &'static Object {
        &SAFEGUARDING_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

crate::graph_row!(SafeguardingQuery, SAFEGUARDING_QUERY);

static LIST_SAFEGUARDING_MEASURES_ASKING: Asking = Asking {
    operation: Operation::ListSafeguardingMeasures,
    inputs: &[
        Input {
            argument: "after",
            wire: "page",
            place: InputPlace::Query,
            kind: InputKind::Place {
                usual: 20,
                most: 100,
            },
        },
        Input {
            argument: "first",
            wire: "limit",
            place: InputPlace::Query,
            kind: InputKind::First { most: 100 },
        },
        Input {
            argument: "memberId",
            wire: "member_id",
            place: InputPlace::Query,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "kind",
            wire: "kind",
            place: InputPlace::Query,
            kind: InputKind::Word(&crate::graph::safeguarding::SAFEGUARDING_KIND_WORDS),
        },
        Input {
            argument: "inForce",
            wire: "in_force",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
    ],
    answer: list_safeguarding_measures,
};

fn list_safeguarding_measures(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::safeguarding::SafeguardingMeasurePage = ask.answer()?;
    let total = answer.meta.total;
    let rows = ask.cut(answer.data);
    let more = ask.has_more(&rows, total);
    let page = Page::new(rows, ask.is_later_page(), more).of(total);
    Ok(IntoFound::into_found(page))
}

static CREATE_SAFEGUARDING_MEASURE_ASKING: Asking = Asking {
    operation: Operation::CreateSafeguardingMeasure,
    inputs: &[
        Input {
            argument: "kind",
            wire: "kind",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::safeguarding::SAFEGUARDING_KIND_WORDS),
        },
        Input {
            argument: "memberId",
            wire: "member_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "partnerId",
            wire: "partner_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "direction",
            wire: "direction",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::safeguarding::SAFEGUARDING_DIRECTION_WORDS,
            ),
        },
        Input {
            argument: "interactions",
            wire: "interactions",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::safeguarding::SAFEGUARDING_INTERACTION_WORDS,
            ),
        },
        Input {
            argument: "jurisdiction",
            wire: "jurisdiction",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "reason",
            wire: "reason",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "startsAt",
            wire: "starts_at",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "endsAt",
            wire: "ends_at",
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
    answer: create_safeguarding_measure,
};

static CREATE_SAFEGUARDING_MEASURE_INPUT_TABLE: InputTable = InputTable {
    name: "CreateSafeguardingMeasureInput",
    description: "What `createSafeguardingMeasure` takes.",
    fields: &[
        Argument {
            name: "kind",
            description: "What a measure does. `no_contact` keeps a member, or two, from meeting others. `vetting_required` and `jurisdiction_required` let only those meet the member who are `vetted`, or of whom it is known where they live (`jurisdiction_known`).",
            ty: "SafeguardingKind!",
            default: None,
        },
        Argument {
            name: "memberId",
            description: "Id of the member it is about.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "partnerId",
            description: "Only with `no_contact`: the one other member it holds for, in both directions.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "direction",
            description: "Only with `no_contact` and without `partner_id`: whom it binds. Both, if it is left out.",
            ty: "SafeguardingDirection",
            default: None,
        },
        Argument {
            name: "interactions",
            description: "What it holds for; everything, if it is left out. Not with `vetted` and `jurisdiction_known`.",
            ty: "[SafeguardingInteraction!]",
            default: None,
        },
        Argument {
            name: "jurisdiction",
            description: "The country or region: needed with `jurisdiction_known`; with `vetted` and `vetting_required` where the vetting holds. Not with other kinds.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why, for those who look after the community.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "startsAt",
            description: "From when it holds; now, if it is left out.",
            ty: "DateTime",
            default: None,
        },
        Argument {
            name: "endsAt",
            description: "Until when it holds; without end, if it is left out.",
            ty: "DateTime",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "Chosen by the client, 1 to 191 visible characters. The same call under the same key happens once.",
            ty: "String",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::safeguarding::SAFEGUARDING_KIND_WORDS.register(registry)
        },
        |registry| {
            crate::graph::safeguarding::SAFEGUARDING_DIRECTION_WORDS.register(registry)
        },
        |registry| {
            crate::graph::safeguarding::SAFEGUARDING_INTERACTION_WORDS.register(registry)
        },
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "DateTime"),
    ],
};

static CREATE_SAFEGUARDING_MEASURE_PAYLOAD: Object = Object {
    name: "CreateSafeguardingMeasurePayload",
    description: "What came of createSafeguardingMeasure.",
    interfaces: &[],
    fields: &[
        Field {
            name: "measure",
            description: "As it is now.",
            ty: "SafeguardingMeasure",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::safeguarding::SAFEGUARDING_MEASURE),
        },
        Field {
            name: "viewer",
            description: "Whoever asked, as they are now.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::safeguarding::SAFEGUARDING_MEASURE,
        ),
    ],
};

fn create_safeguarding_measure(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::safeguarding::SafeguardingMeasureResponse = ask.answer()?;
    Ok(
        Shown::of(&CREATE_SAFEGUARDING_MEASURE_PAYLOAD)
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

static LIFT_SAFEGUARDING_MEASURE_ASKING: Asking = Asking {
    operation: Operation::LiftSafeguardingMeasure,
    inputs: &[
        Input {
            argument: "measureId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("SafeguardingMeasure"),
        },
        Input {
            argument: "reason",
            wire: "reason",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    answer: lift_safeguarding_measure,
};

static LIFT_SAFEGUARDING_MEASURE_INPUT_TABLE: InputTable = InputTable {
    name: "LiftSafeguardingMeasureInput",
    description: "What `liftSafeguardingMeasure` takes.",
    fields: &[
        Argument {
            name: "measureId",
            description: "Id of the measure.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why, for those who look after the community.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static LIFT_SAFEGUARDING_MEASURE_PAYLOAD: Object = Object {
    name: "LiftSafeguardingMeasurePayload",
    description: "What came of liftSafeguardingMeasure.",
    interfaces: &[],
    fields: &[
        Field {
            name: "measure",
            description: "As it is now.",
            ty: "SafeguardingMeasure",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::safeguarding::SAFEGUARDING_MEASURE),
        },
        Field {
            name: "viewer",
            description: "Whoever asked, as they are now.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::safeguarding::SAFEGUARDING_MEASURE,
        ),
    ],
};

fn lift_safeguarding_measure(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::safeguarding::SafeguardingMeasureResponse = ask.answer()?;
    Ok(
        Shown::of(&LIFT_SAFEGUARDING_MEASURE_PAYLOAD)
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
