//! The query editor, carried in the program: it works without any other server.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::response::{IntoResponse as _, Response};
use http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use http::{Extensions, HeaderValue};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::base::text::hex;
use crate::http::headers::PAGE_POLICY;
use crate::http::{answer, language, packed};

#[derive(RustEmbed)]
#[folder = "graphql/graphiql"]
#[include = "*.html"]
#[include = "*.js"]
#[include = "*.css"]
#[include = "*.gz"]
struct Files;

/// Where the page's own files are.
const FOLDER: &str = "/graphql/assets/";

/// The page, with the version of each file in its address, so that a browser never shows an old one that it has kept.
static PAGE: LazyLock<String> = LazyLock::new(|| {
    let page = packed::contents::<Files>("index.html").unwrap_or_default();
    packed::all::<Files>().fold(String::from_utf8_lossy(&page).into_owned(), |page, (name, file)| {
        page.replace(&format!("{FOLDER}{name}\""), &format!("{FOLDER}{name}?v={}\"", version(&file)))
    })
});

/// The page.
pub fn page() -> Response {
    let headers = [
        (CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8")),
        (CONTENT_SECURITY_POLICY, HeaderValue::from_static(PAGE_POLICY)),
        (CACHE_CONTROL, HeaderValue::from_static("no-cache")),
    ];
    (headers, PAGE.as_str()).into_response()
}

/// One of the page's files. What keeps it compressed, and tells whether a browser has it already, is `http::kept`.
pub async fn file(Path(name): Path<String>, extensions: Extensions) -> Response {
    let media_type = match name.rsplit_once('.') {
        Some((_, "js")) => "text/javascript; charset=utf-8",
        Some((_, "css")) => "text/css; charset=utf-8",
        _ => return nothing(&extensions),
    };
    let Some(data) = packed::contents::<Files>(&name) else { return nothing(&extensions) };
    ([(CONTENT_TYPE, HeaderValue::from_static(media_type))], data).into_response()
}

fn version(file: &EmbeddedFile) -> String {
    hex(&file.metadata.sha256_hash()[..6])
}

fn nothing(extensions: &Extensions) -> Response {
    answer::refused(&answer::not_found(), language(extensions)).into_response()
}

#[cfg(test)]
mod tests {
    use http::StatusCode;

    use super::*;

    #[test]
    fn every_file_the_page_loads_is_carried_and_has_its_version() {
        let loaded: Vec<_> = PAGE.split('"').filter_map(|part| part.strip_prefix(FOLDER)).collect();
        assert!(loaded.len() >= 5, "{loaded:?}");
        for address in loaded {
            let (name, shown) = address.split_once("?v=").expect("a version");
            let (_, file) = packed::all::<Files>().find(|(carried, _)| carried == name).expect(name);
            assert_eq!(shown, version(&file));
            assert!(!packed::contents::<Files>(name).expect(name).is_empty());
        }
        assert!(!PAGE.contains("//"), "nothing is loaded from elsewhere");
    }

    #[tokio::test]
    async fn only_scripts_and_styles_are_sent() {
        let sent = file(Path("boot.js".to_owned()), Extensions::new()).await;
        assert_eq!(
            (sent.status(), &sent.headers()[CONTENT_TYPE]),
            (StatusCode::OK, &HeaderValue::from_static("text/javascript; charset=utf-8"))
        );
        for missing in ["nothing.js", "../Cargo.toml", "index.html", "README.md", "graphiql.min.js.gz"] {
            let answer = file(Path(missing.to_owned()), Extensions::new()).await;
            assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{missing}");
        }
    }
}
