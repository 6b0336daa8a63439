//! What members do with a listing: make, read, change, end, keep in mind, renew, report.

use contract::Code;

use super::approval::{self, Change};
use super::draft::{self, Wish};
use super::events::{ListingCreated, ListingRemoved, ListingReported, ListingSaved, ListingSubmitted};
use super::images;
use super::model::{self, Contact, Hand, Listing, Status};
use super::moderation;
use super::reports::Reason;
use super::store::lists::Sight;
use super::store::{self, Index, ListingStanding, lists};
use crate::base::place::Point;
use crate::base::{Answer, CategoryId, Failure, ListingId, MemberId, Refusal, Rules, Timestamp};
use crate::call::{Call, Member, Reads, Tx};
use crate::db::{DbError, search_words};
use crate::members;
use crate::outbox;
use crate::recognition::{self, Activity};
use crate::say;
use crate::tenancy::ListingRules;

/// What is shown of one listing.
#[derive(Clone, Debug, PartialEq)]
pub struct Detail {
    /// The listing with its owner and what is around it.
    pub row: lists::ListingWithOwner,
    /// Its tags, in alphabetical order.
    pub tags: Vec<String>,
    /// Its pictures in their order.
    pub images: Vec<store::images::Image>,
    /// What else its owner lists, newest first.
    pub others: Vec<lists::ListingWithOwner>,
    /// The viewer may change it.
    pub is_yours: bool,
}

/// How many other offers and requests of the owner are shown.
pub const OTHERS: usize = 6;

/// Offers or asks for something.
///
/// Emits `ListingCreated`, or `ListingSubmitted` where staff approve it first. Refuses with 422 `VALIDATION_ERROR`, an item a field, what the community does not allow, `user_id` for a
/// member who has as many as it does; with `FORBIDDEN` a visitor from another community. Source: spec platform 4.3.
pub async fn create(call: &Call, wish: Wish) -> Answer<Detail> {
    let owner = resident(call)?;
    let rules = call.community()?.rules::<ListingRules>();
    let mut tx = call.begin().await?;
    // Held, so that of two at once one is counted first.
    members::store::hold(&mut tx, &[owner]).await?;
    let mut kept = Rules::default();
    if store::count_of(&mut tx, owner).await? >= rules.max_per_user {
        let sentence = say!("listing-limit-reached", most = rules.max_per_user);
        kept.note(Refusal::new(Code::ValidationError, sentence).field("user_id"));
    }
    let blank = draft::blank(owner, &rules, call.now());
    let listing = wished(&mut tx, wish, blank, &mut kept).await?;
    kept.look(draft::check(&listing, &rules, draft::FIELDS).map_err(Failure::from))?;
    kept.kept()?;
    let index = index(call, &listing, call.now());
    let id = store::insert(&mut tx, &listing, &index).await?;
    if listing.is_waiting() {
        let submission = store::moderation::submit(&mut tx, id).await?;
        store::moderation::number(&mut tx, id, submission).await?;
        outbox::tell(&mut tx, ListingSubmitted { listing: id, owner }).await?;
    } else {
        recognition::post(&mut tx, Some(owner), Activity::Listing, id.get()).await?;
        outbox::tell(&mut tx, ListingCreated { listing: id, owner, was_approved: false }).await?;
    }
    let made = detail(&mut tx.reads(), id).await?;
    tx.commit().await?;
    Ok(made)
}

/// A listing as the viewer may see it, with everything around it. Counts a reader: each member once a day, the owner apart.
///
/// Refuses with `NOT_FOUND` what only its owner and administrators may see, and staff while it waits for them. Source: spec platform 4.1.
pub async fn read(call: &Call, id: ListingId) -> Answer<Detail> {
    let member = call.member()?;
    let (listing, standing) = stored(call, id).await?;
    let decides = may_decide(&listing, member);
    if !decides && !may_see(call, &listing, standing)? {
        return Err(model::missing().into());
    }
    let reads = member.id != listing.user_id && member.tenant == call.tenant() && !decides;
    if reads && !standing.is_read {
        // In a transaction of its own: whoever reads should not wait for it to be told to others.
        let mut tx = call.begin().await?;
        if store::insert_view(&mut tx, id, member.id, today(call)).await? > 0 {
            store::count_view(&mut tx, id).await?;
        }
        tx.commit().await?;
    }
    detail(&mut call.reads(), id).await
}

/// A listing with everything around it, whoever may see it.
///
/// Refuses with `NOT_FOUND` what was deleted.
async fn detail(from: &mut Reads<'_>, id: ListingId) -> Answer<Detail> {
    let call = from.call().clone();
    let member = call.member()?;
    let row = lists::by_ids(from, member.id, Sight::Everything, &[id]).await?.pop().ok_or_else(model::missing)?;
    let owner = row.listing.user_id;
    let mut others = Vec::new();
    for side in model::Side::ALL {
        let limit = i64::try_from(OTHERS).unwrap_or(0) + 1;
        let page = lists::of_member(from, member.id, owner, false, Some(*side), i64::MAX, limit).await?;
        let rest = page.into_iter().filter(|other| other.listing.id != id && other.listing.is_listed(call.now()));
        others.extend(rest.take(OTHERS));
    }
    Ok(Detail {
        tags: store::tags::of(from, id).await?,
        images: store::images::of_each(from, &[id]).await?,
        is_yours: row.listing.hand(member).is_some(),
        row,
        others,
    })
}

/// Changes a listing; what is not wished stays. Where staff approve listings, one that its owner rewrites waits for them again.
///
/// Emits what [`moderation::moved`] does. Refuses with `FORBIDDEN` anybody but its owner and administrators, with `NOT_FOUND` those who may not see it, and with 422
/// `VALIDATION_ERROR`, an item a field, what the community does not allow in the fields that are wished for, and status changes that
/// are not in [`model::step`]. Source: spec platform 4.3.
pub async fn update(call: &Call, id: ListingId, wish: Wish) -> Answer<Detail> {
    let mut tx = call.begin().await?;
    let (before, hand) = held(&mut tx, id).await?;
    let (status, fields) = (wish.status, wish.fields());
    let mut kept = Rules::default();
    let mut after = wished(&mut tx, wish, before.clone(), &mut kept).await?;
    let rules = call.community()?.rules::<ListingRules>();
    kept.look(draft::check(&after, &rules, &fields).map_err(Failure::from))?;
    let change = Change { is_rewritten: draft::is_rewritten(&before, &after), status };
    let from = (before.status, before.moderation);
    let step = kept.look(approval::after(from, hand, change, rules.moderation).map_err(Failure::from))?;
    kept.kept()?;
    (after.status, after.moderation) = step.unwrap_or(from);
    let is_activated = after.status == Status::Active && before.status != Status::Active;
    if is_activated && after.expires_at.is_some_and(|end| end <= call.now()) {
        after.lasts_until(rules.expiry(call.now()), call.now());
    }
    moderation::moved(&mut tx, &before, &mut after, (hand, change.is_rewritten)).await?;
    store::update(&mut tx, &after, &index(call, &after, after.fresh())).await?;
    let made = detail(&mut tx.reads(), id).await?;
    tx.commit().await?;
    Ok(made)
}

/// Takes a listing away, and everything that hangs on it.
///
/// Emits `ListingRemoved` if it is somebody else's. Refuses as [`update`] does.
pub async fn delete(call: &Call, id: ListingId) -> Answer<()> {
    let mut tx = call.begin().await?;
    let (listing, hand) = held(&mut tx, id).await?;
    if hand == Hand::Admin {
        outbox::tell(&mut tx, ListingRemoved { listing: id, owner: listing.user_id }).await?;
    }
    let files = images::files(&mut tx, id).await?;
    store::clear(&mut tx, id).await?;
    store::mark_deleted(&mut tx, id).await?;
    crate::media::forget(&mut tx, &files).await?;
    tx.commit().await
}

/// Keeps a listing in mind. Doing it again changes nothing.
///
/// Emits `ListingSaved`, unless it is the viewer's own. Refuses with `FEATURE_DISABLED` where the community has switched it off,
/// with `NOT_FOUND` what the viewer may not see. Source: spec platform 4.1.
pub async fn save(call: &Call, id: ListingId) -> Answer<()> {
    let me = resident(call)?;
    favourites(call)?;
    let (listing, _) = seen(call, id).await?;
    if listing.user_id == me {
        return Err(Refusal::new(Code::Forbidden, say!("listing-save-own")).into());
    }
    let mut tx = call.begin().await?;
    let listing = store::lock(&mut tx, id).await?.ok_or_else(model::missing)?;
    if store::insert_save(&mut tx, id, me).await? > 0 {
        interest(&mut tx, &listing, 1, 0).await?;
        outbox::tell(&mut tx, ListingSaved { listing: id, owner: listing.user_id, by: me }).await?;
    }
    tx.commit().await
}

/// Keeps a listing in mind no longer. Doing it again changes nothing.
///
/// Refuses with `NOT_FOUND` what the viewer neither keeps nor may see.
pub async fn unsave(call: &Call, id: ListingId) -> Answer<()> {
    let me = resident(call)?;
    favourites(call)?;
    if !store::is_saved(call, id, me).await? {
        seen(call, id).await?;
    }
    let mut tx = call.begin().await?;
    let listing = store::lock(&mut tx, id).await?.ok_or_else(model::missing)?;
    if store::delete_save(&mut tx, id, me).await? > 0 {
        interest(&mut tx, &listing, -1, 0).await?;
    }
    tx.commit().await
}

/// Notes that a member turned to the owner of a listing because of it, in a transaction that does more: an exchange, a message.
/// Once a day for each member. `listing` is held.
///
/// # Errors
/// A fault.
pub async fn contacted(tx: &mut Tx, listing: &Listing, by: MemberId, how: Contact) -> Answer<()> {
    let day = today(tx.call());
    if listing.user_id != by && store::insert_contact(tx, listing.id, by, day, how).await? > 0 {
        interest(tx, listing, 0, 1).await?;
    }
    Ok(())
}

/// Whether the viewer may see a listing, as [`read`] does.
///
/// # Errors
/// A fault.
pub async fn is_seen(call: &Call, id: ListingId) -> Answer<bool> {
    let Some((listing, standing)) = store::find(call, call.me()?, today(call), id).await? else { return Ok(false) };
    Ok(may_decide(&listing, call.member()?) || may_see(call, &listing, standing)?)
}

/// Gives a listing more time. Gives its new end; none for one that never runs out.
///
/// Refuses with `RENEWAL_FAILED`: 404 to whoever may not see it, 403 to whoever is not its owner, 422 where [`model::renewed`]
/// says no. Source: spec platform 4.1.
pub async fn renew(call: &Call, id: ListingId) -> Answer<Option<Timestamp>> {
    let me = call.me()?;
    let failed = |status, sentence| Failure::from(Refusal::new(Code::RenewalFailed, sentence).status(status));
    match seen(call, id).await {
        Ok((listing, _)) if listing.user_id == me => {}
        Ok(_) => return Err(failed(403, say!("listing-renew-not-yours"))),
        Err(Failure::Refusal(_)) => return Err(failed(404, say!("listing-missing"))),
        Err(failure) => return Err(failure),
    }
    let mut tx = call.begin().await?;
    let mut listing = store::lock(&mut tx, id).await?.ok_or_else(|| failed(404, say!("listing-missing")))?;
    let days = call.community()?.rules::<ListingRules>().renewal_days;
    let end = model::renewed(&listing, call.now(), days.into())?;
    listing.status = Status::Active;
    listing.lasts_until(end, call.now());
    listing.renewed_at = Some(call.now());
    listing.renewal_count += 1;
    let index = index(call, &listing, call.now());
    store::update(&mut tx, &listing, &index).await?;
    tx.commit().await?;
    Ok(end)
}

/// Tells those who look after the community that something is wrong with a listing.
///
/// Emits `ListingReported`. Refuses with `FEATURE_DISABLED` where the community has switched reports off, with `FORBIDDEN` one's own listing, with
/// `NOT_FOUND` what the viewer may not see, with `ALREADY_REPORTED` the second time. Source: spec platform 4.1.
pub async fn report(call: &Call, id: ListingId, reason: Reason, details: Option<&str>) -> Answer<()> {
    let me = resident(call)?;
    if !call.community()?.rules::<ListingRules>().reporting {
        return Err(Refusal::new(Code::FeatureDisabled, say!("listing-reports-off")).into());
    }
    let (listing, _) = seen(call, id).await?;
    if listing.user_id == me {
        return Err(Refusal::new(Code::Forbidden, say!("listing-report-own")).into());
    }
    let again = || Failure::from(Refusal::new(Code::AlreadyReported, say!("listing-report-exists")));
    let mut tx = call.begin().await?;
    if store::has_reported(&mut tx, id, me).await? {
        return Err(again());
    }
    let written = store::insert_report(&mut tx, id, me, reason, details).await;
    written.map_err(|error: DbError| if error.is_unique("listing_reports_once") { again() } else { error.into() })?;
    let event = ListingReported { listing: id, owner: listing.user_id, by: me };
    outbox::tell(&mut tx, event).await?;
    tx.commit().await
}

/// A listing that the viewer may see, and how the viewer stands to it.
///
/// Refuses with `NOT_FOUND` every other one.
pub(super) async fn seen(call: &Call, id: ListingId) -> Answer<(Listing, ListingStanding)> {
    let (listing, standing) = stored(call, id).await?;
    if may_see(call, &listing, standing)? { Ok((listing, standing)) } else { Err(model::missing().into()) }
}

/// A listing, whoever may see it, and how the viewer stands to it.
async fn stored(call: &Call, id: ListingId) -> Answer<(Listing, ListingStanding)> {
    let found = store::find(call, call.me()?, today(call), id).await?;
    Ok(found.ok_or_else(model::missing)?)
}

/// Whether a listing waits for staff, and the member is one of them.
fn may_decide(listing: &Listing, member: &Member) -> bool {
    listing.is_waiting() && member.is_broker_or_admin()
}

fn may_see(call: &Call, listing: &Listing, standing: ListingStanding) -> Answer<bool> {
    Ok(listing.hand(call.member()?).is_some() || (standing.is_met && listing.is_listed(call.now())))
}

/// A listing that the viewer may change, held until the end of the transaction.
///
/// Refuses with `NOT_FOUND` what the viewer may not see, with `FORBIDDEN` what the viewer may only see.
pub(super) async fn held(tx: &mut Tx, id: ListingId) -> Answer<(Listing, Hand)> {
    let listing = store::lock(tx, id).await?.ok_or_else(model::missing)?;
    let call = tx.call().clone();
    if let Some(hand) = listing.hand(call.member()?) {
        return Ok((listing, hand));
    }
    seen(&call, id).await?;
    Err(model::not_yours().into())
}

/// The viewer, who belongs to this community. A platform administrator who looks in from another one has no things here.
pub(super) fn resident(call: &Call) -> Answer<MemberId> {
    let member: &Member = call.member()?;
    if member.tenant == call.tenant() {
        Ok(member.id)
    } else {
        Err(Refusal::new(Code::Forbidden, say!("not-a-member")).into())
    }
}

/// Refuses where the community does not let members keep listings in mind.
pub(super) fn favourites(call: &Call) -> Answer<()> {
    if call.community()?.rules::<ListingRules>().favourites {
        Ok(())
    } else {
        Err(Refusal::new(Code::FeatureDisabled, say!("listing-favourites-off")).into())
    }
}

/// The first moment of the present day, of UTC.
pub(super) fn today(call: &Call) -> Timestamp {
    let now = call.now();
    now.date_naive().and_time(chrono::NaiveTime::MIN).and_utc()
}

/// The listing as wished. A heading that the community does not know is noted in `rules`.
async fn wished(tx: &mut Tx, wish: Wish, listing: Listing, rules: &mut Rules) -> Answer<Listing> {
    let home = if wish.needs_home(&listing) { store::home(tx, listing.user_id).await? } else { None };
    let category = wish.category.flatten();
    let listing = wish.applied(listing, home);
    if let Some(category) = category {
        rules.look(known(tx, category).await)?;
    }
    Ok(listing)
}

async fn known(tx: &mut Tx, category: CategoryId) -> Answer<()> {
    if store::takes_listings(tx, category).await? {
        Ok(())
    } else {
        Err(Refusal::new(Code::ValidationError, say!("listing-category-missing")).field("category_id").into())
    }
}

/// Writes that a listing found more interest, or less.
async fn interest(tx: &mut Tx, listing: &Listing, saves: i64, contacts: i64) -> Answer<()> {
    let (saves, contacts) = (listing.save_count + saves, listing.contact_count + contacts);
    let ranking = model::ranking(listing.fresh(), saves, contacts);
    store::set_interest(tx, listing.id, saves, contacts, ranking).await?;
    Ok(())
}

/// What is kept beside a listing so that lists and searches find it.
pub(super) fn index(call: &Call, listing: &Listing, fresh: Timestamp) -> Index {
    index_of(call.tenant().get(), listing, fresh)
}

/// The same, for whoever writes listings without a call of their community.
#[must_use]
pub fn index_of(community: i64, listing: &Listing, fresh: Timestamp) -> Index {
    let location = listing.location.as_deref().unwrap_or_default();
    let point = listing.latitude.zip(listing.longitude).map(|(latitude, longitude)| Point::of(latitude, longitude));
    Index {
        words: search_words(community, &listing.title, &[&listing.description, location]),
        ranking: model::ranking(fresh, listing.save_count, listing.contact_count),
        point: point.map(|point| (point.x, point.y, point.z)),
    }
}
