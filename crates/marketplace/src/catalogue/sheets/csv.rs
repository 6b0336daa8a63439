//! Comma-separated values (RFC 4180), read and written: pure.

/// Reads a table: its records in their order, none of them blank. Cells stand between commas, or semicolons where the first line has no comma.
/// None if a quoted cell has no end, or goes on behind its end.
#[must_use]
pub fn read(text: &str) -> Option<Vec<Vec<String>>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let first = text.lines().next().unwrap_or_default();
    let separator = if first.contains(';') && !first.contains(',') { ';' } else { ',' };
    let (mut records, mut record, mut cell) = (Vec::new(), Vec::new(), String::new());
    let mut letters = text.chars().peekable();
    let mut was_quoted = false;
    while let Some(letter) = letters.next() {
        match letter {
            '"' if cell.is_empty() && !was_quoted => {
                was_quoted = true;
                loop {
                    match letters.next()? {
                        '"' if letters.peek() == Some(&'"') => {
                            letters.next();
                            cell.push('"');
                        }
                        '"' => break,
                        other => cell.push(other),
                    }
                }
            }
            '\r' | '\n' => {
                if letter == '\r' && letters.peek() == Some(&'\n') {
                    letters.next();
                }
                record.push(std::mem::take(&mut cell));
                records.push(std::mem::take(&mut record));
                was_quoted = false;
            }
            _ if letter == separator => {
                record.push(std::mem::take(&mut cell));
                was_quoted = false;
            }
            _ if was_quoted => return None,
            _ => cell.push(letter),
        }
    }
    if !cell.is_empty() || !record.is_empty() || was_quoted {
        record.push(cell);
        records.push(record);
    }
    Some(records)
}

/// Whether nothing stands in a record.
#[must_use]
pub fn is_blank(record: &[String]) -> bool {
    record.iter().all(|cell| cell.trim().is_empty())
}

/// Letters with which a spreadsheet begins a formula.
const FORMULA: [char; 6] = ['=', '+', '-', '@', '\t', '\r'];

/// Writes a record, so that no spreadsheet takes a cell for a formula.
pub fn write(into: &mut String, cells: &[String]) {
    for (place, cell) in cells.iter().enumerate() {
        if place > 0 {
            into.push(',');
        }
        let apostrophe = if cell.starts_with(FORMULA) { "'" } else { "" };
        if cell.contains(['"', ',', ';', '\n', '\r']) {
            into.push('"');
            into.push_str(apostrophe);
            into.push_str(&cell.replace('"', "\"\""));
            into.push('"');
        } else {
            into.push_str(apostrophe);
            into.push_str(cell);
        }
    }
    into.push('\n');
}

/// A cell as it was before [`write`] made it safe.
#[must_use]
pub fn plain(cell: &str) -> &str {
    cell.strip_prefix('\'').filter(|rest| rest.starts_with(FORMULA)).unwrap_or(cell).trim()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_comes_back() {
        let records = [
            vec!["id".to_owned(), "title".to_owned()],
            vec!["1".to_owned(), "A \"good\" table, oak;\r\nround".to_owned()],
            vec!["2".to_owned(), "=SUM(A1)".to_owned()],
            vec!["3".to_owned(), "-1".to_owned()],
            vec!["4".to_owned(), "@home".to_owned()],
            vec!["5".to_owned(), "'tis".to_owned()],
            vec![String::new(), "Ω".to_owned()],
        ];
        let mut text = String::new();
        for record in &records {
            write(&mut text, record);
        }
        assert!(text.contains("\n2,'=SUM(A1)\n3,'-1\n4,'@home\n"), "{text}");
        let read: Vec<Vec<String>> = read(&text).unwrap();
        let plain: Vec<Vec<&str>> = read.iter().map(|record| record.iter().map(|cell| plain(cell)).collect()).collect();
        assert_eq!(plain, records);
    }

    #[test]
    fn tables_of_every_spreadsheet_are_read() {
        for (text, expected) in [
            ("a,b\n1,2", Some(vec![vec!["a", "b"], vec!["1", "2"]])),
            ("\u{feff}a;b\r\n\"1;5\";2\r\n", Some(vec![vec!["a", "b"], vec!["1;5", "2"]])),
            ("a\r1\r\r", Some(vec![vec!["a"], vec!["1"], vec![""]])),
            ("a,\"\"\n", Some(vec![vec!["a", ""]])),
            ("a,b\n1", Some(vec![vec!["a", "b"], vec!["1"]])),
            ("", Some(vec![])),
            ("a,\"b", None),
            ("a,\"b\"c\n", None),
        ] {
            assert_eq!(
                read(text),
                expected.map(|rows| rows.into_iter().map(|row| row.into_iter().map(str::to_owned).collect()).collect()),
                "{text:?}"
            );
        }
    }
}
