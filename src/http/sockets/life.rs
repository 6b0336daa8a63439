//! What a connection is doing, and until when it may.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::Bounds;

/// What is known of one connection. Shared by its bytes, its answers and the one who looks after it.
pub(super) struct Life {
    doing: Mutex<Doing>,
    made_room: CancellationToken,
}

#[derive(Clone, Copy, Debug)]
struct Doing {
    /// Requests that are being answered.
    answering: usize,
    /// When the last answer had gone out, or the connection began.
    since: Instant,
    /// When the first byte came after that.
    heard: Option<Instant>,
    /// Whether a whole request ever came.
    asked: bool,
    /// Whether it is HTTP/2, where bytes come that belong to no request.
    multiplexed: bool,
    /// Whether it is no HTTP any more.
    upgraded: bool,
}

/// Whether a connection has come to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// It has.
    Now(Reason),
    /// It has not. Look again then.
    NotBefore(Instant),
}

/// Why a connection ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    /// A head did not come in time.
    Head,
    /// No further request came.
    Idle,
}

impl Reason {
    /// In metrics.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Head => "head",
            Self::Idle => "idle",
        }
    }

    /// Whether no goodbye is due: there is nothing to finish.
    pub(super) fn is_rude(self) -> bool {
        self == Self::Head
    }
}

impl Doing {
    fn end(&self, bounds: &Bounds, now: Instant) -> End {
        if self.answering > 0 {
            return End::NotBefore(now + bounds.head);
        }
        let (until, reason) = match (self.heard, self.asked) {
            (Some(heard), _) if !self.multiplexed => (heard + bounds.head, Reason::Head),
            (_, false) => (self.since + bounds.head, Reason::Head),
            (_, true) => (self.since + bounds.idle, Reason::Idle),
        };
        if until <= now { End::Now(reason) } else { End::NotBefore(until.min(now + bounds.head)) }
    }
}

impl Life {
    pub(super) fn new() -> Self {
        let doing = Doing {
            answering: 0,
            since: Instant::now(),
            heard: None,
            asked: false,
            multiplexed: false,
            upgraded: false,
        };
        Self { doing: Mutex::new(doing), made_room: CancellationToken::new() }
    }

    fn doing(&self) -> MutexGuard<'_, Doing> {
        self.doing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Bytes came. Whether they are the first of a head.
    pub(super) fn hears(&self) -> bool {
        let mut doing = self.doing();
        let is_first = doing.answering == 0 && doing.heard.is_none();
        if is_first {
            doing.heard = Some(Instant::now());
        }
        is_first
    }

    /// A whole head came. Its answer is under way until the turn is dropped.
    pub(super) fn begin(self: &Arc<Self>, multiplexed: bool) -> Turn {
        let mut doing = self.doing();
        doing.answering += 1;
        doing.heard = None;
        doing.asked = true;
        doing.multiplexed = multiplexed;
        drop(doing);
        Turn(Arc::clone(self))
    }

    /// Whether it has come to its end.
    pub(super) fn end(&self, bounds: &Bounds, now: Instant) -> End {
        self.doing().end(bounds, now)
    }

    /// Whether nothing would be lost with it: it has asked for nothing that is not answered.
    pub(super) fn is_waiting(&self) -> bool {
        let doing = self.doing();
        doing.answering == 0 && !doing.upgraded
    }

    /// It is no HTTP any more, or over.
    pub(super) fn left_http(&self) {
        self.doing().upgraded = true;
    }

    /// It makes room for another.
    pub(super) fn give_up_its_place(&self) {
        self.made_room.cancel();
    }

    /// Until it has to make room.
    pub(super) async fn gives_up_its_place(&self) {
        self.made_room.cancelled().await;
    }
}

/// A request that is being answered.
pub(super) struct Turn(Arc<Life>);

impl Drop for Turn {
    fn drop(&mut self) {
        let mut doing = self.0.doing();
        doing.answering = doing.answering.saturating_sub(1);
        doing.since = Instant::now();
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::config::Config;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn each_wait_has_an_end_of_its_own() {
        let bounds = Bounds { head: 10 * SECOND, idle: 60 * SECOND, ..Bounds::new(&Config::default()) };
        let began = Instant::now();
        let new = Doing { answering: 0, since: began, heard: None, asked: false, multiplexed: false, upgraded: false };
        let half = Doing { heard: Some(began + 5 * SECOND), ..new };
        let kept = Doing { asked: true, ..new };
        let next = Doing { asked: true, heard: Some(began + 50 * SECOND), ..new };
        let pinged = Doing { multiplexed: true, ..next };
        for (doing, after, end) in [
            (new, 9, End::NotBefore(began + 10 * SECOND)),
            (new, 10, End::Now(Reason::Head)),
            (half, 14, End::NotBefore(began + 15 * SECOND)),
            (half, 15, End::Now(Reason::Head)),
            (kept, 59, End::NotBefore(began + 60 * SECOND)),
            (kept, 20, End::NotBefore(began + 30 * SECOND)),
            (kept, 60, End::Now(Reason::Idle)),
            (next, 59, End::NotBefore(began + 60 * SECOND)),
            (next, 60, End::Now(Reason::Head)),
            (pinged, 60, End::Now(Reason::Idle)),
            (Doing { answering: 1, ..kept }, 600, End::NotBefore(began + 610 * SECOND)),
        ] {
            assert_eq!(doing.end(&bounds, began + after * SECOND), end, "{doing:?} after {after} s");
        }
    }
}
