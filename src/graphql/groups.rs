//! Groups: what their operations cannot say of them.
//!
//! Cursors of their lists are sealed: each is good for its own list (spec platform 9.11).

use std::collections::HashMap;

use async_graphql::{Context, ID, Result, Subscription};
use async_trait::async_trait;
use contract::graph::GroupsEdges;
use contract::groups as wire;
use contract::runtime::graph::{Found, IntoFound as _, List, Listed, Page};
use contract::{Code, Operation};
use futures::Stream;

use super::bounds;
use super::edges::{Edges, argument};
use super::ids;
use super::listening::{self, MISSED_MOST, Source};
use super::loaders::{ChatOf, GroupsOf, KindOf, MembersOf};
use super::members::{may_know, page as asked_page, remember};
use super::relay;
use super::session::Session;
use crate::auth::seals::Place;
use crate::base::{self, Answer, Failure, GroupId, GroupMessageId, GroupTypeId, MemberId};
use crate::call::Call;
use crate::groups::Role;
use crate::groups::actions::{self, Filter};
use crate::groups::chat;
use crate::groups::membership::{self, may_list};
use crate::groups::rest;
use crate::groups::store::GroupWithOwn;
use crate::groups::store::faces::GroupType;
use crate::live::{Rows, Told, Topic};

/// The most rows a list gives at a time.
pub const MOST: i64 = 100;

/// Groups.
pub type GroupList = List<wire::Group>;

#[async_trait]
impl GroupsEdges for Edges {
    async fn group_members(&self, ctx: &Context<'_>, row: &wire::Group) -> Result<Found> {
        let session = Session::of(ctx)?;
        let call = session.enter_once(Operation::ListGroupMembers).await?;
        // A list of groups would tell a refusal a row. `groupMembers(groupId:)` refuses as REST does.
        match may_list(call, row.owner_id.into(), belongs(row)) {
            Err(Failure::Refusal(refusal)) if refusal.code() == Code::Forbidden => return Ok(Found::Null),
            may => may?,
        }
        let role: Option<Role> = argument(ctx, "role")?;
        let (first, after) = asked_page(ctx)?;
        let place = membership::Filter { role, words: None }.place(call, row.id.into());
        let key = MembersOf {
            group: row.id.into(),
            role,
            after: opened(call, &place, after.as_deref())?,
            first: relay::first(first, MOST)?,
        };
        let page = session.loaders().load_one(key).await?;
        let page = page.map_or_else(|| base::Page { items: Vec::new(), next: None }, |page| (*page).clone());
        remember(session, page.items.iter().map(|row| &row.member)).await;
        let has_next = page.next.is_some();
        let rows = page.items.into_iter().map(|row| rest::member(call, row)).collect();
        Ok(sealed(call, &place, rows, after.as_deref(), has_next, |row: &wire::GroupMember| row.id)?.into_found())
    }

    async fn group_messages(&self, ctx: &Context<'_>, row: &wire::Group) -> Result<Found> {
        let session = Session::of(ctx)?;
        let call = session.enter_once(Operation::ListGroupMessages).await?;
        if !belongs(row) {
            return Ok(Found::Null);
        }
        let (first, after) = asked_page(ctx)?;
        let place = chat::actions::place(call, row.id.into());
        let before = opened(call, &place, after.as_deref())?;
        let key = ChatOf { group: row.id.into(), before, first: relay::first(first, MOST)? };
        let page = session.loaders().load_one(key).await?;
        let page = page.map_or_else(|| base::Page { items: Vec::new(), next: None }, |page| (*page).clone());
        remember(session, page.items.iter().map(|row| &row.writer)).await;
        let has_next = page.next.is_some();
        let rows = page.items.into_iter().map(|row| rest::message(call, row)).collect();
        Ok(sealed(call, &place, rows, after.as_deref(), has_next, |row: &wire::GroupMessage| row.id)?.into_found())
    }
}

/// Whether the viewer is an active member.
fn belongs(row: &wire::Group) -> bool {
    row.viewer_membership.as_ref().is_some_and(|own| own.status == wire::GroupMembershipStatus::Active)
}

/// The types of some groups.
async fn kinds(
    session: &Session,
    groups: impl IntoIterator<Item = &GroupWithOwn>,
) -> Result<HashMap<GroupTypeId, GroupType>> {
    let keys = groups.into_iter().filter_map(|row| row.group.type_id).map(KindOf);
    let found = session.loaders().load_many(keys).await?;
    Ok(found.into_iter().map(|(KindOf(id), kind)| (id, kind)).collect())
}

/// A page of the groups to which the viewer belongs.
pub async fn own(session: &Session, first: Option<i32>, after: Option<&str>) -> Result<GroupList> {
    let call = session.enter(Operation::ListGroups).await?;
    let filter = Filter { mine: true, ..Filter::default() };
    let page = named(actions::list(call, &filter, relay::first(first, MOST)?, after).await)?;
    Ok(list(session, &filter.place(call), page, after).await?.into())
}

/// A page of the groups to which a member belongs, as far as the viewer may see the member's profile. Fields that stand below the same list are read
/// together.
pub async fn of_member(
    session: &Session,
    member: MemberId,
    first: Option<i32>,
    after: Option<&str>,
) -> Result<Option<Page>> {
    let call = session.enter_once(Operation::ListGroups).await?;
    if !may_know(session, member).await? {
        return Ok(None);
    }
    let place = Filter { member: Some(member), ..Filter::default() }.place(call);
    let key = GroupsOf { member, before: opened(call, &place, after)?, first: relay::first(first, MOST)? };
    let page = session.loaders().load_one(key).await?;
    let page = page.map_or_else(|| base::Page { items: Vec::new(), next: None }, |page| (*page).clone());
    list(session, &place, page, after).await.map(Some)
}

async fn list(session: &Session, place: &Place, page: base::Page<GroupWithOwn>, after: Option<&str>) -> Result<Page> {
    let (call, kinds) = (session.call(), kinds(session, &page.items).await?);
    let has_next = page.next.is_some();
    let rows = page.items.into_iter().map(|item| rest::group(call, item, &kinds)).collect();
    sealed(call, place, rows, after, has_next, |group: &wire::Group| group.id)
}

/// Rows as a page, each place sealed.
fn sealed<T: Listed>(
    call: &Call,
    place: &Place,
    rows: Vec<T>,
    after: Option<&str>,
    has_next: bool,
    id: impl Fn(&T) -> i64,
) -> Result<Page> {
    let rows = rows.into_iter().map(|row| Ok((place.seal(call, id(&row))?, row))).collect::<Answer<Vec<_>>>()?;
    Ok(Page::new(rows, after.is_some_and(|text| !text.is_empty()), has_next))
}

/// The row after which a page begins.
fn opened(call: &Call, place: &Place, after: Option<&str>) -> Answer<Option<i64>> {
    named(place.open(call, after))
}

/// The same answer; a refusal of the cursor names the argument.
fn named<T>(answer: Answer<T>) -> Answer<T> {
    bounds::with_fields(answer, |field| if field == "cursor" { "after".to_owned() } else { field.to_owned() })
}

/// What can be listened to.
#[derive(Default)]
pub struct GroupsSubscription;

#[Subscription]
impl GroupsSubscription {
    /// Every new message to a group to which the viewer belongs, as it comes, their own too. `NOT_FOUND` when the viewer may not see the group,
    /// `FORBIDDEN` unless they belong to it. Ends with that error when they do not any more, and when the sign-in does.
    async fn group_message_added(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the group, or the id that the REST API uses.")] group_id: ID,
    ) -> Result<impl Stream<Item = Result<Option<wire::GroupMessage>>> + use<>> {
        let call = Session::of(ctx)?.enter(Operation::ListGroupMessages).await?;
        let group = ids::named("Group", &group_id, "groupId")?;
        let ear = listening::ear(call, &[Topic::Rows(call.tenant(), Rows::GroupMessages(group))])?;
        let seen = chat::actions::newest(call, group).await?;
        Ok(listening::follow(ear, Posted { call: call.clone(), group, seen, is_over: false }))
    }
}

/// New messages to a group.
struct Posted {
    call: Call,
    group: GroupId,
    /// The newest one that was given, or that there was at the beginning: after a gap, what is newer is new.
    seen: GroupMessageId,
    /// Whether the viewer does not belong to it any more.
    is_over: bool,
}

#[async_trait]
impl Source for Posted {
    type Word = GroupMessageId;
    type Row = wire::GroupMessage;

    fn hears(&self, told: &Told) -> Option<GroupMessageId> {
        told.row().map(Into::into)
    }

    async fn read(&mut self, ids: Vec<GroupMessageId>, missed: bool) -> Answer<Vec<wire::GroupMessage>> {
        let after = missed.then_some(self.seen);
        let found = chat::actions::added(&self.call, self.group, &ids, after, MISSED_MOST).await?;
        if found.is_empty() {
            let belongs = chat::actions::newest(&self.call, self.group).await;
            self.is_over = matches!(belongs, Err(Failure::Refusal(_)));
            belongs?;
        }
        self.seen = found.last().map_or(self.seen, |row| row.message.id.max(self.seen));
        Ok(found.into_iter().map(|line| rest::message(&self.call, line)).collect())
    }

    fn is_over(&self) -> bool {
        self.is_over
    }
}
