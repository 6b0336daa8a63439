//! The link at the end of every letter (RFC 8058).

use axum::body::Body;
use http::{Method, header};
use timeweave::notifications::email::Stamps;
use timeweave::notifications::email::unsubscribe::{Claim, Topic};

use super::*;
use crate::each_engine;
use crate::support::Heard;

fn token(town: &Town, person: &Person, topic: Topic) -> String {
    let tenant = if person.tenant.as_deref() == Some("meadow") { town.meadow } else { town.harbour };
    let claim = Claim { member: person.id.into(), tenant: tenant.into(), topic };
    town.world().room::<Stamps>().unwrap().token(&claim)
}

fn page(token: &str) -> String {
    format!("/api/v2/notifications/unsubscribe?token={token}")
}

/// A POST with a body that is no JSON.
async fn sends(who: &Person, path: &str, kind: &str, body: &str) -> Heard {
    let mut request = who.request(Method::POST, path, None);
    request.headers_mut().insert(header::CONTENT_TYPE, kind.parse().unwrap());
    *request.body_mut() = Body::from(body.to_owned());
    who.send(request).await
}

async fn wants(person: &Person, name: &str) -> bool {
    person.get("/users/me/notifications").await.ok().json()["data"][name].as_bool().unwrap()
}

const FORM: &str = "application/x-www-form-urlencoded";

each_engine! {
    async fn the_button_of_a_mail_program_stops_what_the_letter_was_about(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada] = town.members(["ada"]).await;
        queue(&town, &ada, ASKED).await;
        town.post().await;
        let link = server.letter().unsubscribe();
        // Nobody is signed in and no community is named.
        let provider = town.stranger().in_community(None);
        for _ in 0..2 {
            let heard = sends(&provider, &link, FORM, "List-Unsubscribe=One-Click").await;
            assert_eq!(heard.status, 200);
            assert_eq!(heard.json()["data"], json!({ "unsubscribed": true, "category": "connections" }));
        }
        assert!(!wants(&ada, "email_connections").await);
        assert!(wants(&ada, "email_messages").await);
        let multipart = "--x\r\nContent-Disposition: form-data; name=\"List-Unsubscribe\"\r\n\r\nOne-Click\r\n--x--\r\n";
        assert_eq!(sends(&provider, &link, "multipart/form-data; boundary=x", multipart).await.status, 200);

        queue(&town, &ada, ASKED).await;
        assert_eq!(town.post().await.suppressed, 1, "what waited meanwhile is not sent either");
    }

    async fn a_letter_without_a_switch_of_its_own_says_that_its_link_stops_everything(engine: Engine) {
        let (town, server) = posting(engine).await;
        let [ada] = town.members(["ada"]).await;
        let says = async |kind: &'static str| {
            queue(&town, &ada, Wanted { kind, ..ASKED }).await;
            town.post().await;
            let letter = server.letter();
            (letter.text(), letter.html(), letter.unsubscribe())
        };
        let (all, like_this) = ("Stop all mails from harbour", "Stop mails like this one");
        for (kind, expected, other) in
            [("new_listing_created", all, like_this), ("group_invite", all, like_this), ("connection_request", like_this, all)]
        {
            let (text, html, _) = says(kind).await;
            for letter in [text, html] {
                let letter = letter.replace(['\u{2068}', '\u{2069}'], "");
                assert!(letter.contains(expected) && !letter.contains(other), "{kind}: {letter}");
            }
        }
        // What nobody can stop has none.
        queue(&town, &ada, Wanted { kind: "password_changed", ..ASKED }).await;
        town.post().await;
        let letter = server.letter();
        assert_eq!((letter.header("List-Unsubscribe"), letter.header("List-Unsubscribe-Post")), (None, None));
        assert!(!letter.text().contains("unsubscribe") && !letter.html().contains("unsubscribe"), "{}", letter.text());

        let browser = town.stranger().in_community(None);
        let page = browser.get(&says("group_invite").await.2).await.text();
        assert!(page.contains("no more e-mails of any kind"), "{page}");
    }

    async fn looking_changes_nothing_and_the_page_asks(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let token = token(&town, &ada, Topic::Messages);
        let browser = town.stranger().in_community(None);
        for _ in 0..3 {
            let heard = browser.get(&page(&token)).await;
            assert_eq!(heard.status, 200);
            assert_eq!(heard.header("content-type"), Some("text/html; charset=utf-8"));
            assert_eq!(heard.header("cache-control"), Some("no-store"));
            assert_eq!(heard.header("x-robots-tag"), Some("noindex, nofollow"));
            let html = heard.text();
            for part in ["<html lang=\"en\" dir=\"ltr\">", "<form method=\"post\">", "Messages", "harbour", "noindex"] {
                assert!(html.contains(part), "{part}\n{html}");
            }
            assert!(!html.contains("<script") && !html.contains(&token));
        }
        assert!(wants(&ada, "email_messages").await);

        // The form is sent to where it stands, and leads back to a page that says so.
        let heard = sends(&browser, &page(&token), FORM, "confirm=1").await;
        assert_eq!(heard.status, 303);
        let place = heard.header("location").unwrap().to_owned();
        assert_eq!(place, page(&token));
        let html = browser.get(&place).await.ok().text();
        assert!(html.contains("<h1>Done</h1>") && !html.contains("<form"), "{html}");
        assert!(!wants(&ada, "email_messages").await);
    }

    async fn the_page_speaks_the_members_language(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let token = token(&town, &ada, Topic::Digest);
        for (language, opening) in [("ar", "<html lang=\"ar\" dir=\"rtl\">"), ("de", "<html lang=\"de\" dir=\"ltr\">")] {
            town.db().run("UPDATE users SET preferred_language = $2 WHERE id = $1", params![ada.id, language]).await.unwrap();
            let html = town.stranger().get(&page(&token)).await.ok().text();
            assert!(html.contains(opening), "{html}");
        }
    }

    async fn every_kind_stops_its_own(town: Town) {
        let [ada] = town.members(["ada"]).await;
        for (topic, names) in [
            (Topic::Messages, vec!["email_messages"]),
            (Topic::Digest, vec!["email_digest"]),
            (Topic::Gamification, vec!["email_gamification_digest", "email_gamification_milestones"]),
            (Topic::Org, vec!["email_org_payments", "email_org_transfers", "email_org_membership", "email_org_admin"]),
            (Topic::Federation, vec!["federation_notifications_enabled"]),
        ] {
            prefers(&town, &ada, digests_wanted()).await;
            let heard = town.stranger().post("/notifications/unsubscribe", json!({ "token": token(&town, &ada, topic) })).await;
            assert_eq!(heard.ok().json()["data"]["category"], topic.as_str());
            for name in names {
                assert!(!wants(&ada, name).await, "{topic} {name}");
            }
            assert!(wants(&ada, "email_listings").await && wants(&ada, "push_enabled").await, "{topic}");
        }
        sends(&town.stranger(), &page(&token(&town, &ada, Topic::All)), "", "").await.ok();
        let all = ada.get("/users/me/notifications").await.ok().json()["data"].clone();
        let left: Vec<_> = all.as_object().unwrap().iter().filter(|(name, on)| name.starts_with("email_") && **on == json!(true)).collect();
        assert!(left.is_empty(), "{left:?}");
        assert_eq!(all["push_enabled"], true);
    }

    async fn nothing_else_is_a_link(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let gone = town.newcomer("harbour", "gone", "member").await;
        set(&town, "UPDATE users SET deleted_at = updated_at WHERE id = $1", &gone).await;
        let good = token(&town, &ada, Topic::All);
        let nobody = Person { id: 9_999_999, ..ada.clone() };
        for bad in [
            String::new(),
            "nonsense".to_owned(),
            good[..good.len() - 2].to_owned(),
            format!("{good}A"),
            token(&town, &gone, Topic::All),
            token(&town, &nobody, Topic::All),
            // A member of one community is nobody in another.
            token(&town, &Person { tenant: Some("meadow".to_owned()), ..ada.clone() }, Topic::All),
        ] {
            let heard = town.stranger().get(&page(&bad)).await;
            assert_eq!((heard.status.as_u16(), heard.header("content-type")), (400, Some("text/html; charset=utf-8")), "{bad}");
            assert!(heard.text().contains("This link does not work"));
            let heard = sends(&town.stranger(), &page(&bad), FORM, "List-Unsubscribe=One-Click").await;
            assert_eq!(heard.refusal().0, 400, "{bad}");
            assert_eq!(heard.code(), "INVALID_TOKEN");
            assert_eq!(sends(&town.stranger(), &page(&bad), FORM, "confirm=1").await.status, 303, "a browser is led to the page");
        }
        assert!(wants(&ada, "email_messages").await);
        let strange = town.stranger();
        let mut request = strange.request(Method::GET, &page("x"), None);
        request.headers_mut().insert(header::ACCEPT_LANGUAGE, "ar, en;q=0.5".parse().unwrap());
        assert!(strange.send(request).await.text().contains("dir=\"rtl\""));
    }

    async fn a_link_and_a_form_at_once_lose_nothing(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let (one, other) = (token(&town, &ada, Topic::Messages), token(&town, &ada, Topic::Reviews));
        let stranger = town.stranger();
        let change = ada.request(Method::PUT, "/users/me/notifications", Some(json!({ "email_events": false })));
        let paths = [page(&one), page(&other)];
        let (first, second, third) = tokio::join!(
            sends(&stranger, &paths[0], FORM, "List-Unsubscribe=One-Click"),
            sends(&stranger, &paths[1], FORM, "List-Unsubscribe=One-Click"),
            ada.send(change)
        );
        assert_eq!([first.status, second.status, third.status].map(|status| status.as_u16()), [200; 3]);
        for name in ["email_messages", "email_reviews", "email_events"] {
            assert!(!wants(&ada, name).await, "{name}");
        }
    }
}
