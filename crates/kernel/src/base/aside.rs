//! Long computations, done where those who are answered do not wait for them.
//!
//! Each has a thread of its own, which gives way to the threads that answer: the system lets these go first whenever they have something to do. A thread of the
//! runtime's pool could not do that, as it must not stay so for whoever has it next. To begin one costs microseconds, and what is done here takes milliseconds. How
//! many there are at a time is for whoever asks to bound.

use std::thread;

use tokio::sync::oneshot;

use super::refusal::{Answer, Fault};

/// So much less than others such a thread wants to be let go on (`man nice`): of a core that both want, it has a third. Less would make signing in slow on a machine that has
/// much else to do.
#[cfg(target_os = "linux")]
const NICE: i32 = 3;

/// Does something long, and waits for it without a thread. It goes on if nobody waits any more.
///
/// # Errors
/// A fault if the system has no thread left, or if it panicked.
pub async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Answer<T> {
    let (done, waiting) = oneshot::channel();
    let doing = move || {
        give_way();
        // Whoever waited may have gone.
        let _ = done.send(work());
    };
    thread::Builder::new().name("aside".to_owned()).spawn(doing).map_err(Fault::new)?;
    Ok(waiting.await.map_err(Fault::new)?)
}

#[cfg(target_os = "linux")]
fn give_way() {
    // Where that is not allowed, it is done all the same.
    let _ = rustix::process::nice(NICE);
}

// Elsewhere the whole program would give way.
#[cfg(not(target_os = "linux"))]
fn give_way() {}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_is_done_aside_comes_back_and_a_panic_is_a_fault() {
        assert_eq!(aside(|| 6 * 7).await.unwrap(), 42);
        assert!(aside(|| assert_eq!(1, 2, "on purpose")).await.is_err());
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn only_what_is_done_aside_gives_way() {
        let of_this = || rustix::process::getpriority_process(None).unwrap();
        let before = of_this();
        assert_eq!(aside(of_this).await.unwrap(), (before + NICE).min(19));
        assert_eq!(of_this(), before);
    }
}
