// Made from contract/areas/reactions.yaml by codegen; edit the contract instead.

//! The area `reactions` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Shown,
    Source, numbered, page_cost, plus, register_object, scalar,
};

/// The words of `ReactionAction`.
pub static REACTION_ACTION_WORDS: EnumTable = EnumTable {
    name: "ReactionAction",
    description: "What became of a reaction.",
    values: &[
        EnumValue {
            name: "ADDED",
            word: "added",
            description: "It is new.",
        },
        EnumValue {
            name: "UPDATED",
            word: "updated",
            description: "It replaced another one.",
        },
        EnumValue {
            name: "REMOVED",
            word: "removed",
            description: "It was taken away.",
        },
    ],
};

crate::graph_words!(crate ::reactions::ReactionAction, REACTION_ACTION_WORDS);

/// The words of `ReactionName`.
pub static REACTION_NAME_WORDS: EnumTable = EnumTable {
    name: "ReactionName",
    description: "A reaction.",
    values: &[
        EnumValue {
            name: "LOVE",
            word: "love",
            description: "A heart.",
        },
        EnumValue {
            name: "LIKE",
            word: "like",
            description: "A thumb up.",
        },
        EnumValue {
            name: "LAUGH",
            word: "laugh",
            description: "A laugh.",
        },
        EnumValue {
            name: "WOW",
            word: "wow",
            description: "Astonishment.",
        },
        EnumValue {
            name: "SAD",
            word: "sad",
            description: "Sadness.",
        },
        EnumValue {
            name: "CELEBRATE",
            word: "celebrate",
            description: "A party.",
        },
        EnumValue {
            name: "CLAP",
            word: "clap",
            description: "Applause.",
        },
        EnumValue {
            name: "TIME_CREDIT",
            word: "time_credit",
            description: "An hour of thanks.",
        },
    ],
};

crate::graph_words!(crate ::reactions::ReactionName, REACTION_NAME_WORDS);

/// The words of `ReactionTarget`.
pub static REACTION_TARGET_WORDS: EnumTable = EnumTable {
    name: "ReactionTarget",
    description: "What can be reacted to.",
    values: &[
        EnumValue {
            name: "POST",
            word: "post",
            description: "A post.",
        },
        EnumValue {
            name: "LISTING",
            word: "listing",
            description: "An offer or a request.",
        },
        EnumValue {
            name: "EVENT",
            word: "event",
            description: "A gathering.",
        },
        EnumValue {
            name: "REVIEW",
            word: "review",
            description: "A review, unless it is anonymous.",
        },
        EnumValue {
            name: "BADGE_EARNED",
            word: "badge_earned",
            description: "A badge that a member was granted.",
        },
        EnumValue {
            name: "COMMENT",
            word: "comment",
            description: "A comment.",
        },
    ],
};

crate::graph_words!(crate ::reactions::ReactionTarget, REACTION_TARGET_WORDS);

impl Show for crate::reactions::ReactionCounts {
    fn show(&self) -> Got<'_> {
        self.0.show()
    }
}

/// `DatedReactor`.
pub static DATED_REACTOR: Object = Object {
    name: "DatedReactor",
    description: "A member who reacted, and when.",
    interfaces: &[],
    fields: &[
        Field {
            name: "reactedAt",
            description: "When they reacted.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "member",
            description: "Who reacted.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::reactions::DatedReactor {
    fn object(&self) -> &'static Object {
        &DATED_REACTOR
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.reacted_at),
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
                    match numbered(&self.id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::reactions::DatedReactor, DATED_REACTOR);

/// A page of `DatedReactor`.
pub static DATED_REACTOR_CONNECTION: Object = Object {
    name: "DatedReactorConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[DatedReactorEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&DATED_REACTOR_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[DatedReactor!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&DATED_REACTOR),
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
        |registry| register_object(registry, &DATED_REACTOR_EDGE),
        |registry| register_object(registry, &DATED_REACTOR),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `DatedReactor`.
pub static DATED_REACTOR_EDGE: Object = Object {
    name: "DatedReactorEdge",
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
            ty: "DatedReactor!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&DATED_REACTOR),
        },
    ],
    types: &[],
};

impl Listed for crate::reactions::DatedReactor {
    const CONNECTION: &'static Object = &DATED_REACTOR_CONNECTION;
    const EDGE: &'static Object = &DATED_REACTOR_EDGE;
}

/// `ReactionChange`.
pub static REACTION_CHANGE: Object = Object {
    name: "ReactionChange",
    description: "What became of a reaction.",
    interfaces: &[],
    fields: &[
        Field {
            name: "action",
            description: "What became of a reaction.",
            ty: "ReactionAction!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reactionType",
            description: "The reaction that is there now. Null if none is.",
            ty: "ReactionName",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reactions",
            description: "Reactions to a thing.",
            ty: "Reactions!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::reactions::REACTIONS),
        },
        Field {
            name: "comment",
            description: "The comment, if it is one.",
            ty: "Comment",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| crate::graph::reactions::REACTION_ACTION_WORDS.register(registry),
        |registry| crate::graph::reactions::REACTION_NAME_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::comments::COMMENT),
        |registry| register_object(registry, &crate::graph::reactions::REACTIONS),
    ],
};

impl Row for crate::reactions::ReactionChanged {
    fn object(&self) -> &'static Object {
        &REACTION_CHANGE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.action),
            1 => Show::show(&self.reaction_type),
            2 => Show::show(&self.reactions),
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
                3 => {
                    match numbered(&self.comment_id) {
                        Some(number) => edges.find_comment(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::reactions::ReactionChanged, REACTION_CHANGE);

/// `Reactions`.
pub static REACTIONS: Object = Object {
    name: "Reactions",
    description: "Reactions to a thing.",
    interfaces: &[],
    fields: &[
        Field {
            name: "counts",
            description: "How many members reacted, by reaction; none that nobody chose.",
            ty: "JSON!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reactionCount",
            description: "How many members reacted.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "viewerReaction",
            description: "How the viewer reacted. Null if they did not.",
            ty: "ReactionName",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "topReactors",
            description: "Three who reacted, the latest first.",
            ty: "[Reactor!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::reactions::REACTOR),
        },
    ],
    types: &[
        |registry| crate::graph::reactions::REACTION_NAME_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::reactions::REACTOR),
        |registry| scalar(registry, "JSON"),
    ],
};

impl Row for crate::reactions::Reactions {
    fn object(&self) -> &'static Object {
        &REACTIONS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.counts),
            1 => Show::show(&self.total),
            2 => Show::show(&self.user_reaction),
            3 => Show::show(&self.top_reactors),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::reactions::Reactions, REACTIONS);

/// `Reactor`.
pub static REACTOR: Object = Object {
    name: "Reactor",
    description: "A member who reacted.",
    interfaces: &[],
    fields: &[
        Field {
            name: "member",
            description: "Who reacted.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::shared::MEMBER)],
};

impl Row for crate::reactions::Reactor {
    fn object(&self) -> &'static Object {
        &REACTOR
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
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
                    match numbered(&self.id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::reactions::Reactor, REACTOR);

/// What the area `reactions` answers in the graph beside its operations.
#[async_trait]
pub trait ReactionsEdges: Send + Sync {}

impl<T: Send + Sync> ReactionsEdges for T {}

/// Fields of `Mutation` that operations of the area `reactions` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReactionsMutation;

static REACTIONS_MUTATION: Object = Object {
    name: "ReactionsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "toggleReaction",
            description: "React to a thing in the feed or to a comment. The same reaction again takes it away; another one replaces it. Whose the thing is, is told of the first. `NOT_FOUND` for what is not there for the viewer.",
            ty: "ToggleReactionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ToggleReactionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&TOGGLE_REACTION_ASKING),
        },
    ],
    types: &[
        |registry| TOGGLE_REACTION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &TOGGLE_REACTION_PAYLOAD),
    ],
};

impl Row for ReactionsMutation {
    fn object(&self) -> &'static Object {
        &REACTIONS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `reactions` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReactionsQuery;

static REACTIONS_QUERY: Object = Object {
    name: "ReactionsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "reactions",
            description: "Reactions to a thing in the feed or to a comment. `NOT_FOUND` for what is not there for the viewer.",
            ty: "Reactions",
            arguments: &[
                Argument {
                    name: "targetType",
                    description: "What is reacted to.",
                    ty: "ReactionTarget!",
                    default: None,
                },
                Argument {
                    name: "targetId",
                    description: "Id of the thing.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_REACTIONS_ASKING),
        },
        Field {
            name: "reactors",
            description: "Who reacted in a way to a thing in the feed or to a comment, the latest first. `NOT_FOUND` for what is not there for the viewer.",
            ty: "DatedReactorConnection",
            arguments: &[
                Argument {
                    name: "targetType",
                    description: "What is reacted to.",
                    ty: "ReactionTarget!",
                    default: None,
                },
                Argument {
                    name: "targetId",
                    description: "Id of the thing.",
                    ty: "ID!",
                    default: None,
                },
                Argument {
                    name: "reaction",
                    description: "Which reaction.",
                    ty: "ReactionName!",
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
                    description: "How many at most, 1 to 50. 20 by default.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "last",
                    description: "How many before `before` at most, 1 to 50; 20 by default. Not together with `first` or `after`.",
                    ty: "Int",
                    default: None,
                },
            ],
            cost: Some(page_cost::<20, 50>),
            source: Source::Operation(&LIST_REACTORS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::reactions::REACTIONS),
        |registry| crate::graph::reactions::REACTION_TARGET_WORDS.register(registry),
        |registry| register_object(
            registry,
            &crate::graph::reactions::DATED_REACTOR_CONNECTION,
        ),
        |registry| crate::graph::reactions::REACTION_TARGET_WORDS.register(registry),
        |registry| crate::graph::reactions::REACTION_NAME_WORDS.register(registry),
    ],
};

impl Row for ReactionsQuery {
    fn object(&self) -> &'static Object {
        &REACTIONS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static TOGGLE_REACTION_ASKING: Asking = Asking {
    operation: Operation::ToggleReaction,
    inputs: &[
        Input {
            argument: "targetType",
            wire: "target_type",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::reactions::REACTION_TARGET_WORDS),
        },
        Input {
            argument: "targetId",
            wire: "target_id",
            place: InputPlace::Body,
            kind: InputKind::Id("anything"),
        },
        Input {
            argument: "reactionType",
            wire: "reaction_type",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::reactions::REACTION_NAME_WORDS),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: toggle_reaction,
};

static TOGGLE_REACTION_INPUT_TABLE: InputTable = InputTable {
    name: "ToggleReactionInput",
    description: "Input of `toggleReaction`.",
    fields: &[
        Argument {
            name: "targetType",
            description: "What is reacted to.",
            ty: "ReactionTarget!",
            default: None,
        },
        Argument {
            name: "targetId",
            description: "Id of the thing.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reactionType",
            description: "The reaction.",
            ty: "ReactionName!",
            default: None,
        },
    ],
    types: &[
        |registry| crate::graph::reactions::REACTION_TARGET_WORDS.register(registry),
        |registry| crate::graph::reactions::REACTION_NAME_WORDS.register(registry),
    ],
};

static TOGGLE_REACTION_PAYLOAD: Object = Object {
    name: "ToggleReactionPayload",
    description: "Result of `toggleReaction`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "reaction",
            description: "The reaction change after the change.",
            ty: "ReactionChange",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::reactions::REACTION_CHANGE),
        },
        Field {
            name: "item",
            description: "What was reacted to, or what was commented.",
            ty: "FeedItem",
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
        |registry| register_object(registry, &crate::graph::reactions::REACTION_CHANGE),
        |registry| register_object(registry, &crate::graph::feed::FEED_ITEM),
    ],
};

fn toggle_reaction(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::reactions::ReactionChangedResponse = ask.made()?;
    let item = numbered(&answer.data.activity_id);
    Ok(
        Shown::of(&TOGGLE_REACTION_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                item,
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_feed_item(ctx, number).await
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

static GET_REACTIONS_ASKING: Asking = Asking {
    operation: Operation::GetReactions,
    inputs: &[
        Input {
            argument: "targetType",
            wire: "type",
            place: InputPlace::Path,
            kind: InputKind::Word(&crate::graph::reactions::REACTION_TARGET_WORDS),
        },
        Input {
            argument: "targetId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("anything"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_reactions,
};

fn get_reactions(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::reactions::ReactionsResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static LIST_REACTORS_ASKING: Asking = Asking {
    operation: Operation::ListReactors,
    inputs: &[
        Input {
            argument: "targetType",
            wire: "type",
            place: InputPlace::Path,
            kind: InputKind::Word(&crate::graph::reactions::REACTION_TARGET_WORDS),
        },
        Input {
            argument: "targetId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("anything"),
        },
        Input {
            argument: "reaction",
            wire: "reaction",
            place: InputPlace::Path,
            kind: InputKind::Word(&crate::graph::reactions::REACTION_NAME_WORDS),
        },
        Input {
            argument: "after",
            wire: "page",
            place: InputPlace::Query,
            kind: InputKind::Place {
                usual: 20,
                most: 50,
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
            kind: InputKind::First { most: 50 },
        },
        Input {
            argument: "last",
            wire: "per_page",
            place: InputPlace::Query,
            kind: InputKind::Last { most: 50 },
        },
    ],
    before: &[],
    keep: None,
    total: Some(|mut ask| {
        let answer: crate::reactions::ReactorPage = ask.made()?;
        Ok(answer.meta.total)
    }),
    answer: list_reactors,
};

fn list_reactors(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::reactions::ReactorPage = ask.made()?;
    let total = answer.meta.total;
    let rows = ask.cut(answer.data);
    let (before, behind) = ask.around(&rows, total);
    let page = Page::new(rows, before, behind).of(total);
    Ok(IntoFound::into_found(page))
}
