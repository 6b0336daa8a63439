//! Lines and their words: pure.

use chrono::TimeDelta;

use crate::base::MemberId;
use crate::{record, words};

/// The same line does not ring again within this time (seed 1, "Dispatch behaviour" 3).
pub(super) const ONCE_WITHIN: TimeDelta = TimeDelta::seconds(60);

words! {
    /// What a line is about: its `type` on the wire.
    pub enum Kind {
        /// Somebody wants to connect.
        ConnectionRequest = "connection_request",
        /// A wish to connect was accepted.
        ConnectionAccepted = "connection_accepted",
        /// A wish to connect was declined.
        ConnectionDeclined = "connection_declined",
        /// To a new member.
        Welcome = "welcome",
        /// To those who look after the community: a new member.
        NewUserRegistered = "new_user_registered",
    }
}

/// A line before it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) to: MemberId,
    pub(super) kind: Kind,
    /// Who caused it.
    pub(super) actor: MemberId,
}

impl Line {
    /// Where the line leads, relative to the app.
    ///
    /// It names the actor, because a line of the same type and link counts as the same one: two people who ask within a
    /// minute are two lines.
    pub(super) fn link(&self, recipient: &Person) -> String {
        match self.kind {
            Kind::ConnectionRequest | Kind::ConnectionAccepted | Kind::ConnectionDeclined => {
                format!("/connections?member={}", self.actor)
            }
            Kind::Welcome => "/feed".to_owned(),
            Kind::NewUserRegistered if recipient.sees_full_names() => {
                format!("/admin/users?filter=pending&member={}", self.actor)
            }
            Kind::NewUserRegistered => format!("/broker/members?member={}", self.actor),
        }
    }
}

record! {
    /// Somebody who is spoken to, or of.
    #[derive(Clone, Debug)]
    pub(super) struct Person {
        pub(super) first_name: String,
        pub(super) last_name: String,
        pub(super) organization_name: Option<String>,
        pub(super) profile_type: String,
        pub(super) role: String,
        pub(super) is_tenant_super_admin: bool,
        pub(super) preferred_language: String,
    }
}

impl Person {
    fn sees_full_names(&self) -> bool {
        matches!(self.role.as_str(), "admin" | "tenant_admin" | "super_admin")
            || (self.role == "member" && self.is_tenant_super_admin)
    }

    /// The name as `reader` may see it: individuals' last names are for administrators only (spec platform 3.4).
    fn name_for(&self, reader: &Self) -> String {
        if self.profile_type == "organisation"
            && let Some(name) = self.organization_name.as_deref().filter(|name| !name.trim().is_empty())
        {
            return name.to_owned();
        }
        if reader.sees_full_names() {
            return format!("{} {}", self.first_name, self.last_name).trim().to_owned();
        }
        self.first_name.clone()
    }
}

/// The sentence that the reader finds in the bell. The only place that makes one: languages other than English come here.
pub(super) fn message(kind: Kind, actor: &Person, reader: &Person, community: &str) -> String {
    let _language = &reader.preferred_language;
    let name = actor.name_for(reader);
    match kind {
        Kind::ConnectionRequest => format!("{name} would like to connect with you."),
        Kind::ConnectionAccepted => format!("{name} accepted your connection request."),
        Kind::ConnectionDeclined => format!("{name} declined your connection request."),
        Kind::Welcome => format!("Welcome to {community}!"),
        Kind::NewUserRegistered => format!("{name} joined the community."),
    }
}

/// The heading of a line: its type in words (`connection_request` becomes `Connection request`).
#[must_use]
pub fn title(kind: &str) -> String {
    let mut letters = kind.chars().map(|letter| if letter == '_' { ' ' } else { letter });
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(role: &str) -> Person {
        Person {
            first_name: "Ada".to_owned(),
            last_name: "Lovelace".to_owned(),
            organization_name: None,
            profile_type: "individual".to_owned(),
            role: role.to_owned(),
            is_tenant_super_admin: false,
            preferred_language: "en".to_owned(),
        }
    }

    #[test]
    fn only_administrators_read_last_names() {
        let ada = person("member");
        let line = |role| message(Kind::ConnectionRequest, &ada, &person(role), "Harbour");
        for role in ["member", "broker", "coordinator"] {
            assert_eq!(line(role), "Ada would like to connect with you.");
        }
        for role in ["admin", "tenant_admin", "super_admin"] {
            assert_eq!(line(role), "Ada Lovelace would like to connect with you.");
        }
        let regional = Person { is_tenant_super_admin: true, ..person("member") };
        assert_eq!(ada.name_for(&regional), "Ada Lovelace");
    }

    #[test]
    fn an_organisation_goes_by_its_own_name() {
        let pantry = Person {
            organization_name: Some("Quay Pantry".to_owned()),
            profile_type: "organisation".to_owned(),
            ..person("member")
        };
        assert_eq!(pantry.name_for(&person("member")), "Quay Pantry");
        assert_eq!(Person { organization_name: None, ..pantry }.name_for(&person("member")), "Ada");
    }

    #[test]
    fn a_title_is_the_type_in_words() {
        assert_eq!(title("connection_request"), "Connection request");
        assert_eq!(title(""), "");
    }

    #[test]
    fn links_tell_two_actors_apart() {
        let link = |actor: i64| {
            Line { to: 1.into(), kind: Kind::ConnectionRequest, actor: actor.into() }.link(&person("member"))
        };
        assert_eq!(link(2), "/connections?member=2");
        assert_ne!(link(2), link(3));
    }
}
