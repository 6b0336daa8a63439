//! What members ask for, and what staff make of it.

use contract::{Code, Operation};

use super::erasure;
use super::events::{DataRequestDecided, DataRequested};
use super::model::{self, Actor, Kind, Status, TIME};
use super::store::{self, DataRequest, DataRequestId, RequestWithAsker};
use crate::auth::guesses::actions as guesses;
use crate::auth::security_log::{self, Kind as Happened};
use crate::auth::tokens::actions as tokens;
use crate::auth::tokens::store::Reason;
use crate::auth::{confirm, store as accounts};
use crate::base::{Answer, Cursor, Failure, MemberId, OrRefuse as _, Page, Refusal};
use crate::call::{Call, Tx};
use crate::db::DbError;
use crate::members::actions::{hold_own, known};
use crate::outbox;
use crate::say;

/// So many of their requests a member is shown.
const SHOWN: i64 = 50;

/// Asks for something. The member and staff are told.
///
/// Emits `DataRequested`. Refuses with 409 `DUPLICATE_REQUEST` while one of this kind is open, and with `NOT_FOUND` for whoever is no member of
/// this community. Source: spec accounts 8.
pub async fn create(call: &Call, kind: Kind, notes: Option<&str>) -> Answer<DataRequest> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    hold_own(&mut tx, me).await?;
    let request = ask(&mut tx, me, kind, notes).await?;
    tx.commit().await?;
    Ok(request)
}

async fn ask(tx: &mut Tx, member: MemberId, kind: Kind, notes: Option<&str>) -> Answer<DataRequest> {
    let due = tx.now() + TIME;
    let notes = notes.map(str::trim).filter(|notes| !notes.is_empty());
    let request = store::insert_request(tx, member, kind, notes, due).await.map_err(told)?;
    outbox::tell(tx, DataRequested { request: request.id, member, leaving: kind == Kind::Erasure }).await?;
    Ok(request)
}

fn told(error: DbError) -> Failure {
    if error.is_unique("data_requests_open") {
        return Refusal::new(Code::DuplicateRequest, say!("data-request-open")).into();
    }
    error.into()
}

/// What the viewer asked for, the newest first.
///
/// Refuses with `NOT_FOUND` for whoever is no member of this community.
pub async fn mine(call: &Call) -> Answer<Vec<DataRequest>> {
    let me = call.me()?;
    known(call, me).await?;
    Ok(store::of_member(call, me, SHOWN).await?)
}

/// Takes a request of the viewer's back.
///
/// Refuses with `NOT_FOUND` if it is not theirs, and with 409 `INVALID_STATE` if it is over.
pub async fn withdraw(call: &Call, id: DataRequestId) -> Answer<DataRequest> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let request = store::lock(&mut tx, id).await?.filter(|request| request.user_id == me);
    let mut request = request.or_refuse(Code::NotFound, say!("data-request-missing"))?;
    model::step(request.status, Status::Withdrawn, Actor::Member)?;
    (request.status, request.decided_at) = (Status::Withdrawn, Some(tx.now()));
    store::write(&mut tx, &request, None).await?;
    tx.commit().await?;
    Ok(request)
}

/// Asks to be erased, with the password, and ends every sign-in. An open request is found again.
///
/// Emits `DataRequested` for a new one.
///
/// # Errors
/// 400 `VALIDATION_ERROR` without a password; as [`confirm::password`] says, with 403.
/// Source: spec accounts 1.4.
pub async fn leave(call: &Call, password: Option<&str>, words: [Option<&str>; 2]) -> Answer<DataRequest> {
    let confirmed = confirm::password(call, confirm::given(password, "password")?, "password", 403).await?;
    let mut tx = call.begin().await?;
    guesses::forgive(&mut tx, &confirmed.attempt).await?;
    let account = confirmed.still_so(&mut tx).await?;
    let request = match store::open(&mut tx, account.id, Kind::Erasure).await? {
        Some(request) => request,
        None => {
            let words: Vec<&str> = words.into_iter().flatten().map(str::trim).filter(|word| !word.is_empty()).collect();
            ask(&mut tx, account.id, Kind::Erasure, Some(&words.join("\n\n"))).await?
        }
    };
    tokens::end_all(&mut tx, account.tenant, account.id, Reason::LogoutAll).await?;
    security_log::note(&mut tx, account.tenant, account.id, Happened::SignedOutEverywhere).await?;
    tx.commit().await?;
    Ok(request)
}

/// What members asked for, the newest first. The door has asked for an administrator.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn list(
    call: &Call,
    status: Option<Status>,
    limit: i64,
    cursor: Option<Cursor>,
) -> Answer<Page<RequestWithAsker>> {
    let before = call.newest_behind(cursor);
    let rows = store::page(call, status, before, limit.saturating_add(1)).await?;
    Ok(call.page(rows, limit, |row| row.request.id.get()))
}

/// Some of them: the viewer's, and all for whoever decides about them.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn each(call: &Call, ids: &[DataRequestId]) -> Answer<Vec<RequestWithAsker>> {
    let me = call.me()?;
    let mut found = store::by_ids(call, ids).await?;
    let is_own = |row: &RequestWithAsker| row.request.user_id == me;
    if !found.iter().all(is_own) && !call.may_enter(Operation::GetDataRequest).await? {
        found.retain(is_own);
    }
    Ok(found)
}

/// One of them, for administrators. The door has asked for one.
///
/// Refuses with `NOT_FOUND` if there is none.
pub async fn one(call: &Call, id: DataRequestId) -> Answer<RequestWithAsker> {
    store::one(&mut call.reads(), id).await?.or_refuse(Code::NotFound, say!("data-request-missing"))
}

/// Takes a request up, carries it out or rejects it. Carrying out one to be erased erases the account.
///
/// Emits `DataRequestDecided` once it is over; nobody is told who was erased.
///
/// # Errors
/// 404 `NOT_FOUND`; 403 `FORBIDDEN` for one's own; 409 `INVALID_STATE`; 400 `VALIDATION_ERROR` on `decision` for a rejection without a reason;
/// 409 `SOLE_ADMIN`.
/// Source: spec accounts 8.2, desk 11.
pub async fn decide(call: &Call, id: DataRequestId, to: Status, words: Option<&str>) -> Answer<RequestWithAsker> {
    let me = call.me()?;
    let missing = || say!("data-request-missing");
    let member = store::owner(call, id).await?.or_refuse(Code::NotFound, missing())?;
    let words = words.map(str::trim).filter(|words| !words.is_empty());
    let mut tx = call.begin().await?;
    // The member's row first, as everywhere.
    let tenant = tx.tenant();
    accounts::lock_account(&mut tx, tenant, member).await?.or_refuse(Code::NotFound, missing())?;
    let mut request = store::lock(&mut tx, id).await?.or_refuse(Code::NotFound, missing())?;
    if member == me {
        return Err(Refusal::new(Code::Forbidden, say!("data-request-own")).into());
    }
    model::step(request.status, to, Actor::Staff)?;
    if to == Status::Rejected && words.is_none() {
        return Err(Refusal::new(Code::ValidationError, say!("reason-missing")).status(400).field("decision").into());
    }
    request.status = to;
    request.decision = words.map(str::to_owned).or(request.decision);
    request.decided_at = (!model::is_open(to)).then(|| tx.now());
    store::write(&mut tx, &request, Some(me)).await?;
    if to == Status::Completed && request.kind == Kind::Erasure {
        erasure::erase(&mut tx, member).await?;
    } else if !model::is_open(to) {
        let completed = to == Status::Completed;
        outbox::tell(&mut tx, DataRequestDecided { request: id, member, completed }).await?;
    }
    let shown = store::one(&mut tx.reads(), id).await?.or_refuse(Code::NotFound, missing())?;
    tx.commit().await?;
    Ok(shown)
}
