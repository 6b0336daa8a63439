//! Cursors that cannot be made up or carried over to another list.
//!
//! A sealed cursor is an id with an HMAC over it and over the place it was given out for: the list, the community and the filters. Needed where
//! a list is for some and not for others (spec platform 9.11). It holds nothing secret and needs no row.

use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

use super::Auth;
use super::tokens::SigningKey;
use crate::base::{Answer, Cursor};
use crate::call::{Call, foreign_cursor};

/// Sets these keys apart from every other use of the signing secrets.
const PURPOSE: &[u8] = b"timeweave cursor 1";

/// So many bytes of the HMAC go into a cursor.
const SEAL: usize = 16;

/// Keys made of the signing secrets, in the same order: the first seals, all of them open.
pub(super) struct SealKeys(Vec<Hmac<Sha256>>);

impl SealKeys {
    /// Derives one key of each signing key.
    pub(super) fn of(keys: &[SigningKey]) -> Self {
        let derived = |key: &SigningKey| {
            keyed(&keyed(key.secret.reveal().as_bytes()).chain_update(PURPOSE).finalize().into_bytes())
        };
        Self(keys.iter().map(derived).collect())
    }
}

fn keyed(secret: &[u8]) -> Hmac<Sha256> {
    Hmac::new_from_slice(secret).expect("HMAC takes keys of any length")
}

/// What a cursor is good for: a list with its filters, in the community of the call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place(String);

impl Place {
    /// A place in words. Two lists, or one list with two filters, have different words.
    #[must_use]
    pub fn new(call: &Call, words: &str) -> Self {
        Self(format!("{} {words}", call.tenant()))
    }

    /// The cursor of the row with this id.
    ///
    /// # Errors
    /// A fault if start-up installed no keys.
    pub fn seal(&self, call: &Call, id: i64) -> Answer<String> {
        let auth = call.room::<Auth>()?;
        let mut bytes = id.to_be_bytes().to_vec();
        if let Some(key) = auth.seals.0.first() {
            let seal = self.over(key, &bytes).finalize().into_bytes();
            bytes.extend_from_slice(&seal[..SEAL]);
        }
        Ok(URL_SAFE_NO_PAD.encode(bytes))
    }

    /// The cursor behind a page of the list whose place this is, if it goes on. A door that gives each row a cursor learns how they are made.
    ///
    /// # Errors
    /// A fault if start-up installed no keys.
    pub fn behind(&self, call: &Call, next: Option<Cursor>) -> Answer<Option<String>> {
        call.leave(|| {
            let place = self.clone();
            Arc::new(move |call, id| place.seal(call, id))
        });
        next.map(|Cursor(id)| self.seal(call, id)).transpose()
    }

    /// The id in a cursor that was given out for this place; none without a cursor.
    ///
    /// # Errors
    /// 422 `INVALID_CURSOR` for any other text.
    pub fn open(&self, call: &Call, cursor: Option<&str>) -> Answer<Option<i64>> {
        let Some(text) = cursor.filter(|text| !text.is_empty()) else { return Ok(None) };
        let auth = call.room::<Auth>()?;
        match self.opened(&auth.seals, text) {
            Some(id) => Ok(Some(id)),
            None => Err(foreign_cursor("cursor").into()),
        }
    }

    fn opened(&self, keys: &SealKeys, text: &str) -> Option<i64> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        let (id, seal) = bytes.split_first_chunk::<8>()?;
        let sound =
            seal.len() == SEAL && keys.0.iter().any(|key| self.over(key, id).verify_truncated_left(seal).is_ok());
        sound.then(|| i64::from_be_bytes(*id))
    }

    fn over(&self, key: &Hmac<Sha256>, id: &[u8]) -> Hmac<Sha256> {
        key.clone().chain_update(id).chain_update(self.0.as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Secret;

    #[test]
    fn a_cursor_opens_where_it_was_given_out_and_nowhere_else() {
        let key = |secret: &str| SigningKey { kid: "k".to_owned(), secret: Secret::new(secret.to_owned()) };
        let keys = SealKeys::of(&[key("one"), key("two")]);
        let (here, there) = (Place("1 groups a".to_owned()), Place("1 groups b".to_owned()));
        for key in &keys.0 {
            let mut bytes = 7_i64.to_be_bytes().to_vec();
            bytes.extend_from_slice(&here.over(key, &bytes).finalize().into_bytes()[..SEAL]);
            let text = URL_SAFE_NO_PAD.encode(&bytes);
            assert_eq!((here.opened(&keys, &text), there.opened(&keys, &text)), (Some(7), None));
            bytes[7] ^= 1;
            assert_eq!(here.opened(&keys, &URL_SAFE_NO_PAD.encode(&bytes)), None);
            assert_eq!(here.opened(&keys, &URL_SAFE_NO_PAD.encode(&bytes[..8])), None);
        }
        for text in ["Nw==", "", "x", "AAAAAAAAAAc"] {
            assert_eq!(here.opened(&keys, text), None, "{text}");
        }
    }
}
