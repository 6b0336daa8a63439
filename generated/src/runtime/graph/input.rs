//! From a field's arguments to the input of an operation.

use async_graphql::{Context, Name, Value};
use serde_json::{Map, Number, Value as Json};

use super::id;
use super::page::{FARTHEST, Window, number_of, place_of};
use super::table::EnumTable;
use crate::codes::Code;
use crate::runtime::{Rule, Spoken, Violation};

/// An argument and the part of the operation's input that it is.
#[derive(Debug)]
pub struct Input {
    /// The argument.
    pub argument: &'static str,
    /// Its name at the REST door.
    pub wire: &'static str,
    /// Where REST takes it.
    pub place: Place,
    /// What it holds.
    pub kind: Kind,
}

/// Where REST takes an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In the path.
    Path,
    /// In the query.
    Query,
    /// In the body.
    Body,
    /// In the `Idempotency-Key` header.
    Key,
}

/// What an argument holds.
#[derive(Debug)]
pub enum Kind {
    /// The same as at the REST door.
    Plain,
    /// An id of this type, global or REST's.
    Id(&'static str),
    /// The same where REST has a name for a row of this type instead of a number.
    Name(&'static str),
    /// An amount of money, of which REST counts the hundredths.
    Hundredths,
    /// A word of a set, or several.
    Word(&'static EnumTable),
    /// An object with these fields, or several.
    Object(&'static [Input]),
    /// How many rows of a page.
    First {
        /// At most.
        most: i64,
    },
    /// How many rows of a page before a cursor, or of the end of the list.
    Last {
        /// At most.
        most: i64,
    },
    /// The cursor after which a page begins.
    After,
    /// The same for a list whose cursors the gateway makes and opens.
    Sealed,
    /// The same, where REST takes the number of rows to leave out.
    Offset {
        /// So many rows if nobody says how many.
        usual: i64,
    },
    /// The cursor before which a page ends, of a list whose cursors the gateway makes and opens if it is `sealed`.
    Until {
        /// Whether it is.
        sealed: bool,
    },
    /// Always this word, which no argument says.
    Fixed(&'static str),
    /// The same for a list whose pages have numbers at the REST door.
    Place {
        /// So many rows make a page if nobody says how many.
        usual: i64,
        /// So many at most.
        most: i64,
    },
    /// The same for a list that REST gives only the beginning of.
    Beginning {
        /// So many rows if nobody says how many.
        usual: i64,
        /// So many at most.
        most: i64,
    },
}

impl Kind {
    /// Whether it is how many rows are wanted.
    fn is_length(&self) -> bool {
        matches!(self, Self::First { .. } | Self::Last { .. })
    }

    /// Whether it says that a list is read in its order, if it is said at all.
    fn is_forward(&self) -> bool {
        matches!(self, Self::First { .. } | Self::After | Self::Sealed) || self.is_place()
    }

    /// Whether it says that a list is read against its order.
    pub(super) fn is_backward(&self) -> bool {
        matches!(self, Self::Last { .. } | Self::Until { .. })
    }

    /// Whether it is where a page begins in a list that REST reads without cursors.
    fn is_place(&self) -> bool {
        matches!(self, Self::Offset { .. } | Self::Place { .. } | Self::Beginning { .. })
    }

    /// How many rows such a list gives if nobody says how many.
    fn usual(&self) -> i64 {
        match self {
            Self::Offset { usual } | Self::Place { usual, .. } | Self::Beginning { usual, .. } => *usual,
            _ => 0,
        }
    }

    /// Such a list is read no farther than this.
    fn end(&self) -> i64 {
        match self {
            Self::Beginning { most, .. } => *most,
            _ => FARTHEST,
        }
    }
}

/// What the arguments say, as REST takes it.
#[derive(Clone, Debug, Default)]
pub struct Said {
    pub(super) path: Vec<(&'static str, String)>,
    pub(super) query: Vec<(&'static str, String)>,
    pub(super) body: Map<String, Json>,
    pub(super) key: Option<String>,
    /// The cursor that was said.
    pub(super) cursor: Option<String>,
    /// The list is read backward from there, or from its end.
    pub(super) backward: bool,
    pub(super) window: Option<Window>,
    pub(super) wrong: Vec<Violation>,
}

impl Said {
    /// Reads the arguments of the field in `ctx`, which is `list` where it is a list: those of its one `input` where it has that, else its own.
    pub(super) fn read(ctx: &Context<'_>, list: &str, inputs: &'static [Input]) -> Self {
        let mut said = Self::default();
        let mut given = arguments(ctx);
        if let Some(Value::Object(input)) = given.swap_remove("input") {
            given.extend(input);
        }
        said.choose_way(&given, inputs);
        for input in inputs {
            if let Kind::Fixed(word) = input.kind {
                said.add(input, Value::String(word.to_owned()));
                continue;
            }
            let Some(value) = given.swap_remove(input.argument) else { continue };
            match input.kind {
                Kind::After
                | Kind::Sealed
                | Kind::Offset { .. }
                | Kind::Until { .. }
                | Kind::Place { .. }
                | Kind::Beginning { .. } => said.go_on_from(list, inputs, input, &value),
                _ => said.add(input, value),
            }
        }
        if !said.ends_unknown(inputs) {
            said.turn(list, inputs, None);
        }
        said
    }

    /// A list is read on one way: `first` rows after a cursor, or the `last` before one.
    fn choose_way(&mut self, given: &async_graphql::indexmap::IndexMap<Name, Value>, inputs: &'static [Input]) {
        let is_said = |input: &&Input| {
            let value = given.get(input.argument);
            value.is_some_and(|value| *value != Value::Null && *value != Value::String(String::new()))
        };
        let mut of_backward = inputs.iter().filter(|input| input.kind.is_backward());
        let Some(backward) = of_backward.find(is_said) else { return };
        self.backward = true;
        let mut of_forward = inputs.iter().filter(|input| input.kind.is_forward());
        if let Some(forward) = of_forward.find(is_said) {
            self.wrong.push(violation(Code::ValidationError, backward.argument, &[], Rule::Apart(forward.argument)));
        }
    }

    /// Whether somebody has to say first how many rows the list has: its end is wanted, and REST counts from the beginning.
    pub(super) fn ends_unknown(&self, inputs: &'static [Input]) -> bool {
        self.backward && self.cursor.is_none() && inputs.iter().any(|input| input.kind.is_place())
    }

    /// The same question where only one row is wanted, from this cursor or from an end, the other way: whether something is there.
    pub(super) fn turned(&self, inputs: &'static [Input], cursor: Option<String>) -> Self {
        let mut turned = Self { backward: !self.backward, cursor: cursor.clone(), ..self.clone() };
        let is_cursor = |input: &&Input| matches!(input.kind, Kind::After | Kind::Sealed);
        let (from, length) = (inputs.iter().find(is_cursor), inputs.iter().find(|input| input.kind.is_length()));
        turned.query.retain(|(wire, _)| ![from, length].iter().flatten().any(|input| input.wire == *wire));
        turned.query.extend(length.map(|input| (input.wire, "1".to_owned())));
        turned.query.extend(from.map(|input| input.wire).zip(cursor));
        turned
    }

    /// The same question where one row is wanted of a list that REST counts from the beginning.
    pub(super) fn beginning(&self, list: &str, inputs: &'static [Input]) -> Self {
        let length = inputs.iter().find(|input| input.kind.is_length());
        let mut beginning = Self { backward: false, ..self.clone() };
        beginning.query.retain(|(wire, _)| length.is_none_or(|input| input.wire != *wire));
        beginning.query.extend(length.map(|input| (input.wire, "1".to_owned())));
        beginning.turn(list, inputs, None);
        beginning
    }

    /// The numbers and words that the arguments say, by REST's names: in the path, the query or the body.
    pub(super) fn spoken(&self) -> Spoken {
        let outside = self.path.iter().chain(&self.query).map(|(name, text)| ((*name).to_owned(), text.clone()));
        let body = self.body.iter().filter_map(|(name, value)| match value {
            Json::String(text) => Some((name.clone(), text.clone())),
            Json::Number(number) => Some((name.clone(), number.to_string())),
            _ => None,
        });
        Spoken::new(outside.chain(body).collect())
    }

    /// The names of rows that the path names.
    pub(super) fn names(&self, inputs: &'static [Input]) -> Vec<(&'static str, String)> {
        let names = inputs.iter().filter(|input| matches!(input.kind, Kind::Name(_)));
        let text = |input: &Input| self.path.iter().find(|(name, _)| *name == input.wire).map(|(_, text)| text.clone());
        names.filter_map(|input| Some((input.wire, text(input)?))).collect()
    }

    /// The numbers of rows that the arguments name.
    pub(super) fn numbers(&self, inputs: &'static [Input]) -> Vec<(&'static str, i64)> {
        let ids = inputs.iter().filter(|input| matches!(input.kind, Kind::Id(_)));
        let number = |input: &'static Input| {
            let among = |said: &[(&str, String)]| said.iter().find(|(wire, _)| *wire == input.wire)?.1.parse().ok();
            let number = match input.place {
                Place::Path => among(&self.path),
                Place::Query => among(&self.query),
                Place::Body => self.body.get(input.wire).and_then(Json::as_i64),
                Place::Key => None,
            };
            Some((input.wire, number?))
        };
        ids.filter_map(number).collect()
    }

    /// Turns a cursor and a length into what REST takes, where it reads the list without cursors. `total`: how many rows there are, where
    /// the end of the list is wanted.
    pub(super) fn turn(&mut self, list: &str, inputs: &'static [Input], total: Option<i64>) {
        let Some(place) = inputs.iter().find(|input| input.kind.is_place()) else { return };
        let length = inputs.iter().find(|input| input.kind.is_length()).map(|input| input.wire);
        let wanted = self.query.iter().find(|(wire, _)| Some(*wire) == length).and_then(|(_, text)| text.parse().ok());
        let cursor = self.cursor.as_deref().and_then(|text| place_of(list, text));
        let wanted = wanted.unwrap_or(place.kind.usual());
        let end = cursor.map(|place| place - 1).or(total).unwrap_or(0).min(place.kind.end());
        let (after, first) =
            if self.backward { ((end - wanted).max(0), wanted.min(end)) } else { (cursor.unwrap_or(0), wanted) };
        let (window, told) = match place.kind {
            Kind::Place { most, .. } => {
                let window =
                    if self.backward { Window::until(end, wanted, most) } else { Window::over(after, first, most) };
                (window, Some(window.page()))
            }
            Kind::Beginning { most, .. } => (Window::beginning(after, first, most), None),
            _ => (Window::exactly(after, first), Some(after).filter(|after| *after > 0)),
        };
        self.query.retain(|(wire, _)| Some(*wire) != length);
        self.query.extend(length.map(|wire| (wire, window.length.to_string())));
        self.query.extend(told.map(|told| (place.wire, told.to_string())));
        self.window = Some(window);
    }

    /// Takes a cursor, which must be one that this list gave. An empty one is none. Those under a seal are REST's to open.
    fn go_on_from(&mut self, list: &str, inputs: &'static [Input], input: &'static Input, value: &Value) {
        let Some(text) = text_of(value).filter(|text| !text.is_empty()) else { return };
        let is_place = inputs.iter().any(|input| input.kind.is_place());
        let is_good = match input.kind {
            Kind::Sealed | Kind::Until { sealed: true } => true,
            _ if is_place => place_of(list, &text).is_some(),
            _ => number_of(list, &text).is_some(),
        };
        if !is_good {
            self.wrong.push(violation(Code::InvalidCursor, input.argument, &[], Rule::Cursor));
        } else if !is_place {
            // A place becomes the number of a page, see `turn`.
            self.query.push((input.wire, text.clone()));
        }
        self.cursor = Some(text);
    }

    fn add(&mut self, input: &'static Input, value: Value) {
        if value == Value::Null && input.place != Place::Body {
            return;
        }
        let Some(value) = convert(input, value, &mut Vec::new(), &mut self.wrong) else { return };
        let text = |value: &Json| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        match (input.place, value) {
            (Place::Path, value) => self.path.push((input.wire, text(&value))),
            (Place::Query, Json::Array(items)) => self.query.extend(items.iter().map(|item| (input.wire, text(item)))),
            (Place::Query, value) => self.query.push((input.wire, text(&value))),
            (Place::Key, value) => self.key = Some(text(&value)),
            (Place::Body, value) => {
                self.body.insert(input.wire.to_owned(), value);
            }
        }
    }
}

/// The field's arguments with variables put in.
fn arguments(ctx: &Context<'_>) -> async_graphql::indexmap::IndexMap<Name, Value> {
    let variable = |name: &Name| {
        let definitions = &ctx.query_env.operation.node.variable_definitions;
        let default = || definitions.iter().find(|one| one.node.name.node == *name)?.node.default_value().cloned();
        ctx.query_env.variables.get(name).cloned().or_else(default)
    };
    let mut found = async_graphql::indexmap::IndexMap::new();
    for (name, value) in &ctx.item.node.arguments {
        // A variable that was not given is an argument that was left out.
        let value = value.node.clone().into_const_with(|name| variable(&name).ok_or(()));
        if let Ok(value) = value {
            found.insert(name.node.clone(), value);
        }
    }
    found
}

fn text_of(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        _ => None,
    }
}

/// REST's value of an argument; `path` leads to the object that holds it.
fn convert(input: &Input, value: Value, path: &mut Vec<String>, wrong: &mut Vec<Violation>) -> Option<Json> {
    match (&input.kind, value) {
        (_, Value::Null) => Some(Json::Null),
        (Kind::Id(_) | Kind::Name(_) | Kind::Word(_) | Kind::Object(_), Value::List(items)) => {
            let items = items.into_iter().filter_map(|item| convert(input, item, path, wrong));
            Some(Json::Array(items.collect()))
        }
        (Kind::Id(kind), value) => {
            let number = id_of(kind, &value);
            if number.is_none() {
                wrong.push(violation(Code::ValidationError, input.argument, path, Rule::Id(kind)));
            }
            number.map(Json::from)
        }
        (Kind::Name(kind), value) => {
            let name = name_of(kind, &value);
            if name.is_none() {
                wrong.push(violation(Code::ValidationError, input.argument, path, Rule::Id(kind)));
            }
            name.map(Json::from)
        }
        (Kind::Hundredths, value) => {
            let hundredths = hundredths_of(&value);
            if hundredths.is_none() {
                let rule = Rule::MultipleOf(Number::from_f64(0.01).unwrap_or_else(|| 1.into()));
                wrong.push(violation(Code::ValidationOutOfRange, input.argument, path, rule));
            }
            hundredths.map(Json::from)
        }
        (Kind::Word(table), Value::Enum(name)) => table.word(&name).map(Json::from),
        (Kind::Word(table), Value::String(name)) => table.word(&name).map(Json::from),
        (Kind::Object(fields), Value::Object(mut given)) => {
            path.push(input.argument.to_owned());
            let mut object = Map::new();
            for field in *fields {
                if let Some(value) = given.swap_remove(field.argument)
                    && let Some(value) = convert(field, value, path, wrong)
                {
                    object.insert(field.wire.to_owned(), value);
                }
            }
            path.pop();
            Some(Json::Object(object))
        }
        (Kind::First { most } | Kind::Last { most }, Value::Number(first)) => {
            let rule = match first.as_i64() {
                Some(first) if first > *most => Some(Rule::Maximum((*most).into())),
                Some(1..) => None,
                _ => Some(Rule::Minimum(1.into())),
            };
            let fits = rule.is_none();
            wrong.extend(rule.map(|rule| violation(Code::ValidationOutOfRange, input.argument, path, rule)));
            fits.then(|| Json::Number(first))
        }
        (_, value) => value.into_json().ok(),
    }
}

/// How many hundredths an amount has; none if it has not so many whole ones.
fn hundredths_of(value: &Value) -> Option<i64> {
    let amount = match value {
        Value::Number(number) => number.as_f64()?,
        Value::String(text) => text.trim().parse::<f64>().ok()?,
        _ => return None,
    };
    let hundredths = amount * 100.0;
    let whole = hundredths.round();
    // Tenths and hundredths are seldom exact in numbers of computers.
    if (hundredths - whole).abs() > 1e-6 {
        return None;
    }
    format!("{whole:.0}").parse().ok()
}

fn id_of(kind: &str, value: &Value) -> Option<i64> {
    let text = match value {
        Value::String(text) => text.clone(),
        Value::Number(number) => number.to_string(),
        _ => return None,
    };
    match id::decode_id(&text) {
        Some((of, number)) => (of == kind).then_some(number),
        None => id::plain_id(text.trim()),
    }
}

/// The name that an id holds, or REST's own; none for the id of something else.
fn name_of(kind: &str, value: &Value) -> Option<String> {
    let text = text_of(value)?;
    if id::decode_id(&text).is_some() {
        return None;
    }
    match id::decode_name(&text) {
        Some((of, name)) => (of == kind).then_some(name),
        None => Some(text),
    }
}

fn violation(code: Code, argument: &str, path: &[String], rule: Rule) -> Violation {
    let field = path.iter().map(String::as_str).chain([argument]).collect::<Vec<_>>().join(".");
    Violation { code, rule, field: Some(field) }
}

/// What a field of REST's input is called at this door.
#[must_use]
pub fn argument_of(inputs: &[Input], wire: &str) -> String {
    let (first, rest) = wire.split_once('.').map_or((wire, None), |(first, rest)| (first, Some(rest)));
    // A header of REST is an argument as others are.
    let first = if first.contains('-') { &*first.to_ascii_lowercase().replace('-', "_") } else { first };
    let named = inputs.iter().find(|input| input.wire == first);
    let input = named.or_else(|| only_id(inputs, first)).or_else(|| only_member(inputs, first));
    let name = input.map_or_else(|| camel(first), |input| input.argument.to_owned());
    let Some(rest) = rest else { return name };
    let below = match input.map(|input| &input.kind) {
        Some(Kind::Object(fields)) => *fields,
        _ => &[],
    };
    // An item of a list stands between the list and its fields.
    let rest = match rest.split_once('.') {
        Some((index, field)) if index.bytes().all(|byte| byte.is_ascii_digit()) => {
            format!("{index}.{}", argument_of(below, field))
        }
        _ => argument_of(below, rest),
    };
    format!("{name}.{rest}")
}

/// The one input that names a member, whatever REST's spellings call whom it is for.
fn only_member<'a>(inputs: &'a [Input], wire: &str) -> Option<&'a Input> {
    let is_member = |input: &&Input| matches!(input.kind, Kind::Id("Member"));
    let spelled = matches!(wire, "recipient" | "recipient_id" | "receiver_id" | "user_id" | "member_id");
    let mut members = inputs.iter().filter(is_member);
    let only = members.next().filter(|_| spelled);
    only.filter(|_| members.next().is_none())
}

/// The one input that is an id, for a refusal that calls it `user_id` where the path calls it `id`.
fn only_id<'a>(inputs: &'a [Input], wire: &str) -> Option<&'a Input> {
    let mut ids = inputs.iter().filter(|input| matches!(input.kind, Kind::Id(_)));
    let only = ids.next().filter(|input| wire.ends_with("_id") && input.wire == "id");
    only.filter(|_| ids.next().is_none())
}

/// `skill_name` as GraphQL writes it: `skillName`.
#[must_use]
pub fn camel(name: &str) -> String {
    let mut words = name.split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |mut all, word| {
        let mut letters = word.chars();
        all.extend(letters.next().map(|letter| letter.to_ascii_uppercase()));
        all.push_str(letters.as_str());
        all
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    static STREET: Input = Input { argument: "street", wire: "street_name", place: Place::Body, kind: Kind::Plain };
    static INPUTS: [Input; 2] = [
        Input { argument: "memberId", wire: "user_id", place: Place::Path, kind: Kind::Id("Member") },
        Input {
            argument: "address",
            wire: "addr",
            place: Place::Body,
            kind: Kind::Object(std::slice::from_ref(&STREET)),
        },
    ];

    #[test]
    fn a_refusal_names_arguments() {
        for (wire, argument) in [
            ("user_id", "memberId"),
            ("addr.street_name", "address.street"),
            ("addr.2.street_name", "address.2.street"),
            ("other_field", "otherField"),
        ] {
            assert_eq!(argument_of(&INPUTS, wire), argument);
        }
    }

    #[test]
    fn a_refusal_may_call_the_thing_in_the_path_by_its_kind() {
        let id = || Input { argument: "memberId", wire: "id", place: Place::Path, kind: Kind::Id("Member") };
        assert_eq!(argument_of(&[id()], "user_id"), "memberId");
        assert_eq!(argument_of(&[id()], "reason"), "reason");
        assert_eq!(argument_of(&[id(), id()], "user_id"), "userId");
        // Whom something is for, by whatever name REST has for them.
        let spelled = || Input { argument: "memberId", wire: "user_id", place: Place::Body, kind: Kind::Id("Member") };
        assert_eq!(argument_of(&[spelled()], "recipient"), "memberId");
        assert_eq!(argument_of(&[spelled(), spelled()], "recipient"), "recipient");
        assert_eq!(argument_of(&[], "recipient"), "recipient");
    }

    #[test]
    fn an_amount_has_whole_hundredths() {
        for (amount, hundredths) in [
            (Value::from(12.5), Some(1_250)),
            (Value::from(0.29), Some(29)),
            (Value::from(7), Some(700)),
            (Value::String(" 1.10 ".to_owned()), Some(110)),
            (Value::from(-3), Some(-300)),
            (Value::from(0.005), None),
            (Value::from(1e300), None),
            (Value::Boolean(true), None),
        ] {
            assert_eq!(hundredths_of(&amount), hundredths, "{amount}");
        }
    }

    #[test]
    fn an_id_of_another_kind_is_refused() {
        let text = |text: &str| Value::String(text.to_owned());
        assert_eq!(id_of("Member", &text(&id::encode_id("Member", 7))), Some(7));
        assert_eq!(id_of("Member", &text("7")), Some(7));
        assert_eq!(id_of("Member", &text(&id::encode_id("Review", 7))), None);
        assert_eq!(id_of("Member", &text("seven")), None);
        let Value::String(id) = id::global_name("Session", "9f86") else { panic!("no text") };
        assert_eq!(name_of("Session", &text(&id)).as_deref(), Some("9f86"));
        assert_eq!(name_of("Session", &text("9f86")).as_deref(), Some("9f86"));
        assert_eq!(name_of("Device", &text(&id)), None);
        assert_eq!(name_of("Session", &text(&id::encode_id("Member", 7))), None);
    }
}
