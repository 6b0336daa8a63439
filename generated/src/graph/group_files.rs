// Made from contract/areas/group_files.yaml by codegen; edit the contract instead.

//! The area `group_files` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, Field, Found, Got, Input, InputKind, InputPlace, InputTable,
    IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Shown, Source, numbered,
    page_cost, plus, register_object, scalar,
};

/// `GroupFile`.
pub static GROUP_FILE: Object = Object {
    name: "GroupFile",
    description: "A file of a group.",
    interfaces: &[],
    fields: &[
        Field {
            name: "restId",
            description: "Id that the REST API uses.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "group",
            description: "The group.",
            ty: "Group",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "fileName",
            description: "Its name.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "fileType",
            description: "Its media type.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "fileSize",
            description: "How many bytes.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "folder",
            description: "Where it stands. Null if in no folder.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "description",
            description: "What it is. Null if nothing was said.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "downloadCount",
            description: "How often it was downloaded.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "uploader",
            description: "Who uploaded it. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "createdAt",
            description: "When.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "capabilities",
            description: "What the viewer may do with a file.",
            ty: "GroupFileCapabilities!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::group_files::GROUP_FILE_CAPABILITIES),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::group_files::GROUP_FILE_CAPABILITIES,
        ),
        |registry| register_object(registry, &crate::graph::groups::GROUP),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::group_files::GroupFile {
    fn object(&self) -> &'static Object {
        &GROUP_FILE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => {
                match numbered(&self.id) {
                    Some(number) => Got::Value(Value::String(number.to_string())),
                    None => Got::Value(Value::Null),
                }
            }
            2 => Show::show(&self.file_name),
            3 => Show::show(&self.file_type),
            4 => Show::show(&self.file_size),
            5 => Show::show(&self.folder),
            6 => Show::show(&self.description),
            7 => Show::show(&self.download_count),
            9 => Show::show(&self.created_at),
            10 => Show::show(&self.capabilities),
            _ => Got::Value(Value::Null),
        }
    }

    fn edge<'a>(
        &'a self,
        at: usize,
        ctx: &'a Context<'a>,
    ) -> BoxFuture<'a, async_graphql::Result<Found>> {
        Box::pin(async move {
            let edges = crate::graph::edges(ctx)?;
            match at {
                1 => {
                    match numbered(&self.group_id) {
                        Some(number) => edges.find_group(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                8 => {
                    match numbered(&self.uploader_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::group_files::GroupFile, GROUP_FILE);

/// A page of `GroupFile`.
pub static GROUP_FILE_CONNECTION: Object = Object {
    name: "GroupFileConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[GroupFileEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&GROUP_FILE_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[GroupFile!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&GROUP_FILE),
        },
        Field {
            name: "pageInfo",
            description: "Whether the list goes on, and from which cursor.",
            ty: "PageInfo!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&PAGE_INFO),
        },
    ],
    types: &[
        |registry| register_object(registry, &GROUP_FILE_EDGE),
        |registry| register_object(registry, &GROUP_FILE),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `GroupFile`.
pub static GROUP_FILE_EDGE: Object = Object {
    name: "GroupFileEdge",
    description: "A row of a page, with its cursor.",
    interfaces: &[],
    fields: &[
        Field {
            name: "cursor",
            description: "Cursor of the row, for `after`.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "node",
            description: "The row.",
            ty: "GroupFile!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&GROUP_FILE),
        },
    ],
    types: &[],
};

impl Listed for crate::group_files::GroupFile {
    const CONNECTION: &'static Object = &GROUP_FILE_CONNECTION;
    const EDGE: &'static Object = &GROUP_FILE_EDGE;
}

/// `GroupFileCapabilities`.
pub static GROUP_FILE_CAPABILITIES: Object = Object {
    name: "GroupFileCapabilities",
    description: "What the viewer may do with a file.",
    interfaces: &[],
    fields: &[
        Field {
            name: "canDownload",
            description: "Whether the viewer may download it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "canDelete",
            description: "Whether the viewer may delete it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::group_files::GroupFileCapabilities {
    fn object(&self) -> &'static Object {
        &GROUP_FILE_CAPABILITIES
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.can_download),
            1 => Show::show(&self.can_delete),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::group_files::GroupFileCapabilities, GROUP_FILE_CAPABILITIES);

/// `GroupFileFolder`.
pub static GROUP_FILE_FOLDER: Object = Object {
    name: "GroupFileFolder",
    description: "A folder of a group's files.",
    interfaces: &[],
    fields: &[
        Field {
            name: "folder",
            description: "Its name.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "fileCount",
            description: "How many files.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::group_files::GroupFileFolder {
    fn object(&self) -> &'static Object {
        &GROUP_FILE_FOLDER
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.folder),
            1 => Show::show(&self.file_count),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::group_files::GroupFileFolder, GROUP_FILE_FOLDER);

/// `GroupFileStats`.
pub static GROUP_FILE_STATS: Object = Object {
    name: "GroupFileStats",
    description: "How much a group's files are, and may be.",
    interfaces: &[],
    fields: &[
        Field {
            name: "fileCount",
            description: "How many there are.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "size",
            description: "How many bytes.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "uploaderCount",
            description: "How many members uploaded some.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "groupQuota",
            description: "How many bytes those of a group may be.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "tenantQuota",
            description: "How many bytes those of all groups may be.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::group_files::GroupFileStats {
    fn object(&self) -> &'static Object {
        &GROUP_FILE_STATS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.total_files),
            1 => Show::show(&self.total_size),
            2 => Show::show(&self.unique_uploaders),
            3 => Show::show(&self.group_quota),
            4 => Show::show(&self.tenant_quota),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::group_files::GroupFileStats, GROUP_FILE_STATS);

/// What the area `group_files` answers in the graph beside its operations.
#[async_trait]
pub trait GroupFilesEdges: Send + Sync {}

impl<T: Send + Sync> GroupFilesEdges for T {}

/// Fields of `Mutation` that operations of the area `group_files` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct GroupFilesMutation;

static GROUP_FILES_MUTATION: Object = Object {
    name: "GroupFilesMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "deleteGroupFile",
            description: "Delete a file of a group: whoever uploaded it while they belong to the group, and those who look after it. `FORBIDDEN` for others, `NOT_FOUND` when the group has no such file.",
            ty: "DeleteGroupFilePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeleteGroupFileInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_GROUP_FILE_ASKING),
        },
    ],
    types: &[
        |registry| DELETE_GROUP_FILE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DELETE_GROUP_FILE_PAYLOAD),
    ],
};

impl Row for GroupFilesMutation {
    fn object(&self) -> &'static Object {
        &GROUP_FILES_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `group_files` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct GroupFilesQuery;

static GROUP_FILES_QUERY: Object = Object {
    name: "GroupFilesQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "groupFiles",
            description: "Files of a group, the newest first. For active members, for the group's owner and administrators, and for administrators of the community: `FORBIDDEN` for others. `FEATURE_DISABLED` when the community has switched files off.",
            ty: "GroupFileConnection",
            arguments: &[
                Argument {
                    name: "groupId",
                    description: "Id of the group.",
                    ty: "ID!",
                    default: None,
                },
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 100. 20 by default.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "last",
                    description: "How many before `before` at most, 1 to 100; 20 by default. Not together with `first` or `after`.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "folder",
                    description: "Only those in this folder.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "search",
                    description: "Only those whose name or description has these words.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "after",
                    description: "Cursor of the row after which the page begins. Without it, the first page.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "before",
                    description: "Cursor of the row before which the page ends. Without it, the last page.",
                    ty: "String",
                    default: None,
                },
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_GROUP_FILES_ASKING),
        },
        Field {
            name: "groupFileFolders",
            description: "Folders of a group's files, by name. For active members, for the group's owner and administrators, and for administrators of the community: `FORBIDDEN` for others. `FEATURE_DISABLED` when the community has switched files off.",
            ty: "[GroupFileFolder!]",
            arguments: &[
                Argument {
                    name: "groupId",
                    description: "Id of the group.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_GROUP_FILE_FOLDERS_ASKING),
        },
        Field {
            name: "groupFileStats",
            description: "How much a group's files are, and may be. For active members, for the group's owner and administrators, and for administrators of the community: `FORBIDDEN` for others. `FEATURE_DISABLED` when the community has switched files off.",
            ty: "GroupFileStats",
            arguments: &[
                Argument {
                    name: "groupId",
                    description: "Id of the group.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_GROUP_FILE_STATS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::group_files::GROUP_FILE_CONNECTION,
        ),
        |registry| register_object(
            registry,
            &crate::graph::group_files::GROUP_FILE_FOLDER,
        ),
        |registry| register_object(
            registry,
            &crate::graph::group_files::GROUP_FILE_STATS,
        ),
    ],
};

impl Row for GroupFilesQuery {
    fn object(&self) -> &'static Object {
        &GROUP_FILES_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_GROUP_FILES_ASKING: Asking = Asking {
    operation: Operation::ListGroupFiles,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "first",
            wire: "per_page",
            place: InputPlace::Query,
            kind: InputKind::First { most: 100 },
        },
        Input {
            argument: "last",
            wire: "per_page",
            place: InputPlace::Query,
            kind: InputKind::Last { most: 100 },
        },
        Input {
            argument: "folder",
            wire: "folder",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "search",
            wire: "q",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "after",
            wire: "cursor",
            place: InputPlace::Query,
            kind: InputKind::Sealed,
        },
        Input {
            argument: "before",
            wire: "cursor",
            place: InputPlace::Query,
            kind: InputKind::Until { sealed: true },
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_group_files,
};

fn list_group_files(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::group_files::GroupFilePage = ask.made()?;
    let rows = answer
        .data
        .items
        .into_iter()
        .map(|row| async_graphql::Result::Ok((ask.seal(row.id)?, row)))
        .collect::<async_graphql::Result<Vec<_>>>()?;
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static LIST_GROUP_FILE_FOLDERS_ASKING: Asking = Asking {
    operation: Operation::ListGroupFileFolders,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_group_file_folders,
};

fn list_group_file_folders(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::group_files::GroupFileFolderList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static GET_GROUP_FILE_STATS_ASKING: Asking = Asking {
    operation: Operation::GetGroupFileStats,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_group_file_stats,
};

fn get_group_file_stats(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::group_files::GroupFileStatsResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static DELETE_GROUP_FILE_ASKING: Asking = Asking {
    operation: Operation::DeleteGroupFile,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "fileId",
            wire: "fileId",
            place: InputPlace::Path,
            kind: InputKind::Id("anything"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: delete_group_file,
};

static DELETE_GROUP_FILE_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteGroupFileInput",
    description: "Input of `deleteGroupFile`.",
    fields: &[
        Argument {
            name: "groupId",
            description: "Id of the group.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "fileId",
            description: "Id of the file.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static DELETE_GROUP_FILE_PAYLOAD: Object = Object {
    name: "DeleteGroupFilePayload",
    description: "Result of `deleteGroupFile`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "group",
            description: "The group after the change. Null if the viewer cannot see it.",
            ty: "Group",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::groups::GROUP)],
};

fn delete_group_file(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DELETE_GROUP_FILE_PAYLOAD)
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_group(ctx, number).await
                }),
            )
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}
