//! A community whose members have hours, and the wallet that moves them.

use std::path::Path;
use std::sync::Arc;

use contract::Role;
use serde_json::json;
use timeweave::app::App;
use timeweave::base::{Chance, Clock, Hours, MemberId};
use timeweave::call::{Call, Client, Credential, Member, Tenant, Viewer, Visit, patiently};
use timeweave::config::Config;
use timeweave::language::{Language, Locale};
use timeweave::params;
use timeweave::tenancy::Tenants;
use timeweave::wallet::actions::{Recipient, Transfer, transfer};
use timeweave::wallet::store::audit;
use timeweave::wallet::{Holder, Kind, Payment, pay};

use crate::Outcome;

/// How many members.
const MEMBERS: usize = 500;

/// What each has, so that nobody runs dry.
const START: Hours = Hours::whole(1_000_000);

pub struct Town {
    app: App,
    community: Arc<Tenant>,
    /// `tenants.id`.
    pub tenant: i64,
    /// Their ids.
    pub members: Vec<i64>,
}

fn failed(failure: timeweave::base::Failure) -> String {
    failure.to_string()
}

impl Town {
    /// Makes it in an empty database. As many transactions run at once as there are payers: of its connections the gateway keeps a
    /// quarter for what stands alone.
    pub async fn settle(url: &str, home: &Path, payers: usize) -> Outcome<Self> {
        let connections = (payers * 4).div_ceil(3);
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
                 VALUES ('harbour', 'Harbour', 'EUR', 'en', 'active', $1, $1, $2, $2)
                 RETURNING id",
                params![json!({}), now],
            )
            .await?;
        let mut tx = errand.db().begin().await?;
        let mut members = Vec::with_capacity(MEMBERS);
        for number in 0..MEMBERS {
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
        tx.commit().await?;
        let tenants = app.world().room::<Tenants>().map_err(failed)?;
        tenants.forget();
        let community = tenants.by_id(app.world(), tenant.into()).await.map_err(failed)?.ok_or("no community")?;
        let call = app.world().errand(Some(Arc::clone(&community)));
        let mut tx = call.begin().await.map_err(failed)?;
        for member in &members {
            let to = Holder::Member(MemberId::from(*member));
            let payment = Payment::new(Holder::Issuance, to, START, Kind::AdminGrant, "A start");
            pay(&mut tx, payment).await.map_err(failed)?;
        }
        tx.commit().await.map_err(failed)?;
        Ok(Self { app, community, tenant, members })
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

    /// A transfer as the doors make it.
    pub async fn pay(&self, from: usize, to: usize, number: u64) -> Outcome<()> {
        let asked = Transfer {
            recipient: Recipient { id: Some(self.members[to]), word: None },
            amount: 0.01,
            description: format!("number {number}"),
            category: None,
        };
        let asked = &asked;
        patiently(&self.call(self.members[from]), |call| async move { transfer(&call, asked).await.map(drop) })
            .await
            .map_err(failed)?;
        Ok(())
    }

    /// Fails unless the ledger is sound.
    pub async fn is_sound(&self) -> Outcome<()> {
        let call = self.app.world().errand(None);
        let db = call.db();
        let wrong = audit::UNBALANCED.broken(db).await?
            + audit::MISCOUNTED.broken(db).await?
            + audit::UNEVEN.broken(db).await?;
        if wrong == 0 { Ok(()) } else { Err(format!("the ledger is wrong in {wrong} places").into()) }
    }
}
