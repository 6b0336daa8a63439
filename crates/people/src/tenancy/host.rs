//! Host names, and the addresses that are made of them.

use crate::call::Tenant;

/// A host name as it is compared: without port, leading `www.` and the dot at the end, in lower case. None if nothing is left,
/// or if a colon is: it separates a port or belongs between the brackets of an IPv6 address (RFC 3986, section 3.2.2).
#[must_use]
pub fn name(host: &str) -> Option<String> {
    let host = host.trim();
    let host = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    let name = host.trim_end_matches('.').to_ascii_lowercase();
    let name = name.strip_prefix("www.").map(str::to_owned).unwrap_or(name);
    let bracketed = name.starts_with('[') && name.ends_with(']');
    (!name.is_empty() && (bracketed || !name.contains(':'))).then_some(name)
}

/// The address that answers name, without a slash at the end: `https` and the community's own domain if it has one, else the
/// scheme and host under which this request reached us.
#[must_use]
pub fn base_url(tenant: Option<&Tenant>, reached: &str) -> String {
    match tenant.and_then(|tenant| tenant.domain.as_deref()) {
        Some(domain) => format!("https://{domain}"),
        None => reached.trim_end_matches('/').to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ports_www_case_and_a_last_dot_do_not_matter() {
        for (host, name_of_it) in [
            ("harbour.example", Some("harbour.example")),
            ("WWW.Harbour.Example:8080", Some("harbour.example")),
            ("harbour.example.", Some("harbour.example")),
            ("harbour.example.:443", Some("harbour.example")),
            ("www.", Some("www")),
            (" ", None),
            (":80", None),
            ("127.0.0.1:8080", Some("127.0.0.1")),
            ("[::1]:8080", Some("[::1]")),
            ("[::1]", Some("[::1]")),
            ("::1", None),
            ("harbour.example:http", None),
            (":.", None),
            ("[::1]:.", None),
        ] {
            assert_eq!(name(host).as_deref(), name_of_it, "{host:?}");
        }
    }
}
