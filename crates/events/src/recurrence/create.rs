//! New events that recur: the template, its rule and all of its occurrences in one transaction.

use ::recurrence::End;
use chrono::TimeDelta;
use contract::Code;

use super::able;
use super::model;
use super::said::{self, Said};
use super::store::{self, NewRule};
use crate::actions::{belonging, may_create, shared};
use crate::base::{Answer, Refusal};
use crate::call::Call;
use crate::draft::{self, Wish};
use crate::model::{EventId, missing, wrong};
use crate::rules::EventRules;
use crate::say;
use crate::store::{self as events, EventSeen};
use crate::{members, queue};

/// Who sends the same again within this gets what they created then.
const AGAIN: TimeDelta = TimeDelta::seconds(600);

/// An event that recurs.
#[derive(Clone, Debug, PartialEq)]
pub struct Created {
    /// The template.
    pub template: EventSeen,
    /// How many occurrences there are.
    pub occurrences: i64,
}

/// Creates a template with its occurrences, all of them drafts.
///
/// # Errors
/// As [`actions::create`](crate::actions::create); 403 `FORBIDDEN` where the community has no events that recur; 422 `VALIDATION_ERROR` on the part of the rule that cannot be;
/// 503 `EVENT_RECURRENCE_UNAVAILABLE` where the installation is not set up for it. Source: spec events 11.
pub async fn create(call: &Call, wish: Wish, category_name: Option<&str>, said: &Said) -> Answer<Created> {
    let viewer = call.member()?;
    may_create(call)?;
    let community = call.community()?;
    let rules = community.rules::<EventRules>();
    if !rules.recurrence_enabled {
        return Err(Refusal::new(Code::Forbidden, say!("event-recurrence-closed")).into());
    }
    let able = able(call).await?;
    if !able.creates() {
        return Err(model::unavailable().into());
    }
    let wish = belonging(call, viewer, wish, category_name).await?;
    let zone = queue::zone(&community.settings.timezone);
    let content = shared(call, draft::drafted(wish, zone.name(), rules.places(), call.now())?)?;
    let zone = content.timezone.parse().map_err(|_| wrong("timezone", say!("event-timezone-unknown")))?;
    let starts = content.start.local;
    let series = said::series(said, starts, zone, &able)?;
    let ends = content.end.map(|end| end.local);
    let dates = said::all(&series, ends, said, &able)?;
    let list = |walls: &[chrono::NaiveDateTime]| walls.iter().map(model::stored).collect();
    let row = NewRule {
        frequency: model::frequency(&series.rule),
        every: i64::from(series.rule.interval),
        rrule: series.rule.to_string(),
        exdates: list(&series.exclusions),
        rdates: list(&series.additions),
        ends_type: model::ends_type(&series.rule),
        rule_hash: model::rule_hash(zone, starts, &series.rule, &series.exclusions, &series.additions),
        materialized_until: dates
            .last()
            .filter(|_| series.rule.end == End::Never)
            .map(|last| last.starts + TimeDelta::seconds(1)),
    };
    let rows = model::rows(zone, (starts, ends), &dates);

    let mut tx = call.begin().await?;
    // Whoever creates is held, so of two calls at once the second finds what the first made.
    if members::store::hold(&mut tx, &[viewer.id]).await?.is_empty() {
        return Err(Refusal::new(Code::Forbidden, say!("not-a-member")).into());
    }
    let since = call.now() - AGAIN;
    let known = store::created_lately(&mut tx, viewer.id, (&content.title, content.start.at), since).await?;
    let root: EventId = match known {
        Some(known) => known,
        None => {
            let root = events::insert(&mut tx, viewer.id, &content).await?;
            events::name(&mut tx, root, &format!("event:{}:{root}", call.tenant())).await?;
            store::make_template(&mut tx, root).await?;
            store::insert_rule(&mut tx, root, &row).await?;
            store::many::insert_occurrences(&mut tx, root, (viewer.id, &content), &rows).await?;
            store::note_made(&mut tx, root, Some(viewer.id)).await?;
            root
        }
    };
    let occurrences = store::count(&mut tx, root).await?;
    let template = events::read_seen(&mut tx, viewer.id, viewer.is_admin(), root).await?.ok_or_else(missing)?;
    tx.commit().await?;
    Ok(Created { template, occurrences })
}
