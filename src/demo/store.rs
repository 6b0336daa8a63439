//! The demo's SQL. It writes for two communities, so tenants are arguments here rather than the call's.

mod documents;
mod esteem;
mod exchanges;
mod faces;
mod hours;
mod listings;
mod market;
mod profiles;
mod talk;

use futures::FutureExt as _;
use futures::future::BoxFuture;
use serde_json::json;

use super::groups::{Group, Membership};
use super::people::Person;
use super::plan::{HARBOUR, MEADOW, Plan, Town};
use super::ties::{Block, Tie};
use super::{Pictures, Progress};
use crate::base::text::search_text;
use crate::call::{Call, Demo, DemoTown, Tx};
use crate::connections::State;
use crate::db::{Engine, Json, Stored};
use crate::groups::model::State as GroupState;
use crate::members::ProfileType;
use crate::tenancy::store::Status;
use crate::{insert, params};

/// The communities that are there, oldest first.
pub(super) async fn slugs(call: &Call) -> Stored<Vec<String>> {
    call.unscoped().all("SELECT slug FROM tenants ORDER BY id", params![]).await
}

/// So often somebody is told how far it got.
const STEP: usize = 250;

struct Meter<'m> {
    done: usize,
    total: usize,
    tell: &'m mut (dyn FnMut(Progress) + Send),
}

impl Meter<'_> {
    fn step(&mut self, what: &'static str) {
        self.done += 1;
        if self.done.is_multiple_of(STEP) || self.done == self.total {
            (self.tell)(Progress { done: self.done, total: self.total, what });
        }
    }
}

/// Writes everything, and what areas add. `false` if somebody else was faster. Behind a pointer: it is compiled once.
pub(super) fn plant<'p>(
    tx: &'p mut Tx,
    plan: (&'p Plan, &'p [&'p dyn Demo]),
    pictures: &'p Pictures,
    hash: &'p str,
    tell: &'p mut (dyn FnMut(Progress) + Send),
) -> BoxFuture<'p, Stored<bool>> {
    planted(tx, plan, pictures, hash, tell).boxed()
}

async fn planted(
    tx: &mut Tx,
    (plan, parts): (&Plan, &[&dyn Demo]),
    pictures: &Pictures,
    hash: &str,
    tell: &mut (dyn FnMut(Progress) + Send),
) -> Stored<bool> {
    for town in [&HARBOUR, &MEADOW] {
        if !insert_town(tx, town).await? {
            return Ok(false);
        }
    }
    let mut meter = Meter { done: 0, total: plan.total(), tell };
    for person in plan.people.iter().chain(&plan.waiting) {
        insert_person(tx, person, hash).await?;
        meter.step("members");
    }
    for (id, tie) in (1..).zip(&plan.connections) {
        insert_tie(tx, id, tie).await?;
        meter.step("connections");
    }
    for (id, block) in (1..).zip(&plan.blocks) {
        insert_block(tx, id, block).await?;
        meter.step("blocks");
    }
    for group in &plan.groups {
        insert_group(tx, group).await?;
        meter.step("groups");
    }
    for (id, membership) in (1..).zip(&plan.memberships) {
        insert_membership(tx, id, membership).await?;
        meter.step("memberships");
    }
    for letter in &plan.letters {
        talk::insert_letter(tx, letter).await?;
        meter.step("messages");
    }
    for shout in &plan.shouts {
        talk::insert_shout(tx, shout).await?;
        meter.step("group messages");
    }
    for town in [&HARBOUR, &MEADOW] {
        talk::insert_sides(tx, town.id).await?;
        talk::count_members(tx, town.id).await?;
    }
    for account in &plan.accounts {
        hours::insert_account(tx, account).await?;
        meter.step("accounts");
    }
    for movement in &plan.movements {
        hours::insert_movement(tx, movement).await?;
        hours::insert_entries(tx, movement).await?;
        meter.step("transactions");
    }
    plant_esteem(tx, plan, &mut meter).await?;
    for heading in &plan.headings {
        listings::insert_heading(tx, heading).await?;
    }
    for shelf in &plan.shelves {
        market::insert_shelf(tx, shelf).await?;
    }
    for one in &plan.for_sale {
        market::insert_for_sale(tx, one).await?;
        meter.step("things for sale");
    }
    for wish in &plan.wishes {
        market::insert_wish(tx, wish).await?;
    }
    for promise in &plan.promises {
        market::insert_promise(tx, promise).await?;
    }
    for sale in &plan.sales {
        market::insert_sale(tx, sale).await?;
    }
    for coupon in &plan.coupons {
        market::insert_coupon(tx, coupon).await?;
    }
    for one in &plan.gathered {
        market::insert_gathered(tx, one).await?;
    }
    for listed in &plan.listings {
        listings::insert_listing(tx, listed, pictures.get(&listed.listing.id.get())).await?;
        meter.step("listings");
    }
    for one in &plan.exchanges {
        exchanges::insert_exchange(tx, one).await?;
        meter.step("exchanges");
    }
    for town in [&HARBOUR, &MEADOW] {
        let own = plan.people.iter().filter(|person| person.tenant == town.id);
        let people: Vec<i64> = own.map(|person| person.id).collect();
        let three: Vec<i64> = people.iter().take(3).copied().collect();
        let now = tx.now();
        for part in parts {
            part.plant(tx, &DemoTown { id: town.id, people: &people, now }).await?;
        }
        talk::insert_bells(tx, town.id, &three).await?;
        talk::insert_pages(tx, town.id).await?;
        faces::insert_kinds(tx, town).await?;
        profiles::insert_safety(tx, town.id).await?;
    }
    if let Some(admin) = plan.people.iter().find(|person| person.tenant == MEADOW.id && person.role == "admin") {
        documents::insert_documents(tx, MEADOW.id, admin.id).await?;
    }
    for group in &plan.groups {
        let number = plan.picture_of(group);
        faces::insert_face(tx, group, number, pictures.get(&number)).await?;
    }
    move_sequences(tx).await?;
    Ok(true)
}

async fn plant_esteem(tx: &mut Tx, plan: &Plan, meter: &mut Meter<'_>) -> Stored<()> {
    for (town, said) in [&HARBOUR, &MEADOW].into_iter().zip(&plan.esteem) {
        esteem::insert_skills(tx, town.id).await?;
        for review in &said.reviews {
            esteem::insert_review(tx, review).await?;
            meter.step("reviews");
        }
        for endorsement in &said.endorsements {
            esteem::insert_endorsement(tx, endorsement).await?;
            meter.step("endorsements");
        }
        for vouch in &said.vouches {
            esteem::insert_vouch(tx, vouch).await?;
            meter.step("endorsements");
        }
        for measure in &said.measures {
            esteem::insert_measure(tx, measure).await?;
            meter.step("safeguarding measures");
        }
    }
    Ok(())
}

async fn insert_town(tx: &mut Tx, town: &Town) -> Stored<bool> {
    let now = tx.now();
    let (sql, params) = insert! { unscoped into tenants {
        id: town.id,
        slug: town.slug,
        name: town.name,
        domain: town.domain,
        tagline: town.tagline,
        currency: town.currency,
        default_language: "en",
        status: Status::Active,
        features: json!({"marketplace": true, "merchant_coupons": true, "caring_community": true, "event_attendance_credits": true, "local_advertising": true}),
        settings: json!({
            "timezone": town.timezone, "wallet": {"starting_balance": 500}, "marketplace.allow_shipping": true,
            "marketplace.promotions_enabled": true, "marketplace.bump_price": 0, "marketplace.allow_community_delivery": true,
        }),
        created_at & updated_at: now,
    } then "ON CONFLICT DO NOTHING" };
    let inserted = tx.unscoped().run(sql, params).await?;
    Ok(inserted == 1)
}

async fn insert_person(tx: &mut Tx, person: &Person, hash: &str) -> Stored<u64> {
    let profile_type =
        if person.organization_name.is_some() { ProfileType::Organisation } else { ProfileType::Individual };
    let (sql, params) = insert! { unscoped into users {
        id: person.id,
        tenant_id: person.tenant,
        email: &person.email,
        username: &person.username,
        password_hash: hash,
        first_name: &person.first_name,
        last_name: &person.last_name,
        organization_name: &person.organization_name,
        profile_type,
        role: person.role,
        status: person.status,
        is_approved: person.status != "pending",
        is_tenant_super_admin: false,
        bio: &person.bio,
        tagline: person.tagline,
        location: person.location,
        latitude: person.latitude,
        longitude: person.longitude,
        skills: Json(&person.skills),
        preferred_language: person.preferred_language,
        privacy_profile: person.privacy_profile,
        privacy_search: person.privacy_search,
        onboarding_completed: true,
        newsletter_opt_in: false,
        email_verified_at & created_at & updated_at: person.created_at,
        last_active_at: person.last_active_at,
        search_text: person.search_text(),
    } };
    let inserted = tx.unscoped().run(sql, params).await?;
    profiles::insert_skills(tx, person).await?;
    profiles::insert_times(tx, person).await?;
    Ok(inserted)
}

async fn insert_tie(tx: &mut Tx, id: i64, tie: &Tie) -> Stored<u64> {
    let status = if tie.accepted { State::Accepted } else { State::Pending };
    let (sql, params) = insert! { unscoped into connections {
        id,
        tenant_id: tie.tenant,
        requester_id: tie.requester,
        receiver_id: tie.receiver,
        status,
        created_at: tie.created_at,
        updated_at: tie.updated_at,
    } };
    tx.unscoped().run(sql, params).await
}

async fn insert_block(tx: &mut Tx, id: i64, block: &Block) -> Stored<u64> {
    let (sql, params) = insert! { unscoped into user_blocks {
        id,
        tenant_id: block.tenant,
        user_id: block.user,
        blocked_user_id: block.blocked,
        created_at: block.created_at,
    } };
    tx.unscoped().run(sql, params).await
}

async fn insert_group(tx: &mut Tx, group: &Group) -> Stored<u64> {
    let (sql, params) = insert! { unscoped into groups {
        id: group.id,
        tenant_id: group.tenant,
        owner_id: group.owner,
        name: group.name,
        slug: group.slug(),
        description: group.description,
        visibility: group.visibility,
        status: GroupState::Active,
        created_at & updated_at: group.created_at,
        search_text: search_text([group.name, group.description]),
    } };
    tx.unscoped().run(sql, params).await
}

async fn insert_membership(tx: &mut Tx, id: i64, membership: &Membership) -> Stored<u64> {
    let (sql, params) = insert! { unscoped into group_members {
        id,
        tenant_id: membership.tenant,
        group_id: membership.group,
        user_id: membership.user,
        status: membership.status,
        role: membership.role,
        joined_at: membership.joined_at,
    } };
    tx.unscoped().run(sql, params).await
}

/// Lets PostgreSQL's sequences go on after the ids that were given here. SQLite goes on after the highest by itself.
async fn move_sequences(tx: &mut Tx) -> Stored<()> {
    if tx.call().db().engine() == Engine::Sqlite {
        return Ok(());
    }
    for sql in [
        "SELECT setval(pg_get_serial_sequence('tenants', 'id'), MAX(id)) FROM tenants",
        "SELECT setval(pg_get_serial_sequence('users', 'id'), MAX(id)) FROM users",
        "SELECT setval(pg_get_serial_sequence('connections', 'id'), MAX(id)) FROM connections",
        "SELECT setval(pg_get_serial_sequence('user_blocks', 'id'), MAX(id)) FROM user_blocks",
        "SELECT setval(pg_get_serial_sequence('groups', 'id'), MAX(id)) FROM groups",
        "SELECT setval(pg_get_serial_sequence('group_types', 'id'), MAX(id)) FROM group_types",
        "SELECT setval(pg_get_serial_sequence('group_faces', 'id'), MAX(id)) FROM group_faces",
        "SELECT setval(pg_get_serial_sequence('group_members', 'id'), MAX(id)) FROM group_members",
        "SELECT setval(pg_get_serial_sequence('messages', 'id'), MAX(id)) FROM messages",
        "SELECT setval(pg_get_serial_sequence('group_messages', 'id'), MAX(id)) FROM group_messages",
        "SELECT setval(pg_get_serial_sequence('accounts', 'id'), MAX(id)) FROM accounts",
        "SELECT setval(pg_get_serial_sequence('transactions', 'id'), MAX(id)) FROM transactions",
        "SELECT setval(pg_get_serial_sequence('categories', 'id'), MAX(id)) FROM categories",
        "SELECT setval(pg_get_serial_sequence('listings', 'id'), MAX(id)) FROM listings",
        "SELECT setval(pg_get_serial_sequence('listing_submissions', 'id'), COALESCE(MAX(id), 1)) FROM listing_submissions",
        "SELECT setval(pg_get_serial_sequence('marketplace_categories', 'id'), MAX(id)) FROM marketplace_categories",
        "SELECT setval(pg_get_serial_sequence('marketplace_listings', 'id'), MAX(id)) FROM marketplace_listings",
        "SELECT setval(pg_get_serial_sequence('exchanges', 'id'), MAX(id)) FROM exchanges",
        "SELECT setval(pg_get_serial_sequence('media_files', 'id'), COALESCE(MAX(id), 1)) FROM media_files",
    ] {
        tx.unscoped().one::<i64>(sql, params![]).await?;
    }
    Ok(())
}
