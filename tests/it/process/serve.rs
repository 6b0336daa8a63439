//! The first minutes: `serve --demo`, starting again, starting with nothing.

use timeweave::demo;

use super::client::page;
use super::*;

const DEMO: &str = demo::PASSWORD;

async fn demo_member(program: &Program, tenant: &str, name: &str) -> (Client, i64) {
    let client = Client::new(program, tenant).signed_in(&format!("{name}@{tenant}.example"), DEMO).await;
    let me = client.get("/api/v2/users/me").await.ok().json();
    (client, me["data"]["id"].as_i64().unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_demo_is_ready_to_look_around_and_made_once() {
    let here = Installation::empty();
    let program = here.serves(&["--demo"]).await;
    program.says("Timeweave listens.").await;
    program.says("Reference  http://127.0.0.1:").await;
    program.says("Demo sign-ins, password timeweave-demo:").await;
    program.says("super@timeweave.example").await;
    assert!(program.said().contains("Made the demo communities: 1000 members, "), "{}", program.said());

    let ready = Client::new(&program, "").get("/api/v2/health").await;
    assert_eq!(
        ready.json(),
        json!({ "status": "ok", "checks": { "database": "ok", "migrations": "ok", "queue": "ok" } })
    );
    for tenant in ["harbour", "meadow"] {
        let mut three = Vec::new();
        for name in ["ada", "ben", "cleo"] {
            three.push(demo_member(&program, tenant, name).await);
        }
        for (viewer, own) in &three {
            let page = viewer.get("/api/v2/connections").await.ok().json();
            assert!(!page["data"].as_array().unwrap().is_empty(), "{page}");
            let blocked = viewer.get("/api/v2/users/blocked").await.ok().json();
            assert_eq!(blocked["data"], json!([]));
            for (_, other) in three.iter().filter(|(_, other)| other != own) {
                let status = viewer.get(&format!("/api/v2/connections/status/{other}")).await.ok().json();
                assert_eq!(status["data"]["status"], "none");
            }
        }
        let elsewhere = if tenant == "harbour" { "meadow" } else { "harbour" };
        let stranger = Client::new(&program, elsewhere).login(&format!("ada@{tenant}.example"), DEMO).await;
        assert_eq!((stranger.status.as_u16(), stranger.code()), (401, "AUTH_INVALID_CREDENTIALS".to_owned()));
    }
    shows_where_to_go_on(&program).await;
    program.stop().await.well();

    let rows = "SELECT (SELECT COUNT(*) FROM users) + (SELECT COUNT(*) FROM connections)";
    let db = here.db().await;
    let before = count(&db, rows).await;
    let again = here.serves(&["--demo"]).await;
    again.says("The demo communities are there.").await;
    assert_eq!(count(&db, rows).await, before);
    demo_member(&again, "meadow", "ben").await;
    again.stop().await.well();
}

/// What a browser is told at `/`, and the pictures of the demo.
async fn shows_where_to_go_on(program: &Program) {
    program.says(&format!("Open {}/ in a browser.", program.api)).await;
    let http = crate::support::http_client().build().unwrap();
    let open = async |path: &str, language: &str| {
        let request = http.get(format!("{}{path}", program.api)).header("accept", "text/html");
        let answer = request.header("accept-language", language).send().await.unwrap();
        let of =
            |name: &str| answer.headers().get(name).map_or(String::new(), |value| value.to_str().unwrap().to_owned());
        let told = (answer.status().as_u16(), of("content-type"), of("content-language"), of("cache-control"));
        (told, answer.text().await.unwrap())
    };
    let told = |language: &str| {
        (200, "text/html; charset=utf-8".to_owned(), language.to_owned(), "public, max-age=300".to_owned())
    };
    let (english, page) = open("/", "en").await;
    assert_eq!(english, told("en"));
    for link in ["/docs/", "/graphql", "/api/v2/openapi.json", "/api/v2/health"] {
        assert!(page.contains(&format!("<a href=\"{link}\">")), "{link}: {page}");
        assert_eq!(open(link, "en").await.0.0, 200, "{link}");
    }
    for person in demo::SIGN_INS {
        let row = format!("<tr data-email=\"{}\" data-tenant=\"{}\"", person.email, person.tenant);
        assert!(page.contains(&row), "{row}: {page}");
        Client::new(program, person.tenant).signed_in(person.email, demo::PASSWORD).await;
    }
    for script in ["/demo.js", "/docs/swagger-initializer.js", "/graphql/assets/boot.js"] {
        let (told, text) = open(script, "en").await;
        assert_eq!((told.0, told.1.as_str()), (200, "text/javascript; charset=utf-8"), "{script}");
        assert!(text.contains("'timeweave-demo'"), "{script}: {text}");
    }
    for path in ["/", "/demo.js"] {
        let ask = async |tag: &str| {
            let request = crate::support::http_client().build().unwrap().get(format!("{}{path}", program.api));
            request.header("if-none-match", tag).send().await.unwrap()
        };
        let tag = ask("\"other\"").await.headers()["etag"].to_str().unwrap().to_owned();
        let known = ask(&tag).await;
        assert_eq!((known.status().as_u16(), known.headers()["etag"].to_str().unwrap()), (304, tag.as_str()), "{path}");
        assert!(known.bytes().await.unwrap().is_empty());
    }
    let (german, page) = open("/", "de-AT,en;q=0.5").await;
    assert_eq!(german, told("de"));
    assert!(page.contains("<html lang=\"de\" dir=\"ltr\">"), "{page}");

    let ada = Client::new(program, "harbour").signed_in("ada@harbour.example", demo::PASSWORD).await;
    let listings = ada.get("/api/v2/listings?per_page=100").await.ok().json();
    let mut pictures = listings["data"].as_array().unwrap().iter().filter_map(|one| one["image_url"].as_str());
    let path = pictures.next().and_then(|url| url.strip_prefix(&program.api)).expect("a picture of this gateway");
    assert_eq!(open(path, "en").await.0.1, "image/jpeg");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_contract_is_made_once_and_sent_to_those_who_lack_it() {
    let here = Installation::empty();
    let gateway = here.serves(&[]).await;
    let client = crate::support::http_client().no_gzip().no_brotli().no_zstd().build().unwrap();
    let ask = async |path: &str, takes: &str, tag: Option<&str>| {
        let request = client.get(format!("{}{path}", gateway.api)).header("accept-encoding", takes);
        let request = tag.into_iter().fold(request, |request, tag| request.header("if-none-match", tag));
        request.send().await.unwrap()
    };
    for path in ["/api/v2/openapi.json", "/docs/swagger-ui.css"] {
        let mut tags = Vec::new();
        for (takes, encoding) in [("identity", None), ("gzip", Some("gzip")), ("gzip, br", Some("br"))] {
            let first = ask(path, takes, None).await;
            let of = |name: &str| first.headers().get(name).map(|value| value.to_str().unwrap().to_owned());
            assert_eq!((first.status().as_u16(), of("content-encoding").as_deref()), (200, encoding), "{path}");
            assert!(of("cache-control").unwrap().starts_with("public, max-age="), "{path}");
            let (tag, id) = (of("etag").unwrap(), of("x-request-id").unwrap());
            assert!(of("vary").unwrap().to_lowercase().contains("accept-encoding"), "{path} {takes}");
            let said = ["content-type", "content-length", "etag", "cache-control", "content-encoding"].map(&of);
            let body = first.bytes().await.unwrap();
            let head =
                client.head(format!("{}{path}", gateway.api)).header("accept-encoding", takes).send().await.unwrap();
            let of = |name: &str| head.headers().get(name).map(|value| value.to_str().unwrap().to_owned());
            let head_said = ["content-type", "content-length", "etag", "cache-control", "content-encoding"].map(of);
            assert_eq!((head_said, head.bytes().await.unwrap().len()), (said, 0), "{path} {takes}");

            let known = ask(path, takes, Some(&format!("\"other\", W/{tag}"))).await;
            assert_eq!((known.status().as_u16(), known.headers()["etag"].to_str().unwrap()), (304, tag.as_str()));
            assert_ne!(known.headers()["x-request-id"].to_str().unwrap(), id);
            assert!(known.bytes().await.unwrap().is_empty());
            let again = ask(path, takes, Some("\"other\"")).await;
            assert_eq!((again.status().as_u16(), again.bytes().await.unwrap()), (200, body));
            tags.push(tag);
        }
        tags.dedup();
        assert_eq!(tags.len(), 3, "{path}");
    }
    // What is not compressed is better than nothing.
    let plain = ask("/api/v2/health", "identity;q=0", None).await;
    assert_eq!((plain.status().as_u16(), plain.headers().get("content-encoding")), (200, None));
    assert_eq!(client.head(format!("{}/docs/nope", gateway.api)).send().await.unwrap().status().as_u16(), 404);
    gateway.stop().await.well();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_the_demo_nobody_is_there() {
    let here = Installation::empty();
    let program = here.serves(&[]).await;
    let answer = Client::new(&program, "").get("/api/v2/tenants").await.ok();
    assert_eq!(answer.json()["data"], json!([]));
    let refused = Client::new(&program, "harbour").login("ada@harbour.example", DEMO).await;
    assert!(refused.status.is_client_error(), "{}", refused.text());
    let front = page(&format!("{}/", program.api)).await;
    assert!(front.contains("<html lang=\"en\"") && !front.contains(demo::PASSWORD), "{front}");
    assert_eq!(Client::new(&program, "").get("/demo.js").await.status.as_u16(), 404);
    let ended = program.stop().await.well();
    assert!(!ended.out.contains("sign-ins"), "{}", ended.out);

    let db = here.db().await;
    assert_eq!(count(&db, "SELECT (SELECT COUNT(*) FROM tenants) + (SELECT COUNT(*) FROM users)").await, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_that_is_taken_is_told_by_the_name_of_its_variable() {
    let here = Installation::empty();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    for name in ["TIMEWEAVE_SERVER_LISTEN", "TIMEWEAVE_METRICS_LISTEN"] {
        let ended = here.program(&["serve"], &[(name, &address)]).end().await.badly();
        assert!(ended.log.contains(&format!("cannot listen on {address} ({name})")), "{}", ended.log);
    }
}
