//! Lines in a bell, and alike ones taken together.

use std::collections::HashMap;

use super::title;
use crate::base::{Cursor, MemberId, NotificationId, Page, Timestamp};
use crate::language::Language;
use crate::record;

/// So many lines, the newest before the cursor, are looked at together (spec notifications 3).
pub const WINDOW: usize = 200;

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
        /// Its type: a [`Kind`](super::Kind), or one that an earlier or later version of the program knows.
        pub kind: String,
        /// Where it leads, relative to the app.
        pub link: Option<String>,
        /// The sentence, in the language of the member.
        pub message: String,
        /// When it was read.
        pub read_at: Option<Timestamp>,
        /// When it came.
        pub created_at: Timestamp,
    }
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
        let kind = if self.kind.is_empty() { NO_TYPE } else { &self.kind };
        format!("{kind}:{}", self.link.as_deref().unwrap_or(NO_LINK))
    }
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
    /// All of them, newest first.
    pub ids: Vec<NotificationId>,
    /// Who caused them, the latest first; three at most.
    pub actors: Vec<MemberId>,
    /// Whether all of them were read.
    pub all_read: bool,
}

impl Bunch {
    fn of(line: Notification) -> Self {
        Self {
            ids: vec![line.id],
            actors: line.actor_id.into_iter().collect(),
            all_read: line.read_at.is_some(),
            newest: line,
        }
    }

    fn add(&mut self, older: &Notification) {
        self.ids.push(older.id);
        self.all_read &= older.read_at.is_some();
        if let Some(actor) = older.actor_id
            && self.actors.len() < FACES
            && !self.actors.contains(&actor)
        {
            self.actors.push(actor);
        }
    }

    /// How many lines there are.
    #[must_use]
    pub fn count(&self) -> i64 {
        i64::try_from(self.ids.len()).unwrap_or(i64::MAX)
    }

    /// How many lines there are beyond one for each of `named`.
    #[must_use]
    pub fn remaining(&self, named: usize) -> i64 {
        i64::try_from(self.ids.len().saturating_sub(named)).unwrap_or(i64::MAX)
    }

    /// When its newest line was read, if all of it was.
    #[must_use]
    pub fn read_at(&self) -> Option<Timestamp> {
        self.newest.read_at.filter(|_| self.all_read)
    }
}

/// Takes alike lines together: at most `limit` bunches, by their newest line, newest first.
///
/// `lines` are the newest before the cursor, newest first: one more than the [`WINDOW`] if there are as many. The next page begins
/// after the newest line of the last bunch; if the whole window fits, after the window.
#[must_use]
pub fn bunches(mut lines: Vec<Notification>, limit: i64) -> Page<Bunch> {
    let beyond = lines.len() > WINDOW;
    lines.truncate(WINDOW);
    let oldest = lines.last().map(|line| Cursor(line.id.get()));
    let mut places = HashMap::new();
    let mut bunches: Vec<Bunch> = Vec::new();
    for line in lines {
        let place = *places.entry((line.kind.clone(), line.link.clone())).or_insert(bunches.len());
        match bunches.get_mut(place) {
            Some(bunch) => bunch.add(&line),
            None => bunches.push(Bunch::of(line)),
        }
    }
    let limit = usize::try_from(limit).unwrap_or(0);
    let next = if bunches.len() > limit {
        bunches.truncate(limit);
        bunches.last().map(|bunch| Cursor(bunch.newest.id.get()))
    } else {
        oldest.filter(|_| beyond)
    };
    Page { items: bunches, next }
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

    fn ids(page: &Page<Bunch>) -> Vec<Vec<i64>> {
        page.items.iter().map(|bunch| bunch.ids.iter().map(|id| id.get()).collect()).collect()
    }

    #[test]
    fn alike_lines_are_one_where_the_newest_is() {
        let lines = vec![
            line(9, "chat", Some("/g/1"), Some(5)),
            line(8, "chat", Some("/g/2"), Some(5)),
            line(7, "chat", Some("/g/1"), Some(6)),
            line(6, "chat", None, None),
            line(5, "chat", Some("/g/1"), Some(5)),
            line(4, "chat", Some("/g/1"), Some(7)),
            line(3, "chat", Some("/g/1"), Some(8)),
            line(2, "chat", None, None),
            line(1, "other", Some("/g/1"), None),
        ];
        let page = bunches(lines, 20);
        assert_eq!(ids(&page), [vec![9, 7, 5, 4, 3], vec![8], vec![6, 2], vec![1]]);
        assert_eq!(page.next, None);
        let first = &page.items[0];
        assert_eq!(first.actors, [5.into(), 6.into(), 7.into()]);
        assert_eq!((first.count(), first.remaining(3), page.items[1].remaining(1)), (5, 2, 0));
        assert_eq!(first.newest.group_key(), "chat:/g/1");
        assert_eq!(page.items[2].newest.group_key(), "chat:none");
    }

    #[test]
    fn a_bunch_is_read_when_all_of_it_is() {
        let read = |id| Notification { read_at: Some(Timestamp::UNIX_EPOCH), ..line(id, "chat", None, None) };
        let page = bunches(vec![read(3), line(2, "chat", None, None), read(1)], 5);
        assert_eq!((page.items[0].all_read, page.items[0].read_at()), (false, None));
        let page = bunches(vec![read(3), read(1)], 5);
        assert_eq!((page.items[0].all_read, page.items[0].read_at()), (true, Some(Timestamp::UNIX_EPOCH)));
    }

    #[test]
    fn the_next_page_begins_after_the_last_bunch_or_after_the_window() {
        let alone = |id: i64| line(id, "a", Some(&format!("/{id}")), None);
        let page = bunches((1..=5).rev().map(alone).collect(), 2);
        assert_eq!((ids(&page), page.next), (vec![vec![5], vec![4]], Some(Cursor(4))));
        assert_eq!(bunches((1..=2).rev().map(alone).collect(), 2).next, None);
        assert_eq!(bunches(Vec::new(), 2).next, None);

        let alike = |id: i64| line(id, "a", Some("/x"), None);
        let page = bunches((1..=201).rev().map(alike).collect(), 20);
        assert_eq!((page.items.len(), page.items[0].count(), page.next), (1, 200, Some(Cursor(2))));
        assert_eq!(bunches((1..=200).rev().map(alike).collect(), 20).next, None);
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
