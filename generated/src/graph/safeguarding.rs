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
    Source, found_together, global_id, numbered, page_cost, plus, register_object, scalar,
};

/// The words of `SafeguardingDirection`.
pub static SAFEGUARDING_DIRECTION_WORDS: EnumTable = EnumTable {
    name: "SafeguardingDirection",
    description: "Direction of a measure of the kind `NO_CONTACT`.",
    values: &[
        EnumValue {
            name: "TO",
            word: "to",
            description: "Others may not contact the member.",
        },
        EnumValue {
            name: "FROM",
            word: "from",
            description: "The member may not contact others.",
        },
        EnumValue {
            name: "BOTH",
            word: "both",
            description: "Neither may contact the other.",
        },
    ],
};

crate::graph_words!(
    crate ::safeguarding::SafeguardingDirection, SAFEGUARDING_DIRECTION_WORDS
);

/// The words of `SafeguardingInteraction`.
pub static SAFEGUARDING_INTERACTION_WORDS: EnumTable = EnumTable {
    name: "SafeguardingInteraction",
    description: "A kind of contact between two members.",
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
        EnumValue {
            name: "EVENT_JOIN",
            word: "event_join",
            description: "Take part in an event of the other.",
        },
    ],
};

crate::graph_words!(
    crate ::safeguarding::SafeguardingInteraction, SAFEGUARDING_INTERACTION_WORDS
);

/// The words of `SafeguardingKind`.
pub static SAFEGUARDING_KIND_WORDS: EnumTable = EnumTable {
    name: "SafeguardingKind",
    description: "What a safeguarding measure does.",
    values: &[
        EnumValue {
            name: "NO_CONTACT",
            word: "no_contact",
            description: "Keeps a member from others, or two members from each other.",
        },
        EnumValue {
            name: "VETTING_REQUIRED",
            word: "vetting_required",
            description: "Only vetted members may contact the member.",
        },
        EnumValue {
            name: "JURISDICTION_REQUIRED",
            word: "jurisdiction_required",
            description: "Only members whose country or region is known may contact the member.",
        },
        EnumValue {
            name: "VETTED",
            word: "vetted",
            description: "The member is vetted.",
        },
        EnumValue {
            name: "JURISDICTION_KNOWN",
            word: "jurisdiction_known",
            description: "The member's country or region is known.",
        },
    ],
};

crate::graph_words!(crate ::safeguarding::SafeguardingKind, SAFEGUARDING_KIND_WORDS);

/// The words of `SafeguardingOptionType`.
pub static SAFEGUARDING_OPTION_TYPE_WORDS: EnumTable = EnumTable {
    name: "SafeguardingOptionType",
    description: "How something is told.",
    values: &[
        EnumValue {
            name: "CHECKBOX",
            word: "checkbox",
            description: "By saying yes.",
        },
        EnumValue {
            name: "SELECT",
            word: "select",
            description: "By one of several values.",
        },
        EnumValue {
            name: "INFO",
            word: "info",
            description: "Nothing is told; it is something to read.",
        },
    ],
};

crate::graph_words!(
    crate ::safeguarding::SafeguardingOptionType, SAFEGUARDING_OPTION_TYPE_WORDS
);

/// `SafeguardingChoice`.
pub static SAFEGUARDING_CHOICE: Object = Object {
    name: "SafeguardingChoice",
    description: "What a member told of their safety.",
    interfaces: &[],
    fields: &[
        Field {
            name: "restId",
            description: "Id that the REST API uses.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "member",
            description: "The member. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "optionId",
            description: "Id of the option.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "optionKey",
            description: "The option's name for programs.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "label",
            description: "What was told.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "value",
            description: "Which of several values. Null where there are none.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "measure",
            description: "The measure that was taken for it. Null if none was.",
            ty: "SafeguardingMeasure",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "chosenAt",
            description: "When it was told.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "withdrawnAt",
            description: "When it was taken back. Null if it holds.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::safeguarding::SAFEGUARDING_MEASURE,
        ),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::safeguarding::SafeguardingChoice {
    fn object(&self) -> &'static Object {
        &SAFEGUARDING_CHOICE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => {
                match numbered(&self.id) {
                    Some(number) => Got::Value(Value::String(number.to_string())),
                    None => Got::Value(Value::Null),
                }
            }
            2 => {
                match numbered(&self.option_id) {
                    Some(number) => Got::Value(Value::String(number.to_string())),
                    None => Got::Value(Value::Null),
                }
            }
            3 => Show::show(&self.option_key),
            4 => Show::show(&self.label),
            5 => Show::show(&self.value),
            7 => Show::show(&self.chosen_at),
            8 => Show::show(&self.withdrawn_at),
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
                    match numbered(&self.member_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                6 => {
                    match numbered(&self.measure_id) {
                        Some(number) => {
                            edges.find_safeguarding_measure(ctx, number).await
                        }
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::safeguarding::SafeguardingChoice, SAFEGUARDING_CHOICE);

/// A page of `SafeguardingChoice`.
pub static SAFEGUARDING_CHOICE_CONNECTION: Object = Object {
    name: "SafeguardingChoiceConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[SafeguardingChoiceEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&SAFEGUARDING_CHOICE_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[SafeguardingChoice!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&SAFEGUARDING_CHOICE),
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
        |registry| register_object(registry, &SAFEGUARDING_CHOICE_EDGE),
        |registry| register_object(registry, &SAFEGUARDING_CHOICE),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `SafeguardingChoice`.
pub static SAFEGUARDING_CHOICE_EDGE: Object = Object {
    name: "SafeguardingChoiceEdge",
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
            ty: "SafeguardingChoice!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&SAFEGUARDING_CHOICE),
        },
    ],
    types: &[],
};

impl Listed for crate::safeguarding::SafeguardingChoice {
    const CONNECTION: &'static Object = &SAFEGUARDING_CHOICE_CONNECTION;
    const EDGE: &'static Object = &SAFEGUARDING_CHOICE_EDGE;
}

/// `SafeguardingMeasure`.
pub static SAFEGUARDING_MEASURE: Object = Object {
    name: "SafeguardingMeasure",
    description: "A safeguarding measure.",
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
            description: "What a safeguarding measure does.",
            ty: "SafeguardingKind!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "member",
            description: "The member whom it is about. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "partner",
            description: "The only other member it holds for. Null if it holds for all.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "direction",
            description: "Direction of a measure of the kind `NO_CONTACT`.",
            ty: "SafeguardingDirection!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "interactions",
            description: "Kinds of contact that it holds for. Null for all.",
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
            description: "When it begins to hold.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "endsAt",
            description: "When it ends. Null if never.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "inForce",
            description: "Whether it holds now.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "madeBy",
            description: "Who took it. Null if they are gone.",
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
            description: "Who lifted it. Null if nobody did or they are gone.",
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
            description: "REST's number for it; arguments of type `ID` accept it too.",
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
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[SafeguardingMeasureEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&SAFEGUARDING_MEASURE_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[SafeguardingMeasure!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&SAFEGUARDING_MEASURE),
        },
        Field {
            name: "pageInfo",
            description: "Whether the list goes on, and from which cursor.",
            ty: "PageInfo!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&PAGE_INFO),
        },
        Field {
            name: "totalCount",
            description: "How many rows the whole list has. Null if they are not counted.",
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

/// `SafeguardingOption`.
pub static SAFEGUARDING_OPTION: Object = Object {
    name: "SafeguardingOption",
    description: "Something that members can tell of their safety.",
    interfaces: &[],
    fields: &[
        Field {
            name: "restId",
            description: "Id that the REST API uses.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "key",
            description: "Its name for programs, which stays.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "type",
            description: "How something is told.",
            ty: "SafeguardingOptionType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "label",
            description: "What is told.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "description",
            description: "More about it. Null if there is no more to say.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "helpUrl",
            description: "Where to read on. Null if nowhere.",
            ty: "URL",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isRequired",
            description: "Whether the first steps do not end without it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "selectOptions",
            description: "The values of a `SELECT`. Empty for other types.",
            ty: "[SafeguardingSelectOption!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::safeguarding::SAFEGUARDING_SELECT_OPTION),
        },
        Field {
            name: "measure",
            description: "The measure about the member that is taken as soon as they tell it. Null for none.",
            ty: "SafeguardingKind",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "sortOrder",
            description: "Its place.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isActive",
            description: "Whether it is offered.",
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
    ],
    types: &[
        |registry| {
            crate::graph::safeguarding::SAFEGUARDING_KIND_WORDS.register(registry)
        },
        |registry| {
            crate::graph::safeguarding::SAFEGUARDING_OPTION_TYPE_WORDS.register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::safeguarding::SAFEGUARDING_SELECT_OPTION,
        ),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "URL"),
    ],
};

impl Row for crate::safeguarding::SafeguardingOption {
    fn object(&self) -> &'static Object {
        &SAFEGUARDING_OPTION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => {
                match numbered(&self.id) {
                    Some(number) => Got::Value(Value::String(number.to_string())),
                    None => Got::Value(Value::Null),
                }
            }
            1 => Show::show(&self.option_key),
            2 => Show::show(&self.option_type),
            3 => Show::show(&self.label),
            4 => Show::show(&self.description),
            5 => Show::show(&self.help_url),
            6 => Show::show(&self.is_required),
            7 => Show::show(&self.select_options),
            8 => Show::show(&self.measure),
            9 => Show::show(&self.sort_order),
            10 => Show::show(&self.is_active),
            11 => Show::show(&self.created_at),
            12 => Show::show(&self.updated_at),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::safeguarding::SafeguardingOption, SAFEGUARDING_OPTION);

/// `SafeguardingRead`.
pub static SAFEGUARDING_READ: Object = Object {
    name: "SafeguardingRead",
    description: "That somebody of staff has read on a day what a member told of their safety.",
    interfaces: &[],
    fields: &[
        Field {
            name: "restId",
            description: "Id that the REST API uses.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "readerId",
            description: "Id of whoever read it.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "readerName",
            description: "Name of whoever read it. Null if it is not known any more.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "times",
            description: "How many times on that day.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "firstReadAt",
            description: "When it was read first on that day.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "lastReadAt",
            description: "When it was read last on that day.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| scalar(registry, "DateTime")],
};

impl Row for crate::safeguarding::SafeguardingRead {
    fn object(&self) -> &'static Object {
        &SAFEGUARDING_READ
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => {
                match numbered(&self.id) {
                    Some(number) => Got::Value(Value::String(number.to_string())),
                    None => Got::Value(Value::Null),
                }
            }
            1 => {
                match numbered(&self.reader_id) {
                    Some(number) => Got::Value(Value::String(number.to_string())),
                    None => Got::Value(Value::Null),
                }
            }
            2 => Show::show(&self.reader_name),
            3 => Show::show(&self.times),
            4 => Show::show(&self.first_read_at),
            5 => Show::show(&self.last_read_at),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::safeguarding::SafeguardingRead, SAFEGUARDING_READ);

/// A page of `SafeguardingRead`.
pub static SAFEGUARDING_READ_CONNECTION: Object = Object {
    name: "SafeguardingReadConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[SafeguardingReadEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&SAFEGUARDING_READ_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[SafeguardingRead!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&SAFEGUARDING_READ),
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
        |registry| register_object(registry, &SAFEGUARDING_READ_EDGE),
        |registry| register_object(registry, &SAFEGUARDING_READ),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `SafeguardingRead`.
pub static SAFEGUARDING_READ_EDGE: Object = Object {
    name: "SafeguardingReadEdge",
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
            ty: "SafeguardingRead!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&SAFEGUARDING_READ),
        },
    ],
    types: &[],
};

impl Listed for crate::safeguarding::SafeguardingRead {
    const CONNECTION: &'static Object = &SAFEGUARDING_READ_CONNECTION;
    const EDGE: &'static Object = &SAFEGUARDING_READ_EDGE;
}

/// `SafeguardingSelectOption`.
pub static SAFEGUARDING_SELECT_OPTION: Object = Object {
    name: "SafeguardingSelectOption",
    description: "A value to choose.",
    interfaces: &[],
    fields: &[
        Field {
            name: "value",
            description: "The value.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "label",
            description: "The value in words.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::safeguarding::SafeguardingSelectOption {
    fn object(&self) -> &'static Object {
        &SAFEGUARDING_SELECT_OPTION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.value),
            1 => Show::show(&self.label),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::safeguarding::SafeguardingSelectOption, SAFEGUARDING_SELECT_OPTION
);

/// What the area `safeguarding` answers in the graph beside its operations.
#[async_trait]
pub trait SafeguardingEdges: Send + Sync {
    /// The `SafeguardingMeasure` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_safeguarding_measure(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "SafeguardingMeasure", number, None).await
    }
}

impl<T: Send + Sync> SafeguardingEdges for T {}

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
            description: "For staff: take a safeguarding measure. It holds from `startsAt`, or now, until `endsAt` or until it is lifted. `NOT_FOUND` when the community has no such member. `VALIDATION_ERROR` names the argument: both members are the same, the measure would end before it begins, or an argument does not belong to this kind. `AUTH_INSUFFICIENT_PERMISSIONS` for a broker or coordinator whom it concerns.",
            ty: "CreateSafeguardingMeasurePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateSafeguardingMeasureInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_SAFEGUARDING_MEASURE_ASKING),
        },
        Field {
            name: "liftSafeguardingMeasure",
            description: "For staff: lift a safeguarding measure. It no longer holds; its record stays. `NOT_FOUND` when there is none, `INVALID_STATE` when it was lifted before, `AUTH_INSUFFICIENT_PERMISSIONS` for a broker or coordinator whom it concerns.",
            ty: "LiftSafeguardingMeasurePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "LiftSafeguardingMeasureInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIFT_SAFEGUARDING_MEASURE_ASKING),
        },
        Field {
            name: "createSafeguardingOption",
            description: "For administrators: offer something that members can tell of their safety in the first steps. `VALIDATION_DUPLICATE` for a key that there is, `VALIDATION_ERROR` for what does not belong to the type, and when there are 50 options.",
            ty: "CreateSafeguardingOptionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateSafeguardingOptionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_SAFEGUARDING_OPTION_ASKING),
        },
        Field {
            name: "updateSafeguardingOption",
            description: "For administrators: change what members can tell of their safety. What is left out stays as it is; key and type are fixed. Without `isActive` it is no longer offered; what members told stays.",
            ty: "UpdateSafeguardingOptionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateSafeguardingOptionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_SAFEGUARDING_OPTION_ASKING),
        },
    ],
    types: &[
        |registry| CREATE_SAFEGUARDING_MEASURE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_SAFEGUARDING_MEASURE_PAYLOAD),
        |registry| LIFT_SAFEGUARDING_MEASURE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &LIFT_SAFEGUARDING_MEASURE_PAYLOAD),
        |registry| CREATE_SAFEGUARDING_OPTION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_SAFEGUARDING_OPTION_PAYLOAD),
        |registry| UPDATE_SAFEGUARDING_OPTION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_SAFEGUARDING_OPTION_PAYLOAD),
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
            description: "For staff: safeguarding measures, newest first, lifted and expired ones too unless `inForce` is true. Members are never told why they are kept apart.",
            ty: "SafeguardingMeasureConnection",
            arguments: &[
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
                    name: "memberId",
                    description: "Only measures about this member, alone or as one of a pair.",
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
        Field {
            name: "safeguardingOptions",
            description: "For administrators: what members can tell of their safety in the first steps, in their order, what is no longer offered as well.",
            ty: "[SafeguardingOption!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_SAFEGUARDING_OPTIONS_ASKING),
        },
        Field {
            name: "safeguardingChoices",
            description: "For staff: what members told of their safety, newest first, what was taken back as well.",
            ty: "SafeguardingChoiceConnection",
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
                Argument {
                    name: "memberId",
                    description: "Only what this member told.",
                    ty: "ID",
                    default: None,
                },
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_SAFEGUARDING_CHOICES_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::safeguarding::SAFEGUARDING_MEASURE_CONNECTION,
        ),
        |registry| {
            crate::graph::safeguarding::SAFEGUARDING_KIND_WORDS.register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::safeguarding::SAFEGUARDING_OPTION,
        ),
        |registry| register_object(
            registry,
            &crate::graph::safeguarding::SAFEGUARDING_CHOICE_CONNECTION,
        ),
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

/// Fields of `Viewer` that operations of the area `safeguarding` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct SafeguardingViewer;

static SAFEGUARDING_VIEWER: Object = Object {
    name: "SafeguardingViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "safeguardingReads",
            description: "Who of staff has read what the viewer told of their safety, the latest day first: a line for each of them and day.",
            ty: "SafeguardingReadConnection",
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
            source: Source::Operation(&LIST_MY_SAFEGUARDING_READS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::safeguarding::SAFEGUARDING_READ_CONNECTION,
        ),
    ],
};

impl Row for SafeguardingViewer {
    fn object(&self) -> &'static Object {
        &SAFEGUARDING_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

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
            argument: "before",
            wire: "page",
            place: InputPlace::Query,
            kind: InputKind::Until { sealed: false },
        },
        Input {
            argument: "first",
            wire: "limit",
            place: InputPlace::Query,
            kind: InputKind::First { most: 100 },
        },
        Input {
            argument: "last",
            wire: "limit",
            place: InputPlace::Query,
            kind: InputKind::Last { most: 100 },
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
    before: &[],
    keep: None,
    total: Some(|mut ask| {
        let answer: crate::safeguarding::SafeguardingMeasurePage = ask.made()?;
        Ok(answer.meta.total)
    }),
    answer: list_safeguarding_measures,
};

fn list_safeguarding_measures(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::safeguarding::SafeguardingMeasurePage = ask.made()?;
    let total = answer.meta.total;
    let rows = ask.cut(answer.data);
    let (before, behind) = ask.around(&rows, total);
    let page = Page::new(rows, before, behind).of(total);
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
    before: &[],
    keep: None,
    total: None,
    answer: create_safeguarding_measure,
};

static CREATE_SAFEGUARDING_MEASURE_INPUT_TABLE: InputTable = InputTable {
    name: "CreateSafeguardingMeasureInput",
    description: "Input of `createSafeguardingMeasure`.",
    fields: &[
        Argument {
            name: "kind",
            description: "What a safeguarding measure does.",
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
            description: "Only with `NO_CONTACT`: the one other member it holds for, in both directions.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "direction",
            description: "Only with `NO_CONTACT` and without `partnerId`: its direction, `BOTH` by default.",
            ty: "SafeguardingDirection",
            default: None,
        },
        Argument {
            name: "interactions",
            description: "Kinds of contact that it holds for; all by default. Not with `VETTED` and `JURISDICTION_KNOWN`.",
            ty: "[SafeguardingInteraction!]",
            default: None,
        },
        Argument {
            name: "jurisdiction",
            description: "Country or region. Required with `JURISDICTION_KNOWN`; optional with `VETTED` and `VETTING_REQUIRED`, where it says for where the vetting holds. Not with other kinds.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why. Only staff can read it.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "startsAt",
            description: "When it begins to hold; now by default.",
            ty: "DateTime",
            default: None,
        },
        Argument {
            name: "endsAt",
            description: "When it ends; never by default.",
            ty: "DateTime",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
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
    description: "Result of `createSafeguardingMeasure`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "measure",
            description: "The new safeguarding measure.",
            ty: "SafeguardingMeasure",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::safeguarding::SAFEGUARDING_MEASURE),
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
    before: &[],
    keep: None,
    total: None,
    answer: lift_safeguarding_measure,
};

static LIFT_SAFEGUARDING_MEASURE_INPUT_TABLE: InputTable = InputTable {
    name: "LiftSafeguardingMeasureInput",
    description: "Input of `liftSafeguardingMeasure`.",
    fields: &[
        Argument {
            name: "measureId",
            description: "Id of the measure.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why. Only staff can read it.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static LIFT_SAFEGUARDING_MEASURE_PAYLOAD: Object = Object {
    name: "LiftSafeguardingMeasurePayload",
    description: "Result of `liftSafeguardingMeasure`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "measure",
            description: "The safeguarding measure after the change.",
            ty: "SafeguardingMeasure",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::safeguarding::SAFEGUARDING_MEASURE),
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
        |registry| register_object(
            registry,
            &crate::graph::safeguarding::SAFEGUARDING_MEASURE,
        ),
    ],
};

fn lift_safeguarding_measure(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::safeguarding::SafeguardingMeasureResponse = ask.made()?;
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

static LIST_SAFEGUARDING_OPTIONS_ASKING: Asking = Asking {
    operation: Operation::ListSafeguardingOptions,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: list_safeguarding_options,
};

fn list_safeguarding_options(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::safeguarding::SafeguardingOptionList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static CREATE_SAFEGUARDING_OPTION_ASKING: Asking = Asking {
    operation: Operation::CreateSafeguardingOption,
    inputs: &[
        Input {
            argument: "key",
            wire: "option_key",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "type",
            wire: "option_type",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::safeguarding::SAFEGUARDING_OPTION_TYPE_WORDS,
            ),
        },
        Input {
            argument: "label",
            wire: "label",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "description",
            wire: "description",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "helpUrl",
            wire: "help_url",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "isRequired",
            wire: "is_required",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "selectOptions",
            wire: "select_options",
            place: InputPlace::Body,
            kind: InputKind::Object(&SAFEGUARDING_SELECT_INPUT_INPUTS),
        },
        Input {
            argument: "measure",
            wire: "measure",
            place: InputPlace::Body,
            kind: InputKind::Word(&CREATE_SAFEGUARDING_OPTION_MEASURE_WORDS),
        },
        Input {
            argument: "sortOrder",
            wire: "sort_order",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: create_safeguarding_option,
};

static CREATE_SAFEGUARDING_OPTION_INPUT_TABLE: InputTable = InputTable {
    name: "CreateSafeguardingOptionInput",
    description: "Input of `createSafeguardingOption`.",
    fields: &[
        Argument {
            name: "key",
            description: "Its name for programs.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "type",
            description: "How something is told.",
            ty: "SafeguardingOptionType!",
            default: None,
        },
        Argument {
            name: "label",
            description: "What is told.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "description",
            description: "More about it.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "helpUrl",
            description: "Where to read on.",
            ty: "URL",
            default: None,
        },
        Argument {
            name: "isRequired",
            description: "Whether the first steps do not end without it. Not with `INFO`.",
            ty: "Boolean",
            default: Some("false"),
        },
        Argument {
            name: "selectOptions",
            description: "The values of a `SELECT`, which needs some. Not with other types.",
            ty: "[SafeguardingSelectInput!]",
            default: None,
        },
        Argument {
            name: "measure",
            description: "The measure about the member that is taken as soon as they tell it. Not with `INFO`.",
            ty: "CreateSafeguardingOptionMeasure",
            default: None,
        },
        Argument {
            name: "sortOrder",
            description: "Its place.",
            ty: "Int",
            default: Some("0"),
        },
    ],
    types: &[
        |registry| {
            crate::graph::safeguarding::SAFEGUARDING_OPTION_TYPE_WORDS.register(registry)
        },
        |registry| scalar(registry, "URL"),
        |registry| SAFEGUARDING_SELECT_INPUT_TABLE.register(registry),
        |registry| CREATE_SAFEGUARDING_OPTION_MEASURE_WORDS.register(registry),
    ],
};

static SAFEGUARDING_SELECT_INPUT_TABLE: InputTable = InputTable {
    name: "SafeguardingSelectInput",
    description: "A value to choose.",
    fields: &[
        Argument {
            name: "value",
            description: "The value.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "label",
            description: "The value in words.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static SAFEGUARDING_SELECT_INPUT_INPUTS: [Input; 2] = [
    Input {
        argument: "value",
        wire: "value",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "label",
        wire: "label",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
];

/// The words of `CreateSafeguardingOptionMeasure`.
pub static CREATE_SAFEGUARDING_OPTION_MEASURE_WORDS: EnumTable = EnumTable {
    name: "CreateSafeguardingOptionMeasure",
    description: "The measure about the member that is taken as soon as they tell it. Not with `INFO`.",
    values: &[
        EnumValue {
            name: "NO_CONTACT",
            word: "no_contact",
            description: "Keeps a member from others, or two members from each other.",
        },
        EnumValue {
            name: "VETTING_REQUIRED",
            word: "vetting_required",
            description: "Only vetted members may contact the member.",
        },
        EnumValue {
            name: "JURISDICTION_REQUIRED",
            word: "jurisdiction_required",
            description: "Only members whose country or region is known may contact the member.",
        },
    ],
};

static CREATE_SAFEGUARDING_OPTION_PAYLOAD: Object = Object {
    name: "CreateSafeguardingOptionPayload",
    description: "Result of `createSafeguardingOption`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "option",
            description: "The new safeguarding option.",
            ty: "SafeguardingOption",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::safeguarding::SAFEGUARDING_OPTION),
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
        |registry| register_object(
            registry,
            &crate::graph::safeguarding::SAFEGUARDING_OPTION,
        ),
    ],
};

fn create_safeguarding_option(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::safeguarding::SafeguardingOptionResponse = ask.made()?;
    Ok(
        Shown::of(&CREATE_SAFEGUARDING_OPTION_PAYLOAD)
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

static UPDATE_SAFEGUARDING_OPTION_ASKING: Asking = Asking {
    operation: Operation::UpdateSafeguardingOption,
    inputs: &[
        Input {
            argument: "optionId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("anything"),
        },
        Input {
            argument: "label",
            wire: "label",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "description",
            wire: "description",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "helpUrl",
            wire: "help_url",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "isRequired",
            wire: "is_required",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "selectOptions",
            wire: "select_options",
            place: InputPlace::Body,
            kind: InputKind::Object(&SAFEGUARDING_SELECT_INPUT_INPUTS),
        },
        Input {
            argument: "sortOrder",
            wire: "sort_order",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "isActive",
            wire: "is_active",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: update_safeguarding_option,
};

static UPDATE_SAFEGUARDING_OPTION_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateSafeguardingOptionInput",
    description: "Input of `updateSafeguardingOption`.",
    fields: &[
        Argument {
            name: "optionId",
            description: "Id of the option.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "label",
            description: "What is told.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "description",
            description: "More about it. Null takes it away.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "helpUrl",
            description: "Where to read on. Null takes it away.",
            ty: "URL",
            default: None,
        },
        Argument {
            name: "isRequired",
            description: "Whether the first steps do not end without it.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "selectOptions",
            description: "The values of a `SELECT`. What members told stays.",
            ty: "[SafeguardingSelectInput!]",
            default: None,
        },
        Argument {
            name: "sortOrder",
            description: "Its place.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "isActive",
            description: "Whether it is offered.",
            ty: "Boolean",
            default: None,
        },
    ],
    types: &[
        |registry| scalar(registry, "URL"),
        |registry| SAFEGUARDING_SELECT_INPUT_TABLE.register(registry),
    ],
};

static UPDATE_SAFEGUARDING_OPTION_PAYLOAD: Object = Object {
    name: "UpdateSafeguardingOptionPayload",
    description: "Result of `updateSafeguardingOption`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "option",
            description: "The safeguarding option after the change.",
            ty: "SafeguardingOption",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::safeguarding::SAFEGUARDING_OPTION),
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
        |registry| register_object(
            registry,
            &crate::graph::safeguarding::SAFEGUARDING_OPTION,
        ),
    ],
};

fn update_safeguarding_option(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::safeguarding::SafeguardingOptionResponse = ask.made()?;
    Ok(
        Shown::of(&UPDATE_SAFEGUARDING_OPTION_PAYLOAD)
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

static LIST_SAFEGUARDING_CHOICES_ASKING: Asking = Asking {
    operation: Operation::ListSafeguardingChoices,
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
        Input {
            argument: "memberId",
            wire: "member_id",
            place: InputPlace::Query,
            kind: InputKind::Id("Member"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_safeguarding_choices,
};

fn list_safeguarding_choices(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::safeguarding::SafeguardingChoicePage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static LIST_MY_SAFEGUARDING_READS_ASKING: Asking = Asking {
    operation: Operation::ListMySafeguardingReads,
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
    answer: list_my_safeguarding_reads,
};

fn list_my_safeguarding_reads(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::safeguarding::SafeguardingReadPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}
