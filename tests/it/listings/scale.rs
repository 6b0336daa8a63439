//! How fast a hundred thousand listings are looked through. Run by hand, optimised: it takes a minute or two.
//!
//! `cargo test --release --test it listings::scale -- --ignored --nocapture`
//!
//! docs/performance.md has what was measured. The bounds here are wider, for machines that do something else beside it.

use std::time::{Duration, Instant};

use timeweave::listings::actions::index_of;
use timeweave::listings::draft::{Wish, blank};
use timeweave::listings::model::Side;
use timeweave::listings::store::insert;
use timeweave::params;
use timeweave::tenancy::ListingRules;

use super::heading;
use crate::support::{Engine, Town};

const LISTINGS: i64 = 100_000;

/// Milliseconds that half of the answers may take, and the slowest.
const HALF: f64 = 75.0;
const WORST: f64 = 300.0;

/// The nearest hundredth and the worst of some times.
fn told(mut times: Vec<Duration>) -> (f64, f64) {
    times.sort_unstable();
    let at = |hundredths: usize| times[(times.len() - 1) * hundredths / 100].as_secs_f64() * 1_000.0;
    (at(50), at(99))
}

/// So many listings of some members, made in a few transactions. One in a hundred is about alpacas, one in two about gardens.
async fn fill(town: &Town, owners: &[i64], heading: i64) {
    let world = town.world();
    let tenants = world.room::<timeweave::tenancy::Tenants>().unwrap();
    let tenant = tenants.by_id(world, town.harbour.into()).await.unwrap();
    let call = world.errand(tenant);
    for chunk in 0..LISTINGS / 5_000 {
        let mut tx = call.begin().await.unwrap();
        for nth in chunk * 5_000..(chunk + 1) * 5_000 {
            let owner = owners[usize::try_from(nth).unwrap() % owners.len()];
            let subject = if nth % 100 == 0 {
                "Alpaca walks"
            } else if nth % 2 == 0 {
                "Garden work"
            } else {
                "Kitchen help"
            };
            let words: Vec<String> = (0..40).map(|word| format!("word{}", (nth * 31 + word * 97) % 20_000)).collect();
            let wish = Wish {
                title: Some(format!("{subject} {nth}")),
                description: Some(words.join(" ")),
                side: Some(if nth % 3 == 0 { Side::Request } else { Side::Offer }),
                category: Some(Some(heading.into())),
                location: Some("Old Quay".to_owned()),
                coordinates: Some((53.0 + (nth % 1_000) as f64 / 2_000.0, -9.0 - (nth % 977) as f64 / 2_000.0)),
                ..Wish::default()
            };
            let made = call.now() - chrono::TimeDelta::minutes(LISTINGS - nth);
            let listing = wish.applied(blank(owner.into(), &ListingRules::default(), made), None);
            let index = index_of(town.harbour, &listing, made);
            insert(&mut tx, &listing, &index).await.unwrap();
        }
        tx.commit().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "measures, and takes a while"]
async fn measured_a_hundred_thousand_listings_on_sqlite() {
    looked_through(&Town::on(Engine::Sqlite).await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "measures, and takes a while"]
async fn measured_a_hundred_thousand_listings_on_postgres() {
    looked_through(&Town::on(Engine::Postgres).await).await;
}

async fn looked_through(town: &Town) {
    let reader = town.member_as("harbour", "ada", "member").await;
    let heading = heading(town, "repairs").await;
    let mut owners = Vec::new();
    for nth in 0..20 {
        owners.push(town.newcomer("harbour", &format!("owner{nth}"), "member").await.id);
    }
    let began = Instant::now();
    fill(town, &owners, heading).await;
    println!("{:?}: {LISTINGS} listings written in {:.1?}", town.engine, began.elapsed());
    if town.db().engine() == timeweave::db::Engine::Postgres {
        town.db().run("VACUUM ANALYZE listings", params![]).await.unwrap();
    }
    let mut slow = Vec::new();
    for (what, query) in [
        ("ranked", ""),
        ("newest", "sort=newest"),
        ("requests under a heading", "type=request&category=repairs"),
        ("a rare word, ranked", "q=alpaca"),
        ("a rare word, newest", "q=alpaca&sort=newest"),
        ("every second one, ranked", "q=garden"),
        ("every second one, newest", "q=garden&sort=newest"),
        ("every second one, requests", "q=garden&type=request"),
        ("two words", "q=garden+word77"),
        ("a beginning of many words", "q=word1"),
        ("nothing", "q=zebra"),
        ("around a place", "near_lat=53.2&near_lng=-9.2&radius_km=10"),
        ("around a place where nothing is", "near_lat=53.2&near_lng=-12&radius_km=100"),
        ("a filter that finds nothing", "min_hours=3"),
        ("a tag that nothing has", "skills=alpaca"),
    ] {
        let mut times = Vec::new();
        for _ in 0..30 {
            town.later(chrono::TimeDelta::seconds(1));
            let began = Instant::now();
            reader.get(&format!("/listings?{query}")).await.ok();
            times.push(began.elapsed());
        }
        let (half, worst) = told(times);
        println!("{:?}: {what}: p50 {half:.1} ms, p99 {worst:.1} ms", town.engine);
        if half > HALF || worst > WORST {
            slow.push(what);
        }
    }
    // What nobody optimised tells nothing about speed.
    assert!(cfg!(debug_assertions) || slow.is_empty(), "{:?} is slow: {slow:?}", town.engine);
}
