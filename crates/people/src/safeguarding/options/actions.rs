//! What administrators offer, what members tell, and what staff read of it.

use std::collections::BTreeSet;

use contract::Code;

use super::model::{self, Choice, ChoicesRead, MOST, Offered, OptionId, Told, Type, Value, Wanted, direction};
use super::store;
use crate::base::{Answer, Cursor, MeasureId, MemberId, OrRefuse as _, Page, Refusal};
use crate::call::{Call, Tx};
use crate::db::Json;
use crate::outbox;
use crate::safeguarding::events::SafeguardingChosen;
use crate::safeguarding::model::Kind;
use crate::safeguarding::store::{self as measures, NewMeasure};
use crate::say;

pub use super::store::Asked;

/// An option to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewOption {
    /// Its name for programs.
    pub key: String,
    /// How it is told.
    pub kind: Type,
    /// What is told.
    pub label: String,
    /// More about it.
    pub description: Option<String>,
    /// Where to read on.
    pub help_url: Option<String>,
    /// The first steps do not end without it.
    pub is_required: bool,
    /// Its values.
    pub values: Vec<Value>,
    /// The measure that it takes.
    pub measure: Option<Kind>,
    /// Its place.
    pub sort_order: i64,
}

/// What is to change of an option; none stays as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// What is told.
    pub label: Option<String>,
    /// More about it; none inside takes it away.
    pub description: Option<Option<String>>,
    /// Where to read on; none inside takes it away.
    pub help_url: Option<Option<String>>,
    /// The first steps do not end without it.
    pub is_required: Option<bool>,
    /// Its values.
    pub values: Option<Vec<Value>>,
    /// Its place.
    pub sort_order: Option<i64>,
    /// It is offered.
    pub is_active: Option<bool>,
}

fn tidied(text: &str) -> String {
    text.trim().to_owned()
}

fn kept(text: Option<String>) -> Option<String> {
    text.map(|text| tidied(&text)).filter(|text| !text.is_empty())
}

/// All options in their order.
pub async fn all(call: &Call) -> Answer<Vec<Offered>> {
    Ok(store::all(call).await?)
}

/// Offers something.
///
/// Refuses with 409 `VALIDATION_DUPLICATE` on `option_key` a key that there is; with 422 `VALIDATION_ERROR` what does not belong together, and more than [`MOST`].
/// Source: spec accounts 7.
pub async fn offer(call: &Call, new: NewOption) -> Answer<Offered> {
    let now = call.now();
    let option = Offered {
        id: 0.into(),
        option_key: new.key,
        kind: new.kind,
        label: tidied(&new.label),
        description: kept(new.description),
        help_url: kept(new.help_url),
        is_required: new.is_required,
        select_options: Json(new.values),
        measure: new.measure,
        sort_order: new.sort_order,
        is_active: true,
        created_at: now,
        updated_at: now,
    };
    option.sound()?;
    let mut tx = call.begin().await?;
    if store::count(&mut tx).await? >= MOST {
        let refusal = Refusal::new(Code::ValidationError, say!("too-many-safeguarding-options", most = MOST));
        return Err(refusal.status(422).field("option_key").into());
    }
    let id = match store::insert(&mut tx, &option).await {
        Ok(id) => id,
        Err(error) if error.is_unique("safeguarding_options_key") => {
            let refusal = Refusal::new(Code::ValidationDuplicate, say!("safeguarding-option-there"));
            return Err(refusal.field("option_key").into());
        }
        Err(error) => return Err(error.into()),
    };
    tx.commit().await?;
    Ok(Offered { id, ..option })
}

/// Changes an option. What members told stays.
///
/// Refuses with 400 `VALIDATION_NO_FIELDS` if nothing is named, with `NOT_FOUND` if there is no such option, else as [`offer`] does.
pub async fn change(call: &Call, id: OptionId, change: Change) -> Answer<Offered> {
    let mut tx = call.begin().await?;
    let before = store::lock(&mut tx, id).await?.or_refuse(Code::NotFound, say!("safeguarding-option-missing"))?;
    if change == Change::default() {
        return Err(Refusal::new(Code::ValidationNoFields, say!("safeguarding-option-nothing-named")).into());
    }
    let after = Offered {
        label: change.label.map_or(before.label, |label| tidied(&label)),
        description: change.description.map_or(before.description, kept),
        help_url: change.help_url.map_or(before.help_url, kept),
        is_required: change.is_required.unwrap_or(before.is_required),
        select_options: change.values.map_or(before.select_options, Json),
        sort_order: change.sort_order.unwrap_or(before.sort_order),
        is_active: change.is_active.unwrap_or(before.is_active),
        updated_at: tx.now(),
        ..before
    };
    after.sound()?;
    store::update(&mut tx, &after).await?;
    tx.commit().await?;
    Ok(after)
}

/// How much is offered.
pub async fn asked(call: &Call) -> Answer<Asked> {
    Ok(store::asked(call).await?)
}

/// Whether a member has not told what is needed.
pub async fn lacks(tx: &mut Tx, member: MemberId) -> Answer<bool> {
    Ok(store::lacks(tx, member).await?)
}

/// What is offered, and what the viewer told of it: none for what they did not.
///
/// Refuses with `NOT_FOUND` whoever is no member of this community.
pub async fn mine(call: &Call) -> Answer<Vec<(Offered, Option<Told>)>> {
    let viewer = call.member()?;
    let me = viewer.id_in(call.tenant());
    let me = me.or_refuse(Code::NotFound, say!("member-missing"))?;
    let mut told = store::told(&mut call.reads(), me).await?;
    told.retain(|one| one.withdrawn_at.is_none());
    let offered = store::active(&mut call.reads()).await?.into_iter();
    Ok(offered.map(|one| (one.clone(), told.iter().find(|told| told.option_id == one.id).cloned())).collect())
}

/// Tells what holds from now on; the rest is taken back. How much holds then.
///
/// Emits `SafeguardingChosen` if something is new or gone, without saying what. A measure that an option takes is taken unless the one that it took is still there. Refuses with
/// what [`model::picked`] says, and with `NOT_FOUND` whoever is no member of this community. Source: spec accounts 7.1.
pub async fn choose(call: &Call, wanted: &[Wanted]) -> Answer<usize> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let held = measures::hold(&mut tx, &[me]).await?;
    held.first().or_refuse(Code::NotFound, say!("member-missing"))?;
    let offered = store::active(&mut tx.reads()).await?;
    let picked = model::picked(&offered, wanted)?;
    let before = store::told(&mut tx.reads(), me).await?;
    let gone: Vec<i64> = before
        .iter()
        .filter(|one| one.withdrawn_at.is_none() && !picked.contains_key(&one.option_id))
        .filter(|one| offered.iter().any(|option| option.id == one.option_id))
        .map(|one| one.id)
        .collect();
    let mut changed = !gone.is_empty();
    if changed {
        store::withdraw(&mut tx, me, &gone).await?;
    }
    for (option, value) in offered.iter().filter_map(|option| Some((option, picked.get(&option.id)?))) {
        let old = before.iter().find(|one| one.option_id == option.id);
        if old.is_some_and(|old| old.withdrawn_at.is_none() && old.value == *value) {
            continue;
        }
        let measure = match (option.measure, old.filter(|old| old.has_measure).and_then(|old| old.measure_id)) {
            (_, Some(there)) => Some(there),
            (None, None) => None,
            (Some(kind), None) => Some(protect(&mut tx, me, kind, &option.label).await?),
        };
        store::tell(&mut tx, me, option.id, value.as_deref(), measure).await?;
        changed = true;
    }
    if changed {
        outbox::tell(&mut tx, SafeguardingChosen { member: me }).await?;
    }
    tx.commit().await?;
    Ok(picked.len())
}

/// Takes a measure that a member asks for about themselves.
async fn protect(tx: &mut Tx, me: MemberId, kind: Kind, why: &str) -> Answer<MeasureId> {
    let now = tx.now();
    let new = NewMeasure {
        kind,
        member: me,
        partner: None,
        direction: direction(kind),
        interactions: None,
        jurisdiction: None,
        reason: why,
        starts_at: now,
        ends_at: None,
        made_by: me,
    };
    Ok(measures::insert(tx, new).await?)
}

/// What members told, the newest first: of one, or of all. That it was read is noted for each member whom the page is about, with who read it.
pub async fn choices(
    call: &Call,
    member: Option<MemberId>,
    limit: i64,
    cursor: Option<Cursor>,
) -> Answer<Page<Choice>> {
    let before = call.newest_behind(cursor);
    let member = member.unwrap_or_else(|| MemberId::from(0));
    let mut tx = call.begin().await?;
    let rows = store::choices(&mut tx.reads(), member, before, limit + 1).await?;
    let page = call.page(rows, limit, |row| row.id);
    let reader = call.member()?;
    let own = |one: &MemberId| *one == reader.id && reader.tenant == call.tenant();
    let read: BTreeSet<MemberId> = page.items.iter().map(|row| row.user_id).filter(|one| !own(one)).collect();
    if !read.is_empty() {
        let read: Vec<MemberId> = read.into_iter().collect();
        store::note_read(&mut tx, (reader.tenant, reader.id), &read).await?;
    }
    tx.commit().await?;
    Ok(page)
}

/// Who of staff has read what the viewer told, the latest day first: a line for each of them and day.
///
/// Refuses with `NOT_FOUND` whoever is no member of this community.
pub async fn reads(call: &Call, limit: i64, cursor: Option<Cursor>) -> Answer<Page<ChoicesRead>> {
    let viewer = call.member()?;
    let me = viewer.id_in(call.tenant());
    let me = me.or_refuse(Code::NotFound, say!("member-missing"))?;
    let before = call.newest_behind(cursor);
    let rows = store::reads(call, me, before, limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.id))
}
