//! Whether everybody can come in, and whether communities' rules say what somebody meant.

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

/// Rules that mean nothing, cannot be read, or are out of their bounds.
pub(super) async fn rules(db: &Db) -> Finding {
    let communities = match store::rules(db).await {
        Ok(communities) => communities,
        Err(error) => return Wrong(told(&error)),
    };
    let (choices, mut unreadable, mut unknown) = (areas::choices(), Vec::new(), Vec::new());
    for (slug, stored) in communities {
        for odd in rules::read(&stored, choices.rules()).odd {
            match odd {
                Oddity::Unreadable(rule) => unreadable.push(format!("{slug}: {rule}")),
                Oddity::Unknown(rule) => unknown.push(format!("{slug}: {rule}")),
            }
        }
    }
    match (unreadable.is_empty(), unknown.is_empty()) {
        (true, true) => Fine("every one is known and can be used".to_owned()),
        (true, false) => Look(format!("{} (tenants.settings)", ignored(&unknown))),
        (false, none) => Wrong(format!(
            "the values of {} cannot be used, so their defaults count, or what is nearest, or stricter; {}mend tenants.settings",
            unreadable.join(", "),
            if none { String::new() } else { format!("{}; ", ignored(&unknown)) }
        )),
    }
}

fn ignored(unknown: &[String]) -> String {
    format!("nobody knows {}; they are ignored", unknown.join(", "))
}
