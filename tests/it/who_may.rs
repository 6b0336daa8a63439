//! Who may do what: every operation of the contract, sent by everybody there is, against `tests/golden/who-may.txt`.
//!
//! `UPDATE_GOLDEN=1` writes the file anew; its difference is then read like code. Requests are built from the contract: its
//! example bodies with the ids of a prepared town, in which whatever a path names belongs to `member`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::sync::LazyLock;

use chrono::TimeDelta;
use contract::Operation;
use http::{Method, header};
use serde_json::{Value, json};
use timeweave::params;

use crate::support::{Engine, Form, PASSWORD, Person, Town};

static CONTRACT: LazyLock<Value> = LazyLock::new(|| serde_json::from_str(contract::OPENAPI_JSON).unwrap());

/// A column: what it is called, whose credentials are sent, and the community that is named.
pub struct Caller {
    pub column: &'static str,
    /// Community and role; none for a stranger.
    home: Option<(&'static str, &'static str)>,
    at: &'static str,
}

pub const CALLERS: &[Caller] = &[
    Caller { column: "nobody", home: None, at: "harbour" },
    Caller { column: MEMBER, home: Some(("harbour", "member")), at: "harbour" },
    Caller { column: "other", home: Some(("harbour", "member")), at: "harbour" },
    Caller { column: "broker", home: Some(("harbour", "broker")), at: "harbour" },
    Caller { column: "admin", home: Some(("harbour", "admin")), at: "harbour" },
    Caller { column: "super", home: Some(("harbour", "super_admin")), at: "harbour" },
    // From another community: at home, here, and here as somebody whose role is good everywhere.
    Caller { column: "far-off", home: Some(("meadow", "member")), at: "meadow" },
    Caller { column: "far-here", home: Some(("meadow", "member")), at: "harbour" },
    Caller { column: "far-super", home: Some(("meadow", "super_admin")), at: "harbour" },
];

/// The column of whoever owns what the requests name.
pub const MEMBER: &str = "member";

/// Queries of operations that say nothing without one.
const QUERIES: &[(Operation, &str)] = &[
    (Operation::SearchMembers, "q=member"),
    (Operation::ListNearbyMembers, "lat=53&lon=-6"),
    // The first who came to town: the caller `member`.
    (Operation::ListCompatibleTimes, "user_id=1"),
];

/// Operations after which their caller is not signed in any more.
const FAREWELLS: &[Operation] = &[Operation::Logout, Operation::RevokeToken, Operation::RevokeAllTokens];

/// Operations whose path names the other member of a conversation.
const CONVERSATIONS: &[Operation] = &[
    Operation::GetMessageThread,
    Operation::MarkConversationRead,
    Operation::ArchiveConversation,
    Operation::RestoreConversation,
];

/// One of everything that a path can name, and it is `member`'s.
pub struct Prepared {
    pub member: Person,
    refresh_token: String,
    /// Another sign-in of `member`'s.
    pub session: String,
    /// A device that `member` trusts.
    pub device: i64,
    /// Asked of `member` by somebody who is no caller.
    pub connection: i64,
    /// Somebody who is no caller.
    pub friend: i64,
    /// A safeguarding measure about `member`.
    pub measure: i64,
    /// Hours that `member` was given.
    pub transaction: i64,
    /// A category of transactions.
    pub category: i64,
    /// Something that the friend offers.
    pub listing: i64,
    /// Something that `member` offers, with a picture.
    pub own_listing: i64,
    /// Something that `member` offers, and staff have yet to approve.
    pub waiting: i64,
    /// What the friend says is wrong with what `member` offers.
    pub report: i64,
    /// The picture.
    pub image: i64,
    /// A heading for listings.
    pub heading: i64,
    /// An exchange of `member` with the friend, to be confirmed.
    pub exchange: i64,
    /// A review by `member` of that somebody.
    pub review: i64,
    /// From `member` to somebody who is no caller.
    pub message: i64,
    /// A file of another such message.
    attachment: i64,
    /// That message.
    attached: i64,
    /// A public group of `member`'s, to which nobody else belongs.
    pub group: i64,
    /// What `member` wrote to it.
    pub group_message: i64,
    /// What `member` announced to it.
    pub announcement: i64,
    /// A discussion that `member` started in it.
    pub discussion: i64,
    /// A reply of `member` in another discussion of it.
    pub reply: (i64, i64),
    /// A link that `member` made to another, private group, and its secret.
    pub link: (i64, i64, String),
    /// A line in the bell of `member`.
    pub notification: i64,
    /// An invitation to harbour.
    invite: i64,
    /// A question that is asked often.
    pub faq: i64,
    /// What `member` can do.
    pub skill: i64,
    /// When `member` has time.
    pub slot: i64,
    /// A category of skills.
    pub skill_category: i64,
    /// Background work of harbour that was given up.
    pub task: i64,
}

impl Prepared {
    /// Others have other numbers.
    pub async fn new(town: &Town, number: usize) -> Self {
        let mut member = town.newcomer("harbour", &format!("{MEMBER}{number}"), "member").await;
        let credentials = json!({ "email": address(&member), "password": PASSWORD });
        let pair = member.post("/api/auth/login", credentials).await.ok().json();
        member.token = pair["access_token"].as_str().map(str::to_owned);
        let friend = town.newcomer("harbour", &format!("friend{number}"), "member").await;
        let connection = town
            .db()
            .one(
                "INSERT INTO connections (tenant_id, requester_id, receiver_id, status, created_at, updated_at)
                 VALUES ($1, $2, $3, 'pending', $4, $4)
                 RETURNING id",
                params![town.harbour, friend.id, member.id, town.clock.now()],
            )
            .await
            .unwrap();
        let measure = town
            .db()
            .one(
                "INSERT INTO safeguarding_measures (tenant_id, kind, member_id, direction, reason, starts_at, made_by, made_at)
                 VALUES ($1, 'vetted', $2, 'both', 'x', $4, $3, $4)
                 RETURNING id",
                params![town.harbour, member.id, friend.id, town.clock.now()],
            )
            .await
            .unwrap();
        let conversation = format!("{}-{}", member.id.min(friend.id), member.id.max(friend.id));
        let message: i64 = town
            .db()
            .one(
                "INSERT INTO messages (tenant_id, conversation, sender_id, receiver_id, body, reactions, created_at, hidden_by_sender,
                        hidden_by_receiver)
                 VALUES ($1, $2, $3, $4, 'x', $5, $6, FALSE, FALSE)
                 RETURNING id",
                params![town.harbour, conversation, member.id, friend.id, json!([]), town.clock.now()],
            )
            .await
            .unwrap();
        for (mine, theirs) in [(member.id, friend.id), (friend.id, member.id)] {
            let side =
                "INSERT INTO conversations (tenant_id, user_id, partner_id, last_message_id) VALUES ($1, $2, $3, $4)";
            town.db().run(side, params![town.harbour, mine, theirs, message]).await.unwrap();
        }
        let form = Form::default().text("recipient_id", friend.id).file("attachments", "x.txt", b"x");
        let sent = member.form(Method::POST, "/messages", &form).await.ok().json();
        let attached = sent["data"]["id"].as_i64().unwrap();
        let attachment = sent["data"]["attachments"][0]["id"].as_i64().unwrap();
        let founded = member.post("/groups", json!({ "name": format!("Group {number}") })).await.ok().json();
        let group = founded["data"]["id"].as_i64().unwrap();
        let written = member.post(&format!("/groups/{group}/messages"), json!({ "body": "x" })).await.ok().json();
        let group_message = written["data"]["id"].as_i64().unwrap();
        let text = json!({ "title": "x", "content": "x" });
        let made = async |path: &str| {
            let made = member.post(&format!("/groups/{group}/{path}"), text.clone()).await.ok().json();
            made["data"]["id"].as_i64().unwrap()
        };
        let announcement = made("announcements").await;
        let (discussion, replied) = (made("discussions").await, made("discussions").await);
        let reply = (replied, made(&format!("discussions/{replied}/messages")).await);
        let hidden = member.post("/groups", json!({ "name": "x", "visibility": "private" })).await.ok().json();
        let hidden = hidden["data"]["id"].as_i64().unwrap();
        let made = member.post(&format!("/groups/{hidden}/invites/link"), json!({})).await.ok().json();
        let secret = made["data"]["invite_url"].as_str().and_then(|url| url.rsplit('/').next()).unwrap().to_owned();
        let link = (hidden, made["data"]["id"].as_i64().unwrap(), secret);
        let review = town
            .db()
            .one(
                "INSERT INTO reviews (tenant_id, reviewer_id, receiver_id, rating, status, review_type, is_anonymous,
                        show_cross_tenant, created_at, updated_at)
                 VALUES ($1, $2, $3, 4, 'approved', 'local', TRUE, TRUE, $4, $4)
                 RETURNING id",
                params![town.harbour, member.id, friend.id, town.clock.now()],
            )
            .await
            .unwrap();
        let notification = town
            .db()
            .one(
                "INSERT INTO notifications (tenant_id, user_id, actor_id, type, link, message, created_at)
                 VALUES ($1, $2, $3, 'connection_request', '/connections', 'x', $4)
                 RETURNING id",
                params![town.harbour, member.id, friend.id, town.clock.now()],
            )
            .await
            .unwrap();
        let refresh_token = pair["refresh_token"].as_str().unwrap().to_owned();
        let session = {
            let credentials = json!({ "email": address(&member), "password": PASSWORD });
            member.post("/api/auth/login", credentials).await.ok();
            let sessions = member.get("/users/me/sessions").await.ok().json();
            let other = sessions["data"].as_array().unwrap().iter().find(|one| one["is_current"] == false).unwrap();
            other["id"].as_str().unwrap().to_owned()
        };
        // Enough for whatever the examples send.
        let transaction = crate::wallet::grant(town, &member, 100_000).await;
        let category = town
            .db()
            .one(
                "INSERT INTO transaction_categories (tenant_id, name, sort_order, is_active, created_at, updated_at)
                 VALUES ($1, $2, 0, TRUE, $3, $3)
                 RETURNING id",
                params![town.harbour, format!("Category {number}"), town.clock.now()],
            )
            .await
            .unwrap();
        let (listing, about) = (
            crate::exchanges::listing(town, &friend, "offer").await,
            crate::exchanges::listing(town, &friend, "offer").await,
        );
        let own_listing = crate::exchanges::listing(town, &member, "offer").await;
        let waiting = crate::exchanges::listing(town, &member, "offer").await;
        let waits = "UPDATE listings SET status = 'pending', moderation_status = 'pending_review', submitted_at = $2 WHERE id = $1";
        town.db().run(waits, params![waiting, town.clock.now()]).await.unwrap();
        let heading = crate::listings::heading(town, &format!("heading{number}")).await;
        let image = crate::listings::pictured(town, own_listing).await;
        let report = town
            .db()
            .one(
                "INSERT INTO listing_reports (tenant_id, listing_id, user_id, reason, status, created_at)
                 VALUES ($1, $2, $3, 'spam', 'pending', $4)
                 RETURNING id",
                params![town.harbour, own_listing, friend.id, town.clock.now()],
            )
            .await
            .unwrap();
        let exchange = town
            .db()
            .one(
                "INSERT INTO exchanges (tenant_id, listing_id, side, requester_id, provider_id, proposed_hours, status, created_at,
                        updated_at)
                 VALUES ($1, $2, 'offer', $3, $4, 200, 'pending_confirmation', $5, $5)
                 RETURNING id",
                params![town.harbour, about, member.id, friend.id, town.clock.now()],
            )
            .await
            .unwrap();
        let mut code_hash = [0; 32];
        code_hash[..8].copy_from_slice(&number.to_le_bytes());
        let invite = town
            .db()
            .one(
                "INSERT INTO invites (tenant_id, code_hash, max_uses, uses_count, created_at)
                 VALUES ($1, $2, 1, 0, $3)
                 RETURNING id",
                params![town.harbour, code_hash, town.clock.now()],
            )
            .await
            .unwrap();
        let device = town
            .db()
            .one(
                "INSERT INTO trusted_devices (tenant_id, user_id, token_hash, device, trusted_at, expires_at)
                 VALUES ($1, $2, $3, 'web', $4, $5)
                 RETURNING id",
                params![town.harbour, member.id, code_hash, town.clock.now(), town.clock.now() + TimeDelta::days(30)],
            )
            .await
            .unwrap();
        let faq = town
            .db()
            .one(
                "INSERT INTO faqs (tenant_id, category, category_key, question, answer, search_text, sort_order, is_published, created_at,
                        updated_at)
                 VALUES ($1, 'Hours', 'hours', 'What?', 'Hours.', 'what? hours.', 0, TRUE, $2, $2)
                 RETURNING id",
                params![town.harbour, town.clock.now()],
            )
            .await
            .unwrap();
        let skill_category = town
            .db()
            .one(
                "INSERT INTO skill_categories (tenant_id, name, slug, display_order, is_active, created_at)
                 VALUES ($1, $2, $2, 0, TRUE, $3)
                 RETURNING id",
                params![town.harbour, format!("crafts{number}"), town.clock.now()],
            )
            .await
            .unwrap();
        let skill = town
            .db()
            .one(
                "INSERT INTO member_skills (tenant_id, user_id, skill_name, skill_key, proficiency_level, is_offering, is_requesting,
                        created_at, updated_at)
                 VALUES ($1, $2, 'Pottery', 'pottery', 'expert', TRUE, FALSE, $3, $3)
                 RETURNING id",
                params![town.harbour, member.id, town.clock.now()],
            )
            .await
            .unwrap();
        let slot = town
            .db()
            .one(
                "INSERT INTO member_availability (tenant_id, user_id, day_of_week, start_time, end_time, created_at)
                 VALUES ($1, $2, 1, '09:00', '10:00', $3)
                 RETURNING id",
                params![town.harbour, member.id, town.clock.now()],
            )
            .await
            .unwrap();
        let task = town
            .db()
            .one(
                "INSERT INTO tasks (tenant_id, kind, subject, status, attempts, due_at, ready_at, finished_at)
                 VALUES ($1, 'event.bell', $2, 'dead', 12, $3, $3, $3)
                 RETURNING id",
                params![town.harbour, 9_000_000 + i64::try_from(number).unwrap(), town.clock.now()],
            )
            .await
            .unwrap();
        Self {
            refresh_token,
            session,
            device,
            invite,
            faq,
            skill,
            slot,
            skill_category,
            task,
            member,
            connection,
            friend: friend.id,
            measure,
            transaction,
            category,
            review,
            message,
            attachment,
            attached,
            group,
            group_message,
            announcement,
            discussion,
            reply,
            link,
            notification,
            listing,
            own_listing,
            waiting,
            report,
            image,
            heading,
            exchange,
        }
    }

    /// The operation's path with ids of these things, and its query.
    fn path(&self, operation: Operation) -> String {
        let mut path = String::new();
        let mut collection = "";
        for segment in operation.row().path.split('/').skip(1) {
            path.push('/');
            match (segment.strip_prefix('{'), collection) {
                (None, _) => path.push_str(segment),
                (Some(_), "users") if operation == Operation::MuteMember => path.push_str(&self.friend.to_string()),
                (Some(_), "trusted-devices") => path.push_str(&self.device.to_string()),
                (Some(_), "sessions") => path.push_str(&self.session),
                (Some(_), "invite-codes") => path.push_str(&self.invite.to_string()),
                (Some(_), "dead") => path.push_str(&self.task.to_string()),
                (Some("kind}"), _) => path.push_str("push.message"),
                (Some("groupKey}"), _) => path.push_str("connection_request:%2Fconnections"),
                (Some(_), "notifications") => path.push_str(&self.notification.to_string()),
                (Some("userId}"), _) | (Some(_), "users" | "members") => path.push_str(&self.member.id.to_string()),
                (Some(_), "exchanges") => path.push_str(&self.exchange.to_string()),
                (Some(_), "reports") => path.push_str(&self.report.to_string()),
                (Some(_), "reviews") => path.push_str(&self.review.to_string()),
                (Some(_), "measures") => path.push_str(&self.measure.to_string()),
                (Some(_), "transactions") => path.push_str(&self.transaction.to_string()),
                (Some(_), "faqs") => path.push_str(&self.faq.to_string()),
                (Some(_), "availability") if operation == Operation::SetMyAvailabilityOfDay => path.push('1'),
                (Some(_), "availability") => path.push_str(&self.slot.to_string()),
                (Some(_), "skills") => path.push_str(&self.skill.to_string()),
                (Some(_), "categories") if operation.row().path.contains("/skills/") => {
                    path.push_str(&self.skill_category.to_string());
                }
                (Some(_), "categories") => path.push_str(&self.category.to_string()),
                (Some("imageId}"), _) => path.push_str(&self.image.to_string()),
                (Some(_), "listings") if OTHERS_LISTINGS.contains(&operation) => {
                    path.push_str(&self.listing.to_string());
                }
                (Some(_), "listings") if DECISIONS.contains(&operation) => path.push_str(&self.waiting.to_string()),
                (Some(_), "listings") => path.push_str(&self.own_listing.to_string()),
                (Some(_), "announcements") => path.push_str(&self.announcement.to_string()),
                (Some(_), "discussions") if operation == Operation::DeleteGroupDiscussionReply => {
                    path.push_str(&self.reply.0.to_string());
                }
                (Some(_), "discussions") => path.push_str(&self.discussion.to_string()),
                (Some("replyId}"), _) => path.push_str(&self.reply.1.to_string()),
                (Some("messageId}"), _) => path.push_str(&self.group_message.to_string()),
                (Some(_), "groups") if operation == Operation::RevokeGroupInvite => {
                    path.push_str(&self.link.0.to_string());
                }
                (Some("inviteId}"), _) => path.push_str(&self.link.1.to_string()),
                (Some("token}"), "invite") => path.push_str(&self.link.2),
                (Some(_), "groups") => path.push_str(&self.group.to_string()),
                (Some(_), "attachments") => path.push_str(&self.attachment.to_string()),
                (Some(_), "messages" | "conversations") if CONVERSATIONS.contains(&operation) => {
                    path.push_str(&self.friend.to_string());
                }
                (Some(_), "messages") if operation == Operation::GetFileOfMessage => {
                    path.push_str(&self.attached.to_string());
                }
                (Some(_), "messages") => path.push_str(&self.message.to_string()),
                (Some(_), "connections") => path.push_str(&self.connection.to_string()),
                // No community has them unless it says so.
                (Some(_), "push-campaigns") => path.push('1'),
                (Some(_), other) => panic!("{}: there is no one of {other}: prepare one", operation.id()),
            }
            collection = segment;
        }
        match QUERIES.iter().find(|(queried, _)| *queried == operation) {
            Some((_, query)) => format!("{path}?{query}"),
            None => path,
        }
    }

    /// The contract's example of the operation's body, about these things.
    fn body(&self, operation: Operation) -> Option<Value> {
        let row = operation.row();
        let kind = row.body.filter(|kind| *kind != FORM)?;
        let described = &CONTRACT["paths"][row.path][row.method.as_str().to_lowercase()];
        let mut body = described["requestBody"]["content"][kind]["example"].clone();
        let example = body.as_object_mut().unwrap_or_else(|| panic!("{}: no example of the body", row.id));
        for (name, value) in example.iter_mut() {
            *value = match (name.as_str(), operation) {
                ("id", Operation::DeleteNotificationsByBody | Operation::MarkNotificationsReadByBody) => {
                    json!(self.notification)
                }
                ("user_id", Operation::MuteMemberByBody) => json!(self.friend),
                ("context_id", _) => json!(self.group),
                ("user_id" | "member_id" | "receiver_id", _) => json!(self.member.id),
                ("partner_id" | "recipient" | "recipient_id", _) => json!(self.friend),
                ("listing_id", Operation::RequestExchange) => json!(self.listing),
                ("category_id", Operation::CreateListing | Operation::UpdateListing) => json!(self.heading),
                ("category_id", Operation::AddMySkill) => json!(self.skill_category),
                ("type_id", _) => json!(0),
                ("image_ids", _) => json!([self.image]),
                ("refresh_token", _) => json!(self.refresh_token),
                ("token", Operation::RegisterDevice | Operation::UnregisterDevice) => continue,
                ("token", _) => json!(self.member.token),
                ("email", Operation::Login) => json!(address(&self.member)),
                ("password", Operation::Login) => json!(PASSWORD),
                ("email", _) => json!(format!("new.{}@harbour.example", self.member.name)),
                _ => continue,
            };
        }
        Some(body)
    }

    async fn status(&self, operation: Operation, person: &Person) -> u16 {
        let mut request = person.request(operation.row().method.clone(), &self.path(operation), self.body(operation));
        if operation.row().body == Some(FORM) {
            let names = ["image", "images[]", "avatar"].map(str::to_owned);
            let voice = Form::default().text("recipient_id", self.friend).file("voice", "x.ogg", b"OggS");
            request.headers_mut().insert(header::CONTENT_TYPE, format!("{FORM}; boundary=x").parse().unwrap());
            let form = crate::prober::picture(&names);
            let spoken = operation == Operation::SendVoiceMessage;
            *request.body_mut() = if spoken { voice.bytes("x") } else { form }.into();
        }
        let heard = person.send(request).await;
        let needs_service = [Operation::GenerateListingDescription, Operation::TranslateMessage].contains(&operation);
        let as_told = needs_service && heard.code() == "AI_SERVICE_ERROR";
        assert!(heard.status.as_u16() < 500 || as_told, "{} for {}: {}", operation.id(), person.name, heard.text());
        assert!(heard.header(header::CONTENT_TYPE.as_str()).is_some() || heard.status == 204, "{}", operation.id());
        heard.status.as_u16()
    }
}

/// A body with files.
const FORM: &str = "multipart/form-data";

/// What is done with somebody else's listing.
const OTHERS_LISTINGS: &[Operation] =
    &[Operation::GetListing, Operation::SaveListing, Operation::UnsaveListing, Operation::ReportListing];

/// What staff do with a listing that waits.
const DECISIONS: &[Operation] = &[Operation::ApproveListing, Operation::RejectListing];

/// The address under which a member signs in.
fn address(person: &Person) -> String {
    format!("{}@{}.example", person.name, person.tenant.as_deref().unwrap())
}

/// At home, then off to the community that the column is about.
async fn sign_in(caller: &Caller, person: &Person) -> Person {
    let mut person = person.clone();
    if let Some((tenant, _)) = caller.home {
        person.tenant = Some(tenant.to_owned());
        person.signs_in().await;
    }
    person.tenant = Some(caller.at.to_owned());
    person
}

/// One for each column.
pub async fn callers(town: &Town) -> Vec<Person> {
    let mut people = Vec::new();
    for caller in CALLERS {
        let person = match caller.home {
            None => town.stranger(),
            Some((tenant, role)) => town.newcomer(tenant, caller.column, role).await,
        };
        people.push(sign_in(caller, &person).await);
    }
    people
}

async fn table() -> String {
    let words = |operation: Operation| format!("{} {}", operation.row().method, operation.row().path);
    let wide = |text: &dyn Fn(Operation) -> String| Operation::ALL.iter().map(|one| text(*one).len()).max().unwrap();
    let (names, calls) = (wide(&|operation| operation.id().to_owned()), wide(&words));

    let mut text = format!("{:names$}  {:calls$}", "operation", "call");
    for caller in CALLERS {
        write!(text, "  {}", caller.column).unwrap();
    }
    let town = Town::on(Engine::Sqlite).await;
    let mut people = callers(&town).await;
    let mut prepared = Prepared::new(&town, 0).await;
    for (line, operation) in Operation::ALL.iter().copied().enumerate() {
        write!(text, "\n{:names$}  {:calls$}", operation.id(), words(operation)).unwrap();
        for (column, (caller, person)) in CALLERS.iter().zip(&mut people).enumerate() {
            let own = caller.column == MEMBER;
            let status = prepared.status(operation, if own { &prepared.member } else { person }).await;
            write!(text, "  {status:<width$}", width = caller.column.len()).unwrap();
            // Whoever only looks, or is refused, leaves everything as it was.
            if operation.row().method != Method::GET && status < 300 {
                prepared = Prepared::new(&town, (line + 1) * 100 + column).await;
            }
            if FAREWELLS.contains(&operation) && caller.home.is_some() {
                town.later(TimeDelta::seconds(1));
                *person = sign_in(caller, person).await;
            }
        }
        text.truncate(text.trim_end().len());
    }
    text.push('\n');
    text
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_table_of_who_may_do_what_is_as_agreed() {
    is_as_agreed(&table().await);
}

/// The agreed table.
const AGREED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/who-may.txt");

/// What each operation answers to each of [`CALLERS`], as agreed.
pub fn statuses() -> BTreeMap<String, Vec<u16>> {
    let table = std::fs::read_to_string(AGREED).unwrap();
    let row = |line: &str| {
        let mut words = line.split_whitespace().map(str::to_owned);
        let id = words.next().unwrap();
        // After the method and the path.
        (id, words.skip(2).map(|status| status.parse().unwrap()).collect())
    };
    table.lines().skip(1).map(row).collect()
}

/// Compares a table with the agreed one, or writes it there.
fn is_as_agreed(table: &str) {
    let file = Path::new(AGREED);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(file, table).unwrap();
        return;
    }
    let agreed = std::fs::read_to_string(file).unwrap_or_default();
    let differ = |(new, old): &(&str, &str)| new != old;
    let first = table.lines().zip(agreed.lines()).find(differ);
    assert!(table == agreed, "not as agreed (UPDATE_GOLDEN=1 writes it anew); first difference: {first:#?}\n{table}");
}
