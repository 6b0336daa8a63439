//! Below the router: connections, how many there may be, and how long they may do nothing.
//!
//! Whoever connects is taken in as long as there is room; where there is none, the one that has waited longest without asking for
//! anything makes room for the newcomer. So people with silent sockets can use up their own share and nobody else's.
//!
//! | file | holds |
//! |---|---|
//! | `bounds` | what the operator and the system allow |
//! | `life` | what a connection is doing, and until when it may |
//! | `crowd` | who is connected, and who makes room |
//! | `socket` | the bytes: a slow reader's end, our words where the HTTP library has none |
//! | `refused` | answers to what is no request |

mod bounds;
mod crowd;
mod life;
mod refused;
mod socket;

use std::convert::Infallible;
use std::fmt::Display;
use std::future::Future;
use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::ConnectInfo;
use axum::{BoxError, Router};
use http::header::CONNECTION;
use http::{HeaderValue, Request};
use http_body::{Frame, SizeHint};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{HttpService, Service, service_fn};
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, sleep_until};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::ServiceExt as _;

pub use bounds::Bounds;
pub(super) use refused::Malformed;

use crowd::{Crowd, Seat};
use life::{End, Life};
use socket::Socket;

/// Connections that are open.
pub const OPEN: &str = "timeweave_http_connections";
/// Connections that were turned away or ended by us, by `reason`.
pub const ENDED: &str = "timeweave_http_connections_ended_total";

/// The largest head of a request, in bytes.
const HEAD_MOST: usize = 32 * 1024;

/// The most headers of a request.
const HEADERS_MOST: usize = 100;

/// Requests at a time on one connection of HTTP/2.
const STREAMS_MOST: u32 = 32;

/// How many requests of HTTP/2 a client may take back before we have seen them. Beyond, the connection ends (CVE-2023-44487).
const TAKEN_BACK_MOST: usize = 20;

/// How long a connection may take to end when it was asked to.
const FAREWELL: Duration = Duration::from_secs(5);

/// How long nobody is taken in after the system could not: it has no room, and asking again at once would only keep it busy.
const BREATH: Duration = Duration::from_millis(100);

/// Answers connections until `stop`, then lets those that are open come to their end.
pub async fn serve(listener: TcpListener, router: Router, bounds: Bounds, stop: CancellationToken) {
    let house = Arc::new(House { crowd: Crowd::new(&bounds), router, bounds, stop });
    let open = TaskTracker::new();
    // Told once, and again only after somebody could be taken in.
    let mut is_full = false;
    loop {
        let taken = tokio::select! {
            biased;
            () = house.stop.cancelled() => break,
            taken = listener.accept() => taken,
        };
        match taken {
            Ok((socket, peer)) => {
                is_full = false;
                match house.crowd.enter(house.bounds.network(peer.ip())) {
                    Some(seat) => drop(open.spawn(Arc::clone(&house).talk(socket, peer, seat))),
                    None => refused::full(&socket),
                }
            }
            Err(error) if is_of_the_peer(&error) => {}
            Err(error) => {
                if !is_full {
                    tracing::warn!("nobody can be taken in just now: {error}");
                }
                is_full = true;
                house.crowd.make_room();
                tokio::select! {
                    () = house.stop.cancelled() => break,
                    () = tokio::time::sleep(BREATH) => {}
                }
            }
        }
    }
    drop(listener);
    open.close();
    open.wait().await;
}

/// Whether only the one who wanted to connect is concerned.
fn is_of_the_peer(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset | ErrorKind::ConnectionRefused)
}

// Times are ours (`life`): the library's own would end idle connections as early as half-sent heads.
fn http1_alone() -> http1::Builder {
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(None).max_headers(HEADERS_MOST).max_buf_size(HEAD_MOST);
    builder
}

fn both_versions(bounds: &Bounds) -> auto::Builder<TokioExecutor> {
    let mut builder = auto::Builder::new(TokioExecutor::new());
    builder
        .http1()
        .timer(TokioTimer::new())
        .header_read_timeout(None)
        .max_headers(HEADERS_MOST)
        .max_buf_size(HEAD_MOST);
    builder
        .http2()
        .timer(TokioTimer::new())
        .max_concurrent_streams(STREAMS_MOST)
        .max_header_list_size(HEAD_MOST as u32)
        .max_pending_accept_reset_streams(TAKEN_BACK_MOST)
        .max_local_error_reset_streams(TAKEN_BACK_MOST)
        .keep_alive_interval(bounds.idle / 2)
        .keep_alive_timeout(bounds.head);
    builder
}

/// A connection of either version, which can be asked to come to its end.
trait Talk: Future {
    /// Finishes what is under way, and takes no more.
    fn come_to_an_end(self: Pin<&mut Self>);
}

impl<S> Talk for http1::UpgradeableConnection<TokioIo<Socket>, S>
where
    S: HttpService<Incoming, ResBody = Answered>,
    S::Error: Into<BoxError>,
{
    fn come_to_an_end(self: Pin<&mut Self>) {
        self.graceful_shutdown();
    }
}

impl<S> Talk for auto::UpgradeableConnection<'_, TokioIo<Socket>, S, TokioExecutor>
where
    S: Service<Request<Incoming>, Response = http::Response<Answered>>,
    S::Future: Send + 'static,
    S::Error: Into<BoxError>,
{
    fn come_to_an_end(self: Pin<&mut Self>) {
        self.graceful_shutdown();
    }
}

struct House {
    router: Router,
    crowd: Arc<Crowd>,
    bounds: Bounds,
    stop: CancellationToken,
}

impl House {
    /// One connection, to its end.
    async fn talk(self: Arc<Self>, socket: TcpStream, peer: SocketAddr, seat: Seat) {
        let life = Arc::clone(seat.life());
        let io = TokioIo::new(Socket::new(socket, seat, self.bounds.stall));
        let (router, of_answers) = (self.router.clone(), Arc::clone(&life));
        let service = service_fn(move |request| answer(router.clone(), peer, Arc::clone(&of_answers), request));
        if self.bounds.http2 {
            let builder = both_versions(&self.bounds);
            self.look_after(pin!(builder.serve_connection_with_upgrades(io, service)), &life, peer).await;
        } else {
            self.look_after(pin!(http1_alone().serve_connection(io, service).with_upgrades()), &life, peer).await;
        }
        // What it was upgraded to goes on with times of its own, and keeps its place.
        life.left_http();
    }

    /// Sees a connection to its end, which is ours to say where it does not go on.
    async fn look_after<T, E>(&self, mut talk: Pin<&mut T>, life: &Life, peer: SocketAddr)
    where
        T: Talk + Future<Output = Result<(), E>>,
        E: Display,
    {
        // Looked at when it may be over and not at each request: what happened meanwhile is known then.
        let mut look = pin!(sleep_until(Instant::now() + self.bounds.head));
        let mut ending = false;
        loop {
            tokio::select! {
                done = talk.as_mut() => {
                    if let Err(error) = done {
                        tracing::debug!(%peer, "a connection broke: {error}");
                    }
                    break;
                }
                () = life.gives_up_its_place() => {
                    metrics::counter!(ENDED, "reason" => "made_room").increment(1);
                    break;
                }
                () = self.stop.cancelled(), if !ending => {
                    ending = true;
                    talk.as_mut().come_to_an_end();
                }
                () = look.as_mut() => match life.end(&self.bounds, Instant::now()) {
                    End::NotBefore(when) => look.as_mut().reset(when),
                    End::Now(reason) if ending || reason.is_rude() => {
                        metrics::counter!(ENDED, "reason" => reason.name()).increment(1);
                        break;
                    }
                    End::Now(reason) => {
                        metrics::counter!(ENDED, "reason" => reason.name()).increment(1);
                        ending = true;
                        talk.as_mut().come_to_an_end();
                        look.as_mut().reset(Instant::now() + FAREWELL);
                    }
                },
            }
        }
    }
}

async fn answer(
    router: Router,
    peer: SocketAddr,
    life: Arc<Life>,
    request: Request<Incoming>,
) -> Result<http::Response<Answered>, Infallible> {
    let turn = life.begin(request.version() == http::Version::HTTP_2);
    let mut request = request.map(Body::new);
    request.extensions_mut().insert(ConnectInfo(peer));
    let malformed = Malformed::of(&request);
    let is_malformed = malformed.is_some();
    if let Some(malformed) = malformed {
        request.extensions_mut().insert(malformed);
    }
    let mut response = router.oneshot(request).await?;
    if is_malformed {
        // What comes next on this connection may not be what its sender thinks.
        response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    }
    Ok(response.map(|body| Answered { body, _turn: turn }))
}

/// An answer's body, which holds its turn until it has gone out.
struct Answered {
    body: Body,
    _turn: life::Turn,
}

impl http_body::Body for Answered {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Self::Data>, Self::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
