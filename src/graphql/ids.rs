//! Global ids: what a client puts into `node(id:)` and into a mutation.
//!
//! `base64("Member:7")`. Opaque to clients, stable, and unlike REST's numbers it says what it is the id of, so that a cache
//! may use it alone as a key and a connection's id is never taken for a member's.

use async_graphql::ID;
use contract::Code;
use contract::runtime::graph::{decode_id, encode_id, plain_id};

use super::bounds;
use crate::base::{
    Answer, ConnectionId, EndorsementId, Failure, GroupId, ListingId, MeasureId, MemberId, MessageId, NotificationId,
    Refusal, ReviewId, SkillId,
};
use crate::say;

/// Something that has a global id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeId {
    /// A member.
    Member(MemberId),
    /// A connection or a pending request.
    Connection(ConnectionId),
    /// A line in the viewer's bell.
    Notification(NotificationId),
    /// A review.
    Review(ReviewId),
    /// A skill on the community's list.
    Skill(SkillId),
    /// An endorsement of a skill.
    SkillEndorsement(EndorsementId),
    /// A safeguarding measure.
    SafeguardingMeasure(MeasureId),
    /// What the viewer wrote to a member, or got from one.
    Message(MessageId),
    /// A group of members.
    Group(GroupId),
    /// A listing.
    Listing(ListingId),
    /// A member as they alone see themselves.
    Viewer(MemberId),
}

impl NodeId {
    /// The text a client gets.
    #[must_use]
    pub fn encode(self) -> ID {
        ID(match self {
            Self::Member(id) => encode_id("Member", id.get()),
            Self::Connection(id) => encode_id("Relationship", id.get()),
            Self::Notification(id) => encode_id("Notification", id.get()),
            Self::Review(id) => encode_id("Review", id.get()),
            Self::Skill(id) => encode_id("Skill", id.get()),
            Self::SkillEndorsement(id) => encode_id("SkillEndorsement", id.get()),
            Self::SafeguardingMeasure(id) => encode_id("SafeguardingMeasure", id.get()),
            Self::Message(id) => encode_id("Message", id.get()),
            Self::Group(id) => encode_id("Group", id.get()),
            Self::Listing(id) => encode_id("Listing", id.get()),
            Self::Viewer(id) => encode_id("Viewer", id.get()),
        })
    }

    /// Reads what a client sent, if it is one of ours.
    #[must_use]
    pub fn decode(text: &str) -> Option<Self> {
        let (kind, number) = decode_id(text)?;
        match kind.as_str() {
            "Member" => Some(Self::Member(number.into())),
            "Relationship" => Some(Self::Connection(number.into())),
            "Notification" => Some(Self::Notification(number.into())),
            "Review" => Some(Self::Review(number.into())),
            "Skill" => Some(Self::Skill(number.into())),
            "SkillEndorsement" => Some(Self::SkillEndorsement(number.into())),
            "SafeguardingMeasure" => Some(Self::SafeguardingMeasure(number.into())),
            "Message" => Some(Self::Message(number.into())),
            "Group" => Some(Self::Group(number.into())),
            "Listing" => Some(Self::Listing(number.into())),
            "Viewer" => Some(Self::Viewer(number.into())),
            _ => None,
        }
    }
}

/// The member that `argument` names, by global id or by the number that REST uses.
///
/// # Errors
/// 422 `VALIDATION_ERROR` naming the argument, if it is nothing of the kind.
pub fn member(id: &ID, argument: &'static str) -> Answer<MemberId> {
    of_kind(id, |node| if let NodeId::Member(id) = node { Some(id) } else { None })
        .ok_or_else(|| no_id(argument, "member"))
}

/// The group that `argument` names, by global id or by the number that REST uses.
///
/// # Errors
/// 422 `VALIDATION_ERROR` naming the argument, if it is nothing of the kind.
pub fn group(id: &ID, argument: &'static str) -> Answer<GroupId> {
    of_kind(id, |node| if let NodeId::Group(id) = node { Some(id) } else { None })
        .ok_or_else(|| no_id(argument, "group"))
}

/// The number that `argument` is, where REST's ids are the only ones.
///
/// # Errors
/// 422 `VALIDATION_ERROR` naming the argument, if it is none.
pub fn plain(id: &ID, argument: &'static str) -> Answer<i64> {
    plain_id(id).ok_or_else(|| no_id(argument, "anything"))
}

/// The same answer; a refusal of REST's field names the argument by which this door takes it.
///
/// # Errors
/// Those of `answer`.
pub fn renamed<T>(answer: Answer<T>, names: &[(&str, &'static str)]) -> Answer<T> {
    bounds::with_fields(answer, |field| {
        let known = names.iter().find(|(name, _)| *name == field);
        known.map_or_else(|| field.to_owned(), |(_, argument)| (*argument).to_owned())
    })
}

/// Whatever `argument` names.
///
/// # Errors
/// 422 `VALIDATION_ERROR` naming the argument, if it is no global id.
pub fn node(id: &ID, argument: &'static str) -> Answer<NodeId> {
    NodeId::decode(id).ok_or_else(|| no_id(argument, "anything"))
}

/// The id of one kind: global, or the number that REST uses.
fn of_kind<I: From<i64>>(id: &ID, kind: impl FnOnce(NodeId) -> Option<I>) -> Option<I> {
    match NodeId::decode(id) {
        Some(node) => kind(node),
        None => plain_id(id).map(I::from),
    }
}

fn no_id(argument: &'static str, kind: &'static str) -> Failure {
    Refusal::new(Code::ValidationError, say!("id-invalid", kind = kind)).field(argument).into()
}

#[cfg(test)]
mod tests {
    use base64::Engine as _;
    use base64::engine::general_purpose::STANDARD;

    use super::*;

    #[test]
    fn a_global_id_comes_back_as_it_went() {
        for id in [NodeId::Member(7.into()), NodeId::Connection(i64::MAX.into()), NodeId::Notification(1.into())] {
            assert_eq!(NodeId::decode(&id.encode()), Some(id));
        }
        assert_eq!(NodeId::Member(7.into()).encode().as_str(), "TWVtYmVyOjc=");
    }

    #[test]
    fn nothing_else_is_a_global_id() {
        let base64 = |text: &str| STANDARD.encode(text);
        for text in [
            "",
            "7",
            "%%",
            &base64("Member:0"),
            &base64("Member:07"),
            &base64("Member:-1"),
            &base64("Crowd:7"),
            &base64("Member"),
        ] {
            assert_eq!(NodeId::decode(text), None, "{text}");
        }
    }

    #[test]
    fn an_argument_takes_its_own_kind_or_a_number() {
        assert_eq!(member(&NodeId::Member(7.into()).encode(), "memberId").unwrap(), 7.into());
        assert_eq!(member(&ID("7".to_owned()), "memberId").unwrap(), 7.into());
        for id in [NodeId::Connection(7.into()).encode(), ID("0".to_owned()), ID("x".to_owned()), ID(String::new())] {
            let failure = member(&id, "memberId").unwrap_err();
            let Failure::Refusal(refusal) = failure else { panic!("{id:?}") };
            assert_eq!((refusal.status, refusal.items[0].field.as_deref()), (422, Some("memberId")));
        }
    }
}
