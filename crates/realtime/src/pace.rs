//! How fast a client may talk: pure.

use tokio::time::Instant;

/// Messages that a client may send at once, and how many more each second.
const PACE: (f64, f64) = (150.0, 20.0);

/// How fast a client talks.
pub struct Pace {
    left: f64,
    at: Instant,
}

impl Pace {
    /// Of a client that has not said anything yet.
    #[must_use]
    pub fn new(now: Instant) -> Self {
        Self { left: PACE.0, at: now }
    }

    /// Whether one more message is not too much.
    pub fn allows(&mut self, now: Instant) -> bool {
        self.left = (self.left + now.duration_since(self.at).as_secs_f64() * PACE.1).min(PACE.0);
        self.at = now;
        self.left -= 1.0;
        self.left >= 0.0
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_burst_is_allowed_and_a_flood_is_not() {
        let start = Instant::now();
        let mut pace = Pace::new(start);
        assert!((0..150).all(|_| pace.allows(start)));
        assert!(!pace.allows(start));
        let mut pace = Pace::new(start);
        let steady = |n: u32| start + Duration::from_millis(50) * n;
        assert!((0..1_000).all(|n| pace.allows(steady(n))));
    }
}
