//! Answers whose time tells nothing of what was found out on the way to them.

use std::time::Duration;

use tokio::time::{Instant, sleep_until};

/// Waits until a whole number of `steps` has passed since `began`. Where nothing else is under way the work is done within the first, so all
/// answers come after the same time; where much is, they still come at one of few moments.
pub async fn even_out(began: Instant, step: Duration) {
    if let Some(until) = next_step(began.elapsed(), step) {
        sleep_until(began + until).await;
    }
}

/// The first whole number of steps, at least one, that is not over after `took`; none where steps take no time.
fn next_step(took: Duration, step: Duration) -> Option<Duration> {
    let (took, step) = (took.as_nanos(), step.as_nanos());
    let steps = took.checked_div(step)?.saturating_add(1);
    u64::try_from(steps.saturating_mul(step)).ok().map(Duration::from_nanos)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_come_at_few_moments() {
        let millis = Duration::from_millis;
        for (took, step, until) in [
            (0, 400, Some(400)),
            (60, 400, Some(400)),
            (66, 400, Some(400)),
            (399, 400, Some(400)),
            (400, 400, Some(800)),
            (1_900, 400, Some(2_000)),
            (60, 0, None),
        ] {
            assert_eq!(next_step(millis(took), millis(step)), until.map(millis), "{took} of {step}");
        }
    }
}
