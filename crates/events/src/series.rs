//! Series: events with a name in common.

use contract::Code;

use super::actions::{self, Wish, may_create};
use super::model::{EventId, SeriesId, missing};
use super::store::EventSeen;
use super::store::series::{self, Occurrence, SeriesSeen};
use crate::base::name::hides_letters;
use crate::base::text::one_line;
use crate::base::{Answer, Page, Refusal};
use crate::call::Call;
use crate::members;
use crate::say;

/// A series with its events that the viewer may see.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// The series.
    pub seen: SeriesSeen,
    /// Its events, the earliest first.
    pub occurrences: Vec<Occurrence>,
}

/// Series, the newest first.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn list(call: &Call, limit: i64, before: Option<i64>) -> Answer<Page<Shown>> {
    let viewer = call.member()?;
    let rows = series::page(call, viewer.id, viewer.is_admin(), before, limit + 1).await?;
    let page = call.page(rows, limit, |row| row.series.id.get());
    Ok(Page { items: with_events(call, page.items).await?, next: page.next })
}

/// A series.
///
/// # Errors
/// 404 `NOT_FOUND` if there is none.
pub async fn get(call: &Call, id: SeriesId) -> Answer<Shown> {
    let refusal = || Refusal::new(Code::NotFound, say!("event-series-missing"));
    Ok(by_ids(call, &[id]).await?.pop().ok_or_else(refusal)?)
}

/// Some series. The same statements whatever their number.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn by_ids(call: &Call, ids: &[SeriesId]) -> Answer<Vec<Shown>> {
    let viewer = call.member()?;
    with_events(call, series::by_ids(call, viewer.id, viewer.is_admin(), ids).await?).await
}

async fn with_events(call: &Call, rows: Vec<SeriesSeen>) -> Answer<Vec<Shown>> {
    let viewer = call.member()?;
    let ids: Vec<SeriesId> = rows.iter().map(|row| row.series.id).collect();
    let mut events =
        if ids.is_empty() { Vec::new() } else { series::occurrences(call, viewer.id, viewer.is_admin(), &ids).await? };
    let mut shown = Vec::with_capacity(rows.len());
    for seen in rows {
        let (own, others) = events.into_iter().partition(|event: &Occurrence| event.series_id == seen.series.id);
        events = others;
        shown.push(Shown { seen, occurrences: own });
    }
    Ok(shown)
}

/// Creates a series, to which the viewer adds events of theirs.
///
/// # Errors
/// 403 `FORBIDDEN` where the viewer may not create events; 400 `VALIDATION_ERROR` for an empty title, and for one in which letters hide.
pub async fn create(call: &Call, title: &str, description: Option<&str>) -> Answer<Shown> {
    let viewer = call.member()?;
    may_create(call)?;
    let title = one_line(title);
    if title.is_empty() {
        let sentence = say!("event-title-short");
        return Err(Refusal::new(Code::ValidationError, sentence).status(400).field("title").into());
    }
    if hides_letters(&title) {
        let sentence = say!("event-title-hidden");
        return Err(Refusal::new(Code::ValidationError, sentence).status(400).field("title").into());
    }
    let mut tx = call.begin().await?;
    if members::store::hold(&mut tx, &[viewer.id]).await?.is_empty() {
        return Err(Refusal::new(Code::Forbidden, say!("not-a-member")).into());
    }
    let id = series::insert(&mut tx, viewer.id, &title, description.map(str::trim).unwrap_or_default()).await?;
    tx.commit().await?;
    get(call, id).await
}

/// Adds an event to a series, or takes it out of its own.
///
/// # Errors
/// As [`actions::update`].
pub async fn link(call: &Call, event: EventId, to: Option<SeriesId>) -> Answer<EventSeen> {
    if event.get() < 1 {
        return Err(missing().into());
    }
    actions::update(call, event, Wish { series: Some(to), ..Wish::default() }, None).await
}
