// Made from contract/areas/member_skills.yaml by codegen; edit the contract instead.

//! The area `member_skills`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, Parameter, Read, Rejection, Reply, Served, Work,
};

/// What the gateway answers in the area `member_skills`: one method an operation.
pub trait MemberSkillsApi: Area {
    /// The caller's skills
    ///
    /// `GET /api/v2/users/me/skills`
    ///
    /// All of them, by name.
    fn list_my_skills(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<MemberSkillList, Self::Failure>> + Send;

    /// Add a skill
    ///
    /// `POST /api/v2/users/me/skills`
    ///
    /// The answer has all skills of the caller. Names are compared without letter case and spaces too many. 422 `VALIDATION_ERROR` on `skill_name` when it is blank, on `category_id` when there is no such category, and when the caller has 50 skills; 422 `DUPLICATE` on `skill_name` for a skill that the caller has; 404 `NOT_FOUND` when the account is gone.
    fn add_my_skill(
        &self,
        call: Self::Call,
        body: AddMySkillBody,
    ) -> impl Future<Output = Result<MemberSkillList, Self::Failure>> + Send;

    /// Change a skill
    ///
    /// `PUT /api/v2/users/me/skills/{id}`
    ///
    /// Its name stays. What is left out stays as it is. The answer has all skills of the caller. 404 `NOT_FOUND` when the caller has no such skill, 422 `VALIDATION_ERROR` on `category_id` when there is no such category.
    fn update_my_skill(
        &self,
        call: Self::Call,
        path: UpdateMySkillPath,
        body: UpdateMySkillBody,
    ) -> impl Future<Output = Result<MemberSkillList, Self::Failure>> + Send;

    /// Remove a skill
    ///
    /// `DELETE /api/v2/users/me/skills/{id}`
    ///
    /// Removing a skill that the caller does not have changes nothing and is no error.
    fn remove_my_skill(
        &self,
        call: Self::Call,
        path: RemoveMySkillPath,
    ) -> impl Future<Output = Result<MemberSkillRemovedResponse, Self::Failure>> + Send;

    /// A member's skills
    ///
    /// `GET /api/v2/users/{id}/skills`
    ///
    /// All of them, by name. 404 `NOT_FOUND` and 403 `FORBIDDEN` as for the profile.
    fn list_member_skills(
        &self,
        call: Self::Call,
        path: ListMemberSkillsPath,
    ) -> impl Future<Output = Result<MemberSkillList, Self::Failure>> + Send;

    /// Find names of skills
    ///
    /// `GET /api/v2/skills/search`
    ///
    /// Names that members use, those of most members first. Without words nothing is found.
    fn search_skills(
        &self,
        call: Self::Call,
        query: SearchSkillsQuery,
    ) -> impl Future<Output = Result<SkillSuggestionList, Self::Failure>> + Send;

    /// Members with a skill
    ///
    /// `GET /api/v2/skills/members`
    ///
    /// Members of the directory who have the skill, those first who know most of it. Without a skill nobody is found.
    fn list_members_with_skill(
        &self,
        call: Self::Call,
        query: ListMembersWithSkillQuery,
    ) -> impl Future<Output = Result<SkilledMemberList, Self::Failure>> + Send;

    /// Categories of skills
    ///
    /// `GET /api/v2/skills/categories`
    ///
    /// Those in use, in their order: each with those below it (`format=tree`), or the ones below `parent_id` (`format=flat`); without `parent_id` all.
    fn list_skill_categories(
        &self,
        call: Self::Call,
        query: ListSkillCategoriesQuery,
    ) -> impl Future<Output = Result<SkillCategoryList, Self::Failure>> + Send;

    /// Add a category of skills
    ///
    /// `POST /api/v2/skills/categories`
    ///
    /// For administrators. 422 `VALIDATION_ERROR` on `name` when it is blank, on `parent_id` when there is no such category; 409 `ALREADY_EXISTS` when there is one of this name.
    fn create_skill_category(
        &self,
        call: Self::Call,
        body: CreateSkillCategoryBody,
    ) -> impl Future<Output = Result<SkillCategoryResponse, Self::Failure>> + Send;

    /// A category of skills with what members can do
    ///
    /// `GET /api/v2/skills/categories/{id}`
    ///
    /// With the skills of members in it, those of most members first. 404 `NOT_FOUND` when there is none.
    fn get_skill_category(
        &self,
        call: Self::Call,
        path: GetSkillCategoryPath,
    ) -> impl Future<Output = Result<SkillCategoryDetailResponse, Self::Failure>> + Send;

    /// Change a category of skills
    ///
    /// `PUT /api/v2/skills/categories/{id}`
    ///
    /// For administrators. What is left out stays as it is. 404 `NOT_FOUND` when there is none; 422 `VALIDATION_ERROR` on `parent_id` for one that is not there or stands below this one; 409 `ALREADY_EXISTS` when another has the name.
    fn update_skill_category(
        &self,
        call: Self::Call,
        path: UpdateSkillCategoryPath,
        body: UpdateSkillCategoryBody,
    ) -> impl Future<Output = Result<SkillCategoryResponse, Self::Failure>> + Send;

    /// Hide or delete a category of skills
    ///
    /// `DELETE /api/v2/skills/categories/{id}`
    ///
    /// For administrators. It is hidden; with `hard` it is deleted, and those below it move up. 404 `NOT_FOUND` when there is none; 422 `HAS_DEPENDENCIES` for one to be deleted in which members have skills.
    fn delete_skill_category(
        &self,
        call: Self::Call,
        path: DeleteSkillCategoryPath,
        query: DeleteSkillCategoryQuery,
    ) -> impl Future<Output = Result<MemberSkillRemovedResponse, Self::Failure>> + Send;

    /// Those of the `MemberSkill` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn member_skill_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<MemberSkill>, Self::Failure>> + Send;

    /// `SkillCategory.skills` of those with these numbers, in any order. It is null where none is given. The same statements whatever their number.
    fn skill_category_skills_each(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<
        Output = Result<Vec<(i64, Vec<crate::member_skills::SkillCount>)>, Self::Failure>,
    > + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: MemberSkillsApi>() -> [Served<A>; 12] {
    [
        (Operation::ListMySkills, list_my_skills::<A>),
        (Operation::AddMySkill, add_my_skill::<A>),
        (Operation::UpdateMySkill, update_my_skill::<A>),
        (Operation::RemoveMySkill, remove_my_skill::<A>),
        (Operation::ListMemberSkills, list_member_skills::<A>),
        (Operation::SearchSkills, search_skills::<A>),
        (Operation::ListMembersWithSkill, list_members_with_skill::<A>),
        (Operation::ListSkillCategories, list_skill_categories::<A>),
        (Operation::CreateSkillCategory, create_skill_category::<A>),
        (Operation::GetSkillCategory, get_skill_category::<A>),
        (Operation::UpdateSkillCategory, update_skill_category::<A>),
        (Operation::DeleteSkillCategory, delete_skill_category::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 12] {
    [
        (Operation::ListMySkills, |_| Ok(())),
        (Operation::AddMySkill, |asked| add_my_skill_input(asked).map(drop)),
        (Operation::UpdateMySkill, |asked| update_my_skill_input(asked).map(drop)),
        (Operation::RemoveMySkill, |asked| remove_my_skill_input(asked).map(drop)),
        (Operation::ListMemberSkills, |asked| list_member_skills_input(asked).map(drop)),
        (Operation::SearchSkills, |asked| search_skills_input(asked).map(drop)),
        (
            Operation::ListMembersWithSkill,
            |asked| list_members_with_skill_input(asked).map(drop),
        ),
        (
            Operation::ListSkillCategories,
            |asked| list_skill_categories_input(asked).map(drop),
        ),
        (
            Operation::CreateSkillCategory,
            |asked| create_skill_category_input(asked).map(drop),
        ),
        (Operation::GetSkillCategory, |asked| get_skill_category_input(asked).map(drop)),
        (
            Operation::UpdateSkillCategory,
            |asked| update_skill_category_input(asked).map(drop),
        ),
        (
            Operation::DeleteSkillCategory,
            |asked| delete_skill_category_input(asked).map(drop),
        ),
    ]
}

fn list_my_skills<A: MemberSkillsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().list_my_skills(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn add_my_skill_input(asked: &mut Asked) -> Result<AddMySkillBody, Rejection> {
    let body: AddMySkillBody = asked.body(true)?;
    Ok(body)
}

fn add_my_skill<A: MemberSkillsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = add_my_skill_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().add_my_skill(call, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn update_my_skill_input(
    asked: &mut Asked,
) -> Result<(UpdateMySkillPath, UpdateMySkillBody), Rejection> {
    let path: UpdateMySkillPath = asked.path(&UPDATE_MY_SKILL_PATH)?;
    let body: UpdateMySkillBody = asked.body(true)?;
    Ok((path, body))
}

fn update_my_skill<A: MemberSkillsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = update_my_skill_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().update_my_skill(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn remove_my_skill_input(asked: &mut Asked) -> Result<RemoveMySkillPath, Rejection> {
    let path: RemoveMySkillPath = asked.path(&REMOVE_MY_SKILL_PATH)?;
    Ok(path)
}

fn remove_my_skill<A: MemberSkillsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = remove_my_skill_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().remove_my_skill(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_member_skills_input(
    asked: &mut Asked,
) -> Result<ListMemberSkillsPath, Rejection> {
    let path: ListMemberSkillsPath = asked.path(&LIST_MEMBER_SKILLS_PATH)?;
    Ok(path)
}

fn list_member_skills<A: MemberSkillsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = list_member_skills_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().list_member_skills(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn search_skills_input(asked: &mut Asked) -> Result<SearchSkillsQuery, Rejection> {
    let query: SearchSkillsQuery = asked.query(&SEARCH_SKILLS_QUERY)?;
    Ok(query)
}

fn search_skills<A: MemberSkillsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = search_skills_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().search_skills(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_members_with_skill_input(
    asked: &mut Asked,
) -> Result<ListMembersWithSkillQuery, Rejection> {
    let query: ListMembersWithSkillQuery = asked.query(&LIST_MEMBERS_WITH_SKILL_QUERY)?;
    Ok(query)
}

fn list_members_with_skill<A: MemberSkillsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_members_with_skill_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_members_with_skill(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_skill_categories_input(
    asked: &mut Asked,
) -> Result<ListSkillCategoriesQuery, Rejection> {
    let query: ListSkillCategoriesQuery = asked.query(&LIST_SKILL_CATEGORIES_QUERY)?;
    Ok(query)
}

fn list_skill_categories<A: MemberSkillsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_skill_categories_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_skill_categories(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_skill_category_input(
    asked: &mut Asked,
) -> Result<CreateSkillCategoryBody, Rejection> {
    let body: CreateSkillCategoryBody = asked.body(true)?;
    Ok(body)
}

fn create_skill_category<A: MemberSkillsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = create_skill_category_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().create_skill_category(call, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn get_skill_category_input(
    asked: &mut Asked,
) -> Result<GetSkillCategoryPath, Rejection> {
    let path: GetSkillCategoryPath = asked.path(&GET_SKILL_CATEGORY_PATH)?;
    Ok(path)
}

fn get_skill_category<A: MemberSkillsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_skill_category_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_skill_category(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn update_skill_category_input(
    asked: &mut Asked,
) -> Result<(UpdateSkillCategoryPath, UpdateSkillCategoryBody), Rejection> {
    let path: UpdateSkillCategoryPath = asked.path(&UPDATE_SKILL_CATEGORY_PATH)?;
    let body: UpdateSkillCategoryBody = asked.body(true)?;
    Ok((path, body))
}

fn update_skill_category<A: MemberSkillsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = update_skill_category_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().update_skill_category(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn delete_skill_category_input(
    asked: &mut Asked,
) -> Result<(DeleteSkillCategoryPath, DeleteSkillCategoryQuery), Rejection> {
    let path: DeleteSkillCategoryPath = asked.path(&DELETE_SKILL_CATEGORY_PATH)?;
    let query: DeleteSkillCategoryQuery = asked.query(&DELETE_SKILL_CATEGORY_QUERY)?;
    Ok((path, query))
}

fn delete_skill_category<A: MemberSkillsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = delete_skill_category_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default()
                    .delete_skill_category(call, path, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static UPDATE_MY_SKILL_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static REMOVE_MY_SKILL_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static LIST_MEMBER_SKILLS_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static SEARCH_SKILLS_QUERY: [Parameter; 2] = [
    Parameter {
        name: "q",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "limit",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 50,
        },
        many: Many::One,
        clamp: true,
    },
];

static LIST_MEMBERS_WITH_SKILL_QUERY: [Parameter; 2] = [
    Parameter {
        name: "skill",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "limit",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 50,
        },
        many: Many::One,
        clamp: true,
    },
];

static LIST_SKILL_CATEGORIES_QUERY: [Parameter; 2] = [
    Parameter {
        name: "format",
        kind: Kind::Word(&["tree", "flat"]),
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "parent_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static GET_SKILL_CATEGORY_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static UPDATE_SKILL_CATEGORY_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static DELETE_SKILL_CATEGORY_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static DELETE_SKILL_CATEGORY_QUERY: [Parameter; 1] = [
    Parameter {
        name: "hard",
        kind: Kind::Boolean,
        many: Many::One,
        clamp: true,
    },
];

/// A skill.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AddMySkillBody {
    /// Name of the skill. Spaces around it do not count.
    pub skill_name: String,
    /// Id of a category of skills.
    pub category_id: Option<i64>,
    /// `beginner`, `intermediate`, `advanced` or `expert`. Any other word counts as `intermediate`.
    pub proficiency_level: Option<String>,
    /// The same as `proficiency_level`, which counts if both are given.
    pub proficiency: Option<String>,
    /// Whether the caller offers it. True unless it is said.
    pub is_offering: Option<bool>,
    /// Whether the caller looks for it. False unless it is said.
    pub is_requesting: Option<bool>,
}

/// A category of skills.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateSkillCategoryBody {
    /// Name of the category.
    pub name: String,
    /// Id of the category above it.
    pub parent_id: Option<i64>,
    /// What belongs to it.
    pub description: Option<String>,
    /// Name of a symbol.
    pub icon: Option<String>,
    /// Its place among its neighbours. 0 unless it is said.
    pub display_order: Option<i64>,
}

/// The path parameters of `DELETE /api/v2/skills/categories/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeleteSkillCategoryPath {
    /// Id of the category.
    pub id: i64,
}

/// The query parameters of `DELETE /api/v2/skills/categories/{id}`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct DeleteSkillCategoryQuery {
    /// Delete it for good.
    #[serde(default)]
    pub hard: bool,
}

/// The path parameters of `GET /api/v2/skills/categories/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetSkillCategoryPath {
    /// Id of the category.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/users/{id}/skills`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMemberSkillsPath {
    /// Id of the member.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/skills/members`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMembersWithSkillQuery {
    /// Name of the skill, in any letter case.
    pub skill: Option<String>,
    /// How many at most. A value out of bounds is moved to the nearest bound.
    #[serde(default = "defaults::default_u64::<i64, 30>")]
    pub limit: i64,
}

impl std::default::Default for ListMembersWithSkillQuery {
    fn default() -> Self {
        Self {
            limit: defaults::default_u64::<i64, 30>(),
            skill: Default::default(),
        }
    }
}

/// The query parameters of `GET /api/v2/skills/categories`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListSkillCategoriesQuery {
    /// As a tree or as a list; an unknown word counts as the default.
    #[serde(default = "defaults::list_skill_categories_query_format")]
    pub format: ListSkillCategoriesQueryFormat,
    /// Only those below this one. For lists.
    pub parent_id: Option<i64>,
}

impl std::default::Default for ListSkillCategoriesQuery {
    fn default() -> Self {
        Self {
            format: defaults::list_skill_categories_query_format(),
            parent_id: Default::default(),
        }
    }
}

/// As a tree or as a list; an unknown word counts as the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ListSkillCategoriesQueryFormat {
    /// `tree`.
    Tree,
    /// `flat`.
    Flat,
}

crate::word! {
    ListSkillCategoriesQueryFormat { Tree = "tree", Flat = "flat" }
}

crate::runtime::wire! {
    ListSkillCategoriesQueryFormat
}

impl std::default::Default for ListSkillCategoriesQueryFormat {
    fn default() -> Self {
        ListSkillCategoriesQueryFormat::Tree
    }
}

/// A skill of a member.
#[derive(Clone, Debug, Serialize)]
pub struct MemberSkill {
    /// Id of the skill at this member.
    pub id: i64,
    /// Id of the member.
    pub user_id: i64,
    /// Id of the community.
    pub tenant_id: i64,
    /// Id of its category. Null if it has none.
    pub category_id: Option<i64>,
    /// Name of the skill.
    pub skill_name: String,
    /// The proficiency level.
    pub proficiency_level: SkillLevel,
    /// Whether the member offers it.
    pub is_offering: bool,
    /// Whether the member looks for it.
    pub is_requesting: bool,
    /// When the member added it.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// Name of its category. Null if it has none.
    pub category_name: Option<String>,
    /// Slug of its category. Null if it has none.
    pub category_slug: Option<String>,
    /// How many members say that the member can do it.
    pub endorsement_count: i64,
}

/// A member's skills.
#[derive(Clone, Debug, Serialize)]
pub struct MemberSkillList {
    /// By name.
    pub data: Vec<MemberSkill>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// That something is gone.
#[derive(Clone, Debug, Serialize)]
pub struct MemberSkillRemoved {
    /// Sentence for people, in the language of the call.
    pub message: String,
}

/// That something is gone.
#[derive(Clone, Debug, Serialize)]
pub struct MemberSkillRemovedResponse {
    /// The data.
    pub data: MemberSkillRemoved,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The path parameters of `DELETE /api/v2/users/me/skills/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RemoveMySkillPath {
    /// Id of the skill.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/skills/search`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SearchSkillsQuery {
    /// Words to find in the name.
    pub q: Option<String>,
    /// How many at most. A value out of bounds is moved to the nearest bound.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub limit: i64,
}

impl std::default::Default for SearchSkillsQuery {
    fn default() -> Self {
        Self {
            limit: defaults::default_u64::<i64, 20>(),
            q: Default::default(),
        }
    }
}

/// A category of skills.
#[derive(Clone, Debug, Serialize)]
pub struct SkillCategory {
    /// Id of the category.
    pub id: i64,
    /// Id of the community.
    pub tenant_id: i64,
    /// Name of the category.
    pub name: String,
    /// Its name for addresses.
    pub slug: String,
    /// Id of the category above it. Null at the top.
    pub parent_id: Option<i64>,
    /// What belongs to it.
    pub description: Option<String>,
    /// Name of a symbol.
    pub icon: Option<String>,
    /// Its place among its neighbours.
    pub display_order: i64,
    /// Whether it is shown.
    pub is_active: bool,
}

/// A category of skills, and the skills of members in it.
#[derive(Clone, Debug, Serialize)]
pub struct SkillCategoryDetail {
    /// Id of the category.
    pub id: i64,
    /// Id of the community.
    pub tenant_id: i64,
    /// Name of the category.
    pub name: String,
    /// Its name for addresses.
    pub slug: String,
    /// Id of the category above it. Null at the top.
    pub parent_id: Option<i64>,
    /// What belongs to it.
    pub description: Option<String>,
    /// Name of a symbol.
    pub icon: Option<String>,
    /// Its place among its neighbours.
    pub display_order: i64,
    /// Whether it is shown.
    pub is_active: bool,
    /// Those of most members first.
    pub skills: Vec<SkillCount>,
}

/// A category of skills, and the skills of members in it.
#[derive(Clone, Debug, Serialize)]
pub struct SkillCategoryDetailResponse {
    /// The data.
    pub data: SkillCategoryDetail,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Categories of skills.
#[derive(Clone, Debug, Serialize)]
pub struct SkillCategoryList {
    /// In their order.
    pub data: Vec<SkillCategoryNode>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A category of skills, and those below it.
#[derive(Clone, Debug, Serialize)]
pub struct SkillCategoryNode {
    /// Id of the category.
    pub id: i64,
    /// Id of the community.
    pub tenant_id: i64,
    /// Name of the category.
    pub name: String,
    /// Its name for addresses.
    pub slug: String,
    /// Id of the category above it. Null at the top.
    pub parent_id: Option<i64>,
    /// What belongs to it.
    pub description: Option<String>,
    /// Name of a symbol.
    pub icon: Option<String>,
    /// Its place among its neighbours.
    pub display_order: i64,
    /// Whether it is shown.
    pub is_active: bool,
    /// Those below it. Absent in lists.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub children: Option<Vec<SkillCategoryNode>>,
}

/// A category of skills.
#[derive(Clone, Debug, Serialize)]
pub struct SkillCategoryResponse {
    /// The data.
    pub data: SkillCategory,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How many members have a skill.
#[derive(Clone, Debug, Serialize)]
pub struct SkillCount {
    /// Name of the skill.
    pub skill_name: String,
    /// How many members have it.
    pub user_count: i64,
    /// How many of them offer it.
    pub offering_count: i64,
    /// How many of them look for it.
    pub requesting_count: i64,
}

/// How well somebody can do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SkillLevel {
    /// `beginner`.
    Beginner,
    /// `intermediate`.
    Intermediate,
    /// `advanced`.
    Advanced,
    /// `expert`.
    Expert,
}

crate::word! {
    SkillLevel { Beginner = "beginner", Intermediate = "intermediate", Advanced =
    "advanced", Expert = "expert" }
}

crate::runtime::wire! {
    SkillLevel
}

/// The name of a skill that members have.
#[derive(Clone, Debug, Serialize)]
pub struct SkillSuggestion {
    /// Name of the skill.
    pub skill_name: String,
    /// Id of a category that it stands in. Null if it has none.
    pub category_id: Option<i64>,
    /// How many members have it.
    pub user_count: i64,
}

/// Names of skills.
#[derive(Clone, Debug, Serialize)]
pub struct SkillSuggestionList {
    /// Those of most members first.
    pub data: Vec<SkillSuggestion>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A member who has a skill.
#[derive(Clone, Debug, Serialize)]
pub struct SkilledMember {
    /// Id of the member.
    pub id: i64,
    /// The organisation's name, else the given name.
    pub first_name: String,
    /// Family name. Null unless the viewer administers the community.
    pub last_name: Option<String>,
    /// Absolute address of the picture.
    pub avatar: Option<String>,
    /// The proficiency level.
    pub proficiency_level: SkillLevel,
    /// Whether the member offers it.
    pub is_offering: bool,
    /// Whether the member looks for it.
    pub is_requesting: bool,
}

/// Members who have a skill.
#[derive(Clone, Debug, Serialize)]
pub struct SkilledMemberList {
    /// Those first who know most of it.
    pub data: Vec<SkilledMember>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What is to change of a skill.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct UpdateMySkillBody {
    /// Id of a category of skills. Null for none.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub category_id: Option<Option<i64>>,
    /// The proficiency level.
    pub proficiency_level: Option<SkillLevel>,
    /// Whether the caller offers it.
    pub is_offering: Option<bool>,
    /// Whether the caller looks for it.
    pub is_requesting: Option<bool>,
}

/// The path parameters of `PUT /api/v2/users/me/skills/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdateMySkillPath {
    /// Id of the skill.
    pub id: i64,
}

/// What is to change of a category of skills.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct UpdateSkillCategoryBody {
    /// Name of the category.
    pub name: Option<String>,
    /// Id of the category above it. Null for the top.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub parent_id: Option<Option<i64>>,
    /// What belongs to it.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub description: Option<Option<String>>,
    /// Name of a symbol.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub icon: Option<Option<String>>,
    /// Its place among its neighbours.
    pub display_order: Option<i64>,
    /// Whether it is shown.
    pub is_active: Option<bool>,
}

/// The path parameters of `PUT /api/v2/skills/categories/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdateSkillCategoryPath {
    /// Id of the category.
    pub id: i64,
}

/// What the contract puts in place of a field that is left out.
#[allow(clippy::unwrap_used, reason = "every default was checked against its schema")]
pub mod defaults {
    pub(super) fn default_u64<T, const V: u64>() -> T
    where
        T: TryFrom<u64>,
        <T as std::convert::TryFrom<u64>>::Error: std::fmt::Debug,
    {
        T::try_from(V).unwrap()
    }

    pub(super) fn list_skill_categories_query_format() -> super::ListSkillCategoriesQueryFormat {
        super::ListSkillCategoriesQueryFormat::Tree
    }
}
