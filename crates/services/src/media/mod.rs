//! Files that members send, kept in the data directory: pictures, served at `/uploads/...`, and what is for some alone.
//!
//! - A picture is decoded and made anew ([`picture`]): whatever was hidden in the file, such as where it was taken, is not in ours,
//!   and what is not a picture never gets to the disk.
//! - A file has a random name and a row. It is written before its row and removed after it, so a row never points at nothing; a file
//!   without a row, left by a crash or a transaction that failed, is removed after a while ([`tidy`]).
//! - Whoever knows the name of a picture may read the file: an `<img>` carries no token. Names cannot be guessed.
//! - What is for some alone is sealed ([`seal`]): pictures made anew as well, documents and recordings as they are, for whoever asks to
//!   decide who may [`open`] it.
//! - Several gateways share one directory.
//!
//! | file | holds |
//! |---|---|
//! | `content` | what a file is, by its bytes |
//! | `label` | names that people gave to their files |
//! | `picture` | from bytes that a stranger sent to a picture of ours, and its small one |
//! | `name` | names of files, and the paths they have |
//! | `files` | the directory |
//! | `store` | the rows |

mod content;
mod files;
mod label;
mod name;
mod picture;
mod store;

pub use store::HOLDINGS;

use bytes::Bytes;

use content::{Content, Format};
pub use files::{Files, Served};
pub use label::disposition;
pub use name::Name;
pub use picture::{Frame, Kind, Picture, Unusable};

use crate::base::{Answer, Failure, FileId};
use crate::call::{Call, Tx, World};
use crate::db::Stored;

/// A file that is sealed may have so many megabytes.
const LARGEST_SEALED: usize = 10;

/// The same of one that several share.
const LARGEST_SHARED: usize = 25;

/// A file that is on the disk, but has no row yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    name: Name,
    media_type: &'static str,
    bytes: i64,
    width: Option<i64>,
    height: Option<i64>,
    format: &'static Format,
}

impl Kept {
    /// The name of its file.
    #[must_use]
    pub fn name(&self) -> String {
        self.name.to_string()
    }

    /// Where its file is found, relative to the community's address.
    #[must_use]
    pub fn address(&self, tenant: crate::base::TenantId) -> String {
        format!("/uploads/{}", self.name.path(tenant))
    }

    /// Whether it is a picture.
    #[must_use]
    pub fn is_picture(&self) -> bool {
        self.width.is_some()
    }

    /// What to call it, after its sender.
    #[must_use]
    pub fn label(&self, given: Option<&str>) -> String {
        label::label(given, self.format)
    }

    fn of(name: Name, picture: &Picture) -> Self {
        let format = if picture.kind == Kind::Jpeg { &content::JPEG } else { &content::PNG };
        Self {
            media_type: format.media_type,
            bytes: length(&picture.full),
            width: Some(picture.width.into()),
            height: Some(picture.height.into()),
            format,
            name,
        }
    }
}

fn length(bytes: &Bytes) -> i64 {
    i64::try_from(bytes.len()).unwrap_or(i64::MAX)
}

/// Makes a picture of what somebody sent, and keeps it on the disk. It lasts once [`note`] has given it a row.
///
/// # Errors
/// A fault if the disk fails. What is no picture is the inner error, for the caller to say.
pub async fn keep(call: &Call, sent: Bytes) -> Answer<Result<Kept, Unusable>> {
    kept(call, sent, Frame::Whole).await
}

/// The same of the middle of a picture, as a square of at most so many points across.
///
/// # Errors
/// As [`keep`].
pub async fn keep_square(call: &Call, sent: Bytes, side: u32) -> Answer<Result<Kept, Unusable>> {
    kept(call, sent, Frame::Square(side)).await
}

async fn kept(call: &Call, sent: Bytes, frame: Frame) -> Answer<Result<Kept, Unusable>> {
    let files = call.room::<Files>()?;
    let picture = match files.picture(sent, picture::LARGEST, frame).await? {
        Ok(picture) => picture,
        Err(unusable) => return Ok(Err(unusable)),
    };
    let name = Name::new(call.chance().bytes(), picture.kind);
    files.write(call.tenant(), &name, &picture).await?;
    Ok(Ok(Kept::of(name, &picture)))
}

/// A video that was sent may have so many megabytes.
pub const LARGEST_VIDEO: usize = 50;

/// Keeps a video as it was sent, for whoever knows its name. It lasts once [`note`] has given it a row.
///
/// # Errors
/// A fault if the disk fails. What is no video, or too large, is the inner error, for the caller to say.
pub async fn keep_video(call: &Call, sent: Bytes) -> Answer<Result<Kept, Unusable>> {
    if let Err(unusable) = picture::within(&sent, LARGEST_VIDEO) {
        return Ok(Err(unusable));
    }
    let Some((kind, format)) = content::video(&sent) else { return Ok(Err(Unusable::UnknownVideo)) };
    let name = Name::new(call.chance().bytes(), kind);
    let kept = Kept { media_type: format.media_type, bytes: length(&sent), width: None, height: None, format, name };
    call.room::<Files>()?.write_one(call.tenant(), &kept.name, sent).await?;
    Ok(Ok(kept))
}

/// Which files are sealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// Pictures and documents.
    Files,
    /// Sound.
    Recordings,
    /// Pictures, documents and sound, larger ones as well.
    Shared,
}

/// Keeps what somebody sent for some alone: pictures made anew, everything else as it is. It lasts once [`note`] has given it a row.
///
/// # Errors
/// A fault if the disk fails. What is not taken is the inner error, for the caller to say.
pub async fn seal(call: &Call, sent: Bytes, taken: Taken) -> Answer<Result<Kept, Unusable>> {
    let files = call.room::<Files>()?;
    let most = if taken == Taken::Shared { LARGEST_SHARED } else { LARGEST_SEALED };
    if let Err(unusable) = picture::within(&sent, most) {
        return Ok(Err(unusable));
    }
    let name = Name::new(call.chance().bytes(), Kind::Sealed);
    let (kept, bytes) = match (files.content(sent.clone()).await?, taken) {
        (Some(Content::Picture), Taken::Files | Taken::Shared) => {
            match files.picture(sent, most, Frame::Whole).await? {
                Ok(picture) => (Kept::of(name, &picture), picture.full),
                Err(unusable) => return Ok(Err(unusable)),
            }
        }
        (Some(Content::Document(format)), Taken::Files | Taken::Shared)
        | (Some(Content::Recording(format)), Taken::Recordings | Taken::Shared) => (
            Kept { media_type: format.media_type, bytes: length(&sent), width: None, height: None, format, name },
            sent,
        ),
        (_, Taken::Files | Taken::Shared) => return Ok(Err(Unusable::UnknownFile)),
        (_, Taken::Recordings) => return Ok(Err(Unusable::UnknownRecording)),
    };
    files.write_one(call.tenant(), &kept.name, bytes).await?;
    Ok(Ok(kept))
}

/// What the program writes itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    /// One JSON file.
    Json,
    /// A zip of several files.
    Zip,
}

/// Keeps what the program wrote itself for some alone, however large. It lasts once [`note`] has given it a row.
///
/// # Errors
/// A fault if the disk fails.
pub async fn seal_written(call: &Call, bytes: Bytes, written: Written) -> Answer<Kept> {
    let format = match written {
        Written::Json => &content::JSON,
        Written::Zip => &content::ZIP,
    };
    let name = Name::new(call.chance().bytes(), Kind::Sealed);
    let kept = Kept { media_type: format.media_type, bytes: length(&bytes), width: None, height: None, format, name };
    call.room::<Files>()?.write_one(call.tenant(), &kept.name, bytes).await?;
    Ok(kept)
}

/// The bytes of a file by its stored name; none if it is not there. Whoever asks has seen to it that the viewer may have it.
///
/// # Errors
/// A fault if the disk fails.
pub async fn open(call: &Call, stored: &str) -> Answer<Option<Bytes>> {
    match Name::parse(stored) {
        Some(name) => call.room::<Files>()?.bytes(call.tenant(), &name).await,
        None => Ok(None),
    }
}

/// A file by its stored name, to be sent part by part; none if it is not there. Whoever asks has seen to it that the viewer may have it.
///
/// # Errors
/// A fault if the disk fails.
pub async fn serve(call: &Call, stored: &str) -> Answer<Option<Served>> {
    match Name::parse(stored) {
        Some(name) => call.room::<Files>()?.served(call.tenant(), name).await,
        None => Ok(None),
    }
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

/// Removes kept files that get no row after all.
///
/// # Errors
/// A fault if start-up forgot to install the directory.
pub fn drop_kept(call: &Call, kept: Vec<Kept>) -> Answer<()> {
    let names = kept.into_iter().map(|kept| kept.name).collect();
    call.room::<Files>()?.remove_later(call.tenant(), names);
    Ok(())
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

/// The stored names of these files, in the order in which they came.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn stored_names(call: &Call, ids: &[FileId]) -> Stored<Vec<String>> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    store::names(call, ids).await
}

/// Where the file of a stored name is found, relative to the community's address; none for a name that we did not make.
#[must_use]
pub fn address(tenant: crate::base::TenantId, stored: &str) -> Option<String> {
    Name::parse(stored).map(|name| format!("/uploads/{}", name.path(tenant)))
}

/// Where the small picture of an address of ours is found; none for any other address.
#[must_use]
pub fn small_of(address: &str) -> Option<String> {
    let (tenant, name) = Name::of_path(address.strip_prefix("/uploads/")?)?;
    Some(format!("/uploads/{}", name.small().path(tenant)))
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
