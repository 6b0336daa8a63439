//! The language of an answer (spec platform 9.1): the query's `locale`, the member's choice, `Accept-Language`, the community's own
//! language, English.

use http::header::ACCEPT_LANGUAGE;
use http::request::Parts;
use http::{HeaderMap, Uri};

use crate::call::{Tenant, Viewer};
use crate::language::{Language, Locale};

/// The language for a request whose community and caller are known as far as they can be.
#[must_use]
pub fn choose(parts: &Parts, viewer: &Viewer, tenant: Option<&Tenant>) -> Locale {
    let member = match viewer {
        Viewer::Member(member) => Some(member.language),
        Viewer::Nobody => None,
    };
    let home = tenant.and_then(|tenant| spoken(&tenant.default_language));
    of(of_query(parts.uri.query()), member, &parts.headers, home)
}

/// The language for a request of which nothing is known yet.
#[must_use]
pub fn of_stranger(uri: &Uri, headers: &HeaderMap) -> Locale {
    of(of_query(uri.query()), None, headers, None)
}

fn of(query: Option<&str>, member: Option<Language>, headers: &HeaderMap, home: Option<Language>) -> Locale {
    if let Some(language) = query.and_then(spoken).or(member) {
        return Locale::of(language);
    }
    let language = best(headers, home).or(home).unwrap_or(Language::English);
    Locale { language, negotiated: true }
}

/// The value of `locale` in a query string. Nothing is decoded: language tags have no need of it.
fn of_query(query: Option<&str>) -> Option<&str> {
    query?.split('&').find_map(|pair| pair.strip_prefix("locale="))
}

/// The language for a tag: itself, or the one it narrows (`de-AT` is served by `de`).
fn spoken(tag: &str) -> Option<Language> {
    let primary = tag.trim().split(['-', '_']).next().unwrap_or_default();
    Language::ALL.iter().copied().find(|language| language.code().eq_ignore_ascii_case(primary))
}

/// The best of `Accept-Language`: highest quality first, in the order written among equals. `*` takes the community's own language, unless that
/// one is refused.
fn best(headers: &HeaderMap, home: Option<Language>) -> Option<Language> {
    let mut chosen: Option<(f32, Language)> = None;
    for (tag, quality) in accepted(headers).filter(|(_, quality)| *quality > 0.0) {
        if chosen.is_some_and(|(best, _)| best >= quality) {
            continue;
        }
        let found = if tag == "*" { anything(headers, home) } else { spoken(tag) };
        chosen = found.map(|language| (quality, language)).or(chosen);
    }
    chosen.map(|(_, language)| language)
}

/// The community's own language, else the first that is not refused.
fn anything(headers: &HeaderMap, home: Option<Language>) -> Option<Language> {
    let refused =
        |language: Language| accepted(headers).any(|(tag, quality)| quality == 0.0 && spoken(tag) == Some(language));
    home.into_iter().chain(Language::ALL.iter().copied()).find(|language| !refused(*language))
}

/// The tags of all `Accept-Language` with their qualities.
fn accepted(headers: &HeaderMap) -> impl Iterator<Item = (&str, f32)> {
    headers.get_all(ACCEPT_LANGUAGE).iter().filter_map(|list| list.to_str().ok()).flat_map(items)
}

/// The tags of one `Accept-Language` with their qualities; what cannot be read is left out.
fn items(list: &str) -> impl Iterator<Item = (&str, f32)> {
    list.split(',').filter_map(|item| {
        let (tag, parameters) = item.split_once(';').unwrap_or((item, ""));
        let quality = parameters.split(';').find_map(|pair| pair.trim().strip_prefix("q="));
        let quality = quality.map_or(Some(1.0), |quality| quality.trim().parse::<f32>().ok())?;
        (0.0..=1.0).contains(&quality).then_some((tag.trim(), quality))
    })
}

#[cfg(test)]
mod tests {
    use http::HeaderValue;

    use super::*;

    fn accepting(list: Option<&'static str>) -> HeaderMap {
        list.map(|list| (ACCEPT_LANGUAGE, HeaderValue::from_static(list))).into_iter().collect()
    }

    #[test]
    fn the_query_goes_before_the_member_before_the_browser_before_the_community() {
        use Language::{Arabic, English, French, German, Polish, Portuguese};
        for (query, member, accepted, home, language, negotiated) in [
            (Some("de"), Some(English), Some("pt"), None, German, false),
            (Some("xx"), Some(Portuguese), Some("de"), None, Portuguese, false),
            (Some("xx"), None, Some("de"), None, German, true),
            (Some("DE_at"), None, None, None, German, false),
            (None, Some(German), Some("fr"), Some(Arabic), German, false),
            (None, None, Some("xx, de;q=0.5, *;q=0.1"), None, German, true),
            (None, None, Some("en;q=0.2, de-AT;q=0.9"), None, German, true),
            (None, None, Some("de, fr"), None, German, true),
            (None, None, Some("de;q=0, en"), None, English, true),
            (None, None, Some("*"), None, English, true),
            (None, None, Some("*"), Some(Polish), Polish, true),
            (None, None, Some("pl;q=0, *;q=0.5"), Some(Polish), English, true),
            (None, None, Some("xx, *;q=0.5, fr;q=0.1"), Some(Polish), Polish, true),
            (None, None, Some("xx"), Some(French), French, true),
            (None, None, Some(";;q=x,,de;q=7"), Some(French), French, true),
            (None, None, None, Some(French), French, true),
            (None, None, None, None, English, true),
        ] {
            let chosen = of(query, member, &accepting(accepted), home);
            assert_eq!(chosen, Locale { language, negotiated }, "{query:?} {member:?} {accepted:?} {home:?}");
        }
    }

    #[test]
    fn lines_of_one_header_are_one_list() {
        let mut headers = HeaderMap::new();
        for line in ["xx", "de;q=0.5", "ga;q=0.9", "fr;q=0.7"] {
            headers.append(ACCEPT_LANGUAGE, HeaderValue::from_static(line));
        }
        assert_eq!(of(None, None, &headers, None).language, Language::Irish);
    }

    #[test]
    fn the_querys_locale_is_found_among_others() {
        assert_eq!(of_query(Some("page=1&locale=de&x=")), Some("de"));
        assert_eq!(of_query(Some("xlocale=de")), None);
        assert_eq!(of_query(None), None);
    }
}
