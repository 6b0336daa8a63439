//! The bytes of a connection.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::body::Bytes;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep_until};

use super::crowd::Seat;
use super::{ENDED, refused};

/// What the system keeps of an answer that the client has not taken yet. More would hide for minutes that nobody reads.
const UNSENT_MOST: usize = 128 * 1024;

/// The least that a client takes in the time that it has, while there is more for it.
const LEAST_TAKEN: usize = 32 * 1024;

/// A socket with a place, which tells what happens and gives up readers that do not read.
pub(super) struct Socket {
    socket: TcpStream,
    seat: Seat,
    stall: Stall,
    clock: Option<Pin<Box<Sleep>>>,
    /// Whether the first line of the head that is coming has come whole.
    has_line: bool,
    /// Our words in place of the library's, and how many bytes those had.
    instead: Option<(Bytes, usize)>,
}

impl Socket {
    /// A socket in a seat. Small answers leave at once.
    pub(super) fn new(socket: TcpStream, seat: Seat, stall: Duration) -> Self {
        // Neither is needed to answer.
        let _ = socket.set_nodelay(true);
        let _ = socket2::SockRef::from(&socket).set_send_buffer_size(UNSENT_MOST);
        Self { socket, seat, stall: Stall::new(stall), clock: None, has_line: false, instead: None }
    }

    /// Writes with `write`, under the clock of a slow reader.
    fn timed(
        &mut self,
        cx: &mut Context<'_>,
        wanted: usize,
        write: impl FnOnce(Pin<&mut TcpStream>, &mut Context<'_>) -> Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        match write(Pin::new(&mut self.socket), cx) {
            Poll::Ready(Ok(written)) => {
                self.stall.took(written, written >= wanted);
                Poll::Ready(Ok(written))
            }
            Poll::Pending => match self.stall.until(Instant::now()) {
                Some(until) => {
                    self.wakes(cx, until);
                    Poll::Pending
                }
                None => {
                    metrics::counter!(ENDED, "reason" => "stall").increment(1);
                    Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
                }
            },
            Poll::Ready(Err(error)) => Poll::Ready(Err(error)),
        }
    }

    /// Has the task look again then.
    fn wakes(&mut self, cx: &mut Context<'_>, when: Instant) {
        let clock = self.clock.get_or_insert_with(|| Box::pin(sleep_until(when)));
        if clock.deadline() != when {
            clock.as_mut().reset(when);
        }
        if clock.as_mut().poll(cx).is_ready() {
            cx.waker().wake_by_ref();
        }
    }

    /// Begins to write our words instead of the library's, where it refuses what is no request.
    fn look(&mut self, first: &[u8], all: usize) {
        if self.instead.is_none() && self.seat.life().is_waiting() {
            self.instead = refused::instead_of(first, self.has_line).map(|ours| (ours, all));
        }
    }

    fn poll_instead(&mut self, cx: &mut Context<'_>) -> Option<Poll<io::Result<usize>>> {
        let (mut ours, theirs) = self.instead.take()?;
        while !ours.is_empty() {
            match self.timed(cx, ours.len(), |socket, cx| socket.poll_write(cx, &ours)) {
                Poll::Ready(Ok(0)) => return Some(Poll::Ready(Err(io::ErrorKind::WriteZero.into()))),
                Poll::Ready(Ok(written)) => drop(ours.split_to(written)),
                Poll::Ready(Err(error)) => return Some(Poll::Ready(Err(error))),
                Poll::Pending => {
                    self.instead = Some((ours, theirs));
                    return Some(Poll::Pending);
                }
            }
        }
        Some(Poll::Ready(Ok(theirs)))
    }
}

impl AsyncRead for Socket {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.socket).poll_read(cx, buffer))?;
        if let Some(came) = buffer.filled().get(before..).filter(|came| !came.is_empty()) {
            if self.seat.life().hears() {
                self.has_line = false;
            }
            self.has_line = self.has_line || came.contains(&b'\n');
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Socket {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.look(bytes, bytes.len());
        if let Some(done) = self.poll_instead(cx) {
            return done;
        }
        self.timed(cx, bytes.len(), |socket, cx| socket.poll_write(cx, bytes))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let all = slices.iter().map(|slice| slice.len()).sum();
        self.look(slices.first().map_or(&[], |slice| &**slice), all);
        if let Some(done) = self.poll_instead(cx) {
            return done;
        }
        self.timed(cx, all, |socket, cx| socket.poll_write_vectored(cx, slices))
    }

    fn is_write_vectored(&self) -> bool {
        self.socket.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_shutdown(cx)
    }
}

/// What a slow reader took. Its time runs from when the system took nothing for it first, and anew when it took enough.
struct Stall {
    limit: Duration,
    began: Option<Instant>,
    taken: usize,
    caught_up: bool,
}

impl Stall {
    fn new(limit: Duration) -> Self {
        Self { limit, began: None, taken: 0, caught_up: true }
    }

    fn took(&mut self, bytes: usize, everything: bool) {
        self.taken = self.taken.saturating_add(bytes);
        self.caught_up = everything;
    }

    /// Nothing more can be written now. Until when the client has time to take enough; none if it had its time.
    fn until(&mut self, now: Instant) -> Option<Instant> {
        let had_everything = std::mem::take(&mut self.caught_up);
        let began = match self.began {
            Some(began) if now < began + self.limit => began,
            Some(_) if !had_everything && self.taken < LEAST_TAKEN => return None,
            _ => {
                self.taken = 0;
                now
            }
        };
        self.began = Some(began);
        Some(began + self.limit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMIT: Duration = Duration::from_secs(60);

    #[test]
    fn a_reader_that_takes_too_little_is_given_up() {
        let (mut stall, began) = (Stall::new(LIMIT), Instant::now());
        assert_eq!(stall.until(began), Some(began + LIMIT));
        stall.took(LEAST_TAKEN - 1, true);
        assert_eq!(stall.until(began + LIMIT / 2), Some(began + LIMIT));
        assert_eq!(stall.until(began + LIMIT), None);
    }

    #[test]
    fn a_slow_one_that_takes_enough_goes_on() {
        let (mut stall, mut now) = (Stall::new(LIMIT), Instant::now());
        for _ in 0..10 {
            assert_eq!(stall.until(now), Some(now + LIMIT));
            now += LIMIT;
            stall.took(LEAST_TAKEN, false);
        }
    }

    #[test]
    fn one_that_has_everything_owes_nothing() {
        let (mut stall, began) = (Stall::new(LIMIT), Instant::now());
        assert_eq!(stall.until(began), Some(began + LIMIT));
        stall.took(1, true);
        assert_eq!(stall.until(began + 10 * LIMIT), Some(began + 11 * LIMIT));
    }
}
