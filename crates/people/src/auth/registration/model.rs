//! What an application must be, and what it makes of somebody.

use chrono::TimeDelta;
use contract::Code;

use super::disposable::is_disposable;
use crate::auth::model::Status;
use crate::auth::passwords::choice::{Weakness, weakness};
use crate::base::name::unfit;
use crate::base::text::{email_key, has_public_domain};
use crate::base::{MemberId, Refusal, Rules, Secret, Timestamp};
use crate::call::{RegistrationMode, Settings, Tenant};
use crate::language::Sentence;
use crate::say;

/// Nobody fills in a form in less time.
const FASTEST_PERSON: TimeDelta = TimeDelta::seconds(5);

/// An application for membership, as it came through the door.
#[derive(Clone, Debug, Default)]
pub struct Application {
    /// Given name.
    pub first_name: String,
    /// Family name.
    pub last_name: String,
    /// Address to sign in with.
    pub email: String,
    /// The chosen password.
    pub password: Option<Secret>,
    /// The password once more, if the form asks for it.
    pub password_confirmation: Option<Secret>,
    /// The terms were accepted.
    pub terms_accepted: bool,
    /// Set if an organisation applies: its name, or nothing if it forgot to say.
    pub organisation: Option<Option<String>>,
    /// Where they are.
    pub location: Option<String>,
    /// Degrees north and east.
    pub position: Option<(f64, f64)>,
    /// Telephone number.
    pub phone: Option<String>,
    /// Wants news by e-mail.
    pub newsletter: bool,
    /// A field that people do not see was filled in.
    pub trapped: bool,
    /// When the form was opened, if it says so.
    pub form_started_at: Option<Timestamp>,
    /// The code of an invitation.
    pub invite_code: Option<String>,
}

/// Whoever has registered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Registered {
    /// `users.id`; one that is nobody's for a machine, and where the address had an account.
    pub id: MemberId,
    /// Lower-case.
    pub email: String,
    /// Given name.
    pub first_name: String,
    /// Family name.
    pub last_name: String,
}

impl Application {
    /// Trims what people type and lower-cases the address.
    #[must_use]
    pub fn tidy(mut self) -> Self {
        let tidied = |text: Option<String>| text.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
        self.first_name = self.first_name.trim().to_owned();
        self.last_name = self.last_name.trim().to_owned();
        self.email = email_key(&self.email);
        self.organisation = self.organisation.map(tidied);
        self.location = tidied(self.location);
        self.phone = tidied(self.phone);
        self.invite_code = tidied(self.invite_code);
        self
    }

    /// What a tidy application to a community must be beyond what the contract says of each field. All that is wrong is told at once.
    ///
    /// # Errors
    /// 422 `VALIDATION_REQUIRED_FIELD`, `VALIDATION_INVALID_FORMAT`, `VALIDATION_INVALID_VALUE`, `EMAIL_DISPOSABLE`, `TERMS_REQUIRED`, `PASSWORD_MISMATCH`, `PASSWORD_PWNED`,
    /// `WEAK_PASSWORD`.
    pub fn check(&self, community: &Tenant) -> Result<(), Refusal> {
        let mut rules = Rules::default();
        for (field, value) in [("first_name", &self.first_name), ("last_name", &self.last_name), ("email", &self.email)]
        {
            if value.is_empty() {
                rules.note(broken(Code::ValidationRequiredField, say!("field-required"), field));
            }
        }
        if !self.email.is_empty() && !has_public_domain(&self.email) {
            rules.note(broken(Code::ValidationInvalidFormat, say!("field-format", format = "email"), "email"));
        }
        if !community.settings.allow_disposable_email && is_disposable(&self.email) {
            rules.note(broken(Code::EmailDisposable, say!("email-disposable"), "email"));
        }
        let organisation = self.organisation.as_ref().and_then(Option::as_deref).unwrap_or_default();
        for (field, name) in [
            ("first_name", self.first_name.as_str()),
            ("last_name", &self.last_name),
            ("organization_name", organisation),
        ] {
            if let Some(why) = unfit(name) {
                rules.note(broken(Code::ValidationInvalidValue, why.sentence(), field));
            }
        }
        if self.organisation == Some(None) {
            rules.note(broken(Code::ValidationRequiredField, say!("organisation-name-missing"), "organization_name"));
        }
        if !self.terms_accepted {
            rules.note(broken(Code::TermsRequired, say!("terms-not-accepted"), "terms_accepted"));
        }
        if self.password_confirmation.is_some() && self.password_confirmation != self.password {
            rules.note(broken(Code::PasswordMismatch, say!("passwords-differ"), "password_confirmation"));
        }
        let password = self.password.as_ref().map_or("", |password| password.reveal());
        let own = [
            &*self.email,
            &self.first_name,
            &self.last_name,
            organisation,
            self.location.as_deref().unwrap_or_default(),
            self.phone.as_deref().unwrap_or_default(),
            &community.name,
            &community.slug,
        ];
        if let Some(why) = weakness(password, own) {
            let (code, message) = weak_password(why);
            rules.note(broken(code, message, "password"));
        }
        // A map that could not find a place says so with zeros.
        if self.position == Some((0.0, 0.0)) {
            rules.note(broken(Code::ValidationInvalidValue, say!("position-missing"), "latitude"));
        }
        rules.kept()
    }

    /// Whether a machine filled it in.
    #[must_use]
    pub fn is_of_a_machine(&self, now: Timestamp) -> bool {
        self.trapped || self.form_started_at.is_some_and(|started| now - started < FASTEST_PERSON)
    }
}

/// The code and the sentence for a password that is guessed soon.
pub(in crate::auth) fn weak_password(why: Weakness) -> (Code, Sentence) {
    match why {
        Weakness::Repeats => (Code::WeakPassword, say!("password-repeats")),
        Weakness::Row => (Code::WeakPassword, say!("password-row")),
        Weakness::Common => (Code::PasswordPwned, say!("password-common")),
        Weakness::Own => (Code::WeakPassword, say!("password-own")),
    }
}

/// Whether somebody who looks after the community decides about each new member. Places, identities and documents are looked at outside of
/// this program; what was found out is told by approving or rejecting.
#[must_use]
pub fn waits_for_approval(settings: &Settings) -> bool {
    let looked_at = match settings.registration_mode {
        RegistrationMode::Open | RegistrationMode::Closed | RegistrationMode::InviteOnly => false,
        RegistrationMode::Waitlist | RegistrationMode::VerifiedIdentity | RegistrationMode::GovernmentId => true,
    };
    settings.requires_approval || looked_at
}

/// Where a new account starts.
#[must_use]
pub fn first_status(settings: &Settings) -> Status {
    if waits_for_approval(settings) || settings.requires_verification { Status::Pending } else { Status::Active }
}

/// What is left to do, in a sentence.
#[must_use]
pub fn welcome(settings: &Settings) -> Sentence {
    match (settings.requires_verification, waits_for_approval(settings)) {
        (false, false) => say!("registered"),
        (true, false) => say!("registered-confirm"),
        (false, true) => say!("registered-wait"),
        (true, true) => say!("registered-confirm-and-wait"),
    }
}

fn broken(code: Code, message: Sentence, field: &'static str) -> Refusal {
    Refusal::new(code, message).status(422).field(field)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn good() -> Application {
        Application {
            first_name: " Eve ".to_owned(),
            last_name: "Marsh".to_owned(),
            email: " Eve@Harbour.Example ".to_owned(),
            password: Some(Secret::new("a long sentence")),
            terms_accepted: true,
            ..Application::default()
        }
    }

    fn harbour() -> Tenant {
        Tenant { name: "Harbour Time Bank".to_owned(), ..Tenant::new(1, "harbour") }
    }

    #[test]
    fn an_application_is_tidied() {
        let eve = Application { location: Some("  ".to_owned()), ..good() }.tidy();
        assert_eq!((&*eve.first_name, &*eve.email, eve.location), ("Eve", "eve@harbour.example", None));
    }

    #[test]
    fn what_an_application_must_be() {
        let named = |name: &str| Some(Some(name.to_owned()));
        for (application, refused) in [
            (good(), None),
            (Application { first_name: " ".to_owned(), ..good() }, Some((Code::ValidationRequiredField, "first_name"))),
            (Application { email: " ".to_owned(), ..good() }, Some((Code::ValidationRequiredField, "email"))),
            (Application { email: "eve@harbour".to_owned(), ..good() }, Some((Code::ValidationInvalidFormat, "email"))),
            (Application { email: "eve@Mailinator.com".to_owned(), ..good() }, Some((Code::EmailDisposable, "email"))),
            (Application { terms_accepted: false, ..good() }, Some((Code::TermsRequired, "terms_accepted"))),
            (Application { password_confirmation: Some(Secret::new("a long sentence")), ..good() }, None),
            (
                Application { password_confirmation: Some(Secret::new("another")), ..good() },
                Some((Code::PasswordMismatch, "password_confirmation")),
            ),
            (Application { organisation: named("Harbour Choir"), ..good() }, None),
            (
                Application { organisation: named(" "), ..good() },
                Some((Code::ValidationRequiredField, "organization_name")),
            ),
            (
                Application { first_name: "Eve\u{202e}".to_owned(), ..good() },
                Some((Code::ValidationInvalidValue, "first_name")),
            ),
            (Application { last_name: "<i>".to_owned(), ..good() }, Some((Code::ValidationInvalidValue, "last_name"))),
            (
                Application { organisation: named("www.spam.example"), ..good() },
                Some((Code::ValidationInvalidValue, "organization_name")),
            ),
            (
                Application { password: Some(Secret::new("aaaaaaaaaaaa")), ..good() },
                Some((Code::WeakPassword, "password")),
            ),
            (
                Application { password: Some(Secret::new("password2026!")), ..good() },
                Some((Code::PasswordPwned, "password")),
            ),
            (
                Application { password: Some(Secret::new("eve@harbour.example")), ..good() },
                Some((Code::WeakPassword, "password")),
            ),
            (Application { position: Some((0.0, 0.0)), ..good() }, Some((Code::ValidationInvalidValue, "latitude"))),
            (Application { position: Some((0.0, 9.5)), ..good() }, None),
        ] {
            let answer = application.clone().tidy().check(&harbour());
            let told = answer.err().map(|refusal| {
                assert_eq!(refusal.items.len(), 1, "{application:?}");
                (refusal.status, refusal.items[0].code, refusal.items[0].field.clone())
            });
            assert_eq!(told, refused.map(|(code, field)| (422, code, Some(field.into()))), "{application:?}");
        }
    }

    #[test]
    fn machines_fall_into_traps_and_are_too_fast() {
        let now = Timestamp::UNIX_EPOCH + TimeDelta::days(9);
        let started = |ago: i64| Application { form_started_at: Some(now - TimeDelta::milliseconds(ago)), ..good() };
        for (application, machine) in [
            (good(), false),
            (Application { trapped: true, ..good() }, true),
            (started(4_999), true),
            (started(5_000), false),
            (started(-60_000), true),
        ] {
            assert_eq!(application.is_of_a_machine(now), machine, "{application:?}");
        }
    }

    #[test]
    fn who_need_not_wait_is_active() {
        for (approval, verification, status) in [
            (false, false, Status::Active),
            (true, false, Status::Pending),
            (false, true, Status::Pending),
            (true, true, Status::Pending),
        ] {
            let settings =
                Settings { requires_approval: approval, requires_verification: verification, ..Settings::default() };
            assert_eq!(first_status(&settings), status);
        }
        for (mode, status) in [
            (RegistrationMode::InviteOnly, Status::Active),
            (RegistrationMode::Waitlist, Status::Pending),
            (RegistrationMode::VerifiedIdentity, Status::Pending),
            (RegistrationMode::GovernmentId, Status::Pending),
        ] {
            assert_eq!(first_status(&Settings { registration_mode: mode, ..Settings::default() }), status);
        }
    }
}
