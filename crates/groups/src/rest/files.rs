//! The REST door to a group's files.

use contract::group_files as wire;
use contract::{GroupFilesApi, Raw, Upload, WithHeaders};
use http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_SECURITY_POLICY};
use http::{HeaderMap, HeaderValue};

use super::Rest;
use super::wired::{Authors, cursor_meta};
use crate::base::{Answer, Fault, GroupId};
use crate::call::Call;
use crate::groups::actions::Sight;
use crate::groups::files::actions::{self, OF_A_GROUP, OF_ALL, Sent, Wanted};
use crate::groups::files::store::GroupFile;
use crate::groups::model::wrong;
use crate::media;
use crate::say;

/// Opened by itself, a file can do nothing.
const POLICY: &str = "default-src 'none'; sandbox; frame-ancestors 'none'";

impl GroupFilesApi for Rest {
    async fn list_group_files(
        &self,
        call: Call,
        path: wire::ListGroupFilesPath,
        query: wire::ListGroupFilesQuery,
    ) -> Answer<wire::GroupFilePage> {
        let (group, wanted) = (GroupId::from(path.id), Wanted { folder: query.folder, words: query.q });
        let (sight, page) = actions::list(&call, group, &wanted, query.per_page, query.cursor.as_deref()).await?;
        let meta = cursor_meta(&call, &actions::place(&call, group, &wanted), &page, query.per_page)?;
        let authors = Authors::of(&call, page.items.iter().map(|row| row.user_id)).await?;
        let items = page.items.into_iter().map(|row| file(&call, &sight, row, &authors)).collect();
        let data = wire::GroupFileList { items, cursor: meta.cursor.clone(), has_more: meta.has_more };
        Ok(wire::GroupFilePage { data, meta })
    }

    async fn upload_group_file(
        &self,
        call: Call,
        path: wire::UploadGroupFilePath,
        body: Upload,
    ) -> Answer<wire::GroupFileResponse> {
        let Some(part) = body.part("file") else {
            return Err(wrong("file", say!("field-required")).into());
        };
        let text = |name: &str| body.part(name).map(|part| String::from_utf8_lossy(&part.bytes).into_owned());
        let sent = Sent {
            name: part.file_name.clone(),
            bytes: part.bytes.clone(),
            folder: text("folder"),
            description: text("description"),
        };
        let (sight, added) = actions::upload(&call, path.id.into(), sent).await?;
        let authors = Authors::of(&call, [added.user_id]).await?;
        Ok(wire::GroupFileResponse { data: file(&call, &sight, added, &authors), meta: call.meta() })
    }

    async fn list_group_file_folders(
        &self,
        call: Call,
        path: wire::ListGroupFileFoldersPath,
    ) -> Answer<wire::GroupFileFolderList> {
        let all = actions::folders(&call, path.id.into()).await?.into_iter();
        let data = all.map(|one| wire::GroupFileFolder { folder: one.folder, file_count: one.file_count }).collect();
        Ok(wire::GroupFileFolderList { data, meta: call.meta() })
    }

    async fn get_group_file_stats(
        &self,
        call: Call,
        path: wire::GetGroupFileStatsPath,
    ) -> Answer<wire::GroupFileStatsResponse> {
        let much = actions::much(&call, path.id.into()).await?;
        let data = wire::GroupFileStats {
            total_files: much.files,
            total_size: much.bytes,
            unique_uploaders: much.uploaders,
            group_quota: OF_A_GROUP,
            tenant_quota: OF_ALL,
        };
        Ok(wire::GroupFileStatsResponse { data, meta: call.meta() })
    }

    async fn download_group_file(&self, call: Call, path: wire::DownloadGroupFilePath) -> Answer<WithHeaders<Raw>> {
        let (file, served) = actions::download(&call, path.id.into(), path.file_id.into()).await?;
        let offered = media::disposition(false, &file.file_name);
        let headers = HeaderMap::from_iter([
            (CONTENT_DISPOSITION, HeaderValue::from_str(&offered).map_err(Fault::new)?),
            (CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
            (CACHE_CONTROL, HeaderValue::from_static("no-store")),
        ]);
        Ok(WithHeaders { headers, body: Raw { content_type: file.media_type, body: served.into() } })
    }

    async fn delete_group_file(
        &self,
        call: Call,
        path: wire::DeleteGroupFilePath,
    ) -> Answer<wire::GroupFileDeletedResponse> {
        actions::delete(&call, path.id.into(), path.file_id.into()).await?;
        let data = wire::GroupFileDeleted { message: call.say(&say!("group-file-deleted")) };
        Ok(wire::GroupFileDeletedResponse { data, meta: call.meta() })
    }
}

/// A file, who uploaded it among `authors`, for whoever meets the group so.
fn file(call: &Call, sight: &Sight, row: GroupFile, authors: &Authors) -> wire::GroupFile {
    let can_delete = actions::may_delete(sight, call, &row);
    wire::GroupFile {
        id: row.id.get(),
        group_id: row.group_id.get(),
        file_name: row.file_name,
        file_type: row.media_type,
        file_size: row.bytes,
        folder: row.folder,
        description: row.description,
        download_count: row.download_count,
        uploader_id: row.user_id.get(),
        uploader: authors.named(call, row.user_id),
        created_at: row.created_at,
        capabilities: wire::GroupFileCapabilities { can_download: true, can_delete },
    }
}
