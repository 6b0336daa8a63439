//! What attacks cost: connections held, memory, and how long a neighbour's probe takes meanwhile. Nothing here but numbers; that each attack comes
//! to an end is told by `sockets`.
//!
//! `cargo test --release --test it process::attacks -- --ignored --nocapture`.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use futures::future::join_all;
use timeweave::demo;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;

use super::client::page;
use super::*;
use crate::support::Form;

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
pub(super) async fn deaf(program: &Program, how_many: usize, bytes: &[u8]) -> Vec<TcpStream> {
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
    asks(token, &format!("{{ listings(first: 50) {{ nodes {{ title {fields} }} }} }}"))
}

/// A query, ten times.
pub(super) fn asks(token: &str, query: &str) -> Vec<u8> {
    let body = json!({ "query": query }).to_string();
    format!(
        "POST /graphql HTTP/1.1\r\nhost: here\r\nx-tenant-slug: harbour\r\nauthorization: Bearer {token}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    )
    .repeat(10)
    .into_bytes()
}

/// Something that is read, ten times.
pub(super) fn reads(token: &str, path: &str) -> Vec<u8> {
    format!("GET {path} HTTP/1.1\r\nhost: here\r\nx-tenant-slug: harbour\r\nauthorization: Bearer {token}\r\n\r\n")
        .repeat(10)
        .into_bytes()
}

/// So many clients at a time who send the same over and over, on a connection of its own each, for as long as this is kept.
fn busy(program: &Program, how_many: usize, bytes: &[u8]) -> JoinSet<()> {
    let address: SocketAddr = program.api.trim_start_matches("http://").parse().unwrap();
    let mut all = JoinSet::new();
    for _ in 0..how_many {
        let bytes = bytes.to_vec();
        all.spawn(async move {
            loop {
                let mut stream = TcpStream::connect(address).await.unwrap();
                // Whoever is sent away says so on the next connection.
                let _ = stream.write_all(&bytes).await;
                let _ = stream.read_to_end(&mut Vec::new()).await;
            }
        });
    }
    all
}

/// A request that ends its connection.
fn request(path: &str, token: &str, kind: &str, body: &[u8]) -> Vec<u8> {
    let mut all = format!(
        "POST {path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\nx-tenant-slug: harbour\r\nauthorization: Bearer {token}\r\ncontent-type: {kind}\r\ncontent-length: {}\r\n\r\n",
        body.len()
    )
    .into_bytes();
    all.extend(body);
    all
}

/// A request for a file of 20 MiB in a group of a member's.
async fn download(program: &Program, member: &Client) -> Vec<u8> {
    let group = member.post("/api/v2/groups", json!({ "name": "Archive" })).await.ok().json()["data"]["id"].clone();
    let files = format!("/api/v2/groups/{group}/files");
    let text = "a line\n".repeat(3_000_000);
    let form = Form::default().file("file", "long.txt", text.as_bytes());
    let token = member.token.as_deref().unwrap();
    let upload = request(&files, token, "multipart/form-data; boundary=edge", &form.bytes("edge"));
    let address: SocketAddr = program.api.trim_start_matches("http://").parse().unwrap();
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(&upload).await.unwrap();
    stream.read_to_end(&mut Vec::new()).await.unwrap();
    let file = member.get(&files).await.ok().json()["data"]["items"][0]["id"].clone();
    format!("GET {files}/{file}/download HTTP/1.1\r\nhost: here\r\nx-tenant-slug: harbour\r\nauthorization: Bearer {token}\r\n\r\n").into_bytes()
}

/// A form with a picture as wide and high as one may be.
fn picture(path: &str, token: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    let whole = image::RgbImage::from_fn(5_000, 5_000, |x, y| image::Rgb([(x / 8) as u8, (y / 8) as u8, 90]));
    whole.write_to(&mut std::io::Cursor::new(&mut bytes), image::ImageFormat::Png).unwrap();
    let form = Form::default().file("image", "whole.png", &bytes);
    request(path, token, "multipart/form-data; boundary=edge", &form.bytes("edge"))
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
    let list = reads(ada.token.as_deref().unwrap(), "/api/v2/listings?per_page=100");
    let file = download(&gateway, &ada).await;

    // The first of them wake the program up.
    p99(&gateway).await;
    println!("quiet: {} connections, {} MiB", open(&gateway).await, gateway.memory());
    let mut slow = Vec::new();
    let mut notes = async |attack: &str, quiet: Duration| {
        let meanwhile = p99(&gateway).await;
        let (held, memory) = (open(&gateway).await, gateway.memory());
        println!("{attack}: {held} connections, {memory} MiB, p99 {meanwhile:?}, before {quiet:?}");
        if meanwhile > (quiet * MOST).max(BLINK) {
            slow.push(format!("{attack}: {meanwhile:?} beside {quiet:?}"));
        }
    };
    for (attack, how_many, bytes) in [
        ("silent connections", 500, &b""[..]),
        ("half-sent heads", 500, half.as_bytes()),
        ("slow readers of the contract", 50, document.as_bytes()),
        ("slow readers of a file", 50, file.as_slice()),
        ("slow readers of the graph", 50, question.as_slice()),
        ("slow readers of a list", 50, list.as_slice()),
    ] {
        // Measured anew each time: the machine may have other things to do.
        let quiet = p99(&gateway).await;
        let held = deaf(&gateway, how_many, bytes).await;
        notes(attack, quiet).await;
        drop(held);
    }

    let token = ada.token.as_deref().unwrap();
    let listing = ada.get("/api/v2/users/me/listings").await.ok().json()["data"][0]["id"].clone();
    // Wrong ones are sent away without being looked at after the tenth.
    let right = json!({ "email": "ada@harbour.example", "password": demo::PASSWORD }).to_string();
    for (attack, how_many, bytes) in [
        ("sign-ins", 20, request("/api/auth/login", "", "application/json", right.as_bytes())),
        ("pictures of 25 megapixels", 20, picture(&format!("/api/v2/listings/{listing}/image"), token)),
    ] {
        let quiet = p99(&gateway).await;
        let under_way = busy(&gateway, how_many, &bytes);
        notes(attack, quiet).await;
        drop(under_way);
    }
    gateway.stop().await.well();
    assert!(slow.is_empty(), "{slow:#?}");
}
