//! What there is in a prepared community.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use timeweave::db::Value as Argument;

use super::AREAS;
use crate::support::{PASSWORD, Person, Town, address};

/// One of everything that a request can name, made when it is named first. It is `member`'s.
pub struct Things<'t> {
    /// Where they are.
    pub town: &'t Town,
    /// Others have other numbers.
    pub number: usize,
    /// Whose they are.
    pub member: Person,
    /// Somebody who is no caller, and the other one where a thing is about two.
    pub friend: Person,
    made: BTreeMap<&'static str, Value>,
}

impl<'t> Things<'t> {
    /// With a new member, who has signed in, and a new friend.
    pub async fn new(town: &'t Town, number: usize) -> Self {
        let mut member = town.newcomer("harbour", &format!("member{number}"), "member").await;
        let credentials = json!({ "email": address(&member), "password": PASSWORD });
        let mut pair = member.post("/api/auth/login", credentials).await.ok().json();
        member.token = pair["access_token"].as_str().map(str::to_owned);
        let friend = town.newcomer("harbour", &format!("friend{number}"), "member").await;
        let made = BTreeMap::from([
            ("member", json!(member.id)),
            ("friend", json!(friend.id)),
            ("refresh_token", pair["refresh_token"].take()),
        ]);
        let mut things = Self { town, number, member, friend, made };
        for name in super::all(|area| area.beforehand()) {
            things.get(name).await;
        }
        things
    }

    /// Makes everything that there can be.
    pub async fn all(&mut self) {
        for name in super::all(|area| area.things()) {
            self.get(name).await;
        }
    }

    /// A thing's id or text.
    pub async fn get(&mut self, name: &str) -> Value {
        if !self.made.contains_key(name) {
            let maker = AREAS.iter().find_map(|area| {
                let own = area.things().iter().find(|own| **own == name)?;
                Some((*area, *own))
            });
            let (area, own) = maker.unwrap_or_else(|| panic!("no area makes {name}"));
            area.make(own, self).await;
        }
        self.made[name].clone()
    }

    /// The id of a thing that has a number.
    pub async fn id(&mut self, name: &str) -> i64 {
        self.get(name).await.as_i64().unwrap()
    }

    /// Keeps what was made.
    pub fn keep(&mut self, name: &'static str, thing: impl Into<Value>) {
        self.made.insert(name, thing.into());
    }

    /// Makes a thing by a statement that gives its id.
    pub async fn insert(&mut self, name: &'static str, sql: &'static str, arguments: Vec<Argument>) -> i64 {
        let id: i64 = self.town.db().one(sql, arguments).await.unwrap();
        self.keep(name, id);
        id
    }

    /// Makes a thing through a door that answers with it.
    pub async fn make_through(&mut self, name: &'static str, path: &str, body: Value) {
        let mut made = self.member.post(path, body).await.ok().json();
        self.keep(name, made["data"]["id"].take());
    }
}

/// A thing as it stands in a path or a document.
pub fn text(thing: &Value) -> String {
    thing.as_str().map_or_else(|| thing.to_string(), str::to_owned)
}
