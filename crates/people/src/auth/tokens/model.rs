//! What becomes of a refresh token that is shown.
//!
//! ```text
//!            shown                    shown within 5 s, successor unused: 409, nothing changes
//! fresh ───────────────► consumed ──┤
//!   │                        │        shown otherwise: the family is revoked, 401
//!   └── time, revocation ──► 401 ◄──┘
//! ```

use chrono::TimeDelta;

use crate::base::Timestamp;

/// A client that sends the same token twice within this time has not lost it: two of its windows woke up together.
pub const GRACE: TimeDelta = TimeDelta::seconds(5);

/// A refresh token as the database knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// When it was exchanged, if it was.
    pub consumed_at: Option<Timestamp>,
    /// When its family ends.
    pub family_expires_at: Timestamp,
    /// Whether its family was revoked.
    pub family_revoked: bool,
    /// Whether the token it was exchanged for is there and was not itself exchanged.
    pub successor_live: bool,
}

/// What a shown refresh token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// May be exchanged, now and never again.
    Fresh,
    /// Was exchanged a moment ago; whoever asked then has the newer one.
    Superseded,
    /// Was exchanged before: one of two holders stole it, so neither may go on.
    Reuse,
    /// Past its time, or its family was revoked.
    Dead,
    /// Never made by us, or forgotten.
    Unknown,
}

/// Judges a shown token at `now`.
#[must_use]
pub fn judge(shown: Option<&Shown>, now: Timestamp) -> Verdict {
    let Some(shown) = shown else { return Verdict::Unknown };
    if shown.family_revoked || shown.family_expires_at <= now {
        return Verdict::Dead;
    }
    match shown.consumed_at {
        None => Verdict::Fresh,
        Some(consumed) if shown.successor_live && now - consumed <= GRACE => Verdict::Superseded,
        Some(_) => Verdict::Reuse,
    }
}

/// The `iat` of a token made at `now` by somebody whose earlier tokens were revoked at `cutoff`: everything made at or before
/// the cutoff is dead, and a second is the finest that `iat` can tell (spec platform 2.1).
#[must_use]
pub fn issued_at(now: Timestamp, cutoff: Option<Timestamp>) -> i64 {
    cutoff.map_or(now.timestamp(), |cutoff| now.timestamp().max(cutoff.timestamp().saturating_add(1)))
}

/// Whether a token made at `iat` is none of those that were revoked at `cutoff`.
#[must_use]
pub fn outlives(iat: i64, cutoff: Option<Timestamp>) -> bool {
    cutoff.is_none_or(|cutoff| cutoff.timestamp() < iat)
}

/// The cutoff that a revocation of everything at `now` leaves behind: late enough for tokens that were made later than their
/// second because of the one `before`.
#[must_use]
pub fn next_cutoff(now: Timestamp, before: Option<Timestamp>) -> Timestamp {
    match before {
        Some(before) if before.timestamp() >= now.timestamp() => before + TimeDelta::seconds(1),
        _ => now,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_becomes_of_a_token_that_is_shown() {
        let now = Timestamp::UNIX_EPOCH + TimeDelta::days(20_000);
        let fresh = Shown {
            consumed_at: None,
            family_expires_at: now + TimeDelta::microseconds(1),
            family_revoked: false,
            successor_live: false,
        };
        let ago =
            |by: TimeDelta, live: bool| Shown { consumed_at: Some(now - by), successor_live: live, ..fresh.clone() };
        let late = GRACE + TimeDelta::microseconds(1);

        for (shown, verdict) in [
            (None, Verdict::Unknown),
            (Some(fresh.clone()), Verdict::Fresh),
            (Some(Shown { family_expires_at: now, ..fresh.clone() }), Verdict::Dead),
            (Some(Shown { family_revoked: true, ..fresh.clone() }), Verdict::Dead),
            (Some(ago(TimeDelta::zero(), true)), Verdict::Superseded),
            (Some(ago(GRACE, true)), Verdict::Superseded),
            (Some(ago(GRACE, false)), Verdict::Reuse),
            (Some(ago(late, true)), Verdict::Reuse),
            (Some(ago(late, false)), Verdict::Reuse),
            (Some(Shown { family_revoked: true, ..ago(late, true) }), Verdict::Dead),
            (Some(Shown { family_expires_at: now, ..ago(late, true) }), Verdict::Dead),
        ] {
            assert_eq!(judge(shown.as_ref(), now), verdict, "{shown:?}");
        }
    }

    #[test]
    fn a_token_of_the_second_of_a_revocation_is_made_one_second_later() {
        let second = |at: i64| Timestamp::from_timestamp(at, 700_000_000).unwrap();
        for (now, cutoff, issued) in
            [(100, None, 100), (100, Some(99), 100), (100, Some(100), 101), (100, Some(101), 102), (100, Some(3), 100)]
        {
            assert_eq!(issued_at(second(now), cutoff.map(second)), issued);
        }
    }

    #[test]
    fn signing_out_everywhere_twice_in_a_second_leaves_nothing_of_the_time_between() {
        let now = Timestamp::from_timestamp(100, 0).unwrap();
        let first = next_cutoff(now, None);
        let between = issued_at(now, Some(first));
        let second = next_cutoff(now, Some(first));
        assert!(second.timestamp() >= between);
        assert!(issued_at(now, Some(second)) > second.timestamp());
        assert_eq!(next_cutoff(now + TimeDelta::seconds(9), Some(second)), now + TimeDelta::seconds(9));
    }
}
