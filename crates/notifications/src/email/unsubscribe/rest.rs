//! The REST door of the link in a letter.

use contract::notification_mail as wire;
use contract::{NoContent, NotificationMailApi, Raw, WithHeaders};
use http::header::{CACHE_CONTROL, CONTENT_LANGUAGE, CONTENT_SECURITY_POLICY, LOCATION, REFERRER_POLICY};
use http::{HeaderMap, HeaderName, HeaderValue};
use serde_json::Value;

use super::{actions, page};
use crate::base::{Answer, Failure, Fault};
use crate::call::Call;
use crate::language::Language;
use crate::notifications::Rest;

/// The page loads nothing, and its form goes to where it came from alone.
const POLICY: &str =
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

impl NotificationMailApi for Rest {
    async fn show_unsubscribe_page(
        &self,
        call: Call,
        query: wire::ShowUnsubscribePageQuery,
        _: wire::ShowUnsubscribePageHeader,
    ) -> Answer<wire::ShowUnsubscribePageOk> {
        match actions::find(&call, query.token.as_deref().unwrap_or_default()).await {
            Ok(found) => Ok(wire::ShowUnsubscribePageOk::Ok(html(page::of(&call, &found)?, found.language))),
            Err(Failure::Refusal(_)) => {
                let language = call.language();
                Ok(wire::ShowUnsubscribePageOk::BadRequest(html(page::invalid(language)?, language)))
            }
            Err(fault) => Err(fault),
        }
    }

    async fn unsubscribe(&self, call: Call, query: wire::UnsubscribeQuery, body: Raw) -> Answer<wire::UnsubscribeOk> {
        let said = Said::of(&body);
        let token = said.token.or(query.token).unwrap_or_default();
        let stopped = actions::stop(&call, &token).await;
        // The page's own form is led back to the page, which then says how things are. Mail programs must not be sent elsewhere
        // (RFC 8058, section 3.1).
        if said.by_page {
            return match stopped {
                Ok(_) | Err(Failure::Refusal(_)) => Ok(wire::UnsubscribeOk::SeeOther(back(&token)?)),
                Err(fault) => Err(fault),
            };
        }
        let data = wire::Unsubscribed { unsubscribed: true, category: stopped?.topic };
        Ok(wire::UnsubscribeOk::Ok(wire::UnsubscribedResponse { data, meta: call.meta() }))
    }
}

/// What a body says, in any of the forms in which it may come.
#[derive(Debug, Default, PartialEq, Eq)]
struct Said {
    token: Option<String>,
    /// It comes from our page's own form.
    by_page: bool,
}

impl Said {
    fn of(body: &Raw) -> Self {
        let kind = body.content_type.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
        match kind.as_str() {
            "application/json" => {
                let value: Value = serde_json::from_slice(body.body.whole()).unwrap_or_default();
                Self { token: value.get("token").and_then(Value::as_str).map(str::to_owned), by_page: false }
            }
            "application/x-www-form-urlencoded" => {
                let mut said = Self::default();
                for (name, value) in form_urlencoded::parse(body.body.whole()) {
                    match &*name {
                        "token" => said.token = Some(value.into_owned()),
                        "confirm" => said.by_page = true,
                        _ => {}
                    }
                }
                said
            }
            // Mail programs also send `List-Unsubscribe=One-Click` as a form with parts: the token is in the query then.
            _ => Self::default(),
        }
    }
}

fn html(text: String, language: Language) -> WithHeaders<Raw> {
    let mut headers = HeaderMap::new();
    for (name, value) in [
        (CACHE_CONTROL, "no-store"),
        (CONTENT_SECURITY_POLICY, POLICY),
        (REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("x-robots-tag"), "noindex, nofollow"),
        (CONTENT_LANGUAGE, language.code()),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    let body = Raw { content_type: "text/html; charset=utf-8".to_owned(), body: text.into() };
    WithHeaders { body, headers }
}

fn back(token: &str) -> Answer<WithHeaders<NoContent>> {
    let query: String = form_urlencoded::Serializer::new(String::new()).append_pair("token", token).finish();
    let place = HeaderValue::from_str(&format!("/api/v2/notifications/unsubscribe?{query}")).map_err(Fault::new)?;
    Ok(WithHeaders { body: NoContent, headers: HeaderMap::from_iter([(LOCATION, place)]) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_body_may_come_in_any_form() {
        let said = |kind: &str, body: &'static str| {
            Said::of(&Raw { content_type: kind.to_owned(), body: body.to_owned().into() })
        };
        let token = |text: &str| Said { token: Some(text.to_owned()), by_page: false };
        for (kind, body, expected) in [
            ("application/json", r#"{"token": "abc"}"#, token("abc")),
            ("application/json; charset=utf-8", r#"{"token": "abc"}"#, token("abc")),
            ("application/json", "nonsense", Said::default()),
            ("application/json", r#"{"token": 7}"#, Said::default()),
            ("application/x-www-form-urlencoded", "token=abc", token("abc")),
            ("application/x-www-form-urlencoded", "token=abc&confirm=1", Said { by_page: true, ..token("abc") }),
            ("application/x-www-form-urlencoded", "List-Unsubscribe=One-Click", Said::default()),
            ("multipart/form-data; boundary=x", "--x\r\n\r\nOne-Click\r\n--x--", Said::default()),
            ("", "", Said::default()),
        ] {
            assert_eq!(said(kind, body), expected, "{kind} {body}");
        }
    }
}
