//! What new members and staff hear of accounts.

use async_trait::async_trait;
use contract::notifications::NotificationCategory as Category;

use super::events::MemberRegistered;
use crate::base::Answer;
use crate::call::Tx;
use crate::notices::{Desk, Mail, NewNotification, Notice, Notifier, Staff};
use crate::outbox::{EventType, Heard};
use crate::queue::Progress;

/// To a new member.
pub static WELCOME: Notice =
    Notice { name: "welcome", mail: Mail::OfItsOwn, ..Notice::of(Category::System, None, |_, _| "/feed".to_owned()) };
/// To those who look after the community: a new member.
pub static NEW_USER_REGISTERED: Notice = Notice {
    name: "new_user_registered",
    for_staff: true,
    ..Notice::of(Category::System, None, |_, admin| {
        if admin { "/admin/users?filter=pending".to_owned() } else { "/broker/members".to_owned() }
    })
};

/// Tells new members and staff of accounts.
pub struct Notices;

#[async_trait]
impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const { &[&WELCOME, &NEW_USER_REGISTERED] }
    }

    fn hears(&self) -> &'static [EventType] {
        const { &[EventType::of::<MemberRegistered>()] }
    }

    async fn tell(&self, tx: &mut Tx, desk: &dyn Desk, heard: &Heard) -> Answer<Progress> {
        let Some(event) = heard.event::<MemberRegistered>()? else { return Ok(Progress::Done) };
        let member = event.member;
        let line = |to| NewNotification::of(&event, to, &NEW_USER_REGISTERED);
        let told = desk.notify_staff(tx, heard, (Staff::All, &[member]), &line).await?;
        // Last, as rows of members are held in the order of their ids, and theirs is the newest.
        if told == Progress::Done {
            desk.notify(tx, heard, NewNotification::of(&event, member, &WELCOME)).await?;
        }
        Ok(told)
    }
}
