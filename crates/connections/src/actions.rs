//! What members do with connections.

use contract::{Code, Operation};

use super::events::{ConnectionAccepted, ConnectionDeclined, ConnectionRequested};
use super::model::{self, Connection, Move, Next, Standing};
use super::store::{self, ConnectionWithMembers, Counts, Filter};
use crate::base::{Answer, ConnectionId, Cursor, Failure, MemberId, Page, Refusal};
use crate::call::Call;
use crate::db::DbError;
use crate::language::Sentence;
use crate::members::{self, blocks, blocks::Errand};
use crate::outbox;
use crate::safeguarding::{self, Interaction};
use crate::say;

fn unusable(sentence: Sentence) -> Failure {
    Refusal::new(Code::ValidationError, sentence).status(422).field("user_id").into()
}

/// Asks a member to connect.
///
/// Emits `ConnectionRequested`. Refuses with 400 `VALIDATION_ERROR` for oneself; with 422 `VALIDATION_ERROR` if the community
/// has no such active member or either has blocked the other; with `ALREADY_EXISTS` if the two have a row in either direction;
/// and as [`safeguarding::allow`] does.
/// Source: seed 0, "States and transitions", Connection; spec platform 6.1.
pub async fn request(call: &Call, target: MemberId) -> Answer<ConnectionId> {
    let me = call.me()?;
    if me == target {
        let refusal = Refusal::new(Code::ValidationError, say!("connect-with-yourself"));
        return Err(refusal.status(400).field("user_id").into());
    }
    let mut tx = call.begin().await?;
    let held = members::store::hold(&mut tx, &[me, target]).await?;
    if !held.iter().any(|member| member.id == me) {
        return Err(unusable(say!("not-a-member")));
    }
    if !held.iter().any(|member| member.id == target && member.active) {
        return Err(unusable(say!("member-missing")));
    }
    blocks::pass(&mut tx, Operation::RequestConnection, me, target, Errand::default()).await?;
    if store::between(&mut tx, me, target).await?.is_some() {
        return Err(model::already_there().into());
    }
    safeguarding::allow(call, &mut tx, me, target, Interaction::ConnectionRequest).await?;
    let connection = store::insert(&mut tx, me, target).await.map_err(told)?;
    outbox::tell(&mut tx, ConnectionRequested { connection, requester: me, target }).await?;
    tx.commit().await?;
    Ok(connection)
}

/// The constraint's last word is the same as the check's before it.
pub(super) fn told(error: DbError) -> Failure {
    if error.is_unique("connections_pair") || error.is_unique("connections_direction") {
        model::already_there().into()
    } else {
        error.into()
    }
}

/// Accepts a pending request. Only its receiver may.
///
/// Emits `ConnectionAccepted`. Refuses with `NOT_FOUND` if the request is gone or the viewer no party to it; with 403
/// `INVALID_STATE` for its requester; with 409 `INVALID_STATE` if it was accepted before; and as [`safeguarding::allow`] does.
/// Source: seed 0, "States and transitions", Connection; spec platform 6.1.
pub async fn accept(call: &Call, id: ConnectionId) -> Answer<Connection> {
    step(call, id, Move::Accept).await
}

/// Declines a pending request: it is removed, and its requester is told. Only its receiver may.
///
/// Emits `ConnectionDeclined`. Refuses with `NOT_FOUND` if the request is gone or the viewer no party to it; with 409
/// `INVALID_STATE` for its requester, and if it was accepted before.
/// Source: seed 0, "States and transitions", Connection; spec platform 6.1.
pub async fn decline(call: &Call, id: ConnectionId) -> Answer<()> {
    step(call, id, Move::Decline).await.map(drop)
}

/// Ends a connection or takes a request back. Either party may.
///
/// Refuses with `NOT_FOUND` if it is gone or the viewer no party to it.
/// Source: seed 0, "States and transitions", Connection.
pub async fn remove(call: &Call, id: ConnectionId) -> Answer<()> {
    step(call, id, Move::Remove).await.map(drop)
}

async fn step(call: &Call, id: ConnectionId, action: Move) -> Answer<Connection> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let Some(mut connection) = store::lock(&mut tx, id).await? else { return Err(model::missing().into()) };
    let next = model::step(&connection, me, action)?;
    if action == Move::Accept {
        let (from, to) = (connection.receiver_id, connection.requester_id);
        safeguarding::allow(call, &mut tx, from, to, Interaction::ConnectionAccept).await?;
    }
    match next {
        Next::Stays(state) => {
            store::update(&mut tx, id, state).await?;
            connection.status = state;
        }
        Next::Gone => {
            store::delete(&mut tx, id).await?;
        }
    }
    let (requester, receiver) = (connection.requester_id, connection.receiver_id);
    match action {
        Move::Accept => {
            outbox::tell(&mut tx, ConnectionAccepted { connection: id, requester, receiver }).await?;
        }
        Move::Decline => {
            outbox::tell(&mut tx, ConnectionDeclined { connection: id, requester, receiver }).await?;
        }
        Move::Remove => {}
    }
    tx.commit().await?;
    Ok(connection)
}

/// The viewer's connections, newest first. One statement.
pub async fn list(
    call: &Call,
    filter: Filter,
    limit: i64,
    cursor: Option<Cursor>,
) -> Answer<Page<ConnectionWithMembers>> {
    let rows = store::page(call, call.me()?, filter, cursor, limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.connection.id.get()))
}

/// How many requests wait on either side of the viewer, and how many connections they have.
pub async fn pending_counts(call: &Call) -> Answer<Counts> {
    Ok(store::counts(call, call.me()?).await?)
}

/// How the viewer stands to a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StatusWith {
    /// How the two stand.
    pub standing: Standing,
    /// The connection, if there is one.
    pub connection: Option<ConnectionId>,
    /// Whether the viewer asked; `None` without a connection.
    pub sent: Option<bool>,
}

/// How the viewer stands to a member; to themselves they have no connection.
///
/// Refuses with `NOT_FOUND` if the community has no such member.
pub async fn status_with(call: &Call, member: MemberId) -> Answer<StatusWith> {
    let me = call.me()?;
    match store::with_each(call, me, &[member]).await?.pop() {
        Some(connection) => Ok(StatusWith {
            standing: connection.standing(me),
            connection: Some(connection.id),
            sent: Some(connection.requester_id == me),
        }),
        None if members::store::knows(call, member).await? => {
            Ok(StatusWith { standing: Standing::None, connection: None, sent: None })
        }
        None => Err(Refusal::new(Code::NotFound, say!("member-missing")).into()),
    }
}
