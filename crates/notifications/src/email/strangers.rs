//! Mails to addresses, whether they are members' or not: how they are sent, and what surrounds what they say.
//!
//! Nothing of them waits but the number of what they are about: words and secrets are made when they are sent. Somebody asked for each of them, so there is nothing
//! to switch off; an address whose server said that it is none gets nothing.

use async_trait::async_trait;
use chrono::Datelike as _;

use super::links::Links;
use super::model;
use super::post::Posted;
use super::schedule;
use super::store::log;
use super::template::{Button, View, letter, lines, tame};
use crate::base::Answer;
use crate::call::{Call, Tx, World};
use crate::language::{Args, Language};
use crate::mail::{Letter, Mailbox, Mailer, Outcome, one_line};
use crate::queue::{Fate, Held, Kind, Sender};

/// So many lines of what somebody wrote to a stranger are shown.
pub(super) const LONGEST_QUOTE: usize = 12;

/// What one of them says.
pub(super) struct Words {
    /// To whom.
    pub to: Mailbox,
    /// In which language.
    pub language: Language,
    /// Its subject, which is its heading too.
    pub subject: String,
    /// Its text.
    pub text: String,
    /// What somebody wrote to the reader.
    pub quote: Option<String>,
    /// So many lines of it are shown.
    pub lines: usize,
    /// What there is to do: its name, and where it leads.
    pub button: Option<(String, String)>,
    /// What is said below.
    pub notes: Vec<String>,
    /// Why the reader gets it.
    pub why: String,
    /// What it is known by on this server: the same for every attempt.
    pub name: String,
}

/// A kind of them.
#[async_trait]
pub(super) trait ToStrangers: Send + Sync {
    /// The kind of its tasks.
    fn kind(&self) -> Kind;

    /// What one says; none if it is good no more.
    async fn words(&self, call: &Call, subject: i64) -> Answer<Option<Words>>;

    /// One has left, for good.
    async fn has_left(&self, _tx: &mut Tx, _subject: i64) -> Answer<()> {
        Ok(())
    }
}

/// Does tasks of a kind of them.
pub(super) struct Strangers<K>(pub(super) K);

#[async_trait]
impl<K: ToStrangers> Sender for Strangers<K> {
    type Report = Posted;

    fn kind(&self) -> Kind {
        self.0.kind()
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
        let refused = |why: &str| Outcome::Refused { why: why.to_owned(), bad_address: false };
        let Some(words) = self.0.words(call, held.task().subject).await? else {
            return self.settle(call, held, &refused("it is good no more"), None).await;
        };
        let address = words.to.address.clone();
        if log::is_suppressed(call, &address).await? {
            return self.settle(call, held, &refused("the address takes nothing"), None).await;
        }
        let outcome = call.room::<Mailer>()?.send(&composed(call, words)?).await;
        self.settle(call, held, &outcome, Some(&address)).await
    }
}

impl<K: ToStrangers> Strangers<K> {
    /// Writes down what became of a mail.
    async fn settle(&self, call: &Call, held: &Held, outcome: &Outcome, address: Option<&str>) -> Answer<Posted> {
        let subject = held.task().subject;
        // The claim has counted it; a server that is away takes nothing of a mail's patience.
        let attempts = held.task().attempts - i64::from(matches!(outcome, Outcome::Unreachable { .. }));
        let settled = model::settle(outcome, attempts, call.now());
        let mut tx = call.begin().await?;
        if !held.hold(&mut tx).await? {
            return Ok(Posted::Lost);
        }
        held.settle(&mut tx, &[subject], settled.fate(), (settled.error.as_deref(), attempts)).await?;
        if let Some(address) = address.filter(|_| settled.hopeless) {
            log::suppress(&mut tx, address).await?;
        }
        if settled.fate() == Fate::Done {
            self.0.has_left(&mut tx, subject).await?;
        }
        tx.commit().await?;
        Ok(match outcome {
            Outcome::Unreachable { .. } => Posted::ServerAway,
            _ => Posted::Settled(settled.trigger),
        })
    }
}

fn composed(call: &Call, words: Words) -> Answer<Letter> {
    let (tenant, links, mailer) = (call.community()?, call.room::<Links>()?, call.room::<Mailer>()?);
    let language = words.language;
    let mut args = Args::new();
    args.set("community", one_line(&tenant.name));
    let say = |message: &str| language.say(message, &args);
    let subject = one_line(&tame(&words.subject));
    let paragraphs = vec![tame(&words.text)];
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
        quote: words.quote.as_deref().map(|text| lines(text, words.lines)).unwrap_or_default(),
        sections: Vec::new(),
        button: words.button.map(|(label, url)| Button { label, url }),
        link_hint: say("mail-link-hint"),
        notes: words.notes,
        why: words.why,
        ways: Vec::new(),
        year: call.now().with_timezone(&zone).year(),
    };
    let (html, text) = letter(&view)?;
    let config = mailer.config();
    Ok(Letter {
        to: words.to,
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
        message_id: format!("{}@{}", words.name, mailer.domain()),
        unsubscribe: None,
        date: call.now(),
    })
}
