//! The contract's sentences, in the words of the graph.

use super::WORD;
use crate::read::Node;

/// A sentence of the contract on one line, in the words of the graph: without the HTTP statuses before codes, and with the graph's names for
/// the caller and for REST's header.
pub fn sentence(text: Option<&str>) -> String {
    let words: Vec<&str> = text.unwrap_or_default().split_whitespace().collect();
    let is_before_code = |at: usize| words.get(at + 1).is_some_and(|next| next.starts_with('`'));
    let kept = words.iter().enumerate().filter(|(at, word)| !(is_status(word) && is_before_code(*at)));
    let line = kept.map(|(_, word)| *word).collect::<Vec<_>>().join(" ");
    let line = line.replace("the caller", "the viewer").replace("The caller", "The viewer");
    line.replace("`Idempotency-Key`", "`idempotencyKey`")
}

/// Whether a word is an HTTP status.
fn is_status(word: &str) -> bool {
    word.len() == 3 && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// What a place says of itself in the graph: its own sentence there, or else that of REST.
pub fn told<'a>(node: &Node<'a>) -> Option<&'a str> {
    node.get(WORD).and_then(|graph| graph.text("description")).or_else(|| node.text("description"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_of_rest_is_put_into_the_words_of_the_graph() {
        let rest =
            "404 `NOT_FOUND` when\n  the caller has none, after 500 letters. The caller may send an `Idempotency-Key`.";
        let graph = "`NOT_FOUND` when the viewer has none, after 500 letters. The viewer may send an `idempotencyKey`.";
        assert_eq!(sentence(Some(rest)), graph);
        assert_eq!(sentence(None), "");
    }
}
