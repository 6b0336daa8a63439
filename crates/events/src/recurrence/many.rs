//! The same change of many occurrences, in as few statements as there are different changes.
//!
//! What is written is made ready before anything is held, so that the rows are held only while they are written.

use std::collections::HashMap;

use serde_json::Value;

use crate::base::Answer;
use crate::call::Tx;
use crate::events::EventPlacesAdded;
use crate::model::EventId;
use crate::outbox;
use crate::registration::fill;
use crate::store::{self as events, Content};
use crate::time::WallTime;

use super::store::many;

/// So many rows are written with one statement.
const PART: usize = 2_500;

/// For so many occurrences places are handed on at once. For the others that happens soon after.
const AT_ONCE: usize = 20;

/// Some occurrences of which the same becomes something else, and becomes the same, but for their times and the words by which they are found.
#[derive(Clone, Debug)]
pub struct Batch {
    /// Which occurrences.
    pub ids: Vec<EventId>,
    /// What changes, by the names of the contract.
    pub fields: Vec<&'static str>,
    /// One of them as it becomes.
    pub content: Content,
    /// By which words most of them are found, if that changes.
    pub search: Option<String>,
    /// What each becomes, as [`row`] writes it.
    rows: Vec<String>,
    /// The same as the statement takes it, some of them at a time: lists in JSON.
    pub parts: Vec<String>,
}

impl Batch {
    /// Whether times change.
    #[must_use]
    pub fn moves(&self) -> bool {
        self.changes(&["start_time", "end_time", "timezone"])
    }

    /// Whether any of these changes.
    #[must_use]
    pub fn changes(&self, names: &[&str]) -> bool {
        self.fields.iter().any(|field| names.contains(field))
    }
}

/// The same changes together: an occurrence, what it becomes, and what of it changes. Those that change nothing are left out.
#[must_use]
pub fn batches<'c>(changes: impl Iterator<Item = (EventId, &'c Content, &'c [&'static str])>) -> Vec<Batch> {
    let mut known: HashMap<String, usize> = HashMap::new();
    let mut batches: Vec<Batch> = Vec::new();
    let mut found: HashMap<[&str; 3], String> = HashMap::new();
    for (id, new, fields) in changes.filter(|(_, _, fields)| !fields.is_empty()) {
        let is_found_by_others = fields.iter().any(|field| matches!(*field, "title" | "description" | "location"));
        let search = is_found_by_others.then(|| {
            let words = [new.title.as_str(), new.description.as_str(), new.location.as_deref().unwrap_or_default()];
            found.entry(words).or_insert_with(|| new.searched()).clone()
        });
        let next = batches.len();
        let place = *known.entry(spelled(new, fields)).or_insert(next);
        if place == next {
            batches.push(Batch {
                ids: Vec::new(),
                fields: fields.to_vec(),
                content: new.clone(),
                search: search.clone(),
                rows: Vec::new(),
                parts: Vec::new(),
            });
        }
        let Some(batch) = batches.get_mut(place) else { continue };
        let own = search.filter(|own| batch.search.as_ref() != Some(own));
        batch.ids.push(id);
        batch.rows.push(row(id, new, own));
    }
    for batch in &mut batches {
        batch.parts = batch.rows.chunks(PART).map(|rows| Value::from(rows).to_string()).collect();
    }
    batches
}

/// Lets others have the thread now and then while very many occurrences are looked at.
pub async fn let_others(nth: usize) {
    if nth % 100 == 99 {
        tokio::task::yield_now().await;
    }
}

/// An occurrence, its hands and its moment when it begins, both when it ends, and by which words it is found, if that is its own. All but the last have their width, and blanks stand for
/// none: so a text is cut rather than read as JSON for each of them.
fn row(id: EventId, new: &Content, search: Option<String>) -> String {
    let moment = |time: WallTime| time.at.to_rfc3339_opts(chrono::SecondsFormat::Micros, true);
    let (start, end) = (new.start, new.end);
    let (hands, at) = (end.map(WallTime::stored).unwrap_or_default(), end.map(moment).unwrap_or_default());
    let search = search.unwrap_or_default();
    format!("{id:019}{:19}{:27}{hands:19}{at:27}{search}", start.stored(), moment(start), id = id.get())
}

/// What changes, but for times: two changes are the same if they are spelled the same.
fn spelled(new: &Content, fields: &[&'static str]) -> String {
    use std::fmt::Write as _;
    let mut text = String::new();
    for field in fields {
        // Writing into a text does not fail.
        let _ = match *field {
            "title" => write!(text, "{field}{:?}", new.title),
            "description" => write!(text, "{field}{:?}", new.description),
            "timezone" => write!(text, "{field}{:?}", new.timezone),
            "all_day" => write!(text, "{field}{:?}", new.is_all_day),
            "location" => write!(text, "{field}{:?}", new.location),
            "coordinates" => write!(text, "{field}{:?}", new.coordinates),
            "venue_accessibility" => write!(text, "{field}{:?}", new.accessibility),
            "max_attendees" => write!(text, "{field}{:?}", new.max_attendees),
            "is_online" => write!(text, "{field}{:?}", new.is_online),
            "allow_remote_attendance" => write!(text, "{field}{:?}", new.allow_remote_attendance),
            "online_link" => write!(text, "{field}{:?}", new.online_link),
            "video_url" => write!(text, "{field}{:?}", new.video_url),
            "image_url" => write!(text, "{field}{:?}", new.image_url),
            "cover_image" => write!(text, "{field}{:?}", new.cover_image_url),
            "category_id" => write!(text, "{field}{:?}", new.category),
            "group_id" => write!(text, "{field}{:?}", new.group),
            "series_id" => write!(text, "{field}{:?}", new.series),
            "federated_visibility" => write!(text, "{field}{:?}", new.federated_visibility),
            // The times are each occurrence's own.
            field => write!(text, "{field}"),
        };
    }
    text
}

/// Writes what occurrences become, whose rows are held. `calendar`: whether calendars see it, by what changes. Partners do.
///
/// # Errors
/// A fault if the database fails.
pub async fn write(tx: &mut Tx, batches: &[Batch], calendar: impl Fn(&[&str]) -> bool) -> Answer<()> {
    write_counted(tx, batches, |fields| (calendar(fields), true)).await
}

/// Writes what occurrences become that nobody has seen yet, so that it is no change of them.
///
/// # Errors
/// A fault if the database fails.
pub async fn write_new(tx: &mut Tx, batches: &[Batch]) -> Answer<()> {
    write_counted(tx, batches, |_| (false, false)).await
}

async fn write_counted(tx: &mut Tx, batches: &[Batch], counts: impl Fn(&[&str]) -> (bool, bool)) -> Answer<()> {
    for batch in batches {
        let counts = counts(&batch.fields);
        for part in &batch.parts {
            many::say(tx, batch, part, counts).await?;
        }
        if batch.changes(&["category_id", "group_id", "series_id"]) {
            many::file(tx, batch).await?;
        }
    }
    Ok(())
}

/// Holds the places that became free at occurrences, whose rows are held, for those who wait. Where very many wait for many, some of it is left to [`EventPlacesAdded`].
///
/// # Errors
/// A fault if the database fails.
pub async fn hand_on(tx: &mut Tx, root: EventId, changed: &[EventId]) -> Answer<()> {
    if changed.is_empty() {
        return Ok(());
    }
    let mut waited_for = many::waited_for(tx, changed).await?;
    let later = waited_for.split_off(waited_for.len().min(AT_ONCE));
    for id in waited_for {
        let Some(event) = events::lock(tx, id).await? else { continue };
        fill(tx, &event).await?;
    }
    if !later.is_empty() {
        outbox::tell(tx, EventPlacesAdded { event: root, occurrences: later }).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{Accessibility, Federation};

    fn content(title: &str, hour: u32) -> Content {
        let at = |hour| WallTime::at(chrono::DateTime::UNIX_EPOCH + chrono::TimeDelta::hours(hour), chrono_tz::Tz::UTC);
        Content {
            title: title.to_owned(),
            description: "Bring what is broken.".to_owned(),
            start: at(i64::from(hour)),
            end: None,
            timezone: "UTC".to_owned(),
            is_all_day: false,
            location: None,
            coordinates: None,
            accessibility: Accessibility::default(),
            max_attendees: None,
            is_online: false,
            allow_remote_attendance: false,
            online_link: None,
            video_url: None,
            image_url: None,
            cover_image_url: None,
            category: None,
            group: None,
            series: None,
            federated_visibility: Federation::None,
        }
    }

    #[test]
    fn what_becomes_the_same_is_written_together() {
        let all = [content("Mending", 1), content("Mending", 2), content("Baking", 3), content("Mending", 4)];
        let fields: [&[&'static str]; 4] = [&["title", "start_time"], &["title", "start_time"], &["start_time"], &[]];
        let changes = all.iter().zip(fields).enumerate();
        let changes = changes.map(|(n, (new, fields))| (EventId::from(i64::try_from(n).unwrap()), new, fields));
        let batches = batches(changes);
        let told: Vec<_> =
            batches.iter().map(|batch| (batch.ids.len(), batch.fields.join(" "), batch.moves())).collect();
        assert_eq!(told, [(2, "title start_time".to_owned(), true), (1, "start_time".to_owned(), true)]);
        assert_eq!(batches[0].search.as_deref(), Some(all[0].searched().as_str()));
        let blanks = " ".repeat(46);
        let row = format!("00000000000000000011970-01-01T02:00:001970-01-01T02:00:00.000000Z{blanks}");
        assert_eq!(batches[0].rows[1], row);
        assert_eq!(batches[0].parts, [Value::from(batches[0].rows.as_slice()).to_string()]);
        assert_eq!(batches[1].search, None, "it is found as before");
    }

    #[test]
    fn another_description_of_its_own_is_found_by_its_own_words() {
        let (one, mut other) = (content("Mending", 1), content("Mending", 2));
        other.description = "Bring cloth.".to_owned();
        let title: &[&'static str] = &["title"];
        let batches = batches([(EventId::from(1), &one, title), (EventId::from(2), &other, title)].into_iter());
        assert_eq!(batches.len(), 1);
        let own: Vec<&str> = batches[0].rows.iter().map(|row| &row[111..]).collect();
        assert_eq!(own, ["", other.searched().as_str()]);
    }
}
