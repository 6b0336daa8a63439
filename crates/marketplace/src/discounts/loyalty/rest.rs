//! The REST door to discounts for hours.

use contract::MarketplaceLoyaltyApi;
use contract::marketplace_loyalty as wire;

use super::actions;
use super::model::{Redemption, Settings};
use super::staff::{self, Said};
use crate::base::{Answer, Failure};
use crate::call::Call;

/// Discounts for hours at the REST door.
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

impl MarketplaceLoyaltyApi for Rest {
    async fn quote_marketplace_loyalty(
        &self,
        call: Call,
        query: wire::QuoteMarketplaceLoyaltyQuery,
    ) -> Answer<wire::MarketplaceLoyaltyQuoteResponse> {
        let quote = actions::quote(&call, query.seller_id.into(), query.listing_id.into()).await?;
        let data = wire::MarketplaceLoyaltyQuote {
            accepts: quote.reason.is_none(),
            member_credits: quote.credits.decimal(),
            exchange_rate_chf: quote.settings.exchange_rate_chf.decimal(),
            max_discount_pct: quote.settings.max_discount_pct,
            max_credits_usable: quote.usable.decimal(),
            max_discount_chf: quote.discount.decimal(),
            reason: quote.reason,
        };
        Ok(wire::MarketplaceLoyaltyQuoteResponse { data, meta: call.meta() })
    }

    async fn redeem_marketplace_loyalty(
        &self,
        call: Call,
        body: wire::RedeemMarketplaceLoyaltyBody,
    ) -> Answer<wire::MarketplaceLoyaltyReservationResponse> {
        let (seller, listing) = (body.seller_id.into(), body.listing_id.into());
        let reserved = actions::redeem(&call, seller, listing, body.credits_to_use).await?;
        let data = wire::MarketplaceLoyaltyReservation {
            discount_chf: reserved.redemption.discount_chf.decimal(),
            redemption_id: reserved.redemption.id.get(),
            new_wallet_balance: reserved.left.decimal(),
            success: true,
        };
        Ok(wire::MarketplaceLoyaltyReservationResponse { data, meta: call.meta() })
    }

    async fn list_my_marketplace_loyalty_redemptions(
        &self,
        call: Call,
    ) -> Answer<wire::MarketplaceLoyaltyRedemptionList> {
        let items = actions::history(&call).await?.into_iter().map(shown).collect();
        let data = wire::MarketplaceLoyaltyRedemptionItems { items };
        Ok(wire::MarketplaceLoyaltyRedemptionList { data, meta: call.meta() })
    }

    async fn list_marketplace_loyalty_redemptions_for_staff(
        &self,
        call: Call,
        query: wire::ListMarketplaceLoyaltyRedemptionsForStaffQuery,
    ) -> Answer<wire::MarketplaceLoyaltyRedemptionPage> {
        let (page, per_page) = (query.page, query.per_page);
        let (rows, total) = staff::redemptions(&call, query.status, per_page, (page - 1) * per_page).await?;
        let data = rows.into_iter().map(shown).collect();
        Ok(wire::MarketplaceLoyaltyRedemptionPage { data, meta: call.page_meta(page, per_page, total) })
    }

    async fn reverse_marketplace_loyalty_redemption(
        &self,
        call: Call,
        path: wire::ReverseMarketplaceLoyaltyRedemptionPath,
        body: wire::ReverseMarketplaceLoyaltyBody,
    ) -> Answer<wire::MarketplaceLoyaltyRedemptionResponse> {
        let data = shown(staff::reverse(&call, path.id.into(), &body.reason).await?);
        Ok(wire::MarketplaceLoyaltyRedemptionResponse { data, meta: call.meta() })
    }

    async fn list_marketplace_loyalty_sellers(
        &self,
        call: Call,
        query: wire::ListMarketplaceLoyaltySellersQuery,
    ) -> Answer<wire::MarketplaceLoyaltySellerPage> {
        let (page, per_page) = (query.page, query.per_page);
        let (rows, total) = staff::sellers(&call, per_page, (page - 1) * per_page).await?;
        let data = rows.into_iter().map(seller).collect();
        Ok(wire::MarketplaceLoyaltySellerPage { data, meta: call.page_meta(page, per_page, total) })
    }

    async fn get_marketplace_loyalty_seller(
        &self,
        call: Call,
        path: wire::GetMarketplaceLoyaltySellerPath,
    ) -> Answer<wire::MarketplaceLoyaltySellerResponse> {
        let data = seller(staff::seller(&call, path.user_id.into()).await?);
        Ok(wire::MarketplaceLoyaltySellerResponse { data, meta: call.meta() })
    }

    async fn set_marketplace_loyalty_seller(
        &self,
        call: Call,
        path: wire::SetMarketplaceLoyaltySellerPath,
        body: wire::SetMarketplaceLoyaltySellerBody,
    ) -> Answer<wire::MarketplaceLoyaltySellerResponse> {
        let said = Said { accepts: body.accepts, rate: body.exchange_rate_chf, percent: body.max_discount_pct };
        let data = seller(staff::decide(&call, path.user_id.into(), said).await?);
        Ok(wire::MarketplaceLoyaltySellerResponse { data, meta: call.meta() })
    }
}

fn shown(row: Redemption) -> wire::MarketplaceLoyaltyRedemption {
    wire::MarketplaceLoyaltyRedemption {
        id: row.id.get(),
        member_user_id: row.member_user_id.get(),
        merchant_user_id: row.merchant_user_id.get(),
        listing_id: row.listing_id.get(),
        order_id: row.order_id,
        credits_used: row.credits_used.decimal(),
        exchange_rate_chf: row.exchange_rate_chf.decimal(),
        discount_chf: row.discount_chf.decimal(),
        order_total_chf: row.order_total_chf.decimal(),
        status: row.status,
        redeemed_at: row.redeemed_at,
        expires_at: row.expires_at,
        reversed_at: row.reversed_at,
        reversal_reason: row.reversal_reason,
    }
}

fn seller(row: Settings) -> wire::MarketplaceLoyaltySeller {
    wire::MarketplaceLoyaltySeller {
        user_id: row.user_id.get(),
        accepts: row.accepts,
        exchange_rate_chf: row.exchange_rate_chf.decimal(),
        max_discount_pct: row.max_discount_pct,
        updated_at: row.updated_at,
    }
}
