//! Lists of groups and in groups. Their cursors are sealed: each is good for its own list (spec platform 9.11).

use std::collections::HashMap;
use std::sync::Arc;

use async_graphql::connection::{Connection, CursorType, Edge};
use async_graphql::{ID, Object, ObjectType, OutputType, Result, SimpleObject};
use contract::Operation;

use super::{Group, GroupMembershipStatus, GroupRole, GroupVisibility};
use crate::auth::seals::Place;
use crate::base::{Answer, GroupId, MemberId, Page};
use crate::call::Call;
use crate::graphql::ids::{self, NodeId};
use crate::graphql::loaders::{CardOf, GroupsOf, MembersOf, ProfileOf};
use crate::graphql::members::Member;
use crate::graphql::moment::Moment;
use crate::graphql::relay;
use crate::graphql::session::Session;
use crate::groups::actions::{self, Filter};
use crate::groups::chat::{self, GroupMessage as Row};
use crate::groups::membership::{self, Line};

/// The most rows a list gives at a time.
pub const MOST: i64 = 100;

/// A sealed cursor as the library takes it.
pub struct Sealed(String);

impl CursorType for Sealed {
    type Error = std::convert::Infallible;

    /// Never used: arguments are opened by their [`Place`].
    fn decode_cursor(text: &str) -> Result<Self, Self::Error> {
        Ok(Self(text.to_owned()))
    }

    fn encode_cursor(&self) -> String {
        self.0.clone()
    }
}

/// Groups.
pub type GroupList = Connection<Sealed, Group>;

/// Members and how they stand to a group.
pub type GroupMemberList = Connection<Sealed, GroupMember>;

/// What members wrote to a group.
pub type GroupChat = Connection<Sealed, GroupMessage>;

/// A member and how they stand to a group.
#[derive(SimpleObject)]
pub struct GroupMember {
    /// The member.
    member: Member,
    /// What they may do.
    role: GroupRole,
    /// How they stand to it.
    status: GroupMembershipStatus,
    /// Since when; for whoever has asked, when they did.
    joined_at: Moment,
}

impl From<Line> for GroupMember {
    fn from((since, card): Line) -> Self {
        Self {
            member: Arc::new(card).into(),
            role: since.role.into(),
            status: since.status.into(),
            joined_at: since.joined_at.into(),
        }
    }
}

/// What a member wrote to a group.
pub struct GroupMessage {
    row: Row,
    sender: Arc<crate::members::Card>,
}

/// What a member wrote to a group.
#[Object]
impl GroupMessage {
    /// Id of the message, as the REST API uses it.
    async fn rest_id(&self) -> ID {
        self.row.id.get().into()
    }

    /// Global id of the group.
    async fn group_id(&self) -> ID {
        NodeId::Group(self.row.group_id).encode()
    }

    /// Who wrote it.
    async fn sender(&self) -> Member {
        Arc::clone(&self.sender).into()
    }

    /// Plain text.
    async fn body(&self) -> &str {
        &self.row.body
    }

    /// When it was written.
    async fn created_at(&self) -> Moment {
        self.row.created_at.into()
    }
}

impl From<chat::actions::Line> for GroupMessage {
    fn from((row, card): chat::actions::Line) -> Self {
        Self { row, sender: Arc::new(card) }
    }
}

/// Which groups, as arguments say it.
#[must_use]
pub fn filter(visibility: Option<GroupVisibility>, mine: bool, search: Option<String>, kind: Option<String>) -> Filter {
    Filter { visibility: visibility.map(Into::into), member: None, mine, words: search, kind, kind_number: 0 }
}

/// A page as a list, each place sealed.
fn sealed<T, N: OutputType + ObjectType>(
    call: &Call,
    place: &Place,
    page: Page<T>,
    after: Option<&str>,
    id: impl Fn(&T) -> i64,
    node: impl Fn(T) -> N,
) -> Result<Connection<Sealed, N>> {
    let mut list = Connection::new(after.is_some_and(|text| !text.is_empty()), page.next.is_some());
    for item in page.items {
        let cursor = Sealed(place.seal(call, id(&item))?);
        list.edges.push(Edge::new(cursor, node(item)));
    }
    Ok(list)
}

/// The same answer; a refusal of the cursor names the argument.
fn named<T>(answer: Answer<T>) -> Answer<T> {
    ids::renamed(answer, &[("cursor", "after")])
}

/// A page of groups.
pub async fn groups(session: &Session, filter: &Filter, first: Option<i32>, after: Option<&str>) -> Result<GroupList> {
    let call = session.enter(Operation::ListGroups).await?;
    let page = named(actions::list(call, filter, relay::first(first, MOST)?, after).await)?;
    sealed(call, &filter.place(call), page, after, |(group, _)| group.id.get(), Group::from)
}

/// A page of the groups to which a member belongs, as far as the viewer may see the member's profile. Fields that stand below the same list are read
/// together.
pub async fn of_member(
    session: &Session,
    member: MemberId,
    first: Option<i32>,
    after: Option<&str>,
) -> Result<Option<GroupList>> {
    let call = session.enter_once(Operation::ListGroups).await?;
    if call.me()? != member && session.loaders().load_one(ProfileOf(member)).await?.is_none() {
        return Ok(None);
    }
    let place = Filter { member: Some(member), ..Filter::default() }.place(call);
    let key = GroupsOf { member, before: named(place.open(call, after))?, first: relay::first(first, MOST)? };
    let page = session.loaders().load_one(key).await?;
    let page = page.map_or_else(|| Page { items: Vec::new(), next: None }, |page| (*page).clone());
    Ok(Some(sealed(call, &place, page, after, |(group, _)| group.id.get(), Group::from)?))
}

/// A page of a group's members, for a group that was read already. Groups of the same list are read together.
pub async fn members_below(
    session: &Session,
    (group, own): &actions::Item,
    role: Option<GroupRole>,
    first: Option<i32>,
    after: Option<&str>,
) -> Result<GroupMemberList> {
    let call = session.enter_once(Operation::ListGroupMembers).await?;
    membership::may_list(call, group, own.membership())?;
    let filter = membership::Filter { role: role.map(Into::into), words: None };
    let place = filter.place(call, group.id);
    let key = MembersOf {
        group: group.id,
        role: filter.role,
        after: named(place.open(call, after))?,
        first: relay::first(first, MOST)?,
    };
    let page = session.loaders().load_one(key).await?;
    let page = page.map_or_else(|| Page { items: Vec::new(), next: None }, |page| (*page).clone());
    feed(session, &page).await;
    sealed(call, &place, page, after, |(_, card)| card.id.get(), GroupMember::from)
}

/// A page of a group's members. What it brought of them need not be read again.
pub async fn members(
    session: &Session,
    id: GroupId,
    role: Option<GroupRole>,
    search: Option<String>,
    first: Option<i32>,
    after: Option<&str>,
) -> Result<GroupMemberList> {
    let call = session.enter(Operation::ListGroupMembers).await?;
    let filter = membership::Filter { role: role.map(Into::into), words: search };
    let page = named(membership::members(call, id, &filter, relay::first(first, MOST)?, after).await)?;
    feed(session, &page).await;
    sealed(call, &filter.place(call, id), page, after, |(_, card)| card.id.get(), GroupMember::from)
}

/// A page of who has asked to join a group.
pub async fn requests(
    session: &Session,
    id: GroupId,
    first: Option<i32>,
    after: Option<&str>,
) -> Result<GroupMemberList> {
    let call = session.enter(Operation::ListGroupRequests).await?;
    let page = named(membership::requests(call, id, relay::first(first, MOST)?, after).await)?;
    feed(session, &page).await;
    sealed(call, &membership::requests_place(call, id), page, after, |(_, card)| card.id.get(), GroupMember::from)
}

async fn feed(session: &Session, page: &Page<Line>) {
    let cards: HashMap<_, _> = page.items.iter().map(|(_, card)| (CardOf(card.id), Arc::new(card.clone()))).collect();
    session.loaders().feed_many(cards).await;
}

/// A page of what members wrote to a group.
pub async fn messages(session: &Session, id: GroupId, first: Option<i32>, after: Option<&str>) -> Result<GroupChat> {
    let call = session.enter(Operation::ListGroupMessages).await?;
    let page = named(chat::actions::list(call, id, relay::first(first, MOST)?, after).await)?;
    sealed(call, &chat::actions::place(call, id), page, after, |(row, _)| row.id.get(), GroupMessage::from)
}
