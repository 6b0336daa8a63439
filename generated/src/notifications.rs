// Made from contract/areas/notifications.yaml by codegen; edit the contract instead.

//! The area `notifications`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, NoContent, Parameter, Read, Rejection, Reply, Served, Work,
};

/// What the gateway answers in the area `notifications`: one method an operation.
pub trait NotificationsApi: Area {
    /// List the caller's notifications
    ///
    /// `GET /api/v2/notifications`
    ///
    /// Newest first; what was deleted is left out. An unknown `type` is 422 `INVALID_CATEGORY`; types that belong to no category can only be read without one.
    fn list_notifications(
        &self,
        call: Self::Call,
        query: ListNotificationsQuery,
    ) -> impl Future<Output = Result<NotificationPage, Self::Failure>> + Send;

    /// Delete the caller's notifications
    ///
    /// `DELETE /api/v2/notifications`
    ///
    /// Those of one category, or all of them. An unknown or empty `category` is 422 `INVALID_CATEGORY` and deletes nothing.
    fn delete_notifications(
        &self,
        call: Self::Call,
        query: DeleteNotificationsQuery,
    ) -> impl Future<
        Output = Result<DeletedNotificationsResponse, Self::Failure>,
    > + Send;

    /// List the caller's notifications, grouped
    ///
    /// `GET /api/v2/notifications/grouped`
    ///
    /// Lines of the same type and link are one item, placed where its newest line is. Each item is on one page: later pages are made of the lines that there were on the first. `notification_ids` has the newest 200 lines of an item; `group_count` counts them all.
    fn list_grouped_notifications(
        &self,
        call: Self::Call,
        query: ListGroupedNotificationsQuery,
    ) -> impl Future<Output = Result<GroupedNotificationPage, Self::Failure>> + Send;

    /// Count the caller's unread notifications
    ///
    /// `GET /api/v2/notifications/counts`
    ///
    /// By category, and altogether.
    fn count_notifications(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<NotificationCountsResponse, Self::Failure>> + Send;

    /// Mark all notifications as read
    ///
    /// `POST /api/v2/notifications/read-all`
    ///
    /// What comes meanwhile stays unread.
    fn mark_all_notifications_read(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<MarkedAllReadResponse, Self::Failure>> + Send;

    /// Mark a group of notifications as read
    ///
    /// `POST /api/v2/notifications/group/read`
    ///
    /// Lines of one type and link: `group_key` is the type, a colon and the link, or the word `none` where there is no link. 422 `INVALID_GROUP_KEY` when it is blank. A key that names nothing marks nothing.
    fn mark_notification_group_read(
        &self,
        call: Self::Call,
        body: NotificationGroupBody,
    ) -> impl Future<Output = Result<NotificationsMarkedResponse, Self::Failure>> + Send;

    /// Mark a group of notifications as read, with the key in the path
    ///
    /// `POST /api/v2/notifications/group/{groupKey}/read`
    ///
    /// For older clients: a key with slashes must be percent-encoded. Otherwise as `/api/v2/notifications/group/read`.
    fn mark_notification_group_read_by_path(
        &self,
        call: Self::Call,
        path: MarkNotificationGroupReadByPathPath,
    ) -> impl Future<Output = Result<NotificationsMarkedResponse, Self::Failure>> + Send;

    /// Read a notification
    ///
    /// `GET /api/v2/notifications/{id}`
    ///
    /// 404 `NOT_FOUND` when it is not the caller's, or was deleted.
    fn get_notification(
        &self,
        call: Self::Call,
        path: GetNotificationPath,
    ) -> impl Future<Output = Result<NotificationResponse, Self::Failure>> + Send;

    /// Delete a notification
    ///
    /// `DELETE /api/v2/notifications/{id}`
    ///
    /// 404 `NOT_FOUND` when it is not the caller's, or was deleted before.
    fn delete_notification(
        &self,
        call: Self::Call,
        path: DeleteNotificationPath,
    ) -> impl Future<Output = Result<NoContent, Self::Failure>> + Send;

    /// Mark a notification as read
    ///
    /// `POST /api/v2/notifications/{id}/read`
    ///
    /// One that was read before keeps its time. 404 `NOT_FOUND` when it is not the caller's, or was deleted.
    fn mark_notification_read(
        &self,
        call: Self::Call,
        path: MarkNotificationReadPath,
    ) -> impl Future<Output = Result<NotificationResponse, Self::Failure>> + Send;

    /// The caller's newest 50 notifications, for older clients
    ///
    /// `GET /api/notifications`
    ///
    /// Newest first, read or not. See `/api/v2/notifications`.
    fn list_recent_notifications(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<RecentNotificationsResponse, Self::Failure>> + Send;

    /// How many notifications are unread, for older clients
    ///
    /// `GET /api/notifications/check`
    ///
    /// See `/api/v2/notifications/counts`.
    fn check_notifications(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<NotificationCheckResponse, Self::Failure>> + Send;

    /// How many messages and notifications are unread, for older clients
    ///
    /// `GET /api/notifications/unread-count`
    ///
    /// See `/api/v2/notifications/counts` and `/api/v2/messages/unread-count`.
    fn count_unread(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<UnreadCountsResponse, Self::Failure>> + Send;

    /// How many notifications are unread, for older clients and visitors
    ///
    /// `GET /api/notifications/poll`
    ///
    /// Zero for whoever is not signed in.
    fn poll_notifications(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<NotificationPollResponse, Self::Failure>> + Send;

    /// Delete notifications, for older clients
    ///
    /// `POST /api/notifications/delete`
    ///
    /// One by its `id`, or `all`. 400 `VALIDATION_ERROR` when it is neither or both; 404 `NOT_FOUND` when it is not the caller's, or was deleted.
    fn delete_notifications_by_body(
        &self,
        call: Self::Call,
        body: NotificationChoiceBody,
    ) -> impl Future<
        Output = Result<NotificationsDeletedByBodyResponse, Self::Failure>,
    > + Send;

    /// Mark notifications as read, for older clients
    ///
    /// `POST /api/notifications/read`
    ///
    /// One by its `id`, or `all`. 400 `VALIDATION_ERROR` when it is neither or both; 404 `NOT_FOUND` when it is not the caller's, or was deleted.
    fn mark_notifications_read_by_body(
        &self,
        call: Self::Call,
        body: NotificationChoiceBody,
    ) -> impl Future<
        Output = Result<NotificationsReadByBodyResponse, Self::Failure>,
    > + Send;

    /// Those of the `Notification` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn notification_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<Notification>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: NotificationsApi>() -> [Served<A>; 16] {
    [
        (Operation::ListNotifications, list_notifications::<A>),
        (Operation::DeleteNotifications, delete_notifications::<A>),
        (Operation::ListGroupedNotifications, list_grouped_notifications::<A>),
        (Operation::CountNotifications, count_notifications::<A>),
        (Operation::MarkAllNotificationsRead, mark_all_notifications_read::<A>),
        (Operation::MarkNotificationGroupRead, mark_notification_group_read::<A>),
        (
            Operation::MarkNotificationGroupReadByPath,
            mark_notification_group_read_by_path::<A>,
        ),
        (Operation::GetNotification, get_notification::<A>),
        (Operation::DeleteNotification, delete_notification::<A>),
        (Operation::MarkNotificationRead, mark_notification_read::<A>),
        (Operation::ListRecentNotifications, list_recent_notifications::<A>),
        (Operation::CheckNotifications, check_notifications::<A>),
        (Operation::CountUnread, count_unread::<A>),
        (Operation::PollNotifications, poll_notifications::<A>),
        (Operation::DeleteNotificationsByBody, delete_notifications_by_body::<A>),
        (Operation::MarkNotificationsReadByBody, mark_notifications_read_by_body::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 16] {
    [
        (
            Operation::ListNotifications,
            |asked| list_notifications_input(asked).map(drop),
        ),
        (
            Operation::DeleteNotifications,
            |asked| delete_notifications_input(asked).map(drop),
        ),
        (
            Operation::ListGroupedNotifications,
            |asked| list_grouped_notifications_input(asked).map(drop),
        ),
        (Operation::CountNotifications, |_| Ok(())),
        (Operation::MarkAllNotificationsRead, |_| Ok(())),
        (
            Operation::MarkNotificationGroupRead,
            |asked| mark_notification_group_read_input(asked).map(drop),
        ),
        (
            Operation::MarkNotificationGroupReadByPath,
            |asked| mark_notification_group_read_by_path_input(asked).map(drop),
        ),
        (Operation::GetNotification, |asked| get_notification_input(asked).map(drop)),
        (
            Operation::DeleteNotification,
            |asked| delete_notification_input(asked).map(drop),
        ),
        (
            Operation::MarkNotificationRead,
            |asked| mark_notification_read_input(asked).map(drop),
        ),
        (Operation::ListRecentNotifications, |_| Ok(())),
        (Operation::CheckNotifications, |_| Ok(())),
        (Operation::CountUnread, |_| Ok(())),
        (Operation::PollNotifications, |_| Ok(())),
        (
            Operation::DeleteNotificationsByBody,
            |asked| delete_notifications_by_body_input(asked).map(drop),
        ),
        (
            Operation::MarkNotificationsReadByBody,
            |asked| mark_notifications_read_by_body_input(asked).map(drop),
        ),
    ]
}

fn list_notifications_input(
    asked: &mut Asked,
) -> Result<ListNotificationsQuery, Rejection> {
    let query: ListNotificationsQuery = asked.query(&LIST_NOTIFICATIONS_QUERY)?;
    Ok(query)
}

fn list_notifications<A: NotificationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_notifications_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_notifications(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn delete_notifications_input(
    asked: &mut Asked,
) -> Result<DeleteNotificationsQuery, Rejection> {
    let query: DeleteNotificationsQuery = asked.query(&DELETE_NOTIFICATIONS_QUERY)?;
    Ok(query)
}

fn delete_notifications<A: NotificationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = delete_notifications_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().delete_notifications(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_grouped_notifications_input(
    asked: &mut Asked,
) -> Result<ListGroupedNotificationsQuery, Rejection> {
    let query: ListGroupedNotificationsQuery = asked
        .query(&LIST_GROUPED_NOTIFICATIONS_QUERY)?;
    Ok(query)
}

fn list_grouped_notifications<A: NotificationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_grouped_notifications_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_grouped_notifications(call, query).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn count_notifications<A: NotificationsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().count_notifications(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn mark_all_notifications_read<A: NotificationsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().mark_all_notifications_read(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn mark_notification_group_read_input(
    asked: &mut Asked,
) -> Result<NotificationGroupBody, Rejection> {
    let body: NotificationGroupBody = asked.body(true)?;
    Ok(body)
}

fn mark_notification_group_read<A: NotificationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = mark_notification_group_read_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default()
                    .mark_notification_group_read(call, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn mark_notification_group_read_by_path_input(
    asked: &mut Asked,
) -> Result<MarkNotificationGroupReadByPathPath, Rejection> {
    let path: MarkNotificationGroupReadByPathPath = asked
        .path(&MARK_NOTIFICATION_GROUP_READ_BY_PATH_PATH)?;
    Ok(path)
}

fn mark_notification_group_read_by_path<A: NotificationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = mark_notification_group_read_by_path_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .mark_notification_group_read_by_path(call, path)
                    .await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn get_notification_input(asked: &mut Asked) -> Result<GetNotificationPath, Rejection> {
    let path: GetNotificationPath = asked.path(&GET_NOTIFICATION_PATH)?;
    Ok(path)
}

fn get_notification<A: NotificationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_notification_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_notification(call, path).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn delete_notification_input(
    asked: &mut Asked,
) -> Result<DeleteNotificationPath, Rejection> {
    let path: DeleteNotificationPath = asked.path(&DELETE_NOTIFICATION_PATH)?;
    Ok(path)
}

fn delete_notification<A: NotificationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = delete_notification_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().delete_notification(call, path).await?;
                Ok(answer.into_reply(204))
            })
        }),
    )
}

fn mark_notification_read_input(
    asked: &mut Asked,
) -> Result<MarkNotificationReadPath, Rejection> {
    let path: MarkNotificationReadPath = asked.path(&MARK_NOTIFICATION_READ_PATH)?;
    Ok(path)
}

fn mark_notification_read<A: NotificationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = mark_notification_read_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().mark_notification_read(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_recent_notifications<A: NotificationsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().list_recent_notifications(call).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn check_notifications<A: NotificationsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().check_notifications(call).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn count_unread<A: NotificationsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().count_unread(call).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn poll_notifications<A: NotificationsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().poll_notifications(call).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn delete_notifications_by_body_input(
    asked: &mut Asked,
) -> Result<NotificationChoiceBody, Rejection> {
    let body: NotificationChoiceBody = asked.body(true)?;
    Ok(body)
}

fn delete_notifications_by_body<A: NotificationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = delete_notifications_by_body_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default()
                    .delete_notifications_by_body(call, body)
                    .await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn mark_notifications_read_by_body_input(
    asked: &mut Asked,
) -> Result<NotificationChoiceBody, Rejection> {
    let body: NotificationChoiceBody = asked.body(true)?;
    Ok(body)
}

fn mark_notifications_read_by_body<A: NotificationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = mark_notifications_read_by_body_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default()
                    .mark_notifications_read_by_body(call, body)
                    .await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

static LIST_NOTIFICATIONS_QUERY: [Parameter; 4] = [
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
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "type",
        kind: Kind::Word(
            &[
                "messages",
                "connections",
                "reviews",
                "transactions",
                "social",
                "events",
                "groups",
                "listings",
                "jobs",
                "ideation",
                "safeguarding",
                "system",
                "security",
            ],
        ),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "unread_only",
        kind: Kind::Boolean,
        many: Many::One,
        clamp: true,
    },
];

static DELETE_NOTIFICATIONS_QUERY: [Parameter; 1] = [
    Parameter {
        name: "category",
        kind: Kind::Word(
            &[
                "messages",
                "connections",
                "reviews",
                "transactions",
                "social",
                "events",
                "groups",
                "listings",
                "jobs",
                "ideation",
                "safeguarding",
                "system",
                "security",
            ],
        ),
        many: Many::One,
        clamp: false,
    },
];

static LIST_GROUPED_NOTIFICATIONS_QUERY: [Parameter; 2] = [
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
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static MARK_NOTIFICATION_GROUP_READ_BY_PATH_PATH: [Parameter; 1] = [
    Parameter {
        name: "groupKey",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static GET_NOTIFICATION_PATH: [Parameter; 1] = [
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

static DELETE_NOTIFICATION_PATH: [Parameter; 1] = [
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

static MARK_NOTIFICATION_READ_PATH: [Parameter; 1] = [
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

/// The path parameters of `DELETE /api/v2/notifications/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeleteNotificationPath {
    /// Id of the notification.
    pub id: i64,
}

/// The query parameters of `DELETE /api/v2/notifications`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct DeleteNotificationsQuery {
    /// The category.
    pub category: Option<NotificationCategory>,
}

/// Lines that are gone.
#[derive(Clone, Debug, Serialize)]
pub struct DeletedNotifications {
    /// How many.
    pub deleted: i64,
}

/// Lines that are gone.
#[derive(Clone, Debug, Serialize)]
pub struct DeletedNotificationsResponse {
    /// The data.
    pub data: DeletedNotifications,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The path parameters of `GET /api/v2/notifications/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetNotificationPath {
    /// Id of the notification.
    pub id: i64,
}

/// A notification, or several of the same type and link, of which the newest is shown.
#[derive(Clone, Debug, Serialize)]
pub struct GroupedNotification {
    /// Id of the line. Newer ones have higher ids.
    pub id: i64,
    /// Id of the caller.
    pub user_id: i64,
    /// What it is about, such as `connection_request`.
    #[serde(rename = "type")]
    pub type_: String,
    /// Text, in the language of the member.
    pub message: String,
    /// The same as `message`.
    pub body: Option<String>,
    /// Title, in the language of the member.
    pub title: String,
    /// Link, relative to the app.
    pub link: Option<String>,
    /// Whether it was read; of a group, whether all of it was.
    pub is_read: bool,
    /// When it was read; of a group, when its newest line was, if all of it was.
    pub read_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Id of the member who caused it. Null if nobody did.
    pub actor_id: Option<i64>,
    /// When it came.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// Whether there are several alike lines. The members below are there only if so.
    pub is_grouped: bool,
    /// Key of the group: type, colon, and link or `none`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group_key: Option<String>,
    /// How many notifications there are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group_count: Option<i64>,
    /// Who caused them, the latest first; those who left are not among them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub actors: Option<Vec<NotificationActor>>,
    /// How many notifications there are beyond one for each of `actors`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remaining_count: Option<i64>,
    /// The same as `is_read`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub all_read: Option<bool>,
    /// When the newest one came.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub latest_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Ids of the lines, newest first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notification_ids: Option<Vec<i64>>,
}

/// One page of the caller's bell, alike lines as one.
#[derive(Clone, Debug, Serialize)]
pub struct GroupedNotificationPage {
    /// Items, by their newest line, newest first.
    pub data: Vec<GroupedNotification>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// The query parameters of `GET /api/v2/notifications/grouped`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListGroupedNotificationsQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListGroupedNotificationsQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// The query parameters of `GET /api/v2/notifications`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListNotificationsQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
    /// The type.
    #[serde(rename = "type")]
    pub type_: Option<NotificationCategory>,
    /// Only unread ones.
    #[serde(default)]
    pub unread_only: bool,
}

impl std::default::Default for ListNotificationsQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
            type_: Default::default(),
            unread_only: Default::default(),
        }
    }
}

/// The path parameters of `POST /api/v2/notifications/group/{groupKey}/read`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct MarkNotificationGroupReadByPathPath {
    /// Type, colon and link, percent-encoded.
    #[serde(rename = "groupKey")]
    pub group_key: String,
}

/// The path parameters of `POST /api/v2/notifications/{id}/read`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct MarkNotificationReadPath {
    /// Id of the notification.
    pub id: i64,
}

/// The bell is read.
#[derive(Clone, Debug, Serialize)]
pub struct MarkedAllRead {
    /// Always true.
    pub marked_all_read: bool,
    /// How many notifications were unread.
    pub marked_read: i64,
}

/// The bell is read.
#[derive(Clone, Debug, Serialize)]
pub struct MarkedAllReadResponse {
    /// The data.
    pub data: MarkedAllRead,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A notification to the caller.
#[derive(Clone, Debug, Serialize)]
pub struct Notification {
    /// Id of the line. Newer ones have higher ids.
    pub id: i64,
    /// Id of the caller.
    pub user_id: i64,
    /// What it is about, such as `connection_request`.
    #[serde(rename = "type")]
    pub type_: String,
    /// Text, in the language of the member.
    pub message: String,
    /// The same as `message`.
    pub body: Option<String>,
    /// Title, in the language of the member.
    pub title: String,
    /// Link, relative to the app.
    pub link: Option<String>,
    /// Whether it was read.
    pub is_read: bool,
    /// When it was read. Null if not yet.
    pub read_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Id of the member who caused it. Null if nobody did.
    pub actor_id: Option<i64>,
    /// When it came.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// A member who caused a line.
#[derive(Clone, Debug, Serialize)]
pub struct NotificationActor {
    /// Id of the member.
    pub id: i64,
    /// Name to show.
    pub name: String,
    /// Absolute address of the picture.
    pub avatar_url: Option<String>,
}

/// Category of a notification.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NotificationCategory {
    /// `messages`.
    Messages,
    /// `connections`.
    Connections,
    /// `reviews`.
    Reviews,
    /// `transactions`.
    Transactions,
    /// `social`.
    Social,
    /// `events`.
    Events,
    /// `groups`.
    Groups,
    /// `listings`.
    Listings,
    /// `jobs`.
    Jobs,
    /// `ideation`.
    Ideation,
    /// `safeguarding`.
    Safeguarding,
    /// `system`.
    System,
    /// `security`.
    Security,
}

crate::word! {
    NotificationCategory { Messages = "messages", Connections = "connections", Reviews =
    "reviews", Transactions = "transactions", Social = "social", Events = "events",
    Groups = "groups", Listings = "listings", Jobs = "jobs", Ideation = "ideation",
    Safeguarding = "safeguarding", System = "system", Security = "security" }
}

crate::runtime::wire! {
    NotificationCategory
}

/// How many notifications are unread.
#[derive(Clone, Debug, Serialize)]
pub struct NotificationCheck {
    /// How many.
    pub unread_count: i64,
}

/// How many notifications are unread.
#[derive(Clone, Debug, Serialize)]
pub struct NotificationCheckResponse {
    /// Always true.
    pub success: bool,
    /// The data.
    pub data: NotificationCheck,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// One line, or all.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct NotificationChoiceBody {
    /// Id of the notification.
    pub id: Option<i64>,
    /// True for all of them.
    pub all: Option<bool>,
}

/// How many notifications are unread.
#[derive(Clone, Debug, Serialize)]
pub struct NotificationCounts {
    /// All of them.
    pub total: i64,
    /// In the category `messages`.
    pub messages: i64,
    /// In the category `connections`.
    pub connections: i64,
    /// In the category `reviews`.
    pub reviews: i64,
    /// In the category `transactions`.
    pub transactions: i64,
    /// In the category `social`.
    pub social: i64,
    /// In the category `events`.
    pub events: i64,
    /// In the category `groups`.
    pub groups: i64,
    /// In the category `listings`.
    pub listings: i64,
    /// In the category `jobs`.
    pub jobs: i64,
    /// In the category `ideation`.
    pub ideation: i64,
    /// In the category `safeguarding`.
    pub safeguarding: i64,
    /// In the category `system`.
    pub system: i64,
    /// In the category `security`.
    pub security: i64,
    /// In no category.
    pub other: i64,
}

/// How many notifications are unread.
#[derive(Clone, Debug, Serialize)]
pub struct NotificationCountsResponse {
    /// The data.
    pub data: NotificationCounts,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Which lines.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct NotificationGroupBody {
    /// Key of the group: type, colon, and link or `none`.
    pub group_key: String,
}

/// One page of the caller's bell.
#[derive(Clone, Debug, Serialize)]
pub struct NotificationPage {
    /// Lines, newest first.
    pub data: Vec<Notification>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// How many notifications are unread.
#[derive(Clone, Debug, Serialize)]
pub struct NotificationPoll {
    /// How many.
    pub count: i64,
}

/// How many notifications are unread.
#[derive(Clone, Debug, Serialize)]
pub struct NotificationPollResponse {
    /// Always true.
    pub success: bool,
    /// The data.
    pub data: NotificationPoll,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A notification to the caller.
#[derive(Clone, Debug, Serialize)]
pub struct NotificationResponse {
    /// The data.
    pub data: Notification,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Lines that are gone.
#[derive(Clone, Debug, Serialize)]
pub struct NotificationsDeletedByBodyResponse {
    /// Always true.
    pub success: bool,
    /// The data.
    pub data: DeletedNotifications,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Lines that are read now.
#[derive(Clone, Debug, Serialize)]
pub struct NotificationsMarked {
    /// How many notifications were unread.
    pub marked_read: i64,
}

/// Lines that are read now.
#[derive(Clone, Debug, Serialize)]
pub struct NotificationsMarkedResponse {
    /// The data.
    pub data: NotificationsMarked,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Lines that are read now.
#[derive(Clone, Debug, Serialize)]
pub struct NotificationsReadByBodyResponse {
    /// Always true.
    pub success: bool,
    /// The data.
    pub data: NotificationsMarked,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The newest lines.
#[derive(Clone, Debug, Serialize)]
pub struct RecentNotificationsResponse {
    /// Always true.
    pub success: bool,
    /// Lines, newest first.
    pub data: Vec<Notification>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How much is unread.
#[derive(Clone, Debug, Serialize)]
pub struct UnreadCounts {
    /// Messages.
    pub messages: i64,
    /// Lines of the bell.
    pub notifications: i64,
    /// Both.
    pub total: i64,
}

/// How much is unread.
#[derive(Clone, Debug, Serialize)]
pub struct UnreadCountsResponse {
    /// Always true.
    pub success: bool,
    /// The data.
    pub data: UnreadCounts,
    /// The meta.
    pub meta: crate::shared::Meta,
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
