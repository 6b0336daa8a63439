//! A copy of all data about a member, as a file.

use chrono::SecondsFormat;
use serde_json::{Map, Value, json};

use super::Holdings;
use super::model::Format;
use super::store::{self, DataExport, DataExportId};
use super::zip::Zip;
use crate::auth::security_log::{self, Kind as Happened};
use crate::base::{Answer, Fault, MemberId};
use crate::call::Call;
use crate::media;
use crate::members::actions::{hold_own, known};

/// So many bytes of uploads are packed; what is left out is named.
const UPLOADS: usize = 64 << 20;

/// So many copies a member is shown.
const SHOWN: i64 = 10;

/// A file for a member.
pub struct Copy {
    /// Its id in the history.
    pub id: DataExportId,
    /// Its name.
    pub name: String,
    /// What kind of file.
    pub format: Format,
    /// The whole.
    pub bytes: Vec<u8>,
}

/// A copy of all data about the viewer. It is noted in the history and in the security log.
///
/// Refuses with `NOT_FOUND` for whoever is no member of this community. A part that cannot be read is named in `failed`.
/// Source: spec accounts 8.1.
pub async fn fetch(call: &Call, format: Format) -> Answer<Copy> {
    let me = call.me()?;
    let asked_at = call.now();
    known(call, me).await?;
    let (parts, failed) = parts(call, me).await?;
    let about = json!({
        "exported_at": asked_at.to_rfc3339_opts(SecondsFormat::Secs, true),
        "community": call.community()?.name,
        "member_id": me.get(),
        "failed": failed,
    });
    let bytes = match format {
        Format::Json => whole(about, parts)?,
        Format::Zip => packed(call, me, about, parts).await?,
    };
    let mut tx = call.begin().await?;
    hold_own(&mut tx, me).await?;
    let length = i64::try_from(bytes.len()).unwrap_or(i64::MAX);
    let id = store::insert_export(&mut tx, me, format, length, asked_at).await?;
    let tenant = tx.tenant();
    security_log::note(&mut tx, tenant, me, Happened::DataExported).await?;
    tx.commit().await?;
    let name = format!("timeweave-{}-{}.{}", me.get(), asked_at.format("%Y-%m-%d"), format.as_str());
    Ok(Copy { id, name, format, bytes })
}

/// The parts by name, and the names of those that could not be read.
async fn parts(call: &Call, me: MemberId) -> Answer<(Map<String, Value>, Vec<&'static str>)> {
    let (mut parts, mut failed) = (Map::new(), Vec::new());
    for export in call.room::<Holdings>()?.0.iter().filter_map(|holding| holding.export.as_ref()) {
        match store::part(call, export, me).await {
            Ok(rows) => {
                let rows = rows.into_iter().map(|row| Value::Object(row.0)).collect();
                parts.insert(export.part.to_owned(), rows);
            }
            Err(error) => {
                tracing::error!(part = export.part, %error, "a part of a member's copy could not be read");
                failed.push(export.part);
            }
        }
    }
    Ok((parts, failed))
}

fn whole(about: Value, parts: Map<String, Value>) -> Answer<Vec<u8>> {
    Ok(serde_json::to_vec_pretty(&json!({ "about": about, "data": parts })).map_err(Fault::new)?)
}

async fn packed(call: &Call, me: MemberId, mut about: Value, parts: Map<String, Value>) -> Answer<Vec<u8>> {
    let mut zip = Zip::default();
    for (part, rows) in parts {
        zip.add(&format!("{part}.json"), &serde_json::to_vec_pretty(&rows).map_err(Fault::new)?).map_err(Fault::new)?;
    }
    let mut left_out = Vec::new();
    for holding in &call.room::<Holdings>()?.0 {
        let files = store::files(&mut call.reads(), holding, me).await?;
        for name in media::stored_names(call, &files).await? {
            match media::open(call, &name).await? {
                Some(bytes) if zip.len() + bytes.len() <= UPLOADS => {
                    zip.add(&format!("uploads/{name}"), &bytes).map_err(Fault::new)?;
                }
                _ => left_out.push(name),
            }
        }
    }
    if let Some(about) = about.as_object_mut() {
        about.insert("left_out".to_owned(), json!(left_out));
    }
    zip.add("about.json", &serde_json::to_vec_pretty(&about).map_err(Fault::new)?).map_err(Fault::new)?;
    Ok(zip.finish().map_err(Fault::new)?)
}

/// The last copies that the viewer fetched.
///
/// Refuses with `NOT_FOUND` for whoever is no member of this community.
pub async fn history(call: &Call) -> Answer<Vec<DataExport>> {
    let me = call.me()?;
    known(call, me).await?;
    Ok(store::exports(call, me, SHOWN).await?)
}
