//! What people of the demo can do, when they have time, and what they can tell of their safety.

use super::super::people::Person;
use crate::call::Tx;
use crate::db::{Json, Stored};
use crate::insert;
use crate::members::skills::model::{Level, key};
use crate::safeguarding::options::model::{Type, Value};

/// What is in the profile, well known or less so.
pub(super) async fn insert_skills(tx: &mut Tx, person: &Person) -> Stored<()> {
    const LEVELS: [Level; 4] = [Level::Advanced, Level::Intermediate, Level::Expert, Level::Beginner];
    for (skill, level) in person.skills.iter().copied().zip(LEVELS.into_iter().cycle()) {
        let (sql, params) = insert! { unscoped into member_skills {
            tenant_id: person.tenant,
            user_id: person.id,
            skill_name: skill,
            skill_key: key(skill),
            proficiency_level: level,
            is_offering: true,
            is_requesting: level == Level::Beginner,
            created_at & updated_at: person.created_at,
        } };
        tx.unscoped().run(sql, params).await?;
    }
    Ok(())
}

/// One morning or evening of the week for every other person.
pub(super) async fn insert_times(tx: &mut Tx, person: &Person) -> Stored<()> {
    if person.id % 2 == 0 {
        return Ok(());
    }
    let (start_time, end_time) = if person.id % 3 == 0 { ("18:00", "21:00") } else { ("09:00", "12:00") };
    let (sql, params) = insert! { unscoped into member_availability {
        tenant_id: person.tenant,
        user_id: person.id,
        day_of_week: person.id % 7,
        start_time,
        end_time,
        created_at: person.created_at,
    } };
    tx.unscoped().run(sql, params).await?;
    Ok(())
}

/// What members of a town can tell of their safety.
pub(super) async fn insert_safety(tx: &mut Tx, tenant: i64) -> Stored<()> {
    let now = tx.now();
    let (sql, params) = insert! { unscoped into safeguarding_options {
        tenant_id: tenant,
        option_key: "first_meeting",
        type: Type::Checkbox,
        label: "I would like a coordinator with me the first time",
        is_required: false,
        select_options: Json(Vec::<Value>::new()),
        sort_order: 1_i64,
        is_active: true,
        created_at & updated_at: now,
    } };
    tx.unscoped().run(sql, params).await?;
    Ok(())
}
