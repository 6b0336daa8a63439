//! The directory: `uploads/<community>/<two digits>/<name>` below the data directory.

use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use bytes::Bytes;
use chrono::{DateTime, TimeDelta, Utc};
use contract::{LongBody, RawBody};
use futures::stream::{self, Stream};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::content::{self, Content};
use super::picture::{Frame, Kind, Picture, Unusable};
use super::{Name, store};
use crate::base::{Answer, Fault, TenantId, Timestamp, aside, cores, private};
use crate::call::World;

/// Pictures that are decoded at a time, at most: each may take hundreds of megabytes.
const AT_A_TIME: usize = 2;

/// A file without a row that is younger may still get one.
const YOUNG: TimeDelta = TimeDelta::hours(1);

/// So many files are asked about at a time.
const BATCH: usize = 500;

/// A file that is being written begins so.
const UNFINISHED: &str = ".unfinished-";

/// The directory of uploads. Installed in the world's rooms.
#[derive(Clone, Debug)]
pub struct Files {
    root: Arc<Path>,
    turns: Arc<Semaphore>,
}

/// So many bytes of a file are in memory for each who reads it, however slowly they do.
const CHUNK: u64 = 64 * 1024;

/// A file of which a part is served at a time. Nothing is open between two of them: whoever reads slowly keeps no file of the system's from others.
#[derive(Clone, Debug)]
pub struct Served {
    /// Its name, which never stands for other bytes.
    pub name: Name,
    /// How many bytes it has.
    pub length: u64,
    place: Arc<Path>,
    beginning: Bytes,
}

impl Served {
    /// Its bytes from one to another, that one apart.
    pub fn stream(self, from: u64, until: u64) -> impl Stream<Item = std::io::Result<Bytes>> + Send + 'static {
        stream::try_unfold((self, from), move |(file, at)| async move {
            let wanted = until.saturating_sub(at).min(CHUNK);
            if wanted == 0 {
                return Ok(None);
            }
            let bytes = match usize::try_from(wanted) {
                Ok(wanted) if at == 0 && wanted <= file.beginning.len() => file.beginning.slice(..wanted),
                _ => {
                    let place = Arc::clone(&file.place);
                    spawn_blocking(move || piece(&place, at, wanted)).await.map_err(std::io::Error::other)??
                }
            };
            Ok(Some((bytes, (file, at + wanted))))
        })
    }
}

impl From<Served> for RawBody {
    fn from(file: Served) -> Self {
        let length = file.length;
        if length <= CHUNK {
            return Self::Whole(file.beginning);
        }
        Self::Long(LongBody::new(length, move || file.clone().stream(0, length)))
    }
}

/// So many bytes of a file from one on.
fn piece(place: &Path, at: u64, wanted: u64) -> std::io::Result<Bytes> {
    let mut file = std::fs::File::open(place)?;
    file.seek(SeekFrom::Start(at))?;
    let mut bytes = vec![0; usize::try_from(wanted).map_err(std::io::Error::other)?];
    file.read_exact(&mut bytes)?;
    Ok(bytes.into())
}

impl Files {
    /// The uploads of a data directory. It is made when the first file comes.
    #[must_use]
    pub fn new(data: &Path) -> Self {
        Self {
            root: data.join("uploads").into(),
            turns: Arc::new(Semaphore::new(AT_A_TIME.min(cores::for_long_work()))),
        }
    }

    /// A file by its path below `/uploads/`; none for anything that is no path of ours, is sealed, or is not there.
    ///
    /// # Errors
    /// A fault if the disk fails.
    pub async fn read(&self, path: &str) -> Answer<Option<Served>> {
        match Name::of_path(path).filter(|(_, name)| name.kind() != Kind::Sealed) {
            Some((tenant, name)) => self.served(tenant, name).await,
            None => Ok(None),
        }
    }

    /// A file, for whoever may have it, to be read part by part.
    pub(super) async fn served(&self, tenant: TenantId, name: Name) -> Answer<Option<Served>> {
        let place: Arc<Path> = self.place(tenant, &name).into();
        let begun = Arc::clone(&place);
        let opened = spawn_blocking(move || {
            let length = std::fs::metadata(&begun)?.len();
            Ok::<_, std::io::Error>((length, piece(&begun, 0, length.min(CHUNK))?))
        });
        match opened.await.map_err(Fault::new)? {
            Ok((length, beginning)) => Ok(Some(Served { name, length, place, beginning })),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(Fault::new(error).into()),
        }
    }

    /// The bytes of a file, for whoever may have them.
    pub(super) async fn bytes(&self, tenant: TenantId, name: &Name) -> Answer<Option<Bytes>> {
        match tokio::fs::read(self.place(tenant, name)).await {
            Ok(bytes) => Ok(Some(bytes.into())),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(Fault::new(error).into()),
        }
    }

    /// Makes a picture of what was sent, aside, when it is its turn.
    pub(super) async fn picture(
        &self,
        sent: Bytes,
        megabytes: usize,
        frame: Frame,
    ) -> Answer<Result<Picture, Unusable>> {
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(Fault::new)?;
        aside(move || {
            let _turn = turn;
            Picture::framed(&sent, megabytes, frame)
        })
        .await
    }

    /// What the bytes are; of many, looked at aside.
    pub(super) async fn content(&self, sent: Bytes) -> Answer<Option<Content>> {
        if sent.len() as u64 <= CHUNK { Ok(content::of(&sent)) } else { aside(move || content::of(&sent)).await }
    }

    /// Writes a file whole or not at all.
    pub(super) async fn write_one(&self, tenant: TenantId, name: &Name, bytes: Bytes) -> Answer<()> {
        let place = self.place(tenant, name);
        Ok(spawn_blocking(move || whole(&place, &bytes)).await.map_err(Fault::new)?.map_err(Fault::new)?)
    }

    /// Writes both files of a picture, each whole or not at all.
    ///
    /// # Errors
    /// A fault if the disk fails.
    pub async fn write(&self, tenant: TenantId, name: &Name, picture: &Picture) -> Answer<()> {
        let parts = [(name.small(), picture.small.clone()), (name.clone(), picture.full.clone())];
        let places = parts.map(|(name, bytes)| (self.place(tenant, &name), bytes));
        let work = move || places.iter().try_for_each(|(place, bytes)| whole(place, bytes));
        Ok(spawn_blocking(work).await.map_err(Fault::new)?.map_err(Fault::new)?)
    }

    /// Removes files some time soon. What fails is said in the log, and done by [`tidy`] later.
    pub(super) fn remove_later(&self, tenant: TenantId, names: Vec<Name>) {
        let places: Vec<PathBuf> =
            names.iter().flat_map(|name| [self.place(tenant, name), self.place(tenant, &name.small())]).collect();
        drop(spawn_blocking(move || {
            for place in places {
                match std::fs::remove_file(&place) {
                    Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                        tracing::warn!(%error, place = %place.display(), "could not remove a file");
                    }
                    _ => {}
                }
            }
        }));
    }

    fn place(&self, tenant: TenantId, name: &Name) -> PathBuf {
        self.root.join(name.path(tenant))
    }
}

/// Writes a file beside its place, and moves it there when it is on the disk.
fn whole(place: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let (Some(folder), Some(name)) = (place.parent(), place.file_name()) else { return Ok(()) };
    private::folder(folder)?;
    let unfinished = folder.join(format!("{UNFINISHED}{}", name.to_string_lossy()));
    // One of that name may be left from a crash.
    drop(std::fs::remove_file(&unfinished));
    let mut file = private::create(&unfinished)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    std::fs::rename(unfinished, place)
}

/// Removes files without a row that are not young any more.
pub(super) async fn tidy(world: &Arc<World>) -> Answer<u64> {
    let files = world.room::<Files>()?.clone();
    let call = world.errand(None);
    let before = call.now() - YOUNG;
    let found = spawn_blocking(move || old(&files.root, before)).await.map_err(Fault::new)?.map_err(Fault::new)?;
    let mut gone = 0;
    for (tenant, files) in found {
        for batch in files.chunks(BATCH) {
            let names: Vec<String> =
                batch.iter().filter_map(|file| Some(file.name.as_ref()?.full().to_string())).collect();
            let noted = store::noted(&call, tenant, &names).await?;
            for file in batch {
                let needed = file.name.as_ref().is_some_and(|name| noted.contains(&name.full().to_string()));
                if !needed && std::fs::remove_file(&file.place).is_ok() {
                    gone += 1;
                }
            }
        }
    }
    Ok(gone)
}

struct Found {
    place: PathBuf,
    /// None for a file that was never finished.
    name: Option<Name>,
}

/// Our files that were last changed before a moment, by community. Whatever else lies there is left alone.
fn old(root: &Path, before: Timestamp) -> std::io::Result<Vec<(TenantId, Vec<Found>)>> {
    let mut all = Vec::new();
    for community in entries(root)? {
        let Some(tenant) = community.file_name().and_then(|name| name.to_str()?.parse::<i64>().ok()) else { continue };
        let mut found = Vec::new();
        for folder in entries(&community)?.into_iter().filter(|folder| folder.is_dir()) {
            for place in entries(&folder)? {
                let changed: DateTime<Utc> = place.metadata()?.modified().unwrap_or(SystemTime::UNIX_EPOCH).into();
                let Some(text) = place.file_name().and_then(|name| name.to_str()) else { continue };
                let name = Name::parse(text);
                if changed < before && (name.is_some() || text.starts_with(UNFINISHED)) {
                    found.push(Found { name, place });
                }
            }
        }
        all.push((tenant.into(), found));
    }
    Ok(all)
}

/// What lies in a folder; nothing if there is none.
fn entries(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    match std::fs::read_dir(folder) {
        Ok(entries) => entries.map(|entry| entry.map(|entry| entry.path())).collect(),
        Err(error) if matches!(error.kind(), std::io::ErrorKind::NotFound | std::io::ErrorKind::NotADirectory) => {
            Ok(Vec::new())
        }
        Err(error) => Err(error),
    }
}
