//! What push services of browsers are sent, and what becomes of what they say.

use std::time::Duration;

use chrono::TimeDelta;
use serde_json::json;
use timeweave::params;

use super::reading::read;
use super::service::{Say, Service};
use super::{MESSAGE, Saying, event, log, say, send, states, subscribe, town_of_patience, with_services};
use crate::support::Town;

fn failed(error: &str) -> (String, String, Option<bool>, i64, i64, String) {
    ("new_message".to_owned(), "failed".to_owned(), Some(false), 0, 0, format!("web: {error}"))
}

fn delivered() -> (String, String, Option<bool>, i64, i64, String) {
    ("new_message".to_owned(), "delivered".to_owned(), Some(true), 0, 0, String::new())
}

/// Whether everything that waits is over.
async fn is_over(town: &Town) -> bool {
    let waiting: i64 =
        town.db().one("SELECT COUNT(*) FROM push_queue WHERE status = 'pending'", params![]).await.unwrap();
    waiting == 0
}

with_services! {
    async fn a_message_is_sealed_signed_and_addressed(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let service = Service::open().await;
        subscribe(&ada, &service.at("/201/ada?secret=1")).await;
        say(&town, &ada, Saying { link: "/admin/users", ..MESSAGE }).await;
        assert_eq!(send(&town).await.finished, 1);
        let came = service.came();
        assert_eq!(came.len(), 1);
        let came = &came[0];
        assert_eq!(
            ["content-encoding", "content-type", "ttl", "urgency"].map(|name| came.header(name)),
            ["aes128gcm", "application/octet-stream", "86400", "normal"]
        );
        assert_eq!(came.header("topic").len(), 32);
        assert!(came.header("authorization").starts_with("vapid t="));
        assert!(came.body.len() <= 4_096 && (came.body.len() - 86 - 17) % 256 == 0, "{}", came.body.len());
        // The web knows more pages than phones do.
        assert_eq!(
            read(came),
            json!({
                "title": "You have a new message", "body": "Open the app to see it.", "url": "/admin/users", "type": "new_message",
                "icon": "/icons/icon-192.png", "tenant_path": "/harbour",
            })
        );
        assert_eq!((log(&town).await, states(&town).await), (vec![delivered()], vec!["sent".to_owned()]));

        town.later(TimeDelta::minutes(2));
        say(&town, &ada, Saying { kind: "caring_emergency_alert", ..MESSAGE }).await;
        send(&town).await;
        assert_eq!(service.came()[1].header("urgency"), "high");
    }

    async fn whoever_is_gone_is_forgotten_and_is_no_failure(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let service = Service::open().await;
        for path in ["/404/a", "/410/a", "/201/a"] {
            subscribe(&ada, &service.at(path)).await;
        }
        subscribe(&ben, &service.at("/410/b")).await;
        say(&town, &ada, MESSAGE).await;
        say(&town, &ben, MESSAGE).await;
        assert_eq!(send(&town).await.finished, 2);
        assert_eq!(log(&town).await, [delivered()], "of whoever has nothing left there is nothing to tell");
        let left: Vec<String> = town.db().all("SELECT endpoint FROM push_subscriptions", params![]).await.unwrap();
        assert_eq!(left, [service.at("/201/a")]);
    }

    async fn refusals_are_for_good_and_leave_the_browser(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let service = Service::open().await;
        subscribe(&ada, &service.at("/201/a")).await;
        for status in [400, 401, 403, 413] {
            service.plan([Say::Status(status)]);
            town.later(TimeDelta::minutes(2));
            say(&town, &ada, MESSAGE).await;
            assert_eq!(send(&town).await.finished, 1, "{status}");
            assert_eq!(log(&town).await.pop(), Some(failed(&status.to_string())));
        }
        assert_eq!(town.count("push_subscriptions").await, 1);
    }

    async fn a_push_service_says_when_to_come_again(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let service = Service::open().await;
        subscribe(&ada, &service.at("/201/a")).await;
        let date = (town.clock.now() + TimeDelta::minutes(20)).format("%a, %d %b %Y %H:%M:%S GMT").to_string();
        service.plan([Say::Later(429, "600".to_owned()), Say::Later(503, date)]);
        say(&town, &ada, MESSAGE).await;
        assert_eq!((send(&town).await.postponed, states(&town).await), (1, vec!["again".to_owned()]));
        town.later(TimeDelta::seconds(599));
        assert_eq!((send(&town).await.postponed, service.came().len()), (0, 1), "too early");
        town.later(TimeDelta::seconds(1));
        assert_eq!((send(&town).await.postponed, service.came().len()), (1, 2));
        town.later(TimeDelta::seconds(599));
        assert_eq!((send(&town).await.postponed, service.came().len()), (0, 2), "twenty minutes have not passed");
        town.later(TimeDelta::seconds(1));
        assert_eq!((send(&town).await.finished, service.came().len()), (1, 3));
        assert_eq!(log(&town).await, [delivered()]);
    }

    async fn whoever_has_it_does_not_have_it_again_while_others_are_tried(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let service = Service::open().await;
        subscribe(&ada, &service.at("/201/a")).await;
        subscribe(&ada, &service.at("/500/b")).await;
        say(&town, &ada, MESSAGE).await;
        for _ in 0..10 {
            send(&town).await;
            town.later(TimeDelta::hours(1));
        }
        assert_eq!((service.times("/201/a"), service.times("/500/b")), (1, 6), "so often and no more");
        let line = ("new_message".to_owned(), "partial".to_owned(), Some(true), 0, 0, "web: 500".to_owned());
        assert_eq!((log(&town).await, is_over(&town).await), (vec![line], true));
    }

    async fn what_is_a_day_old_is_not_sent_any_more(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let service = Service::open().await;
        subscribe(&ada, &service.at("/201/a")).await;
        service.plan([Say::Later(503, "90000".to_owned())]);
        say(&town, &ada, MESSAGE).await;
        assert_eq!(send(&town).await.finished, 1, "longer than the message lasts");
        assert_eq!(log(&town).await, [failed("503")]);
        town.later(TimeDelta::minutes(2));
        say(&town, &ada, MESSAGE).await;
        town.later(TimeDelta::hours(25));
        assert_eq!((send(&town).await.finished, service.came().len()), (1, 1));
    }

    async fn a_push_service_keeps_a_message_for_what_is_left_of_its_day(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let service = Service::open().await;
        subscribe(&ada, &service.at("/201/a")).await;
        service.plan([Say::Later(503, "82800".to_owned())]);
        say(&town, &ada, MESSAGE).await;
        assert_eq!(send(&town).await.postponed, 1);
        town.later(TimeDelta::hours(23));
        assert_eq!(send(&town).await.finished, 1);
        let kept: Vec<String> = service.came().iter().map(|came| came.header("ttl").to_owned()).collect();
        assert_eq!(kept, ["86400", "3600"]);
    }

    async fn whoever_does_not_answer_may_have_it_and_does_not_have_it_again(town: Town) {
        let town = town_of_patience(town.engine, 3, "").await;
        let [ada] = town.members(["ada"]).await;
        let service = Service::open().await;
        subscribe(&ada, &service.at("/201/a")).await;
        service.plan([Say::Slowly(Duration::from_secs(20))]);
        say(&town, &ada, MESSAGE).await;
        assert_eq!(send(&town).await.finished, 1);
        assert_eq!(log(&town).await, [failed("no answer in time")]);
        town.later(TimeDelta::hours(2));
        send(&town).await;
        assert_eq!(service.came().len(), 1);
    }

    async fn nobody_there_is_tried_again(town: Town) {
        let [ada] = town.members(["ada"]).await;
        // Nobody listens there, and nobody else can take the port.
        let nobody = tokio::net::TcpSocket::new_v4().unwrap();
        nobody.bind("127.0.0.1:0".parse().unwrap()).unwrap();
        subscribe(&ada, &format!("http://{}/201/a", nobody.local_addr().unwrap())).await;
        say(&town, &ada, MESSAGE).await;
        assert_eq!(send(&town).await.postponed, 1);
        let why: Vec<String> = town.db().all("SELECT error FROM push_attempts", params![]).await.unwrap();
        assert_eq!(why, ["nobody was reached"]);
    }

    async fn nobody_is_followed_elsewhere(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let (service, elsewhere) = (Service::open().await, Service::open().await);
        subscribe(&ada, &service.at("/201/a")).await;
        service.plan([Say::Elsewhere(elsewhere.at("/201/b"))]);
        say(&town, &ada, MESSAGE).await;
        assert_eq!(send(&town).await.finished, 1);
        assert_eq!((log(&town).await, elsewhere.came().len()), (vec![failed("307")], 0));
    }

    async fn an_answer_without_an_end_is_not_read(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let service = Service::open().await;
        subscribe(&ada, &service.at("/201/a")).await;
        service.plan([Say::Endless]);
        say(&town, &ada, MESSAGE).await;
        assert_eq!(send(&town).await.finished, 1);
        assert_eq!(log(&town).await, [delivered()]);
    }

    async fn a_message_that_waits_leaves_for_whoever_owns_the_browser_then(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let service = Service::open().await;
        subscribe(&ada, &service.at("/201/shared")).await;
        say(&town, &ada, MESSAGE).await;
        subscribe(&ben, &service.at("/201/shared")).await;
        send(&town).await;
        assert!(service.came().is_empty(), "what is Ada's does not come to Ben's browser");
    }
}

/// What a member could store before the rules were as they are, or an operator by hand.
#[tokio::test]
async fn without_the_setting_this_machine_is_not_called_whatever_is_stored() {
    let town = Town::on(crate::support::Engine::Sqlite).await;
    let [ada] = town.members(["ada"]).await;
    let service = Service::open().await;
    let port = service.origin.rsplit(':').next().unwrap().to_owned();
    for (n, address) in [
        service.at("/201/a"),
        format!("https://127.0.0.1:{port}/201/a"),
        format!("https://localhost:{port}/201/a"),
        format!("http://[::1]:{port}/201/a"),
        "https://10.0.0.1/x".to_owned(),
        "not an address".to_owned(),
    ]
    .into_iter()
    .enumerate()
    {
        let sql = "INSERT INTO push_subscriptions (tenant_id, user_id, endpoint, endpoint_hash, p256dh_key, auth_key, created_at, updated_at)
                   VALUES ($1, $2, $3, $4, $4, $4, $5, $5)";
        let hash = vec![u8::try_from(n).unwrap(); 32];
        town.db().run(sql, params![town.harbour, ada.id, address, hash, town.clock.now()]).await.unwrap();
    }
    let first = event(&town, town.harbour).await;
    assert!(say(&town, &ada, Saying { event: first, ..MESSAGE }).await);
    assert_eq!(send(&town).await.finished, 1);
    assert!(service.came().is_empty());
    let told = log(&town).await.pop().unwrap();
    assert_eq!((told.1.as_str(), told.2), ("failed", Some(false)));
    assert!(
        told.5.contains("begin with https") && told.5.contains("name a port") && told.5.contains("public address"),
        "{}",
        told.5
    );
}
