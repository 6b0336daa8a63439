//! One process of the real program: its lines, its signals, its end.

use std::io::{BufRead as _, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};

use tokio::sync::watch;
use tokio::time::timeout;

use super::{Client, PATIENCE};

/// A running process. Killed when dropped.
pub struct Program {
    child: Option<Child>,
    id: u32,
    out: Lines,
    log: Lines,
    /// `http://127.0.0.1:PORT`, once it is ready.
    pub api: String,
    /// Where the metrics are, once it is ready.
    pub metrics: String,
}

/// How a process ended and what it had said.
#[derive(Debug)]
pub struct Ended {
    pub status: ExitStatus,
    pub out: String,
    pub log: String,
}

impl Ended {
    #[track_caller]
    pub fn well(self) -> Self {
        assert_eq!(self.status.code(), Some(0), "{self:#?}");
        self
    }

    #[track_caller]
    pub fn badly(self) -> Self {
        assert_eq!(self.status.code(), Some(1), "{self:#?}");
        self
    }
}

impl Program {
    /// Starts it in a directory with no other environment than this. Nothing of the machine's own settings gets in.
    pub fn start(directory: &Path, arguments: &[&str], variables: Vec<(String, String)>) -> Self {
        // Which program it is may be said when the stories run: another build of it, such as the one that is measured.
        let chosen = std::env::var_os("CARGO_BIN_EXE_timeweave");
        let mut child = Command::new(chosen.unwrap_or_else(|| env!("CARGO_BIN_EXE_timeweave").into()))
            .args(arguments)
            .current_dir(directory)
            .env_clear()
            .envs(variables)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let out = Lines::of(child.stdout.take().unwrap());
        let log = Lines::of(child.stderr.take().unwrap());
        Self { id: child.id(), child: Some(child), out, log, api: String::new(), metrics: String::new() }
    }

    /// Waits until it listens and says that it is ready.
    pub async fn is_ready(&mut self) {
        let first = self.says("  Metrics ").await;
        self.metrics = address(&first);
        self.api = address(&self.says("  API ").await).trim_end_matches("/api/v2/").to_owned();
        let health = Client::new(self, "").get("/api/v2/health").await;
        assert_eq!(health.status, 200, "{}", health.text());
    }

    /// Waits for a line of its output that holds this.
    pub async fn says(&self, part: &str) -> String {
        self.line(&self.out, part).await
    }

    /// Waits for a line of its log that holds this.
    pub async fn logs(&self, part: &str) -> String {
        self.line(&self.log, part).await
    }

    /// Everything it has said so far.
    pub fn said(&self) -> String {
        self.out.text()
    }

    async fn line(&self, lines: &Lines, part: &str) -> String {
        let found = |lines: &Vec<String>| lines.iter().find(|line| line.contains(part)).cloned();
        let mut receiver = lines.0.clone();
        let waiting = receiver.wait_for(|lines| found(lines).is_some());
        let line = match timeout(PATIENCE, waiting).await {
            Ok(Ok(lines)) => found(&lines),
            _ => None,
        };
        line.unwrap_or_else(|| panic!("never said {part:?}:\n{}\n{}", self.out.text(), self.log.text()))
    }

    /// What it holds of the machine's memory, in MiB. Zero where the system does not say.
    pub fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.id)).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or(0) / 1024
    }

    /// Lets it have only so many more open files than it has now.
    #[cfg(target_os = "linux")]
    pub fn gets_files(&self, more: u64) {
        use rustix::process::{Pid, Resource, Rlimit, prlimit};
        let open = std::fs::read_dir(format!("/proc/{}/fd", self.id)).unwrap().count() as u64;
        let limit = Rlimit { current: Some(open + more), maximum: Some(open + more) };
        let process = i32::try_from(self.id).ok().and_then(Pid::from_raw);
        prlimit(process, Resource::Nofile, limit).unwrap();
    }

    /// Asks it to stop, as an operator would.
    pub fn terminate(&self) {
        let sent = Command::new("kill").args(["-TERM", &self.id.to_string()]).status().unwrap();
        assert!(sent.success());
    }

    /// Ends it in the middle of whatever it does.
    pub async fn crash(mut self) {
        self.child.as_mut().unwrap().kill().unwrap();
        self.end().await;
    }

    /// Asks it to stop and waits until it has.
    pub async fn stop(self) -> Ended {
        self.terminate();
        self.end().await
    }

    /// Waits for its end.
    pub async fn end(mut self) -> Ended {
        let mut child = self.child.take().unwrap();
        let waiting = tokio::task::spawn_blocking(move || child.wait().unwrap());
        let Ok(status) = timeout(PATIENCE, waiting).await else {
            let _ = Command::new("kill").args(["-KILL", &self.id.to_string()]).status();
            panic!("it does not end:\n{}\n{}", self.out.text(), self.log.text());
        };
        Ended { status: status.unwrap(), out: self.out.all().await, log: self.log.all().await }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// What comes out of a pipe.
pub struct Lines(pub watch::Receiver<Vec<String>>);

impl Lines {
    pub fn of(pipe: impl Read + Send + 'static) -> Self {
        let (sender, receiver) = watch::channel(Vec::new());
        std::thread::spawn(move || {
            for line in BufReader::new(pipe).lines().map_while(Result::ok) {
                sender.send_modify(|lines| lines.push(line));
            }
        });
        Self(receiver)
    }

    pub fn text(&self) -> String {
        self.0.borrow().join("\n")
    }

    /// Everything, once the other side has closed the pipe.
    async fn all(&mut self) -> String {
        while self.0.changed().await.is_ok() {}
        self.text()
    }
}

/// The address at the end of a line.
fn address(line: &str) -> String {
    line.rsplit(' ').next().unwrap_or_default().to_owned()
}
