//! What lines say, to whom, and where they lead.

use super::*;
use crate::auth::notices::NEW_USER_REGISTERED;
use crate::connections::notices::CONNECTION_REQUEST;
use crate::exchanges::notices::{CANCELLED, NEEDS_BROKER};
use crate::groups::notices::{GROUP_INVITE, GROUP_MEMBER_JOINED, NEW_GROUP_CREATED};
use crate::listings::notices::{LISTING_PENDING_REVIEW, LISTING_REJECTED, LISTING_REPORT_CREATED, LISTING_SAVED};
use crate::members::model::ProfileType;
use crate::messages::notices::NEW_MESSAGE;
use crate::notifications::areas;
use crate::wallet::notices::TRANSACTION;

fn reader(role: Role) -> Reader {
    Reader {
        id: 2.into(),
        role,
        is_tenant_super_admin: false,
        preferred_language: "en".to_owned(),
        active: true,
        preferences: Json(Map::new()),
        federation: true,
    }
}

fn ada() -> Card {
    Card {
        id: 1.into(),
        first_name: "Ada".to_owned(),
        last_name: "Lovelace".to_owned(),
        organization_name: None,
        profile_type: ProfileType::Individual,
        avatar_url: None,
        last_active_at: None,
        location: None,
        bio: None,
        tagline: None,
    }
}

#[test]
fn only_administrators_read_family_names() {
    let line = |reader: &Reader| message(&CONNECTION_REQUEST, Some(&ada()), reader, "Harbour");
    for role in [Role::Member, Role::Broker, Role::Coordinator] {
        assert_eq!(line(&reader(role)), "Ada would like to connect with you.");
    }
    for role in [Role::Admin, Role::TenantAdmin, Role::SuperAdmin] {
        assert_eq!(line(&reader(role)), "Ada Lovelace would like to connect with you.");
    }
    let regional = Reader { is_tenant_super_admin: true, ..reader(Role::Member) };
    assert_eq!(line(&regional), "Ada Lovelace would like to connect with you.");
}

#[test]
fn every_kind_has_a_sentence_a_subject_and_a_heading_in_every_language() {
    for language in Language::ALL {
        for kind in areas::kinds() {
            for purpose in ["bell", "subject", "type"] {
                let name = message_name(purpose, kind.as_str());
                assert!(language.knows(&name), "{name} in {}", language.code());
            }
        }
    }
}

#[test]
fn the_sentence_is_in_the_language_of_whoever_reads_it() {
    for (tag, said) in [
        ("en", "Ada founded the group Gardeners."),
        ("de", "Ada hat die Gruppe Gardeners gegründet."),
        ("de-CH", "Ada hat die Gruppe Gardeners gegründet."),
        ("ja", "Adaさんがグループ Gardeners を作りました。"),
        ("xx", "Ada founded the group Gardeners."),
        ("", "Ada founded the group Gardeners."),
    ] {
        let reader = Reader { preferred_language: tag.to_owned(), ..reader(Role::Member) };
        assert_eq!(message(&NEW_GROUP_CREATED, Some(&ada()), &reader, "Gardeners"), said, "{tag}");
    }
    assert_eq!(message(&CANCELLED, None, &reader(Role::Member), "Harbour"), "Harbour called your exchange off.");
}

#[test]
fn whom_a_group_reaches_at_once_reads_in_their_language() {
    assert_eq!(wrote(&ada(), "Gardeners", Language::English), "Ada wrote to Gardeners.");
    assert_eq!(wrote(&ada(), "Gardeners", Language::German), "Ada hat der Gruppe Gardeners geschrieben.");
}

#[test]
fn a_title_is_the_type_in_words_or_the_heading_in_the_language() {
    // An abbreviation is written out.
    for kind in areas::kinds().filter(|kind| !kind.as_str().starts_with("2fa_")) {
        assert_eq!(title(kind.as_str(), Language::English), in_words(kind.as_str()));
    }
    assert_eq!(title("connection_request", Language::English), "Connection request");
    assert_eq!(title("connection_request", Language::German), "Kontaktanfrage");
    for language in [Language::English, Language::Arabic] {
        assert_eq!(title("of_a_later_version", language), "Of a later version");
        assert_eq!(title("", language), "");
    }
}

#[test]
fn lines_of_one_type_about_one_thing_lead_to_one_place() {
    let leads = |actor: i64, kind: &'static Notice| {
        let line = NewNotification {
            to: 1.into(),
            kind,
            actor: Some(actor.into()),
            about: Some(5),
            place: None,
            group: None,
            reason: None,
        };
        link(&line, &reader(Role::Member))
    };
    let table: [(&'static Notice, &str); 10] = [
        (&CONNECTION_REQUEST, "/connections"),
        (&TRANSACTION, "/wallet"),
        (&LISTING_SAVED, "/listings/5"),
        (&LISTING_REPORT_CREATED, "/broker/listing-reports?listing=5"),
        (&LISTING_PENDING_REVIEW, "/broker/listing-moderation?listing=5"),
        (&LISTING_REJECTED, "/listings/5"),
        (&GROUP_INVITE, "/groups/5"),
        (&NEEDS_BROKER, "/broker/exchanges/5"),
        (&GROUP_MEMBER_JOINED, "/groups/5"),
        (&NEW_USER_REGISTERED, "/broker/members"),
    ];
    for (kind, expected) in table {
        assert_eq!((leads(2, kind), leads(3, kind)), (expected.to_owned(), expected.to_owned()), "{kind}");
    }
    assert_ne!(leads(2, &NEW_MESSAGE), leads(3, &NEW_MESSAGE), "a thread is with one person");
}
