//! What a document may be, before anything is done with it.
//!
//! A short document can ask for a lot: nesting, aliases, fragments that use fragments. [`scan`] looks at the text, so that the
//! parser never sees one that would exhaust its stack; [`measure`] looks at the parsed document and counts every fragment as
//! often as it is used, in time proportional to the document, so that validation never unfolds one that explodes. The
//! last limit, complexity, is the library's: it knows each field's price and the lengths of lists.

use std::collections::{HashMap, HashSet};

use async_graphql::Name;
use async_graphql::parser::types::{ExecutableDocument, Selection, SelectionSet};
use contract::Code;

use crate::base::{Answer, Failure, Refusal};
use crate::language::Sentence;
use crate::say;

/// Lists in the schema's description of itself that may be nested; the third would multiply an answer without end.
const SELF_LISTS: [&str; 4] = ["fields", "interfaces", "possibleTypes", "inputFields"];

/// How long the lists in the schema's description of itself are, roughly. The longest document of clients' tools, with ten levels of
/// `ofType`, costs about two thirds of [`MAX_SELF_COST`].
const SELF_LENGTHS: [(&str, usize); 8] = [
    ("types", 300),
    ("fields", 10),
    ("args", 3),
    ("inputFields", 6),
    ("enumValues", 6),
    ("possibleTypes", 15),
    ("interfaces", 2),
    ("directives", 6),
];

/// Fields of the schema's description of itself, lists counted by their length.
const MAX_SELF_COST: usize = 1_000_000;

/// How often a document may ask for `__schema`, and how often for `__type`: tools ask for several types at a time.
const MAX_SCHEMAS: usize = 1;
const MAX_TYPES: usize = 5;

/// Aliases within the schema's description of itself. Tools use none.
const MAX_SELF_ALIASES: usize = 5;

/// Nesting that the library and the stack bear, counted with fragments.
const MAX_LEVELS: usize = 32;

/// Brackets in one another, in the text.
const MAX_NESTING: usize = 64;

/// What a document may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes.
    pub bytes: usize,
    /// Words and signs.
    pub tokens: usize,
    /// Fields in one another.
    pub depth: usize,
    /// Fields, each as often as its fragment is used.
    pub fields: usize,
    /// Aliases, counted likewise.
    pub aliases: usize,
    /// Directives, counted likewise.
    pub directives: usize,
}

/// Checks the text.
///
/// # Errors
/// 400 `QUERY_TOO_COMPLEX` if it is too long, `QUERY_TOO_DEEP` if its brackets are nested too deep, `QUERY_INVALID` if it gives a
/// member of an input twice (GraphQL specification 5.6.3): the parser keeps one of them without a word.
pub fn scan(text: &str, limits: &Limits) -> Answer<()> {
    if text.len() > limits.bytes {
        return Err(too_complex(say!("document-too-long", limit = limits.bytes), text.len(), limits.bytes));
    }
    let (mut tokens, mut nesting) = (0_usize, 0_usize);
    let mut inputs = Inputs::default();
    let mut rest = meaningful(text.as_bytes());
    while let Some((&byte, after)) = rest.split_first() {
        tokens += 1;
        match byte {
            b'{' | b'(' | b'[' => nesting += 1,
            b'}' | b')' | b']' => nesting = nesting.saturating_sub(1),
            _ => {}
        }
        let next = token_end(byte, after);
        let token = &rest[..rest.len() - next.len()];
        rest = meaningful(next);
        inputs.read(token, rest)?;
        if nesting > MAX_NESTING {
            return Err(too_deep(nesting, MAX_NESTING));
        }
        if tokens > limits.tokens {
            return Err(too_complex(say!("document-too-many-tokens", limit = limits.tokens), tokens, limits.tokens));
        }
    }
    Ok(())
}

/// The rest of a text from its next token on: white space, commas and comments mean nothing.
fn meaningful(mut rest: &[u8]) -> &[u8] {
    while let Some((&byte, after)) = rest.split_first() {
        rest = match byte {
            b' ' | b'\t' | b'\r' | b'\n' | b',' => after,
            b'#' => after.iter().position(|byte| matches!(byte, b'\r' | b'\n')).map_or(&[][..], |end| &after[end..]),
            _ => return rest,
        };
    }
    rest
}

/// The members of the inputs in which a token stands. Braces are inputs within parentheses, and selections elsewhere.
#[derive(Default)]
struct Inputs<'d> {
    parentheses: usize,
    open: Vec<HashSet<&'d [u8]>>,
}

impl<'d> Inputs<'d> {
    fn read(&mut self, token: &'d [u8], next: &[u8]) -> Answer<()> {
        match token {
            b"(" => self.parentheses += 1,
            b")" => self.parentheses = self.parentheses.saturating_sub(1),
            b"{" if self.parentheses > 0 => self.open.push(HashSet::new()),
            b"}" => drop(self.open.pop()),
            name if next.first() == Some(&b':') => {
                if let Some(members) = self.open.last_mut()
                    && !members.insert(name)
                {
                    let member = String::from_utf8_lossy(name).into_owned();
                    return Err(Refusal::new(Code::QueryInvalid, say!("body-duplicate-member", member = member)).into());
                }
            }
            _ => {}
        }
        Ok(())
    }
}

/// What follows the token that begins with `first`.
fn token_end(first: u8, after: &[u8]) -> &[u8] {
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'-' | b'+');
    match first {
        b'"' if after.starts_with(b"\"\"") => block_string_end(&after[2..]),
        b'"' => string_end(after),
        first if is_word(&first) => &after[after.iter().take_while(|byte| is_word(byte)).count()..],
        _ => after,
    }
}

fn string_end(mut rest: &[u8]) -> &[u8] {
    while let Some((&byte, after)) = rest.split_first() {
        match byte {
            b'"' | b'\n' => return after,
            b'\\' => rest = after.get(1..).unwrap_or_default(),
            _ => rest = after,
        }
    }
    rest
}

fn block_string_end(mut rest: &[u8]) -> &[u8] {
    while !rest.is_empty() {
        if rest.starts_with(b"\\\"\"\"") {
            rest = &rest[4..];
        } else if rest.starts_with(b"\"\"\"") {
            return &rest[3..];
        } else {
            rest = &rest[1..];
        }
    }
    rest
}

/// Checks the parsed document.
///
/// # Errors
/// 400 `QUERY_TOO_DEEP`, `QUERY_TOO_COMPLEX`, or `QUERY_INVALID` for fragments that use one another in a circle.
pub fn measure(document: &ExecutableDocument, limits: &Limits) -> Answer<()> {
    let mut ruler = Ruler { document, known: HashMap::new() };
    for (_, operation) in document.operations.iter() {
        let mut size = ruler.selections(&operation.node.selection_set.node)?;
        size.directives = size.directives.saturating_add(operation.node.directives.len());
        size.check(limits)?;
    }
    // A fragment that no operation uses is validated all the same. How deep it lies depends on who uses it.
    for name in document.fragments.keys() {
        Size { depth: 0, ..ruler.fragment(name)? }.check(limits)?;
    }
    Ok(())
}

/// How much some selections are, with everything below.
#[derive(Clone, Copy, Default)]
struct Size {
    depth: usize,
    levels: usize,
    self_lists: usize,
    fields: usize,
    aliases: usize,
    directives: usize,
    /// As [`Size::fields`], but lists of the schema's description of itself by their length.
    weight: usize,
    schemas: usize,
    types: usize,
    self_cost: usize,
    self_aliases: usize,
}

impl Size {
    /// Beside each other: depths compete, counts add up.
    fn beside(self, other: Self) -> Self {
        Self {
            depth: self.depth.max(other.depth),
            levels: self.levels.max(other.levels),
            self_lists: self.self_lists.max(other.self_lists),
            fields: self.fields.saturating_add(other.fields),
            aliases: self.aliases.saturating_add(other.aliases),
            directives: self.directives.saturating_add(other.directives),
            weight: self.weight.saturating_add(other.weight),
            schemas: self.schemas.saturating_add(other.schemas),
            types: self.types.saturating_add(other.types),
            self_cost: self.self_cost.saturating_add(other.self_cost),
            self_aliases: self.self_aliases.saturating_add(other.self_aliases),
        }
    }

    fn check(&self, limits: &Limits) -> Answer<()> {
        if self.depth > limits.depth {
            return Err(too_deep(self.depth, limits.depth));
        }
        if self.levels > MAX_LEVELS {
            return Err(too_deep(self.levels, MAX_LEVELS));
        }
        if self.self_lists >= 3 {
            return Err(Refusal::new(Code::QueryTooDeep, say!("introspection-too-deep")).into());
        }
        for (count, limit, what) in [
            (self.fields, limits.fields, "fields"),
            (self.aliases, limits.aliases, "aliases"),
            (self.directives, limits.directives, "directives"),
            (self.schemas, MAX_SCHEMAS, "schemas"),
            (self.types, MAX_TYPES, "types"),
            (self.self_aliases, MAX_SELF_ALIASES, "self-aliases"),
            (self.self_cost, MAX_SELF_COST, "self-fields"),
        ] {
            if count > limit {
                return Err(too_complex(say!("document-too-many", limit = limit, what = what), count, limit));
            }
        }
        Ok(())
    }
}

struct Ruler<'a> {
    document: &'a ExecutableDocument,
    /// `None` while a fragment is being measured.
    known: HashMap<&'a Name, Option<Size>>,
}

impl<'a> Ruler<'a> {
    fn selections(&mut self, set: &'a SelectionSet) -> Answer<Size> {
        let mut all = Size::default();
        for selection in &set.items {
            all = all.beside(self.selection(&selection.node)?);
        }
        Ok(all)
    }

    fn selection(&mut self, selection: &'a Selection) -> Answer<Size> {
        let mut size = match selection {
            Selection::Field(field) => {
                let field = &field.node;
                let mut size = self.selections(&field.selection_set.node)?;
                let name = field.name.node.as_str();
                // The schema's description of itself is deep by nature; what may explode in it is counted apart.
                size.depth = if matches!(name, "__schema" | "__type") { 1 } else { size.depth + 1 };
                size.self_lists += usize::from(SELF_LISTS.contains(&name));
                size.aliases = size.aliases.saturating_add(usize::from(field.alias.is_some()));
                let length = SELF_LENGTHS.iter().find(|(list, _)| *list == name).map_or(1, |(_, length)| *length);
                size.weight = size.weight.saturating_add(1).saturating_mul(length);
                if matches!(name, "__schema" | "__type") {
                    size.schemas += usize::from(name == "__schema");
                    size.types += usize::from(name == "__type");
                    size.self_cost = size.self_cost.saturating_add(std::mem::take(&mut size.weight));
                    size.self_aliases = size.self_aliases.saturating_add(size.aliases);
                }
                size
            }
            Selection::FragmentSpread(spread) => self.fragment(&spread.node.fragment_name.node)?,
            Selection::InlineFragment(fragment) => self.selections(&fragment.node.selection_set.node)?,
        };
        size.levels += 1;
        size.fields = size.fields.saturating_add(1);
        size.directives = size.directives.saturating_add(selection.directives().len());
        Ok(size)
    }

    fn fragment(&mut self, name: &Name) -> Answer<Size> {
        // One that is not defined is validation's to refuse.
        let Some((name, fragment)) = self.document.fragments.get_key_value(name) else { return Ok(Size::default()) };
        match self.known.get(name) {
            Some(Some(size)) => Ok(*size),
            Some(None) => Err(Refusal::new(Code::QueryInvalid, say!("fragment-cycle", name = name.to_string())).into()),
            None => {
                self.known.insert(name, None);
                let size = self.selections(&fragment.node.selection_set.node)?;
                self.known.insert(name, Some(size));
                Ok(size)
            }
        }
    }
}

/// `depth`: how deep it is, as far as it was counted.
fn too_deep(depth: usize, limit: usize) -> Failure {
    let refusal = Refusal::new(Code::QueryTooDeep, say!("query-too-deep", limit = limit));
    refusal.extra("depth", depth).extra("limit", limit).into()
}

/// `cost`: how much of it there is, as far as it was counted.
fn too_complex(message: Sentence, cost: usize, limit: usize) -> Failure {
    Refusal::new(Code::QueryTooComplex, message).extra("cost", cost).extra("limit", limit).into()
}

#[cfg(test)]
mod tests {
    use async_graphql::parser::parse_query;

    use super::*;

    const LIMITS: Limits = Limits { bytes: 4_000, tokens: 600, depth: 4, fields: 300, aliases: 3, directives: 2 };

    fn code(failure: Failure) -> Code {
        match failure {
            Failure::Refusal(refusal) => refusal.code(),
            Failure::Fault(fault) => panic!("{fault}"),
        }
    }

    fn verdict(document: &str) -> Result<(), Code> {
        scan(document, &LIMITS).map_err(code)?;
        let parsed = parse_query(document).expect("the test's document is GraphQL");
        measure(&parsed, &LIMITS).map_err(code)
    }

    #[test]
    fn every_limit_has_its_code() {
        for (document, verdict_) in [
            ("{ a(b: {c: 1, d: {c: 2}}) { c c x: c } }", Ok(())),
            ("{ a(b: {c: 1, d: {c: 2, c # again\n : 3}}) { c } }", Err(Code::QueryInvalid)),
            ("query($v: T = {c: 1, c: 2}) { a }", Err(Code::QueryInvalid)),
            ("{ a(b: [{c: 1}, {c: 2}], c: 3) { a } }", Ok(())),
            ("{ a { b { c { d } } } }", Ok(())),
            ("{ a { b { c { d { e } } } } }", Err(Code::QueryTooDeep)),
            ("{ a { ...B } } fragment B on X { b { c { d { e } } } }", Err(Code::QueryTooDeep)),
            ("{ a { ... on X { ... on X { b { c { d } } } } } }", Ok(())),
            ("{ x: a y: a z: a }", Ok(())),
            ("{ w: a x: a y: a z: a }", Err(Code::QueryTooComplex)),
            ("{ ...A ...A } fragment A on Q { x: a y: a }", Err(Code::QueryTooComplex)),
            ("{ a @skip(if: true) @include(if: true) b @skip(if: true) }", Err(Code::QueryTooComplex)),
            ("{ ...A } fragment A on Q { ...B } fragment B on Q { ...A }", Err(Code::QueryInvalid)),
            ("{ a } fragment A on Q { ...A }", Err(Code::QueryInvalid)),
            ("{ ...Nowhere }", Ok(())),
        ] {
            assert_eq!(verdict(document), verdict_, "{document}");
        }
    }

    #[test]
    fn fragments_that_double_are_counted_without_being_unfolded() {
        let mut document = String::from("{ ...F0 }");
        for level in 0..25 {
            document += &format!(" fragment F{level} on Q {{ ...F{next} ...F{next} }}", next = level + 1);
        }
        document += " fragment F25 on Q { a }";
        assert_eq!(verdict(&document), Err(Code::QueryTooComplex));
    }

    #[test]
    fn the_text_is_judged_before_it_is_parsed() {
        assert_eq!(code(scan(&"{a".repeat(65), &LIMITS).unwrap_err()), Code::QueryTooDeep);
        assert_eq!(code(scan(&"[".repeat(4_000), &LIMITS).unwrap_err()), Code::QueryTooDeep);
        assert_eq!(code(scan(&" a".repeat(601), &LIMITS).unwrap_err()), Code::QueryTooComplex);
        assert_eq!(code(scan(&" ".repeat(4_001), &LIMITS).unwrap_err()), Code::QueryTooComplex);
    }

    #[test]
    fn brackets_in_strings_and_comments_are_text() {
        let many = "{".repeat(100);
        for document in [
            format!("{{ a(x: \"{many}\") }}"),
            format!("{{ a(x: \"\\\"{many}\") }}"),
            format!("{{ a(x: \"\"\"{many} \\\"\"\" {many}\"\"\") }}"),
            format!("# {many}\n{{ a }} # {many}"),
        ] {
            assert!(scan(&document, &LIMITS).is_ok(), "{document}");
        }
        for odd in ["\"", "\"\"\"", "\"\\", "#", "\u{feff}{ a }"] {
            assert!(scan(odd, &LIMITS).is_ok());
        }
    }

    #[test]
    fn the_schema_may_be_read_but_not_without_end() {
        let type_ref = (0..9).fold("kind name".to_owned(), |inner, _| format!("kind name ofType {{ {inner} }}"));
        assert_eq!(verdict(&format!("{{ __schema {{ types {{ fields {{ type {{ {type_ref} }} }} }} }} }}")), Ok(()));
        let endless = "{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }";
        assert_eq!(verdict(endless), Err(Code::QueryTooDeep));
        let again = "fragment T on __Type { fields { name } }";
        for (document, expected) in [
            ("{ __schema { types { fields { type { fields { name } } } } } }".to_owned(), Ok(())),
            ("{ __schema { types { name } } __schema { types { kind } } }".to_owned(), Err(Code::QueryTooComplex)),
            (
                "{ __schema { types { name } } ...S } fragment S on Query { s: __schema { types { kind } } }"
                    .to_owned(),
                Err(Code::QueryTooComplex),
            ),
            (format!("{{ {} }} {again}", "__type(name: \"Member\") { ...T } ".repeat(5)), Ok(())),
            (format!("{{ {} }} {again}", "__type(name: \"Member\") { ...T } ".repeat(6)), Err(Code::QueryTooComplex)),
            (
                format!(
                    "{{ __schema {{ types {{ fields {{ type {{ fields {{ args {{ {} }} }} }} }} }} }} }}",
                    "type { kind } ".repeat(6)
                ),
                Err(Code::QueryTooComplex),
            ),
            ("{ __schema { types { x: name y: name z: name } } }".to_owned(), Ok(())),
        ] {
            assert_eq!(verdict(&document), expected, "{document}");
        }
        let aliases: String = (0..6).map(|n| format!("a{n}: name ")).collect();
        let roomy = Limits { aliases: 30, ..LIMITS };
        let parsed = parse_query(format!("{{ __schema {{ types {{ {aliases} }} }} }}")).unwrap();
        assert_eq!(measure(&parsed, &roomy).map_err(code), Err(Code::QueryTooComplex));
    }
}
