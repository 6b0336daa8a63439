//! What the generator makes of a small town, kept as files that a reviewer reads.

use std::path::{Path, PathBuf};

fn town() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/town")
}

#[test]
fn the_town_becomes_these_files() {
    let files = codegen::generate(&town()).expect("the town's contract has no mistakes");
    assert_eq!(
        files.keys().map(String::as_str).collect::<Vec<_>>(),
        [
            "answers.json",
            "inputs.json",
            "openapi.json",
            "src/codes.rs",
            "src/connections.rs",
            "src/lib.rs",
            "src/members.rs",
            "src/operations.rs",
            "src/shared.rs",
            "src/words.rs",
        ]
    );
    for (path, text) in files.iter().filter(|(path, _)| *path != "openapi.json") {
        insta::assert_snapshot!(path.replace("src/", ""), text);
    }
}

#[test]
fn the_headers_that_the_gateway_reads_are_published_with_each_operation() {
    let files = codegen::generate(&town()).expect("the town's contract has no mistakes");
    let document: serde_json::Value = serde_json::from_str(&files["openapi.json"]).expect("JSON");
    let operations = document["paths"].as_object().into_iter().flat_map(|paths| paths.values());
    let operations = operations.flat_map(|path| path.as_object().into_iter().flatten());
    for (method, operation) in operations.filter(|(_, operation)| operation["operationId"].is_string()) {
        let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
        let times = |name: &str| {
            let reference = format!("#/components/parameters/{name}");
            parameters.iter().filter(|parameter| parameter["$ref"] == reference.as_str()).count()
        };
        assert_eq!(times("TenantId"), 1, "{method} {operation}: once, also where the area names it itself");
        assert_eq!(times("IdempotencyKey") == 1, operation["x-idempotency"].is_object(), "{method} {operation}");
        assert_eq!(times("CsrfToken"), 0, "this contract describes none");
    }
}

#[test]
fn links_are_published_with_their_answers() {
    let files = codegen::generate(&town()).expect("the town's contract has no mistakes");
    let document: serde_json::Value = serde_json::from_str(&files["openapi.json"]).expect("JSON");
    let links = &document["paths"]["/api/v2/connections"]["get"]["responses"]["200"]["links"];
    assert_eq!(
        *links,
        serde_json::json!({
            "RemoveConnection": {
                "operationId": "removeConnection",
                "parameters": { "connectionId": "$response.body#/data/0/id" },
            },
        })
    );
}

#[test]
fn optional_members_of_requests_are_published_as_nullable() {
    let files = codegen::generate(&town()).expect("the town's contract has no mistakes");
    let document: serde_json::Value = serde_json::from_str(&files["openapi.json"]).expect("JSON");
    let schemas = &document["components"]["schemas"];
    let nullable = |schema: &str, member: &str| schemas[schema]["properties"][member]["nullable"] == true;
    assert!(!nullable("ConnectionRequest", "user_id"), "it is required");
    assert!(nullable("ConnectionRequest", "labels") && nullable("Key", "times") && nullable("Note", "mood"));
    assert_eq!(
        schemas["Note"]["properties"]["mood"],
        serde_json::json!({ "allOf": [{ "$ref": "#/components/schemas/Mood" }], "nullable": true })
    );
    assert!(!nullable("Neighbour", "age"), "answers say what they hold");
    assert!(!nullable("NoteForm", "stars"), "a form has no null");
}

#[test]
fn the_same_contract_gives_the_same_text() {
    assert_eq!(codegen::generate(&town()), codegen::generate(&town()));
}

#[test]
fn only_what_changed_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut files = codegen::generate(&town()).expect("the town's contract has no mistakes");
    let first = codegen::settle::write(folder.path(), &files).expect("written");
    assert_eq!(first.len(), files.len());
    assert!(codegen::settle::write(folder.path(), &files).expect("written").is_empty());

    files.insert("src/codes.rs".to_owned(), "//! Another text.\n".to_owned());
    assert_eq!(codegen::settle::differing(folder.path(), &files), ["src/codes.rs"]);
    let told = codegen::compare(folder.path(), &files).expect_err("a difference");
    assert_eq!(told, "these files are not what contract/ says; build once and commit them:\n  generated/src/codes.rs");
    let second = codegen::settle::write(folder.path(), &files).expect("written");
    assert_eq!(second, [folder.path().join("src/codes.rs")]);
}

#[test]
fn the_file_of_an_area_that_is_gone_goes_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut files = codegen::generate(&town()).expect("the town's contract has no mistakes");
    codegen::settle::write(folder.path(), &files).expect("written");
    let own = folder.path().join("src/own.rs");
    std::fs::write(&own, "//! Written by hand.\n").expect("written");

    files.remove("src/members.rs");
    assert_eq!(codegen::settle::differing(folder.path(), &files), ["src/members.rs"]);
    codegen::settle::write(folder.path(), &files).expect("written");
    assert!(!folder.path().join("src/members.rs").exists());
    assert!(own.exists());
}
