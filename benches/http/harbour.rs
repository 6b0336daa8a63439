//! A community in this process, whose members act as the doors let them.

use std::path::Path;
use std::sync::Arc;

use contract::Role;
use serde_json::{Value, json};
use timeweave::app::App;
use timeweave::base::{Chance, Clock, Hours, MemberId};
use timeweave::call::{Call, Client, Credential, Member, Tenant, Viewer, Visit};
use timeweave::config::Config;
use timeweave::language::{Language, Locale};
use timeweave::params;
use timeweave::tenancy::Tenants;
use timeweave::wallet::{Holder, Kind, Payment, pay};

use crate::Outcome;

/// The community, and the program that serves it.
pub struct Harbour {
    app: App,
    community: Arc<Tenant>,
    /// `tenants.id`.
    pub tenant: i64,
}

pub fn failed(failure: timeweave::base::Failure) -> String {
    failure.to_string()
}

impl Harbour {
    /// Makes it in an empty database. As many transactions run at once as there are callers: of its connections the gateway keeps a quarter for
    /// what stands alone.
    pub async fn found(url: &str, home: &Path, at_once: usize, features: Value) -> Outcome<Self> {
        let connections = (at_once * 4).div_ceil(3);
        let config = format!(
            "[database]\nurl = {url:?}\nmax_connections = {connections}\n[data]\ndir = {home:?}\n[limits]\nenabled = false\n",
            home = home.display().to_string()
        );
        let app = App::open(&Config::parse(&config)?, Clock::System, Chance::System).await?;
        app.migrate().await?;
        let errand = app.world().errand(None);
        let tenant: i64 = errand
            .db()
            .one(
                "INSERT INTO tenants (slug, name, currency, default_language, status, features, settings, created_at, updated_at)
                 VALUES ('harbour', 'Harbour', 'EUR', 'en', 'active', $1, $2, $3, $3)
                 RETURNING id",
                params![features, json!({}), errand.now()],
            )
            .await?;
        let tenants = app.world().room::<Tenants>().map_err(failed)?;
        tenants.forget();
        let community = tenants.by_id(app.world(), tenant.into()).await.map_err(failed)?.ok_or("no community")?;
        Ok(Self { app, community, tenant })
    }

    /// So many new members; their ids.
    pub async fn members(&self, how_many: usize) -> Outcome<Vec<i64>> {
        let errand = self.errand();
        let mut tx = errand.db().begin().await?;
        let mut members = Vec::with_capacity(how_many);
        for number in 0..how_many {
            let id: i64 = tx
                .one(
                    "INSERT INTO users (tenant_id, email, password_hash, first_name, last_name, profile_type, role, status,
                            is_approved, is_tenant_super_admin, skills, preferred_language, privacy_search,
                            onboarding_completed, newsletter_opt_in, created_at, updated_at)
                     VALUES ($1, $2, 'x', $3, 'N', 'individual', 'member', 'active', TRUE, FALSE, $4, 'en', TRUE, TRUE, FALSE,
                            $5, $5)
                     RETURNING id",
                    params![
                        self.tenant,
                        format!("m{number}@harbour.example"),
                        format!("M{number}"),
                        json!([]),
                        errand.now()
                    ],
                )
                .await?;
            members.push(id);
        }
        tx.commit().await?;
        Ok(members)
    }

    /// Gives each of them these hours.
    pub async fn endow(&self, members: &[i64], hours: Hours) -> Outcome<()> {
        let mut tx = self.errand().begin().await.map_err(failed)?;
        for member in members {
            let to = Holder::Member(MemberId::from(*member));
            let payment = Payment::new(Holder::Issuance, to, hours, Kind::AdminGrant, "A start");
            pay(&mut tx, payment).await.map_err(failed)?;
        }
        tx.commit().await.map_err(failed)?;
        Ok(())
    }

    /// Lets PostgreSQL look at what was written, as it does by itself within a minute: until then it plans for next to nothing.
    pub async fn be_known(&self) -> Outcome<()> {
        let errand = self.errand();
        errand.db().run(errand.db().engine().pick("SELECT 1", "ANALYZE"), params![]).await?;
        Ok(())
    }

    /// A call of nobody in the community.
    pub fn errand(&self) -> Call {
        self.app.world().errand(Some(Arc::clone(&self.community)))
    }

    /// The call of a signed-in member.
    pub fn call(&self, member: i64) -> Call {
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
}
