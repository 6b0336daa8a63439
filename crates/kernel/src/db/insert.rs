//! A new row names each of its columns once.

/// The statement that adds a row, and its arguments: `(&'static str, Vec<Value>)`, for `tx.run(sql, params)` and its like.
///
/// ```
/// # let (asker, asked, now) = (1_i64, 2_i64, chrono::Utc::now());
/// let (sql, params) = kernel::insert! { into connections {
///     requester_id: asker,
///     receiver_id: asked,
///     status: "pending",
///     created_at & updated_at: now,
/// } then "RETURNING id" };
/// assert_eq!(
///     sql,
///     "INSERT INTO connections (tenant_id, requester_id, receiver_id, status, created_at, updated_at) \
///      VALUES ($1, $2, $3, $4, $5, $5) RETURNING id"
/// );
/// assert_eq!(params.len(), 4);
/// ```
///
/// A column stands beside its value, as in a struct: `name: value`, `name` alone where the variable is called the same, `name & other: value` for
/// columns that hold the same. Columns that the table fills by itself are left out.
///
/// - `into` is for tables of a community: `tenant_id` is added as `$1`, which the call binds. `unscoped into` names every column, for `unscoped()`.
/// - `or update on [user_id, kind]` overwrites every other column of the row that is there under this key. The key of a community's table
///   begins with `tenant_id` by itself.
/// - `then` is what follows: `ON CONFLICT .. DO NOTHING`, `RETURNING ..`; a text, or the `concat!` of some.
///
/// The text is made while compiling, and so are its errors: a column that is named twice, a key that is none of the columns. What is more than
/// one row of values (`INSERT .. SELECT`, two rows at once, arguments in `then`) is written by hand.
#[macro_export]
macro_rules! insert {
    (into $($row:tt)+) => { $crate::insert!(@row true, $($row)+) };
    (unscoped into $($row:tt)+) => { $crate::insert!(@row false, $($row)+) };
    (@row $scoped:literal, $table:ident {
        $($column:ident $(& $twin:ident)* $(: $value:expr)?),+ $(,)?
    } $(or update on [$($key:ident),+ $(,)?])? $(then $tail:expr)?) => {{
        const INSERTION: $crate::db::Insertion = $crate::db::Insertion {
            table: ::std::stringify!($table),
            scoped: $scoped,
            columns: &[$(&[::std::stringify!($column) $(, ::std::stringify!($twin))*]),+],
            key: &[$($(::std::stringify!($key)),+)?],
            tail: $crate::insert!(@tail $($tail)?),
        };
        const TEXT: [u8; INSERTION.length()] = INSERTION.text();
        const SQL: &str = $crate::db::Insertion::read(&TEXT);
        (SQL, $crate::params![$($crate::insert!(@value $column $(: $value)?)),+])
    }};
    (@tail) => { "" };
    (@tail $tail:expr) => { $tail };
    (@value $column:ident) => { $column };
    (@value $column:ident : $value:expr) => { $value };
}

/// What an [`insert!`](crate::insert) says, until its text is made.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Insertion {
    /// Into which table.
    pub table: &'static str,
    /// Whether `tenant_id` comes first, as `$1`.
    pub scoped: bool,
    /// The columns. Those of one list hold the same argument.
    pub columns: &'static [&'static [&'static str]],
    /// The columns by which a row that is there is found and overwritten; none if that is an error.
    pub key: &'static [&'static str],
    /// What follows.
    pub tail: &'static str,
}

impl Insertion {
    /// How many bytes its text has.
    #[must_use]
    pub const fn length(&self) -> usize {
        self.written::<0>().length
    }

    /// Its text.
    ///
    /// # Panics
    /// While compiling, if a column is named twice, or a key is none of the columns.
    #[must_use]
    pub const fn text<const N: usize>(&self) -> [u8; N] {
        let mut known = 0;
        let mut list = 0;
        while list < self.columns.len() {
            let mut at = 0;
            while at < self.columns[list].len() {
                let column = self.columns[list][at];
                assert!(self.count(column) == 1, "a column is named twice");
                known += has(self.key, column) as usize;
                at += 1;
            }
            list += 1;
        }
        assert!(known == self.key.len(), "a key is none of the columns");
        self.written::<N>().bytes
    }

    /// The text that these bytes are.
    ///
    /// # Panics
    /// While compiling, if they are none.
    #[must_use]
    pub const fn read(bytes: &[u8]) -> &str {
        match str::from_utf8(bytes) {
            Ok(text) => text,
            Err(_) => panic!("not UTF-8"),
        }
    }

    /// How often a column is named.
    const fn count(&self, column: &str) -> usize {
        let mut count = (self.scoped && same(column, "tenant_id")) as usize;
        let mut list = 0;
        while list < self.columns.len() {
            let mut at = 0;
            while at < self.columns[list].len() {
                count += same(self.columns[list][at], column) as usize;
                at += 1;
            }
            list += 1;
        }
        count
    }

    const fn written<const N: usize>(&self) -> Text<N> {
        let mut text = Text { bytes: [0; N], length: 0 };
        text.push("INSERT INTO ");
        text.push(self.table);
        text.push(if self.scoped { " (tenant_id" } else { " (" });
        self.each_column(&mut text, Part::Name);
        text.push(if self.scoped { ") VALUES ($1" } else { ") VALUES (" });
        self.each_column(&mut text, Part::Argument);
        text.push(")");
        if !self.key.is_empty() {
            text.push(if self.scoped { " ON CONFLICT (tenant_id" } else { " ON CONFLICT (" });
            let mut at = 0;
            while at < self.key.len() {
                text.separate(self.scoped || at > 0);
                text.push(self.key[at]);
                at += 1;
            }
            text.push(") DO UPDATE SET ");
            self.each_column(&mut text, Part::Overwriting);
        }
        if !self.tail.is_empty() {
            text.push(" ");
            text.push(self.tail);
        }
        text
    }

    /// Writes one part of the text for each column that it is about.
    const fn each_column<const N: usize>(&self, text: &mut Text<N>, part: Part) {
        let mut separated = self.scoped && !matches!(part, Part::Overwriting);
        let mut list = 0;
        while list < self.columns.len() {
            let mut at = 0;
            while at < self.columns[list].len() {
                let column = self.columns[list][at];
                at += 1;
                if matches!(part, Part::Overwriting) && has(self.key, column) {
                    continue;
                }
                text.separate(separated);
                separated = true;
                match part {
                    Part::Name => text.push(column),
                    Part::Argument => text.argument(list + 1 + self.scoped as usize),
                    Part::Overwriting => {
                        text.push(column);
                        text.push(" = excluded.");
                        text.push(column);
                    }
                }
            }
            list += 1;
        }
    }
}

/// What the text says of each column.
#[derive(Clone, Copy)]
enum Part {
    Name,
    Argument,
    Overwriting,
}

/// A text that grows while compiling. What has no room is only counted.
struct Text<const N: usize> {
    bytes: [u8; N],
    length: usize,
}

impl<const N: usize> Text<N> {
    const fn push(&mut self, text: &str) {
        let mut at = 0;
        while at < text.len() {
            self.byte(text.as_bytes()[at]);
            at += 1;
        }
    }

    const fn byte(&mut self, byte: u8) {
        if self.length < N {
            self.bytes[self.length] = byte;
        }
        self.length += 1;
    }

    const fn separate(&mut self, separated: bool) {
        if separated {
            self.push(", ");
        }
    }

    /// `$` and a number below a hundred.
    #[allow(clippy::cast_possible_truncation, reason = "a digit")]
    const fn argument(&mut self, number: usize) {
        assert!(number < 100, "more columns than any table has");
        self.byte(b'$');
        if number > 9 {
            self.byte(b'0' + (number / 10) as u8);
        }
        self.byte(b'0' + (number % 10) as u8);
    }
}

const fn has(list: &[&str], wanted: &str) -> bool {
    let mut at = 0;
    while at < list.len() {
        if same(list[at], wanted) {
            return true;
        }
        at += 1;
    }
    false
}

const fn same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

#[cfg(test)]
mod tests {
    use crate::db::{Value, names_tenant};

    #[test]
    fn a_column_stands_beside_its_value() {
        let name = "Harbour";
        let (sql, params) = insert! { into towns { name, type: 2_i64, made_at & moved_at: true } };
        assert_eq!(sql, "INSERT INTO towns (tenant_id, name, type, made_at, moved_at) VALUES ($1, $2, $3, $4, $4)");
        assert_eq!(params, [Value::Text(name.to_owned()), Value::Int(2), Value::Bool(true)]);
        assert!(names_tenant(sql));
    }

    #[test]
    fn what_follows_follows() {
        let (sql, params) =
            insert! { unscoped into t { id: 1_i64, tenant_id: 7_i64 } then concat!("RETURNING ", "id") };
        assert_eq!(sql, "INSERT INTO t (id, tenant_id) VALUES ($1, $2) RETURNING id");
        assert_eq!(params, [Value::Int(1), Value::Int(7)]);
    }

    #[test]
    fn a_row_that_is_there_is_overwritten_but_for_its_key() {
        let (sql, _) = insert! { into t { a: 1_i64, b: 2_i64, c & d: 3_i64 } or update on [b] then "RETURNING a" };
        assert_eq!(
            sql,
            "INSERT INTO t (tenant_id, a, b, c, d) VALUES ($1, $2, $3, $4, $4) \
             ON CONFLICT (tenant_id, b) DO UPDATE SET a = excluded.a, c = excluded.c, d = excluded.d RETURNING a"
        );
        let (sql, _) = insert! { unscoped into t { tenant_id: 1_i64, a: 2_i64 } or update on [tenant_id] };
        assert_eq!(
            sql,
            "INSERT INTO t (tenant_id, a) VALUES ($1, $2) ON CONFLICT (tenant_id) DO UPDATE SET a = excluded.a"
        );
    }

    #[test]
    fn many_columns_get_numbers_of_two_digits() {
        let (sql, params) = insert! { into t {
            a: 1_i64, b: 1_i64, c: 1_i64, d: 1_i64, e: 1_i64, f: 1_i64, g: 1_i64, h: 1_i64, i: 1_i64, j: 1_i64
        } };
        assert!(sql.ends_with("VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)"), "{sql}");
        assert_eq!(params.len(), 10);
    }
}
