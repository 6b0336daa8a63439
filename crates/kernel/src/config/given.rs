//! What the file and the environment say, and what is wrong with it.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::Path;

use super::sections::Config;
use super::setting::Setting;

const PREFIX: &str = "TIMEWEAVE_";

/// Variables that begin alike but speak to the build and to the tests.
const OTHERS: &[&str] = &["TIMEWEAVE_CONTRACT", "TIMEWEAVE_TEST_"];

/// Raw values by (section, key), and the problems met so far.
#[derive(Default)]
pub(super) struct Given {
    values: BTreeMap<(&'static str, &'static str), String>,
    problems: Vec<String>,
}

impl Given {
    /// Takes every key of a TOML file.
    pub(super) fn read_file(&mut self, path: &Path, text: &str) {
        let table = match text.parse::<toml::Table>() {
            Ok(table) => table,
            // The parser's message quotes the line, which may hold a secret: only its place and reason are told.
            Err(error) => {
                let line = error.span().map_or(0, |span| text[..span.start].matches('\n').count() + 1);
                return self.problems.push(format!("{} line {line}: {}", path.display(), error.message()));
            }
        };
        for (section, value) in table {
            let Some(keys) = Config::section(&section) else {
                self.problems
                    .push(format!("[{section}]: no such section; there are {}", Config::sections().join(", ")));
                continue;
            };
            let toml::Value::Table(entries) = value else {
                self.problems.push(format!("{section}: this is a section, write [{section}]"));
                continue;
            };
            for (name, value) in entries {
                let Some(key) = keys.iter().find(|key| key.name == name) else {
                    let known: Vec<_> = keys.iter().map(|key| key.name).collect();
                    self.problems.push(format!("{section}.{name}: no such key; [{section}] has {}", known.join(", ")));
                    continue;
                };
                match plain(&value) {
                    Some(text) => drop(self.values.insert((key.section, key.name), text)),
                    None => self.problems.push(format!("{section}.{name}: this is not {}", key.legal)),
                }
            }
        }
    }

    /// Takes every `TIMEWEAVE_*` variable; they win over the file.
    pub(super) fn read_environment(&mut self, variables: impl Iterator<Item = (String, OsString)>) {
        for (name, value) in variables {
            let Some(rest) = name.strip_prefix(PREFIX) else { continue };
            if OTHERS.iter().any(|other| name.starts_with(other)) {
                continue;
            }
            let found = Config::KEYS.iter().flat_map(|keys| keys.iter()).find(|key| key.is_variable(rest));
            match (found, value.into_string()) {
                (Some(key), Ok(value)) => drop(self.values.insert((key.section, key.name), value)),
                (Some(key), Err(_)) => self.problems.push(format!("{name}: this is not {}", key.legal)),
                (None, _) => {
                    let section = Config::KEYS.iter().find(|keys| {
                        keys.first()
                            .is_some_and(|key| rest.to_ascii_lowercase().starts_with(&format!("{}_", key.section)))
                    });
                    let known: Vec<_> = match section {
                        Some(keys) => keys.iter().map(super::Key::variable).collect(),
                        None => {
                            Config::sections().iter().map(|name| format!("{PREFIX}{}_*", name.to_uppercase())).collect()
                        }
                    };
                    self.problems.push(format!("{name}: no such variable; there are {}", known.join(", ")));
                }
            }
        }
    }

    /// The value of a key: given, or its default. A value that is not legal is a problem, and the default stands in.
    pub(super) fn take<T: Setting>(&mut self, section: &'static str, name: &'static str, default: &str) -> T {
        if let Some(text) = self.values.remove(&(section, name)) {
            match T::read(text.trim()) {
                Some(value) => return value,
                None if T::SECRET => self.problems.push(format!("{section}.{name}: this is not {}", T::LEGAL)),
                None => self.problems.push(format!("{section}.{name}: {text:?} is not {}", T::LEGAL)),
            }
        }
        T::read(default).expect("a default is legal")
    }

    /// Everything that is wrong, in the order it was met.
    pub(super) fn problems(self) -> Vec<String> {
        self.problems
    }
}

/// A TOML value as the environment would write it.
fn plain(value: &toml::Value) -> Option<String> {
    match value {
        toml::Value::String(text) => Some(text.clone()),
        toml::Value::Integer(number) => Some(number.to_string()),
        toml::Value::Boolean(yes) => Some(yes.to_string()),
        toml::Value::Array(items) => {
            let items: Option<Vec<_>> = items.iter().map(|item| item.as_str()).collect();
            items.filter(|items| items.iter().all(|item| !item.contains(','))).map(|items| items.join(","))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn variables(list: &[(&str, &str)]) -> Given {
        let mut given = Given::default();
        given.read_file(Path::new("x.toml"), "[server]\nlisten = \"127.0.0.1:1\"\nbody_limit_bytes = 5\n");
        given.read_environment(list.iter().map(|&(name, value)| (name.to_owned(), OsString::from(value))));
        given
    }

    #[test]
    fn the_environment_wins_over_the_file() {
        let mut given = variables(&[("TIMEWEAVE_SERVER_LISTEN", "127.0.0.1:2"), ("PATH", "/bin")]);
        let config = Config::read(&mut given);
        assert_eq!(config.server.listen.port(), 2);
        assert_eq!(config.server.body_limit_bytes, 5);
        assert!(given.problems().is_empty());
    }

    #[test]
    fn an_unknown_variable_is_refused_by_name_but_the_tests_own_pass() {
        let given = variables(&[
            ("TIMEWEAVE_SERVER_LISEN", "x"),
            ("TIMEWEAVE_SERVE", "x"),
            ("TIMEWEAVE_TEST_POSTGRES", "x"),
            ("TIMEWEAVE_CONTRACT", "check"),
        ]);
        let problems = given.problems();
        assert_eq!(problems.len(), 2, "{problems:?}");
        assert!(
            problems[0].starts_with("TIMEWEAVE_SERVER_LISEN: no such variable; there are TIMEWEAVE_SERVER_LISTEN,")
        );
        assert!(problems[1].starts_with("TIMEWEAVE_SERVE: no such variable; there are TIMEWEAVE_SERVER_*,"));
    }

    #[test]
    fn a_broken_file_is_told_by_line_without_its_text() {
        let mut given = Given::default();
        given.read_file(Path::new("x.toml"), "[auth]\nkeys = [\"hush\n");
        let problems = given.problems();
        assert!(problems[0].starts_with("x.toml line 2: ") && !problems[0].contains("hush"), "{problems:?}");
    }
}
