//! How mails and messages are getting on, for whoever looks after the installation (spec notifications 11.2, "email health alert").

use std::sync::Arc;
use std::time::Duration;

use chrono::TimeDelta;

use super::email::store::{log, queue};
use super::push::store::queue as messages;
use crate::base::{Answer, Timestamp};
use crate::call::{Call, World};
use crate::mail::Mailer;

/// How often the metrics are brought up to date.
const COUNT: Duration = Duration::from_secs(15);

/// How often the log is told what goes wrong, and how far back that looks.
const LOOK: TimeDelta = TimeDelta::hours(1);

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

/// What is to leave the house, in all communities.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Leaving {
    /// Mails that a worker has.
    pub mails: i64,
    /// Mails that have been due for over half an hour, whoever has them.
    pub late_mails: i64,
    /// Messages to browsers and phones that a worker has.
    pub messages: i64,
    /// Messages that have been due for over half an hour, whoever has them.
    pub late_messages: i64,
}

/// What is to leave the house and is being sent or late. Without mail, mails that wait are not looked at: nobody sends them.
///
/// # Errors
/// A fault if the database fails.
pub async fn leaving(call: &Call, mail: bool) -> Answer<Leaving> {
    let late = call.now() - LATE;
    let (mails, late_mails) =
        if mail { (queue::leased(call).await?, queue::due_before(call, late).await?) } else { (0, 0) };
    let (messages, late_messages) = (messages::leased(call).await?, messages::due_before(call, late).await?);
    Ok(Leaving { mails, late_mails, messages, late_messages })
}

/// Keeps the metrics of what waits up to date and tells the log once an hour what goes wrong. Does not end.
pub async fn watch(world: &Arc<World>) {
    let mut looked: Option<Timestamp> = None;
    loop {
        if let Err(failure) = count(world).await {
            tracing::warn!(%failure, "what waits to be sent cannot be counted");
        }
        let now = world.clock().now();
        if looked.is_none_or(|last| now - last >= LOOK) {
            looked = Some(now);
            match look(world).await {
                Ok(health) => {
                    for trouble in health.troubles() {
                        tracing::warn!(health.late, health.given_up, health.suppressed, "{trouble}");
                    }
                }
                Err(failure) => tracing::warn!(%failure, "it cannot be seen how mails are getting on"),
            }
        }
        tokio::time::sleep(COUNT).await;
    }
}

#[allow(clippy::cast_precision_loss, reason = "a gauge is a float")]
async fn count(world: &Arc<World>) -> Answer<()> {
    let call = world.errand(None);
    // Where no mail leaves, none is waited for.
    let mails = if world.room::<Mailer>()?.is_on() { queue::due_before(&call, call.now()).await? } else { 0 };
    metrics::gauge!("timeweave_mail_backlog").set(mails as f64);
    metrics::gauge!("timeweave_push_backlog").set(messages::due_before(&call, call.now()).await? as f64);
    Ok(())
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
        late: queue::due_before(&call, call.now() - LATE).await?,
        given_up: queue::given_up_since(&call, since).await?,
        suppressed: log::suppressed_since(&call, since).await?,
    })
}
