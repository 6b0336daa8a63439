//! What members and administrators do.

use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD_NO_PAD, URL_SAFE_NO_PAD};
use chrono::TimeDelta;
use contract::Code;
use serde_json::{Map, Value, json};
use sha2::{Digest as _, Sha256};

use super::link::is_path;
use super::model::MOST_TARGETS;
use super::seal::Lock;
use super::store::log::{Failure, Numbers};
use super::store::{self, log, many};
use super::web::Browser;
use super::{Push, link};
use crate::base::{Answer, MemberId, OrRefuse as _, Refusal};
use crate::call::{Call, Tx};
use crate::language::Sentence;
use crate::notifications::prefs;
use crate::notifications::prefs::model::Kept;
use crate::notifications::push::events::AnnouncementSent;
use crate::outbox;
use crate::say;

/// Types in a summary.
const MOST_TYPES: i64 = 12;

/// Failures in a summary.
const MOST_FAILURES: i64 = 20;

/// What a browser subscribes with.
///
/// # Errors
/// A fault if start-up forgot the ways out.
pub fn public_key(call: &Call) -> Answer<String> {
    Ok(call.room::<Push>()?.web().public_key().to_owned())
}

/// A browser as its member names it.
#[derive(Clone, Debug, Default)]
pub struct Subscription {
    /// Where its push service takes messages.
    pub endpoint: String,
    /// An uncompressed point, in base64.
    pub p256dh: String,
    /// 16 bytes, in base64.
    pub auth: String,
    /// What the member calls it.
    pub device_name: Option<String>,
}

/// Lets messages come to a browser, which is the viewer's from now on and nobody else's of the community. An empty address is none: false.
///
/// Refuses with 422 `VALIDATION_ERROR` an address that is not to be called and keys that are none; with `NOT_FOUND` whoever is no member of
/// this community.
pub async fn subscribe(call: &Call, subscription: Subscription) -> Answer<bool> {
    let me = call.me()?;
    let endpoint = subscription.endpoint.trim();
    if endpoint.is_empty() {
        return Ok(false);
    }
    if let Err(unfit) = call.room::<Push>()?.web().check(endpoint) {
        return Err(Refusal::new(Code::ValidationError, unfit.sentence()).status(422).field("endpoint").into());
    }
    let (p256dh, auth) = (bytes(&subscription.p256dh), bytes(&subscription.auth));
    let wrong =
        |field: &'static str, message: Sentence| Refusal::new(Code::ValidationError, message).status(422).field(field);
    let auth = auth.filter(|auth| auth.len() == 16).ok_or_else(|| wrong("keys.auth", say!("push-auth-invalid")))?;
    let p256dh = p256dh
        .filter(|point| Lock::new(point, &auth).is_some())
        .ok_or_else(|| wrong("keys.p256dh", say!("push-key-invalid")))?;
    let browser = Browser { endpoint: endpoint.to_owned(), p256dh, auth };

    let mut tx = call.begin().await?;
    hold(&mut tx, me).await?;
    let name = subscription.device_name.as_deref().map(str::trim).filter(|name| !name.is_empty());
    store::subscribe(&mut tx, me, &browser, hash(endpoint), name).await?;
    store::trim_browsers(&mut tx, me, MOST_TARGETS).await?;
    tx.commit().await?;
    Ok(true)
}

/// Lets no messages come to a browser of the viewer's. Whether it was one.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn unsubscribe(call: &Call, endpoint: &str) -> Answer<bool> {
    Ok(store::unsubscribe(call, call.me()?, hash(endpoint.trim())).await? > 0)
}

/// How many browsers the viewer has subscribed.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn count_browsers(call: &Call) -> Answer<i64> {
    Ok(store::count_browsers(call, call.me()?).await?)
}

/// Lets messages come to a phone, which is the viewer's from now on and nobody else's of any community. False if nobody is signed in: then
/// nothing is kept.
///
/// Refuses with `NOT_FOUND` whoever is no member of this community.
pub async fn register(call: &Call, token: &str, platform: &str) -> Answer<bool> {
    let Ok(me) = call.me() else { return Ok(false) };
    let mut tx = call.begin().await?;
    hold(&mut tx, me).await?;
    store::register(&mut tx, me, token.trim(), platform.trim()).await?;
    store::trim_phones(&mut tx, me, MOST_TARGETS).await?;
    tx.commit().await?;
    Ok(true)
}

/// Lets no messages of this community come to a phone; of whoever is signed in, to one of their own. Whether it was known.
///
/// # Errors
/// A fault if the database fails.
pub async fn unregister(call: &Call, token: &str) -> Answer<bool> {
    Ok(store::unregister(call, call.me().ok(), token.trim()).await? > 0)
}

/// A message of an administrator's.
#[derive(Clone, Debug, Default)]
pub struct Announcement {
    /// First line.
    pub title: String,
    /// The rest.
    pub body: String,
    /// Only to these; to everybody if there are none named.
    pub to: Option<Vec<MemberId>>,
    /// Path of a picture.
    pub icon: Option<String>,
    /// Path of a small picture.
    pub badge: Option<String>,
    /// Where it leads.
    pub url: Option<String>,
    /// A later message with the same tag takes its place.
    pub tag: Option<String>,
}

/// Tells the outbox of a message to browsers: to those of active members who have not switched messages off. To how many browsers; they
/// leave at once, in the background (`listener.rs`). Whoever may is in the contract.
///
/// # Errors
/// A fault if the database fails.
pub async fn send(call: &Call, announcement: &Announcement) -> Answer<i64> {
    let mut options = Map::new();
    let mut option = |name: &str, value: Option<String>| {
        options.extend(value.map(|value| (name.to_owned(), json!(value))));
    };
    let path = |text: &Option<String>| text.clone().filter(|text| is_path(text));
    option("icon", path(&announcement.icon));
    option("badge", path(&announcement.badge));
    option("tag", announcement.tag.as_deref().map(tag).filter(|tag| !tag.is_empty()));
    let link = path(&announcement.url).unwrap_or_else(|| link::FALLBACK.to_owned());

    let readers = many::readers(call, announcement.to.as_deref()).await?;
    let wanting = readers.iter().filter(|reader| wants_messages(&reader.notification_preferences.0));
    let browsers: i64 = wanting.map(|reader| reader.browsers).sum();
    if browsers == 0 {
        return Ok(0);
    }
    let event = AnnouncementSent {
        to: announcement.to.clone(),
        title: announcement.title.trim().to_owned(),
        body: announcement.body.trim().to_owned(),
        link,
        options: Value::Object(options),
    };
    let mut tx = call.begin().await?;
    outbox::tell(&mut tx, event).await?;
    tx.commit().await?;
    Ok(browsers)
}

/// Whether somebody with these stored preferences hears messages.
pub(super) fn wants_messages(preferences: &Map<String, Value>) -> bool {
    Kept { json: preferences.clone(), federation: true }.preferences().push_enabled
}

/// Whether somebody with these stored preferences hears messages, and paid ones as well.
pub(super) fn wants_campaigns(preferences: &Map<String, Value>) -> bool {
    let wanted = Kept { json: preferences.clone(), federation: true }.preferences();
    wanted.push_enabled && wanted.push_campaigns_opted_in
}

/// Letters, digits, `_` and `-`; nothing else stays.
fn tag(text: &str) -> String {
    text.chars().filter(|letter| letter.is_ascii_alphanumeric() || matches!(letter, '_' | '-')).collect()
}

/// What became of messages over some days.
#[derive(Clone, Debug)]
pub struct Summary {
    /// How many days.
    pub days: i64,
    /// The numbers.
    pub numbers: Numbers,
    /// The most frequent types, each with how many there are.
    pub types: Vec<(String, i64)>,
    /// The newest that did not come everywhere.
    pub failures: Vec<Failure>,
}

impl Summary {
    /// Of a hundred, how many came somewhere, to one decimal; none if none left.
    #[must_use]
    #[allow(clippy::cast_precision_loss, reason = "a share of a hundred")]
    pub fn success_pct(&self) -> Option<f64> {
        let arrived = self.numbers.delivered + self.numbers.partial;
        let share = arrived as f64 * 1_000.0 / self.numbers.total.max(1) as f64;
        (self.numbers.total > 0).then(|| share.round() / 10.0)
    }
}

/// What became of messages over the last days. Whoever may see it is in the contract.
///
/// # Errors
/// A fault if the database fails.
pub async fn summary(call: &Call, days: i64) -> Answer<Summary> {
    let since = call.now() - TimeDelta::days(days.clamp(1, 90));
    Ok(Summary {
        days,
        numbers: log::numbers(call, since).await?,
        types: log::types(call, since, MOST_TYPES).await?,
        failures: log::failures(call, since, MOST_FAILURES).await?,
    })
}

/// Some messages that did not come everywhere. Whoever may see them is in the contract.
///
/// # Errors
/// A fault if the database fails.
pub async fn failures(call: &Call, ids: &[i64]) -> Answer<Vec<Failure>> {
    Ok(log::failures_by_ids(call, ids).await?)
}

/// Holds the member's row, so that of two that register at once neither pushes the other out of the bound.
async fn hold(tx: &mut Tx, me: MemberId) -> Answer<()> {
    prefs::store::lock(tx, me).await?.or_refuse(Code::NotFound, say!("not-a-member")).map(drop)
}

/// What browsers write: base64url, and some older ones plain base64, with or without padding.
fn bytes(text: &str) -> Option<Vec<u8>> {
    let text = text.trim().trim_end_matches('=');
    URL_SAFE_NO_PAD.decode(text).or_else(|_| STANDARD_NO_PAD.decode(text)).ok()
}

fn hash(endpoint: &str) -> [u8; 32] {
    Sha256::digest(endpoint).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_tag_only_plain_letters_stay() {
        assert_eq!(tag("hall-1_x <b>é/..\n"), "hall-1_xb");
        assert_eq!(tag("<>"), "");
    }

    #[test]
    fn shares_have_one_decimal_and_none_is_none() {
        let share = |total, delivered, partial| {
            let numbers =
                Numbers { total, delivered, partial, failed: 0, fcm_sent: 0, fcm_failed: 0, web_delivered: 0 };
            Summary { days: 7, numbers, types: Vec::new(), failures: Vec::new() }.success_pct()
        };
        assert_eq!(share(0, 0, 0), None);
        assert_eq!(share(3, 1, 1), Some(66.7));
        assert_eq!(share(3, 0, 0), Some(0.0));
        assert_eq!(share(8, 8, 0), Some(100.0));
    }

    #[test]
    fn keys_come_in_both_alphabets() {
        assert_eq!(bytes("-_8="), Some(vec![0xfb, 0xff]));
        assert_eq!(bytes("+/8"), Some(vec![0xfb, 0xff]));
        assert_eq!(bytes("no key!"), None);
    }
}
