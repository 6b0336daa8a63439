//! From the common text to SQLite's.
//!
//! | common text | SQLite |
//! |---|---|
//! | `= ANY($1)` | `IN (SELECT value FROM json_each(?1))` |
//! | `<> ALL($1)` | `NOT IN (SELECT value FROM json_each(?1))` |
//! | `FOR UPDATE`, `FOR SHARE` with `OF ...`, `SKIP LOCKED`, `NOWAIT` | nothing: there is one writer |
//! | casts to the kinds of `value.rs` (`::bigint`, `::text[]`) | nothing: values carry their type |
//! | `$1` | `?1`: SQLite counts `$1` by where it first stands, as a name |
//! | `LEAST(a, b)`, `GREATEST(a, b)` | `MIN(a, b)`, `MAX(a, b)`; the same unless one is NULL |
//!
//! Strings, quoted names and comments stay as they are. A cast to a fraction (`::double precision`) stays too, so that SQLite
//! refuses it rather than divide integers: write `CAST(x AS DOUBLE PRECISION)`, which both engines know.

use std::collections::HashMap;
use std::sync::{LazyLock, PoisonError, RwLock};

use super::sqlite::Pace;

/// A statement as SQLite gets it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prepared {
    pub(super) text: &'static str,
    /// Whether it changes rows and so belongs to the writer.
    pub(super) writes: bool,
    /// The highest `$n`. SQLite takes missing arguments for NULL, so we count them ourselves.
    pub(super) parameters: usize,
    /// How long it took lately.
    pub(super) pace: &'static Pace,
    /// Whether it is about the community that `$1` is, see [`names_tenant`].
    names_tenant: bool,
    /// Whether it takes a list apart rather than only look whether something is in it.
    unnests: bool,
}

/// By the address of the static text: nobody hashes a whole statement per call.
type Cache = RwLock<HashMap<(usize, usize), Prepared>>;

static CACHE: LazyLock<Cache> = LazyLock::new(Cache::default);

/// The statement for SQLite, made at its first use. A changed text is leaked once; there are as many as statements in the
/// program.
pub(super) fn prepared(sql: &'static str) -> Prepared {
    let key = (sql.as_ptr() as usize, sql.len());
    if let Some(prepared) = CACHE.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
        return *prepared;
    }
    let rewriting = rewrite(sql);
    let mut cache = CACHE.write().unwrap_or_else(PoisonError::into_inner);
    *cache.entry(key).or_insert_with(|| Prepared {
        text: if rewriting.text == sql { sql } else { rewriting.text.leak() },
        writes: rewriting.writes,
        parameters: rewriting.parameters,
        pace: Box::leak(Box::new(Pace::unseen())),
        names_tenant: compares_tenant(sql),
        unnests: tokens(sql).iter().any(|token| token.is("UNNEST")),
    })
}

/// Whether a statement compares a `tenant_id` with `$1`, or writes it there first of all. Looked at once a text.
pub(crate) fn names_tenant(sql: &'static str) -> bool {
    prepared(sql).names_tenant
}

/// Whether a statement takes a list apart. Looked at once a text.
pub(super) fn unnests(sql: &'static str) -> bool {
    prepared(sql).unnests
}

fn compares_tenant(sql: &str) -> bool {
    let tokens: Vec<Token<'_>> = tokens(sql).into_iter().filter(|token| token.sort != Sort::Gap).collect();
    let says = |words: &[&str]| {
        tokens.windows(words.len()).any(|tokens| tokens.iter().zip(words).all(|(token, word)| token.is(word)))
    };
    let inserts = says(&["(", "tenant_id", ","]) && (says(&["VALUES", "(", "$1"]) || says(&["SELECT", "$1"]));
    says(&["tenant_id", "=", "$1"]) || says(&["$1", "=", "tenant_id"]) || inserts
}

struct Rewriting {
    text: String,
    writes: bool,
    parameters: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    /// Space and comments.
    Gap,
    /// Names, keywords, numbers, `$1`.
    Word,
    /// Strings and quoted names.
    Quoted,
    /// Operators and punctuation.
    Sign,
}

#[derive(Clone, Copy)]
struct Token<'s> {
    sort: Sort,
    text: &'s str,
}

impl Token<'_> {
    fn is(self, word: &str) -> bool {
        matches!(self.sort, Sort::Word | Sort::Sign) && self.text.eq_ignore_ascii_case(word)
    }
}

/// Casts that say what the value is anyway.
const CASTS: &[&str] = &[
    "bigint",
    "int8",
    "integer",
    "int",
    "int4",
    "smallint",
    "text",
    "varchar",
    "boolean",
    "bool",
    "timestamptz",
    "jsonb",
    "json",
    "bytea",
];

fn rewrite(sql: &str) -> Rewriting {
    let tokens = tokens(sql);
    let mut reader = Reader { tokens: &tokens, at: 0 };
    let mut out = Rewriting { text: String::with_capacity(sql.len() + 32), writes: false, parameters: 0 };
    while let Some(&token) = tokens.get(reader.at) {
        if token.sort == Sort::Word {
            out.note(token.text);
        }
        if let Some((parameter, after)) = reader.list("=", "ANY") {
            out.list("IN", parameter);
            reader.at = after;
        } else if let Some((parameter, after)) = reader.list("<>", "ALL").or_else(|| reader.list("!=", "ALL")) {
            out.list("NOT IN", parameter);
            reader.at = after;
        } else if let Some(after) = reader.cast() {
            reader.at = after;
        } else if let Some(after) = reader.lock() {
            out.text.truncate(out.text.trim_end().len());
            reader.at = after;
        } else if let Some(name) = reader.extreme() {
            out.text.push_str(name);
            reader.at += 1;
        } else {
            out.copy(token);
            reader.at += 1;
        }
    }
    out
}

impl Rewriting {
    fn note(&mut self, word: &str) {
        if let Some(number) = word.strip_prefix('$') {
            self.parameters = self.parameters.max(number.parse().unwrap_or(0));
        } else if ["INSERT", "UPDATE", "DELETE", "ANALYZE"].iter().any(|verb| word.eq_ignore_ascii_case(verb)) {
            self.writes = true;
        }
    }

    /// A token as it stands, an argument by its number.
    fn copy(&mut self, token: Token<'_>) {
        let number =
            token.text.strip_prefix('$').filter(|number| token.sort == Sort::Word && number.parse::<u16>().is_ok());
        self.text.push_str(if number.is_some() { "?" } else { "" });
        self.text.push_str(number.unwrap_or(token.text));
    }

    fn list(&mut self, operator: &str, parameter: Token<'_>) {
        self.note(parameter.text);
        self.text.push_str(operator);
        self.text.push_str(" (SELECT value FROM json_each(");
        self.copy(parameter);
        self.text.push_str("))");
    }
}

/// Looks ahead from one token. Everything it finds comes with the position after it.
struct Reader<'s> {
    tokens: &'s [Token<'s>],
    at: usize,
}

impl<'s> Reader<'s> {
    /// The first token from `at` on that is not a gap, and the position after it.
    fn next(&self, at: usize) -> Option<(Token<'s>, usize)> {
        let gap = self.tokens.get(at..)?.iter().take_while(|token| token.sort == Sort::Gap).count();
        Some((*self.tokens.get(at + gap)?, at + gap + 1))
    }

    /// The position after `word`, if that is what comes next.
    fn expect(&self, at: usize, word: &str) -> Option<usize> {
        self.next(at).filter(|(token, _)| token.is(word)).map(|(_, after)| after)
    }

    fn expect_all(&self, at: usize, words: &[&str]) -> Option<usize> {
        words.iter().try_fold(at, |at, word| self.expect(at, word))
    }

    /// `= ANY ($1)` and its relatives, starting right here.
    fn list(&self, sign: &str, word: &str) -> Option<(Token<'s>, usize)> {
        if !self.tokens.get(self.at)?.is(sign) {
            return None;
        }
        let at = self.expect_all(self.at, &[sign, word, "("])?;
        let (parameter, at) = self.next(at).filter(|(token, _)| token.text.starts_with('$'))?;
        let at = self.cast_at(at).unwrap_or(at);
        Some((parameter, self.expect(at, ")")?))
    }

    fn cast(&self) -> Option<usize> {
        self.cast_at(self.at)
    }

    fn cast_at(&self, at: usize) -> Option<usize> {
        if !self.tokens.get(at)?.is("::") {
            return None;
        }
        let (kind, after) = self.next(at + 1)?;
        if !CASTS.iter().any(|known| kind.is(known)) {
            return None;
        }
        Some(self.expect_all(after, &["[", "]"]).unwrap_or(after))
    }

    fn lock(&self) -> Option<usize> {
        if !self.tokens.get(self.at)?.is("FOR") {
            return None;
        }
        let strengths: [&[&str]; 4] = [&["UPDATE"], &["NO", "KEY", "UPDATE"], &["SHARE"], &["KEY", "SHARE"]];
        let mut at = strengths.iter().find_map(|words| self.expect_all(self.at + 1, words))?;
        if let Some(tables) = self.expect(at, "OF") {
            at = self.next(tables)?.1;
            while let Some((_, after)) = self.expect(at, ",").and_then(|comma| self.next(comma)) {
                at = after;
            }
        }
        Some(self.expect_all(at, &["SKIP", "LOCKED"]).or_else(|| self.expect(at, "NOWAIT")).unwrap_or(at))
    }

    fn extreme(&self) -> Option<&'static str> {
        let token = self.tokens.get(self.at)?;
        let name = match token {
            _ if token.is("LEAST") => "MIN",
            _ if token.is("GREATEST") => "MAX",
            _ => return None,
        };
        self.expect(self.at + 1, "(").map(|_| name)
    }
}

fn tokens(sql: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut rest = sql;
    while let Some(first) = rest.chars().next() {
        let (sort, length) = match first {
            '\'' | '"' => (Sort::Quoted, quoted(rest, first)),
            '-' if rest.starts_with("--") => (Sort::Gap, rest.find('\n').unwrap_or(rest.len())),
            '/' if rest.starts_with("/*") => (Sort::Gap, rest.find("*/").map_or(rest.len(), |end| end + 2)),
            _ if first.is_whitespace() => (Sort::Gap, run(rest, char::is_whitespace)),
            _ if is_word(first) => (Sort::Word, run(rest, is_word)),
            _ if ["::", "<>", "!=", "<=", ">="].iter().any(|sign| rest.starts_with(sign)) => (Sort::Sign, 2),
            _ => (Sort::Sign, first.len_utf8()),
        };
        let (text, after) = rest.split_at(length);
        tokens.push(Token { sort, text });
        rest = after;
    }
    tokens
}

fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || matches!(letter, '_' | '$')
}

fn run(text: &str, belongs: impl Fn(char) -> bool) -> usize {
    text.find(|letter| !belongs(letter)).unwrap_or(text.len())
}

/// The length of a quoted run. A doubled quote starts another run right behind, which comes to the same.
fn quoted(text: &str, quote: char) -> usize {
    text.get(1..).and_then(|inside| inside.find(quote)).map_or(text.len(), |end| end + 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sqlite(sql: &str) -> String {
        rewrite(sql).text
    }

    #[test]
    fn lists_become_subqueries() {
        assert_eq!(
            sqlite("SELECT id FROM t WHERE tenant_id = $1 AND id = ANY($2) AND kind <> ALL ( $3::text[] )"),
            "SELECT id FROM t WHERE tenant_id = ?1 AND id IN (SELECT value FROM json_each(?2)) \
             AND kind NOT IN (SELECT value FROM json_each(?3))"
        );
        assert_eq!(sqlite("a != ALL($1)"), "a NOT IN (SELECT value FROM json_each(?1))");
        assert_eq!(sqlite("a >= ANY($1)"), "a >= ANY(?1)");
    }

    #[test]
    fn locks_are_dropped() {
        assert_eq!(sqlite("SELECT 1 FROM a FOR UPDATE"), "SELECT 1 FROM a");
        assert_eq!(sqlite("SELECT 1 FROM a\n  FOR UPDATE OF a, b SKIP LOCKED"), "SELECT 1 FROM a");
        assert_eq!(sqlite("SELECT 1 FROM a FOR NO KEY UPDATE NOWAIT"), "SELECT 1 FROM a");
        assert_eq!(
            sqlite("WHERE id IN (SELECT id FROM a LIMIT $1 for share)"),
            "WHERE id IN (SELECT id FROM a LIMIT ?1)"
        );
        assert_eq!(sqlite("SELECT 1 FOR KEY SHARE"), "SELECT 1");
        assert!(!rewrite("SELECT 1 FROM a FOR UPDATE").writes);
    }

    #[test]
    fn casts_are_stripped_where_nothing_is_lost() {
        assert_eq!(sqlite("SELECT SUM(h)::bigint, $1::timestamptz, x:: text"), "SELECT SUM(h), ?1, x");
        assert_eq!(sqlite("SELECT a::double precision"), "SELECT a::double precision");
    }

    #[test]
    fn extremes_have_other_names() {
        assert_eq!(sqlite("LEAST(a, b), greatest (a, b), least"), "MIN(a, b), MAX (a, b), least");
    }

    #[test]
    fn strings_names_and_comments_stay() {
        for text in [
            "SELECT 'it''s = ANY($1) FOR UPDATE', \"a::text\"",
            "SELECT 1 -- FOR UPDATE ::text\n",
            "SELECT /* = ANY($1) */ 'ü::text'",
            "SELECT 'open",
        ] {
            assert_eq!(sqlite(text), text);
        }
        assert_eq!(rewrite("SELECT 'DELETE $9' -- $8").parameters, 0);
    }

    #[test]
    fn writes_and_parameters_are_noticed() {
        let found = rewrite("insert into t (a) values ($2, $11, $1) RETURNING id");
        assert!(found.writes);
        assert_eq!(found.parameters, 11);
        let found = rewrite("SELECT deleted_at, updated_at FROM t WHERE id = ANY($3)");
        assert!(!found.writes);
        assert_eq!(found.parameters, 3);
    }

    #[test]
    fn the_tenant_is_the_first_argument() {
        for text in [
            "SELECT id FROM t WHERE t.tenant_id=$1 AND id = $2",
            "SELECT id FROM t WHERE $1 = tenant_id",
            "INSERT INTO t (tenant_id, a) VALUES ($1, $2)",
            "INSERT INTO t (tenant_id, a) SELECT $1, a FROM s",
        ] {
            assert!(names_tenant(text), "{text}");
        }
        for text in [
            "SELECT id FROM t WHERE tenant_id = $2 AND id = $1",
            "SELECT id FROM t WHERE tenant_id = $10",
            "SELECT id FROM t WHERE id = $1 -- tenant_id = $1",
            "INSERT INTO t (id, tenant_id) VALUES ($1, $2)",
            "SELECT id FROM tenants WHERE id = $1",
        ] {
            assert!(!names_tenant(text), "{text}");
        }
    }

    #[test]
    fn an_unchanged_text_is_not_copied() {
        let sql = "SELECT 1";
        assert_eq!(prepared(sql).text.as_ptr(), sql.as_ptr());
        let changed = "SELECT 1 FOR UPDATE";
        assert_eq!(prepared(changed).text.as_ptr(), prepared(changed).text.as_ptr());
    }
}
