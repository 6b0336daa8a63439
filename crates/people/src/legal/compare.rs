//! What is different in two texts, line by line: pure.

/// So many pairs of lines are looked at; texts that differ in more are shown one after the other.
const MOST: usize = 4_000_000;

/// Two texts as one HTML, with what only the first has in `del`, what only the second has in `ins`, and at how many places they differ.
#[must_use]
pub fn compare(old: &str, new: &str) -> (String, usize) {
    let (old, new): (Vec<&str>, Vec<&str>) = (lines(old), lines(new));
    let head = old.iter().zip(&new).take_while(|(one, other)| one == other).count();
    let (before, after) = (old.get(head..).unwrap_or_default(), new.get(head..).unwrap_or_default());
    let tail = before.iter().rev().zip(after.iter().rev()).take_while(|(one, other)| one == other).count();
    let (changed, kept) = before.split_at(before.len().saturating_sub(tail));
    let added = after.get(..after.len().saturating_sub(tail)).unwrap_or_default();
    let mut shown = Shown::default();
    old.iter().take(head).for_each(|line| shown.put(Part::Both, line));
    between(changed, added, &mut shown);
    kept.iter().for_each(|line| shown.put(Part::Both, line));
    shown.finish()
}

/// Lines without what ends them: one that ends the text and one before others are the same.
fn lines(text: &str) -> Vec<&str> {
    text.lines().collect()
}

/// What two texts have, and only one of them, in their order.
fn between(old: &[&str], new: &[&str], shown: &mut Shown) {
    if old.len().saturating_mul(new.len()) > MOST {
        old.iter().for_each(|line| shown.put(Part::Old, line));
        new.iter().for_each(|line| shown.put(Part::New, line));
        return;
    }
    // How many lines the rest of both have in common, from each pair of places on; row by row from the end.
    let wide = new.len() + 1;
    let mut common = vec![0_u32; wide * (old.len() + 1)];
    let place = |row: usize, column: usize| row * wide + column;
    let at = |common: &[u32], row: usize, column: usize| common.get(place(row, column)).copied().unwrap_or_default();
    for (row, one) in old.iter().enumerate().rev() {
        for (column, other) in new.iter().enumerate().rev() {
            let most = if one == other {
                at(&common, row + 1, column + 1) + 1
            } else {
                at(&common, row + 1, column).max(at(&common, row, column + 1))
            };
            if let Some(here) = common.get_mut(place(row, column)) {
                *here = most;
            }
        }
    }
    let (mut row, mut column) = (0, 0);
    loop {
        match (old.get(row), new.get(column)) {
            (None, None) => return,
            (Some(one), Some(other)) if one == other => {
                shown.put(Part::Both, one);
                (row, column) = (row + 1, column + 1);
            }
            (Some(one), other) if other.is_none() || at(&common, row + 1, column) >= at(&common, row, column + 1) => {
                shown.put(Part::Old, one);
                row += 1;
            }
            (_, Some(other)) => {
                shown.put(Part::New, other);
                column += 1;
            }
            (Some(_), None) => return,
        }
    }
}

/// Whose a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Both,
    Old,
    New,
}

/// The HTML so far.
#[derive(Default)]
struct Shown {
    html: String,
    last: Option<Part>,
    places: usize,
}

impl Shown {
    fn put(&mut self, part: Part, line: &str) {
        if self.last != Some(part) {
            self.close();
            match part {
                Part::Both => {}
                Part::Old => self.html.push_str("<del>"),
                Part::New => self.html.push_str("<ins>"),
            }
            if part != Part::Both && matches!(self.last, None | Some(Part::Both)) {
                self.places += 1;
            }
        } else {
            self.html.push('\n');
        }
        self.last = Some(part);
        for letter in line.chars() {
            match letter {
                '&' => self.html.push_str("&amp;"),
                '<' => self.html.push_str("&lt;"),
                '>' => self.html.push_str("&gt;"),
                '"' => self.html.push_str("&quot;"),
                '\'' => self.html.push_str("&#39;"),
                letter => self.html.push(letter),
            }
        }
    }

    fn close(&mut self) {
        match self.last {
            None => {}
            Some(Part::Both) => self.html.push('\n'),
            Some(Part::Old) => self.html.push_str("</del>\n"),
            Some(Part::New) => self.html.push_str("</ins>\n"),
        }
    }

    fn finish(mut self) -> (String, usize) {
        self.close();
        let text = self.html.trim_end_matches('\n').to_owned();
        (text, self.places)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_only_one_has_are_marked() {
        for (old, new, html, places) in [
            ("", "", "", 0),
            ("Be kind.", "Be kind.\n", "Be kind.", 0),
            ("Be kind.", "Be very kind.", "<del>Be kind.</del>\n<ins>Be very kind.</ins>", 1),
            ("a\nb\nc", "a\nc", "a\n<del>b</del>\nc", 1),
            ("a\nc", "a\nb\nb\nc", "a\n<ins>b\nb</ins>\nc", 1),
            ("a\nb\nc\nd", "x\nb\nc\ny", "<del>a</del>\n<ins>x</ins>\nb\nc\n<del>d</del>\n<ins>y</ins>", 2),
            ("<b>\"'&", "", "<del>&lt;b&gt;&quot;&#39;&amp;</del>", 1),
        ] {
            assert_eq!(compare(old, new), (html.to_owned(), places), "{old:?} {new:?}");
        }
    }

    #[test]
    fn long_texts_are_compared_within_bounds() {
        let text = |word: &str| (0..3_000).map(|line| format!("{word} {line}\n")).collect::<String>();
        let (html, places) = compare(&text("old"), &text("new"));
        assert_eq!((places, html.matches("<del>").count(), html.lines().count()), (1, 1, 6_000));
        let (_, places) = compare(&text("same"), &text("same"));
        assert_eq!(places, 0);
    }
}
