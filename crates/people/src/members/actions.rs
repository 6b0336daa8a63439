//! What members do: read profiles, look each other up, block and unblock.

use std::collections::{HashMap, HashSet};

use contract::Code;
use contract::connections::ConnectionState;

use super::model::{Account, Card, Details, Esteem, Eyes, Numbers, Own, Privacy, Profile, Sought};
use super::store::{self, Block, BlockStatus, Slice, Sort, Standing, Totals};
use crate::base::{Answer, Cursor, MemberId, OrRefuse as _, Page, Refusal};
use crate::call::{Call, Tx};
use crate::language::Language;
use crate::language::Sentence;
use crate::recognition::{self, Granted};
use crate::say;

const NOBODY: Sentence = say!("member-missing");

/// The viewer's own account.
///
/// Refuses with `NOT_FOUND` if it has gone since the call began. Source: spec platform 3.3.
pub async fn me(call: &Call) -> Answer<Own> {
    let me = call.member()?;
    let (card, details, account): (Card, Details, Account) =
        store::own(call, me.tenant, me.id).await?.or_refuse(Code::NotFound, NOBODY)?;
    Ok(Own { profile: Profile { card, details }, account })
}

/// Chooses the language in which the viewer is written to from now on.
///
/// Refuses with 400 `VALIDATION_ERROR` for one that the community does not offer, and with `NOT_FOUND` if the account has gone since the
/// call began. Source: spec platform 3.3.
pub async fn choose_language(call: &Call, language: Language) -> Answer<()> {
    let me = call.member()?;
    let offered = &call.community()?.settings.face.supported_languages;
    if !offered.iter().any(|tag| tag == language.code()) {
        let message = say!("language-not-offered");
        return Err(Refusal::new(Code::ValidationError, message).status(400).field("language").into());
    }
    let mut tx = call.begin().await?;
    if store::set_language(&mut tx, me.tenant, me.id, language).await? == 0 {
        return Err(Refusal::new(Code::NotFound, NOBODY).into());
    }
    tx.commit().await
}

/// Whether the community has this member.
///
/// Refuses with `NOT_FOUND` if it has not.
pub async fn known(call: &Call, member: MemberId) -> Answer<()> {
    store::knows(call, member).await?.then_some(()).or_refuse(Code::NotFound, NOBODY)
}

/// Holds the row of the viewer until the transaction ends.
///
/// Refuses with `NOT_FOUND` whoever is no member of this community.
pub async fn hold_own(tx: &mut Tx, me: MemberId) -> Answer<()> {
    let held = store::hold(tx, &[me]).await?;
    held.first().map(|_| ()).or_refuse(Code::NotFound, NOBODY)
}

/// What the viewer did and is known for at home.
pub async fn my_numbers(call: &Call) -> Answer<(Esteem, Numbers)> {
    let me = call.member()?;
    let found = store::numbers(call, me.tenant, &[me.id], call.now()).await?.pop();
    Ok(found.unwrap_or_default())
}

/// The viewer's badges at home, the first earned first.
pub async fn my_badges(call: &Call) -> Answer<Vec<Granted>> {
    let me = call.member()?;
    Ok(recognition::badges(call, me.tenant, &[me.id]).await?.remove(&me.id).unwrap_or_default())
}

/// What members of the community did and are known for, by member. Whoever asks has seen that the viewer may see them.
pub async fn numbers(call: &Call, members: &[MemberId]) -> Answer<HashMap<MemberId, (Esteem, Numbers)>> {
    if members.is_empty() {
        return Ok(HashMap::new());
    }
    let found = store::numbers(call, call.tenant(), members, call.now()).await?.into_iter();
    Ok(found.map(|(esteem, numbers)| (esteem.member, (esteem, numbers))).collect())
}

/// A member's profile, as far as the viewer may see it.
///
/// Refuses with `FORBIDDEN` if either has blocked the other; with `NOT_FOUND` if the community has no such active member, or
/// the profile is for connections only and the viewer is none. Source: spec platform 3.3 and 3.4.
pub async fn profile(call: &Call, member: MemberId) -> Answer<(Profile, Standing)> {
    let me = call.me()?;
    let (card, details, standing): (Card, Details, Standing) =
        store::profile(call, me, member).await?.or_refuse(Code::NotFound, NOBODY)?;
    if standing.blocked {
        return Err(Refusal::new(Code::Forbidden, say!("blocked")).into());
    }
    let profile = Profile { card, details };
    open(call, me, &profile, &standing).then_some((profile, standing)).or_refuse(Code::NotFound, NOBODY)
}

/// The same of several members, in no order. Whoever the viewer may not see is left out.
pub async fn profiles(call: &Call, members: &[MemberId]) -> Answer<Vec<(Profile, Standing)>> {
    let me = call.me()?;
    let rows = store::profiles(call, me, members).await?.into_iter();
    Ok(rows
        .map(|(card, details, standing)| (Profile { card, details }, standing))
        .filter(|(profile, standing)| !standing.blocked && open(call, me, profile, standing))
        .collect())
}

/// Keeps what the viewer may read of what members gather: their own, and what is public of members whose profile they may see. `shown` says whose a thing is,
/// and whether it is public.
pub async fn retain_readable<T>(
    call: &Call,
    things: &mut Vec<T>,
    shown: impl Fn(&T) -> (MemberId, bool),
) -> Answer<()> {
    let me = call.me()?;
    let others: Vec<MemberId> = things
        .iter()
        .map(&shown)
        .filter_map(|(owner, is_public)| (is_public && owner != me).then_some(owner))
        .collect();
    let seen: HashSet<MemberId> = if others.is_empty() {
        HashSet::new()
    } else {
        profiles(call, &others).await?.into_iter().map(|(profile, _)| profile.card.id).collect()
    };
    things.retain(|thing| {
        let (owner, is_public) = shown(thing);
        owner == me || (is_public && seen.contains(&owner))
    });
    Ok(())
}

/// Whether the viewer may read a profile.
fn open(call: &Call, me: MemberId, profile: &Profile, standing: &Standing) -> bool {
    profile.details.privacy_profile != Privacy::Connections
        || me == profile.card.id
        || standing.connection_status == Some(ConnectionState::Accepted)
        || Eyes::of(call).admin
}

/// What to look up in the directory.
#[derive(Clone, Debug)]
pub struct Lookup {
    /// Words to find.
    pub words: Option<String>,
    /// By what.
    pub sort: Sort,
    /// The other way round.
    pub descending: bool,
    /// At most so many.
    pub limit: i64,
    /// So many left out.
    pub offset: i64,
}

/// A page of the directory, and how many members there are.
pub async fn directory(call: &Call, lookup: &Lookup) -> Answer<(Vec<(Card, Details)>, Totals)> {
    let me = call.me()?;
    let sought = Sought::of(call, lookup.words.as_deref());
    let Lookup { sort, descending, limit, offset, .. } = *lookup;
    let slice = Slice { sought: sought.as_ref(), sort, descending, limit, offset };
    let totals = store::totals(call, me, sought.as_ref()).await?;
    Ok((store::directory(call, me, slice).await?, totals))
}

/// Listed members who are found by some words, those first whose name fits best, then by name. Without words nobody is found. A cursor is a
/// place in the list.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn search(
    call: &Call,
    words: Option<&str>,
    limit: i64,
    cursor: Option<Cursor>,
) -> Answer<Page<(Card, Details)>> {
    let me = call.me()?;
    let Some(sought) = Sought::of(call, words) else { return Ok(Page { items: Vec::new(), next: None }) };
    let start = cursor.map_or(0, |cursor| cursor.0.max(0));
    let mut items = store::search(call, me, &sought, start, limit.saturating_add(1)).await?;
    let most = usize::try_from(limit).unwrap_or_default();
    let next = (items.len() > most).then(|| Cursor(start.saturating_add(limit)));
    items.truncate(most);
    Ok(Page { items, next })
}

/// Listed members, newest first.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn newest(call: &Call, limit: i64, cursor: Option<Cursor>) -> Answer<Page<(Card, Details)>> {
    let rows = store::newest(call, call.me()?, cursor, limit.saturating_add(1)).await?;
    Ok(Page::from_probe(rows, limit, |(card, _)| card.id.get()))
}

/// Blocks a member and ends whatever connection the two have. Doing it again changes nothing.
///
/// Refuses with 400 `VALIDATION_ERROR` for oneself and with `NOT_FOUND` for anybody outside the community.
/// Source: spec platform 3.3.
pub async fn block(call: &Call, member: MemberId, reason: Option<&str>) -> Answer<()> {
    let me = call.me()?;
    if me == member {
        return Err(Refusal::new(Code::ValidationError, say!("block-yourself")).status(400).into());
    }
    let mut tx = call.begin().await?;
    let held = store::hold(&mut tx, &[me, member]).await?;
    if held.len() < 2 {
        return Err(Refusal::new(Code::NotFound, NOBODY).into());
    }
    let now = call.now();
    store::insert_block(&mut tx, me, member, reason, now).await?;
    store::sever(&mut tx, me, member).await?;
    tx.commit().await
}

/// Takes a block back.
///
/// Refuses with `NOT_FOUND` if there is none.
pub async fn unblock(call: &Call, member: MemberId) -> Answer<()> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    if store::delete_block(&mut tx, me, member).await? == 0 {
        return Err(Refusal::new(Code::NotFound, say!("block-missing")).into());
    }
    tx.commit().await
}

/// Whom the viewer has blocked, latest first.
pub async fn blocked(call: &Call) -> Answer<Vec<(Block, Card)>> {
    Ok(store::blocks(call, call.me()?).await?)
}

/// Who of the viewer and another member has blocked whom.
///
/// Refuses with `NOT_FOUND` if the community has no such member.
pub async fn block_status(call: &Call, member: MemberId) -> Answer<BlockStatus> {
    let status = store::block_status(call, call.me()?, member).await?;
    status.known.then_some(status).or_refuse(Code::NotFound, NOBODY)
}
