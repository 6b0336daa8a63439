//! What a member wants to hear of, yes or no by kind: pure. `notifications` asks it of everybody whom it tells something; their own profile shows it.

use contract::notification_settings::{
    NotificationPreferences, NotificationPreferencesBody, NotificationPreferencesForm, NotificationSwitch,
};
use serde_json::{Map, Value};

/// What stands in a column of its own beside the stored JSON.
const FEDERATION: &str = "federation_notifications_enabled";

/// The switches with their defaults. Expands to [`Preferences`], its default, [`Change`], what walks over all of them, and what becomes of
/// both at the doors.
macro_rules! switches {
    ($($(#[doc = $doc:literal])+ $name:ident = $default:literal,)+) => {
        /// What a member wants to hear of.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Preferences {
            $($(#[doc = $doc])+ pub $name: bool,)+
        }

        impl Default for Preferences {
            /// What holds for whoever decided nothing (spec notifications 4.1).
            fn default() -> Self {
                Self { $($name: $default,)+ }
            }
        }

        /// What is to change; what is none stays as it is.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct Change {
            $($(#[doc = $doc])+ pub $name: Option<bool>,)+
        }

        impl Preferences {
            /// The names of all switches.
            pub const NAMES: &[&str] = &[$(stringify!($name)),+];

            /// The defaults with what `said` has of each name laid over them.
            fn laid_over(said: impl Fn(&str) -> Option<bool>) -> Self {
                let defaults = Self::default();
                Self { $($name: said(stringify!($name)).unwrap_or(defaults.$name),)+ }
            }
        }

        impl Change {
            /// The names that change, each with what it becomes.
            pub fn named(&self) -> impl Iterator<Item = (&'static str, bool)> {
                [$((stringify!($name), self.$name)),+].into_iter().filter_map(|(name, on)| Some((name, on?)))
            }
        }

        impl From<Preferences> for Change {
            /// Everything.
            fn from(all: Preferences) -> Self {
                Self { $($name: Some(all.$name),)+ }
            }
        }

        impl From<Preferences> for NotificationPreferences {
            fn from(all: Preferences) -> Self {
                Self { $($name: all.$name,)+ }
            }
        }

        impl From<&NotificationPreferencesForm> for Preferences {
            fn from(form: &NotificationPreferencesForm) -> Self {
                Self { $($name: form.$name,)+ }
            }
        }

        impl From<&NotificationPreferencesBody> for Change {
            fn from(body: &NotificationPreferencesBody) -> Self {
                Self { $($name: body.$name.as_ref().and_then(on),)+ }
            }
        }
    };
}

switches! {
    /// E-mails about messages.
    email_messages = true,
    /// E-mails about listings.
    email_listings = true,
    /// E-mails that gather what happened.
    email_digest = false,
    /// E-mails about connections.
    email_connections = true,
    /// E-mails about hours.
    email_transactions = true,
    /// E-mails about reviews.
    email_reviews = true,
    /// E-mails about events.
    email_events = true,
    /// E-mails that gather points and badges.
    email_gamification_digest = true,
    /// E-mails about levels and badges.
    email_gamification_milestones = true,
    /// E-mails about payments of organisations.
    email_org_payments = true,
    /// E-mails about transfers of organisations.
    email_org_transfers = true,
    /// E-mails about who belongs to organisations.
    email_org_membership = true,
    /// E-mails about the running of organisations.
    email_org_admin = true,
    /// Suggestions whom one might help.
    caring_smart_nudges = true,
    /// Messages on the phone.
    push_enabled = true,
    /// Paid messages on the phone.
    push_campaigns_opted_in = false,
    /// What comes from other communities.
    federation_notifications_enabled = true,
}

impl Preferences {
    /// Whether any kind of mail is wanted at all: whoever unsubscribes from everything has switched all of them off.
    #[must_use]
    pub fn any_mail(&self) -> bool {
        Change::from(*self).named().any(|(name, on)| on && name.starts_with("email_"))
    }
}

/// What is stored of a member's preferences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// `users.notification_preferences`: 1 or 0 by name.
    pub json: Map<String, Value>,
    /// `users.federation_notifications_enabled`.
    pub federation: bool,
}

impl Kept {
    /// What holds: the defaults with what is stored laid over them. What is stored under a name in any other way than as yes or no
    /// counts as not stored.
    #[must_use]
    pub fn preferences(&self) -> Preferences {
        Preferences::laid_over(
            |name| if name == FEDERATION { Some(self.federation) } else { yes(self.json.get(name)?) },
        )
    }

    /// With a change. What is stored under names that it does not know stays.
    #[must_use]
    pub fn with(mut self, change: &Change) -> Self {
        for (name, on) in change.named() {
            if name == FEDERATION {
                self.federation = on;
            } else {
                self.json.insert(name.to_owned(), Value::from(i64::from(on)));
            }
        }
        self
    }
}

impl Change {
    /// Whether nothing is to change.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.named().next().is_none()
    }
}

/// Yes or no as it is stored.
fn yes(value: &Value) -> Option<bool> {
    match value {
        Value::Bool(on) => Some(*on),
        Value::Number(number) => number.as_i64().filter(|number| matches!(number, 0 | 1)).map(|number| number == 1),
        Value::String(word) => switch(word),
        _ => None,
    }
}

/// Yes or no as bodies say it: a number is yes if it is 1.
fn on(said: &NotificationSwitch) -> Option<bool> {
    match said {
        NotificationSwitch::Flag(on) => Some(*on),
        NotificationSwitch::Number(number) => Some(*number == 1),
        NotificationSwitch::Word(word) => switch(word),
    }
}

/// Yes or no as forms say it.
#[must_use]
pub fn switch(word: &str) -> Option<bool> {
    match word.trim().to_ascii_lowercase().as_str() {
        "1" | "true" | "yes" | "on" => Some(true),
        "0" | "false" | "no" | "off" => Some(false),
        _ => None,
    }
}
