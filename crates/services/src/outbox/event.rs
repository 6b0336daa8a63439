//! What a domain event is, and who hears of it.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::base::{Answer, DomainEventId, Fault, MemberId, Timestamp};
use crate::queue::Kind;

/// The member of what is stored that names an event.
const NAME: &str = "kind";
/// The member of what is stored that says its version.
const VERSION: &str = "version";

/// Something that happened in the system (a gathering of people is an event of another kind). Each area has its own, in its `events.rs`.
///
/// It is stored as JSON under its name and version, and may be read by a later version of the program. What is added may be missing when it is read;
/// nothing is renamed. No field is called `kind` or `version`: these two stand beside the fields, and an event with one of them cannot be told.
pub trait DomainEvent: Serialize + DeserializeOwned + Send + Sync + 'static {
    /// Its name in `domain_events.kind`, for ever. No two types have the same.
    const NAME: &'static str;

    /// Raised by one where whoever knows only the version before would misunderstand it.
    const VERSION: u32 = 1;

    /// The oldest version that [`read`](Self::read) still understands.
    const READS_SINCE: u32 = Self::VERSION;

    /// The member who made it happen; `None` where nobody is to know.
    fn actor(&self) -> Option<MemberId>;

    /// What it is about, as long as that may be shown to whoever hears of it.
    fn subject(&self) -> Option<Subject> {
        None
    }

    /// Whether it is told at all. One that is not is only kept.
    fn is_told(&self) -> bool {
        true
    }

    /// Reads what was stored by a version from [`READS_SINCE`](Self::READS_SINCE) to [`VERSION`](Self::VERSION).
    ///
    /// # Errors
    /// If it is no such event.
    fn read(_version: u32, stored: &Value) -> Result<Self, serde_json::Error> {
        Self::deserialize(stored)
    }
}

/// A thing that something is about. It may be gone, and whoever hears of it need not see it any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Subject {
    /// Its type in the graph, as `Listing`.
    pub kind: &'static str,
    /// Its row.
    pub id: i64,
}

impl Subject {
    /// A row of a type of the graph.
    #[must_use]
    pub fn new(kind: &'static str, id: impl Into<i64>) -> Self {
        Self { kind, id: id.into() }
    }
}

/// A type of domain events, as whoever listens to it names it.
#[derive(Clone, Copy, Debug)]
pub struct EventType {
    name: &'static str,
    reads_since: u32,
    version: u32,
    subject: fn(u32, &Value) -> Option<Subject>,
}

impl EventType {
    /// The type of some events.
    #[must_use]
    pub const fn of<E: DomainEvent>() -> Self {
        Self { name: E::NAME, reads_since: E::READS_SINCE, version: E::VERSION, subject: subject::<E> }
    }

    /// Its name.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// Whether it can read what is stored as this.
    #[must_use]
    pub fn reads(&self, name: &str, version: u32) -> bool {
        self.name == name && (self.reads_since..=self.version).contains(&version)
    }

    /// What an event of this type is about, from what is stored of it. None of one that it cannot read.
    #[must_use]
    pub fn subject(&self, stored: &Value) -> Option<Subject> {
        let version = version(stored);
        (self.reads_since..=self.version).contains(&version).then(|| (self.subject)(version, stored)).flatten()
    }
}

fn subject<E: DomainEvent>(version: u32, stored: &Value) -> Option<Subject> {
    E::read(version, stored).ok()?.subject()
}

/// The version as which something is stored. The first one is not written down. One that is no number of ours is a later one.
pub(super) fn version(stored: &Value) -> u32 {
    stored.get(VERSION).map_or(1, |version| version.as_u64().and_then(|n| n.try_into().ok()).unwrap_or(u32::MAX))
}

/// What is stored of an event: its fields, and its name and version beside them. The first version goes without saying.
///
/// # Errors
/// A fault for an event that has a field of its own where one of these two stands, or that is no object: nobody could read it again.
pub(super) fn stored<E: DomainEvent>(event: &E) -> Answer<Value> {
    let fields = serde_json::to_value(event).map_err(|_| Fault::new("the event cannot be stored"))?;
    named(fields, E::NAME, E::VERSION)
}

fn named(fields: Value, name: &'static str, version: u32) -> Answer<Value> {
    let mut fields = match fields {
        Value::Object(fields) => fields,
        Value::Null => serde_json::Map::new(),
        _ => return Err(Fault::new("the event is no object").into()),
    };
    if fields.contains_key(NAME) || fields.contains_key(VERSION) {
        return Err(Fault::new("the event has a field called kind or version").into());
    }
    fields.insert(NAME.to_owned(), name.into());
    if version > 1 {
        fields.insert(VERSION.to_owned(), version.into());
    }
    Ok(Value::Object(fields))
}

/// Somebody who hears of domain events. A name for ever: what waits for it is done by the next version of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Consumer(&'static str);

impl Consumer {
    /// A consumer by the kind of the tasks that wait for it, which begins with `event.`: `event.bell`.
    #[must_use]
    pub const fn new(kind: &'static str) -> Self {
        Self(kind)
    }

    /// Of which kind the tasks are that wait for it.
    #[must_use]
    pub const fn kind(self) -> Kind {
        Kind::new(self.0)
    }

    /// Its name alone: `bell`.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        self.0.strip_prefix("event.").unwrap_or(self.0)
    }
}

/// A domain event as a listener hears it.
#[derive(Clone, Debug)]
pub struct Heard {
    /// The event's identity: what a listener's effect is made idempotent by.
    pub id: DomainEventId,
    /// What kind of event it is.
    pub name: String,
    /// What is stored of it.
    pub stored: Value,
    /// When it was told.
    pub occurred_at: Timestamp,
    /// 1 the first time, and again after each progress.
    pub attempt: i64,
    /// How far the listener came with it: what its last [`Progress::More`](crate::queue::Progress::More) said.
    pub resume: Option<i64>,
}

impl Heard {
    /// What happened, if it is an event of this type.
    ///
    /// # Errors
    /// A fault if it is, and cannot be read.
    pub fn event<E: DomainEvent>(&self) -> Answer<Option<E>> {
        if self.name != E::NAME {
            return Ok(None);
        }
        let event = E::read(version(&self.stored), &self.stored);
        event.map(Some).map_err(|_| Fault::new("the event cannot be read").into())
    }

    /// Whether one of these types can read it.
    pub(super) fn is_one_of(&self, types: &[EventType]) -> bool {
        types.iter().any(|one| one.reads(&self.name, version(&self.stored)))
    }

    /// An event as it is heard for the first time.
    ///
    /// # Errors
    /// A fault if it cannot be written as JSON.
    pub fn first<E: DomainEvent>(id: DomainEventId, event: &E, occurred_at: Timestamp) -> Answer<Self> {
        let stored = stored(event)?;
        Ok(Self { id, name: E::NAME.to_owned(), stored, occurred_at, attempt: 1, resume: None })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;
    use serde_json::json;

    #[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
    struct Moved {
        house: i64,
        by: Option<MemberId>,
    }

    impl DomainEvent for Moved {
        const NAME: &'static str = "house_moved";
        const VERSION: u32 = 3;
        const READS_SINCE: u32 = 2;

        fn actor(&self) -> Option<MemberId> {
            self.by
        }

        fn subject(&self) -> Option<Subject> {
            Some(Subject::new("House", self.house))
        }

        /// In the second version, a house was called a home.
        fn read(version: u32, stored: &Value) -> Result<Self, serde_json::Error> {
            let mut stored = stored.clone();
            if version == 2 {
                stored["house"] = stored["home"].take();
            }
            Self::deserialize(stored)
        }
    }

    #[derive(Serialize, Deserialize)]
    struct Painted {
        house: i64,
    }

    impl DomainEvent for Painted {
        const NAME: &'static str = "house_painted";

        fn actor(&self) -> Option<MemberId> {
            None
        }
    }

    fn heard(name: &str, stored: Value) -> Heard {
        let (id, occurred_at) = (1.into(), Timestamp::UNIX_EPOCH);
        Heard { id, name: name.to_owned(), stored, occurred_at, attempt: 1, resume: None }
    }

    #[test]
    fn an_event_is_stored_under_its_name_and_version() {
        let moved = Moved { house: 7, by: Some(1.into()) };
        let first = Heard::first(1.into(), &moved, Timestamp::UNIX_EPOCH).unwrap();
        assert_eq!(first.stored, json!({ "kind": "house_moved", "version": 3, "house": 7, "by": 1 }));
        assert_eq!(first.event::<Moved>().unwrap(), Some(moved));
        assert!(first.event::<Painted>().unwrap().is_none(), "it is another one");
        let painted = Heard::first(1.into(), &Painted { house: 7 }, Timestamp::UNIX_EPOCH).unwrap();
        assert_eq!(
            painted.stored,
            json!({ "kind": "house_painted", "house": 7 }),
            "the first version goes without saying"
        );
    }

    #[test]
    fn an_event_whose_field_would_pass_for_its_version_is_not_stored() {
        #[derive(Serialize, Deserialize)]
        struct Revised {
            version: i64,
        }
        impl DomainEvent for Revised {
            const NAME: &'static str = "house_revised";

            fn actor(&self) -> Option<MemberId> {
                None
            }
        }
        assert!(Heard::first(1.into(), &Revised { version: 2 }, Timestamp::UNIX_EPOCH).is_err());
    }

    #[test]
    fn a_stored_event_stays_readable() {
        let stored = json!({ "kind": "house_moved", "version": 2, "home": 7, "by": null, "added_later": true });
        let old = heard("house_moved", stored.clone());
        assert_eq!(old.event::<Moved>().unwrap(), Some(Moved { house: 7, by: None }));
        assert_eq!(EventType::of::<Moved>().subject(&stored), Some(Subject::new("House", 7)));
    }

    #[test]
    fn of_other_versions_of_the_program_only_some_can_be_read() {
        let (moved, painted) = (EventType::of::<Moved>(), EventType::of::<Painted>());
        for (version, reads) in
            [(json!(1), false), (json!(2), true), (json!(3), true), (json!(4), false), (json!("x"), false)]
        {
            let stored = json!({ "version": version, "house": 7, "by": null });
            assert_eq!(heard("house_moved", stored).is_one_of(&[painted, moved]), reads, "{version}");
        }
        assert!(!heard("house_sold", json!({})).is_one_of(&[painted, moved]));
        assert_eq!(moved.subject(&json!({ "version": 4, "house": 7, "by": null })), None);
        assert!(heard("house_painted", json!({ "house": "blue" })).event::<Painted>().is_err(), "it is broken");
    }

    #[test]
    fn a_consumer_is_called_by_its_name_alone() {
        assert_eq!(
            (Consumer::new("event.bell").as_str(), Consumer::new("event.bell").kind().as_str()),
            ("bell", "event.bell")
        );
    }
}
