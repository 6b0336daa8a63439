//! A copy of all data about a member, as a file: at once if it is small, else on the queue.

use chrono::SecondsFormat;
use contract::RawBody;
use serde_json::{Map, Value, json};

use super::copies;
use super::model::{Format, LARGE, weight};
use super::store::copies::{self as kept, DataExport};
use super::store::{self, DataExportId};
use super::zip::Zip;
use super::{Holdings, Sealed};
use crate::auth::security_log::{self, Kind as Happened};
use crate::base::{Answer, Fault, MemberId, Timestamp};
use crate::call::Call;
use crate::db::Holding;
use crate::media;
use crate::members::actions::{hold_own, known};

/// So many bytes of uploads are packed; what is left out is named.
const UPLOADS: usize = 64 << 20;

/// So many copies a member is shown.
const SHOWN: i64 = 10;

/// A file for a member.
#[derive(Debug)]
pub struct Copy {
    /// Its id in the history.
    pub id: DataExportId,
    /// Its name.
    pub name: String,
    /// What kind of file.
    pub format: Format,
    /// The whole.
    pub bytes: RawBody,
}

/// What becomes of a wish for a copy.
#[derive(Debug)]
pub enum Fetched {
    /// Here it is.
    Now(Copy),
    /// It is too large to wait for, and made on the queue.
    Later(DataExport),
}

/// Whose copy is made, and how.
struct Making<'a> {
    call: &'a Call,
    member: MemberId,
    format: Format,
    asked_at: Timestamp,
    /// The copy on the queue, whose progress is written down. What is for none may not be large.
    queued: Option<DataExportId>,
}

/// A copy of all data about the viewer, or that it is made on the queue. It is noted in the history and in the security log.
///
/// Refuses with `NOT_FOUND` for whoever is no member of this community. A part that cannot be read is named in `failed`.
/// Source: spec accounts 8.1.
pub async fn fetch(call: &Call, format: Format) -> Answer<Fetched> {
    let me = call.me()?;
    known(call, me).await?;
    let making = Making { call, member: me, format, asked_at: call.now(), queued: None };
    let Some(bytes) = making.make().await? else {
        return Ok(Fetched::Later(copies::prepare(call, format).await?));
    };
    let mut tx = call.begin().await?;
    hold_own(&mut tx, me).await?;
    let length = i64::try_from(bytes.len()).unwrap_or(i64::MAX);
    let copy = kept::insert_delivered(&mut tx, me, format, length, making.asked_at).await?;
    let tenant = tx.tenant();
    security_log::note(&mut tx, tenant, me, Happened::DataExported).await?;
    tx.commit().await?;
    let name = name(me, making.asked_at, format);
    Ok(Fetched::Now(Copy { id: copy.id, name, format, bytes: bytes.into() }))
}

/// The file of a copy on the queue.
pub(super) async fn make(call: &Call, copy: &DataExport) -> Answer<Vec<u8>> {
    let making =
        Making { call, member: copy.user_id, format: copy.format, asked_at: copy.requested_at, queued: Some(copy.id) };
    Ok(making.make().await?.unwrap_or_default())
}

/// What a copy's file is called.
pub(super) fn name(member: MemberId, asked_at: Timestamp, format: Format) -> String {
    format!("timeweave-{}-{}.{}", member.get(), asked_at.format("%Y-%m-%d"), format.as_str())
}

impl Making<'_> {
    /// The whole file; none if it is large and may not be.
    async fn make(&self) -> Answer<Option<Vec<u8>>> {
        let Some((parts, failed)) = self.parts().await? else { return Ok(None) };
        let about = json!({
            "exported_at": self.asked_at.to_rfc3339_opts(SecondsFormat::Secs, true),
            "community": self.call.community()?.name,
            "member_id": self.member.get(),
            "failed": failed,
        });
        match self.format {
            Format::Json => {
                Ok(Some(serde_json::to_vec_pretty(&json!({ "about": about, "data": parts })).map_err(Fault::new)?))
            }
            Format::Zip => self.packed(about, parts).await,
        }
    }

    /// The parts by name, and the names of those that could not be read.
    async fn parts(&self) -> Answer<Option<(Map<String, Value>, Vec<&'static str>)>> {
        let (mut parts, mut failed, mut length, mut told) = (Map::new(), Vec::new(), 0, 0);
        let exports: Vec<_> = holdings(self.call)?.iter().filter_map(|holding| holding.export.as_ref()).collect();
        for (done, export) in exports.iter().enumerate() {
            match store::part(self.call, export, self.member).await {
                Ok(mut rows) => {
                    if let Some((_, open)) = self.call.room::<Sealed>()?.0.iter().find(|(part, _)| *part == export.part)
                    {
                        rows.iter_mut().for_each(|row| open(self.call, row));
                    }
                    let rows: Value = rows.into_iter().map(|row| Value::Object(row.0)).collect();
                    length += weight(&rows);
                    parts.insert(export.part.to_owned(), rows);
                }
                Err(error) => {
                    tracing::error!(part = export.part, %error, "a part of a member's copy could not be read");
                    failed.push(export.part);
                }
            }
            if self.is_too_large(length) {
                return Ok(None);
            }
            // Packing is the rest.
            let tenths = done * 9 / exports.len();
            if let Some(id) = self.queued.filter(|_| tenths > told) {
                told = tenths;
                kept::advance(self.call, id, i64::try_from(tenths * 10).unwrap_or_default()).await?;
            }
        }
        Ok(Some((parts, failed)))
    }

    fn is_too_large(&self, length: usize) -> bool {
        self.queued.is_none() && length > LARGE
    }

    async fn packed(&self, mut about: Value, parts: Map<String, Value>) -> Answer<Option<Vec<u8>>> {
        let mut zip = Zip::default();
        for (part, rows) in parts {
            zip.add(&format!("{part}.json"), &serde_json::to_vec_pretty(&rows).map_err(Fault::new)?)
                .map_err(Fault::new)?;
        }
        let mut left_out = Vec::new();
        // A copy holds no copies.
        for holding in holdings(self.call)?.iter().filter(|holding| holding.table != "data_exports") {
            let files = store::files(&mut self.call.reads(), holding, self.member).await?;
            for name in media::stored_names(self.call, &files).await? {
                match media::open(self.call, &name).await? {
                    Some(bytes) if zip.len() + bytes.len() <= UPLOADS => {
                        zip.add(&format!("uploads/{name}"), &bytes).map_err(Fault::new)?;
                    }
                    _ => left_out.push(name),
                }
                if self.is_too_large(zip.len()) {
                    return Ok(None);
                }
            }
        }
        if let Some(about) = about.as_object_mut() {
            about.insert("left_out".to_owned(), json!(left_out));
        }
        zip.add("about.json", &serde_json::to_vec_pretty(&about).map_err(Fault::new)?).map_err(Fault::new)?;
        Ok(Some(zip.finish().map_err(Fault::new)?))
    }
}

fn holdings(call: &Call) -> Answer<&[&'static Holding]> {
    Ok(&call.room::<Holdings>()?.0)
}

/// The last copies that the viewer asked for.
///
/// Refuses with `NOT_FOUND` for whoever is no member of this community.
pub async fn history(call: &Call) -> Answer<Vec<DataExport>> {
    let me = call.me()?;
    known(call, me).await?;
    Ok(kept::of_member(call, me, SHOWN).await?)
}
