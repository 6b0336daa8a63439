//! What the groups' REST door shows.

use std::collections::HashMap;

use contract::group_discussions::GroupAuthor;
use contract::groups as wire;
use contract::shared::CursorMeta;

use crate::auth::seals::Place;
use crate::base::{Answer, Failure, GroupId, GroupTypeId, MemberId, Page};
use crate::call::Call;
use crate::groups::actions::{self, Change};
use crate::groups::chat::store::MessageWithWriter;
use crate::groups::faces::{Becomes, Wish};
use crate::groups::model::Membership;
use crate::groups::prefs::Prefs;
use crate::groups::standing::Standing;
use crate::groups::store::GroupWithOwn;
use crate::groups::store::faces::GroupType;
use crate::groups::{faces, store};
use crate::media;
use crate::members::model::absolute;
use crate::members::{self, Card, Eyes};

/// A group, its type among `kinds`.
#[must_use]
#[allow(clippy::implicit_hasher, reason = "nobody has another one")]
pub fn group(
    call: &Call,
    GroupWithOwn { group, own }: GroupWithOwn,
    kinds: &HashMap<GroupTypeId, GroupType>,
) -> wire::Group {
    let picture = |address: Option<String>| address.map(|address| absolute(&call.visit().base_url, &address));
    wire::Group {
        id: group.id.get(),
        name: group.name,
        slug: group.slug,
        description: group.description,
        visibility: group.visibility,
        status: group.status,
        owner_id: group.owner_id.get(),
        parent_id: group.parent_id.map(Into::into),
        type_id: group.type_id.map(Into::into),
        type_: group.type_id.and_then(|id| kinds.get(&id)).map(kind),
        image_thumbnail_url: picture(group.image_url.as_deref().and_then(media::small_of)),
        cover_thumbnail_url: picture(group.cover_image_url.as_deref().and_then(media::small_of)),
        image_url: picture(group.image_url),
        cover_image_url: picture(group.cover_image_url),
        location: group.location,
        latitude: group.latitude,
        longitude: group.longitude,
        federated_visibility: group.federated_visibility,
        allow_federated_members: group.allow_federated_members,
        member_count: group.cached_member_count,
        members_count: group.cached_member_count,
        viewer_membership: own.membership().map(belonging),
        created_at: group.created_at,
        updated_at: group.updated_at,
        primary_color: group.primary_color,
        accent_color: group.accent_color,
        tags: group.tags,
    }
}

/// Who wrote what is shown, as far as they are still there.
#[derive(Clone, Debug, Default)]
pub struct Authors(HashMap<MemberId, Card>);

impl Authors {
    /// Some members. One statement, and none for nobody.
    ///
    /// # Errors
    /// A fault if the database fails.
    pub async fn of(call: &Call, members: impl IntoIterator<Item = MemberId>) -> Answer<Self> {
        let mut ids: Vec<MemberId> = members.into_iter().collect();
        ids.sort_unstable();
        ids.dedup();
        if ids.is_empty() {
            return Ok(Self::default());
        }
        let cards = members::store::by_ids(call, &ids).await?;
        Ok(Self(cards.into_iter().map(|card| (card.id, card)).collect()))
    }

    /// One of them, as the viewer may see them.
    #[must_use]
    pub fn named(&self, call: &Call, member: MemberId) -> Option<GroupAuthor> {
        let card = self.0.get(&member)?;
        Some(GroupAuthor { id: card.id.get(), name: Eyes::of(call).name(card), avatar_url: self::picture(call, card) })
    }
}

/// Changes one of a group's pictures, and shows it.
pub(super) async fn image(
    call: &Call,
    id: GroupId,
    which: wire::GroupImageType,
    becomes: Becomes,
) -> Answer<wire::GroupImageResponse> {
    use wire::GroupImageType::{Avatar, Cover};
    let looks = match which {
        Avatar => Wish { avatar: becomes, ..Wish::default() },
        Cover => Wish { cover: becomes, ..Wish::default() },
    };
    let changed = actions::update(call, id, Change { looks, ..Change::default() }).await.map_err(named_image)?;
    let address = match which {
        Avatar => changed.group.image_url,
        Cover => changed.group.cover_image_url,
    };
    let image_url = address.map(|address| absolute(&call.visit().base_url, &address));
    Ok(wire::GroupImageResponse { data: wire::GroupImage { image_url, type_: which }, meta: call.meta() })
}

/// A refusal of a picture names the part that it came in.
fn named_image(failure: Failure) -> Failure {
    match failure {
        Failure::Refusal(mut refusal) => {
            refusal.items.iter_mut().filter(|item| item.field.is_some()).for_each(|item| {
                item.field = Some("image".into());
            });
            Failure::Refusal(refusal)
        }
        fault => fault,
    }
}

/// What a community calls groups of one kind.
#[must_use]
pub fn kind(kind: &GroupType) -> wire::GroupType {
    wire::GroupType {
        id: kind.id.get(),
        name: kind.name.clone(),
        slug: kind.slug.clone(),
        color: kind.color.clone(),
        icon: kind.icon.clone(),
    }
}

pub(super) async fn shown(call: &Call, found: GroupWithOwn) -> Answer<wire::GroupResponse> {
    let kinds = faces::kinds(call, [&found.group]).await?;
    Ok(wire::GroupResponse { data: group(call, found, &kinds), meta: call.meta() })
}

pub(super) fn belonging(row: Membership) -> wire::GroupMembership {
    wire::GroupMembership { status: row.status, role: row.role }
}

pub(super) fn changed(call: &Call, user_id: i64, standing: Standing) -> wire::GroupMembershipResponse {
    let data = wire::GroupMembershipChange { user_id, membership: standing.membership().map(belonging) };
    wire::GroupMembershipResponse { data, meta: call.meta() }
}

pub(super) fn member_page(
    call: &Call,
    place: &Place,
    page: Page<store::MembershipWithMember>,
    per_page: i64,
) -> Answer<wire::GroupMemberPage> {
    Ok(wire::GroupMemberPage {
        meta: cursor_meta(call, place, &page, per_page)?,
        data: page.items.into_iter().map(|one| member(call, one)).collect(),
    })
}

/// A member and how they stand to a group.
#[must_use]
pub fn member(call: &Call, row: store::MembershipWithMember) -> wire::GroupMember {
    let store::MembershipWithMember { since, member: card } = row;
    let eyes = Eyes::of(call);
    let (name, avatar) = (eyes.name(&card), picture(call, &card));
    wire::GroupMember {
        id: card.id.get(),
        user_id: card.id.get(),
        name: name.clone(),
        last_name: eyes.last_name(&card),
        avatar_url: avatar.clone(),
        first_name: card.first_name,
        user: wire::GroupMemberUser { id: card.id.get(), name, avatar },
        role: since.role,
        status: since.status,
        joined_at: since.joined_at,
        created_at: since.joined_at,
    }
}

/// What a member wrote to a group.
#[must_use]
pub fn message(call: &Call, row: MessageWithWriter) -> wire::GroupMessage {
    let MessageWithWriter { message, writer: card } = row;
    let eyes = Eyes::of(call);
    wire::GroupMessage {
        id: message.id.get(),
        group_id: message.group_id.get(),
        sender_id: message.sender_id.get(),
        body: message.body,
        sender: wire::GroupMessageSender {
            id: card.id.get(),
            name: eyes.name(&card),
            last_name: eyes.last_name(&card),
            avatar_url: picture(call, &card),
            first_name: card.first_name,
        },
        created_at: message.created_at,
    }
}

pub(super) fn preferences(prefs: Prefs) -> wire::GroupNotificationPrefs {
    wire::GroupNotificationPrefs {
        frequency: prefs.frequency,
        email_enabled: prefs.email_enabled,
        push_enabled: prefs.push_enabled,
        updated_at: prefs.updated_at,
    }
}

pub(super) fn picture(call: &Call, card: &Card) -> Option<String> {
    card.avatar_url.as_deref().map(|address| absolute(&call.visit().base_url, address))
}

pub(super) fn cursor_meta<T>(call: &Call, place: &Place, page: &Page<T>, per_page: i64) -> Answer<CursorMeta> {
    let cursor = place.behind(call, page.next)?;
    Ok(CursorMeta { cursor, ..call.cursor_meta(per_page, page.next) })
}
