//! What came of it: a table for people, JSON for machines, and whether the goals are met.

use std::path::Path;
use std::time::Duration;

use serde::Serialize;
use serde_json::json;

use crate::load::Round;
use crate::{Outcome, Plan};

/// The rounds of one thing that was measured.
#[derive(Serialize)]
pub struct Series {
    name: &'static str,
    /// How many rows an answer brings on average.
    rows: f64,
    /// In the order in which they were run.
    pub rounds: Vec<Round>,
}

impl Series {
    /// Nothing measured yet.
    pub fn new(name: &'static str, rows: f64) -> Self {
        Self { name, rows, rounds: Vec::new() }
    }

    fn median(&self, of: impl Fn(&Round) -> f64) -> f64 {
        median(self.rounds.iter().map(of).collect())
    }

    fn per_second(&self) -> f64 {
        self.median(|round| round.per_second)
    }

    fn rows_per_second(&self) -> f64 {
        self.per_second() * self.rows
    }

    fn cpu_us(&self) -> f64 {
        self.median(|round| round.cpu_us)
    }
}

/// A number that was to be reached.
#[derive(Serialize)]
struct Goal {
    what: &'static str,
    is: f64,
    goal: f64,
    unit: &'static str,
    met: bool,
}

impl Goal {
    fn at_least(what: &'static str, is: f64, goal: f64) -> Self {
        Self { what, is, goal, unit: "", met: is >= goal }
    }

    fn below(what: &'static str, is: f64, goal: f64, unit: &'static str) -> Self {
        Self { what, is, goal, unit, met: is < goal }
    }
}

/// Everything about one engine.
#[derive(Serialize)]
pub struct Report {
    engine: &'static str,
    series: Vec<Series>,
    goals: Vec<Goal>,
    /// Starts, in milliseconds.
    ready_ms: Vec<f64>,
}

impl Report {
    /// Judges what was measured: the first series is the gateway's page, the second the baseline's, and one is GraphQL's three levels.
    pub fn new(engine: &'static str, series: Vec<Series>, peak_mib: f64, ready_ms: Vec<f64>) -> Self {
        let mut goals = Vec::new();
        if let [gateway, baseline, ..] = &series[..] {
            goals.push(Goal::at_least(
                "REST: throughput against axum + sqlx by hand",
                gateway.per_second() / baseline.per_second(),
                0.8,
            ));
            if let Some(graph) = series.iter().find(|series| series.name.starts_with("GraphQL, three levels")) {
                let ratio = graph.rows_per_second() / gateway.rows_per_second();
                goals.push(Goal::at_least("GraphQL: rows a second against REST", ratio, 0.5));
            }
        }
        // The kernel counts in KiB, the goal is 100 million bytes.
        goals.push(Goal::below("Memory: most that was resident", peak_mib * 1.048_576, 100.0, " MB"));
        goals.push(Goal::below("Start: until the first answer, median", median(ready_ms.clone()), 300.0, " ms"));
        Self { engine, series, goals, ready_ms }
    }

    /// Prints the table.
    pub fn print(&self, took: Duration) {
        println!("\n{} ({:.0} s)", self.engine, took.as_secs_f64());
        println!(
            "  {:<38} {:>10} {:>17} {:>9} {:>9} {:>12} {:>10}",
            "", "answers/s", "(worst - best)", "p50 ms", "p99 ms", "CPU us each", "rows/s"
        );
        for series in &self.series {
            let speeds = || series.rounds.iter().map(|round| round.per_second);
            let (worst, best) = (speeds().fold(f64::INFINITY, f64::min), speeds().fold(0.0, f64::max));
            println!(
                "  {:<38} {:>10.0} {:>17} {:>9.2} {:>9.2} {:>12.0} {:>10.0}",
                series.name,
                series.per_second(),
                format!("({worst:.0} - {best:.0})"),
                series.median(|round| round.p50_us as f64) / 1_000.0,
                series.median(|round| round.p99_us as f64) / 1_000.0,
                series.cpu_us(),
                series.rows_per_second(),
            );
        }
        if let [gateway, rest @ ..] = &self.series[..] {
            for other in rest.iter().filter(|series| series.name.ends_with("by hand")) {
                println!(
                    "  against {:<30} {:>10.2} of its throughput, {:.2} of its CPU time an answer",
                    other.name.trim_start_matches("REST page, "),
                    gateway.per_second() / other.per_second(),
                    gateway.cpu_us() / other.cpu_us(),
                );
            }
        }
        for goal in &self.goals {
            let (word, sign) = (if goal.met { "met" } else { "MISSED" }, if goal.unit.is_empty() { ">=" } else { "<" });
            println!(
                "  {:<46} {:>8.2}{:<4} goal {sign} {}{}: {word}",
                goal.what, goal.is, goal.unit, goal.goal, goal.unit
            );
        }
    }
}

/// Writes everything to `target/bench/http.json`.
///
/// # Errors
/// If the file cannot be written.
pub fn write(plan: &Plan, reports: &[Report]) -> Outcome<()> {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().ok_or("no target folder")?;
    let path = target.join("bench/http.json");
    std::fs::create_dir_all(path.parent().ok_or("no folder")?)?;
    let cores = std::thread::available_parallelism()?.get();
    let whole = json!({
        "connections": plan.connections,
        "seconds": plan.length.as_secs(),
        "rounds": plan.rounds,
        "cores": cores,
        "engines": reports,
    });
    std::fs::write(&path, serde_json::to_vec_pretty(&whole)?)?;
    println!(
        "\n{cores} cores, {} connections, {} rounds of {} s; all numbers are medians. Written to {}",
        plan.connections,
        plan.rounds,
        plan.length.as_secs(),
        path.display()
    );
    Ok(())
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    let middle = values.len() / 2;
    match (values.get(middle), values.len() % 2) {
        (Some(upper), 0) => (upper + values[middle - 1]) / 2.0,
        (Some(value), _) => *value,
        (None, _) => 0.0,
    }
}
