//! What members tell of themselves, in the graph: what the contract cannot say of it.

use async_graphql::{Context, MergedObject, Result};
use async_trait::async_trait;
use contract::graph::{AvailabilityEdges, MemberSkillsEdges, PreferencesEdges, ProfileEdges};
use contract::runtime::graph::{Found, IntoFound as _};

use super::edges::Edges;
use super::session::Session;
use crate::members::{availability, skills};

/// What can be asked about what members tell of themselves.
#[derive(MergedObject, Default)]
pub struct ProfilesQuery(
    contract::graph::profile::ProfileQuery,
    contract::graph::member_skills::MemberSkillsQuery,
    contract::graph::availability::AvailabilityQuery,
);

/// What the viewer tells of themselves.
#[derive(MergedObject, Default)]
pub struct ProfilesViewer(
    contract::graph::preferences::PreferencesViewer,
    contract::graph::member_skills::MemberSkillsViewer,
    contract::graph::availability::AvailabilityViewer,
);

/// What members change of that.
#[derive(MergedObject, Default)]
pub struct ProfilesMutation(
    contract::graph::profile::ProfileMutation,
    contract::graph::preferences::PreferencesMutation,
    contract::graph::member_skills::MemberSkillsMutation,
    contract::graph::availability::AvailabilityMutation,
);

impl ProfileEdges for Edges {}

impl PreferencesEdges for Edges {}

#[async_trait]
impl MemberSkillsEdges for Edges {
    async fn find_member_skill(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let call = Session::of(ctx)?.call();
        let skill = skills::actions::mine(call).await?.into_iter().find(|one| one.skill.id.get() == number);
        Ok(skill.map(|one| skills::rest::shown(call, one)).into_found())
    }

    async fn find_skill_category(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let call = Session::of(ctx)?.call();
        let category = skills::categories::find(call, number.into()).await?;
        Ok(category.map(|one| skills::rest::category(call, one)).into_found())
    }
}

#[async_trait]
impl AvailabilityEdges for Edges {
    async fn find_availability_slot(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let call = Session::of(ctx)?.call();
        let slot = availability::actions::mine(call).await?.into_iter().find(|one| one.id.get() == number);
        Ok(slot.map(availability::rest::slot).transpose()?.into_found())
    }
}
