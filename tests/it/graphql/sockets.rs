//! Subscriptions: `graphql-transport-ws` on a real socket.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use chrono::TimeDelta;
use futures::{SinkExt as _, StreamExt as _};
use http::HeaderValue;
use serde_json::{Value, json};
use timeweave::app::App;
use timeweave::base::Chance;
use timeweave::call::World;
use timeweave::config::Config;
use timeweave::live::Live;
use timeweave::realtime::{self, Hub};
use timeweave::throttle::Throttle;
use timeweave::{graphql, http as door, params};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::{global, operation};
use crate::each_engine;
use crate::support::{Engine, Person, SOON, Town, until};

/// The town behind a real listener, with sign-ins checked ten times a second, and patient.
pub(super) async fn listening(town: &Town) -> SocketAddr {
    listening_with(town, Duration::from_millis(100), SOON).await
}

pub(super) async fn listening_with(town: &Town, recheck: Duration, patience: Duration) -> SocketAddr {
    served(town.world(), recheck, patience).await
}

async fn served(world: &Arc<World>, recheck: Duration, patience: Duration) -> SocketAddr {
    let settings = graphql::Settings { recheck, patience, ..graphql::Settings::default() };
    let graph = graphql::router(Arc::clone(world), settings);
    let own = Arc::clone(world.room::<Arc<door::Settings>>().unwrap());
    let router = door::router(door::Gateway::new(Arc::clone(world)), own, graph);
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let service = router.into_make_service_with_connect_info::<SocketAddr>();
    tokio::spawn(async move { axum::serve(listener, service).await });
    address
}

/// So seldom that no test sees it.
pub(super) const SELDOM: Duration = Duration::from_secs(3_600);

pub(super) struct Line(WebSocketStream<MaybeTlsStream<TcpStream>>);

/// What came: a message, or the end with its code.
pub(super) type Came = Result<Value, u16>;

impl Line {
    async fn open(address: SocketAddr, headers: &[(&'static str, String)]) -> Self {
        let mut request = format!("ws://{address}/graphql").into_client_request().unwrap();
        request.headers_mut().insert("sec-websocket-protocol", HeaderValue::from_static("graphql-transport-ws"));
        for (name, value) in headers {
            request.headers_mut().insert(*name, HeaderValue::from_str(value).unwrap());
        }
        let (socket, answer) = connect_async(request).await.unwrap();
        assert_eq!(answer.headers()["sec-websocket-protocol"], "graphql-transport-ws");
        Self(socket)
    }

    /// Opens and signs in as a browser does: with the first message.
    pub(super) async fn of(address: SocketAddr, person: &Person) -> Self {
        let mut line = Self::open(address, &[]).await;
        line.say(json!({ "type": "connection_init", "payload": sign_in(person) })).await;
        assert_eq!(line.hear().await, Ok(json!({ "type": "connection_ack" })));
        line
    }

    pub(super) async fn say(&mut self, message: Value) {
        self.0.send(Message::text(message.to_string())).await.unwrap();
    }

    async fn subscribe(&mut self, id: &str, document: &str) {
        self.say(json!({ "type": "subscribe", "id": id, "payload": { "query": document } })).await;
    }

    pub(super) async fn hear(&mut self) -> Came {
        loop {
            match timeout(SOON, self.0.next()).await.expect("something should come") {
                Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Close(frame))) => return Err(frame.map_or(0, |frame| frame.code.into())),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(0),
            }
        }
    }

    /// Whether nothing is said for a moment. Frames that keep the connection open say nothing.
    pub(super) async fn is_silent(&mut self) -> bool {
        let speaking = async { while let Some(Ok(Message::Ping(_) | Message::Pong(_))) = self.0.next().await {} };
        timeout(Duration::from_millis(300), speaking).await.is_err()
    }
}

/// The first error of an answer.
pub(super) fn failure(message: &Value) -> &Value {
    let errors = if message["type"] == "error" { &message["payload"] } else { &message["payload"]["errors"] };
    &errors[0]
}

/// A town that is configured. Engines make no difference to what is counted of sockets.
async fn configured(live: &str) -> Town {
    Town::configured(Engine::Sqlite, &format!("[live]\n{live}")).await
}

fn hub(town: &Town) -> &Hub {
    town.world().room::<Hub>().unwrap()
}

fn ping() -> Value {
    json!({ "type": "ping" })
}

fn sign_in(person: &Person) -> Value {
    json!({ "X-Tenant-Slug": person.tenant, "authorization": person.token.as_ref().map(|token| format!("Bearer {token}")) })
}

each_engine! {
    async fn a_new_line_in_the_bell_is_heard_at_once(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let address = listening(&town).await;
        let mut line = Line::of(address, &ben).await;
        let mut bystander = Line::of(address, &cleo).await;
        for one in [&mut line, &mut bystander] {
            one.subscribe("bell", operation!("notifications/added")).await;
        }
        // An answer to a later question means that the earlier one is being listened to.
        line.subscribe("who", "{ viewer { id } }").await;
        assert_eq!(line.hear().await.unwrap()["payload"]["data"]["viewer"]["id"], global("Viewer", ben.id));
        assert_eq!(line.hear().await, Ok(json!({ "type": "complete", "id": "who" })));
        let live = town.world().room::<Live>().unwrap();
        until(|| live.listening() >= 2).await;

        town.ask(&ada, &ben).await;
        town.deliver().await;
        let came = line.hear().await.unwrap();
        assert_eq!((&came["type"], &came["id"]), (&json!("next"), &json!("bell")));
        let line_in_bell = &came["payload"]["data"]["notificationAdded"];
        assert_eq!((&line_in_bell["type"], &line_in_bell["actor"]["name"]), (&json!("connection_request"), &json!("Ada")));
        assert_eq!(line_in_bell["isRead"], false);
        assert!(bystander.is_silent().await);

        line.say(json!({ "type": "complete", "id": "bell" })).await;
        town.ask(&cleo, &ben).await;
        town.deliver().await;
        assert!(line.is_silent().await);
    }

    async fn the_protocol_is_kept(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let address = listening(&town).await;

        let mut line = Line::of(address, &ada).await;
        line.say(json!({ "type": "ping", "payload": { "n": 1 } })).await;
        assert_eq!(line.hear().await, Ok(json!({ "type": "pong", "payload": { "n": 1 } })));
        line.subscribe("1", "{ nothing }").await;
        let refused = line.hear().await.unwrap();
        assert_eq!((&refused["type"], &refused["id"]), (&json!("error"), &json!("1")));
        assert_eq!(refused["payload"][0]["extensions"]["code"], "QUERY_INVALID");
        line.subscribe("1", "mutation { requestConnection(input: { memberId: \"999999\" }) { status } }").await;
        let failed = line.hear().await.unwrap();
        assert_eq!((&failed["type"], &failed["payload"]["data"]), (&json!("next"), &json!({ "requestConnection": null })));
        assert_eq!(failed["payload"]["errors"][0]["extensions"]["status"], 422);
        assert_eq!(line.hear().await, Ok(json!({ "type": "complete", "id": "1" })));
        line.say(json!({ "type": "connection_init" })).await;
        assert_eq!(line.hear().await, Err(4429));

        let mut early = Line::open(address, &[]).await;
        early.subscribe("1", "{ __typename }").await;
        assert_eq!(early.hear().await, Err(4401));
        let mut odd = Line::of(address, &ada).await;
        odd.say(json!({ "type": "start", "id": "1" })).await;
        assert_eq!(odd.hear().await, Err(4400));
        let mut long = Line::of(address, &ada).await;
        long.subscribe("1", &format!("{{ __typename }}{}", " ".repeat(300_000))).await;
        assert_eq!(long.hear().await, Err(1009));
        let mut twice = Line::of(address, &ada).await;
        for _ in 0..2 {
            twice.subscribe("1", operation!("notifications/added")).await;
        }
        assert_eq!(twice.hear().await, Err(4409));
    }

    async fn one_socket_runs_so_many_operations_and_no_more(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let mut line = Line::of(listening(&town).await, &ada).await;
        for n in 0..21 {
            line.subscribe(&n.to_string(), operation!("notifications/added")).await;
        }
        let refused = line.hear().await.unwrap();
        assert_eq!((&refused["type"], &refused["id"]), (&json!("error"), &json!("20")));
        assert_eq!(refused["payload"][0]["extensions"]["status"], 429);
    }

    async fn operations_that_wait_for_the_database_do_not_hold_up_their_socket(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let config = format!(
            "[database]\nurl = {:?}\nmax_connections = 2\nacquire_timeout_seconds = 60\n[data]\ndir = {:?}",
            town.url,
            town.data().display().to_string(),
        );
        let app = App::open(&Config::parse(&config).unwrap(), town.clock.clone(), Chance::System).await.unwrap();
        let address = served(app.world(), Duration::from_millis(1), SOON).await;
        for _ in 0..3 {
            let mut line = Line::of(address, &ada).await;
            for n in 0..20 {
                line.subscribe(&n.to_string(), operation!("notifications/added")).await;
            }
            line.say(json!({ "type": "ping" })).await;
            assert_eq!(line.hear().await, Ok(json!({ "type": "pong" })));
        }
    }

    async fn a_subscription_is_a_call_like_any_other(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let mut line = Line::of(listening(&town).await, &ada).await;
        // All but one of the calls that a member has in a minute.
        let (throttle, key) = (town.world().room::<Throttle>().unwrap(), format!("{}:all:member:{}:60", town.harbour, ada.id));
        let take = || throttle.take(town.clock.now(), &key, 3_000, Duration::from_secs(60));
        while take().await.unwrap().remaining > 1 {}
        for id in ["1", "2"] {
            line.subscribe(id, operation!("notifications/added")).await;
        }
        let refused = line.hear().await.unwrap();
        assert_eq!(failure(&refused)["extensions"]["code"], "rate_limited", "{refused}");
    }

    async fn who_may_listen(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let address = listening(&town).await;
        for (headers, first, expected) in [
            (vec![], json!({ "X-Tenant-Slug": "harbour", "Authorization": "Bearer a.b.c" }), Err(4403)),
            (vec![], json!({ "X-Tenant-ID": "999999" }), Err(4403)),
            (vec![], json!({ "X-Tenant-Slug": "meadow", "Authorization": sign_in(&ada)["authorization"] }), Err(4403)),
            (vec![("x-tenant-slug", "harbour".to_owned())], Value::Null, Ok(json!({ "type": "connection_ack" }))),
            (
                vec![("x-tenant-slug", "harbour".to_owned()), ("authorization", sign_in(&ada)["authorization"].as_str().unwrap().to_owned())],
                json!({}),
                Ok(json!({ "type": "connection_ack" })),
            ),
        ] {
            let mut line = Line::open(address, &headers).await;
            line.say(json!({ "type": "connection_init", "payload": first })).await;
            assert_eq!(line.hear().await, expected, "{first}");
        }
        let nobody = town.stranger();
        let mut line = Line::of(address, &nobody).await;
        line.subscribe("1", operation!("notifications/added")).await;
        let refused = line.hear().await.unwrap();
        assert_eq!(failure(&refused)["extensions"]["code"], "auth_required", "{refused}");
    }

    async fn a_session_counts_only_from_our_own_page(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let address = listening(&town).await;
        let client = town.stranger();
        let issued = client.get("/csrf-token").await.ok();
        let before = issued.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
        let proof = issued.json()["data"]["csrf_token"].as_str().unwrap().to_owned();
        let credentials = json!({ "email": "ada@harbour.example", "password": crate::support::PASSWORD });
        let mut request = client.request(http::Method::POST, "/api/auth/login", Some(credentials));
        request.headers_mut().insert("cookie", HeaderValue::from_str(&before).unwrap());
        request.headers_mut().insert("x-csrf-token", HeaderValue::from_str(&proof).unwrap());
        let signed_in = client.send(request).await.ok();
        let cookie = signed_in.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();

        for (origin, viewer) in [
            (format!("http://{address}"), json!({ "id": global("Viewer", ada.id) })),
            ("https://evil.example".to_owned(), Value::Null),
        ] {
            let headers = [("cookie", cookie.clone()), ("origin", origin), ("x-tenant-slug", "harbour".to_owned())];
            let mut line = Line::open(address, &headers).await;
            line.say(json!({ "type": "connection_init" })).await;
            line.hear().await.unwrap();
            line.subscribe("1", "{ viewer { id } }").await;
            assert_eq!(line.hear().await.unwrap()["payload"]["data"]["viewer"], viewer);
        }
    }

    async fn a_sign_in_that_ends_ends_the_socket(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let address = listening(&town).await;
        let mut signed_out = Line::of(address, &ada).await;
        signed_out.subscribe("1", operation!("notifications/added")).await;
        ada.tap("/api/auth/revoke-all").await.ok();
        assert_eq!(signed_out.hear().await, Err(4403));

        let mut outlived = Line::of(address, &ben).await;
        outlived.subscribe("1", operation!("notifications/added")).await;
        assert!(outlived.is_silent().await);
        town.later(TimeDelta::minutes(16));
        assert_eq!(outlived.hear().await, Err(4403));
    }

    async fn a_sign_out_ends_its_socket_at_once_and_no_other(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let mut phone = ada.clone();
        phone.signs_in().await;
        let address = listening_with(&town, SELDOM, SOON).await;
        let (mut here, mut there) = (Line::of(address, &ada).await, Line::of(address, &phone).await);
        let mut bystander = Line::of(address, &ben).await;
        here.subscribe("1", operation!("notifications/added")).await;
        ada.tap("/api/auth/logout").await.ok();
        assert_eq!(here.hear().await, Err(4403));
        for line in [&mut there, &mut bystander] {
            line.say(ping()).await;
            assert_eq!(line.hear().await, Ok(json!({ "type": "pong" })));
        }
    }

    async fn whoever_has_signed_out_does_nothing_more(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let address = listening_with(&town, SELDOM, SOON).await;
        let mut line = Line::of(address, &ada).await;
        line.subscribe("1", "{ viewer { unreadMessageCount } }").await;
        assert_eq!(line.hear().await.unwrap()["payload"]["data"]["viewer"]["unreadMessageCount"], 0);
        assert_eq!(line.hear().await, Ok(json!({ "id": "1", "type": "complete" })));
        // Nobody tells the socket: what is stored counts.
        let sign_out = "UPDATE refresh_families SET revoked_at = expires_at, revocation_reason = 'user_logout' WHERE tenant_id = $1 AND user_id = $2";
        town.db().run(sign_out, params![town.harbour, ada.id]).await.unwrap();
        let ask = format!("mutation {{ requestConnection(input: {{ memberId: {} }}) {{ connection {{ id }} }} }}", ben.id);
        line.subscribe("2", &ask).await;
        assert_eq!(line.hear().await, Err(4403));
        assert_eq!(town.count("connections").await, 0);
    }

    async fn a_round_ends_the_socket_of_whoever_is_suspended(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let address = listening_with(&town, SELDOM, SOON).await;
        let (mut suspended, mut bystander) = (Line::of(address, &ada).await, Line::of(address, &ben).await);
        assert_eq!(realtime::round(town.world(), hub(&town)).await.unwrap(), 0);
        let suspend = "UPDATE users SET status = 'suspended' WHERE tenant_id = $1 AND id = $2";
        town.db().run(suspend, params![town.harbour, ada.id]).await.unwrap();
        assert_eq!(realtime::round(town.world(), hub(&town)).await.unwrap(), 1);
        assert_eq!(suspended.hear().await, Err(4403));
        bystander.say(ping()).await;
        assert_eq!(bystander.hear().await, Ok(json!({ "type": "pong" })));
    }

    async fn a_round_leaves_a_sign_in_that_still_holds_alone(town: Town) {
        let [mut ada] = town.members(["ada"]).await;
        let address = listening_with(&town, SELDOM, SOON).await;
        // In the same second: the socket is as old as the sign-out, the sign-in is younger.
        ada.tap("/api/auth/revoke-all").await.ok();
        ada.signs_in().await;
        let mut line = Line::of(address, &ada).await;
        assert_eq!(realtime::round(town.world(), hub(&town)).await.unwrap(), 1, "it is asked");
        // More often than it can prefer answers to looking at its sign-in.
        for _ in 0..20 {
            line.say(ping()).await;
            assert_eq!(line.hear().await, Ok(json!({ "type": "pong" })));
        }
    }
}

#[tokio::test]
async fn a_client_that_closes_is_answered_with_a_close() {
    let town = configured("").await;
    let [ada] = town.members(["ada"]).await;
    let address = listening(&town).await;
    for mut line in [Line::open(address, &[]).await, Line::of(address, &ada).await] {
        let frame = CloseFrame { code: CloseCode::Normal, reason: "bye".into() };
        line.0.send(Message::Close(Some(frame.clone()))).await.unwrap();
        // RFC 6455, 5.5.1: the same code comes back, then the connection ends in good order.
        let mut came = Vec::new();
        while let Some(message) = timeout(SOON, line.0.next()).await.expect("the other side closes") {
            came.push(message.expect("nothing breaks off"));
        }
        assert!(matches!(&came[..], [Message::Close(Some(back))] if back.code == CloseCode::Normal), "{came:?}");
    }
    until(|| hub(&town).sockets() == 0).await;
}

#[tokio::test]
async fn a_subscription_asks_for_one_field() {
    let town = configured("").await;
    let [ada] = town.members(["ada"]).await;
    let mut line = Line::of(listening(&town).await, &ada).await;
    let one = "notificationAdded { id }";
    for (n, document) in [
        format!("subscription {{ {one} other: {one} }}"),
        format!("subscription {{ ...F other: {one} }} fragment F on Subscription {{ {one} }}"),
        format!("subscription {{ {one} __typename }}"),
    ]
    .iter()
    .enumerate()
    {
        line.subscribe(&n.to_string(), document).await;
        let refused = line.hear().await.unwrap();
        assert_eq!(
            (&refused["type"], &failure(&refused)["extensions"]["code"]),
            (&json!("error"), &json!("QUERY_INVALID"))
        );
    }
}

#[tokio::test]
async fn operations_on_a_socket_count_as_requests() {
    let town = configured("").await;
    let [ada] = town.members(["ada"]).await;
    let mut line = Line::of(listening(&town).await, &ada).await;
    let (throttle, key) =
        (town.world().room::<Throttle>().unwrap(), format!("{}:graphql:member:{}:60", town.harbour, ada.id));
    for _ in 0..600 {
        throttle.take(town.clock.now(), &key, 600, Duration::from_secs(60)).await.unwrap();
    }
    line.subscribe("1", "{ __typename }").await;
    let refused = line.hear().await.unwrap();
    assert_eq!((&refused["type"], &failure(&refused)["extensions"]["code"]), (&json!("error"), &json!("rate_limited")));
}

#[tokio::test]
async fn sockets_of_both_protocols_share_the_seats_of_an_address() {
    let town = configured("sockets_per_address = 2").await;
    let address = listening(&town).await;
    let pusher = format!("ws://{address}/app/{}?protocol=7", hub(&town).keys().key());
    let (_pusher, _) = connect_async(pusher.as_str()).await.unwrap();
    let mut first = Line::open(address, &[]).await;
    until(|| hub(&town).sockets() == 2).await;
    assert_eq!(Line::open(address, &[]).await.hear().await, Err(1013));
    let (turned_away, _) = connect_async(pusher.as_str()).await.unwrap();
    assert_eq!(Line(turned_away).hear().await.unwrap()["event"], "pusher:error");

    first.say(ping()).await;
    assert_eq!(first.hear().await, Ok(json!({ "type": "pong" })), "whoever is there is left alone");
    drop(first);
    until(|| hub(&town).sockets() == 1).await;
    let mut next = Line::open(address, &[]).await;
    next.say(ping()).await;
    assert_eq!(next.hear().await, Ok(json!({ "type": "pong" })));
}

#[tokio::test]
async fn a_member_has_so_many_sockets_and_no_more() {
    let town = configured("sockets_per_member = 1").await;
    let [ada, ben] = town.members(["ada", "ben"]).await;
    let address = listening(&town).await;
    let first = Line::of(address, &ada).await;
    let mut second = Line::open(address, &[]).await;
    second.say(json!({ "type": "connection_init", "payload": sign_in(&ada) })).await;
    assert_eq!(second.hear().await, Err(1013));
    Line::of(address, &ben).await;
    drop(first);
    until(|| hub(&town).owners().is_empty()).await;
    Line::of(address, &ada).await;
}

#[tokio::test]
async fn whoever_does_not_sign_in_does_not_stay() {
    let town = configured("").await;
    let [ada] = town.members(["ada"]).await;
    let mut member = Line::of(listening(&town).await, &ada).await;
    let impatient = listening_with(&town, SELDOM, Duration::from_secs(5)).await;
    let (mut silent, mut nobody) = (Line::open(impatient, &[]).await, Line::of(impatient, &town.stranger()).await);
    assert_eq!(silent.hear().await, Err(4408));
    assert_eq!(nobody.hear().await, Err(4401));
    member.say(ping()).await;
    assert_eq!(member.hear().await, Ok(json!({ "type": "pong" })));
    until(|| hub(&town).sockets() == 1).await;
}

#[tokio::test]
async fn a_flood_of_messages_ends_the_socket() {
    let town = configured("").await;
    let [ada] = town.members(["ada"]).await;
    let address = listening(&town).await;
    for mut line in [Line::open(address, &[]).await, Line::of(address, &ada).await] {
        for _ in 0..400 {
            // Whoever was sent away cannot say anything more.
            let _ = line.0.send(Message::text(r#"{"type":"pong"}"#)).await;
        }
        assert_eq!(line.hear().await, Err(4429));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_reader_is_dropped_and_the_others_go_on() {
    let town = configured("pong_timeout_seconds = 1").await;
    let [ada, ben] = town.members(["ada", "ben"]).await;
    let address = listening(&town).await;
    let (mut quick, mut slow) = (Line::of(address, &ada).await, Line::of(address, &ben).await);
    assert_eq!(hub(&town).sockets(), 2);
    // It asks for much and reads nothing of it: the system's buffers fill. Fewer messages than would be too many.
    let heavy = json!({ "type": "ping", "payload": { "text": "x".repeat(250_000) } }).to_string();
    let greedy = tokio::spawn(async move {
        let mut said = 0;
        while said < 140 && slow.0.send(Message::text(heavy.as_str())).await.is_ok() {
            said += 1;
        }
        slow
    });
    until(|| hub(&town).sockets() == 1).await;
    quick.say(ping()).await;
    assert_eq!(quick.hear().await, Ok(json!({ "type": "pong" })));
    greedy.await.unwrap();
}

#[tokio::test]
async fn a_process_that_stops_asks_everybody_to_connect_anew() {
    let town = configured("").await;
    let [ada] = town.members(["ada"]).await;
    let address = listening(&town).await;
    let mut lines = [Line::open(address, &[]).await, Line::of(address, &ada).await];
    until(|| hub(&town).sockets() == 2).await;
    let closing = tokio::spawn({
        let hub = hub(&town).clone();
        async move { hub.close(SOON).await }
    });
    for line in &mut lines {
        assert_eq!(line.hear().await, Err(1012));
    }
    drop(lines);
    closing.await.unwrap();
    assert_eq!(hub(&town).sockets(), 0);
    assert_eq!(Line::open(address, &[]).await.hear().await, Err(1012), "and lets nobody in");
}
