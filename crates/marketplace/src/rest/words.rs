//! Listings in the contract's words.

use contract::marketplace_listings as wire;

use crate::base::place::distance_km;
use crate::base::{Answer, Page};
use crate::call::Call;
use crate::catalogue::draft::Wish;
use crate::catalogue::stock::Said;
use crate::catalogue::store::images::{self, Image};
use crate::catalogue::store::lists::{ListingWithSeller, Order};
use crate::catalogue::template::Form;
use crate::media;
use crate::members::Eyes;
use crate::members::model::absolute;

/// How a list is to stand.
pub(super) fn order(sort: wire::MarketplaceListingSort) -> Order {
    match sort {
        wire::MarketplaceListingSort::Newest => Order::Newest,
        wire::MarketplaceListingSort::PriceAsc => Order::Cheapest,
        wire::MarketplaceListingSort::PriceDesc => Order::Dearest,
        wire::MarketplaceListingSort::Popular => Order::Popular,
    }
}

/// What a new listing is wished to be.
pub(super) fn wish_of_new(body: wire::CreateMarketplaceListingBody) -> Wish {
    Wish {
        title: Some(body.title),
        description: Some(body.description),
        tagline: Some(body.tagline),
        price: Some(body.price),
        currency: body.price_currency,
        price_type: Some(body.price_type),
        time_credit_price: Some(body.time_credit_price),
        category: Some(body.category_id.map(Into::into)),
        condition: Some(body.condition),
        quantity: Some(body.quantity),
        stock: Said {
            count: Some(body.inventory_count),
            threshold: body.low_stock_threshold.map(Some),
            is_protected: Some(body.is_oversold_protected),
        },
        location: Some(body.location),
        latitude: Some(body.latitude),
        longitude: Some(body.longitude),
        shipping_available: Some(body.shipping_available),
        local_pickup: Some(body.local_pickup),
        delivery_method: Some(body.delivery_method),
        seller_type: Some(body.seller_type),
        status: Some(body.status),
        duration_days: body.duration_days,
        template_data: body.template_data.map(|data| data.0).filter(|data| !data.is_null()),
        form: Form::default(),
    }
}

/// What is to change.
pub(super) fn wish(body: wire::UpdateMarketplaceListingBody) -> Wish {
    Wish {
        title: body.title,
        description: body.description,
        tagline: body.tagline,
        price: body.price,
        currency: body.price_currency,
        price_type: body.price_type,
        time_credit_price: body.time_credit_price,
        category: body.category_id.map(|id| id.map(Into::into)),
        condition: body.condition,
        quantity: body.quantity,
        stock: Said {
            count: body.inventory_count,
            threshold: body.low_stock_threshold,
            is_protected: body.is_oversold_protected,
        },
        location: body.location,
        latitude: body.latitude,
        longitude: body.longitude,
        shipping_available: body.shipping_available,
        local_pickup: body.local_pickup,
        delivery_method: body.delivery_method,
        seller_type: body.seller_type,
        status: body.status,
        duration_days: body.duration_days,
        template_data: body.template_data.map(|data| data.0).filter(|data| !data.is_null()),
        form: Form::default(),
    }
}

/// Listings with their pictures: one statement for all of them.
///
/// # Errors
/// A fault if the database fails.
pub async fn listings(call: &Call, rows: Vec<ListingWithSeller>) -> Answer<Vec<wire::MarketplaceListing>> {
    let ids: Vec<_> = rows.iter().map(|row| row.listing.id).collect();
    let mut pictures = Vec::new();
    if !ids.is_empty() {
        pictures = images::of_each(&mut call.reads(), &ids).await?;
    }
    let of = |row: &ListingWithSeller| -> Vec<Image> {
        pictures.iter().filter(|image| image.listing_id == row.listing.id).cloned().collect()
    };
    Ok(rows.into_iter().map(|row| (of(&row), row)).map(|(images, row)| listing(call, row, images)).collect())
}

/// One listing, and what its seller is told beside it.
pub(super) async fn one(
    call: &Call,
    row: ListingWithSeller,
    notice: Option<String>,
) -> Answer<wire::MarketplaceListingResponse> {
    let data = listings(call, vec![row]).await?.pop().ok_or_else(crate::catalogue::model::missing)?;
    let meta = wire::MarketplaceListingMeta { base_url: call.visit().base_url.clone(), notice };
    Ok(wire::MarketplaceListingResponse { data, meta })
}

/// A page of listings.
pub(super) async fn page(
    call: &Call,
    page: Page<ListingWithSeller>,
    limit: i64,
) -> Answer<wire::MarketplaceListingPage> {
    let meta = call.cursor_meta(limit, page.next);
    Ok(wire::MarketplaceListingPage { data: listings(call, page.items).await?, meta })
}

/// A list of listings.
pub(super) async fn list(call: &Call, rows: Vec<ListingWithSeller>) -> Answer<wire::MarketplaceListingList> {
    Ok(wire::MarketplaceListingList { data: listings(call, rows).await?, meta: call.meta() })
}

fn listing(call: &Call, row: ListingWithSeller, images: Vec<Image>) -> wire::MarketplaceListing {
    let ListingWithSeller { listing, around, seller } = row;
    let (base_url, me) = (&call.visit().base_url, call.member().ok());
    let is_own = me.is_some_and(|me| me.id == listing.user_id && me.tenant == call.tenant());
    let is_inside = is_own || me.is_some_and(crate::call::Member::is_admin);
    let degrees = |degrees: f64| if is_own { degrees } else { (degrees * 100.0).round() / 100.0 };
    let name = Eyes::of(call).name(&seller);
    let shown: Vec<_> = images.into_iter().enumerate().map(|(place, one)| image(call, one, place == 0)).collect();
    let picture = shown.first().map(|first| wire::MarketplaceListingPicture {
        url: first.url.clone(),
        thumbnail_url: first.thumbnail_url.clone(),
        alt_text: first.alt_text.clone(),
    });
    let category = listing.category_id.zip(around.category_name).zip(around.category_slug);
    let video = around.video.and_then(|name| media::address(call.tenant(), &name));
    wire::MarketplaceListing {
        id: listing.id.get(),
        user: wire::MarketplaceListingUser {
            id: seller.id.get(),
            name,
            avatar_url: seller.avatar_url.as_deref().map(|address| absolute(base_url, address)),
            is_verified: around.is_verified,
            member_since: Some(around.member_since),
        },
        category: category.map(|((id, name), slug)| wire::MarketplaceListingCategory {
            id: id.get(),
            name,
            slug,
            icon: around.category_icon.clone(),
        }),
        is_own,
        is_promoted: listing.is_promoted(call.now()),
        title: listing.title,
        description: listing.description,
        tagline: listing.tagline,
        price: listing.price.map(crate::money::Amount::decimal),
        price_currency: listing.price_currency.to_string(),
        price_type: listing.price_type,
        time_credit_price: listing.time_credit_price.map(crate::base::Hours::decimal),
        condition: listing.condition,
        quantity: listing.quantity,
        location: listing.location,
        latitude: listing.latitude.map(degrees),
        longitude: listing.longitude.map(degrees),
        distance_km: around.nearness.map(|chord| (distance_km(chord) * 10.0).round() / 10.0),
        shipping_available: listing.shipping_available,
        local_pickup: listing.local_pickup,
        delivery_method: listing.delivery_method,
        seller_type: listing.seller_type,
        status: listing.status,
        template_data: listing.template_data.unwrap_or_default().into(),
        image: picture,
        image_count: i64::try_from(shown.len()).unwrap_or_default(),
        images: shown,
        video_url: video.map(|path| absolute(base_url, &path)),
        is_saved: around.is_saved,
        views_count: around.views_count,
        saves_count: listing.saves_count,
        inventory_count: listing.inventory_count.filter(|_| is_inside),
        low_stock_threshold: listing.low_stock_threshold.filter(|_| is_inside),
        is_oversold_protected: is_inside.then_some(listing.is_oversold_protected),
        moderation_status: is_inside.then_some(listing.moderation),
        moderation_notes: listing.moderation_notes.filter(|_| is_inside),
        expires_at: listing.expires_at,
        created_at: listing.created_at,
        updated_at: listing.updated_at,
        public_contract: None,
    }
}

/// A picture.
#[must_use]
pub fn image(call: &Call, image: Image, is_primary: bool) -> wire::MarketplaceListingImage {
    let place = |path: Option<String>| absolute(&call.visit().base_url, &path.unwrap_or_default());
    wire::MarketplaceListingImage {
        id: image.id.get(),
        url: place(media::address(call.tenant(), &image.name)),
        thumbnail_url: place(media::small_address(call.tenant(), &image.name)),
        alt_text: image.alt_text,
        is_primary,
    }
}
