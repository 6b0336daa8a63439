//! What Prometheus may know. The names are documented in `docs/operations.md`.
//!
//! | metric | labels | what |
//! |---|---|---|
//! | `timeweave_http_request_seconds` | `operation`, `class` | histogram: time until the answer's head, by operation and status class |
//! | `timeweave_http_connections` | | gauge: connections that are open |
//! | `timeweave_http_connections_ended_total` | `reason` (`head`, `idle`, `stall`, `made_room`, `full`, `address_full`) | counter: connections that we ended or turned away |
//! | `timeweave_http_unread_bytes` | | gauge: bytes of long answers that wait for their readers |
//! | `timeweave_http_unread_answers_total` | | counter: long answers that were cut off because nobody read them |
//! | `timeweave_database_connections` | `state` (`idle`, `used`) | gauge |
//! | `timeweave_database_statements_total` | | counter: statements this process has run |
//!
//! Rooms count what is theirs: limits, what listeners heard, GraphQL.

use std::sync::OnceLock;
use std::time::Duration;

use http::StatusCode;
use metrics::{Histogram, describe_counter, describe_gauge, describe_histogram};

use super::entrance::Place;
use super::{backlog, sockets};

/// The request histogram.
pub const REQUEST_SECONDS: &str = "timeweave_http_request_seconds";
/// The database's connections.
pub const CONNECTIONS: &str = "timeweave_database_connections";
/// Statements run.
pub const STATEMENTS: &str = "timeweave_database_statements_total";

/// Upper bounds in seconds: dense where a healthy server answers (under 50 ms), sparse up to the usual time limit.
pub const BUCKETS: &[f64] =
    &[0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.128, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0];

const CLASSES: [&str; 5] = ["1xx", "2xx", "3xx", "4xx", "5xx"];

/// The request metrics, each looked up once: a request pays for no label.
pub(super) struct Meters {
    requests: Vec<[OnceLock<Histogram>; CLASSES.len()]>,
}

impl Meters {
    pub(super) fn new() -> Self {
        Self { requests: (0..Place::COUNT).map(|_| Default::default()).collect() }
    }

    /// Counts an answer.
    pub(super) fn note(&self, place: Place, status: StatusCode, took: Duration) {
        let class = usize::from(status.as_u16() / 100).saturating_sub(1).min(CLASSES.len() - 1);
        if let Some(histogram) = self.requests.get(place.index()).and_then(|classes| classes.get(class)) {
            let make = || metrics::histogram!(REQUEST_SECONDS, "operation" => place.name(), "class" => CLASSES[class]);
            histogram.get_or_init(make).record(took.as_secs_f64());
        }
    }
}

/// Tells Prometheus what the names mean.
pub fn describe() {
    describe_histogram!(REQUEST_SECONDS, metrics::Unit::Seconds, "Time until the head of the answer, by operation.");
    describe_gauge!(sockets::OPEN, "Connections of clients.");
    describe_counter!(sockets::ENDED, "Connections of clients that were ended or turned away.");
    describe_gauge!(backlog::WAITING, "Bytes of long answers that wait for their readers.");
    describe_counter!(backlog::LET_GO, "Long answers that were cut off because nobody read them.");
    describe_gauge!(CONNECTIONS, "Connections to the database.");
    describe_counter!(STATEMENTS, "Statements that this process has run.");
    for (name, means) in COUNTERS {
        describe_counter!(*name, *means);
    }
    for (name, means) in GAUGES {
        describe_gauge!(*name, *means);
    }
    describe_histogram!("timeweave_graphql_loader_keys", "Rows that a loader read at once.");
}

/// What lower rooms count.
const COUNTERS: &[(&str, &str)] = &[
    ("timeweave_background_panics_total", "Background work that panicked; it began again."),
    ("timeweave_graphql_operations_total", "GraphQL operations."),
    ("timeweave_live_slow_total", "Sockets that were closed because they did not keep up."),
    ("timeweave_live_untold_total", "Live updates that found no room on the way to other processes."),
    ("timeweave_mail_letters_total", "Letters handed to the mail server, by what became of them."),
    ("timeweave_outbox_deliveries_total", "Attempts to let a listener hear of a domain event."),
    ("timeweave_push_total", "Tries to reach a browser or phone."),
    ("timeweave_rate_limit_refusals_total", "Calls refused because a limit was used up."),
    ("timeweave_safeguarding_refusals_total", "Calls refused by a safeguarding measure."),
    ("timeweave_throttle_fallbacks_total", "Times this gateway counted for itself because Redis did not answer."),
];

/// What lower rooms watch.
const GAUGES: &[(&str, &str)] = &[
    ("timeweave_graphql_sockets", "Open sockets of GraphQL."),
    ("timeweave_live_sockets", "Open sockets of both protocols."),
    ("timeweave_queue_later", "Tasks whose time has not come, or that wait for another attempt."),
    ("timeweave_queue_ready", "Tasks that are due and that nobody has."),
    ("timeweave_queue_leased", "Tasks that a worker has."),
    ("timeweave_queue_overdue", "Tasks that have been due for more than a minute, whoever has them."),
    ("timeweave_queue_dead", "Tasks that were given up."),
    ("timeweave_queue_oldest_seconds", "For how long the oldest task is due that is not done."),
];
