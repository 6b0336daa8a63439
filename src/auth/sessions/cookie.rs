//! The session cookie.

use chrono::TimeDelta;
use http::HeaderMap;
use http::header::COOKIE;

use crate::base::Secret;

/// The cookie's name.
pub const NAME: &str = "tw_session";

/// The session id of the request. What could not be one of ours (64 lower-case hex digits) counts as none.
#[must_use]
pub fn read(headers: &HeaderMap) -> Option<Secret> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|header| header.to_str().ok())
        .flat_map(|header| header.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(name, value)| *name == NAME && is_id(value))
        .map(|(_, value)| Secret::new(value))
}

/// The `Set-Cookie` of a session. Without `lasts` it goes when the browser does.
#[must_use]
pub fn set(id: &Secret, lasts: Option<TimeDelta>, secure: bool) -> String {
    let age = lasts.map_or_else(String::new, |lasts| format!("; Max-Age={}", lasts.num_seconds().max(0)));
    format!("{NAME}={}; Path=/; HttpOnly; SameSite=Lax{age}{}", id.reveal(), if secure { "; Secure" } else { "" })
}

/// The `Set-Cookie` that takes the session away.
#[must_use]
pub fn clear(secure: bool) -> String {
    set(&Secret::new(""), Some(TimeDelta::zero()), secure)
}

fn is_id(value: &str) -> bool {
    value.len() == 64 && value.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_from(cookies: &[&'static str]) -> Option<String> {
        let mut headers = HeaderMap::new();
        for cookie in cookies {
            headers.append(COOKIE, http::HeaderValue::from_static(cookie));
        }
        read(&headers).map(|id| id.reveal().to_owned())
    }

    #[test]
    fn only_what_could_be_a_session_id_is_read() {
        let id = "0123456789abcdef".repeat(4);
        let sent: &'static str = Box::leak(format!("theme=dark; tw_session={id}; x=y").into_boxed_str());
        let upper: &'static str = Box::leak(format!("tw_session={}", id.to_uppercase()).into_boxed_str());

        assert_eq!(read_from(&[sent]), Some(id.clone()));
        assert_eq!(read_from(&["a=b", sent]), Some(id.clone()));
        assert_eq!(read_from(&["tw_session=short", sent]), Some(id));
        for cookies in [&["tw_session="][..], &["tw_session"], &["xtw_session=1"], &[upper], &[]] {
            assert_eq!(read_from(cookies), None, "{cookies:?}");
        }
    }

    #[test]
    fn scripts_and_other_sites_do_not_get_the_cookie() {
        let id = Secret::new("ab".repeat(32));
        let cookie = set(&id, Some(TimeDelta::hours(12)), true);
        assert_eq!(
            cookie,
            format!("tw_session={}; Path=/; HttpOnly; SameSite=Lax; Max-Age=43200; Secure", id.reveal())
        );
        assert_eq!(clear(false), "tw_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
    }
}
