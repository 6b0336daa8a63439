//! Listings: what members offer each other and ask for. Pictures are sent over REST; here they are read.

mod moves;
mod numbers;
mod parts;
mod pictures;
mod query;
mod reports;
mod tags;
mod words;

use std::sync::Arc;

use async_graphql::{Context, ID, Json, Object, Result};
use contract::Operation;

pub use moves::ListingsMutation;
pub use numbers::ListingNumbersQuery;
pub use parts::{Category, ListingImage};
pub use pictures::ListingPicturesMutation;
pub use query::ListingsQuery;
pub use reports::{ListingReportsMutation, ListingReportsQuery};
pub use tags::ListingTagsQuery;
pub use words::{ListingModeration, ListingServiceType, ListingStatus, ListingType, ListingVisibility};

use super::ids::NodeId;
use super::loaders::{CardOf, EsteemOf, ImagesOf, ListingsOf, ProfileOf, TagsOf};
use super::members::Member;
use super::moment::Moment;
use super::relay::{self, List};
use super::session::Session;
use crate::base::{Cursor, ListingId, MemberId, Page};
use crate::listings::actions::{self, Detail};
use crate::listings::model::Side;
use crate::listings::store::lists::Line;
use crate::listings::{place, search};
use crate::media;
use crate::members::model::{Esteem, absolute};

/// The most listings a list gives at a time.
pub const MOST: i64 = 100;

/// What a member offers or asks for.
pub struct Listing {
    line: Arc<Line>,
}

impl From<Line> for Listing {
    fn from(line: Line) -> Self {
        Self { line: Arc::new(line) }
    }
}

/// What a member offers or asks for.
#[Object]
impl Listing {
    /// Id of the listing, global.
    pub(super) async fn id(&self) -> ID {
        NodeId::Listing(self.line.0.id).encode()
    }

    /// Id of the listing, as the REST API uses it.
    async fn rest_id(&self) -> ID {
        self.line.0.id.get().into()
    }

    /// One line.
    async fn title(&self) -> &str {
        &self.line.0.title
    }

    /// The whole story.
    async fn description(&self) -> &str {
        &self.line.0.description
    }

    /// Offered or asked for.
    #[graphql(name = "type")]
    async fn side(&self) -> ListingType {
        self.line.0.side.into()
    }

    /// Where it stands. Only its owner and administrators see another than ACTIVE.
    async fn status(&self) -> ListingStatus {
        self.line.0.status.into()
    }

    /// What those who look after the community said about it.
    async fn moderation_status(&self) -> ListingModeration {
        self.line.0.moderation.into()
    }

    /// Whose it is.
    async fn owner(&self) -> Member {
        Arc::new(self.line.2.clone()).into()
    }

    /// Mean of the ratings of its owner that count, one decimal. Null without one, or if it could not be read.
    async fn author_rating(&self, ctx: &Context<'_>) -> Result<Option<f64>> {
        Ok(self.esteem(ctx).await?.stars())
    }

    /// Reviews its owner received: approved ones, anonymous ones among them. Null if they could not be read.
    async fn author_reviews_count(&self, ctx: &Context<'_>) -> Result<Option<i64>> {
        Ok(Some(self.esteem(ctx).await?.reviews))
    }

    /// Exchanges its owner completed, on either side. Null if they could not be read.
    async fn author_exchanges_count(&self, ctx: &Context<'_>) -> Result<Option<i64>> {
        Ok(Some(self.esteem(ctx).await?.exchanges))
    }

    /// The heading it stands under.
    async fn category(&self) -> Option<Category> {
        let (listing, around, _) = &*self.line;
        Some(Category {
            rest_id: listing.category_id?.get().into(),
            name: around.category_name.clone()?,
            slug: around.category_slug.clone()?,
            color: around.category_color.clone(),
        })
    }

    /// Where it is, in words.
    async fn location(&self) -> Option<&str> {
        self.line.0.location.as_deref()
    }

    /// Degrees north.
    async fn latitude(&self) -> Option<f64> {
        self.line.0.latitude
    }

    /// Degrees east.
    async fn longitude(&self) -> Option<f64> {
        self.line.0.longitude
    }

    /// How far away it is, in kilometres with two decimals, in a list around a place.
    async fn distance_km(&self) -> Option<f64> {
        self.line.1.nearness.map(place::distance_km)
    }

    /// How long it takes, in hours with two decimals.
    async fn hours_estimate(&self) -> Option<String> {
        self.line.0.hours_estimate.map(|hours| hours.to_string())
    }

    /// How many hours there are to give altogether, with two decimals. Null means no limit.
    async fn hours_available(&self) -> Option<String> {
        self.line.0.hours_available.map(|hours| hours.to_string())
    }

    /// Where the work is done.
    async fn service_type(&self) -> ListingServiceType {
        self.line.0.service_type.into()
    }

    /// What partner communities may do with it.
    async fn federated_visibility(&self) -> ListingVisibility {
        self.line.0.federated_visibility.into()
    }

    /// When there is time for it, in whatever shape the client keeps.
    async fn availability(&self) -> Option<Json<serde_json::Value>> {
        self.line.0.availability.clone().map(Json)
    }

    /// Sustainable development goals, by number.
    async fn sdg_goals(&self) -> &[i64] {
        &self.line.0.sdg_goals
    }

    /// Absolute address of its picture: its own, else the first of its others.
    async fn image_url(&self, ctx: &Context<'_>) -> Result<Option<String>> {
        self.picture(ctx, media::address)
    }

    /// Absolute address of the same picture in small.
    async fn thumbnail_url(&self, ctx: &Context<'_>) -> Result<Option<String>> {
        self.picture(ctx, media::small_address)
    }

    /// Its pictures in their order.
    #[graphql(complexity = "5 * child_complexity + 1")]
    async fn images(&self, ctx: &Context<'_>) -> Result<Option<Vec<ListingImage>>> {
        let session = Session::of(ctx)?;
        let images = session.loaders().load_one(ImagesOf(self.line.0.id)).await?.unwrap_or_default();
        Ok(Some(images.iter().map(|image| ListingImage::of(session, image)).collect()))
    }

    /// What it is found by beside its words, in alphabetical order.
    async fn tags(&self, ctx: &Context<'_>) -> Result<Option<Vec<String>>> {
        let tags = Session::of(ctx)?.loaders().load_one(TagsOf(self.line.0.id)).await?;
        Ok(Some(tags.map(|tags| (*tags).clone()).unwrap_or_default()))
    }

    /// Whether the viewer keeps it in mind.
    async fn is_saved(&self) -> bool {
        self.line.1.is_saved
    }

    /// Whether the viewer may change it.
    async fn can_edit(&self, ctx: &Context<'_>) -> Result<bool> {
        Ok(self.line.0.hand(Session::of(ctx)?.call().member()?).is_some())
    }

    /// Whether it stands out.
    async fn is_featured(&self, ctx: &Context<'_>) -> Result<bool> {
        Ok(self.line.0.is_featured(Session::of(ctx)?.call().now()))
    }

    /// Until when it stands out.
    async fn featured_until(&self) -> Option<Moment> {
        self.line.0.featured_until.map(Moment)
    }

    /// How often it was renewed.
    async fn renewal_count(&self) -> i64 {
        self.line.0.renewal_count
    }

    /// How often it was read, once for each member and day.
    async fn view_count(&self) -> i64 {
        self.line.0.view_count
    }

    /// How often somebody turned to the owner because of it, once for each member and day.
    async fn contact_count(&self) -> i64 {
        self.line.0.contact_count
    }

    /// How many members keep it in mind.
    async fn save_count(&self) -> i64 {
        self.line.0.save_count
    }

    /// When its time runs out. Null means never.
    async fn expires_at(&self) -> Option<Moment> {
        self.line.0.expires_at.map(Moment)
    }

    /// When it was last renewed.
    async fn renewed_at(&self) -> Option<Moment> {
        self.line.0.renewed_at.map(Moment)
    }

    /// When it was made.
    async fn created_at(&self) -> Moment {
        self.line.0.created_at.into()
    }

    /// When it was last changed.
    async fn updated_at(&self) -> Moment {
        self.line.0.updated_at.into()
    }
}

impl Listing {
    /// A listing as `listing(id:)` and `node(id:)` find it, with REST's refusals. Counts a reader, as REST does.
    pub async fn look_at(session: &Session, id: ListingId) -> Result<Self> {
        let call = session.enter(Operation::GetListing).await?;
        Ok(Self::told(session, actions::read(call, id).await?).await)
    }

    /// A listing with everything around it, which need not be read again.
    async fn told(session: &Session, detail: Detail) -> Self {
        let id = detail.line.0.id;
        session.loaders().feed_one(TagsOf(id), Arc::new(detail.tags)).await;
        session.loaders().feed_one(ImagesOf(id), Arc::new(detail.images)).await;
        Self::met(session, detail.line).await
    }

    /// A listing whose owner came with it.
    async fn met(session: &Session, line: Line) -> Self {
        session.loaders().feed_one(CardOf(line.2.id), Arc::new(line.2.clone())).await;
        line.into()
    }

    async fn all(session: &Session, page: Page<Line>, after: Option<Cursor>) -> List<Self> {
        let mut items = Vec::with_capacity(page.items.len());
        for line in page.items {
            items.push(Self::met(session, line).await);
        }
        let page = Page { items, next: page.next };
        relay::list(page, after, |listing| listing.line.0.id.get(), |listing| listing)
    }

    /// The viewer's own listings, newest first, whatever their status.
    pub async fn own(
        session: &Session,
        side: Option<ListingType>,
        first: Option<i32>,
        after: Option<&str>,
    ) -> Result<List<Self>> {
        let call = session.enter(Operation::ListMyListings).await?;
        let after = relay::after(after)?;
        let page = search::mine(call, side.map(Into::into), relay::first(first, MOST)?, after).await?;
        Ok(Self::all(session, page, after).await)
    }

    /// What every member may see of a member's listings, newest first; none where the viewer may not see the member's profile and
    /// REST would refuse.
    pub async fn of_member(
        session: &Session,
        member: MemberId,
        side: Option<ListingType>,
        first: Option<i32>,
        after: Option<&str>,
    ) -> Result<Option<List<Self>>> {
        let call = session.enter_once(Operation::ListMemberListings).await?;
        if call.me()? != member && session.loaders().load_one(ProfileOf(member)).await?.is_none() {
            return Ok(None);
        }
        let after = relay::after(after)?;
        let key = ListingsOf {
            member,
            side: side.map(Side::from),
            after: after.map(|cursor| cursor.0),
            first: relay::first(first, MOST)?,
        };
        let page = session.loaders().load_one(key).await?;
        let page = page.map_or_else(|| Page { items: Vec::new(), next: None }, |page| (*page).clone());
        Ok(Some(Self::all(session, page, after).await))
    }

    async fn esteem(&self, ctx: &Context<'_>) -> Result<Esteem> {
        Ok(Session::of(ctx)?.loaders().load_one(EsteemOf(self.line.0.user_id)).await?.unwrap_or_default())
    }

    fn picture(
        &self,
        ctx: &Context<'_>,
        address: fn(crate::base::TenantId, &str) -> Option<String>,
    ) -> Result<Option<String>> {
        let call = Session::of(ctx)?.call();
        let path = self.line.1.picture.as_deref().and_then(|name| address(call.tenant(), name));
        Ok(path.map(|path| absolute(&call.visit().base_url, &path)))
    }
}
