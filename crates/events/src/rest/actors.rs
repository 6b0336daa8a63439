//! Who did what with an event.

use std::collections::HashMap;

use contract::events as wire;

use super::wired::{alone, cascade};
use crate::base::{Answer, MemberId};
use crate::call::Call;
use crate::members::{self, Card, Eyes};
use crate::store::HistoryStep;

/// Who took steps, as far as they are still there.
pub(crate) struct Actors(HashMap<MemberId, Card>);

impl Actors {
    /// Some members. One statement, and none for nobody.
    pub(crate) async fn of(call: &Call, members: impl Iterator<Item = MemberId>) -> Answer<Self> {
        let mut ids: Vec<MemberId> = members.collect();
        ids.sort_unstable();
        ids.dedup();
        if ids.is_empty() {
            return Ok(Self(HashMap::new()));
        }
        let cards = members::store::by_ids(call, &ids).await?;
        Ok(Self(cards.into_iter().map(|card| (card.id, card)).collect()))
    }

    /// One of them, if they are still there.
    pub(crate) fn find(&self, id: MemberId) -> Option<&Card> {
        self.0.get(&id)
    }
}

/// Somebody by their name, as the caller sees it.
pub(crate) fn actor(call: &Call, card: &Card) -> wire::EventActor {
    wire::EventActor { id: card.id.get(), display_name: Some(Eyes::of(call).name(card)) }
}

/// A step of an event's life.
pub(super) fn step(call: &Call, event: i64, row: HistoryStep, actors: &Actors) -> wire::EventHistoryStep {
    let actor = row.actor_id.and_then(|id| actors.find(id));
    let axes = [
        (row.from_publication != row.to_publication, "publication"),
        (row.from_operational != row.to_operational, "operational"),
    ];
    wire::EventHistoryStep {
        id: row.id,
        lifecycle_version: row.lifecycle_version,
        publication: wire::EventPublicationStep { from: row.from_publication, to: row.to_publication },
        operational: wire::EventOperationalStep { from: row.from_operational, to: row.to_operational },
        reason: row.reason,
        actor_id: actor.map(|card| card.id.get()),
        actor: actor.map(|card| self::actor(call, card)),
        impersonator_name: row.impersonator_name,
        evidence: wire::EventEvidence {
            axes_changed: axes.iter().filter(|(changed, _)| *changed).map(|(_, axis)| (*axis).to_owned()).collect(),
            cascade: cascade(row.cascade.0),
            series: alone(event),
            notifications_suppressed: row.is_suppressed,
        },
        created_at: row.created_at,
        immutable: true,
    }
}
