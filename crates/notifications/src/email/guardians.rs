//! Mails to guardians of members who would like to take part in an event: to addresses, whether they are members' or not.
//!
//! Nothing of them waits but the number of the letter: words are made when they are sent, and the secret of the link stands sealed beside the letter until
//! then. They are asked for by a member and concern the reader, so there is nothing to switch off; an address whose server said that it is none gets nothing.

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
use crate::events::safety::LETTER;
use crate::events::safety::letter::{Letter as For, Outgoing, has_left, outgoing};
use crate::language::Args;
use crate::mail::{Letter, Mailbox, Mailer, Outcome, one_line};
use crate::members::Eyes;
use crate::queue::{Fate, Held, Kind, Sender};

/// So many lines of what the organizers tell guardians are shown.
const LONGEST_QUOTE: usize = 12;

/// Does tasks of mails to guardians.
pub(super) struct Guardians;

#[async_trait]
impl Sender for Guardians {
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
        let Some(found) = outgoing(call, task.subject).await? else {
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
        let outcome = call.room::<Mailer>()?.send(&compose(call, task.subject, &found)?).await;
        settle(call, held, &outcome, Some(&found.email)).await
    }
}

/// Writes down what became of a mail.
async fn settle(call: &Call, held: &Held, outcome: &Outcome, email: Option<&str>) -> Answer<Posted> {
    // The claim has counted it; a server that is away takes nothing of a letter's patience.
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
    if settled.fate() == Fate::Done {
        has_left(&mut tx, held.task().subject).await?;
    }
    tx.commit().await?;
    Ok(match outcome {
        Outcome::Unreachable { .. } => Posted::ServerAway,
        _ => Posted::Settled(settled.trigger),
    })
}

/// What the mail says, in the language in which the member asked.
fn compose(call: &Call, id: i64, found: &Outgoing) -> Answer<Letter> {
    let (tenant, links, mailer) = (call.community()?, call.room::<Links>()?, call.room::<Mailer>()?);
    let language = found.language;
    let nobody = Eyes { admin: false, me: None };
    let mut args = Args::new();
    args.set("community", one_line(&tenant.name));
    args.set("name", one_line(&nobody.name(&found.member)));
    args.set("place", one_line(&found.event));
    args.set("when", one_line(&found.begins));
    let say = |message: &str| language.say(message, &args);
    let (subject, text, open, notes) = match found.kind {
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
        For::Ended => (say("mail-guardian-ended-subject"), say("mail-guardian-ended-text"), String::new(), Vec::new()),
    };
    let subject = one_line(&tame(&subject));
    let paragraphs = vec![tame(&text)];
    let quote = found.note.as_deref().filter(|_| found.kind == For::Request);
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
        quote: quote.map(|text| lines(text, LONGEST_QUOTE)).unwrap_or_default(),
        sections: Vec::new(),
        button: found.token.as_deref().map(|token| Button { label: open, url: links.guardian(tenant, token) }),
        link_hint: say("mail-link-hint"),
        notes,
        why: say("mail-guardian-why"),
        ways: Vec::new(),
        year: call.now().with_timezone(&zone).year(),
    };
    let (html, text) = letter(&view)?;
    let config = mailer.config();
    Ok(Letter {
        to: Mailbox { name: one_line(&found.name), address: found.email.clone() },
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
        message_id: format!("event-guardian-{}-{id}@{}", tenant.id, mailer.domain()),
        unsubscribe: None,
        date: call.now(),
    })
}
