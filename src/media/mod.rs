//! Files that members send: pictures, kept in the data directory and served at `/uploads/...`.
//!
//! - A picture is decoded and made anew ([`picture`]): whatever was hidden in the file, such as where it was taken, is not in ours,
//!   and what is not a picture never gets to the disk.
//! - A file has a random name and a row. It is written before its row and removed after it, so a row never points at nothing; a file
//!   without a row, left by a crash or a transaction that failed, is removed after a while ([`tidy`]).
//! - Whoever knows a name may read the file: an `<img>` carries no token. Names cannot be guessed.
//! - Several gateways share one directory.
//!
//! | file | holds |
//! |---|---|
//! | `picture` | from bytes that a stranger sent to a picture of ours, and its small one |
//! | `name` | names of files, and the paths they have |
//! | `files` | the directory |
//! | `store` | the rows |

mod files;
mod name;
mod picture;
mod store;

use bytes::Bytes;

pub use files::{Files, Served};
pub use name::Name;
pub use picture::{Picture, Unusable};

use crate::base::{Answer, Failure, FileId};
use crate::call::{Call, Tx, World};
use crate::db::Stored;

/// A picture that is on the disk, but has no row yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    name: Name,
    media_type: &'static str,
    bytes: i64,
    width: i64,
    height: i64,
}

impl Kept {
    /// The name of its file.
    #[must_use]
    pub fn name(&self) -> String {
        self.name.to_string()
    }
}

/// Makes a picture of what somebody sent, and keeps it on the disk. It lasts once [`note`] has given it a row.
///
/// # Errors
/// A fault if the disk fails. What is no picture is the inner error, for the caller to say.
pub async fn keep(call: &Call, sent: Bytes) -> Answer<Result<Kept, Unusable>> {
    let files = call.room::<Files>()?;
    let picture = match files.picture(sent).await? {
        Ok(picture) => picture,
        Err(unusable) => return Ok(Err(unusable)),
    };
    let name = Name::new(call.chance().bytes(), picture.kind);
    files.write(call.tenant(), &name, &picture).await?;
    let (width, height) = (picture.width.into(), picture.height.into());
    let bytes = i64::try_from(picture.full.len()).unwrap_or(i64::MAX);
    Ok(Ok(Kept { media_type: picture.kind.media_type(), bytes, width, height, name }))
}

/// Gives a kept picture its row.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn note(tx: &mut Tx, kept: &Kept) -> Stored<FileId> {
    store::insert(tx, kept).await
}

/// The same answer. After a refusal the kept pictures go, because nothing can point at them; after a fault they stay, because the
/// transaction may have been committed all the same, and [`tidy`] looks after them.
///
/// # Errors
/// Those of `answer`.
pub fn unless_refused<T>(call: &Call, answer: Answer<T>, kept: Vec<Kept>) -> Answer<T> {
    if let Err(Failure::Refusal(_)) = &answer {
        let names = kept.into_iter().map(|kept| kept.name).collect();
        call.room::<Files>()?.remove_later(call.tenant(), names);
    }
    answer
}

/// Removes the rows of files, and the files once the transaction has been committed.
///
/// # Errors
/// A fault.
pub async fn forget(tx: &mut Tx, ids: &[FileId]) -> Answer<()> {
    if ids.is_empty() {
        return Ok(());
    }
    let names = store::delete(tx, ids).await?;
    let files = tx.call().room::<Files>()?.clone();
    let tenant = tx.tenant();
    tx.after_commit(Box::new(move || files.remove_later(tenant, names)));
    Ok(())
}

/// Where the file of a stored name is found, relative to the community's address; none for a name that we did not make.
#[must_use]
pub fn address(tenant: crate::base::TenantId, stored: &str) -> Option<String> {
    Name::parse(stored).map(|name| format!("/uploads/{}", name.path(tenant)))
}

/// Where its small picture is found.
#[must_use]
pub fn small_address(tenant: crate::base::TenantId, stored: &str) -> Option<String> {
    Name::parse(stored).map(|name| format!("/uploads/{}", name.small().path(tenant)))
}

/// Removes files that have no row, of those that have been there for an hour. Gives how many that were.
///
/// # Errors
/// A fault if the directory or the database fails.
pub async fn tidy(world: &std::sync::Arc<World>) -> Answer<u64> {
    files::tidy(world).await
}
