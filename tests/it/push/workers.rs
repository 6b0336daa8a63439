//! Several workers, and workers that die: a browser or phone has a message at most once.

use std::sync::Arc;
use std::time::Duration;

use chrono::TimeDelta;
use timeweave::app::App;
use timeweave::base::Chance;
use timeweave::config::Config;
use timeweave::notifications::push::Push;
use timeweave::params;
use timeweave::queue::WorkerSettings;
use tokio_util::sync::CancellationToken;

use super::service::{Say, Service};
use super::{MESSAGE, Saying, log, register, say, send, states, subscribe, with_services};
use crate::support::Town;

/// Another gateway on the same database.
async fn second(town: &Town) -> App {
    let config = format!(
        "[database]\nurl = {:?}\n[data]\ndir = {:?}\n[push]\nallow_loopback = true\ntimeout_seconds = 60",
        town.url,
        town.data().display().to_string()
    );
    App::open(&Config::parse(&config).unwrap(), town.clock.clone(), Chance::System).await.unwrap()
}

async fn pending(town: &Town) -> i64 {
    town.db().one("SELECT COUNT(*) FROM push_queue WHERE status = 'pending'", params![]).await.unwrap()
}

with_services! {
    async fn two_workers_send_everything_once(town: Town) {
        let members = town.members(["ada", "ben", "cleo", "dora"]).await;
        let service = Service::open().await;
        for person in &members {
            subscribe(person, &service.at(&format!("/201/{}", person.name))).await;
            for n in 0..10 {
                assert!(say(&town, person, Saying { link: &format!("/messages/{n}"), ..MESSAGE }).await);
            }
        }
        let other = second(&town).await;
        let (here, there) = (town.app.push_worker(), other.push_worker());
        let (one, two) = tokio::join!(here.work_off(), there.work_off());
        assert_eq!(one.unwrap().finished + two.unwrap().finished, 40);
        assert_eq!(service.came().len(), 40);
        for person in &members {
            assert_eq!(service.times(&format!("/201/{}", person.name)), 10);
        }
        assert_eq!((log(&town).await.len(), pending(&town).await), (40, 0));
        other.close().await;
    }

    async fn two_workers_with_the_same_message_in_hand_send_it_once(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let service = Service::open().await;
        for name in ["a", "b", "c"] {
            subscribe(&ada, &service.at(&format!("/201/{name}"))).await;
        }
        say(&town, &ada, MESSAGE).await;
        // The first one hangs for longer than its lease; the second one takes over, and then both go on at once.
        let (here, there) = (town.app.push_worker(), town.app.push_worker());
        let claims = here.claim().await.unwrap();
        town.later(TimeDelta::seconds(301));
        let again = there.claim().await.unwrap();
        assert_eq!((claims.len(), again.len()), (1, 1));
        let (one, two) = tokio::join!(here.deliver(&claims[0]), there.deliver(&again[0]));
        assert_eq!((one.unwrap().lost, two.unwrap().finished), (1, 1));
        for name in ["a", "b", "c"] {
            assert_eq!(service.times(&format!("/201/{name}")), 1, "{name}");
        }
        assert_eq!(log(&town).await.len(), 1);
    }

    async fn a_worker_that_dies_before_it_begins_costs_only_time(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let service = Service::open().await;
        subscribe(&ada, &service.at("/201/a")).await;
        say(&town, &ada, MESSAGE).await;
        let claimed = town.app.push_worker().claim().await.unwrap();
        drop(claimed);
        assert_eq!(send(&town).await.finished, 0, "the lease holds");
        town.later(TimeDelta::seconds(301));
        assert_eq!((send(&town).await.finished, service.came().len()), (1, 1));
    }

    async fn a_worker_that_dies_while_it_sends_does_not_make_it_come_twice(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let service = Service::open().await;
        subscribe(&ada, &service.at("/201/a")).await;
        say(&town, &ada, MESSAGE).await;
        service.plan([Say::Slowly(Duration::from_secs(30))]);
        let worker = town.app.push_worker();
        // Killed when the message is on its way: it has come, and nobody wrote down that it has.
        let dying = async {
            while service.came().is_empty() {
                tokio::task::yield_now().await;
            }
        };
        tokio::select! {
            () = dying => {}
            done = worker.work_off() => panic!("{done:?}"),
        }
        assert_eq!(states(&town).await, ["begun"]);
        town.later(TimeDelta::seconds(301));
        assert_eq!(send(&town).await.finished, 1);
        assert_eq!(service.came().len(), 1);
        let told = log(&town).await.pop().unwrap();
        assert_eq!((told.1.as_str(), told.5.as_str()), ("failed", "web: nobody knows whether it arrived"));
    }

    async fn a_worker_that_dies_between_two_browsers_leaves_the_other_to_the_next(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let service = Service::open().await;
        subscribe(&ada, &service.at("/201/a")).await;
        subscribe(&ada, &service.at("/201/b")).await;
        say(&town, &ada, MESSAGE).await;
        // What a worker leaves that has sent to the first, and died.
        let claims = town.app.push_worker().claim().await.unwrap();
        let first: i64 = town.db().one("SELECT MIN(id) FROM push_subscriptions", params![]).await.unwrap();
        let sql = "INSERT INTO push_attempts (tenant_id, push_id, channel, target, state, attempts, due_at, updated_at)
                   VALUES ($1, $2, 'web', $3, 'sent', 1, $4, $4)";
        town.db().run(sql, params![town.harbour, claims[0].task().subject, first, town.clock.now()]).await.unwrap();
        town.later(TimeDelta::seconds(301));
        assert_eq!(send(&town).await.finished, 1);
        assert_eq!((service.times("/201/a"), service.times("/201/b")), (0, 1));
        assert_eq!(log(&town).await[0].1, "delivered");
    }

    async fn a_running_worker_hears_the_news_and_stops_when_told(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let service = Service::open().await;
        subscribe(&ada, &service.at("/201/a")).await;
        let settings =
            WorkerSettings { poll: Duration::from_secs(600), ..timeweave::notifications::push::patience() };
        let worker = timeweave::notifications::push::Worker::new(Arc::clone(town.world()), settings);
        let stop = CancellationToken::new();
        let running = tokio::spawn({
            let stop = stop.clone();
            async move { worker.run(stop).await }
        });
        say(&town, &ada, MESSAGE).await;
        tokio::time::timeout(Duration::from_secs(60), async {
            while pending(&town).await > 0 {
                tokio::task::yield_now().await;
            }
        })
        .await
        .expect("the commit woke the worker");
        stop.cancel();
        tokio::time::timeout(Duration::from_secs(60), running).await.unwrap().unwrap();
        assert_eq!(service.came().len(), 1);
    }

    async fn what_is_over_is_forgotten_and_what_waits_is_not(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let service = Service::open().await;
        subscribe(&ada, &service.at("/201/a")).await;
        register(&ada, "phone").await;
        say(&town, &ada, MESSAGE).await;
        send(&town).await;
        town.later(TimeDelta::days(7));
        say(&town, &ada, MESSAGE).await;
        let tidy = || timeweave::notifications::push::tasks::tidy(town.world());
        assert_eq!(tidy().await.unwrap(), 0);
        town.later(TimeDelta::seconds(1));
        assert_eq!((tidy().await.unwrap(), town.count("push_queue").await, town.count("push_attempts").await), (1, 1, 0));
        // Nobody needs any more what has waited for a week, wherever it hangs.
        town.later(TimeDelta::days(84));
        assert_eq!((tidy().await.unwrap(), town.count("push_log").await, town.count("push_queue").await), (2, 0, 0));
        assert_eq!(town.count("tasks WHERE kind = 'push.message'").await, 0);
        assert!(town.world().room::<Push>().is_ok());
    }
}
