//! A database with communities, for this room's tests.

use std::sync::Arc;

use crate::base::{Answer, Chance, Clock, Timestamp};
use crate::call::{Brings, Call, Doorkeeper, Feature, Rooms, World};
use crate::db::{Db, DbSettings, migrate};
use crate::params;
use crate::tenancy::{Choices, Tenants};

struct Open;

#[async_trait::async_trait]
impl Doorkeeper for Open {
    async fn admit(&self, _: &Call, _: &'static contract::Row) -> Answer<()> {
        Ok(())
    }
}

/// What communities may choose here: what this room brings, and some of what areas do.
pub(super) fn choices() -> Choices {
    static AREA: Brings =
        Brings { features: &[Feature::on("connections"), Feature::off("marketplace")], ..Brings::NOTHING };
    Choices::of([&super::BRINGS, &AREA])
}

pub(super) struct Town {
    pub(super) world: Arc<World>,
    pub(super) db: Db,
    pub(super) clock: Clock,
    _folder: tempfile::TempDir,
}

impl Town {
    pub(super) async fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let db = connect(&folder).await;
        migrate(&db).await.unwrap();
        Self::over(db, folder)
    }

    /// Over a database without tables.
    pub(super) async fn bare() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let db = connect(&folder).await;
        Self::over(db, folder)
    }

    fn over(db: Db, folder: tempfile::TempDir) -> Self {
        let clock = Clock::standing_at(Timestamp::UNIX_EPOCH);
        let world = World::new(
            db.clone(),
            clock.clone(),
            Chance::System,
            Box::new(Open),
            Rooms::default().with(Tenants::new(false, choices())),
        );
        Self { world, db, clock, _folder: folder }
    }

    /// A community in the database.
    pub(super) async fn found(
        &self,
        slug: &str,
        status: &str,
        features: serde_json::Value,
        settings: serde_json::Value,
    ) {
        let sql = "INSERT INTO tenants (slug, name, currency, default_language, status, features, settings, created_at, updated_at)
                   VALUES ($1, $1, 'eur', 'en', $2, $3, $4, $5, $5)";
        self.db.run(sql, params![slug, status, features, settings, self.clock.now()]).await.unwrap();
    }
}

async fn connect(folder: &tempfile::TempDir) -> Db {
    Db::connect(&DbSettings::new(format!("sqlite://{}/town.db", folder.path().display()))).await.unwrap()
}
