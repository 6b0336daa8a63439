//! The REST door of times.

use contract::AvailabilityApi;
use contract::Code;
use contract::availability as wire;

use super::actions;
use super::model::{Slot, check, places_of};
use super::store::Free;
use crate::base::{Answer, Fault, Refusal, Rules};
use crate::call::Call;
use crate::language::Sentence;
use crate::members::model::absolute;
use crate::members::{Eyes, Rest};
use crate::say;

/// Times of a list, with their places.
fn in_a_list(list: &str, times: Vec<wire::AvailabilitySlotBody>) -> (Vec<String>, Vec<Slot>) {
    let slots: Vec<Slot> = times
        .into_iter()
        .map(|slot| Slot::weekly(slot.day_of_week, &slot.start_time, &slot.end_time, slot.note))
        .collect();
    (places_of(list, &slots), slots)
}

/// Times of named days, with their places.
///
/// # Errors
/// 422 `VALIDATION_ERROR` on the place of each name that is no day, and of each time that [`check`] does not take.
fn by_day(
    days: impl IntoIterator<Item = (String, Vec<wire::AvailabilityOfDayBody>)>,
) -> Answer<(Vec<String>, Vec<Slot>)> {
    let (mut places, mut slots, mut rules) = (Vec::new(), Vec::new(), Rules::default());
    for (name, times) in days {
        let Some(day) = name.parse().ok().filter(|day: &i64| (0..=6).contains(day) && name.len() == 1) else {
            let refusal = Refusal::new(Code::ValidationError, say!("field-any-of"));
            rules.note(refusal.status(422).field(format!("schedule.{name}")));
            continue;
        };
        for (at, time) in times.into_iter().enumerate() {
            places.push(format!("schedule.{name}.{at}"));
            slots.push(Slot::weekly(day, &time.start_time, &time.end_time, time.note));
        }
    }
    rules.of(check(&places, &slots));
    rules.kept()?;
    Ok((places, slots))
}

impl AvailabilityApi for Rest {
    async fn availability_slot_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::AvailabilitySlot>> {
        let mine = actions::mine(&call).await?.into_iter();
        mine.filter(|one| numbers.contains(&one.id.get())).map(slot).collect()
    }

    async fn get_my_availability(&self, call: Call) -> Answer<wire::AvailabilityResponse> {
        let slots = actions::mine(&call).await?;
        told(&call, slots)
    }

    async fn set_my_availability(
        &self,
        call: Call,
        body: wire::SetAvailabilityBody,
    ) -> Answer<wire::AvailabilityResponse> {
        let (places, slots) = match (body.schedule, body.slots) {
            (Some(wire::SetAvailabilityBodySchedule::Days(days)), _) => by_day(days)?,
            (Some(wire::SetAvailabilityBodySchedule::Times(times)), _) => in_a_list("schedule", times),
            (None, Some(times)) => in_a_list("slots", times),
            // Nothing said is no empty week.
            (None, None) => {
                let refusal = Refusal::new(Code::ValidationError, say!("field-required"));
                return Err(refusal.status(422).field("schedule").into());
            }
        };
        let slots = actions::set(&call, &places, None, &slots).await?;
        told(&call, slots)
    }

    async fn set_my_availability_of_day(
        &self,
        call: Call,
        path: wire::SetMyAvailabilityOfDayPath,
        body: wire::SetAvailabilityOfDayBody,
    ) -> Answer<wire::AvailabilityResponse> {
        if path.id > 6 {
            let refusal = Refusal::new(Code::ValidationError, say!("field-any-of"));
            return Err(refusal.status(422).field("day_of_week").into());
        }
        let slots: Vec<Slot> = body
            .slots
            .into_iter()
            .map(|slot| Slot::weekly(path.id, &slot.start_time, &slot.end_time, slot.note))
            .collect();
        let slots = actions::set(&call, &places_of("slots", &slots), Some(path.id), &slots).await?;
        told(&call, slots)
    }

    async fn remove_my_availability(
        &self,
        call: Call,
        path: wire::RemoveMyAvailabilityPath,
    ) -> Answer<wire::AvailabilityRemovedResponse> {
        actions::remove(&call, path.id.into()).await?;
        let data = wire::AvailabilityRemoved { message: call.say(&say!("availability-saved")) };
        Ok(wire::AvailabilityRemovedResponse { data, meta: call.meta() })
    }

    async fn add_my_availability_on_date(
        &self,
        call: Call,
        body: wire::AddAvailabilityBody,
    ) -> Answer<wire::AvailabilityResponse> {
        let slot = Slot::once(body.date, &body.start_time, &body.end_time, body.note);
        let slots = actions::add(&call, body.date, &slot).await?;
        told(&call, slots)
    }

    async fn get_member_availability(
        &self,
        call: Call,
        path: wire::GetMemberAvailabilityPath,
    ) -> Answer<wire::AvailabilityResponse> {
        let slots = actions::of_member(&call, path.id.into()).await?;
        told(&call, slots)
    }

    async fn list_compatible_times(
        &self,
        call: Call,
        query: wire::ListCompatibleTimesQuery,
    ) -> Answer<wire::CompatibleTimeList> {
        let both = actions::compatible(&call, query.user_id.into()).await?.into_iter();
        let data = both.map(|(day, start_time, end_time)| wire::CompatibleTime {
            day_of_week: day,
            day_name: call.say(&day_name(day)),
            start_time,
            end_time,
        });
        Ok(wire::CompatibleTimeList { data: data.collect(), meta: call.meta() })
    }

    async fn list_available_members(
        &self,
        call: Call,
        query: wire::ListAvailableMembersQuery,
    ) -> Answer<wire::AvailableMemberList> {
        let free = actions::available(&call, query.day, query.time.as_deref(), query.limit).await?;
        let data = free.into_iter().map(|one| available(&call, one)).collect();
        Ok(wire::AvailableMemberList { data, meta: call.meta() })
    }
}

fn told(call: &Call, slots: Vec<Slot>) -> Answer<wire::AvailabilityResponse> {
    let weekly = slots.into_iter().map(slot).collect::<Answer<_>>()?;
    Ok(wire::AvailabilityResponse { data: wire::Availability { weekly }, meta: call.meta() })
}

/// A time at which a member can be had, as the contract has it.
///
/// # Errors
/// A fault if what is stored is no date.
pub fn slot(slot: Slot) -> Answer<wire::AvailabilitySlot> {
    let date = slot.specific_date.as_deref().map(str::parse).transpose();
    Ok(wire::AvailabilitySlot {
        id: slot.id.get(),
        day_of_week: slot.day_of_week,
        start_time: slot.start_time,
        end_time: slot.end_time,
        is_recurring: slot.specific_date.is_none(),
        specific_date: date.map_err(|_| Fault::new("a stored date is none"))?,
        note: slot.note,
    })
}

fn day_name(day: i64) -> Sentence {
    match day {
        0 => say!("day-sunday"),
        1 => say!("day-monday"),
        2 => say!("day-tuesday"),
        3 => say!("day-wednesday"),
        4 => say!("day-thursday"),
        5 => say!("day-friday"),
        _ => say!("day-saturday"),
    }
}

fn available(call: &Call, one: Free) -> wire::AvailableMember {
    wire::AvailableMember {
        user_id: one.card.id.get(),
        start_time: one.start_time,
        end_time: one.end_time,
        member_name: Eyes::of(call).name(&one.card),
        avatar_url: one.card.avatar_url.as_deref().map(|address| absolute(&call.visit().base_url, address)),
    }
}
