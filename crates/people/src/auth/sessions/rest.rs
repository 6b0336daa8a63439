//! The REST door to sign-ins and to what happened to an account.

use contract::sessions as wire;
use contract::{NoContent, SessionsApi, WithHeaders};
use http::header::{HeaderName, SET_COOKIE};
use http::{HeaderMap, HeaderValue};

use super::desk::{self, Lasting, SignIn};
use crate::auth::Rest;
use crate::auth::rest::REFRESH_BELOW_SECONDS;
use crate::auth::security_log::{actions as log, store::Event};
use crate::base::{Answer, Fault, Timestamp};
use crate::call::{Call, Credential};
use crate::language::Sentence;
use crate::say;

/// When the path for older clients may go (RFC 8594): not before the end of 2027.
const SUNSET: &str = "Fri, 31 Dec 2027 23:59:59 GMT";

impl SessionsApi for Rest {
    async fn security_event_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::SecurityEvent>> {
        Ok(log::each(&call, &numbers).await?.into_iter().map(event).collect())
    }

    async fn list_sessions(&self, call: Call) -> Answer<wire::SessionList> {
        let data = desk::list(&call).await?.into_iter().map(session).collect();
        Ok(wire::SessionList { data, meta: call.meta() })
    }

    async fn end_other_sessions(&self, call: Call) -> Answer<wire::EndedSessionsResponse> {
        let revoked_count = desk::end_others(&call).await?;
        Ok(wire::EndedSessionsResponse { data: wire::EndedSessions { revoked_count }, meta: call.meta() })
    }

    async fn end_session(&self, call: Call, path: wire::EndSessionPath) -> Answer<NoContent> {
        desk::end(&call, &path.id).await?;
        Ok(NoContent)
    }

    async fn list_security_events(
        &self,
        call: Call,
        query: wire::ListSecurityEventsQuery,
    ) -> Answer<wire::SecurityEventPage> {
        let page = log::list(&call, query.per_page, call.cursor(query.cursor.as_deref())?).await?;
        let data = page.items.into_iter().map(event).collect();
        Ok(wire::SecurityEventPage { data, meta: call.cursor_meta(query.per_page, page.next) })
    }

    async fn heartbeat(&self, call: Call) -> Answer<wire::Heartbeat> {
        let me = desk::whoever_is_here(&call)?;
        let (auth_type, expires_at) = match &me.credential {
            Credential::Bearer { expires_at, .. } => (wire::AuthenticationType::Bearer, *expires_at),
            Credential::Session { expires_at } => (wire::AuthenticationType::Session, *expires_at),
        };
        let left = left(&call, expires_at);
        let by_session = auth_type == wire::AuthenticationType::Session;
        Ok(wire::Heartbeat {
            success: true,
            authenticated: true,
            auth_type,
            user_id: me.id.get(),
            expires_at,
            session_lifetime: by_session.then_some(left),
            token: (!by_session).then_some(wire::HeartbeatToken {
                valid: true,
                expires_at,
                time_remaining: left,
                needs_refresh: left < REFRESH_BELOW_SECONDS,
            }),
        })
    }

    async fn check_session(&self, call: Call) -> Answer<wire::CheckedSession> {
        let me = desk::whoever_is_here(&call)?;
        let user = wire::SessionUser { id: me.id.get(), role: me.role, tenant_id: me.tenant.get() };
        Ok(wire::CheckedSession { success: true, authenticated: true, user })
    }

    async fn refresh_session(&self, call: Call) -> Answer<WithHeaders<wire::RefreshedSession>> {
        let lasting = desk::prolong(&call).await?;
        refreshed(&call, &lasting, &say!("session-goes-on"))
    }

    async fn restore_session(&self, call: Call) -> Answer<WithHeaders<wire::RefreshedSession>> {
        let lasting = desk::restore(&call).await?;
        let mut answer = refreshed(&call, &lasting, &say!("session-opened"))?;
        for (name, value) in [("x-api-deprecated", "true"), ("sunset", SUNSET)] {
            answer.headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
        }
        Ok(answer)
    }
}

fn refreshed(call: &Call, lasting: &Lasting, message: &Sentence) -> Answer<WithHeaders<wire::RefreshedSession>> {
    let mut headers = HeaderMap::new();
    headers.insert(SET_COOKIE, HeaderValue::from_str(&lasting.cookie).map_err(Fault::new)?);
    let body = wire::RefreshedSession {
        success: true,
        message: call.say(message),
        expires_at: lasting.ends,
        session_lifetime: left(call, lasting.ends),
    };
    Ok(WithHeaders { body, headers })
}

/// Whole seconds.
fn left(call: &Call, ends: Timestamp) -> i64 {
    (ends - call.now()).num_seconds().max(0)
}

/// A sign-in, as the contract has it.
#[must_use]
pub fn session(one: SignIn) -> wire::Session {
    wire::Session {
        id: one.id,
        device: one.device,
        browser: one.browser,
        ip_address: one.ip_address,
        created_at: one.created_at,
        last_active: one.last_active,
        is_current: one.is_current,
        impersonator_name: one.impersonator_name,
    }
}

/// A line of the log, as the contract has it.
#[must_use]
pub fn event(one: Event) -> wire::SecurityEvent {
    wire::SecurityEvent {
        id: one.id,
        kind: one.kind,
        device: one.device,
        browser: one.browser,
        ip_address: one.ip_address,
        occurred_at: one.occurred_at,
        impersonator_name: one.impersonator_name,
    }
}
