//! Reactions at the REST door.

use contract::ReactionsApi;
use contract::reactions as wire;

use super::Rest;
use super::items::{counts, picture};
use crate::base::Answer;
use crate::call::Call;
use crate::members::Eyes;
use crate::model::CommentId;
use crate::reactions::{self, Changed, Summary};

impl ReactionsApi for Rest {
    async fn toggle_reaction(
        &self,
        call: Call,
        body: wire::ToggleReactionBody,
    ) -> Answer<wire::ReactionChangedResponse> {
        toggled(&call, (body.target_type, body.target_id), body.reaction_type).await
    }

    async fn get_comment_reactions(
        &self,
        call: Call,
        path: wire::GetCommentReactionsPath,
    ) -> Answer<wire::ReactionsResponse> {
        let found = reactions::read(&call, wire::ReactionTarget::Comment, path.id).await?;
        Ok(wire::ReactionsResponse { data: summary(&call, found), meta: call.meta() })
    }

    async fn toggle_comment_reaction(
        &self,
        call: Call,
        path: wire::ToggleCommentReactionPath,
        body: wire::ToggleCommentReactionBody,
    ) -> Answer<wire::ReactionChangedResponse> {
        toggled(&call, (wire::ReactionTarget::Comment, path.id), body.reaction_type).await
    }

    async fn get_post_reactions(
        &self,
        call: Call,
        path: wire::GetPostReactionsPath,
    ) -> Answer<wire::ReactionsResponse> {
        let found = reactions::read(&call, wire::ReactionTarget::Post, path.id).await?;
        Ok(wire::ReactionsResponse { data: summary(&call, found), meta: call.meta() })
    }

    async fn toggle_post_reaction(
        &self,
        call: Call,
        path: wire::TogglePostReactionPath,
        body: wire::ToggleCommentReactionBody,
    ) -> Answer<wire::ReactionChangedResponse> {
        toggled(&call, (wire::ReactionTarget::Post, path.id), body.reaction_type).await
    }

    async fn list_post_reactors(
        &self,
        call: Call,
        path: wire::ListPostReactorsPath,
        query: wire::ListPostReactorsQuery,
    ) -> Answer<wire::ReactorPage> {
        reactors(&call, (wire::ReactionTarget::Post, path.id), path.type_, (query.page, query.per_page)).await
    }

    async fn get_reactions(&self, call: Call, path: wire::GetReactionsPath) -> Answer<wire::ReactionsResponse> {
        let found = reactions::read(&call, path.type_, path.id).await?;
        Ok(wire::ReactionsResponse { data: summary(&call, found), meta: call.meta() })
    }

    async fn list_reactors(
        &self,
        call: Call,
        path: wire::ListReactorsPath,
        query: wire::ListReactorsQuery,
    ) -> Answer<wire::ReactorPage> {
        reactors(&call, (path.type_, path.id), path.reaction, (query.page, query.per_page)).await
    }
}

async fn reactors(
    call: &Call,
    target: (wire::ReactionTarget, i64),
    reaction: wire::ReactionName,
    (page, per_page): (i64, i64),
) -> Answer<wire::ReactorPage> {
    let (found, total) = reactions::reactors(call, target, reaction, (per_page, (page - 1) * per_page)).await?;
    let eyes = Eyes::of(call);
    let data = found
        .into_iter()
        .map(|(reacted_at, card)| wire::DatedReactor {
            id: card.id.get(),
            name: eyes.name(&card),
            avatar_url: picture(call, &card),
            reacted_at,
        })
        .collect();
    Ok(wire::ReactorPage { data, meta: call.page_meta(page, per_page, total) })
}

async fn toggled(
    call: &Call,
    (target, id): (wire::ReactionTarget, i64),
    reaction: wire::ReactionName,
) -> Answer<wire::ReactionChangedResponse> {
    let changed = reactions::toggle(call, target, id, reaction).await?;
    let Changed { before, now, place: (line, comment), summary: found } = changed;
    let action = match (before, now) {
        (None, _) => wire::ReactionAction::Added,
        (Some(_), Some(_)) => wire::ReactionAction::Updated,
        (Some(_), None) => wire::ReactionAction::Removed,
    };
    let data = wire::ReactionChanged {
        action,
        reaction_type: now,
        reactions: summary(call, found),
        activity_id: line.get(),
        comment_id: comment.map(CommentId::get),
    };
    Ok(wire::ReactionChangedResponse { data, meta: call.meta() })
}

fn summary(call: &Call, found: Summary) -> wire::Reactions {
    let eyes = Eyes::of(call);
    wire::Reactions {
        counts: counts(&found.tally),
        total: found.tally.total(),
        user_reaction: found.tally.own,
        top_reactors: found
            .top
            .iter()
            .map(|card| wire::Reactor { id: card.id.get(), name: eyes.name(card), avatar_url: picture(call, card) })
            .collect(),
    }
}
