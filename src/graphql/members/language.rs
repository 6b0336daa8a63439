//! The language in which the viewer is written to.

use async_graphql::{Context, Object, Result, SimpleObject};
use contract::Operation;
use serde_json::json;

use crate::call::patiently;
use crate::graphql::bounds;
use crate::graphql::session::Session;
use crate::language::Language;
use crate::members;

/// The language that the viewer has chosen.
#[derive(SimpleObject)]
pub struct ChosenLanguagePayload {
    /// Language tag, such as `en`.
    language: String,
}

/// What can be done about languages.
#[derive(Default)]
pub struct LanguageMutation;

#[Object]
impl LanguageMutation {
    /// Chooses the language in which the viewer is written to: notifications, e-mails, lock screens. What was written before stays as it is.
    /// `VALIDATION_ERROR` for a language that the community does not offer.
    async fn set_my_language(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "One of `en`, `ga`, `de`, `fr`, `it`, `es`, `pt`, `nl`, `pl`, `ja`, `ar`.")] language: String,
    ) -> Result<Option<ChosenLanguagePayload>> {
        let call = Session::of(ctx)?.enter(Operation::SetMyLanguage).await?;
        bounds::check(Operation::SetMyLanguage, json!({ "language": language }))?;
        let chosen = Language::of(&language);
        patiently(call, |call| async move { members::actions::choose_language(&call, chosen).await }).await?;
        Ok(Some(ChosenLanguagePayload { language }))
    }
}
