//! Lines of several events that go out in one transaction, with a few statements for all of them.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use super::actions::{facts, publish, sentence};
use super::model::decide;
use super::store::Said;
use super::store::together::{self as store, Written};
use crate::base::{Answer, DomainEventId, MemberId, Timestamp};
use crate::call::Tx;
use crate::live::Live;
use crate::members::Card;
use crate::messages::notices::NEW_MESSAGE;
use crate::notices::{NewNotification, Notice};
use crate::notifications::email::{self, Queued};
use crate::notifications::model::{Reader, link};
use crate::notifications::prefs::model::Frequency;
use crate::notifications::push::{self, Wanted};

/// What makes two lines the same to their reader.
type Same<'a> = (MemberId, &'static Notice, &'a str, Option<MemberId>);

/// By which channels a written line goes out.
struct Leaving<'a> {
    written: &'a Written,
    bell: bool,
    push: Option<bool>,
    mail: Option<Frequency>,
}

/// Lets lines go out, one for each event, as [`dispatch`](super::actions::dispatch) does one after the other. The rows of their recipients are held
/// in the order of their ids, so that two workers with lines for the same members do not wait for each other in a circle.
pub(crate) async fn dispatch_together(
    tx: &mut Tx,
    live: &Live,
    lines: Vec<(DomainEventId, NewNotification)>,
) -> Answer<()> {
    let ids = |of: fn(&NewNotification) -> Option<MemberId>| -> Vec<MemberId> {
        lines.iter().filter_map(|(_, line)| of(line)).collect::<BTreeSet<_>>().into_iter().collect()
    };
    let (to, by) = (ids(|line| Some(line.to)), ids(|line| line.actor));
    let readers = store::readers(tx, &to).await?;
    let readers: HashMap<MemberId, Reader> = readers.into_iter().map(|reader| (reader.id, reader)).collect();
    let actors = if by.is_empty() { Vec::new() } else { store::actors(tx, &by).await? };
    let actors: HashMap<MemberId, Card> = actors.into_iter().map(|card| (card.id, card)).collect();
    // Nobody tells whom, or what whom, of those who have left.
    let mut written = Vec::with_capacity(lines.len());
    for (event, line) in lines {
        let Some(reader) = readers.get(&line.to) else { continue };
        let actor = line.actor.map(|member| actors.get(&member));
        if actor == Some(None) {
            continue;
        }
        let (link, sentence) = (link(&line, reader), sentence(tx, &line, actor.flatten(), reader)?);
        written.push(Written { event, line, link, sentence });
    }
    let said = said(tx, &written).await?;
    let leaving = plan(tx, &readers, &written, &said)?;
    let rung: Vec<&Written> = leaving.iter().filter(|one| one.bell).map(|one| one.written).collect();
    let rang = if rung.is_empty() { Vec::new() } else { store::insert(tx, &rung).await? };
    let fresh: HashSet<(DomainEventId, MemberId)> = rang.iter().map(|one| (one.domain_event_id, one.user_id)).collect();
    // Of what should ring and has rung before, everything was said then.
    let is_due = |one: &&Leaving<'_>| !one.bell || fresh.contains(&(one.written.event, one.written.line.to));
    let due: Vec<&Leaving<'_>> = leaving.iter().filter(is_due).collect();
    publish(tx, live, rang);
    let pushed = due.iter().filter_map(|one| {
        let reader = readers.get(&one.written.line.to)?;
        let (line, link) = (&one.written.line, one.written.link.as_str());
        let (to, kind, language, event) = (line.to, line.kind.as_str(), reader.language(), one.written.event);
        let wanted = Wanted { to, kind, language, link, only_curated: one.push?, event };
        reader.preferences().push_enabled.then_some(wanted)
    });
    push::enqueue_held(tx, &pushed.collect::<Vec<_>>()).await?;
    let mailed = due.iter().filter_map(|one| {
        let (line, link) = (&one.written.line, one.written.link.as_str());
        let message = line.about.filter(|_| line.kind == &NEW_MESSAGE).map(Into::into);
        let (snippet, detail) = (one.written.sentence.as_str(), line.reason.as_deref());
        let (to, kind, event) = (line.to, line.kind.as_str(), one.written.event);
        Some(Queued { to, kind, snippet, detail, message, link, frequency: one.mail?, event, address: None })
    });
    email::enqueue_all(tx, &mailed.collect::<Vec<_>>()).await
}

/// What there is to know of each, in their order. How far back the same counts is the kind's matter.
async fn said(tx: &mut Tx, written: &[Written]) -> Answer<Vec<Option<Said>>> {
    let now = tx.now();
    let mut by_window: BTreeMap<Timestamp, Vec<usize>> = BTreeMap::new();
    for (nth, one) in written.iter().enumerate() {
        by_window.entry(one.line.kind.once_since(now)).or_default().push(nth);
    }
    let mut said: Vec<Option<Said>> = vec![None; written.len()];
    for (lately, nths) in by_window {
        let lines: Vec<(&NewNotification, &str)> =
            nths.iter().filter_map(|nth| written.get(*nth)).map(|one| (&one.line, one.link.as_str())).collect();
        for (nth, found) in nths.iter().zip(store::said(tx, &lines, lately).await?) {
            if let Some(slot) = said.get_mut(*nth) {
                *slot = Some(found);
            }
        }
    }
    Ok(said)
}

/// By which channels each goes out. What rings here rings for those after it, too.
fn plan<'a>(
    tx: &Tx,
    readers: &HashMap<MemberId, Reader>,
    written: &'a [Written],
    said: &[Option<Said>],
) -> Answer<Vec<Leaving<'a>>> {
    let mut rung: HashSet<Same<'_>> = HashSet::new();
    let mut leaving = Vec::with_capacity(written.len());
    for (one, said) in written.iter().zip(said) {
        let (Some(said), Some(reader)) = (said, readers.get(&one.line.to)) else { continue };
        let same: Same<'_> = (one.line.to, one.line.kind, one.link.as_str(), one.line.actor);
        let mut facts = facts(tx, one.line.kind, reader, said)?;
        if rung.contains(&same) {
            facts.rang = true;
            facts.mailed |= one.line.kind.mailed_once_since(tx.now()).is_some();
        }
        let plan = decide(one.line.kind, &facts);
        if plan.bell {
            rung.insert(same);
        }
        leaving.push(Leaving { written: one, bell: plan.bell, push: plan.push, mail: plan.mail });
    }
    Ok(leaving)
}
