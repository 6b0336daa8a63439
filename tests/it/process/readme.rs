//! The README's tour does what it says: its commands, word for word, against the demo.

use std::io::Write as _;
use std::process::{Child, ChildStdin, Command, Stdio};

use tokio::time::timeout;

use super::program::Lines;
use super::*;

/// The shell blocks of the tour.
fn tour() -> Vec<String> {
    let readme = include_str!("../../../README.md");
    let (_, tour) = readme.split_once("## A tour").unwrap();
    let (tour, _) = tour.split_once("\n## ").unwrap();
    let blocks = tour.split("```sh\n").skip(1);
    blocks.map(|rest| rest.split_once("```").unwrap().0.to_owned()).collect()
}

/// A shell that keeps its variables from block to block.
struct Shell {
    child: Child,
    stdin: ChildStdin,
    lines: Lines,
    blocks: usize,
}

impl Shell {
    fn start() -> Self {
        let mut child = Command::new("bash")
            .args(["-euo", "pipefail"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (stdin, lines) = (child.stdin.take().unwrap(), Lines::of(child.stdout.take().unwrap()));
        Self { child, stdin, lines, blocks: 0 }
    }

    /// Runs a block and gives what it printed.
    async fn runs(&mut self, block: &str) -> String {
        let mark = |number: usize| format!("<<block {number} has run>>");
        self.blocks += 1;
        let end = mark(self.blocks);
        writeln!(self.stdin, "{block}\nprintf '\\n{end}\\n'").unwrap();
        let is_over = |lines: &Vec<String>| lines.contains(&end);
        let waiting = timeout(PATIENCE, self.lines.0.wait_for(is_over));
        assert!(matches!(waiting.await, Ok(Ok(_))), "the shell did not get through:\n{block}\n{}", self.lines.text());
        let said = self.lines.text();
        let said = said.split(&end).next().unwrap();
        said.rsplit(&mark(self.blocks - 1)).next().unwrap().trim().to_owned()
    }
}

impl Drop for Shell {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_tour_works_word_for_word() {
    if Command::new("curl").arg("--version").output().is_err() {
        println!("not run: the README's tour needs curl");
        return;
    }
    let here = Installation::empty();
    let program = here.serves_with(&["--demo"], &[]).await;
    let db = here.db().await;
    let expected: [&[&str]; 7] = [
        &[r#""status":"ok""#],
        &[r#""email":"ada@harbour.example""#],
        &[r#""per_page":2"#, r#""suggestions":["#],
        &[r#""status":"pending_sent""#],
        &[r#""field":"user_id""#, "You can't connect with yourself."],
        &[r#""status":"ACCEPTED""#, r#""message":"Ada"#],
        &[r#""mutualConnections":{"edges":[{"node":{"name":""#],
    ];
    let blocks = tour();
    assert_eq!(blocks.len(), expected.len(), "{blocks:#?}");

    let mut shell = Shell::start();
    for (block, parts) in blocks.iter().zip(expected) {
        assert!(!block.contains("8080") || block.contains("http://127.0.0.1:8080"));
        let said = shell.runs(&block.replace("http://127.0.0.1:8080", &program.api)).await;
        for part in parts {
            assert!(said.contains(part), "{part} is missing after\n{block}\n{said}");
        }
        if block.matches("tour-1").count() == 2 {
            assert_eq!(said[..said.len() / 2], said[said.len() / 2..], "a key is answered twice the same");
        }
        until(&db, PENDING, |pending| pending == 0).await;
    }
    program.stop().await.well();
}
