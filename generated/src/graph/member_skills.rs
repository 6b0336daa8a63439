// Made from contract/areas/member_skills.yaml by codegen; edit the contract instead.

//! The area `member_skills` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Object, Row, Show, Shown, Source, found_together,
    global_id, numbered, page_cost, plus, register_object, scalar,
};

/// The words of `SkillLevel`.
pub static SKILL_LEVEL_WORDS: EnumTable = EnumTable {
    name: "SkillLevel",
    description: "How well somebody can do something.",
    values: &[
        EnumValue {
            name: "BEGINNER",
            word: "beginner",
            description: "Has begun.",
        },
        EnumValue {
            name: "INTERMEDIATE",
            word: "intermediate",
            description: "Can do it.",
        },
        EnumValue {
            name: "ADVANCED",
            word: "advanced",
            description: "Can do it well.",
        },
        EnumValue {
            name: "EXPERT",
            word: "expert",
            description: "Could teach it.",
        },
    ],
};

crate::graph_words!(crate ::member_skills::SkillLevel, SKILL_LEVEL_WORDS);

/// `MemberSkill`.
pub static MEMBER_SKILL: Object = Object {
    name: "MemberSkill",
    description: "A skill of a member.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the skill at this member.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "member",
            description: "The member.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "category",
            description: "Its category. Null if it has none, or one that is not in use.",
            ty: "SkillCategory",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "name",
            description: "Name of the skill.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "level",
            description: "How well the member can do it.",
            ty: "SkillLevel!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isOffering",
            description: "Whether the member offers it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isRequesting",
            description: "Whether the member looks for it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When the member added it.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "endorsementCount",
            description: "How many members say that the member can do it.",
            ty: "Int!",
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
        |registry| crate::graph::member_skills::SKILL_LEVEL_WORDS.register(registry),
        |registry| register_object(
            registry,
            &crate::graph::member_skills::SKILL_CATEGORY,
        ),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::member_skills::MemberSkill {
    fn object(&self) -> &'static Object {
        &MEMBER_SKILL
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("MemberSkill", self.id)),
            3 => Show::show(&self.skill_name),
            4 => Show::show(&self.proficiency_level),
            5 => Show::show(&self.is_offering),
            6 => Show::show(&self.is_requesting),
            7 => Show::show(&self.created_at),
            8 => Show::show(&self.endorsement_count),
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
                    match numbered(&self.user_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                2 => {
                    match numbered(&self.category_id) {
                        Some(number) => edges.find_skill_category(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::member_skills::MemberSkill, MEMBER_SKILL);

/// `SkillCategory`.
pub static SKILL_CATEGORY: Object = Object {
    name: "SkillCategory",
    description: "A category of skills.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the category.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "name",
            description: "Name of the category.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "slug",
            description: "Its name for addresses.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "parent",
            description: "The category above it. Null at the top, or where it is not in use.",
            ty: "SkillCategory",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "description",
            description: "What belongs to it.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "icon",
            description: "Name of a symbol.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "displayOrder",
            description: "Its place among its neighbours.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isActive",
            description: "Whether it is shown.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "children",
            description: "The categories in use below it, in their order.",
            ty: "[SkillCategory!]",
            arguments: &[],
            cost: Some(plus::<2>),
            source: Source::Edge,
        },
        Field {
            name: "skills",
            description: "The skills of members in it, those of most members first.",
            ty: "[SkillCount!]",
            arguments: &[],
            cost: Some(plus::<2>),
            source: Source::Edge,
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
            &crate::graph::member_skills::SKILL_CATEGORY,
        ),
        |registry| register_object(registry, &crate::graph::member_skills::SKILL_COUNT),
    ],
};

impl Row for crate::member_skills::SkillCategory {
    fn object(&self) -> &'static Object {
        &SKILL_CATEGORY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("SkillCategory", self.id)),
            1 => Show::show(&self.name),
            2 => Show::show(&self.slug),
            4 => Show::show(&self.description),
            5 => Show::show(&self.icon),
            6 => Show::show(&self.display_order),
            7 => Show::show(&self.is_active),
            10 => Got::Value(Value::String(self.id.to_string())),
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
                    match numbered(&self.parent_id) {
                        Some(number) => edges.find_skill_category(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                8 => edges.skill_category_children(ctx, self).await,
                9 => {
                    found_together(
                            ctx,
                            "SkillCategory.skills",
                            self.id,
                            Some(Operation::GetSkillCategory),
                        )
                        .await
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::member_skills::SkillCategory, SKILL_CATEGORY);

/// `SkillCount`.
pub static SKILL_COUNT: Object = Object {
    name: "SkillCount",
    description: "How many members have a skill.",
    interfaces: &[],
    fields: &[
        Field {
            name: "name",
            description: "Name of the skill.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "memberCount",
            description: "How many members have it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "offeringCount",
            description: "How many of them offer it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "requestingCount",
            description: "How many of them look for it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::member_skills::SkillCount {
    fn object(&self) -> &'static Object {
        &SKILL_COUNT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.skill_name),
            1 => Show::show(&self.user_count),
            2 => Show::show(&self.offering_count),
            3 => Show::show(&self.requesting_count),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::member_skills::SkillCount, SKILL_COUNT);

/// `SkillSuggestion`.
pub static SKILL_SUGGESTION: Object = Object {
    name: "SkillSuggestion",
    description: "The name of a skill that members have.",
    interfaces: &[],
    fields: &[
        Field {
            name: "name",
            description: "Name of the skill.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "memberCount",
            description: "How many members have it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::member_skills::SkillSuggestion {
    fn object(&self) -> &'static Object {
        &SKILL_SUGGESTION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.skill_name),
            1 => Show::show(&self.user_count),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::member_skills::SkillSuggestion, SKILL_SUGGESTION);

/// `SkilledMember`.
pub static SKILLED_MEMBER: Object = Object {
    name: "SkilledMember",
    description: "A member who has a skill.",
    interfaces: &[],
    fields: &[
        Field {
            name: "member",
            description: "The member.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "level",
            description: "How well the member can do it.",
            ty: "SkillLevel!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isOffering",
            description: "Whether the member offers it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isRequesting",
            description: "Whether the member looks for it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| crate::graph::member_skills::SKILL_LEVEL_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
    ],
};

impl Row for crate::member_skills::SkilledMember {
    fn object(&self) -> &'static Object {
        &SKILLED_MEMBER
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.proficiency_level),
            2 => Show::show(&self.is_offering),
            3 => Show::show(&self.is_requesting),
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

crate::graph_row!(crate ::member_skills::SkilledMember, SKILLED_MEMBER);

impl From<crate::member_skills::SkillCategoryNode>
for crate::member_skills::SkillCategory {
    fn from(row: crate::member_skills::SkillCategoryNode) -> Self {
        Self {
            id: row.id,
            tenant_id: row.tenant_id,
            name: row.name,
            slug: row.slug,
            parent_id: row.parent_id,
            description: row.description,
            icon: row.icon,
            display_order: row.display_order,
            is_active: row.is_active,
        }
    }
}

impl IntoFound for crate::member_skills::SkillCategoryNode {
    fn into_found(self) -> Found {
        IntoFound::into_found(crate::member_skills::SkillCategory::from(self))
    }
}

impl IntoFound for Vec<crate::member_skills::SkillCategoryNode> {
    fn into_found(self) -> Found {
        self.into_iter()
            .map(crate::member_skills::SkillCategory::from)
            .collect::<Vec<_>>()
            .into_found()
    }
}

impl From<crate::member_skills::SkillCategoryDetail>
for crate::member_skills::SkillCategory {
    fn from(row: crate::member_skills::SkillCategoryDetail) -> Self {
        Self {
            id: row.id,
            tenant_id: row.tenant_id,
            name: row.name,
            slug: row.slug,
            parent_id: row.parent_id,
            description: row.description,
            icon: row.icon,
            display_order: row.display_order,
            is_active: row.is_active,
        }
    }
}

impl IntoFound for crate::member_skills::SkillCategoryDetail {
    fn into_found(self) -> Found {
        IntoFound::into_found(crate::member_skills::SkillCategory::from(self))
    }
}

impl IntoFound for Vec<crate::member_skills::SkillCategoryDetail> {
    fn into_found(self) -> Found {
        self.into_iter()
            .map(crate::member_skills::SkillCategory::from)
            .collect::<Vec<_>>()
            .into_found()
    }
}

/// What the area `member_skills` answers in the graph beside its operations.
#[async_trait]
pub trait MemberSkillsEdges: Send + Sync {
    /// The `MemberSkill` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_member_skill(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "MemberSkill", number, Some(Operation::ListMemberSkills))
            .await
    }

    /// The `SkillCategory` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_skill_category(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found>;

    /// `SkillCategory.children`: The categories in use below it, in their order.
    async fn skill_category_children(
        &self,
        ctx: &Context<'_>,
        row: &crate::member_skills::SkillCategory,
    ) -> async_graphql::Result<Found>;
}

/// Fields of `Mutation` that operations of the area `member_skills` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MemberSkillsMutation;

static MEMBER_SKILLS_MUTATION: Object = Object {
    name: "MemberSkillsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "addMySkill",
            description: "Add a skill to the viewer's. Names are compared without letter case. `DUPLICATE` for a skill that the viewer has, `VALIDATION_ERROR` for more than 50.",
            ty: "AddMySkillPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "AddMySkillInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ADD_MY_SKILL_ASKING),
        },
        Field {
            name: "updateMySkill",
            description: "Change one of the viewer's skills. Its name stays. `NOT_FOUND` when the viewer has no such skill.",
            ty: "UpdateMySkillPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateMySkillInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_MY_SKILL_ASKING),
        },
        Field {
            name: "removeMySkill",
            description: "Remove one of the viewer's skills. Removing one that is not there changes nothing.",
            ty: "RemoveMySkillPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RemoveMySkillInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REMOVE_MY_SKILL_ASKING),
        },
        Field {
            name: "createSkillCategory",
            description: "For administrators: add a category of skills. `ALREADY_EXISTS` when there is one of this name.",
            ty: "CreateSkillCategoryPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateSkillCategoryInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_SKILL_CATEGORY_ASKING),
        },
        Field {
            name: "updateSkillCategory",
            description: "For administrators: change a category of skills. What is left out stays as it is.",
            ty: "UpdateSkillCategoryPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateSkillCategoryInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_SKILL_CATEGORY_ASKING),
        },
        Field {
            name: "deleteSkillCategory",
            description: "For administrators: hide a category of skills, or delete it with `hard`. `HAS_DEPENDENCIES` when members have skills in one to be deleted.",
            ty: "DeleteSkillCategoryPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeleteSkillCategoryInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_SKILL_CATEGORY_ASKING),
        },
    ],
    types: &[
        |registry| ADD_MY_SKILL_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ADD_MY_SKILL_PAYLOAD),
        |registry| UPDATE_MY_SKILL_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_MY_SKILL_PAYLOAD),
        |registry| REMOVE_MY_SKILL_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REMOVE_MY_SKILL_PAYLOAD),
        |registry| CREATE_SKILL_CATEGORY_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_SKILL_CATEGORY_PAYLOAD),
        |registry| UPDATE_SKILL_CATEGORY_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_SKILL_CATEGORY_PAYLOAD),
        |registry| DELETE_SKILL_CATEGORY_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DELETE_SKILL_CATEGORY_PAYLOAD),
    ],
};

impl Row for MemberSkillsMutation {
    fn object(&self) -> &'static Object {
        &MEMBER_SKILLS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `member_skills` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MemberSkillsQuery;

static MEMBER_SKILLS_QUERY: Object = Object {
    name: "MemberSkillsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "memberSkills",
            description: "A member's skills, by name. `NOT_FOUND` and `BLOCKED` as for the profile.",
            ty: "[MemberSkill!]",
            arguments: &[
                Argument {
                    name: "memberId",
                    description: "Id of the member.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_MEMBER_SKILLS_ASKING),
        },
        Field {
            name: "skillSuggestions",
            description: "Names of skills that members use, those of most members first. Without words nothing is found.",
            ty: "[SkillSuggestion!]",
            arguments: &[
                Argument {
                    name: "search",
                    description: "Words to find in the name.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 50. 20 by default.",
                    ty: "Int",
                    default: None,
                },
            ],
            cost: Some(page_cost::<20, 50>),
            source: Source::Operation(&SEARCH_SKILLS_ASKING),
        },
        Field {
            name: "membersWithSkill",
            description: "Members of the directory who have a skill, those first who know most of it.",
            ty: "[SkilledMember!]",
            arguments: &[
                Argument {
                    name: "skill",
                    description: "Name of the skill, in any letter case.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 50. 30 by default.",
                    ty: "Int",
                    default: None,
                },
            ],
            cost: Some(page_cost::<30, 50>),
            source: Source::Operation(&LIST_MEMBERS_WITH_SKILL_ASKING),
        },
        Field {
            name: "skillCategories",
            description: "Categories of skills at the top, in their order.",
            ty: "[SkillCategory!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_SKILL_CATEGORIES_ASKING),
        },
        Field {
            name: "skillCategory",
            description: "A category of skills in use. `NOT_FOUND` when there is none.",
            ty: "SkillCategory",
            arguments: &[
                Argument {
                    name: "id",
                    description: "Id of the category.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_SKILL_CATEGORY_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::member_skills::MEMBER_SKILL),
        |registry| register_object(
            registry,
            &crate::graph::member_skills::SKILL_SUGGESTION,
        ),
        |registry| register_object(
            registry,
            &crate::graph::member_skills::SKILLED_MEMBER,
        ),
        |registry| register_object(
            registry,
            &crate::graph::member_skills::SKILL_CATEGORY,
        ),
        |registry| register_object(
            registry,
            &crate::graph::member_skills::SKILL_CATEGORY,
        ),
    ],
};

impl Row for MemberSkillsQuery {
    fn object(&self) -> &'static Object {
        &MEMBER_SKILLS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `member_skills` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MemberSkillsViewer;

static MEMBER_SKILLS_VIEWER: Object = Object {
    name: "MemberSkillsViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "skills",
            description: "The viewer's skills, by name.",
            ty: "[MemberSkill!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_MY_SKILLS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::member_skills::MEMBER_SKILL),
    ],
};

impl Row for MemberSkillsViewer {
    fn object(&self) -> &'static Object {
        &MEMBER_SKILLS_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_MY_SKILLS_ASKING: Asking = Asking {
    operation: Operation::ListMySkills,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: list_my_skills,
};

fn list_my_skills(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::member_skills::MemberSkillList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static ADD_MY_SKILL_ASKING: Asking = Asking {
    operation: Operation::AddMySkill,
    inputs: &[
        Input {
            argument: "skillName",
            wire: "skill_name",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "categoryId",
            wire: "category_id",
            place: InputPlace::Body,
            kind: InputKind::Id("SkillCategory"),
        },
        Input {
            argument: "proficiencyLevel",
            wire: "proficiency_level",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::member_skills::SKILL_LEVEL_WORDS),
        },
        Input {
            argument: "isOffering",
            wire: "is_offering",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "isRequesting",
            wire: "is_requesting",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: add_my_skill,
};

static ADD_MY_SKILL_INPUT_TABLE: InputTable = InputTable {
    name: "AddMySkillInput",
    description: "Input of `addMySkill`.",
    fields: &[
        Argument {
            name: "skillName",
            description: "Name of the skill. Spaces around it do not count.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "categoryId",
            description: "Id of a category of skills.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "proficiencyLevel",
            description: "How well the member can do it; `INTERMEDIATE` unless it is said.",
            ty: "SkillLevel",
            default: None,
        },
        Argument {
            name: "isOffering",
            description: "Whether the viewer offers it. True unless it is said.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "isRequesting",
            description: "Whether the viewer looks for it. False unless it is said.",
            ty: "Boolean",
            default: None,
        },
    ],
    types: &[
        |registry| crate::graph::member_skills::SKILL_LEVEL_WORDS.register(registry),
    ],
};

static ADD_MY_SKILL_PAYLOAD: Object = Object {
    name: "AddMySkillPayload",
    description: "Result of `addMySkill`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "skills",
            description: "The new member skills.",
            ty: "[MemberSkill!]",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::member_skills::MEMBER_SKILL),
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
        |registry| register_object(registry, &crate::graph::member_skills::MEMBER_SKILL),
    ],
};

fn add_my_skill(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::member_skills::MemberSkillList = ask.made()?;
    Ok(
        Shown::of(&ADD_MY_SKILL_PAYLOAD)
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

static UPDATE_MY_SKILL_ASKING: Asking = Asking {
    operation: Operation::UpdateMySkill,
    inputs: &[
        Input {
            argument: "skillId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MemberSkill"),
        },
        Input {
            argument: "categoryId",
            wire: "category_id",
            place: InputPlace::Body,
            kind: InputKind::Id("SkillCategory"),
        },
        Input {
            argument: "proficiencyLevel",
            wire: "proficiency_level",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::member_skills::SKILL_LEVEL_WORDS),
        },
        Input {
            argument: "isOffering",
            wire: "is_offering",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "isRequesting",
            wire: "is_requesting",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: update_my_skill,
};

static UPDATE_MY_SKILL_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateMySkillInput",
    description: "Input of `updateMySkill`.",
    fields: &[
        Argument {
            name: "skillId",
            description: "Id of the skill.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "categoryId",
            description: "Id of a category of skills. Null for none.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "proficiencyLevel",
            description: "How well the member can do it.",
            ty: "SkillLevel",
            default: None,
        },
        Argument {
            name: "isOffering",
            description: "Whether the viewer offers it.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "isRequesting",
            description: "Whether the viewer looks for it.",
            ty: "Boolean",
            default: None,
        },
    ],
    types: &[
        |registry| crate::graph::member_skills::SKILL_LEVEL_WORDS.register(registry),
    ],
};

static UPDATE_MY_SKILL_PAYLOAD: Object = Object {
    name: "UpdateMySkillPayload",
    description: "Result of `updateMySkill`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "skills",
            description: "The member skills after the change.",
            ty: "[MemberSkill!]",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::member_skills::MEMBER_SKILL),
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
        |registry| register_object(registry, &crate::graph::member_skills::MEMBER_SKILL),
    ],
};

fn update_my_skill(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::member_skills::MemberSkillList = ask.made()?;
    Ok(
        Shown::of(&UPDATE_MY_SKILL_PAYLOAD)
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

static REMOVE_MY_SKILL_ASKING: Asking = Asking {
    operation: Operation::RemoveMySkill,
    inputs: &[
        Input {
            argument: "skillId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MemberSkill"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: remove_my_skill,
};

static REMOVE_MY_SKILL_INPUT_TABLE: InputTable = InputTable {
    name: "RemoveMySkillInput",
    description: "Input of `removeMySkill`.",
    fields: &[
        Argument {
            name: "skillId",
            description: "Id of the skill.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static REMOVE_MY_SKILL_PAYLOAD: Object = Object {
    name: "RemoveMySkillPayload",
    description: "Result of `removeMySkill`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedMemberSkillId",
            description: "Global id of the member skill that is gone.",
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

fn remove_my_skill(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&REMOVE_MY_SKILL_PAYLOAD)
            .removed("MemberSkill", ask.number("id"))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static LIST_MEMBER_SKILLS_ASKING: Asking = Asking {
    operation: Operation::ListMemberSkills,
    inputs: &[
        Input {
            argument: "memberId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Member"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_member_skills,
};

fn list_member_skills(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::member_skills::MemberSkillList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static SEARCH_SKILLS_ASKING: Asking = Asking {
    operation: Operation::SearchSkills,
    inputs: &[
        Input {
            argument: "search",
            wire: "q",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "first",
            wire: "limit",
            place: InputPlace::Query,
            kind: InputKind::First { most: 50 },
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: search_skills,
};

fn search_skills(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::member_skills::SkillSuggestionList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static LIST_MEMBERS_WITH_SKILL_ASKING: Asking = Asking {
    operation: Operation::ListMembersWithSkill,
    inputs: &[
        Input {
            argument: "skill",
            wire: "skill",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "first",
            wire: "limit",
            place: InputPlace::Query,
            kind: InputKind::First { most: 50 },
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_members_with_skill,
};

fn list_members_with_skill(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::member_skills::SkilledMemberList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static LIST_SKILL_CATEGORIES_ASKING: Asking = Asking {
    operation: Operation::ListSkillCategories,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: list_skill_categories,
};

fn list_skill_categories(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::member_skills::SkillCategoryList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static CREATE_SKILL_CATEGORY_ASKING: Asking = Asking {
    operation: Operation::CreateSkillCategory,
    inputs: &[
        Input {
            argument: "name",
            wire: "name",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "parentId",
            wire: "parent_id",
            place: InputPlace::Body,
            kind: InputKind::Id("SkillCategory"),
        },
        Input {
            argument: "description",
            wire: "description",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "icon",
            wire: "icon",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "displayOrder",
            wire: "display_order",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: create_skill_category,
};

static CREATE_SKILL_CATEGORY_INPUT_TABLE: InputTable = InputTable {
    name: "CreateSkillCategoryInput",
    description: "Input of `createSkillCategory`.",
    fields: &[
        Argument {
            name: "name",
            description: "Name of the category.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "parentId",
            description: "Id of the category above it.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "description",
            description: "What belongs to it.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "icon",
            description: "Name of a symbol.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "displayOrder",
            description: "Its place among its neighbours. 0 unless it is said.",
            ty: "Int",
            default: None,
        },
    ],
    types: &[],
};

static CREATE_SKILL_CATEGORY_PAYLOAD: Object = Object {
    name: "CreateSkillCategoryPayload",
    description: "Result of `createSkillCategory`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "category",
            description: "The new skill category.",
            ty: "SkillCategory",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::member_skills::SKILL_CATEGORY),
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
            &crate::graph::member_skills::SKILL_CATEGORY,
        ),
    ],
};

fn create_skill_category(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::member_skills::SkillCategoryResponse = ask.made()?;
    Ok(
        Shown::of(&CREATE_SKILL_CATEGORY_PAYLOAD)
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

static GET_SKILL_CATEGORY_ASKING: Asking = Asking {
    operation: Operation::GetSkillCategory,
    inputs: &[
        Input {
            argument: "id",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("SkillCategory"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_skill_category,
};

fn get_skill_category(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::member_skills::SkillCategoryDetailResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static UPDATE_SKILL_CATEGORY_ASKING: Asking = Asking {
    operation: Operation::UpdateSkillCategory,
    inputs: &[
        Input {
            argument: "categoryId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("SkillCategory"),
        },
        Input {
            argument: "name",
            wire: "name",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "parentId",
            wire: "parent_id",
            place: InputPlace::Body,
            kind: InputKind::Id("SkillCategory"),
        },
        Input {
            argument: "description",
            wire: "description",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "icon",
            wire: "icon",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "displayOrder",
            wire: "display_order",
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
    answer: update_skill_category,
};

static UPDATE_SKILL_CATEGORY_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateSkillCategoryInput",
    description: "Input of `updateSkillCategory`.",
    fields: &[
        Argument {
            name: "categoryId",
            description: "Id of the category.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "name",
            description: "Name of the category.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "parentId",
            description: "Id of the category above it. Null for the top.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "description",
            description: "What belongs to it.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "icon",
            description: "Name of a symbol.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "displayOrder",
            description: "Its place among its neighbours.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "isActive",
            description: "Whether it is shown.",
            ty: "Boolean",
            default: None,
        },
    ],
    types: &[],
};

static UPDATE_SKILL_CATEGORY_PAYLOAD: Object = Object {
    name: "UpdateSkillCategoryPayload",
    description: "Result of `updateSkillCategory`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "category",
            description: "The skill category after the change.",
            ty: "SkillCategory",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::member_skills::SKILL_CATEGORY),
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
            &crate::graph::member_skills::SKILL_CATEGORY,
        ),
    ],
};

fn update_skill_category(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::member_skills::SkillCategoryResponse = ask.made()?;
    Ok(
        Shown::of(&UPDATE_SKILL_CATEGORY_PAYLOAD)
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

static DELETE_SKILL_CATEGORY_ASKING: Asking = Asking {
    operation: Operation::DeleteSkillCategory,
    inputs: &[
        Input {
            argument: "categoryId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("SkillCategory"),
        },
        Input {
            argument: "hard",
            wire: "hard",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: delete_skill_category,
};

static DELETE_SKILL_CATEGORY_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteSkillCategoryInput",
    description: "Input of `deleteSkillCategory`.",
    fields: &[
        Argument {
            name: "categoryId",
            description: "Id of the category.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "hard",
            description: "Delete it for good.",
            ty: "Boolean",
            default: Some("false"),
        },
    ],
    types: &[],
};

static DELETE_SKILL_CATEGORY_PAYLOAD: Object = Object {
    name: "DeleteSkillCategoryPayload",
    description: "Result of `deleteSkillCategory`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedSkillCategoryId",
            description: "Global id of the skill category that is gone.",
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

fn delete_skill_category(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DELETE_SKILL_CATEGORY_PAYLOAD)
            .removed("SkillCategory", ask.number("id"))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}
