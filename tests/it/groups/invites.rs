//! Invitations by link and by mail: who makes and withdraws them, who may use them, and what a secret is worth.

use chrono::TimeDelta;
use serde_json::{Value, json};
use timeweave::params;
use tokio::join;

use super::{found, is_counted, join as enter, kinds, put, refusal, stands};
use crate::each_engine;
use crate::support::{Heard, MailServer, Person, Town};

/// Makes a link; the invitation and its secret.
async fn link(person: &Person, group: i64) -> (Value, String) {
    let made = person.post(&format!("/groups/{group}/invites/link"), json!({})).await;
    assert_eq!(made.status, 201, "{}", made.text());
    let invite = made.json()["data"].clone();
    let token = invite["invite_url"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    (invite, token)
}

async fn accept(person: &Person, token: &str) -> Heard {
    person.post(&format!("/groups/invite/{token}/accept"), json!({})).await
}

async fn look(person: &Person, token: &str) -> Heard {
    person.get(&format!("/groups/invite/{token}")).await
}

/// The secrets in the mails that have arrived, with their addresses.
async fn mailed(town: &Town, server: &MailServer) -> Vec<(String, String)> {
    town.post().await;
    let secret = |text: String| {
        let from = text.find("/harbour/groups/invite/").unwrap_or_else(|| panic!("no link in\n{text}"));
        text[from..].lines().next().unwrap().rsplit('/').next().unwrap().to_owned()
    };
    let mut all: Vec<_> =
        server.letters().into_iter().map(|letter| (letter.to.clone(), secret(letter.text()))).collect();
    all.sort();
    all
}

each_engine! {
    async fn a_link_brings_members_into_a_secret_group(town: Town) {
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        let id = found(&ada, "Surprise", "secret").await;
        let (invite, token) = link(&ada, id).await;
        let expected = json!({
            "id": invite["id"], "type": "link", "email": null, "status": "pending", "invite_url": invite["invite_url"], "message": null,
            "expires_at": "2026-01-19T12:00:00Z", "created_at": "2026-01-05T12:00:00Z", "invited_by": ada.id, "inviter_name": "Ada Tester",
        });
        assert_eq!(invite, expected);
        assert_eq!(ada.get(&format!("/groups/{id}/invites")).await.ok().json()["data"], json!([expected]));

        let shown = json!({
            "id": invite["id"], "type": "link", "status": "pending", "email_bound": false, "message": null,
            "expires_at": "2026-01-19T12:00:00Z", "inviter_name": "Ada",
        });
        let group = json!({ "id": id, "name": "Surprise", "image_url": null, "visibility": "secret", "member_count": 1 });
        let seen = look(&ben, &token).await.ok().json();
        assert_eq!(seen["data"], json!({ "invite": shown, "group": group, "membership": { "status": "none" } }));
        let used = accept(&ben, &token).await.ok().json();
        let group = json!({ "id": id, "name": "Surprise", "image_url": null, "visibility": "secret", "member_count": 2 });
        let expected = json!({ "action": "joined", "group": group, "membership": { "status": "active", "role": "member" }, "invite": shown });
        assert_eq!(used["data"], expected);
        assert_eq!(stands(&ben, id).await, (json!({ "status": "active", "role": "member" }), 2));
        // As often as it is used, once each.
        accept(&cleo, &token).await.ok();
        assert_eq!(accept(&ben, &token).await.refusal(), refusal(409, "ALREADY_MEMBER", ""));
        assert_eq!(kinds(&town).await[1..], ["group_member_joined", "group_member_joined"]);
        is_counted(&town, id).await;
        // Whoever is kept out stays out.
        ada.post(&format!("/groups/{id}/members/{}/ban", dora.id), json!({})).await.ok();
        assert_eq!(look(&dora, &token).await.refusal(), refusal(403, "BANNED", ""));
        assert_eq!(accept(&dora, &token).await.refusal(), refusal(403, "BANNED", ""));
        // Nothing in the database makes a link.
        let stored: String = town
            .db()
            .one("SELECT CAST(id AS TEXT) || type || status FROM group_invites WHERE tenant_id = $1", params![town.harbour])
            .await
            .unwrap();
        assert!(!stored.contains(&token));
    }

    async fn secrets_are_not_guessed_nor_carried_over(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        let id = found(&ada, "Surprise", "secret").await;
        let (invite, token) = link(&ada, id).await;
        let flipped = if token.ends_with('A') { format!("{}B", &token[..token.len() - 1]) } else { format!("{}A", &token[..token.len() - 1]) };
        let cursor = {
            enter(&ben, found(&ada, "Garden", "public").await).await.ok();
            ada.get("/groups?per_page=1").await.ok().json()["meta"]["cursor"].as_str().unwrap().to_owned()
        };
        for wrong in [flipped.as_str(), cursor.as_str(), "1", "AAAA", &"A".repeat(200)] {
            assert_eq!(look(&ben, wrong).await.refusal().1, "NOT_FOUND", "{wrong}");
            assert_eq!(accept(&ben, wrong).await.refusal().1, "NOT_FOUND", "{wrong}");
        }
        // Another community has other secrets.
        assert_eq!(look(&far, &token).await.refusal(), refusal(404, "NOT_FOUND", ""));
        assert_eq!(town.stranger().get(&format!("/groups/invite/{token}")).await.status, 401);

        // Only those who look after the group make, see and withdraw them.
        accept(&ben, &token).await.ok();
        let one = format!("/groups/{id}/invites/{}", invite["id"]);
        assert_eq!(ben.get(&format!("/groups/{id}/invites")).await.refusal(), refusal(403, "FORBIDDEN", ""));
        assert_eq!(ben.post(&format!("/groups/{id}/invites/link"), json!({})).await.refusal(), refusal(403, "FORBIDDEN", ""));
        assert_eq!(ben.post(&format!("/groups/{id}/invites/email"), json!({ "emails": ["x@y.example"] })).await.refusal(), refusal(403, "FORBIDDEN", ""));
        assert_eq!(ben.delete(&one).await.refusal(), refusal(403, "FORBIDDEN", ""));
        let other = found(&ada, "Choir", "public").await;
        assert_eq!(ada.delete(&format!("/groups/{other}/invites/{}", invite["id"])).await.refusal(), refusal(404, "NOT_FOUND", ""));
        for body in [json!({ "expiry_days": 0 }), json!({ "expiry_days": 91 })] {
            assert_eq!(ada.post(&format!("/groups/{id}/invites/link"), body).await.refusal(), refusal(422, "VALIDATION_ERROR", "expiry_days"));
        }
    }

    async fn a_link_ends_by_time_or_by_word(town: Town) {
        let [mut ada, mut ben] = town.members(["ada", "ben"]).await;
        let id = found(&ada, "Choir", "private").await;
        let (invite, token) = link(&ada, id).await;
        let one = format!("/groups/{id}/invites/{}", invite["id"]);
        for _ in 0..2 {
            let revoked = ada.delete(&one).await.ok().json();
            assert_eq!(revoked["data"], json!({ "id": invite["id"], "status": "revoked" }));
        }
        assert_eq!(look(&ben, &token).await.refusal(), refusal(410, "REVOKED", ""));
        assert_eq!(accept(&ben, &token).await.refusal(), refusal(410, "REVOKED", ""));
        let (_, token) = link(&ada, id).await;
        // Who has asked need not wait any longer.
        enter(&ben, id).await.ok();
        assert_eq!(look(&ben, &token).await.ok().json()["data"]["membership"]["status"], "pending");
        town.later(TimeDelta::days(14));
        ben.signs_in().await;
        ada.signs_in().await;
        assert_eq!(look(&ben, &token).await.refusal(), refusal(410, "EXPIRED", ""));
        assert_eq!(accept(&ben, &token).await.refusal(), refusal(410, "EXPIRED", ""));
        assert_eq!(ada.get(&format!("/groups/{id}/invites")).await.ok().json()["data"], json!([]));
        let (_, token) = link(&ada, id).await;
        town.db().run("UPDATE groups SET status = 'archived' WHERE id = $1", params![id]).await.unwrap();
        assert_eq!(accept(&ben, &token).await.refusal(), refusal(409, "GROUP_UNAVAILABLE", ""));
        town.db().run("UPDATE groups SET status = 'active' WHERE id = $1", params![id]).await.unwrap();
        accept(&ben, &token).await.ok();
        assert_eq!(stands(&ben, id).await.0["status"], "active");
    }

    async fn what_was_mailed_is_for_one_address_and_one_use(engine: Engine) {
        let (town, server) = crate::mail::posting(engine).await;
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let id = found(&ada, "Choir", "private").await;
        let path = format!("/groups/{id}/invites/email");
        let body = json!({ "emails": ["Ben@harbour.example", "ben@harbour.example", "new@far.example"], "message": "Come & <b>sing</b>" });
        let made = ada.post(&path, body.clone()).await;
        assert_eq!(made.status, 201, "{}", made.text());
        let invites = made.json()["data"].as_array().unwrap().clone();
        let shown: Vec<_> = invites.iter().map(|one| (one["email"].clone(), one["type"].clone(), one["invite_url"].clone())).collect();
        assert_eq!(shown, [(json!("new@far.example"), json!("email"), Value::Null), (json!("ben@harbour.example"), json!("email"), Value::Null)]);
        town.post().await;
        let letters = server.letters();
        assert_eq!(letters.len(), 2);
        let letter = letters.iter().find(|letter| letter.to == "new@far.example").unwrap();
        assert_eq!(letter.subject(), "Ada invites you to join Choir");
        for part in ["Ada would like you to join the group Choir at harbour.", "> Come & <b>sing</b>", "https://timeweave.example/harbour/groups/invite/"] {
            assert!(letter.text().contains(part), "{}", letter.text());
        }
        assert!(letter.html().contains("Come &amp; &lt;b&gt;sing&lt;/b&gt;"), "{}", letter.html());
        let text = letters.iter().find(|letter| letter.to == "ben@harbour.example").unwrap().text();
        let token = text[text.find("/groups/invite/").unwrap()..].lines().next().unwrap().rsplit('/').next().unwrap().to_owned();

        // Whose invitation waits gets no second mail.
        ada.post(&path, body).await.ok();
        assert_eq!(mailed(&town, &server).await, []);
        assert_eq!(town.count("group_invites").await, 2);

        // Words do not pass a block; that one stands, or that there is an account, is not told.
        cleo.post(&format!("/users/{}/block", ada.id), json!({})).await.ok();
        let made = ada.post(&path, json!({ "emails": ["cleo@harbour.example"], "message": "Please" })).await;
        assert_eq!((made.status.as_u16(), mailed(&town, &server).await), (201, Vec::new()), "{}", made.text());
        ada.delete(&format!("{}/{}", path.trim_end_matches("/email"), made.json()["data"][0]["id"])).await.ok();
        cleo.delete(&format!("/users/{}/block", ada.id)).await.ok();

        assert_eq!(look(&cleo, &token).await.ok().json()["data"]["invite"]["email_bound"], json!(true));
        assert_eq!(accept(&cleo, &token).await.refusal(), refusal(403, "EMAIL_MISMATCH", ""));
        accept(&ben, &token).await.ok();
        ben.delete(&format!("/groups/{id}/membership")).await.ok();
        assert_eq!(accept(&ben, &token).await.refusal(), refusal(409, "INVALID_STATE", ""));
        let used = invites.iter().find(|one| one["email"] == "ben@harbour.example").unwrap();
        assert_eq!(ada.delete(&format!("/groups/{id}/invites/{}", used["id"])).await.refusal(), refusal(409, "INVALID_STATE", ""));
        // One that is withdrawn before its mail leaves is not mailed.
        let made = ada.post(&path, json!({ "emails": ["late@far.example"] })).await.ok().json();
        ada.delete(&format!("/groups/{id}/invites/{}", made["data"][0]["id"])).await.ok();
        assert_eq!(mailed(&town, &server).await, []);
        for (emails, field) in [(json!([]), "emails"), (json!(["nobody"]), "emails[0]"), (json!(["a@b"]), "emails"), (json!(vec!["a@b.example"; 51]), "emails")] {
            let heard = ada.post(&path, json!({ "emails": emails })).await;
            assert_eq!((heard.refusal().0, heard.refusal().1.as_str()), (422, "VALIDATION_ERROR"), "{field} {}", heard.text());
        }
    }

    async fn fifty_wait_at_most(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let id = found(&ada, "Choir", "private").await;
        let path = format!("/groups/{id}/invites/email");
        let emails: Vec<String> = (0..49).map(|n| format!("p{n}@far.example")).collect();
        ada.post(&path, json!({ "emails": emails })).await.ok();
        let (invite, _) = link(&ada, id).await;
        assert_eq!(ada.post(&format!("/groups/{id}/invites/link"), json!({})).await.refusal(), refusal(409, "INVITE_LIMIT_REACHED", ""));
        assert_eq!(ada.post(&path, json!({ "emails": ["q@far.example"] })).await.refusal(), refusal(409, "INVITE_LIMIT_REACHED", ""));
        // Those that wait anyway are no more.
        ada.post(&path, json!({ "emails": ["p7@far.example"] })).await.ok();
        ada.delete(&format!("/groups/{id}/invites/{}", invite["id"])).await.ok();
        link(&ada, id).await;
        assert_eq!(town.count("group_invites").await, 51);
    }

    async fn two_who_use_one_mail_at_once_join_once(engine: Engine) {
        let (town, server) = crate::mail::posting(engine).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = found(&ada, "Choir", "private").await;
        ada.post(&format!("/groups/{id}/invites/email"), json!({ "emails": ["ben@harbour.example"] })).await.ok();
        let token = mailed(&town, &server).await.pop().unwrap().1;
        let (one, two) = join!(accept(&ben, &token), accept(&ben, &token));
        let mut statuses = [one.status.as_u16(), two.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409]);
        is_counted(&town, id).await;
        put(&ada, &format!("/groups/{id}/members/{}", ben.id), json!({ "role": "admin" })).await.ok();
        let (_, second) = link(&ben, id).await;
        assert_eq!(look(&ada, &second).await.ok().json()["data"]["membership"]["status"], "active");
    }

    async fn the_graph_does_the_same(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = found(&ada, "Choir", "private").await;
        let make = "mutation($input: CreateGroupInviteLinkInput!) { createGroupInviteLink(input: $input) { invite { id inviteUrl status inviter { name } } } }";
        let made = ada.graphql(make, json!({ "input": { "groupId": id.to_string(), "expiryDays": 3 } })).await.ok().json();
        let invite = &made["data"]["createGroupInviteLink"]["invite"];
        assert_eq!((&invite["status"], &invite["inviter"]["name"]), (&json!("PENDING"), &json!("Ada Tester")), "{made}");
        let token = invite["inviteUrl"].as_str().unwrap().rsplit('/').next().unwrap();
        let seen = "query($token: String!) { groupInvite(token: $token) { group { name memberCount } membership { status } } }";
        let answer = ben.graphql(seen, json!({ "token": token })).await.ok().json();
        assert_eq!(answer["data"]["groupInvite"], json!({ "group": { "name": "Choir", "memberCount": 1 }, "membership": { "status": "NONE" } }), "{answer}");
        let accept = "mutation($input: AcceptGroupInviteInput!) { acceptGroupInvite(input: $input) { membership { status } group { name viewerMembership { role } } } }";
        let answer = ben.graphql(accept, json!({ "input": { "token": token } })).await.ok().json();
        let expected = json!({ "membership": { "status": "ACTIVE" }, "group": { "name": "Choir", "viewerMembership": { "role": "MEMBER" } } });
        assert_eq!(answer["data"]["acceptGroupInvite"], expected, "{answer}");
        let node = "query($id: ID!) { node(id: $id) { ... on GroupInvite { status inviteUrl } } }";
        let found = ada.graphql(node, json!({ "id": invite["id"] })).await.ok().json();
        assert_eq!(found["data"]["node"], json!({ "status": "PENDING", "inviteUrl": invite["inviteUrl"] }), "{found}");
        let hidden = ben.graphql(node, json!({ "id": invite["id"] })).await.json();
        assert_eq!(hidden["errors"][0]["extensions"]["code"], "NOT_FOUND", "a member who does not look after the group: {hidden}");
        let revoke = "mutation($input: RevokeGroupInviteInput!) { revokeGroupInvite(input: $input) { removedGroupInviteId group { name } } }";
        let input = json!({ "input": { "groupId": id.to_string(), "inviteId": invite["id"] } });
        let revoked = ada.graphql(revoke, input).await.ok().json();
        assert_eq!(revoked["data"]["revokeGroupInvite"], json!({ "removedGroupInviteId": invite["id"], "group": { "name": "Choir" } }), "{revoked}");
        let answer = ben.graphql(seen, json!({ "token": token })).await.json();
        assert_eq!(answer["errors"][0]["extensions"]["code"], "REVOKED", "{answer}");
        let list = "query($id: ID!) { groupInvites(groupId: $id) { id } }";
        assert_eq!(ada.graphql(list, json!({ "id": id.to_string() })).await.ok().json()["data"]["groupInvites"], json!([]));
    }
}
