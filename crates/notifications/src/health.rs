//! How mails are getting on, for whoever looks after the installation (spec notifications 11.2, "email health alert").

use std::sync::Arc;
use std::time::Duration;

use chrono::TimeDelta;

use super::email::LETTER;
use super::email::store::{log, queue as letters};
use crate::base::Answer;
use crate::call::World;
use crate::mail::Mailer;
use crate::queue;

/// How often the log is told what goes wrong, and how far back that looks.
const LOOK: TimeDelta = TimeDelta::hours(1);

/// The same for whoever sleeps so long.
const PAUSE: Duration = Duration::from_secs(60 * 60);

/// A mail that has been due for so long is late. What waits for another attempt is not due before that.
const LATE: TimeDelta = TimeDelta::minutes(30);

/// Single addresses that are wrong are nobody's concern; so many letters that were given up in an hour are.
const GIVEN_UP: i64 = 5;

/// So many letters in an hour to addresses that take nothing: a list was imported, or nobody tends the addresses.
const SUPPRESSED: i64 = 50;

/// How mails are getting on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MailHealth {
    /// Letters that have been due for over half an hour and have not left, whoever has them.
    pub late: i64,
    /// Letters that were given up in the last hour.
    pub given_up: i64,
    /// Letters of the last hour that were not sent because their address takes nothing.
    pub suppressed: i64,
}

impl MailHealth {
    /// What somebody should look into, a line each.
    #[must_use]
    pub fn troubles(self) -> Vec<&'static str> {
        let found = [
            (self.late > 0, "mails are late: is the mail server away?"),
            (self.given_up >= GIVEN_UP, "many mails were given up: notification_queue and email_log say why"),
            (
                self.suppressed >= SUPPRESSED,
                "many mails are for addresses that take nothing: email_suppressions has them",
            ),
        ];
        found.into_iter().filter_map(|(is_so, line)| is_so.then_some(line)).collect()
    }
}

/// Tells the log once an hour what goes wrong. Does not end.
pub async fn watch(world: &Arc<World>) {
    loop {
        match look(world).await {
            Ok(health) => {
                for trouble in health.troubles() {
                    tracing::warn!(health.late, health.given_up, health.suppressed, "{trouble}");
                }
            }
            Err(failure) => tracing::warn!(%failure, "it cannot be seen how mails are getting on"),
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// How mails are getting on, in all communities. Where no mail leaves, none is late or given up.
///
/// # Errors
/// A fault if the database fails.
pub async fn look(world: &Arc<World>) -> Answer<MailHealth> {
    if !world.room::<Mailer>()?.is_on() {
        return Ok(MailHealth::default());
    }
    let call = world.errand(None);
    let since = call.now() - LOOK;
    Ok(MailHealth {
        late: queue::due_before(&call, LETTER, call.now() - LATE).await?,
        given_up: letters::given_up_since(&call, since).await?,
        suppressed: log::suppressed_since(&call, since).await?,
    })
}
