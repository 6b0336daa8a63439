//! What stories about all areas need of this one: see `crate::areas`.

use contract::Operation;

use crate::areas::{Fixtures, OfOperations, Pairs, Written};

/// This area.
pub struct Area;

#[async_trait::async_trait]
impl Fixtures for Area {
    fn areas(&self) -> &'static [&'static str] {
        &["endorsements"]
    }

    fn rows(&self) -> Pairs {
        &[
            (
        "skills",
        "INSERT INTO skills (id, tenant_id, name, name_key, created_at) VALUES ({n}, {t}, 'x', 'x', {now})",
    ),
            (
        "skill_endorsements",
        "INSERT INTO skill_endorsements (id, tenant_id, endorser_id, endorsed_id, skill_id, skill_name, skill_key, created_at)
         VALUES ({n}, {t}, {n}, {n}1, {n}, 'x', 'x', {now})",
    ),
            (
        "peer_endorsements",
        "INSERT INTO peer_endorsements (id, tenant_id, endorser_id, endorsed_id, created_at)
         VALUES ({n}, {t}, {n}, {n}1, {now})",
    ),
        ]
    }

    fn written(&self) -> Written {
        &[("skill_endorsements", "endorser_id", &["comment"])]
    }

    fn open(&self) -> OfOperations {
        &[
            (Operation::EndorseSkill, "one endorses others"),
            (Operation::WithdrawSkillEndorsement, "and takes it back"),
            (Operation::ListEndorsements, "profiles are for others"),
            (Operation::PeerEndorse, "one vouches for others"),
        ]
    }

    fn literals(&self) -> Pairs {
        &[("skillName", "\"Tea\"")]
    }

    fn by_hand(&self) -> &'static [(Operation, &'static str, &'static str)] {
        &[
            (Operation::ListEndorsements, "Member", "endorsements"),
            (Operation::ListEndorsements, "Member", "skillEndorsements"),
        ]
    }

    fn otherwise(&self) -> Pairs {
        &[("listEndorsements data", "Member.endorsements and Member.skillEndorsements, each its own field")]
    }
}
