//! Every switch, and every combination of decisions.

use serde_json::{Value, json};

use super::*;
use crate::members::wanted::switch;

fn kept(json: Value, federation: bool) -> Kept {
    let Value::Object(json) = json else { panic!("an object") };
    Kept { json, federation }
}

/// A change of one switch.
fn change(name: &str, on: bool) -> Change {
    let mut change = Change::default();
    match name {
        "email_digest" => change.email_digest = Some(on),
        "push_enabled" => change.push_enabled = Some(on),
        "federation_notifications_enabled" => change.federation_notifications_enabled = Some(on),
        other => panic!("{other}"),
    }
    change
}

#[test]
fn two_switches_are_off_and_all_others_on_until_somebody_decides() {
    let defaults = kept(json!({}), true).preferences();
    assert_eq!(defaults, Preferences::default());
    assert_eq!(Preferences::NAMES.len(), 17);
    let on = Change::from(defaults).named().filter(|(_, on)| *on).count();
    assert_eq!((on, defaults.email_digest, defaults.push_campaigns_opted_in), (15, false, false));
}

#[test]
fn whatever_is_stored_is_laid_over_the_defaults_and_replaces_none_of_the_others() {
    for name in Preferences::NAMES {
        let default = Change::from(Preferences::default()).named().find(|(other, _)| other == name).unwrap().1;
        for stored in [json!(i64::from(!default)), json!(!default), json!((!default).to_string())] {
            let kept = kept(json!({ *name: stored }), true).preferences();
            let changed: Vec<_> = Change::from(kept)
                .named()
                .zip(Change::from(Preferences::default()).named())
                .filter(|(one, other)| one != other)
                .map(|((name, _), _)| name)
                .collect();
            // What has a column of its own is not read from the JSON.
            let expected = if *name == "federation_notifications_enabled" { vec![] } else { vec![*name] };
            assert_eq!(changed, expected, "{name} stored as {stored}");
        }
        for nonsense in [json!(null), json!(2), json!(0.5), json!("perhaps"), json!([]), json!({})] {
            assert_eq!(
                kept(json!({ *name: nonsense }), true).preferences(),
                Preferences::default(),
                "{name}: {nonsense}"
            );
        }
    }
    assert!(!kept(json!({}), false).preferences().federation_notifications_enabled);
}

#[test]
fn a_change_touches_what_it_names_and_leaves_what_it_does_not_know() {
    let before = kept(json!({ "email_digest": true, "of_a_later_version": [1], "email_reviews": 0 }), true);
    let after = before.clone().with(&change("email_digest", false));
    assert_eq!(after, kept(json!({ "email_digest": 0, "of_a_later_version": [1], "email_reviews": 0 }), true));
    let after = before.clone().with(&change("federation_notifications_enabled", false));
    assert_eq!(after, Kept { federation: false, ..before.clone() });
    assert_eq!(before.clone().with(&Change::default()), before);
    assert!(Change::default().is_empty() && !change("push_enabled", true).is_empty());
    let all = Preferences { email_digest: true, push_enabled: false, ..Preferences::default() };
    assert_eq!(before.with(&all.into()).preferences(), all);
}

#[test]
fn forms_say_yes_and_no_in_many_ways() {
    for word in ["1", "true", "TRUE", "Yes", " on "] {
        assert_eq!(switch(word), Some(true), "{word}");
    }
    for word in ["0", "false", "No", "OFF"] {
        assert_eq!(switch(word), Some(false), "{word}");
    }
    for word in ["", "2", "y", "enabled", "null"] {
        assert_eq!(switch(word), None, "{word}");
    }
}

#[test]
fn the_nearest_decision_holds_and_nobody_who_decides_nothing_is_written_to() {
    let options: Vec<Option<Frequency>> =
        std::iter::once(None).chain(Frequency::ALL.iter().copied().map(Some)).collect();
    for thread in options.iter().copied() {
        for group in options.iter().copied() {
            for global in options.iter().copied() {
                for community in options.iter().copied() {
                    let decided = Decided { thread, group, global, community };
                    let expected = [thread, group, global, community].into_iter().flatten().next();
                    assert_eq!(decided.nearest(), expected, "{decided:?}");
                    assert_eq!(frequency(&decided), expected.unwrap_or(Frequency::Off), "{decided:?}");
                }
            }
        }
    }
    assert_eq!(frequency(&Decided::default()), Frequency::Off);
}

#[test]
fn a_group_or_thread_has_a_number_and_everything_needs_none() {
    assert_eq!(Context::new(Scope::Global, Some(7)).unwrap().stored(), (Scope::Global, 0));
    assert_eq!(Context::new(Scope::Global, None).unwrap(), Context::Global);
    assert_eq!(Context::new(Scope::Group, Some(7)).unwrap().stored(), (Scope::Group, 7));
    assert_eq!(Context::new(Scope::Thread, Some(7)).unwrap().stored(), (Scope::Thread, 7));
    for scope in [Scope::Group, Scope::Thread] {
        for number in [None, Some(0), Some(-1)] {
            let refusal = Context::new(scope, number).unwrap_err();
            assert_eq!((refusal.status, refusal.code()), (400, Code::ValidationError), "{scope} {number:?}");
        }
    }
}
