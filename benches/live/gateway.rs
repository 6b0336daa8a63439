//! The gateway as a child process, and its memory.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use crate::Outcome;
use crate::database::Database;
use crate::visitor::Visitor;

/// Members of harbour who are nobody of whom times are taken.
const STRANGERS: &str = "SELECT u.id, u.email FROM users u
  WHERE u.tenant_id = 1 AND u.status = 'active' AND u.role = 'member'
    AND u.email NOT IN ('ada@harbour.example', 'ben@harbour.example', 'cleo@harbour.example')
    AND NOT EXISTS (SELECT 1 FROM connections c
                     WHERE c.tenant_id = 1 AND (c.requester_id = u.id AND c.receiver_id = (SELECT id FROM users WHERE email = 'ben@harbour.example')
                         OR c.receiver_id = u.id AND c.requester_id = (SELECT id FROM users WHERE email = 'ben@harbour.example')))
    AND NOT EXISTS (SELECT 1 FROM user_blocks b WHERE b.tenant_id = 1 AND (b.user_id = u.id OR b.blocked_user_id = u.id))
  ORDER BY u.id";

/// A running gateway that ends with its value.
pub struct Gateway {
    child: Child,
    /// `127.0.0.1:PORT`.
    pub address: String,
    /// The application key.
    pub key: &'static str,
    pub http: reqwest::Client,
    /// A reader that goes away would break the next line.
    _output: BufReader<ChildStdout>,
}

impl Gateway {
    /// Starts it with the demo communities and waits until it says where it listens.
    ///
    /// # Errors
    /// If it ends without saying so.
    pub fn start(database: &str, home: &Path, sockets: usize) -> Outcome<Self> {
        let most = (sockets + 1_000).to_string();
        let key = "bench";
        let mut child = Command::new(env!("CARGO_BIN_EXE_timeweave"))
            .args(["serve", "--demo"])
            .current_dir(home)
            .env_clear()
            .envs([
                ("TIMEWEAVE_DATA_DIR", home.display().to_string().as_str()),
                ("TIMEWEAVE_DATABASE_URL", database),
                ("TIMEWEAVE_SERVER_LISTEN", "127.0.0.1:0"),
                ("TIMEWEAVE_METRICS_LISTEN", "127.0.0.1:0"),
                ("TIMEWEAVE_LIMITS_ENABLED", "false"),
                ("TIMEWEAVE_LOG_FILTER", "off"),
                ("TIMEWEAVE_LIVE_KEY", key),
                ("TIMEWEAVE_SERVER_MAX_CONNECTIONS", "30000"),
                ("TIMEWEAVE_SERVER_MAX_CONNECTIONS_PER_ADDRESS", "15000"),
                ("TIMEWEAVE_LIVE_MAX_SOCKETS", &most),
                ("TIMEWEAVE_LIVE_SOCKETS_PER_MEMBER", &most),
                ("TIMEWEAVE_LIVE_SOCKETS_PER_ADDRESS", &most),
            ])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()?;
        let mut output = BufReader::new(child.stdout.take().ok_or("no output")?);
        let mut line = String::new();
        loop {
            line.clear();
            if output.read_line(&mut line)? == 0 {
                return Err(format!("the gateway ended: {}", child.wait()?).into());
            }
            if let Some((_, address)) = line.split_once("http://") {
                let address = address.split('/').next().unwrap_or_default().to_owned();
                let _ = rustls::crypto::ring::default_provider().install_default();
                let http = reqwest::Client::builder().no_proxy().build()?;
                return Ok(Self { child, address, key, http, _output: output });
            }
        }
    }

    /// What it has in memory now.
    ///
    /// # Errors
    /// Where `/proc` does not tell.
    pub fn resident_kib(&self) -> Outcome<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS")?;
        Ok(line.split_whitespace().next().unwrap_or_default().parse()?)
    }

    /// Members who have nothing with Ben yet, signed in; so many at most.
    ///
    /// # Errors
    /// If the gateway does not let them in.
    pub async fn strangers(&self, database: &Database, most: usize) -> Outcome<Vec<Visitor>> {
        let people: Vec<(i64, String)> = database.pairs(STRANGERS).await?;
        let mut strangers = Vec::new();
        for (_, email) in people.into_iter().take(most) {
            strangers.push(Visitor::sign_in(self, &email).await?);
        }
        Ok(strangers)
    }

    /// Asks it to stop and waits until it has.
    ///
    /// # Errors
    /// If it cannot be asked.
    pub fn stop(mut self) -> Outcome<()> {
        Command::new("kill").arg(self.child.id().to_string()).status()?;
        let deadline = Instant::now() + Duration::from_secs(20);
        while self.child.try_wait()?.is_none() && Instant::now() < deadline {
            std::thread::sleep(Duration::from_millis(10));
        }
        Ok(())
    }
}

impl Drop for Gateway {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
