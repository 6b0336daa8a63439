//! Going down in good order.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};

use super::*;

/// A sign-in over a connection of its own whose body is still to come. The gateway has it in its hands: it asked for the body.
struct Unfinished {
    stream: TcpStream,
    body: String,
}

impl Unfinished {
    fn begin(api: &str) -> Self {
        let address: SocketAddr = api.trim_start_matches("http://").parse().unwrap();
        let mut stream = TcpStream::connect(address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let body = json!({ "email": "ada@harbour.example", "password": PASSWORD }).to_string();
        let head = format!(
            "POST /api/auth/login HTTP/1.1\r\nhost: here\r\nx-tenant-slug: harbour\r\ncontent-type: application/json\r\n\
             content-length: {}\r\nexpect: 100-continue\r\n\r\n",
            body.len()
        );
        stream.write_all(head.as_bytes()).unwrap();
        let mut asked = [0; 12];
        stream.read_exact(&mut asked).unwrap();
        assert_eq!(&asked, b"HTTP/1.1 100");
        let (first, rest) = body.split_at(5);
        stream.write_all(first.as_bytes()).unwrap();
        Self { stream, body: rest.to_owned() }
    }

    /// Sends the rest, and reads until the gateway hangs up.
    fn finish(mut self) -> String {
        self.stream.write_all(self.body.as_bytes()).unwrap();
        let mut answer = String::new();
        self.stream.read_to_string(&mut answer).unwrap();
        answer.trim_start_matches(" Continue\r\n\r\n").to_owned()
    }
}

async fn nobody_listens(api: &str) {
    let address: SocketAddr = api.trim_start_matches("http://").parse().unwrap();
    let closing = async {
        while tokio::net::TcpStream::connect(address).await.is_ok() {
            tokio::task::yield_now().await;
        }
    };
    assert!(tokio::time::timeout(PATIENCE, closing).await.is_ok(), "still listens");
}

each_installation! {
    async fn requests_in_flight_are_finished_and_no_new_ones_taken(here: Installation) {
        let db = here.db().await;
        settle(&db, 0).await;
        // Nothing is cut off for being slow on a busy machine.
        let leisure = [
            ("TIMEWEAVE_LIMITS_ENABLED", "false"),
            ("TIMEWEAVE_SERVER_SHUTDOWN_GRACE_SECONDS", "120"),
            ("TIMEWEAVE_SERVER_REQUEST_TIMEOUT_SECONDS", "120"),
        ];
        let program = here.serves_with(&[], &leisure).await;
        let api = program.api.clone();
        // Idle connections keep nobody waiting.
        let idle = Client::member(&program, "ada").await;
        idle.get("/api/v2/users/me").await.ok();
        let begun = tokio::task::spawn_blocking({
            let api = api.clone();
            move || (0..32).map(|_| Unfinished::begin(&api)).collect::<Vec<_>>()
        })
        .await
        .unwrap();

        program.terminate();
        program.logs("stopping").await;
        nobody_listens(&api).await;
        for one in begun {
            let answer = tokio::task::spawn_blocking(move || one.finish()).await.unwrap();
            assert!(answer.starts_with("HTTP/1.1 200 OK\r\n") && answer.contains("access_token"), "{answer}");
            assert!(answer.to_ascii_lowercase().contains("\r\nconnection: close\r\n"), "{answer}");
        }
        let ended = program.end().await.well();
        assert!(!ended.log.contains("cut off"), "{}", ended.log);
        assert!(ended.log.contains("stopped"), "{}", ended.log);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_may_keep_the_gateway_longer_than_its_grace() {
    let here = Installation::on(Engine::Sqlite).await;
    settle(&here.db().await, 0).await;
    let program = here.serves_with(&[], &[("TIMEWEAVE_SERVER_SHUTDOWN_GRACE_SECONDS", "1")]).await;
    let api = program.api.clone();
    let dawdler = tokio::task::spawn_blocking(move || Unfinished::begin(&api)).await.unwrap();
    let ended = program.stop().await.well();
    assert!(ended.log.contains("cut off"), "{}", ended.log);
    drop(dawdler);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_worker_stops_when_asked() {
    let here = Installation::empty();
    let worker = here.program(&["work"], &[]);
    worker.says("Timeweave works.").await;
    worker.stop().await.well();
}
