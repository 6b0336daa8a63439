// Made from contract/areas/event_forms.yaml by codegen; edit the contract instead.

//! The area `event_forms` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Shown,
    Source, found_together, global_id, ids_of, numbered, page_cost, plus,
    register_object, scalar,
};

/// The words of `EventAnswerAudience`.
pub static EVENT_ANSWER_AUDIENCE_WORDS: EnumTable = EnumTable {
    name: "EventAnswerAudience",
    description: "Who of those who look after an event reads an answer.",
    values: &[
        EnumValue {
            name: "ORGANIZERS",
            word: "organizers",
            description: "Its organizer, co-organizers and administrators.",
        },
        EnumValue {
            name: "REGISTRATION_MANAGERS",
            word: "registration_managers",
            description: "They, and whoever decides about registrations.",
        },
        EnumValue {
            name: "CHECK_IN_STAFF",
            word: "check_in_staff",
            description: "They, and whoever notes who has come.",
        },
    ],
};

crate::graph_words!(
    crate ::event_forms::EventAnswerAudience, EVENT_ANSWER_AUDIENCE_WORDS
);

/// The words of `EventAnswerRetention`.
pub static EVENT_ANSWER_RETENTION_WORDS: EnumTable = EnumTable {
    name: "EventAnswerRetention",
    description: "How long after the event an answer is kept.",
    values: &[
        EnumValue {
            name: "EVENT",
            word: "event",
            description: "Until it ends.",
        },
        EnumValue {
            name: "WEEK",
            word: "week",
            description: "A week.",
        },
        EnumValue {
            name: "MONTH",
            word: "month",
            description: "Thirty days.",
        },
        EnumValue {
            name: "HALF_YEAR",
            word: "half_year",
            description: "180 days.",
        },
        EnumValue {
            name: "YEAR",
            word: "year",
            description: "365 days.",
        },
    ],
};

crate::graph_words!(
    crate ::event_forms::EventAnswerRetention, EVENT_ANSWER_RETENTION_WORDS
);

/// The words of `EventAnswersDemand`.
pub static EVENT_ANSWERS_DEMAND_WORDS: EnumTable = EnumTable {
    name: "EventAnswersDemand",
    description: "Whether the questions of an event have to be answered.",
    values: &[
        EnumValue {
            name: "NONE",
            word: "none",
            description: "Whoever wants answers.",
        },
        EnumValue {
            name: "BEFORE",
            word: "before",
            description: "Nobody takes part or waits without.",
        },
        EnumValue {
            name: "AFTER",
            word: "after",
            description: "They have to be answered some time before the event.",
        },
    ],
};

crate::graph_words!(crate ::event_forms::EventAnswersDemand, EVENT_ANSWERS_DEMAND_WORDS);

/// The words of `EventApprovalMode`.
pub static EVENT_APPROVAL_MODE_WORDS: EnumTable = EnumTable {
    name: "EventApprovalMode",
    description: "Who decides whether a member takes part in an event.",
    values: &[
        EnumValue {
            name: "AUTOMATIC",
            word: "automatic",
            description: "Whoever registers takes part as long as a place is free.",
        },
        EnumValue {
            name: "MANUAL",
            word: "manual",
            description: "Whoever registers asks, and those who look after the event decide. Nobody is put on a waiting list.",
        },
    ],
};

crate::graph_words!(crate ::event_forms::EventApprovalMode, EVENT_APPROVAL_MODE_WORDS);

/// The words of `EventFormStatus`.
pub static EVENT_FORM_STATUS_WORDS: EnumTable = EnumTable {
    name: "EventFormStatus",
    description: "How far a form has come.",
    values: &[
        EnumValue {
            name: "DRAFT",
            word: "draft",
            description: "It is being written.",
        },
        EnumValue {
            name: "PUBLISHED",
            word: "published",
            description: "Its questions are asked.",
        },
        EnumValue {
            name: "RETIRED",
            word: "retired",
            description: "Another one is asked instead.",
        },
    ],
};

crate::graph_words!(crate ::event_forms::EventFormStatus, EVENT_FORM_STATUS_WORDS);

/// The words of `EventQuestionKind`.
pub static EVENT_QUESTION_KIND_WORDS: EnumTable = EnumTable {
    name: "EventQuestionKind",
    description: "What kind of answer a question takes.",
    values: &[
        EnumValue {
            name: "SHORT_TEXT",
            word: "short_text",
            description: "A line, up to 255 letters.",
        },
        EnumValue {
            name: "LONG_TEXT",
            word: "long_text",
            description: "Some lines, up to 4000 letters.",
        },
        EnumValue {
            name: "SINGLE_CHOICE",
            word: "single_choice",
            description: "One of its options.",
        },
        EnumValue {
            name: "MULTIPLE_CHOICE",
            word: "multiple_choice",
            description: "Some of its options, as a list.",
        },
        EnumValue {
            name: "YES_NO",
            word: "yes_no",
            description: "True or false.",
        },
        EnumValue {
            name: "NUMBER",
            word: "number",
            description: "A number.",
        },
        EnumValue {
            name: "DATE",
            word: "date",
            description: "A day, such as 2030-05-01.",
        },
        EnumValue {
            name: "CONSENT",
            word: "consent",
            description: "True, or false. Where it is required, it has to be true.",
        },
    ],
};

crate::graph_words!(crate ::event_forms::EventQuestionKind, EVENT_QUESTION_KIND_WORDS);

/// The words of `EventSubmissionState`.
pub static EVENT_SUBMISSION_STATE_WORDS: EnumTable = EnumTable {
    name: "EventSubmissionState",
    description: "Whether somebody has answered what they have to.",
    values: &[
        EnumValue {
            name: "ANSWERED",
            word: "answered",
            description: "Every required question.",
        },
        EnumValue {
            name: "MISSING",
            word: "missing",
            description: "Not every one.",
        },
    ],
};

crate::graph_words!(
    crate ::event_forms::EventSubmissionState, EVENT_SUBMISSION_STATE_WORDS
);

impl Show for crate::event_forms::EventFormAnswerValue {
    fn show(&self) -> Got<'_> {
        self.0.show()
    }
}

/// `EventAnswerErasure`.
pub static EVENT_ANSWER_ERASURE: Object = Object {
    name: "EventAnswerErasure",
    description: "What is erased of the answers to an event, or would be.",
    interfaces: &[],
    fields: &[
        Field {
            name: "restId",
            description: "Id of the dry run.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "event",
            description: "The event.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "keys",
            description: "Keys of the questions. Null for all.",
            ty: "[String!]",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "questions",
            description: "How many answers to each question.",
            ty: "[EventAnswerErasureQuestion!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_forms::EVENT_ANSWER_ERASURE_QUESTION,
            ),
        },
        Field {
            name: "answerCount",
            description: "How many answers.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "memberCount",
            description: "Of how many members.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When it was counted.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "expiresAt",
            description: "Until when it can be applied.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "appliedAt",
            description: "When it was. Null for a dry run.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_forms::EVENT_ANSWER_ERASURE_QUESTION,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_forms::EventAnswerErasure {
    fn object(&self) -> &'static Object {
        &EVENT_ANSWER_ERASURE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => {
                match numbered(&self.id) {
                    Some(number) => Got::Value(Value::String(number.to_string())),
                    None => Got::Value(Value::Null),
                }
            }
            2 => Show::show(&self.keys),
            3 => Show::show(&self.questions),
            4 => Show::show(&self.answers_count),
            5 => Show::show(&self.members_count),
            6 => Show::show(&self.created_at),
            7 => Show::show(&self.expires_at),
            8 => Show::show(&self.applied_at),
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
                    match numbered(&self.event_id) {
                        Some(number) => edges.find_event(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::event_forms::EventAnswerErasure, EVENT_ANSWER_ERASURE);

/// `EventAnswerErasureQuestion`.
pub static EVENT_ANSWER_ERASURE_QUESTION: Object = Object {
    name: "EventAnswerErasureQuestion",
    description: "How many answers to a question are erased.",
    interfaces: &[],
    fields: &[
        Field {
            name: "key",
            description: "Which question.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "answerCount",
            description: "How many.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::event_forms::EventAnswerErasureQuestion {
    fn object(&self) -> &'static Object {
        &EVENT_ANSWER_ERASURE_QUESTION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.key),
            1 => Show::show(&self.answers_count),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_forms::EventAnswerErasureQuestion, EVENT_ANSWER_ERASURE_QUESTION
);

/// `EventAnswerRead`.
pub static EVENT_ANSWER_READ: Object = Object {
    name: "EventAnswerRead",
    description: "That somebody read sensitive answers.",
    interfaces: &[],
    fields: &[
        Field {
            name: "reader",
            description: "Who read them.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "answerCount",
            description: "How many.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "readAt",
            description: "When.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_forms::EventAnswerRead {
    fn object(&self) -> &'static Object {
        &EVENT_ANSWER_READ
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.answers),
            2 => Show::show(&self.read_at),
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
                    match numbered(&self.reader_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::event_forms::EventAnswerRead, EVENT_ANSWER_READ);

/// `EventForm`.
pub static EVENT_FORM: Object = Object {
    name: "EventForm",
    description: "A form that those who register for an event fill in.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the form.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "event",
            description: "The event.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "number",
            description: "Its number among the forms of the event.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "How far a form has come.",
            ty: "EventFormStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "title",
            description: "What it is called.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "intro",
            description: "What is said before the questions.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "questions",
            description: "The questions, in their order.",
            ty: "[EventFormQuestion!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_forms::EVENT_FORM_QUESTION),
        },
        Field {
            name: "version",
            description: "It grows with each change.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "publishedAt",
            description: "When it was published.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When it was written.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "updatedAt",
            description: "When it changed last.",
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
        |registry| crate::graph::event_forms::EVENT_FORM_STATUS_WORDS.register(registry),
        |registry| register_object(
            registry,
            &crate::graph::event_forms::EVENT_FORM_QUESTION,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_forms::EventForm {
    fn object(&self) -> &'static Object {
        &EVENT_FORM
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("EventForm", self.id)),
            2 => Show::show(&self.number),
            3 => Show::show(&self.status),
            4 => Show::show(&self.title),
            5 => Show::show(&self.intro),
            6 => Show::show(&self.questions),
            7 => Show::show(&self.version),
            8 => Show::show(&self.published_at),
            9 => Show::show(&self.created_at),
            10 => Show::show(&self.updated_at),
            11 => Got::Value(Value::String(self.id.to_string())),
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
                    match numbered(&self.event_id) {
                        Some(number) => edges.find_event(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::event_forms::EventForm, EVENT_FORM);

/// `EventFormAnswer`.
pub static EVENT_FORM_ANSWER: Object = Object {
    name: "EventFormAnswer",
    description: "An answer.",
    interfaces: &[],
    fields: &[
        Field {
            name: "key",
            description: "Of which question.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "formId",
            description: "Id of the form under which it was given.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "label",
            description: "What was asked.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "kind",
            description: "What kind of answer a question takes.",
            ty: "EventQuestionKind!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "value",
            description: "An answer: a text, a number, true or false, or a list of texts, as the kind of its question says. Null takes it away.",
            ty: "JSON",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isSensitive",
            description: "Whether each reading of it is noted.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "audience",
            description: "Who of those who look after an event reads an answer.",
            ty: "EventAnswerAudience!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "eraseAfter",
            description: "When it is erased, as the event stands now.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_forms::EVENT_ANSWER_AUDIENCE_WORDS.register(registry)
        },
        |registry| {
            crate::graph::event_forms::EVENT_QUESTION_KIND_WORDS.register(registry)
        },
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "JSON"),
    ],
};

impl Row for crate::event_forms::EventFormAnswer {
    fn object(&self) -> &'static Object {
        &EVENT_FORM_ANSWER
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.key),
            1 => ids_of("EventForm", Show::show(&self.form_id)),
            2 => Show::show(&self.label),
            3 => Show::show(&self.kind),
            4 => Show::show(&self.value),
            5 => Show::show(&self.sensitive),
            6 => Show::show(&self.audience),
            7 => Show::show(&self.erase_after),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::event_forms::EventFormAnswer, EVENT_FORM_ANSWER);

/// `EventFormDesk`.
pub static EVENT_FORM_DESK: Object = Object {
    name: "EventFormDesk",
    description: "The forms of an event.",
    interfaces: &[],
    fields: &[
        Field {
            name: "event",
            description: "The event.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "settings",
            description: "Whether the questions of an event have to be answered.",
            ty: "EventFormSettings!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_forms::EVENT_FORM_SETTINGS),
        },
        Field {
            name: "forms",
            description: "All versions, the newest first.",
            ty: "[EventForm!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_forms::EVENT_FORM),
        },
        Field {
            name: "answeredCount",
            description: "How many of those who take part or wait have answered every required question.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "missingCount",
            description: "How many have not.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::event_forms::EVENT_FORM),
        |registry| register_object(
            registry,
            &crate::graph::event_forms::EVENT_FORM_SETTINGS,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

impl Row for crate::event_forms::EventFormDesk {
    fn object(&self) -> &'static Object {
        &EVENT_FORM_DESK
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.settings),
            2 => Show::show(&self.forms),
            3 => Show::show(&self.answered_count),
            4 => Show::show(&self.missing_count),
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
                    match numbered(&self.event_id) {
                        Some(number) => edges.find_event(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::event_forms::EventFormDesk, EVENT_FORM_DESK);

/// `EventFormQuestion`.
pub static EVENT_FORM_QUESTION: Object = Object {
    name: "EventFormQuestion",
    description: "A question of a form.",
    interfaces: &[],
    fields: &[
        Field {
            name: "key",
            description: "What it is known by in all forms of the event.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "kind",
            description: "What kind of answer a question takes.",
            ty: "EventQuestionKind!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "label",
            description: "What is asked.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "help",
            description: "What helps to answer it.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "options",
            description: "What may be chosen.",
            ty: "[String!]!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isRequired",
            description: "Whether it has to be answered.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isSensitive",
            description: "Whether each reading of an answer is noted.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "audience",
            description: "Who of those who look after an event reads an answer.",
            ty: "EventAnswerAudience!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "retention",
            description: "How long after the event an answer is kept.",
            ty: "EventAnswerRetention!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_forms::EVENT_ANSWER_AUDIENCE_WORDS.register(registry)
        },
        |registry| {
            crate::graph::event_forms::EVENT_ANSWER_RETENTION_WORDS.register(registry)
        },
        |registry| {
            crate::graph::event_forms::EVENT_QUESTION_KIND_WORDS.register(registry)
        },
    ],
};

impl Row for crate::event_forms::EventFormQuestion {
    fn object(&self) -> &'static Object {
        &EVENT_FORM_QUESTION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.key),
            1 => Show::show(&self.kind),
            2 => Show::show(&self.label),
            3 => Show::show(&self.help),
            4 => Show::show(&self.options),
            5 => Show::show(&self.required),
            6 => Show::show(&self.sensitive),
            7 => Show::show(&self.audience),
            8 => Show::show(&self.retention),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::event_forms::EventFormQuestion, EVENT_FORM_QUESTION);

/// `EventFormSettings`.
pub static EVENT_FORM_SETTINGS: Object = Object {
    name: "EventFormSettings",
    description: "Whether the questions of an event have to be answered.",
    interfaces: &[],
    fields: &[
        Field {
            name: "answers",
            description: "Whether the questions of an event have to be answered.",
            ty: "EventAnswersDemand!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "dueMinutes",
            description: "So many minutes before the event they are due.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "dueAt",
            description: "Until when they have to be answered. Null if they have not to be.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "guestsPerMember",
            description: "How many guests a member may bring; 0 for none.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "approvalMode",
            description: "Who decides whether a member takes part in an event.",
            ty: "EventApprovalMode!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "draft",
            description: "What is to hold instead, once it is published. Null if nothing is, and for whoever does not decide about registrations.",
            ty: "EventFormSettingsDraft",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_forms::EVENT_FORM_SETTINGS_DRAFT),
        },
        Field {
            name: "version",
            description: "It grows with each change; 0 as long as nothing was said.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_forms::EVENT_ANSWERS_DEMAND_WORDS.register(registry)
        },
        |registry| {
            crate::graph::event_forms::EVENT_APPROVAL_MODE_WORDS.register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::event_forms::EVENT_FORM_SETTINGS_DRAFT,
        ),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_forms::EventFormSettings {
    fn object(&self) -> &'static Object {
        &EVENT_FORM_SETTINGS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.answers),
            1 => Show::show(&self.due_minutes),
            2 => Show::show(&self.due_at),
            3 => Show::show(&self.guests_per_member),
            4 => Show::show(&self.approval_mode),
            5 => Show::show(&self.draft),
            6 => Show::show(&self.version),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::event_forms::EventFormSettings, EVENT_FORM_SETTINGS);

/// `EventFormSettingsDraft`.
pub static EVENT_FORM_SETTINGS_DRAFT: Object = Object {
    name: "EventFormSettingsDraft",
    description: "What is to hold of an event's registration once it is published.",
    interfaces: &[],
    fields: &[
        Field {
            name: "answers",
            description: "Whether the questions of an event have to be answered.",
            ty: "EventAnswersDemand!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "dueMinutes",
            description: "So many minutes before the event they are due.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "guestsPerMember",
            description: "How many guests a member may bring; 0 for none.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "approvalMode",
            description: "Who decides whether a member takes part in an event.",
            ty: "EventApprovalMode!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_forms::EVENT_ANSWERS_DEMAND_WORDS.register(registry)
        },
        |registry| {
            crate::graph::event_forms::EVENT_APPROVAL_MODE_WORDS.register(registry)
        },
    ],
};

impl Row for crate::event_forms::EventFormSettingsDraft {
    fn object(&self) -> &'static Object {
        &EVENT_FORM_SETTINGS_DRAFT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.answers),
            1 => Show::show(&self.due_minutes),
            2 => Show::show(&self.guests_per_member),
            3 => Show::show(&self.approval_mode),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_forms::EventFormSettingsDraft, EVENT_FORM_SETTINGS_DRAFT
);

/// `EventRegistrationForm`.
pub static EVENT_REGISTRATION_FORM: Object = Object {
    name: "EventRegistrationForm",
    description: "What those who register for an event are asked, and what the viewer has answered.",
    interfaces: &[],
    fields: &[
        Field {
            name: "event",
            description: "The event.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "settings",
            description: "Whether the questions of an event have to be answered.",
            ty: "EventFormSettings!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_forms::EVENT_FORM_SETTINGS),
        },
        Field {
            name: "form",
            description: "What is asked. Null if nothing is.",
            ty: "EventForm",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_forms::EVENT_FORM),
        },
        Field {
            name: "isOpen",
            description: "Whether it can be answered now.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "missing",
            description: "Keys of required questions that the viewer has not answered.",
            ty: "[String!]!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "submission",
            description: "What the viewer has answered.",
            ty: "EventSubmission",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_forms::EVENT_SUBMISSION),
        },
        Field {
            name: "reads",
            description: "Who read sensitive answers of the viewer, the latest first, at most fifty.",
            ty: "[EventAnswerRead!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_forms::EVENT_ANSWER_READ),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_forms::EVENT_ANSWER_READ,
        ),
        |registry| register_object(registry, &crate::graph::event_forms::EVENT_FORM),
        |registry| register_object(
            registry,
            &crate::graph::event_forms::EVENT_FORM_SETTINGS,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_forms::EVENT_SUBMISSION,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

impl Row for crate::event_forms::EventRegistrationForm {
    fn object(&self) -> &'static Object {
        &EVENT_REGISTRATION_FORM
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.settings),
            2 => Show::show(&self.form),
            3 => Show::show(&self.open),
            4 => Show::show(&self.missing),
            5 => Show::show(&self.submission),
            6 => Show::show(&self.reads),
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
                    match numbered(&self.event_id) {
                        Some(number) => edges.find_event(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::event_forms::EventRegistrationForm, EVENT_REGISTRATION_FORM);

/// `EventSubmission`.
pub static EVENT_SUBMISSION: Object = Object {
    name: "EventSubmission",
    description: "Answers of a member.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the answers.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "event",
            description: "The event.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "member",
            description: "Who answered.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "isDraft",
            description: "Whether they are only kept, and not given.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isComplete",
            description: "Whether every required question is answered.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "version",
            description: "It grows with each change.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "answers",
            description: "The answers that are for the viewer, in the order of the questions.",
            ty: "[EventFormAnswer!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_forms::EVENT_FORM_ANSWER),
        },
        Field {
            name: "createdAt",
            description: "When they were given.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "updatedAt",
            description: "When they changed last.",
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
        |registry| register_object(
            registry,
            &crate::graph::event_forms::EVENT_FORM_ANSWER,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_forms::EventSubmission {
    fn object(&self) -> &'static Object {
        &EVENT_SUBMISSION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("EventSubmission", self.id)),
            3 => Show::show(&self.draft),
            4 => Show::show(&self.complete),
            5 => Show::show(&self.version),
            6 => Show::show(&self.answers),
            7 => Show::show(&self.created_at),
            8 => Show::show(&self.updated_at),
            9 => Got::Value(Value::String(self.id.to_string())),
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
                    match numbered(&self.event_id) {
                        Some(number) => edges.find_event(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                2 => {
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

crate::graph_row!(crate ::event_forms::EventSubmission, EVENT_SUBMISSION);

/// `EventSubmissionEntry`.
pub static EVENT_SUBMISSION_ENTRY: Object = Object {
    name: "EventSubmissionEntry",
    description: "Somebody who takes part in an event or waits, and what they answered.",
    interfaces: &[],
    fields: &[
        Field {
            name: "member",
            description: "Who it is.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "registrationState",
            description: "How their registration stands.",
            ty: "EventRegistrationState",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "waitlistState",
            description: "How they wait.",
            ty: "EventWaitlistState",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "submissionId",
            description: "Id of their answers.",
            ty: "ID",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isComplete",
            description: "Whether every required question is answered.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "answeredAt",
            description: "When they answered last.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "answers",
            description: "Answers to questions that are not sensitive and are for the viewer.",
            ty: "[EventFormAnswer!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_forms::EVENT_FORM_ANSWER),
        },
        Field {
            name: "withheldCount",
            description: "How many sensitive answers the viewer may read, too.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::events::EVENT_REGISTRATION_STATE_WORDS.register(registry)
        },
        |registry| crate::graph::events::EVENT_WAITLIST_STATE_WORDS.register(registry),
        |registry| register_object(
            registry,
            &crate::graph::event_forms::EVENT_FORM_ANSWER,
        ),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_forms::EventSubmissionEntry {
    fn object(&self) -> &'static Object {
        &EVENT_SUBMISSION_ENTRY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.registration_state),
            2 => Show::show(&self.waitlist_state),
            3 => ids_of("EventSubmission", Show::show(&self.submission_id)),
            4 => Show::show(&self.complete),
            5 => Show::show(&self.answered_at),
            6 => Show::show(&self.answers),
            7 => Show::show(&self.withheld_count),
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

crate::graph_row!(crate ::event_forms::EventSubmissionEntry, EVENT_SUBMISSION_ENTRY);

/// A page of `EventSubmissionEntry`.
pub static EVENT_SUBMISSION_ENTRY_CONNECTION: Object = Object {
    name: "EventSubmissionEntryConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[EventSubmissionEntryEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_SUBMISSION_ENTRY_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[EventSubmissionEntry!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_SUBMISSION_ENTRY),
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
        |registry| register_object(registry, &EVENT_SUBMISSION_ENTRY_EDGE),
        |registry| register_object(registry, &EVENT_SUBMISSION_ENTRY),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `EventSubmissionEntry`.
pub static EVENT_SUBMISSION_ENTRY_EDGE: Object = Object {
    name: "EventSubmissionEntryEdge",
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
            ty: "EventSubmissionEntry!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_SUBMISSION_ENTRY),
        },
    ],
    types: &[],
};

impl Listed for crate::event_forms::EventSubmissionEntry {
    const CONNECTION: &'static Object = &EVENT_SUBMISSION_ENTRY_CONNECTION;
    const EDGE: &'static Object = &EVENT_SUBMISSION_ENTRY_EDGE;
}

/// What the area `event_forms` answers in the graph beside its operations.
#[async_trait]
pub trait EventFormsEdges: Send + Sync {
    /// The `EventForm` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_event_form(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "EventForm", number, Some(Operation::GetEventForm)).await
    }

    /// The `EventSubmission` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_event_submission(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "EventSubmission", number, Some(Operation::GetEventForm))
            .await
    }
}

impl<T: Send + Sync> EventFormsEdges for T {}

/// Fields of `Mutation` that operations of the area `event_forms` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventFormsMutation;

static EVENT_FORMS_MUTATION: Object = Object {
    name: "EventFormsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "updateEventFormSettings",
            description: "Say whether the questions have to be answered. `BEFORE`: nobody takes part or waits without an answer to each required question of the published form. `AFTER`: those who lack answers are reminded once, a day before they are due, `dueMinutes` before the event. `NONE`: whoever wants answers. `guestsPerMember` says how many guests a member may bring. With `approvalMode: MANUAL`, whoever registers asks first, and those who decide about registrations approve or decline with `changeEventPeople`. Left out, both stay as they are. `FORBIDDEN` for whoever does not decide about registrations; `EVENT_FORM_CONFLICT` for an event that has begun; `VERSION_CONFLICT` when somebody else has changed it.",
            ty: "UpdateEventFormSettingsPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateEventFormSettingsInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_EVENT_FORM_SETTINGS_ASKING),
        },
        Field {
            name: "publishEventFormSettings",
            description: "Let what was kept as a draft hold from now on. `EVENT_FORM_CONFLICT` when nothing was, and for an event that has begun; `VERSION_CONFLICT` when somebody else has changed it; `FORBIDDEN` for whoever does not decide about registrations.",
            ty: "PublishEventFormSettingsPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "PublishEventFormSettingsInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&PUBLISH_EVENT_FORM_SETTINGS_ASKING),
        },
        Field {
            name: "previewEventAnswerErasure",
            description: "Count what would be erased of the answers to an event that is over, before their time comes. Nothing is. `EVENT_FORM_CONFLICT` for an event that is not over; `FORBIDDEN` for whoever does not decide about registrations.",
            ty: "PreviewEventAnswerErasurePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "PreviewEventAnswerErasureInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&PREVIEW_EVENT_ANSWER_ERASURE_ASKING),
        },
        Field {
            name: "applyEventAnswerErasure",
            description: "Erase what was counted, and nothing else. Once. `VERSION_CONFLICT` when the answers are others than those that were counted, or that was too long ago; `EVENT_ANSWERS_NOT_FOUND` when nothing was counted; `FORBIDDEN` for whoever does not decide about registrations.",
            ty: "ApplyEventAnswerErasurePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ApplyEventAnswerErasureInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&APPLY_EVENT_ANSWER_ERASURE_ASKING),
        },
        Field {
            name: "createEventForm",
            description: "Write a form: a draft, which nobody is asked before it is published, with questions of its own, or with those of a form of an event whose registrations the viewer decides about, too (`fromFormId`). `FORBIDDEN` for whoever does not decide about registrations; `EVENT_FORM_NOT_FOUND` on `fromFormId` when the viewer may not copy it; `EVENT_FORM_VALIDATION_FAILED` for questions that cannot be asked, for two with one key, and for more than fifty forms.",
            ty: "CreateEventFormPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateEventFormInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_EVENT_FORM_ASKING),
        },
        Field {
            name: "updateEventForm",
            description: "Change a draft. The questions are replaced by those that are given. What was published stays as it is: `EVENT_FORM_CONFLICT`; `fork` makes a draft of it. `VERSION_CONFLICT` when somebody else has changed it since it was read. `NOT_FOUND` when there is no such event that the viewer may see, `FORBIDDEN` for whoever does not decide about its registrations. `EVENT_FORM_NOT_FOUND` when the event has no such form. `EVENT_FORM_VALIDATION_FAILED` for questions that cannot be asked, and for two with one key. `IDEMPOTENCY_IN_PROGRESS` and `IDEMPOTENCY_KEY_REUSED` with an `idempotencyKey`.",
            ty: "UpdateEventFormPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateEventFormInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_EVENT_FORM_ASKING),
        },
        Field {
            name: "forkEventForm",
            description: "Make a draft of a form. A draft with the same questions, whatever became of the form. `NOT_FOUND` when there is no such event that the viewer may see, `FORBIDDEN` for whoever does not decide about its registrations. `EVENT_FORM_NOT_FOUND` when the event has no such form. `EVENT_FORM_VALIDATION_FAILED` for more than fifty forms. `IDEMPOTENCY_IN_PROGRESS` and `IDEMPOTENCY_KEY_REUSED` with an `idempotencyKey`.",
            ty: "ForkEventFormPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ForkEventFormInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&FORK_EVENT_FORM_ASKING),
        },
        Field {
            name: "publishEventForm",
            description: "Publish a form. From now on its questions are asked; it never changes again. The one that was published before is retired: answers to it stay, and are read by those for whom they were given. A question keeps its kind under its key: `EVENT_FORM_VALIDATION_FAILED` where a published form of the event has another one, and for a form without questions. `EVENT_FORM_CONFLICT` for what is no draft, for the template of what recurs, and for an event that has begun. `VERSION_CONFLICT` when somebody else has changed it since it was read. `NOT_FOUND` when there is no such event that the viewer may see, `FORBIDDEN` for whoever does not decide about its registrations. `EVENT_FORM_NOT_FOUND` when the event has no such form. `IDEMPOTENCY_IN_PROGRESS` and `IDEMPOTENCY_KEY_REUSED` with an `idempotencyKey`.",
            ty: "PublishEventFormPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "PublishEventFormInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&PUBLISH_EVENT_FORM_ASKING),
        },
        Field {
            name: "submitEventAnswers",
            description: "Answer the questions of an event, until it begins; whoever has not registered a day later and does not wait either has answered nothing. Answers are sealed where they are kept, and erased when the registration ends, and so long after the event as the question says. `EVENT_FORM_NOT_FOUND` when nothing is asked; `EVENT_REGISTRATION_FORBIDDEN` for whoever manages the event, and for whoever is no member of the community; `EVENT_ANSWERS_CLOSED` for an event that has begun or does not take place; `EVENT_FORM_CONFLICT` for whoever has answered; `VERSION_CONFLICT` on `formId` when another form is asked by now; `EVENT_ANSWERS_VALIDATION_FAILED` for each answer that does not fit its question, and for each required question that is left out.",
            ty: "SubmitEventAnswersPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "SubmitEventAnswersInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&SUBMIT_EVENT_ANSWERS_ASKING),
        },
        Field {
            name: "amendEventAnswers",
            description: "Correct answers of the viewer, until the event begins. What is not named stays; null takes an answer away. `EVENT_ANSWERS_NOT_FOUND` when these are no answers of the viewer; `EVENT_FORM_NOT_FOUND` when nothing is asked any more; `EVENT_ANSWERS_CLOSED` for an event that has begun or does not take place; `VERSION_CONFLICT` when the answers have changed since, and on `formId` when another form is asked by now; `EVENT_ANSWERS_VALIDATION_FAILED` for each answer that does not fit its question, and for each required question that would be without one.",
            ty: "AmendEventAnswersPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "AmendEventAnswersInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&AMEND_EVENT_ANSWERS_ASKING),
        },
        Field {
            name: "readEventAnswers",
            description: "Read the answers of a member. All of them that are for the viewer, also those to sensitive questions. Who read sensitive ones and when is noted, and shown to the member. `NOT_FOUND` when there is no such event that the viewer may see, `EVENT_ANSWERS_NOT_FOUND` when there are no such answers of somebody who takes part or waits; `FORBIDDEN` for whoever looks after none of the people of the event, and for whoever is no member of the community.",
            ty: "ReadEventAnswersPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ReadEventAnswersInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&READ_EVENT_ANSWERS_ASKING),
        },
        Field {
            name: "submitEventAnswersDraft",
            description: "Give answers that were only kept. `EVENT_ANSWERS_VALIDATION_FAILED` for each required question that is left out; `EVENT_FORM_CONFLICT` for what was given before; `VERSION_CONFLICT` when they were changed since they were read, and on `formId` when another form is asked by now; `EVENT_ANSWERS_CLOSED` for an event that has begun or does not take place; `EVENT_ANSWERS_NOT_FOUND` when the viewer has no such answers.",
            ty: "SubmitEventAnswersDraftPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "SubmitEventAnswersDraftInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&SUBMIT_EVENT_ANSWERS_DRAFT_ASKING),
        },
    ],
    types: &[
        |registry| UPDATE_EVENT_FORM_SETTINGS_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_EVENT_FORM_SETTINGS_PAYLOAD),
        |registry| PUBLISH_EVENT_FORM_SETTINGS_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &PUBLISH_EVENT_FORM_SETTINGS_PAYLOAD),
        |registry| PREVIEW_EVENT_ANSWER_ERASURE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &PREVIEW_EVENT_ANSWER_ERASURE_PAYLOAD),
        |registry| APPLY_EVENT_ANSWER_ERASURE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &APPLY_EVENT_ANSWER_ERASURE_PAYLOAD),
        |registry| CREATE_EVENT_FORM_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_EVENT_FORM_PAYLOAD),
        |registry| UPDATE_EVENT_FORM_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_EVENT_FORM_PAYLOAD),
        |registry| FORK_EVENT_FORM_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &FORK_EVENT_FORM_PAYLOAD),
        |registry| PUBLISH_EVENT_FORM_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &PUBLISH_EVENT_FORM_PAYLOAD),
        |registry| SUBMIT_EVENT_ANSWERS_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &SUBMIT_EVENT_ANSWERS_PAYLOAD),
        |registry| AMEND_EVENT_ANSWERS_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &AMEND_EVENT_ANSWERS_PAYLOAD),
        |registry| READ_EVENT_ANSWERS_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &READ_EVENT_ANSWERS_PAYLOAD),
        |registry| SUBMIT_EVENT_ANSWERS_DRAFT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &SUBMIT_EVENT_ANSWERS_DRAFT_PAYLOAD),
    ],
};

impl Row for EventFormsMutation {
    fn object(&self) -> &'static Object {
        &EVENT_FORMS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `event_forms` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventFormsQuery;

static EVENT_FORMS_QUERY: Object = Object {
    name: "EventFormsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "eventRegistrationForm",
            description: "What those who register for an event are asked. The published form, whether and until when its questions have to be answered, what the viewer has answered, and who of those who look after the event has read answers of the viewer that are marked as sensitive. `NOT_FOUND` when there is no such event that the viewer may see.",
            ty: "EventRegistrationForm",
            arguments: &[
                Argument {
                    name: "eventId",
                    description: "Id of the event.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_EVENT_FORM_ASKING),
        },
        Field {
            name: "eventForms",
            description: "Forms of an event, for those who decide about its registrations. All versions, the newest first, what is demanded, and how many of those who take part or wait have answered. `NOT_FOUND` when there is no such event that the viewer may see, `FORBIDDEN` for whoever does not decide about its registrations.",
            ty: "EventFormDesk",
            arguments: &[
                Argument {
                    name: "eventId",
                    description: "Id of the event.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_EVENT_FORMS_FOR_STAFF_ASKING),
        },
        Field {
            name: "eventSubmissions",
            description: "Who has answered. Those who take part, are invited, have asked or wait, by their ids, with the answers that are for the viewer. Answers to sensitive questions are left out and counted; `readEventAnswers` shows them, and notes who read them. `NOT_FOUND` when there is no such event that the viewer may see, `FORBIDDEN` for whoever looks after none of its people. `EVENT_FORM_VALIDATION_FAILED` for a parameter that there is not and a value that means nothing.",
            ty: "EventSubmissionEntryConnection",
            arguments: &[
                Argument {
                    name: "eventId",
                    description: "Id of the event.",
                    ty: "ID!",
                    default: None,
                },
                Argument {
                    name: "state",
                    description: "Only those who have answered every required question, or those who have not.",
                    ty: "EventSubmissionState",
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
                    name: "first",
                    description: "How many at most, 1 to 100. 25 by default.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "last",
                    description: "How many before `before` at most, 1 to 100; 25 by default. Not together with `first` or `after`.",
                    ty: "Int",
                    default: None,
                },
            ],
            cost: Some(page_cost::<25, 100>),
            source: Source::Operation(&LIST_EVENT_SUBMISSIONS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_forms::EVENT_REGISTRATION_FORM,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_forms::EVENT_FORM_DESK,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_forms::EVENT_SUBMISSION_ENTRY_CONNECTION,
        ),
        |registry| {
            crate::graph::event_forms::EVENT_SUBMISSION_STATE_WORDS.register(registry)
        },
    ],
};

impl Row for EventFormsQuery {
    fn object(&self) -> &'static Object {
        &EVENT_FORMS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static GET_EVENT_FORM_ASKING: Asking = Asking {
    operation: Operation::GetEventForm,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_event_form,
};

fn get_event_form(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_forms::EventRegistrationFormResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static GET_EVENT_FORMS_FOR_STAFF_ASKING: Asking = Asking {
    operation: Operation::GetEventFormsForStaff,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_event_forms_for_staff,
};

fn get_event_forms_for_staff(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_forms::EventFormDeskResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static UPDATE_EVENT_FORM_SETTINGS_ASKING: Asking = Asking {
    operation: Operation::UpdateEventFormSettings,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "answers",
            wire: "answers",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::event_forms::EVENT_ANSWERS_DEMAND_WORDS),
        },
        Input {
            argument: "dueMinutes",
            wire: "due_minutes",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "guestsPerMember",
            wire: "guests_per_member",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "approvalMode",
            wire: "approval_mode",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::event_forms::EVENT_APPROVAL_MODE_WORDS),
        },
        Input {
            argument: "isDraft",
            wire: "draft",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "expectedVersion",
            wire: "expected_version",
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
    answer: update_event_form_settings,
};

static UPDATE_EVENT_FORM_SETTINGS_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateEventFormSettingsInput",
    description: "Input of `updateEventFormSettings`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "answers",
            description: "Whether the questions of an event have to be answered.",
            ty: "EventAnswersDemand!",
            default: None,
        },
        Argument {
            name: "dueMinutes",
            description: "So many minutes before the event they are due, with `after`.",
            ty: "Int",
            default: Some("0"),
        },
        Argument {
            name: "guestsPerMember",
            description: "How many guests a member may bring; 0 for none. As before if nothing is said. Who is named already still comes.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "approvalMode",
            description: "Who decides whether a member takes part. As before if nothing is said. Who has asked already goes on waiting for a decision.",
            ty: "EventApprovalMode",
            default: None,
        },
        Argument {
            name: "isDraft",
            description: "Whether it is only kept, and holds once it is published. What is said without it holds at once, and nothing is kept.",
            ty: "Boolean",
            default: Some("false"),
        },
        Argument {
            name: "expectedVersion",
            description: "Its `version` as it was read.",
            ty: "Int!",
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
            crate::graph::event_forms::EVENT_ANSWERS_DEMAND_WORDS.register(registry)
        },
        |registry| {
            crate::graph::event_forms::EVENT_APPROVAL_MODE_WORDS.register(registry)
        },
    ],
};

static UPDATE_EVENT_FORM_SETTINGS_PAYLOAD: Object = Object {
    name: "UpdateEventFormSettingsPayload",
    description: "Result of `updateEventFormSettings`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "settings",
            description: "The event form settings after the change.",
            ty: "EventFormSettings",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_forms::EVENT_FORM_SETTINGS),
        },
        Field {
            name: "event",
            description: "The event.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
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
            &crate::graph::event_forms::EVENT_FORM_SETTINGS,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn update_event_form_settings(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_forms::EventFormSettingsResponse = ask.answer()?;
    Ok(
        Shown::of(&UPDATE_EVENT_FORM_SETTINGS_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_event(ctx, number).await
                }),
            )
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static PUBLISH_EVENT_FORM_SETTINGS_ASKING: Asking = Asking {
    operation: Operation::PublishEventFormSettings,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "expectedVersion",
            wire: "expected_version",
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
    answer: publish_event_form_settings,
};

static PUBLISH_EVENT_FORM_SETTINGS_INPUT_TABLE: InputTable = InputTable {
    name: "PublishEventFormSettingsInput",
    description: "Input of `publishEventFormSettings`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "expectedVersion",
            description: "Its `version` as it was read.",
            ty: "Int!",
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

static PUBLISH_EVENT_FORM_SETTINGS_PAYLOAD: Object = Object {
    name: "PublishEventFormSettingsPayload",
    description: "Result of `publishEventFormSettings`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "settings",
            description: "The event form settings after the change.",
            ty: "EventFormSettings",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_forms::EVENT_FORM_SETTINGS),
        },
        Field {
            name: "event",
            description: "The event.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
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
            &crate::graph::event_forms::EVENT_FORM_SETTINGS,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn publish_event_form_settings(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_forms::EventFormSettingsResponse = ask.answer()?;
    Ok(
        Shown::of(&PUBLISH_EVENT_FORM_SETTINGS_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_event(ctx, number).await
                }),
            )
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static PREVIEW_EVENT_ANSWER_ERASURE_ASKING: Asking = Asking {
    operation: Operation::PreviewEventAnswerErasure,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "keys",
            wire: "keys",
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
    answer: preview_event_answer_erasure,
};

static PREVIEW_EVENT_ANSWER_ERASURE_INPUT_TABLE: InputTable = InputTable {
    name: "PreviewEventAnswerErasureInput",
    description: "Input of `previewEventAnswerErasure`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "keys",
            description: "Keys of the questions. All if nothing is said.",
            ty: "[String!]",
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

static PREVIEW_EVENT_ANSWER_ERASURE_PAYLOAD: Object = Object {
    name: "PreviewEventAnswerErasurePayload",
    description: "Result of `previewEventAnswerErasure`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "erasure",
            description: "The event answer erasure after the change.",
            ty: "EventAnswerErasure",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_forms::EVENT_ANSWER_ERASURE),
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
            &crate::graph::event_forms::EVENT_ANSWER_ERASURE,
        ),
    ],
};

fn preview_event_answer_erasure(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_forms::EventAnswerErasureResponse = ask.answer()?;
    Ok(
        Shown::of(&PREVIEW_EVENT_ANSWER_ERASURE_PAYLOAD)
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

static APPLY_EVENT_ANSWER_ERASURE_ASKING: Asking = Asking {
    operation: Operation::ApplyEventAnswerErasure,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "dryRunId",
            wire: "dryRunId",
            place: InputPlace::Path,
            kind: InputKind::Id("anything"),
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
    answer: apply_event_answer_erasure,
};

static APPLY_EVENT_ANSWER_ERASURE_INPUT_TABLE: InputTable = InputTable {
    name: "ApplyEventAnswerErasureInput",
    description: "Input of `applyEventAnswerErasure`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "dryRunId",
            description: "Id of the dry run.",
            ty: "ID!",
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

static APPLY_EVENT_ANSWER_ERASURE_PAYLOAD: Object = Object {
    name: "ApplyEventAnswerErasurePayload",
    description: "Result of `applyEventAnswerErasure`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "erasure",
            description: "The event answer erasure after the change.",
            ty: "EventAnswerErasure",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_forms::EVENT_ANSWER_ERASURE),
        },
        Field {
            name: "event",
            description: "The event.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
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
            &crate::graph::event_forms::EVENT_ANSWER_ERASURE,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn apply_event_answer_erasure(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_forms::EventAnswerErasureResponse = ask.answer()?;
    Ok(
        Shown::of(&APPLY_EVENT_ANSWER_ERASURE_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_event(ctx, number).await
                }),
            )
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static CREATE_EVENT_FORM_ASKING: Asking = Asking {
    operation: Operation::CreateEventForm,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "title",
            wire: "title",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "intro",
            wire: "intro",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "questions",
            wire: "questions",
            place: InputPlace::Body,
            kind: InputKind::Object(&EVENT_FORM_QUESTION_INPUT_INPUTS),
        },
        Input {
            argument: "fromFormId",
            wire: "from_form_id",
            place: InputPlace::Body,
            kind: InputKind::Id("EventForm"),
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
    answer: create_event_form,
};

static CREATE_EVENT_FORM_INPUT_TABLE: InputTable = InputTable {
    name: "CreateEventFormInput",
    description: "Input of `createEventForm`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "title",
            description: "What it is called. That of the other one if nothing is said.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "intro",
            description: "What is said before the questions.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "questions",
            description: "The questions, in their order.",
            ty: "[EventFormQuestionInput!]",
            default: None,
        },
        Argument {
            name: "fromFormId",
            description: "Id of a form whose questions are taken.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[|registry| EVENT_FORM_QUESTION_INPUT_TABLE.register(registry)],
};

static EVENT_FORM_QUESTION_INPUT_TABLE: InputTable = InputTable {
    name: "EventFormQuestionInput",
    description: "A question of a form.",
    fields: &[
        Argument {
            name: "key",
            description: "What it is known by in all forms of the event: small letters, digits and underscores.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "kind",
            description: "What kind of answer a question takes.",
            ty: "EventQuestionKind!",
            default: None,
        },
        Argument {
            name: "label",
            description: "What is asked.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "help",
            description: "What helps to answer it.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "options",
            description: "What may be chosen, for questions with a choice.",
            ty: "[String!]",
            default: None,
        },
        Argument {
            name: "isRequired",
            description: "Whether it has to be answered.",
            ty: "Boolean",
            default: Some("false"),
        },
        Argument {
            name: "isSensitive",
            description: "Whether each reading of an answer is noted.",
            ty: "Boolean",
            default: Some("false"),
        },
        Argument {
            name: "audience",
            description: "Who of those who look after an event reads an answer.",
            ty: "EventAnswerAudience",
            default: Some("ORGANIZERS"),
        },
        Argument {
            name: "retention",
            description: "How long after the event an answer is kept.",
            ty: "EventAnswerRetention",
            default: Some("MONTH"),
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_forms::EVENT_QUESTION_KIND_WORDS.register(registry)
        },
        |registry| {
            crate::graph::event_forms::EVENT_ANSWER_AUDIENCE_WORDS.register(registry)
        },
        |registry| {
            crate::graph::event_forms::EVENT_ANSWER_RETENTION_WORDS.register(registry)
        },
    ],
};

static EVENT_FORM_QUESTION_INPUT_INPUTS: [Input; 9] = [
    Input {
        argument: "key",
        wire: "key",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "kind",
        wire: "kind",
        place: InputPlace::Body,
        kind: InputKind::Word(&crate::graph::event_forms::EVENT_QUESTION_KIND_WORDS),
    },
    Input {
        argument: "label",
        wire: "label",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "help",
        wire: "help",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "options",
        wire: "options",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "isRequired",
        wire: "required",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "isSensitive",
        wire: "sensitive",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "audience",
        wire: "audience",
        place: InputPlace::Body,
        kind: InputKind::Word(&crate::graph::event_forms::EVENT_ANSWER_AUDIENCE_WORDS),
    },
    Input {
        argument: "retention",
        wire: "retention",
        place: InputPlace::Body,
        kind: InputKind::Word(&crate::graph::event_forms::EVENT_ANSWER_RETENTION_WORDS),
    },
];

static CREATE_EVENT_FORM_PAYLOAD: Object = Object {
    name: "CreateEventFormPayload",
    description: "Result of `createEventForm`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "form",
            description: "The new event form.",
            ty: "EventForm",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_forms::EVENT_FORM),
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
        |registry| register_object(registry, &crate::graph::event_forms::EVENT_FORM),
    ],
};

fn create_event_form(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_forms::EventFormResponse = ask.answer()?;
    Ok(
        Shown::of(&CREATE_EVENT_FORM_PAYLOAD)
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

static UPDATE_EVENT_FORM_ASKING: Asking = Asking {
    operation: Operation::UpdateEventForm,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "formId",
            wire: "formId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventForm"),
        },
        Input {
            argument: "title",
            wire: "title",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "intro",
            wire: "intro",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "questions",
            wire: "questions",
            place: InputPlace::Body,
            kind: InputKind::Object(&EVENT_FORM_QUESTION_INPUT_INPUTS),
        },
        Input {
            argument: "expectedVersion",
            wire: "expected_version",
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
    answer: update_event_form,
};

static UPDATE_EVENT_FORM_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateEventFormInput",
    description: "Input of `updateEventForm`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "formId",
            description: "Id of the form.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "title",
            description: "What it is called.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "intro",
            description: "What is said before the questions.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "questions",
            description: "The questions, in their order.",
            ty: "[EventFormQuestionInput!]!",
            default: None,
        },
        Argument {
            name: "expectedVersion",
            description: "Its `version` as it was read.",
            ty: "Int!",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[|registry| EVENT_FORM_QUESTION_INPUT_TABLE.register(registry)],
};

static UPDATE_EVENT_FORM_PAYLOAD: Object = Object {
    name: "UpdateEventFormPayload",
    description: "Result of `updateEventForm`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "form",
            description: "The event form after the change.",
            ty: "EventForm",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_forms::EVENT_FORM),
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
        |registry| register_object(registry, &crate::graph::event_forms::EVENT_FORM),
    ],
};

fn update_event_form(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_forms::EventFormResponse = ask.answer()?;
    Ok(
        Shown::of(&UPDATE_EVENT_FORM_PAYLOAD)
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

static FORK_EVENT_FORM_ASKING: Asking = Asking {
    operation: Operation::ForkEventForm,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "formId",
            wire: "formId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventForm"),
        },
        Input {
            argument: "title",
            wire: "title",
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
    answer: fork_event_form,
};

static FORK_EVENT_FORM_INPUT_TABLE: InputTable = InputTable {
    name: "ForkEventFormInput",
    description: "Input of `forkEventForm`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "formId",
            description: "Id of the form.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "title",
            description: "What it is called. As before if nothing is said.",
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

static FORK_EVENT_FORM_PAYLOAD: Object = Object {
    name: "ForkEventFormPayload",
    description: "Result of `forkEventForm`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "form",
            description: "The event form after the change.",
            ty: "EventForm",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_forms::EVENT_FORM),
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
        |registry| register_object(registry, &crate::graph::event_forms::EVENT_FORM),
    ],
};

fn fork_event_form(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_forms::EventFormResponse = ask.answer()?;
    Ok(
        Shown::of(&FORK_EVENT_FORM_PAYLOAD)
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

static PUBLISH_EVENT_FORM_ASKING: Asking = Asking {
    operation: Operation::PublishEventForm,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "formId",
            wire: "formId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventForm"),
        },
        Input {
            argument: "expectedVersion",
            wire: "expected_version",
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
    answer: publish_event_form,
};

static PUBLISH_EVENT_FORM_INPUT_TABLE: InputTable = InputTable {
    name: "PublishEventFormInput",
    description: "Input of `publishEventForm`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "formId",
            description: "Id of the form.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "expectedVersion",
            description: "Its `version` as it was read.",
            ty: "Int!",
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

static PUBLISH_EVENT_FORM_PAYLOAD: Object = Object {
    name: "PublishEventFormPayload",
    description: "Result of `publishEventForm`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "form",
            description: "The event form after the change.",
            ty: "EventForm",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_forms::EVENT_FORM),
        },
        Field {
            name: "event",
            description: "The event.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
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
        |registry| register_object(registry, &crate::graph::event_forms::EVENT_FORM),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn publish_event_form(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_forms::EventFormResponse = ask.answer()?;
    Ok(
        Shown::of(&PUBLISH_EVENT_FORM_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_event(ctx, number).await
                }),
            )
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static LIST_EVENT_SUBMISSIONS_ASKING: Asking = Asking {
    operation: Operation::ListEventSubmissions,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "state",
            wire: "state",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::event_forms::EVENT_SUBMISSION_STATE_WORDS,
            ),
        },
        Input {
            argument: "after",
            wire: "page",
            place: InputPlace::Query,
            kind: InputKind::Place {
                usual: 25,
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
    ],
    before: &[],
    keep: None,
    total: Some(|mut ask| {
        let answer: crate::event_forms::EventSubmissionPage = ask.made()?;
        Ok(answer.meta.total)
    }),
    answer: list_event_submissions,
};

fn list_event_submissions(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_forms::EventSubmissionPage = ask.made()?;
    let total = answer.meta.total;
    let rows = ask.cut(answer.data);
    let (before, behind) = ask.around(&rows, total);
    let page = Page::new(rows, before, behind).of(total);
    Ok(IntoFound::into_found(page))
}

static SUBMIT_EVENT_ANSWERS_ASKING: Asking = Asking {
    operation: Operation::SubmitEventAnswers,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "formId",
            wire: "form_id",
            place: InputPlace::Body,
            kind: InputKind::Id("EventForm"),
        },
        Input {
            argument: "answers",
            wire: "answers",
            place: InputPlace::Body,
            kind: InputKind::Object(&EVENT_FORM_ANSWER_INPUT_INPUTS),
        },
        Input {
            argument: "isDraft",
            wire: "draft",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: submit_event_answers,
};

static SUBMIT_EVENT_ANSWERS_INPUT_TABLE: InputTable = InputTable {
    name: "SubmitEventAnswersInput",
    description: "Input of `submitEventAnswers`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "formId",
            description: "Id of the form that is asked.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "answers",
            description: "The answers.",
            ty: "[EventFormAnswerInput!]!",
            default: None,
        },
        Argument {
            name: "isDraft",
            description: "Whether they are only kept: nobody else reads them, and nothing is answered before they are submitted.",
            ty: "Boolean",
            default: Some("false"),
        },
    ],
    types: &[|registry| EVENT_FORM_ANSWER_INPUT_TABLE.register(registry)],
};

static EVENT_FORM_ANSWER_INPUT_TABLE: InputTable = InputTable {
    name: "EventFormAnswerInput",
    description: "An answer.",
    fields: &[
        Argument {
            name: "key",
            description: "Of which question.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "value",
            description: "An answer: a text, a number, true or false, or a list of texts, as the kind of its question says. Null takes it away.",
            ty: "JSON",
            default: None,
        },
    ],
    types: &[|registry| scalar(registry, "JSON")],
};

static EVENT_FORM_ANSWER_INPUT_INPUTS: [Input; 2] = [
    Input {
        argument: "key",
        wire: "key",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "value",
        wire: "value",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
];

static SUBMIT_EVENT_ANSWERS_PAYLOAD: Object = Object {
    name: "SubmitEventAnswersPayload",
    description: "Result of `submitEventAnswers`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "submission",
            description: "The event submission after the change.",
            ty: "EventSubmission",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_forms::EVENT_SUBMISSION),
        },
        Field {
            name: "event",
            description: "The event.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
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
            &crate::graph::event_forms::EVENT_SUBMISSION,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn submit_event_answers(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_forms::EventSubmissionResponse = ask.made()?;
    Ok(
        Shown::of(&SUBMIT_EVENT_ANSWERS_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_event(ctx, number).await
                }),
            )
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static AMEND_EVENT_ANSWERS_ASKING: Asking = Asking {
    operation: Operation::AmendEventAnswers,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "submissionId",
            wire: "submissionId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventSubmission"),
        },
        Input {
            argument: "formId",
            wire: "form_id",
            place: InputPlace::Body,
            kind: InputKind::Id("EventForm"),
        },
        Input {
            argument: "answers",
            wire: "answers",
            place: InputPlace::Body,
            kind: InputKind::Object(&EVENT_FORM_ANSWER_INPUT_INPUTS),
        },
        Input {
            argument: "expectedVersion",
            wire: "expected_version",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: amend_event_answers,
};

static AMEND_EVENT_ANSWERS_INPUT_TABLE: InputTable = InputTable {
    name: "AmendEventAnswersInput",
    description: "Input of `amendEventAnswers`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "submissionId",
            description: "Id of the answers.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "formId",
            description: "Id of the form that is asked.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "answers",
            description: "The answers that change.",
            ty: "[EventFormAnswerInput!]!",
            default: None,
        },
        Argument {
            name: "expectedVersion",
            description: "`version` of the answers as it was read.",
            ty: "Int!",
            default: None,
        },
    ],
    types: &[|registry| EVENT_FORM_ANSWER_INPUT_TABLE.register(registry)],
};

static AMEND_EVENT_ANSWERS_PAYLOAD: Object = Object {
    name: "AmendEventAnswersPayload",
    description: "Result of `amendEventAnswers`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "submission",
            description: "The event submission after the change.",
            ty: "EventSubmission",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_forms::EVENT_SUBMISSION),
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
            &crate::graph::event_forms::EVENT_SUBMISSION,
        ),
    ],
};

fn amend_event_answers(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_forms::EventSubmissionResponse = ask.made()?;
    Ok(
        Shown::of(&AMEND_EVENT_ANSWERS_PAYLOAD)
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

static READ_EVENT_ANSWERS_ASKING: Asking = Asking {
    operation: Operation::ReadEventAnswers,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "submissionId",
            wire: "submissionId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventSubmission"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: read_event_answers,
};

static READ_EVENT_ANSWERS_INPUT_TABLE: InputTable = InputTable {
    name: "ReadEventAnswersInput",
    description: "Input of `readEventAnswers`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "submissionId",
            description: "Id of the answers.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static READ_EVENT_ANSWERS_PAYLOAD: Object = Object {
    name: "ReadEventAnswersPayload",
    description: "Result of `readEventAnswers`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "submission",
            description: "The event submission after the change.",
            ty: "EventSubmission",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_forms::EVENT_SUBMISSION),
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
            &crate::graph::event_forms::EVENT_SUBMISSION,
        ),
    ],
};

fn read_event_answers(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_forms::EventSubmissionResponse = ask.made()?;
    Ok(
        Shown::of(&READ_EVENT_ANSWERS_PAYLOAD)
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

static SUBMIT_EVENT_ANSWERS_DRAFT_ASKING: Asking = Asking {
    operation: Operation::SubmitEventAnswersDraft,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "submissionId",
            wire: "submissionId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventSubmission"),
        },
        Input {
            argument: "formId",
            wire: "form_id",
            place: InputPlace::Body,
            kind: InputKind::Id("EventForm"),
        },
        Input {
            argument: "expectedVersion",
            wire: "expected_version",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: submit_event_answers_draft,
};

static SUBMIT_EVENT_ANSWERS_DRAFT_INPUT_TABLE: InputTable = InputTable {
    name: "SubmitEventAnswersDraftInput",
    description: "Input of `submitEventAnswersDraft`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "submissionId",
            description: "Id of the answers.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "formId",
            description: "Id of the form that is asked.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "expectedVersion",
            description: "`version` of the answers as it was read.",
            ty: "Int!",
            default: None,
        },
    ],
    types: &[],
};

static SUBMIT_EVENT_ANSWERS_DRAFT_PAYLOAD: Object = Object {
    name: "SubmitEventAnswersDraftPayload",
    description: "Result of `submitEventAnswersDraft`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "submission",
            description: "The event submission after the change.",
            ty: "EventSubmission",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_forms::EVENT_SUBMISSION),
        },
        Field {
            name: "event",
            description: "The event.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
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
            &crate::graph::event_forms::EVENT_SUBMISSION,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn submit_event_answers_draft(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_forms::EventSubmissionResponse = ask.made()?;
    Ok(
        Shown::of(&SUBMIT_EVENT_ANSWERS_DRAFT_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_event(ctx, number).await
                }),
            )
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}
