//! A good graph: no bare ids, no words as text, nothing without a sentence.

use std::fs;
use std::path::Path;

fn root(path: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn doubts(folder: &Path) -> Vec<String> {
    codegen::lint::doubts(folder).expect("a contract").iter().map(ToString::to_string).collect()
}

#[test]
fn the_contract_makes_a_good_graph() {
    let doubts = doubts(&root("../contract"));
    assert!(doubts.is_empty(), "{}", doubts.join("\n"));
}

/// A type with one property.
fn stamp(name: &str, property: &str) -> String {
    format!(
        "    Stamp:\n      type: object\n      description: A mark.\n      x-graph: {{type: Stamp}}\n      properties:\n        {name}: {property}\n"
    )
}

#[test]
fn what_makes_none_is_told() {
    let town = root("tests/fixtures/town");
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir(folder.path().join("areas")).expect("a folder");
    for name in ["openapi.yaml", "areas/members.yaml", "areas/connections.yaml"] {
        fs::copy(town.join(name), folder.path().join(name)).expect("copied");
    }
    let path = folder.path().join("areas/connections.yaml");
    let plain = fs::read_to_string(&path).expect("the town");
    let place = "contract/areas/connections.yaml#/components/schemas";
    let bare = "shows a bare id: say which edge it is, the type whose global id it is (id), or why it is bare";
    let mine = plain.replacen(
        "operationId: listConnections\n",
        "operationId: listConnections\n      x-graph: {query: myConnections}\n",
        1,
    );
    fs::write(&path, mine).expect("written");
    let told = "contract/areas/connections.yaml#/paths/~1api~1v2~1connections/get/x-graph: is the viewer's own, so it is a field of Viewer";
    assert_eq!(doubts(folder.path()).join("\n"), told);
    for (mark, told) in [
        (
            "{type: integer, description: Whose., x-graph: {as: memberId}}",
            format!("{place}/Stamp/properties/mark: {bare}"),
        ),
        (
            "{type: array, description: Whose., x-graph: {as: memberIds}, items: {type: integer}}",
            format!("{place}/Stamp/properties/mark: {bare}"),
        ),
        ("{type: integer, description: Whose., x-graph: {as: memberId, bare: nobody is a type}}", String::new()),
        ("{type: integer, description: Whose., x-graph: {as: memberId, id: Stamp}}", String::new()),
        (
            "{type: integer, description: Which., x-graph: {as: id}}",
            format!(
                "{place}/Stamp/properties/mark: is named id, as only the global id of a thing is: say node of its type"
            ),
        ),
        ("{type: integer}", format!("{place}/Stamp/properties/mark: needs a description: the graph shows it")),
        (
            "{$ref: '#/components/schemas/ConnectionStatus'}",
            format!("{place}/ConnectionStatus: needs x-enum-descriptions: the graph shows its words"),
        ),
    ] {
        let stamp = stamp("mark", mark);
        let text = plain.replacen("    ConnectionPage:\n", &format!("{stamp}    ConnectionPage:\n"), 1);
        fs::write(&path, text).expect("written");
        assert_eq!(doubts(folder.path()).join("\n"), told, "{mark}");
    }
    for (name, scalar, told) in
        [("image_url", "", "is an address: say scalar: URL"), ("url", ", x-graph: {scalar: URL}", "")]
    {
        let stamp = stamp(name, &format!("{{type: string, description: Where.{scalar}}}"));
        fs::write(&path, plain.replacen("    ConnectionPage:\n", &format!("{stamp}    ConnectionPage:\n"), 1))
            .expect("written");
        let told = if told.is_empty() { String::new() } else { format!("{place}/Stamp/properties/{name}: {told}") };
        assert_eq!(doubts(folder.path()).join("\n"), told, "{name}");
    }
}
