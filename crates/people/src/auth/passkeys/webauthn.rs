//! What browsers and authenticators say, and whether it is so: pure. Follows Web Authentication Level 3, 7.1 and 7.2, for what this program asks for: a
//! discoverable key, somebody verified, no attestation.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use jsonwebtoken::{Algorithm, DecodingKey};
use serde::Deserialize;
use sha2::{Digest as _, Sha256};

use super::cbor::{self, Value};

/// The COSE algorithms whose keys are taken, the one that is liked best first: ECDSA over P-256 with SHA-256, Ed25519, RSA with SHA-256.
pub(super) const ALGORITHMS: [i64; 3] = [ES256, EDDSA, RS256];

const ES256: i64 = -7;
const EDDSA: i64 = -8;
const RS256: i64 = -257;

/// No id of a key is longer, in bytes.
const LONGEST_ID: usize = 1023;

/// The bounds of what an authenticator says of itself at a sign-in, in bytes.
const AUTHENTICATOR_DATA: std::ops::RangeInclusive<usize> = 37..=4096;

/// RSA keys are of so many bytes.
const RSA: std::ops::RangeInclusive<usize> = 256..=512;

const PRESENT: u8 = 0x01;
const VERIFIED: u8 = 0x04;
const BACKUP_ELIGIBLE: u8 = 0x08;
const BACKED_UP: u8 = 0x10;
const ATTESTED: u8 = 0x40;
const EXTENDED: u8 = 0x80;

/// Which of the two ceremonies it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ceremony {
    /// A new key.
    Create,
    /// A sign-in.
    Get,
}

/// What was asked for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asked<'a> {
    /// What must be signed.
    pub challenge: &'a [u8],
    /// The site.
    pub rp_id: &'a str,
    /// The page.
    pub origin: &'a str,
}

/// Why what was shown is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flaw {
    /// It belongs to another challenge.
    Challenge,
    /// It was made on another page.
    Origin,
    /// Anything else.
    Unsound,
}

/// A new key.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct NewKey {
    pub credential_id: Vec<u8>,
    /// A COSE key, as it came.
    pub public_key: Vec<u8>,
    pub aaguid: [u8; 16],
    pub said: Said,
}

/// What an authenticator says beside a key or a signature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Said {
    pub sign_count: i64,
    pub backup_eligible: bool,
    pub backup_state: bool,
}

/// A signature, as it came.
#[derive(Clone, Copy)]
pub(super) struct Signed<'a> {
    pub client_data: &'a [u8],
    pub authenticator_data: &'a [u8],
    pub signature: &'a [u8],
}

#[derive(Deserialize)]
struct ClientData {
    #[serde(rename = "type")]
    kind: String,
    challenge: String,
    origin: String,
    #[serde(rename = "crossOrigin", default)]
    cross_origin: bool,
    #[serde(rename = "topOrigin", default)]
    top_origin: Option<serde_json::Value>,
}

/// Reads a new key that was made for what was asked.
pub(super) fn created(asked: Asked<'_>, client_data: &[u8], attestation: &[u8]) -> Result<NewKey, Flaw> {
    client(asked, Ceremony::Create, client_data)?;
    let object = whole(attestation).ok_or(Flaw::Unsound)?;
    let data = object.named("authData").and_then(Value::bytes).ok_or(Flaw::Unsound)?;
    if object.named("fmt").is_none() || object.named("attStmt").is_none() {
        return Err(Flaw::Unsound);
    }
    let (said, attested) = authenticator(asked, data).ok_or(Flaw::Unsound)?;
    let attested = attested.ok_or(Flaw::Unsound)?;
    PublicKey::read(attested.key).ok_or(Flaw::Unsound)?;
    Ok(NewKey {
        credential_id: attested.credential_id.to_vec(),
        public_key: attested.key.to_vec(),
        aaguid: attested.aaguid,
        said,
    })
}

/// Reads a signature that a key made for what was asked.
pub(super) fn signed(asked: Asked<'_>, public_key: &[u8], shown: Signed<'_>) -> Result<Said, Flaw> {
    client(asked, Ceremony::Get, shown.client_data)?;
    if !AUTHENTICATOR_DATA.contains(&shown.authenticator_data.len()) {
        return Err(Flaw::Unsound);
    }
    let (said, _) = authenticator(asked, shown.authenticator_data).ok_or(Flaw::Unsound)?;
    let mut message = shown.authenticator_data.to_vec();
    message.extend_from_slice(&Sha256::digest(shown.client_data));
    let key = PublicKey::read(public_key).ok_or(Flaw::Unsound)?;
    if key.verifies(&message, shown.signature) { Ok(said) } else { Err(Flaw::Unsound) }
}

/// What the browser signs for. A page within another one is none of ours.
fn client(asked: Asked<'_>, ceremony: Ceremony, json: &[u8]) -> Result<(), Flaw> {
    let data: ClientData = serde_json::from_slice(json).map_err(|_| Flaw::Unsound)?;
    let kind = match ceremony {
        Ceremony::Create => "webauthn.create",
        Ceremony::Get => "webauthn.get",
    };
    if data.kind != kind || data.cross_origin || data.top_origin.is_some() {
        return Err(Flaw::Unsound);
    }
    if data.challenge != URL_SAFE_NO_PAD.encode(asked.challenge) {
        return Err(Flaw::Challenge);
    }
    if data.origin == asked.origin { Ok(()) } else { Err(Flaw::Origin) }
}

struct Attested<'a> {
    aaguid: [u8; 16],
    credential_id: &'a [u8],
    key: &'a [u8],
}

/// What an authenticator says, if it says it of this site, somebody was there, and it was made sure who.
fn authenticator<'a>(asked: Asked<'_>, data: &'a [u8]) -> Option<(Said, Option<Attested<'a>>)> {
    let (site, rest) = data.split_first_chunk::<32>()?;
    let (flags, rest) = rest.split_first()?;
    let (count, rest) = rest.split_first_chunk::<4>()?;
    let has = |flag: u8| flags & flag != 0;
    let eligible_or_not_copied = has(BACKUP_ELIGIBLE) || !has(BACKED_UP);
    let sound = site[..] == Sha256::digest(asked.rp_id)[..] && has(PRESENT) && has(VERIFIED) && eligible_or_not_copied;
    let (attested, rest) = if has(ATTESTED) {
        let (aaguid, rest) = rest.split_first_chunk::<16>()?;
        let (length, rest) = rest.split_first_chunk::<2>()?;
        let length = usize::from(u16::from_be_bytes(*length));
        let (credential_id, rest) = rest.split_at_checked(length).filter(|_| (1..=LONGEST_ID).contains(&length))?;
        let (_, after) = cbor::read(rest)?;
        let key = &rest[..rest.len() - after.len()];
        (Some(Attested { aaguid: *aaguid, credential_id, key }), after)
    } else {
        (None, rest)
    };
    let rest =
        if has(EXTENDED) { cbor::read(rest).filter(|(value, _)| matches!(value, Value::Map(_)))?.1 } else { rest };
    let said = Said {
        sign_count: u32::from_be_bytes(*count).into(),
        backup_eligible: has(BACKUP_ELIGIBLE),
        backup_state: has(BACKED_UP),
    };
    (sound && rest.is_empty()).then_some((said, attested))
}

/// The value that some bytes are, and nothing after it.
fn whole(bytes: &[u8]) -> Option<Value<'_>> {
    cbor::read(bytes).filter(|(_, rest)| rest.is_empty()).map(|(value, _)| value)
}

/// A COSE key of one of [`ALGORITHMS`].
struct PublicKey {
    algorithm: Algorithm,
    key: DecodingKey,
}

impl PublicKey {
    fn read(cose: &[u8]) -> Option<Self> {
        let map = whole(cose)?;
        let number = |key| map.numbered(key).and_then(Value::integer);
        let bytes = |key| map.numbered(key).and_then(Value::bytes);
        let coordinate = |key| bytes(key).filter(|bytes| bytes.len() == 32).map(|bytes| URL_SAFE_NO_PAD.encode(bytes));
        let (algorithm, key) = match (number(1)?, number(3)?, number(-1)) {
            (2, ES256, Some(1)) => {
                (Algorithm::ES256, DecodingKey::from_ec_components(&coordinate(-2)?, &coordinate(-3)?).ok()?)
            }
            (1, EDDSA, Some(6)) => (Algorithm::EdDSA, DecodingKey::from_ed_components(&coordinate(-2)?).ok()?),
            (3, RS256, None) => {
                let (modulus, exponent) = (bytes(-1)?, bytes(-2)?);
                let fits = RSA.contains(&modulus.len()) && (1..=4).contains(&exponent.len());
                (Algorithm::RS256, fits.then(|| DecodingKey::from_rsa_raw_components(modulus, exponent))?)
            }
            _ => return None,
        };
        Some(Self { algorithm, key })
    }

    fn verifies(&self, message: &[u8], signature: &[u8]) -> bool {
        let raw = if self.algorithm == Algorithm::ES256 { plain(signature) } else { Some(signature.to_vec()) };
        let Some(raw) = raw else { return false };
        jsonwebtoken::crypto::verify(&URL_SAFE_NO_PAD.encode(raw), message, &self.key, self.algorithm).unwrap_or(false)
    }
}

/// Both numbers of an ECDSA signature side by side, from the DER that authenticators write.
fn plain(der: &[u8]) -> Option<Vec<u8>> {
    let [0x30, length, rest @ ..] = der else { return None };
    let (first, rest) = number(rest.get(..usize::from(*length)).filter(|own| own.len() == rest.len())?)?;
    let (second, rest) = number(rest)?;
    rest.is_empty().then(|| [first, second].concat())
}

/// A positive number of at most 32 bytes, padded to them.
fn number(der: &[u8]) -> Option<([u8; 32], &[u8])> {
    let [0x02, length, rest @ ..] = der else { return None };
    let (own, rest) = rest.split_at_checked(usize::from(*length))?;
    let digits = match own {
        [0, next, ..] if *next >= 0x80 => &own[1..],
        [first, ..] if *first < 0x80 => own,
        _ => return None,
    };
    let mut padded = [0; 32];
    padded.get_mut(32_usize.checked_sub(digits.len())?..)?.copy_from_slice(digits);
    Some((padded, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signatures_are_read_strictly() {
        let good = [0x30, 6, 2, 1, 1, 2, 1, 2];
        let mut expected = vec![0; 64];
        (expected[31], expected[63]) = (1, 2);
        assert_eq!(plain(&good), Some(expected));
        for bad in [
            &[][..],
            &[0x30, 7, 2, 1, 1, 2, 1, 2],
            &[0x30, 5, 2, 1, 1, 2, 1, 2],
            &[0x30, 6, 2, 1, 0x81, 2, 1, 2],
            &[0x30, 7, 2, 1, 1, 2, 1, 2, 0],
            &[0x30, 6, 2, 0, 2, 2, 1, 2],
            &[0x31, 6, 2, 1, 1, 2, 1, 2],
        ] {
            assert_eq!(plain(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn what_a_page_says_must_be_what_was_asked() {
        let asked = Asked { challenge: &[1, 2, 3], rp_id: "harbour.example", origin: "https://harbour.example" };
        let said = |kind: &str, challenge: &str, origin: &str, more: &str| {
            format!(r#"{{"type":"{kind}","challenge":"{challenge}","origin":"{origin}"{more}}}"#)
        };
        let (get, sum, page) = ("webauthn.get", "AQID", "https://harbour.example");
        for (json, expected) in [
            (said(get, sum, page, ""), Ok(())),
            (said(get, sum, page, r#","crossOrigin":false,"other_keys_can_be_added_here":1"#), Ok(())),
            (said("webauthn.create", sum, page, ""), Err(Flaw::Unsound)),
            (said(get, "AQIE", page, ""), Err(Flaw::Challenge)),
            (said(get, "AQID=", page, ""), Err(Flaw::Challenge)),
            (said(get, sum, "https://harbour.example.evil.example", ""), Err(Flaw::Origin)),
            (said(get, sum, "http://harbour.example", ""), Err(Flaw::Origin)),
            (said(get, sum, page, r#","crossOrigin":true"#), Err(Flaw::Unsound)),
            (said(get, sum, page, r#","topOrigin":"https://evil.example""#), Err(Flaw::Unsound)),
            (said(get, sum, page, r#","origin":"https://evil.example""#), Err(Flaw::Unsound)),
            ("{}".to_owned(), Err(Flaw::Unsound)),
        ] {
            assert_eq!(client(asked, Ceremony::Get, json.as_bytes()), expected, "{json}");
        }
    }

    #[test]
    fn authenticators_say_it_of_this_site_and_of_somebody_they_know() {
        let asked = Asked { challenge: &[], rp_id: "harbour.example", origin: "" };
        let data = |site: &str, flags: u8, more: &[u8]| {
            [&Sha256::digest(site)[..], &[flags], &7_u32.to_be_bytes(), more].concat()
        };
        let sound = |data: Vec<u8>| authenticator(asked, &data).map(|(said, _)| said);
        let said = Said { sign_count: 7, backup_eligible: false, backup_state: false };
        assert_eq!(sound(data("harbour.example", 0x05, &[])), Some(said));
        assert_eq!(
            sound(data("harbour.example", 0x1d, &[])),
            Some(Said { backup_eligible: true, backup_state: true, ..said })
        );
        assert_eq!(sound(data("harbour.example", 0x85, &[0xa0])), Some(said));
        for (site, flags, more) in [
            ("meadow.example", 0x05, &[][..]),
            ("harbour.example", 0x01, &[]),
            ("harbour.example", 0x04, &[]),
            ("harbour.example", 0x15, &[]),
            ("harbour.example", 0x05, &[0]),
            ("harbour.example", 0x85, &[]),
            ("harbour.example", 0x85, &[0x01]),
            ("harbour.example", 0x45, &[]),
        ] {
            assert_eq!(sound(data(site, flags, more)), None, "{site} {flags:#x} {more:?}");
        }
        assert_eq!(authenticator(asked, &[0; 36]).map(|(said, _)| said), None);
    }
}
