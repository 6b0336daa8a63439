//! What attacks cost: connections held, memory, and how long a neighbour's probe takes meanwhile. Nothing here but numbers; that each attack comes
//! to an end is told by `sockets`.
//!
//! `cargo test --release --test it process::attacks -- --ignored --nocapture`.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use futures::future::join_all;
use timeweave::demo;
use tokio::io::AsyncWriteExt as _;
use tokio::net::{TcpSocket, TcpStream};

use super::client::page;
use super::*;

/// So many probes make a p99.
const PROBES: usize = 500;

/// A neighbour's probe may take so many times as long as when it is quiet.
const MOST: u32 = 5;

/// What is too short to compare on a busy machine.
const BLINK: Duration = Duration::from_millis(10);

/// As short as a buffer for what is not read gets.
const DEAF: u32 = 4_096;

/// The ninety-ninth of a hundred probes, by how long they take.
async fn p99(program: &Program) -> Duration {
    let client = crate::support::http_client().build().unwrap();
    let url = format!("{}/api/v2/health", program.api);
    let mut took = Vec::with_capacity(PROBES);
    for _ in 0..PROBES {
        let began = Instant::now();
        assert_eq!(client.get(&url).send().await.unwrap().status(), 200);
        took.push(began.elapsed());
    }
    took.sort_unstable();
    took[PROBES * 99 / 100]
}

/// How many connections are open.
async fn open(program: &Program) -> u64 {
    let page = page(&program.metrics).await;
    page.lines().find_map(|line| line.strip_prefix("timeweave_http_connections ")?.parse().ok()).unwrap_or(0)
}

/// So many connections that do not read, on which these bytes were sent.
async fn deaf(program: &Program, how_many: usize, bytes: &[u8]) -> Vec<TcpStream> {
    let address: SocketAddr = program.api.trim_start_matches("http://").parse().unwrap();
    let one = async || {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(DEAF).unwrap();
        let mut stream = socket.connect(address).await.unwrap();
        // The gateway need not take all of it.
        let _ = tokio::time::timeout(Duration::from_secs(1), stream.write_all(bytes)).await;
        stream
    };
    join_all((0..how_many).map(|_| one())).await
}

/// A question in the graph with a long answer.
fn question(token: &str) -> Vec<u8> {
    let fields = (0..20).map(|nth| format!("a{nth}: description ")).collect::<String>();
    let body = json!({ "query": format!("{{ listings(first: 50) {{ nodes {{ title {fields} }} }} }}") }).to_string();
    format!(
        "POST /graphql HTTP/1.1\r\nhost: here\r\nx-tenant-slug: harbour\r\nauthorization: Bearer {token}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    )
    .repeat(10)
    .into_bytes()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "measures: run it alone"]
async fn measured_health_beside_each_attack() {
    let here = Installation::empty();
    let gateway = here.serves_with(&["--demo"], &[("TIMEWEAVE_LIMITS_ENABLED", "false")]).await;
    let ada = Client::new(&gateway, "harbour").signed_in("ada@harbour.example", demo::PASSWORD).await;
    let document = "GET /api/v2/openapi.json HTTP/1.1\r\nhost: here\r\n\r\n".repeat(20);
    let half = "GET /api/v2/health HTTP/1.1\r\nhost: here\r\n";
    let question = question(ada.token.as_deref().unwrap());

    p99(&gateway).await;
    let quiet = p99(&gateway).await;
    println!("quiet: {} connections, {} MiB, p99 {quiet:?}", open(&gateway).await, gateway.memory());
    for (attack, how_many, bytes) in [
        ("silent connections", 500, &b""[..]),
        ("half-sent heads", 500, half.as_bytes()),
        ("slow readers of the contract", 50, document.as_bytes()),
        ("slow readers of the graph", 50, question.as_slice()),
    ] {
        let held = deaf(&gateway, how_many, bytes).await;
        let meanwhile = p99(&gateway).await;
        println!("{attack}: {} connections, {} MiB, p99 {meanwhile:?}", open(&gateway).await, gateway.memory());
        assert!(meanwhile <= (quiet * MOST).max(BLINK), "{attack}: {meanwhile:?} beside {quiet:?}");
        drop(held);
    }
    gateway.stop().await.well();
}
