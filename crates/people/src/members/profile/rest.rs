//! The REST door of pictures, looks and members around a place.

use contract::profile as wire;
use contract::verification_badges as badges;
use contract::{Code, ProfileApi, Upload, VerificationBadgesApi};

use super::looks::{self, Looks};
use super::{avatar, model::Wish};
use crate::base::place::Circle;
use crate::base::{Answer, Failure, MemberId, Refusal};
use crate::call::Call;
use crate::members::badges::actions::{self as granted, Badges};
use crate::members::badges::store::{Badge, Decision};
use crate::members::model::absolute;
use crate::members::nearby::{self, Around, rounded};
use crate::members::rest::listed;
use crate::members::{Rest, actions};
use crate::recognition;
use crate::say;

/// Kilometres, unless somebody says.
const USUAL_RADIUS: f64 = 25.0;

/// Members on a page, unless somebody says.
const USUAL_PAGE: i64 = 20;

impl ProfileApi for Rest {
    async fn set_avatar(&self, call: Call, body: Upload) -> Answer<wire::AvatarResponse> {
        let Some(part) = body.part("avatar").filter(|part| !part.bytes.is_empty()) else {
            let refusal = Refusal::new(Code::ValidationError, say!("field-required"));
            return Err(refusal.status(400).field("avatar").into());
        };
        let address = avatar::put_on(&call, part.bytes.clone()).await?;
        let data = wire::Avatar { avatar_url: absolute(&call.visit().base_url, &address) };
        Ok(wire::AvatarResponse { data, meta: call.meta() })
    }

    async fn set_theme(&self, call: Call, body: wire::ThemeBody) -> Answer<wire::ThemeResponse> {
        looks::change(&call, |looks| looks.theme = body.theme).await?;
        let data = wire::ChosenTheme { message: call.say(&say!("preferences-saved")), theme: body.theme };
        Ok(wire::ThemeResponse { data, meta: call.meta() })
    }

    async fn update_theme_preferences(
        &self,
        call: Call,
        body: wire::ThemePreferencesBody,
    ) -> Answer<wire::ThemePreferencesResponse> {
        let change = |looks: &mut Looks| {
            if let Some(color) = body.accent_color {
                looks.accent_color = color;
            }
            looks.font_size = body.font_size.unwrap_or(looks.font_size);
            looks.density = body.density.unwrap_or(looks.density);
            looks.large_text = body.large_text.unwrap_or(looks.large_text);
            looks.high_contrast = body.high_contrast.unwrap_or(looks.high_contrast);
            looks.reduced_motion = body.reduced_motion.unwrap_or(looks.reduced_motion);
            looks.simplified_layout = body.simplified_layout.unwrap_or(looks.simplified_layout);
        };
        let looks = looks::change(&call, change).await?;
        let data = wire::SavedThemePreferences {
            message: call.say(&say!("preferences-saved")),
            theme_preferences: theme_preferences(looks),
        };
        Ok(wire::ThemePreferencesResponse { data, meta: call.meta() })
    }

    async fn list_nearby_members(
        &self,
        call: Call,
        query: wire::ListNearbyMembersQuery,
    ) -> Answer<wire::NearbyMemberPage> {
        let radius_km = query.radius_km.unwrap_or(USUAL_RADIUS);
        let limit = query.limit.or(query.per_page).unwrap_or(USUAL_PAGE);
        let circle = Circle { latitude: query.lat, longitude: query.lon, radius_km };
        let around = Around { circle, words: query.q, limit, offset: query.offset };
        let (found, total) = nearby::around(&call, &around).await?;
        let mut distances: Vec<f64> = Vec::with_capacity(found.len());
        let mut members = Vec::with_capacity(found.len());
        for (card, details, distance) in found {
            distances.push(distance);
            members.push((card, details));
        }
        let data = listed(&call, members).await?.into_iter().zip(distances);
        Ok(wire::NearbyMemberPage {
            data: data.map(|(one, distance)| near(one, distance)).collect(),
            meta: wire::NearbyMemberMeta {
                base_url: call.visit().base_url.clone(),
                search: wire::NearbyMemberSearch {
                    type_: wire::NearbyMemberSearchType::Nearby,
                    lat: query.lat,
                    lon: query.lon,
                    radius_km,
                },
                per_page: limit,
                total_items: total,
                has_more: query.offset.saturating_add(limit) < total,
            },
        })
    }
}

impl VerificationBadgesApi for Rest {
    async fn list_verification_badges(
        &self,
        call: Call,
        path: badges::ListVerificationBadgesPath,
    ) -> Answer<badges::VerificationBadgeList> {
        let member = path.id.into();
        actions::profile(&call, member).await.map_err(as_of_badges)?;
        let granted = recognition::badges(&call, call.tenant(), &[member]).await?.remove(&member).unwrap_or_default();
        let data = granted.into_iter().map(|one| badges::VerificationBadge {
            label: one.name(),
            icon: one.icon().map(str::to_owned),
            badge_type: one.badge_type,
            granted_at: one.granted_at,
            expires_at: one.expires_at,
        });
        Ok(badges::VerificationBadgeList { data: data.collect(), meta: call.meta() })
    }

    async fn list_member_badges_for_staff(
        &self,
        call: Call,
        path: badges::ListMemberBadgesForStaffPath,
    ) -> Answer<badges::MemberBadgesResponse> {
        let all = granted::of(&call, path.id.into()).await?;
        Ok(about_badges(&call, all))
    }

    async fn grant_verification_badge(
        &self,
        call: Call,
        path: badges::GrantVerificationBadgePath,
        body: badges::GrantVerificationBadgeBody,
    ) -> Answer<badges::MemberBadgesResponse> {
        let member = path.id.into();
        let all = granted::grant(&call, member, &body.badge_type, body.note.as_deref(), body.expires_at).await?;
        Ok(about_badges(&call, all))
    }

    async fn revoke_verification_badge(
        &self,
        call: Call,
        path: badges::RevokeVerificationBadgePath,
    ) -> Answer<badges::MemberBadgesResponse> {
        let all = granted::revoke(&call, path.id.into(), path.type_).await?;
        Ok(about_badges(&call, all))
    }
}

/// All about a member's badges, for staff.
fn about_badges(call: &Call, (all, decisions): Badges) -> badges::MemberBadgesResponse {
    let now = call.now();
    let shown = |one: Badge| badges::GrantedBadge {
        label: recognition::badge_name(&one.badge_type),
        icon: recognition::badge_icon(&one.badge_type).map(str::to_owned),
        is_active: one.counts(now),
        badge_type: one.badge_type,
        note: one.note,
        granted_by: one.granted_by.map(MemberId::get),
        granted_at: one.granted_at,
        expires_at: one.expires_at,
        revoked_at: one.revoked_at,
    };
    let decision = |one: Decision| badges::MemberBadgeDecision {
        action: one.action,
        badge_type: one.badge_type,
        note: one.note,
        decided_by: one.decided_by.get(),
        expires_at: one.expires_at,
        decided_at: one.decided_at,
    };
    let types = badges::VerificationBadgeType::ALL;
    let label = |one: &badges::VerificationBadgeType| (one.as_str().to_owned(), recognition::badge_name(one.as_str()));
    let data = badges::MemberBadges {
        badges: all.into_iter().map(shown).collect(),
        history: decisions.into_iter().map(decision).collect(),
        available_types: types.to_vec(),
        labels: types.iter().map(label).collect(),
    };
    badges::MemberBadgesResponse { data, meta: call.meta() }
}

/// Says of a profile that is not there what clients of badges know.
fn as_of_badges(failure: Failure) -> Failure {
    match failure {
        Failure::Refusal(refusal) if refusal.code() == Code::NotFound => {
            Refusal::new(Code::ResourceNotFound, say!("member-missing")).into()
        }
        other => other,
    }
}

fn near(one: contract::members::DirectoryMember, distance: f64) -> wire::NearbyMember {
    wire::NearbyMember {
        id: one.id,
        name: one.name,
        first_name: one.first_name,
        last_name: one.last_name,
        avatar_url: one.avatar_url,
        avatar: one.avatar,
        tagline: one.tagline,
        location: one.location,
        latitude: one.latitude.map(rounded).unwrap_or_default(),
        longitude: one.longitude.map(rounded).unwrap_or_default(),
        created_at: one.created_at,
        rating: one.rating,
        total_hours_given: one.total_hours_given,
        total_hours_received: one.total_hours_received,
        is_verified: one.is_verified,
        showcased_badges: one.showcased_badges,
        distance,
    }
}

/// Colours, sizes, and what eases reading, as the contract has them.
#[must_use]
pub fn theme_preferences(looks: Looks) -> wire::ThemePreferences {
    wire::ThemePreferences {
        accent_color: looks.accent_color,
        font_size: looks.font_size,
        density: looks.density,
        large_text: looks.large_text,
        high_contrast: looks.high_contrast,
        reduced_motion: looks.reduced_motion,
        simplified_layout: looks.simplified_layout,
    }
}

/// What a body wishes.
#[must_use]
pub fn wish(body: contract::members::UpdateMeBody) -> Wish {
    Wish {
        first_name: body.first_name,
        last_name: body.last_name,
        email: body.email,
        organization_name: body.organization_name,
        profile_type: body.profile_type,
        avatar_url: body.avatar_url,
        bio: body.bio,
        tagline: body.tagline,
        location: body.location,
        latitude: body.latitude,
        longitude: body.longitude,
        phone: body.phone,
        date_of_birth: body.date_of_birth,
    }
}
