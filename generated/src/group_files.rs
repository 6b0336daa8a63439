// Made from contract/areas/group_files.yaml by codegen; edit the contract instead.

//! The area `group_files`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, Parameter, Raw, Read, Rejection, Reply, Served, Upload,
    WithHeaders, Work,
};

/// What the gateway answers in the area `group_files`: one method an operation.
pub trait GroupFilesApi: Area {
    /// List a group's files
    ///
    /// `GET /api/v2/groups/{id}/files`
    ///
    /// The newest first. For active members, for owner and administrators of the group, and for administrators of the community: 403 `FORBIDDEN` for others; 404 `NOT_FOUND` when there is no such group that the caller may see; 403 `FEATURE_DISABLED` when the community has switched files off. A cursor that was not given out for this group and these filters is 422 `INVALID_CURSOR`. `data.cursor` and `data.has_more` say the same as `meta`.
    fn list_group_files(
        &self,
        call: Self::Call,
        path: ListGroupFilesPath,
        query: ListGroupFilesQuery,
    ) -> impl Future<Output = Result<GroupFilePage, Self::Failure>> + Send;

    /// Upload a file to a group
    ///
    /// `POST /api/v2/groups/{id}/files`
    ///
    /// The part `file` is a picture, a document, a text or a recording of at most 25 MB; what it is, is read from its content, and pictures are made anew without what was hidden in them. Archives and videos are not taken. For active members and those who look after the group: 403 `FORBIDDEN` for others; 404 `NOT_FOUND` when there is no such group that the caller may see; 403 `FEATURE_DISABLED` when the community has switched files off; 409 `GROUP_UNAVAILABLE` when the group is not active. 413 `FILE_TOO_LARGE`; 422 `INVALID_TYPE` for what is not taken, 422 `VALIDATION_ERROR` on `file` without one; 409 `GROUP_QUOTA_EXCEEDED` when files of the group would be more than 500 MB, and `TENANT_QUOTA_EXCEEDED` when those of all groups would be more than 10 GB.
    fn upload_group_file(
        &self,
        call: Self::Call,
        path: UploadGroupFilePath,
        body: Upload,
    ) -> impl Future<Output = Result<GroupFileResponse, Self::Failure>> + Send;

    /// List the folders of a group's files
    ///
    /// `GET /api/v2/groups/{id}/files/folders`
    ///
    /// By name. For active members, for owner and administrators of the group, and for administrators of the community: 403 `FORBIDDEN` for others; 404 `NOT_FOUND` when there is no such group that the caller may see; 403 `FEATURE_DISABLED` when the community has switched files off.
    fn list_group_file_folders(
        &self,
        call: Self::Call,
        path: ListGroupFileFoldersPath,
    ) -> impl Future<Output = Result<GroupFileFolderList, Self::Failure>> + Send;

    /// How much a group's files are
    ///
    /// `GET /api/v2/groups/{id}/files/stats`
    ///
    /// For active members, for owner and administrators of the group, and for administrators of the community: 403 `FORBIDDEN` for others; 404 `NOT_FOUND` when there is no such group that the caller may see; 403 `FEATURE_DISABLED` when the community has switched files off.
    fn get_group_file_stats(
        &self,
        call: Self::Call,
        path: GetGroupFileStatsPath,
    ) -> impl Future<Output = Result<GroupFileStatsResponse, Self::Failure>> + Send;

    /// Download a file of a group
    ///
    /// `GET /api/v2/groups/{id}/files/{fileId}/download`
    ///
    /// For active members, for owner and administrators of the group, and for administrators of the community: 403 `FORBIDDEN` for others; 404 `NOT_FOUND` when there is no such group that the caller may see; 403 `FEATURE_DISABLED` when the community has switched files off. 404 `NOT_FOUND` also when the group has no such file. It is to be saved, and counted.
    fn download_group_file(
        &self,
        call: Self::Call,
        path: DownloadGroupFilePath,
    ) -> impl Future<Output = Result<WithHeaders<Raw>, Self::Failure>> + Send;

    /// Delete a file of a group
    ///
    /// `DELETE /api/v2/groups/{id}/files/{fileId}`
    ///
    /// Whoever uploaded it while they belong to the group, and those who look after it: 403 `FORBIDDEN` for others. 404 `NOT_FOUND` when there is no such group that the caller may see, or it has no such file; 403 `FEATURE_DISABLED` when the community has switched files off.
    fn delete_group_file(
        &self,
        call: Self::Call,
        path: DeleteGroupFilePath,
    ) -> impl Future<Output = Result<GroupFileDeletedResponse, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: GroupFilesApi>() -> [Served<A>; 6] {
    [
        (Operation::ListGroupFiles, list_group_files::<A>),
        (Operation::UploadGroupFile, upload_group_file::<A>),
        (Operation::ListGroupFileFolders, list_group_file_folders::<A>),
        (Operation::GetGroupFileStats, get_group_file_stats::<A>),
        (Operation::DownloadGroupFile, download_group_file::<A>),
        (Operation::DeleteGroupFile, delete_group_file::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 6] {
    [
        (Operation::ListGroupFiles, |asked| list_group_files_input(asked).map(drop)),
        (Operation::UploadGroupFile, |asked| upload_group_file_input(asked).map(drop)),
        (
            Operation::ListGroupFileFolders,
            |asked| list_group_file_folders_input(asked).map(drop),
        ),
        (
            Operation::GetGroupFileStats,
            |asked| get_group_file_stats_input(asked).map(drop),
        ),
        (
            Operation::DownloadGroupFile,
            |asked| download_group_file_input(asked).map(drop),
        ),
        (Operation::DeleteGroupFile, |asked| delete_group_file_input(asked).map(drop)),
    ]
}

fn list_group_files_input(
    asked: &mut Asked,
) -> Result<(ListGroupFilesPath, ListGroupFilesQuery), Rejection> {
    let path: ListGroupFilesPath = asked.path(&LIST_GROUP_FILES_PATH)?;
    let query: ListGroupFilesQuery = asked.query(&LIST_GROUP_FILES_QUERY)?;
    Ok((path, query))
}

fn list_group_files<A: GroupFilesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_group_files_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default().list_group_files(call, path, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn upload_group_file_input(
    asked: &mut Asked,
) -> Result<(UploadGroupFilePath, Upload), Rejection> {
    let path: UploadGroupFilePath = asked.path(&UPLOAD_GROUP_FILE_PATH)?;
    let body: Upload = asked.upload()?;
    Ok((path, body))
}

fn upload_group_file<A: GroupFilesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = upload_group_file_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().upload_group_file(call, path, body).await?;
                Ok(Reply::json(201, &answer))
            })
        }),
    )
}

fn list_group_file_folders_input(
    asked: &mut Asked,
) -> Result<ListGroupFileFoldersPath, Rejection> {
    let path: ListGroupFileFoldersPath = asked.path(&LIST_GROUP_FILE_FOLDERS_PATH)?;
    Ok(path)
}

fn list_group_file_folders<A: GroupFilesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = list_group_file_folders_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().list_group_file_folders(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_group_file_stats_input(
    asked: &mut Asked,
) -> Result<GetGroupFileStatsPath, Rejection> {
    let path: GetGroupFileStatsPath = asked.path(&GET_GROUP_FILE_STATS_PATH)?;
    Ok(path)
}

fn get_group_file_stats<A: GroupFilesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_group_file_stats_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_group_file_stats(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn download_group_file_input(
    asked: &mut Asked,
) -> Result<DownloadGroupFilePath, Rejection> {
    let path: DownloadGroupFilePath = asked.path(&DOWNLOAD_GROUP_FILE_PATH)?;
    Ok(path)
}

fn download_group_file<A: GroupFilesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = download_group_file_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().download_group_file(call, path).await?;
                Ok(answer.body.into_reply(200).with_headers(answer.headers))
            })
        }),
    )
}

fn delete_group_file_input(asked: &mut Asked) -> Result<DeleteGroupFilePath, Rejection> {
    let path: DeleteGroupFilePath = asked.path(&DELETE_GROUP_FILE_PATH)?;
    Ok(path)
}

fn delete_group_file<A: GroupFilesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = delete_group_file_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().delete_group_file(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_GROUP_FILES_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static LIST_GROUP_FILES_QUERY: [Parameter; 4] = [
    Parameter {
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "folder",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "q",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static UPLOAD_GROUP_FILE_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static LIST_GROUP_FILE_FOLDERS_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static GET_GROUP_FILE_STATS_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static DOWNLOAD_GROUP_FILE_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "fileId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static DELETE_GROUP_FILE_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "fileId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

/// The path parameters of `DELETE /api/v2/groups/{id}/files/{fileId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeleteGroupFilePath {
    /// Id of the group.
    pub id: i64,
    /// Id of the file.
    #[serde(rename = "fileId")]
    pub file_id: i64,
}

/// The path parameters of `GET /api/v2/groups/{id}/files/{fileId}/download`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DownloadGroupFilePath {
    /// Id of the group.
    pub id: i64,
    /// Id of the file.
    #[serde(rename = "fileId")]
    pub file_id: i64,
}

/// The path parameters of `GET /api/v2/groups/{id}/files/stats`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetGroupFileStatsPath {
    /// Id of the group.
    pub id: i64,
}

/// A file of a group.
#[derive(Clone, Debug, Serialize)]
pub struct GroupFile {
    /// Its id.
    pub id: i64,
    /// Id of the group.
    pub group_id: i64,
    /// Its name.
    pub file_name: String,
    /// Its media type.
    pub file_type: String,
    /// How many bytes.
    pub file_size: i64,
    /// Where it stands. Null if in no folder.
    pub folder: Option<String>,
    /// What it is. Null if nothing was said.
    pub description: Option<String>,
    /// How often it was downloaded.
    pub download_count: i64,
    /// Id of who uploaded it.
    pub uploader_id: i64,
    /// Who uploaded it. Null if they are gone.
    pub uploader: Option<crate::group_discussions::GroupAuthor>,
    /// When.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// The capabilities.
    pub capabilities: GroupFileCapabilities,
}

/// What the caller may do with a file.
#[derive(Clone, Debug, Serialize)]
pub struct GroupFileCapabilities {
    /// Whether the caller may download it.
    pub can_download: bool,
    /// Whether the caller may delete it.
    pub can_delete: bool,
}

/// That a file is gone.
#[derive(Clone, Debug, Serialize)]
pub struct GroupFileDeleted {
    /// For the member to read.
    pub message: String,
}

/// That a file is gone.
#[derive(Clone, Debug, Serialize)]
pub struct GroupFileDeletedResponse {
    /// The data.
    pub data: GroupFileDeleted,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A folder of a group's files.
#[derive(Clone, Debug, Serialize)]
pub struct GroupFileFolder {
    /// Its name.
    pub folder: String,
    /// How many files.
    pub file_count: i64,
}

/// Folders of a group's files.
#[derive(Clone, Debug, Serialize)]
pub struct GroupFileFolderList {
    /// By name.
    pub data: Vec<GroupFileFolder>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A file.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GroupFileForm {
    /// The file.
    pub file: String,
    /// Where it stands.
    pub folder: Option<String>,
    /// What it is.
    pub description: Option<String>,
}

/// Files of a group.
#[derive(Clone, Debug, Serialize)]
pub struct GroupFileList {
    /// The newest first.
    pub items: Vec<GroupFile>,
    /// The same as in `meta`.
    pub cursor: Option<String>,
    /// The same as in `meta`.
    pub has_more: bool,
}

/// One page of files.
#[derive(Clone, Debug, Serialize)]
pub struct GroupFilePage {
    /// The data.
    pub data: GroupFileList,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// A file of a group.
#[derive(Clone, Debug, Serialize)]
pub struct GroupFileResponse {
    /// The data.
    pub data: GroupFile,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How much a group's files are, and may be.
#[derive(Clone, Debug, Serialize)]
pub struct GroupFileStats {
    /// How many there are.
    pub total_files: i64,
    /// How many bytes.
    pub total_size: i64,
    /// How many members uploaded some.
    pub unique_uploaders: i64,
    /// How many bytes those of a group may be.
    pub group_quota: i64,
    /// How many bytes those of all groups may be.
    pub tenant_quota: i64,
}

/// How much a group's files are.
#[derive(Clone, Debug, Serialize)]
pub struct GroupFileStatsResponse {
    /// The data.
    pub data: GroupFileStats,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The path parameters of `GET /api/v2/groups/{id}/files/folders`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListGroupFileFoldersPath {
    /// Id of the group.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/groups/{id}/files`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListGroupFilesPath {
    /// Id of the group.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/groups/{id}/files`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListGroupFilesQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Only those in this folder.
    pub folder: Option<String>,
    /// Only those whose name or description has these words.
    pub q: Option<String>,
    /// Opaque, from `meta.cursor` of the page before, asked for with the same filters. Any other text is 422 `INVALID_CURSOR`.
    pub cursor: Option<String>,
}

impl std::default::Default for ListGroupFilesQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            folder: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
            q: Default::default(),
        }
    }
}

/// The path parameters of `POST /api/v2/groups/{id}/files`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UploadGroupFilePath {
    /// Id of the group.
    pub id: i64,
}

/// What the contract puts in place of a field that is left out.
#[allow(clippy::unwrap_used, reason = "every default was checked against its schema")]
pub mod defaults {
    pub(super) fn default_u64<T, const V: u64>() -> T
    where
        T: TryFrom<u64>,
        <T as std::convert::TryFrom<u64>>::Error: std::fmt::Debug,
    {
        T::try_from(V).unwrap()
    }
}
