//! What a message is, who may do what with it, and what a text must be.

use chrono::TimeDelta;
use contract::Code;
use serde::{Deserialize, Serialize};

use crate::base::name::says_something;
use crate::base::{Answer, ConversationId, MemberId, MessageId, Refusal, Timestamp};
use crate::db::Json;
use crate::language::Sentence;
use crate::record;
use crate::say;

/// A message may be changed for so long (spec platform 7.1).
pub const EDITABLE: TimeDelta = TimeDelta::hours(24);

/// What members put under messages (spec accounts 13).
const REACTIONS: [&str; 6] = ["👍", "❤️", "😂", "😮", "😢", "🙏"];

/// What a message is about.
pub use contract::messages::MessageContext as Context;

/// An emoji that one of the two put under a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reaction {
    /// Who.
    pub member: MemberId,
    /// Which.
    pub emoji: String,
}

record! {
    /// What one member wrote to another.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Message {
        /// `messages.id`. Later messages of a conversation have higher ones.
        pub id: MessageId,
        /// Where it belongs.
        pub conversation: ConversationId,
        /// Who wrote it.
        pub sender_id: MemberId,
        /// To whom.
        pub receiver_id: MemberId,
        /// Plain text; empty if it was deleted for everyone.
        pub body: String,
        /// What kind of thing it is about.
        pub context_type: Option<Context>,
        /// Which one.
        pub context_number: Option<i64>,
        /// Whether it is a recording instead of a text.
        pub is_voice: bool,
        /// How long the recording is, in seconds, as its sender said.
        pub audio_duration: Option<i64>,
        /// How many files it has; a recording is none of them.
        pub attachment_count: i64,
        /// In the order in which they were made.
        pub reactions: Json<Vec<Reaction>>,
        /// When it was sent.
        pub created_at: Timestamp,
        /// When its receiver read it.
        pub read_at: Option<Timestamp>,
        /// When it was changed last.
        pub edited_at: Option<Timestamp>,
        /// When it was deleted for everyone.
        pub deleted_at: Option<Timestamp>,
    }
    select message_columns
}

/// A member's part in a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Wrote it.
    Sender,
    /// Got it.
    Receiver,
}

/// How old a message has grown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Sent at most [`EDITABLE`] ago.
    Fresh,
    /// Sent before that.
    Settled,
    /// Deleted for everyone.
    Deleted,
}

/// What can be done with a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Write something else.
    Edit,
    /// See it no more.
    DeleteForMe,
    /// Erase it.
    DeleteForEveryone,
    /// Put an emoji under it, or take it back.
    React,
}

/// Who may do what at which stage. Anything not listed is refused.
const ACTS: &[(Stage, Part, Act)] = &[
    (Stage::Fresh, Part::Sender, Act::Edit),
    (Stage::Fresh, Part::Sender, Act::DeleteForMe),
    (Stage::Fresh, Part::Sender, Act::DeleteForEveryone),
    (Stage::Fresh, Part::Sender, Act::React),
    (Stage::Fresh, Part::Receiver, Act::DeleteForMe),
    (Stage::Fresh, Part::Receiver, Act::React),
    (Stage::Settled, Part::Sender, Act::DeleteForMe),
    (Stage::Settled, Part::Sender, Act::DeleteForEveryone),
    (Stage::Settled, Part::Sender, Act::React),
    (Stage::Settled, Part::Receiver, Act::DeleteForMe),
    (Stage::Settled, Part::Receiver, Act::React),
    (Stage::Deleted, Part::Sender, Act::DeleteForMe),
    (Stage::Deleted, Part::Receiver, Act::DeleteForMe),
];

impl Message {
    /// Whether files belong to it, a recording among them.
    #[must_use]
    pub fn has_files(&self) -> bool {
        self.deleted_at.is_none() && (self.is_voice || self.attachment_count > 0)
    }

    /// The part of a member, if they have one.
    #[must_use]
    pub fn part(&self, member: MemberId) -> Option<Part> {
        if member == self.sender_id {
            Some(Part::Sender)
        } else if member == self.receiver_id {
            Some(Part::Receiver)
        } else {
            None
        }
    }

    /// The one of the two who is not `member`.
    #[must_use]
    pub fn other(&self, member: MemberId) -> MemberId {
        if member == self.sender_id { self.receiver_id } else { self.sender_id }
    }

    /// How old it is.
    #[must_use]
    pub fn stage(&self, now: Timestamp) -> Stage {
        if self.deleted_at.is_some() {
            Stage::Deleted
        } else if now - self.created_at > EDITABLE {
            Stage::Settled
        } else {
            Stage::Fresh
        }
    }

    /// Whether a member may do something with it now.
    ///
    /// # Errors
    /// `NOT_FOUND` for a stranger and for what was deleted; 422 `EDIT_EXPIRED` for a late change; 403 `FORBIDDEN` for a receiver
    /// who would do what only the sender may.
    pub fn allow(&self, member: MemberId, act: Act, now: Timestamp) -> Result<(), Refusal> {
        let Some(part) = self.part(member) else { return Err(missing()) };
        allowed(self.stage(now), part, act)
    }

    /// Puts an emoji under it, or takes it back if the member had put it there. `true` if it is there now.
    ///
    /// # Errors
    /// 400 `VALIDATION_ERROR` for what is none of the six. What older versions took can still be taken back.
    pub fn toggle(&mut self, member: MemberId, emoji: &str) -> Result<bool, Refusal> {
        let emoji = emoji.trim();
        // Some keyboards leave out the sign that makes a heart red.
        let emoji = if emoji == "❤" { "❤️" } else { emoji };
        let reactions = &mut self.reactions.0;
        let there = reactions.iter().position(|one| one.member == member && one.emoji == emoji);
        if let Some(position) = there {
            reactions.remove(position);
            return Ok(false);
        }
        if !REACTIONS.contains(&emoji) {
            return Err(wrong("emoji", say!("emoji-invalid", choice = REACTIONS.join(" "))).status(400));
        }
        reactions.push(Reaction { member, emoji: emoji.to_owned() });
        Ok(true)
    }
}

fn allowed(stage: Stage, part: Part, act: Act) -> Result<(), Refusal> {
    if ACTS.contains(&(stage, part, act)) {
        return Ok(());
    }
    Err(match (stage, part, act) {
        (Stage::Deleted, ..) => Refusal::new(Code::NotFound, say!("message-deleted")),
        (_, Part::Sender, _) => Refusal::new(Code::EditExpired, say!("message-edit-expired")),
        (_, Part::Receiver, _) => Refusal::new(Code::Forbidden, say!("message-not-yours")),
    })
}

/// An emoji with how many of the two chose it, in the order of the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Which.
    pub emoji: String,
    /// 1 or 2.
    pub count: i64,
    /// Whether the viewer is among them.
    pub mine: bool,
}

/// Reactions as the viewer sees them.
#[must_use]
pub fn tally(reactions: &[Reaction], viewer: MemberId) -> Vec<Tally> {
    let mut tallies: Vec<Tally> = Vec::new();
    for reaction in reactions {
        let mine = reaction.member == viewer;
        match tallies.iter_mut().find(|tally| tally.emoji == reaction.emoji) {
            Some(tally) => {
                tally.count += 1;
                tally.mine |= mine;
            }
            None => tallies.push(Tally { emoji: reaction.emoji.clone(), count: 1, mine }),
        }
    }
    tallies
}

/// What a stranger learns of a message: nothing.
#[must_use]
pub fn missing() -> Refusal {
    Refusal::new(Code::NotFound, say!("message-missing"))
}

/// What whoever names nobody is told.
#[must_use]
pub fn nobody() -> Refusal {
    Refusal::new(Code::NotFound, say!("member-missing"))
}

/// What whoever names a conversation that they do not have is told.
#[must_use]
pub fn no_conversation() -> Refusal {
    Refusal::new(Code::NotFound, say!("conversation-missing"))
}

/// An input that cannot be used.
#[must_use]
pub fn wrong(field: &'static str, sentence: Sentence) -> Refusal {
    Refusal::new(Code::ValidationError, sentence).status(422).field(field)
}

/// The text that is kept of what a member typed: all of it, without space at its ends. The contract has bounded its length.
///
/// # Errors
/// 422 `VALIDATION_ERROR` if nothing is left of it that a reader can see.
pub fn body(typed: &str) -> Answer<String> {
    if says_something(typed) { Ok(typed.trim().to_owned()) } else { Err(wrong("body", say!("text-missing")).into()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: i64 = 1;
    const BEN: i64 = 2;
    const CLEO: i64 = 3;

    fn message() -> Message {
        Message {
            id: 9.into(),
            conversation: ConversationId::of(ADA.into(), BEN.into()),
            sender_id: ADA.into(),
            receiver_id: BEN.into(),
            body: "Hello".to_owned(),
            context_type: None,
            context_number: None,
            is_voice: false,
            audio_duration: None,
            attachment_count: 0,
            reactions: Json(Vec::new()),
            created_at: Timestamp::UNIX_EPOCH,
            read_at: None,
            edited_at: None,
            deleted_at: None,
        }
    }

    #[test]
    fn every_act_of_every_member_at_every_stage() {
        use Act::{DeleteForEveryone, DeleteForMe, Edit, React};
        let (fresh, settled) = (EDITABLE, EDITABLE + TimeDelta::microseconds(1));
        let gone = Err((404, Code::NotFound));
        let forbidden = Err((403, Code::Forbidden));
        let expired = Err((422, Code::EditExpired));
        let table = [
            (fresh, false, ADA, [Ok(()), Ok(()), Ok(()), Ok(())]),
            (fresh, false, BEN, [forbidden, Ok(()), forbidden, Ok(())]),
            (fresh, false, CLEO, [gone, gone, gone, gone]),
            (settled, false, ADA, [expired, Ok(()), Ok(()), Ok(())]),
            (settled, false, BEN, [forbidden, Ok(()), forbidden, Ok(())]),
            (settled, false, CLEO, [gone, gone, gone, gone]),
            (fresh, true, ADA, [gone, Ok(()), gone, gone]),
            (fresh, true, BEN, [gone, Ok(()), gone, gone]),
            (fresh, true, CLEO, [gone, gone, gone, gone]),
        ];
        for (age, deleted, member, outcomes) in table {
            let now = Timestamp::UNIX_EPOCH + age;
            let message = Message { deleted_at: deleted.then_some(now), ..message() };
            for (act, expected) in [Edit, DeleteForMe, DeleteForEveryone, React].into_iter().zip(outcomes) {
                let outcome = message.allow(member.into(), act, now);
                let outcome = outcome.map_err(|refusal| (refusal.status, refusal.code()));
                assert_eq!(outcome, expected, "{age} {deleted} {member} {act:?}");
            }
        }
    }

    #[test]
    fn a_reaction_comes_and_goes() {
        let mut message = message();
        assert_eq!(message.toggle(ADA.into(), "👍"), Ok(true));
        assert_eq!(message.toggle(BEN.into(), "👍"), Ok(true));
        assert_eq!(message.toggle(BEN.into(), "🙏"), Ok(true));
        let seen = tally(&message.reactions.0, BEN.into());
        let thumbs = Tally { emoji: "👍".to_owned(), count: 2, mine: true };
        assert_eq!(seen, [thumbs, Tally { emoji: "🙏".to_owned(), count: 1, mine: true }]);
        assert!(!tally(&message.reactions.0, ADA.into())[1].mine);
        assert_eq!(message.toggle(ADA.into(), "👍"), Ok(false));
        assert_eq!(tally(&message.reactions.0, ADA.into())[0], Tally { emoji: "👍".to_owned(), count: 1, mine: false });
    }

    #[test]
    fn a_reaction_is_one_of_six_and_what_is_there_can_be_taken_back() {
        let mut message = message();
        for emoji in REACTIONS {
            assert_eq!(message.toggle(ADA.into(), emoji), Ok(true));
        }
        assert_eq!(message.toggle(ADA.into(), "❤"), Ok(false));
        for emoji in ["", " ", "ok", "<b>", "1", "👍 👍", "👍🏽", "🎉", "👩‍🚀"] {
            assert_eq!(message.toggle(ADA.into(), emoji).map_err(|refusal| refusal.status), Err(400), "{emoji}");
        }
        message.reactions.0.push(Reaction { member: ADA.into(), emoji: "🎉".to_owned() });
        assert_eq!(message.toggle(ADA.into(), "🎉"), Ok(false));
    }

    #[test]
    fn a_body_is_kept_as_typed_and_not_empty() {
        assert_eq!(body("a<b & <p>Hello</p> ").unwrap(), "a<b & <p>Hello</p>");
        assert!(body(" \n ").is_err());
    }
}
