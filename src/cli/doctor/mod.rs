//! `doctor`: looks at everything an installation needs and says what to do about what is wrong.
//!
//! Each check prints one line. `wrong` makes the exit code 1; `look` is worth a look and does not.

mod accounts;
mod store;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use super::{logs, print};
use crate::app::{App, areas};
use crate::auth::doorkeeper::Doorman;
use crate::base::{Chance, Clock, Secret, private};
use crate::call::{Call, Rooms, World};
use crate::config::{Config, keyring_path, vapid_key, vapid_path};
use crate::db::{self, Db, Engine, Stored};
use crate::events::safety;
use crate::graphql;
use crate::groups::invites;
use crate::guidance::support;
use crate::mail::Mailer;
use crate::notifications::email::LETTER;
use crate::notifications::push::Push;
use crate::queue::{self, Health};

/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(3);

/// What a check found.
enum Finding {
    /// All is well; perhaps with a word about what is there.
    Fine(String),
    /// Worth a look.
    Look(String),
    /// Something does not work; the text says what to do.
    Wrong(String),
}

use Finding::{Fine, Look, Wrong};

/// The report so far.
#[derive(Default)]
struct Report {
    wrong: usize,
}

impl Report {
    fn note(&mut self, what: &str, finding: Finding) {
        let (mark, text) = match finding {
            Fine(text) => ("ok   ", text),
            Look(text) => ("look ", text),
            Wrong(text) => {
                self.wrong += 1;
                ("WRONG", text)
            }
        };
        print(format!("{mark} {what}: {text}").trim_end_matches(": "));
    }

    fn end(self) -> ExitCode {
        match self.wrong {
            0 => print("Nothing is wrong."),
            1 => print("One thing is wrong."),
            many => print(&format!("{many} things are wrong.")),
        };
        if self.wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}

/// Checks the installation.
pub(super) async fn run(file: Option<&Path>) -> ExitCode {
    let mut report = Report::default();
    let config = match Config::load(file) {
        Ok(config) => config,
        Err(error) => {
            report.note("configuration", Wrong(error.to_string()));
            return report.end();
        }
    };
    logs::start(&config.log);
    report.note("configuration", Fine("every key is known and every value legal".to_owned()));
    report.note("data directory", folder(&config.data.dir));
    if let Some(finding) = elsewhere(&config) {
        report.note("database file", finding);
    }
    report.note("signing keys", keys(&config));
    report.note("rate limits", limits(&config).await);
    report.note("live updates", live(&config));
    report.note("mail", mail(&config).await);
    report.note("push", push(&config));
    if config.graphql.trusted_documents.is_some() {
        report.note("trusted documents", trusted(&config));
    }
    if let Some(path) = App::missing(&config) {
        report.note("database", Look(format!("{} is not there yet; the next start makes it", path.display())));
        return report.end();
    }
    match App::connect(&config).await {
        Ok(db) => look_into(&db, config.mail.host.is_some(), &mut report).await,
        Err(error) => report.note("database", Wrong(format!("{}. Check TIMEWEAVE_DATABASE_URL.", told(&error)))),
    }
    report.end()
}

/// `mail`: whether mail leaves at all.
async fn look_into(db: &Db, mail: bool, report: &mut Report) {
    report.note(
        "database",
        match db::ping(db).await {
            Ok(()) => Fine(format!("{} answers", db.engine().as_str())),
            Err(error) => Wrong(told(&error)),
        },
    );
    let pending = db::pending(db).await;
    let current = matches!(&pending, Ok(pending) if pending.is_empty());
    report.note(
        "schema",
        match pending {
            Ok(pending) if pending.is_empty() => Fine("up to date".to_owned()),
            Ok(pending) => Wrong(format!("run `timeweave migrate`; missing: {}", pending.join(", "))),
            Err(error) => Wrong(told(&error)),
        },
    );
    report.note("engine settings", settings(db).await);
    if !current {
        return;
    }
    for invariant in areas::invariants() {
        report.note(
            invariant.what,
            match invariant.broken(db).await {
                Ok(0) => Fine("sound".to_owned()),
                Ok(count) => Wrong(format!("{count} {}", invariant.advice)),
                Err(error) => Wrong(told(&error)),
            },
        );
    }
    for one in areas::unattended() {
        report.note(
            one.what,
            match one.waiting(db, Clock::System.now()).await {
                Ok(0) => Fine("none".to_owned()),
                Ok(count) => Look(format!("{count} {}", one.advice)),
                Err(error) => Wrong(told(&error)),
            },
        );
    }
    report.note("demo passwords", accounts::demo_passwords(db).await);
    report.note("rules of communities", accounts::rules(db).await);
    report.note("features of communities", accounts::features(db).await);
    // Looking needs none of the rooms, and must not make what they would.
    let world = World::new(db.clone(), Clock::System, Chance::System, Box::new(Doorman::default()), Rooms::default());
    report.note("queue", waiting(&world.errand(None), mail).await);
}

/// All that waits. Where no mail leaves, none is waited for. A mail that was given up is no fault of the installation's: its address may be wrong.
async fn waiting(call: &Call, mail: bool) -> Finding {
    let mut kinds = match queue::by_kind(call).await {
        Ok(kinds) => kinds,
        Err(failure) => return Wrong(failure.to_string()),
    };
    let letters = [LETTER, invites::LETTER, safety::LETTER, support::LETTER].map(queue::Kind::as_str);
    let is_mail = |kind: &str| letters.contains(&kind);
    kinds.retain(|one| mail || !is_mail(&one.kind));
    let dead_mails: i64 = kinds.iter().filter(|one| is_mail(&one.kind)).map(|one| one.dead).sum();
    let health = Health::of(&kinds);
    let advice = "see `timeweave queue`, mend the cause and run `timeweave queue revive`";
    if health.dead > dead_mails {
        return Wrong(format!("{} tasks were given up; {advice}", health.dead - dead_mails));
    }
    if health.expired_leases > 0 {
        return Wrong(format!(
            "{} tasks are in the hands of a worker that has gone; does one run (`serve` or `work`)?",
            health.expired_leases
        ));
    }
    if health.overdue > 0 {
        return Wrong(format!(
            "{} tasks have been due for over a minute, {} of them in workers' hands; does a worker run (`serve` or `work`), and does it keep up?",
            health.overdue, health.overdue_leased
        ));
    }
    if health.paused > 0 {
        return Look(format!(
            "{} kinds of tasks are paused, {} tasks wait; `timeweave queue resume` lets them go on",
            health.paused, health.waiting
        ));
    }
    if dead_mails > 0 {
        return Look(format!("{dead_mails} mails were given up; {advice}"));
    }
    if health.waiting + health.leased > 0 {
        return Fine(format!("{} tasks wait, workers have {}", health.waiting, health.leased));
    }
    Fine("nothing waits".to_owned())
}

/// What lies in the data directory is the members' own: pictures, and perhaps everything else.
fn trusted(config: &Config) -> Finding {
    match graphql::Settings::load(&config.graphql) {
        Ok(_) => Fine("each can be run".to_owned()),
        Err(error) => Wrong(told(&error)),
    }
}

fn folder(dir: &Path) -> Finding {
    if !dir.exists() {
        return Look(format!("{} is not there yet; the next start makes it", dir.display()));
    }
    if private::is_open(dir) {
        let dir = dir.display();
        return Wrong(format!("others may look into {dir} and read its files; run `chmod -R go= {dir}`"));
    }
    Fine(dir.display().to_string())
}

/// What is to be said of a database file beside the data directory; none if it is in it, or there is none.
fn elsewhere(config: &Config) -> Option<Finding> {
    let file = App::address(config).file().filter(|file| !file.starts_with(&config.data.dir) && file.exists())?;
    let beside = |end: &str| PathBuf::from(format!("{}{end}", file.display()));
    let kept = [beside("-wal"), beside("-shm")];
    let open = [&file].into_iter().chain(&kept).find(|path| private::is_open(path));
    Some(match open {
        Some(path) => Wrong(format!("others may look into {}; run `chmod go= {}`", path.display(), path.display())),
        None => Fine(file.display().to_string()),
    })
}

/// What is to be said of a file with a secret that is not there yet, or that others may read.
fn unkept(path: &Path) -> Option<Finding> {
    if !path.exists() {
        return Some(Look(format!("{} is not there yet; the next start makes it", path.display())));
    }
    private::is_open(path)
        .then(|| Wrong(format!("others may read {}; run `chmod 600 {}`", path.display(), path.display())))
}

/// The key for browsers, whom their push services turn to, and the way to phones.
fn push(config: &Config) -> Finding {
    if config.push.vapid_private_key.is_none()
        && let Some(finding) = unkept(&vapid_path(config))
    {
        return finding;
    }
    let key = match vapid_key(config, &Chance::System) {
        Ok(key) => key,
        Err(error) => return Wrong(error.to_string()),
    };
    if let Err(failure) = Push::new(&config.push, &key) {
        return Wrong(format!("{failure}. Check TIMEWEAVE_PUSH_FCM_SERVICE_ACCOUNT."));
    }
    if config.push.vapid_subject == Config::default().push.vapid_subject {
        return Look(
            "some browsers' push services refuse whom they cannot write to: set TIMEWEAVE_PUSH_VAPID_SUBJECT"
                .to_owned(),
        );
    }
    match config.push.fcm_service_account {
        Some(_) => Fine("browsers and phones".to_owned()),
        None => Fine("browsers, and phones through Expo; others need TIMEWEAVE_PUSH_FCM_SERVICE_ACCOUNT".to_owned()),
    }
}

/// Configured keys are the operator's; kept ones must be there, or be makeable, and nobody else may read them.
fn keys(config: &Config) -> Finding {
    if !config.auth.keys.is_empty() {
        return Fine(format!("{} configured", config.auth.keys.len()));
    }
    let path = keyring_path(config);
    if let Some(finding) = unkept(&path) {
        return finding;
    }
    match crate::config::signing_keys(config, &Chance::System) {
        Ok(keys) => Fine(format!("{} in {}", keys.len(), path.display())),
        Err(error) => Wrong(error.to_string()),
    }
}

async fn limits(config: &Config) -> Finding {
    match &config.redis.url {
        _ if !config.limits.enabled => Look("switched off by TIMEWEAVE_LIMITS_ENABLED".to_owned()),
        None => Fine("counted in each process; several gateways should share TIMEWEAVE_REDIS_URL".to_owned()),
        Some(url) => match tokio::time::timeout(PATIENCE, redis_answers(&url.0)).await {
            Ok(Ok(())) => Fine("the Redis server answers".to_owned()),
            Ok(Err(error)) => Wrong(format!("the Redis server does not answer: {error}. Check TIMEWEAVE_REDIS_URL.")),
            Err(_) => Wrong("the Redis server does not answer in time. Check TIMEWEAVE_REDIS_URL.".to_owned()),
        },
    }
}

/// Whether Redis answers is said of the limits.
fn live(config: &Config) -> Finding {
    let off = if config.live.enabled {
        ""
    } else {
        "; sockets of the Pusher protocol are switched off by TIMEWEAVE_LIVE_ENABLED"
    };
    match &config.redis.url {
        Some(_) => Fine(format!("carried between processes by the Redis server{off}")),
        None if !config.worker.enabled => Look(format!(
            "`serve` does no background work, and what `work` does reaches no socket without TIMEWEAVE_REDIS_URL{off}"
        )),
        None => Fine(format!("within one process; `serve --no-worker` beside `work` needs TIMEWEAVE_REDIS_URL{off}")),
    }
}

async fn mail(config: &Config) -> Finding {
    let mailer = match Mailer::new(&config.mail) {
        Ok(mailer) if !mailer.is_on() => return Fine("off; nothing is sent without TIMEWEAVE_MAIL_HOST".to_owned()),
        Ok(mailer) => mailer,
        Err(error) => return Wrong(format!("{error}. Check TIMEWEAVE_MAIL_CA_FILE.")),
    };
    match tokio::time::timeout(PATIENCE, mailer.check()).await {
        Ok(Ok(())) if config.server.public_url.is_none() => {
            Look("the server answers; set TIMEWEAVE_SERVER_PUBLIC_URL unless every community has a domain: links in mails begin with it".to_owned())
        }
        Ok(Ok(())) => Fine("the server answers".to_owned()),
        Ok(Err(why)) => Wrong(format!("the server cannot be used: {why}. Check TIMEWEAVE_MAIL_*.")),
        Err(_) => Wrong("the server does not answer in time. Check TIMEWEAVE_MAIL_HOST and TIMEWEAVE_MAIL_PORT.".to_owned()),
    }
}

async fn redis_answers(url: &Secret) -> redis::RedisResult<()> {
    let mut connection = redis::Client::open(url.reveal())?.get_multiplexed_async_connection().await?;
    redis::cmd("PING").query_async(&mut connection).await
}

/// SQLite: the log and the references must be on. PostgreSQL: old servers lack what the statements use.
async fn settings(db: &Db) -> Finding {
    let found: Stored<Finding> = async {
        match db.engine() {
            Engine::Sqlite => {
                let journal: String = store::journal_mode(db).await?;
                let sound: String = store::quick_check(db).await?;
                Ok(match (journal.as_str(), sound.as_str()) {
                    ("wal", "ok") => Fine("write-ahead log, file sound".to_owned()),
                    ("wal", broken) => Wrong(format!("the file is damaged ({broken}); restore a backup")),
                    (other, _) => {
                        Wrong(format!("the journal mode is {other}, not wal; does the file system allow locks?"))
                    }
                })
            }
            Engine::Postgres => {
                let version: i64 = store::server_version(db).await?;
                Ok(match version / 10_000 {
                    major @ 0..=12 => Wrong(format!("PostgreSQL {major} is too old; use 13 or newer")),
                    major => Fine(format!("PostgreSQL {major}")),
                })
            }
        }
    }
    .await;
    found.unwrap_or_else(|error| Wrong(told(&error)))
}

/// An error with its causes.
fn told(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        text.push_str(&format!(": {error}"));
        cause = error.source();
    }
    text
}
