//! Failures on record. Every statement names the account's own community, which is not always the call's: a platform account has one too.

use super::model::{LOOKED_AT, MEMORY};
use crate::base::{MemberId, TenantId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::{insert, params, words};

words! {
    /// What a guess comes from.
    pub enum Source {
        /// A network address, of version 6 its first 64 bits.
        Network = "network",
        /// A device that the account's owner has signed in on.
        Device = "device",
    }
}

/// One guess, without its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guess {
    /// The account's own community; the call's if nobody has the address.
    pub tenant: TenantId,
    /// SHA-256 of the address, so that the table does not list who was attacked.
    pub account: [u8; 32],
    /// What it comes from.
    pub source: Source,
    /// SHA-256 of its name.
    pub origin: [u8; 32],
}

/// The latest failures of this account from this place, newest first, without the one called `own` (0 for none), and whether each is still open.
/// Served by `login_failures_by_account`.
pub async fn of_account_here(call: &Call, guess: &Guess, own: i64) -> Stored<Vec<(Timestamp, bool)>> {
    call.unscoped()
        .all(
            "SELECT failed_at, is_open
               FROM login_failures
              WHERE tenant_id = $1 AND account_hash = $2 AND source = $3 AND source_hash = $4 AND failed_at > $5 AND id <> $6
              ORDER BY failed_at DESC
              LIMIT $7",
            params![
                guess.tenant,
                guess.account,
                guess.source,
                guess.origin,
                call.now() - MEMORY,
                own,
                LOOKED_AT
            ],
        )
        .await
}

/// The latest failures of this account from all networks, likewise. Served by `login_failures_by_account_time`.
pub async fn of_account(call: &Call, guess: &Guess, own: i64) -> Stored<Vec<(Timestamp, bool)>> {
    call.unscoped()
        .all(
            "SELECT failed_at, is_open
               FROM login_failures
              WHERE tenant_id = $1 AND account_hash = $2 AND source = 'network' AND failed_at > $3 AND id <> $4
              ORDER BY failed_at DESC
              LIMIT $5",
            params![guess.tenant, guess.account, call.now() - MEMORY, own, LOOKED_AT],
        )
        .await
}

/// The latest failures from this network with any account of any community, likewise: whoever guesses does not get a new
/// count in the next community. Served by `login_failures_by_source`.
pub async fn of_network(call: &Call, guess: &Guess, own: i64) -> Stored<Vec<(Timestamp, bool)>> {
    call.unscoped()
        .all(
            "SELECT failed_at, is_open
               FROM login_failures
              WHERE source = 'network' AND source_hash = $1 AND failed_at > $2 AND id <> $3
              ORDER BY failed_at DESC
              LIMIT $4",
            params![guess.origin, call.now() - MEMORY, own, LOOKED_AT],
        )
        .await
}

/// Records a guess that nobody has decided about at once, outside any transaction: others who guess now must see it.
pub async fn record(call: &Call, guess: &Guess) -> Stored<i64> {
    let (sql, params) = insert! { unscoped into login_failures {
        tenant_id: guess.tenant,
        account_hash: guess.account,
        source: guess.source,
        source_hash: guess.origin,
        failed_at: call.now(),
        is_open: true,
    } then "RETURNING id" };
    call.unscoped().one(sql, params).await
}

/// Notes that a guess was a wrong one.
pub async fn settle(call: &Call, tenant: TenantId, recorded: i64) -> Stored<u64> {
    call.unscoped()
        .run("UPDATE login_failures SET is_open = FALSE WHERE tenant_id = $1 AND id = $2", params![tenant, recorded])
        .await
}

/// Removes a guess that was not let in after all, or was no wrong one.
pub async fn take_back(call: &Call, tenant: TenantId, recorded: i64) -> Stored<u64> {
    call.unscoped().run("DELETE FROM login_failures WHERE tenant_id = $1 AND id = $2", params![tenant, recorded]).await
}

/// Removes what was counted for this account from this place.
pub async fn forget(tx: &mut Tx, guess: &Guess) -> Stored<u64> {
    tx.unscoped()
        .run(
            "DELETE FROM login_failures WHERE tenant_id = $1 AND account_hash = $2 AND source = $3 AND source_hash = $4",
            params![guess.tenant, guess.account, guess.source, guess.origin],
        )
        .await
}

/// Until when everything that a member was given is revoked.
pub async fn cutoff(call: &Call, tenant: TenantId, member: MemberId) -> Stored<Option<Timestamp>> {
    call.unscoped()
        .optional("SELECT cutoff FROM token_cutoffs WHERE tenant_id = $1 AND user_id = $2", params![tenant, member])
        .await
}
