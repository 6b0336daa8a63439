//! The cookies that browsers keep for us.
//!
//! Over TLS their names begin with `__Host-`: a browser then takes them only from this very host, over TLS and for all paths, so that no
//! neighbour under the same domain can plant one. Over plain HTTP, where browsers refuse such names, they have none.

use chrono::TimeDelta;
use http::HeaderMap;
use http::header::COOKIE;

use crate::base::Secret;

/// What a cookie is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cookie {
    /// The session.
    Session,
    /// That somebody has signed in on this device.
    Device,
    /// That the device needs no code at a sign-in.
    Trusted,
}

/// How a browser knows that a cookie was set by this very host over TLS.
const HOST: &str = "__Host-";

/// No value of ours is longer.
const LONGEST: usize = 256;

impl Cookie {
    /// Its name over plain HTTP; over TLS `__Host-` stands before it.
    const fn name(self) -> &'static str {
        match self {
            Self::Session => "tw_session",
            Self::Device => "tw_device",
            Self::Trusted => "tw_trusted",
        }
    }

    /// What could not be one of ours counts as none.
    fn is_one(self, value: &str) -> bool {
        match self {
            Self::Session | Self::Trusted => is_id(value),
            Self::Device => !value.is_empty() && value.len() <= LONGEST,
        }
    }
}

/// The value of a cookie of the request. Over TLS, or with a cookie that only this host can have set, none without `__Host-` counts.
/// Of several with one name none is trusted: at most one of them can be ours.
#[must_use]
pub fn read(headers: &HeaderMap, cookie: Cookie, secure: bool) -> Option<Secret> {
    let hosts = [HOST, cookie.name()].concat();
    let (mut plain, mut locked) = (Vec::new(), Vec::new());
    for header in headers.get_all(COOKIE).iter().filter_map(|header| header.to_str().ok()) {
        for (name, value) in header.split(';').filter_map(|pair| pair.trim().split_once('=')) {
            if name == hosts {
                locked.push(value);
            } else if name == cookie.name() {
                plain.push(value);
            }
        }
    }
    let found = if secure || !locked.is_empty() { locked } else { plain };
    match found[..] {
        [value] if cookie.is_one(value) => Some(Secret::new(value)),
        _ => None,
    }
}

/// The `Set-Cookie` of a value. Without `lasts` it goes when the browser does.
#[must_use]
pub fn set(cookie: Cookie, value: &Secret, lasts: Option<TimeDelta>, secure: bool) -> String {
    let age = lasts.map_or_else(String::new, |lasts| format!("; Max-Age={}", lasts.num_seconds().max(0)));
    let (host, lock) = if secure { (HOST, "; Secure") } else { ("", "") };
    format!("{host}{}={}; Path=/; HttpOnly; SameSite=Lax{age}{lock}", cookie.name(), value.reveal())
}

/// The `Set-Cookie` that takes a cookie away.
#[must_use]
pub fn clear(cookie: Cookie, secure: bool) -> String {
    set(cookie, &Secret::new(""), Some(TimeDelta::zero()), secure)
}

/// Whether a text could be a secret of ours: 64 hexadecimal digits.
#[must_use]
pub fn is_id(value: &str) -> bool {
    value.len() == 64 && value.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_from(cookies: &[&str], secure: bool) -> Option<String> {
        let mut headers = HeaderMap::new();
        for cookie in cookies {
            headers.append(COOKIE, http::HeaderValue::from_str(cookie).unwrap());
        }
        read(&headers, Cookie::Session, secure).map(|id| id.reveal().to_owned())
    }

    #[test]
    fn only_what_could_be_a_session_id_is_read() {
        let id = "0123456789abcdef".repeat(4);
        let sent = format!("theme=dark; tw_session={id}; x=y");
        assert_eq!(read_from(&[&sent], false), Some(id.clone()));
        assert_eq!(read_from(&["a=b", &sent], false), Some(id.clone()));
        let upper = format!("tw_session={}", id.to_uppercase());
        for cookies in [&["tw_session="][..], &["tw_session"], &["xtw_session=1"], &[&upper], &[]] {
            assert_eq!(read_from(cookies, false), None, "{cookies:?}");
        }
    }

    #[test]
    fn of_several_cookies_none_is_trusted_and_over_tls_only_the_hosts_own_is() {
        let (one, other) = ("a".repeat(64), "b".repeat(64));
        let (plain, planted) = (format!("tw_session={one}"), format!("tw_session={other}"));
        let (own, double) = (format!("__Host-tw_session={one}"), format!("__Host-tw_session={other}"));
        for (cookies, over_http, over_tls) in [
            (vec![&plain], Some(&one), None),
            (vec![&plain, &planted], None, None),
            (vec![&plain, &plain], None, None),
            (vec![&own], Some(&one), Some(&one)),
            (vec![&own, &planted], Some(&one), Some(&one)),
            (vec![&planted, &own], Some(&one), Some(&one)),
            (vec![&own, &double], None, None),
        ] {
            let lines: Vec<&str> = cookies.iter().map(|line| line.as_str()).collect();
            let together = lines.join("; ");
            for sent in [lines, vec![&together]] {
                assert_eq!(read_from(&sent, false).as_ref(), over_http, "{sent:?}");
                assert_eq!(read_from(&sent, true).as_ref(), over_tls, "{sent:?}");
            }
        }
    }

    #[test]
    fn scripts_and_other_sites_do_not_get_the_cookie() {
        let id = Secret::new("ab".repeat(32));
        let cookie = set(Cookie::Session, &id, Some(TimeDelta::hours(12)), true);
        assert_eq!(
            cookie,
            format!("__Host-tw_session={}; Path=/; HttpOnly; SameSite=Lax; Max-Age=43200; Secure", id.reveal())
        );
        assert_eq!(clear(Cookie::Session, false), "tw_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
    }
}
