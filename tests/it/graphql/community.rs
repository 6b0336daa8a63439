//! What a client reads of a community before anybody signs in: the same as at the REST door, and as well guarded.

use chrono::TimeDelta;
use serde_json::{Value, json};
use timeweave::params;

use super::{data, elsewhere, global, operation, refusal, run};
use crate::each_engine;
use crate::support::{Person, Town};

/// Changes a community's row; caches have forgotten the old one by then.
async fn decree(town: &Town, slug: &str, what: &'static str, value: &str) {
    town.db().run(what, params![slug, value]).await.unwrap();
    town.later(TimeDelta::seconds(5));
}

/// What REST tells of a community.
async fn bootstrap(person: &Person) -> Value {
    person.get("/tenant/bootstrap").await.ok().json()["data"].clone()
}

/// The names of what REST says is on.
fn on(switches: &Value) -> Value {
    let all = switches.as_object().unwrap().iter();
    json!(all.filter(|(_, is_on)| **is_on == true).map(|(name, _)| name.clone()).collect::<Vec<_>>())
}

/// Status of the answer, and status and code of its first error.
async fn told(person: &Person, slug: Option<&str>) -> (u16, i64, String) {
    let heard = person.graphql(operation!("platform/community"), json!({ "slug": slug })).await;
    let (code, status, _) = refusal(&heard.json());
    (heard.status.as_u16(), status, code)
}

/// Tags of languages as the graph's enum says them.
fn words(tags: &[Value]) -> Value {
    tags.iter().map(|tag| tag.as_str().unwrap().to_uppercase()).collect()
}

each_engine! {
    async fn a_community_is_told_as_at_the_other_door(town: Town) {
        decree(&town, "harbour", "UPDATE tenants SET tagline = $2 WHERE slug = $1", "An hour is an hour").await;
        let stranger = town.stranger();
        let rest = bootstrap(&stranger).await;
        let seen = data(run(&stranger, operation!("platform/community"), json!({})).await)["community"].clone();
        for (ours, theirs) in [
            (&seen["name"], &rest["name"]),
            (&seen["slug"], &rest["slug"]),
            (&seen["currency"], &rest["currency"]),
            (&seen["tagline"], &rest["tagline"]),
            (&seen["defaultLayout"], &rest["default_layout"]),
            (&seen["branding"], &rest["branding"]),
            (&seen["features"], &on(&rest["features"])),
            (&seen["modules"], &on(&rest["modules"])),
            (&seen["seo"]["metaTitle"], &rest["seo"]["meta_title"]),
            (&seen["settings"]["timeZone"], &rest["settings"]["timezone"]),
            (&seen["settings"]["onboardingEnabled"], &rest["settings"]["onboarding_enabled"]),
            (&seen["compliance"]["insuranceEnabled"], &rest["compliance"]["insurance_enabled"]),
            (&seen["authentication"]["passkeyEnrollment"], &rest["authentication_config"]["passkeys.enrollment_enabled"]),
            (&seen["authentication"]["allowsTrustedDevices"], &rest["authentication_config"]["two_factor.allow_trusted_devices"]),
            (&seen["authentication"]["trustedDeviceDays"], &rest["authentication_config"]["two_factor.trusted_device_days"]),
            (&seen["authentication"]["backupCodeCount"], &rest["authentication_config"]["two_factor.backup_code_count"]),
            (&seen["listingRules"]["minTitleLength"], &rest["listing_config"]["listing.min_title_length"]),
            (&seen["listingRules"]["allowsOffers"], &rest["listing_config"]["listing.allow_offers"]),
            (&seen["listingRules"]["renewalDays"], &rest["listing_config"]["listing.renewal_days"]),
            (&seen["supportedLanguages"], &words(rest["supported_languages"].as_array().unwrap())),
            (&seen["defaultLanguage"], &words(&[rest["default_language"].clone()])[0]),
        ] {
            assert_eq!(ours, theirs, "{seen}");
        }
        assert_eq!(seen["restId"], rest["id"].to_string());
        assert_eq!((&seen["domain"], &seen["settings"]["welcomeMessage"]), (&Value::Null, &Value::Null));
        assert_eq!(seen["switcher"], json!({ "communities": [] }));
        // Whoever is signed in is told the same.
        let [ada] = town.members(["ada"]).await;
        assert_eq!(data(run(&ada, operation!("platform/community"), json!({})).await)["community"], seen);
        let node = "query($id: ID!) { node(id: $id) { ... on Community { slug } } }";
        let id = data(run(&town.stranger(), "{ community { id } }", json!({})).await)["community"]["id"].clone();
        assert_eq!(data(run(&ada, node, json!({ "id": id })).await)["node"], json!({ "slug": "harbour" }));
        assert_eq!(refusal(&run(&town.stranger(), node, json!({ "id": id })).await).0, "auth_required");
    }

    async fn a_community_is_named_by_its_slug_where_nothing_else_names_one(town: Town) {
        let nowhere = elsewhere(&town.stranger(), None);
        for (person, slug, name) in
            [(&nowhere, "meadow", "meadow"), (&nowhere, " harbour ", "harbour"), (&town.stranger(), "meadow", "meadow")]
        {
            let seen = data(run(person, operation!("platform/community"), json!({ "slug": slug })).await);
            assert_eq!(seen["community"]["slug"], name);
        }
        let [ada] = town.members(["ada"]).await;
        let node = "query($id: ID!) { node(id: $id) { ... on Community { slug } } }";
        let id = json!({ "id": global("Community", town.meadow) });
        assert_eq!(data(run(&ada, node, id.clone()).await)["node"], json!({ "slug": "meadow" }));
        decree(&town, "meadow", "UPDATE tenants SET status = $2 WHERE slug = $1", "inactive").await;
        assert_eq!(refusal(&run(&ada, node, id).await).0, "NOT_FOUND");
        for (person, slug, path) in [
            (&nowhere, Some("meadow"), "/tenant/bootstrap?slug=meadow"),
            (&nowhere, Some("nobody"), "/tenant/bootstrap?slug=nobody"),
            (&town.stranger(), Some("nobody"), "/tenant/bootstrap?slug=nobody"),
        ] {
            let (status, code, _) = person.get(path).await.refusal();
            assert_eq!(told(person, slug).await, (200, i64::from(status), code), "{slug:?}");
        }
        // Without a slug the request itself must name one, as at REST.
        for person in [nowhere, elsewhere(&town.stranger(), Some("atlantis")), elsewhere(&town.stranger(), Some("meadow"))] {
            let (status, code, _) = person.get("/tenant/bootstrap").await.refusal();
            assert_eq!(told(&person, None).await.2, code);
            let bare = person.graphql("{ community { name } }", json!({})).await;
            assert_eq!((bare.status.as_u16(), refusal(&bare.json()).0), (status, code));
        }
    }

    async fn how_to_register_is_told_as_at_the_other_door(town: Town) {
        let stranger = town.stranger();
        let told = async || data(run(&stranger, operation!("platform/registration"), json!({})).await)["registration"].clone();
        let rest = stranger.get("/auth/registration-info").await.ok().json()["data"].clone();
        let open = told().await;
        assert_eq!((&open["mode"], &open["message"]), (&json!("OPEN"), &Value::Null));
        for (ours, theirs) in [
            ("canRegister", "can_register"),
            ("isClosed", "is_closed"),
            ("isWaitlist", "is_waitlist"),
            ("requiresInviteCode", "requires_invite_code"),
            ("requiresVerification", "requires_verification"),
        ] {
            assert_eq!(open[ours], rest[theirs], "{ours}");
        }
    }
}
