//! What members say about one another.

use std::collections::HashMap;
use std::sync::Arc;

use super::{Key, SkillOf, by_page};
use crate::auth::sessions::desk::{self, SignIn};
use crate::base::{Answer, Cursor, EndorsementId, MemberId, ReviewId};
use crate::call::Call;
use crate::endorsements::actions::{OfSkill, of_skill_each};
use crate::endorsements::model::{EndorsementWithEndorser, SkillWithEndorsers, grouped};
use crate::endorsements::store as endorsements;
use crate::members;
use crate::members::model::{Esteem, Numbers};
use crate::recognition::{self, Granted};
use crate::reviews::moderation::store::ModeratedReview;
use crate::reviews::store::ReviewInFull;
use crate::reviews::{self, Review, Writer};

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
    /// What a member is known for by others, in numbers.
    EsteemOf(MemberId) => Esteem, "esteem",
        |call, ids| members::store::esteem(call, &ids).await?, |esteem| (esteem.member, esteem);

    /// What a member did and is known for, in numbers.
    NumbersOf(MemberId) => (Esteem, Numbers), "member_numbers",
        |call, ids| members::actions::numbers(call, &ids).await?, |of_member| of_member;

    /// Endorsements of a member, by skill.
    EndorsementsOf(MemberId) => Arc<Vec<SkillWithEndorsers>>, "endorsements",
        |call, ids| grouped(endorsements::by_skill(call, &ids).await?), |(member, skills)| (member, Arc::new(skills));

    /// A review that the viewer may read.
    ReviewById(ReviewId) => Arc<ReviewInFull>, "reviews_by_id",
        |call, ids| reviews::actions::by_ids(call, &ids).await?, |found| (found.review.id, Arc::new(found));

    /// A review as staff see it. Whoever asks has seen that the viewer is one of them.
    ModerationOf(ReviewId) => Arc<ModeratedReview>, "review_moderations",
        |call, ids| reviews::moderation::actions::by_ids(call, &ids).await?, |row| (row.review.id, Arc::new(row));

    /// An endorsement of a skill and its endorser.
    EndorsementById(EndorsementId) => Arc<EndorsementWithEndorser>, "endorsements_by_id",
        |call, ids| endorsements::by_ids(call, &ids).await?, |one| (one.endorsement.id, Arc::new(one));

    /// The sign-ins of the viewer, who alone is asked for.
    SignInsOf(MemberId) => Arc<Vec<SignIn>>, "sign_ins",
        |call, members| members.into_iter().zip([Arc::new(desk::list(call).await?)]), |of_member| of_member;

    /// A member's badges.
    BadgesOf(MemberId) => Arc<Vec<Granted>>, "badges",
        |call, ids| recognition::badges(call, call.tenant(), &ids).await?, |(member, badges)| (member, Arc::new(badges));
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
