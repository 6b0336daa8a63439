use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Arc;

use chrono::TimeDelta;
use contract::{Operation, RateLimit};
use http::Method;

use super::*;
use crate::base::{Chance, Clock, Failure, MemberId, TenantId};
use crate::call::{Client, Credential, Rooms, Settings, Visit, World};
use crate::db::{Db, DbSettings, migrate};
use crate::language::{Language, Locale};

const ROLES: [Role; 6] =
    [Role::Member, Role::Broker, Role::Coordinator, Role::Admin, Role::TenantAdmin, Role::SuperAdmin];

fn row(security: Security, tenant: TenantNeed, roles: &'static [Role], feature: Option<&'static str>) -> Row {
    Row {
        operation: Operation::GetMe,
        id: "tried",
        area: "tests",
        method: Method::GET,
        path: "/tried",
        security,
        tenant,
        roles,
        role_code: None,
        gates: &[],
        open: false,
        personal: false,
        feature,
        rate_limit: None,
        idempotency: None,
        body: None,
        body_limit: 0,
        form_limit: None,
        violation_code: None,
        violation_status: 422,
        violation_reasons: &[],
        statuses: &[200],
    }
}

fn tenant(features: &[(&str, bool)]) -> Tenant {
    Tenant {
        name: "Harbour".to_owned(),
        features: features.iter().map(|(name, on)| ((*name).to_owned(), *on)).collect::<BTreeMap<_, _>>(),
        ..Tenant::new(1, "harbour")
    }
}

fn member(id: i64, tenant: i64, role: Role, tenant_super_admin: bool) -> Viewer {
    Viewer::Member(Arc::new(Member {
        id: MemberId::from(id),
        tenant: TenantId::from(tenant),
        role,
        tenant_super_admin,
        language: Language::English,
        last_active_at: None,
        onboarded: true,
        has_second_factor: false,
        impersonator: None,
        credential: Credential::Session { expires_at: Timestamp::UNIX_EPOCH },
    }))
}

fn code(row: &Row, tenant: Option<&Tenant>, viewer: &Viewer) -> Option<Code> {
    judge(row, tenant, viewer).err().map(|refusal| refusal.code())
}

#[test]
fn each_gate_lets_exactly_its_roles_pass() {
    use Role::{Admin, Broker, Coordinator, Member, SuperAdmin, TenantAdmin};
    let table: [(&'static [Role], &[Role]); 8] = [
        (&[], &ROLES),
        (&[Member], &ROLES),
        (&[Admin], &[Admin, TenantAdmin, SuperAdmin]),
        (&[TenantAdmin], &[TenantAdmin, SuperAdmin]),
        (&[SuperAdmin], &[SuperAdmin]),
        (&[Broker], &[Broker, SuperAdmin]),
        (&[Coordinator], &[Coordinator, SuperAdmin]),
        (&[Broker, Coordinator, Admin], &[Broker, Coordinator, Admin, TenantAdmin, SuperAdmin]),
    ];
    let harbour = tenant(&[]);
    for (gate, passing) in table {
        let row = row(Security::Member, TenantNeed::Required, gate, None);
        for role in ROLES {
            let expected = (!passing.contains(&role)).then_some(Code::RoleForbidden);
            assert_eq!(code(&row, Some(&harbour), &member(5, 1, role, false)), expected, "{role:?} at {gate:?}");
        }
    }
}

#[test]
fn the_flag_of_a_tenant_super_admin_lifts_members_but_never_brokers() {
    let harbour = tenant(&[]);
    for (role, gate, passes) in [
        (Role::Member, &[Role::Admin], true),
        (Role::Member, &[Role::TenantAdmin], true),
        (Role::Admin, &[Role::TenantAdmin], true),
        (Role::Member, &[Role::SuperAdmin], false),
        (Role::Broker, &[Role::Admin], false),
        (Role::Coordinator, &[Role::TenantAdmin], false),
    ] {
        let row = row(Security::Member, TenantNeed::Required, gate, None);
        assert_eq!(code(&row, Some(&harbour), &member(5, 1, role, true)).is_none(), passes, "{role:?} at {gate:?}");
    }
}

#[test]
fn what_is_open_is_reached_before_the_gates() {
    let demanding = |settings: Settings| Tenant { settings, ..tenant(&[("two_factor_authentication", true)]) };
    let at_work = demanding(Settings { maintenance_mode: true, ..Settings::default() });
    let mut factor = Settings::default();
    factor.two_factor.required = true;
    let factor = demanding(factor);
    let mut steps = Settings::default();
    (steps.face.onboarding_enabled, steps.face.onboarding_mandatory) = (true, true);
    let steps = demanding(steps);
    let closed = row(Security::Member, TenantNeed::Required, &[], None);
    let first = Row { gates: &[Gate::Onboarding], ..closed.clone() };
    let new = |role| match member(5, 1, role, false) {
        Viewer::Member(member) => Viewer::Member(Arc::new(Member { onboarded: false, ..(*member).clone() })),
        Viewer::Nobody => Viewer::Nobody,
    };
    for (row, tenant, viewer, expected) in [
        (&closed, &at_work, Viewer::Nobody, Some(Code::MaintenanceMode)),
        (&closed, &at_work, new(Role::Member), Some(Code::MaintenanceMode)),
        (&closed, &at_work, new(Role::Broker), None),
        (&closed, &at_work, member(6, 2, Role::SuperAdmin, false), None),
        (&closed, &factor, new(Role::Member), Some(Code::Auth2faSetupRequired)),
        (&closed, &factor, new(Role::Admin), Some(Code::Auth2faSetupRequired)),
        (&closed, &factor, member(6, 2, Role::SuperAdmin, false), None),
        (&closed, &steps, new(Role::Member), None),
        (&first, &steps, new(Role::Member), Some(Code::OnboardingRequired)),
        (&first, &steps, member(5, 1, Role::Member, false), None),
        (&first, &steps, new(Role::Admin), None),
    ] {
        assert_eq!(code(row, Some(tenant), &viewer), expected, "{viewer:?}");
    }
    let open = Row { open: true, ..closed.clone() };
    for tenant in [&at_work, &factor, &steps] {
        assert_eq!(code(&open, Some(tenant), &new(Role::Member)), None);
    }
}

#[test]
fn refusals_come_in_their_order() {
    use Security::{Member, Optional, Public};
    let (on, off) = (tenant(&[("x", true)]), tenant(&[("x", false)]));
    let (ada, stranger, root) =
        (member(5, 1, Role::Member, false), member(6, 2, Role::Admin, false), member(7, 2, Role::SuperAdmin, false));
    let nobody = Viewer::Nobody;
    let need = TenantNeed::Required;
    for (number, (row, tenant, viewer, expected)) in [
        (row(Member, need, &[Role::Admin], Some("x")), None, &nobody, Some(Code::TenantRequired)),
        (row(Member, need, &[Role::Admin], Some("x")), Some(&off), &nobody, Some(Code::AuthRequired)),
        (row(Member, need, &[Role::Admin], Some("x")), Some(&off), &stranger, Some(Code::AuthRequired)),
        (row(Member, need, &[Role::Admin], Some("x")), Some(&off), &ada, Some(Code::RoleForbidden)),
        (row(Member, need, &[Role::Admin], Some("x")), Some(&off), &root, Some(Code::FeatureDisabled)),
        (row(Member, need, &[Role::Admin], Some("x")), Some(&on), &root, None),
        (row(Member, need, &[], Some("unheard of")), Some(&on), &ada, Some(Code::FeatureDisabled)),
        (row(Public, TenantNeed::Optional, &[], Some("x")), None, &nobody, Some(Code::FeatureDisabled)),
        (row(Public, need, &[], None), Some(&on), &nobody, None),
        (row(Optional, need, &[], None), Some(&on), &nobody, None),
        (row(Optional, need, &[], None), Some(&on), &stranger, Some(Code::AuthRequired)),
        (row(Optional, need, &[Role::Member], None), Some(&on), &nobody, Some(Code::AuthRequired)),
        (row(Public, TenantNeed::None, &[], None), None, &nobody, None),
    ]
    .into_iter()
    .enumerate()
    {
        assert_eq!(code(&row, tenant, viewer), expected, "case {number}");
    }
}

#[test]
fn nobody_passes_exactly_where_the_contract_lets_strangers_in() {
    for operation in Operation::ALL {
        let row = operation.row();
        let on: Vec<_> = row.feature.iter().map(|feature| (*feature, true)).collect();
        let harbour = tenant(&on);
        let expected = (row.security == Security::Member).then_some(Code::AuthRequired);
        assert_eq!(code(row, Some(&harbour), &Viewer::Nobody), expected, "{}", row.id);
    }
}

#[test]
fn only_probes_and_the_contract_itself_are_without_limits() {
    let unlimited = Operation::ALL.iter().map(|operation| operation.row()).filter(|row| !row.statuses.contains(&429));
    let unlimited: Vec<_> = unlimited.map(|row| row.id).collect();
    assert_eq!(unlimited, ["getHealth", "getLiveness", "getLivenessAlias", "getContract"]);
}

struct Town {
    world: Arc<World>,
    clock: Clock,
    _folder: tempfile::TempDir,
}

impl Town {
    async fn new(caps: Caps, throttle: Throttle) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let db = Db::connect(&DbSettings::new(format!("sqlite://{}/town.db", folder.path().display()))).await.unwrap();
        migrate(&db).await.unwrap();
        let clock = Clock::standing_at(Timestamp::UNIX_EPOCH);
        let rooms = Rooms::default().with(throttle);
        let world = World::new(db, clock.clone(), Chance::System, Box::new(Doorman::new(caps)), rooms);
        Self { world, clock, _folder: folder }
    }

    fn call(&self, viewer: Viewer, address: &str) -> Call {
        self.world.call(Visit {
            tenant: Some(Arc::new(tenant(&[("connections", true)]))),
            viewer,
            locale: Locale::of(Language::English),
            request_id: Arc::from("test"),
            address: Some(address.parse::<IpAddr>().unwrap()),
            base_url: String::new(),
            client: Client::default(),
        })
    }
}

fn no_caps() -> Caps {
    Caps { per_caller: Vec::new(), per_address: Vec::new() }
}

fn refusal(answer: Answer<()>) -> Refusal {
    match answer {
        Err(Failure::Refusal(refusal)) => *refusal,
        other => panic!("no refusal: {other:?}"),
    }
}

#[tokio::test]
async fn the_limit_is_a_members_wherever_they_are_and_ends_with_its_window() {
    let town = Town::new(no_caps(), Throttle::memory()).await;
    let operation = Operation::RequestConnection;
    let Some(RateLimit { limit, .. }) = operation.row().rate_limit else { panic!("it has one") };
    let ada = || town.call(member(5, 1, Role::Member, false), "192.0.2.1");
    for used in 1..=limit {
        let call = ada();
        call.enter(operation).await.unwrap();
        let resets_at = town.clock.now() + TimeDelta::seconds(60);
        assert_eq!(call.quota(), Some(Quota { limit, remaining: limit - used, resets_at }));
    }
    town.clock.turn(TimeDelta::milliseconds(30_500));
    let refused = refusal(ada().enter(operation).await);
    assert_eq!((refused.status, refused.code()), (429, Code::RateLimitExceeded));
    assert_eq!(refused.extras["retry_after"], 30);
    let headers: Vec<_> = refused.headers.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let expected = [
        ("retry-after", "30"),
        ("x-ratelimit-limit", "20"),
        ("x-ratelimit-remaining", "0"),
        ("x-ratelimit-reset", "60"),
    ];
    assert_eq!(headers, expected);
    let elsewhere = town.call(member(5, 1, Role::Member, false), "198.51.100.9");
    assert_eq!(refusal(elsewhere.enter(operation).await).status, 429);
    town.call(member(6, 1, Role::Member, false), "192.0.2.1").enter(operation).await.unwrap();
    ada().enter(Operation::AcceptConnection).await.unwrap();
    town.clock.turn(TimeDelta::milliseconds(29_500));
    ada().enter(operation).await.unwrap();
}

#[tokio::test]
async fn strangers_are_counted_by_address_and_version_6_by_network() {
    let town = Town::new(no_caps(), Throttle::memory()).await;
    for host in 0..30 {
        town.call(Viewer::Nobody, &format!("2001:db8:1:2::{host:x}")).enter(Operation::Login).await.unwrap();
    }
    let neighbour = town.call(Viewer::Nobody, "2001:db8:1:2:ffff::1").enter(Operation::Login).await;
    assert_eq!(refusal(neighbour).status, 429);
    town.call(Viewer::Nobody, "2001:db8:1:3::1").enter(Operation::Login).await.unwrap();
}

#[tokio::test]
async fn caps_hold_over_all_operations_but_not_at_the_probes() {
    let cap = |limit| vec![Cap { limit, window: Duration::from_secs(60) }];
    let town = Town::new(Caps { per_caller: cap(3), per_address: cap(5) }, Throttle::memory()).await;
    let enter = |id, operation| {
        let call = town.call(member(id, 1, Role::Member, false), "192.0.2.1");
        async move { call.enter(operation).await }
    };
    for operation in [Operation::ListConnections, Operation::GetPendingConnectionCounts, Operation::AcceptConnection] {
        enter(5, operation).await.unwrap();
    }
    let refused = refusal(enter(5, Operation::ListConnections).await);
    assert_eq!(refused.headers[1].1, "3", "the caller's own cap");
    enter(6, Operation::ListConnections).await.unwrap();
    let refused = refusal(enter(6, Operation::ListConnections).await);
    assert_eq!(refused.headers[1].1, "5", "the address's cap");
    for _ in 0..10 {
        enter(5, Operation::GetHealth).await.unwrap();
    }
}

#[tokio::test]
async fn switched_off_nothing_is_counted() {
    let town = Town::new(Caps::default(), Throttle::off()).await;
    for _ in 0..700 {
        let call = town.call(member(5, 1, Role::Member, false), "192.0.2.1");
        call.enter(Operation::RequestConnection).await.unwrap();
        assert_eq!(call.quota(), None);
    }
}
