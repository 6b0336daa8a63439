//! Writing what a line becomes: a row for each channel.

use super::model::{Facts, Plan, Policy, decide};
use super::store::together::{Rang, Written};
use super::store::{self, Chat, Said};
use crate::base::{Answer, GroupId, GroupMessageId, MemberId};
use crate::call::Tx;
use crate::groups;
use crate::groups::notices::{GROUP_CHATROOM_MESSAGE, chat};
use crate::groups::prefs::Frequency as GroupFrequency;
use crate::language::Language;
use crate::live::Live;
use crate::members::Card;
use crate::messages::notices::NEW_MESSAGE;
use crate::notices::{NewNotification, Notice, Staff};
use crate::notifications::email::{self, Queued};
use crate::notifications::model::{Reader, link, message, wrote};
use crate::notifications::prefs::model::{Decided, Frequency};
use crate::notifications::push::{self, Wanted};
use crate::notifications::store as lines;
use crate::outbox::Heard;
use crate::queue::Progress;
use crate::rules::NotificationRules;

/// So many members are told in one transaction: others want to write too.
const PART: i64 = 200;

/// Lets a line go out: the ten steps. What it became; nothing if the recipient, or whoever caused it, has left.
pub(crate) async fn dispatch(tx: &mut Tx, live: &Live, heard: &Heard, line: NewNotification) -> Answer<Plan> {
    let Some(reader) = store::reader(tx, line.to).await? else { return Ok(Plan::default()) };
    let actor = match line.actor {
        None => None,
        Some(member) => match lines::actor(tx, member).await? {
            None => return Ok(Plan::default()),
            found => found,
        },
    };
    let link = link(&line, &reader);
    let said = store::said(tx, &line, &link).await?;
    let plan = decide(line.kind, &facts(tx, line.kind, &reader, &said)?);
    let sentence = sentence(tx, &line, actor.as_ref(), &reader)?;
    let written = Written { event: heard.id, line, link, sentence };
    if plan.bell {
        let rang = store::together::insert(tx, &[&written]).await?;
        if rang.is_empty() {
            // This event has written it before.
            return Ok(Plan::default());
        }
        publish(tx, live, rang);
    }
    let Written { line, link, sentence, .. } = written;
    if let Some(only_curated) = plan.push {
        let (to, kind, language, event) = (line.to, line.kind.as_str(), reader.language(), heard.id);
        push::enqueue(tx, &Wanted { to, kind, language, link: &link, only_curated, event }).await?;
    }
    if let Some(frequency) = plan.mail {
        let message = line.about.filter(|_| line.kind == &NEW_MESSAGE).map(Into::into);
        let (to, kind, event) = (line.to, line.kind.as_str(), heard.id);
        let detail = line.reason.as_deref();
        let queued =
            Queued { to, kind, snippet: &sentence, detail, message, link: &link, frequency, event, address: None };
        email::enqueue(tx, &queued).await?;
    }
    Ok(plan)
}

/// Tells whoever listens of lines, once they are stored.
pub(super) fn publish(tx: &mut Tx, live: &Live, rang: Vec<Rang>) {
    let (live, tenant) = (live.clone(), tx.tenant());
    tx.after_commit(Box::new(move || {
        for one in rang {
            live.publish(tenant, one.user_id, one.id);
        }
    }));
}

/// How often the community decided for whoever decides nothing.
fn undecided(tx: &Tx) -> Answer<Option<Frequency>> {
    Ok(match tx.call().community()?.rules::<NotificationRules>().default_frequency.as_deref() {
        // Weekly is monthly, as everywhere (spec notifications 6).
        Some("weekly") => Some(Frequency::Monthly),
        word => word.and_then(Frequency::parse),
    })
}

/// What is known, with the community's own decision.
pub(super) fn facts(tx: &Tx, kind: &Notice, reader: &Reader, said: &Said) -> Answer<Facts> {
    let rang_after = |moment| said.rang_at.is_some_and(|rang_at| rang_at > moment);
    let decided = Decided { thread: None, group: said.of_group, global: said.of_all, community: undecided(tx)? };
    Ok(Facts {
        hushed: said.muted || said.blocked,
        rang: rang_after(kind.rings_once_since(tx.now())),
        mailed: kind.mailed_once_since(tx.now()).is_some_and(rang_after),
        active: reader.active,
        policy: policy(said),
        decided,
        preferences: reader.preferences(),
    })
}

/// What the recipient decided about the group that it happened in.
fn policy(said: &Said) -> Policy {
    Policy {
        frequency: match said.group_frequency {
            None => None,
            Some(GroupFrequency::Instant) => Some(Frequency::Instant),
            Some(GroupFrequency::Digest) => Some(Frequency::Daily),
            Some(GroupFrequency::Muted) => Some(Frequency::Off),
        },
        email: said.group_email.unwrap_or(true),
        push: said.group_push.unwrap_or(true),
    }
}

/// The line in the reader's words. It is about the group or listing that it names, else about the community.
pub(super) fn sentence(tx: &Tx, line: &NewNotification, actor: Option<&Card>, reader: &Reader) -> Answer<String> {
    let community = &tx.call().community()?.name;
    Ok(message(line.kind, actor, reader, line.place.as_deref().unwrap_or(community)))
}

/// Lets a line go out to those who look after the community but for some, part by part, each in their own language.
///
/// `line` makes it for one of them. Source: seed 1, "Dispatch behaviour" 9; spec notifications 12.
pub(crate) async fn dispatch_to_staff(
    tx: &mut Tx,
    live: &Live,
    heard: &Heard,
    (staff, except): (Staff, &[MemberId]),
    line: &(dyn Fn(MemberId) -> NewNotification + Send + Sync),
) -> Answer<Progress> {
    let after = MemberId::from(heard.resume.unwrap_or(0));
    let part = store::staff(tx, staff == Staff::Stewards, except, after, PART).await?;
    for member in &part {
        dispatch(tx, live, heard, line(*member)).await?;
    }
    Ok(next(&part))
}

/// Lets a line go out to every member who may come in but for some, part by part, each in their own language. `line` makes it for one of them.
pub(crate) async fn dispatch_to_members(
    tx: &mut Tx,
    live: &Live,
    heard: &Heard,
    except: &[MemberId],
    line: &(dyn Fn(MemberId) -> NewNotification + Send + Sync),
) -> Answer<Progress> {
    let after = MemberId::from(heard.resume.unwrap_or(0));
    let part = store::members(tx, except, after, PART).await?;
    for member in &part {
        dispatch(tx, live, heard, line(*member)).await?;
    }
    Ok(next(&part))
}

/// Lets everybody in a group but its writer know of a message, part by part. There are no mails of it. Lines and messages to browsers go
/// to whom [`decide`] would send them.
/// Source: spec notifications 12, `GroupChatroomMessagePosted`.
pub(crate) async fn dispatch_chat(
    tx: &mut Tx,
    live: &Live,
    heard: &Heard,
    (group, message): (GroupId, GroupMessageId),
    sender: MemberId,
) -> Answer<Progress> {
    let Some(found) = groups::store::read(tx, group).await? else { return Ok(Progress::Done) };
    // One that was taken out meanwhile is not told.
    if !store::is_said(tx, group, message).await? {
        return Ok(Progress::Done);
    }
    let Some(actor) = lines::actor(tx, sender).await? else { return Ok(Progress::Done) };
    let after = MemberId::from(heard.resume.unwrap_or(0));
    let part = store::group_members(tx, group, sender, after, PART).await?;
    let texts: serde_json::Map<_, _> = Language::ALL
        .iter()
        .map(|language| (language.code().to_owned(), wrote(&actor, &found.name, *language).into()))
        .collect();
    let (texts, link) = (serde_json::Value::Object(texts), chat(group));
    let chat = Chat { event: heard.id, group, sender, link: &link, texts: &texts };
    let rang = store::insert_chat(tx, chat, &part).await?;
    if !rang.is_empty() {
        let members: Vec<MemberId> = rang.iter().map(|(_, member)| *member).collect();
        // Where nobody has decided anything, a group's settings say `instant` to its members.
        let undecided = undecided(tx)?.or(Some(Frequency::Instant));
        let words = (GROUP_CHATROOM_MESSAGE.as_str(), link.as_str());
        push::enqueue_for_group(tx, (group, heard.id), &members, words, undecided).await?;
    }
    let (live, tenant) = (live.clone(), tx.tenant());
    tx.after_commit(Box::new(move || {
        for (id, to) in rang {
            live.publish(tenant, to, id);
        }
    }));
    Ok(next(&part))
}

/// Whether there may be more after this part.
fn next(part: &[MemberId]) -> Progress {
    match part.last() {
        Some(last) if i64::try_from(part.len()).is_ok_and(|told| told >= PART) => Progress::More(last.get()),
        _ => Progress::Done,
    }
}
