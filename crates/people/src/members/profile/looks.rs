//! How pages look for a member, and what they show.

use contract::Code;
use contract::profile::{Density, FontSize, Theme};

use super::actions::held;
use super::store;
use crate::base::{Answer, MemberId, OrRefuse as _};
use crate::call::{Call, Tx};
use crate::members::Privacy;
use crate::{record, say};

record! {
    /// How pages look for a member, and what they show.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Looks {
        /// Light or dark.
        pub theme: Theme,
        /// Of what stands out, `#RRGGBB`; the community's own if there is none.
        pub accent_color: Option<String>,
        /// How large letters are.
        pub font_size: FontSize,
        /// How much room there is between lines.
        pub density: Density,
        /// Text is large everywhere.
        pub large_text: bool,
        /// Colours differ more than usual.
        pub high_contrast: bool,
        /// Nothing moves.
        pub reduced_motion: bool,
        /// Pages show only what is needed.
        pub simplified_layout: bool,
        /// The feed shows the newest first.
        pub prefers_chronological: bool,
        /// Clients translate what others write.
        pub auto_translate_ugc: bool,
        /// Into this language; the preferred one if there is none.
        pub auto_translate_target_locale: Option<String>,
    }
    select looks_columns
}

impl Default for Looks {
    /// For whoever decided nothing.
    fn default() -> Self {
        Self {
            theme: Theme::System,
            accent_color: None,
            font_size: FontSize::Medium,
            density: Density::Comfortable,
            large_text: false,
            high_contrast: false,
            reduced_motion: false,
            simplified_layout: false,
            prefers_chronological: false,
            auto_translate_ugc: false,
            auto_translate_target_locale: None,
        }
    }
}

/// Changes how pages look for the viewer. Gives what holds from now on.
///
/// Refuses with `NOT_FOUND` for whoever is no member of this community. Source: spec platform 3.3.
pub async fn change(call: &Call, change: impl FnOnce(&mut Looks) + Send) -> Answer<Looks> {
    let mut tx = call.begin().await?;
    let looks = changed(&mut tx, call.me()?, change).await?;
    tx.commit().await?;
    Ok(looks)
}

/// The same within a transaction.
///
/// # Errors
/// `NOT_FOUND` if the community has no such member; a fault.
pub async fn changed(tx: &mut Tx, me: MemberId, change: impl FnOnce(&mut Looks) + Send) -> Answer<Looks> {
    held(tx, me).await?;
    let before = store::looks_in(tx, me).await?.unwrap_or_default();
    let mut after = before.clone();
    change(&mut after);
    if after != before {
        store::write_looks(tx, me, &after).await?;
    }
    Ok(after)
}

record! {
    /// Who may read a profile and find it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Reach {
        /// Who may read it.
        pub privacy_profile: Privacy,
        /// Whether it is found in directory and search.
        pub privacy_search: bool,
    }
    select reach_columns
}

/// Who may read the viewer's profile and find it.
///
/// Refuses with `NOT_FOUND` for whoever is no member of this community.
pub async fn reach(call: &Call) -> Answer<Reach> {
    store::reach(call, call.me()?).await?.or_refuse(Code::NotFound, say!("member-missing"))
}

/// Decides within a transaction who may read a member's profile and find it; none stays as it is.
///
/// # Errors
/// A fault if the database fails.
pub async fn set_reach(
    tx: &mut Tx,
    me: MemberId,
    privacy_profile: Option<Privacy>,
    privacy_search: Option<bool>,
) -> Answer<()> {
    if privacy_profile.is_some() || privacy_search.is_some() {
        store::write_reach(tx, me, privacy_profile, privacy_search).await?;
    }
    Ok(())
}

/// How pages look for a member of the community `home`.
///
/// # Errors
/// A fault if the database fails.
pub async fn looks(call: &Call, home: crate::base::TenantId, member: MemberId) -> Answer<Looks> {
    Ok(store::looks(call, home, member).await?.unwrap_or_default())
}
