//! What is looked for, what was found, and in which order it stands. Pure.

use std::cmp::Reverse;

use contract::listing_search::ListingType;
pub use contract::search::{SearchResultType as Kind, SearchScope as Scope, SearchSort as Sort};

use crate::base::{CategoryId, MemberId, Timestamp};

/// The kinds in the order in which they take turns.
pub const KINDS: [Kind; 5] = [Kind::User, Kind::Listing, Kind::Event, Kind::Group, Kind::MarketplaceListing];

/// What somebody looks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The words, at least two letters.
    pub words: String,
    /// What.
    pub scope: Scope,
    /// Only what stands under this heading.
    pub category: Option<CategoryId>,
    /// How the results stand.
    pub sort: Sort,
}

impl Asked {
    /// Whether things of a kind may be among the results.
    #[must_use]
    pub fn wants(&self, kind: Kind) -> bool {
        let is_asked = match self.scope {
            Scope::All => true,
            Scope::Users => kind == Kind::User,
            Scope::Listings => kind == Kind::Listing,
            Scope::Events => kind == Kind::Event,
            Scope::Groups => kind == Kind::Group,
            Scope::Marketplace => kind == Kind::MarketplaceListing,
        };
        is_asked && (self.category.is_none() || matches!(kind, Kind::Listing | Kind::Event))
    }
}

/// Something that was found. What its kind does not have is none.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// What it is.
    pub kind: Kind,
    /// Its number among those of its kind.
    pub id: i64,
    /// What it is called.
    pub title: String,
    /// Its text.
    pub description: Option<String>,
    /// The member, or whose it is.
    pub member: Option<MemberId>,
    /// Whether a listing offers or asks.
    pub side: Option<ListingType>,
    /// Its heading.
    pub category: Option<String>,
    /// Picture of a member, absolute.
    pub avatar: Option<String>,
    /// One line about it.
    pub tagline: Option<String>,
    /// Members of a group.
    pub members: Option<i64>,
    /// When an event begins.
    pub starts_at: Option<Timestamp>,
    /// Where it is.
    pub location: Option<String>,
    /// Picture of a thing, absolute.
    pub image: Option<String>,
    /// When it was made.
    pub created_at: Timestamp,
}

/// What was found of each kind, as one list. By relevance the kinds take turns, each in its own order.
#[must_use]
pub fn ordered(kinds: Vec<Vec<Found>>, sort: Sort) -> Vec<Found> {
    let places = kinds.into_iter().flat_map(|found| found.into_iter().enumerate());
    let mut all: Vec<(usize, Found)> = places.collect();
    match sort {
        // A stable order: within a turn the kinds stand as they came.
        Sort::Relevance => all.sort_by_key(|(place, _)| *place),
        Sort::Newest => all.sort_by_key(|(place, found)| (Reverse(found.created_at), *place)),
        // Each kind came with its newest first.
        Sort::Oldest => all.sort_by_key(|(place, found)| (found.created_at, Reverse(*place))),
    }
    all.into_iter().map(|(_, found)| found).collect()
}

/// The beginning of a text.
#[must_use]
pub fn beginning(text: &str) -> String {
    const LETTERS: usize = 200;
    text.chars().take(LETTERS).collect()
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;

    use super::*;

    fn found(kind: Kind, id: i64, second: i64) -> Found {
        Found {
            kind,
            id,
            title: String::new(),
            description: None,
            member: None,
            side: None,
            category: None,
            avatar: None,
            tagline: None,
            members: None,
            starts_at: None,
            location: None,
            image: None,
            created_at: DateTime::from_timestamp(second, 0).unwrap_or_default(),
        }
    }

    #[test]
    fn kinds_take_turns() {
        let kinds = || {
            vec![
                vec![found(Kind::User, 1, 5)],
                vec![found(Kind::Listing, 2, 9), found(Kind::Listing, 3, 1), found(Kind::Listing, 4, 7)],
                vec![found(Kind::Group, 5, 3), found(Kind::Group, 6, 2)],
            ]
        };
        let ids = |sort| ordered(kinds(), sort).into_iter().map(|found| found.id).collect::<Vec<_>>();
        assert_eq!(ids(Sort::Relevance), [1, 2, 5, 3, 6, 4]);
        assert_eq!(ids(Sort::Newest), [2, 4, 1, 5, 6, 3]);
        assert_eq!(ids(Sort::Oldest), [3, 6, 5, 1, 4, 2]);
    }

    #[test]
    fn only_listings_and_events_stand_under_headings() {
        let mut asked =
            Asked { words: "bi".to_owned(), scope: Scope::All, category: Some(7.into()), sort: Sort::Relevance };
        let wanted = |asked: &Asked| KINDS.into_iter().filter(|kind| asked.wants(*kind)).collect::<Vec<_>>();
        assert_eq!(wanted(&asked), [Kind::Listing, Kind::Event]);
        asked.scope = Scope::Users;
        assert_eq!(wanted(&asked), []);
        asked.category = None;
        assert_eq!(wanted(&asked), [Kind::User]);
    }
}
