//! What those who look after a community do with reviews.

use super::store::{self, ModeratedReview, Wanted};
use crate::base::{Answer, ReviewId, TenantId};
use crate::call::Call;
use crate::db::{key_pattern, search_pattern};
use crate::outbox;
use crate::recognition::{self, Activity, Earned};
use crate::reviews::events::{ReviewHidden, ReviewRemoved, ReviewRestored};
use crate::reviews::model::{self, Action, Next, State, Status};
use crate::reviews::store as reviews;

/// Which reviews somebody asks for.
#[derive(Clone, Debug, Default)]
pub struct Search {
    /// With this rating; 0 for all.
    pub rating: i64,
    /// In this status.
    pub status: Option<Status>,
    /// Letters in the comment or in a name.
    pub words: Option<String>,
    /// A community's id, or `all`; counts for administrators of the platform alone.
    pub tenant: Option<String>,
}

/// Reviews, newest first, without those that their author has taken back, and how many there are.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn list(call: &Call, search: Search, limit: i64, offset: i64) -> Answer<(Vec<ModeratedReview>, i64)> {
    let viewer = call.member()?;
    let tenant = match search.tenant.as_deref().map(str::trim) {
        Some("all") if viewer.is_super_admin() => None,
        Some(id) if viewer.is_super_admin() => Some(id.parse().map_or(call.tenant(), TenantId::new)),
        _ => Some(call.tenant()),
    };
    let typed = search.words.as_deref().map(str::trim).filter(|words| !words.is_empty());
    let wanted = Wanted {
        tenant: tenant.map(|id| if id.get() > 0 { id } else { call.tenant() }),
        rating: search.rating,
        status: search.status,
        words: typed.map(search_pattern),
        names: typed.map(key_pattern),
        whole: typed.filter(|_| viewer.is_admin()).map(key_pattern),
    };
    let rows = store::page(call, viewer.id, &wanted, limit, offset).await?;
    Ok((rows, store::count(call, viewer.id, &wanted).await?))
}

/// One review.
///
/// Refuses with `NOT_FOUND` if the community has none or its author has taken it back; with 403 `AUTH_INSUFFICIENT_PERMISSIONS` for a broker
/// or coordinator who wrote or received it.
pub async fn find(call: &Call, id: ReviewId) -> Answer<ModeratedReview> {
    let viewer = call.member()?;
    let (row, involved) = store::find(call, viewer.id, id).await?.ok_or_else(model::missing)?;
    if involved && !viewer.is_admin() {
        return Err(model::involved().into());
    }
    Ok(row)
}

/// Some reviews as staff see them, in no order: those that [`find`] would not refuse.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn by_ids(call: &Call, ids: &[ReviewId]) -> Answer<Vec<ModeratedReview>> {
    let viewer = call.member()?;
    let scope = if viewer.is_super_admin() { TenantId::from(0) } else { call.tenant() };
    let rows = store::by_ids(call, scope, viewer.id, ids).await?.into_iter();
    Ok(rows.filter(|(_, involved)| !involved || viewer.is_admin()).map(|(row, _)| row).collect())
}

/// Flags, hides, approves or removes a review, and notes who did. Its author is told when it is hidden, shown again or removed; whose points for it go
/// when it is removed.
///
/// Emits `ReviewHidden` when it was not hidden before, `ReviewRestored`, `ReviewRemoved`. Refuses as [`model::step`] does, and with `NOT_FOUND` if the
/// community has no such review.
/// Source: seed 0, "States and transitions", Review; spec platform 6.2.
pub async fn moderate(call: &Call, id: ReviewId, action: Action) -> Answer<()> {
    let viewer = call.member()?;
    let mut tx = call.begin().await?;
    let held = reviews::lock(&mut tx, id).await?.ok_or_else(model::missing)?;
    let before = held.state();
    let next = model::step(before, held.moderator(viewer), action)?;
    match next {
        Next::Stays(state) => {
            reviews::update(&mut tx, id, state.status(), None).await?;
            recognition::show(&mut tx, Activity::Review, id.get(), state == State::Approved).await?;
        }
        Next::Gone => {
            reviews::delete(&mut tx, id).await?;
            recognition::remove(&mut tx, Activity::Review, id.get()).await?;
            recognition::take_back(&mut tx, Earned::ReviewWritten, id.get()).await?;
        }
    }
    store::note(&mut tx, id, action, viewer.id).await?;
    if let Some(author) = held.reviewer_id {
        let review = (!held.is_anonymous).then_some(id);
        match next {
            Next::Stays(State::Hidden) if before != State::Hidden => {
                outbox::tell(&mut tx, ReviewHidden { author, review }).await?;
            }
            Next::Stays(State::Approved) => {
                outbox::tell(&mut tx, ReviewRestored { author, review }).await?;
            }
            Next::Gone => {
                outbox::tell(&mut tx, ReviewRemoved { author }).await?;
            }
            Next::Stays(_) => {}
        }
    }
    tx.commit().await
}
