//! What somebody wishes a session to be, and whether it can be so. Pure.

use std::collections::BTreeSet;

use chrono_tz::Tz;
use contract::Code;

use super::model::{Kind, Slot, Visibility, Voice, clock, wrong};
use super::store::Session;
use crate::base::name::hides_letters;
use crate::base::text::one_line;
use crate::base::{Answer, MemberId, Refusal, Rules};
use crate::draft::{hides, is_address};
use crate::language::Sentence;
use crate::model::Event;
use crate::say;
use crate::time::{Unusable, WallTime};

/// Who speaks, as somebody wishes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SpeakerWish {
    /// The member.
    pub member: Option<MemberId>,
    /// The name of a guest.
    pub name: Option<String>,
    /// What to know of them.
    pub headline: Option<String>,
}

/// What there is to read or to look at, as somebody wishes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResourceWish {
    /// What it is called.
    pub title: String,
    /// Its address.
    pub url: String,
    /// Who sees it.
    pub visibility: Visibility,
}

/// What somebody wishes. The outer `None` leaves things as they are, the inner one takes them away.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Wish {
    /// What it is called.
    pub title: Option<String>,
    /// What it is about.
    pub description: Option<Option<String>>,
    /// What it is.
    pub kind: Option<Kind>,
    /// Who sees it.
    pub visibility: Option<Visibility>,
    /// How many places there are.
    pub capacity: Option<Option<i64>>,
    /// When it begins, as typed.
    pub start: Option<String>,
    /// When it ends, as typed.
    pub end: Option<String>,
    /// IANA name of its own clock.
    pub timezone: Option<Option<String>>,
    /// To which part of the event it belongs.
    pub track: Option<Option<String>>,
    /// Where it is.
    pub room: Option<Option<String>>,
    /// Who speaks.
    pub speakers: Option<Vec<SpeakerWish>>,
    /// What there is to read or to look at.
    pub resources: Option<Vec<ResourceWish>>,
}

/// All that a session says about itself, but for who speaks and what there is to read.
#[derive(Clone, Debug, PartialEq)]
pub struct Content {
    /// What it is called.
    pub title: String,
    /// What it is about.
    pub description: Option<String>,
    /// What it is.
    pub kind: Kind,
    /// Who sees it.
    pub visibility: Visibility,
    /// How many places there are.
    pub capacity: Option<i64>,
    /// When it is.
    pub slot: Slot,
    /// IANA name of its own clock.
    pub timezone: Option<String>,
    /// To which part of the event it belongs.
    pub track: Option<String>,
    /// Where it is.
    pub room: Option<String>,
}

impl Content {
    /// What a session says now.
    pub fn of(session: &Session, slot: Slot) -> Self {
        Self {
            title: session.title.clone(),
            description: session.description.clone(),
            kind: session.kind,
            visibility: session.visibility,
            capacity: session.capacity,
            slot,
            timezone: session.timezone.clone(),
            track: session.track.clone(),
            room: session.room.clone(),
        }
    }

    /// Whether those whom it concerns are told of what another one says: when and where.
    pub fn matters(&self, other: &Self) -> bool {
        self.slot != other.slot || self.room != other.room
    }

    /// How far it is from the beginning of its event, in seconds: as time goes, and as the hands show it.
    ///
    /// # Errors
    /// A fault if what is stored of the event is no time.
    pub fn after(&self, event: &Event) -> Answer<(i64, i64)> {
        let start = self.slot.start;
        Ok(((start.at - event.starts_at).num_seconds(), (start.local - event.start()?.local).num_seconds()))
    }
}

/// A session as wished: a new one, or an old one that changes.
///
/// # Errors
/// 422 `EVENT_AGENDA_VALIDATION_FAILED` for all that cannot be so.
pub fn shaped(wish: &Wish, old: Option<&Content>, event: &Event, taken: i64) -> Result<Content, Refusal> {
    let mut rules = Rules::default();
    let title = match &wish.title {
        Some(typed) => rules.of(line("title", typed, say!("event-session-title"))),
        None => old.map(|old| old.title.clone()),
    };
    let text = |wish: &Option<Option<String>>, old: Option<&String>| match wish {
        Some(typed) => typed.as_deref().map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned),
        None => old.cloned(),
    };
    let description = text(&wish.description, old.and_then(|old| old.description.as_ref()));
    let short = |text: Option<String>| text.map(|text| one_line(&text));
    let track = short(text(&wish.track, old.and_then(|old| old.track.as_ref())));
    let room = short(text(&wish.room, old.and_then(|old| old.room.as_ref())));
    for (field, text) in [("description", &description), ("track", &track), ("room", &room)] {
        if text.as_deref().is_some_and(hides) {
            rules.note(wrong(field, say!("event-text-hidden")));
        }
    }
    let capacity = wish.capacity.unwrap_or(old.and_then(|old| old.capacity));
    if capacity.is_some_and(|places| places < taken) {
        rules.note(wrong("capacity", say!("event-places-taken")));
    }
    let timezone = text(&wish.timezone, old.and_then(|old| old.timezone.as_ref()));
    let known = timezone.as_deref().is_none_or(|name| name.parse::<Tz>().is_ok());
    if !known {
        rules.note(wrong("timezone", say!("event-timezone-unknown")));
    }
    let zone = clock(timezone.as_deref(), event);
    let slot = if known { when(wish, old.map(|old| old.slot), zone, event, &mut rules) } else { None };
    rules.kept()?;
    let (Some(title), Some(slot)) = (title, slot) else {
        return Err(wrong("title", say!("event-session-title")));
    };
    Ok(Content {
        title,
        description,
        kind: wish.kind.or(old.map(|old| old.kind)).unwrap_or(Kind::Talk),
        visibility: wish.visibility.or(old.map(|old| old.visibility)).unwrap_or(Visibility::Public),
        capacity,
        slot,
        timezone,
        track,
        room,
    })
}

/// When it is. What nobody touches stays, also where the event has moved away from it; on another clock the hands stay.
fn when(wish: &Wish, old: Option<Slot>, zone: Tz, event: &Event, rules: &mut Rules) -> Option<Slot> {
    if let Some(old) = old.filter(|old| old.zone == zone && wish.start.is_none() && wish.end.is_none()) {
        return Some(old);
    }
    let mut read = |field: &'static str, typed: &Option<String>, old: Option<WallTime>| {
        let time = match (typed, old) {
            (Some(typed), _) => WallTime::read(typed, zone),
            (None, Some(old)) => old.moved(zone),
            (None, None) => Err(Unusable::Unreadable),
        };
        rules.of(time.map_err(|why| unusable(field, why)))
    };
    let start = read("start_time", &wish.start, old.map(|old| old.start));
    let end = read("end_time", &wish.end, old.map(|old| old.end));
    let slot = Slot { start: start?, end: end?, zone };
    if slot.end.at <= slot.start.at {
        rules.note(wrong("end_time", say!("event-end-before-start")));
        return None;
    }
    if !slot.is_within(event) {
        let field = if slot.start.at < event.starts_at { "start_time" } else { "end_time" };
        rules.note(wrong(field, say!("event-session-outside")));
        return None;
    }
    Some(slot)
}

fn unusable(field: &'static str, why: Unusable) -> Refusal {
    wrong(field, why.sentence())
}

fn line(field: impl Into<std::borrow::Cow<'static, str>>, typed: &str, empty: Sentence) -> Result<String, Refusal> {
    let line = one_line(typed);
    if line.is_empty() {
        return Err(wrong(field, empty));
    }
    if hides_letters(&line) { Err(wrong(field, say!("event-text-hidden"))) } else { Ok(line) }
}

/// Who speaks, without blanks around words.
///
/// # Errors
/// 422 `EVENT_AGENDA_VALIDATION_FAILED` for whoever is neither a member nor has a name, and for whoever is named twice.
pub fn speakers(wish: Vec<SpeakerWish>) -> Result<Vec<SpeakerWish>, Refusal> {
    let mut rules = Rules::default();
    let mut known = BTreeSet::new();
    let mut all = Vec::with_capacity(wish.len());
    for (nth, one) in wish.into_iter().enumerate() {
        let field = |name: &str| format!("speakers.{nth}.{name}");
        let words = |text: Option<String>| text.map(|text| one_line(&text)).filter(|text| !text.is_empty());
        let (name, headline) = (words(one.name), words(one.headline));
        if one.member.is_some() == name.is_some() {
            rules.note(wrong(field("name"), say!("event-session-speaker-who")));
            continue;
        }
        for (what, text) in [("name", &name), ("headline", &headline)] {
            if text.as_deref().is_some_and(hides_letters) {
                rules.note(wrong(field(what), say!("event-text-hidden")));
            }
        }
        if !Voice::of(one.member, name.as_deref()).is_some_and(|voice| known.insert(voice)) {
            let what = if one.member.is_some() { "user_id" } else { "name" };
            rules.note(wrong(field(what), say!("event-session-speaker-twice")));
        }
        all.push(SpeakerWish { member: one.member, name, headline });
    }
    rules.kept()?;
    Ok(all)
}

/// What there is to read or to look at, without blanks around words.
///
/// # Errors
/// 422 `EVENT_AGENDA_VALIDATION_FAILED` for what has no title or no address.
pub fn resources(wish: Vec<ResourceWish>) -> Result<Vec<ResourceWish>, Refusal> {
    let mut rules = Rules::default();
    let mut all = Vec::with_capacity(wish.len());
    for (nth, one) in wish.into_iter().enumerate() {
        let title = rules.of(line(format!("resources.{nth}.title"), &one.title, say!("event-session-title")));
        let url = one.url.trim().to_owned();
        if !is_address(&url) {
            rules.note(wrong(format!("resources.{nth}.url"), say!("event-address-unusable")));
        }
        all.extend(title.map(|title| ResourceWish { title, url, visibility: one.visibility }));
    }
    rules.kept()?;
    Ok(all)
}

/// What a room or a speaker that is taken at the same time is refused with.
#[must_use]
pub fn taken(field: &'static str, sentence: Sentence) -> Refusal {
    Refusal::new(Code::EventSessionOverlap, sentence).field(field)
}
