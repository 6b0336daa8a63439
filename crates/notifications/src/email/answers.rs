//! Mails with what staff answer those who wrote to them without being signed in.

use async_trait::async_trait;

use super::links::Links;
use super::strangers::{ToStrangers, Words};
use crate::base::Answer;
use crate::call::Call;
use crate::guidance::support::LETTER;
use crate::guidance::support::actions::outgoing;
use crate::language::{Args, Language};
use crate::mail::{Mailbox, one_line};
use crate::queue::Kind;

/// More lines than an answer has: it is shown whole.
const WHOLE: usize = 5_000;

/// Mails with answers of staff.
pub(super) struct Answers;

#[async_trait]
impl ToStrangers for Answers {
    fn kind(&self) -> Kind {
        LETTER
    }

    /// In the community's language: nobody knows the reader's.
    async fn words(&self, call: &Call, subject: i64) -> Answer<Option<Words>> {
        let Some(found) = outgoing(call, subject.into()).await? else { return Ok(None) };
        let (tenant, links) = (call.community()?, call.room::<Links>()?);
        let language = Language::of(&tenant.default_language);
        let mut args = Args::new();
        args.set("community", one_line(&tenant.name));
        let say = |message: &str| language.say(message, &args);
        Ok(Some(Words {
            to: Mailbox { name: String::new(), address: found.writer.email },
            language,
            subject: say("mail-support-answer-subject"),
            text: say("mail-support-answer-text"),
            quote: found.request.answer,
            lines: WHOLE,
            button: Some((say("mail-write-open"), links.contact(tenant))),
            notes: Vec::new(),
            why: say("mail-support-answer-why"),
            name: format!("support-answer-{}-{subject}", tenant.id),
        }))
    }
}
