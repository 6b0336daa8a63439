//! Staff who act as a member (spec platform 2.1 and 2.2, desk 1 and 2).

use chrono::TimeDelta;
use contract::Operation;
use http::Method;
use serde_json::{Value, json};
use timeweave::auth::tasks;
use timeweave::params;
use tokio::join;

use super::{change, claims, opens, told};
use crate::each_engine;
use crate::support::{Heard, Person};

async fn begins(admin: &Person, member: &Person) -> Heard {
    admin.tap(&format!("/admin/users/{}/impersonate", member.id)).await
}

async fn exchanges(who: &Person, proof: &Value) -> Heard {
    who.with_token(None).post("/auth/impersonate/exchange", json!({ "token": proof })).await
}

/// The member as somebody acts as them.
async fn acts(admin: &Person, member: &Person) -> Person {
    let proof = begins(admin, member).await.ok().json()["data"]["token"].clone();
    let heard = exchanges(member, &proof).await.ok().json();
    member.with_token(heard["access_token"].as_str())
}

async fn log(member: &Person) -> Vec<(String, Value)> {
    let events = member.get("/users/me/security-events").await.ok().json()["data"].clone();
    let told = |event: &Value| (event["kind"].as_str().unwrap().to_owned(), event["impersonator_name"].clone());
    events.as_array().unwrap().iter().map(told).collect()
}

const WORTHLESS: (u16, &str) = (401, "AUTH_TOKEN_INVALID");

fn assert_worthless(heard: &Heard) {
    let (status, code) = told(heard);
    assert_eq!((status, code.as_str()), WORTHLESS);
}

each_engine! {
    async fn an_administrator_acts_as_a_member_who_hears_of_it(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let ann = town.member_as("harbour", "ann", "admin").await;
        let proof = begins(&ann, &ada).await.ok().json()["data"].clone();
        assert_eq!(
            proof,
            json!({
                "token": proof["token"], "user_id": ada.id, "user_name": "Ada Tester", "tenant_id": town.harbour, "tenant_slug": "harbour",
                "expires_in": 300,
            })
        );
        let heard = exchanges(&ada, &proof["token"]).await.ok();
        assert_eq!(heard.header("set-cookie"), None);
        let heard = heard.json();
        let token = heard["access_token"].as_str().unwrap();
        assert_eq!(
            heard,
            json!({
                "success": true, "access_token": token, "token": token, "token_type": "Bearer", "expires_in": 900,
                "impersonation": {
                    "active": true, "user_id": ada.id, "user_name": "Ada Tester", "tenant_id": town.harbour,
                    "admin_id": ann.id, "admin_name": "Ann Tester", "expires_in": 900,
                },
            })
        );
        let said = claims(token);
        assert_eq!((&said["user_id"], &said["impersonated_by"], &said["role"]), (&json!(ada.id), &json!(ann.id), &json!("member")));

        let acting = ada.with_token(Some(token));
        assert_eq!(acting.get("/users/me").await.ok().json()["data"]["email"], "ada@harbour.example");
        assert_eq!(told(&acting.get("/admin/registrations").await), (403, "forbidden".into()), "as Ada, and no more");
        let seen: Option<String> = town.db().one("SELECT CAST(last_active_at AS TEXT) FROM users WHERE id = $1", params![ada.id]).await.unwrap();
        assert_eq!(seen, None, "nobody thinks that Ada is there");

        town.deliver().await;
        let lines = ada.get("/notifications").await.ok().json()["data"].clone();
        assert_eq!(
            (&lines[0]["type"], &lines[0]["message"], &lines[0]["link"]),
            (
                &json!("impersonation_started"),
                &json!("Ann Tester of the staff has signed in as you, for 15 minutes at most, to help. You can end it in your security settings."),
                &json!("/settings/security"),
            )
        );
        let queued: i64 = town.db().one("SELECT COUNT(*) FROM notification_queue WHERE user_id = $1", params![ada.id]).await.unwrap();
        assert_eq!(queued, 1);

        // Ada sees it where she sees her sign-ins, without where Ann sits, and ends it.
        let sessions = ada.get("/users/me/sessions").await.ok().json()["data"].clone();
        let theirs = sessions.as_array().unwrap().iter().find(|one| one["impersonator_name"] == "Ann Tester").unwrap().clone();
        assert_eq!((&theirs["ip_address"], &theirs["browser"], &theirs["is_current"]), (&Value::Null, &Value::Null, &json!(false)));
        assert_eq!(ada.delete(&format!("/users/me/sessions/{}", theirs["id"].as_str().unwrap())).await.status, 204);
        assert!(!opens(&ada, token).await);
        let told = log(&ada).await;
        assert_eq!(told[..2], [("session_ended".to_owned(), Value::Null), ("impersonation_started".to_owned(), json!("Ann Tester"))]);
        let asked = "{ viewer { securityEvents(first: 2) { nodes { kind impersonatorName } } sessions { impersonatorName } } }";
        let graph = ada.graphql(asked, json!({})).await.json();
        assert_eq!(graph["data"]["viewer"]["securityEvents"]["nodes"][1]["impersonatorName"], "Ann Tester", "{graph}");
    }

    async fn it_ends_where_it_is_ended(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let mut ann = town.member_as("harbour", "ann", "admin").await;
        let acting = acts(&ann, &ada).await;
        assert_eq!(told(&ada.tap("/auth/impersonate/end").await), (422, "VALIDATION_ERROR".into()));
        assert_eq!(acting.tap("/auth/impersonate/end").await.ok().json()["data"], json!({ "ended": true }));
        assert_eq!(told(&acting.tap("/auth/impersonate/end").await), (401, "auth_required".into()));
        ada.get("/users/me").await.ok();
        let name = json!("Ann Tester");
        let (ended, started) = (("impersonation_ended".to_owned(), name.clone()), ("impersonation_started".to_owned(), name));
        assert_eq!(log(&ada).await[..2], [ended.clone(), started.clone()]);

        // By signing out.
        let acting = acts(&ann, &ada).await;
        acting.tap("/api/auth/logout").await.ok();
        assert!(!opens(&ada, acting.token.as_deref().unwrap()).await);
        assert_eq!(log(&ada).await[..2], [ended.clone(), started.clone()]);

        // With everything of whoever acts.
        let acting = acts(&ann, &ada).await;
        ann.tap("/api/auth/revoke-all").await.ok();
        assert!(!opens(&ada, acting.token.as_deref().unwrap()).await);
        assert_eq!(log(&ada).await[..2], [ended.clone(), started.clone()]);
        ada.get("/users/me").await.ok();

        // With everything of Ada's.
        town.later(TimeDelta::seconds(2));
        ann.signs_in().await;
        let acting = acts(&ann, &ada).await;
        ada.tap("/api/auth/revoke-all").await.ok();
        assert!(!opens(&ada, acting.token.as_deref().unwrap()).await);

        // By itself, which Ada reads as well.
        town.later(TimeDelta::seconds(2));
        let mut ada = ada;
        ada.signs_in().await;
        let acting = acts(&ann, &ada).await;
        town.later(TimeDelta::seconds(899));
        acting.get("/users/me").await.ok();
        town.later(TimeDelta::seconds(1));
        assert!(!opens(&ada, acting.token.as_deref().unwrap()).await);
        tasks::tidy(town.world()).await.unwrap();
        tasks::tidy(town.world()).await.unwrap();
        ada.signs_in().await;
        assert_eq!(log(&ada).await[1..3], [ended, started]);
    }

    async fn a_proof_is_good_once_here_and_for_a_while(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let mut ann = town.member_as("harbour", "ann", "admin").await;
        let proof = async || begins(&ann, &ada).await.ok().json()["data"]["token"].clone();
        let one = proof().await;
        let (first, second) = join!(exchanges(&ada, &one), exchanges(&ada, &one));
        let mut statuses = [first.status.as_u16(), second.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 401]);
        assert_worthless(&exchanges(&ada, &one).await);

        let access = json!(ann.token.clone().unwrap());
        let mut forged = one.as_str().unwrap().to_owned();
        forged.push('x');
        for other in [access, json!("x"), json!("a.b.c"), json!(forged)] {
            assert_worthless(&exchanges(&ada, &other).await);
        }
        let unused = proof().await;
        assert_worthless(&exchanges(&ada.in_community(Some("meadow")), &unused).await);
        assert!(!opens(&ada, unused.as_str().unwrap()).await, "it is no access token");
        assert_eq!(ada.with_token(None).post("/api/auth/refresh-token", json!({ "refresh_token": unused })).await.status, 401);
        town.later(TimeDelta::seconds(300));
        assert_worthless(&exchanges(&ada, &unused).await);

        ann.signs_in().await;
        let proof = async || begins(&ann, &ada).await.ok().json()["data"]["token"].clone();
        let unused = proof().await;
        ann.tap("/api/auth/revoke-all").await.ok();
        assert_worthless(&exchanges(&ada, &unused).await);

        // Who has lost the role, or whose member has risen, holds nothing.
        town.later(TimeDelta::seconds(2));
        let mut ann = ann.clone();
        ann.signs_in().await;
        for (whom, from, to) in [(&ann, "role = 'admin'", "role = 'broker'"), (&ann, "status = 'active'", "status = 'suspended'"), (&ada, "role = 'member'", "role = 'admin'")] {
            let unused = begins(&ann, &ada).await.ok().json()["data"]["token"].clone();
            change(&town, whom, to).await;
            assert_worthless(&exchanges(&ada, &unused).await);
            change(&town, whom, from).await;
        }
        let left: i64 = town.db().one("SELECT COUNT(*) FROM refresh_families WHERE impersonator_id IS NOT NULL", params![]).await.unwrap();
        assert_eq!(left, 1);
    }

    async fn nobody_acts_as_whoever_does_not_stand_below_them(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let ann = town.member_as("harbour", "ann", "admin").await;
        let ben = town.member_as("harbour", "ben", "admin").await;
        let bo = town.member_as("harbour", "bo", "broker").await;
        let mo = town.member_as("meadow", "mo", "member").await;
        let root = town.member_as("meadow", "root", "super_admin").await.in_community(Some("harbour"));
        let below = (403, "AUTH_INSUFFICIENT_PERMISSIONS".to_owned());
        assert_eq!(told(&begins(&ann, &ben).await), below);
        assert_eq!(told(&begins(&ann, &ann).await), (422, "VALIDATION_ERROR".into()));
        for nobody in [&ada, &bo] {
            assert_eq!(told(&begins(nobody, &ada).await), (403, "forbidden".into()));
        }
        assert_eq!(told(&begins(&ann, &mo).await), (404, "NOT_FOUND".into()));
        assert_eq!(told(&begins(&ann, &town.stranger()).await).0, 404);
        begins(&ann, &bo).await.ok();
        let as_ben = acts(&root, &ben).await;
        as_ben.get("/admin/registrations").await.ok();
        town.deliver().await;
        let lines = ben.get("/notifications").await.ok().json()["data"].clone();
        assert!(lines[0]["message"].as_str().unwrap().starts_with("Root Tester of the staff"), "{lines}");
        // Nor as somebody from there.
        assert_eq!(told(&begins(&as_ben, &ada).await), (403, "IMPERSONATION_NOT_ALLOWED".into()));

        // Who could not come in is told of.
        change(&town, &ada, "status = 'suspended'").await;
        let proof = begins(&ann, &ada).await.ok().json()["data"].clone();
        assert_eq!(proof["gate_code"], "AUTH_ACCOUNT_SUSPENDED");
        assert!(proof["gate_warning"].is_string());
        assert_eq!(told(&exchanges(&ada, &proof["token"]).await), (403, "AUTH_ACCOUNT_SUSPENDED".into()));
    }

    async fn what_only_the_member_may_do_stays_theirs(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let ann = town.member_as("harbour", "ann", "admin").await;
        let acting = acts(&ann, &ada).await;
        let closed = (403, "IMPERSONATION_NOT_ALLOWED".to_owned());
        for operation in Operation::ALL.iter().filter(|operation| operation.row().personal) {
            let row = operation.row();
            let segments = row.path.split('/').map(|segment| if segment.starts_with('{') { "1" } else { segment });
            let path = segments.collect::<Vec<_>>().join("/");
            let heard = acting.send(acting.request(row.method.clone(), &path, None)).await;
            assert_eq!(told(&heard), closed, "{}", operation.id());
        }
        let graph = acting.graphql("mutation { acceptLegalDocuments { viewer { member { id } } } }", json!({})).await.json();
        assert_eq!(graph["errors"][0]["extensions"]["code"], "IMPERSONATION_NOT_ALLOWED", "{graph}");
        assert!(opens(&ada, acting.token.as_deref().unwrap()).await, "and it goes on");
        // Nobody pays themselves with another's hours.
        let before = ada.get("/wallet/balance").await.ok().json()["data"]["balance"].clone();
        for (path, body) in [
            ("/wallet/transfer", json!({ "recipient": ann.id, "amount": 1 })),
            ("/wallet/donate", json!({ "recipient_type": "user", "recipient_id": ann.id, "amount": 1 })),
        ] {
            assert_eq!(told(&acting.post(path, body).await), closed, "{path}");
        }
        assert_eq!(ada.get("/wallet/balance").await.ok().json()["data"]["balance"], before);
        // What is done otherwise is the member's, with both names where accounts are written about.
        let password = json!({ "tagline": "At home" });
        acting.send(acting.request(Method::PUT, "/users/me", Some(password))).await.ok();
        assert_eq!(ada.get("/users/me").await.ok().json()["data"]["tagline"], "At home");
    }
}
