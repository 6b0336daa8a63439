//! Messages to phones: a provider takes them for the phone. Which one, the token says by itself.
//!
//! Only this leaves the house (spec notifications 7.1): a title by type, a sentence that is the same for everything, and as data
//! `schema_version`, `type` and `link`. Beside it providers are told how loud it is and until when it is of use.

mod expo;
mod fcm;
mod oauth;

use async_trait::async_trait;
use serde_json::{Value, json};

pub use expo::Expo;
pub use fcm::Fcm;

use super::http;
use super::model::Verdict;
use crate::base::{Answer, Timestamp};
use crate::config;

/// The channel on Android that shows what cannot wait.
const EMERGENCY: &str = "caring_emergency";

/// Version of the data.
const SCHEMA_VERSION: &str = "1";

/// A message to a phone.
#[derive(Clone, Copy, Debug)]
pub struct Note<'a> {
    /// First line, the same for everything of its type.
    pub title: &'a str,
    /// The rest, the same for everything.
    pub body: &'a str,
    /// What it is about.
    pub kind: &'a str,
    /// Where it leads: of [`super::link::for_phones`] only.
    pub link: &'a str,
    /// As loudly as the phone can.
    pub emergency: bool,
    /// It is of no use any more from then on.
    pub until: Timestamp,
}

impl Note<'_> {
    /// The data: nothing but these three, and all of them texts.
    fn data(&self) -> Value {
        json!({ "schema_version": SCHEMA_VERSION, "type": self.kind, "link": self.link })
    }
}

/// Takes messages for phones.
#[async_trait]
pub trait NativePush: Send + Sync {
    /// Takes one for the phone with this token.
    async fn push(&self, token: &str, note: &Note<'_>, now: Timestamp) -> Verdict;
}

/// The providers of this installation.
pub struct Native {
    fcm: Option<Box<dyn NativePush>>,
    expo: Box<dyn NativePush>,
}

impl Native {
    /// As configured.
    ///
    /// # Errors
    /// A fault if the service account's file cannot be read or understood.
    pub fn new(settings: &config::Push) -> Answer<Self> {
        let client = http::known(settings.timeout_seconds)?;
        let fcm = match &settings.fcm_service_account {
            Some(path) => {
                let fcm = Fcm::open(client.clone(), path, settings.fcm_project.as_deref(), settings.fcm_url.as_str())?;
                Some(Box::new(fcm) as Box<dyn NativePush>)
            }
            None => None,
        };
        Ok(Self { fcm, expo: Box::new(Expo::new(client, settings.expo_url.as_str())) })
    }

    /// Sends a message to the phone with this token.
    pub async fn push(&self, token: &str, note: &Note<'_>, now: Timestamp) -> Verdict {
        let provider = if expo::is_expos(token) { Some(&self.expo) } else { self.fcm.as_ref() };
        match provider {
            Some(provider) => provider.push(token, note, now).await,
            None => Verdict::failed("not configured"),
        }
    }
}
