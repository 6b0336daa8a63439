//! The demo on a new database.

use std::sync::Arc;
use std::time::Instant;

use async_trait::async_trait;
use chrono::DateTime;
use contract::Row;

use super::*;
use crate::app::areas;
use crate::base::{Chance, Clock, Timestamp};
use crate::call::{Call, Doorkeeper, Rooms};
use crate::db::Db;
use crate::exchanges::Status;
use crate::params;
use crate::wallet::store::audit;
use testing::on_each_engine;

struct Open;

#[async_trait]
impl Doorkeeper for Open {
    async fn admit(&self, _call: &Call, _row: &'static Row) -> Answer<()> {
        Ok(())
    }
}

fn now() -> Timestamp {
    DateTime::from_timestamp(1_800_000_000, 0).unwrap()
}

fn world(db: &Db) -> Arc<World> {
    World::new(db.clone(), Clock::standing_at(now()), Chance::seeded(1), Box::new(Open), Rooms::default())
}

async fn count(world: &Arc<World>, sql: &'static str) -> i64 {
    world.errand(None).db().one(sql, params![]).await.unwrap()
}

const SMALL: Options = Options { members: 120, connections: 700, seed: 1 };

#[test]
fn the_same_options_make_the_same_people_and_others_make_others() {
    let (one, same) = (plan::make(Options::default(), now()), plan::make(Options::default(), now()));
    assert_eq!((&one.people, &one.connections, &one.blocks), (&same.people, &same.connections, &same.blocks));
    assert_eq!((&one.groups, &one.memberships), (&same.groups, &same.memberships));
    assert_eq!((&one.letters, &one.shouts), (&same.letters, &same.shouts));
    assert_eq!((one.people.len(), one.connections.len()), (1_000, 20_000));
    assert_ne!(plan::make(Options { seed: 2, ..Options::default() }, now()).people, one.people);
}

#[test]
fn hours_come_from_issuance_and_nobody_is_below_nothing() {
    let plan = plan::make(Options::default(), now());
    assert!(plan.movements.len() > 1_500, "{}", plan.movements.len());
    for tenant in [1, 2] {
        let here = || plan.accounts.iter().filter(move |account| account.tenant == tenant);
        assert_eq!(here().map(hours::Account::balance).sum::<i64>(), 0);
        assert!(here().all(|account| account.balance() >= 0 || account.kind == "issuance"));
    }
    for one in [1, 2, 3, 501, 502, 503] {
        let account = plan.accounts.iter().find(|account| account.user == Some(one)).unwrap();
        assert_eq!(account.balance(), 2_000, "member {one} has 20 hours");
    }
    assert!(plan.movements.windows(2).all(|pair| pair[0].tenant != pair[1].tenant || pair[0].at <= pair[1].at));
    assert!(plan.movements.iter().all(|movement| movement.at <= now()));
}

#[test]
fn the_three_have_everything_but_each_other() {
    let plan = plan::make(Options::default(), now());
    for trio in [[1, 2, 3], [501, 502, 503]] {
        for one in trio {
            let mine = |tie: &&ties::Tie| tie.requester == one || tie.receiver == one;
            let ties: Vec<_> = plan.connections.iter().filter(mine).collect();
            assert!(ties.iter().filter(|tie| tie.accepted).count() >= 8);
            assert!(ties.iter().filter(|tie| !tie.accepted && tie.requester == one).count() >= 4);
            assert!(ties.iter().filter(|tie| !tie.accepted && tie.receiver == one).count() >= 4);
            assert!(!ties.iter().any(|tie| trio.contains(&tie.requester) && trio.contains(&tie.receiver)));
            assert!(!plan.blocks.iter().any(|block| block.user == one || block.blocked == one));
            assert!(plan.memberships.iter().any(|membership| membership.user == one));
        }
        let names: Vec<_> =
            trio.map(|id| plan.people.iter().find(|person| person.id == id).unwrap().username.as_str()).into();
        assert_eq!(names, ["ada", "ben", "cleo"]);
    }
}

#[test]
fn people_speak_of_one_another_but_not_the_three() {
    for options in [Options::default(), SMALL] {
        let plan = plan::make(options, now());
        assert_eq!(plan.esteem, plan::make(options, now()).esteem);
        let first = |tenant: i64| plan.people.iter().find(|person| person.tenant == tenant).unwrap().id;
        for said in &plan.esteem {
            let ada = first(said.reviews[0].tenant);
            let three = |id: i64| (ada..ada + 3).contains(&id);
            let mut pairs: Vec<(i64, i64)> = Vec::new();
            pairs.extend(said.reviews.iter().filter_map(|one| Some((one.reviewer?, one.receiver))));
            pairs.extend(said.endorsements.iter().map(|one| (one.endorser, one.endorsed)));
            pairs.extend(said.vouches.iter().map(|one| (one.endorser, one.endorsed)));
            pairs.extend(said.measures.iter().map(|one| (one.member, one.partner)));
            assert!(pairs.iter().all(|(one, other)| one != other && !(three(*one) && three(*other))));
            assert!(
                said.measures.len() == 1 && !said.measures.iter().any(|one| three(one.member) || three(one.partner))
            );
            for state in [("approved", false), ("pending", false), ("rejected", false), ("rejected", true)] {
                assert!(said.reviews.iter().any(|one| (one.status, one.withdrawn) == state), "{state:?}");
            }
            assert!(
                said.reviews.iter().any(|one| one.is_anonymous)
                    && said.reviews.iter().any(|one| one.reviewer.is_none())
            );
            assert!(said.vouches.iter().any(|one| one.grants) && !said.endorsements.is_empty());
            assert!(said.reviews.iter().all(|one| one.at <= now()));
        }
    }
}

#[test]
fn the_three_have_exchanges_in_every_state_but_none_among_them() {
    for options in [Options::default(), Options { seed: 7, ..Options::default() }] {
        let plan = plan::make(options, now());
        for trio in [[1, 2, 3], [501, 502, 503]] {
            for one in trio {
                let own: Vec<_> =
                    plan.exchanges.iter().filter(|agreed| agreed.requester == one || agreed.provider == one).collect();
                for status in Status::ALL {
                    assert!(own.iter().any(|agreed| agreed.status == *status), "{one} has none that is {status}");
                }
                let account = plan.accounts.iter().find(|account| account.user == Some(one)).unwrap();
                assert!(account.balance() >= 2_000, "what {one} spends they have earned");
            }
            let among =
                |agreed: &exchanges::Agreed| trio.contains(&agreed.requester) && trio.contains(&agreed.provider);
            assert!(!plan.exchanges.iter().any(among));
        }
    }
}

#[test]
fn an_exchange_has_made_legal_moves_and_is_paid_when_it_is_completed() {
    let plan = plan::make(Options::default(), now());
    let blocked: Vec<_> = plan.blocks.iter().map(|block| (block.user, block.blocked)).collect();
    for (id, agreed) in (1..).zip(&plan.exchanges) {
        assert_eq!(agreed.id, id);
        let (one, other) = agreed.parties();
        assert!(one != other && !blocked.contains(&(one, other)) && !blocked.contains(&(other, one)));
        assert_eq!(agreed.steps.last().map(|step| step.new), Some(agreed.status));
        assert!(agreed.steps.windows(2).all(|pair| pair[0].at <= pair[1].at && Some(pair[0].new) == pair[1].old));
        assert!(agreed.moved_at() <= now() && agreed.due_at.is_none_or(|due| due > now()), "{agreed:?}");
        let paid = agreed.transaction.map(|id| &plan.movements[usize::try_from(id).unwrap() - 1]);
        assert_eq!(paid.is_some(), agreed.status == Status::Completed);
        if let Some(paid) = paid {
            let moved = (paid.from.1, paid.to.1, paid.amount, paid.kind, paid.at);
            assert_eq!(moved, (Some(one), Some(other), agreed.hours, "exchange", agreed.moved_at()));
        }
    }
    assert!(plan.exchanges.len() > 150, "{}", plan.exchanges.len());
}

#[test]
fn one_listing_of_each_community_is_reported_by_a_bystander() {
    for options in [Options::default(), SMALL] {
        let plan = plan::make(options, now());
        for tenant in [1, 2] {
            let first = plan.people.iter().find(|person| person.tenant == tenant).unwrap().id;
            let here = plan.listings.iter().filter(|listed| listed.tenant == tenant);
            let reported: Vec<_> = here.filter_map(|listed| Some((&listed.listing, listed.report?))).collect();
            assert_eq!(reported.len(), 1);
            let (listing, (reporter, at)) = reported[0];
            let owner = listing.user_id.get();
            assert!(owner != reporter && ![owner, reporter].iter().any(|id| (first..first + 3).contains(id)));
            assert!(listing.created_at <= at && at <= now());
        }
    }
}

#[test]
fn two_listings_of_each_community_wait_and_nobody_has_seen_them() {
    for options in [Options::default(), SMALL] {
        let plan = plan::make(options, now());
        for tenant in [1, 2] {
            let here = plan.listings.iter().filter(|listed| listed.tenant == tenant);
            let waiting: Vec<_> = here.filter(|listed| listed.listing.is_waiting()).collect();
            assert_eq!(waiting.len(), 2);
            for listed in waiting {
                let listing = &listed.listing;
                assert!(listed.saves.is_empty() && listed.views.is_empty() && listed.report.is_none());
                assert!(listing.submitted_at == Some(listing.created_at) && listing.published_at.is_none());
                assert!(plan.exchanges.iter().all(|agreed| agreed.listing != listing.id.get()));
            }
        }
    }
}

#[test]
fn nothing_lies_in_the_future_or_before_its_people() {
    let plan = plan::make(Options::default(), now());
    assert!(plan.people.iter().all(|person| person.created_at < now() && person.last_active_at <= Some(now())));
    assert!(plan.connections.iter().all(|tie| tie.created_at <= tie.updated_at && tie.updated_at <= now()));
    assert!(plan.memberships.iter().all(|membership| membership.joined_at <= now()));
}

#[tokio::test]
async fn sowing_twice_is_sowing_once() {
    on_each_engine(async |db| {
    let world = world(db);
    let mut last = None;
    let seeded = seed(&world, &areas::demo(), SMALL, &mut |progress| last = Some(progress)).await.unwrap();
    assert_eq!(seeded, Seeded::Planted { members: 120, connections: 700, groups: 28 });
    let last = last.unwrap();
    assert_eq!(last.done, last.total);

    assert_eq!(seed(&world, &areas::demo(), SMALL, &mut |_| panic!("nothing to do")).await.unwrap(), Seeded::AlreadyThere);
    assert_eq!(count(&world, "SELECT COUNT(*) FROM users").await, 136);
    assert_eq!(count(&world, "SELECT COUNT(*) FROM connections").await, 700);
    let known = "SELECT COUNT(*) FROM users WHERE email IN ('ada@harbour.example', 'cleo@meadow.example',
                     'broker@meadow.example', 'admin@harbour.example', 'super@timeweave.example') AND status = 'active'";
    assert_eq!(count(&world, known).await, 5);
    let waiting = "SELECT COUNT(*) FROM listing_reports WHERE status = 'pending'";
    assert_eq!(count(&world, waiting).await, 2);
    let found = "SELECT COUNT(*) FROM users WHERE search_text LIKE '%fairweather%'";
    assert_eq!(count(&world, found).await, 0, "family names are hidden from those who search");
    let next = "INSERT INTO user_blocks (tenant_id, user_id, blocked_user_id, created_at) VALUES (1, 1, 4, $1)";
    let stored = world.errand(None).db().run(next, params![now()]).await;
    assert!(stored.is_ok(), "ids go on behind those of the demo: {stored:?}");
    for wrong in [
        audit::UNBALANCED.broken(db).await,
        audit::MISCOUNTED.broken(db).await,
        audit::OVERDRAWN.broken(db).await,
        audit::UNEVEN.broken(db).await,
        audit::MISNAMED.broken(db).await,
    ] {
        assert_eq!(wrong.unwrap(), 0);
    }
}).await;
}

#[tokio::test]
async fn a_database_with_other_communities_is_left_alone() {
    on_each_engine(async |db| {
        let ground = testing::Ground::new(db, Rooms::default()).await;
        let other = "UPDATE tenants SET slug = 'elsewhere'";
        ground.call().db().run(other, params![]).await.unwrap();
        assert!(seed(&ground.world, &areas::demo(), SMALL, &mut |_| ()).await.is_err());
        assert_eq!(count(&ground.world, "SELECT COUNT(*) FROM users").await, 3);
    })
    .await;
}

#[test]
fn the_password_opens_the_hash() {
    use argon2::password_hash::PasswordVerifier as _;
    let hash = password_hash().unwrap();
    let parsed = argon2::password_hash::phc::PasswordHash::new(&hash).unwrap();
    assert!(Argon2::default().verify_password(PASSWORD.as_bytes(), &parsed).is_ok());
}

/// `cargo test --release --lib demo -- --ignored --nocapture` says how long the whole demo takes.
#[tokio::test]
#[ignore = "a measurement"]
async fn measured_the_whole_demo_in_seconds() {
    on_each_engine(async |db| {
        let world = world(db);
        let start = Instant::now();
        let seeded = seed(&world, &areas::demo(), Options::default(), &mut |_| ()).await.unwrap();
        eprintln!("{seeded:?} on {:?} in {:?}", db.engine(), start.elapsed());
    })
    .await;
}

#[test]
fn people_talk_and_the_three_with_all_whom_they_know() {
    let plan = plan::make(Options::default(), now());
    for trio in [[1, 2, 3], [501, 502, 503]] {
        for one in trio {
            let mine = |letter: &&talk::Letter| letter.sender == one || letter.receiver == one;
            let letters: Vec<_> = plan.letters.iter().filter(mine).collect();
            assert!(
                letters.len() > 20 && letters.iter().any(|letter| letter.receiver == one && letter.read_at.is_none())
            );
            assert!(!letters.iter().any(|letter| trio.contains(&letter.sender) && trio.contains(&letter.receiver)));
        }
    }
    let sorted = |times: Vec<Timestamp>| times.windows(2).all(|pair| pair[0] <= pair[1]);
    for tenant in [1, 2] {
        let letters = plan.letters.iter().filter(|letter| letter.tenant == tenant);
        assert!(sorted(letters.map(|letter| letter.created_at).collect()));
        assert!(plan.shouts.iter().filter(|shout| shout.tenant == tenant).count() > 20);
    }
    assert!(plan.letters.iter().all(|letter| letter.created_at <= now()));
    assert!(plan.shouts.iter().all(|shout| shout.created_at <= now()));
}
