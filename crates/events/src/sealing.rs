//! Texts that only this installation can read, and only where they belong: as they are kept, or as a caller hands them back.
//!
//! `<kind>.<key>.<nonce, tag and text>`, the last two in base64url; AES-256-GCM. What is authenticated beside are the first two parts and where the text belongs. A key is made of each
//! signing key; the first seals, all of them open.

use std::fmt;
use std::sync::Arc;

use aes_gcm::aead::{Aead as _, KeyInit as _, Payload};
use aes_gcm::{Aes256Gcm, Nonce};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, Mac as _};
use kernel::config::SigningKey;
use sha2::Sha256;

use crate::base::{Answer, Chance, TenantId};
use crate::call::{Call, World};
use crate::db::Stored;
use crate::tenancy;

/// How many rows are sealed anew in one go.
pub(crate) const ANEW: i64 = 200;

const NONCE: usize = 12;
const TAG: usize = 16;

/// Keys made of the signing keys for one use, in the same order.
#[derive(Clone)]
pub struct SealingKeys {
    kind: &'static str,
    keys: Vec<(String, [u8; 32])>,
}

impl fmt::Debug for SealingKeys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.keys.iter().map(|(name, _)| name)).finish()
    }
}

impl SealingKeys {
    /// Derives one key of each signing key. The purpose sets them apart from every other use of the signing secrets; what is sealed begins with the kind.
    #[must_use]
    pub fn of(keys: &[SigningKey], purpose: &[u8], kind: &'static str) -> Self {
        let derived = |key: &SigningKey| {
            let mut mac = <Hmac<Sha256> as hmac::KeyInit>::new_from_slice(key.secret.reveal().as_bytes()).ok()?;
            mac.update(purpose);
            Some((key.kid.clone(), mac.finalize().into_bytes().into()))
        };
        Self { kind, keys: keys.iter().filter_map(derived).collect() }
    }

    /// The name of the key that seals; none if there is none.
    #[must_use]
    pub fn current(&self) -> Option<&str> {
        self.keys.first().map(|(name, _)| name.as_str())
    }

    /// The names of the keys that seal no more, and open still.
    #[must_use]
    pub fn retired(&self) -> Vec<String> {
        self.keys.iter().skip(1).map(|(name, _)| name.clone()).collect()
    }

    /// Seals a text for the place where it belongs; none if there is no key.
    #[must_use]
    pub fn seal(&self, place: &str, text: &[u8], chance: &Chance) -> Option<String> {
        let (name, key) = self.keys.first()?;
        let head = format!("{}.{}", self.kind, URL_SAFE_NO_PAD.encode(name));
        let nonce: [u8; NONCE] = chance.bytes();
        let beside = format!("{head}{place}");
        let payload = Payload { msg: text, aad: beside.as_bytes() };
        let sealed = Aes256Gcm::new_from_slice(key).ok()?.encrypt(&Nonce::from(nonce), payload).ok()?;
        let (text, tag) = sealed.split_at_checked(sealed.len().checked_sub(TAG)?)?;
        Some(format!("{head}.{}", URL_SAFE_NO_PAD.encode([&nonce, tag, text].concat())))
    }

    /// What was sealed for a place; none for what was not, and if its key is gone.
    #[must_use]
    pub fn open(&self, place: &str, sealed: &str) -> Option<Vec<u8>> {
        let (head, body) = sealed.rsplit_once('.')?;
        let name = head.strip_prefix(self.kind)?.strip_prefix('.')?;
        let name = String::from_utf8(URL_SAFE_NO_PAD.decode(name).ok()?).ok()?;
        let body = URL_SAFE_NO_PAD.decode(body).ok()?;
        let (nonce, rest) = body.split_first_chunk::<NONCE>()?;
        let (tag, text) = rest.split_first_chunk::<TAG>()?;
        let sealed = [text, tag.as_slice()].concat();
        let (_, key) = self.keys.iter().find(|(known, _)| *known == name)?;
        let beside = format!("{head}{place}");
        let payload = Payload { msg: &sealed, aad: beside.as_bytes() };
        Aes256Gcm::new_from_slice(key).ok()?.decrypt(&Nonce::from(*nonce), payload).ok()
    }

    /// The same of a text in words.
    #[must_use]
    pub fn open_text(&self, place: &str, sealed: &str) -> Option<String> {
        String::from_utf8(self.open(place, sealed)?).ok()
    }
}

/// Seals anew a part of what keys sealed that seal no more, in all communities. Gives how much that was. What does not open stays, and does not keep the others
/// waiting. `read` gives rows behind a number, the lowest first; `of` says a row's number and community; `seal` seals one there.
///
/// # Errors
/// A fault if the database cannot be asked what there is.
pub(crate) async fn anew<T, R, S>(
    world: &Arc<World>,
    what: &str,
    of: fn(&T) -> (i64, TenantId),
    read: impl Fn(i64) -> R,
    seal: impl Fn(Call, T) -> S + Send + Sync,
) -> Answer<u64>
where
    T: Clone + Send + Sync,
    R: Future<Output = Stored<Vec<T>>>,
    S: Future<Output = Answer<u64>> + Send,
{
    let (mut after, mut done) = (0, 0);
    loop {
        let part = read(after).await?;
        let Some((last, _)) = part.last().map(of) else { return Ok(done) };
        after = last;
        let before = done;
        for old in part {
            match tenancy::errand(world, of(&old).1, |call| seal(call, old.clone())).await {
                Ok(more) => done += more,
                Err(failure) => tracing::warn!(what, %failure, "something could not be sealed anew"),
            }
        }
        if done > before {
            return Ok(done);
        }
    }
}
