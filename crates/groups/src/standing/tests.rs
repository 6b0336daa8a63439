//! The tables, walked whole.

use super::super::model::tests::group;
use super::super::model::{State, Visibility};
use super::*;

const STANDINGS: [Standing; 7] = [
    Standing::Outside,
    Standing::Pending,
    Standing::Invited,
    Standing::Member,
    Standing::Admin,
    Standing::Owner,
    Standing::Banned,
];
const ACTORS: [Actor; 5] = [Actor::Oneself, Actor::Admin, Actor::Owner, Actor::Steward, Actor::Other];
const HOW: [Move; 13] = [
    Move::Enter,
    Move::Ask,
    Move::UseInvite,
    Move::Leave,
    Move::Invite,
    Move::Accept,
    Move::Decline,
    Move::Remove,
    Move::Ban,
    Move::Unban,
    Move::MakeMember,
    Move::MakeAdmin,
    Move::MakeOwner,
];

/// What becomes of somebody, in the order of [`STANDINGS`], by each kind of actor. `forb` is 403 `FORBIDDEN`.
#[rustfmt::skip]
const EXPECTED: &[(Move, &[Actor], [&str; 7])] = &[
    // how              by                                outside    pending    invited    member     admin      owner      banned
    (Move::Enter,      &[Actor::Oneself],                ["Member",  "Member",  "Member",  "already", "already", "already", "banned"]),
    (Move::Ask,        &[Actor::Oneself],                ["Pending", "already", "Member",  "already", "already", "already", "banned"]),
    (Move::UseInvite,  &[Actor::Oneself],                ["Member",  "Member",  "Member",  "already", "already", "already", "banned"]),
    (Move::Leave,      &[Actor::Oneself],                ["none",    "Outside", "Outside", "Outside", "Outside", "owner",   "banned"]),
    (Move::Invite,     &[Actor::Admin, Actor::Owner, Actor::Steward], ["Invited", "Member", "state", "already", "already", "already", "banned"]),
    (Move::Accept,     &[Actor::Admin, Actor::Owner, Actor::Steward], ["404", "Member", "404", "404", "404", "404", "404"]),
    (Move::Decline,    &[Actor::Admin, Actor::Owner, Actor::Steward], ["404", "Outside", "404", "404", "404", "404", "404"]),
    (Move::Remove,     &[Actor::Admin],                  ["404",     "404",     "Outside", "Outside", "forb",    "forb",    "404"]),
    (Move::Remove,     &[Actor::Owner, Actor::Steward],  ["404",     "404",     "Outside", "Outside", "Outside", "forb",    "404"]),
    (Move::Ban,        &[Actor::Admin],                  ["Banned",  "Banned",  "Banned",  "Banned",  "forb",    "forb",    "state"]),
    (Move::Ban,        &[Actor::Owner, Actor::Steward],  ["Banned",  "Banned",  "Banned",  "Banned",  "Banned",  "forb",    "state"]),
    (Move::Unban,      &[Actor::Admin, Actor::Owner, Actor::Steward], ["404", "404", "404", "404", "404", "404", "Outside"]),
    (Move::MakeMember, &[Actor::Owner, Actor::Steward],  ["404",     "404",     "404",     "Member",  "Member",  "forb",    "404"]),
    (Move::MakeAdmin,  &[Actor::Owner, Actor::Steward],  ["404",     "404",     "404",     "Admin",   "Admin",   "forb",    "404"]),
    (Move::MakeOwner,  &[Actor::Owner, Actor::Steward],  ["404",     "404",     "404",     "Owner",   "Owner",   "Owner",   "404"]),
];

fn outcome(from: Standing, how: Move, by: Actor) -> String {
    match step(from, how, by) {
        Ok(to) => format!("{to:?}"),
        Err(refusal) => match (refusal.status, refusal.code()) {
            (403, Code::Forbidden) => "forb",
            (403, Code::Banned) => "banned",
            (404, Code::NotFound) => "404",
            (409, Code::AlreadyMember) => "already",
            (409, Code::NotMember) => "none",
            (409, Code::OwnerCannotLeave) => "owner",
            (409, Code::InvalidState) => "state",
            other => panic!("{other:?}"),
        }
        .to_owned(),
    }
}

#[test]
fn every_move_of_everybody_by_everybody() {
    for how in HOW {
        for by in ACTORS {
            let row = EXPECTED.iter().find(|(name, who, _)| *name == how && who.contains(&by));
            for (nth, from) in STANDINGS.into_iter().enumerate() {
                let expected = row.map_or("forb", |(.., outcomes)| outcomes[nth]);
                assert_eq!(outcome(from, how, by), expected, "{from:?} {how:?} by {by:?}");
            }
        }
    }
}

#[test]
fn a_standing_and_its_row_say_the_same() {
    let group = group(Visibility::Public, State::Active);
    for standing in STANDINGS {
        let member = if standing == Standing::Owner { 1 } else { 2 };
        assert_eq!(Standing::of(&group, member.into(), standing.membership()), standing);
    }
}
