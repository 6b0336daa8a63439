//! Who sees what, and what texts become.

use super::*;

/// A group of member 1.
pub(crate) fn group(visibility: Visibility, status: State) -> Group {
    Group {
        id: 4.into(),
        owner_id: 1.into(),
        name: "Repair Cafe".to_owned(),
        slug: "repair-cafe".to_owned(),
        description: String::new(),
        visibility,
        status,
        is_active: true,
        federated_visibility: Federation::None,
        allow_federated_members: false,
        cached_member_count: 1,
        parent_id: None,
        type_id: None,
        image_url: None,
        cover_image_url: None,
        location: None,
        latitude: None,
        longitude: None,
        created_at: Timestamp::UNIX_EPOCH,
        updated_at: Timestamp::UNIX_EPOCH,
        primary_color: None,
        accent_color: None,
        tags: Vec::new(),
    }
}

#[test]
fn who_sees_which_group() {
    use Standing::{Banned, Invited, Member, Outside, Owner, Pending};
    for (visibility, status, seen_by) in [
        (Visibility::Public, State::Active, &[Outside, Banned, Pending, Invited, Member, Owner][..]),
        (Visibility::Private, State::Archived, &[Outside, Banned, Pending, Invited, Member, Owner]),
        (Visibility::Secret, State::Active, &[Pending, Invited, Member, Owner]),
        (Visibility::Public, State::PendingReview, &[Owner]),
        (Visibility::Secret, State::Rejected, &[Owner]),
    ] {
        let group = group(visibility, status);
        for standing in [Outside, Banned, Pending, Invited, Member, Owner] {
            assert_eq!(group.seen(standing, false), seen_by.contains(&standing), "{visibility} {status} {standing:?}");
            assert!(group.seen(standing, true));
        }
    }
}

#[test]
fn only_an_open_group_takes_anybody_in() {
    for (status, open) in [
        (State::PendingReview, false),
        (State::Active, true),
        (State::Dormant, true),
        (State::Archived, false),
        (State::Rejected, false),
    ] {
        assert_eq!(group(Visibility::Public, status).open(), open, "{status}");
        assert!(!Group { is_active: false, ..group(Visibility::Public, status) }.open());
    }
}

#[test]
fn a_slug_is_latin_letters_and_dashes() {
    for (name, expected) in [
        ("Repair Cafe", "repair-cafe"),
        ("  Ä & B!  ", "b"),
        ("Café del Mar", "caf-del-mar"),
        ("日本語", "group"),
        ("--", "group"),
    ] {
        assert_eq!(slug(name), expected, "{name}");
    }
    let long = slug(&"a b ".repeat(50));
    assert!(long.len() <= 60 && !long.ends_with('-'), "{long}");
}

#[test]
fn half_a_place_is_none() {
    assert_eq!(place(Some(1.0), Some(2.0)).unwrap(), Some((1.0, 2.0)));
    assert_eq!(place(None, None).unwrap(), None);
    assert!(place(Some(1.0), None).is_err() && place(None, Some(1.0)).is_err());
}

#[test]
fn a_name_is_one_line_of_text() {
    assert_eq!(name(" <b>Repair</b>\n Cafe ").unwrap(), "<b>Repair</b> Cafe", "kept as typed");
    assert!(name(" \n ").is_err());
}

#[test]
fn a_tag_is_kept_once_in_plain_text() {
    let typed = ["Repair", " tea \n time", "repair", " ", "TEA TIME"].map(str::to_owned);
    assert_eq!(tags(&typed), ["Repair", "tea time"]);
}
