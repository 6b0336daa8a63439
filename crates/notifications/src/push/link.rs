//! Where a message on a phone may lead: pure. A phone follows a link without asking, so what is not known to be a page for members
//! becomes [`FALLBACK`]. Source: spec notifications 7.1.

use std::borrow::Cow;

/// Where everything else leads.
pub const FALLBACK: &str = "/notifications";

/// The longest link.
pub const LONGEST: usize = 255;

/// First segments that the app on phones knows and that are for members.
pub const ALLOWED: &[&str] = &[
    "about",
    "accessibility",
    "achievements",
    "activity",
    "blog",
    "blog-post",
    "chat",
    "contact",
    "cookies",
    "endorsements",
    "events",
    "exchanges",
    "federation",
    "gamification",
    "goals",
    "groups",
    "help",
    "ideation",
    "job",
    "jobs",
    "kb",
    "leaderboard",
    "listings",
    "marketplace",
    "matches",
    "me",
    "members",
    "messages",
    "nexus-score",
    "notifications",
    "organisation",
    "organisations",
    "organization",
    "organizations",
    "polls",
    "privacy",
    "profile",
    "resources",
    "reviews",
    "search",
    "skills",
    "support",
    "terms",
    "trust",
    "users",
    "volunteering",
    "wallet",
];

/// Segments that no link has anywhere: what a community's own name in front could otherwise hide.
pub const SENSITIVE: &[&str] = &[
    "admin",
    "api",
    "auth",
    "broker",
    "oauth",
    "password",
    "reset-password",
    "super-admin",
    "unsubscribe",
    "verify-email",
];

/// Parts of a query's names that say that its value opens something: the whole link is refused.
const REFUSED: &[&str] = &["token", "signature"];

/// Names of a query whose values may open something: the query stays away.
const DROPPED: &[&str] =
    &["auth", "code", "expires", "hash", "jwt", "key", "nonce", "otp", "pass", "pin", "secret", "session", "sig"];

/// The link itself without its fragment, and without its query if that may open something; [`FALLBACK`] for what is no page for
/// members. `community` is the slug that may stand in front.
#[must_use]
pub fn for_phones<'a>(link: &'a str, community: &str) -> Cow<'a, str> {
    safe(link, community).unwrap_or(Cow::Borrowed(FALLBACK))
}

/// Whether a text is a path of the app and nothing else: it begins with one slash, and no browser takes it for another host.
#[must_use]
pub fn is_path(text: &str) -> bool {
    text.starts_with('/')
        && !text.starts_with("//")
        && text.chars().count() <= LONGEST
        && !text.contains(|letter: char| letter == '\\' || letter.is_control())
}

fn safe<'a>(link: &'a str, community: &str) -> Option<Cow<'a, str>> {
    if !is_path(link) || !link.bytes().all(|byte| byte.is_ascii_graphic() && !b"\"<>^`{|}".contains(&byte)) {
        return None;
    }
    let (link, _fragment) = link.split_once('#').unwrap_or((link, ""));
    let (path, query) = link.split_once('?').map_or((link, None), |(path, query)| (path, Some(query)));
    if !is_page(path, community) {
        return None;
    }
    match query.map(judge) {
        Some(Judged::Refused) => None,
        Some(Judged::Dropped) => Some(Cow::Borrowed(path)),
        Some(Judged::Kept) => Some(Cow::Borrowed(link)),
        None => Some(Cow::Borrowed(path)),
    }
}

/// Whether a path is a page for members.
fn is_page(path: &str, community: &str) -> bool {
    let path = path.strip_prefix('/').unwrap_or(path);
    let Some(segments) = path.trim_end_matches('/').split('/').map(plain).collect::<Option<Vec<String>>>() else {
        return false;
    };
    if path.ends_with("//") || segments.iter().any(|segment| SENSITIVE.contains(&segment.to_lowercase().as_str())) {
        return false;
    }
    let known = |segment: Option<&String>| segment.is_some_and(|segment| ALLOWED.contains(&segment.as_str()));
    known(segments.first()) || (segments.first().is_some_and(|first| first == community) && known(segments.get(1)))
}

/// A segment as whoever follows the link reads it; none if it could mean something else than a name: nothing at all, a step up, a
/// slash, or something that is encoded twice.
fn plain(segment: &str) -> Option<String> {
    let text = decoded(segment)?;
    let odd = |letter: char| matches!(letter, '/' | '\\' | '%') || letter.is_control();
    (!text.is_empty() && text != "." && text != ".." && !text.contains(odd)).then_some(text)
}

/// Without percent signs; none if they are not followed by two digits, or stand for no text.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let digit = |byte: u8| char::from(byte).to_digit(16);
            let (high, low) = (digit(rest.next()?)?, digit(rest.next()?)?);
            bytes.push(u8::try_from(high * 16 + low).ok()?);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

enum Judged {
    Kept,
    Dropped,
    Refused,
}

/// What a query may hold. One that cannot be read stays away.
fn judge(query: &str) -> Judged {
    let mut judged = Judged::Kept;
    for pair in query.split(['&', ';']) {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        let (Some(name), Some(value)) = (decoded(name), decoded(value)) else { return Judged::Refused };
        let name = name.to_lowercase();
        if REFUSED.iter().any(|part| name.contains(part)) {
            return Judged::Refused;
        }
        let words = || name.split(|letter: char| !letter.is_ascii_alphanumeric());
        let odd = |letter: char| letter == '\\' || letter.is_control();
        if words().any(|word| DROPPED.contains(&word)) || value.contains(odd) || name.contains(odd) {
            judged = Judged::Dropped;
        }
    }
    judged
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_for_members_stay_and_everything_else_leads_to_the_bell() {
        let long = format!("/listings/{}", "1".repeat(LONGEST));
        let longest = format!("/listings/{}", "1".repeat(LONGEST - "/listings/".len()));
        let table: &[(&str, &str)] = &[
            ("/messages/7", "/messages/7"),
            ("/listings/5?member=7", "/listings/5?member=7"),
            ("/listings/5#comments", "/listings/5"),
            ("/listings/5?member=7#comments", "/listings/5?member=7"),
            ("/groups/4/chat", "/groups/4/chat"),
            ("/wallet", "/wallet"),
            ("/wallet/", "/wallet/"),
            ("/notifications", "/notifications"),
            ("/harbour/events/3", "/harbour/events/3"),
            ("/search?q=caf%C3%A9%20au%20lait", "/search?q=caf%C3%A9%20au%20lait"),
            ("/messages?to_user=9", "/messages?to_user=9"),
            (&longest, &longest),
            // Of the web alone, of nobody, or of staff.
            ("/connections?member=7", FALLBACK),
            ("/feed", FALLBACK),
            ("/podcasts/1", FALLBACK),
            ("/", FALLBACK),
            ("", FALLBACK),
            ("/harbour", FALLBACK),
            ("/meadow/events/3", FALLBACK),
            ("/admin/users?filter=pending", FALLBACK),
            ("/harbour/admin/users", FALLBACK),
            ("/broker/members", FALLBACK),
            ("/events/admin", FALLBACK),
            ("/users/%61dmin", FALLBACK),
            ("/reset-password/x", FALLBACK),
            ("/api/v2/me", FALLBACK),
            ("/Listings/5", FALLBACK),
            // Elsewhere.
            ("//evil.example/listings", FALLBACK),
            ("/\\evil.example", FALLBACK),
            ("\\/evil.example", FALLBACK),
            ("https://evil.example/listings", FALLBACK),
            ("javascript:alert(1)", FALLBACK),
            ("listings/5", FALLBACK),
            (" /listings/5", FALLBACK),
            ("/listings/5 ", FALLBACK),
            ("/listings/\n5", FALLBACK),
            ("/listings\u{202e}/5", FALLBACK),
            ("/listings/\u{ff0f}5", FALLBACK),
            // Ways around.
            ("/listings/../admin", FALLBACK),
            ("/listings/..", FALLBACK),
            ("/listings/%2e%2e/wallet", FALLBACK),
            ("/listings/.", FALLBACK),
            ("/listings//5", FALLBACK),
            ("/listings//", FALLBACK),
            ("/listings/%2f5", FALLBACK),
            ("/listings/%5c5", FALLBACK),
            ("/listings/%252e%252e", FALLBACK),
            ("/listings/%0a5", FALLBACK),
            ("/listings/%zz", FALLBACK),
            ("/listings/%", FALLBACK),
            ("/listings/%ff", FALLBACK),
            (&long, FALLBACK),
            // What opens something.
            ("/listings/5?token=x", FALLBACK),
            ("/listings/5?a=1&access_token=x", FALLBACK),
            ("/listings/5?X-Signature=x", FALLBACK),
            ("/listings/5?%74oken=x", FALLBACK),
            ("/listings/5?code=x&a=1", "/listings/5"),
            ("/listings/5?reset-key=x", "/listings/5"),
            ("/listings/5?monkey=x", "/listings/5?monkey=x"),
            ("/listings/5?a=%0d%0aSet-Cookie", "/listings/5"),
            ("/listings/5?a=1;token=x", FALLBACK),
            ("/listings/5?a=%z", FALLBACK),
        ];
        for (link, expected) in table {
            assert_eq!(for_phones(link, "harbour"), *expected, "{link:?}");
        }
    }

    #[test]
    fn what_is_safe_stays_as_it_is() {
        for link in ["/messages/7", "/harbour/events/3?a=b", FALLBACK] {
            let once = for_phones(link, "harbour").into_owned();
            assert_eq!(for_phones(&once, "harbour"), once);
        }
    }

    #[test]
    fn a_path_of_the_app_is_no_other_host() {
        for good in ["/", "/x", "/icons/icon-192.png?v=2"] {
            assert!(is_path(good), "{good}");
        }
        for bad in ["", "x", "//x", "/\\x", "https://x", "/a\nb", &format!("/{}", "x".repeat(LONGEST))] {
            assert!(!is_path(bad), "{bad}");
        }
    }
}
