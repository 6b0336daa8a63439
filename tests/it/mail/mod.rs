//! E-mails, from the queue to a mail server on this machine (spec notifications 10 and 11).

mod accounts;
mod digests;
pub mod fixtures;
mod health;
mod sending;
mod transport;
mod trouble;
mod unsubscribing;
mod workers;

use serde_json::{Value, json};
use timeweave::call::Call;
use timeweave::connections::events::ConnectionDeclined;
use timeweave::notifications::Frequency;
use timeweave::notifications::email::{self, Queued};
use timeweave::outbox;
use timeweave::params;
use timeweave::tenancy::Tenants;

use crate::support::{Engine, MailServer, Person, Town};

/// A town that sends its mails to a server on this machine.
async fn town_with(engine: Engine, server: &MailServer, more: &str) -> Town {
    town_of(engine, &server.config(), more).await
}

/// A town with this configuration of mail.
async fn town_of(engine: Engine, mail: &str, more: &str) -> Town {
    let config = format!("{mail}{more}\n[server]\npublic_url = \"https://timeweave.example\"\n");
    Town::configured(engine, &config).await
}

/// The same, with its server.
pub async fn posting(engine: Engine) -> (Town, MailServer) {
    let server = MailServer::opens().await;
    (town_with(engine, &server, "").await, server)
}

/// The same for a server that is silent at times: nobody waits longer than so many seconds for its answers.
async fn impatient(engine: Engine, seconds: u32) -> (Town, MailServer) {
    let server = MailServer::opens().await;
    (town_of(engine, &server.config_of_patience(seconds), "").await, server)
}

/// A call of a community, as a worker makes it.
async fn errand(town: &Town, tenant: i64) -> Call {
    let tenants = town.world().room::<Tenants>().unwrap();
    tenants.forget();
    town.world().errand(tenants.by_id(town.world(), tenant.into()).await.unwrap())
}

/// What waits to be sent.
#[derive(Clone, Copy)]
struct Wanted<'a> {
    kind: &'a str,
    snippet: &'a str,
    detail: Option<&'a str>,
    link: &'a str,
    frequency: Frequency,
}

const ASKED: Wanted<'_> = Wanted {
    kind: "connection_request",
    snippet: "Ben would like to connect with you.",
    detail: None,
    link: "/connections",
    frequency: Frequency::Instant,
};

/// Lets a mail wait for somebody, because of an event of its own.
async fn queue(town: &Town, to: &Person, wanted: Wanted<'_>) -> i64 {
    let tenant = if to.tenant.as_deref() == Some("meadow") { town.meadow } else { town.harbour };
    let call = errand(town, tenant).await;
    let mut tx = call.begin().await.unwrap();
    let member = to.id.into();
    let event = ConnectionDeclined { connection: 1.into(), requester: member, receiver: member };
    let event = outbox::tell(&mut tx, event).await.unwrap();
    let Wanted { kind, snippet, detail, link, frequency } = wanted;
    let queued = Queued { to: member, kind, snippet, detail, message: None, link, frequency, event, address: None };
    let first = email::enqueue(&mut tx, &queued).await.unwrap();
    assert!(!email::enqueue(&mut tx, &queued).await.unwrap(), "twice is once");
    tx.commit().await.unwrap();
    assert_eq!(first, frequency != Frequency::Off);
    if !first {
        return 0;
    }
    town.db().one("SELECT MAX(id) FROM notification_queue", params![]).await.unwrap()
}

/// Where everything stands: status, attempts, last error, by id.
async fn states(town: &Town) -> Vec<(String, i64, Option<String>)> {
    town.db().all("SELECT status, attempts, last_error FROM notification_queue ORDER BY id", params![]).await.unwrap()
}

/// Status and attempts of everything.
async fn standing(town: &Town) -> Vec<(String, i64)> {
    states(town).await.into_iter().map(|(status, attempts, _)| (status, attempts)).collect()
}

/// The log: recipient, category, subject, status, by id.
async fn log(town: &Town) -> Vec<(String, String, String, String)> {
    town.db().all("SELECT recipient, category, subject, status FROM email_log ORDER BY id", params![]).await.unwrap()
}

async fn suppressed(town: &Town) -> Vec<(String, String)> {
    town.db().all("SELECT address, reason FROM email_suppressions ORDER BY id", params![]).await.unwrap()
}

/// Changes a member's row.
async fn set(town: &Town, sql: &'static str, person: &Person) {
    town.db().run(sql, params![person.id]).await.unwrap();
}

async fn prefers(town: &Town, person: &Person, preferences: Value) {
    let sql = "UPDATE users SET notification_preferences = $2 WHERE id = $1";
    town.db().run(sql, params![person.id, preferences]).await.unwrap();
}

/// Decides something for harbour.
async fn rules(town: &Town, settings: Value) {
    let sql = "UPDATE tenants SET settings = $2 WHERE id = $1";
    town.db().run(sql, params![town.harbour, settings]).await.unwrap();
    town.world().room::<Tenants>().unwrap().forget();
}

fn digests_wanted() -> Value {
    json!({ "email_digest": 1 })
}
