//! Mails that follow from an event itself.

use async_trait::async_trait;
use contract::members::AccountStatus;

use super::model::{
    EMAIL_CHANGED, EMAIL_CONFIRM, EMAIL_STOP, PASSWORD_CHANGED, PASSWORD_RESET, RECEIVED, REJECTED, REPEATED,
    REPEATED_PAUSE, SECOND_FACTOR_OFF, SECOND_FACTOR_ON, SECOND_FACTOR_RESET, VERIFICATION, WELCOME,
};
use super::store::readers;
use super::{Queued, enqueue};
use crate::auth::events::{
    EmailChangeRequested, EmailChanged, MemberActivated, MemberRegistered, PasswordChanged, PasswordForgotten,
    RegistrationRejected, RegistrationRepeated, SecondFactorDisabled, SecondFactorEnabled, SecondFactorReset,
    VerificationAsked,
};
use crate::auth::{recovery, verification};
use crate::base::{Answer, MemberId};
use crate::call::Tx;
use crate::notifications::prefs::model::Frequency;
use crate::outbox::{Consumer, EventType, Heard, Listener};
use crate::queue::Progress;

/// Lets mails wait about accounts: welcome, a registration that somebody looks at, an address to be confirmed.
///
/// Their words are made when they are sent, so that nothing secret waits in the queue.
pub struct MailListener;

impl MailListener {
    async fn write(tx: &mut Tx, heard: &Heard, to: MemberId, kind: &str) -> Answer<()> {
        Self::write_about(tx, heard, to, kind, (None, None)).await
    }

    /// With more text, and to another address than the member's.
    async fn write_about(
        tx: &mut Tx,
        heard: &Heard,
        to: MemberId,
        kind: &str,
        (detail, address): (Option<&str>, Option<&str>),
    ) -> Answer<()> {
        let queued = Queued {
            to,
            kind,
            snippet: "",
            detail,
            message: None,
            link: "/",
            frequency: Frequency::Instant,
            event: heard.id,
            address,
        };
        enqueue(tx, &queued).await.map(drop)
    }

    /// `waits`: whether the member had to wait. Then they are welcomed when they are taken, which may have happened before this is heard.
    async fn registered(tx: &mut Tx, heard: &Heard, member: MemberId, waits: bool) -> Answer<()> {
        let Some((status, verified)) = readers::standing(tx, member).await? else { return Ok(()) };
        match status {
            AccountStatus::Active if !waits => Self::write(tx, heard, member, WELCOME).await,
            AccountStatus::Pending if verified.is_none() && tx.call().community()?.settings.requires_verification => {
                Self::ask(tx, heard, member).await
            }
            AccountStatus::Pending => Self::write(tx, heard, member, RECEIVED).await,
            _ => Ok(()),
        }
    }

    /// Somebody registered with a member's address. One letter a day: who tries again and again must not fill somebody's inbox.
    async fn repeated(tx: &mut Tx, heard: &Heard, member: MemberId) -> Answer<()> {
        let after = tx.now() - REPEATED_PAUSE;
        if !readers::was_written(tx, member, REPEATED, after).await? {
            Self::write(tx, heard, member, REPEATED).await?;
        }
        Ok(())
    }

    /// Both addresses hear of a change that waits. A new one that somebody else has gets no link; its owner hears that it was tried.
    async fn change_requested(tx: &mut Tx, heard: &Heard, member: MemberId, change: i64) -> Answer<()> {
        let Some((change, owner)) = recovery::waiting(tx, member, change).await? else { return Ok(()) };
        match owner {
            None => Self::write_about(tx, heard, member, EMAIL_CONFIRM, (None, Some(&change.new_email))).await?,
            Some(owner) if owner != member => Self::repeated(tx, heard, owner).await?,
            Some(_) => {}
        }
        Self::write_about(tx, heard, member, EMAIL_STOP, (None, Some(&change.old_email))).await
    }

    /// A new link, unless there was one a moment ago.
    async fn ask(tx: &mut Tx, heard: &Heard, member: MemberId) -> Answer<()> {
        if verification::issue(tx, member).await? {
            Self::write(tx, heard, member, VERIFICATION).await?;
        }
        Ok(())
    }
}

#[async_trait]
impl Listener for MailListener {
    fn consumer(&self) -> Consumer {
        Consumer::new("event.mail")
    }

    fn hears(&self) -> Vec<EventType> {
        vec![
            EventType::of::<MemberRegistered>(),
            EventType::of::<MemberActivated>(),
            EventType::of::<RegistrationRepeated>(),
            EventType::of::<RegistrationRejected>(),
            EventType::of::<VerificationAsked>(),
            EventType::of::<PasswordForgotten>(),
            EventType::of::<PasswordChanged>(),
            EventType::of::<EmailChangeRequested>(),
            EventType::of::<EmailChanged>(),
            EventType::of::<SecondFactorEnabled>(),
            EventType::of::<SecondFactorDisabled>(),
            EventType::of::<SecondFactorReset>(),
        ]
    }

    async fn hear(&self, tx: &mut Tx, heard: &Heard) -> Answer<Progress> {
        if let Some(MemberRegistered { member, waits }) = heard.event()? {
            Self::registered(tx, heard, member, waits).await?;
        } else if let Some(MemberActivated { member }) = heard.event()? {
            Self::write(tx, heard, member, WELCOME).await?;
        } else if let Some(RegistrationRepeated { member: Some(member) }) = heard.event()? {
            Self::repeated(tx, heard, member).await?;
        } else if let Some(RegistrationRejected { member, reason }) = heard.event()? {
            Self::write_about(tx, heard, member, REJECTED, (Some(&reason), None)).await?;
        } else if let Some(VerificationAsked { member: Some(member) }) = heard.event()? {
            Self::ask(tx, heard, member).await?;
        } else if let Some(PasswordForgotten { member: Some(member) }) = heard.event()? {
            if recovery::issue(tx, member).await? {
                Self::write(tx, heard, member, PASSWORD_RESET).await?;
            }
        } else if let Some(PasswordChanged { member }) = heard.event()? {
            Self::write(tx, heard, member, PASSWORD_CHANGED).await?;
        } else if let Some(SecondFactorEnabled { member }) = heard.event()? {
            Self::write(tx, heard, member, SECOND_FACTOR_ON).await?;
        } else if let Some(SecondFactorDisabled { member }) = heard.event()? {
            Self::write(tx, heard, member, SECOND_FACTOR_OFF).await?;
        } else if let Some(SecondFactorReset { member, reason, .. }) = heard.event()? {
            Self::write_about(tx, heard, member, SECOND_FACTOR_RESET, (Some(&reason), None)).await?;
        } else if let Some(EmailChangeRequested { member, change }) = heard.event()? {
            Self::change_requested(tx, heard, member, change).await?;
        } else if let Some(EmailChanged { member, change }) = heard.event()? {
            let before = recovery::address_before(tx, member, change).await?;
            Self::write_about(tx, heard, member, EMAIL_CHANGED, (None, before.as_deref())).await?;
        }
        Ok(Progress::Done)
    }
}
