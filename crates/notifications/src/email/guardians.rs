//! Mails to guardians of members who would like to take part in an event. The secret of the link stands sealed beside the letter until it has left.

use async_trait::async_trait;

use super::links::Links;
use super::strangers::{LONGEST_QUOTE, ToStrangers, Words};
use crate::base::Answer;
use crate::call::{Call, Tx};
use crate::events::safety::LETTER;
use crate::events::safety::letter::{Letter as For, has_left, outgoing};
use crate::language::Args;
use crate::mail::{Mailbox, one_line};
use crate::members::Eyes;
use crate::queue::Kind;

/// Mails to guardians.
pub(super) struct Guardians;

#[async_trait]
impl ToStrangers for Guardians {
    fn kind(&self) -> Kind {
        LETTER
    }

    /// In the language in which the member asked.
    async fn words(&self, call: &Call, subject: i64) -> Answer<Option<Words>> {
        let Some(found) = outgoing(call, subject).await? else { return Ok(None) };
        let (tenant, links) = (call.community()?, call.room::<Links>()?);
        let language = found.language;
        let nobody = Eyes { admin: false, me: None };
        let mut args = Args::new();
        args.set("community", one_line(&tenant.name));
        args.set("name", one_line(&nobody.name(&found.member)));
        args.set("place", one_line(&found.event));
        args.set("when", one_line(&found.begins));
        let say = |message: &str| language.say(message, &args);
        let (title, text, open, notes) = match found.kind {
            For::Request => (
                say("mail-guardian-request-subject"),
                say("mail-guardian-request-text"),
                say("mail-guardian-request-open"),
                vec![say("mail-guardian-request-days"), say("mail-guardian-request-ignore")],
            ),
            For::Receipt => (
                say("mail-guardian-receipt-subject"),
                say("mail-guardian-receipt-text"),
                say("mail-guardian-receipt-open"),
                vec![say("mail-guardian-receipt-keep")],
            ),
            For::Ended => {
                (say("mail-guardian-ended-subject"), say("mail-guardian-ended-text"), String::new(), Vec::new())
            }
        };
        Ok(Some(Words {
            to: Mailbox { name: one_line(&found.name), address: found.email.clone() },
            language,
            subject: title,
            text,
            quote: found.note.clone().filter(|_| found.kind == For::Request),
            lines: LONGEST_QUOTE,
            button: found.token.as_deref().map(|token| (open, links.guardian(tenant, token))),
            notes,
            why: say("mail-guardian-why"),
            name: format!("event-guardian-{}-{subject}", tenant.id),
        }))
    }

    async fn has_left(&self, tx: &mut Tx, subject: i64) -> Answer<()> {
        has_left(tx, subject).await
    }
}
