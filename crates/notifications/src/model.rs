//! Lines and their words: pure.

mod category;
mod inbox;

use contract::Role;

pub use category::{Category, Counts, category_of, types_of};
pub(crate) use inbox::notification_columns;
pub use inbox::{Bunch, Bunches, GroupKey, MOST_NAMED, Notification, Place, group_key};

use serde_json::{Map, Value};

use super::prefs::model::{Kept, Preferences};
use crate::base::MemberId;
use crate::db::Json;
use crate::groups::notices::GROUP_CHATROOM_MESSAGE;
use crate::language::{Args, Language, message_name};
use crate::members::model::{Card, Eyes};
use crate::notices::{NewNotification, Notice};
use crate::record;

/// Where a line leads, relative to the app.
pub(super) fn link(line: &NewNotification, reader: &Reader) -> String {
    (line.kind.link)(line, reader.is_admin())
}

record! {
    /// Whose bell it is.
    #[derive(Clone, Debug)]
    pub(super) struct Reader {
        pub(super) id: MemberId,
        pub(super) role: Role,
        pub(super) is_tenant_super_admin: bool,
        pub(super) preferred_language: String,
        pub(super) active: bool,
        pub(super) preferences: Json<Map<String, Value>>,
        pub(super) federation: bool,
    }
}

impl Reader {
    /// Passes the `admin` gate (spec platform 2.7).
    fn is_admin(&self) -> bool {
        match self.role {
            Role::Admin | Role::TenantAdmin | Role::SuperAdmin => true,
            Role::Member => self.is_tenant_super_admin,
            Role::Broker | Role::Coordinator => false,
        }
    }

    /// What they want to hear of.
    pub(super) fn preferences(&self) -> Preferences {
        Kept { json: self.preferences.0.clone(), federation: self.federation }.preferences()
    }

    /// The language that they are written to in.
    pub(super) fn language(&self) -> Language {
        Language::of(&self.preferred_language)
    }

    /// How much of a name they see.
    pub(super) fn eyes(&self) -> Eyes {
        Eyes { admin: self.is_admin(), me: Some(self.id) }
    }
}

/// The sentence that the reader finds in the bell, in their language. `place` is the group or the listing that it is about, or the community,
/// which is also named where nobody is to be.
pub(super) fn message(kind: &Notice, actor: Option<&Card>, reader: &Reader, place: &str) -> String {
    let name = actor.map_or_else(|| place.to_owned(), |actor| reader.eyes().name(actor));
    sentence(reader.language(), kind, &name, place)
}

/// The sentence for all of one language whom something in a group reaches at once: nobody among them sees more of a name than the others.
pub(super) fn wrote(actor: &Card, group: &str, language: Language) -> String {
    let name = Eyes { admin: false, me: None }.name(actor);
    sentence(language, &GROUP_CHATROOM_MESSAGE, &name, group)
}

fn sentence(language: Language, kind: &Notice, name: &str, place: &str) -> String {
    let mut args = Args::new();
    args.set("name", name);
    args.set("place", place);
    language.say(&message_name("bell", kind.as_str()), &args)
}

/// The heading of a line. Of a type that this version does not know it is the type in words (`connection_request` becomes `Connection
/// request`), which is also what English says of those that it knows: older clients rely on it.
#[must_use]
pub fn title(kind: &str, language: Language) -> String {
    let message = message_name("type", kind);
    if language.knows(&message) { language.say(&message, &Args::new()) } else { in_words(kind) }
}

fn in_words(kind: &str) -> String {
    let mut letters = kind.chars().map(|letter| if letter == '_' { ' ' } else { letter });
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests;
