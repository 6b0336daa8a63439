// Made from contract/areas/members.yaml by codegen; edit the contract instead.

//! The area `members`: types, trait and routes.
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

/// What the gateway answers in the area `members`: one method an operation.
pub trait MembersApi: Area {
    /// The caller's own profile
    ///
    /// `GET /api/v2/users/me`
    ///
    /// Everything the platform shows a member about themselves. 404 `NOT_FOUND` when the account is gone.
    fn get_me(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<OwnProfileResponse, Self::Failure>> + Send;

    /// Change the caller's own profile
    ///
    /// `PUT /api/v2/users/me`
    ///
    /// What is left out stays as it is; null takes away what may be empty. Names and date of birth of a member whose identity was verified (badge `id_verified`) stay as they are, without an error. `avatar_url` takes the picture away with null; a new one is uploaded. Another `location` without `latitude` and `longitude` takes the place on the map away; a changed place becomes that of the member's listings as well. 422 `VALIDATION_ERROR` with the field, for all that is wrong at once: too long, a name that hides something or looks like an address, an organisation without a name, a telephone number with less than seven digits, one coordinate without the other, a date of birth to come, any `email` but the current one. 404 `NOT_FOUND` when the account is gone.
    fn update_me(
        &self,
        call: Self::Call,
        body: UpdateMeBody,
    ) -> impl Future<Output = Result<OwnProfileResponse, Self::Failure>> + Send;

    /// Choose a language
    ///
    /// `PUT /api/v2/users/me/language`
    ///
    /// The language in which the caller is written to: notifications, e-mails, lock screens. What was written before stays as it is. 400 `VALIDATION_ERROR` for a language that the community does not offer (`supported_languages`); 404 `NOT_FOUND` when the account is gone.
    fn set_my_language(
        &self,
        call: Self::Call,
        body: LanguageBody,
    ) -> impl Future<Output = Result<ChosenLanguageResponse, Self::Failure>> + Send;

    /// Counts of the caller's listings and transfers
    ///
    /// `GET /api/v2/me/stats`
    ///
    /// What the caller lists, and how hours went. 404 `NOT_FOUND` when the account is gone.
    fn get_my_stats(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<MyStatsResponse, Self::Failure>> + Send;

    /// The directory
    ///
    /// `GET /api/v2/users`
    ///
    /// Active members who let themselves be found, without the caller and without members blocked in either direction.
    fn list_members(
        &self,
        call: Self::Call,
        query: ListMembersQuery,
    ) -> impl Future<Output = Result<DirectoryPage, Self::Failure>> + Send;

    /// Find members by words
    ///
    /// `GET /api/v2/users/search`
    ///
    /// The directory's members who match: those first whose name begins with the words, then those of whose names a word does, then whose name has them, then all others; by name among them. Without words nobody is found.
    fn search_members(
        &self,
        call: Self::Call,
        query: SearchMembersQuery,
    ) -> impl Future<Output = Result<MemberSearchResponse, Self::Failure>> + Send;

    /// List blocked members
    ///
    /// `GET /api/v2/users/blocked`
    ///
    /// All of them, the latest first.
    fn list_blocked_members(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<BlockedMemberList, Self::Failure>> + Send;

    /// A member's profile
    ///
    /// `GET /api/v2/users/{id}`
    ///
    /// 403 `FORBIDDEN` when either has blocked the other. 404 `NOT_FOUND` when there is no such active member, or when the profile is for connections only and the caller is none.
    fn get_member(
        &self,
        call: Self::Call,
        path: GetMemberPath,
    ) -> impl Future<Output = Result<PublicProfileResponse, Self::Failure>> + Send;

    /// Block a member
    ///
    /// `POST /api/v2/users/{id}/block`
    ///
    /// Ends any connection or request between the two and keeps both from asking again. Blocking twice changes nothing. The other is not told. 400 `VALIDATION_ERROR` for oneself, 404 `NOT_FOUND` when the tenant has no such member.
    fn block_member(
        &self,
        call: Self::Call,
        path: BlockMemberPath,
        body: BlockMemberBody,
    ) -> impl Future<Output = Result<BlockMemberResponse, Self::Failure>> + Send;

    /// Lift a block
    ///
    /// `DELETE /api/v2/users/{id}/block`
    ///
    /// Only the caller's own. 404 `NOT_FOUND` when there is none.
    fn unblock_member(
        &self,
        call: Self::Call,
        path: UnblockMemberPath,
    ) -> impl Future<Output = Result<UnblockMemberResponse, Self::Failure>> + Send;

    /// Whether the caller and a member have blocked one another
    ///
    /// `GET /api/v2/users/{id}/block-status`
    ///
    /// In both directions. 404 `NOT_FOUND` when the tenant has no such member.
    fn get_block_status(
        &self,
        call: Self::Call,
        path: GetBlockStatusPath,
    ) -> impl Future<Output = Result<BlockStatusResponse, Self::Failure>> + Send;

    /// Those of the `BlockedMember` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn blocked_member_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<BlockedMember>, Self::Failure>> + Send;

    /// `Member.blockStatus` of those with these numbers, in any order. It is null where none is given. The same statements whatever their number.
    fn member_block_status_each(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<
        Output = Result<Vec<(i64, crate::members::BlockStatus)>, Self::Failure>,
    > + Send;

    /// `removedBlockedMemberId` in the payload of `unblockMember`: its number as it is before the change, which has yet to be allowed. None where there is none.
    fn unblock_member_removed_blocked_member_id_before(
        &self,
        call: Self::Call,
        said: crate::runtime::Spoken,
    ) -> impl Future<Output = Result<Option<i64>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: MembersApi>() -> [Served<A>; 11] {
    [
        (Operation::GetMe, get_me::<A>),
        (Operation::UpdateMe, update_me::<A>),
        (Operation::SetMyLanguage, set_my_language::<A>),
        (Operation::GetMyStats, get_my_stats::<A>),
        (Operation::ListMembers, list_members::<A>),
        (Operation::SearchMembers, search_members::<A>),
        (Operation::ListBlockedMembers, list_blocked_members::<A>),
        (Operation::GetMember, get_member::<A>),
        (Operation::BlockMember, block_member::<A>),
        (Operation::UnblockMember, unblock_member::<A>),
        (Operation::GetBlockStatus, get_block_status::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 11] {
    [
        (Operation::GetMe, |_| Ok(())),
        (Operation::UpdateMe, |asked| update_me_input(asked).map(drop)),
        (Operation::SetMyLanguage, |asked| set_my_language_input(asked).map(drop)),
        (Operation::GetMyStats, |_| Ok(())),
        (Operation::ListMembers, |asked| list_members_input(asked).map(drop)),
        (Operation::SearchMembers, |asked| search_members_input(asked).map(drop)),
        (Operation::ListBlockedMembers, |_| Ok(())),
        (Operation::GetMember, |asked| get_member_input(asked).map(drop)),
        (Operation::BlockMember, |asked| block_member_input(asked).map(drop)),
        (Operation::UnblockMember, |asked| unblock_member_input(asked).map(drop)),
        (Operation::GetBlockStatus, |asked| get_block_status_input(asked).map(drop)),
    ]
}

fn get_me<A: MembersApi>(_: &mut Asked) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_me(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn update_me_input(asked: &mut Asked) -> Result<UpdateMeBody, Rejection> {
    let body: UpdateMeBody = asked.body(true)?;
    Ok(body)
}

fn update_me<A: MembersApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = update_me_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().update_me(call, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn set_my_language_input(asked: &mut Asked) -> Result<LanguageBody, Rejection> {
    let body: LanguageBody = asked.body(true)?;
    Ok(body)
}

fn set_my_language<A: MembersApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = set_my_language_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().set_my_language(call, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_my_stats<A: MembersApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_my_stats(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_members_input(asked: &mut Asked) -> Result<ListMembersQuery, Rejection> {
    let query: ListMembersQuery = asked.query(&LIST_MEMBERS_QUERY)?;
    Ok(query)
}

fn list_members<A: MembersApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_members_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_members(call, query).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn search_members_input(asked: &mut Asked) -> Result<SearchMembersQuery, Rejection> {
    let query: SearchMembersQuery = asked.query(&SEARCH_MEMBERS_QUERY)?;
    Ok(query)
}

fn search_members<A: MembersApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = search_members_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().search_members(call, query).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn list_blocked_members<A: MembersApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().list_blocked_members(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_member_input(asked: &mut Asked) -> Result<GetMemberPath, Rejection> {
    let path: GetMemberPath = asked.path(&GET_MEMBER_PATH)?;
    Ok(path)
}

fn get_member<A: MembersApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_member_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_member(call, path).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn block_member_input(
    asked: &mut Asked,
) -> Result<(BlockMemberPath, BlockMemberBody), Rejection> {
    let path: BlockMemberPath = asked.path(&BLOCK_MEMBER_PATH)?;
    let body: BlockMemberBody = asked.body(false)?;
    Ok((path, body))
}

fn block_member<A: MembersApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = block_member_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().block_member(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn unblock_member_input(asked: &mut Asked) -> Result<UnblockMemberPath, Rejection> {
    let path: UnblockMemberPath = asked.path(&UNBLOCK_MEMBER_PATH)?;
    Ok(path)
}

fn unblock_member<A: MembersApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = unblock_member_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().unblock_member(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_block_status_input(asked: &mut Asked) -> Result<GetBlockStatusPath, Rejection> {
    let path: GetBlockStatusPath = asked.path(&GET_BLOCK_STATUS_PATH)?;
    Ok(path)
}

fn get_block_status<A: MembersApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_block_status_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_block_status(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_MEMBERS_QUERY: [Parameter; 5] = [
    Parameter {
        name: "limit",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "offset",
        kind: Kind::Integer {
            minimum: 0,
            maximum: 100000,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "q",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "sort",
        kind: Kind::Word(&["name", "joined", "rating", "hours_given"]),
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "order",
        kind: Kind::Word(&["ASC", "DESC"]),
        many: Many::One,
        clamp: true,
    },
];

static SEARCH_MEMBERS_QUERY: [Parameter; 3] = [
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
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static GET_MEMBER_PATH: [Parameter; 1] = [
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

static BLOCK_MEMBER_PATH: [Parameter; 1] = [
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

static UNBLOCK_MEMBER_PATH: [Parameter; 1] = [
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

static GET_BLOCK_STATUS_PATH: [Parameter; 1] = [
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

/// Status of an account. Only active accounts may sign in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AccountStatus {
    /// `active`.
    Active,
    /// `inactive`.
    Inactive,
    /// `suspended`.
    Suspended,
    /// `banned`.
    Banned,
    /// `pending`.
    Pending,
    /// `rejected`.
    Rejected,
}

crate::word! {
    AccountStatus { Active = "active", Inactive = "inactive", Suspended = "suspended",
    Banned = "banned", Pending = "pending", Rejected = "rejected" }
}

crate::runtime::wire! {
    AccountStatus
}

/// Why a member is blocked.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct BlockMemberBody {
    /// A note that only the caller can read.
    pub reason: Option<String>,
}

/// The path parameters of `POST /api/v2/users/{id}/block`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct BlockMemberPath {
    /// Id of the member.
    pub id: i64,
}

/// A block that now stands.
#[derive(Clone, Debug, Serialize)]
pub struct BlockMemberResponse {
    /// The data.
    pub data: BlockedResult,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Blocks between the caller and another member.
#[derive(Clone, Debug, Serialize)]
pub struct BlockStatus {
    /// Whether the caller has blocked the other.
    pub is_blocked: bool,
    /// Whether the other has blocked the caller.
    pub is_blocked_by: bool,
}

/// Blocks between the caller and another member.
#[derive(Clone, Debug, Serialize)]
pub struct BlockStatusResponse {
    /// The data.
    pub data: BlockStatus,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A member the caller has blocked.
#[derive(Clone, Debug, Serialize)]
pub struct BlockedMember {
    /// Id of the block.
    pub block_id: i64,
    /// Id of the blocked member.
    pub user_id: i64,
    /// Name to show.
    pub name: String,
    /// Given name.
    pub first_name: String,
    /// Family name. Null unless the viewer administers the community.
    pub last_name: Option<String>,
    /// Absolute address of the picture.
    pub avatar_url: Option<String>,
    /// The caller's note. Nobody else can read it.
    pub reason: Option<String>,
    /// When the block was made.
    pub blocked_at: chrono::DateTime<chrono::offset::Utc>,
}

/// Whom the caller has blocked.
#[derive(Clone, Debug, Serialize)]
pub struct BlockedMemberList {
    /// Blocks, the latest first.
    pub data: Vec<BlockedMember>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A block that now stands.
#[derive(Clone, Debug, Serialize)]
pub struct BlockedResult {
    /// Always true.
    pub success: bool,
    /// Sentence for people, in the language of the call.
    pub message: String,
    /// Id of the blocked member.
    pub blocked_user_id: i64,
}

/// The language that a member has chosen.
#[derive(Clone, Debug, Serialize)]
pub struct ChosenLanguage {
    /// Sentence for people, in the language of the call.
    pub message: String,
    /// The language.
    pub language: Language,
}

/// The language that a member has chosen.
#[derive(Clone, Debug, Serialize)]
pub struct ChosenLanguageResponse {
    /// The data.
    pub data: ChosenLanguage,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A member as the directory shows them.
#[derive(Clone, Debug, Serialize)]
pub struct DirectoryMember {
    /// Id of the member.
    pub id: i64,
    /// The organisation's name, else the person's as far as the viewer may see it.
    pub name: String,
    /// Given name.
    pub first_name: String,
    /// Family name. Null unless the viewer administers the community.
    pub last_name: Option<String>,
    /// Absolute address of the picture.
    pub avatar_url: Option<String>,
    /// The same as `avatar_url`, for older clients.
    pub avatar: Option<String>,
    /// One line about the member; the first 120 characters of the bio if not set.
    pub tagline: Option<String>,
    /// Where the member lives or works.
    pub location: Option<String>,
    /// Degrees north, -90 to 90.
    pub latitude: Option<f64>,
    /// Degrees east, -180 to 180.
    pub longitude: Option<f64>,
    /// When the account was made.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// Whether staff have seen who the member is: the badge `id_verified` counts now.
    pub is_verified: bool,
    /// Mean of the ratings that count, two decimals. Null without one.
    pub rating: Option<f64>,
    /// Hours that went to other members.
    pub total_hours_given: f64,
    /// Hours that came from other members.
    pub total_hours_received: f64,
    /// Badges that count now: the three that were earned first.
    pub showcased_badges: Vec<ShowcasedBadge>,
}

/// What accompanies a part of the directory.
#[derive(Clone, Debug, Serialize)]
pub struct DirectoryMeta {
    /// Scheme and host the community is reached at, without trailing slash.
    pub base_url: String,
    /// Members this query finds.
    pub total_items: i64,
    /// Members asked for.
    pub per_page: i64,
    /// Members skipped.
    pub offset: i64,
    /// Whether further members follow.
    pub has_more: bool,
    /// Active members of the community.
    pub community_total: i64,
    /// Active members who are listed, whatever the query.
    pub directory_total: i64,
    /// What it takes to be listed.
    pub directory_criteria: Vec<DirectoryMetaDirectoryCriteriaItem>,
}

/// `directory_opt_in`: the member lets themselves be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DirectoryMetaDirectoryCriteriaItem {
    /// `directory_opt_in`.
    DirectoryOptIn,
}

crate::word! {
    DirectoryMetaDirectoryCriteriaItem { DirectoryOptIn = "directory_opt_in" }
}

crate::runtime::wire! {
    DirectoryMetaDirectoryCriteriaItem
}

/// A part of the directory.
#[derive(Clone, Debug, Serialize)]
pub struct DirectoryPage {
    /// Members in the order asked for.
    pub data: Vec<DirectoryMember>,
    /// The meta.
    pub meta: DirectoryMeta,
}

/// The path parameters of `GET /api/v2/users/{id}/block-status`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetBlockStatusPath {
    /// Id of the member.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/users/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetMemberPath {
    /// Id of the member.
    pub id: i64,
}

/// A language that members can be written to in (BCP 47): English, Irish, German, French, Italian, Spanish, Portuguese, Dutch, Polish, Japanese, Arabic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// `en`.
    En,
    /// `ga`.
    Ga,
    /// `de`.
    De,
    /// `fr`.
    Fr,
    /// `it`.
    It,
    /// `es`.
    Es,
    /// `pt`.
    Pt,
    /// `nl`.
    Nl,
    /// `pl`.
    Pl,
    /// `ja`.
    Ja,
    /// `ar`.
    Ar,
}

crate::word! {
    Language { En = "en", Ga = "ga", De = "de", Fr = "fr", It = "it", Es = "es", Pt =
    "pt", Nl = "nl", Pl = "pl", Ja = "ja", Ar = "ar" }
}

crate::runtime::wire! {
    Language
}

/// The language that a member chooses.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct LanguageBody {
    /// The language.
    pub language: Language,
}

/// The query parameters of `GET /api/v2/users`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMembersQuery {
    /// How many at most. A value out of bounds is moved to the nearest bound.
    #[serde(default = "defaults::default_u64::<i64, 50>")]
    pub limit: i64,
    /// How many to skip. A value out of bounds is moved to the nearest bound.
    #[serde(default)]
    pub offset: i64,
    /// Words to find in name, tagline, bio, skills or location.
    pub q: Option<String>,
    /// What to sort by; an unknown word counts as the default. `ASC` begins with the earliest, the lowest and the fewest; whoever has no rating is lower than everybody who has one.
    #[serde(default = "defaults::list_members_query_sort")]
    pub sort: ListMembersQuerySort,
    /// Direction of the order; an unknown word counts as the default.
    #[serde(default = "defaults::list_members_query_order")]
    pub order: ListMembersQueryOrder,
}

impl std::default::Default for ListMembersQuery {
    fn default() -> Self {
        Self {
            limit: defaults::default_u64::<i64, 50>(),
            offset: Default::default(),
            order: defaults::list_members_query_order(),
            q: Default::default(),
            sort: defaults::list_members_query_sort(),
        }
    }
}

/// Direction of the order; an unknown word counts as the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ListMembersQueryOrder {
    /// `ASC`.
    Asc,
    /// `DESC`.
    Desc,
}

crate::word! {
    ListMembersQueryOrder { Asc = "ASC", Desc = "DESC" }
}

crate::runtime::wire! {
    ListMembersQueryOrder
}

impl std::default::Default for ListMembersQueryOrder {
    fn default() -> Self {
        ListMembersQueryOrder::Asc
    }
}

/// What to sort by; an unknown word counts as the default. `ASC` begins with the earliest, the lowest and the fewest; whoever has no rating is lower than everybody who has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ListMembersQuerySort {
    /// `name`.
    Name,
    /// `joined`.
    Joined,
    /// `rating`.
    Rating,
    /// `hours_given`.
    HoursGiven,
}

crate::word! {
    ListMembersQuerySort { Name = "name", Joined = "joined", Rating = "rating",
    HoursGiven = "hours_given" }
}

crate::runtime::wire! {
    ListMembersQuerySort
}

impl std::default::Default for ListMembersQuerySort {
    fn default() -> Self {
        ListMembersQuerySort::Name
    }
}

/// A badge that a member has.
#[derive(Clone, Debug, Serialize)]
pub struct MemberBadge {
    /// Name of the badge.
    pub name: String,
    /// Key of the badge: `peer_endorsed` for members whom enough others vouch for, or a badge that staff granted.
    pub badge_key: String,
    /// An emoji for it. Null if it has none.
    pub icon: Option<String>,
    /// What the badge is given for. Null if that is not known.
    pub description: Option<String>,
    /// When the member got it.
    pub earned_at: chrono::DateTime<chrono::offset::Utc>,
    /// Until when the member has it. Null if it has no end.
    pub expires_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// Role of a member. `broker` and `coordinator` are staff, `admin` and `tenant_admin` administer the community, `super_admin` the platform.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MemberRole {
    /// `member`.
    Member,
    /// `broker`.
    Broker,
    /// `coordinator`.
    Coordinator,
    /// `admin`.
    Admin,
    /// `tenant_admin`.
    TenantAdmin,
    /// `super_admin`.
    SuperAdmin,
}

crate::word! {
    MemberRole { Member = "member", Broker = "broker", Coordinator = "coordinator", Admin
    = "admin", TenantAdmin = "tenant_admin", SuperAdmin = "super_admin" }
}

crate::runtime::wire! {
    MemberRole
}

/// Members found by words.
#[derive(Clone, Debug, Serialize)]
pub struct MemberSearch {
    /// Members, newest first.
    pub items: Vec<DirectoryMember>,
    /// Opaque start of the next page. Null on the last one.
    pub cursor: Option<String>,
    /// Whether a further page exists.
    pub has_more: bool,
}

/// Members found by words.
#[derive(Clone, Debug, Serialize)]
pub struct MemberSearchResponse {
    /// The data.
    pub data: MemberSearch,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Counts of the caller's listings and transfers, and their balance.
#[derive(Clone, Debug, Serialize)]
pub struct MyStats {
    /// How many listings every member may see.
    pub listings_count: i64,
    /// Transfers to other members, without reversed ones.
    pub given_count: i64,
    /// Transfers from other members, without reversed ones.
    pub received_count: i64,
    /// Offers among the listings.
    pub offers_count: i64,
    /// Requests among the listings.
    pub requests_count: i64,
    /// Hours to spend, two decimals at most.
    pub wallet_balance: f64,
}

/// Counts of the caller's listings and transfers, and their balance.
#[derive(Clone, Debug, Serialize)]
pub struct MyStatsResponse {
    /// The data.
    pub data: MyStats,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// `online`: seen in the last 5 minutes; `away`: in the last 60; `offline`: longer ago or never. For others than staff and the member, it fades at five-minute marks of the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OnlineStatus {
    /// `online`.
    Online,
    /// `away`.
    Away,
    /// `offline`.
    Offline,
}

crate::word! {
    OnlineStatus { Online = "online", Away = "away", Offline = "offline" }
}

crate::runtime::wire! {
    OnlineStatus
}

/// A member's profile as they see it themselves.
#[derive(Clone, Debug, Serialize)]
pub struct OwnProfile {
    /// Id of the member.
    pub id: i64,
    /// The organisation's name, else first and last name.
    pub name: String,
    /// Given name.
    pub first_name: String,
    /// Family name. Null if there is none.
    pub last_name: Option<String>,
    /// Absolute address of the picture.
    pub avatar_url: Option<String>,
    /// What the member says about themselves.
    pub bio: Option<String>,
    /// Tagline: one line about the member.
    pub tagline: Option<String>,
    /// Where the member lives or works.
    pub location: Option<String>,
    /// Degrees north, -90 to 90.
    pub latitude: Option<f64>,
    /// Degrees east, -180 to 180.
    pub longitude: Option<f64>,
    /// What the member can do.
    pub skills: Vec<String>,
    /// The profile type.
    pub profile_type: crate::shared::ProfileType,
    /// Name of the organisation. Null for persons.
    pub organization_name: Option<String>,
    /// When the account was made.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// Whether the member was seen in the last 5 minutes.
    pub is_online: bool,
    /// The online status.
    pub online_status: OnlineStatus,
    /// Id of the community the account belongs to.
    pub tenant_id: i64,
    /// Address the member signs in with, lower case.
    pub email: String,
    /// Telephone number.
    pub phone: Option<String>,
    /// The status.
    pub status: AccountStatus,
    /// When the address was confirmed. Null if not yet.
    pub email_verified_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Hours to spend, two decimals at most.
    pub balance: f64,
    /// The role.
    pub role: MemberRole,
    /// Whether the member administers the community, by role or flag.
    pub is_admin: bool,
    /// Whether the member administers the platform.
    pub is_super_admin: bool,
    /// Whether the member is an owner of the platform.
    pub is_god: bool,
    /// Whether the member administers this community and those below it.
    pub is_tenant_super_admin: bool,
    /// Whether the member may create events in this community.
    pub can_create_events: bool,
    /// Whether the community has approved the account.
    pub is_approved: bool,
    /// The privacy profile.
    pub privacy_profile: ProfilePrivacy,
    /// Whether the member is found in directory and search.
    pub privacy_search: bool,
    /// Whether the first steps are done.
    pub onboarding_completed: bool,
    /// Whether a second factor is on.
    pub has_2fa_enabled: bool,
    /// Language tag, such as `en`.
    pub preferred_language: String,
    /// Only the member sees it. Null if not told.
    pub date_of_birth: Option<chrono::naive::NaiveDate>,
    /// The preferred theme.
    pub preferred_theme: crate::profile::Theme,
    /// The theme preferences.
    pub theme_preferences: crate::profile::ThemePreferences,
    /// The stats.
    pub stats: OwnProfileStats,
    /// Points that the member earned. Only the member sees them.
    pub xp: i64,
    /// Level: the second at 100 points, the third at 300, the fourth at 600, and so on. Only the member sees it.
    pub level: i64,
    /// Badges that count now, the first earned first.
    pub badges: Vec<MemberBadge>,
    /// The notification preferences.
    pub notification_preferences: crate::notification_settings::NotificationPreferences,
}

/// The caller's profile.
#[derive(Clone, Debug, Serialize)]
pub struct OwnProfileResponse {
    /// The data.
    pub data: OwnProfile,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Counts of the caller.
#[derive(Clone, Debug, Serialize)]
pub struct OwnProfileStats {
    /// How many listings every member may see.
    pub listings_count: i64,
    /// Transfers to and from other members, without reversed ones.
    pub transactions_count: i64,
    /// Accepted connections.
    pub connections_count: i64,
    /// Reviews the member received: approved ones, anonymous ones among them.
    pub reviews_count: i64,
    /// Mean rating of the reviews in `reviews_count`, two decimals. Null without one.
    pub average_rating: Option<f64>,
    /// Exchanges the member completed, on either side.
    pub exchanges_count: i64,
    /// Hours that went to other members, without reversed ones.
    pub total_hours_given: f64,
    /// Hours that came from other members, without reversed ones.
    pub total_hours_received: f64,
}

/// `public` and `members`: every signed-in member of the community; `connections`: only connected members.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ProfilePrivacy {
    /// `public`.
    Public,
    /// `members`.
    Members,
    /// `connections`.
    Connections,
}

crate::word! {
    ProfilePrivacy { Public = "public", Members = "members", Connections = "connections"
    }
}

crate::runtime::wire! {
    ProfilePrivacy
}

/// A member's profile as others see it.
#[derive(Clone, Debug, Serialize)]
pub struct PublicProfile {
    /// Id of the member.
    pub id: i64,
    /// The organisation's name, else the person's as far as the viewer may see it.
    pub name: String,
    /// Given name.
    pub first_name: String,
    /// Family name. Null unless the viewer administers the community.
    pub last_name: Option<String>,
    /// Absolute address of the picture.
    pub avatar_url: Option<String>,
    /// What the member says about themselves.
    pub bio: Option<String>,
    /// Tagline: one line about the member.
    pub tagline: Option<String>,
    /// Where the member lives or works.
    pub location: Option<String>,
    /// Degrees north, -90 to 90.
    pub latitude: Option<f64>,
    /// Degrees east, -180 to 180.
    pub longitude: Option<f64>,
    /// What the member can do.
    pub skills: Vec<String>,
    /// The profile type.
    pub profile_type: crate::shared::ProfileType,
    /// Name of the organisation. Null for persons.
    pub organization_name: Option<String>,
    /// When the account was made.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// Whether the member was seen in the last 5 minutes.
    pub is_online: bool,
    /// The online status.
    pub online_status: OnlineStatus,
    /// State of the connection with the viewer. Null when there is none.
    pub connection_status: Option<crate::connections::ConnectionState>,
    /// The same as `stats.average_rating`.
    pub rating: Option<f64>,
    /// The same as `stats.total_hours_given`.
    pub total_hours_given: f64,
    /// The same as `stats.total_hours_received`.
    pub total_hours_received: f64,
    /// The same as `stats.groups_count`.
    pub groups_count: i64,
    /// The same as `stats.events_attended`.
    pub events_attended: i64,
    /// The stats.
    pub stats: PublicProfileStats,
    /// Badges that count now, the first earned first.
    pub badges: Vec<MemberBadge>,
}

/// A member's profile.
#[derive(Clone, Debug, Serialize)]
pub struct PublicProfileResponse {
    /// The data.
    pub data: PublicProfile,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Counts of a member.
#[derive(Clone, Debug, Serialize)]
pub struct PublicProfileStats {
    /// How many listings every member may see.
    pub listings_count: i64,
    /// Accepted connections.
    pub connections_count: i64,
    /// Reviews the member received: approved ones, anonymous ones among them.
    pub reviews_count: i64,
    /// Mean rating of the reviews in `reviews_count`, two decimals. Null without one.
    pub average_rating: Option<f64>,
    /// Exchanges the member completed, on either side.
    pub exchanges_count: i64,
    /// Hours that went to other members, without reversed ones.
    pub total_hours_given: f64,
    /// Hours that came from other members, without reversed ones.
    pub total_hours_received: f64,
    /// Public groups the member belongs to; of oneself all of them.
    pub groups_count: i64,
    /// Events that are over and that the member came to, without those of groups that are not public; of oneself all of them.
    pub events_attended: i64,
}

/// The query parameters of `GET /api/v2/users/search`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SearchMembersQuery {
    /// Words to find in name, tagline, bio, skills or location.
    pub q: Option<String>,
    /// How many at most. A value out of bounds is moved to the nearest bound.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub limit: i64,
    /// Opaque, from `data.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for SearchMembersQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            limit: defaults::default_u64::<i64, 20>(),
            q: Default::default(),
        }
    }
}

/// A badge as lists show it.
#[derive(Clone, Debug, Serialize)]
pub struct ShowcasedBadge {
    /// Name of the badge.
    pub name: String,
    /// Key of the badge: `peer_endorsed` for members whom enough others vouch for, or a badge that staff granted.
    pub badge_key: String,
    /// An emoji for it. Null if it has none.
    pub icon: Option<String>,
}

/// The path parameters of `DELETE /api/v2/users/{id}/block`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UnblockMemberPath {
    /// Id of the member.
    pub id: i64,
}

/// A block that is lifted.
#[derive(Clone, Debug, Serialize)]
pub struct UnblockMemberResponse {
    /// The data.
    pub data: UnblockedResult,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A block that is lifted.
#[derive(Clone, Debug, Serialize)]
pub struct UnblockedResult {
    /// Always true.
    pub success: bool,
    /// Sentence for people, in the language of the call.
    pub message: String,
    /// Id of the member who was blocked.
    pub unblocked_user_id: i64,
}

/// What is to change of a member's own profile.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct UpdateMeBody {
    /// Given name.
    pub first_name: Option<String>,
    /// Family name.
    pub last_name: Option<String>,
    /// The current address; changing it has an operation of its own.
    pub email: Option<String>,
    /// What the member says about themselves.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub bio: Option<Option<String>>,
    /// One line about the member.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub tagline: Option<Option<String>>,
    /// Where the member lives or works.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub location: Option<Option<String>>,
    /// Degrees north. Needs `longitude`.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub latitude: Option<Option<f64>>,
    /// Degrees east. Needs `latitude`.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub longitude: Option<Option<f64>>,
    /// Telephone number: at least seven digits.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub phone: Option<Option<String>>,
    /// Null takes the picture away. Otherwise the address of the picture as it is.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub avatar_url: Option<Option<String>>,
    /// Name of the organisation.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub organization_name: Option<Option<String>>,
    /// The profile type.
    pub profile_type: Option<crate::shared::ProfileType>,
    /// Date of birth.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub date_of_birth: Option<Option<chrono::naive::NaiveDate>>,
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

    pub(super) fn list_members_query_order() -> super::ListMembersQueryOrder {
        super::ListMembersQueryOrder::Asc
    }

    pub(super) fn list_members_query_sort() -> super::ListMembersQuerySort {
        super::ListMembersQuerySort::Name
    }
}
