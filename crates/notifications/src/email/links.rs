//! Absolute addresses. A mail is read far from the page that it leads to.

use std::net::SocketAddr;

use crate::call::Tenant;
use crate::config::Config;
use crate::tenancy;

/// Where members choose what they hear of.
const PREFERENCES: &str = "/settings/notifications";

/// Where anybody writes to staff.
const CONTACT: &str = "/contact";

/// Where every notification is.
const NOTIFICATIONS: &str = "/notifications";

/// Makes absolute addresses. Installed in the world's rooms.
#[derive(Clone, Debug)]
pub struct Links {
    /// Scheme and host for communities without a domain of their own.
    public_url: String,
}

impl Links {
    /// The configured public address; without one, where this process listens.
    #[must_use]
    pub fn new(config: &Config) -> Self {
        let listens = |address: SocketAddr| {
            let host = if address.ip().is_unspecified() { "localhost".to_owned() } else { address.ip().to_string() };
            let host = if address.is_ipv6() && host != "localhost" { format!("[{host}]") } else { host };
            format!("http://{host}:{}", address.port())
        };
        let public_url = config.server.public_url.as_ref().map(|url| url.as_str().to_owned());
        Self { public_url: public_url.unwrap_or_else(|| listens(config.server.listen)) }
    }

    /// Scheme and host under which a community is reached.
    #[must_use]
    pub fn origin(&self, tenant: &Tenant) -> String {
        tenancy::base_url(Some(tenant), &self.public_url)
    }

    /// A place in the app. Communities without a domain stand under their short name. What is no place in the app leads to the
    /// notifications.
    #[must_use]
    pub fn app(&self, tenant: &Tenant, path: &str) -> String {
        let path = if is_place(path) { path } else { NOTIFICATIONS };
        let prefix = if tenant.domain.is_some() { String::new() } else { format!("/{}", tenant.slug) };
        format!("{}{prefix}{path}", self.origin(tenant))
    }

    /// Where a member chooses what to hear of.
    #[must_use]
    pub fn preferences(&self, tenant: &Tenant) -> String {
        self.app(tenant, PREFERENCES)
    }

    /// Where anybody writes to staff, signed in or not.
    #[must_use]
    pub fn contact(&self, tenant: &Tenant) -> String {
        self.app(tenant, CONTACT)
    }

    /// Every notification.
    #[must_use]
    pub fn notifications(&self, tenant: &Tenant) -> String {
        self.app(tenant, NOTIFICATIONS)
    }

    /// The page that ends mails of the kind that a token names.
    #[must_use]
    pub fn unsubscribe(&self, tenant: &Tenant, token: &str) -> String {
        format!("{}/api/v2/notifications/unsubscribe?token={token}", self.origin(tenant))
    }

    /// The page where a guardian decides.
    #[must_use]
    pub fn guardian(&self, tenant: &Tenant, token: &str) -> String {
        format!("{}{}", self.origin(tenant), crate::events::safety::letter::path(token))
    }

    /// The page that confirms an address.
    #[must_use]
    pub fn verify(&self, tenant: &Tenant, secret: &str) -> String {
        self.app(tenant, &format!("/verify-email?token={secret}"))
    }

    /// The page that chooses a new password.
    #[must_use]
    pub fn reset(&self, tenant: &Tenant, secret: &str) -> String {
        self.app(tenant, &format!("/password/reset?token={secret}"))
    }

    /// The page that stops a change of an address.
    #[must_use]
    pub fn stop_change(&self, tenant: &Tenant, secret: &str) -> String {
        self.app(tenant, &format!("/email-change/cancel?token={secret}"))
    }
}

/// Begins with one slash, and holds nothing that a browser would read as another host.
fn is_place(path: &str) -> bool {
    let foreign =
        |letter: char| letter.is_control() || letter.is_whitespace() || matches!(letter, '\\' | '<' | '>' | '"');
    path.starts_with('/') && !path.starts_with("//") && !path.contains(foreign)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tenant(domain: Option<&str>) -> Tenant {
        Tenant { name: "Harbour".to_owned(), domain: domain.map(str::to_owned), ..Tenant::new(1, "harbour") }
    }

    #[test]
    fn a_domain_of_ones_own_needs_no_short_name() {
        let config = Config::parse("[server]\npublic_url = \"https://timeweave.example\"").unwrap();
        let links = Links::new(&config);
        assert_eq!(links.app(&tenant(Some("harbour.example")), "/wallet"), "https://harbour.example/wallet");
        assert_eq!(links.app(&tenant(None), "/wallet"), "https://timeweave.example/harbour/wallet");
        assert_eq!(
            links.unsubscribe(&tenant(None), "abc"),
            "https://timeweave.example/api/v2/notifications/unsubscribe?token=abc"
        );
        let listening = Links::new(&Config::parse("[server]\nlisten = \"0.0.0.0:8080\"").unwrap());
        assert_eq!(listening.origin(&tenant(None)), "http://localhost:8080");
    }

    #[test]
    fn no_link_leads_elsewhere() {
        let links = Links::new(&Config::default());
        let harbour = tenant(Some("harbour.example"));
        for path in [
            "",
            "//evil.example",
            "https://evil.example",
            "/\\evil.example",
            "/a\r\nb",
            "javascript:alert(1)",
            "/\"><b>",
        ] {
            assert_eq!(links.app(&harbour, path), "https://harbour.example/notifications", "{path:?}");
        }
    }
}
