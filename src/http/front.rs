//! What a browser meets at `/`: what this is and where to go on; with the demo communities, whom one can be.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG};
use http::{HeaderMap, HeaderValue, StatusCode};
use minijinja::value::Serde;
use minijinja::{Environment, UndefinedBehavior};
use serde::Serialize;
use sha2::{Digest as _, Sha256};

use super::headers::{PAGE_POLICY, is_known};
use super::language;
use crate::base::text::hex;
use crate::demo::{PASSWORD, SIGN_INS};
use crate::language::{Language, Sentence};
use crate::say;

/// Signs in and opens a tool.
const SCRIPT: &str = include_str!("front/demo.js");

/// Somebody whom a visitor can be.
#[derive(Serialize)]
struct Person {
    email: &'static str,
    tenant: &'static str,
    role: String,
}

/// What the page says.
#[derive(Serialize)]
struct View {
    lang: &'static str,
    dir: &'static str,
    what: String,
    reference: String,
    graph: String,
    contract: String,
    health: String,
    demo_title: String,
    demo_text: String,
    needs_script: String,
    failed: String,
    password: &'static str,
    people: Vec<Person>,
}

/// What is sent as it is, and what tells it from another one: weakly, as it is compressed or not.
struct Sheet {
    text: String,
    tag: String,
}

impl Sheet {
    fn new(text: String) -> Self {
        let tag = format!("\"{}\"", hex(&Sha256::digest(&text)[..16]));
        Self { text, tag }
    }
}

/// The page in each language, made once.
type Pages = Arc<HashMap<&'static str, Sheet>>;

/// `/`, and with the demo communities its script.
pub(super) fn router(demo: bool) -> Router {
    let pages: Pages =
        Arc::new(Language::ALL.iter().map(|language| (language.code(), Sheet::new(page(*language, demo)))).collect());
    let router = Router::new().route("/", get(front)).with_state(pages);
    if !demo {
        return router;
    }
    router.merge(Router::new().route("/demo.js", get(script)).with_state(Arc::new(Sheet::new(SCRIPT.to_owned()))))
}

async fn front(State(pages): State<Pages>, request: Request) -> Response {
    // Every language that a caller may be answered in has its page.
    let Some(page) = pages.get(language(request.extensions()).code()) else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    ours("text/html; charset=utf-8", page, request.headers())
}

async fn script(State(script): State<Arc<Sheet>>, asked: HeaderMap) -> Response {
    ours("text/javascript; charset=utf-8", &script, &asked)
}

/// The sheet, or 304 if the client has it.
fn ours(media_type: &'static str, sheet: &Sheet, asked: &HeaderMap) -> Response {
    let tag = format!("W/{}", sheet.tag);
    let headers = [
        (CONTENT_TYPE, HeaderValue::from_static(media_type)),
        (CONTENT_SECURITY_POLICY, HeaderValue::from_static(PAGE_POLICY)),
        (CACHE_CONTROL, HeaderValue::from_static("public, max-age=300")),
        (ETAG, HeaderValue::try_from(tag).unwrap_or(HeaderValue::from_static("\"\""))),
    ];
    if is_known(asked, &sheet.tag) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    (headers, sheet.text.clone()).into_response()
}

fn page(language: Language, demo: bool) -> String {
    let said = |sentence: Sentence| sentence.put(language, None);
    let people = SIGN_INS.iter().filter(|_| demo).map(|one| Person {
        email: one.email,
        tenant: one.tenant,
        role: said(say!("front-demo-role", role = one.role)),
    });
    let view = View {
        lang: language.code(),
        dir: language.direction(),
        what: said(say!("front-what")),
        reference: said(say!("front-reference")),
        graph: said(say!("front-graph")),
        contract: said(say!("front-contract")),
        health: said(say!("front-health")),
        demo_title: said(say!("front-demo-title")),
        demo_text: said(say!("front-demo-text", password = PASSWORD)),
        needs_script: said(say!("front-demo-needs-script")),
        failed: said(say!("front-demo-failed")),
        password: PASSWORD,
        people: people.collect(),
    };
    let mut environment = Environment::new();
    environment.set_undefined_behavior(UndefinedBehavior::Strict);
    environment.render_named_str("page.html", include_str!("front/page.html"), Serde(&view)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_whole_in_every_language_and_has_people_in_the_demo_alone() {
        for language in Language::ALL.iter().copied() {
            for demo in [true, false] {
                let page = page(language, demo);
                assert!(page.contains(&format!(
                    "<html lang=\"{}\" dir=\"{}\">",
                    language.code(),
                    language.direction()
                )));
                assert!(!page.contains("front-") && !page.contains("{$") && !page.contains("{{"), "{page}");
                assert_eq!(page.matches("data-email=").count(), if demo { SIGN_INS.len() } else { 0 });
                assert_eq!(page.contains(PASSWORD), demo);
                assert!(!page.contains("//"), "nothing is loaded from elsewhere");
            }
        }
    }
}
