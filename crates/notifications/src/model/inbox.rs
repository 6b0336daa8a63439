//! Lines in a bell, and alike ones taken together.

use super::title;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use crate::base::{MemberId, NotificationId, Timestamp};
use crate::language::Language;
use crate::record;

/// So many of a bunch's lines are named, the newest (spec notifications 3).
pub const MOST_NAMED: i64 = 200;

/// So many of those who caused alike lines are named.
const FACES: usize = 3;

/// What stands in a key where there is no type.
const NO_TYPE: &str = "system";

/// What stands in a key where there is no link.
const NO_LINK: &str = "none";

record! {
    /// A line in a member's bell.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Notification {
        /// Newer lines have higher ones.
        pub id: NotificationId,
        /// Whose bell it is in.
        pub user_id: MemberId,
        /// Who caused it.
        pub actor_id: Option<MemberId>,
        /// Its type: a [`Notice`](crate::notices::Notice), or one that an earlier or later version of the program knows.
        pub kind: String = "type",
        /// Where it leads, relative to the app.
        pub link: Option<String>,
        /// The sentence, in the language of the member.
        pub message: String,
        /// When it was read.
        pub read_at: Option<Timestamp>,
        /// When it came.
        pub created_at: Timestamp,
    }
    select notification_columns
}

impl Notification {
    /// The heading, in the language of whoever reads it: see [`title`].
    #[must_use]
    pub fn title(&self, language: Language) -> String {
        title(&self.kind, language)
    }

    /// What it has in common with alike lines, as clients send it back.
    #[must_use]
    pub fn group_key(&self) -> String {
        group_key(&self.kind, self.link.as_deref())
    }
}

/// What lines of a type that lead to the same place have in common, as clients send it back.
#[must_use]
pub fn group_key(kind: &str, link: Option<&str>) -> String {
    let kind = if kind.is_empty() { NO_TYPE } else { kind };
    format!("{kind}:{}", link.unwrap_or(NO_LINK))
}

/// What alike lines have in common.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupKey {
    /// Their type.
    pub kind: String,
    /// Where they lead; nowhere if there is none.
    pub link: Option<String>,
}

impl GroupKey {
    /// Reads a key; none if it is blank. What stands before the first colon is the type; a link may have colons of its own.
    #[must_use]
    pub fn parse(key: &str) -> Option<Self> {
        if key.trim().is_empty() {
            return None;
        }
        let (kind, link) = key.split_once(':').unwrap_or((key, NO_LINK));
        let link = (!link.is_empty() && link != NO_LINK).then(|| link.to_owned());
        Some(Self { kind: kind.to_owned(), link })
    }
}

/// Alike lines: of one type, leading to the same place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bunch {
    /// The newest of them.
    pub newest: Notification,
    /// How many there are.
    pub count: i64,
    /// The newest [`MOST_NAMED`] of them, newest first.
    pub ids: Vec<NotificationId>,
    /// Who caused them, the latest first; three at most.
    pub actors: Vec<MemberId>,
    /// Whether all of them were read.
    pub all_read: bool,
}

impl Bunch {
    fn of(line: Notification, count: i64, read: i64) -> Self {
        Self {
            count,
            ids: vec![line.id],
            actors: line.actor_id.into_iter().collect(),
            all_read: read == count,
            newest: line,
        }
    }

    fn add(&mut self, older: &Notification) {
        self.ids.push(older.id);
        if let Some(actor) = older.actor_id
            && self.actors.len() < FACES
            && !self.actors.contains(&actor)
        {
            self.actors.push(actor);
        }
    }

    fn holds(&self, line: &Notification) -> bool {
        self.newest.kind == line.kind && self.newest.link == line.link
    }

    /// How many lines there are beyond one for each of `named`.
    #[must_use]
    pub fn remaining(&self, named: usize) -> i64 {
        self.count.saturating_sub(i64::try_from(named).unwrap_or(i64::MAX)).max(0)
    }

    /// When its newest line was read, if all of it was.
    #[must_use]
    pub fn read_at(&self) -> Option<Timestamp> {
        self.newest.read_at.filter(|_| self.all_read)
    }
}

/// Where a page of bunches begins. Opaque on the wire.
///
/// Which lines there are is settled by the first page: what comes later would move a bunch from a page that is still to come to one that was
/// given already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Behind the bunch with this newest line.
    pub before: i64,
    /// Of the lines up to this one.
    pub top: i64,
}

impl Place {
    /// The first page.
    pub const START: Self = Self { before: i64::MAX, top: i64::MAX };

    /// The text that a client gets.
    #[must_use]
    pub fn encode(self) -> String {
        STANDARD.encode(format!("{}.{}", self.before, self.top))
    }

    /// Reads what a client sent; none if it is not one of ours.
    #[must_use]
    pub fn decode(text: &str) -> Option<Self> {
        let text = String::from_utf8(STANDARD.decode(text.trim()).ok()?).ok()?;
        let (before, top) = text.split_once('.')?;
        let place = Self { before: before.parse().ok()?, top: top.parse().ok()? };
        (place.before > 0 && place.before <= place.top && text == format!("{}.{}", place.before, place.top))
            .then_some(place)
    }
}

/// A page of bunches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bunches {
    /// By their newest line, newest first.
    pub items: Vec<Bunch>,
    /// Whether there are more behind them.
    pub more: bool,
    top: i64,
}

impl Bunches {
    /// Takes alike lines together. `lines` are those of one bunch more than `limit`, if there are as many: each with the number of lines of its
    /// bunch and of those that were read, bunch by bunch and newest first.
    #[must_use]
    pub fn of(lines: Vec<(Notification, i64, i64)>, place: Place, limit: i64) -> Self {
        let mut items: Vec<Bunch> = Vec::new();
        for (line, count, read) in lines {
            match items.last_mut().filter(|bunch| bunch.holds(&line)) {
                Some(bunch) => bunch.add(&line),
                None => items.push(Bunch::of(line, count, read)),
            }
        }
        let limit = usize::try_from(limit).unwrap_or(0);
        let more = items.len() > limit;
        items.truncate(limit);
        let newest = items.first().map_or(place.top, |bunch| bunch.newest.id.get());
        Self { items, more, top: if place == Place::START { newest } else { place.top } }
    }

    /// Where the page behind one of these bunches begins.
    #[must_use]
    pub fn behind(&self, bunch: &Bunch) -> Place {
        Place { before: bunch.newest.id.get(), top: self.top }
    }

    /// Where the next page begins; none if this is the last.
    #[must_use]
    pub fn next(&self) -> Option<Place> {
        self.items.last().filter(|_| self.more).map(|bunch| self.behind(bunch))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(id: i64, kind: &str, link: Option<&str>, actor: Option<i64>) -> Notification {
        Notification {
            id: id.into(),
            user_id: 1.into(),
            actor_id: actor.map(Into::into),
            kind: kind.to_owned(),
            link: link.map(str::to_owned),
            message: String::new(),
            read_at: None,
            created_at: Timestamp::UNIX_EPOCH,
        }
    }

    fn ids(page: &Bunches) -> Vec<Vec<i64>> {
        page.items.iter().map(|bunch| bunch.ids.iter().map(|id| id.get()).collect()).collect()
    }

    fn lines() -> Vec<(Notification, i64, i64)> {
        let link = Some("/g/1");
        let first =
            [(9, 5), (7, 6), (5, 5), (4, 7), (3, 8)].map(|(id, actor)| (line(id, "chat", link, Some(actor)), 7, 6));
        let second = [(line(8, "chat", Some("/g/2"), Some(5)), 1, 1)];
        let third = [6, 2].map(|id| (line(id, "chat", None, None), 2, 0));
        let fourth = [(line(1, "other", link, None), 1, 0)];
        first.into_iter().chain(second).chain(third).chain(fourth).collect()
    }

    #[test]
    fn alike_lines_are_one_where_the_newest_is() {
        let page = Bunches::of(lines(), Place::START, 20);
        assert_eq!(ids(&page), [vec![9, 7, 5, 4, 3], vec![8], vec![6, 2], vec![1]]);
        assert_eq!((page.more, page.next()), (false, None));
        let first = &page.items[0];
        assert_eq!(first.actors, [5.into(), 6.into(), 7.into()]);
        assert_eq!((first.count, first.remaining(3), page.items[1].remaining(3)), (7, 4, 0));
        assert_eq!((first.all_read, page.items[1].all_read, page.items[2].all_read), (false, true, false));
        assert_eq!(first.newest.group_key(), "chat:/g/1");
        assert_eq!(page.items[2].newest.group_key(), "chat:none");
    }

    #[test]
    fn the_next_page_begins_behind_the_last_bunch_and_knows_the_first_page() {
        let page = Bunches::of(lines(), Place::START, 2);
        assert_eq!((ids(&page).len(), page.next()), (2, Some(Place { before: 8, top: 9 })));
        let later = Place { before: 8, top: 9 };
        let page = Bunches::of(lines().split_off(6), later, 1);
        assert_eq!((ids(&page), page.next()), (vec![vec![6, 2]], Some(Place { before: 6, top: 9 })));
        assert_eq!(Bunches::of(Vec::new(), later, 2).next(), None);
    }

    #[test]
    fn a_place_comes_back_as_it_went() {
        let place = Place { before: 7, top: i64::MAX };
        assert_eq!(Place::decode(&place.encode()), Some(place));
        for text in [
            "",
            "%%",
            &STANDARD.encode("7"),
            &STANDARD.encode("7.6"),
            &STANDARD.encode("0.6"),
            &STANDARD.encode("07.8"),
        ] {
            assert_eq!(Place::decode(text), None, "{text}");
        }
    }

    #[test]
    fn keys_come_back_as_they_went() {
        let parsed = |key: &str| GroupKey::parse(key).map(|key| (key.kind, key.link));
        let told = |kind: &str, link: Option<&str>| Some((kind.to_owned(), link.map(str::to_owned)));
        assert_eq!(parsed("chat:/groups/4/chat?a=b:c"), told("chat", Some("/groups/4/chat?a=b:c")));
        for key in ["chat:none", "chat:", "chat"] {
            assert_eq!(parsed(key), told("chat", None), "{key}");
        }
        for key in ["", "  ", "\t"] {
            assert_eq!(parsed(key), None);
        }
        for some in [line(1, "chat", Some("/x:y"), None), line(1, "chat", None, None)] {
            assert_eq!(parsed(&some.group_key()), Some((some.kind, some.link)));
        }
    }
}
