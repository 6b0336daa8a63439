//! To which site passkeys belong, and from which pages they are used: pure but for reading the call.

use crate::base::Answer;
use crate::call::Call;

/// A page of a community, as its passkeys know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Site {
    /// Its host: passkeys are this site's and no other's.
    pub rp_id: String,
    /// Its origin.
    pub origin: String,
}

/// The page that asks, if it is one of the community's: where this program is reached, at its own domain, or at that of its accessible pages. Whoever names no page, such as an app, is
/// taken for the first that can have passkeys.
///
/// # Errors
/// 400 `tenant_required` without a community.
pub(super) fn of(call: &Call) -> Answer<Option<Site>> {
    let (tenant, visit) = (call.community()?, call.visit());
    let domains = [&tenant.domain, &tenant.accessible_domain];
    let domains = domains.into_iter().flatten().map(|domain| format!("https://{domain}"));
    let pages: Vec<String> = std::iter::once(visit.base_url.clone()).chain(domains).collect();
    Ok(among(&pages, visit.client.origin.as_deref()))
}

/// The page `origin`, if it is one of these; without one, the first of them that can have passkeys.
fn among(pages: &[String], origin: Option<&str>) -> Option<Site> {
    pages.iter().filter(|page| origin.is_none_or(|origin| *page == origin)).find_map(|page| site(page))
}

/// The site of a page that is reached safely. Browsers take names for sites, and no addresses.
fn site(page: &str) -> Option<Site> {
    let (scheme, authority) = page.split_once("://")?;
    let host = authority.split(':').next()?;
    let secure = scheme == "https" || host == "localhost";
    let named = host.bytes().any(|byte| byte.is_ascii_alphabetic());
    (secure && named).then(|| Site { rp_id: host.to_owned(), origin: page.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_of_others_are_no_site() {
        let pages =
            ["https://harbour.example", "https://plain.harbour.example", "http://localhost:8080", "http://api.example"];
        let pages = pages.map(str::to_owned);
        let rp_id = |origin| among(&pages, origin).map(|site| site.rp_id);
        for (origin, expected) in [
            (None, Some("harbour.example")),
            (Some("https://harbour.example"), Some("harbour.example")),
            (Some("https://plain.harbour.example"), Some("plain.harbour.example")),
            (Some("http://localhost:8080"), Some("localhost")),
            (Some("http://api.example"), None),
            (Some("http://harbour.example"), None),
            (Some("https://harbour.example:8443"), None),
            (Some("https://harbour.example.evil.example"), None),
            (Some("null"), None),
        ] {
            assert_eq!(rp_id(origin).as_deref(), expected, "{origin:?}");
        }
        let site = |pages: &[&str]| among(&pages.iter().map(|page| (*page).to_owned()).collect::<Vec<_>>(), None);
        assert_eq!(site(&["https://192.0.2.7"]), None);
        let first = site(&["http://192.0.2.7", "https://harbour.example"]);
        assert_eq!(first.map(|site| site.rp_id).as_deref(), Some("harbour.example"));
    }
}
