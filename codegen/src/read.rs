//! Reads `openapi.yaml` and the area files and merges them into one document.
//!
//! Every area file has the shape of the merged document, so a JSON pointer means the same place in both. What is
//! remembered beside the document is only which file an entry came from.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde_json::{Map, Value, json};

use crate::outdated;
use crate::problem::{Problem, Problems};

/// The name of the module and file that hold what belongs to no area.
pub const SHARED: &str = "shared";

/// The merged contract.
pub struct Contract {
    /// The merged OpenAPI document.
    pub document: Value,
    /// The areas, in the order of their file names.
    pub areas: Vec<String>,
    /// Every file read, for the build script to watch.
    pub files: Vec<PathBuf>,
    /// The area that wrote an entry, by the entry's pointer (`/paths/~1x`, `/components/schemas/X`).
    owners: BTreeMap<String, String>,
}

impl Contract {
    /// Reads and merges the contract in `folder`.
    ///
    /// # Errors
    /// Files that are missing, are not YAML, hold sections that do not belong there, or name one thing twice.
    pub fn read(folder: &Path) -> Result<Self, Problems> {
        let mut problems = Problems::default();
        let main = folder.join("openapi.yaml");
        let mut contract = Contract {
            document: read_yaml(&main, "contract/openapi.yaml", &mut problems),
            areas: Vec::new(),
            files: vec![main],
            owners: BTreeMap::new(),
        };
        for (area, path) in area_files(&folder.join("areas"), &mut problems) {
            let part = read_yaml(&path, &area_file(&area), &mut problems);
            contract.merge(&area, part, &mut problems);
            contract.areas.push(area);
            contract.files.push(path);
        }
        outdated::declare(&mut contract.document);
        if problems.is_empty() { Ok(contract) } else { Err(problems) }
    }

    fn merge(&mut self, area: &str, part: Value, problems: &mut Problems) {
        let Value::Object(part) = part else { return };
        for (section, content) in part {
            match (section.as_str(), content) {
                ("paths", Value::Object(paths)) => self.merge_section(area, "/paths", paths, problems),
                ("components", Value::Object(kinds)) => {
                    for (kind, entries) in kinds {
                        let Value::Object(entries) = entries else { continue };
                        self.merge_section(area, &format!("/components/{}", escape(&kind)), entries, problems);
                    }
                }
                ("tags", Value::Array(tags)) => self.merge_tags(tags),
                (other, _) => problems.add(Problem {
                    file: area_file(area),
                    pointer: format!("/{}", escape(other)),
                    reason: "an area file holds paths, components and tags only".to_owned(),
                }),
            }
        }
    }

    fn merge_section(&mut self, area: &str, section: &str, entries: Map<String, Value>, problems: &mut Problems) {
        let Some(target) = section_of(&mut self.document, section) else { return };
        for (name, entry) in entries {
            let pointer = format!("{section}/{}", escape(&name));
            // A path may be shared: each area has operations of its own there.
            if section == "/paths"
                && let Some(Value::Object(there)) = target.get_mut(&name)
                && let Value::Object(more) = &entry
                && more.keys().all(|method| !there.contains_key(method))
            {
                for (method, operation) in more {
                    there.insert(method.clone(), operation.clone());
                    self.owners.insert(format!("{pointer}/{}", escape(method)), area.to_owned());
                }
                continue;
            }
            if target.contains_key(&name) {
                let first =
                    self.owners.get(&pointer).map_or_else(|| "contract/openapi.yaml".to_owned(), |a| area_file(a));
                problems.add(Problem {
                    file: area_file(area),
                    pointer,
                    reason: format!("is already defined in {first}"),
                });
                continue;
            }
            target.insert(name, entry);
            self.owners.insert(pointer, area.to_owned());
        }
    }

    fn merge_tags(&mut self, tags: Vec<Value>) {
        if let Some(document) = self.document.as_object_mut()
            && let Some(all) = document.entry("tags").or_insert_with(|| json!([])).as_array_mut()
        {
            all.extend(tags);
        }
    }

    /// The area that wrote the entry at or above `pointer`; `None` for what `openapi.yaml` holds.
    pub fn area_of(&self, pointer: &str) -> Option<&str> {
        let depth = if pointer.starts_with("/components/") { 4 } else { 3 };
        let above = |depth: usize| {
            let end = pointer.match_indices('/').nth(depth).map_or(pointer.len(), |(at, _)| at);
            self.owners.get(&pointer[..end]).map(String::as_str)
        };
        // An operation on a path that another area wrote, else the entry itself.
        above(depth).or_else(|| above(depth - 1))
    }

    /// The module in which a component schema's type lives: its area's, or `shared`.
    pub fn module_of_schema(&self, name: &str) -> &str {
        self.area_of(&format!("/components/schemas/{}", escape(name))).unwrap_or(SHARED)
    }

    /// A mistake at a place of the merged document, told with the file that holds the place.
    pub fn problem(&self, pointer: &str, reason: impl Into<String>) -> Problem {
        let file = self.area_of(pointer).map_or_else(|| "contract/openapi.yaml".to_owned(), area_file);
        Problem { file, pointer: pointer.to_owned(), reason: reason.into() }
    }

    /// The whole document as a place to walk from.
    pub fn root(&self) -> Node<'_> {
        Node { contract: self, value: &self.document, pointer: String::new() }
    }
}

/// A value of the merged document together with its place.
#[derive(Clone)]
pub struct Node<'a> {
    contract: &'a Contract,
    /// The value at this place.
    pub value: &'a Value,
    /// The JSON pointer of this place.
    pub pointer: String,
}

impl<'a> Node<'a> {
    /// The member `key`, if this is an object that has it.
    pub fn get(&self, key: &str) -> Option<Node<'a>> {
        let value = self.value.get(key)?;
        Some(Node { contract: self.contract, value, pointer: self.below(key) })
    }

    /// The place that `path` (keys joined by `/`) names below this one.
    pub fn find(&self, path: &[&str]) -> Option<Node<'a>> {
        path.iter().try_fold(self.clone(), |node, key| node.get(key))
    }

    /// The member `key` if it is a string.
    pub fn text(&self, key: &str) -> Option<&'a str> {
        self.value.get(key)?.as_str()
    }

    /// True if the member `key` is `true`.
    pub fn is(&self, key: &str) -> bool {
        self.value.get(key) == Some(&Value::Bool(true))
    }

    /// The members of an object, in the order of the file; nothing for anything else.
    pub fn entries(&self) -> Vec<(&'a str, Node<'a>)> {
        let Some(object) = self.value.as_object() else { return Vec::new() };
        object
            .iter()
            .map(|(key, value)| (key.as_str(), Node { contract: self.contract, value, pointer: self.below(key) }))
            .collect()
    }

    /// The items of an array; nothing for anything else.
    pub fn items(&self) -> Vec<Node<'a>> {
        let Some(array) = self.value.as_array() else { return Vec::new() };
        array
            .iter()
            .enumerate()
            .map(|(at, value)| Node { contract: self.contract, value, pointer: self.below(&at.to_string()) })
            .collect()
    }

    /// What a `$ref` here leads to, or this place itself. A dangling or circular reference leads nowhere.
    pub fn resolved(&self) -> Option<Node<'a>> {
        let mut node = self.clone();
        for _ in 0..32 {
            let Some(reference) = node.text("$ref") else { return Some(node) };
            let pointer = reference.strip_prefix('#')?;
            let value = self.contract.document.pointer(pointer)?;
            node = Node { contract: self.contract, value, pointer: pointer.to_owned() };
        }
        None
    }

    /// The schema that this place stands for: as [`resolved`](Self::resolved), also where `allOf` stands around one reference to say more about
    /// it here.
    pub fn meant(&self) -> Option<Node<'a>> {
        let node = self.resolved()?;
        match node.get("allOf").map(|parts| parts.items()).as_deref() {
            Some([part]) if node.get("properties").is_none() => part.resolved(),
            _ => Some(node),
        }
    }

    /// The name of the component schema that this place refers to.
    pub fn schema_reference(&self) -> Option<&'a str> {
        self.text("$ref")?.strip_prefix("#/components/schemas/")
    }

    /// The component schema with this name.
    pub fn schema(&self, name: &str) -> Option<Node<'a>> {
        self.contract.root().find(&["components", "schemas", name])
    }

    /// A mistake at this place.
    pub fn problem(&self, reason: impl Into<String>) -> Problem {
        self.contract.problem(&self.pointer, reason)
    }

    /// A mistake at the member `key`, whether it is there or missing.
    pub fn problem_at(&self, key: &str, reason: impl Into<String>) -> Problem {
        self.contract.problem(&self.below(key), reason)
    }

    fn below(&self, key: &str) -> String {
        format!("{}/{}", self.pointer, escape(key))
    }
}

/// One segment of a JSON pointer.
pub fn escape(key: &str) -> String {
    key.replace('~', "~0").replace('/', "~1")
}

fn area_file(area: &str) -> String {
    format!("contract/areas/{area}.yaml")
}

fn section_of<'a>(document: &'a mut Value, section: &str) -> Option<&'a mut Map<String, Value>> {
    let mut at = document;
    for key in section.split('/').skip(1) {
        at = at.as_object_mut()?.entry(key).or_insert_with(|| json!({}));
    }
    at.as_object_mut()
}

fn area_files(folder: &Path, problems: &mut Problems) -> BTreeMap<String, PathBuf> {
    let listed = std::fs::read_dir(folder).map(|entries| entries.filter_map(Result::ok).map(|entry| entry.path()));
    match listed {
        Ok(paths) => paths
            .filter(|path| path.extension().is_some_and(|extension| extension == "yaml"))
            .filter_map(|path| Some((path.file_stem()?.to_str()?.to_owned(), path)))
            .collect(),
        Err(error) => {
            problems.add(whole_file("contract/areas", format!("cannot be read: {error}")));
            BTreeMap::new()
        }
    }
}

/// Reads one file. YAML is read into its own value first because that refuses a key written twice.
fn read_yaml(path: &Path, label: &str, problems: &mut Problems) -> Value {
    let read = || -> Result<Value, String> {
        let text = std::fs::read_to_string(path).map_err(|error| format!("cannot be read: {error}"))?;
        let mut yaml: serde_norway::Value =
            serde_norway::from_str(&text).map_err(|error| format!("is not YAML: {error}"))?;
        yaml.apply_merge().map_err(|error| format!("has a merge key that cannot be followed: {error}"))?;
        let value = serde_json::to_value(yaml).map_err(|error| format!("cannot be written as JSON: {error}"))?;
        if value.is_object() { Ok(value) } else { Err("is not a map".to_owned()) }
    };
    read().unwrap_or_else(|reason| {
        problems.add(whole_file(label, reason));
        json!({})
    })
}

fn whole_file(label: &str, reason: String) -> Problem {
    Problem { file: label.to_owned(), pointer: String::new(), reason }
}
