//! Browsers: the session cookie, and proof that a page of ours is asking (seed 0, "Authentication" 5; spec platform 2.5).

use chrono::TimeDelta;
use http::Method;
use serde_json::{Value, json};
use timeweave::params;

use super::{change, pair, rule, told};
use crate::each_engine;
use crate::support::{Heard, PASSWORD, Person, Town};

/// A browser: keeps the cookie it is given, and sends what its page tells it to.
pub(super) struct Browser {
    person: Person,
    cookie: Option<String>,
    csrf: Option<String>,
}

impl Browser {
    /// One that has fetched its CSRF token.
    async fn open(town: &Town) -> Self {
        let mut browser = Self { person: town.stranger(), cookie: None, csrf: None };
        let heard = browser.send(Method::GET, "/csrf-token", None).await.ok();
        browser.csrf = heard.json()["data"]["csrf_token"].as_str().map(str::to_owned);
        browser
    }

    /// One that has signed in.
    pub(super) async fn of(town: &Town, email: &str) -> Self {
        let mut browser = Self::open(town).await;
        browser.signs_in(email).await;
        browser
    }

    async fn signs_in(&mut self, email: &str) -> Heard {
        let body = json!({ "email": email, "password": PASSWORD });
        let heard = self.send(Method::POST, "/api/auth/login", Some(body)).await.ok();
        if let Some(token) = heard.json()["csrf_token"].as_str() {
            self.csrf = Some(token.to_owned());
        }
        heard
    }

    pub(super) async fn get(&mut self, path: &str) -> Heard {
        self.send(Method::GET, path, None).await
    }

    async fn post(&mut self, path: &str) -> Heard {
        self.send(Method::POST, path, None).await
    }

    async fn send(&mut self, method: Method, path: &str, body: Option<Value>) -> Heard {
        let mut request = self.person.request(method, path, body);
        for (name, value) in [("cookie", &self.cookie), ("x-csrf-token", &self.csrf)] {
            if let Some(value) = value {
                request.headers_mut().insert(name, value.parse().unwrap());
            }
        }
        let heard = self.person.send(request).await;
        if let Some(cookie) = heard.header("set-cookie") {
            let pair = cookie.split(';').next().unwrap();
            self.cookie = (!cookie.contains("Max-Age=0")).then(|| pair.to_owned());
        }
        heard
    }
}

const FOREIGN: (u16, &str) = (403, "AUTH_CSRF_INVALID");

#[track_caller]
fn assert_foreign(heard: &Heard) {
    let (status, code) = told(heard);
    assert_eq!((status, code.as_str()), FOREIGN);
}

each_engine! {
    async fn a_session_begins_with_its_csrf_token(town: Town) {
        let mut browser = Browser { person: town.stranger(), cookie: None, csrf: None };
        let heard = browser.get("/csrf-token").await;
        assert_eq!(heard.status, 200);
        let token = heard.json()["data"]["csrf_token"].as_str().unwrap().to_owned();
        assert_eq!(heard.json(), json!({ "success": true, "data": { "csrf_token": token } }));
        assert!(token.len() == 64 && token.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f')));
        let cookie = heard.header("set-cookie").unwrap();
        let (id, attributes) = cookie.split_once("; ").unwrap();
        assert_eq!(id.len(), "tw_session=".len() + 64);
        assert_eq!(attributes, "Path=/; HttpOnly; SameSite=Lax");

        // The same for the whole session, on each of its paths; another session has another.
        for path in ["/csrf-token", "/api/auth/csrf-token", "/api/csrf-token"] {
            let again = browser.get(path).await.ok();
            assert_eq!(again.json()["data"]["csrf_token"], token.as_str());
            assert_eq!(again.header("set-cookie"), None);
        }
        assert_ne!(Browser::open(&town).await.csrf, Some(token));
        assert_eq!(town.count("sessions").await, 0, "nobody is signed in yet");
        assert_eq!(told(&browser.get("/users/me").await), (401, "auth_required".into()));
    }

    async fn signing_in_trades_the_session_for_a_new_one(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        let mut browser = Browser::open(&town).await;
        let (known_cookie, known_token) = (browser.cookie.clone(), browser.csrf.clone());
        let heard = browser.signs_in("ada@harbour.example").await;
        let cookie = heard.header("set-cookie").unwrap();
        assert!(cookie.ends_with("; Path=/; HttpOnly; SameSite=Lax; Max-Age=43200"), "{cookie}");
        assert_eq!(heard.json()["csrf_token"].as_str().map(str::len), Some(64));
        assert_ne!(browser.cookie, known_cookie);
        assert_ne!(browser.csrf, known_token);
        assert_eq!(browser.get("/users/me").await.ok().json()["data"]["id"], ada.id);

        // Whoever knew the id before the login knows nothing now.
        let mut fixated = Browser { cookie: known_cookie, csrf: known_token, ..browser };
        assert_eq!(told(&fixated.get("/users/me").await), (401, "auth_required".into()));
        let stored: Vec<u8> = town.db().one("SELECT token_hash FROM sessions", params![]).await.unwrap();
        assert_eq!(stored.len(), 32);
    }

    async fn what_changes_something_needs_the_token(town: Town) {
        let [ben] = town.members(["ben"]).await;
        town.newcomer("harbour", "ada", "member").await;
        let mut browser = Browser::of(&town, "ada@harbour.example").await;
        let block = format!("/users/{}/block", ben.id);
        let own = browser.csrf.clone();
        let others = Browser::of(&town, "ada@harbour.example").await.csrf;
        let anonymous = Browser::open(&town).await.csrf;
        let cookie = browser.cookie.clone().map(|cookie| cookie.replace("tw_session=", ""));

        for wrong in [None, Some(String::new()), others, anonymous, cookie, Some("0".repeat(64)), Some("é".to_owned())] {
            browser.csrf = wrong.clone();
            for method in [Method::POST, Method::DELETE] {
                assert_foreign(&browser.send(method, &block, None).await);
            }
            browser.get("/users/me").await.ok();
        }
        assert_eq!(town.count("user_blocks").await, 0);

        browser.csrf = own;
        browser.post(&block).await.ok();
        browser.send(Method::DELETE, &block, None).await.ok();
    }

    async fn a_bearer_client_needs_no_token(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        town.newcomer("harbour", "cleo", "member").await;
        let mut both = Browser::of(&town, "cleo@harbour.example").await;
        both.csrf = None;
        both.person = ada.clone();
        // A bearer token wins over a session, even a worthless one.
        assert_eq!(both.get("/users/me").await.ok().json()["data"]["id"], ada.id);
        both.post(&format!("/users/{}/block", ben.id)).await.ok();
        both.person.token = Some("worthless".to_owned());
        assert_eq!(told(&both.get("/users/me").await), (401, "auth_required".into()));
        assert_eq!(told(&both.post(&format!("/users/{}/block", ben.id)).await), (401, "auth_required".into()));
    }

    async fn a_login_from_a_foreign_page_gets_no_session(town: Town) {
        town.newcomer("harbour", "ada", "member").await;
        for token in [None, Some("0".repeat(64))] {
            let mut browser = Browser::open(&town).await;
            browser.csrf = token;
            let heard = browser.signs_in("ada@harbour.example").await;
            assert_eq!(heard.header("set-cookie"), None);
            assert_eq!(heard.json().get("csrf_token"), None);
            assert!(heard.json()["session_refused"].as_str().is_some_and(|why| !why.is_empty()), "{}", heard.text());
            assert_eq!(browser.get("/users/me").await.status, 401);
        }
        assert_eq!(town.count("sessions").await, 0);
    }

    async fn signing_out_destroys_the_session(town: Town) {
        town.newcomer("harbour", "ada", "member").await;
        let mut browser = Browser::open(&town).await;
        let (access, refresh) = pair(&browser.signs_in("ada@harbour.example").await);
        let cookie = browser.cookie.clone();

        let token = browser.csrf.take();
        assert_foreign(&browser.post("/api/auth/logout").await);
        browser.get("/users/me").await.ok();

        browser.csrf = token;
        let heard = browser.post("/api/auth/logout").await;
        assert_eq!(heard.json(), json!({ "success": true, "message": "You are signed out." }));
        assert_eq!(heard.header("set-cookie"), Some("tw_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0"));
        browser.cookie = cookie;
        assert_eq!(told(&browser.get("/users/me").await), (401, "auth_required".into()));
        let stranger = town.stranger();
        assert_eq!(stranger.with_token(Some(&access)).get("/users/me").await.status, 401);
        let heard = stranger.post("/api/auth/refresh-token", json!({ "refresh_token": refresh })).await;
        assert_eq!(told(&heard), (401, "AUTH_TOKEN_EXPIRED".into()));
        // Once more is no trouble.
        browser.post("/api/auth/logout").await.ok();
    }

    async fn a_session_ends_after_twelve_hours_with_its_family_and_with_its_member(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        let mut browser = Browser::of(&town, "ada@harbour.example").await;
        town.later(TimeDelta::hours(12) - TimeDelta::seconds(1));
        browser.get("/users/me").await.ok();
        town.later(TimeDelta::seconds(1));
        assert_eq!(browser.get("/users/me").await.status, 401);

        let mut browser = Browser::of(&town, "ada@harbour.example").await;
        let mut other = Browser::of(&town, "ada@harbour.example").await;
        assert_eq!(browser.post("/api/auth/revoke-all").await.ok().json()["data"]["revoked_count"], 4);
        for browser in [&mut browser, &mut other] {
            assert_eq!(told(&browser.get("/users/me").await), (401, "auth_required".into()));
        }

        let mut browser = Browser::of(&town, "ada@harbour.example").await;
        change(&town, &ada, "status = 'suspended'").await;
        assert_eq!(browser.get("/users/me").await.status, 401);
    }

    async fn a_session_of_harbour_is_nothing_in_meadow(town: Town) {
        town.newcomer("harbour", "ada", "member").await;
        town.newcomer("harbour", "zoe", "super_admin").await;
        for (email, status) in [("ada@harbour.example", 401), ("zoe@harbour.example", 200)] {
            let mut browser = Browser::of(&town, email).await;
            browser.person.tenant = Some("meadow".to_owned());
            assert_eq!(browser.get("/users/me").await.status, status, "{email}");
        }
    }

    async fn over_tls_cookies_are_the_hosts_own_and_of_several_none_is_trusted(engine: Engine) {
        let secure = "[server]\npublic_url = \"https://harbour.example\"";
        let town = Town::configured(engine, secure).await;
        town.newcomer("harbour", "ada", "member").await;
        let mut browser = Browser::open(&town).await;
        let heard = browser.signs_in("ada@harbour.example").await;
        assert!(heard.header("set-cookie").unwrap().ends_with("; Path=/; HttpOnly; SameSite=Lax; Max-Age=43200; Secure"));
        assert_eq!(heard.json().get("session_refused"), None);
        let cookie = browser.cookie.clone().unwrap();
        assert!(cookie.starts_with("__Host-tw_session="), "{cookie}");
        browser.get("/users/me").await.ok();
        // A neighbour can plant one without the prefix; it changes nothing.
        browser.cookie = Some(format!("tw_session={}; {cookie}", "0".repeat(64)));
        browser.get("/users/me").await.ok();
        for worthless in [cookie.replace("__Host-", ""), format!("{cookie}; {cookie}")] {
            browser.cookie = Some(worthless);
            assert_eq!(told(&browser.get("/users/me").await), (401, "auth_required".into()));
        }
    }

    async fn public_doors_ask_for_no_proof(town: Town) {
        rule(&town, json!({})).await;
        let mut browser = Browser::open(&town).await;
        browser.csrf = None;
        browser.get("/auth/registration-info").await.ok();
        let heard = browser.send(Method::POST, "/api/auth/validate-token", Some(json!({}))).await;
        assert_eq!(told(&heard), (400, "AUTH_TOKEN_MISSING".into()));
    }
}
