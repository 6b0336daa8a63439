//! Where a call comes from, as far as it is known: pure but for reading the call.

use contract::sessions::SessionDevice;

use crate::call::Call;

/// Browsers by the word that stands before their version. Most say that they are several; the first that is found is meant.
const BROWSERS: &[(&str, &str)] = &[
    ("Edg/", "Edge"),
    ("EdgA/", "Edge"),
    ("EdgiOS/", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("FxiOS/", "Firefox"),
    ("Firefox/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
];

/// Where a sign-in or an event comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// One of the platform's apps, or a browser.
    pub device: SessionDevice,
    /// Name and major version of the browser, as it says.
    pub browser: Option<String>,
    /// Network address.
    pub ip_address: Option<String>,
}

impl Origin {
    /// Of what staff do: where they sit is not for the member to know.
    pub const NOWHERE: Self = Self { device: SessionDevice::Web, browser: None, ip_address: None };

    /// Where a call comes from.
    #[must_use]
    pub fn of(call: &Call) -> Self {
        let visit = call.visit();
        Self {
            device: if visit.client.mobile { SessionDevice::Mobile } else { SessionDevice::Web },
            browser: visit.client.agent.as_deref().and_then(browser),
            ip_address: visit.address.map(|address| address.to_canonical().to_string()),
        }
    }
}

/// Name and major version, if a user agent says both.
fn browser(agent: &str) -> Option<String> {
    let version = |after: &str| {
        let (_, rest) = agent.split_once(after)?;
        let digits: String = rest.chars().take_while(char::is_ascii_digit).take(4).collect();
        (!digits.is_empty()).then_some(digits)
    };
    let known = BROWSERS.iter().find_map(|(word, name)| Some(format!("{name} {}", version(word)?)));
    // Safari's own version stands elsewhere than that of its engine.
    known.or_else(|| {
        agent.contains("Safari/").then(|| version("Version/")).flatten().map(|major| format!("Safari {major}"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_called_by_their_names() {
        for (agent, name) in [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0", Some("Firefox 143")),
            (
                "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
                Some("Edge 140"),
            ),
            ("Mozilla/5.0 (Linux) AppleWebKit/537.36 Chrome/139.0 Mobile Safari/537.36", Some("Chrome 139")),
            ("Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.6 Safari/605.1.15", Some("Safari 18")),
            ("Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 CriOS/139.0 Mobile/15E148 Safari/604.1", Some("Chrome 139")),
            ("Firefox/<script>", None),
            ("curl/8.5.0", None),
            ("", None),
        ] {
            assert_eq!(browser(agent).as_deref(), name, "{agent}");
        }
    }
}
