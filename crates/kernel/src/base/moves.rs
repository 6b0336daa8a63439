//! States and the legal moves between them, as tables.

/// A legal move of a thing with states `S`, by an actor `A`, who does `D`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move<S, A, D> {
    /// From where.
    pub from: S,
    /// Who.
    pub by: A,
    /// Does what.
    pub action: D,
    /// To where.
    pub to: S,
}

/// A row of a table of moves.
#[must_use]
pub const fn may<S: Copy, A: Copy, D: Copy>(from: S, by: A, action: D, to: S) -> Move<S, A, D> {
    Move { from, by, action, to }
}

/// Why there is no such move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// This actor may do it in another state.
    NotNow,
    /// This actor never does it.
    NotTheirs,
}

/// Where a move leads.
///
/// # Errors
/// Why it is not legal: whoever may do it at another time is told about the state, whoever never may is told so.
pub fn lead<S, A, D>(moves: &[Move<S, A, D>], from: S, by: A, action: D) -> Result<S, Illegal>
where
    S: Copy + PartialEq,
    A: PartialEq,
    D: PartialEq,
{
    let mut theirs = moves.iter().filter(|legal| legal.action == action && legal.by == by).peekable();
    if theirs.peek().is_none() {
        return Err(Illegal::NotTheirs);
    }
    theirs.find(|legal| legal.from == from).map(|legal| legal.to).ok_or(Illegal::NotNow)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_may_at_another_time_is_told_about_the_state() {
        let moves = [may("open", "ada", "close", "closed"), may("closed", "ben", "open", "open")];
        assert_eq!(lead(&moves, "open", "ada", "close"), Ok("closed"));
        assert_eq!(lead(&moves, "closed", "ada", "close"), Err(Illegal::NotNow));
        assert_eq!(lead(&moves, "closed", "ada", "open"), Err(Illegal::NotTheirs));
        assert_eq!(lead(&moves, "open", "ben", "close"), Err(Illegal::NotTheirs));
    }
}
