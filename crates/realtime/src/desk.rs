//! The desk: what has to be looked up before sockets may hear it.
//!
//! One task a process, so that a thousand lines for a thousand members are a few statements and not thousands. It listens to the bells of
//! members whose own channel somebody listens to here, and to the channels of which not every listener may hear everything.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::Arc;

use serde_json::json;
use tokio_util::sync::CancellationToken;

use super::announce::time;
use super::channel::PRESENCE;
use super::hub::Hub;
use super::store;
use crate::base::{Answer, MemberId, NotificationId, TenantId};
use crate::call::{Call, World};
use crate::live::{Event, Guard, Live, Owner, Told, Topic, names};
use crate::tenancy::Tenants;

/// So much is looked up at once.
const AT_ONCE: usize = 512;

/// Works until `stop` is cancelled.
pub async fn run(world: &Arc<World>, hub: &Hub, stop: CancellationToken) {
    loop {
        let first = tokio::select! {
            () = stop.cancelled() => return,
            told = hub.desk().hear() => told,
        };
        let mut batch = Batch::default();
        batch.take(hub, first);
        for _ in 1..AT_ONCE {
            let Some(told) = hub.desk().heard() else { break };
            batch.take(hub, told);
        }
        batch.work_off(world, hub).await;
    }
}

/// What is looked up together.
#[derive(Default)]
struct Batch {
    tenants: BTreeMap<TenantId, Share>,
    events: Vec<Arc<Event>>,
}

/// A community's part of it.
#[derive(Default)]
struct Share {
    lines: Vec<NotificationId>,
    members: BTreeSet<MemberId>,
}

impl Batch {
    fn take(&mut self, hub: &Hub, told: Told) {
        match told {
            Told::Bell(owner, id) => {
                let share = self.tenants.entry(owner.tenant).or_default();
                share.lines.push(id);
                share.members.insert(owner.member);
            }
            Told::Counts(owner) => {
                self.tenants.entry(owner.tenant).or_default().members.insert(owner.member);
            }
            Told::Event(event) => self.events.push(event),
            // Which lines were missed is not known; that something may have come, clients learn from the count.
            Told::Missed => self.recount_all(hub),
            // Nor who came and went, which they learn when they come anew.
            Told::Overflowed => {
                self.recount_all(hub);
                for (tenant, channel) in hub.attended().into_iter().filter(|(_, name)| name.starts_with(PRESENCE)) {
                    hub.live().lose_track(tenant, &channel);
                }
            }
            Told::Row(_) | Told::Owner(_) | Told::SignedOut | Told::Leave => {}
        }
    }

    fn recount_all(&mut self, hub: &Hub) {
        for owner in hub.owners() {
            self.tenants.entry(owner.tenant).or_default().members.insert(owner.member);
        }
    }

    /// What cannot be looked up is not told: clients find it in their lists.
    async fn work_off(self, world: &Arc<World>, hub: &Hub) {
        for (tenant, share) in self.tenants {
            if let Err(failure) = share.tell(world, hub.live(), tenant).await {
                tracing::warn!(%failure, "lines in bells could not be told to sockets");
            }
        }
        for event in self.events {
            if let Err(failure) = tell_some(world, hub.live(), &event).await {
                tracing::warn!(%failure, event = &*event.name, "an event could not be told to sockets");
                if matches!(event.guard, Some(Guard::Beside(_))) {
                    hub.live().lose_track(event.tenant, &event.channel);
                }
            }
        }
    }
}

impl Share {
    async fn tell(self, world: &Arc<World>, live: &Live, tenant: TenantId) -> Answer<()> {
        let Some(call) = errand(world, tenant).await? else { return Ok(()) };
        if !self.lines.is_empty() {
            for line in store::lines(&call, &self.lines).await? {
                let payload = json!({
                    "id": line.id, "type": line.kind, "message": line.message, "link": line.link,
                    "created_at": time(line.created_at),
                });
                tell_user(live, tenant, line.user_id, "notification", &payload);
            }
        }
        let members: Vec<MemberId> = self.members.into_iter().collect();
        for members in members.chunks(AT_ONCE) {
            for unread in store::unread(&call, members).await? {
                let total = unread.notifications + unread.messages;
                let payload =
                    json!({ "notifications": unread.notifications, "messages": unread.messages, "total": total });
                tell_user(live, tenant, unread.member, "unread-count", &payload);
            }
        }
        Ok(())
    }
}

/// Each gateway has a desk: what it found is for its own sockets.
fn tell_user(live: &Live, tenant: TenantId, member: MemberId, name: &'static str, payload: &serde_json::Value) {
    let channel: Arc<str> = names::user(tenant, member).into();
    let event = Event::here(tenant, Arc::clone(&channel), name, payload);
    live.tell_here(&Topic::Channel(tenant, channel), &Told::Event(Arc::new(event)));
}

/// Tells an event to those of its channel's listeners who may hear it now. One statement however many they are.
async fn tell_some(world: &Arc<World>, live: &Live, event: &Arc<Event>) -> Answer<()> {
    let topic = Topic::Checked(event.tenant, Arc::clone(&event.channel));
    let told = Told::Event(Arc::clone(event));
    let members: Vec<MemberId> = live
        .owners(&topic)
        .into_iter()
        .filter(|owner| owner.tenant == event.tenant)
        .map(|owner| owner.member)
        .collect::<BTreeSet<_>>()
        .into_iter()
        .collect();
    if members.is_empty() {
        return Ok(());
    }
    let Some(call) = errand(world, event.tenant).await? else { return Ok(()) };
    let passes: HashSet<MemberId> = match event.guard {
        Some(Guard::Group(group)) => store::belonging(&call, group, &members).await?.into_iter().collect(),
        Some(guard @ (Guard::From(member) | Guard::Beside(member))) => {
            let kept: HashSet<MemberId> = store::kept_from(&call, member, &members).await?.into_iter().collect();
            let beside = matches!(guard, Guard::Beside(_)).then_some(member);
            members.into_iter().filter(|other| Some(*other) != beside && !kept.contains(other)).collect()
        }
        None => members.into_iter().collect(),
    };
    let tenant = event.tenant;
    live.tell_those(&topic, &told, |owner: Owner| owner.tenant == tenant && passes.contains(&owner.member));
    Ok(())
}

/// Who is on a presence channel, for one who comes to it: not those whom a block keeps apart from them. None if there is no such community.
pub(super) async fn present(
    world: &Arc<World>,
    live: &Live,
    owner: Owner,
    channel: &Arc<str>,
) -> Answer<Option<BTreeMap<MemberId, Arc<str>>>> {
    let Some(call) = errand(world, owner.tenant).await? else { return Ok(None) };
    let mut present = live.present(owner.tenant, channel);
    let members: Vec<MemberId> = present.keys().copied().collect();
    for kept in store::kept_from(&call, owner.member, &members).await? {
        present.remove(&kept);
    }
    Ok(Some(present))
}

/// A call in a community; none if there is no such community.
async fn errand(world: &Arc<World>, tenant: TenantId) -> Answer<Option<Call>> {
    let tenant = world.room::<Tenants>()?.by_id(world, tenant).await?;
    Ok(tenant.map(|tenant| world.errand(Some(tenant))))
}
