//! What stands beside the data of an answer (contract `Meta` and its kin; second seed, "response envelopes").

use contract::Code;
use contract::runtime::{CursorText, encode_cursor, read_cursor};
use contract::shared::{CursorMeta, Meta, PageMeta, TotalMeta};

use super::Call;
use crate::base::{Answer, Cursor, Page, Refusal, Way};
use crate::say;

impl Call {
    /// The address under which the caller reached this community.
    #[must_use]
    pub fn meta(&self) -> Meta {
        Meta { base_url: self.visit().base_url.clone() }
    }

    /// Beside a page that a cursor goes on from; without `next` it is the last.
    #[must_use]
    pub fn cursor_meta(&self, per_page: i64, next: Option<Cursor>) -> CursorMeta {
        CursorMeta {
            base_url: self.visit().base_url.clone(),
            per_page,
            has_more: next.is_some(),
            cursor: next.and_then(|next| self.cursor_text(next)),
        }
    }

    /// Where the page begins that a client asks for: behind the row that its cursor names. None is the first page, which text that no list ever
    /// gave means, too (spec platform 1.2).
    ///
    /// # Errors
    /// 422 `INVALID_CURSOR` naming `cursor`, for one that another list gave.
    pub fn cursor(&self, text: Option<&str>) -> Answer<Option<Cursor>> {
        let Some((text, list)) = text.zip(self.operation) else { return Ok(None) };
        match read_cursor(list.id(), text) {
            CursorText::Own(number) => Ok(Some(Cursor(number))),
            CursorText::Unreadable => Ok(None),
            CursorText::Foreign => Err(foreign_cursor("cursor").into()),
        }
    }

    /// What a client gets as a cursor of the list that it asks for; none if no client asks.
    #[must_use]
    pub fn cursor_text(&self, cursor: Cursor) -> Option<String> {
        Some(encode_cursor(self.operation?.id(), cursor.0))
    }

    /// On which way the list is read that the caller asks for.
    #[must_use]
    pub fn way(&self) -> Way {
        self.way
    }

    /// The number behind which a page of a list by falling numbers begins on this way; statements are made by `newest_first!`.
    #[must_use]
    pub fn newest_behind(&self, cursor: Option<impl Into<Cursor>>) -> i64 {
        let ends = match self.way {
            Way::Forward => i64::MAX,
            Way::Backward => 0,
        };
        cursor.map_or(ends, |cursor| cursor.into().0)
    }

    /// The same for a list by rising numbers, with `lowest_first!`.
    #[must_use]
    pub fn lowest_behind(&self, cursor: Option<impl Into<Cursor>>) -> i64 {
        let ends = match self.way {
            Way::Forward => 0,
            Way::Backward => i64::MAX,
        };
        cursor.map_or(ends, |cursor| cursor.into().0)
    }

    /// A page of at most `limit` rows of the list that the caller asks for, from a query that asked for one row more on this way.
    #[must_use]
    pub fn page<T>(&self, rows: Vec<T>, limit: i64, id: impl Fn(&T) -> i64) -> Page<T> {
        Page::on_way(self.way, rows, limit, id)
    }

    /// Beside page `page`, counted from one, of `total` things.
    #[must_use]
    pub fn page_meta(&self, page: i64, per_page: i64, total: i64) -> PageMeta {
        let total_pages = (total + per_page - 1) / per_page;
        PageMeta {
            base_url: self.visit().base_url.clone(),
            current_page: page,
            per_page,
            total,
            total_pages,
            has_more: page < total_pages,
        }
    }

    /// Beside a list that is whole.
    #[must_use]
    pub fn total_meta(&self, total: i64) -> TotalMeta {
        TotalMeta { base_url: self.visit().base_url.clone(), total }
    }
}

/// 422 `INVALID_CURSOR`: a cursor that another list gave. `field` holds it.
#[must_use]
pub fn foreign_cursor(field: &'static str) -> Refusal {
    Refusal::new(Code::InvalidCursor, say!("cursor-of-other-list")).field(field)
}
