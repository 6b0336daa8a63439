//! Blocks.

use async_graphql::{Context, ID, Object, Result, SimpleObject};
use contract::Operation;
use serde_json::json;

use super::Member;
use crate::base::{BlockId, MemberId};
use crate::call::{Call, patiently};

use crate::graphql::moment::Moment;
use crate::graphql::session::Session;
use crate::graphql::{bounds, ids};
use crate::members;

/// A member the viewer has blocked.
#[derive(SimpleObject)]
pub struct BlockedMember {
    /// Id of the block, as the REST API uses it.
    block_id: ID,
    /// The blocked member.
    member: Member,
    /// What the viewer noted. Nobody else sees it.
    reason: Option<String>,
    /// When the block was made.
    blocked_at: Moment,
}

impl BlockedMember {
    /// Whom the viewer has blocked, the latest first.
    pub async fn all(call: &Call) -> Result<Vec<Self>> {
        let blocks = members::actions::blocked(call).await?;
        Ok(blocks
            .into_iter()
            .map(|(block, card)| Self {
                block_id: BlockId::get(block.block_id).into(),
                member: std::sync::Arc::new(card).into(),
                reason: block.reason,
                blocked_at: block.blocked_at.into(),
            })
            .collect())
    }
}

/// The blocks between the viewer and another member.
#[derive(SimpleObject)]
pub struct BlockStatus {
    /// Whether the viewer has blocked the other.
    is_blocked: bool,
    /// Whether the other has blocked the viewer.
    is_blocked_by: bool,
}

/// What can be asked about blocks.
#[derive(Default)]
pub struct BlocksQuery;

#[Object]
impl BlocksQuery {
    /// The blocks between the viewer and another member. `NOT_FOUND` when the community has no such member.
    async fn block_status(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the member, or the id that the REST API uses.")] member_id: ID,
    ) -> Result<Option<BlockStatus>> {
        let call = Session::of(ctx)?.enter(Operation::GetBlockStatus).await?;
        let status = members::actions::block_status(call, ids::member(&member_id, "memberId")?).await?;
        Ok(Some(BlockStatus { is_blocked: status.is_blocked, is_blocked_by: status.is_blocked_by }))
    }
}

/// A block that now stands, or no longer does.
#[derive(SimpleObject)]
pub struct BlockPayload {
    /// Id of the other member, global.
    member_id: ID,
    /// The blocks that now stand between the two.
    block_status: BlockStatus,
}

impl BlockPayload {
    async fn of(call: &Call, member: MemberId) -> Result<Option<Self>> {
        let status = members::actions::block_status(call, member).await?;
        Ok(Some(Self {
            member_id: ids::NodeId::Member(member).encode(),
            block_status: BlockStatus { is_blocked: status.is_blocked, is_blocked_by: status.is_blocked_by },
        }))
    }
}

/// What can be done about blocks.
#[derive(Default)]
pub struct BlocksMutation;

#[Object]
impl BlocksMutation {
    /// Ends any connection or request between the two and keeps both from asking again. Blocking twice changes nothing. The
    /// other is not told. `VALIDATION_ERROR` for oneself, `NOT_FOUND` when the community has no such member.
    async fn block_member(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the member, or the id that the REST API uses.")] member_id: ID,
        #[graphql(desc = "A note for the viewer alone, at most 500 characters.")] reason: Option<String>,
    ) -> Result<Option<BlockPayload>> {
        let call = Session::of(ctx)?.enter(Operation::BlockMember).await?;
        let member = ids::member(&member_id, "memberId")?;
        bounds::check(Operation::BlockMember, json!({ "reason": &reason }))?;
        patiently(call, |call| {
            let reason = reason.clone();
            async move { members::actions::block(&call, member, reason.as_deref()).await }
        })
        .await?;
        BlockPayload::of(call, member).await
    }

    /// Lifts a block of the viewer's own. `NOT_FOUND` when there is none.
    async fn unblock_member(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the member, or the id that the REST API uses.")] member_id: ID,
    ) -> Result<Option<BlockPayload>> {
        let call = Session::of(ctx)?.enter(Operation::UnblockMember).await?;
        let member = ids::member(&member_id, "memberId")?;
        patiently(call, |call| async move { members::actions::unblock(&call, member).await }).await?;
        BlockPayload::of(call, member).await
    }
}
