//! From an area's domain events to lines.

use async_trait::async_trait;

use super::notice::Notice;
use crate::base::{Answer, GroupId, MemberId};
use crate::call::Tx;
use crate::outbox::{DomainEvent, EventType, Heard};
use crate::queue::Progress;

/// A line before it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewNotification {
    /// Whose bell it is.
    pub to: MemberId,
    /// What it is about.
    pub kind: &'static Notice,
    /// Who caused it; `None` where the reader is not to know.
    pub actor: Option<MemberId>,
    /// The id of what it is about, where that is no member.
    pub about: Option<i64>,
    /// What that is called, where the sentence says so.
    pub place: Option<String>,
    /// The group that it happened in.
    pub group: Option<GroupId>,
    /// What follows the sentence: why, in the words of whoever decided, or until when.
    pub reason: Option<String>,
}

impl NewNotification {
    /// A line about an event, without what only some have.
    #[must_use]
    pub fn of(event: &impl DomainEvent, to: MemberId, kind: &'static Notice) -> Self {
        Self { to, kind, actor: event.actor(), about: None, place: None, group: None, reason: None }
    }
}

/// Who looks after the community, as a line concerns them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Staff {
    /// Everybody who does.
    All,
    /// Only those who may see everything.
    Stewards,
}

/// What an area tells members.
#[async_trait]
pub trait Notifier: Send + Sync {
    /// Its kinds of lines.
    fn kinds(&self) -> &'static [&'static Notice];

    /// The types of events that become lines.
    fn hears(&self) -> &'static [EventType];

    /// The line of an event that one member hears of, and nobody else. Several of these share a transaction.
    ///
    /// # Errors
    /// A fault if the event cannot be read.
    fn for_one(&self, _heard: &Heard) -> Answer<Option<NewNotification>> {
        Ok(None)
    }

    /// Lets the lines of an event go out of which others hear.
    ///
    /// # Errors
    /// A fault if the event cannot be read, or the database fails.
    async fn tell(&self, _tx: &mut Tx, _desk: &dyn Desk, _heard: &Heard) -> Answer<Progress> {
        Ok(Progress::Done)
    }
}

/// Whoever lets lines go out, each by the channels that its reader wants.
#[async_trait]
pub trait Desk: Sync {
    /// To one member. Nothing happens if they, or whoever caused it, have left.
    ///
    /// # Errors
    /// A fault if the database fails.
    async fn notify(&self, tx: &mut Tx, heard: &Heard, line: NewNotification) -> Answer<()>;

    /// To those who look after the community but for some, part by part, each in their own language. `line` makes it for one of them.
    ///
    /// # Errors
    /// A fault if the database fails.
    async fn notify_staff(
        &self,
        tx: &mut Tx,
        heard: &Heard,
        staff: (Staff, &[MemberId]),
        line: &(dyn Fn(MemberId) -> NewNotification + Send + Sync),
    ) -> Answer<Progress>;

    /// To every member who may come in but for some, part by part, each in their own language. `line` makes it for one of them.
    ///
    /// # Errors
    /// A fault if the database fails.
    async fn notify_members(
        &self,
        tx: &mut Tx,
        heard: &Heard,
        except: &[MemberId],
        line: &(dyn Fn(MemberId) -> NewNotification + Send + Sync),
    ) -> Answer<Progress>;
}
