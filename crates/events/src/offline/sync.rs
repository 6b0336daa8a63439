//! What a device noted without a network comes in: each item once.

use std::collections::{BTreeSet, HashMap, HashSet};

use chrono::TimeDelta;
use sha2::{Digest as _, Sha256};

use super::devices::{Signed, conflict, gone, sight, sign_in};
use super::door::{Person, Whom, people, words};
use super::model::{Action, BatchId, Case, Outcome, Reason, SKEW, judge, out_of_hours, put_right, takes_place, wrong};
use super::store::{self, Batch, Item, Outcomes, StoredResult};
use crate::base::text::{hex, unhex};
use crate::base::{Answer, MemberId, Refusal, Timestamp};
use crate::call::{Call, Tx};
use crate::events::EventOfflineConflictsFound;
use crate::guests::model::GuestId;
use crate::model::EventId;
use crate::outbox;
use crate::say;

/// Something that a device noted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Noted {
    /// By which it is known.
    pub(super) key: String,
    /// What.
    pub(super) action: Action,
    /// Of whom, as the manifest names them.
    pub(super) reference: Option<String>,
    /// Or by the hash of their pass.
    pub(super) pass: Option<String>,
    /// When, by the clock of the device.
    pub(super) at: Timestamp,
    /// How often something was noted of them when the device got its manifest.
    pub(super) base: Option<i64>,
}

/// What became of a batch.
pub(super) struct Brought {
    /// The batch.
    pub(super) batch: Batch,
    /// What became of each item.
    pub(super) results: Vec<StoredResult>,
    /// It was brought before.
    pub(super) replayed: bool,
}

/// What became of one item.
struct Done {
    whom: Option<(MemberId, Option<GuestId>)>,
    at: Timestamp,
    outcome: Outcome,
    reason: Option<Reason>,
    version: Option<i64>,
}

/// All violations of a batch at once.
fn well_formed(items: &[Noted]) -> Result<(), Refusal> {
    let mut seen = BTreeSet::new();
    let refused = items.iter().enumerate().flat_map(|(nth, item)| {
        let twice = (!seen.insert(item.key.as_str()))
            .then(|| wrong(format!("items.{nth}.item_key"), say!("event-offline-item-twice")));
        let nobody = (item.reference.is_some() == item.pass.is_some())
            .then(|| wrong(format!("items.{nth}.reference"), say!("event-offline-item-whom")));
        let other = (!matches!(item.action, Action::CheckIn | Action::CheckOut))
            .then(|| wrong(format!("items.{nth}.action"), say!("event-offline-action")));
        twice.into_iter().chain(nobody).chain(other)
    });
    refused.reduce(Refusal::and).map_or(Ok(()), Err)
}

/// Of what a batch says.
fn content(items: &[Noted]) -> [u8; 32] {
    Sha256::digest(format!("{items:?}")).into()
}

/// Takes in what a device brought.
///
/// # Errors
/// As the contract says of `syncEventOfflineCheckin`.
pub(super) async fn sync(
    call: &Call,
    id: EventId,
    (secret, key): (&str, &str),
    device_time: Timestamp,
    items: &[Noted],
) -> Answer<Brought> {
    let mut tx = call.begin().await?;
    // Strangers are told nothing of what they say.
    let signed = sign_in(call, &mut tx, id, secret).await?;
    well_formed(items)?;
    let late = call.now().signed_duration_since(device_time);
    if late.abs() > SKEW {
        return Err(wrong("device_time", say!("event-offline-clock")).into());
    }
    let hash = content(items);
    if let Some(batch) = store::batch_by_key(&mut tx, signed.device.id, key).await? {
        if batch.content_hash != hash {
            return Err(conflict().field("batch_key").into());
        }
        let results = store::results_of(&mut tx.reads(), batch.id).await?.map_or_else(Vec::new, |results| results.0);
        tx.commit().await?;
        return Ok(Brought { batch, results, replayed: true });
    }
    let keys: Vec<String> = items.iter().map(|item| item.key.clone()).collect();
    let earlier = store::earlier(&mut tx, signed.device.id, &keys).await?;
    let earlier: HashMap<&str, &Item> = earlier.iter().map(|item| (item.item_key.as_str(), item)).collect();
    let new: Vec<&Noted> = items.iter().filter(|item| !earlier.contains_key(item.key.as_str())).collect();
    let done = take_in(call, &mut tx, &signed, late, &new).await?;
    let mut counts = Outcomes::default();
    let results: Vec<StoredResult> = items
        .iter()
        .filter_map(|item| match (earlier.get(item.key.as_str()), done.get(item.key.as_str())) {
            (Some(before), _) => Some(again(before)),
            (None, Some(done)) => Some(result(&item.key, done)),
            (None, None) => None,
        })
        .inspect(|result| count(&mut counts, result))
        .collect();
    let of = (id, signed.device.id);
    let skew = (late.num_seconds(), counts);
    let batch = store::insert_batch(&mut tx, of, (key, hash), skew, results.clone()).await?;
    for item in new {
        let Some(done) = done.get(item.key.as_str()) else { continue };
        let told = (done.outcome, done.reason, done.version);
        let of = (batch.id, signed.device.id);
        store::insert_item(&mut tx, id, of, (&item.key, done.whom), (item.action, done.at), told).await?;
    }
    let found = done.values().filter(|done| done.outcome == Outcome::Conflict).count();
    if found > 0 {
        let (batch, organizer) = (batch.id, signed.event.organizer_id);
        let found = EventOfflineConflictsFound { event: id, batch, owner: signed.owner, organizer };
        outbox::tell(&mut tx, found).await?;
    }
    tx.commit().await?;
    Ok(Brought { batch, results, replayed: false })
}

fn count(counts: &mut Outcomes, result: &StoredResult) {
    match Outcome::parse(&result.outcome) {
        Some(Outcome::Applied) => counts.applied += 1,
        Some(Outcome::AlreadyApplied) => counts.already += 1,
        Some(Outcome::Conflict) => counts.conflicts += 1,
        Some(Outcome::Refused) | None => counts.refused += 1,
    }
}

fn result(key: &str, done: &Done) -> StoredResult {
    StoredResult {
        key: key.to_owned(),
        outcome: done.outcome.as_str().to_owned(),
        reason: done.reason.map(|reason| reason.as_str().to_owned()),
        version: done.version,
    }
}

/// What is told of an item that came in an earlier batch: what was noted is noted.
fn again(before: &Item) -> StoredResult {
    let outcome = if before.outcome == Outcome::Applied { Outcome::AlreadyApplied } else { before.outcome };
    StoredResult {
        key: before.item_key.clone(),
        outcome: outcome.as_str().to_owned(),
        reason: before.reason.map(|reason| reason.as_str().to_owned()),
        version: before.attendance_version,
    }
}

/// Whom some items mean.
async fn meant(call: &Call, tx: &mut Tx, id: EventId, items: &[&Noted]) -> Answer<HashMap<String, Whom>> {
    let mut known = HashMap::new();
    if items.iter().any(|item| item.reference.is_some()) {
        known = words(call, tx, id).await?;
    }
    if items.iter().any(|item| item.pass.is_some()) {
        let passes = store::hashes(&mut tx.reads(), id).await?;
        known.extend(passes.into_iter().map(|one| (hex(&one.token_hash), Whom::Member(one.user_id))));
    }
    Ok(known)
}

/// Whom an item means, or why it means nobody.
fn whom(known: &HashMap<String, Whom>, item: &Noted) -> Result<Whom, Reason> {
    match (&item.pass, &item.reference) {
        (Some(pass), _) => {
            let hash = unhex::<32>(pass).map(|hash| hex(&hash));
            hash.and_then(|hash| known.get(&hash).copied()).ok_or(Reason::UnknownPass)
        }
        (None, Some(reference)) => known.get(reference).copied().ok_or(Reason::UnknownPerson),
        (None, None) => Err(Reason::UnknownPerson),
    }
}

/// Notes what can be noted, in the order in which it happened.
async fn take_in<'a>(
    call: &Call,
    tx: &mut Tx,
    signed: &Signed,
    late: TimeDelta,
    items: &[&'a Noted],
) -> Answer<HashMap<&'a str, Done>> {
    let (event, now) = (&signed.event, call.now());
    let known = meant(call, tx, event.id, items).await?;
    let named: BTreeSet<Whom> = items.iter().filter_map(|item| whom(&known, item).ok()).collect();
    let named: Vec<Whom> = named.into_iter().collect();
    let mut people = people(tx, event.id, &named).await?;
    let members: Vec<MemberId> = people.values().map(|person| person.ids().0).collect();
    let own = store::checked_in_by(tx, signed.device.id, &members).await?;
    let mut own: HashSet<Whom> = own.into_iter().map(|(member, guest)| Whom::of(member, guest)).collect();
    let mut order: Vec<(Timestamp, &'a Noted)> =
        items.iter().map(|item| (put_right(item.at, late, now), *item)).collect();
    order.sort_by_key(|(at, _)| *at);
    let mut done = HashMap::with_capacity(items.len());
    for (at, item) in order {
        let found = whom(&known, item)
            .and_then(|whom| people.get(&whom).cloned().map(|person| (whom, person)).ok_or(Reason::UnknownPerson));
        let told = match found {
            Err(reason) => Done { whom: None, at, outcome: Outcome::Refused, reason: Some(reason), version: None },
            Ok((whom, person)) => {
                let (outcome, reason, noted) = one(tx, signed, &person, (item, at), own.contains(&whom)).await?;
                let ids = Some(person.ids());
                let version = noted.as_ref().map_or(person.version(), Person::version);
                if let Some(noted) = noted {
                    if item.action == Action::CheckIn {
                        own.insert(whom);
                    }
                    // Later items of the same person follow on this one.
                    people.insert(whom, noted);
                }
                Done { whom: ids, at, outcome, reason, version: Some(version) }
            }
        };
        done.insert(item.key.as_str(), told);
    }
    Ok(done)
}

/// What becomes of one item, and how the person stands since, if something is noted of them.
async fn one(
    tx: &mut Tx,
    signed: &Signed,
    person: &Person,
    (item, at): (&Noted, Timestamp),
    by_device: bool,
) -> Answer<(Outcome, Option<Reason>, Option<Person>)> {
    let event = &signed.event;
    if let Some(reason) = out_of_hours(event, at) {
        return Ok((Outcome::Refused, Some(reason), None));
    }
    let case = Case {
        takes_place: takes_place(event),
        takes_part: person.takes_part(),
        state: person.state(),
        version: person.version(),
        base: item.base,
        by_device,
    };
    match judge(item.action, case) {
        Err(reason) => Ok((Outcome::Conflict, Some(reason), None)),
        Ok(Outcome::Applied) => {
            let by = (None, Some(signed.owner));
            match person.note(tx, event.id, (item.action, at), by).await? {
                Ok(noted) => Ok((Outcome::Applied, None, Some(noted))),
                Err(_) => Ok((Outcome::Conflict, Some(Reason::ChangedSince), None)),
            }
        }
        Ok(outcome) => Ok((outcome, None, None)),
    }
}

/// What became of a batch.
///
/// # Errors
/// As the contract says of `getEventOfflineBatch`.
pub(super) async fn batch(call: &Call, id: EventId, batch: BatchId) -> Answer<Brought> {
    sight(call, id).await?;
    let batch = store::batch(call, id, batch).await?.ok_or_else(gone)?;
    let results = store::results_of(&mut call.reads(), batch.id).await?.map_or_else(Vec::new, |results| results.0);
    Ok(Brought { batch, results, replayed: true })
}
