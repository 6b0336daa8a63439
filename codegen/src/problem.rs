//! What is wrong with a contract, and where.

use std::fmt;

/// One mistake in the contract: which file, which place in it, and a sentence about it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    /// The file as people name it, for example `contract/areas/connections.yaml`.
    pub file: String,
    /// The JSON pointer of the place inside that file; empty for the whole file.
    pub pointer: String,
    /// What is wrong there.
    pub reason: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}#{}: {}", self.file, self.pointer, self.reason)
    }
}

/// Every mistake found in one run, never just the first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Problems(Vec<Problem>);

impl Problems {
    /// Remembers one mistake.
    pub fn add(&mut self, problem: Problem) {
        self.0.push(problem);
    }

    /// True while nothing wrong was found.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The mistakes in the order of the files and their places, each once.
    pub fn sorted(mut self) -> Vec<Problem> {
        self.0.sort();
        self.0.dedup();
        self.0
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for problem in self.clone().sorted() {
            writeln!(f, "{problem}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Problems {}
