//! Whom posts and comments speak of.
//!
//! Clients name them, or their names stand behind `@` in the text. They are told once of each post and each comment, and only if they may read it: the same
//! rule as for whoever opens it.

use super::actions::seers;
use super::events::FeedMentioned;
use super::model::{CommentId, LineId, mentioned};
use super::store::mentions as store;
use crate::base::{Answer, Failure, MemberId};
use crate::call::{Call, Tx};
use crate::outbox;
use crate::safeguarding::{self, Interaction};

/// One text speaks of at most so many members.
pub const MOST: usize = 10;

/// Where a text stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The line.
    pub line: LineId,
    /// The comment; none for the post itself.
    pub comment: Option<CommentId>,
}

/// Tells the members of whom a text speaks, but for some who hear of it anyway.
///
/// Emits `FeedMentioned`. Whoever may not read it, whom a block keeps apart from the viewer, or to whom the viewer may not turn, is left out without a word.
pub async fn tell(
    call: &Call,
    tx: &mut Tx,
    spot: Spot,
    (text, named): (&str, &[MemberId]),
    except: &[MemberId],
) -> Answer<()> {
    let me = call.me()?;
    let mut members: Vec<MemberId> = named.to_vec();
    let names = mentioned(text);
    if !names.is_empty() {
        let found = store::called(&mut tx.reads(), &names).await?;
        let alone = |name: &String| found.iter().filter(|(_, other)| other == name).count() == 1;
        members.extend(found.iter().filter(|(_, name)| alone(name)).map(|(id, _)| *id));
    }
    members.retain(|id| *id != me);
    members.sort_unstable();
    members.dedup();
    members.truncate(MOST);
    if members.is_empty() {
        return Ok(());
    }
    let mut told = Vec::new();
    for member in seers(call, tx, spot.line, &members).await? {
        match safeguarding::allow(call, tx, me, member, Interaction::Message).await {
            Ok(()) => told.push(member),
            Err(Failure::Refusal(_)) => {}
            Err(fault) => return Err(fault),
        }
    }
    if told.is_empty() {
        return Ok(());
    }
    for member in store::insert(tx, spot, &told).await? {
        if !except.contains(&member) {
            outbox::tell(tx, FeedMentioned { line: spot.line, comment: spot.comment, member, by: me }).await?;
        }
    }
    Ok(())
}
