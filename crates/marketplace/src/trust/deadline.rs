//! Until when staff are to act, and when they are reminded of it: pure.

use chrono::TimeDelta;

use crate::base::Timestamp;

/// How long a dispute, an appeal, or a report that was taken up may wait for its decision before staff are reminded that it still waits.
pub const DECIDED_WITHIN: TimeDelta = TimeDelta::days(7);

/// What staff are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// The time runs out.
    Soon,
    /// It has run out.
    Over,
}

/// Until when staff are to act on something, and when they are told next: once when three quarters of the time are over, and once when all of it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deadline {
    /// Until when; none where nothing waits for them.
    pub attend_by: Option<Timestamp>,
    /// When they are told next; none when nothing is left to say.
    pub remind_at: Option<Timestamp>,
}

impl Deadline {
    /// Something waits from now on.
    #[must_use]
    pub fn begins(now: Timestamp, time: TimeDelta) -> Self {
        Self { attend_by: Some(now + time), remind_at: Some(now + time - time / 4) }
    }

    /// What staff are told now, if anything; it is not told again.
    pub fn remind(&mut self, now: Timestamp) -> Option<Due> {
        let end = self.attend_by?;
        self.remind_at.filter(|at| *at <= now)?;
        let due = if end <= now { Due::Over } else { Due::Soon };
        self.remind_at = (due == Due::Soon).then_some(end);
        Some(due)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_told_once_and_what_is_over_is_not_announced_any_more() {
        let begin: Timestamp = "2026-01-05T12:00:00Z".parse().unwrap();
        let after = |hours| begin + TimeDelta::hours(hours);
        let mut day = Deadline::begins(begin, TimeDelta::hours(24));
        assert_eq!(day, Deadline { attend_by: Some(after(24)), remind_at: Some(after(18)) });
        let told = [17, 18, 19, 23, 24, 25].map(|hours| day.remind(after(hours)));
        assert_eq!(told, [None, Some(Due::Soon), None, None, Some(Due::Over), None]);
        let mut late = Deadline::begins(begin, TimeDelta::hours(24));
        assert_eq!((late.remind(after(30)), late.remind(after(31))), (Some(Due::Over), None));
        assert_eq!(Deadline::default().remind(after(99)), None);
    }
}
