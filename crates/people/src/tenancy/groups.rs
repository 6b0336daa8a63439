//! What communities decide about groups. Strangers read it with the community (`public`), so it stands here, below the area.

use serde::{Deserialize, Serialize};

use crate::call::AreaRules;

/// Which tabs the groups of a community have (spec accounts 14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[allow(clippy::struct_excessive_bools, reason = "one switch a tab")]
pub struct GroupRules {
    /// What those who administer a group announce.
    #[serde(rename = "tab_announcements")]
    pub announcements: bool,
    /// What its members discuss.
    #[serde(rename = "tab_discussions")]
    pub discussions: bool,
    /// Files of its members.
    #[serde(rename = "tab_files")]
    pub files: bool,
    /// What its members write to each other.
    #[serde(rename = "tab_chat")]
    pub chat: bool,
}

impl AreaRules for GroupRules {
    const NAME: &'static str = "group";
    const DOTTED: bool = true;
}

impl Default for GroupRules {
    fn default() -> Self {
        Self { announcements: true, discussions: true, files: true, chat: true }
    }
}
