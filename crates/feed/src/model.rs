//! What stands in the feed, and the rules about it: pure.

use std::collections::HashMap;

use chrono::TimeDelta;
use contract::Code;
pub use contract::feed::{FeedItemType as Kind, FeedPublishStatus as PublishStatus, FeedVisibility as Visibility};
use contract::listing_search::ListingType;
pub use contract::reactions::ReactionName as Reaction;

use crate::base::name::says_something;
use crate::base::text::sort_name;
use crate::base::{Answer, GroupId, MemberId, Refusal, Timestamp};
use crate::members::Card;
pub use crate::store::media::PostPicture;
use crate::{ids, joined_record, record, say};

ids! {
    /// A line in the feed.
    LineId,
    /// A post.
    PostId,
    /// A comment.
    CommentId,
    /// A picture of a post.
    MediaId,
}

/// So many posts of a member may wait for their moment.
pub const WAITING: i64 = 100;

/// A post waits so long at most.
const AHEAD: TimeDelta = TimeDelta::days(365);

/// When a post is to go into the feed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// At once.
    Now,
    /// Later: at this moment, if its author said which.
    Then(Option<Timestamp>),
}

impl When {
    /// The moment; none for at once.
    ///
    /// # Errors
    /// 422 `VALIDATION_ERROR` on `scheduled_at` for one that is missing, past, or more than 365 days away.
    pub fn moment(self, now: Timestamp) -> Answer<Option<Timestamp>> {
        let wrong = |why| Refusal::new(Code::ValidationError, why).status(422).field("scheduled_at");
        match self {
            Self::Now => Ok(None),
            Self::Then(None) => Err(wrong(say!("field-required")).into()),
            Self::Then(Some(at)) if at > now && at - now <= AHEAD => Ok(Some(at)),
            Self::Then(Some(_)) => Err(wrong(say!("feed-moment-out-of-reach")).into()),
        }
    }
}

/// Whose things a list shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Only {
    /// Anybody's.
    #[default]
    Any,
    /// What the viewer keeps for later.
    Saved,
    /// Those of the viewer's connections.
    Following,
}

/// So many comments may stand above each other.
pub const LEVELS: i64 = 10;

/// A list shows so many letters of a text.
pub const SHOWN: usize = 500;

record! {
    /// A line with what it says of its thing.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Line {
        /// `feed_activities.id`.
        pub id: LineId,
        /// What the thing is.
        pub kind: Kind,
        /// Its number among those of its kind.
        pub subject: i64,
        /// When it came into the feed.
        pub created_at: Timestamp,
        /// Title of a listing or an event.
        pub title: Option<String>,
        /// Its text, or the beginning of it.
        pub content: Option<String>,
        /// Whom a post is for.
        pub visibility: Option<Visibility>,
        /// The group that a post or an event belongs to.
        pub group_id: Option<GroupId>,
        /// When the text of a post was changed last.
        pub edited_at: Option<Timestamp>,
        /// Whether a post is in the feed.
        pub publish_status: Option<PublishStatus>,
        /// When it goes there, or was to.
        pub scheduled_at: Option<Timestamp>,
        /// Whether a listing offers or asks.
        pub listing_type: Option<ListingType>,
        /// When an event begins.
        pub starts_at: Option<Timestamp>,
        /// Where a listing or an event is.
        pub location: Option<String>,
        /// The stars of a review.
        pub rating: Option<i64>,
        /// Whom a review is about.
        pub receiver_id: Option<MemberId>,
        /// Which badge it is.
        pub badge_type: Option<String>,
        /// The picture that a listing shows, by its file's name.
        pub picture: Option<String>,
        /// The address of the picture that an event shows.
        pub picture_url: Option<String>,
        /// How many members like it.
        pub likes_count: i64,
        /// How many comments there are.
        pub comments_count: i64,
        /// The viewer likes it.
        pub is_liked: bool,
    }
}

joined_record! {
    /// A line and whose thing it is.
    #[derive(Clone, Debug, PartialEq)]
    pub struct AuthoredLine {
        /// The line.
        pub line: Line,
        /// Whose thing it is.
        pub author: Card,
    }
}

/// A thing in the feed with everything around it.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    /// Its line.
    pub line: Line,
    /// Whose it is.
    pub author: Card,
    /// Whom a review is about, if they are still there.
    pub receiver: Option<Card>,
    /// The post that it quotes, as far as the viewer sees it, with its pictures.
    pub quoted: Option<(AuthoredLine, Vec<PostPicture>)>,
    /// The pictures of a post, in their order.
    pub media: Vec<PostPicture>,
    /// How members reacted.
    pub reactions: Tally,
}

impl Line {
    /// The page of its thing in the app.
    #[must_use]
    pub fn path(&self) -> Option<String> {
        match self.kind {
            Kind::Post => Some(format!("/feed/posts/{}", self.subject)),
            Kind::Listing => Some(format!("/listings/{}", self.subject)),
            Kind::Event => Some(format!("/events/{}", self.subject)),
            Kind::Review | Kind::BadgeEarned => None,
        }
    }
}

/// How members reacted to something.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many by reaction, none that nobody chose.
    pub counts: Vec<(Reaction, i64)>,
    /// How the viewer reacted.
    pub own: Option<Reaction>,
}

impl Tally {
    /// How many members reacted.
    #[must_use]
    pub fn total(&self) -> i64 {
        self.counts.iter().map(|(_, count)| count).sum()
    }

    /// Notes how many reacted in a way, and whether the viewer is among them.
    pub fn note(&mut self, reaction: Reaction, count: i64, is_own: bool) {
        self.counts.push((reaction, count));
        if is_own {
            self.own = Some(reaction);
        }
    }
}

record! {
    /// A row of `feed_comments`.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Comment {
        /// `feed_comments.id`.
        pub id: CommentId,
        /// The line that it is about.
        pub activity_id: LineId,
        /// The comment that it replies to.
        pub parent_id: Option<CommentId>,
        /// Who wrote it.
        pub author_id: MemberId,
        /// Plain text.
        pub content: String,
        /// How many comments stand above it.
        pub depth: i64,
        /// When it was written.
        pub created_at: Timestamp,
        /// When its text was changed last.
        pub edited_at: Option<Timestamp>,
    }
    select comment_columns
}

joined_record! {
    /// A comment and who wrote it.
    #[derive(Clone, Debug, PartialEq)]
    pub struct AuthoredComment {
        /// The comment.
        pub comment: Comment,
        /// Who wrote it.
        pub author: Card,
    }
}

/// A comment with everything around it.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// The comment.
    pub comment: Comment,
    /// Who wrote it.
    pub author: Card,
    /// How members reacted.
    pub reactions: Tally,
    /// What replies to it, the oldest first.
    pub replies: Vec<Self>,
}

/// Comments as a tree, from rows in the order of their ids: a reply comes after what it replies to. What replies to a comment that is not among them is
/// left out.
#[must_use]
pub fn tree(rows: Vec<AuthoredComment>, mut tallies: HashMap<CommentId, Tally>) -> Vec<Node> {
    let mut below: HashMap<Option<CommentId>, Vec<Node>> = HashMap::new();
    // From the last on, whatever replies to a comment has its own replies when the comment takes it.
    for AuthoredComment { comment, author } in rows.into_iter().rev() {
        let mut replies = below.remove(&Some(comment.id)).unwrap_or_default();
        replies.reverse();
        let reactions = tallies.remove(&comment.id).unwrap_or_default();
        let parent = comment.parent_id;
        below.entry(parent).or_default().push(Node { comment, author, reactions, replies });
    }
    let mut roots = below.remove(&None).unwrap_or_default();
    roots.reverse();
    roots
}

/// The beginning of a text, and whether it goes on.
#[must_use]
pub fn beginning(text: &str, letters: usize) -> (&str, bool) {
    match text.char_indices().nth(letters) {
        Some((end, _)) => (&text[..end], true),
        None => (text, false),
    }
}

/// A text as it is kept: as somebody typed it, without space at its ends.
///
/// # Errors
/// 422 `VALIDATION_ERROR` on `content` if nothing is left that a reader can see.
pub fn text(typed: &str) -> Answer<&str> {
    worded("content", typed)
}

/// The same of a text that may be empty beside pictures.
///
/// # Errors
/// As [`text`], without pictures.
pub fn text_beside(typed: &str, is_pictured: bool) -> Answer<&str> {
    if is_pictured && !says_something(typed) { Ok("") } else { text(typed) }
}

/// The same of any member of a body.
///
/// # Errors
/// 422 `VALIDATION_ERROR` on `field` if nothing is left that a reader can see.
pub fn worded<'a>(field: &'static str, typed: &'a str) -> Answer<&'a str> {
    if says_something(typed) {
        return Ok(typed.trim());
    }
    Err(Refusal::new(Code::ValidationError, say!("text-missing")).status(422).field(field).into())
}

/// The names behind `@` in a text, as names are compared, each once: letters, digits, and marks that names have inside. What stands behind a letter is no
/// name, but perhaps an address.
#[must_use]
pub fn mentioned(text: &str) -> Vec<String> {
    const MOST: usize = 20;
    let mut names: Vec<String> = Vec::new();
    let mut before = ' ';
    for (at, letter) in text.char_indices() {
        if letter == '@' && !before.is_alphanumeric() {
            let rest = &text[at + 1..];
            let end = rest.find(|letter: char| !(letter.is_alphanumeric() || matches!(letter, '-' | '_' | '\'' | '’')));
            let name = rest[..end.unwrap_or(rest.len())].trim_end_matches(['-', '_', '\'', '’']);
            let name = sort_name(name).unwrap_or_else(|| name.to_lowercase());
            if !name.is_empty() && !names.contains(&name) {
                names.push(name);
            }
        }
        before = letter;
    }
    names.truncate(MOST);
    names
}

/// A tag as tags are compared: without its sign, in lower case.
#[must_use]
pub fn hashtag(text: &str) -> String {
    text.trim().trim_start_matches('#').to_lowercase()
}

/// The words behind `#` in a text, each once: letters, digits and `_`, with a letter among them. What stands behind a letter is none, but perhaps part of an address.
#[must_use]
pub fn hashtags(text: &str) -> Vec<String> {
    const MOST: usize = 10;
    const LONGEST: usize = 50;
    let mut tags: Vec<String> = Vec::new();
    let mut before = ' ';
    for (at, letter) in text.char_indices() {
        if letter == '#' && !before.is_alphanumeric() && !matches!(before, '/' | '#' | '&') {
            let rest = &text[at + 1..];
            let end = rest.find(|letter: char| !(letter.is_alphanumeric() || letter == '_'));
            let tag = hashtag(&rest[..end.unwrap_or(rest.len())]);
            let is_word = tag.chars().any(char::is_alphabetic) && tag.chars().count() <= LONGEST;
            if is_word && !tags.contains(&tag) {
                tags.push(tag);
            }
        }
        before = letter;
    }
    tags.truncate(MOST);
    tags
}

/// The refusal of what is not in the feed, for the viewer.
#[must_use]
pub fn missing() -> Refusal {
    Refusal::new(Code::NotFound, say!("feed-item-missing"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_beginning_of_a_text_is_counted_in_letters() {
        assert_eq!(beginning("grüße", 3), ("grü", true));
        assert_eq!(beginning("grüße", 5), ("grüße", false));
        assert_eq!(beginning("", 1), ("", false));
    }

    #[test]
    fn names_stand_behind_a_sign() {
        assert_eq!(mentioned("@Ben and @ÄRLA, thanks! (@ben) @O’Neill's"), ["ben", "arla", "o’neill's"]);
        assert_eq!(mentioned("ada@ben.example @ @- @@cleo"), ["cleo"]);
        assert_eq!(mentioned(&"@a ".repeat(3)), ["a"]);
        assert_eq!(mentioned(&(0..99).map(|n| format!("@n{n} ")).collect::<String>()).len(), 20);
    }

    #[test]
    fn tags_stand_behind_a_sign() {
        assert_eq!(
            hashtags("#Spring in the #Gärten_2, #spring! #2026 a#b ##c https://x.example/#d &#e;"),
            ["spring", "gärten_2"]
        );
        assert_eq!(hashtags(&(0..99).map(|n| format!("#n{n} ")).collect::<String>()).len(), 10);
        assert_eq!(hashtags(&format!("#{} #{}", "a".repeat(50), "b".repeat(51))), ["a".repeat(50)]);
        assert_eq!(hashtag(" #Spring "), "spring");
    }

    #[test]
    fn nothing_is_no_text() {
        assert!(text(" \n\t").is_err() && text("\u{200b}").is_err());
        assert!(matches!(text("  hello "), Ok("hello")));
    }
}
