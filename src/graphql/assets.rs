//! The query editor, carried in the program: it works without any other server.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::response::{IntoResponse as _, Response};
use http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG};
use http::{Extensions, HeaderMap, HeaderValue, StatusCode, Uri};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::base::text::hex;
use crate::http::headers::{PAGE_POLICY, is_known};
use crate::http::{answer, language};

#[derive(RustEmbed)]
#[folder = "graphql/graphiql"]
#[include = "*.html"]
#[include = "*.js"]
#[include = "*.css"]
struct Files;

/// Where the page's own files are.
const FOLDER: &str = "/graphql/assets/";

/// The page, with the version of each file in its address, so that a browser keeps a file for ever and still never shows an old one.
static PAGE: LazyLock<String> = LazyLock::new(|| {
    let page =
        Files::get("index.html").map(|file| String::from_utf8_lossy(&file.data).into_owned()).unwrap_or_default();
    Files::iter().fold(page, |page, name| {
        let version = Files::get(&name).map(|file| version(&file)).unwrap_or_default();
        page.replace(&format!("{FOLDER}{name}\""), &format!("{FOLDER}{name}?v={version}\""))
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

/// One of the page's files.
pub async fn file(Path(name): Path<String>, uri: Uri, headers: HeaderMap, extensions: Extensions) -> Response {
    let media_type = match name.rsplit_once('.') {
        Some((_, "js")) => "text/javascript; charset=utf-8",
        Some((_, "css")) => "text/css; charset=utf-8",
        _ => return nothing(&extensions),
    };
    let Some(file) = Files::get(&name) else { return nothing(&extensions) };
    let tag = format!("\"{}\"", hex(&file.metadata.sha256_hash()));
    let unchanged = is_known(&headers, &tag);
    let current = uri.query().is_some_and(|query| query.strip_prefix("v=") == Some(&version(&file)));
    let caching = if current { "public, max-age=31536000, immutable" } else { "public, no-cache" };
    let headers = [
        (CONTENT_TYPE, HeaderValue::from_static(media_type)),
        (ETAG, HeaderValue::try_from(tag).unwrap_or(HeaderValue::from_static("\"\""))),
        (CACHE_CONTROL, HeaderValue::from_static(caching)),
    ];
    if unchanged {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    (headers, file.data).into_response()
}

fn version(file: &EmbeddedFile) -> String {
    hex(&file.metadata.sha256_hash()[..6])
}

fn nothing(extensions: &Extensions) -> Response {
    answer::refused(&answer::not_found(), language(extensions)).into_response()
}

#[cfg(test)]
mod tests {
    use http::header::IF_NONE_MATCH;

    use super::*;

    #[test]
    fn every_file_the_page_loads_is_carried_and_has_its_version() {
        let loaded: Vec<_> = PAGE.split('"').filter_map(|part| part.strip_prefix(FOLDER)).collect();
        assert!(loaded.len() >= 5, "{loaded:?}");
        for address in loaded {
            let (name, shown) = address.split_once("?v=").expect("a version");
            assert_eq!(shown, version(&Files::get(name).expect(name)));
        }
        assert!(!PAGE.contains("//"), "nothing is loaded from elsewhere");
    }

    #[tokio::test]
    async fn a_file_is_sent_once() {
        let name = || Path("boot.js".to_owned());
        let uri = Uri::from_static("/graphql/assets/boot.js");
        let first = file(name(), uri.clone(), HeaderMap::new(), Extensions::new()).await;
        assert_eq!(
            (first.status(), &first.headers()[CACHE_CONTROL]),
            (StatusCode::OK, &HeaderValue::from_static("public, no-cache"))
        );

        let mut headers = HeaderMap::new();
        headers.insert(IF_NONE_MATCH, first.headers()[ETAG].clone());
        assert_eq!(file(name(), uri, headers, Extensions::new()).await.status(), StatusCode::NOT_MODIFIED);

        for missing in ["nothing.js", "../Cargo.toml", "index.html", "README.md"] {
            let answer =
                file(Path(missing.to_owned()), Uri::from_static("/"), HeaderMap::new(), Extensions::new()).await;
            assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{missing}");
        }
    }
}
