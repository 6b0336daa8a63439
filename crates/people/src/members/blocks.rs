//! What a block between two members keeps from happening: one rule, and the table of the doors at which it stands.
//!
//! It is the same whoever of the two blocked the other. Words and new ties do not pass. What the two owe one another from before does:
//! hours without words, and an exchange that both have agreed to, from its start to its end. Nor does a block keep anybody from stepping back, or those who look
//! after a group or a community from their duty.

use contract::{Code, Operation};

use super::store::{self, BlockMade};
use crate::base::{Answer, MemberId, Refusal, Timestamp};
use crate::call::Tx;
use crate::say;

/// What a block makes of an operation that names another member, or a thing that two members have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Door {
    /// Nothing passes.
    Shut(Told),
    /// Hours pass, words do not.
    ShutToWords,
    /// Only what is about a dealing from before the block passes.
    ShutWithoutDealing,
    /// The block has taken away what it would be done to.
    Severed,
    /// Nothing is told of the other: refused, or left out.
    Hides,
    /// It settles what the two owe one another.
    Settles,
    /// It leads away from the other, or changes only what the caller has.
    LeadsAway,
    /// It shows what the whole community sees, or what the two had before.
    Shows,
    /// A duty towards a group or the community.
    Duty,
}

/// What whoever comes to a shut door is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// That there is a block: 403 `BLOCKED`.
    Block,
    /// The same to whoever made a block; to the other what is said of a member who is not there: 404 `NOT_FOUND`.
    NobodyThere,
    /// 422 `VALIDATION_ERROR` on `user_id`.
    NoConnection,
    /// 400 `EXCHANGE_ERROR`.
    NoExchange,
    /// 403 `FORBIDDEN`.
    NotTogether,
}

/// Every operation by which one member may come to another.
pub const DOORS: &[(Operation, Door)] = &[
    (Operation::RequestConnection, Door::Shut(Told::NoConnection)),
    (Operation::AcceptConnection, Door::Severed),
    (Operation::DeclineConnection, Door::Severed),
    (Operation::RemoveConnection, Door::Severed),
    (Operation::GetConnectionStatus, Door::Shows),
    (Operation::ListConnectionSuggestions, Door::Hides),
    (Operation::InviteToGroupByEmail, Door::Hides),
    (Operation::EndorseSkill, Door::Shut(Told::Block)),
    (Operation::PeerEndorse, Door::Shut(Told::Block)),
    (Operation::WithdrawSkillEndorsement, Door::LeadsAway),
    (Operation::ListEndorsements, Door::Shows),
    (Operation::RequestExchange, Door::Shut(Told::NoExchange)),
    (Operation::AcceptExchange, Door::Shut(Told::NoExchange)),
    (Operation::StartExchange, Door::Settles),
    (Operation::CompleteExchange, Door::Settles),
    (Operation::ConfirmExchange, Door::Settles),
    (Operation::DisputeExchange, Door::Settles),
    (Operation::RateExchange, Door::ShutToWords),
    (Operation::DeclineExchange, Door::ShutToWords),
    (Operation::CancelExchange, Door::ShutToWords),
    (Operation::GetExchange, Door::Shows),
    (Operation::ListExchanges, Door::Shows),
    (Operation::ListExchangeRatings, Door::Shows),
    (Operation::GetMemberRating, Door::Shows),
    (Operation::CreateMarketplaceOffer, Door::Shut(Told::Block)),
    (Operation::CounterMarketplaceOffer, Door::ShutToWords),
    (Operation::AcceptMarketplaceOffer, Door::Settles),
    (Operation::AcceptMarketplaceCounterOffer, Door::Settles),
    (Operation::DeclineMarketplaceOffer, Door::LeadsAway),
    (Operation::WithdrawMarketplaceOffer, Door::LeadsAway),
    (Operation::ListMarketplaceListings, Door::Shows),
    (Operation::ListMarketplaceListingOffers, Door::Shows),
    (Operation::ListMarketplaceOffersReceived, Door::Shows),
    (Operation::ListMarketplaceOffersSent, Door::Shows),
    (Operation::CreateMarketplaceOrder, Door::Shut(Told::Block)),
    (Operation::GetMarketplaceOrder, Door::Shows),
    (Operation::ListMarketplacePurchases, Door::Shows),
    (Operation::ListMarketplaceSales, Door::Shows),
    (Operation::ListMarketplaceOrderRatings, Door::Shows),
    (Operation::ConfirmMarketplacePayment, Door::Settles),
    (Operation::CreateMarketplacePaymentIntent, Door::Settles),
    (Operation::ConfirmMarketplaceCardPayment, Door::Settles),
    (Operation::GetMarketplacePaymentStatus, Door::Shows),
    (Operation::ShipMarketplaceOrder, Door::Settles),
    (Operation::ConfirmMarketplaceDelivery, Door::Settles),
    (Operation::CancelMarketplaceOrder, Door::LeadsAway),
    (Operation::RateMarketplaceOrder, Door::ShutToWords),
    (Operation::OpenMarketplaceDispute, Door::Settles),
    (Operation::ReserveMarketplacePickup, Door::Settles),
    (Operation::CreateMarketplaceDeliveryOffer, Door::Shut(Told::Block)),
    (Operation::AcceptMarketplaceDeliveryOffer, Door::Settles),
    (Operation::ConfirmMarketplaceDeliveryOffer, Door::Settles),
    (Operation::WithdrawMarketplaceDeliveryOffer, Door::LeadsAway),
    (Operation::ListMarketplaceDeliveryOffers, Door::Shows),
    (Operation::ListMyMarketplaceDeliveries, Door::Shows),
    (Operation::ListOpenMarketplaceDeliveries, Door::Hides),
    (Operation::ListEvents, Door::Shows),
    (Operation::ConfirmEventRegistration, Door::Shut(Told::Block)),
    (Operation::JoinEventWaitlist, Door::Shut(Told::Block)),
    (Operation::AcceptEventOffer, Door::Shut(Told::Block)),
    (Operation::RespondToEvent, Door::Shut(Told::Block)),
    (Operation::ApproveEventRegistration, Door::Shut(Told::NobodyThere)),
    (Operation::RejectEventRegistration, Door::Duty),
    (Operation::DenyEventParticipation, Door::Duty),
    (Operation::CancelEventRegistration, Door::Duty),
    (Operation::ChangeEventPeople, Door::Shut(Told::NobodyThere)),
    (Operation::ListEventPersonHistory, Door::Duty),
    (Operation::AcceptEventInvitation, Door::Shut(Told::Block)),
    (Operation::AcceptEventInvitationLink, Door::Shut(Told::Block)),
    (Operation::CreateEventInvitationCampaign, Door::Hides),
    (Operation::PreviewEventInvitationCampaign, Door::Hides),
    (Operation::IssueEventInvitationCampaign, Door::Hides),
    (Operation::GrantEventStaffRole, Door::Shut(Told::NobodyThere)),
    (Operation::TransferEventOwnership, Door::Shut(Told::NobodyThere)),
    (Operation::CreateEventSession, Door::Shut(Told::NobodyThere)),
    (Operation::UpdateEventSession, Door::Shut(Told::NobodyThere)),
    (Operation::AllocateEventTicket, Door::Shut(Told::Block)),
    (Operation::AllocateEventTicketToMember, Door::Shut(Told::NobodyThere)),
    (Operation::OfferEventTicketTransfer, Door::Shut(Told::NobodyThere)),
    (Operation::AcceptEventTicketTransfer, Door::Shut(Told::Block)),
    (Operation::ListGroups, Door::Shows),
    (Operation::JoinGroup, Door::Shut(Told::NotTogether)),
    (Operation::InviteToGroup, Door::Shut(Told::NotTogether)),
    (Operation::AnswerGroupRequest, Door::Shut(Told::NotTogether)),
    (Operation::ChangeGroupMemberRole, Door::Duty),
    (Operation::RemoveGroupMember, Door::Duty),
    (Operation::BanGroupMember, Door::Duty),
    (Operation::UnbanGroupMember, Door::Duty),
    (Operation::ListFeed, Door::Hides),
    (Operation::ListFeedForStaff, Door::Duty),
    (Operation::ListListings, Door::Shows),
    (Operation::ListMemberListings, Door::Shows),
    (Operation::GetMember, Door::Hides),
    (Operation::GetMemberActivity, Door::Hides),
    (Operation::GetMemberAvailability, Door::Hides),
    (Operation::ListPublicCollections, Door::Hides),
    (Operation::ListCompatibleTimes, Door::Hides),
    (Operation::ListMemberSkills, Door::Hides),
    (Operation::ListVerificationBadges, Door::Hides),
    (Operation::ListMembers, Door::Hides),
    (Operation::SearchMembers, Door::Hides),
    (Operation::BlockMember, Door::LeadsAway),
    (Operation::UnblockMember, Door::LeadsAway),
    (Operation::GetBlockStatus, Door::Shows),
    (Operation::SendMessage, Door::Shut(Told::NobodyThere)),
    (Operation::SendVoiceMessage, Door::Shut(Told::NobodyThere)),
    (Operation::TellTyping, Door::Shut(Told::NobodyThere)),
    (Operation::EditMessage, Door::Shut(Told::NobodyThere)),
    (Operation::ReactToMessage, Door::Shut(Told::NobodyThere)),
    (Operation::DeleteMessage, Door::LeadsAway),
    (Operation::MarkConversationRead, Door::LeadsAway),
    (Operation::ArchiveConversation, Door::LeadsAway),
    (Operation::RestoreConversation, Door::LeadsAway),
    (Operation::GetMessageThread, Door::Hides),
    (Operation::GetMessageRestriction, Door::Shows),
    (Operation::TranslateMessage, Door::Shows),
    (Operation::GetFileOfMessage, Door::Shows),
    (Operation::GetVoiceOfMessage, Door::Shows),
    (Operation::RequestCoordinator, Door::Duty),
    (Operation::MuteMember, Door::LeadsAway),
    (Operation::MuteMemberByBody, Door::LeadsAway),
    (Operation::UnmuteMember, Door::LeadsAway),
    (Operation::SendPush, Door::Duty),
    (Operation::CreateReview, Door::ShutWithoutDealing),
    (Operation::ListReceivedReviews, Door::Shows),
    (Operation::ListMemberReviews, Door::Shows),
    (Operation::GetReviewStats, Door::Shows),
    (Operation::ListSafeguardingMeasures, Door::Duty),
    (Operation::CreateSafeguardingMeasure, Door::Duty),
    (Operation::ListSafeguardingChoices, Door::Duty),
    (Operation::TransferHours, Door::ShutToWords),
    (Operation::DonateHours, Door::ShutToWords),
    (Operation::SearchPayees, Door::Hides),
    (Operation::WithdrawFromCommunityFund, Door::Duty),
    (Operation::AdjustBalance, Door::Duty),
    (Operation::GetMarketplaceLoyaltySeller, Door::Duty),
    (Operation::SetMarketplaceLoyaltySeller, Door::Duty),
    (Operation::CheckInEventMember, Door::Duty),
    (Operation::CheckInEventMembers, Door::Duty),
    (Operation::RecordEventAttendance, Door::Duty),
];

/// What a block makes of an operation; `None` for one that brings nobody to another.
#[must_use]
pub fn door(operation: Operation) -> Option<Door> {
    DOORS.iter().find(|(at, _)| *at == operation).map(|(_, door)| *door)
}

/// What somebody brings to a door.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Errand {
    /// There are words in it.
    pub words: bool,
    /// When the two had the dealing that it is about.
    pub dealt_at: Option<Timestamp>,
}

impl Door {
    /// Whether a block, the first of which was made at `since`, keeps an errand out; with what is told.
    #[must_use]
    pub fn keeps_out(self, errand: Errand, since: Timestamp) -> Option<Told> {
        match self {
            Self::Shut(told) => Some(told),
            Self::ShutToWords => errand.words.then_some(Told::Block),
            Self::ShutWithoutDealing => errand.dealt_at.is_none_or(|dealt| dealt >= since).then_some(Told::Block),
            Self::Severed | Self::Hides | Self::Settles | Self::LeadsAway | Self::Shows | Self::Duty => None,
        }
    }
}

impl Told {
    fn refusal(self, is_own: bool) -> Refusal {
        match self {
            Self::NobodyThere if !is_own => Refusal::new(Code::NotFound, say!("member-missing")),
            Self::Block | Self::NobodyThere => Refusal::new(Code::Blocked, say!("blocked")),
            Self::NoConnection => {
                Refusal::new(Code::ValidationError, say!("connect-blocked")).status(422).field("user_id")
            }
            Self::NoExchange => Refusal::new(Code::ExchangeError, say!("exchange-blocked")),
            Self::NotTogether => Refusal::new(Code::Forbidden, say!("blocked")),
        }
    }
}

/// Asks whether blocks let `me` do something to or with `other`. Nobody is kept from themselves.
///
/// Ask after both members' rows are held, so that a block that is just being made is seen or waits.
///
/// # Errors
/// As the door's [`Told`] says.
pub async fn pass(tx: &mut Tx, operation: Operation, me: MemberId, other: MemberId, errand: Errand) -> Answer<()> {
    let Some(door) = door(operation).filter(|_| me != other) else { return Ok(()) };
    let blocks = store::blocks_between(tx, me, other).await?;
    let Some(since) = blocks.iter().map(|block| block.made_at).min() else { return Ok(()) };
    match door.keeps_out(errand, since) {
        None => Ok(()),
        Some(told) => Err(told.refusal(has_own(&blocks, me)).into()),
    }
}

fn has_own(blocks: &[BlockMade], me: MemberId) -> bool {
    blocks.iter().any(|block| block.made_by == me)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use chrono::TimeDelta;
    use serde_json::Value;

    use super::*;

    /// Names under which requests name another member.
    const NAMES: &[&str] = &[
        "emails",
        "user_id",
        "userId",
        "user_ids",
        "member_id",
        "partner_id",
        "recipient_id",
        "receiver_id",
        "recipient",
        "with_user_id",
    ];

    /// Paths of what two members have, and of a member.
    const PLACES: &[&str] = &[
        "/api/v2/users/{",
        "/api/v2/members/{",
        "/api/v2/feed/users/{",
        "/api/v2/connections/{",
        "/api/v2/exchanges/{",
        "/api/v2/marketplace/orders/{",
        "/api/v2/messages/{",
        "/api/v2/messages/conversations/{",
    ];

    fn found<'a>(document: &'a Value, at: &'a Value) -> &'a Value {
        match at["$ref"].as_str().and_then(|to| document.pointer(to.trim_start_matches('#'))) {
            Some(target) => found(document, target),
            None => at,
        }
    }

    fn members_of(document: &Value, schema: &Value, names: &mut BTreeSet<String>) {
        let schema = found(document, schema);
        names.extend(schema["properties"].as_object().into_iter().flat_map(|all| all.keys().cloned()));
        for part in ["allOf", "oneOf", "anyOf"] {
            schema[part].as_array().into_iter().flatten().for_each(|one| members_of(document, one, names));
        }
    }

    fn names_of(document: &Value, operation: &Value) -> BTreeSet<String> {
        let mut names = BTreeSet::new();
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            names.extend(found(document, parameter)["name"].as_str().map(str::to_owned));
        }
        let body = found(document, &operation["requestBody"]);
        for content in body["content"].as_object().into_iter().flat_map(|all| all.values()) {
            members_of(document, &content["schema"], &mut names);
        }
        names
    }

    #[test]
    fn every_operation_that_names_another_member_has_its_door() {
        let document: Value = serde_json::from_str(&contract::openapi_json()).unwrap();
        let mut missing = Vec::new();
        for (path, methods) in document["paths"].as_object().unwrap() {
            for operation in methods.as_object().unwrap().values() {
                let Some(id) = operation["operationId"].as_str() else { continue };
                let names = names_of(&document, operation);
                let named = PLACES.iter().any(|place| path.starts_with(place))
                    || NAMES.iter().any(|name| names.contains(*name));
                if named && !DOORS.iter().any(|(operation, _)| operation.id() == id) {
                    missing.push(id.to_owned());
                }
            }
        }
        assert_eq!(missing, Vec::<String>::new(), "say in DOORS what a block makes of these");
        let each: BTreeSet<Operation> = DOORS.iter().map(|(operation, _)| *operation).collect();
        assert_eq!(each.len(), DOORS.len(), "each operation has one door");
    }

    #[test]
    fn words_and_new_ties_stay_out_and_debts_are_settled() {
        let since = Timestamp::UNIX_EPOCH + TimeDelta::days(1);
        let bare = Errand::default();
        let words = Errand { words: true, ..bare };
        let before = Errand { dealt_at: Some(since - TimeDelta::seconds(1)), words: true };
        let after = Errand { dealt_at: Some(since), words: true };
        let shut = Some(Told::Block);
        for (door, answers) in [
            (Door::Shut(Told::Block), [shut, shut, shut, shut]),
            (Door::ShutToWords, [None, shut, shut, shut]),
            (Door::ShutWithoutDealing, [shut, shut, None, shut]),
            (Door::Severed, [None; 4]),
            (Door::Hides, [None; 4]),
            (Door::Settles, [None; 4]),
            (Door::LeadsAway, [None; 4]),
            (Door::Shows, [None; 4]),
            (Door::Duty, [None; 4]),
        ] {
            assert_eq!([bare, words, before, after].map(|errand| door.keeps_out(errand, since)), answers, "{door:?}");
        }
    }

    #[test]
    fn who_was_blocked_by_another_hears_that_nobody_is_there() {
        assert_eq!(Told::NobodyThere.refusal(false).code(), Code::NotFound);
        assert_eq!(Told::NobodyThere.refusal(true).code(), Code::Blocked);
        assert_eq!(Told::Block.refusal(false).code(), Code::Blocked);
    }
}
