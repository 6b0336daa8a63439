//! What communities decide about events. A member's own profile says whether they may create one, so it stands here, below the area.

use serde::{Deserialize, Serialize};

use crate::call::{AreaRules, Member, Strict, marked};

/// How events go in a community (spec events 2.6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[allow(clippy::struct_excessive_bools, reason = "one switch a part")]
pub struct EventRules {
    /// Who may create events.
    pub creation_role: EventCreators,
    /// An administrator decides whether an event is published.
    pub moderation_required: bool,
    /// Members can register.
    pub registration_enabled: bool,
    /// Places of an event that says nothing about them; 0 for any number.
    pub default_capacity: i64,
    /// Members may bring guests to events that let them.
    pub guest_registration_enabled: bool,
    /// A full event has a waiting list.
    pub waitlist_enabled: bool,
    /// A place that becomes free is held for whoever waits longest; all who wait are told of it otherwise.
    pub timed_waitlist_offers_enabled: bool,
    /// For how many minutes a place is held for whoever waits.
    pub waitlist_offer_minutes: i64,
    /// There are events that recur.
    pub recurrence_enabled: bool,
    /// Those who take part are reminded of events.
    pub reminders_enabled: bool,
    /// Those who look after an event may tell something to all who take part.
    pub organizer_broadcasts_enabled: bool,
    /// Devices may note who comes where there is no network.
    pub offline_checkin_enabled: bool,
    /// There are calendars of events.
    pub calendar_feeds_enabled: bool,
    /// Partners may see events whose organizers say so.
    pub federation_sharing_enabled: bool,
    /// What becomes of whoever has not met an event's safety requirements; they hold where nothing is said.
    pub safety_enforcement_mode: Option<SafetyMode>,
    /// The most hours for coming to events that a member gets in a month without an administrator's word, in hundredths; any number if nothing is said.
    pub attendance_credit_monthly_cap: Option<i64>,
    /// How many minutes before an event the way to take part over the internet is shown.
    pub reveal_minutes_before: i64,
    /// How many minutes after its end it is shown still.
    pub reveal_minutes_after: i64,
}

impl AreaRules for EventRules {
    const NAME: &'static str = "events";
    const STRICT: &'static [(&'static str, Strict)] = &[
        ("moderation_required", Strict::On),
        ("registration_enabled", Strict::Off),
        ("creation_role", Strict::Word("admins")),
    ];

    fn meaningless(&self) -> Vec<&'static str> {
        marked(&[
            ("default_capacity", self.default_capacity != self.places().unwrap_or(0)),
            ("waitlist_offer_minutes", self.waitlist_offer_minutes != self.offer_minutes()),
            ("attendance_credit_monthly_cap", self.attendance_credit_monthly_cap.is_some_and(|cap| cap < 0)),
        ])
    }
}

impl EventRules {
    /// For how many minutes a place is held, 1 to 10,080.
    #[must_use]
    pub fn offer_minutes(&self) -> i64 {
        self.waitlist_offer_minutes.clamp(1, 10_080)
    }

    /// Whether a member may create events.
    #[must_use]
    pub fn may_create(&self, member: &Member) -> bool {
        match self.creation_role {
            EventCreators::Members => true,
            EventCreators::Staff => member.is_broker_or_admin(),
            EventCreators::Admins => member.is_admin(),
        }
    }

    /// Places of an event that says nothing about them.
    #[must_use]
    pub fn places(&self) -> Option<i64> {
        (self.default_capacity > 0).then(|| self.default_capacity.min(100_000))
    }
}

impl Default for EventRules {
    fn default() -> Self {
        Self {
            creation_role: EventCreators::Members,
            moderation_required: false,
            registration_enabled: true,
            default_capacity: 0,
            guest_registration_enabled: true,
            waitlist_enabled: true,
            timed_waitlist_offers_enabled: true,
            waitlist_offer_minutes: 15,
            recurrence_enabled: true,
            reminders_enabled: true,
            organizer_broadcasts_enabled: true,
            offline_checkin_enabled: true,
            calendar_feeds_enabled: true,
            federation_sharing_enabled: true,
            safety_enforcement_mode: None,
            attendance_credit_monthly_cap: None,
            reveal_minutes_before: 30,
            reveal_minutes_after: 120,
        }
    }
}

/// How strictly events ask what they ask for the safety of all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SafetyMode {
    /// Nothing is asked.
    Off,
    /// Whoever has not met it may take part; it is only counted.
    Shadow,
    /// They may not.
    Enforce,
}

/// Who may create events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventCreators {
    /// Every member.
    Members,
    /// Brokers, coordinators and administrators.
    Staff,
    /// Administrators.
    Admins,
}
