//! A load of its own: keep-alive connections that send one request after another and time each answer.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bytes::Bytes;
use http::{Request, StatusCode};
use http_body_util::{BodyExt as _, Full};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use tokio::net::TcpStream;

use crate::Outcome;

/// Makes the n-th request of a round; none ends the round.
pub type Make = Arc<dyn Fn(usize) -> Option<Request<Full<Bytes>>> + Send + Sync>;

/// What one round of load showed.
#[derive(Clone, Debug, Serialize)]
pub struct Round {
    /// Successful answers.
    pub answers: usize,
    /// Successful answers a second.
    pub per_second: f64,
    /// Half of the answers came within so many microseconds.
    pub p50_us: u64,
    /// 99 of 100 answers came within so many microseconds.
    pub p99_us: u64,
    /// Answers that were no success.
    pub refused: usize,
    /// How much processor time the server used for one successful answer, in microseconds.
    pub cpu_us: f64,
}

async fn connect(address: SocketAddr) -> Outcome<SendRequest<Full<Bytes>>> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let (sender, connection) = handshake(TokioIo::new(stream)).await?;
    tokio::spawn(connection);
    Ok(sender)
}

/// One request on a connection of its own.
///
/// # Errors
/// If no whole answer comes.
pub async fn once(address: SocketAddr, request: Request<Full<Bytes>>) -> Outcome<(StatusCode, Bytes)> {
    let answer = connect(address).await?.send_request(request).await?;
    let status = answer.status();
    Ok((status, answer.into_body().collect().await?.to_bytes()))
}

/// What one connection saw.
#[derive(Default)]
struct Seen {
    times: Vec<Duration>,
    refused: usize,
}

async fn worker(address: SocketAddr, until: Instant, first: usize, step: usize, make: Make) -> Outcome<Seen> {
    let mut sender = connect(address).await?;
    let mut seen = Seen { times: Vec::with_capacity(1 << 16), refused: 0 };
    let mut nth = first;
    while Instant::now() < until {
        let Some(request) = make(nth) else { break };
        nth += step;
        let start = Instant::now();
        let answer = sender.send_request(request).await?;
        let success = answer.status().is_success();
        let mut body = answer.into_body();
        while let Some(frame) = body.frame().await {
            frame?;
        }
        if success { seen.times.push(start.elapsed()) } else { seen.refused += 1 }
    }
    Ok(seen)
}

/// Sends from `connections` connections at once for `length`.
///
/// # Errors
/// If a connection breaks.
pub async fn round(address: SocketAddr, connections: usize, length: Duration, make: Make) -> Outcome<Round> {
    let began = Instant::now();
    let work = |first| worker(address, began + length, first, connections, Arc::clone(&make));
    let workers: Vec<_> = (0..connections).map(|first| tokio::spawn(work(first))).collect();
    let (mut times, mut refused) = (Vec::new(), 0);
    for worker in workers {
        let seen = worker.await??;
        times.extend(seen.times);
        refused += seen.refused;
    }
    let seconds = began.elapsed().as_secs_f64();
    times.sort_unstable();
    let at = |hundredths: usize| {
        let time = times.get((times.len() * hundredths / 100).min(times.len().saturating_sub(1)));
        time.map_or(0, |time| u64::try_from(time.as_micros()).unwrap_or(u64::MAX))
    };
    Ok(Round {
        answers: times.len(),
        per_second: times.len() as f64 / seconds,
        p50_us: at(50),
        p99_us: at(99),
        refused,
        cpu_us: 0.0,
    })
}
