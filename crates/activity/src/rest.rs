//! The REST door.

use contract::ActivityApi;
use contract::activity as wire;
use people::members::skills::store::Shown;

use super::actions::{self, Dashboard};
use super::model::{Kind, Month};
use super::store::{Company, Done};
use crate::base::{Answer, Failure, Hours};
use crate::call::Call;
use crate::members::model::Numbers;
use crate::say;

/// What members did at the REST door.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rest;

impl contract::Area for Rest {
    type Call = Call;
    type Failure = Failure;
    type Brings = crate::call::Brings;

    fn brings() -> &'static Self::Brings {
        &crate::BRINGS
    }
}

impl ActivityApi for Rest {
    async fn get_my_activity(&self, call: Call) -> Answer<wire::ActivityDashboardResponse> {
        let found = actions::dashboard(&call, call.me()?).await?;
        Ok(wire::ActivityDashboardResponse { data: dashboard(&call, found), meta: call.meta() })
    }

    async fn get_member_activity(
        &self,
        call: Call,
        path: wire::GetMemberActivityPath,
    ) -> Answer<wire::ActivityDashboardResponse> {
        let found = actions::dashboard(&call, path.id.into()).await?;
        Ok(wire::ActivityDashboardResponse { data: dashboard(&call, found), meta: call.meta() })
    }

    async fn list_my_activity(
        &self,
        call: Call,
        query: wire::ListMyActivityQuery,
    ) -> Answer<wire::ActivityTimelineResponse> {
        let found = actions::latest(&call, query.limit).await?;
        let data = found.into_iter().map(|done| entry(&call, done)).collect();
        Ok(wire::ActivityTimelineResponse { data, meta: call.meta() })
    }

    async fn get_my_hours(&self, call: Call) -> Answer<wire::HoursSummaryResponse> {
        let data = hours(&actions::hours(&call).await?);
        Ok(wire::HoursSummaryResponse { data, meta: call.meta() })
    }

    async fn list_my_monthly_hours(&self, call: Call) -> Answer<wire::MonthlyHoursResponse> {
        let data = actions::monthly(&call).await?.into_iter().map(month).collect();
        Ok(wire::MonthlyHoursResponse { data, meta: call.meta() })
    }
}

fn dashboard(call: &Call, found: Dashboard) -> wire::ActivityDashboard {
    let Company { connections, waiting, groups, posts, comments, likes_given, likes_received } = found.company;
    let count =
        |is: fn(&Shown) -> bool| i64::try_from(found.skills.iter().filter(|one| is(one)).count()).unwrap_or(i64::MAX);
    wire::ActivityDashboard {
        hours_summary: hours(&found.numbers),
        skills_breakdown: wire::SkillsBreakdown {
            offering_count: count(|one| one.skill.is_offering),
            requesting_count: count(|one| one.skill.is_requesting),
            skills: found.skills.into_iter().map(skill).collect(),
        },
        connection_stats: wire::ConnectionStats {
            total_connections: connections,
            pending_requests: waiting,
            groups_joined: groups,
        },
        engagement: wire::Engagement {
            posts_count: posts,
            comments_count: comments,
            likes_given,
            likes_received,
            period: wire::EngagementPeriod::Last30Days,
        },
        timeline: found.latest.into_iter().map(|done| entry(call, done)).collect(),
        monthly_hours: found.months.into_iter().map(month).collect(),
    }
}

fn skill(one: Shown) -> wire::ActivitySkill {
    wire::ActivitySkill {
        skill_name: one.skill.skill_name,
        is_offering: one.skill.is_offering,
        is_requesting: one.skill.is_requesting,
        proficiency: one.skill.proficiency_level,
        endorsements: one.endorsement_count,
    }
}

fn hours(numbers: &Numbers) -> wire::HoursSummary {
    wire::HoursSummary {
        hours_given: numbers.hours_given.decimal(),
        hours_received: numbers.hours_received.decimal(),
        transactions_given: numbers.given,
        transactions_received: numbers.received,
        net_balance: numbers.hours_received.minus(numbers.hours_given).decimal(),
    }
}

fn month(one: Month) -> wire::MonthlyHours {
    wire::MonthlyHours {
        month: one.first.format("%Y-%m").to_string(),
        label: one.first.format("%b %Y").to_string(),
        given: one.given.decimal(),
        received: one.received.decimal(),
    }
}

/// What was done, in the caller's language.
fn entry(call: &Call, done: Done) -> wire::ActivityEntry {
    let about = done.about.unwrap_or_default();
    let hours = done.amount.unwrap_or(Hours::ZERO).to_string();
    let sentence = match done.kind {
        Kind::Post => say!("activity-post", text = about),
        Kind::Comment => say!("activity-comment", text = about),
        Kind::GaveHours => say!("activity-gave-hours", hours = hours, text = about),
        Kind::ReceivedHours => say!("activity-received-hours", hours = hours, text = about),
        Kind::Connection => say!("activity-connection", text = about),
        Kind::EventRsvp => say!("activity-event", text = about),
    };
    wire::ActivityEntry {
        id: done.id,
        activity_type: done.kind,
        description: call.say(&sentence),
        created_at: done.created_at,
    }
}
