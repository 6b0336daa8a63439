//! What stands beside the data of an answer (contract `Meta` and its kin; second seed, "response envelopes").

use contract::shared::{CursorMeta, Meta, PageMeta, TotalMeta};

use super::Call;
use crate::base::Cursor;

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
            cursor: next.map(Cursor::encode),
        }
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
