//! The language of an answer (spec platform 9.1): the query's `locale`, the member's choice, `Accept-Language`, English.

/// The languages that answers are written in (BCP 47), the fallback first. English alone: what members are told by bell, mail and push is in
/// the language of whoever reads it, but the sentences of refusals are not, and `Content-Language` says what is true of an answer as a whole.
/// See contract/decisions/languages.md.
pub const LANGUAGES: &[&str] = &["en"];

/// The best of [`LANGUAGES`] for what was asked, each being asked in turn.
#[must_use]
pub fn choose(query: Option<&str>, member: Option<&str>, accepted: Option<&str>) -> &'static str {
    among(LANGUAGES, query, member, accepted)
}

/// The value of `locale` in a query string. Nothing is decoded: language tags have no need of it.
#[must_use]
pub fn of_query(query: Option<&str>) -> Option<&str> {
    query?.split('&').find_map(|pair| pair.strip_prefix("locale="))
}

fn among<'l>(languages: &[&'l str], query: Option<&str>, member: Option<&str>, accepted: Option<&str>) -> &'l str {
    query
        .and_then(|tag| lookup(languages, tag))
        .or_else(|| member.and_then(|tag| lookup(languages, tag)))
        .or_else(|| accepted.and_then(|list| best(languages, list)))
        .or(languages.first().copied())
        .unwrap_or("en")
}

/// A language for a tag: itself, else the one it narrows (`de-AT` is served by `de`).
fn lookup<'l>(languages: &[&'l str], tag: &str) -> Option<&'l str> {
    let mut wanted = tag.trim();
    loop {
        if let Some(found) = languages.iter().find(|language| same(language, wanted)) {
            return Some(found);
        }
        wanted = &wanted[..wanted.rfind(['-', '_'])?];
    }
}

fn same(language: &str, tag: &str) -> bool {
    let plain = |byte: u8| if byte == b'_' { b'-' } else { byte.to_ascii_lowercase() };
    language.len() == tag.len() && language.bytes().map(plain).eq(tag.bytes().map(plain))
}

/// The best of an `Accept-Language`: highest quality first, in the order written among equals; `*` takes the fallback.
fn best<'l>(languages: &[&'l str], list: &str) -> Option<&'l str> {
    let mut chosen: Option<(f32, &'l str)> = None;
    for item in list.split(',') {
        let (tag, parameters) = item.split_once(';').unwrap_or((item, ""));
        let quality = parameters
            .split(';')
            .find_map(|pair| pair.trim().strip_prefix("q="))
            .map_or(Some(1.0), |q| q.trim().parse().ok());
        let Some(quality) = quality.filter(|quality: &f32| *quality > 0.0 && *quality <= 1.0) else { continue };
        if chosen.is_some_and(|(best, _)| best >= quality) {
            continue;
        }
        let found = if tag.trim() == "*" { languages.first().copied() } else { lookup(languages, tag) };
        chosen = found.map(|language| (quality, language)).or(chosen);
    }
    chosen.map(|(_, language)| language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_query_goes_before_the_member_before_the_browser() {
        let languages = &["en", "de", "pt-BR"];
        for (query, member, accepted, chosen) in [
            (Some("de"), Some("en"), Some("pt-BR"), "de"),
            (Some("xx"), Some("pt_br"), Some("de"), "pt-BR"),
            (None, Some("de-AT"), None, "de"),
            (None, None, Some("fr, de;q=0.5, *;q=0.1"), "de"),
            (None, None, Some("en;q=0.2, de;q=0.9"), "de"),
            (None, None, Some("de;q=0, en"), "en"),
            (None, None, Some("*"), "en"),
            (None, None, Some(";;q=x,,"), "en"),
            (None, None, None, "en"),
        ] {
            assert_eq!(among(languages, query, member, accepted), chosen, "{query:?} {member:?} {accepted:?}");
        }
    }

    #[test]
    fn the_querys_locale_is_found_among_others() {
        assert_eq!(of_query(Some("page=1&locale=de&x=")), Some("de"));
        assert_eq!(of_query(Some("xlocale=de")), None);
        assert_eq!(of_query(None), None);
    }
}
