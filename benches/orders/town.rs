//! A community whose members have hours and things for sale, and the checkout that sells them.

use std::path::Path;
use std::sync::Arc;

use contract::Role;
use serde_json::json;
use timeweave::app::App;
use timeweave::base::{Chance, Clock, Hours, MemberId};
use timeweave::call::{Call, Client, Credential, Member, Tenant, Viewer, Visit, patiently};
use timeweave::config::Config;
use timeweave::language::{Language, Locale};
use timeweave::marketplace::trade::checkout::order;
use timeweave::marketplace::trade::model::Wanted;
use timeweave::marketplace::trade::store::sound;
use timeweave::params;
use timeweave::tenancy::Tenants;
use timeweave::wallet::store::audit;
use timeweave::wallet::{Holder, Kind, Payment, pay};

use crate::{Outcome, STOCK};

/// How many members buy.
const BUYERS: usize = 400;

/// How many sell, one thing each.
const SELLERS: usize = 100;

/// What each buyer has, so that nobody runs dry.
const START: Hours = Hours::whole(1_000_000);

pub struct Town {
    app: App,
    community: Arc<Tenant>,
    /// `tenants.id`.
    pub tenant: i64,
    /// Who buys.
    pub buyers: Vec<i64>,
    /// What is for sale, and whose it is; the first is the one that everybody wants.
    pub listings: Vec<(i64, i64)>,
}

fn failed(failure: timeweave::base::Failure) -> String {
    failure.to_string()
}

impl Town {
    /// Makes it in an empty database. As many transactions run at once as there are buyers at the counter: of its connections the gateway
    /// keeps a quarter for what stands alone.
    pub async fn settle(url: &str, home: &Path, at_once: usize) -> Outcome<Self> {
        let connections = (at_once * 4).div_ceil(3);
        let config = format!(
            "[database]\nurl = {url:?}\nmax_connections = {connections}\n[data]\ndir = {home:?}\n[limits]\nenabled = false\n",
            home = home.display().to_string()
        );
        let app = App::open(&Config::parse(&config)?, Clock::System, Chance::System).await?;
        app.migrate().await?;
        let errand = app.world().errand(None);
        let now = errand.now();
        let tenant: i64 = errand
            .db()
            .one(
                "INSERT INTO tenants (slug, name, currency, default_language, status, features, settings, created_at, updated_at)
                 VALUES ('harbour', 'Harbour', 'EUR', 'en', 'active', $1, $2, $3, $3)
                 RETURNING id",
                params![json!({ "marketplace": true }), json!({}), now],
            )
            .await?;
        let mut tx = errand.db().begin().await?;
        let mut members = Vec::with_capacity(BUYERS + SELLERS);
        for number in 0..BUYERS + SELLERS {
            let id: i64 = tx
                .one(
                    "INSERT INTO users (tenant_id, email, password_hash, first_name, last_name, profile_type, role, status,
                            is_approved, is_tenant_super_admin, skills, preferred_language, privacy_search,
                            onboarding_completed, newsletter_opt_in, created_at, updated_at)
                     VALUES ($1, $2, 'x', 'M', 'N', 'individual', 'member', 'active', TRUE, FALSE, $3, 'en', TRUE, TRUE, FALSE,
                            $4, $4)
                     RETURNING id",
                    params![tenant, format!("m{number}@harbour.example"), json!([]), now],
                )
                .await?;
            members.push(id);
        }
        let sellers = members.split_off(BUYERS);
        let mut listings = Vec::with_capacity(SELLERS);
        for seller in &sellers {
            let id: i64 = tx
                .one(
                    "INSERT INTO marketplace_listings (tenant_id, user_id, title, description, price_currency, price_type, price_rank,
                            time_credit_price, quantity, inventory_count, is_oversold_protected, shipping_available, local_pickup,
                            delivery_method, seller_type, status, moderation_status, saves_count, contacts_count, renewal_count,
                            search_text, created_at, updated_at)
                     VALUES ($1, $2, 'Bread', 'Still warm', 'EUR', 'fixed', -1, 1, 1, $3, TRUE, FALSE, TRUE, 'pickup', 'private',
                            'active', 'approved', 0, 0, 0, '', $4, $4)
                     RETURNING id",
                    params![tenant, *seller, STOCK, now],
                )
                .await?;
            listings.push((id, *seller));
        }
        tx.commit().await?;
        let tenants = app.world().room::<Tenants>().map_err(failed)?;
        tenants.forget();
        let community = tenants.by_id(app.world(), tenant.into()).await.map_err(failed)?.ok_or("no community")?;
        let call = app.world().errand(Some(Arc::clone(&community)));
        let mut tx = call.begin().await.map_err(failed)?;
        for member in members.iter().chain(&sellers) {
            let to = Holder::Member(MemberId::from(*member));
            let payment = Payment::new(Holder::Issuance, to, START, Kind::AdminGrant, "A start");
            pay(&mut tx, payment).await.map_err(failed)?;
        }
        tx.commit().await.map_err(failed)?;
        Ok(Self { app, community, tenant, buyers: members, listings })
    }

    /// The call of a signed-in member.
    fn call(&self, member: i64) -> Call {
        let world = self.app.world();
        let viewer = Member {
            id: member.into(),
            tenant: self.tenant.into(),
            role: Role::Member,
            tenant_super_admin: false,
            language: Language::English,
            last_active_at: None,
            has_second_factor: false,
            impersonator: None,
            onboarded: true,
            credential: Credential::Bearer { family: None, expires_at: world.clock().now() },
        };
        world.call(Visit {
            tenant: Some(Arc::clone(&self.community)),
            viewer: Viewer::Member(Arc::new(viewer)),
            locale: Locale::of(Language::English),
            request_id: Arc::from("bench"),
            address: None,
            base_url: String::new(),
            client: Client::default(),
        })
    }

    /// An order as the doors make it.
    pub async fn order(&self, buyer: i64, listing: i64, number: u64) -> Outcome<()> {
        let key = format!("order-number-{number:012}");
        let wanted = &Wanted {
            listing: listing.into(),
            offer: None,
            quantity: 1,
            shipping_option: None,
            shipping_method: None,
            pickup_slot: None,
            delivery_address: None,
            delivery_notes: None,
            coupon_code: None,
            loyalty_redemption: None,
            payment_method: None,
        };
        let key = &key;
        patiently(&self.call(buyer), |call| async move { order(&call, wanted.clone(), key).await.map(drop) })
            .await
            .map_err(failed)?;
        Ok(())
    }

    /// Fails unless the ledger and the orders are sound, and the stock is what was not sold.
    pub async fn is_sound(&self) -> Outcome<()> {
        let call = self.app.world().errand(None);
        let db = call.db();
        let mut wrong = 0;
        for invariant in [&audit::UNBALANCED, &audit::MISCOUNTED, &audit::UNEVEN, &sound::UNPAID, &sound::KEPT] {
            wrong += invariant.broken(db).await?;
        }
        let lost: i64 = db
            .one(
                "SELECT COUNT(*) FROM marketplace_listings l
                  WHERE l.tenant_id = $1
                    AND l.inventory_count <> $2 - (SELECT COUNT(*) FROM marketplace_orders o
                                                    WHERE o.tenant_id = l.tenant_id AND o.listing_id = l.id)",
                params![self.tenant, STOCK],
            )
            .await?;
        if wrong + lost == 0 { Ok(()) } else { Err(format!("wrong in {wrong} places, {lost} stocks are lost").into()) }
    }
}
