//! Mails that invite people to a group. They go to strangers: whoever does not want them need not do anything.

use async_trait::async_trait;

use super::links::Links;
use super::strangers::{LONGEST_QUOTE, ToStrangers, Words};
use crate::base::Answer;
use crate::call::Call;
use crate::groups::invites::LETTER;
use crate::groups::invites::actions::outgoing;
use crate::groups::rest::invite_place;
use crate::language::{Args, Language};
use crate::mail::{Mailbox, one_line};
use crate::members::Eyes;
use crate::queue::Kind;

/// Mails that invite to groups.
pub(super) struct Invitations;

#[async_trait]
impl ToStrangers for Invitations {
    fn kind(&self) -> Kind {
        LETTER
    }

    /// In the community's language: nobody knows the reader's.
    async fn words(&self, call: &Call, subject: i64) -> Answer<Option<Words>> {
        let Some(found) = outgoing(call, subject.into()).await? else { return Ok(None) };
        let (tenant, links) = (call.community()?, call.room::<Links>()?);
        let language = Language::of(&tenant.default_language);
        let nobody = Eyes { admin: false, me: None };
        let name = found.inviter.as_ref().map_or_else(|| tenant.name.clone(), |card| nobody.name(card));
        let mut args = Args::new();
        args.set("community", one_line(&tenant.name));
        args.set("name", one_line(&name));
        args.set("place", one_line(&found.group));
        let say = |message: &str| language.say(message, &args);
        Ok(Some(Words {
            to: Mailbox { name: String::new(), address: found.email.clone() },
            language,
            subject: say("subject-group-invite"),
            text: say("mail-group-invite-text"),
            quote: found.invite.message.clone(),
            lines: LONGEST_QUOTE,
            button: Some((say("mail-group-invite-open"), links.app(tenant, &invite_place(&found.token)))),
            notes: vec![say("mail-group-invite-days"), say("mail-group-invite-ignore")],
            why: say("mail-why-invited"),
            name: format!("group-invite-{}-{}", tenant.id, found.invite.id),
        }))
    }
}
