//! The demo community with one group that very many belong to.

use std::path::Path;
use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use http::{Request, StatusCode};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use timeweave::app::{App, areas};
use timeweave::base::{Chance, Clock};
use timeweave::call::Tenant;
use timeweave::config::Config;
use timeweave::connections::events::ConnectionRequested;
use timeweave::demo::{self, Options, PASSWORD};
use timeweave::groups::events::GroupMessageSent;
use timeweave::outbox;
use timeweave::params;
use timeweave::tenancy::Tenants;
use tower::ServiceExt;

use crate::{Outcome, ROUNDS};

/// A gateway on a database of its own.
pub struct Town {
    app: App,
    router: Router,
    community: Arc<Tenant>,
    token: String,
    /// Who writes and asks.
    writer: i64,
    /// Everybody else.
    members: Vec<i64>,
    /// Groups of all of them, one a round: a group rings once in five minutes.
    groups: Vec<i64>,
}

fn failed(failure: timeweave::base::Failure) -> String {
    failure.to_string()
}

impl Town {
    /// Makes the community and the groups.
    ///
    /// # Errors
    /// If the database does not let it.
    pub async fn settle(url: &str, home: &Path, members: usize) -> Outcome<Self> {
        let config = format!(
            "[database]\nurl = {url:?}\n[data]\ndir = {home:?}\n[limits]\nenabled = false\n",
            home = home.display().to_string()
        );
        let app = App::open(&Config::parse(&config)?, Clock::System, Chance::System).await?;
        app.migrate().await?;
        demo::seed(app.world(), &areas::demo(), Options::default(), &mut |_| {}).await.map_err(failed)?;
        let tenants = app.world().room::<Tenants>().map_err(failed)?;
        tenants.forget();
        let community = tenants.by_id(app.world(), 1.into()).await.map_err(failed)?.ok_or("no community")?;
        let errand = app.world().errand(None);
        let (db, now) = (errand.db(), errand.now());
        let writer: i64 =
            db.one("SELECT id FROM users WHERE tenant_id = 1 AND email = 'ada@harbour.example'", params![]).await?;
        let mut tx = db.begin().await?;
        let mut all = vec![writer];
        for number in 1..members {
            let id: i64 = tx
                .one(
                    "INSERT INTO users (tenant_id, email, password_hash, first_name, last_name, profile_type, role, status,
                            is_approved, is_tenant_super_admin, skills, preferred_language, privacy_search,
                            onboarding_completed, newsletter_opt_in, created_at, updated_at)
                     VALUES (1, $1, 'x', 'M', 'N', 'individual', 'member', 'active', TRUE, FALSE, $2, 'en', TRUE, TRUE, FALSE,
                            $3, $3)
                     RETURNING id",
                    params![format!("m{number}@harbour.example"), json!([]), now],
                )
                .await?;
            all.push(id);
        }
        let mut groups = Vec::with_capacity(ROUNDS);
        for round in 0..ROUNDS {
            let group: i64 = tx
                .one(
                    "INSERT INTO groups (tenant_id, owner_id, slug, name, description, visibility, status, federated_visibility,
                            allow_federated_members, search_text, created_at, updated_at)
                     VALUES (1, $1, $2, $2, '', 'public', 'active', 'none', FALSE, $2, $3, $3)
                     RETURNING id",
                    params![writer, format!("everybody-{round}"), now],
                )
                .await?;
            tx.run(
                "INSERT INTO group_members (tenant_id, group_id, user_id, role, status, joined_at)
                 SELECT 1, $1, id, 'member', 'active', $2 FROM users WHERE tenant_id = 1 AND id = ANY($3)",
                params![group, now, all.clone()],
            )
            .await?;
            groups.push(group);
        }
        tx.commit().await?;
        let router = app.router();
        let asked = json!({ "email": "ada@harbour.example", "password": PASSWORD });
        let answer = send(&router, "POST", "/api/auth/login", None, Some(&asked)).await?;
        let token = answer["access_token"].as_str().ok_or("no token")?.to_owned();
        let town = Self { app, router, community, token, writer, members: all.split_off(1), groups };
        town.work(1).await?;
        Ok(town)
    }

    /// Tells that the writer asks members for connections, nobody the same as in another round: there are more members than events in all rounds.
    pub async fn connections(&self, events: usize, round: usize) -> Outcome<()> {
        let call = self.app.world().errand(Some(Arc::clone(&self.community)));
        let others: Vec<i64> = self.members.iter().copied().cycle().skip(round * events).take(events).collect();
        for some in others.chunks(100) {
            let mut tx = call.begin().await.map_err(failed)?;
            for other in some {
                let (requester, target) = (self.writer.into(), (*other).into());
                let event = ConnectionRequested { connection: 1.into(), requester, target };
                outbox::tell(&mut tx, event).await.map_err(failed)?;
            }
            tx.commit().await.map_err(failed)?;
        }
        Ok(())
    }

    /// Tells that the writer wrote to a group of all.
    pub async fn shout(&self, round: usize) -> Outcome<()> {
        let call = self.app.world().errand(Some(Arc::clone(&self.community)));
        let group = self.groups[round];
        let sql = "INSERT INTO group_messages (tenant_id, group_id, sender_id, body, created_at)
                   VALUES (1, $1, $2, 'Hello', $3)
                   RETURNING id";
        let message: i64 = call.db().one(sql, params![group, self.writer, call.now()]).await?;
        let (message, group, sender) = (message.into(), group.into(), self.writer.into());
        let mut tx = call.begin().await.map_err(failed)?;
        outbox::tell(&mut tx, GroupMessageSent { message, group, sender }).await.map_err(failed)?;
        tx.commit().await.map_err(failed)?;
        Ok(())
    }

    /// Delivers until nothing is left.
    pub async fn work(&self, workers: usize) -> Outcome<()> {
        let workers: Vec<_> = (0..workers).map(|_| self.app.worker()).collect();
        let all = workers.iter().map(timeweave::queue::Worker::work_off);
        for tally in futures::future::join_all(all).await {
            let tally = tally.map_err(failed)?;
            if tally.failed + tally.dead > 0 {
                return Err(format!("{tally:?}").into());
            }
        }
        Ok(())
    }

    /// How many lines are about wishes to connect.
    pub async fn asked(&self) -> Outcome<i64> {
        let sql = "SELECT COUNT(*) FROM notifications WHERE type = 'connection_request' AND user_id = ANY($1)";
        Ok(self.app.world().errand(None).db().one(sql, params![self.members.clone()]).await?)
    }

    /// How many lines are about messages in the groups.
    pub async fn rang(&self) -> Outcome<i64> {
        let sql = "SELECT COUNT(*) FROM notifications WHERE type = 'group_chatroom_message' AND link LIKE '/groups/%'
                    AND user_id = ANY($1)";
        Ok(self.app.world().errand(None).db().one(sql, params![self.members.clone()]).await?)
    }

    /// The writer reads a page of connections.
    pub async fn reads(&self) -> Outcome<()> {
        send(&self.router, "GET", "/api/v2/connections?per_page=20", Some(&self.token), None).await.map(drop)
    }
}

async fn send(router: &Router, method: &str, path: &str, token: Option<&str>, body: Option<&Value>) -> Outcome<Value> {
    let mut request =
        Request::builder().method(method).uri(path).header("host", "harbour").header("x-tenant-slug", "harbour");
    if let Some(token) = token {
        request = request.header("authorization", format!("Bearer {token}"));
    }
    if body.is_some() {
        request = request.header("content-type", "application/json");
    }
    let request = request.body(body.map_or_else(Body::empty, |body| Body::from(body.to_string())))?;
    let answer = router.clone().oneshot(request).await?;
    let status = answer.status();
    let bytes = answer.into_body().collect().await?.to_bytes();
    if status != StatusCode::OK {
        return Err(format!("{path} answers {status}: {}", String::from_utf8_lossy(&bytes)).into());
    }
    Ok(serde_json::from_slice(&bytes)?)
}
