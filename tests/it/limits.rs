//! How often somebody may do something (spec platform 1.4), and calls that are safe to repeat.

use std::net::{IpAddr, Ipv6Addr};
use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use contract::{Layer, Operation, Per, RateLimit, Row};
use http::Method;
use serde_json::json;
use timeweave::app::App;
use timeweave::base::Chance;
use timeweave::config::Config;
use timeweave::throttle::{Throttle, address_key};

use crate::each_engine;
use crate::support::{Engine, Heard, Person, Town, needed};

/// A public operation whose limit counts addresses.
const BY_ADDRESS: &str = "/api/v2/auth/registration-info";

/// Calls an operation about nothing that exists and with nothing that can be read. Limits count it all the same.
async fn knock(person: &Person, row: &Row) -> Heard {
    let named = |part: &str| part.starts_with('{');
    let path: Vec<&str> = row.path.split('/').map(|part| if named(part) { "999999999" } else { part }).collect();
    let mut request = person.request(row.method.clone(), &path.join("/"), row.body.map(|_| json!(null)));
    if row.body.is_some() {
        *request.body_mut() = axum::body::Body::from("{");
    }
    person.send(request).await
}

/// Counts calls of an operation where calls are counted, without making them.
async fn spend(town: &Town, person: &Person, row: &Row, times: u32) {
    let RateLimit { limit, window_seconds, per, .. } = row.rate_limit.unwrap();
    let whom = if per == Per::Member { format!("member:{}", person.id) } else { address_key(person.address) };
    let window = Duration::from_secs(window_seconds.into());
    let throttle = town.world().room::<Throttle>().unwrap();
    // What is of no community is counted for none.
    for tenant in [town.harbour, 0] {
        let key = format!("{tenant}:{}:{whom}", row.id);
        for _ in 0..times {
            assert!(throttle.take(town.clock.now(), &key, limit, window).await.unwrap().allowed, "{}", row.id);
        }
    }
}

fn quota(heard: &Heard) -> [Option<i64>; 3] {
    ["limit", "remaining", "reset"].map(|name| heard.header(&format!("x-ratelimit-{name}"))?.parse().ok())
}

/// Another address than anybody else's.
fn elsewhere(town: &Town, person: &Person) -> Person {
    Person { address: town.stranger().address, ..person.clone() }
}

/// Two members with a role, who are signed in as long as their tokens last.
struct Pair {
    role: &'static str,
    members: [Person; 2],
    since: DateTime<Utc>,
}

impl Pair {
    async fn new(town: &Town, role: &'static str, nth: usize) -> Self {
        let [ada, ben] = [format!("ada{nth}"), format!("ben{nth}")];
        let members = [town.member_as("harbour", &ada, role).await, town.member_as("harbour", &ben, role).await];
        Self { role, members, since: town.clock.now() }
    }

    /// Sees to it that their tokens are good for some time.
    async fn lasts(&mut self, town: &Town, time: TimeDelta) {
        if town.clock.now() + time >= self.since + TOKENS {
            for member in &mut self.members {
                member.signs_in().await;
            }
            self.since = town.clock.now();
        }
    }
}

/// How long access tokens last.
const TOKENS: TimeDelta = TimeDelta::minutes(15);

/// Whether a call that holds nothing may change whom it comes from: it says nothing that could not be read, and names nothing that is not there.
fn may_change(row: &Row) -> bool {
    row.method != Method::GET && row.body.is_none() && !row.path.contains('{')
}

#[tokio::test]
async fn every_declared_limit_holds_for_whom_it_is_declared() {
    let town = Town::on(Engine::Sqlite).await;
    let mut pair = Pair::new(&town, "admin", 0).await;
    let mut changed = false;
    for (nth, operation) in (1..).zip(Operation::ALL.iter().copied()) {
        let row = operation.row();
        let role = if ["listQueueKinds", "pauseQueueKind", "resumeQueueKind"].contains(&row.id) {
            "super_admin"
        } else {
            "admin"
        };
        // Each operation is counted for itself, so the same two can ask for all.
        if changed || pair.role != role {
            pair = Pair::new(&town, role, nth).await;
        }
        changed = may_change(row);
        let window = TimeDelta::seconds(row.rate_limit.map_or(0, |limit| limit.window_seconds.into()));
        pair.lasts(&town, if window < TOKENS { window } else { TimeDelta::seconds(10) }).await;
        let [mut ada, ben] = pair.members.each_ref().map(|member| elsewhere(&town, member));
        let Some(RateLimit { limit, window_seconds, per, layer }) = row.rate_limit else {
            assert_eq!(quota(&knock(&ada, row).await), [None, None, None], "{}", row.id);
            continue;
        };
        let resets = town.clock.now().timestamp() + i64::from(window_seconds);
        // The first two calls and the last are made. To make all of those between them would take minutes.
        let between = limit.saturating_sub(3);
        for nth in 1..=limit.min(3) {
            let mut left = i64::from(limit - nth);
            if nth == 3 {
                spend(&town, &ada, row, between).await;
                left -= i64::from(between);
            }
            let heard = knock(&ada, row).await;
            assert_ne!(heard.status, 429, "{} with {left} left", row.id);
            assert_eq!(quota(&heard), [Some(limit.into()), Some(left), Some(resets)], "{}", row.id);
        }
        town.later(TimeDelta::seconds(10));
        let refused = knock(&ada, row).await;
        let waits = i64::from(window_seconds) - 10;
        let code = if layer == Layer::Handler { "RATE_LIMIT_EXCEEDED" } else { "rate_limited" };
        assert_eq!(refused.refusal(), (429, code.to_owned(), String::new()), "{}", row.id);
        assert_eq!(quota(&refused), [Some(limit.into()), Some(0), Some(resets)], "{}", row.id);
        assert_eq!(refused.header("retry-after"), Some(waits.to_string().as_str()), "{}", row.id);
        assert_eq!(refused.json()["retry_after"], waits, "{}", row.id);

        let (same_member, same_address) = (elsewhere(&town, &ada), Person { address: ada.address, ..ben });
        let counted = |heard: &Heard| heard.status == 429;
        assert_eq!(counted(&knock(&same_member, row).await), per == Per::Member, "{}", row.id);
        assert_eq!(counted(&knock(&same_address, row).await), per == Per::Address, "{}", row.id);

        town.later(TimeDelta::seconds(waits));
        // Some windows outlast an access token.
        if window >= TOKENS {
            ada.signs_in().await;
        }
        let again = knock(&ada, row).await;
        assert_eq!(quota(&again)[1], Some(i64::from(limit) - 1), "{}: a new window", row.id);
    }
}

#[tokio::test]
async fn a_proxy_is_believed_only_if_it_is_trusted() {
    for (more, believed) in [("", false), ("[server]\ntrusted_proxies = [\"10.0.0.0/8\"]", true)] {
        let town = Town::configured(Engine::Sqlite, more).await;
        let proxy = town.stranger();
        let ask = |client: &'static str| {
            let mut request = proxy.request(Method::GET, BY_ADDRESS, None);
            request.headers_mut().insert("x-forwarded-for", client.parse().unwrap());
            proxy.send(request)
        };
        for _ in 0..Operation::GetRegistrationInfo.row().rate_limit.unwrap().limit {
            ask("198.51.100.1").await.ok();
        }
        assert_eq!(ask("198.51.100.1").await.status, 429);
        // What a client writes further left is its own invention.
        assert_eq!(ask("203.0.113.9, 198.51.100.1").await.status, 429);
        assert_eq!(ask("198.51.100.2").await.status == 200, believed, "{more:?}");
    }
}

#[tokio::test]
async fn limits_can_be_switched_off() {
    let town = Town::configured(Engine::Sqlite, "[limits]\nenabled = false").await;
    let visitor = town.stranger();
    for _ in 0..40 {
        let heard = visitor.get(BY_ADDRESS).await.ok();
        assert_eq!(quota(&heard), [None, None, None]);
    }
}

each_engine! {
    async fn whoever_is_refused_has_changed_nothing(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        for _ in 0..20 {
            assert_eq!(ada.post("/connections/request", json!({ "user_id": ada.id })).await.status, 400);
        }
        let mut request = ada.request(Method::POST, "/connections/request", Some(json!({ "user_id": ben.id })));
        request.headers_mut().insert("idempotency-key", "first-try".parse().unwrap());
        assert_eq!(ada.send(request).await.refusal().1, "RATE_LIMIT_EXCEEDED");
        for table in ["connections", "domain_events", "tasks", "idempotency_keys"] {
            assert_eq!(town.count(table).await, 0, "{table}");
        }
        assert_eq!(ben.post("/connections/request", json!({ "user_id": ben.id })).await.status, 400, "ben has his own");
        town.later(TimeDelta::seconds(60));
        town.ask(&ada, &ben).await;
    }

    #[ignore = "needs Redis: scripts/test runs it"]
    async fn gateways_with_one_redis_count_together(town: Town) {
        let redis = needed("TIMEWEAVE_TEST_REDIS");
        let data = tempfile::tempdir().unwrap();
        let config = format!(
            "[database]\nurl = {:?}\nmax_connections = 2\n[data]\ndir = {:?}\n[redis]\nurl = {redis:?}",
            town.url,
            data.path().display().to_string(),
        );
        let config = Config::parse(&config).unwrap();
        let mut gateways = Vec::new();
        for _ in 0..2 {
            gateways.push(App::open(&config, town.clock.clone(), Chance::System).await.unwrap());
        }
        let limit = i64::from(Operation::GetRegistrationInfo.row().rate_limit.unwrap().limit);
        let together: Vec<_> = (1..=limit + 2).map(|nth| (nth <= limit, Some((limit - nth).max(0)))).collect();
        let mut seen = Vec::new();
        for _ in 0..5 {
            // The server's counts outlive this run: nobody has had this address before.
            let address = IpAddr::V6(Ipv6Addr::from_bits(u128::from_be_bytes(Chance::System.bytes())));
            let visitor = Person { address, ..town.stranger() };
            let people = [0, 1].map(|nth: usize| Person { router: gateways[nth].router(), ..visitor.clone() });
            seen.clear();
            for nth in 1..=limit + 2 {
                let heard = people[usize::from(nth % 2 == 0)].get(BY_ADDRESS).await;
                let [most, left, _] = quota(&heard);
                assert_eq!(most, Some(limit), "{}", heard.text());
                let allowed = heard.status == 200;
                if !allowed {
                    assert_eq!(heard.refusal().1, "rate_limited");
                }
                seen.push((allowed, left));
            }
            if seen == together {
                break;
            }
            // Where a server is slow to answer, each gateway counts for itself for a second.
            town.later(TimeDelta::seconds(2));
        }
        assert_eq!(seen, together);
        for gateway in gateways {
            gateway.close().await;
        }
    }
}
