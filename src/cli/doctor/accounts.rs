//! Whether everybody can come in, and whether communities' rules say what somebody meant.

use serde_json::Value;

use super::Finding::{Fine, Look, Wrong};
use super::{Finding, store, told};
use crate::app::areas;
use crate::auth::{Cost, Passwords};
use crate::base::Chance;
use crate::db::Db;
use crate::demo::PASSWORD;
use crate::tenancy::rules::{self, Oddity};

/// Accounts that the demo's password opens. Everybody knows it.
pub(super) async fn demo_passwords(db: &Db) -> Finding {
    let hashes = match store::suspicious_hashes(db).await {
        Ok(hashes) => hashes,
        Err(error) => return Wrong(told(&error)),
    };
    let passwords = match Passwords::new(Cost::default(), 1, &Chance::System) {
        Ok(passwords) => passwords,
        Err(failure) => return Wrong(failure.to_string()),
    };
    let (mut open, mut example) = (0, None);
    for (hash, accounts, address) in hashes {
        match passwords.verify(PASSWORD, Some(&hash)).await {
            Ok(false) => {}
            Ok(true) => {
                open += accounts;
                example = example.or(Some(address));
            }
            Err(failure) => return Wrong(failure.to_string()),
        }
    }
    match example {
        None => Fine("open nothing".to_owned()),
        Some(address) => Wrong(format!(
            "the demo's password opens {open} accounts, such as {address}; give them others, or use a database without the demo"
        )),
    }
}

/// Features that mean nothing, or are neither on nor off.
pub(super) async fn features(db: &Db) -> Finding {
    let communities = match store::features(db).await {
        Ok(communities) => communities,
        Err(error) => return Wrong(told(&error)),
    };
    let choices = areas::choices();
    let odd = |(slug, chosen): (String, Value)| (slug, choices.odd_features(&chosen));
    found(communities.into_iter().map(odd), "features", "they are off")
}

/// Rules that mean nothing, cannot be read, or are out of their bounds.
pub(super) async fn rules(db: &Db) -> Finding {
    let communities = match store::rules(db).await {
        Ok(communities) => communities,
        Err(error) => return Wrong(told(&error)),
    };
    let choices = areas::choices();
    let odd = |(slug, stored): (String, Value)| (slug, rules::read(&stored, choices.rules()).odd);
    found(communities.into_iter().map(odd), "settings", "their defaults count, or what is nearest, or stricter")
}

/// What is wrong with what communities chose, which stands in this column of theirs, and what counts instead.
fn found(odd: impl Iterator<Item = (String, Vec<Oddity>)>, column: &str, instead: &str) -> Finding {
    let (mut unreadable, mut unknown) = (Vec::new(), Vec::new());
    for (slug, odd) in odd {
        for odd in odd {
            match odd {
                Oddity::Unreadable(rule) => unreadable.push(format!("{slug}: {rule}")),
                Oddity::Unknown(rule) => unknown.push(format!("{slug}: {rule}")),
            }
        }
    }
    match (unreadable.is_empty(), unknown.is_empty()) {
        (true, true) => Fine("every one is known and can be used".to_owned()),
        (true, false) => Look(format!("{} (tenants.{column})", ignored(&unknown))),
        (false, none) => Wrong(format!(
            "the values of {} cannot be used, so {instead}; {}mend tenants.{column}",
            unreadable.join(", "),
            if none { String::new() } else { format!("{}; ", ignored(&unknown)) }
        )),
    }
}

fn ignored(unknown: &[String]) -> String {
    format!("nobody knows {}; they are ignored", unknown.join(", "))
}
