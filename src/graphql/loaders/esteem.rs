//! What members say about one another.

use std::collections::HashMap;
use std::sync::Arc;

use super::{Key, SkillOf, by_page};
use crate::base::{Answer, Cursor, EndorsementId, MeasureId, MemberId, ReviewId, SkillId};
use crate::call::Call;
use crate::endorsements::actions::{OfSkill, of_skill_each};
use crate::endorsements::model::{EndorsementWithEndorser, SkillWithEndorsers, grouped};
use crate::endorsements::skills::{self, Skill};
use crate::endorsements::store::{self as endorsements, EndorsementStats};
use crate::members;
use crate::members::model::{Esteem, Numbers};
use crate::members::store::BlockStatus;
use crate::recognition::{self, Granted};
use crate::reviews::model::Tally;
use crate::reviews::moderation::store::ModeratedReview;
use crate::reviews::store::ReviewInFull;
use crate::reviews::{self, Review, Writer};
use crate::safeguarding;
use crate::safeguarding::model::Measure;

by_page! {
    /// A page of the reviews that a member received.
    ReviewsOf { member: MemberId; after } => (Review, Writer), "reviews", |call, members, most| {
        let cursor = after.map(Cursor);
        // One member's page is read from the index alone.
        let rows = match members.as_slice() {
            [member] => reviews::store::received(call, *member, cursor, most).await?,
            several => reviews::store::received_by_each(call, several, cursor, most).await?,
        };
        rows.into_iter().map(|row| (row.0.receiver_id, row))
    }, |(review, _)| review.id.get()
}

by_number! {
    /// A member's reviews in numbers; none if there are none.
    TallyOf(MemberId) => Tally, "tallies", |call, ids| {
        let tallies = reviews::store::tallies(call, &ids).await?;
        Ok(tallies.into_iter().map(|(member, tally)| (Self(member), tally)).collect())
    }
}

by_number! {
    /// What a member is known for by others, in numbers.
    EsteemOf(MemberId) => Esteem, "esteem", |call, ids| {
        let found = members::store::esteem(call, &ids).await?;
        Ok(found.into_iter().map(|esteem| (Self(esteem.member), esteem)).collect())
    }
}

by_number! {
    /// What a member did and is known for, in numbers.
    NumbersOf(MemberId) => (Esteem, Numbers), "member_numbers", |call, ids| {
        let found = members::actions::numbers(call, &ids).await?;
        Ok(found.into_iter().map(|(member, numbers)| (Self(member), numbers)).collect())
    }
}

by_number! {
    /// Endorsements of a member, by skill.
    EndorsementsOf(MemberId) => Arc<Vec<SkillWithEndorsers>>, "endorsements", |call, ids| {
        let groups = grouped(endorsements::by_skill(call, &ids).await?);
        Ok(groups.into_iter().map(|(member, groups)| (Self(member), Arc::new(groups))).collect())
    }
}

by_number! {
    /// Endorsements of a member in numbers.
    EndorsementStatsOf(MemberId) => EndorsementStats, "endorsement_stats", |call, ids| {
        let stats = endorsements::stats(call, &ids).await?;
        Ok(stats.into_iter().map(|stats| (Self(stats.member), stats)).collect())
    }
}

impl Key for SkillOf {
    type Found = Arc<OfSkill>;
    const BATCH: &'static str = "skill_endorsements";

    /// One statement for each name asked for.
    async fn find(call: &Call, keys: &[Self]) -> Answer<HashMap<Self, Self::Found>> {
        let mut found = HashMap::with_capacity(keys.len());
        for (name, members) in by_page(keys, |key| (key.name.clone(), key.member)) {
            let each = of_skill_each(call, &members, &name).await?;
            found.extend(each.into_iter().map(|(member, of)| (Self { member, name: name.clone() }, Arc::new(of))));
        }
        Ok(found)
    }
}

by_number! {
    /// A review that the viewer may read.
    ReviewById(ReviewId) => Arc<ReviewInFull>, "reviews_by_id", |call, ids| {
        let found = reviews::actions::by_ids(call, &ids).await?;
        Ok(found.into_iter().map(|review| (Self(review.review.id), Arc::new(review))).collect())
    }
}

by_number! {
    /// A review as staff see it. Whoever asks has seen that the viewer is one of them.
    ModerationOf(ReviewId) => Arc<ModeratedReview>, "review_moderations", |call, ids| {
        let found = reviews::moderation::actions::by_ids(call, &ids).await?;
        Ok(found.into_iter().map(|row| (Self(row.review.id), Arc::new(row))).collect())
    }
}

by_number! {
    /// A safeguarding measure. Whoever asks has seen that the viewer is one of the staff.
    MeasureById(MeasureId) => Measure, "measures", |call, ids| {
        let found = safeguarding::store::by_ids(call, &ids).await?;
        Ok(found.into_iter().map(|measure| (Self(measure.history.id), measure)).collect())
    }
}

by_number! {
    /// The blocks between the viewer and a member.
    BlocksWith(MemberId) => BlockStatus, "blocks", |call, ids| {
        let found = members::store::block_statuses(call, call.me()?, &ids).await?;
        Ok(found.into_iter().map(|(member, status)| (Self(member), status)).collect())
    }
}

by_number! {
    /// A skill on the community's list.
    SkillById(SkillId) => Skill, "skills", |call, ids| {
        let found = skills::store::by_ids(call, &ids).await?;
        Ok(found.into_iter().map(|skill| (Self(skill.id), skill)).collect())
    }
}

by_number! {
    /// An endorsement of a skill and its endorser.
    EndorsementById(EndorsementId) => Arc<EndorsementWithEndorser>, "endorsements_by_id", |call, ids| {
        let found = endorsements::by_ids(call, &ids).await?;
        Ok(found.into_iter().map(|one| (Self(one.endorsement.id), Arc::new(one))).collect())
    }
}

by_number! {
    /// A member's badges.
    BadgesOf(MemberId) => Arc<Vec<Granted>>, "badges", |call, ids| {
        let each = recognition::badges(call, call.tenant(), &ids).await?;
        Ok(each.into_iter().map(|(member, badges)| (Self(member), Arc::new(badges))).collect())
    }
}
