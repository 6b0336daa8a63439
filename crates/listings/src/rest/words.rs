//! Listings in the contract's words.

use contract::listing_images::ListingImage;
use contract::listing_search::{ListingItem, ListingOwner, ListingReciprocity};
use contract::{Code, listings as wire};

use crate::base::place::distance_km;
use crate::base::{Answer, Hours, Refusal};
use crate::call::Call;
use crate::listings::actions::Detail;
use crate::listings::draft::Wish;
use crate::listings::model::{Listing, Side};
use crate::listings::store::heard;
use crate::listings::store::images::Image;
use crate::listings::store::lists::ListingWithOwner;
use crate::listings::store::lists::matches::Fit;
use crate::media;
use crate::members::model::{Esteem, absolute};
use crate::members::{self, Eyes};
use crate::say;

/// What both bodies wish alike. Their types are two, so that no function can take either. `$said` makes what a member that is there
/// says: something, or, where null clears, perhaps nothing.
macro_rules! wish_of {
    ($body:ident, $said:path) => {
        Wish {
            category: $body.category_id.map($said).map(|id| id.map(Into::into)),
            location: $body.location,
            coordinates: $body.latitude.zip($body.longitude),
            hours_estimate: match $body.hours_estimate.map($said) {
                // An empty text of a form leaves it as it is.
                Some(Some(text)) => hours("hours_estimate", &text.to_string(), MOST_ESTIMATED)?.map(Some),
                said => said.map(|_| None),
            },
            hours_available: match $body.hours_available.map($said) {
                Some(Some(text)) => Some(hours("hours_available", &text.to_string(), MOST_AVAILABLE)?),
                said => said.map(|_| None),
            },
            service_type: $body.service_type,
            federated_visibility: $body.federated_visibility,
            availability: $body.availability.map(|availability| availability.0).filter(|value| !value.is_null()),
            sdg_goals: $body.sdg_goals.map($said).map(Option::unwrap_or_default),
            ..Wish::default()
        }
    };
}

/// So many hours one listing may take, and its owner offer altogether.
const MOST_ESTIMATED: i64 = 2_000;
const MOST_AVAILABLE: i64 = 100_000;

/// Hours as somebody wrote them, as a number or as the text of one; none for an empty text.
fn hours(field: &'static str, text: &str, most: i64) -> Result<Option<Hours>, Refusal> {
    if text.is_empty() {
        return Ok(None);
    }
    let refused = |sentence| Refusal::new(Code::ValidationError, sentence).field(field);
    let hours = Hours::parse(text).ok_or_else(|| refused(say!("hours-too-fine")))?;
    let bounds = Hours::from_hundredths(50)..=Hours::from_hundredths(most * 100);
    if bounds.contains(&hours) {
        Ok(Some(hours))
    } else {
        Err(refused(say!("listing-hours-out-of-range", most = most)))
    }
}

/// What a new listing is wished to be.
///
/// # Errors
/// 422 `VALIDATION_ERROR` for hours that are none.
pub(super) fn wish_of_new(body: wire::CreateListingBody) -> Result<Wish, Refusal> {
    Ok(Wish {
        title: Some(body.title),
        description: Some(body.description),
        side: Some(body.type_),
        ..wish_of!(body, Some)
    })
}

/// What is to change.
///
/// # Errors
/// 422 `VALIDATION_ERROR` for hours that are none.
pub(super) fn wish(body: wire::UpdateListingBody) -> Result<Wish, Refusal> {
    Ok(Wish {
        title: body.title,
        description: body.description,
        side: body.type_,
        status: body.status,
        ..wish_of!(body, std::convert::identity)
    })
}

/// A listing in a list, and what its owner is known for.
pub fn item(call: &Call, row: ListingWithOwner, esteem: Esteem) -> ListingItem {
    let ListingWithOwner { listing, around, owner } = row;
    let eyes = Eyes::of(call);
    let base_url = &call.visit().base_url;
    let picture = |address: fn(_, &str) -> Option<String>| {
        around.picture.as_deref().and_then(|name| address(call.tenant(), name)).map(|path| absolute(base_url, &path))
    };
    let (image_url, thumbnail_url) = (picture(media::address), picture(media::small_address));
    let avatar = owner.avatar_url.as_deref().map(|address| absolute(base_url, address));
    let name = eyes.name(&owner);
    let submission = listing.submission.filter(|_| listing.is_waiting());
    ListingItem {
        id: listing.id.get(),
        user_id: listing.user_id.get(),
        category_id: listing.category_id.map(Into::into),
        type_: listing.side,
        status: listing.status,
        moderation_status: listing.moderation,
        image_url,
        thumbnail_url,
        price: None,
        federated_visibility: listing.federated_visibility,
        service_type: listing.service_type,
        availability: listing.availability.clone().unwrap_or_default().into(),
        hours_estimate: listing.hours_estimate.map(|hours| hours.to_string()),
        hours_available: listing.hours_available.map(|hours| hours.to_string()),
        is_featured: listing.is_featured(call.now()),
        user: ListingOwner {
            id: owner.id.get(),
            name: name.clone(),
            avatar: avatar.clone(),
            avatar_url: avatar.clone(),
            tagline: owner.tagline,
        },
        author_name: name,
        author_avatar: avatar,
        author_verified: esteem.is_verified,
        author_rating: esteem.stars(),
        category_name: around.category_name,
        category_color: around.category_color,
        category_slug: around.category_slug,
        is_favorited: around.is_saved,
        reciprocity_match: None,
        distance_km: around.nearness.map(distance_km),
        can_edit: None,
        can_delete: None,
        title: listing.title,
        description: listing.description,
        location: listing.location,
        latitude: listing.latitude,
        longitude: listing.longitude,
        sdg_goals: listing.sdg_goals,
        expires_at: listing.expires_at,
        renewed_at: listing.renewed_at,
        renewal_count: listing.renewal_count,
        view_count: listing.view_count,
        contact_count: listing.contact_count,
        save_count: listing.save_count,
        featured_until: listing.featured_until,
        submitted_at: listing.submitted_at,
        submission,
        moderation_reason: listing.moderation_reason,
        created_at: listing.created_at,
        updated_at: listing.updated_at,
    }
}

/// How a listing fits its viewer's own.
pub(super) fn fit(fits: &[Fit], id: i64) -> Option<ListingReciprocity> {
    let fit = fits.iter().find(|fit| fit.id.get() == id && fit.one_way)?;
    Some(if fit.other_way { ListingReciprocity::Mutual } else { ListingReciprocity::OneWay })
}

/// A listing with everything around it.
pub(super) async fn detail(call: &Call, found: Detail) -> Answer<wire::ListingResponse> {
    let esteem = members::store::esteem(call, &[found.row.listing.user_id]).await?.pop().unwrap_or_default();
    let said = heard::of(call, found.row.listing.id, call.me()?).await?.unwrap_or_default();
    let others = |side: Side| {
        let mine = found.others.iter().filter(move |other| other.listing.side == side);
        mine.map(|other| summary(&other.listing)).collect()
    };
    let (member_offers, member_requests) = (others(Side::Offer), others(Side::Request));
    let item = item(call, found.row, esteem);
    let data = wire::ListingDetail {
        id: item.id,
        user_id: item.user_id,
        category_id: item.category_id,
        title: item.title,
        description: item.description,
        location: item.location,
        latitude: item.latitude,
        longitude: item.longitude,
        type_: item.type_,
        status: item.status,
        moderation_status: item.moderation_status,
        image_url: item.image_url,
        thumbnail_url: item.thumbnail_url,
        sdg_goals: item.sdg_goals,
        price: item.price,
        federated_visibility: item.federated_visibility,
        service_type: item.service_type,
        availability: item.availability,
        hours_estimate: item.hours_estimate,
        hours_available: item.hours_available,
        expires_at: item.expires_at,
        renewed_at: item.renewed_at,
        renewal_count: item.renewal_count,
        view_count: item.view_count,
        contact_count: item.contact_count,
        save_count: item.save_count,
        is_featured: item.is_featured,
        featured_until: item.featured_until,
        submitted_at: item.submitted_at,
        submission: item.submission,
        moderation_reason: item.moderation_reason,
        created_at: item.created_at,
        updated_at: item.updated_at,
        user: item.user,
        author_name: item.author_name,
        author_avatar: item.author_avatar,
        author_verified: item.author_verified,
        author_rating: item.author_rating,
        category_name: item.category_name,
        category_color: item.category_color,
        category_slug: item.category_slug,
        is_favorited: item.is_favorited,
        reciprocity_match: None,
        author_reviews_count: esteem.reviews,
        author_exchanges_count: esteem.exchanges,
        likes_count: said.likes,
        comments_count: said.comments,
        is_liked: said.is_liked,
        skill_tags: found.tags,
        images: found.images.into_iter().map(|picture| image(call, picture)).collect(),
        member_offers,
        member_requests,
        can_edit: found.is_yours,
        can_delete: found.is_yours,
    };
    Ok(wire::ListingResponse { data, meta: call.meta() })
}

/// A picture.
pub fn image(call: &Call, image: Image) -> ListingImage {
    let place = |path: Option<String>| absolute(&call.visit().base_url, &path.unwrap_or_default());
    ListingImage {
        id: image.id.get(),
        url: place(media::address(call.tenant(), &image.name)),
        thumbnail_url: place(media::small_address(call.tenant(), &image.name)),
        sort_order: image.sort_order,
        alt_text: image.alt_text,
    }
}

fn summary(listing: &Listing) -> wire::ListingSummary {
    wire::ListingSummary {
        id: listing.id.get(),
        title: listing.title.clone(),
        type_: listing.side,
        hours_estimate: listing.hours_estimate.map(|hours| hours.to_string()),
    }
}
