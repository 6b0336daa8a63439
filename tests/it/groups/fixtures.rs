//! What stories about all areas need of this one: see `crate::areas`.

use async_trait::async_trait;
use contract::Operation;
use http::Method;
use serde_json::{Value, json};

use crate::areas::{Fixtures, InBody, InPath, OfField, OfOperations, Pairs, Things, Written};
use crate::support::Form;

/// This area.
pub struct Area;

#[async_trait]
impl Fixtures for Area {
    fn areas(&self) -> &'static [&'static str] {
        &["group_announcements", "group_discussions", "group_files", "group_invites", "groups"]
    }

    fn rows(&self) -> Pairs {
        &[
            (
        "groups",
        "INSERT INTO groups (id, tenant_id, owner_id, name, slug, description, visibility, status, created_at, updated_at)
         VALUES ({n}, {t}, {n}, 'g', 'g', '', 'public', 'active', {now}, {now})",
    ),
            (
        "group_members",
        "INSERT INTO group_members (id, tenant_id, group_id, user_id, status, role, joined_at)
         VALUES ({n}, {t}, {n}, {n}, 'active', 'member', {now})",
    ),
            (
        "group_messages",
        "INSERT INTO group_messages (id, tenant_id, group_id, sender_id, body, created_at) VALUES ({n}, {t}, {n}, {n}, 'x', {now})",
    ),
            (
        "group_declines",
        "INSERT INTO group_declines (id, tenant_id, group_id, user_id, declined_at) VALUES ({n}, {t}, {n}, {n}, {now})",
    ),
            (
        "group_announcements",
        "INSERT INTO group_announcements (id, tenant_id, group_id, author_id, title, content, is_pinned, priority, created_at, updated_at)
         VALUES ({n}, {t}, {n}, {n}, 'x', 'x', {no}, 0, {now}, {now})",
    ),
            (
        "group_discussions",
        "INSERT INTO group_discussions (id, tenant_id, group_id, author_id, title, content, is_pinned, reply_count, created_at, updated_at)
         VALUES ({n}, {t}, {n}, {n}, 'x', 'x', {no}, 1, {now}, {now})",
    ),
            (
        "group_discussion_replies",
        "INSERT INTO group_discussion_replies (id, tenant_id, discussion_id, author_id, content, created_at)
         VALUES ({n}, {t}, {n}, {n}, 'x', {now})",
    ),
            (
        "group_invites",
        "INSERT INTO group_invites (id, tenant_id, group_id, invited_by, type, status, created_at, expires_at, accepted_by)
         VALUES ({n}, {t}, {n}, {n}, 'link', 'pending', {now}, {now}, {n})",
    ),
            (
        "group_types",
        "INSERT INTO group_types (id, tenant_id, name, slug, created_at) VALUES ({n}, {t}, 'x', 'x{n}', {now})",
    ),
            (
        "group_faces",
        "INSERT INTO group_faces (id, tenant_id, group_id, type_id, avatar_id, cover_id) VALUES ({n}, {t}, {n}, {n}, {n}, {n})",
    ),
            (
        "group_files",
        "INSERT INTO group_files (id, tenant_id, group_id, file_id, user_id, file_name, search_text, download_count, created_at)
         VALUES ({n}, {t}, {n}, {n}, {n}, 'x', 'x', 0, {now})",
    ),
        ]
    }

    fn written(&self) -> Written {
        &[
            ("group_messages", "sender_id", &["body"]),
            ("group_announcements", "author_id", &["title", "content"]),
            ("group_discussions", "author_id", &["title", "content"]),
            ("group_discussion_replies", "author_id", &["content"]),
            ("group_invites", "invited_by", &["message"]),
            ("groups", "owner_id", &["name", "description", "slug", "search_text", "location"]),
        ]
    }

    fn open(&self) -> OfOperations {
        &[
            (Operation::GetGroup, "public groups are for everybody"),
            (Operation::JoinGroup, "public groups are for everybody"),
            (Operation::LeaveGroup, "one leaves what one does not belong to: 409"),
            (Operation::CreateGroup, "the id is a type's, which is the community's"),
            (Operation::ListGroups, "public groups are for everybody"),
        ]
    }

    fn anchors(&self) -> &'static [(&'static str, &'static [&'static str])] {
        &[("Group", &["group(id: $group)"])]
    }

    fn inputs(&self) -> Pairs {
        &[
            ("inviteToGroupByEmail", "{ groupId: $group, emails: [\"eve@elsewhere.example\"] }"),
            ("updateGroupDiscussion", "{ groupId: $group, discussionId: $discussion, content: \"x\" }"),
            ("updateGroup", "{ groupId: $group, description: \"x\" }"),
        ]
    }

    fn by_hand(&self) -> &'static [(Operation, &'static str, &'static str)] {
        &[(Operation::ListGroups, "Viewer", "groups")]
    }

    fn apart(&self) -> Pairs {
        &[
            ("Viewer.groups", "none: other broker admin super far-off far-super; yes: member"),
            ("Group.members", "null: other broker; yes: member admin super far-super"),
            ("Group.messages", "null: other broker admin super far-super; yes: member"),
            ("Group.viewerMembership", "null: other broker admin super far-super; yes: member"),
        ]
    }

    fn otherwise(&self) -> Pairs {
        &[
            ("action", "group { viewerMembership }"),
            ("membership", "there is none any more"),
            ("revokeGroupInvite data", "there is an answer"),
        ]
    }

    fn elsewhere(&self) -> Pairs {
        &[
            ("setGroupImage", "files are sent over REST alone (docs/decisions)"),
            ("removeGroupImage", "updateGroup(removeAvatar:, removeCover:)"),
            ("uploadGroupFile", "files are sent over REST alone (docs/decisions)"),
            ("downloadGroupFile", "a file to download"),
        ]
    }

    fn things(&self) -> &'static [&'static str] {
        &[
            "group",
            "group_message",
            "announcement",
            "discussion",
            "replied",
            "reply",
            "hidden_group",
            "link",
            "link_secret",
            "group_file",
        ]
    }

    async fn make(&self, name: &'static str, things: &mut Things<'_>) {
        match name {
            "group" => {
                let group = json!({ "name": format!("Group {}", things.number) });
                things.make_through("group", "/groups", group).await;
            }
            "group_message" => {
                let group = things.id("group").await;
                things.make_through(name, &format!("/groups/{group}/messages"), json!({ "body": "x" })).await;
            }
            "announcement" => {
                let group = things.id("group").await;
                let text = json!({ "title": "x", "content": "x" });
                things.make_through(name, &format!("/groups/{group}/announcements"), text).await;
            }
            "discussion" | "replied" => {
                let group = things.id("group").await;
                let text = json!({ "title": "x", "content": "x" });
                things.make_through(name, &format!("/groups/{group}/discussions"), text).await;
            }
            "reply" => {
                let (group, replied) = (things.id("group").await, things.id("replied").await);
                let path = format!("/groups/{group}/discussions/{replied}/messages");
                things.make_through(name, &path, json!({ "title": "x", "content": "x" })).await;
            }
            "group_file" => {
                let path = format!("/groups/{}/files", things.id("group").await);
                let form = Form::default().file("file", "x.txt", b"x");
                let added = things.member.form(Method::POST, &path, &form).await.ok().json();
                things.keep(name, added["data"]["id"].clone());
            }
            "hidden_group" => {
                let group = json!({ "name": "x", "visibility": "private" });
                things.make_through("hidden_group", "/groups", group).await;
            }
            "link" | "link_secret" => {
                let path = format!("/groups/{}/invites/link", things.id("hidden_group").await);
                let made = things.member.post(&path, json!({})).await.ok().json();
                things.keep("link", made["data"]["id"].clone());
                let secret = made["data"]["invite_url"].as_str().and_then(|url| url.rsplit('/').next()).unwrap();
                things.keep("link_secret", secret);
            }
            other => panic!("{other} is nobody's"),
        }
    }

    async fn in_path(&self, (operation, collection, segment): InPath<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match collection {
            "announcements" => things.get("announcement").await,
            "files" => things.get("group_file").await,
            "discussions" if operation == Operation::DeleteGroupDiscussionReply => things.get("replied").await,
            "discussions" => things.get("discussion").await,
            "messages" if segment == "{replyId}" => things.get("reply").await,
            "messages" if segment == "{messageId}" => things.get("group_message").await,
            "groups" if operation == Operation::RevokeGroupInvite => things.get("hidden_group").await,
            "groups" => things.get("group").await,
            "invites" => things.get("link").await,
            "invite" => things.get("link_secret").await,
            _ => return None,
        })
    }

    async fn form(&self, operation: Operation, _things: &mut Things<'_>) -> Option<Form> {
        (operation == Operation::UploadGroupFile).then(|| Form::default().file("file", "x.txt", b"x"))
    }

    async fn in_body(&self, (_operation, name): InBody<'_>, _things: &mut Things<'_>) -> Option<Value> {
        Some(match name {
            "type_id" => json!(0),
            _ => return None,
        })
    }

    async fn argument(&self, (field, argument): OfField<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match (argument, field) {
            ("groupId", "revokeGroupInvite") => things.get("hidden_group").await,
            ("groupId", _) | ("id", "group") => things.get("group").await,
            ("fileId", "deleteGroupFile") => things.get("group_file").await,
            ("announcementId", _) => things.get("announcement").await,
            ("discussionId", "deleteGroupDiscussionReply") => things.get("replied").await,
            ("discussionId", _) => things.get("discussion").await,
            ("replyId", _) => things.get("reply").await,
            ("inviteId", _) => things.get("link").await,
            ("token", of) if of.to_lowercase().contains("groupinvite") => things.get("link_secret").await,
            ("messageId", "deleteGroupMessage") => things.get("group_message").await,
            _ => return None,
        })
    }
}
