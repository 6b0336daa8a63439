//! Pictures of posts: made anew when they are sent, in an order, each with what is seen on it. They go with their post.

use bytes::Bytes;
use contract::Code;

use super::model::PostId;
use super::store::media as store;
use crate::base::name::says_something;
use crate::base::{Answer, Refusal};
use crate::call::{Call, Tx};
use crate::files::{self, Kept};
use crate::language::Sentence;
use crate::say;

/// A post has at most so many.
pub const MOST: usize = 10;

/// A picture as it was sent.
#[derive(Clone, Debug)]
pub struct Sent {
    /// The member of the form that it came in.
    pub field: &'static str,
    /// The bytes.
    pub bytes: Bytes,
    /// What is seen on it.
    pub alt_text: Option<String>,
}

/// A picture that is on the disk and not yet a post's.
#[derive(Clone, Debug)]
pub(super) struct Made {
    kept: Kept,
    alt_text: Option<String>,
}

fn wrong(field: &'static str, sentence: Sentence) -> Refusal {
    Refusal::new(Code::ValidationError, sentence).status(422).field(field)
}

/// Makes pictures of what was sent.
///
/// Refuses with 422 `VALIDATION_ERROR` on its member of the form what is no usable picture, and more than [`MOST`].
pub(super) async fn make(call: &Call, sent: Vec<Sent>) -> Answer<Vec<Made>> {
    if sent.len() > MOST {
        return Err(wrong("media", say!("too-many-post-pictures", most = MOST)).into());
    }
    let mut made = Vec::with_capacity(sent.len());
    for one in sent {
        match files::keep(call, one.bytes).await? {
            Ok(kept) => {
                let alt_text = one.alt_text.filter(|text| says_something(text)).map(|text| text.trim().to_owned());
                made.push(Made { kept, alt_text });
            }
            Err(unusable) => return unless_refused(call, Err(wrong(one.field, unusable.sentence()).into()), made),
        }
    }
    Ok(made)
}

/// The same answer; what was made for a post that was refused goes.
pub(super) fn unless_refused<T>(call: &Call, answer: Answer<T>, made: Vec<Made>) -> Answer<T> {
    files::unless_refused(call, answer, made.into_iter().map(|one| one.kept).collect())
}

/// Gives a post its pictures.
pub(super) async fn attach(tx: &mut Tx, post: PostId, made: &[Made]) -> Answer<()> {
    for (place, one) in (0..).zip(made) {
        let file = files::note(tx, &one.kept).await?;
        store::insert(tx, post, file, (place, one.alt_text.as_deref())).await?;
    }
    Ok(())
}

/// Takes the pictures of a post away.
pub(super) async fn remove(tx: &mut Tx, post: PostId) -> Answer<()> {
    let gone = store::take(tx, post).await?;
    files::forget(tx, &gone).await
}
