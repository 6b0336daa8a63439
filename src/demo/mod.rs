//! The demo communities: people to sign in as, and enough of everything to look around.
//!
//! Two tenants, `harbour` (id 1) and `meadow` (id 2). In each, `ada`, `ben`, `cleo` (members), `broker` and `admin` at
//! `<tenant>.example`, and `dana`, `noor` and `yuki`, members who have chosen German, Arabic and Japanese; the platform's super
//! admin is `super@timeweave.example`, a member of harbour. Everybody's password is [`PASSWORD`]. Ada, Ben and Cleo have accepted
//! connections, requests sent and requests received, but none among the three, no block, no word about one another, exchanges with
//! others in every state, and 20 hours each; what everybody else has is the sum of a history in the ledger. In each tenant a listing is
//! reported and another one waits to be approved, and nobody has decided about that; and eight people have registered and wait for a decision.
//! Meadow has legal documents, which its members have accepted.
//!
//! An area adds its own by itself ([`Demo`], `demo.rs` there); here is what several areas share.
//!
//! Nothing is left to chance: the same [`Options`] at the same time make the same rows, ids included (`plan.rs` and what is
//! below it is pure, `store.rs` writes). Times are relative to the present.

mod dice;
mod esteem;
mod exchanges;
mod groups;
mod hours;
mod listings;
mod market;
mod people;
mod pictures;
mod plan;
mod store;
mod talk;
#[cfg(test)]
mod tests;
mod ties;
mod words;

use std::collections::HashMap;
use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::PasswordHasher as _;

use crate::base::{Answer, Fault};
use crate::call::{Call, Demo, World};
use crate::media::{Files, Name, Picture};

/// Everybody's password.
pub const PASSWORD: &str = "timeweave-demo";

/// Somebody whom a visitor can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SignIn {
    /// The address to sign in with.
    pub email: &'static str,
    /// The slug of the community to sign in to.
    pub tenant: &'static str,
    /// What they are there: `member`, `broker`, `admin` or `super_admin`.
    pub role: &'static str,
}

/// Whom a visitor can be.
pub const SIGN_INS: [SignIn; 11] = [
    SignIn { email: "ada@harbour.example", tenant: "harbour", role: "member" },
    SignIn { email: "ben@harbour.example", tenant: "harbour", role: "member" },
    SignIn { email: "cleo@harbour.example", tenant: "harbour", role: "member" },
    SignIn { email: "broker@harbour.example", tenant: "harbour", role: "broker" },
    SignIn { email: "admin@harbour.example", tenant: "harbour", role: "admin" },
    SignIn { email: "ada@meadow.example", tenant: "meadow", role: "member" },
    SignIn { email: "ben@meadow.example", tenant: "meadow", role: "member" },
    SignIn { email: "cleo@meadow.example", tenant: "meadow", role: "member" },
    SignIn { email: "broker@meadow.example", tenant: "meadow", role: "broker" },
    SignIn { email: "admin@meadow.example", tenant: "meadow", role: "admin" },
    SignIn { email: "super@timeweave.example", tenant: "harbour", role: "super_admin" },
];

/// How much of everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// People in both communities together; at least 100.
    pub members: usize,
    /// Connections in both communities together; at most a fifth of all pairs is made.
    pub connections: usize,
    /// Other numbers make other people.
    pub seed: u64,
}

impl Default for Options {
    /// 1,000 members with 20,000 connections.
    fn default() -> Self {
        Self { members: 1_000, connections: 20_000, seed: 1 }
    }
}

/// What is being written just now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Rows written so far.
    pub done: usize,
    /// Rows altogether.
    pub total: usize,
    /// What kind they are, in the plural.
    pub what: &'static str,
}

/// What became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seeded {
    /// The communities were made.
    Planted {
        /// People.
        members: usize,
        /// Connections, asked or agreed.
        connections: usize,
        /// Groups.
        groups: usize,
    },
    /// They are there; nothing was changed.
    AlreadyThere,
}

/// Makes the demo communities with what areas add (`parts`), all or nothing, or leaves those that are there as they are.
///
/// # Errors
/// A fault if the database fails or holds other communities: nothing was changed then.
pub async fn seed(
    world: &Arc<World>,
    parts: &[&dyn Demo],
    options: Options,
    progress: &mut (dyn FnMut(Progress) + Send),
) -> Answer<Seeded> {
    let call = world.errand(None);
    match store::slugs(&call).await?.as_slice() {
        [] => {}
        [first, second, ..] if first == plan::HARBOUR.slug && second == plan::MEADOW.slug => {
            return Ok(Seeded::AlreadyThere);
        }
        _ => return Err(Fault::new("the database holds other communities: the demo wants one of its own").into()),
    }
    let plan = plan::make(options, call.now());
    let hash = tokio::task::spawn_blocking(password_hash).await.map_err(Fault::new)??;
    let pictures = drawn(&call, &plan).await?;
    let mut tx = call.begin().await?;
    if !store::plant(&mut tx, (&plan, parts), &pictures, &hash, progress).await? {
        return Ok(Seeded::AlreadyThere);
    }
    tx.commit().await?;
    call.db().analyze().await?;
    Ok(Seeded::Planted { members: plan.people.len(), connections: plan.connections.len(), groups: plan.groups.len() })
}

/// Pictures by their number: a listing's, or [`plan::Plan::picture_of`] a group.
type Pictures = HashMap<i64, (Name, Picture)>;

/// The pictures of the plan, drawn and put into the data directory; none where there is no directory for files.
async fn drawn(call: &Call, plan: &plan::Plan) -> Answer<Pictures> {
    let Ok(files) = call.room::<Files>() else { return Ok(Pictures::new()) };
    let pictured = plan.listings.iter().filter(|listed| listed.is_pictured);
    let listings = pictured.map(|listed| (listed.tenant, listed.listing.id.get()));
    let groups = plan.groups.iter().filter(|group| group.is_pictured());
    let wanted: Vec<_> = listings.chain(groups.map(|group| (group.tenant, plan.picture_of(group)))).collect();
    let draw = move || -> Vec<_> {
        let drawn = wanted.into_iter().map(|(tenant, id)| Some((tenant, id, pictures::picture(id)?)));
        drawn.flatten().collect()
    };
    let mut pictures = Pictures::new();
    for (tenant, id, (name, picture)) in tokio::task::spawn_blocking(draw).await.map_err(Fault::new)? {
        files.write(tenant.into(), &name, &picture).await?;
        pictures.insert(id, (name, picture));
    }
    Ok(pictures)
}

/// One hash serves everybody, with a salt that everybody may know: so is the password.
fn password_hash() -> Answer<String> {
    let hash = Argon2::default().hash_password_with_salt(PASSWORD.as_bytes(), b"timeweave demo 1");
    Ok(hash.map_err(|error| Fault::new(error.to_string()))?.to_string())
}
