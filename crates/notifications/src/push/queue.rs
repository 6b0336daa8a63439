//! Writing down that a member is to be told.

use std::collections::HashSet;

use serde_json::{Value, json};

use super::MESSAGE;
use super::model::{ONCE_WITHIN, Wanted, title_name};
use super::store::many::{self, InGroup, Message};
use super::store::queue::{self as messages, Words};
use crate::base::{Answer, DomainEventId, GroupId, MemberId};
use crate::call::Tx;
use crate::language::{Args, Language};
use crate::notifications::prefs;
use crate::notifications::prefs::model::Frequency;
use crate::queue;

/// Writes down a message to a member's browsers and phones, in the member's language. Whether it did; nothing is written for a member who
/// is gone or has switched messages off, who has neither browser nor phone, who was told the same within the last minute, or of this
/// event before; and, if only curated types are wanted, for a type without a title of its own.
///
/// Holds the member's row, so that of two that are the same only one is written. Workers wake up once the transaction is committed.
/// Source: spec notifications 6.1.
///
/// # Errors
/// A fault if the database fails.
pub async fn enqueue(tx: &mut Tx, wanted: &Wanted<'_>) -> Answer<bool> {
    let (name, none) = (title_name(wanted.kind), Args::new());
    let curated = wanted.language.knows(&name);
    if wanted.only_curated && !curated {
        return Ok(false);
    }
    match prefs::store::lock(tx, wanted.to).await? {
        Some(kept) if kept.preferences().push_enabled => {}
        _ => return Ok(false),
    }
    let title = wanted.language.say(if curated { &name } else { "push-default" }, &none);
    let body = wanted.language.say("push-body", &none);
    let words =
        Words { kind: wanted.kind, title: &title, body: &body, link: wanted.link, options: json!({}), web_only: false };
    let lately = tx.now() - ONCE_WITHIN;
    let written = messages::insert(tx, wanted.to, wanted.event, &words, lately).await?;
    let_wait(tx, written.as_slice()).await?;
    Ok(written.is_some())
}

/// The same for several at once, whose members' rows the transaction holds already and who have not switched messages off: two statements.
///
/// # Errors
/// A fault if the database fails.
pub async fn enqueue_held(tx: &mut Tx, wanted: &[Wanted<'_>]) -> Answer<()> {
    let none = Args::new();
    let mut said = HashSet::new();
    let mut messages = Vec::with_capacity(wanted.len());
    for one in wanted {
        let name = title_name(one.kind);
        let curated = one.language.knows(&name);
        // Of those that say the same, the first is enough.
        if (one.only_curated && !curated) || !said.insert((one.to, one.kind, one.link)) {
            continue;
        }
        let title = one.language.say(if curated { &name } else { "push-default" }, &none);
        messages.push(Message { wanted: one, title, body: one.language.say("push-body", &none) });
    }
    if messages.is_empty() {
        return Ok(());
    }
    let lately = tx.now() - ONCE_WITHIN;
    let written = many::insert_each(tx, &messages, lately).await?;
    let_wait(tx, &written).await
}

/// The same for some members of a group in which something happened, two statements for all of them. It goes to browsers only: phones do
/// not ring for what is said in groups (seed 2, "Dispatch behaviour" 8). If the type has no title of its own, it goes only to those who
/// hear of the group at once; `undecided` is how often somebody does who has decided nothing.
///
/// # Errors
/// A fault if the database fails.
pub async fn enqueue_for_group(
    tx: &mut Tx,
    (group, event): (GroupId, DomainEventId),
    members: &[MemberId],
    (kind, link): (&str, &str),
    undecided: Option<Frequency>,
) -> Answer<()> {
    let name = title_name(kind);
    let curated = Language::English.knows(&name);
    let in_all = |message: &str| {
        let say = |language: &Language| (language.code().to_owned(), language.say(message, &Args::new()).into());
        Value::Object(Language::ALL.iter().map(say).collect())
    };
    let (titles, bodies) = (&in_all(if curated { &name } else { "push-default" }), &in_all("push-body"));
    let words = Words { kind, title: "", body: "", link, options: json!({}), web_only: true };
    let about = InGroup { group, event, titles, bodies, curated, undecided };
    let written = many::insert_for_group(tx, &about, members, &words).await?;
    let_wait(tx, &written).await
}

/// Lets tasks wait for messages that have been written down.
pub(crate) async fn let_wait(tx: &mut Tx, written: &[i64]) -> Answer<()> {
    let mut subjects: Vec<_> = written.iter().map(|id| (*id, None)).collect();
    subjects.sort_unstable();
    queue::add_each(tx, MESSAGE, tx.now(), &subjects).await
}
