//! Every class of mistake stops the build with the file, the place and the reason.

use std::fs;
use std::path::Path;

const CONNECTIONS: &str = "areas/connections.yaml";
const MEMBERS: &str = "areas/members.yaml";
const MAIN: &str = "openapi.yaml";

/// The problems of the town after one edit of one file.
fn after(file: &str, from: &str, to: &str) -> Vec<String> {
    let town = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/town");
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir(folder.path().join("areas")).expect("a folder");
    for name in [MAIN, CONNECTIONS, MEMBERS] {
        let mut text = fs::read_to_string(town.join(name)).expect("the town");
        if name == file {
            assert!(text.contains(from), "{from:?} is not in {name}");
            text = text.replacen(from, to, 1);
        }
        fs::write(folder.path().join(name), text).expect("written");
    }
    let problems = codegen::generate(folder.path()).expect_err("a mistake");
    problems.sorted().iter().map(ToString::to_string).collect()
}

macro_rules! broken {
    ($($name:ident: $file:expr, $from:expr => $to:expr, $told:expr;)*) => {
        $(#[test]
        fn $name() {
            assert_eq!(after($file, $from, $to), [$told]);
        })*
    };
}

broken! {
    wrong_version: MAIN, "openapi: 3.0.3" => "openapi: 3.1.0",
        "contract/openapi.yaml#/openapi: must be 3.0.x, not 3.1.0";
    operation_without_id: CONNECTIONS, "      operationId: listConnections\n" => "",
        "contract/areas/connections.yaml#/paths/~1api~1v2~1connections/get/operationId: missing";
    one_set_twice: MEMBERS, "enum: [glad, sad]" => "enum: [accepted, pending]",
        "contract/areas/members.yaml#/components/schemas/Mood/enum: \
         are the words of /components/schemas/ConnectionStatus too; name the set once among the schemas";
    part_of_no_set: MEMBERS, "enum: [glad, sad]\n" => "enum: [glad, sad]\n      x-words-of: Moods\n",
        "contract/areas/members.yaml#/components/schemas/Mood/x-words-of: must name a set of words among the schemas";
    word_of_another_set: MEMBERS, "enum: [glad, sad]\n" => "enum: [accepted, sad]\n      x-words-of: ConnectionStatus\n",
        "contract/areas/members.yaml#/components/schemas/Mood/x-words-of: sad is no word of ConnectionStatus";
    one_id_twice: MEMBERS, "operationId: readMe" => "operationId: listConnections",
        "contract/areas/members.yaml#/paths/~1api~1v2~1users~1me/get/operationId: listConnections is also the name of \
         /paths/~1api~1v2~1connections/get";
    dangling_reference: CONNECTIONS, "schema: {$ref: '#/components/schemas/ConnectionPage'}" => "schema: {$ref: '#/components/schemas/Page'}",
        "contract/areas/connections.yaml#/paths/~1api~1v2~1connections/get/responses/200/content/application~1json/schema/$ref: \
         #/components/schemas/Page leads nowhere";
    undeclared_path_parameter: CONNECTIONS, "/connections/{connectionId}:" => "/connections/{connectionId}/{other}:",
        "contract/areas/connections.yaml#/paths/~1api~1v2~1connections~1{connectionId}~1{other}/delete/parameters: \
         path parameter other is not declared";
    parameter_not_in_path: MEMBERS, "/users/{id}/badge:" => "/users/badge:",
        "contract/areas/members.yaml#/paths/~1api~1v2~1users~1badge/get/parameters/0/name: id is not in the path /api/v2/users/badge";
    unknown_extension: CONNECTIONS, "x-feature: connections" => "x-featuer: connections",
        "contract/areas/connections.yaml#/paths/~1api~1v2~1connections/get/x-featuer: is not an extension that we know";
    misplaced_extension: MAIN, "    Meta:\n" => "    Meta:\n      x-clamp: true\n",
        "contract/openapi.yaml#/components/schemas/Meta/x-clamp: does not belong here";
    closed_request_without_a_reason: MEMBERS, "      x-strict: A note keeps everything or nothing.\n" => "",
        "contract/areas/members.yaml#/components/schemas/Note/additionalProperties: \
         a request takes members that it does not name; where it must not, x-strict says why";
    reason_without_a_closed_schema: MEMBERS, "      description: What opens a door.\n" => "      description: What opens a door.\n      x-strict: It is a key.\n",
        "contract/areas/members.yaml#/components/schemas/Key/x-strict: does not belong here";
    open_answer: CONNECTIONS, "      description: A tie between two members.\n      additionalProperties: false\n" => "      description: A tie between two members.\n",
        "contract/areas/connections.yaml#/components/schemas/Connection/additionalProperties: \
         an answer says whether it has members that it does not name";
    clearing_without_null: MEMBERS, "times: {type: integer, minimum: 1}" => "times: {type: integer, minimum: 1, x-clears: true}",
        "contract/areas/members.yaml#/components/schemas/Key/properties/times/x-clears: does not belong here";
    misshapen_rate_limit: CONNECTIONS, "{limit: 60, window: 60, per: member}" => "{limit: 60, per: member}",
        "contract/areas/connections.yaml#/paths/~1api~1v2~1connections/get/x-rate-limit: \
         must be {limit: calls, window: seconds, per: member or address}, perhaps with layer: route or handler";
    unknown_role: MEMBERS, "x-body-limit: 4096" => "x-roles: [queen]",
        "contract/areas/members.yaml#/paths/~1api~1v2~1users~1me~1avatar/post/x-roles: \
         must be a list of roles among member, broker, coordinator, admin, tenant_admin, super_admin";
    code_of_no_role: MEMBERS, "x-body-limit: 4096" => "x-role-code: FORBIDDEN",
        "contract/areas/members.yaml#/paths/~1api~1v2~1users~1me~1avatar/post/x-role-code: stands beside x-roles only";
    feature_name: CONNECTIONS, "x-feature: connections" => "x-feature: My Connections",
        "contract/areas/connections.yaml#/paths/~1api~1v2~1connections/get/x-feature: \
         must be the name of a feature in lower case, words joined by _";
    unknown_violation_code: CONNECTIONS, "x-feature: connections" => "x-violation-code: NO_SUCH",
        "contract/areas/connections.yaml#/paths/~1api~1v2~1connections/get/x-violation-code: must be a code of ErrorCode";
    reasons_that_are_none: CONNECTIONS, "x-feature: connections" => "x-violation-reasons: {name: 3}",
        "contract/areas/connections.yaml#/paths/~1api~1v2~1connections/get/x-violation-reasons: \
         must say for each field, or * for all others, which reason it is";
    link_to_no_operation: CONNECTIONS, "{operationId: removeConnection, parameters: {connectionId: $response.body#/id}}" => "{operationId: endConnection}",
        "contract/areas/connections.yaml#/paths/~1api~1v2~1connections~1request/post/responses/201/links/RemoveConnection/operationId: \
         endConnection is not an operation";
    link_by_another_name: CONNECTIONS, "            ReadBadge: {" => "            Badge: {",
        "contract/areas/connections.yaml#/paths/~1api~1v2~1connections~1request/post/responses/201/links/Badge: \
         must be named ReadBadge, after its operation";
    link_without_a_path_parameter: CONNECTIONS, "{operationId: readBadge, parameters: {id: $request.body#/user_id}}" => "{operationId: readBadge}",
        "contract/areas/connections.yaml#/paths/~1api~1v2~1connections~1request/post/responses/201/links/ReadBadge/parameters: \
         path parameter id of readBadge is missing";
    link_to_an_unknown_parameter: CONNECTIONS, "{id: $request.body#/user_id}" => "{id: $request.body#/user_id, size: $request.body#/weight}",
        "contract/areas/connections.yaml#/paths/~1api~1v2~1connections~1request/post/responses/201/links/ReadBadge/parameters/size: \
         readBadge has no parameter size";
    link_by_no_expression: CONNECTIONS, "{id: $request.body#/user_id}" => "{id: 7}",
        "contract/areas/connections.yaml#/paths/~1api~1v2~1connections~1request/post/responses/201/links/ReadBadge/parameters/id: \
         must be a runtime expression, for example $response.body#/data/id or $request.path.id";
    link_that_leads_nowhere: CONNECTIONS, "$response.body#/data/0/id" => "$response.body#/data/id",
        "contract/areas/connections.yaml#/paths/~1api~1v2~1connections/get/responses/200/links/RemoveConnection/parameters/connectionId: \
         /data/id leads nowhere in the schema of the body";
    link_from_a_parameter_that_is_not_there: CONNECTIONS, "{id: $request.body#/user_id}" => "{id: $request.path.id}",
        "contract/areas/connections.yaml#/paths/~1api~1v2~1connections~1request/post/responses/201/links/ReadBadge/parameters/id: \
         requestConnection has no path parameter id";
    link_to_another_type: CONNECTIONS, "{id: $request.body#/user_id}" => "{id: $response.body#/peer/name}",
        "contract/areas/connections.yaml#/paths/~1api~1v2~1connections~1request/post/responses/201/links/ReadBadge/parameters/id: \
         $response.body#/peer/name is string, but id of readBadge is integer";
    link_with_a_misspelt_member: CONNECTIONS, "{operationId: readBadge, parameters:" => "{operationId: readBadge, descripton: A badge., parameters:",
        "contract/areas/connections.yaml#/paths/~1api~1v2~1connections~1request/post/responses/201/links/ReadBadge/descripton: \
         a link holds only operationId, parameters, description";
    field_of_the_graph_by_an_unknown_word: CONNECTIONS, "      operationId: listConnections\n" => "      operationId: listConnections\n      x-graph: {query: connections, filed: x}\n",
        "contract/areas/connections.yaml#/paths/~1api~1v2~1connections/get/x-graph: \
         knows no word filed; here may stand query, mutation, field, pick, cursor, sealed, backward, total, rows, payload, removes, also, scalar, description";
    list_that_goes_backward_without_cursors: CONNECTIONS, "      operationId: listConnections\n" => "      operationId: listConnections\n      x-graph: {query: connections, backward: true}\n",
        "contract/areas/connections.yaml#/paths/~1api~1v2~1connections/get/x-graph: says backward of what is no list by cursors";
    list_that_goes_backward_a_little: CONNECTIONS, "      operationId: listConnections\n" => "      operationId: listConnections\n      x-graph: {query: connections, backward: 1}\n",
        "contract/areas/connections.yaml#/paths/~1api~1v2~1connections/get/x-graph: backward is true, or not said";
    field_of_the_graph_at_two_places: CONNECTIONS, "      operationId: listConnections\n" => "      operationId: listConnections\n      x-graph: {query: connections, field: Viewer.connections}\n",
        "contract/areas/connections.yaml#/paths/~1api~1v2~1connections/get/x-graph: \
         must name one field: query, mutation, or field as Type.name";
    field_of_the_graph_of_rows_that_are_none: CONNECTIONS, "      operationId: listConnections\n" => "      operationId: listConnections\n      x-graph: {query: connections, rows: Crowd}\n",
        "contract/areas/connections.yaml#/paths/~1api~1v2~1connections/get/x-graph: rows names Crowd, which is no type of the graph";
    field_of_the_graph_that_removes_nothing: CONNECTIONS, "      operationId: listConnections\n" => "      operationId: listConnections\n      x-graph: {mutation: connect, removes: {}}\n",
        "contract/areas/connections.yaml#/paths/~1api~1v2~1connections/get/x-graph: \
         removes must be {type: what is gone, parameter: the one that names it}";
    field_of_the_graph_that_removes_by_two_ways: CONNECTIONS, "      operationId: listConnections\n" => "      operationId: listConnections\n      x-graph: {mutation: connect, removes: {type: Key, parameter: id, before: true}}\n",
        "contract/areas/connections.yaml#/paths/~1api~1v2~1connections/get/x-graph: removes says a parameter or before, not both";
    type_of_the_graph_with_a_number_that_it_lacks: MEMBERS, "    Key:\n" => "    Key:\n      x-graph: {type: Key, node: nickname}\n",
        "contract/areas/members.yaml#/components/schemas/Key/x-graph: node is true, the property that holds its number, or one";
    type_of_the_graph_with_a_name_of_lists: MEMBERS, "    Key:\n" => "    Key:\n      x-graph: {type: KeyConnection}\n",
        "contract/areas/members.yaml#/components/schemas/Key/x-graph: KeyConnection ends as only lists do";
    type_of_the_graph_found_by_no_operation: MEMBERS, "    Key:\n" => "    Key:\n      x-graph: {type: Key, node: true, found: getKey, absent: key-missing}\n",
        "contract/areas/members.yaml#/components/schemas/Key/x-graph: found names getKey, which is no operation";
    type_of_the_graph_found_without_an_id: MEMBERS, "    Key:\n" => "    Key:\n      x-graph: {type: Key, found: listConnections, absent: key-missing}\n",
        "contract/areas/members.yaml#/components/schemas/Key/x-graph: found is said of what has a global id";
    type_of_the_graph_found_without_a_sentence: MEMBERS, "    Key:\n" => "    Key:\n      x-graph: {type: Key, node: true, found: listConnections}\n",
        "contract/areas/members.yaml#/components/schemas/Key/x-graph: says found and absent together: the operation, and the name of the sentence if there is nothing";
    type_of_the_graph_found_together_by_nothing: MEMBERS, "    Key:\n" => "    Key:\n      x-graph: {type: Key, node: true, together: true}\n",
        "contract/areas/members.yaml#/components/schemas/Key/x-graph: together is true or freely, of what an operation finds by a number that is always there";
    field_of_the_graph_from_nowhere: MEMBERS, "    Key:\n" => "    Key:\n      x-graph: {type: Key, fields: {lock: {type: String, description: Its lock., from: lock.name}}}\n",
        "contract/areas/members.yaml#/components/schemas/Key/x-graph: lock has a from that leads to no property that is always there";
    field_of_the_graph_for_each_by_no_operation: MEMBERS, "    Key:\n" => "    Key:\n      x-graph: {type: Key, fields: {lock: {type: Key, description: Its lock., each: getLocks}}}\n",
        "contract/areas/members.yaml#/components/schemas/Key/x-graph: lock has each that names getLocks, which is no operation";
    field_of_the_graph_for_parties_alone: MEMBERS, "    Key:\n" => "    Key:\n      x-graph: {type: Key, fields: {lock: {type: Key, description: Its lock., parties: [times]}}}\n",
        "contract/areas/members.yaml#/components/schemas/Key/x-graph: lock has parties, but neither each nor from";
    field_of_the_graph_for_a_viewer_who_is_a_word: MEMBERS, "    Key:\n" => "    Key:\n      x-graph: {type: Key, fields: {lock: {type: Boolean, description: Its lock., viewer: {times: often}}}}\n",
        "contract/areas/members.yaml#/components/schemas/Key/x-graph: \
         lock says viewer: the way to a number for a Boolean, or the ways to numbers, each with a word of its set";
    field_of_the_graph_told_by_no_area: CONNECTIONS, "      operationId: listConnections\n" => "      operationId: listConnections\n      x-graph: {mutation: connect, removes: {type: Key, before: nowhere}}\n",
        "contract/areas/connections.yaml#/paths/~1api~1v2~1connections/get/x-graph: \
         removes says before: it is true, the name of an area, or not said";
    answer_of_the_graph_that_no_field_gives: MEMBERS, "    Key:\n" => "    Key:\n      x-graph: {kept: true}\n",
        "contract/areas/members.yaml#/components/schemas/Key/x-graph: is kept, but no field answers it";
    body_without_example: CONNECTIONS, "            example: {user_id: 7, message: Hello}\n" => "",
        "contract/areas/connections.yaml#/paths/~1api~1v2~1connections~1request/post/requestBody/content/application~1json/example: missing";
    example_out_of_bounds: CONNECTIONS, "example: {user_id: 7, message: Hello}" => "example: {user_id: 0}",
        "contract/areas/connections.yaml#/paths/~1api~1v2~1connections~1request/post/requestBody/content/application~1json/example: \
         does not fit its schema at /user_id: 0 is less than the minimum of 1";
    default_out_of_bounds: MAIN, "default: 20" => "default: 2000",
        "contract/openapi.yaml#/components/parameters/Limit/schema/default: does not fit its schema: 2000 is greater than the maximum of 100";
    bad_pattern: MEMBERS, "name: {type: string, minLength: 1}" => "name: {type: string, pattern: '('}",
        "contract/areas/members.yaml#/components/schemas/Key/properties/name/pattern: cannot be matched: \"(\" is not a \"regex\"";
    two_spellings: MEMBERS, "        name: {type: string, minLength: 1}" => "        line_number: {type: string}\n        lineNumber: {type: string}\n        name: {type: string}",
        "contract/areas/members.yaml#/components/schemas/Key/properties/lineNumber: is another spelling of line_number";
    misspelt_keyword: CONNECTIONS, "maxLength: 10" => "maxLenght: 10",
        "contract/areas/connections.yaml#/components/schemas/ConnectionRequest/properties/message/maxLenght: \
         is not a keyword of OpenAPI 3.0 schemas";
    required_but_unknown: MEMBERS, "required: [id, name]" => "required: [id, name, shoe_size]",
        "contract/areas/members.yaml#/components/schemas/Neighbour/required/2: \"shoe_size\" is required but not among the properties";
    code_without_name: MAIN, "        - AuthRequired\n" => "",
        "contract/openapi.yaml#/components/schemas/ErrorCode/x-enum-varnames: names 8 of 9 codes";
    code_of_the_door: MAIN, "        - ValidationInvalidValue\n" => "        - Unused\n",
        "contract/openapi.yaml#/components/schemas/ErrorCode/x-enum-varnames: ValidationInvalidValue is missing; the door itself refuses with it";
    code_without_status: MAIN, "        AUTH_REQUIRED: 401\n" => "",
        "contract/openapi.yaml#/components/schemas/ErrorCode/enum/1: AUTH_REQUIRED has no status in x-statuses";
    field_of_a_form_that_is_nothing: MEMBERS, "        cover: {type: string, format: binary}\n" => "        cover: {type: string, format: binary}\n        colour: {type: string}\n",
        "contract/areas/members.yaml#/components/schemas/NoteForm/properties/colour: \
         is neither a field of the JSON body nor a file (format: binary)";
    file_that_is_a_text_in_json: MEMBERS, "        cover: {type: string, format: binary}\n" => "        cover: {type: string, format: binary}\n        stars: {type: string, format: binary}\n",
        "contract/areas/members.yaml#/components/schemas/NoteForm/properties/stars: is a file here and none in the JSON body";
    field_of_a_form_with_other_bounds: MEMBERS, "        cover: {type: string, format: binary}\n" => "        cover: {type: string, format: binary}\n        stars: {type: integer}\n",
        "contract/areas/members.yaml#/components/schemas/NoteForm/properties/stars: is not described as in the JSON body";
    form_without_a_field: MEMBERS, "        <<: *note\n" => "        text: {type: string, minLength: 1, maxLength: 100}\n        stars: {type: integer, minimum: 1, maximum: 5}\n        pinned: {type: boolean, default: false}\n        mood: {$ref: '#/components/schemas/Mood'}\n        tags: {type: array, items: {type: string}}\n",
        "contract/areas/members.yaml#/components/schemas/NoteForm/properties: weight of the JSON body is missing";
    form_that_asks_for_more: MEMBERS, "      required: [text]\n      properties:\n        <<: *note" => "      required: [text, cover]\n      properties:\n        <<: *note",
        "contract/areas/members.yaml#/components/schemas/NoteForm/required: must name the same fields as in the JSON body";
    form_without_files: MEMBERS, "        cover: {type: string, format: binary}\n        photos: {type: array, items: {type: string, format: binary}}\n" => "",
        "contract/areas/members.yaml#/components/schemas/NoteForm: has no file (format: binary); JSON is enough then";
    form_that_is_another_schema: MEMBERS, "          application/x-www-form-urlencoded:\n            schema: {$ref: '#/components/schemas/Key'}\n" => "          application/x-www-form-urlencoded:\n            schema: {$ref: '#/components/schemas/Note'}\n",
        "contract/areas/members.yaml#/paths/~1api~1v2~1users~1me~1door/post/requestBody/content/\
         application~1x-www-form-urlencoded/schema: must be the schema of the JSON body";
    form_field_that_no_text_can_be: MEMBERS, "        weight: {type: number}\n" => "        weight: {type: object}\n",
        "contract/areas/members.yaml#/components/schemas/NoteForm/properties/weight/type: \
         a field of a form is a string, a number, a boolean or a list of those";
    two_media_types_that_are_no_pair: MEMBERS, "      x-form-limit: 65536\n      requestBody:\n        required: true\n        content:\n          multipart/form-data:\n            schema: {$ref: '#/components/schemas/NoteForm'}\n" => "      requestBody:\n        required: true\n        content:\n          text/plain:\n            schema: {type: string}\n",
        "contract/areas/members.yaml#/paths/~1api~1v2~1users~1me~1notes/post/requestBody/content: \
         an operation takes one media type, or JSON and a form, not 2";
    form_limit_without_a_form: MEMBERS, "x-body-limit: 4096" => "x-form-limit: 4096",
        "contract/areas/members.yaml#/paths/~1api~1v2~1users~1me~1avatar/post/x-form-limit: there is no form beside a JSON body";
    section_that_does_not_belong: MEMBERS, "components:\n" => "servers: []\ncomponents:\n",
        "contract/areas/members.yaml#/servers: an area file holds paths, components and tags only";
    one_schema_twice: MEMBERS, "    Neighbour:\n" => "    Connection: {type: object}\n    Neighbour:\n",
        "contract/areas/members.yaml#/components/schemas/Connection: is already defined in contract/areas/connections.yaml";
}

#[test]
fn every_implied_status_is_asked_for() {
    let missing = [
        ("400", "may be"),
        ("401", "signed in"),
        ("403", ""),
        ("409", ""),
        ("413", ""),
        ("415", ""),
        ("422", ""),
        ("429", ""),
        ("500", ""),
    ];
    for (status, reason) in missing {
        let line = format!("        '{status}': {{$ref: '#/components/responses/Refused'}}\n");
        let town = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/town");
        let text = fs::read_to_string(town.join(CONNECTIONS)).expect("the town");
        let start = text.find("operationId: requestConnection").expect("the operation");
        let (before, operation) = text.split_at(start);
        let told = after(CONNECTIONS, &text, &format!("{before}{}", operation.replacen(&line, "", 1)));
        let place = "contract/areas/connections.yaml#/paths/~1api~1v2~1connections~1request/post/responses";
        assert_eq!(told.len(), 1, "{told:?}");
        assert!(told[0].starts_with(&format!("{place}: {status} is not declared, but ")), "{told:?}");
        assert!(told[0].contains(reason), "{told:?}");
    }
}

#[test]
fn paths_that_differ_in_a_name_only_cannot_be_told_apart() {
    let told = after(MEMBERS, "  /api/v2/users/me/avatar:\n    post:", "  /api/v2/connections/{other}:\n    delete:");
    let place = "contract/areas/members.yaml#/paths/~1api~1v2~1connections~1{other}/delete";
    assert!(told.contains(&format!("{place}: cannot be told from /api/v2/connections/{{connectionId}}")), "{told:?}");
}

#[test]
fn all_mistakes_are_told_at_once() {
    let told = after(
        CONNECTIONS,
        "      operationId: listConnections\n      summary: Lists the connections of the caller.\n      x-feature: connections\n",
        "      x-tenant: sometimes\n",
    );
    assert_eq!(
        told,
        [
            "contract/areas/connections.yaml#/paths/~1api~1v2~1connections/get/operationId: missing",
            "contract/areas/connections.yaml#/paths/~1api~1v2~1connections/get/x-tenant: must be one of required, optional, none",
        ]
    );
}

#[test]
fn what_is_not_yaml_names_its_file() {
    let told = after(MEMBERS, "paths:\n", "paths: [\n");
    assert_eq!(told.len(), 1);
    assert!(told[0].starts_with("contract/areas/members.yaml#: is not YAML: "), "{told:?}");
    let told = after(MEMBERS, "      operationId: readMe\n", "      operationId: readMe\n      operationId: readMe\n");
    assert!(told[0].contains("duplicate"), "{told:?}");
}

#[test]
fn a_missing_contract_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let problems = codegen::generate(folder.path()).expect_err("no contract").sorted();
    let files: Vec<&str> = problems.iter().map(|problem| problem.file.as_str()).collect();
    assert_eq!(files, ["contract/areas", "contract/openapi.yaml"]);
}
