//! The demo's part of an area.

use async_trait::async_trait;

use super::Tx;
use crate::base::Timestamp;
use crate::db::Stored;

/// A community of the demo in which an area adds its own.
#[derive(Clone, Copy, Debug)]
pub struct DemoTown<'t> {
    /// `tenants.id`.
    pub id: i64,
    /// Its people by `users.id`, those to sign in as first.
    pub people: &'t [i64],
    /// The present, to which its times are relative.
    pub now: Timestamp,
}

/// What an area adds to each community of the demo, once people, hours, listings and what they made of them are there.
#[async_trait]
pub trait Demo: Sync {
    /// The area's name.
    fn area(&self) -> &'static str;

    /// Areas to whose rows its own point.
    fn after(&self) -> &'static [&'static str] {
        &[]
    }

    /// Adds rows, the same ones for the same community.
    async fn plant(&self, tx: &mut Tx, town: &DemoTown<'_>) -> Stored<()>;
}

/// The areas' parts, each behind those that it comes after; in their own order otherwise. Those that wait for each other, or for an area that adds
/// nothing, come last.
#[must_use]
pub fn demo_in_order(mut parts: Vec<&'static dyn Demo>) -> Vec<&'static dyn Demo> {
    let mut ordered: Vec<&'static dyn Demo> = Vec::new();
    let is_ready = |part: &&'static dyn Demo, done: &[&'static dyn Demo]| {
        part.after().iter().all(|area| done.iter().any(|other| other.area() == *area))
    };
    while let Some(place) = parts.iter().position(|part| is_ready(part, &ordered)) {
        ordered.push(parts.remove(place));
    }
    ordered.extend(parts);
    ordered
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Part(&'static str, &'static [&'static str]);

    #[async_trait]
    impl Demo for Part {
        fn area(&self) -> &'static str {
            self.0
        }

        fn after(&self) -> &'static [&'static str] {
            self.1
        }

        async fn plant(&self, _: &mut Tx, _: &DemoTown<'_>) -> Stored<()> {
            Ok(())
        }
    }

    #[test]
    fn each_comes_after_those_to_whose_rows_its_own_point() {
        static PARTS: [Part; 5] = [
            Part("feed", &["events", "polls"]),
            Part("polls", &["events"]),
            Part("help", &[]),
            Part("lost", &["nowhere"]),
            Part("events", &[]),
        ];
        let ordered = demo_in_order(PARTS.iter().map(|part| -> &'static dyn Demo { part }).collect());
        let names: Vec<_> = ordered.iter().map(|part| part.area()).collect();
        assert_eq!(names, ["help", "events", "polls", "feed", "lost"]);
    }
}
