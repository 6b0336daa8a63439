//! Large files: whoever sends or reads them slowly holds little of the machine's memory.

use std::net::SocketAddr;

use futures::StreamExt as _;
use futures::future::join_all;
use futures::stream::FuturesUnordered;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use super::*;
use crate::support::Form;

/// As many bytes as a story sends of a file.
const LARGE: usize = 20 << 20;

fn address(program: &Program) -> SocketAddr {
    program.api.trim_start_matches("http://").parse().unwrap()
}

/// The head of a request, as a member.
fn head(method: &str, path: &str, member: &Client, more: &str) -> String {
    let token = member.token.as_deref().unwrap();
    format!(
        "{method} {path} HTTP/1.1\r\nhost: here\r\nx-tenant-slug: harbour\r\nauthorization: Bearer {token}\r\n{more}\r\n"
    )
}

/// An upload of a text, whole.
fn upload(path: &str, member: &Client, length: usize) -> Vec<u8> {
    let form = Form::default().file("file", "long.txt", "a line\n".repeat(length / 7).as_bytes()).bytes("edge");
    let more = format!(
        "connection: close\r\ncontent-type: multipart/form-data; boundary=edge\r\ncontent-length: {}\r\n",
        form.len()
    );
    [head("POST", path, member, &more).into_bytes(), form].concat()
}

/// The first line that is heard after these bytes were sent, whether or not they were read to their end; the connection stays open until then.
async fn hears(program: &Program, bytes: Vec<u8>) -> String {
    let (mut reading, mut writing) = TcpStream::connect(address(program)).await.unwrap().into_split();
    let sending = tokio::spawn(async move {
        // Whoever is refused is not read to the end.
        let _ = writing.write_all(&bytes).await;
        writing
    });
    let mut heard = Vec::new();
    while !heard.contains(&b'\n') {
        match reading.read_buf(&mut heard).await {
            Ok(1..) => {}
            _ => break,
        }
    }
    drop(sending);
    String::from_utf8_lossy(&heard).lines().next().unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn slow_readers_and_senders_of_large_files_hold_little() {
    let here = Installation::on(Engine::Sqlite).await;
    settle(&here.db().await, 1).await;
    let gateway = here.serves(&[]).await;
    let (ada, other) = (Client::member(&gateway, "ada").await, Client::member(&gateway, "m1").await);
    let group = ada.post("/api/v2/groups", json!({ "name": "Archive" })).await.ok().json()["data"]["id"].clone();
    let files = format!("/api/v2/groups/{group}/files");
    assert_eq!(hears(&gateway, upload(&files, &ada, LARGE)).await, "HTTP/1.1 201 Created");
    let file = ada.get(&files).await.ok().json()["data"]["items"][0]["id"].clone();

    // Forty who read nothing of it: all that is read for them is what they have asked for.
    let asked = head("GET", &format!("{files}/{file}/download"), &ada, "");
    let before = gateway.memory();
    let deaf = join_all((0..40).map(async |_| {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(4_096).unwrap();
        let mut stream = socket.connect(address(&gateway)).await.unwrap();
        stream.write_all(asked.as_bytes()).await.unwrap();
        // It has begun to come.
        stream.peek(&mut [0; 1]).await.unwrap();
        stream
    }));
    let deaf = timeout(PATIENCE, deaf).await.unwrap();
    let more = gateway.memory().saturating_sub(before);
    assert!(more < 200, "{more} MiB for 800 that nobody reads");
    // Whoever reads has all of it.
    let whole = ada.get(&format!("{files}/{file}/download")).await.ok();
    assert_eq!(whole.bytes.len(), LARGE / 7 * 7);
    drop(deaf);

    // Four uploads that do not come to their end are more than one member's share, and nobody else's matter.
    let unfinished = || {
        let mut bytes = upload(&files, &ada, LARGE);
        bytes.truncate(bytes.len() - 10);
        bytes
    };
    let mut sending: FuturesUnordered<_> = (0..4).map(|_| hears(&gateway, unfinished())).collect();
    let first = timeout(PATIENCE, sending.next()).await.unwrap();
    assert_eq!(first.as_deref(), Some("HTTP/1.1 503 Service Unavailable"));
    other.post(&format!("/api/v2/groups/{group}/join"), json!({})).await.ok();
    assert_eq!(hears(&gateway, upload(&files, &other, LARGE)).await, "HTTP/1.1 201 Created");
    // What was held is given back with the connections.
    drop(sending);
    let again = async { while hears(&gateway, upload(&files, &ada, 70_000)).await != "HTTP/1.1 201 Created" {} };
    assert!(timeout(PATIENCE, again).await.is_ok());
    gateway.stop().await.well();
}
