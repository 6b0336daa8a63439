//! What the outermost layer and the doors inside know of one request together.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};

use contract::Operation;
use http::HeaderValue;

use crate::call::Call;
use crate::language::{Language, Locale};

/// Travels with a request as an extension; the outermost layer keeps a handle and reads it when the answer goes out.
pub struct Entrance {
    /// The request's id.
    pub request_id: Arc<str>,
    pub(super) header: HeaderValue,
    place: AtomicUsize,
    call: OnceLock<Call>,
    locale: OnceLock<Locale>,
    stranger: Locale,
    spoke: AtomicBool,
}

/// Which door a request came through, as metrics count it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// An operation of the contract.
    Rest(Operation),
    /// `/graphql`.
    Graphql,
    /// Anything else: pages, unknown paths, wrong methods.
    Elsewhere,
}

impl Place {
    /// How many there are.
    pub(super) const COUNT: usize = Operation::ALL.len() + 2;

    /// Its number, from 0.
    pub(super) fn index(self) -> usize {
        match self {
            Self::Rest(operation) => operation as usize,
            Self::Graphql => Operation::ALL.len(),
            Self::Elsewhere => Operation::ALL.len() + 1,
        }
    }

    /// The `operationId`, `graphql` or `other`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Rest(operation) => operation.id(),
            Self::Graphql => "graphql",
            Self::Elsewhere => "other",
        }
    }

    fn at(index: usize) -> Self {
        match Operation::ALL.get(index) {
            Some(operation) => Self::Rest(*operation),
            None if index == Operation::ALL.len() => Self::Graphql,
            None => Self::Elsewhere,
        }
    }
}

impl Entrance {
    /// `stranger`: the language of the answer as long as nothing is known of community and caller.
    pub(super) fn new((request_id, header): (Arc<str>, HeaderValue), stranger: Locale) -> Self {
        Self {
            request_id,
            header,
            place: AtomicUsize::new(Place::Elsewhere.index()),
            call: OnceLock::new(),
            locale: OnceLock::new(),
            stranger,
            spoke: AtomicBool::new(false),
        }
    }

    /// Notes which door it is.
    pub fn through(&self, place: Place) {
        self.place.store(place.index(), Ordering::Relaxed);
    }

    /// Which door it is.
    pub fn place(&self) -> Place {
        Place::at(self.place.load(Ordering::Relaxed))
    }

    /// Notes the call that was made of it, for the headers of its answer. The first one counts.
    pub fn became(&self, call: &Call) {
        let _ = self.call.set(call.clone());
    }

    /// Notes in which language the caller is answered. The first one counts.
    pub fn speaks(&self, locale: Locale) {
        let _ = self.locale.set(locale);
    }

    /// The language of the answer. Asked for only by what is about to say something in it: from then on the answer names it.
    pub fn language(&self) -> Language {
        self.spoke.store(true, Ordering::Relaxed);
        self.locale().language
    }

    /// The language of the answer, if anything was said in it.
    pub fn spoken(&self) -> Option<Locale> {
        let spoke = self.spoke.load(Ordering::Relaxed).then(|| self.locale());
        spoke.or_else(|| self.call()?.spoken())
    }

    fn locale(&self) -> Locale {
        self.locale.get().copied().unwrap_or(self.stranger)
    }

    /// The call that was made of it.
    pub fn call(&self) -> Option<&Call> {
        self.call.get()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_has_a_number_of_its_own() {
        let operations = Operation::ALL.iter().map(|operation| Place::Rest(*operation));
        let places: Vec<_> = operations.chain([Place::Graphql, Place::Elsewhere]).collect();
        assert_eq!(places.len(), Place::COUNT);
        for (index, place) in places.into_iter().enumerate() {
            assert_eq!(place.index(), index);
            assert_eq!(Place::at(index), place);
        }
    }
}
