//! The offers' REST door.

use contract::MarketplaceOffersApi;
use contract::marketplace_offers as wire;
use contract::marketplace_orders::MarketplaceListingSummaryImage;

use super::actions::{self, Bid};
use super::store::{self, OfferWithParties};
use crate::base::{Answer, Failure, Page};
use crate::call::Call;
use crate::media;
use crate::members::model::absolute;
use crate::money::Amount;
use crate::rest::ids;
use crate::say;
use crate::trade::rest::person;

/// Offers at the REST door.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rest;

impl contract::Area for Rest {
    type Call = Call;
    type Failure = Failure;
    type Brings = crate::call::Brings;

    fn brings() -> &'static Self::Brings {
        &crate::BRINGS
    }
}

impl MarketplaceOffersApi for Rest {
    async fn marketplace_offer_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::MarketplaceOffer>> {
        let rows = store::several(&call, call.me()?, &ids(&numbers)).await?;
        Ok(rows.into_iter().map(|row| shown(&call, row)).collect())
    }

    async fn list_marketplace_listing_offers(
        &self,
        call: Call,
        path: wire::ListMarketplaceListingOffersPath,
    ) -> Answer<wire::MarketplaceOfferList> {
        let rows = actions::of_listing(&call, path.id.into()).await?;
        let data = rows.into_iter().map(|row| shown(&call, row)).collect();
        Ok(wire::MarketplaceOfferList { data, meta: call.meta() })
    }

    async fn create_marketplace_offer(
        &self,
        call: Call,
        path: wire::CreateMarketplaceOfferPath,
        body: wire::MarketplaceOfferBody,
    ) -> Answer<wire::MarketplaceOfferResponse> {
        let bid = Bid { amount: body.amount, message: body.message };
        Ok(one(&call, actions::make(&call, path.id.into(), &bid).await?))
    }

    async fn list_marketplace_offers_sent(
        &self,
        call: Call,
        query: wire::ListMarketplaceOffersSentQuery,
    ) -> Answer<wire::MarketplaceOfferPage> {
        let page = actions::sent(&call, query.per_page, call.cursor(query.cursor.as_deref())?).await?;
        Ok(listed(&call, page, query.per_page))
    }

    async fn list_marketplace_offers_received(
        &self,
        call: Call,
        query: wire::ListMarketplaceOffersReceivedQuery,
    ) -> Answer<wire::MarketplaceOfferPage> {
        let page = actions::received(&call, query.per_page, call.cursor(query.cursor.as_deref())?).await?;
        Ok(listed(&call, page, query.per_page))
    }

    async fn accept_marketplace_offer(
        &self,
        call: Call,
        path: wire::AcceptMarketplaceOfferPath,
    ) -> Answer<wire::MarketplaceOfferResponse> {
        Ok(one(&call, actions::accept(&call, path.id.into()).await?))
    }

    async fn decline_marketplace_offer(
        &self,
        call: Call,
        path: wire::DeclineMarketplaceOfferPath,
    ) -> Answer<wire::MarketplaceOfferResponse> {
        Ok(one(&call, actions::decline(&call, path.id.into()).await?))
    }

    async fn accept_marketplace_counter_offer(
        &self,
        call: Call,
        path: wire::AcceptMarketplaceCounterOfferPath,
    ) -> Answer<wire::MarketplaceOfferResponse> {
        Ok(one(&call, actions::accept_counter(&call, path.id.into()).await?))
    }

    async fn counter_marketplace_offer(
        &self,
        call: Call,
        path: wire::CounterMarketplaceOfferPath,
        body: wire::MarketplaceOfferBody,
    ) -> Answer<wire::MarketplaceOfferResponse> {
        let bid = Bid { amount: body.amount, message: body.message };
        Ok(one(&call, actions::counter(&call, path.id.into(), &bid).await?))
    }

    async fn withdraw_marketplace_offer(
        &self,
        call: Call,
        path: wire::WithdrawMarketplaceOfferPath,
    ) -> Answer<wire::MarketplaceOfferMessageResponse> {
        actions::withdraw(&call, path.id.into()).await?;
        let data = wire::MarketplaceOfferMessage { message: call.say(&say!("marketplace-offer-withdrawn")) };
        Ok(wire::MarketplaceOfferMessageResponse { data, meta: call.meta() })
    }
}

fn one(call: &Call, row: OfferWithParties) -> wire::MarketplaceOfferResponse {
    wire::MarketplaceOfferResponse { data: shown(call, row), meta: call.meta() }
}

fn listed(call: &Call, page: Page<OfferWithParties>, per_page: i64) -> wire::MarketplaceOfferPage {
    wire::MarketplaceOfferPage {
        data: page.items.into_iter().map(|row| shown(call, row)).collect(),
        meta: call.cursor_meta(per_page, page.next),
    }
}

/// An offer as its viewer sees it.
#[must_use]
pub fn shown(call: &Call, row: OfferWithParties) -> wire::MarketplaceOffer {
    let OfferWithParties { offer, listing, buyer, seller } = row;
    let whole = |address: String| absolute(&call.visit().base_url, &address);
    let image = listing.picture.map(|name| MarketplaceListingSummaryImage {
        url: media::address(call.tenant(), &name).map(whole),
        thumbnail_url: media::small_address(call.tenant(), &name).map(whole),
    });
    wire::MarketplaceOffer {
        id: offer.id.get(),
        amount: offer.amount.decimal(),
        currency: offer.currency.as_str().to_owned(),
        message: offer.message,
        status: offer.status,
        counter_amount: offer.counter_amount.map(Amount::decimal),
        counter_message: offer.counter_message,
        expires_at: offer.expires_at,
        accepted_at: offer.accepted_at,
        created_at: offer.created_at,
        listing: wire::MarketplaceOfferListing {
            id: offer.listing_id.get(),
            title: listing.title,
            price: listing.price.map(Amount::decimal),
            price_currency: listing.price_currency.as_str().to_owned(),
            status: listing.listing_status,
            shipping_available: listing.shipping_available,
            local_pickup: listing.local_pickup,
            delivery_method: listing.delivery_method,
            image,
        },
        buyer: person(call, buyer),
        seller: person(call, seller),
    }
}
