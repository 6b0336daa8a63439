//! Mails that invite people to a group: to addresses, whether they are members' or not.
//!
//! Nothing of them waits but the number of the invitation: words and secret are made when they are sent. They go to strangers, so there is nothing to
//! switch off; whoever does not want them need not do anything, and an address whose server said that it is none gets nothing.

use async_trait::async_trait;
use chrono::Datelike as _;

use super::links::Links;
use super::model;
use super::post::Posted;
use super::schedule;
use super::store::log;
use super::template::{Button, View, letter, lines, tame};
use crate::base::Answer;
use crate::call::{Call, World};
use crate::groups::invites::LETTER;
use crate::groups::invites::actions::{Outgoing, outgoing};
use crate::groups::rest::invite_place;
use crate::language::{Args, Language};
use crate::mail::{Letter, Mailbox, Mailer, Outcome, one_line};
use crate::members::Eyes;
use crate::queue::{Held, Kind, Sender};

/// So many lines of what the inviter wrote are shown.
const LONGEST_QUOTE: usize = 12;

/// Does tasks of mails that invite to groups.
pub(super) struct Invitations;

#[async_trait]
impl Sender for Invitations {
    type Report = Posted;

    fn kind(&self) -> Kind {
        LETTER
    }

    fn abreast(&self, _world: &World) -> usize {
        1
    }

    fn is_open(&self, world: &World) -> bool {
        world.room::<Mailer>().is_ok_and(Mailer::is_on)
    }

    fn is_the_end(&self, posted: &Posted) -> bool {
        *posted == Posted::ServerAway
    }

    async fn send(&self, call: &Call, held: &Held) -> Answer<Posted> {
        let task = held.task();
        let Some(found) = outgoing(call, task.subject.into()).await? else {
            return settle(
                call,
                held,
                &Outcome::Refused { why: "it is good no more".to_owned(), bad_address: false },
                None,
            )
            .await;
        };
        if log::is_suppressed(call, &found.email).await? {
            let why = "the address takes nothing".to_owned();
            return settle(call, held, &Outcome::Refused { why, bad_address: false }, None).await;
        }
        let outcome = call.room::<Mailer>()?.send(&compose(call, &found)?).await;
        settle(call, held, &outcome, Some(&found.email)).await
    }
}

/// Writes down what became of a mail.
async fn settle(call: &Call, held: &Held, outcome: &Outcome, email: Option<&str>) -> Answer<Posted> {
    // The claim has counted it; a server that is away takes nothing of an invitation's patience.
    let attempts = held.task().attempts - i64::from(matches!(outcome, Outcome::Unreachable { .. }));
    let settled = model::settle(outcome, attempts, call.now());
    let mut tx = call.begin().await?;
    if !held.hold(&mut tx).await? {
        return Ok(Posted::Lost);
    }
    held.settle(&mut tx, &[held.task().subject], settled.fate(), (settled.error.as_deref(), attempts)).await?;
    if let Some(email) = email.filter(|_| settled.hopeless) {
        log::suppress(&mut tx, email).await?;
    }
    tx.commit().await?;
    Ok(match outcome {
        Outcome::Unreachable { .. } => Posted::ServerAway,
        _ => Posted::Settled(settled.trigger),
    })
}

/// What the mail says, in the community's language: nobody knows the reader's.
fn compose(call: &Call, found: &Outgoing) -> Answer<Letter> {
    let (tenant, links, mailer) = (call.community()?, call.room::<Links>()?, call.room::<Mailer>()?);
    let language = Language::of(&tenant.default_language);
    let nobody = Eyes { admin: false, me: None };
    let name = found.inviter.as_ref().map_or_else(|| tenant.name.clone(), |card| nobody.name(card));
    let mut args = Args::new();
    args.set("community", one_line(&tenant.name));
    args.set("name", one_line(&name));
    args.set("place", one_line(&found.group));
    let say = |message: &str| language.say(message, &args);
    let subject = one_line(&tame(&say("subject-group-invite")));
    let paragraphs = vec![tame(&say("mail-group-invite-text"))];
    let zone = schedule::zone(&tenant.settings.timezone);
    let view = View {
        lang: language.code(),
        dir: language.direction(),
        community: one_line(&tenant.name),
        home: links.app(tenant, "/"),
        preheader: paragraphs.first().cloned().unwrap_or_default(),
        heading: subject.clone(),
        subject,
        greeting: say("mail-greeting-stranger"),
        paragraphs,
        quote: found.invite.message.as_deref().map(|text| lines(text, LONGEST_QUOTE)).unwrap_or_default(),
        sections: Vec::new(),
        button: Some(Button {
            label: say("mail-group-invite-open"),
            url: links.app(tenant, &invite_place(&found.token)),
        }),
        link_hint: say("mail-link-hint"),
        notes: vec![say("mail-group-invite-days"), say("mail-group-invite-ignore")],
        why: say("mail-why-invited"),
        ways: Vec::new(),
        year: call.now().with_timezone(&zone).year(),
    };
    let (html, text) = letter(&view)?;
    let config = mailer.config();
    Ok(Letter {
        to: Mailbox { name: String::new(), address: found.email.clone() },
        from: Mailbox {
            name: config.from_name.clone().unwrap_or_else(|| tenant.name.clone()),
            address: config.from_address.as_str().to_owned(),
        },
        reply_to: config.reply_to.as_ref().map(|address| address.as_str().to_owned()),
        subject: view.subject,
        html,
        text,
        calendar: None,
        language: language.code(),
        message_id: format!("group-invite-{}-{}@{}", tenant.id, found.invite.id, mailer.domain()),
        unsubscribe: None,
        date: call.now(),
    })
}
