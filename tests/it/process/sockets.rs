//! Clients that connect and do not ask, or do not read, or ask for what is no request: they get an end, and nobody else notices.

use std::net::SocketAddr;

use futures::future::join_all;
use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use super::attacks::{asks, deaf, reads};
use super::client::page;
use super::*;
use crate::support::http_client;

const HEALTH: &[u8] = b"GET /api/v2/health HTTP/1.1\r\nhost: here\r\n\r\n";

fn address(program: &Program) -> SocketAddr {
    program.api.trim_start_matches("http://").parse().unwrap()
}

/// A connection on which these bytes were sent.
async fn says(program: &Program, bytes: &[u8]) -> TcpStream {
    let mut socket = TcpStream::connect(address(program)).await.unwrap();
    socket.write_all(bytes).await.unwrap();
    socket
}

/// Everything that comes until the gateway ends the connection.
async fn hears(mut socket: TcpStream) -> String {
    let mut heard = Vec::new();
    // A connection may also end with a reset, if we had sent more than was read.
    let _ = timeout(PATIENCE, socket.read_to_end(&mut heard)).await.expect("the connection ends");
    String::from_utf8(heard).unwrap()
}

/// How many connections were ended for this reason.
async fn ended(program: &Program, reason: &str) -> u32 {
    let name = format!("timeweave_http_connections_ended_total{{reason=\"{reason}\"}} ");
    let page = page(&program.metrics).await;
    page.lines().find_map(|line| line.strip_prefix(&name)?.parse().ok()).unwrap_or(0)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_does_not_go_on_comes_to_an_end() {
    let short = [("TIMEWEAVE_SERVER_HEAD_TIMEOUT_SECONDS", "1"), ("TIMEWEAVE_SERVER_IDLE_TIMEOUT_SECONDS", "2")];
    let here = Installation::empty();
    let gateway = here.serves_with(&[], &short).await;
    let half = HEALTH.strip_suffix(b"\r\n").unwrap();
    let total = async || ended(&gateway, "head").await + ended(&gateway, "idle").await;
    for (sent, answers) in [(&b""[..], 0), (half, 0), (HEALTH, 1), (&[HEALTH, half].concat(), 1)] {
        let before = total().await;
        let sockets = join_all((0..30).map(|_| says(&gateway, sent))).await;
        for heard in join_all(sockets.into_iter().map(hears)).await {
            assert_eq!(heard.matches("HTTP/1.1 200 OK").count(), answers, "{heard}");
        }
        assert_eq!(total().await, before + 30);
    }
    gateway.stop().await.well();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn silent_connections_keep_nobody_out() {
    let few = [("TIMEWEAVE_SERVER_MAX_CONNECTIONS", "64"), ("TIMEWEAVE_SERVER_MAX_CONNECTIONS_PER_ADDRESS", "32")];
    let here = Installation::empty();
    let gateway = here.serves_with(&[], &few).await;
    let mut silent = Vec::new();
    for round in 1..=300_u32 {
        silent.push(says(&gateway, b"").await);
        if round.is_multiple_of(100) {
            // Those who were asked to leave may need a moment.
            let url = format!("{}/api/v2/health", gateway.api);
            let asking = async {
                while !http_client().build().unwrap().get(&url).send().await.is_ok_and(|heard| heard.status() == 200) {}
            };
            assert!(timeout(PATIENCE, asking).await.is_ok());
        }
    }
    // All but the places that there are were taken from those who had waited longest, or not given.
    let went = async || {
        let mut went = 0;
        for reason in ["made_room", "address_full", "full"] {
            went += ended(&gateway, reason).await;
        }
        went
    };
    let leaving = async { while went().await < 268 {} };
    assert!(timeout(PATIENCE, leaving).await.is_ok());
    gateway.stop().await.well();
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_system_without_files_makes_nobody_wait_for_ever_and_is_told_once() {
    let here = Installation::empty();
    let gateway = here.serves_with(&[], &[]).await;
    gateway.gets_files(12);
    let silent = join_all((0..24).map(|_| says(&gateway, b""))).await;
    let url = format!("{}/api/v2/health", gateway.api);
    let asking = async {
        while !http_client().build().unwrap().get(&url).send().await.is_ok_and(|heard| heard.status() == 200) {}
    };
    assert!(timeout(PATIENCE, asking).await.is_ok(), "those who wait longest without a word make room");
    drop(silent);
    let log = gateway.stop().await.well().log;
    let told = log.matches("nobody can be taken in just now").count();
    assert!((1..=40).contains(&told), "once each time that there is no room, and it does not spin: {told}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_does_not_read_is_given_up() {
    let here = Installation::empty();
    let gateway = here.serves_with(&[], &[("TIMEWEAVE_SERVER_STALL_TIMEOUT_SECONDS", "1")]).await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut deaf = socket.connect(address(&gateway)).await.unwrap();
    let asked = "GET /api/v2/openapi.json HTTP/1.1\r\nhost: here\r\n\r\n".repeat(20);
    deaf.write_all(asked.as_bytes()).await.unwrap();
    let waiting = async {
        while ended(&gateway, "stall").await == 0 {
            tokio::task::yield_now().await;
        }
    };
    assert!(timeout(PATIENCE, waiting).await.is_ok());
    // Whoever reads has all of it.
    let document = Client::new(&gateway, "").get("/api/v2/openapi.json").await;
    assert_eq!(document.json()["openapi"], "3.0.3");
    gateway.stop().await.well();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn answers_that_nobody_reads_hold_little_and_keep_nobody_waiting() {
    const MOST: usize = 2 * 1024 * 1024;
    let here = Installation::empty();
    let bounds = [
        ("TIMEWEAVE_LIMITS_ENABLED", "false"),
        ("TIMEWEAVE_SERVER_UNREAD_LIMIT_BYTES", "2097152"),
        ("TIMEWEAVE_SERVER_IDLE_TIMEOUT_SECONDS", "2"),
    ];
    let gateway = here.serves_with(&["--demo"], &bounds).await;
    let ada = Client::new(&gateway, "harbour").signed_in("ada@harbour.example", timeweave::demo::PASSWORD).await;
    let number = async |name: &str| -> usize {
        let page = page(&gateway.metrics).await;
        page.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok()).unwrap_or(0)
    };
    // Half a megabyte: more than the system keeps for a reader.
    let post = ada.post("/api/v2/feed/posts", json!({ "content": "Hello" })).await.ok().json()["data"]["id"].clone();
    for nth in 0..50 {
        let content = format!("{nth} {}", "long ".repeat(1_990));
        ada.post("/api/v2/comments", json!({ "target_type": "post", "target_id": post, "content": content }))
            .await
            .ok();
    }
    let path = format!("/api/v2/comments?target_type=post&target_id={post}");
    let length = ada.get(&path).await.ok().bytes.len();
    assert!(length > MOST / 5, "{length}");
    // Ten at each door who ask ten times and read nothing: what waits for all of them has a bound, and what waits longest goes.
    let token = ada.token.as_deref().unwrap();
    let query = format!("{{ comments(targetType: POST, targetId: \"{post}\") {{ content }} }}");
    let mut all = deaf(&gateway, 10, &reads(token, &path)).await;
    all.extend(deaf(&gateway, 10, &asks(token, &query)).await);
    let gone = async { while number("timeweave_http_unread_answers_total ").await < 15 {} };
    assert!(timeout(PATIENCE, gone).await.is_ok());
    let waiting = number("timeweave_http_unread_bytes ").await;
    assert!((length..=MOST).contains(&waiting), "{waiting}");
    // Whoever reads is answered as ever.
    for _ in 0..5 {
        assert_eq!(ada.get(&path).await.ok().bytes.len(), length);
    }
    // Whoever begins to read too late gets fewer answers than they asked for, and the connection says so by its end.
    let heard = all.into_iter().map(async |mut socket| {
        let mut heard = Vec::new();
        let _ = timeout(PATIENCE, socket.read_to_end(&mut heard)).await.expect("the connection ends");
        heard.windows(8).filter(|head| *head == b"HTTP/1.1").count()
    });
    let cut = join_all(heard).await.into_iter().filter(|answers| *answers < 10).count();
    assert!(cut >= 15, "{cut} were cut off");
    let nothing = async { while number("timeweave_http_unread_bytes ").await > 0 {} };
    assert!(timeout(PATIENCE, nothing).await.is_ok());
    gateway.stop().await.well();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_body_that_does_not_come_is_given_up() {
    let here = Installation::empty();
    let gateway = here.serves_with(&[], &[("TIMEWEAVE_SERVER_REQUEST_TIMEOUT_SECONDS", "1")]).await;
    let head =
        "POST /api/auth/login HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{";
    let heard = hears(says(&gateway, head.as_bytes()).await).await;
    assert!(heard.starts_with("HTTP/1.1 400 ") && heard.contains("VALIDATION_INVALID_FORMAT"), "{heard}");
    // It is the client's fault: no line in the log, and none of the answers that operators are woken for.
    let ended = gateway.stop().await.well();
    assert!(!ended.log.contains("gave a request up"), "{}", ended.log);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_goes_on_after_a_body_that_nobody_needed() {
    let here = Installation::empty();
    let gateway = here.serves_with(&[], &[]).await;
    let post = |length: usize| {
        format!(
            "POST /api/v2/events HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\r\n"
        )
    };
    let last = "GET /api/v2/health HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n";
    for (length, answers) in [(20, 2), (200_000, 1)] {
        let mut socket = says(&gateway, post(length).as_bytes()).await;
        // Meanwhile the head is read: others have been answered since.
        hears(says(&gateway, last.as_bytes()).await).await;
        // What is long is not read to its end.
        let _ = socket.write_all(&vec![b' '; length]).await;
        let _ = socket.write_all(last.as_bytes()).await;
        let heard = hears(socket).await;
        assert!(heard.starts_with("HTTP/1.1 4"), "{heard}");
        assert_eq!(heard.matches("HTTP/1.1 ").count(), answers, "{heard}");
        assert!(heard.contains("\r\nconnection: close\r\n"), "it is told when the connection ends: {heard}");
    }
    gateway.stop().await.well();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_no_request_is_refused_in_the_envelope() {
    let here = Installation::empty();
    let gateway = here.serves_with(&[], &[]).await;
    let long = "x".repeat(70_000);
    for (request, status, code) in [
        ("\x16\x03\x01\x02 this is TLS\r\n\r\n".to_owned(), 400, "VALIDATION_INVALID_FORMAT"),
        ("GET /\r\n\r\n".to_owned(), 400, "VALIDATION_INVALID_FORMAT"),
        ("GET / HTTP/1.1\r\nhost: here\r\na b: c\r\n\r\n".to_owned(), 400, "VALIDATION_INVALID_FORMAT"),
        ("GET / HTTP/1.1\r\n\r\n".to_owned(), 400, "VALIDATION_INVALID_FORMAT"),
        ("GET / HTTP/1.1\r\nhost: one\r\nhost: two\r\n\r\n".to_owned(), 400, "VALIDATION_INVALID_FORMAT"),
        ("GET / HTTP/1.1\r\nhost: a b/c@d\r\n\r\n".to_owned(), 400, "VALIDATION_INVALID_FORMAT"),
        (
            "GET / HTTP/1.1\r\nhost: here\r\nauthorization: a\r\nauthorization: b\r\n\r\n".to_owned(),
            400,
            "VALIDATION_INVALID_FORMAT",
        ),
        ("GET http://there/ HTTP/1.1\r\nhost: here\r\n\r\n".to_owned(), 400, "VALIDATION_INVALID_FORMAT"),
        (
            "POST /graphql HTTP/1.1\r\nhost: here\r\ntransfer-encoding: chunked, chunked\r\n\r\n0\r\n\r\n".to_owned(),
            400,
            "VALIDATION_INVALID_FORMAT",
        ),
        (format!("GET /{long} HTTP/1.1\r\nhost: here\r\n\r\n"), 414, "URI_TOO_LONG"),
        (format!("GET / HTTP/1.1\r\nhost: here\r\nlong: {long}\r\n\r\n"), 431, "HEADERS_TOO_LARGE"),
        (format!("GET / HTTP/1.1\r\nhost: here\r\n{}\r\n", "a: b\r\n".repeat(200)), 431, "HEADERS_TOO_LARGE"),
    ] {
        let mut socket = TcpStream::connect(address(&gateway)).await.unwrap();
        let begin: String = request.chars().take(60).collect();
        // The gateway need not read to the end what it refuses.
        let _ = socket.write_all(request.as_bytes()).await;
        let heard = hears(socket).await;
        let (head, body) = heard.split_once("\r\n\r\n").unwrap_or_else(|| panic!("{begin}: {heard:?}"));
        assert!(head.starts_with(&format!("HTTP/1.1 {status} ")), "{begin}: {head}");
        assert!(head.contains("\r\nx-request-id: ") && head.contains("\r\nx-content-type-options: nosniff"), "{head}");
        let body: Value = serde_json::from_str(body).unwrap();
        assert_eq!((&body["success"], &body["errors"][0]["code"]), (&json!(false), &json!(code)), "{begin}");
        assert!(body["errors"][0]["message"].as_str().is_some_and(|sentence| sentence.ends_with('.')), "{body}");
    }
    gateway.stop().await.well();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn http_2_is_spoken_with_those_who_begin_with_it() {
    let here = Installation::empty();
    let gateway =
        here.serves_with(&[], &[("TIMEWEAVE_SERVER_HTTP2", "true"), ("TIMEWEAVE_LIMITS_ENABLED", "false")]).await;
    let client = http_client().http2_prior_knowledge().build().unwrap();
    let url = format!("{}/api/v2/health", gateway.api);
    let answers = join_all((0..50).map(|_| client.get(&url).send())).await;
    for answer in answers {
        let answer = answer.unwrap();
        assert_eq!((answer.version(), answer.status().as_u16()), (http::Version::HTTP_2, 200));
    }

    // Requests that are taken back at once, as in CVE-2023-44487.
    let socket = TcpStream::connect(address(&gateway)).await.unwrap();
    let (mut sender, connection) = h2::client::handshake(socket).await.unwrap();
    let connection = tokio::spawn(connection);
    let resetting = async {
        loop {
            let request = http::Request::get(&url).body(()).unwrap();
            let Ok(mut ready) = sender.ready().await else { break };
            match ready.send_request(request, true) {
                Ok((_, mut stream)) => stream.send_reset(h2::Reason::CANCEL),
                Err(_) => break,
            }
            sender = ready;
        }
    };
    assert!(timeout(PATIENCE, resetting).await.is_ok(), "the gateway ends the connection");
    // It says ENHANCE_YOUR_CALM, if the client comes to reading that before its next write fails.
    let broken = connection.await.unwrap().unwrap_err();
    assert!(broken.is_io() || broken.reason() == Some(h2::Reason::ENHANCE_YOUR_CALM), "{broken}");
    assert_eq!(Client::new(&gateway, "").get("/api/v2/health").await.status, 200);
    gateway.stop().await.well();

    let old = here.serves(&[]).await;
    let url = format!("{}/api/v2/health", old.api);
    assert!(client.get(&url).send().await.is_err());
    old.stop().await.well();
}
