//! From a request to the call: community, viewer, proof against foreign pages, language, base address.
//!
//! Every door does this with what its operation needs. Errors come in this order: the community cannot be found (400, or 503
//! if it is switched off), the token is another community's (403), a browser's proof is missing (403). Whether anybody must be
//! signed in is the doorkeeper's question.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::ConnectInfo;
use contract::{Code, Security, TenantNeed};
use http::Method;
use http::request::Parts;
use http::uri::Authority;

use super::address::Arrival;
use super::{Settings, entrance, locale};
use crate::auth::{self, Auth, Presented, csrf};
use crate::base::{Answer, Refusal};
use crate::call::{Call, Client, Tenant, Viewer, Visit, World};
use crate::members::LastSeen;
use crate::say;
use crate::tenancy::{self, Claim, Sources, Tenants};

/// Makes the call.
///
/// # Errors
/// See above; a fault if the database cannot be asked.
pub async fn receive(world: &Arc<World>, need: TenantNeed, security: Security, parts: &Parts) -> Answer<Call> {
    let settings = world.room::<Arc<Settings>>()?;
    let arrival = arrival(settings, parts);
    let client = auth::client(&parts.headers, settings.secure(&arrival));
    let entrance = entrance(parts);

    // A token's claims are read before its owner only where they may name the community.
    let claim = if settings.tenancy_from_token { claim(world, &client)? } else { None };
    let sources = Sources::of(&parts.headers, parts.uri.query(), arrival.host, claim);
    let tenants = world.room::<Tenants>()?;
    let tenant = tenants.resolve(world, need, &sources).await?;
    let viewer = viewer(world, security, tenant.as_ref(), &client).await?;
    if let (Viewer::Nobody, None, Some(_)) = (&viewer, claim, &client.bearer) {
        // Nobody known here: if the token is good but another community's, that is what there is to say.
        let sources = Sources { claim: self::claim(world, &client)?, ..sources };
        tenants.resolve(world, need, &sources).await?;
    }
    let locale = locale::choose(parts, &viewer, tenant.as_deref());
    if let Some(entrance) = entrance {
        entrance.speaks(locale);
    }
    if security != Security::Public {
        own_page(world, &client, &parts.method)?;
    }

    let call = world.call(Visit {
        base_url: tenancy::base_url(tenant.as_deref().filter(|_| !settings.demo), &reached(settings, &arrival)),
        tenant,
        viewer,
        locale,
        request_id: entrance.map_or_else(|| Arc::from("none"), |entrance| Arc::clone(&entrance.request_id)),
        address: arrival.address,
        client,
    });
    if let Some(entrance) = entrance {
        entrance.became(&call);
    }
    Ok(call)
}

/// Where a request comes from: for doors that count before they ask who it is.
///
/// # Errors
/// A fault if start-up forgot this door's settings.
pub fn client_address(world: &World, parts: &Parts) -> Answer<Option<IpAddr>> {
    Ok(arrival(world.room::<Arc<Settings>>()?, parts).address)
}

/// The origin that a request was sent to: scheme, host and perhaps port, as the pages of a browser there have it. None without a host.
///
/// # Errors
/// A fault if start-up forgot this door's settings.
pub fn own_origin(world: &World, parts: &Parts) -> Answer<Option<String>> {
    let settings = world.room::<Arc<Settings>>()?;
    let arrival = arrival(settings, parts);
    let scheme = if settings.secure(&arrival) { "https" } else { "http" };
    Ok(arrival.host.map(|host| format!("{scheme}://{host}")))
}

fn arrival<'p>(settings: &Settings, parts: &'p Parts) -> Arrival<'p> {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0);
    let authority = parts.uri.authority().map(Authority::as_str);
    Arrival::of(peer, &parts.headers, authority, &settings.proxies)
}

/// What a good token says of its owner, before the database is asked.
fn claim(world: &World, client: &Client) -> Answer<Option<Claim>> {
    let Some(token) = &client.bearer else { return Ok(None) };
    let claims = auth::claims(world, token.reveal())?;
    Ok(claims.map(|claims| Claim { super_admin: claims.claims_super_admin(), tenant: claims.tenant_id }))
}

/// Whoever shows a credential that is worth something here. Public operations ask nobody.
async fn viewer(
    world: &Arc<World>,
    security: Security,
    tenant: Option<&Arc<Tenant>>,
    client: &Client,
) -> Answer<Viewer> {
    let presented = Presented::by(client).filter(|_| security != Security::Public);
    let Some(presented) = presented else { return Ok(Viewer::Nobody) };
    let Some(member) = auth::authenticate(world, tenant, presented).await? else { return Ok(Viewer::Nobody) };
    // Whoever acts as a member does not make them present.
    if let Some(tenant) = tenant.filter(|tenant| tenant.id == member.tenant && member.impersonator.is_none()) {
        world.room::<LastSeen>()?.note(tenant, member.id, member.last_active_at, world.clock().now());
    }
    Ok(Viewer::Member(Arc::new(member)))
}

/// A browser adds its cookie to requests of foreign pages too; our own pages can show the token that goes with it.
fn own_page(world: &World, client: &Client, method: &Method) -> Answer<()> {
    let changes = !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS | Method::TRACE);
    let (true, None, Some(session)) = (changes, &client.bearer, &client.session) else { return Ok(()) };
    let auth = world.room::<Auth>()?;
    if client.csrf_token.as_ref().is_some_and(|shown| csrf::valid(auth, session, shown.reveal())) {
        return Ok(());
    }
    Err(Refusal::new(Code::AuthCsrfInvalid, say!("csrf-token-missing")).into())
}

/// The public address, else what the client asked for.
fn reached(settings: &Settings, arrival: &Arrival<'_>) -> String {
    if let Some(url) = &settings.public_url {
        return url.as_str().to_owned();
    }
    let scheme = if arrival.secure { "https" } else { "http" };
    format!("{scheme}://{}", arrival.host.unwrap_or("localhost"))
}
