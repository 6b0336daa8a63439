//! Two gateways behind one Redis.

use std::sync::Arc;

use serde_json::json;
use timeweave::app::App;
use timeweave::base::Chance;
use timeweave::config::Config;
use timeweave::realtime::Hub;
use tokio_util::sync::CancellationToken;

use super::{A_MOMENT, SOON, Stage, chat, own, signs};
use crate::each_engine;
use crate::support::{Person, Town, needed};

/// A gateway on the town's database and clock, with its relay and desk at work. It hears those of the same town alone.
pub async fn gateway(town: &Town, redis: &str, stop: &CancellationToken) -> (App, Stage) {
    let config = format!(
        "[database]\nurl = {url:?}\nmax_connections = 4\n[data]\ndir = {dir:?}\n[redis]\nurl = {redis:?}\nprefix = {prefix:?}\n[live]\npresence = true\n",
        url = town.url,
        dir = town.data().display().to_string(),
        prefix = town.data().file_name().unwrap().display().to_string().replace('.', ""),
    );
    let mut app = App::open(&Config::parse(&config).unwrap(), town.clock.clone(), Chance::System).await.unwrap();
    tokio::spawn(app.accompany(stop));
    tokio::spawn(app.relay(stop));
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let service = app.router().into_make_service_with_connect_info::<std::net::SocketAddr>();
    tokio::spawn(async move { axum::serve(listener, service).await });
    let hub = app.world().room::<Hub>().unwrap().clone();
    (app, Stage { address, hub, stop: stop.clone() })
}

/// Until what one gateway says is heard at the other. They find each other in their own time.
pub async fn acquainted(here: &Stage, there: &Stage) {
    let listening = async |ears: &Stage, mouth: &Stage| {
        let ear = ears.hub.live().ear(8);
        ear.listen(&timeweave::live::Topic::Channel(9.into(), Arc::from("hello")));
        loop {
            mouth.hub.live().tell(9.into(), "hello", "hello", &json!({}));
            if tokio::time::timeout(A_MOMENT, ear.hear()).await.is_ok() {
                return;
            }
        }
    };
    let both = async {
        listening(here, there).await;
        listening(there, here).await;
    };
    tokio::time::timeout(SOON, both).await.expect("the gateways hear each other");
}

pub fn at(app: &App, person: &Person) -> Person {
    Person { router: app.router(), ..person.clone() }
}

each_engine! {
    #[ignore = "needs Redis: scripts/test runs it"]
    async fn two_gateways_hear_each_other(town: Town) {
        let redis = needed("TIMEWEAVE_TEST_REDIS");
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let stop = CancellationToken::new();
        let (one, here) = gateway(&town, &redis, &stop).await;
        let (other, there) = gateway(&town, &redis, &stop).await;
        acquainted(&here, &there).await;

        // The socket is at one gateway, the words are signed at the other, which says whose the socket is.
        let mut line = here.open().await;
        let pair = chat(&ada, &ben);
        let word = signs(&at(&other, &ben), &line.id, &pair).await;
        let (event, data) = line.asks(&pair, &word).await;
        assert_eq!(event, "pusher_internal:subscription_succeeded", "{data}");
        line.subscribes(&at(&other, &ben), &own(&ben)).await;

        // Typing is told at the other gateway, and bells ring there.
        let ada = at(&other, &ada);
        ada.post("/messages/typing", json!({ "recipient_id": ben.id })).await.ok();
        for _ in 0..2 {
            assert_eq!(line.hears("typing").await["user_id"], ada.id);
        }
        town.ask(&ada, &ben).await;
        other.worker().work_off().await.unwrap();
        assert_eq!(line.waits_for("notification").await["type"], "connection_request");
        ada.post("/messages", json!({ "recipient_id": ben.id, "body": "Hello" })).await.ok();
        other.worker().work_off().await.unwrap();
        assert_eq!(line.waits_for("message").await["body"], "Hello");

        // A sign-out at the other gateway ends the socket here.
        let mut phone = ben.clone();
        phone.signs_in().await;
        let mut signed_out = here.listens(&at(&other, &phone), &[&own(&ben)]).await;
        at(&other, &phone).tap("/api/auth/logout").await.ok();
        for line in [&mut line, &mut signed_out] {
            assert_eq!(line.ends().await.1, 4200);
        }
        let mut line = here.listens(&at(&other, &ben), &[&own(&ben)]).await;

        // A gateway that stops sends its own sockets away; the others do not notice.
        let mut elsewhere = there.listens(&at(&one, &ben), &[&own(&ben)]).await;
        here.hub.close(SOON).await;
        assert_eq!(line.ends().await.1, 4200);
        elsewhere.say(json!({ "event": "pusher:ping", "data": {} })).await;
        elsewhere.waits_for("pusher:pong").await;
        stop.cancel();
    }
}
