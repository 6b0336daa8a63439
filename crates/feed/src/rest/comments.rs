//! Comments at the REST door.

use contract::comments as wire;
use contract::{Code, CommentsApi};

use super::items::{counts, picture};
use super::{Rest, named};
use crate::actions::Target;
use crate::base::{Answer, Fault, Refusal, Rules, ids_of};
use crate::call::Call;
use crate::comments;
use crate::members::Eyes;
use crate::model::{CommentId, Kind, Node};
use crate::say;

fn missing(field: &'static str) -> Refusal {
    Refusal::new(Code::ValidationRequiredField, say!("field-required")).status(400).field(field)
}

/// What a comment is about, and what is said of it.
///
/// # Errors
/// 400 `VALIDATION_REQUIRED_FIELD` on each that is missing.
fn said<T>((kind, id): (Option<Kind>, Option<i64>), content: Option<T>) -> Answer<(Target, T)> {
    let mut rules = Rules::default();
    let kind = rules.of(kind.ok_or_else(|| missing("target_type")));
    let id = rules.of(id.ok_or_else(|| missing("target_id")));
    let content = rules.of(content.ok_or_else(|| missing("content")));
    rules.kept()?;
    let all = kind.zip(id).zip(content);
    let ((kind, id), content) = all.ok_or_else(|| Fault::new("a member of a comment is neither there nor missing"))?;
    Ok((Target { kind, id }, content))
}

impl CommentsApi for Rest {
    async fn comment_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::Comment>> {
        let found = comments::find_each(&call, &ids_of(&numbers)).await?;
        Ok(found.into_iter().map(|found| comment(&call, found)).collect())
    }

    async fn list_comments(&self, call: Call, query: wire::ListCommentsQuery) -> Answer<wire::CommentTreeResponse> {
        let kind = query.target_type.or(query.commentable_type);
        let (target, _) = said((kind, query.target_id.or(query.commentable_id)), Some(()))?;
        let (nodes, count) = comments::list(&call, target).await?;
        let comments = nodes.into_iter().map(|node| comment(&call, node)).collect();
        Ok(wire::CommentTreeResponse { data: wire::CommentTree { comments, count }, meta: call.meta() })
    }

    async fn create_comment(&self, call: Call, body: wire::CreateCommentBody) -> Answer<wire::CommentResponse> {
        let kind = body.target_type.or(body.commentable_type);
        let (target, content) = said((kind, body.target_id.or(body.commentable_id)), body.content.or(body.body))?;
        let (parent, named) = (body.parent_id.map(CommentId::from), named(body.mentions));
        let made = comments::create(&call, target, parent, (&content, &named)).await?;
        Ok(wire::CommentResponse { data: comment(&call, made), meta: call.meta() })
    }

    async fn update_comment(
        &self,
        call: Call,
        path: wire::UpdateCommentPath,
        body: wire::UpdateCommentBody,
    ) -> Answer<wire::CommentChangedResponse> {
        let named = named(body.mentions);
        let content = body.content.or(body.body).ok_or_else(|| missing("content"))?;
        let changed = comment(&call, comments::update(&call, path.id.into(), (&content, &named)).await?);
        let data =
            wire::CommentChanged { id: changed.id, content: changed.content.clone(), edited: true, comment: changed };
        Ok(wire::CommentChangedResponse { data, meta: call.meta() })
    }

    async fn delete_comment(&self, call: Call, path: wire::DeleteCommentPath) -> Answer<wire::CommentDeletedResponse> {
        let (line, deleted_count) = comments::delete(&call, path.id.into()).await?;
        let data = wire::CommentDeleted { deleted: true, id: path.id, deleted_count, activity_id: line.get() };
        Ok(wire::CommentDeletedResponse { data, meta: call.meta() })
    }
}

/// A comment with its replies, as the contract has it.
#[must_use]
pub fn comment(call: &Call, node: Node) -> wire::Comment {
    let Node { comment: one, author, reactions, replies } = node;
    wire::Comment {
        id: one.id.get(),
        parent_id: one.parent_id.map(CommentId::get),
        activity_id: one.activity_id.get(),
        content: one.content,
        created_at: one.created_at,
        edited: one.edited_at.is_some(),
        is_own: call.me().is_ok_and(|me| me == author.id),
        author: wire::CommentAuthor {
            id: author.id.get(),
            name: Eyes::of(call).name(&author),
            avatar: picture(call, &author),
        },
        reactions: counts(&reactions),
        user_reactions: reactions.own.into_iter().collect(),
        replies: replies.into_iter().map(|reply| comment(call, reply)).collect(),
    }
}
