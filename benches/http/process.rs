//! Servers as child processes, so that what they use can be told apart from what the load uses.

use std::ffi::OsStr;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use crate::load::{self, Round};
use crate::{Outcome, Plan};

/// What stands before a server's address in what it prints.
const MARK: &str = "http://";

/// The kernel's clock ticks: 100 a second on Linux, whatever the machine.
const TICK_MICROS: f64 = 10_000.0;

/// A server that ends with its value.
pub struct Server {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
    /// A reader that goes away would break the server's next line.
    _output: BufReader<ChildStdout>,
}

impl Server {
    /// Starts a program and waits until it says where it listens.
    ///
    /// # Errors
    /// If it ends without saying so.
    pub fn start(program: &Path, arguments: &[&str], environment: &[(&str, String)], home: &Path) -> Outcome<Self> {
        let mut child = command(program, arguments, environment, home).stdout(Stdio::piped()).spawn()?;
        let mut output = BufReader::new(child.stdout.take().ok_or("no output")?);
        let mut line = String::new();
        loop {
            line.clear();
            if output.read_line(&mut line)? == 0 {
                return Err(format!("{} ended: {}", program.display(), child.wait()?).into());
            }
            if let Some((_, address)) = line.split_once(MARK) {
                let address = address.split('/').next().unwrap_or_default().trim().parse()?;
                return Ok(Self { child, address, _output: output });
            }
        }
    }

    /// Loads it for a round and notes what that cost it.
    ///
    /// # Errors
    /// If a connection breaks, or an answer is no success.
    pub async fn round(&self, plan: &Plan, length: Duration, make: load::Make) -> Outcome<Round> {
        let before = self.cpu()?;
        let mut round = load::round(self.address, plan.connections, length, make).await?;
        round.cpu_us = (self.cpu()? - before) / (round.answers.max(1) as f64);
        if round.refused > 0 || round.answers == 0 {
            return Err(
                format!("{} answers, {} of them no success", round.answers + round.refused, round.refused).into()
            );
        }
        Ok(round)
    }

    /// Processor time used so far, in microseconds.
    fn cpu(&self) -> Outcome<f64> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        // The name in parentheses may hold anything; utime and stime are the 12th and 13th field after it.
        let (_, fields) = stat.rsplit_once(')').ok_or("no name in /proc/PID/stat")?;
        let ticks = fields.split_whitespace().skip(11).take(2).map(str::parse::<f64>).sum::<Result<f64, _>>()?;
        Ok(ticks * TICK_MICROS)
    }

    /// The most memory it had resident so far, in MiB.
    ///
    /// # Errors
    /// Where `/proc` does not tell.
    pub fn peak_mib(&self) -> Outcome<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).ok_or("no VmHWM")?;
        let kib: f64 = line.split_whitespace().next().unwrap_or_default().parse()?;
        Ok(kib / 1024.0)
    }

    /// Asks it to stop and waits until it has.
    ///
    /// # Errors
    /// If it cannot be asked.
    pub fn stop(mut self) -> Outcome<()> {
        Command::new("kill").arg(self.child.id().to_string()).status()?;
        let deadline = Instant::now() + Duration::from_secs(10);
        while self.child.try_wait()?.is_none() && Instant::now() < deadline {
            std::thread::sleep(Duration::from_millis(2));
        }
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Runs a program to its end.
///
/// # Errors
/// If it fails.
pub fn run(program: &Path, arguments: &[&str], environment: &[(&str, String)], home: &Path) -> Outcome<()> {
    let status = command(program, arguments, environment, home).stdout(Stdio::null()).status()?;
    if status.success() { Ok(()) } else { Err(format!("{} {arguments:?}: {status}", program.display()).into()) }
}

/// A command that sees nothing of this environment but its search path.
fn command(program: &Path, arguments: &[&str], environment: &[(&str, String)], home: &Path) -> Command {
    let mut command = Command::new(program);
    let path = std::env::var_os("PATH").unwrap_or_default();
    command.args(arguments).current_dir(home).env_clear().env("PATH", path).stdin(Stdio::null());
    command.envs(environment.iter().map(|(name, value)| (*name, OsStr::new(value))));
    command
}
