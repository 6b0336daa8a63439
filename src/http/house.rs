//! The gateway: what the contract's routes ask of the program, and who answers each area.

use std::sync::Arc;

use async_trait::async_trait;
use axum::response::{IntoResponse as _, Response};
use contract::{Api, Code, Held, House, Keyed, Operation, Rejection, Reply, Row, Work};
use http::request::Parts;

use super::{answer, bodies, entrance, language, receive};
use crate::base::{Answer, Failure};
use crate::call::{Brings, Call, World, patiently};
use crate::http::entrance::Place;
use crate::{
    activity, auth, bookmarks, categories, connections, endorsements, events, exchanges, feed, groups, guidance,
    idempotency, legal, listings, marketplace, members, messages, notifications, privacy, queue, realtime, reviews,
    safeguarding, search, searches, tenancy, wallet,
};

/// The gateway: lets calls in, performs them and renders what comes of them.
#[derive(Clone)]
pub struct Gateway {
    world: Arc<World>,
}

impl Gateway {
    /// A gateway to a world.
    #[must_use]
    pub fn new(world: Arc<World>) -> Self {
        Self { world }
    }

    /// What stands behind it.
    #[must_use]
    pub fn world(&self) -> &Arc<World> {
        &self.world
    }
}

/// Who answers each area of the contract, at every door.
pub struct Areas;

impl Api for Areas {
    type Call = Call;
    type Failure = Failure;
    type Brings = Brings;

    type Activity = activity::rest::Rest;
    type Auth = auth::Rest;
    type Availability = members::Rest;
    type Bookmarks = bookmarks::rest::Rest;
    type Categories = categories::rest::Rest;
    type Comments = feed::rest::Rest;
    type Connections = connections::rest::Rest;
    type Consents = guidance::rest::Rest;
    type Endorsements = endorsements::rest::Rest;
    type EventAgenda = events::rest::Rest;
    type EventAnalytics = events::rest::Rest;
    type EventAttendance = events::rest::Rest;
    type EventBlueprints = events::rest::Rest;
    type EventBroadcasts = events::rest::Rest;
    type EventRewards = events::rest::Rest;
    type EventSafety = events::rest::Rest;
    type EventCalendar = events::rest::Rest;
    type EventForms = events::rest::Rest;
    type EventGuests = events::rest::Rest;
    type EventInvitations = events::rest::Rest;
    type EventModeration = events::rest::Rest;
    type EventOfflineCheckin = events::rest::Rest;
    type EventPeople = events::rest::Rest;
    type EventRecurrence = events::rest::Rest;
    type EventRegistrations = events::rest::Rest;
    type EventReminders = events::rest::Rest;
    type EventSeries = events::rest::Rest;
    type EventStaff = events::rest::Rest;
    type EventTemplates = events::rest::Rest;
    type EventTickets = events::rest::Rest;
    type Events = events::rest::Rest;
    type Exchanges = exchanges::rest::Rest;
    type Feed = feed::rest::Rest;
    type FeedModeration = feed::rest::Rest;
    type GroupAnnouncements = groups::rest::Rest;
    type GroupFiles = groups::rest::Rest;
    type GroupDiscussions = groups::rest::Rest;
    type GroupInvites = groups::rest::Rest;
    type Groups = groups::rest::Rest;
    type Help = guidance::rest::Rest;
    type Legal = legal::Rest;
    type ListingImages = listings::rest::Rest;
    type ListingModeration = listings::rest::Rest;
    type ListingReports = listings::rest::Rest;
    type ListingSearch = listings::rest::Rest;
    type ListingTags = listings::rest::Rest;
    type Listings = listings::rest::Rest;
    type MarketplaceCategories = marketplace::rest::Rest;
    type MarketplaceCollections = marketplace::rest::Rest;
    type MarketplaceGroups = marketplace::rest::Rest;
    type MarketplaceImages = marketplace::rest::Rest;
    type MarketplaceListings = marketplace::rest::Rest;
    type MarketplaceModeration = marketplace::rest::Rest;
    type MarketplacePromotions = marketplace::rest::Rest;
    type MarketplaceSearches = marketplace::rest::Rest;
    type MarketplaceSeller = marketplace::rest::Rest;
    type MarketplaceTools = marketplace::rest::Rest;
    type MemberSkills = members::Rest;
    type MarketplaceCoupons = marketplace::discounts::coupons::rest::Rest;
    type MarketplaceDeliveries = marketplace::trade::deliveries::rest::Rest;
    type MarketplaceDisputes = marketplace::trust::disputes::rest::Rest;
    type MarketplaceLoyalty = marketplace::discounts::loyalty::rest::Rest;
    type MarketplaceOffers = marketplace::trade::offers::rest::Rest;
    type MarketplacePayments = marketplace::trade::cards::rest::Rest;
    type MarketplacePayouts = marketplace::trade::proceeds::rest::Rest;
    type MarketplacePickups = marketplace::trade::pickups::rest::Rest;
    type MarketplaceReports = marketplace::trust::reports::rest::Rest;
    type MarketplaceOrders = marketplace::trade::rest::Rest;
    type Members = members::Rest;
    type Messages = messages::rest::Rest;
    type NotificationMail = notifications::Rest;
    type NotificationSettings = notifications::Rest;
    type Notifications = notifications::Rest;
    type Onboarding = guidance::rest::Rest;
    type Platform = tenancy::Rest;
    type Privacy = privacy::rest::Rest;
    type Preferences = notifications::Rest;
    type Profile = members::Rest;
    type Push = notifications::Rest;
    type PushCampaigns = notifications::Rest;
    type Queue = queue::Rest;
    type Reactions = feed::rest::Rest;
    type Realtime = realtime::rest::Rest;
    type Recovery = auth::Rest;
    type Registrations = auth::Rest;
    type Reviews = reviews::rest::Rest;
    type SecondFactor = auth::Rest;
    type Impersonation = auth::Rest;
    type Passkeys = auth::Rest;
    type SavedItems = bookmarks::rest::Rest;
    type SavedSearches = searches::rest::Rest;
    type Search = search::rest::Rest;
    type Sessions = auth::Rest;
    type Support = guidance::rest::Rest;
    type Safeguarding = safeguarding::rest::Rest;
    type VerificationBadges = members::Rest;
    type Wallet = wallet::rest::Rest;
}

/// Of a role that is not enough, the code that older clients of an operation know.
fn in_its_words(row: &Row, mut failure: Failure) -> Failure {
    if let (Failure::Refusal(refusal), Some(code)) = (&mut failure, row.role_code) {
        for item in refusal.items.iter_mut().filter(|item| item.code == Code::RoleForbidden) {
            item.code = code;
        }
    }
    failure
}

#[async_trait]
impl House for Gateway {
    type Call = Call;
    type Failure = Failure;

    async fn enter(&self, operation: Operation, parts: &Parts) -> Answer<Call> {
        if let Some(entrance) = entrance(parts) {
            entrance.through(Place::Rest(operation));
        }
        tracing::Span::current().record("operation", operation.id());
        let row = operation.row();
        let call = receive(self.world(), row.tenant, row.security, parts).await?;
        call.enter(operation).await.map_err(|failure| in_its_words(row, failure))?;
        Ok(call)
    }

    fn hold(&self, call: &Call, bytes: usize) -> Option<Held> {
        Some(Box::new(bodies::hold(call, bytes)?))
    }

    async fn aside<T: Send + 'static, W: FnOnce() -> T + Send + 'static>(&self, work: W) -> Answer<T> {
        bodies::read(work).await
    }

    async fn perform(
        &self,
        operation: Operation,
        call: Call,
        keyed: Option<Keyed>,
        work: Work<Call, Failure>,
    ) -> Answer<Reply> {
        let memory = operation.row().idempotency;
        let call = call.answering(operation);
        match keyed.and_then(|keyed| Some((keyed.key?, keyed.digest))).zip(memory) {
            Some(((key, digest), memory)) => {
                let claim = idempotency::Claim { key, digest, window_seconds: memory.window_seconds };
                let work = &work;
                patiently(&call, |call| {
                    let claim = &claim;
                    async move { idempotency::remember(&call, operation, claim, work).await }
                })
                .await
            }
            None => patiently(&call, &work).await,
        }
    }

    fn reject(&self, rejection: Rejection) -> Failure {
        answer::rejected(rejection).into()
    }

    fn answer(&self, _: Operation, call: Option<&Call>, parts: &Parts, result: Answer<Reply>) -> Response {
        match result {
            Ok(reply) => reply.into_response(),
            Err(failure) => {
                let unknown = || Arc::from("unknown");
                let request_id = entrance(parts).map(|entrance| Arc::clone(&entrance.request_id));
                let request_id = request_id.or_else(|| call.map(|call| Arc::clone(&call.visit().request_id)));
                answer::failure(&failure, &request_id.unwrap_or_else(unknown), language(&parts.extensions))
                    .into_response()
            }
        }
    }
}
