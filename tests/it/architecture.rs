//! The house plan, read from the sources, where the compiler does not keep it: which crate may name which, the order of rooms inside a
//! crate, where SQL lives, and that every statement names its tenant.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use syn::visit::Visit;

/// The rooms by tier (docs/architecture.md). A room uses rooms of lower tiers; inside tiers 1 to 3, rooms that stand earlier in the list.
/// Tiers 1 to 3 are a crate each (`kernel`, `services`, `people`), and the rest is the program. Each area of tiers 4 to 6 is a crate whose manifest
/// says its tier.
static TIERS: LazyLock<BTreeMap<String, (u8, usize)>> = LazyLock::new(|| {
    let fixed: [(u8, &[&str]); 6] = [
        (1, &["language", "db", "base", "config", "call"]),
        (2, &["calls", "queue", "outbox", "throttle", "idempotency", "media", "mail", "live", "notices"]),
        (3, &["tenancy", "legal", "auth", "safeguarding", "recognition", "members", "categories"]),
        (6, &["demo"]),
        (7, &["graphql", "pages", "http"]),
        (8, &["app", "cli", "main", "lib"]),
    ];
    let rooms =
        fixed.iter().flat_map(|(tier, rooms)| rooms.iter().enumerate().map(|(nth, room)| (*room, (*tier, nth))));
    let areas = areas().into_iter().map(|(name, tier)| (name, (tier, 0)));
    rooms.map(|(room, place)| (room.to_owned(), place)).chain(areas).collect()
});

/// The crates of areas, each with its tier.
fn areas() -> Vec<(String, u8)> {
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let names =
        crates(top).into_iter().filter(|name| name != "testing" && !SHARED.iter().any(|(shared, _)| shared == name));
    names
        .map(|name| {
            let manifest = std::fs::read_to_string(top.join("crates").join(&name).join("Cargo.toml")).unwrap();
            let said = manifest.split_once("[package.metadata.timeweave]\ntier = ").map(|(_, rest)| rest);
            let tier = said.and_then(|rest| rest.lines().next()?.parse().ok());
            let tier = tier.unwrap_or_else(|| panic!("{name} says no tier in its manifest"));
            assert!((4..=6).contains(&tier), "{name} is an area");
            (name, tier)
        })
        .collect()
}

/// Imports that the tiers forbid and that stand all the same, each with its reason.
const EXCEPTIONS: &[(&str, &str, &str)] = &[(
    "graphql",
    "http",
    "one door stands inside the other: the same layers, the same call, the same answers to failures",
)];

/// Statements that concern the whole installation, by a part that no other statement has, each with its reason.
const PLATFORM_WIDE: &[(&str, &str)] = &[
    ("FROM upkeep WHERE name", "what the program did once is the installation's"),
    ("INTO upkeep (name", "what the program did once is the installation's"),
    ("DELETE FROM sessions WHERE expires_at", "what is over is forgotten everywhere"),
    ("DELETE FROM refresh_families WHERE expires_at", "what is over is forgotten everywhere"),
    ("DELETE FROM login_failures WHERE failed_at", "what is over is forgotten everywhere"),
    ("DELETE FROM registration_attempts WHERE attempted_at", "what is over is forgotten everywhere"),
    (
        "WHERE source = 'network' AND source_hash",
        "whoever guesses from a network gets no new count in the next community",
    ),
    ("DELETE FROM email_verifications WHERE expires_at", "what is over is forgotten everywhere"),
    ("DELETE FROM password_resets WHERE expires_at", "what is over is forgotten everywhere"),
    ("DELETE FROM email_changes WHERE expires_at", "what is over is forgotten everywhere"),
    ("DELETE FROM sign_in_challenges WHERE expires_at", "what is over is forgotten everywhere"),
    ("DELETE FROM second_factor_failures WHERE failed_at", "what is over is forgotten everywhere"),
    ("DELETE FROM trusted_devices WHERE expires_at", "what is over is forgotten everywhere"),
    ("DELETE FROM passkey_challenges WHERE expires_at", "what is over is forgotten everywhere"),
    ("DELETE FROM security_events WHERE occurred_at", "what is over is forgotten everywhere"),
    ("FROM notification_queue WHERE given_up_at", "the health of the installation, for its operator"),
    ("FROM email_log WHERE attempted_at > $1 AND status", "the health of the installation, for its operator"),
    ("last_error = 'waited too long'", "what waits too long is given up everywhere"),
    ("WHERE status IN ('sent', 'failed', 'suppressed') AND created_at", "what is over is forgotten everywhere"),
    ("DELETE FROM notification_queue WHERE id = ANY", "what is over is forgotten everywhere"),
    ("SELECT id FROM email_log WHERE attempted_at", "what is over is forgotten everywhere"),
    ("DELETE FROM email_log WHERE id = ANY", "what is over is forgotten everywhere"),
    ("SELECT password_hash, COUNT(*), MIN(email)", "the health of the installation, for its operator"),
    ("FROM tenants", "the list of communities itself"),
    ("INSERT INTO tenants", "a new community"),
    ("UPDATE tenants SET settings", "the community itself"),
    ("SELECT setval(pg_get_serial_sequence(", "numbers are counted for the whole installation"),
    ("AND status = 'pending' AND NOT EXISTS (SELECT 1 FROM task_pauses", "workers serve every community"),
    ("WHERE id = ANY($1) AND status = 'pending' AND lease_owner = $2", "workers serve every community"),
    ("SELECT COUNT(*) FROM tasks WHERE kind", "the backlog of the installation, for its operator"),
    ("p.kind = t.kind)) AS stands_still", "the health of the installation, for its operator"),
    ("SELECT id FROM tasks WHERE status = 'done'", "what is over is forgotten everywhere"),
    ("DELETE FROM tasks WHERE id = ANY", "what is over is forgotten everywhere"),
    ("FROM task_pauses WHERE kind = $1", "the operator pauses kinds of tasks everywhere"),
    ("INSERT INTO task_pauses", "the operator pauses kinds of tasks everywhere"),
    ("WHERE kind = 'announcement_sent' AND occurred_at", "what is over is forgotten everywhere"),
    ("SELECT id FROM push_queue WHERE status = 'done'", "what is over is forgotten everywhere"),
    ("DELETE FROM push_queue WHERE id = ANY", "what is over is forgotten everywhere"),
    ("DELETE FROM push_log WHERE id IN", "what is over is forgotten everywhere"),
    ("DELETE FROM search_terms WHERE day", "what is over is forgotten everywhere"),
    ("SET is_published = TRUE WHERE NOT is_published", "a day is over in every community at once"),
    ("SET promoted_until = NULL, promotion_type = NULL", "what has run out ends everywhere"),
    ("AS overdue", "the health of the installation, for its operator"),
];

struct Source {
    room: String,
    path: PathBuf,
    names: Names,
}

/// The crates with several rooms, and the tier of each.
const SHARED: &[(&str, u8)] = &[("kernel", 1), ("services", 2), ("people", 3)];

/// Where the project's own sources are: a folder, and the room that all of it is, if it is one. `testing` is no part of the program.
fn folders(top: &Path) -> Vec<(PathBuf, Option<String>)> {
    let mut folders = vec![(PathBuf::from("src"), None)];
    for name in crates(top).into_iter().filter(|name| name != "testing") {
        let folder = Path::new("crates").join(&name).join("src");
        let is_shared = SHARED.iter().any(|(shared, _)| *shared == name);
        folders.push((folder, (!is_shared).then_some(name)));
    }
    folders
}

/// The names of the folders of `crates/`.
fn crates(top: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(top.join("crates")).unwrap();
    let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// The program's sources, without files that only tests are made of: read once for all that is asked of them.
static SOURCES: LazyLock<Vec<Source>> = LazyLock::new(|| {
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut sources: Vec<Source> = Vec::new();
    let mut for_tests: Vec<PathBuf> = Vec::new();
    for (folder, own) in folders(top) {
        let files = walkdir::WalkDir::new(top.join(&folder)).sort_by_file_name();
        let paths = files.into_iter().map(|entry| entry.unwrap().into_path());
        for path in paths.filter(|path| path.extension().is_some_and(|extension| extension == "rs")) {
            let inside = path.strip_prefix(top).unwrap().to_path_buf();
            let first = inside.strip_prefix(&folder).unwrap().components().next().unwrap().as_os_str();
            let first = first.to_str().unwrap().trim_end_matches(".rs").to_owned();
            // It only says which rooms there are.
            if first == "lib" && own.is_none() {
                continue;
            }
            let file = syn::parse_file(&std::fs::read_to_string(&path).unwrap()).unwrap();
            for_tests.extend(test_modules(&inside, &file));
            sources.push(Source { room: own.clone().unwrap_or(first), path: inside, names: Names::of(&file) });
        }
    }
    sources.retain(|source| {
        !for_tests.iter().any(|test| source.path.starts_with(test) || source.path == test.with_extension("rs"))
    });
    sources
});

/// Where the modules are that a file declares as `#[cfg(test)] mod name;`, without an ending.
fn test_modules(path: &Path, file: &syn::File) -> Vec<PathBuf> {
    let stem = path.file_stem().unwrap();
    let folder = path.parent().unwrap();
    let folder = if stem == "mod" || stem == "lib" { folder.to_path_buf() } else { folder.join(stem) };
    let declared = file.items.iter().filter_map(|item| match item {
        syn::Item::Mod(module) if module.content.is_none() && only_for_tests(&module.attrs) => {
            Some(module.ident.to_string())
        }
        _ => None,
    });
    declared.map(|name| folder.join(name)).collect()
}

fn only_for_tests(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        matches!(&attribute.meta, syn::Meta::List(list) if list.path.is_ident("cfg") && list.tokens.to_string() == "test")
    })
}

fn place(room: &str) -> (u8, usize) {
    let place = TIERS.get(room).copied();
    place.unwrap_or_else(|| panic!("{room} is in no tier: give it one here and in docs/architecture.md"))
}

/// What a file names: `crate::<room>` in paths and imports, crates by their first segment, and string literals.
#[derive(Default)]
struct Names {
    rooms: BTreeSet<String>,
    crates: BTreeSet<String>,
    texts: Vec<String>,
}

impl Names {
    fn of(file: &syn::File) -> Self {
        let mut reader = Reader::default();
        // Statements may use macros that stand below them.
        for item in &file.items {
            if let syn::Item::Macro(item) = item {
                reader.visit_item_macro(item);
            }
        }
        reader.visit_file(file);
        reader.names
    }
}

/// Collects what a file names, with the macros that it makes.
#[derive(Default)]
struct Reader {
    names: Names,
    macros: BTreeMap<String, proc_macro2::TokenStream>,
}

impl Reader {
    /// Appends the string literals of some tokens, those of the file's own macros in their place.
    fn spell(&self, tokens: proc_macro2::TokenStream, text: &mut String, depth: u8) {
        for token in tokens {
            match token {
                proc_macro2::TokenTree::Group(group) => self.spell(group.stream(), text, depth),
                proc_macro2::TokenTree::Literal(literal) => {
                    if let syn::Lit::Str(part) = syn::Lit::new(literal) {
                        text.push_str(&part.value());
                    }
                }
                proc_macro2::TokenTree::Ident(name) if depth < 8 => {
                    if let Some(body) = self.macros.get(&name.to_string()) {
                        self.spell(body.clone(), text, depth + 1);
                    }
                }
                _ => {}
            }
        }
    }

    fn path(&mut self, segments: &[String]) {
        match segments {
            [first, second, ..] if first == "crate" => drop(self.names.rooms.insert(second.clone())),
            [first, ..] => drop(self.names.crates.insert(first.clone())),
            [] => {}
        }
    }

    fn tree(&mut self, tree: &syn::UseTree, before: &mut Vec<String>) {
        match tree {
            syn::UseTree::Path(path) => {
                before.push(path.ident.to_string());
                self.tree(&path.tree, before);
                before.pop();
            }
            syn::UseTree::Group(group) => group.items.iter().for_each(|item| self.tree(item, before)),
            syn::UseTree::Name(name) => self.path(&[before.as_slice(), &[name.ident.to_string()]].concat()),
            syn::UseTree::Rename(name) => self.path(&[before.as_slice(), &[name.ident.to_string()]].concat()),
            syn::UseTree::Glob(_) => self.path(before),
        }
    }
}

impl<'ast> Visit<'ast> for Reader {
    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        // Unit tests may use whatever they need.
        if !only_for_tests(&module.attrs) {
            syn::visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.tree(&item.tree, &mut Vec::new());
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if path.segments.len() > 1 {
            let segments: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
            self.path(&segments);
        }
        syn::visit::visit_path(self, path);
    }

    fn visit_lit_str(&mut self, text: &'ast syn::LitStr) {
        self.names.texts.push(text.value());
    }

    fn visit_macro(&mut self, found: &'ast syn::Macro) {
        if found.path.is_ident("macro_rules") {
            return;
        }
        // What `concat!` and the file's own macros make is one text.
        let mut text = String::new();
        self.spell(found.tokens.clone(), &mut text, 0);
        self.names.texts.push(text);
        if found.path.segments.last().is_some_and(|name| name.ident == "insert") {
            self.names.texts.extend(insertion(found.tokens.clone()));
        }
        syn::visit::visit_macro(self, found);
    }

    fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
        if let Some(name) = &item.ident {
            self.macros.insert(name.to_string(), item.mac.tokens.clone());
        }
        syn::visit::visit_item_macro(self, item);
    }

    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
}

/// The statement that an `insert!` makes, as far as it matters here.
fn insertion(tokens: proc_macro2::TokenStream) -> Option<String> {
    let mut words = Vec::new();
    for token in tokens {
        match token {
            proc_macro2::TokenTree::Ident(word) => words.push(word.to_string()),
            proc_macro2::TokenTree::Group(row) => {
                let tenant = if words.first()? == "into" { "tenant_id, " } else { "" };
                return Some(format!("INSERT INTO {} ({tenant}{})", words.last()?, row.stream()));
            }
            _ => {}
        }
    }
    None
}

/// Whether a text is an SQL statement.
fn is_sql(text: &str) -> bool {
    let text = text.trim_start();
    ["SELECT ", "INSERT ", "UPDATE ", "DELETE ", "WITH "].iter().any(|verb| text.starts_with(verb))
        && [" FROM ", " INTO ", " SET ", "\n"].iter().any(|word| text.contains(word))
}

#[test]
fn no_room_imports_upwards_or_beside_itself() {
    let mut wrong = Vec::new();
    for source in SOURCES.iter() {
        let (tier, nth) = place(&source.room);
        if tier == 8 {
            continue;
        }
        for room in &source.names.rooms {
            // Macros of the crate root (`crate::params!`) carry their room's name in lower case and no path.
            let Some((other, other_nth)) = TIERS.get(room).copied() else { continue };
            let ordered = matches!(tier, 1..=3);
            let allowed = *room == source.room || other < tier || (ordered && other == tier && other_nth < nth);
            let excepted = EXCEPTIONS.iter().any(|(from, to, _)| *from == source.room && to == room);
            if !allowed && !excepted {
                wrong.push(format!("{} (tier {tier}) uses {room} (tier {other})", source.path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The tier of a crate.
fn tier_of(name: &str) -> u8 {
    SHARED.iter().find(|(shared, _)| *shared == name).map_or_else(|| place(name).0, |(_, tier)| *tier)
}

#[test]
fn no_crate_depends_upwards_or_on_a_neighbour() {
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut wrong = Vec::new();
    for name in crates(top).into_iter().filter(|name| name != "testing") {
        let manifest = std::fs::read_to_string(top.join("crates").join(&name).join("Cargo.toml")).unwrap();
        let dependencies = manifest.split("[dependencies]").nth(1).unwrap().split("\n[").next().unwrap();
        let ours = dependencies.lines().filter_map(|line| line.strip_prefix("timeweave-")?.split('.').next());
        wrong
            .extend(ours.filter(|other| tier_of(other) >= tier_of(&name)).map(|other| format!("{name} names {other}")));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn what_is_fuzzed_by_its_path_stands_below_all_areas() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/src");
    let parsed = |path: &Path| syn::parse_file(&std::fs::read_to_string(path).unwrap()).unwrap();
    let root = parsed(&folder.join("lib.rs"));
    let mut given = BTreeSet::new();
    for item in &root.items {
        match item {
            syn::Item::Mod(module) => drop(given.insert(module.ident.to_string())),
            syn::Item::Use(item) if item.vis != syn::Visibility::Inherited => given.extend(leaves(&item.tree)),
            _ => {}
        }
    }
    let mut taken = 0;
    let mut wrong = Vec::new();
    let files = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
    for file in files.filter(|file| file.is_file()) {
        for item in parsed(&file).items {
            let syn::Item::Mod(module) = item else { continue };
            let Some(path) = module.attrs.iter().find_map(path_of) else { continue };
            taken += 1;
            let rooms = Names::of(&parsed(&folder.join(&path))).rooms;
            let others: Vec<_> = rooms.difference(&given).cloned().collect();
            if !others.is_empty() {
                wrong.push(format!("{path} uses {others:?}, which fuzz/src/lib.rs does not have"));
            }
        }
    }
    assert!(taken > 0 && wrong.is_empty(), "{wrong:#?}");
}

/// The path of `#[path = "…"]`.
fn path_of(attribute: &syn::Attribute) -> Option<String> {
    match &attribute.meta {
        syn::Meta::NameValue(syn::MetaNameValue {
            path,
            value: syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. }),
            ..
        }) if path.is_ident("path") => Some(text.value()),
        _ => None,
    }
}

/// The names that an import brings.
fn leaves(tree: &syn::UseTree) -> Vec<String> {
    match tree {
        syn::UseTree::Path(path) => leaves(&path.tree),
        syn::UseTree::Group(group) => group.items.iter().flat_map(leaves).collect(),
        syn::UseTree::Name(name) => vec![name.ident.to_string()],
        syn::UseTree::Rename(name) => vec![name.rename.to_string()],
        syn::UseTree::Glob(_) => Vec::new(),
    }
}

#[test]
fn only_the_database_room_knows_the_drivers() {
    let wrong: Vec<_> = SOURCES
        .iter()
        .filter(|source| {
            let crates = &source.names.crates;
            source.room != "db" && (crates.contains("sqlx") || crates.contains("rusqlite"))
        })
        .map(|source| source.path.display().to_string())
        .collect();
    assert!(wrong.is_empty(), "these name a driver: {wrong:#?}");
}

#[test]
fn sql_lives_in_stores() {
    let mut wrong = Vec::new();
    for source in SOURCES.iter().filter(|source| source.room != "db") {
        let store = source.path.file_name().unwrap() == "store.rs"
            || source.path.components().any(|part| part.as_os_str() == "store");
        if !store && source.names.texts.iter().any(|text| is_sql(text)) {
            wrong.push(source.path.display().to_string());
        }
    }
    assert!(wrong.is_empty(), "SQL outside store.rs: {wrong:#?}");
}

#[test]
fn every_statement_names_its_tenant() {
    let mut wrong = Vec::new();
    let mut used: BTreeMap<&str, usize> = PLATFORM_WIDE.iter().map(|(part, _)| (*part, 0)).collect();
    for source in SOURCES.iter().filter(|source| source.room != "db") {
        for text in source.names.texts.iter().filter(|text| is_sql(text)) {
            if text.contains("tenant_id") {
                continue;
            }
            match PLATFORM_WIDE.iter().find(|(part, _)| text.contains(part)) {
                Some((part, _)) => *used.entry(part).or_default() += 1,
                None => wrong.push(format!("{}: {text}", source.path.display())),
            }
        }
    }
    assert!(wrong.is_empty(), "statements without tenant_id: {wrong:#?}");
    let idle: Vec<_> = used.iter().filter(|(_, times)| **times == 0).collect();
    assert!(idle.is_empty(), "listed as platform-wide but gone: {idle:?}");
}

#[test]
fn a_statement_says_whether_it_is_about_one_community() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut wrong = Vec::new();
    for source in SOURCES.iter().filter(|source| !matches!(source.room.as_str(), "db" | "call")) {
        let text: String = std::fs::read_to_string(root.join(&source.path)).unwrap().split_whitespace().collect();
        if ["all", "optional", "one", "run"].iter().any(|verb| text.contains(&format!(".db().{verb}"))) {
            wrong.push(source.path.display().to_string());
        }
    }
    assert!(wrong.is_empty(), "ask the call, its transaction, or `unscoped()`: {wrong:#?}");
}

#[test]
fn no_room_is_in_a_circle() {
    let mut uses: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for source in SOURCES.iter() {
        let rooms = source.names.rooms.iter().filter(|room| **room != source.room);
        uses.entry(source.room.clone()).or_default().extend(rooms.cloned());
    }
    for (room, others) in &uses {
        for other in others {
            let back = uses.get(other).is_some_and(|rooms| rooms.contains(room));
            let excepted =
                EXCEPTIONS.iter().any(|(from, to, _)| from == room && to == other || from == other && to == room);
            assert!(!back || excepted, "{room} and {other} use each other");
        }
    }
}

/// Whether the documentation in a file has code that is compiled and run. What is in another language is not.
fn has_examples(text: &str) -> bool {
    let fences = text.lines().filter_map(|line| {
        let line = line.trim_start();
        line.strip_prefix("///").or_else(|| line.strip_prefix("//!"))?.trim_start().strip_prefix("```")
    });
    // Every other one ends what the one before it began.
    fences.step_by(2).any(|language| !["text", "json", "ignore"].contains(&language))
}

#[test]
fn crates_compile_what_they_have_for_tests_and_nothing_else() {
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let others = crates(top).into_iter().map(|name| format!("crates/{name}"));
    let mut wrong = Vec::new();
    for folder in others.chain(["codegen", "generated", "."].map(str::to_owned)) {
        let files =
            walkdir::WalkDir::new(top.join(&folder).join("src")).into_iter().map(|entry| entry.unwrap().into_path());
        let files = files.filter(|path| path.extension().is_some_and(|extension| extension == "rs"));
        let texts: Vec<_> = files.map(|path| std::fs::read_to_string(path).unwrap()).collect();
        let mut lines = texts.iter().flat_map(|text| text.lines().map(str::trim_start));
        let has_tests = lines.any(|line| ["#[test]", "#[tokio::test"].iter().any(|mark| line.starts_with(mark)));
        let manifest = std::fs::read_to_string(top.join(&folder).join("Cargo.toml")).unwrap();
        let library = manifest.split("\n[lib]\n").nth(1).unwrap_or_default().split("\n[").next().unwrap();
        let says = |what: &str| library.lines().any(|line| line == what);
        if texts.iter().any(|text| has_examples(text)) == says("doctest = false") {
            wrong.push(format!("{folder}: examples"));
        }
        if has_tests == says("test = false") {
            wrong.push(format!("{folder}: unit tests"));
        }
    }
    assert!(
        wrong.is_empty(),
        "say `test = false` and `doctest = false` where there is nothing to compile, and nowhere else: {wrong:?}"
    );
}

#[test]
fn whatever_is_decided_about_an_area_is_brought() {
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut said, mut brought) = (BTreeSet::new(), BTreeSet::new());
    for source in SOURCES.iter() {
        let text = std::fs::read_to_string(top.join(&source.path)).unwrap();
        said.extend(
            text.lines()
                .filter_map(|line| line.strip_prefix("impl AreaRules for ")?.strip_suffix(" {"))
                .map(str::to_owned),
        );
        let rows = text.split("RuleSet::of::<").skip(1).filter(|_| source.path.ends_with("brings.rs"));
        brought.extend(rows.map(|row| row.split('>').next().unwrap().rsplit("::").next().unwrap().to_owned()));
    }
    assert!(said.len() > 5 && said == brought, "{said:?} and {brought:?}");
}

/// Where an area is named that no other area needs, beside its own folders and its files in the contract, in `migrations`, `graphql` and `src/graphql`
/// (CONTRIBUTING.md, "A new area"). Those of `crates/notifications` are for one that tells members something and answers strangers by mail; for these
/// letters the program's kinds of tasks and `doctor` name it, too.
const LISTS: &[&str] = &[
    "Cargo.toml",
    "crates/notifications/Cargo.toml",
    "crates/notifications/src/areas.rs",
    "crates/notifications/src/email/answers.rs",
    "crates/notifications/src/lib.rs",
    "src/app.rs",
    "src/cli/doctor/mod.rs",
    "src/http/house.rs",
    "src/lib.rs",
    "tests/it/areas.rs",
    "tests/it/main.rs",
];

/// An area with operations at both doors, tables, sentences, rules of communities, notices, letters and a part of the demo, which no other one needs.
const ALONE: &str = "guidance";

#[test]
fn an_area_stands_in_few_lists() {
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["src", "crates", "tests/it", "generated/src/runtime", "codegen/src"];
    let files = folders.iter().flat_map(|folder| walkdir::WalkDir::new(top.join(folder)));
    let paths = files.map(|entry| entry.unwrap().into_path()).chain([top.join("Cargo.toml")]);
    let is_code = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "rs" || extension == "toml");
    let is_own = |inside: &Path| {
        inside.components().any(|part| part.as_os_str().to_str().unwrap().split('.').next() == Some(ALONE))
    };
    let mut found = Vec::new();
    for path in paths.filter(is_code) {
        let inside = path.strip_prefix(top).unwrap();
        if is_own(inside) || inside.ends_with("architecture.rs") {
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let mut words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
        if words.any(|word| word == ALONE) {
            found.push(inside.to_str().unwrap().to_owned());
        }
    }
    found.sort();
    assert_eq!(found, LISTS, "an area brings what it has; the house gathers it in these lists");
}
