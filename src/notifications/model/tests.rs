//! What lines say, to whom, and where they lead.

use super::*;
use crate::members::model::ProfileType;

fn reader(role: &str) -> Reader {
    Reader {
        id: 2.into(),
        role: role.to_owned(),
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
    let line = |reader: &Reader| message(Kind::ConnectionRequest, Some(&ada()), reader, "Harbour");
    for role in ["member", "broker", "coordinator"] {
        assert_eq!(line(&reader(role)), "Ada would like to connect with you.");
    }
    for role in ["admin", "tenant_admin", "super_admin"] {
        assert_eq!(line(&reader(role)), "Ada Lovelace would like to connect with you.");
    }
    let regional = Reader { is_tenant_super_admin: true, ..reader("member") };
    assert_eq!(line(&regional), "Ada Lovelace would like to connect with you.");
}

#[test]
fn every_kind_has_a_sentence_a_subject_and_a_heading_in_every_language() {
    for language in Language::ALL {
        for kind in Kind::ALL {
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
        ("en", "Ada wrote to Gardeners."),
        ("de", "Ada hat der Gruppe Gardeners geschrieben."),
        ("de-CH", "Ada hat der Gruppe Gardeners geschrieben."),
        ("ja", "AdaさんがGardenersに書き込みました。"),
        ("xx", "Ada wrote to Gardeners."),
        ("", "Ada wrote to Gardeners."),
    ] {
        let reader = Reader { preferred_language: tag.to_owned(), ..reader("member") };
        assert_eq!(message(Kind::GroupChatroomMessage, Some(&ada()), &reader, "Gardeners"), said, "{tag}");
        assert_eq!(wrote(&ada(), "Gardeners", Language::of(tag)), said, "{tag}");
    }
}

#[test]
fn a_title_is_the_type_in_words_or_the_heading_in_the_language() {
    for kind in Kind::ALL {
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
fn links_tell_two_actors_apart() {
    let link = |actor: i64| {
        let (kind, actor) = (Kind::ConnectionRequest, Some(actor.into()));
        let line = Line { to: 1.into(), kind, actor, about: None, place: None, group: None };
        line.link(&reader("member"))
    };
    assert_eq!(link(2), "/connections?member=2");
    assert_ne!(link(2), link(3));
}
