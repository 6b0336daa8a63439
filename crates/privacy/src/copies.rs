//! Copies that are made on the queue: kept for some days, and fetched by a link that its owner alone can use.

use std::sync::Arc;

use async_trait::async_trait;
use contract::Code;

use super::events::DataExportReady;
use super::export::{self, Copy};
use super::model::{CopyStatus, Format, KEPT, LINKED, is_kept, left};
use super::store::DataExportId;
use super::store::copies::{self as store, DataExport, DueCopy};
use crate::auth::security_log::{self, Kind as Happened};
use crate::auth::tokens::digest;
use crate::base::{Answer, Refusal, Timestamp};
use crate::call::{Call, Tx, World};
use crate::media::{self, Written};
use crate::members::actions::{hold_own, known};
use crate::outbox;
use crate::queue::{self, Fate, Held, Kind, NewTask, Sender, SendingWorker, WorkerSettings};
use crate::say;
use crate::tenancy::{self, Communities};

/// Tasks of copies, by `data_exports.id`.
pub const COPY: Kind = Kind::new("data_export.copy");

/// So many expired copies are looked at in one go.
const BATCH: i64 = 100;

fn missing() -> Refusal {
    Refusal::new(Code::NotFound, say!("data-export-missing"))
}

/// Lets a copy of all data about the viewer be made on the queue; while one is being made, that is the answer. It is noted in the security log.
///
/// Refuses with `NOT_FOUND` for whoever is no member of this community. Source: spec accounts 8.
pub async fn prepare(call: &Call, format: Format) -> Answer<DataExport> {
    let me = call.me()?;
    known(call, me).await?;
    let mut tx = call.begin().await?;
    hold_own(&mut tx, me).await?;
    if let Some(found) = store::preparing(&mut tx, me).await? {
        return Ok(found);
    }
    let copy = store::insert_preparing(&mut tx, me, format).await?;
    let (tenant, due) = (tx.tenant(), tx.now());
    queue::add(&mut tx, &NewTask { kind: COPY, subject: copy.id.get(), lane: None, due }).await?;
    security_log::note(&mut tx, tenant, me, Happened::DataExported).await?;
    tx.commit().await?;
    Ok(copy)
}

/// A copy that the viewer asked for.
///
/// Refuses with `NOT_FOUND` for any other.
pub async fn one(call: &Call, id: DataExportId) -> Answer<DataExport> {
    Ok(each(call, &[id]).await?.pop().ok_or_else(missing)?)
}

/// Some copies, as far as the viewer asked for them.
///
/// # Errors
/// A fault if the database fails.
pub async fn each(call: &Call, ids: &[DataExportId]) -> Answer<Vec<DataExport>> {
    Ok(store::by_ids(call, call.me()?, ids).await?)
}

async fn own(tx: &mut Tx, id: DataExportId) -> Answer<DataExport> {
    let me = tx.call().me()?;
    hold_own(tx, me).await?;
    Ok(store::lock(tx, id).await?.filter(|copy| copy.user_id == me).ok_or_else(missing)?)
}

/// Stops making a copy of the viewer's, or deletes its file.
///
/// Refuses with `NOT_FOUND` for any other; with 409 `INVALID_STATE` if it is neither being made nor kept.
pub async fn cancel(call: &Call, id: DataExportId) -> Answer<DataExport> {
    let mut tx = call.begin().await?;
    let copy = own(&mut tx, id).await?;
    if !matches!(copy.status, CopyStatus::Preparing | CopyStatus::Ready) {
        return Err(over().into());
    }
    let copy = end(&mut tx, copy, CopyStatus::Cancelled).await?;
    tx.commit().await?;
    Ok(copy)
}

fn over() -> Refusal {
    Refusal::new(Code::InvalidState, say!("data-export-over"))
}

/// A copy whose file is kept no longer.
async fn end(tx: &mut Tx, copy: DataExport, status: CopyStatus) -> Answer<DataExport> {
    let file = copy.file_id;
    let ended = left(copy, status);
    store::write(tx, &ended).await?;
    if let Some(file) = file {
        media::forget(tx, &[file]).await?;
    }
    Ok(ended)
}

/// A link to a file, shown once.
#[derive(Clone, Debug)]
pub struct Link {
    /// The secret at its end.
    pub secret: String,
    /// Until when it is good.
    pub expires_at: Timestamp,
}

/// A link to the file of a copy of the viewer's. It ends the one before.
///
/// Refuses with `NOT_FOUND` for any other copy; with 409 `INVALID_STATE` if no file is kept.
pub async fn link(call: &Call, id: DataExportId) -> Answer<Link> {
    let mut tx = call.begin().await?;
    let copy = own(&mut tx, id).await?;
    let now = tx.now();
    let Some(kept_until) = copy.expires_at.filter(|_| is_kept(&copy, now)) else { return Err(over().into()) };
    let secret = call.chance().secret();
    let expires_at = kept_until.min(now + LINKED);
    store::link(&mut tx, id, digest(&secret), expires_at).await?;
    tx.commit().await?;
    Ok(Link { secret, expires_at })
}

/// The file of a copy of the viewer's, by the secret of a link that is good. It is noted in the security log.
///
/// Refuses with `NOT_FOUND` for anything else.
pub async fn download(call: &Call, id: DataExportId, secret: &str) -> Answer<Copy> {
    let me = call.me()?;
    let copy = store::linked(call, me, id, digest(secret)).await?.ok_or_else(missing)?;
    let file = copy.file_id.ok_or_else(missing)?;
    let names = media::stored_names(call, &[file]).await?;
    let name = names.first().ok_or_else(missing)?;
    let file = media::serve(call, name).await?.ok_or_else(missing)?;
    let mut tx = call.begin().await?;
    let tenant = tx.tenant();
    security_log::note(&mut tx, tenant, me, Happened::DataExported).await?;
    tx.commit().await?;
    Ok(Copy { id, name: export::name(me, copy.requested_at, copy.format), format: copy.format, bytes: file.into() })
}

/// Makes copies.
pub struct Copies;

impl Copies {
    /// A worker for the world's queue.
    #[must_use]
    pub fn worker(world: Arc<World>, settings: WorkerSettings) -> SendingWorker<Self> {
        SendingWorker::new(world, Arc::new(Communities), Self, settings)
    }
}

#[async_trait]
impl Sender for Copies {
    type Report = ();

    fn kind(&self) -> Kind {
        COPY
    }

    /// One after the other: each may fill memory with what it packs.
    fn abreast(&self, _world: &World) -> usize {
        1
    }

    async fn send(&self, call: &Call, held: &Held) -> Answer<()> {
        let id = DataExportId::from(held.task().subject);
        let wanted = store::find(call, id).await?.filter(|copy| copy.status == CopyStatus::Preparing);
        let Some(copy) = wanted else { return settle(call.begin().await?, held).await };
        let bytes = export::make(call, &copy).await?;
        let written = match copy.format {
            Format::Json => Written::Json,
            Format::Zip => Written::Zip,
        };
        let length = i64::try_from(bytes.len()).unwrap_or(i64::MAX);
        let kept = media::seal_written(call, bytes.into(), written).await?;
        let mut tx = call.begin().await?;
        // Its member may have stopped it or left meanwhile; then the file has no row, and the tidying removes it.
        let wanted = store::lock(&mut tx, id).await?.filter(|copy| copy.status == CopyStatus::Preparing);
        if let Some(copy) = wanted {
            let now = tx.now();
            let file = media::note(&mut tx, &kept).await?;
            let ready = DataExport {
                status: CopyStatus::Ready,
                progress: 100,
                bytes: Some(length),
                completed_at: Some(now),
                file_id: Some(file),
                expires_at: Some(now + KEPT),
                ..copy
            };
            store::write(&mut tx, &ready).await?;
            outbox::tell(&mut tx, DataExportReady { export: id, member: ready.user_id }).await?;
        }
        settle(tx, held).await
    }
}

/// Ends a task, unless somebody else has it by now: then nothing of this attempt lasts.
async fn settle(mut tx: Tx, held: &Held) -> Answer<()> {
    if held.hold(&mut tx).await? {
        held.settle(&mut tx, &[held.task().subject], Fate::Done, (None, held.task().attempts)).await?;
        tx.commit().await?;
    }
    Ok(())
}

/// Deletes the files of copies that are kept too long, in all communities. Gives how many that were.
///
/// # Errors
/// A fault if the database cannot be asked what is due.
pub async fn tidy(world: &Arc<World>) -> Answer<u64> {
    let mut gone = 0;
    for due in store::due(&world.errand(None), BATCH).await? {
        match expire(world, due).await {
            Ok(true) => gone += 1,
            Ok(false) => {}
            Err(failure) => tracing::warn!(export = due.id.get(), %failure, "a copy could not be deleted"),
        }
    }
    Ok(gone)
}

async fn expire(world: &Arc<World>, due: DueCopy) -> Answer<bool> {
    tenancy::errand(world, due.tenant_id, |call| async move {
        let mut tx = call.begin().await?;
        let now = tx.now();
        let found = store::lock(&mut tx, due.id).await?;
        let Some(copy) = found.filter(|copy| copy.status == CopyStatus::Ready && !is_kept(copy, now)) else {
            return Ok(false);
        };
        end(&mut tx, copy, CopyStatus::Expired).await?;
        tx.commit().await?;
        Ok(true)
    })
    .await
}
