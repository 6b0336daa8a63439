//! The names of channels, and who may listen to which (spec notifications 13).

use std::sync::Arc;

use crate::base::{ConversationId, GroupId, MemberId, TenantId};
use crate::live::{Owner, Topic, names};

/// The longest name of a channel.
const LONGEST: usize = 164;

/// What names of presence channels begin with.
pub const PRESENCE: &str = "presence-";

/// A channel that somebody may listen to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Channel {
    /// A member's own: `private-tenant.{T}.user.{N}`, or `private-user.{N}` in older clients, which leave the community out.
    User(Option<TenantId>, MemberId),
    /// What two members write to each other: `private-tenant.{T}.chat.{A}-{B}`, the lower id first, or `….conversation.{A}-{B}`, by the
    /// name of their conversation.
    Pair(TenantId, ConversationId),
    /// A group's: `private-tenant.{T}.group.{id}`, and any name that goes on after a dot.
    Group(TenantId, GroupId),
    /// What a community sees: `private-tenant.{T}.feed`.
    Feed(TenantId),
    /// What changes of who is there: `private-tenant.{T}.presence`.
    PresenceNews(TenantId),
    /// Who of a community is there: `presence-tenant.{T}`, and any name that goes on after a dot, each with its own list.
    Presence(TenantId),
    /// Two members of any two communities: `private-federation.conversation.{u1}-{t1}.{u2}-{t2}`, in order.
    Federation(Owner, Owner),
    /// `private-admin-prerender`, for the platform's administrators.
    Prerender,
}

/// Whoever wants to listen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Who {
    /// The member and their own community.
    pub owner: Owner,
    /// Whether they administer the platform.
    pub super_admin: bool,
}

/// What else must be true for a member to listen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Nothing.
    Nothing,
    /// Neither has blocked the other.
    NoBlock(MemberId),
    /// An active membership in a group that is active.
    Membership(GroupId),
}

impl Channel {
    /// Reads a name; none if no channel is called so.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        if !well_formed(name) {
            return None;
        }
        if let Some(rest) = name.strip_prefix(PRESENCE) {
            let tenant = rest.strip_prefix("tenant.")?;
            return Some(Self::Presence(id(up_to_a_dot(tenant))?.into()));
        }
        let rest = name.strip_prefix("private-")?;
        if rest == "admin-prerender" {
            return Some(Self::Prerender);
        }
        if let Some(member) = rest.strip_prefix("user.") {
            return Some(Self::User(None, id(member)?.into()));
        }
        if let Some(ends) = rest.strip_prefix("federation.conversation.") {
            let (one, other) = ends.split_once('.')?;
            let (one, other) = (end(one)?, end(other)?);
            let order = |end: Owner| (end.member, end.tenant);
            return (order(one) < order(other)).then_some(Self::Federation(one, other));
        }
        let (tenant, rest) = rest.strip_prefix("tenant.")?.split_once('.')?;
        let tenant = id(tenant)?.into();
        match rest.split_once('.') {
            None if rest == "feed" => Some(Self::Feed(tenant)),
            None if rest == "presence" => Some(Self::PresenceNews(tenant)),
            Some(("user", member)) => Some(Self::User(Some(tenant), id(member)?.into())),
            Some(("chat" | "conversation", pair)) => {
                let (low, high) = pair.split_once('-')?;
                let (low, high) = (id(low)?, id(high)?);
                (low < high).then(|| Self::Pair(tenant, ConversationId::of(low.into(), high.into())))
            }
            Some(("group", group)) => Some(Self::Group(tenant, id(up_to_a_dot(group))?.into())),
            _ => None,
        }
    }

    /// What must be true for somebody to listen; none if they may not whatever is true.
    #[must_use]
    pub fn need(&self, who: Who) -> Option<Need> {
        if !(self.fits(who.owner) && (who.super_admin || *self != Self::Prerender)) {
            return None;
        }
        Some(match self {
            Self::Pair(_, pair) => Need::NoBlock(other(*pair, who.owner.member)?),
            Self::Group(_, group) => Need::Membership(*group),
            _ => Need::Nothing,
        })
    }

    /// Whether a channel can be this member's at all: what a name tells by itself.
    #[must_use]
    pub fn fits(&self, owner: Owner) -> bool {
        match *self {
            Self::User(tenant, member) => member == owner.member && tenant.is_none_or(|tenant| tenant == owner.tenant),
            Self::Pair(tenant, pair) => tenant == owner.tenant && other(pair, owner.member).is_some(),
            Self::Group(tenant, _) | Self::Feed(tenant) | Self::PresenceNews(tenant) | Self::Presence(tenant) => {
                tenant == owner.tenant
            }
            Self::Federation(one, other) => owner == one || owner == other,
            Self::Prerender => true,
        }
    }

    /// Whose it is, if the name says so alone, or with the member whom a signature for a presence channel names.
    #[must_use]
    pub fn owner(&self, named: Option<MemberId>) -> Option<Owner> {
        match (*self, named) {
            (Self::User(Some(tenant), member), _) | (Self::Presence(tenant), Some(member)) => {
                Some(Owner { tenant, member })
            }
            _ => None,
        }
    }

    /// What a member's socket listens to when it subscribes to a channel by this name, and what the desk listens to in its stead.
    #[must_use]
    pub fn topics(&self, name: &Arc<str>, owner: Owner) -> (Topic, Option<Topic>) {
        let tenant = owner.tenant;
        match *self {
            Self::User(_, member) => {
                (Topic::Channel(tenant, names::user(tenant, member).into()), Some(Topic::Member(owner)))
            }
            Self::Group(..) | Self::Feed(_) | Self::Presence(_) => {
                let name = || Arc::clone(name);
                (Topic::Checked(tenant, name()), Some(Topic::Channel(tenant, name())))
            }
            _ => (Topic::Channel(tenant, Arc::clone(name)), None),
        }
    }
}

/// The one of a pair who is not this member; none if the member is neither.
fn other(pair: ConversationId, member: MemberId) -> Option<MemberId> {
    if pair.low() == member {
        Some(pair.high())
    } else if pair.high() == member {
        Some(pair.low())
    } else {
        None
    }
}

/// Whether a name has the length and the letters that the protocol allows.
#[must_use]
pub fn well_formed(name: &str) -> bool {
    let legal = |byte: u8| byte.is_ascii_alphanumeric() || b"_-=@,.;".contains(&byte);
    (1..=LONGEST).contains(&name.len()) && name.bytes().all(legal)
}

fn up_to_a_dot(text: &str) -> &str {
    text.split_once('.').map_or(text, |(before, _)| before)
}

/// A number from 1, written as numbers are: one channel has one name.
fn id(text: &str) -> Option<i64> {
    let id: i64 = text.parse().ok()?;
    (id > 0 && id.to_string() == text).then_some(id)
}

fn end(text: &str) -> Option<Owner> {
    let (member, tenant) = text.split_once('-')?;
    Some(Owner { tenant: id(tenant)?.into(), member: id(member)?.into() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn owner(tenant: i64, member: i64) -> Owner {
        Owner { tenant: tenant.into(), member: member.into() }
    }

    #[test]
    fn the_names_that_are_told_are_the_names_that_are_read() {
        let pair = ConversationId::of(9.into(), 7.into());
        for (name, channel) in [
            (names::user(1.into(), 7.into()), Channel::User(Some(1.into()), 7.into())),
            (names::chat(1.into(), pair), Channel::Pair(1.into(), pair)),
            (names::conversation(1.into(), pair), Channel::Pair(1.into(), pair)),
            (names::group(1.into(), 4.into()), Channel::Group(1.into(), 4.into())),
            (names::feed(1.into()), Channel::Feed(1.into())),
            (names::presence(1.into()), Channel::Presence(1.into())),
        ] {
            assert_eq!(Channel::parse(&name), Some(channel), "{name}");
        }
    }

    /// Every kind of channel, and every kind of listener.
    #[test]
    fn who_may_listen_to_what() {
        use Need::{Membership, NoBlock, Nothing};
        let (seven, nine, eight) = (owner(1, 7), owner(1, 9), owner(1, 8));
        let (elsewhere, root) = (owner(2, 7), owner(1, 7));
        for (name, of_seven, of_nine, of_eight, of_elsewhere, of_root) in [
            ("private-tenant.1.user.7", Some(Nothing), None, None, None, Some(Nothing)),
            ("private-user.7", Some(Nothing), None, None, Some(Nothing), Some(Nothing)),
            (
                "private-tenant.1.chat.7-9",
                Some(NoBlock(9.into())),
                Some(NoBlock(7.into())),
                None,
                None,
                Some(NoBlock(9.into())),
            ),
            (
                "private-tenant.1.conversation.7-9",
                Some(NoBlock(9.into())),
                Some(NoBlock(7.into())),
                None,
                None,
                Some(NoBlock(9.into())),
            ),
            (
                "private-tenant.1.group.3",
                Some(Membership(3.into())),
                Some(Membership(3.into())),
                Some(Membership(3.into())),
                None,
                Some(Membership(3.into())),
            ),
            (
                "private-tenant.1.group.3.chat",
                Some(Membership(3.into())),
                Some(Membership(3.into())),
                Some(Membership(3.into())),
                None,
                Some(Membership(3.into())),
            ),
            ("private-tenant.1.feed", Some(Nothing), Some(Nothing), Some(Nothing), None, Some(Nothing)),
            ("private-tenant.1.presence", Some(Nothing), Some(Nothing), Some(Nothing), None, Some(Nothing)),
            ("presence-tenant.1", Some(Nothing), Some(Nothing), Some(Nothing), None, Some(Nothing)),
            ("presence-tenant.1.group.3", Some(Nothing), Some(Nothing), Some(Nothing), None, Some(Nothing)),
            ("private-federation.conversation.7-1.9-2", Some(Nothing), None, None, None, Some(Nothing)),
            ("private-admin-prerender", None, None, None, None, Some(Nothing)),
        ] {
            let channel = Channel::parse(name).unwrap_or_else(|| panic!("{name}"));
            let need = |owner, super_admin| channel.need(Who { owner, super_admin });
            let needs =
                [need(seven, false), need(nine, false), need(eight, false), need(elsewhere, false), need(root, true)];
            assert_eq!(needs, [of_seven, of_nine, of_eight, of_elsewhere, of_root], "{name}");
        }
    }

    #[test]
    fn anything_else_is_no_channel() {
        for name in [
            "",
            "private-",
            "news",
            "tenant.1.feed",
            "presence-",
            "presence-tenant.",
            "presence-tenant.0",
            "presence-tenant.01",
            "presence-tenant.x.1",
            "presence-user.7",
            "presence-private-tenant.1",
            "private-encrypted-tenant.1.user.7",
            "private-tenant.1",
            "private-tenant.1.",
            "private-tenant.1.user",
            "private-tenant.1.user.",
            "private-tenant.1.user.7.x",
            "private-tenant.1.user.07",
            "private-tenant.1.user.+7",
            "private-tenant.1.user.-7",
            "private-tenant.1.user.0",
            "private-tenant.01.user.7",
            "private-tenant.1.user.99999999999999999999",
            "private-tenant.1.chat.9-7",
            "private-tenant.1.chat.7-7",
            "private-tenant.1.chat.7",
            "private-tenant.1.chat.7-9-11",
            "private-tenant.1.conversation.12",
            "private-tenant.1.group.x",
            "private-tenant.1.feeds",
            "private-tenant.1.feed ",
            "private-tenant.1.feed\n",
            "private-federation.conversation.9-2.7-1",
            "private-federation.conversation.7-1.7-1",
            "private-federation.conversation.7-1",
            "PRIVATE-tenant.1.feed",
        ] {
            assert_eq!(Channel::parse(name), None, "{name:?}");
        }
        assert_eq!(Channel::parse(&format!("private-tenant.1.group.3.{}", "x".repeat(200))), None);
    }

    #[test]
    fn older_and_newer_names_of_a_members_channel_are_one_topic() {
        let owner = owner(1, 7);
        let topics = |name: &str| Channel::parse(name).unwrap().topics(&Arc::from(name), owner);
        assert_eq!(topics("private-user.7"), topics("private-tenant.1.user.7"));
        assert_ne!(topics("private-tenant.1.chat.7-9"), topics("private-tenant.1.conversation.7-9"));
    }
}
