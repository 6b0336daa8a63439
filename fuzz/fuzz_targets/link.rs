//! Links of messages to phones: whatever comes in, what comes out is a page for members, and stays what it is.
#![no_main]

use libfuzzer_sys::fuzz_target;
use timeweave_fuzz::notifications::link::{ALLOWED, LONGEST, SENSITIVE, for_phones};

const COMMUNITY: &str = "harbour";

fuzz_target!(|text: &str| {
    let link = for_phones(text, COMMUNITY);
    assert!(link.starts_with('/') && !link.starts_with("//") && link.len() <= LONGEST, "{link:?}");
    assert!(!link.contains(['\\', '#', '<', '>', '"', ' ']) && !link.contains(char::is_control), "{link:?}");

    let (path, query) = link.split_once('?').unwrap_or((&link, ""));
    let path = path.to_lowercase();
    let mut segments = path.trim_matches('/').split('/');
    let mut first = segments.next();
    if first.is_some_and(|first| percent_free(first) == COMMUNITY) {
        first = segments.next();
    }
    assert!(first.is_some_and(|first| ALLOWED.contains(&percent_free(first).as_str())), "{link:?}");
    for segment in path.trim_matches('/').split('/') {
        let segment = percent_free(segment);
        assert!(!segment.is_empty() && segment != "." && segment != ".." && !segment.contains('%'), "{link:?}");
        assert!(!SENSITIVE.contains(&segment.as_str()), "{link:?}");
    }
    assert!(
        !percent_free(query).to_lowercase().split(['&', ';']).any(|pair| {
            let name = pair.split('=').next().unwrap_or_default();
            name.contains("token") || name.contains("signature")
        }),
        "{link:?}"
    );
    assert_eq!(for_phones(&link, COMMUNITY), link);
});

/// Another reader of percent signs than the program's own.
fn percent_free(text: &str) -> String {
    form_urlencoded::parse(format!("x={}", text.replace('+', "%2B").replace(['&', ';'], "\u{1}")).as_bytes())
        .next()
        .map(|(_, value)| value.replace('\u{1}', "&"))
        .unwrap_or_default()
}
