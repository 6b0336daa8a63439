//! The REST door of times.

use contract::AvailabilityApi;
use contract::Code;
use contract::availability as wire;

use super::actions;
use super::model::Slot;
use super::store::Free;
use crate::base::{Answer, Fault, Refusal};
use crate::call::Call;
use crate::language::Sentence;
use crate::members::model::absolute;
use crate::members::{Eyes, Rest};
use crate::say;

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
        let list = if body.schedule.is_some() { "schedule" } else { "slots" };
        // Nothing said is no empty week.
        let missing = || Refusal::new(Code::ValidationError, say!("field-required")).status(422).field("schedule");
        let asked = body.schedule.or(body.slots).ok_or_else(missing)?;
        let slots: Vec<Slot> = asked
            .into_iter()
            .map(|slot| Slot::weekly(slot.day_of_week, &slot.start_time, &slot.end_time, slot.note))
            .collect();
        let slots = actions::set(&call, list, None, &slots).await?;
        told(&call, slots)
    }

    async fn set_my_availability_of_day(
        &self,
        call: Call,
        path: wire::SetMyAvailabilityOfDayPath,
        body: wire::SetAvailabilityOfDayBody,
    ) -> Answer<wire::AvailabilityResponse> {
        let slots: Vec<Slot> = body
            .slots
            .into_iter()
            .map(|slot| Slot::weekly(path.id, &slot.start_time, &slot.end_time, slot.note))
            .collect();
        let slots = actions::set(&call, "slots", Some(path.id), &slots).await?;
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
