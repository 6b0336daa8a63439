//! What new members are asked, and when they are done.

use std::collections::BTreeSet;

use contract::Code;
use contract::onboarding::OnboardingStepSlug as Slug;
use serde_json::Map;

use super::store::{self, Interest, Newcomer};
use crate::base::refusal::Item;
use crate::base::{Answer, CategoryId, OrRefuse as _, Refusal};
use crate::call::Call;
use crate::categories::{self, Kind};
use crate::language::Sentence;
use crate::onboarding::rules::OnboardingRules;
use crate::safeguarding::options::actions::{self as options, Asked};
use crate::say;

const NOBODY: Sentence = say!("member-missing");

/// How far the viewer is, and what interests them.
///
/// Refuses with `NOT_FOUND` for whoever is no member of this community. Source: spec accounts 7.
pub async fn status(call: &Call) -> Answer<(Newcomer, Vec<Interest>)> {
    let me = call.me()?;
    let newcomer = store::newcomer(call, me).await?.or_refuse(Code::NotFound, NOBODY)?;
    Ok((newcomer, store::interests(call, me).await?))
}

/// The steps, and whether each cannot be skipped. There is none for safety where nothing is offered to tell of it.
#[must_use]
pub fn steps(rules: OnboardingRules, safety: Asked) -> Vec<(Slug, bool)> {
    let profile = rules.avatar_required || rules.bio_required;
    let mut steps = vec![
        (Slug::Welcome, false),
        (Slug::Profile, profile),
        (Slug::Interests, false),
        (Slug::Skills, false),
        (Slug::Safeguarding, safety.required > 0),
        (Slug::Confirm, true),
    ];
    steps.retain(|(slug, _)| *slug != Slug::Safeguarding || safety.offered > 0);
    steps
}

/// What a new member names, as ids of categories of listings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Named {
    /// What they are interested in.
    pub interests: Vec<CategoryId>,
    /// What they can offer.
    pub offers: Vec<CategoryId>,
    /// What they look for.
    pub needs: Vec<CategoryId>,
}

/// Finishes the viewer's first steps; nothing happens if they are done.
///
/// Refuses with 422 `VALIDATION_REQUIRED_FIELD` on `avatar_url`, `bio` and `safeguarding` what the community asks for and is not there, with 422
/// `VALIDATION_ERROR` a category that there is not, and with `NOT_FOUND` whoever is no member of this community.
pub async fn complete(call: &Call, named: Named) -> Answer<()> {
    let me = call.me()?;
    let rules = *call.community()?.rules::<OnboardingRules>();
    let known: BTreeSet<i64> =
        categories::store::active(call, Kind::Listing).await?.into_iter().map(|one| one.id.into()).collect();
    let mut tx = call.begin().await?;
    let newcomer = store::lock(&mut tx, me).await?.or_refuse(Code::NotFound, NOBODY)?;
    if newcomer.onboarding_completed {
        return tx.commit().await;
    }
    let mut missing = lacking(rules, &newcomer);
    if options::lacks(&mut tx, me).await? {
        missing.push(("safeguarding", say!("onboarding-safeguarding-missing")));
    }
    if !missing.is_empty() {
        let item = |(field, message): (&'static str, Sentence)| Item {
            code: Code::ValidationRequiredField,
            message,
            field: Some(field.into()),
        };
        let items = missing.into_iter().map(item).collect();
        return Err(Refusal { status: 422, items, extras: Map::new(), headers: Vec::new() }.into());
    }
    for (field, kind, ids) in [
        ("interests", store::INTEREST, named.interests),
        ("offers", store::OFFER, named.offers),
        ("needs", store::NEED, named.needs),
    ] {
        let ids: BTreeSet<i64> = ids.into_iter().map(Into::into).collect();
        if !ids.is_subset(&known) {
            let refusal = Refusal::new(Code::ValidationError, say!("listing-category-missing")).field(field);
            return Err(refusal.into());
        }
        for id in ids {
            store::insert_interest(&mut tx, me, kind, id.into()).await?;
        }
    }
    store::complete(&mut tx, me).await?;
    tx.commit().await
}

/// What a community asks for and a member has not.
fn lacking(rules: OnboardingRules, newcomer: &Newcomer) -> Vec<(&'static str, Sentence)> {
    let mut lacking = Vec::new();
    if rules.avatar_required && !newcomer.has_avatar {
        lacking.push(("avatar_url", say!("onboarding-picture-missing")));
    }
    let letters = newcomer.bio.as_deref().unwrap_or_default().trim().chars().count();
    if rules.bio_required && letters < rules.bio_min_length.max(1) {
        lacking.push(("bio", say!("onboarding-bio-missing", least = rules.bio_min_length.max(1))));
    }
    lacking
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_community_asks_for_what_it_says() {
        let asks = |avatar_required, bio_required| OnboardingRules { avatar_required, bio_required, bio_min_length: 5 };
        let newcomer =
            |has_avatar, bio: &str| Newcomer { onboarding_completed: false, has_avatar, bio: Some(bio.to_owned()) };
        for (rules, who, fields) in [
            (asks(true, true), newcomer(false, " 1234 "), vec!["avatar_url", "bio"]),
            (asks(true, true), newcomer(true, "12345"), vec![]),
            (asks(false, false), newcomer(false, ""), vec![]),
            (OnboardingRules { bio_min_length: 0, ..asks(false, true) }, newcomer(false, " "), vec!["bio"]),
        ] {
            let told: Vec<&str> = lacking(rules, &who).into_iter().map(|(field, _)| field).collect();
            assert_eq!(told, fields, "{rules:?} {who:?}");
        }
        let nothing = Asked::default();
        assert!(steps(asks(true, false), nothing)[1].1 && !steps(asks(false, false), nothing)[1].1);
        let safety = |offered, required| {
            let all = steps(asks(false, false), Asked { offered, required });
            all.into_iter().find(|(slug, _)| *slug == Slug::Safeguarding).map(|(_, needed)| needed)
        };
        assert_eq!((safety(0, 0), safety(2, 0), safety(2, 1)), (None, Some(false), Some(true)));
    }
}
