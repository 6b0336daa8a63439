//! Who hears of requests and copies.

use async_trait::async_trait;
use contract::notifications::NotificationCategory as Category;

use super::events::{DataExportReady, DataRequestDecided, DataRequested};
use crate::base::Answer;
use crate::call::Tx;
use crate::outbox::{EventType, Heard};
use crate::queue::Progress;
use services::notices::{Desk, NewNotification, Notice, Notifier, Staff};

const DESK: Notice = Notice {
    for_staff: true,
    ..Notice::of(Category::System, None, |_, _| "/admin/enterprise/gdpr/requests".to_owned())
};
const OWN: Notice = Notice::of(Category::System, None, |_, _| "/settings/privacy".to_owned());

/// To those who look after the community: a member asked for something.
pub static GDPR_REQUEST: Notice = Notice { name: "gdpr_request", ..DESK };
/// To those who look after the community: a member wants to be erased.
pub static GDPR_ACCOUNT_DELETION: Notice = Notice { name: "gdpr_account_deletion", ..DESK };
/// To the member: the request has come.
pub static DATA_REQUEST_RECEIVED: Notice = Notice { name: "data_request_received", ..OWN };
/// To the member: the wish to be erased has come. Nobody can tell them when it was carried out.
pub static ACCOUNT_DELETION_RECEIVED: Notice = Notice { name: "account_deletion_received", ..OWN };
/// To the member: it was carried out.
pub static DATA_REQUEST_COMPLETED: Notice = Notice { name: "data_request_completed", ..OWN };
/// To the member: it was rejected.
pub static DATA_REQUEST_REJECTED: Notice = Notice { name: "data_request_rejected", ..OWN };
/// To the member: a copy that was made on the queue can be fetched.
pub static DATA_EXPORT_READY: Notice = Notice { name: "data_export_ready", ..OWN };

/// Tells members and staff of requests, and members of copies.
pub struct Notices;

#[async_trait]
impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const {
            &[
                &GDPR_REQUEST,
                &GDPR_ACCOUNT_DELETION,
                &DATA_REQUEST_RECEIVED,
                &ACCOUNT_DELETION_RECEIVED,
                &DATA_REQUEST_COMPLETED,
                &DATA_REQUEST_REJECTED,
                &DATA_EXPORT_READY,
            ]
        }
    }

    fn hears(&self) -> &'static [EventType] {
        const {
            &[
                EventType::of::<DataRequested>(),
                EventType::of::<DataRequestDecided>(),
                EventType::of::<DataExportReady>(),
            ]
        }
    }

    async fn tell(&self, tx: &mut Tx, desk: &dyn Desk, heard: &Heard) -> Answer<Progress> {
        if let Some(event) = heard.event::<DataRequested>()? {
            let (kind, own) = if event.leaving {
                (&GDPR_ACCOUNT_DELETION, &ACCOUNT_DELETION_RECEIVED)
            } else {
                (&GDPR_REQUEST, &DATA_REQUEST_RECEIVED)
            };
            let line = |to| NewNotification::of(&event, to, kind);
            let told = desk.notify_staff(tx, heard, (Staff::Stewards, &[event.member]), &line).await?;
            // Last, as rows of members are held in the order of their ids.
            if told == Progress::Done {
                desk.notify(tx, heard, NewNotification::of(&event, event.member, own)).await?;
            }
            return Ok(told);
        }
        if let Some(event) = heard.event::<DataRequestDecided>()? {
            let kind = if event.completed { &DATA_REQUEST_COMPLETED } else { &DATA_REQUEST_REJECTED };
            desk.notify(tx, heard, NewNotification::of(&event, event.member, kind)).await?;
        }
        if let Some(event) = heard.event::<DataExportReady>()? {
            desk.notify(tx, heard, NewNotification::of(&event, event.member, &DATA_EXPORT_READY)).await?;
        }
        Ok(Progress::Done)
    }
}
