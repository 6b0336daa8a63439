//! What members and staff hear of accounts.

use async_trait::async_trait;
use contract::notifications::NotificationCategory as Category;

use super::events::{
    EmailChanged, ImpersonationStarted, MemberActivated, MemberRegistered, PasskeyRegistered, PasskeyRemoved,
    PasswordChanged, SecondFactorDisabled, SecondFactorEnabled, SecondFactorReset,
};
use super::impersonation;
use super::registration::model::waits_for_approval;
use crate::base::{Answer, MemberId};
use crate::call::Tx;
use crate::notices::{Desk, Mail, NewNotification, Notice, Notifier, Once, Staff};
use crate::outbox::{DomainEvent, EventType, Heard};
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
/// To those who look after the community: somebody registered and waits for one of them.
pub static REGISTRATION_WAITING: Notice = Notice { name: "registration_waiting", ..NEW_USER_REGISTERED };

/// To a member: the password is another one.
pub static PASSWORD_CHANGED: Notice = Notice { name: "password_changed", ..SECURITY };
/// To a member: the address is another one.
pub static EMAIL_CHANGED: Notice = Notice { name: "email_changed", ..SECURITY };
/// To a member: a second factor is on.
pub static SECOND_FACTOR_ENABLED: Notice = Notice { name: "2fa_enabled", ..SECURITY };
/// To a member: it is off.
pub static SECOND_FACTOR_DISABLED: Notice = Notice { name: "2fa_disabled", ..SECURITY };
/// To a member: staff have switched it off.
pub static SECOND_FACTOR_RESET: Notice = Notice { name: "2fa_reset", ..SECURITY };
/// To a member: somebody of the staff acts as them. Its text names who, who may belong to another community.
pub static IMPERSONATION_STARTED: Notice =
    Notice { name: "impersonation_started", mail: Mail::AtOnce, once: Once::EachTime, ..SECURITY };
/// To a member: there is another passkey.
pub static PASSKEY_REGISTERED: Notice =
    Notice { name: "passkey_registered", mail: Mail::AtOnce, once: Once::EachTime, ..SECURITY };
/// To a member: passkeys are gone.
pub static PASSKEY_REMOVED: Notice = Notice { name: "passkey_removed", ..PASSKEY_REGISTERED };
/// What lines about what signs in have in common: a letter is written beside them.
const SECURITY: Notice =
    Notice { mail: Mail::OfItsOwn, ..Notice::of(Category::Security, None, |_, _| "/settings/security".to_owned()) };

/// Tells members and staff of accounts.
pub struct Notices;

#[async_trait]
impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const {
            &[
                &WELCOME,
                &NEW_USER_REGISTERED,
                &REGISTRATION_WAITING,
                &PASSWORD_CHANGED,
                &EMAIL_CHANGED,
                &SECOND_FACTOR_ENABLED,
                &SECOND_FACTOR_DISABLED,
                &SECOND_FACTOR_RESET,
                &IMPERSONATION_STARTED,
                &PASSKEY_REGISTERED,
                &PASSKEY_REMOVED,
            ]
        }
    }

    fn hears(&self) -> &'static [EventType] {
        const {
            &[
                EventType::of::<MemberRegistered>(),
                EventType::of::<MemberActivated>(),
                EventType::of::<PasswordChanged>(),
                EventType::of::<EmailChanged>(),
                EventType::of::<SecondFactorEnabled>(),
                EventType::of::<SecondFactorDisabled>(),
                EventType::of::<SecondFactorReset>(),
                EventType::of::<ImpersonationStarted>(),
                EventType::of::<PasskeyRegistered>(),
                EventType::of::<PasskeyRemoved>(),
            ]
        }
    }

    async fn tell(&self, tx: &mut Tx, desk: &dyn Desk, heard: &Heard) -> Answer<Progress> {
        if let Some(event) = heard.event::<MemberRegistered>()? {
            if !event.waits {
                return joined(tx, desk, heard, &event, event.member).await;
            }
            // Whoever only has to confirm an address waits for nobody.
            if waits_for_approval(&tx.call().community()?.settings) {
                let line = |to| NewNotification::of(&event, to, &REGISTRATION_WAITING);
                return desk.notify_staff(tx, heard, (Staff::All, &[event.member]), &line).await;
            }
        }
        if let Some(event) = heard.event::<MemberActivated>()? {
            return joined(tx, desk, heard, &event, event.member).await;
        }
        if let Some(event) = heard.event::<PasswordChanged>()? {
            desk.notify(tx, heard, NewNotification::of(&event, event.member, &PASSWORD_CHANGED)).await?;
        }
        if let Some(event) = heard.event::<EmailChanged>()? {
            desk.notify(tx, heard, NewNotification::of(&event, event.member, &EMAIL_CHANGED)).await?;
        }
        if let Some(event) = heard.event::<SecondFactorEnabled>()? {
            desk.notify(tx, heard, NewNotification::of(&event, event.member, &SECOND_FACTOR_ENABLED)).await?;
        }
        if let Some(event) = heard.event::<SecondFactorDisabled>()? {
            desk.notify(tx, heard, NewNotification::of(&event, event.member, &SECOND_FACTOR_DISABLED)).await?;
        }
        if let Some(event) = heard.event::<SecondFactorReset>()? {
            desk.notify(tx, heard, NewNotification::of(&event, event.member, &SECOND_FACTOR_RESET)).await?;
        }
        if let Some(event) = heard.event::<PasskeyRegistered>()? {
            desk.notify(tx, heard, NewNotification::of(&event, event.member, &PASSKEY_REGISTERED)).await?;
        }
        if let Some(event) = heard.event::<PasskeyRemoved>()? {
            desk.notify(tx, heard, NewNotification::of(&event, event.member, &PASSKEY_REMOVED)).await?;
        }
        if let Some(event) = heard.event::<ImpersonationStarted>()? {
            let place = impersonation::store::name(tx, event.tenant, event.by).await?;
            let line = NewNotification::of(&event, event.member, &IMPERSONATION_STARTED);
            desk.notify(tx, heard, NewNotification { place, ..line }).await?;
        }
        Ok(Progress::Done)
    }
}

/// Staff hear of whoever has become a member, who is welcomed.
async fn joined(
    tx: &mut Tx,
    desk: &dyn Desk,
    heard: &Heard,
    event: &impl DomainEvent,
    member: MemberId,
) -> Answer<Progress> {
    let line = |to| NewNotification::of(event, to, &NEW_USER_REGISTERED);
    let told = desk.notify_staff(tx, heard, (Staff::All, &[member]), &line).await?;
    // Last, as rows of members are held in the order of their ids, and theirs is mostly the newest.
    if told == Progress::Done {
        desk.notify(tx, heard, NewNotification::of(event, member, &WELCOME)).await?;
    }
    Ok(told)
}
