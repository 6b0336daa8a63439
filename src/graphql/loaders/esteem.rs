//! What members say about one another.

use std::collections::HashMap;
use std::sync::Arc;

use async_graphql::dataloader::Loader;

use super::{BadgesOf, EndorsementStatsOf, EndorsementsOf, EsteemOf, Fetch, NumbersOf, ReviewsOf, SkillOf, TallyOf};
use crate::base::{Cursor, EndorsementId, MeasureId, MemberId, Page, ReviewId, SkillId};
use crate::endorsements::actions::{OfSkill, of_skill_each};
use crate::endorsements::model::{Group, Line, grouped};
use crate::endorsements::skills::{self, Skill};
use crate::endorsements::store::{self as endorsements, Stats};
use crate::graphql::errors::Shared;
use crate::members::model::{Esteem, Numbers};
use crate::members::store::BlockStatus;
use crate::members::{self, Card};
use crate::recognition::{self, Granted};
use crate::reviews::model::Tally;
use crate::reviews::moderation::store::Row;
use crate::reviews::store::More;
use crate::reviews::{self, Review, Writer};
use crate::safeguarding;
use crate::safeguarding::model::Measure;

impl Loader<ReviewsOf> for Fetch {
    type Value = Arc<Page<(Review, Writer)>>;
    type Error = Shared;

    /// Fields that stand below the same list ask for the same page of different members: one statement for each page asked for.
    async fn load(&self, keys: &[ReviewsOf]) -> Result<HashMap<ReviewsOf, Self::Value>, Shared> {
        let mut pages: HashMap<(Option<i64>, i64), Vec<MemberId>> = HashMap::new();
        for key in keys {
            pages.entry((key.after, key.first)).or_default().push(key.member);
        }
        self.batch("reviews", keys.len(), async {
            let mut found = HashMap::with_capacity(keys.len());
            for ((after, first), members) in pages {
                let cursor = after.map(Cursor);
                // One member's page is read from the index alone.
                let rows = match members.as_slice() {
                    [member] => reviews::store::received(&self.call, *member, cursor, first + 1).await?,
                    several => reviews::store::received_by_each(&self.call, several, cursor, first + 1).await?,
                };
                let mut each: HashMap<MemberId, Vec<(Review, Writer)>> = HashMap::new();
                for row in rows {
                    each.entry(row.0.receiver_id).or_default().push(row);
                }
                found.extend(members.into_iter().map(|member| {
                    let rows = each.remove(&member).unwrap_or_default();
                    let page = Page::from_probe(rows, first, |(review, _)| review.id.get());
                    (ReviewsOf { member, after, first }, Arc::new(page))
                }));
            }
            Ok(found)
        })
        .await
    }
}

impl Loader<TallyOf> for Fetch {
    type Value = Tally;
    type Error = Shared;

    async fn load(&self, keys: &[TallyOf]) -> Result<HashMap<TallyOf, Tally>, Shared> {
        let ids: Vec<_> = keys.iter().map(|key| key.0).collect();
        self.batch("tallies", keys.len(), async {
            let tallies = reviews::store::tallies(&self.call, &ids).await?;
            Ok(tallies.into_iter().map(|(member, tally)| (TallyOf(member), tally)).collect())
        })
        .await
    }
}

impl Loader<EsteemOf> for Fetch {
    type Value = Esteem;
    type Error = Shared;

    async fn load(&self, keys: &[EsteemOf]) -> Result<HashMap<EsteemOf, Esteem>, Shared> {
        let ids: Vec<_> = keys.iter().map(|key| key.0).collect();
        self.batch("esteem", keys.len(), async {
            let found = members::store::esteem(&self.call, &ids).await?;
            Ok(found.into_iter().map(|esteem| (EsteemOf(esteem.member), esteem)).collect())
        })
        .await
    }
}

impl Loader<NumbersOf> for Fetch {
    type Value = (Esteem, Numbers);
    type Error = Shared;

    async fn load(&self, keys: &[NumbersOf]) -> Result<HashMap<NumbersOf, Self::Value>, Shared> {
        let ids: Vec<_> = keys.iter().map(|key| key.0).collect();
        self.batch("member_numbers", keys.len(), async {
            let found = members::actions::numbers(&self.call, &ids).await?;
            Ok(found.into_iter().map(|(member, numbers)| (NumbersOf(member), numbers)).collect())
        })
        .await
    }
}

impl Loader<EndorsementsOf> for Fetch {
    type Value = Arc<Vec<Group>>;
    type Error = Shared;

    async fn load(&self, keys: &[EndorsementsOf]) -> Result<HashMap<EndorsementsOf, Self::Value>, Shared> {
        let ids: Vec<_> = keys.iter().map(|key| key.0).collect();
        self.batch("endorsements", keys.len(), async {
            let groups = grouped(endorsements::by_skill(&self.call, &ids).await?);
            Ok(groups.into_iter().map(|(member, groups)| (EndorsementsOf(member), Arc::new(groups))).collect())
        })
        .await
    }
}

impl Loader<EndorsementStatsOf> for Fetch {
    type Value = Stats;
    type Error = Shared;

    async fn load(&self, keys: &[EndorsementStatsOf]) -> Result<HashMap<EndorsementStatsOf, Stats>, Shared> {
        let ids: Vec<_> = keys.iter().map(|key| key.0).collect();
        self.batch("endorsement_stats", keys.len(), async {
            let stats = endorsements::stats(&self.call, &ids).await?;
            Ok(stats.into_iter().map(|stats| (EndorsementStatsOf(stats.member), stats)).collect())
        })
        .await
    }
}

impl Loader<SkillOf> for Fetch {
    type Value = Arc<OfSkill>;
    type Error = Shared;

    /// One statement for each name asked for.
    async fn load(&self, keys: &[SkillOf]) -> Result<HashMap<SkillOf, Self::Value>, Shared> {
        let mut names: HashMap<&str, Vec<MemberId>> = HashMap::new();
        for key in keys {
            names.entry(&key.name).or_default().push(key.member);
        }
        self.batch("skill_endorsements", keys.len(), async {
            let mut found = HashMap::with_capacity(keys.len());
            for (name, members) in names {
                let each = of_skill_each(&self.call, &members, name).await?;
                let named =
                    |(member, of): (MemberId, OfSkill)| (SkillOf { member, name: name.to_owned() }, Arc::new(of));
                found.extend(each.into_iter().map(named));
            }
            Ok(found)
        })
        .await
    }
}

/// A review that the viewer may read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReviewById(pub ReviewId);

impl Loader<ReviewById> for Fetch {
    type Value = Arc<(Review, More, Writer, Card)>;
    type Error = Shared;

    async fn load(&self, keys: &[ReviewById]) -> Result<HashMap<ReviewById, Self::Value>, Shared> {
        let ids: Vec<_> = keys.iter().map(|key| key.0).collect();
        self.batch("reviews_by_id", keys.len(), async {
            let found = reviews::actions::by_ids(&self.call, &ids).await?;
            Ok(found.into_iter().map(|review| (ReviewById(review.0.id), Arc::new(review))).collect())
        })
        .await
    }
}

/// A review as staff see it. Whoever asks has seen that the viewer is one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ModerationOf(pub ReviewId);

impl Loader<ModerationOf> for Fetch {
    type Value = Arc<Row>;
    type Error = Shared;

    async fn load(&self, keys: &[ModerationOf]) -> Result<HashMap<ModerationOf, Self::Value>, Shared> {
        let ids: Vec<_> = keys.iter().map(|key| key.0).collect();
        self.batch("review_moderations", keys.len(), async {
            let found = reviews::moderation::actions::by_ids(&self.call, &ids).await?;
            Ok(found.into_iter().map(|row| (ModerationOf(row.0.id), Arc::new(row))).collect())
        })
        .await
    }
}

/// A safeguarding measure. Whoever asks has seen that the viewer is one of the staff.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MeasureById(pub MeasureId);

impl Loader<MeasureById> for Fetch {
    type Value = Measure;
    type Error = Shared;

    async fn load(&self, keys: &[MeasureById]) -> Result<HashMap<MeasureById, Measure>, Shared> {
        let ids: Vec<_> = keys.iter().map(|key| key.0).collect();
        self.batch("measures", keys.len(), async {
            let found = safeguarding::store::by_ids(&self.call, &ids).await?;
            Ok(found.into_iter().map(|measure| (MeasureById(measure.1.id), measure)).collect())
        })
        .await
    }
}

/// The blocks between the viewer and a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BlocksWith(pub MemberId);

impl Loader<BlocksWith> for Fetch {
    type Value = BlockStatus;
    type Error = Shared;

    async fn load(&self, keys: &[BlocksWith]) -> Result<HashMap<BlocksWith, BlockStatus>, Shared> {
        let ids: Vec<_> = keys.iter().map(|key| key.0).collect();
        self.batch("blocks", keys.len(), async {
            let found = members::store::block_statuses(&self.call, self.call.me()?, &ids).await?;
            Ok(found.into_iter().map(|(member, status)| (BlocksWith(member), status)).collect())
        })
        .await
    }
}

/// A skill on the community's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SkillById(pub SkillId);

impl Loader<SkillById> for Fetch {
    type Value = Skill;
    type Error = Shared;

    async fn load(&self, keys: &[SkillById]) -> Result<HashMap<SkillById, Skill>, Shared> {
        let ids: Vec<_> = keys.iter().map(|key| key.0).collect();
        self.batch("skills", keys.len(), async {
            let found = skills::store::by_ids(&self.call, &ids).await?;
            Ok(found.into_iter().map(|skill| (SkillById(skill.id), skill)).collect())
        })
        .await
    }
}

/// An endorsement of a skill and its endorser.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EndorsementById(pub EndorsementId);

impl Loader<EndorsementById> for Fetch {
    type Value = Arc<(Line, Card)>;
    type Error = Shared;

    async fn load(&self, keys: &[EndorsementById]) -> Result<HashMap<EndorsementById, Self::Value>, Shared> {
        let ids: Vec<_> = keys.iter().map(|key| key.0).collect();
        self.batch("endorsements_by_id", keys.len(), async {
            let found = endorsements::by_ids(&self.call, &ids).await?;
            Ok(found.into_iter().map(|(line, card)| (EndorsementById(line.id), Arc::new((line, card)))).collect())
        })
        .await
    }
}

impl Loader<BadgesOf> for Fetch {
    type Value = Arc<Vec<Granted>>;
    type Error = Shared;

    async fn load(&self, keys: &[BadgesOf]) -> Result<HashMap<BadgesOf, Self::Value>, Shared> {
        let ids: Vec<_> = keys.iter().map(|key| key.0).collect();
        self.batch("badges", keys.len(), async {
            let each = recognition::badges(&self.call, self.call.tenant(), &ids).await?;
            Ok(each.into_iter().map(|(member, badges)| (BadgesOf(member), Arc::new(badges))).collect())
        })
        .await
    }
}
