//! What a letter says.

use chrono::Datelike as _;
use sha2::{Digest as _, Sha256};

use super::links::Links;
use super::model::{
    EMAIL_CHANGED, EMAIL_CONFIRM, EMAIL_STOP, PASSWORD_CHANGED, PASSWORD_RESET, RECEIVED, REJECTED, REPEATED,
    SECOND_FACTOR_OFF, SECOND_FACTOR_ON, SECOND_FACTOR_RESET, VERIFICATION, WELCOME,
};
use super::schedule;
use super::store::queue::Item;
use super::store::readers::Reader;
use super::template::{Button, Entry, Section, View, letter, lines, tame};
use super::unsubscribe::{Claim, Stamps, Topic, topic};
use crate::auth::{recovery, verification};
use crate::base::text::hex;
use crate::base::{Answer, Timestamp};
use crate::call::{Call, Tenant};
use crate::events;
use crate::events::broadcasts::letter::{self as broadcast, Quoted};
use crate::events::calendar_mail::Asked;
use crate::events::ics::Parties;
use crate::language::{Args, Language};
use crate::mail::{CalendarPart, Letter, Mailbox, Mailer, one_line};
use crate::messages;
use crate::notifications::model::{Category, category_of};
use crate::notifications::prefs::model::Frequency;

/// So many lines a digest shows; the others are counted.
const LONGEST_DIGEST: usize = 40;

/// So many lines of somebody's message a letter shows, and so many letters of it (spec notifications 12, `MessageSent`).
const LONGEST_QUOTE: (usize, usize) = (12, 200);

/// A letter without its address: what depends on the items and on whoever reads.
struct Draft {
    subject: String,
    /// The subject, if there is no other.
    heading: Option<String>,
    paragraphs: Vec<String>,
    quote: Vec<String>,
    sections: Vec<Section>,
    button: Button,
    notes: Vec<String>,
    why: &'static str,
    /// What its link stops; none if it has no link.
    topic: Option<Topic>,
}

/// Writes the letter about some items of one member: one, or all of a digest. Nothing if there is nothing left to say, as of a link
/// that is not good any more, or of a message that was deleted.
///
/// # Errors
/// A fault if the database or a template fails.
pub(super) async fn compose(call: &Call, reader: &Reader, items: &[Item]) -> Answer<Option<Letter>> {
    let tenant = call.community()?;
    let links = call.room::<Links>()?;
    let mailer = call.room::<Mailer>()?;
    let writer = Writer { tenant, links, language: Language::of(&reader.preferred_language) };
    let draft = match items {
        [] => return Ok(None),
        [one] if one.frequency == Frequency::Instant => match one.activity_type.as_str() {
            WELCOME => writer.welcome(),
            RECEIVED => writer.received(),
            REPEATED => writer.repeated(),
            REJECTED => writer.rejected(one),
            VERIFICATION => match verification::secret(call, reader.id).await? {
                Some(secret) => writer.verification(secret.reveal()),
                None => return Ok(None),
            },
            PASSWORD_RESET => match recovery::secret(call, reader.id).await? {
                Some(secret) => writer.reset(secret.reveal()),
                None => return Ok(None),
            },
            EMAIL_CONFIRM => match recovery::change_secrets(call, reader.id, Some(&reader.email)).await? {
                Some((confirm, _)) => writer.confirm_change(confirm.reveal()),
                None => return Ok(None),
            },
            EMAIL_STOP => match recovery::change_secrets(call, reader.id, None).await? {
                Some((_, stop)) => writer.stop_change(stop.reveal()),
                None => return Ok(None),
            },
            PASSWORD_CHANGED => writer.password_changed(),
            EMAIL_CHANGED => writer.email_changed(),
            SECOND_FACTOR_ON => writer.second_factor("mail-second-factor-on-subject"),
            SECOND_FACTOR_OFF => writer.second_factor("mail-second-factor-off-subject"),
            SECOND_FACTOR_RESET => writer.second_factor_reset(one),
            kind if broadcast::is_quoted(kind) => {
                let link = one.link.as_deref().unwrap_or_default();
                match broadcast::quoted(call, reader.id, link).await? {
                    Some(said) => writer.broadcast(one, &said),
                    None => return Ok(None),
                }
            }
            _ => match one.message_id {
                None => writer.notice(one),
                Some(message) => match messages::store::as_received(call, reader.id, message).await? {
                    Some(beginning) => writer.message(one, beginning),
                    None => return Ok(None),
                },
            },
        },
        several => writer.digest(several),
    };
    let calendar = match items {
        [one] => calendar_part(call, reader, one, &writer).await?,
        _ => None,
    };
    let stamps = call.room::<Stamps>()?;
    let link = |topic| links.unsubscribe(tenant, &stamps.token(&Claim { member: reader.id, tenant: tenant.id, topic }));
    let unsubscribe = draft.topic.map(link);
    let view = writer.view(call.now(), reader, draft, unsubscribe.as_deref());
    let (html, text) = letter(&view)?;
    let config = mailer.config();
    Ok(Some(Letter {
        to: Mailbox { name: reader.name().to_owned(), address: reader.email.clone() },
        from: Mailbox {
            name: config.from_name.clone().unwrap_or_else(|| tenant.name.clone()),
            address: config.from_address.as_str().to_owned(),
        },
        reply_to: config.reply_to.as_ref().map(|address| address.as_str().to_owned()),
        subject: view.subject,
        html,
        text,
        calendar,
        language: writer.language.code(),
        message_id: message_id(items, mailer.domain()),
        unsubscribe,
        date: call.now(),
    }))
}

/// What a letter about an event tells the reader's calendar, if it is to tell anything: as the reader stands to the event when it leaves. Whoever invites is
/// the community at its own address, and nobody else is named.
async fn calendar_part(call: &Call, reader: &Reader, item: &Item, writer: &Writer<'_>) -> Answer<Option<CalendarPart>> {
    let link = item.link.as_deref().unwrap_or_default();
    let mailer = call.room::<Mailer>()?.config();
    let community = mailer.from_name.as_deref().unwrap_or(&writer.tenant.name);
    let parties = Parties {
        organizer: (one_line(community), mailer.from_address.as_str().to_owned()),
        attendee: (one_line(reader.name()), reader.email.clone()),
    };
    let asked = Asked {
        kind: &item.activity_type,
        link,
        url: &writer.links.app(writer.tenant, link),
        language: writer.language,
    };
    let found = events::calendar_mail::part(call, reader.id, &asked, &parties).await?;
    Ok(found.map(|(method, file)| CalendarPart { method: method.as_str(), file }))
}

/// The same for every attempt with the same items, and for nothing else.
pub(super) fn message_id(items: &[Item], domain: &str) -> String {
    let mut digest = Sha256::new();
    for item in items {
        digest.update(format!("{}.{}.{};", item.tenant_id, item.id, item.created_at.timestamp_micros()));
    }
    format!("{}@{domain}", hex(&digest.finalize()[..16]))
}

struct Writer<'a> {
    tenant: &'a Tenant,
    links: &'a Links,
    language: Language,
}

impl Writer<'_> {
    fn say(&self, message: &str) -> String {
        self.language.say(message, &self.args())
    }

    fn count(&self, message: &str, count: usize) -> String {
        let mut args = self.args();
        args.set("count", count);
        self.language.say(message, &args)
    }

    fn args(&self) -> Args<'static> {
        let mut args = Args::new();
        args.set("community", one_line(&self.tenant.name));
        args
    }

    fn button(&self, label: &str, url: String) -> Button {
        Button { label: self.say(label), url }
    }

    /// The subject of a mail about one thing: what the language says of its type, where that names nobody; else the bell's sentence.
    fn subject(&self, item: &Item) -> String {
        let message = format!("subject-{}", item.activity_type.replace('_', "-"));
        let sentence = tame(&item.content_snippet);
        let sentence = headline(&sentence);
        match self.language.say_whole(&message, &Args::new()) {
            Some(said) => said,
            None if sentence.is_empty() => self.say("mail-subject"),
            None => sentence.to_owned(),
        }
    }

    /// What the language calls a type of notifications.
    fn topic(&self, category: Option<Category>) -> String {
        self.say(&format!("mail-topic-{}", category.map_or("other", Category::as_str)))
    }

    fn notice(&self, item: &Item) -> Draft {
        let link = item.link.as_deref().unwrap_or_default();
        Draft {
            subject: self.subject(item),
            heading: Some(self.topic(category_of(&item.activity_type))),
            paragraphs: vec![tame(&item.content_snippet)],
            quote: item.email_body.as_deref().map(|text| lines(text, LONGEST_QUOTE.0)).unwrap_or_default(),
            sections: Vec::new(),
            button: self.button("mail-open", self.links.app(self.tenant, link)),
            notes: Vec::new(),
            why: "mail-why",
            topic: Some(topic::of_kind(&item.activity_type).unwrap_or(Topic::All)),
        }
    }

    /// Somebody wrote, and what.
    fn message(&self, item: &Item, (body, is_voice): (String, bool)) -> Draft {
        let beginning: String = body.chars().take(LONGEST_QUOTE.1).collect();
        let said = if is_voice { self.say("detail-voice-message") } else { beginning };
        Draft { quote: lines(&said, LONGEST_QUOTE.0), ..self.notice(item) }
    }

    /// Somebody tells something to all who take part in an event: all of it, with what it is about as the subject.
    fn broadcast(&self, item: &Item, said: &Quoted) -> Draft {
        let subject = tame(&said.subject);
        Draft {
            subject: subject.clone(),
            heading: Some(subject),
            quote: lines(&said.body, usize::MAX),
            ..self.notice(item)
        }
    }

    fn digest(&self, items: &[Item]) -> Draft {
        let daily = items.iter().all(|item| item.frequency == Frequency::Daily);
        let only_events = items.iter().all(|item| topic::of_kind(&item.activity_type) == Some(Topic::Events));
        let rest = items.len().saturating_sub(LONGEST_DIGEST);
        Draft {
            subject: self
                .count(if daily { "mail-digest-subject-daily" } else { "mail-digest-subject-monthly" }, items.len()),
            heading: None,
            paragraphs: vec![self.say(if daily { "mail-digest-daily" } else { "mail-digest-monthly" })],
            quote: Vec::new(),
            sections: self.sections(&items[..items.len() - rest]),
            button: self.button("mail-digest-open", self.links.notifications(self.tenant)),
            notes: if rest > 0 { vec![self.count("mail-digest-more", rest)] } else { Vec::new() },
            why: "mail-why",
            topic: Some(if only_events { Topic::Events } else { Topic::Digest }),
        }
    }

    /// The items by what they are about, in the order in which that came up first.
    fn sections(&self, items: &[Item]) -> Vec<Section> {
        let mut sections: Vec<(Option<Category>, Section)> = Vec::new();
        for item in items {
            let category = category_of(&item.activity_type);
            let entry = Entry {
                text: tame(&item.content_snippet),
                url: self.links.app(self.tenant, item.link.as_deref().unwrap_or_default()),
            };
            match sections.iter_mut().find(|(of, _)| *of == category) {
                Some((_, section)) => section.entries.push(entry),
                None => {
                    sections.push((category, Section { title: self.topic(category), entries: vec![entry] }));
                }
            }
        }
        sections.into_iter().map(|(_, section)| section).collect()
    }

    fn welcome(&self) -> Draft {
        self.account("welcome", self.links.app(self.tenant, "/feed"), &["mail-welcome-text", "mail-welcome-next"], &[])
    }

    fn received(&self) -> Draft {
        let mut draft = self.account(
            "received",
            self.links.app(self.tenant, "/"),
            &["mail-received-text", "mail-received-next"],
            &[],
        );
        draft.button = self.button("mail-open", self.links.origin(self.tenant));
        draft
    }

    fn repeated(&self) -> Draft {
        let texts = ["mail-repeated-text", "mail-repeated-next"];
        let mut draft =
            self.account("repeated", self.links.app(self.tenant, "/login"), &texts, &["mail-repeated-ignore"]);
        draft.why = "mail-why-account";
        draft
    }

    fn rejected(&self, item: &Item) -> Draft {
        let mut draft = self.account("rejected", self.links.origin(self.tenant), &["mail-rejected-text"], &[]);
        draft.quote = item.email_body.as_deref().map(|text| lines(text, LONGEST_QUOTE.0)).unwrap_or_default();
        draft.button = self.button("mail-open", self.links.origin(self.tenant));
        draft.why = "mail-why-account";
        draft
    }

    fn verification(&self, secret: &str) -> Draft {
        let url = self.links.verify(self.tenant, secret);
        let mut draft =
            self.account("verify", url, &["mail-verify-text"], &["mail-verify-hours", "mail-verify-ignore"]);
        draft.why = "mail-why-account";
        draft
    }

    fn reset(&self, secret: &str) -> Draft {
        let url = self.links.reset(self.tenant, secret);
        self.security("reset", url, &["mail-reset-text"], &["mail-reset-hours", "mail-reset-ignore"])
    }

    fn confirm_change(&self, secret: &str) -> Draft {
        let url = self.links.verify(self.tenant, secret);
        self.security(
            "email-confirm",
            url,
            &["mail-email-confirm-text"],
            &["mail-verify-hours", "mail-email-confirm-ignore"],
        )
    }

    fn stop_change(&self, secret: &str) -> Draft {
        let url = self.links.stop_change(self.tenant, secret);
        self.security("email-stop", url, &["mail-email-stop-text", "mail-email-stop-next"], &["mail-email-stop-ignore"])
    }

    fn password_changed(&self) -> Draft {
        let url = self.links.app(self.tenant, "/login/forgot-password");
        self.security("password-changed", url, &["mail-password-changed-text", "mail-password-changed-next"], &[])
    }

    fn email_changed(&self) -> Draft {
        let url = self.links.contact(self.tenant);
        let texts = ["mail-email-changed-text", "mail-email-changed-next"];
        let mut draft = self.security("email-changed", url, &texts, &[]);
        draft.button.label = self.say("mail-write-open");
        draft
    }

    /// A second factor is on, or off: the subject says which.
    fn second_factor(&self, subject: &str) -> Draft {
        let url = self.links.app(self.tenant, "/login/forgot-password");
        let texts = ["mail-second-factor-text", "mail-password-changed-next"];
        Draft { subject: self.say(subject), ..self.security("password-changed", url, &texts, &[]) }
    }

    /// Staff have switched the second factor off, and say why.
    fn second_factor_reset(&self, item: &Item) -> Draft {
        let url = self.links.app(self.tenant, "/login");
        let mut draft =
            self.security("second-factor-reset", url, &["mail-second-factor-reset-text"], &["mail-email-changed-next"]);
        draft.quote = item.email_body.as_deref().map(|text| lines(text, LONGEST_QUOTE.0)).unwrap_or_default();
        draft
    }

    /// About what signs in. Nobody can stop it; and some go to an address that is not the member's, or not any more: whoever reads there must not stop
    /// what goes to the member.
    fn security(&self, about: &str, url: String, paragraphs: &[&str], notes: &[&str]) -> Draft {
        Draft { why: "mail-why-security", topic: None, ..self.account(about, url, paragraphs, notes) }
    }

    /// A mail about the member's own account.
    fn account(&self, about: &str, url: String, paragraphs: &[&str], notes: &[&str]) -> Draft {
        let open = format!("mail-{about}-open");
        Draft {
            subject: self.say(&format!("mail-{about}-subject")),
            heading: None,
            paragraphs: paragraphs.iter().map(|message| self.say(message)).collect(),
            quote: Vec::new(),
            sections: Vec::new(),
            button: self.button(if Language::English.knows(&open) { &open } else { "mail-open" }, url),
            notes: notes.iter().map(|message| self.say(message)).collect(),
            why: "mail-why",
            topic: Some(Topic::All),
        }
    }

    fn view(&self, now: Timestamp, reader: &Reader, draft: Draft, unsubscribe: Option<&str>) -> View {
        let mut args = self.args();
        args.set("name", one_line(reader.name()));
        let zone = schedule::zone(&self.tenant.settings.timezone);
        let subject = one_line(&draft.subject);
        // What has no switch of its own stops with everything: its reader must know.
        let stop = if draft.topic == Some(Topic::All) { "mail-unsubscribe-all" } else { "mail-unsubscribe" };
        let ways = |link: &str| {
            vec![self.button("mail-manage", self.links.preferences(self.tenant)), self.button(stop, link.to_owned())]
        };
        View {
            lang: self.language.code(),
            dir: self.language.direction(),
            community: one_line(&self.tenant.name),
            home: self.links.app(self.tenant, "/"),
            preheader: draft.paragraphs.first().cloned().unwrap_or_default(),
            heading: draft.heading.unwrap_or_else(|| tame(&draft.subject)),
            subject,
            greeting: self.language.say("mail-greeting", &args),
            paragraphs: draft.paragraphs,
            quote: draft.quote,
            sections: draft.sections,
            button: Some(draft.button),
            link_hint: self.say("mail-link-hint"),
            notes: draft.notes,
            why: self.say(draft.why),
            ways: unsubscribe.map(ways).unwrap_or_default(),
            year: now.with_timezone(&zone).year(),
        }
    }
}

/// A sentence as a subject, without its stop. One that leads to words of somebody's, which do not stand there, goes as far as the sentence before
/// it, if there is any.
fn headline(sentence: &str) -> &str {
    let sentence = sentence.trim_end_matches(['.', '。']);
    let Some(leading) = sentence.strip_suffix([':', '：']) else { return sentence };
    let before = leading.rfind(". ").or_else(|| leading.rfind('。'));
    before.map_or(leading, |end| leading.get(..end).unwrap_or(leading)).trim_end()
}

#[cfg(test)]
mod tests;
