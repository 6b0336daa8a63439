// Made from contract/areas/feed.yaml by codegen; edit the contract instead.

//! The area `feed`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, FileField, Kind, Many, Parameter, Read, Rejection, Reply, Served,
    Upload, Work,
};

/// What the gateway answers in the area `feed`: one method an operation.
pub trait FeedApi: Area {
    /// What happens in the community
    ///
    /// `GET /api/v2/feed`
    ///
    /// The newest first, as far as the caller may see it: posts, listings, events, reviews that are not anonymous, and badges. What the caller has hidden is left out, and so are members whom they have muted, members from whom a block keeps them apart, and members who are not active. Posts of a group are for its active members.
    fn list_feed(
        &self,
        call: Self::Call,
        query: ListFeedQuery,
    ) -> impl Future<Output = Result<FeedPage, Self::Failure>> + Send;

    /// Write a post
    ///
    /// `POST /api/v2/feed/posts`
    ///
    /// For everybody, for connections, for the members of a group, or for nobody else. The text is kept as typed: clients escape it when they show it. As a form it may have up to ten pictures in `media` (or `media[]`; a single one also in `image`), and with them the text may be left out: each a JPEG, PNG, WebP or GIF of at most 8 MB, 42 MB together, which is decoded and made anew without anything that was hidden in the file; 422 `VALIDATION_ERROR` on the member of the form for what is no such picture, and on `media` for more than ten. Whoever knows the address of a picture may see it, whomever the post is for. With `scheduled_at` it goes into the feed at that moment, and until then only its author sees it, at `/feed/scheduled-posts`; they are told when it has, and when it could not. 422 `VALIDATION_ERROR` on `content` when nothing is left of it and there are no pictures, and on `scheduled_at` for a moment that is missing, past or more than 365 days away, or when 100 posts wait already, and on `quoted_post_id` for a post that is not there for the caller or stands in a group; 404 `NOT_FOUND` for a group that is not there for the caller, 403 `FORBIDDEN` for one that they do not belong to, 409 `GROUP_UNAVAILABLE` for one that is not active. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.
    fn create_feed_post(
        &self,
        call: Self::Call,
        body: CreateFeedPostBody,
        files: Upload,
    ) -> impl Future<Output = Result<FeedItemResponse, Self::Failure>> + Send;

    /// Read a post
    ///
    /// `GET /api/v2/feed/posts/{id}`
    ///
    /// With its whole text. 404 `NOT_FOUND` for one that is not there for the caller.
    fn get_feed_post(
        &self,
        call: Self::Call,
        path: GetFeedPostPath,
    ) -> impl Future<Output = Result<FeedItemResponse, Self::Failure>> + Send;

    /// Change a post
    ///
    /// `PUT /api/v2/feed/posts/{id}`
    ///
    /// The caller's own. 422 `VALIDATION_ERROR` on `content` when nothing is left of it; 404 `NOT_FOUND` for a post that is not there for the caller, 403 `FORBIDDEN` for another member's.
    fn update_feed_post(
        &self,
        call: Self::Call,
        path: UpdateFeedPostPath,
        body: UpdateFeedPostBody,
    ) -> impl Future<Output = Result<FeedItemResponse, Self::Failure>> + Send;

    /// Delete a post
    ///
    /// `DELETE /api/v2/feed/posts/{id}`
    ///
    /// The caller's own, with its comments and reactions. 404 `NOT_FOUND` for a post that is not there for the caller, 403 `FORBIDDEN` for another member's.
    fn delete_feed_post(
        &self,
        call: Self::Call,
        path: DeleteFeedPostPath,
    ) -> impl Future<Output = Result<FeedPostDeletedResponse, Self::Failure>> + Send;

    /// Read a thing in the feed
    ///
    /// `GET /api/v2/feed/items/{type}/{id}`
    ///
    /// With its whole text. 404 `NOT_FOUND` for what is not there for the caller, and for a type that there is not.
    fn get_feed_item(
        &self,
        call: Self::Call,
        path: GetFeedItemPath,
    ) -> impl Future<Output = Result<FeedItemResponse, Self::Failure>> + Send;

    /// Leave a thing out of one's feed
    ///
    /// `POST /api/v2/feed/posts/{id}/hide`
    ///
    /// Of another type than a post, if `type` says so. Hiding twice changes nothing, and the thing can still be reached by its id. 404 `NOT_FOUND` for what is not there for the caller.
    fn hide_feed_post(
        &self,
        call: Self::Call,
        path: HideFeedPostPath,
        body: HideFeedItemBody,
    ) -> impl Future<Output = Result<FeedItemHiddenResponse, Self::Failure>> + Send;

    /// Say that a thing is of no interest
    ///
    /// `POST /api/v2/feed/posts/{id}/not-interested`
    ///
    /// It is left out of the caller's feed, as if they had hidden it. 404 `NOT_FOUND` for what is not there for the caller.
    fn dismiss_feed_post(
        &self,
        call: Self::Call,
        path: DismissFeedPostPath,
        body: HideFeedItemBody,
    ) -> impl Future<Output = Result<FeedItemDismissedResponse, Self::Failure>> + Send;

    /// Report a thing in the feed
    ///
    /// `POST /api/v2/feed/items/{type}/{id}/report`
    ///
    /// Staff are told. 404 `NOT_FOUND` for what is not there for the caller, 403 `FORBIDDEN` for their own, 409 `DUPLICATE` while a report of theirs about it waits.
    fn report_feed_item(
        &self,
        call: Self::Call,
        path: ReportFeedItemPath,
        body: ReportFeedItemBody,
    ) -> impl Future<Output = Result<FeedItemReportedResponse, Self::Failure>> + Send;

    /// Delete a post, for clients that only post
    ///
    /// `POST /api/v2/feed/posts/{id}/delete`
    ///
    /// The same as DELETE. 404 `NOT_FOUND` for a post that is not there for the caller, 403 `FORBIDDEN` for another member's.
    fn delete_feed_post_by_post(
        &self,
        call: Self::Call,
        path: DeleteFeedPostByPostPath,
    ) -> impl Future<Output = Result<FeedPostDeletedResponse, Self::Failure>> + Send;

    /// Report a post
    ///
    /// `POST /api/v2/feed/posts/{id}/report`
    ///
    /// The same as `/feed/items/post/{id}/report`. 404 `NOT_FOUND` for what is not there for the caller, 403 `FORBIDDEN` for their own, 409 `DUPLICATE` while a report of theirs about it waits.
    fn report_feed_post(
        &self,
        call: Self::Call,
        path: ReportFeedPostPath,
        body: ReportFeedItemBody,
    ) -> impl Future<Output = Result<FeedItemReportedResponse, Self::Failure>> + Send;

    /// Like a thing, or no longer
    ///
    /// `POST /api/v2/feed/like`
    ///
    /// Its author is told of the first like. 404 `NOT_FOUND` for what is not there for the caller.
    fn toggle_feed_like(
        &self,
        call: Self::Call,
        body: ToggleFeedLikeBody,
    ) -> impl Future<Output = Result<FeedLikeResponse, Self::Failure>> + Send;

    /// What stands beside the feed
    ///
    /// `GET /api/v2/feed/sidebar`
    ///
    /// The community in numbers, and lists that are empty here: who could be met and what is spoken of are found by the search and by suggestions of connections. Numbers may be five minutes old.
    fn get_feed_sidebar(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<FeedSidebarResponse, Self::Failure>> + Send;

    /// The community in numbers
    ///
    /// `GET /api/v2/community/stats`
    ///
    /// The same as `community_stats` of `/feed/sidebar`, for older clients.
    fn get_community_stats(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<FeedCommunityStatsResponse, Self::Failure>> + Send;

    /// Tell that a thing came into view
    ///
    /// `POST /api/v2/feed/impression`
    ///
    /// It is taken and nothing is kept: the gateway does not follow what members look at.
    fn note_feed_impression(
        &self,
        call: Self::Call,
        body: FeedNoteBody,
    ) -> impl Future<Output = Result<FeedNotedResponse, Self::Failure>> + Send;

    /// Tell that a thing was opened
    ///
    /// `POST /api/v2/feed/click`
    ///
    /// It is taken and nothing is kept: the gateway does not follow what members look at.
    fn note_feed_click(
        &self,
        call: Self::Call,
        body: FeedNoteBody,
    ) -> impl Future<Output = Result<FeedNotedResponse, Self::Failure>> + Send;

    /// Tell that a post was looked at
    ///
    /// `POST /api/v2/feed/posts/{id}/view`
    ///
    /// It is taken and nothing is kept: the gateway does not follow what members look at. 404 `NOT_FOUND` for one that is not there for the caller.
    fn note_feed_post_view(
        &self,
        call: Self::Call,
        path: NoteFeedPostViewPath,
        body: FeedNoteBody,
    ) -> impl Future<Output = Result<FeedNotedResponse, Self::Failure>> + Send;

    /// List the tags that are used most
    ///
    /// `GET /api/v2/feed/hashtags/trending`
    ///
    /// Words behind `#` in posts that everybody in the community may read, those of most members first.
    fn list_trending_hashtags(
        &self,
        call: Self::Call,
        query: ListTrendingHashtagsQuery,
    ) -> impl Future<Output = Result<FeedHashtagsResponse, Self::Failure>> + Send;

    /// Find tags
    ///
    /// `GET /api/v2/feed/hashtags/search`
    ///
    /// Words behind `#` that begin with `q`, in posts that everybody in the community may read, those of most members first. None without `q`.
    fn search_hashtags(
        &self,
        call: Self::Call,
        query: SearchHashtagsQuery,
    ) -> impl Future<Output = Result<FeedHashtagsResponse, Self::Failure>> + Send;

    /// List posts with a tag
    ///
    /// `GET /api/v2/feed/hashtags/{tag}`
    ///
    /// Posts that everybody in the community may read, the newest first, without what the caller has hidden, and without members whom they have muted or from whom a block keeps them apart. None for a tag that there is not.
    fn list_feed_of_hashtag(
        &self,
        call: Self::Call,
        path: ListFeedOfHashtagPath,
        query: ListFeedOfHashtagQuery,
    ) -> impl Future<Output = Result<FeedPage, Self::Failure>> + Send;

    /// List the caller's scheduled posts
    ///
    /// `GET /api/v2/feed/scheduled-posts`
    ///
    /// Those that wait for their moment, and those that could not go into the feed at theirs, the newest first. `PUT` and `DELETE` of the post change and cancel them.
    fn list_scheduled_feed_posts(
        &self,
        call: Self::Call,
        query: ListScheduledFeedPostsQuery,
    ) -> impl Future<Output = Result<FeedPage, Self::Failure>> + Send;

    /// Those of the `FeedItem` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn feed_item_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<FeedItem>, Self::Failure>> + Send;

    /// `removedFeedItemId` in the payload of `deleteFeedPost`: its number as it is before the change, which has yet to be allowed. None where there is none.
    fn delete_feed_post_removed_feed_item_id_before(
        &self,
        call: Self::Call,
        said: crate::runtime::Spoken,
    ) -> impl Future<Output = Result<Option<i64>, Self::Failure>> + Send;

    /// `removedFeedItemId` in the payload of `hideFeedItem`: its number as it is before the change, which has yet to be allowed. None where there is none.
    fn hide_feed_item_removed_feed_item_id_before(
        &self,
        call: Self::Call,
        said: crate::runtime::Spoken,
    ) -> impl Future<Output = Result<Option<i64>, Self::Failure>> + Send;

    /// `removedFeedItemId` in the payload of `dismissFeedItem`: its number as it is before the change, which has yet to be allowed. None where there is none.
    fn dismiss_feed_item_removed_feed_item_id_before(
        &self,
        call: Self::Call,
        said: crate::runtime::Spoken,
    ) -> impl Future<Output = Result<Option<i64>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: FeedApi>() -> [Served<A>; 21] {
    [
        (Operation::ListFeed, list_feed::<A>),
        (Operation::CreateFeedPost, create_feed_post::<A>),
        (Operation::GetFeedPost, get_feed_post::<A>),
        (Operation::UpdateFeedPost, update_feed_post::<A>),
        (Operation::DeleteFeedPost, delete_feed_post::<A>),
        (Operation::GetFeedItem, get_feed_item::<A>),
        (Operation::HideFeedPost, hide_feed_post::<A>),
        (Operation::DismissFeedPost, dismiss_feed_post::<A>),
        (Operation::ReportFeedItem, report_feed_item::<A>),
        (Operation::DeleteFeedPostByPost, delete_feed_post_by_post::<A>),
        (Operation::ReportFeedPost, report_feed_post::<A>),
        (Operation::ToggleFeedLike, toggle_feed_like::<A>),
        (Operation::GetFeedSidebar, get_feed_sidebar::<A>),
        (Operation::GetCommunityStats, get_community_stats::<A>),
        (Operation::NoteFeedImpression, note_feed_impression::<A>),
        (Operation::NoteFeedClick, note_feed_click::<A>),
        (Operation::NoteFeedPostView, note_feed_post_view::<A>),
        (Operation::ListTrendingHashtags, list_trending_hashtags::<A>),
        (Operation::SearchHashtags, search_hashtags::<A>),
        (Operation::ListFeedOfHashtag, list_feed_of_hashtag::<A>),
        (Operation::ListScheduledFeedPosts, list_scheduled_feed_posts::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 21] {
    [
        (Operation::ListFeed, |asked| list_feed_input(asked).map(drop)),
        (Operation::CreateFeedPost, |asked| create_feed_post_input(asked).map(drop)),
        (Operation::GetFeedPost, |asked| get_feed_post_input(asked).map(drop)),
        (Operation::UpdateFeedPost, |asked| update_feed_post_input(asked).map(drop)),
        (Operation::DeleteFeedPost, |asked| delete_feed_post_input(asked).map(drop)),
        (Operation::GetFeedItem, |asked| get_feed_item_input(asked).map(drop)),
        (Operation::HideFeedPost, |asked| hide_feed_post_input(asked).map(drop)),
        (Operation::DismissFeedPost, |asked| dismiss_feed_post_input(asked).map(drop)),
        (Operation::ReportFeedItem, |asked| report_feed_item_input(asked).map(drop)),
        (
            Operation::DeleteFeedPostByPost,
            |asked| delete_feed_post_by_post_input(asked).map(drop),
        ),
        (Operation::ReportFeedPost, |asked| report_feed_post_input(asked).map(drop)),
        (Operation::ToggleFeedLike, |asked| toggle_feed_like_input(asked).map(drop)),
        (Operation::GetFeedSidebar, |_| Ok(())),
        (Operation::GetCommunityStats, |_| Ok(())),
        (
            Operation::NoteFeedImpression,
            |asked| note_feed_impression_input(asked).map(drop),
        ),
        (Operation::NoteFeedClick, |asked| note_feed_click_input(asked).map(drop)),
        (
            Operation::NoteFeedPostView,
            |asked| note_feed_post_view_input(asked).map(drop),
        ),
        (
            Operation::ListTrendingHashtags,
            |asked| list_trending_hashtags_input(asked).map(drop),
        ),
        (Operation::SearchHashtags, |asked| search_hashtags_input(asked).map(drop)),
        (
            Operation::ListFeedOfHashtag,
            |asked| list_feed_of_hashtag_input(asked).map(drop),
        ),
        (
            Operation::ListScheduledFeedPosts,
            |asked| list_scheduled_feed_posts_input(asked).map(drop),
        ),
    ]
}

fn list_feed_input(asked: &mut Asked) -> Result<ListFeedQuery, Rejection> {
    let query: ListFeedQuery = asked.query(&LIST_FEED_QUERY)?;
    Ok(query)
}

fn list_feed<A: FeedApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_feed_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_feed(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_feed_post_input(
    asked: &mut Asked,
) -> Result<(CreateFeedPostBody, Upload), Rejection> {
    let (body, files): (CreateFeedPostBody, Upload) = asked
        .form(true, &CREATE_FEED_POST_FORM, &CREATE_FEED_POST_FILES)?;
    Ok((body, files))
}

fn create_feed_post<A: FeedApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (body, files) = create_feed_post_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (body, files) = (body.clone(), files.clone());
            Box::pin(async move {
                let answer = A::default().create_feed_post(call, body, files).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn get_feed_post_input(asked: &mut Asked) -> Result<GetFeedPostPath, Rejection> {
    let path: GetFeedPostPath = asked.path(&GET_FEED_POST_PATH)?;
    Ok(path)
}

fn get_feed_post<A: FeedApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_feed_post_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_feed_post(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn update_feed_post_input(
    asked: &mut Asked,
) -> Result<(UpdateFeedPostPath, UpdateFeedPostBody), Rejection> {
    let path: UpdateFeedPostPath = asked.path(&UPDATE_FEED_POST_PATH)?;
    let body: UpdateFeedPostBody = asked.body(true)?;
    Ok((path, body))
}

fn update_feed_post<A: FeedApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = update_feed_post_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().update_feed_post(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn delete_feed_post_input(asked: &mut Asked) -> Result<DeleteFeedPostPath, Rejection> {
    let path: DeleteFeedPostPath = asked.path(&DELETE_FEED_POST_PATH)?;
    Ok(path)
}

fn delete_feed_post<A: FeedApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = delete_feed_post_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().delete_feed_post(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_feed_item_input(asked: &mut Asked) -> Result<GetFeedItemPath, Rejection> {
    let path: GetFeedItemPath = asked.path(&GET_FEED_ITEM_PATH)?;
    Ok(path)
}

fn get_feed_item<A: FeedApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_feed_item_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_feed_item(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn hide_feed_post_input(
    asked: &mut Asked,
) -> Result<(HideFeedPostPath, HideFeedItemBody), Rejection> {
    let path: HideFeedPostPath = asked.path(&HIDE_FEED_POST_PATH)?;
    let body: HideFeedItemBody = asked.body(false)?;
    Ok((path, body))
}

fn hide_feed_post<A: FeedApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = hide_feed_post_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().hide_feed_post(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn dismiss_feed_post_input(
    asked: &mut Asked,
) -> Result<(DismissFeedPostPath, HideFeedItemBody), Rejection> {
    let path: DismissFeedPostPath = asked.path(&DISMISS_FEED_POST_PATH)?;
    let body: HideFeedItemBody = asked.body(false)?;
    Ok((path, body))
}

fn dismiss_feed_post<A: FeedApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = dismiss_feed_post_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().dismiss_feed_post(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn report_feed_item_input(
    asked: &mut Asked,
) -> Result<(ReportFeedItemPath, ReportFeedItemBody), Rejection> {
    let path: ReportFeedItemPath = asked.path(&REPORT_FEED_ITEM_PATH)?;
    let body: ReportFeedItemBody = asked.body(true)?;
    Ok((path, body))
}

fn report_feed_item<A: FeedApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = report_feed_item_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().report_feed_item(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn delete_feed_post_by_post_input(
    asked: &mut Asked,
) -> Result<DeleteFeedPostByPostPath, Rejection> {
    let path: DeleteFeedPostByPostPath = asked.path(&DELETE_FEED_POST_BY_POST_PATH)?;
    Ok(path)
}

fn delete_feed_post_by_post<A: FeedApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = delete_feed_post_by_post_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().delete_feed_post_by_post(call, path).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn report_feed_post_input(
    asked: &mut Asked,
) -> Result<(ReportFeedPostPath, ReportFeedItemBody), Rejection> {
    let path: ReportFeedPostPath = asked.path(&REPORT_FEED_POST_PATH)?;
    let body: ReportFeedItemBody = asked.body(true)?;
    Ok((path, body))
}

fn report_feed_post<A: FeedApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = report_feed_post_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().report_feed_post(call, path, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn toggle_feed_like_input(asked: &mut Asked) -> Result<ToggleFeedLikeBody, Rejection> {
    let body: ToggleFeedLikeBody = asked.body(true)?;
    Ok(body)
}

fn toggle_feed_like<A: FeedApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = toggle_feed_like_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().toggle_feed_like(call, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_feed_sidebar<A: FeedApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_feed_sidebar(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_community_stats<A: FeedApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_community_stats(call).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn note_feed_impression_input(asked: &mut Asked) -> Result<FeedNoteBody, Rejection> {
    let body: FeedNoteBody = asked.body(false)?;
    Ok(body)
}

fn note_feed_impression<A: FeedApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = note_feed_impression_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().note_feed_impression(call, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn note_feed_click_input(asked: &mut Asked) -> Result<FeedNoteBody, Rejection> {
    let body: FeedNoteBody = asked.body(false)?;
    Ok(body)
}

fn note_feed_click<A: FeedApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = note_feed_click_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().note_feed_click(call, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn note_feed_post_view_input(
    asked: &mut Asked,
) -> Result<(NoteFeedPostViewPath, FeedNoteBody), Rejection> {
    let path: NoteFeedPostViewPath = asked.path(&NOTE_FEED_POST_VIEW_PATH)?;
    let body: FeedNoteBody = asked.body(false)?;
    Ok((path, body))
}

fn note_feed_post_view<A: FeedApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = note_feed_post_view_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().note_feed_post_view(call, path, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn list_trending_hashtags_input(
    asked: &mut Asked,
) -> Result<ListTrendingHashtagsQuery, Rejection> {
    let query: ListTrendingHashtagsQuery = asked.query(&LIST_TRENDING_HASHTAGS_QUERY)?;
    Ok(query)
}

fn list_trending_hashtags<A: FeedApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_trending_hashtags_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_trending_hashtags(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn search_hashtags_input(asked: &mut Asked) -> Result<SearchHashtagsQuery, Rejection> {
    let query: SearchHashtagsQuery = asked.query(&SEARCH_HASHTAGS_QUERY)?;
    Ok(query)
}

fn search_hashtags<A: FeedApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = search_hashtags_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().search_hashtags(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_feed_of_hashtag_input(
    asked: &mut Asked,
) -> Result<(ListFeedOfHashtagPath, ListFeedOfHashtagQuery), Rejection> {
    let path: ListFeedOfHashtagPath = asked.path(&LIST_FEED_OF_HASHTAG_PATH)?;
    let query: ListFeedOfHashtagQuery = asked.query(&LIST_FEED_OF_HASHTAG_QUERY)?;
    Ok((path, query))
}

fn list_feed_of_hashtag<A: FeedApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_feed_of_hashtag_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default().list_feed_of_hashtag(call, path, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_scheduled_feed_posts_input(
    asked: &mut Asked,
) -> Result<ListScheduledFeedPostsQuery, Rejection> {
    let query: ListScheduledFeedPostsQuery = asked
        .query(&LIST_SCHEDULED_FEED_POSTS_QUERY)?;
    Ok(query)
}

fn list_scheduled_feed_posts<A: FeedApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_scheduled_feed_posts_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_scheduled_feed_posts(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_FEED_QUERY: [Parameter; 5] = [
    Parameter {
        name: "type",
        kind: Kind::Word(
            &["post", "listing", "event", "review", "badge_earned", "saved", "following"],
        ),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "user_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "group_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
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

static CREATE_FEED_POST_FORM: [Parameter; 9] = [
    Parameter {
        name: "content",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "body",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "visibility",
        kind: Kind::Word(&["public", "friends", "connections", "private"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "group_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "mentions",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::Repeated,
        clamp: false,
    },
    Parameter {
        name: "quoted_post_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "publish_status",
        kind: Kind::Word(&["published", "scheduled"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "scheduled_at",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "alt_texts",
        kind: Kind::Text,
        many: Many::Repeated,
        clamp: false,
    },
];

static CREATE_FEED_POST_FILES: [FileField; 2] = [
    FileField {
        name: "media",
        many: true,
    },
    FileField {
        name: "image",
        many: false,
    },
];

static GET_FEED_POST_PATH: [Parameter; 1] = [
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

static UPDATE_FEED_POST_PATH: [Parameter; 1] = [
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

static DELETE_FEED_POST_PATH: [Parameter; 1] = [
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

static GET_FEED_ITEM_PATH: [Parameter; 2] = [
    Parameter {
        name: "type",
        kind: Kind::Word(&["post", "listing", "event", "review", "badge_earned"]),
        many: Many::One,
        clamp: false,
    },
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

static HIDE_FEED_POST_PATH: [Parameter; 1] = [
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

static DISMISS_FEED_POST_PATH: [Parameter; 1] = [
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

static REPORT_FEED_ITEM_PATH: [Parameter; 2] = [
    Parameter {
        name: "type",
        kind: Kind::Word(&["post", "listing", "event", "review", "badge_earned"]),
        many: Many::One,
        clamp: false,
    },
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

static DELETE_FEED_POST_BY_POST_PATH: [Parameter; 1] = [
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

static REPORT_FEED_POST_PATH: [Parameter; 1] = [
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

static NOTE_FEED_POST_VIEW_PATH: [Parameter; 1] = [
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

static LIST_TRENDING_HASHTAGS_QUERY: [Parameter; 2] = [
    Parameter {
        name: "days",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 30,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "limit",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 50,
        },
        many: Many::One,
        clamp: true,
    },
];

static SEARCH_HASHTAGS_QUERY: [Parameter; 2] = [
    Parameter {
        name: "q",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "limit",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 50,
        },
        many: Many::One,
        clamp: true,
    },
];

static LIST_FEED_OF_HASHTAG_PATH: [Parameter; 1] = [
    Parameter {
        name: "tag",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static LIST_FEED_OF_HASHTAG_QUERY: [Parameter; 2] = [
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

static LIST_SCHEDULED_FEED_POSTS_QUERY: [Parameter; 2] = [
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

/// A post.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateFeedPostBody {
    /// Plain text. Must not be empty unless there are pictures.
    #[serde(default)]
    pub content: String,
    /// The same as `content`, which counts if both are given.
    pub body: Option<String>,
    /// Whom it is for.
    #[serde(default = "defaults::create_feed_post_body_visibility")]
    pub visibility: FeedAudience,
    /// The group that it is for, if it is for one.
    pub group_id: Option<i64>,
    /// Members whom it speaks of: they are told if they may read it. A name behind `@` in the text does the same where one member alone is called so.
    pub mentions: Option<Vec<i64>>,
    /// A post that it quotes, which stands in no group. Whoever wrote that is told if they may read it.
    pub quoted_post_id: Option<i64>,
    /// Whether it goes into the feed at once. Left out: at the moment that is given, if one is, else at once.
    pub publish_status: Option<FeedPublishWish>,
    /// When it is to go into the feed: within the next 365 days.
    pub scheduled_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Text alternatives of the pictures, in their order: what each shows. An empty one is none.
    pub alt_texts: Option<Vec<String>>,
}

impl std::default::Default for CreateFeedPostBody {
    fn default() -> Self {
        Self {
            alt_texts: Default::default(),
            body: Default::default(),
            content: Default::default(),
            group_id: Default::default(),
            mentions: Default::default(),
            publish_status: Default::default(),
            quoted_post_id: Default::default(),
            scheduled_at: Default::default(),
            visibility: defaults::create_feed_post_body_visibility(),
        }
    }
}

/// A post with pictures.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateFeedPostForm {
    /// Pictures, each a JPEG, PNG, WebP or GIF.
    #[serde(default)]
    pub media: Option<Vec<String>>,
    /// A picture: JPEG, PNG, WebP or GIF.
    pub image: Option<String>,
    /// Plain text. Must not be empty unless there are pictures.
    #[serde(default)]
    pub content: String,
    /// The same as `content`, which counts if both are given.
    pub body: Option<String>,
    /// Whom it is for.
    #[serde(default = "defaults::create_feed_post_form_visibility")]
    pub visibility: FeedAudience,
    /// The group that it is for, if it is for one.
    pub group_id: Option<i64>,
    /// Members whom it speaks of: they are told if they may read it. A name behind `@` in the text does the same where one member alone is called so.
    pub mentions: Option<Vec<i64>>,
    /// A post that it quotes, which stands in no group. Whoever wrote that is told if they may read it.
    pub quoted_post_id: Option<i64>,
    /// Whether it goes into the feed at once. Left out: at the moment that is given, if one is, else at once.
    pub publish_status: Option<FeedPublishWish>,
    /// When it is to go into the feed: within the next 365 days.
    pub scheduled_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Text alternatives of the pictures, in their order: what each shows. An empty one is none.
    pub alt_texts: Option<Vec<String>>,
}

impl std::default::Default for CreateFeedPostForm {
    fn default() -> Self {
        Self {
            alt_texts: Default::default(),
            body: Default::default(),
            content: Default::default(),
            group_id: Default::default(),
            image: Default::default(),
            media: Default::default(),
            mentions: Default::default(),
            publish_status: Default::default(),
            quoted_post_id: Default::default(),
            scheduled_at: Default::default(),
            visibility: defaults::create_feed_post_form_visibility(),
        }
    }
}

/// The path parameters of `POST /api/v2/feed/posts/{id}/delete`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeleteFeedPostByPostPath {
    /// Id of the post.
    pub id: i64,
}

/// The path parameters of `DELETE /api/v2/feed/posts/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeleteFeedPostPath {
    /// Id of the post.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/feed/posts/{id}/not-interested`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DismissFeedPostPath {
    /// Id of the thing.
    pub id: i64,
}

/// Whom a new post is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FeedAudience {
    /// `public`.
    Public,
    /// `friends`.
    Friends,
    /// `connections`.
    Connections,
    /// `private`.
    Private,
}

crate::word! {
    FeedAudience { Public = "public", Friends = "friends", Connections = "connections",
    Private = "private" }
}

crate::runtime::wire! {
    FeedAudience
}

/// The community in numbers.
#[derive(Clone, Debug, Serialize)]
pub struct FeedCommunityStats {
    /// Active members.
    pub members: i64,
    /// Listings that members find.
    pub listings: i64,
    /// Headings under which there are such listings.
    pub skills: i64,
    /// Whole hours that members have given each other.
    pub hours_exchanged: i64,
}

/// The community in numbers.
#[derive(Clone, Debug, Serialize)]
pub struct FeedCommunityStatsResponse {
    /// The data.
    pub data: FeedCommunityStats,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What a list of the feed shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FeedFilter {
    /// `post`.
    Post,
    /// `listing`.
    Listing,
    /// `event`.
    Event,
    /// `review`.
    Review,
    /// `badge_earned`.
    BadgeEarned,
    /// `saved`.
    Saved,
    /// `following`.
    Following,
}

crate::word! {
    FeedFilter { Post = "post", Listing = "listing", Event = "event", Review = "review",
    BadgeEarned = "badge_earned", Saved = "saved", Following = "following" }
}

crate::runtime::wire! {
    FeedFilter
}

/// A word behind `#`, and how many posts have it.
#[derive(Clone, Debug, Serialize)]
pub struct FeedHashtag {
    /// The word, in lower case, without its sign.
    pub tag: String,
    /// How many posts.
    pub posts_count: i64,
}

/// Words behind `#`.
#[derive(Clone, Debug, Serialize)]
pub struct FeedHashtagsResponse {
    /// Those of most members first.
    pub data: Vec<FeedHashtag>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A thing in the feed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FeedItem {
    /// Id of its line in the feed.
    pub activity_id: i64,
    /// Id of the post, listing, event, review or badge.
    pub id: i64,
    /// The type.
    #[serde(rename = "type")]
    pub type_: FeedItemType,
    /// Whose it is.
    pub user_id: i64,
    /// The author.
    pub author: FeedPerson,
    /// Its title. Null for what has none.
    #[serde(deserialize_with = "Option::deserialize")]
    pub title: Option<String>,
    /// Plain text: in a list the first 500 characters. Null for what has none.
    #[serde(deserialize_with = "Option::deserialize")]
    pub content: Option<String>,
    /// Whether the text goes on.
    pub content_truncated: bool,
    /// Absolute address of the picture that it shows: the first of a post, or that of a listing or an event. Null without one.
    #[serde(deserialize_with = "Option::deserialize")]
    pub image_url: Option<String>,
    /// The pictures of a post in their order. Empty for other things.
    pub media: Vec<FeedMedia>,
    /// Whom a post is for. Null for other things.
    #[serde(deserialize_with = "Option::deserialize")]
    pub visibility: Option<FeedVisibility>,
    /// The group that it belongs to.
    #[serde(deserialize_with = "Option::deserialize")]
    pub group_id: Option<i64>,
    /// Whether it is the caller's.
    pub is_own: bool,
    /// How many members like it.
    pub likes_count: i64,
    /// How many comments there are.
    pub comments_count: i64,
    /// Whether the caller likes it.
    pub is_liked: bool,
    /// The reactions.
    pub reactions: FeedReactions,
    /// Whether a listing offers or asks. Null for other things.
    #[serde(deserialize_with = "Option::deserialize")]
    pub listing_type: Option<crate::listing_search::ListingType>,
    /// When an event begins. Null for other things.
    #[serde(deserialize_with = "Option::deserialize")]
    pub start_date: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Where a listing or an event is. Null if nobody said.
    #[serde(deserialize_with = "Option::deserialize")]
    pub location: Option<String>,
    /// The stars of a review. Null for other things.
    #[serde(deserialize_with = "Option::deserialize")]
    pub rating: Option<i64>,
    /// Whom a review is about. Null for other things.
    #[serde(deserialize_with = "Option::deserialize")]
    pub receiver_id: Option<i64>,
    /// Whom a review is about. Null for other things.
    #[serde(deserialize_with = "Option::deserialize")]
    pub receiver: Option<FeedPerson>,
    /// Which badge it is. Null for other things.
    #[serde(deserialize_with = "Option::deserialize")]
    pub badge_key: Option<String>,
    /// The badge in words. Null for other things.
    #[serde(deserialize_with = "Option::deserialize")]
    pub badge_name: Option<String>,
    /// An emoji for the badge. Null for other things.
    #[serde(deserialize_with = "Option::deserialize")]
    pub badge_icon: Option<String>,
    /// Its page in the app, relative to the community. Null for what has none.
    #[serde(deserialize_with = "Option::deserialize")]
    pub detail_path: Option<String>,
    /// When it came into the feed.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When the text of a post was changed last. Null if never.
    #[serde(deserialize_with = "Option::deserialize")]
    pub edited_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Id of the line of the post that it quotes. Null if it quotes none that the caller sees.
    #[serde(deserialize_with = "Option::deserialize")]
    pub quoted_activity_id: Option<i64>,
    /// The post that it quotes. Null if it quotes none that the caller sees.
    #[serde(deserialize_with = "Option::deserialize")]
    pub quoted_post: Option<FeedQuote>,
    /// Whether a post is in the feed. Null for other things.
    #[serde(deserialize_with = "Option::deserialize")]
    pub publish_status: Option<FeedPublishStatus>,
    /// When a post goes into the feed or was to. Null for whatever came at once.
    #[serde(deserialize_with = "Option::deserialize")]
    pub scheduled_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// That something is of no interest to the caller.
#[derive(Clone, Debug, Serialize)]
pub struct FeedItemDismissed {
    /// Always true.
    pub success: bool,
    /// Id of the thing.
    pub post_id: i64,
}

/// That something is of no interest to the caller.
#[derive(Clone, Debug, Serialize)]
pub struct FeedItemDismissedResponse {
    /// The data.
    pub data: FeedItemDismissed,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// That the caller's feed leaves something out.
#[derive(Clone, Debug, Serialize)]
pub struct FeedItemHidden {
    /// Always true.
    pub hidden: bool,
    /// Id of the thing.
    pub post_id: i64,
}

/// That the caller's feed leaves something out.
#[derive(Clone, Debug, Serialize)]
pub struct FeedItemHiddenResponse {
    /// The data.
    pub data: FeedItemHidden,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// That staff were told of something.
#[derive(Clone, Debug, Serialize)]
pub struct FeedItemReported {
    /// Always true.
    pub reported: bool,
    /// What it is.
    pub target_type: FeedItemType,
    /// Id of the thing.
    pub target_id: i64,
}

/// That staff were told of something.
#[derive(Clone, Debug, Serialize)]
pub struct FeedItemReportedResponse {
    /// The data.
    pub data: FeedItemReported,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A thing in the feed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FeedItemResponse {
    /// The data.
    pub data: FeedItem,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What a thing in the feed is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FeedItemType {
    /// `post`.
    Post,
    /// `listing`.
    Listing,
    /// `event`.
    Event,
    /// `review`.
    Review,
    /// `badge_earned`.
    BadgeEarned,
}

crate::word! {
    FeedItemType { Post = "post", Listing = "listing", Event = "event", Review =
    "review", BadgeEarned = "badge_earned" }
}

crate::runtime::wire! {
    FeedItemType
}

/// What became of a like.
#[derive(Clone, Debug, Serialize)]
pub struct FeedLike {
    /// The action.
    pub action: FeedLikeAction,
    /// How many members like it now.
    pub likes_count: i64,
    /// Id of its line in the feed.
    pub activity_id: i64,
}

/// What became of a like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FeedLikeAction {
    /// `liked`.
    Liked,
    /// `unliked`.
    Unliked,
}

crate::word! {
    FeedLikeAction { Liked = "liked", Unliked = "unliked" }
}

crate::runtime::wire! {
    FeedLikeAction
}

/// What became of a like.
#[derive(Clone, Debug, Serialize)]
pub struct FeedLikeResponse {
    /// The data.
    pub data: FeedLike,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A picture of a post.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FeedMedia {
    /// Id of the picture.
    pub id: i64,
    /// Absolute address.
    pub url: String,
    /// Absolute address of its thumbnail.
    pub thumbnail_url: String,
    /// How many points it is wide. Null if it is not known.
    #[serde(deserialize_with = "Option::deserialize")]
    pub width: Option<i64>,
    /// How many points it is high. Null if it is not known.
    #[serde(deserialize_with = "Option::deserialize")]
    pub height: Option<i64>,
    /// Text alternative: what the picture shows.
    #[serde(deserialize_with = "Option::deserialize")]
    pub alt_text: Option<String>,
}

/// What a client tells of what was looked at. Nothing of it is read.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(transparent)]
pub struct FeedNoteBody(
    /// The value.
    pub serde_json::Map<String, serde_json::Value>,
);

impl std::ops::Deref for FeedNoteBody {
    type Target = serde_json::Map<String, serde_json::Value>;
    fn deref(&self) -> &serde_json::Map<String, serde_json::Value> {
        &self.0
    }
}

impl From<FeedNoteBody> for serde_json::Map<String, serde_json::Value> {
    fn from(value: FeedNoteBody) -> Self {
        value.0
    }
}

impl From<serde_json::Map<String, serde_json::Value>> for FeedNoteBody {
    fn from(value: serde_json::Map<String, serde_json::Value>) -> Self {
        Self(value)
    }
}

/// That it is taken.
#[derive(Clone, Debug, Serialize)]
pub struct FeedNoted {
    /// Always true.
    pub ok: bool,
}

/// That it is taken.
#[derive(Clone, Debug, Serialize)]
pub struct FeedNotedResponse {
    /// The data.
    pub data: FeedNoted,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// One page of the feed.
#[derive(Clone, Debug, Serialize)]
pub struct FeedPage {
    /// The newest first.
    pub data: Vec<FeedItem>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// A member in the feed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FeedPerson {
    /// Id of the member.
    pub id: i64,
    /// Name to show: the organisation's name, else the person's as far as the viewer may see it.
    pub name: String,
    /// Absolute address of the picture.
    #[serde(deserialize_with = "Option::deserialize")]
    pub avatar_url: Option<String>,
}

/// That a post is gone.
#[derive(Clone, Debug, Serialize)]
pub struct FeedPostDeleted {
    /// Always true.
    pub deleted: bool,
    /// Id of the post.
    pub id: i64,
}

/// That a post is gone.
#[derive(Clone, Debug, Serialize)]
pub struct FeedPostDeletedResponse {
    /// The data.
    pub data: FeedPostDeleted,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Whether a post is in the feed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FeedPublishStatus {
    /// `published`.
    Published,
    /// `scheduled`.
    Scheduled,
    /// `held`.
    Held,
}

crate::word! {
    FeedPublishStatus { Published = "published", Scheduled = "scheduled", Held = "held" }
}

crate::runtime::wire! {
    FeedPublishStatus
}

/// When a new post goes into the feed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FeedPublishWish {
    /// `published`.
    Published,
    /// `scheduled`.
    Scheduled,
}

crate::word! {
    FeedPublishWish { Published = "published", Scheduled = "scheduled" }
}

crate::runtime::wire! {
    FeedPublishWish
}

/// A post that another quotes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FeedQuote {
    /// Id of the post.
    pub id: i64,
    /// Whose it is.
    pub user_id: i64,
    /// The author.
    pub author: FeedPerson,
    /// Plain text: the first 500 characters.
    pub content: String,
    /// Whether the text goes on.
    pub content_truncated: bool,
    /// Its pictures in their order.
    pub media: Vec<FeedMedia>,
    /// When it came into the feed.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// Reactions to a thing in the feed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FeedReactions {
    /// The counts.
    pub counts: crate::reactions::ReactionCounts,
    /// How many members reacted.
    pub total: i64,
    /// How the caller reacted. Null if they did not.
    #[serde(deserialize_with = "Option::deserialize")]
    pub user_reaction: Option<crate::reactions::ReactionName>,
}

/// What stands beside the feed.
#[derive(Clone, Debug, Serialize)]
pub struct FeedSidebar {
    /// The community stats.
    pub community_stats: FeedCommunityStats,
    /// Always empty.
    pub suggested_members: Vec<String>,
    /// Always empty.
    pub trending_hashtags: Vec<String>,
}

/// What stands beside the feed.
#[derive(Clone, Debug, Serialize)]
pub struct FeedSidebarResponse {
    /// The data.
    pub data: FeedSidebar,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Whom a post is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FeedVisibility {
    /// `public`.
    Public,
    /// `friends`.
    Friends,
    /// `private`.
    Private,
}

crate::word! {
    FeedVisibility { Public = "public", Friends = "friends", Private = "private" }
}

crate::runtime::wire! {
    FeedVisibility
}

/// The path parameters of `GET /api/v2/feed/items/{type}/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetFeedItemPath {
    /// The type.
    #[serde(rename = "type")]
    pub type_: FeedItemType,
    /// Id of the thing.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/feed/posts/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetFeedPostPath {
    /// Id of the post.
    pub id: i64,
}

/// What the thing is.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct HideFeedItemBody {
    /// What it is.
    #[serde(rename = "type", default = "defaults::hide_feed_item_body_type")]
    pub type_: FeedItemType,
}

impl std::default::Default for HideFeedItemBody {
    fn default() -> Self {
        Self {
            type_: defaults::hide_feed_item_body_type(),
        }
    }
}

/// The path parameters of `POST /api/v2/feed/posts/{id}/hide`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct HideFeedPostPath {
    /// Id of the thing.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/feed/hashtags/{tag}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListFeedOfHashtagPath {
    /// The word, with or without `#`.
    pub tag: String,
}

/// The query parameters of `GET /api/v2/feed/hashtags/{tag}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListFeedOfHashtagQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListFeedOfHashtagQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// The query parameters of `GET /api/v2/feed`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListFeedQuery {
    /// The type.
    #[serde(rename = "type")]
    pub type_: Option<FeedFilter>,
    /// Only by this member.
    pub user_id: Option<i64>,
    /// Only posts of this group.
    pub group_id: Option<i64>,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListFeedQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            group_id: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
            type_: Default::default(),
            user_id: Default::default(),
        }
    }
}

/// The query parameters of `GET /api/v2/feed/scheduled-posts`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListScheduledFeedPostsQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListScheduledFeedPostsQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// The query parameters of `GET /api/v2/feed/hashtags/trending`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListTrendingHashtagsQuery {
    /// Of how many days. A value out of bounds is moved to the nearest bound.
    #[serde(default = "defaults::default_u64::<i64, 7>")]
    pub days: i64,
    /// How many at most. A value out of bounds is moved to the nearest bound.
    #[serde(default = "defaults::default_u64::<i64, 10>")]
    pub limit: i64,
}

impl std::default::Default for ListTrendingHashtagsQuery {
    fn default() -> Self {
        Self {
            days: defaults::default_u64::<i64, 7>(),
            limit: defaults::default_u64::<i64, 10>(),
        }
    }
}

/// The path parameters of `POST /api/v2/feed/posts/{id}/view`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct NoteFeedPostViewPath {
    /// Id of the post.
    pub id: i64,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ReportFeedItemBody {
    /// In the reporter's words. What goes beyond 1,000 characters is cut off.
    pub reason: String,
}

/// The path parameters of `POST /api/v2/feed/items/{type}/{id}/report`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ReportFeedItemPath {
    /// The type.
    #[serde(rename = "type")]
    pub type_: FeedItemType,
    /// Id of the thing.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/feed/posts/{id}/report`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ReportFeedPostPath {
    /// Id of the post.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/feed/hashtags/search`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SearchHashtagsQuery {
    /// How they begin, with or without `#`.
    pub q: Option<String>,
    /// How many at most. A value out of bounds is moved to the nearest bound.
    #[serde(default = "defaults::default_u64::<i64, 10>")]
    pub limit: i64,
}

impl std::default::Default for SearchHashtagsQuery {
    fn default() -> Self {
        Self {
            limit: defaults::default_u64::<i64, 10>(),
            q: Default::default(),
        }
    }
}

/// What is meant.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ToggleFeedLikeBody {
    /// What it is.
    pub target_type: FeedItemType,
    /// Id of the thing.
    pub target_id: i64,
}

/// Another text.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdateFeedPostBody {
    /// Plain text. Must not be empty unless the post has pictures.
    pub content: String,
    /// Members whom it speaks of: they are told if they may read it. A name behind `@` in the text does the same where one member alone is called so.
    pub mentions: Option<Vec<i64>>,
    /// Another moment for a post that is not in the feed yet: within the next 365 days.
    pub scheduled_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// The path parameters of `PUT /api/v2/feed/posts/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdateFeedPostPath {
    /// Id of the post.
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

    pub(super) fn create_feed_post_body_visibility() -> super::FeedAudience {
        super::FeedAudience::Public
    }

    pub(super) fn create_feed_post_form_visibility() -> super::FeedAudience {
        super::FeedAudience::Public
    }

    pub(super) fn hide_feed_item_body_type() -> super::FeedItemType {
        super::FeedItemType::Post
    }
}
