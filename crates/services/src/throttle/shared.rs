//! Windows that several gateways share, in Redis.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use chrono::TimeDelta;
use redis::aio::{ConnectionManager, ConnectionManagerConfig};
use redis::{Client, RedisError, Script};

use super::{Limit, Memory, Taken};
use crate::base::{Secret, Timestamp};

/// A call waits at most so long for its count.
const PATIENCE: Duration = Duration::from_millis(250);

/// A connection is waited for so long, also when no call waits for it any more.
const CONNECTING: Duration = Duration::from_secs(2);

/// After a failure Redis is left alone for so long, so that not every call waits in vain.
const PAUSE: TimeDelta = TimeDelta::seconds(1);

/// Counts up the keys in their order until one is over its limit, and says how far each is and how long its window lasts
/// (ms). A key without an end, left by whatever accident, gets one.
const COUNT: &str = "
local answer = {}
for i, key in ipairs(KEYS) do
  local used = redis.call('INCR', key)
  local left = redis.call('PTTL', key)
  if left < 0 then
    left = tonumber(ARGV[2 * i])
    redis.call('PEXPIRE', key, left)
  end
  answer[2 * i - 1] = used
  answer[2 * i] = left
  if used > tonumber(ARGV[2 * i - 1]) then break end
end
return answer
";

/// Why Redis cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("Redis cannot be used")]
pub struct SharedError(#[from] RedisError);

/// Counts in Redis, and in this process while Redis does not answer.
pub struct Shared {
    /// What keys of ours begin with, in a Redis that others use too.
    prefix: String,
    connection: ConnectionManager,
    script: Script,
    here: Memory,
    patience: Duration,
    quiet_until: AtomicI64,
}

impl Shared {
    pub(super) fn open(url: &Secret, prefix: &str) -> Result<Self, SharedError> {
        Self::patient(url, prefix, PATIENCE)
    }

    /// The same, where a call waits at most so long for its count.
    fn patient(url: &Secret, prefix: &str, patience: Duration) -> Result<Self, SharedError> {
        let config = ConnectionManagerConfig::new()
            .set_connection_timeout(Some(patience.max(CONNECTING)))
            .set_response_timeout(Some(patience))
            .set_number_of_retries(2);
        let connection = ConnectionManager::new_lazy_with_config(Client::open(url.reveal())?, config)?;
        Ok(Self {
            prefix: format!("{prefix}:limit:"),
            connection,
            script: Script::new(COUNT),
            here: Memory::default(),
            patience,
            quiet_until: AtomicI64::new(i64::MIN),
        })
    }

    pub(super) async fn take_each(&self, now: Timestamp, limits: &[Limit]) -> Vec<Taken> {
        if now.timestamp_micros() < self.quiet_until.load(Ordering::Relaxed) {
            return self.alone(now, limits);
        }
        match tokio::time::timeout(self.patience, self.count(now, limits)).await {
            Ok(Ok(taken)) => taken,
            Ok(Err(error)) => self.give_up(now, limits, &error.to_string()),
            Err(_) => self.give_up(now, limits, "no answer in time"),
        }
    }

    fn give_up(&self, now: Timestamp, limits: &[Limit], reason: &str) -> Vec<Taken> {
        tracing::warn!(reason, "Redis does not count: every gateway counts for itself");
        self.quiet_until.store((now + PAUSE).timestamp_micros(), Ordering::Relaxed);
        self.alone(now, limits)
    }

    fn alone(&self, now: Timestamp, limits: &[Limit]) -> Vec<Taken> {
        metrics::counter!("timeweave_throttle_fallbacks_total").increment(1);
        self.here.take_each(now, limits)
    }

    async fn count(&self, now: Timestamp, limits: &[Limit]) -> Result<Vec<Taken>, RedisError> {
        let mut script = self.script.prepare_invoke();
        for limit in limits {
            let window = i64::try_from(limit.window.as_millis()).unwrap_or(i64::MAX).max(1);
            script.key(format!("{}{}", self.prefix, limit.key)).arg(limit.limit).arg(window);
        }
        let answer: Vec<i64> = script.invoke_async(&mut self.connection.clone()).await?;
        let pairs = answer.chunks_exact(2).zip(limits);
        Ok(pairs.map(|(pair, limit)| taken(now, pair[0], pair[1], limit.limit)).collect())
    }
}

fn taken(now: Timestamp, used: i64, left: i64, limit: u32) -> Taken {
    Taken {
        allowed: used <= i64::from(limit),
        remaining: u32::try_from(i64::from(limit) - used).unwrap_or(0),
        resets_at: now + TimeDelta::try_milliseconds(left).unwrap_or_default(),
    }
}

/// Some are against the server that `TIMEWEAVE_TEST_REDIS` names, and ignored without `--include-ignored`.
#[cfg(test)]
mod tests {
    use futures::FutureExt as _;
    use tokio::net::{TcpListener, TcpSocket};

    use super::*;
    use crate::base::{Chance, Clock};
    use crate::throttle::{Keeper, Throttle};

    /// Longer than a healthy server needs on a busy machine.
    const LONG: Duration = Duration::from_secs(30);

    fn limit(key: &str, limit: u32, millis: u64) -> Limit {
        Limit { key: key.to_owned(), limit, window: Duration::from_millis(millis) }
    }

    fn server() -> Secret {
        Secret::from(std::env::var("TIMEWEAVE_TEST_REDIS").expect("scripts/test says where Redis is"))
    }

    /// A gateway's throttle that counts in Redis however long that takes.
    fn patient(url: &Secret) -> Throttle {
        Throttle(Keeper::Shared(Box::new(Shared::patient(url, "test", LONG).unwrap())))
    }

    #[tokio::test]
    #[ignore = "needs Redis: scripts/test runs it"]
    async fn two_gateways_count_together_and_a_window_ends() {
        let url = server();
        let gateways = [patient(&url), patient(&url)];
        let (key, now) = (Chance::System.secret(), Clock::System.now());
        let mut seen = Vec::new();
        for gateway in gateways.iter().cycle().take(4) {
            let taken = gateway.take(now, &key, 3, Duration::from_secs(30)).await.unwrap();
            assert!(taken.resets_at > now && taken.resets_at <= now + TimeDelta::seconds(30));
            seen.push((taken.allowed, taken.remaining));
        }
        assert_eq!(seen, [(true, 2), (true, 1), (true, 0), (false, 0)]);

        let key = Chance::System.secret();
        let allowed =
            async |gateway: &Throttle| gateway.take(now, &key, 1, Duration::from_millis(100)).await.unwrap().allowed;
        assert!(allowed(&gateways[0]).await);
        // However often it is refused meanwhile.
        let ending = async {
            while !allowed(&gateways[1]).await {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(LONG, ending).await.expect("the window ends");
    }

    #[tokio::test]
    #[ignore = "needs Redis: scripts/test runs it"]
    async fn many_at_once_get_exactly_the_limit() {
        let url = server();
        let throttle = patient(&url);
        let (key, now) = (Chance::System.secret(), Clock::System.now());
        let crowd = (0..60).map(|_| throttle.take(now, &key, 20, Duration::from_secs(30)));
        let allowed =
            futures::future::join_all(crowd).await.into_iter().filter(|taken| taken.as_ref().unwrap().allowed);
        assert_eq!(allowed.count(), 20);
    }

    #[tokio::test]
    #[ignore = "needs Redis: scripts/test runs it"]
    async fn limits_behind_the_one_that_refuses_are_not_counted() {
        let url = server();
        let throttle = patient(&url);
        let (key, now) = (Chance::System.secret(), Clock::System.now());
        let wide = format!("{key} wide");
        let limits = [limit(&key, 1, 30_000), limit(&wide, 10, 30_000)];
        assert_eq!(throttle.take_each(now, &limits).await.unwrap().len(), 2);
        assert_eq!(throttle.take_each(now, &limits).await.unwrap().len(), 1);
        assert_eq!(throttle.take(now, &wide, 10, Duration::from_secs(30)).await.unwrap().remaining, 8);
    }

    #[tokio::test]
    async fn without_redis_this_process_counts() {
        let deaf = TcpListener::bind("127.0.0.1:0").await.unwrap();
        // Nobody listens there, and nobody else can take the port.
        let gone = TcpSocket::new_v4().unwrap();
        gone.bind("127.0.0.1:0".parse().unwrap()).unwrap();
        for address in [deaf.local_addr().unwrap(), gone.local_addr().unwrap()] {
            let throttle = Throttle::redis(&Secret::from(format!("redis://{address}")), "test").unwrap();
            let now = Timestamp::UNIX_EPOCH;
            let take = || throttle.take(now, "key", 2, Duration::from_secs(60));
            let first = tokio::time::timeout(LONG, take()).await.expect("it does not wait for ever");
            let mut seen = vec![first.unwrap().allowed];
            for _ in 0..2 {
                let taken = take().now_or_never().expect("only the first call waits");
                seen.push(taken.unwrap().allowed);
            }
            assert_eq!(seen, [true, true, false]);
        }
    }
}
