//! Codes of an authenticator app (RFC 6238 with SHA-1, six digits, 30 seconds): pure.

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha1::Sha1;

use crate::auth::tokens::digest;
use crate::base::text::hex;
use crate::base::{Secret, Timestamp};

/// A step lasts so many seconds.
const STEP: i64 = 30;

/// The letters of base32 (RFC 4648).
const BASE32: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/// What the app and the installation share: 160 bits.
pub(super) struct Shared([u8; 20]);

impl Shared {
    /// From a secret of ours.
    pub(super) fn of(link: &Secret) -> Self {
        let mut bytes = [0; 20];
        bytes.copy_from_slice(&digest(link.reveal())[..20]);
        Self(bytes)
    }

    /// What tells it from others, and does not tell it.
    pub(super) fn digest(&self) -> [u8; 32] {
        digest(&hex(&self.0))
    }

    /// As people type it into an app.
    pub(super) fn base32(&self) -> Secret {
        let letter = |bits: u64| char::from(BASE32[usize::try_from(bits & 31).unwrap_or_default()]);
        let letters: String = self
            .0
            .chunks(5)
            .flat_map(|five| {
                let bits = five.iter().fold(0_u64, |bits, byte| (bits << 8) | u64::from(*byte));
                (0..8).rev().map(move |nth| letter(bits >> (nth * 5)))
            })
            .collect();
        Secret::new(letters)
    }

    /// The code of a step.
    fn code(&self, step: i64) -> String {
        let mut keyed = Hmac::<Sha1>::new_from_slice(&self.0).expect("HMAC takes keys of any length");
        keyed.update(&step.to_be_bytes());
        let bytes = keyed.finalize().into_bytes();
        let offset = usize::from(bytes[19] & 15);
        let number = bytes[offset..offset + 4].iter().fold(0_u32, |number, byte| (number << 8) | u32::from(*byte));
        format!("{:06}", (number & 0x7fff_ffff) % 1_000_000)
    }
}

/// The step whose code this is: the present one or a neighbour, but none up to `last`, whose codes have counted.
pub(super) fn matching(shared: &Shared, code: &str, now: Timestamp, last: Option<i64>) -> Option<i64> {
    let typed: String = code.chars().filter(|letter| !letter.is_whitespace()).collect();
    let present = now.timestamp().div_euclid(STEP);
    (present - 1..=present + 1)
        .filter(|step| last.is_none_or(|last| *step > last))
        .find(|step| shared.code(*step) == typed)
}

/// What an app reads from the picture.
pub(super) fn address(issuer: &str, email: &str, secret: &Secret) -> String {
    let encoded = |text: &str| -> String {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b'~');
        text.bytes()
            .map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
            .collect()
    };
    let issuer = encoded(issuer);
    format!(
        "otpauth://totp/{issuer}:{}?secret={}&issuer={issuer}&algorithm=SHA1&digits=6&period={STEP}",
        encoded(email),
        secret.reveal()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(second: i64) -> Timestamp {
        Timestamp::from_timestamp(second, 0).unwrap()
    }

    #[test]
    fn codes_are_those_of_the_rfc() {
        // RFC 6238, appendix B, of which six digits count here.
        let shared = Shared(*b"12345678901234567890");
        for (second, code) in [
            (59, "287082"),
            (1_111_111_109, "081804"),
            (1_111_111_111, "050471"),
            (1_234_567_890, "005924"),
            (2_000_000_000, "279037"),
            (20_000_000_000, "353130"),
        ] {
            assert_eq!(shared.code(second / STEP), code, "{second}");
        }
        assert_eq!(shared.base32().reveal(), "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
    }

    #[test]
    fn a_code_counts_in_its_step_and_the_next_and_once() {
        let shared = Shared(*b"12345678901234567890");
        for (second, last, step) in [
            (59, None, Some(1)),
            (29, None, Some(1)),
            (60, None, Some(1)),
            (89, None, Some(1)),
            (90, None, None),
            (59, Some(0), Some(1)),
            (59, Some(1), None),
            (59, Some(7), None),
        ] {
            assert_eq!(matching(&shared, "287 082", at(second), last), step, "{second} {last:?}");
        }
        for code in ["", "287083", "2870820", "٢٨٧٠٨٢"] {
            assert_eq!(matching(&shared, code, at(59), None), None, "{code}");
        }
    }

    #[test]
    fn an_app_reads_whose_it_is() {
        assert_eq!(
            address("Harbour & Co", "ada@harbour.example", &Secret::new("ABC")),
            "otpauth://totp/Harbour%20%26%20Co:ada%40harbour.example?secret=ABC&issuer=Harbour%20%26%20Co&algorithm=SHA1&digits=6&period=30"
        );
    }
}
