//! What operators and administrators do about tasks that were given up, and about kinds of tasks that must not be done for now.

use std::collections::{BTreeMap, BTreeSet};

use contract::Code;

use super::model::Kind;
use super::store::overview::{self, Dead};
use crate::base::{Answer, Cursor, Page, Refusal, TenantId};
use crate::call::Call;
use crate::say;

/// All kinds of tasks that this program does. Installed in the world's rooms.
pub struct Kinds {
    kinds: Vec<Kind>,
    subjects: Vec<Subjects>,
}

/// What tasks are about, as the room says that brings them.
#[derive(Clone, Copy, Debug)]
pub struct Subjects {
    /// The topic of their kinds, see [`Kind::topic`].
    pub topic: &'static str,
    /// A statement that gives community, id and a word for what it tells of, of those subjects in the list `$1` that are still there.
    pub statement: &'static str,
}

impl Kinds {
    /// These, and what they are about.
    pub fn new(kinds: impl IntoIterator<Item = Kind>, subjects: impl IntoIterator<Item = Subjects>) -> Self {
        Self { kinds: kinds.into_iter().collect(), subjects: subjects.into_iter().collect() }
    }

    /// As stored.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.kinds.iter().map(|kind| kind.as_str()).collect::<Vec<_>>().into_iter()
    }

    fn topics(&self) -> BTreeSet<&'static str> {
        self.kinds.iter().map(|kind| kind.topic()).collect()
    }
}

/// The communities whose tasks somebody looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// One of them.
    One(TenantId),
    /// All of them.
    All,
}

impl Scope {
    fn tenant(self) -> Option<TenantId> {
        match self {
            Self::One(tenant) => Some(tenant),
            Self::All => None,
        }
    }
}

/// The newest tasks that were given up, in all communities, of every kind or of one. For the command line.
///
/// # Errors
/// A fault if the database fails.
pub async fn dead(call: &Call, tenant: Option<TenantId>, kind: Option<&str>, limit: u32) -> Answer<Vec<Dead>> {
    Ok(overview::dead(call, (tenant, kind), None, limit).await?)
}

/// What some tasks tell of, by their ids: the kind of a domain event, the type of a mail or message. Those whose subject is gone are missing.
///
/// # Errors
/// A fault if the database fails.
pub async fn about(call: &Call, dead: &[Dead]) -> Answer<BTreeMap<i64, String>> {
    let mut words = BTreeMap::new();
    for subjects in &call.room::<Kinds>()?.subjects {
        let of_topic = |task: &&Dead| task.kind.split_once('.').is_some_and(|(topic, _)| topic == subjects.topic);
        let tasks: Vec<&Dead> = dead.iter().filter(of_topic).collect();
        if tasks.is_empty() {
            continue;
        }
        let ids: Vec<i64> = tasks.iter().map(|task| task.subject).collect();
        for (tenant, id, word) in overview::about(call, subjects.statement, &ids).await? {
            let about = tasks.iter().filter(|task| (task.tenant_id, task.subject) == (tenant, id));
            words.extend(about.map(|task| (task.id, word.clone())));
        }
    }
    Ok(words)
}

/// Starts tasks that were given up anew, in all communities: of every kind, or of one. Gives how many they were. For the command line.
///
/// # Errors
/// A fault if the database fails.
pub async fn revive(call: &Call, kind: Option<&str>) -> Answer<u64> {
    revive_some(call, Scope::All, kind, None).await
}

/// Lets nobody claim tasks of a kind any more, in any process. What is being done is finished. False if it was paused before.
///
/// # Errors
/// A fault if the database fails.
pub async fn pause(call: &Call, kind: &str) -> Answer<bool> {
    Ok(overview::pause(call, kind).await? == 1)
}

/// Lets tasks of a kind be claimed again. False if it was not paused.
///
/// # Errors
/// A fault if the database fails.
pub async fn go_on(call: &Call, kind: &str) -> Answer<bool> {
    Ok(overview::go_on(call, kind).await? == 1)
}

/// A page of tasks that were given up, the newest first. The door has asked for the role of an administrator.
///
/// # Errors
/// 403 `AUTH_INSUFFICIENT_PERMISSIONS` for other communities than the caller's, unless a platform super administrator asks.
pub(super) async fn given_up(
    call: &Call,
    (scope, kind): (Scope, Option<&str>),
    limit: i64,
    cursor: Option<Cursor>,
) -> Answer<Page<Dead>> {
    allowed(call, scope)?;
    let probe = u32::try_from(limit.saturating_add(1)).unwrap_or(u32::MAX);
    let rows = overview::dead(call, (scope.tenant(), kind), cursor.map(|cursor| cursor.0), probe).await?;
    Ok(call.page(rows, limit, |one| one.id))
}

/// Some tasks that were given up. None of another community's, unless a platform super administrator asks.
pub(super) async fn each(call: &Call, ids: &[i64]) -> Answer<Vec<Dead>> {
    let scope = if call.member()?.is_super_admin() { Scope::All } else { Scope::One(call.tenant()) };
    Ok(overview::dead_by_ids(call, scope.tenant(), ids).await?)
}

/// Starts anew what was given up: of every kind or of one. Gives how many they were.
///
/// # Errors
/// 403 `AUTH_INSUFFICIENT_PERMISSIONS` for other communities than the caller's, unless a platform super administrator asks.
pub(super) async fn revive_all(call: &Call, scope: Scope, kind: Option<&str>) -> Answer<u64> {
    allowed(call, scope)?;
    revive_some(call, scope, kind, None).await
}

/// Starts one task anew that was given up.
///
/// # Errors
/// 404 `NOT_FOUND` if there is none of this id that was given up, or if it is another community's and no platform super administrator asks.
pub(super) async fn revive_one(call: &Call, id: i64) -> Answer<()> {
    let scope = if call.member()?.is_super_admin() { Scope::All } else { Scope::One(call.tenant()) };
    match revive_some(call, scope, None, Some(id)).await? {
        0 => Err(Refusal::new(Code::NotFound, say!("task-missing")).into()),
        _ => Ok(()),
    }
}

/// Pauses or resumes a kind of tasks. False if it was so before. The door has asked for a platform super administrator.
///
/// # Errors
/// 404 `NOT_FOUND` if this program does no such tasks.
pub(super) async fn set_paused(call: &Call, kind: &str, paused: bool) -> Answer<bool> {
    if !call.room::<Kinds>()?.names().any(|known| known == kind) {
        return Err(Refusal::new(Code::NotFound, say!("task-kind-missing")).into());
    }
    if paused { pause(call, kind).await } else { go_on(call, kind).await }
}

fn allowed(call: &Call, scope: Scope) -> Answer<()> {
    if scope == Scope::One(call.tenant()) || call.member()?.is_super_admin() {
        return Ok(());
    }
    Err(Refusal::new(Code::AuthInsufficientPermissions, say!("role-forbidden")).into())
}

async fn revive_some(call: &Call, scope: Scope, kind: Option<&str>, id: Option<i64>) -> Answer<u64> {
    let mut tx = call.begin().await?;
    let revived = overview::revive(&mut tx, scope.tenant(), kind, id).await?;
    if let Ok(kinds) = call.room::<Kinds>() {
        for topic in kinds.topics() {
            tx.bring_news(topic);
        }
    }
    tx.commit().await?;
    Ok(revived)
}
