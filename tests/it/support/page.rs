//! What a client reads: each of its calls finds its fields, wherever in the answer they stand, also where they are null.

use http::Method;
use serde_json::Value;

use super::Person;

/// The fields of a list with commas, each with the fields below it, and whether it may be null.
fn fields(text: &str) -> Vec<(String, Option<String>, bool)> {
    let (mut all, mut depth, mut one) = (Vec::new(), 0, String::new());
    for letter in text.chars().chain([',']).filter(|letter| !letter.is_whitespace()) {
        depth += match letter {
            '{' => 1,
            '}' => -1,
            _ => 0,
        };
        if letter == ',' && depth == 0 {
            all.push(std::mem::take(&mut one));
        } else {
            one.push(letter);
        }
    }
    all.into_iter()
        .map(|one| {
            let (one, may_be_null) = one.strip_suffix('?').map_or((one.as_str(), false), |one| (one, true));
            match one.split_once('{') {
                Some((name, below)) => (name.to_owned(), below.strip_suffix('}').map(str::to_owned), may_be_null),
                None => (one.to_owned(), None, may_be_null),
            }
        })
        .collect()
}

/// Which of the fields an answer does not have.
fn missing(found: &Value, wanted: &str) -> Vec<String> {
    let mut all = Vec::new();
    for (name, below, may_be_null) in fields(wanted) {
        match (found.get(&name), below) {
            (None, _) => all.push(name),
            (Some(Value::Null), Some(_)) if !may_be_null => all.push(format!("{name} is null")),
            (Some(Value::Null), _) | (Some(_), None) => {}
            (Some(value), Some(below)) => {
                all.extend(missing(value, &below).into_iter().map(|one| format!("{name}.{one}")))
            }
        }
    }
    all
}

/// Whoever uses a client: each call succeeds, and finds what it reads.
pub struct Page<'a>(pub &'a Person);

impl Page<'_> {
    /// Makes a call; null if it answers nothing.
    pub async fn call(&self, method: Method, path: &str, body: Option<Value>) -> Value {
        let told = format!("{method} {path}");
        let path = format!("/{path}");
        let heard = self.0.send(self.0.request(method, &path, body)).await;
        assert!(heard.status.is_success(), "{told}: {} {}", heard.status, heard.text());
        if heard.status == 204 { Value::Null } else { heard.json() }
    }

    /// Makes a call, and finds the fields at a place in its answer; gives what stands there.
    pub async fn finds(&self, (method, path, body): (Method, &str, Option<Value>), at: &str, wanted: &[&str]) -> Value {
        let told = format!("{method} {path}");
        let answer = self.call(method, path, body).await;
        let found = answer.pointer(at).unwrap_or_else(|| panic!("{told}: nothing at {at}: {answer}")).clone();
        for fields in wanted {
            assert_eq!(missing(&found, fields), Vec::<String>::new(), "{told} at {at}: {found}");
        }
        found
    }

    pub async fn reads(&self, path: &str, at: &str, wanted: &[&str]) -> Value {
        self.finds((Method::GET, path, None), at, wanted).await
    }

    pub async fn posts(&self, path: &str, body: Value, at: &str, wanted: &[&str]) -> Value {
        self.finds((Method::POST, path, Some(body)), at, wanted).await
    }

    pub async fn puts(&self, path: &str, body: Value, at: &str, wanted: &[&str]) -> Value {
        self.finds((Method::PUT, path, Some(body)), at, wanted).await
    }
}

/// A page by cursor: its items, and what accompanies them.
pub async fn lists(page: &Page<'_>, path: &str, wanted: &[&str]) {
    page.reads(path, "/meta", &["base_url,per_page,has_more"]).await;
    page.reads(path, "/data/0", wanted).await;
}
