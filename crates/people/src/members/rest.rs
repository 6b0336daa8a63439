//! The members' REST door.

use contract::members as wire;
use contract::shared::UserMini;
use contract::{MembersApi, Spoken};

use super::actions::{self, Lookup};
use super::model::{
    Card, Details, Esteem, Eyes, Numbers, Own, Presence, Profile, absolute, last_seen, line, presence_of,
};
use super::nearby::rounded;
use super::profile;
use super::profile::looks::{self, Looks};
use super::profile::rest::{theme_preferences, wish};
use super::store::{self, Block, BlockStatus, Sort, Standing};
use super::wanted::Kept;
use crate::base::{Answer, Failure, Fault, MemberId, ids_of};
use crate::call::{Call, Member};
use crate::language::Language;
use crate::recognition::{self, Granted};
use crate::say;
use crate::tenancy::EventRules;

/// The directory shows so many badges of each member.
const SHOWCASED: usize = 3;

/// Members at the REST door.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rest;

impl contract::Area for Rest {
    type Call = Call;
    type Failure = Failure;
    type Brings = crate::call::Brings;

    fn brings() -> &'static Self::Brings {
        &super::BRINGS
    }
}

impl MembersApi for Rest {
    async fn blocked_member_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::BlockedMember>> {
        let mine = actions::blocked(&call).await?.into_iter();
        Ok(mine.filter(|(block, _)| numbers.contains(&block.block_id.get())).map(|line| blocked(&call, line)).collect())
    }

    async fn unblock_member_removed_blocked_member_id_before(&self, call: Call, said: Spoken) -> Answer<Option<i64>> {
        let (member, mine) = (said.number("id"), actions::blocked(&call).await?);
        Ok(mine.iter().find(|(_, card)| Some(card.id.get()) == member).map(|(block, _)| block.block_id.get()))
    }

    async fn get_me(&self, call: Call) -> Answer<wire::OwnProfileResponse> {
        let (own, known) = (actions::me(&call).await?, actions::my_numbers(&call).await?);
        let (badges, me) = (actions::my_badges(&call).await?, call.member()?);
        let looks = looks::looks(&call, me.tenant, me.id).await?;
        let data = own_profile(&call, me, own, known, badges, looks)?;
        Ok(wire::OwnProfileResponse { data, meta: call.meta() })
    }

    async fn update_me(&self, call: Call, body: wire::UpdateMeBody) -> Answer<wire::OwnProfileResponse> {
        profile::actions::update(&call, wish(body)).await?;
        self.get_me(call).await
    }

    async fn set_my_language(&self, call: Call, body: wire::LanguageBody) -> Answer<wire::ChosenLanguageResponse> {
        actions::choose_language(&call, Language::of(body.language.as_str())).await?;
        let data = wire::ChosenLanguage { message: call.say(&say!("language-saved")), language: body.language };
        Ok(wire::ChosenLanguageResponse { data, meta: call.meta() })
    }

    async fn get_my_stats(&self, call: Call) -> Answer<wire::MyStatsResponse> {
        let (own, (_, numbers)) = (actions::me(&call).await?, actions::my_numbers(&call).await?);
        let data = wire::MyStats {
            listings_count: numbers.offers + numbers.requests,
            offers_count: numbers.offers,
            requests_count: numbers.requests,
            given_count: numbers.given,
            received_count: numbers.received,
            wallet_balance: own.account.balance.decimal(),
        };
        Ok(wire::MyStatsResponse { data, meta: call.meta() })
    }

    async fn list_members(&self, call: Call, query: wire::ListMembersQuery) -> Answer<wire::DirectoryPage> {
        let lookup = Lookup {
            words: query.q,
            sort: match query.sort {
                wire::ListMembersQuerySort::Name => Sort::Name,
                wire::ListMembersQuerySort::Joined => Sort::Joined,
                wire::ListMembersQuerySort::Rating => Sort::Rating,
                wire::ListMembersQuerySort::HoursGiven => Sort::HoursGiven,
            },
            descending: query.order == wire::ListMembersQueryOrder::Desc,
            limit: query.limit,
            offset: query.offset,
        };
        let (members, totals) = actions::directory(&call, &lookup).await?;
        Ok(wire::DirectoryPage {
            data: listed(&call, members).await?,
            meta: wire::DirectoryMeta {
                base_url: call.visit().base_url.clone(),
                total_items: totals.found,
                per_page: query.limit,
                offset: query.offset,
                has_more: query.offset + query.limit < totals.found,
                community_total: totals.community,
                directory_total: totals.listed,
                directory_criteria: vec![wire::DirectoryMetaDirectoryCriteriaItem::DirectoryOptIn],
            },
        })
    }

    async fn search_members(&self, call: Call, query: wire::SearchMembersQuery) -> Answer<wire::MemberSearchResponse> {
        let cursor = call.cursor(query.cursor.as_deref())?;
        let page = actions::search(&call, query.q.as_deref(), query.limit, cursor).await?;
        Ok(wire::MemberSearchResponse {
            data: wire::MemberSearch {
                cursor: page.next.and_then(|next| call.cursor_text(next)),
                has_more: page.next.is_some(),
                items: listed(&call, page.items).await?,
            },
            meta: call.meta(),
        })
    }

    async fn list_blocked_members(&self, call: Call) -> Answer<wire::BlockedMemberList> {
        let data = actions::blocked(&call).await?.into_iter().map(|line| blocked(&call, line));
        Ok(wire::BlockedMemberList { data: data.collect(), meta: call.meta() })
    }

    async fn get_member(&self, call: Call, path: wire::GetMemberPath) -> Answer<wire::PublicProfileResponse> {
        let (profile, standing) = actions::profile(&call, path.id.into()).await?;
        let id = profile.card.id;
        let numbers = actions::numbers(&call, &[id]).await?.remove(&id).unwrap_or_default();
        let badges = recognition::badges(&call, call.tenant(), &[id]).await?.remove(&id).unwrap_or_default();
        let data = public_profile(&call, profile, &standing, numbers, badges);
        Ok(wire::PublicProfileResponse { data, meta: call.meta() })
    }

    async fn block_member(
        &self,
        call: Call,
        path: wire::BlockMemberPath,
        body: wire::BlockMemberBody,
    ) -> Answer<wire::BlockMemberResponse> {
        actions::block(&call, path.id.into(), body.reason.as_deref()).await?;
        let message = call.say(&say!("member-blocked"));
        let data = wire::BlockedResult { success: true, message, blocked_user_id: path.id };
        Ok(wire::BlockMemberResponse { data, meta: call.meta() })
    }

    async fn unblock_member(&self, call: Call, path: wire::UnblockMemberPath) -> Answer<wire::UnblockMemberResponse> {
        actions::unblock(&call, path.id.into()).await?;
        let message = call.say(&say!("member-unblocked"));
        let data = wire::UnblockedResult { success: true, message, unblocked_user_id: path.id };
        Ok(wire::UnblockMemberResponse { data, meta: call.meta() })
    }

    async fn member_block_status_each(
        &self,
        call: Call,
        mut numbers: Vec<i64>,
    ) -> Answer<Vec<(i64, wire::BlockStatus)>> {
        let me = call.me()?;
        numbers.retain(|number| *number != me.get());
        let found = store::block_statuses(&call, me, &ids_of(&numbers)).await?.into_iter();
        Ok(found.map(|(member, status)| (member.get(), blocks(status))).collect())
    }

    async fn get_block_status(&self, call: Call, path: wire::GetBlockStatusPath) -> Answer<wire::BlockStatusResponse> {
        let status = actions::block_status(&call, MemberId::from(path.id)).await?;
        Ok(wire::BlockStatusResponse { data: blocks(status), meta: call.meta() })
    }
}

fn blocks(status: BlockStatus) -> wire::BlockStatus {
    wire::BlockStatus { is_blocked: status.is_blocked, is_blocked_by: status.is_blocked_by }
}

/// A member's profile as others see it.
#[must_use]
pub fn public_profile(
    call: &Call,
    Profile { card, details }: Profile,
    standing: &Standing,
    numbers: (Esteem, Numbers),
    badges: Vec<Granted>,
) -> wire::PublicProfile {
    let eyes = Eyes::of(call);
    let seen = presence_of(call, &card);
    let stats = wire::PublicProfileStats {
        listings_count: 0,
        connections_count: standing.connections_count,
        reviews_count: 0,
        average_rating: None,
        exchanges_count: 0,
        total_hours_given: 0.0,
        total_hours_received: 0.0,
        groups_count: standing.groups_count,
        events_attended: standing.events_attended,
    };
    let stats = public_stats(&stats, &numbers);
    let place = |degrees| if eyes.me == Some(card.id) { degrees } else { rounded(degrees) };
    wire::PublicProfile {
        id: card.id.get(),
        name: eyes.name(&card),
        last_name: eyes.last_name(&card),
        avatar_url: picture(call, &card),
        first_name: card.first_name,
        bio: card.bio,
        tagline: card.tagline,
        location: card.location,
        latitude: details.latitude.map(place),
        longitude: details.longitude.map(place),
        skills: details.skills,
        profile_type: card.profile_type,
        organization_name: card.organization_name,
        created_at: details.created_at,
        is_online: seen == Presence::Online,
        online_status: seen,
        connection_status: standing.connection_status,
        rating: stats.average_rating,
        total_hours_given: stats.total_hours_given,
        total_hours_received: stats.total_hours_received,
        groups_count: stats.groups_count,
        events_attended: stats.events_attended,
        stats,
        badges: badges.into_iter().map(badge).collect(),
    }
}

/// The same counts with what a member did and is known for.
#[must_use]
pub fn public_stats(
    stats: &wire::PublicProfileStats,
    (esteem, numbers): &(Esteem, Numbers),
) -> wire::PublicProfileStats {
    wire::PublicProfileStats {
        listings_count: numbers.offers + numbers.requests,
        reviews_count: esteem.reviews,
        average_rating: esteem.rating(),
        exchanges_count: esteem.exchanges,
        total_hours_given: numbers.hours_given.decimal(),
        total_hours_received: numbers.hours_received.decimal(),
        ..stats.clone()
    }
}

/// A member in somebody else's list (`UserMini`).
#[must_use]
pub fn mini(call: &Call, card: Card) -> UserMini {
    let eyes = Eyes::of(call);
    let avatar = picture(call, &card);
    let last_active_at = last_seen(call, &card);
    UserMini {
        id: card.id.get(),
        name: eyes.name(&card),
        last_name: eyes.last_name(&card),
        first_name: card.first_name,
        avatar_url: avatar.clone(),
        avatar,
        organization_name: card.organization_name,
        profile_type: card.profile_type,
        last_active_at,
        location: card.location,
        bio: card.bio,
        tagline: card.tagline,
    }
}

/// Members as the directory shows them, with what they are known for: one statement for all of them, and one for their badges.
pub(super) async fn listed(call: &Call, members: Vec<(Card, Details)>) -> Answer<Vec<wire::DirectoryMember>> {
    let ids: Vec<MemberId> = members.iter().map(|(card, _)| card.id).collect();
    let mut known = actions::numbers(call, &ids).await?;
    let mut badges = recognition::badges(call, call.tenant(), &ids).await?;
    let one = |(card, details): (Card, Details)| {
        let known = known.remove(&card.id).unwrap_or_default();
        let badges = badges.remove(&card.id).unwrap_or_default();
        directory_member(call, card, details, known, badges)
    };
    Ok(members.into_iter().map(one).collect())
}

fn directory_member(
    call: &Call,
    card: Card,
    details: Details,
    (esteem, numbers): (Esteem, Numbers),
    badges: Vec<Granted>,
) -> wire::DirectoryMember {
    let eyes = Eyes::of(call);
    let avatar = picture(call, &card);
    wire::DirectoryMember {
        id: card.id.get(),
        name: eyes.name(&card),
        last_name: eyes.last_name(&card),
        avatar_url: avatar.clone(),
        avatar,
        tagline: line(&card),
        first_name: card.first_name,
        location: card.location,
        latitude: details.latitude.map(rounded),
        longitude: details.longitude.map(rounded),
        created_at: details.created_at,
        is_verified: esteem.is_verified,
        rating: esteem.rating(),
        total_hours_given: numbers.hours_given.decimal(),
        total_hours_received: numbers.hours_received.decimal(),
        showcased_badges: badges.into_iter().take(SHOWCASED).map(showcased).collect(),
    }
}

fn own_profile(
    call: &Call,
    me: &Member,
    Own { profile: Profile { card, details }, account }: Own,
    (esteem, numbers): (Esteem, Numbers),
    badges: Vec<Granted>,
    looks: Looks,
) -> Answer<wire::OwnProfile> {
    let (seen, community) = (presence_of(call, &card), call.community()?);
    let born = account.date_of_birth.as_deref().map(str::parse).transpose();
    Ok(wire::OwnProfile {
        id: card.id.get(),
        name: Eyes::of(call).name(&card),
        last_name: Eyes::of(call).last_name(&card),
        avatar_url: picture(call, &card),
        first_name: card.first_name,
        bio: card.bio,
        tagline: card.tagline,
        location: card.location,
        latitude: details.latitude,
        longitude: details.longitude,
        skills: details.skills,
        profile_type: card.profile_type,
        organization_name: card.organization_name,
        created_at: details.created_at,
        is_online: seen == Presence::Online,
        online_status: seen,
        tenant_id: account.tenant_id.get(),
        email: account.email,
        phone: account.phone,
        status: account.status,
        email_verified_at: account.email_verified_at,
        balance: account.balance.decimal(),
        role: me.role,
        is_admin: me.is_admin(),
        is_super_admin: me.is_super_admin(),
        is_god: false,
        is_tenant_super_admin: me.tenant_super_admin,
        can_create_events: me.tenant == community.id
            && community.has("events")
            && community.rules::<EventRules>().may_create(me),
        is_approved: account.is_approved,
        privacy_profile: details.privacy_profile,
        privacy_search: account.privacy_search,
        onboarding_completed: account.onboarding_completed,
        has_2fa_enabled: account.has_2fa_enabled,
        preferred_language: account.preferred_language,
        date_of_birth: born.map_err(|_| Fault::new("a stored date is none"))?,
        preferred_theme: looks.theme,
        theme_preferences: theme_preferences(looks),
        stats: wire::OwnProfileStats {
            listings_count: numbers.offers + numbers.requests,
            transactions_count: numbers.given + numbers.received,
            connections_count: account.connections_count,
            reviews_count: esteem.reviews,
            average_rating: esteem.rating(),
            exchanges_count: esteem.exchanges,
            total_hours_given: numbers.hours_given.decimal(),
            total_hours_received: numbers.hours_received.decimal(),
        },
        level: recognition::level(account.xp),
        xp: account.xp,
        notification_preferences: Kept {
            json: account.notification_preferences.0,
            federation: account.federation_notifications_enabled,
        }
        .preferences()
        .into(),
        badges: badges.into_iter().map(badge).collect(),
    })
}

/// A member whom the viewer has blocked, as the contract has them.
#[must_use]
pub fn blocked(call: &Call, (block, card): (Block, Card)) -> wire::BlockedMember {
    let eyes = Eyes::of(call);
    wire::BlockedMember {
        block_id: block.block_id.get(),
        user_id: card.id.get(),
        name: eyes.name(&card),
        last_name: eyes.last_name(&card),
        avatar_url: picture(call, &card),
        first_name: card.first_name,
        reason: block.reason,
        blocked_at: block.blocked_at,
    }
}

/// A badge that somebody has.
#[must_use]
pub fn badge(granted: Granted) -> wire::MemberBadge {
    wire::MemberBadge {
        name: granted.name(),
        icon: granted.icon().map(str::to_owned),
        description: granted.description().map(str::to_owned),
        badge_key: granted.badge_type,
        earned_at: granted.granted_at,
        expires_at: granted.expires_at,
    }
}

fn showcased(granted: Granted) -> wire::ShowcasedBadge {
    wire::ShowcasedBadge {
        name: granted.name(),
        icon: granted.icon().map(str::to_owned),
        badge_key: granted.badge_type,
    }
}

fn picture(call: &Call, card: &Card) -> Option<String> {
    card.avatar_url.as_deref().map(|address| absolute(&call.visit().base_url, address))
}
