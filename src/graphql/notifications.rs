//! The viewer's bell, what they want to hear of, and whom they do not want to hear of.

mod bunches;
mod moves;
mod push;
mod settings;

use async_graphql::{Context, Enum, ID, Object, Result, SimpleObject, Subscription};
use contract::Operation;
use futures::{Stream, StreamExt as _, stream};

pub use bunches::{GroupedNotification, GroupedNotificationList};
pub use moves::NotificationsMutation;
pub use push::{PushMutation, PushQuery, PushStatus};
pub use settings::{MOST_MUTED, MutedMember, NotificationPreferences, NotificationSettings};

use super::errors::Shared;
use super::ids::NodeId;
use super::members::Member;
use super::moment::Moment;
use super::relay::{self, List};
use super::session::Session;
use crate::base::{Answer, MemberId, NotificationId};
use crate::call::Call;
use crate::language::Language;
use crate::live::{Live, Ring};
use crate::notifications::store::Wanted;
use crate::notifications::{self, Category, Counts};

/// The most lines a list gives at a time.
pub const MOST: i64 = 100;

/// How many lines are read anew after some were missed.
const MISSED_MOST: i64 = 100;

/// What a line is about, roughly.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "Category")]
pub enum NotificationCategory {
    /// What members write to each other.
    Messages,
    /// Who knows whom.
    Connections,
    /// What members say about each other.
    Reviews,
    /// Hours that moved.
    Transactions,
    /// What becomes of what members show everybody.
    Social,
    /// Gatherings.
    Events,
    /// Members who do something together.
    Groups,
    /// What members offer and ask for.
    Listings,
    /// Vacancies.
    Jobs,
    /// What members think up.
    Ideation,
    /// What keeps members safe.
    Safeguarding,
    /// What the community itself says.
    System,
    /// The viewer's own account.
    Security,
}

/// How many lines are unread.
#[derive(SimpleObject)]
pub struct NotificationCounts {
    /// All of them.
    total: i64,
    /// What members write to each other.
    messages: i64,
    /// Who knows whom.
    connections: i64,
    /// What members say about each other.
    reviews: i64,
    /// Hours that moved.
    transactions: i64,
    /// What becomes of what members show everybody.
    social: i64,
    /// Gatherings.
    events: i64,
    /// Members who do something together.
    groups: i64,
    /// What members offer and ask for.
    listings: i64,
    /// Vacancies.
    jobs: i64,
    /// What members think up.
    ideation: i64,
    /// What keeps members safe.
    safeguarding: i64,
    /// What the community itself says.
    system: i64,
    /// The viewer's own account.
    security: i64,
    /// Those that belong to nothing of this.
    other: i64,
}

impl From<Counts> for NotificationCounts {
    fn from(counts: Counts) -> Self {
        Self {
            total: counts.total(),
            messages: counts.of_category(Category::Messages),
            connections: counts.of_category(Category::Connections),
            reviews: counts.of_category(Category::Reviews),
            transactions: counts.of_category(Category::Transactions),
            social: counts.of_category(Category::Social),
            events: counts.of_category(Category::Events),
            groups: counts.of_category(Category::Groups),
            listings: counts.of_category(Category::Listings),
            jobs: counts.of_category(Category::Jobs),
            ideation: counts.of_category(Category::Ideation),
            safeguarding: counts.of_category(Category::Safeguarding),
            system: counts.of_category(Category::System),
            security: counts.of_category(Category::Security),
            other: counts.other,
        }
    }
}

impl NotificationCounts {
    /// Those of the viewer.
    pub async fn of(session: &Session) -> Result<Self> {
        let call = session.enter(Operation::CountNotifications).await?;
        Ok(notifications::actions::counts(call).await?.into())
    }
}

/// A line in the viewer's bell.
pub struct Notification {
    row: notifications::Notification,
}

impl From<notifications::Notification> for Notification {
    fn from(row: notifications::Notification) -> Self {
        Self { row }
    }
}

/// A line in the viewer's bell.
#[Object]
impl Notification {
    /// Id of the notification, global.
    pub(super) async fn id(&self) -> ID {
        NodeId::Notification(self.row.id).encode()
    }

    /// Id of the notification, as the REST API uses it.
    async fn rest_id(&self) -> ID {
        self.row.id.get().into()
    }

    /// What it is about, such as `connection_request`.
    #[graphql(name = "type")]
    async fn kind(&self) -> &str {
        &self.row.kind
    }

    /// Sentence for people, in the language of the member.
    async fn message(&self) -> &str {
        &self.row.message
    }

    /// The same as `message`.
    async fn body(&self) -> Option<&str> {
        Some(&self.row.message)
    }

    /// Its type in words, in the language that the viewer has chosen.
    async fn title(&self, ctx: &Context<'_>) -> String {
        self.row.title(Session::of(ctx).map_or(Language::English, |session| session.call().language()))
    }

    /// Where it leads, relative to the app.
    async fn link(&self) -> Option<&str> {
        self.row.link.as_deref()
    }

    /// Whether it was read.
    async fn is_read(&self) -> bool {
        self.row.read_at.is_some()
    }

    /// When it was read. Null if not yet.
    async fn read_at(&self) -> Option<Moment> {
        self.row.read_at.map(Moment)
    }

    /// When it came.
    async fn created_at(&self) -> Moment {
        self.row.created_at.into()
    }

    /// The member who caused it. Null if nobody did, or nobody who is still there.
    async fn actor(&self, ctx: &Context<'_>) -> Result<Option<Member>> {
        match self.row.actor_id {
            Some(id) => Member::find(Session::of(ctx)?, id).await,
            None => Ok(None),
        }
    }
}

impl Notification {
    /// A line of the viewer's own bell.
    pub async fn look_at(session: &Session, id: NotificationId) -> Result<Self> {
        let call = session.enter(Operation::GetNotification).await?;
        Ok(notifications::actions::get(call, id).await?.into())
    }

    /// A page of the viewer's bell, newest first.
    pub async fn page(
        session: &Session,
        category: Option<NotificationCategory>,
        unread_only: bool,
        first: Option<i32>,
        after: Option<&str>,
    ) -> Result<List<Self>> {
        let call = session.enter(Operation::ListNotifications).await?;
        let (after, which) = (relay::after(after)?, Wanted { category: category.map(Into::into), unread_only });
        let page = notifications::actions::list(call, which, after, relay::first(first, MOST)?).await?;
        Ok(relay::list(page, after, |row| row.id.get(), Self::from))
    }
}

/// What can be listened to.
#[derive(Default)]
pub struct NotificationsSubscription;

#[Subscription]
impl NotificationsSubscription {
    /// Every new line in the viewer's bell, as it comes. Ends when the sign-in does.
    async fn notification_added(&self, ctx: &Context<'_>) -> Result<impl Stream<Item = Result<Notification>> + use<>> {
        let call = Session::of(ctx)?.enter(Operation::ListNotifications).await?.clone();
        let me = call.me()?;
        let rings = call.room::<Live>()?.subscribe(call.tenant(), me);
        let newest = notifications::store::page(&call, me, Wanted::default(), i64::MAX, 1).await?.pop();
        let seen = newest.map_or(NotificationId::from(0), |row| row.id);
        let batches = stream::unfold((Box::pin(rings), seen), move |(mut rings, mut seen)| {
            let call = call.clone();
            async move {
                let ring = rings.next().await?;
                let lines = told(&call, me, ring, &mut seen).await;
                Some((lines, (rings, seen)))
            }
        });
        Ok(batches.flat_map(|lines| {
            stream::iter(match lines {
                Ok(rows) => rows.into_iter().map(|row| Ok(Notification { row })).collect(),
                Err(failure) => vec![Err(Shared::new(failure).into())],
            })
        }))
    }
}

/// The lines behind a ring. `seen` is the newest one that was told.
///
/// Two lines may be committed in the other order than their ids were given out, so a ring's own line is told even if a newer one
/// was; only after a gap is `seen` what decides.
async fn told(
    call: &Call,
    me: MemberId,
    ring: Ring,
    seen: &mut NotificationId,
) -> Answer<Vec<notifications::Notification>> {
    let mut rows = match ring {
        Ring::New(id) => notifications::store::by_ids(call, me, &[id]).await?,
        Ring::Missed => notifications::store::page(call, me, Wanted::default(), i64::MAX, MISSED_MOST).await?,
    };
    if ring == Ring::Missed {
        rows.retain(|row| row.id > *seen);
        rows.reverse();
    }
    *seen = rows.iter().map(|row| row.id).max().unwrap_or(*seen).max(*seen);
    Ok(rows)
}
