//! What only one browser can read: `aes128gcm` (RFC 8188) with keys agreed on as RFC 8291 says. Pure.

use aes_gcm::aead::{Aead as _, KeyInit as _};
use aes_gcm::{Aes128Gcm, Nonce};
use hkdf::Hkdf;
use p256::ecdh::diffie_hellman;
use p256::elliptic_curve::sec1::ToEncodedPoint as _;
use p256::{PublicKey, SecretKey};
use sha2::Sha256;

use crate::base::Chance;

/// A push service takes so many bytes, and that is also the size of the one record (RFC 8291, 4).
pub const MOST: usize = 4_096;

/// Salt, record size, length of the key, the key.
const HEADER: usize = 16 + 4 + 1 + POINT;

/// An uncompressed point.
const POINT: usize = 65;

/// What seals the record, and the byte that ends the text in it.
const OVERHEAD: usize = 16 + 1;

/// The longest text.
pub const LONGEST: usize = MOST - HEADER - OVERHEAD;

/// Texts are filled up to a multiple of so many bytes, so that the length says little about the words.
const BLOCK: usize = 256;

/// What a browser gave us to seal with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lock {
    key: PublicKey,
    auth: [u8; 16],
}

impl Lock {
    /// From the browser's public key, an uncompressed point on the curve, and its 16 secret bytes.
    #[must_use]
    pub fn new(p256dh: &[u8], auth: &[u8]) -> Option<Self> {
        let whole = p256dh.len() == POINT && p256dh.first() == Some(&4);
        let key = PublicKey::from_sec1_bytes(p256dh).ok().filter(|_| whole)?;
        Some(Self { key, auth: auth.try_into().ok()? })
    }

    /// The text as only this browser can read it; none if it is longer than [`LONGEST`].
    #[must_use]
    pub fn seal(&self, text: &[u8], chance: &Chance) -> Option<Vec<u8>> {
        let length = text.len().div_ceil(BLOCK).saturating_mul(BLOCK).min(LONGEST);
        // Almost all numbers of 32 bytes are a scalar of the curve; one that is none is thrown away.
        let own = std::iter::repeat_with(|| SecretKey::from_slice(&chance.bytes::<32>())).flatten().next()?;
        self.seal_with(text, length, &own, chance.bytes())
    }

    /// The same with everything that chance would decide. `length`: what the text is filled up to.
    fn seal_with(&self, text: &[u8], length: usize, own: &SecretKey, salt: [u8; 16]) -> Option<Vec<u8>> {
        if text.len() > LONGEST || length > LONGEST {
            return None;
        }
        let own_public = own.public_key().to_encoded_point(false);
        let their_public = self.key.to_encoded_point(false);
        let agreed = diffie_hellman(own.to_nonzero_scalar(), self.key.as_affine());

        let mut info = b"WebPush: info\0".to_vec();
        info.extend_from_slice(their_public.as_bytes());
        info.extend_from_slice(own_public.as_bytes());
        let secret: [u8; 32] = derived(&self.auth, agreed.raw_secret_bytes(), &info)?;
        let key: [u8; 16] = derived(&salt, &secret, b"Content-Encoding: aes128gcm\0")?;
        let nonce: [u8; 12] = derived(&salt, &secret, b"Content-Encoding: nonce\0")?;

        let mut record = text.to_vec();
        // The last record's delimiter, then nothing but zeros.
        record.push(2);
        record.resize(length.max(text.len()) + 1, 0);
        let sealed = Aes128Gcm::new_from_slice(&key).ok()?.encrypt(&Nonce::from(nonce), record.as_slice()).ok()?;

        let mut message = Vec::with_capacity(HEADER + sealed.len());
        message.extend_from_slice(&salt);
        message.extend_from_slice(&u32::try_from(MOST).ok()?.to_be_bytes());
        message.push(u8::try_from(POINT).ok()?);
        message.extend_from_slice(own_public.as_bytes());
        message.extend_from_slice(&sealed);
        Some(message)
    }
}

fn derived<const N: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    Hkdf::<Sha256>::new(Some(salt), secret).expand(info, &mut bytes).ok()?;
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use base64::Engine as _;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;

    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    const THEIRS: &str = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";

    fn lock() -> Lock {
        Lock::new(&bytes(THEIRS), &bytes(AUTH)).unwrap()
    }

    /// RFC 8291, section 5 and appendix A.
    #[test]
    fn the_example_of_the_standard_comes_out_to_the_letter() {
        let own = SecretKey::from_slice(&bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")).unwrap();
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let text = b"When I grow up, I want to be a watermelon";
        let sealed = lock().seal_with(text, text.len(), &own, salt).unwrap();
        assert_eq!(
            URL_SAFE_NO_PAD.encode(sealed),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y\
             l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn lengths_say_little_and_never_pass_what_a_push_service_takes() {
        let sealed = |length: usize| lock().seal(&vec![b'x'; length], &Chance::seeded(1)).map(|message| message.len());
        assert_eq!(sealed(1), sealed(BLOCK));
        assert_eq!(sealed(BLOCK), Some(HEADER + OVERHEAD + BLOCK));
        assert_eq!(sealed(BLOCK + 1), Some(HEADER + OVERHEAD + 2 * BLOCK));
        assert_eq!(sealed(LONGEST), Some(MOST));
        assert_eq!(sealed(LONGEST - 5), Some(MOST));
        assert_eq!(sealed(LONGEST + 1), None);
        assert!(sealed(0).is_some());
    }

    #[test]
    fn the_same_text_is_never_sealed_alike() {
        let chance = Chance::System;
        assert_ne!(lock().seal(b"x", &chance), lock().seal(b"x", &chance));
    }

    #[test]
    fn keys_that_are_none_are_refused() {
        let (point, auth) = (bytes(THEIRS), bytes(AUTH));
        let changed = |at: usize, to: u8| {
            let mut point = point.clone();
            point[at] = to;
            point
        };
        for (p256dh, auth) in [
            (changed(64, point[64] ^ 1), auth.clone()),
            (changed(0, 2), auth.clone()),
            (point[..33].to_vec(), auth.clone()),
            (vec![0], auth.clone()),
            (vec![4; 65], auth.clone()),
            (Vec::new(), auth.clone()),
            ([point.clone(), vec![0]].concat(), auth.clone()),
            (point.clone(), auth[..15].to_vec()),
            (point.clone(), [auth.clone(), vec![0]].concat()),
            (point.clone(), Vec::new()),
        ] {
            assert_eq!(Lock::new(&p256dh, &auth), None);
        }
        let compressed = PublicKey::from_sec1_bytes(&point).unwrap().to_encoded_point(true);
        assert_eq!(Lock::new(compressed.as_bytes(), &auth), None);
    }
}
