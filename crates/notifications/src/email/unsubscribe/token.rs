//! The token in a link: who, where, what, and our stamp on it.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

use super::topic::Topic;
use crate::base::text::{hex, unhex};
use crate::base::{MemberId, TenantId};
use crate::config::SigningKey;

/// Sets these keys apart from every other use of the signing secrets.
const PURPOSE: &[u8] = b"timeweave unsubscribe 1";

/// No token of ours is longer.
const LONGEST: usize = 512;

/// What a token says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Whose mails.
    pub member: MemberId,
    /// Of which community.
    pub tenant: TenantId,
    /// Which of them.
    pub topic: Topic,
}

impl Claim {
    fn payload(&self) -> String {
        format!("{}.{}.{}", self.member, self.tenant, self.topic)
    }
}

/// Keys made of the signing secrets, in the same order: the first stamps, all of them are accepted. Installed in the world's rooms.
///
/// A link in a mail outlives the keys of sign-ins. Whoever rotates those keeps the old ones for as long as old mails shall work.
pub struct Stamps(Vec<Hmac<Sha256>>);

impl Stamps {
    /// Derives one key of each signing key.
    #[must_use]
    pub fn of(keys: &[SigningKey]) -> Self {
        let derived = |key: &SigningKey| {
            keyed(&keyed(key.secret.reveal().as_bytes()).chain_update(PURPOSE).finalize().into_bytes())
        };
        Self(keys.iter().map(derived).collect())
    }

    /// The token of a claim: base64url of `member.tenant.topic.` and the HMAC over what stands before its last dot.
    #[must_use]
    pub fn token(&self, claim: &Claim) -> String {
        let payload = claim.payload();
        let code = self.0.first().map(|key| hex(&key.clone().chain_update(payload.as_bytes()).finalize().into_bytes()));
        URL_SAFE_NO_PAD.encode(format!("{payload}.{}", code.unwrap_or_default()))
    }

    /// What a token says, if it is one of ours. Takes as long for a near miss as for a far one.
    #[must_use]
    pub fn read(&self, token: &str) -> Option<Claim> {
        if token.len() > LONGEST {
            return None;
        }
        let text = String::from_utf8(URL_SAFE_NO_PAD.decode(token.trim()).ok()?).ok()?;
        let [member, tenant, topic, code] = text.split('.').collect::<Vec<_>>().try_into().ok()?;
        let claim = Claim { member: id(member)?.into(), tenant: id(tenant)?.into(), topic: Topic::parse(topic)? };
        let code: [u8; 32] = unhex(code).filter(|bytes| hex(bytes) == code)?;
        let payload = claim.payload();
        let ours = |key: &Hmac<Sha256>| key.clone().chain_update(payload.as_bytes()).verify_slice(&code).is_ok();
        self.0.iter().any(ours).then_some(claim)
    }
}

/// A number above zero as we write it: another spelling of it would be another token for the same.
fn id(text: &str) -> Option<i64> {
    let id: i64 = text.parse().ok()?;
    (id > 0 && text == id.to_string()).then_some(id)
}

fn keyed(secret: &[u8]) -> Hmac<Sha256> {
    Hmac::new_from_slice(secret).expect("HMAC takes keys of any length")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Secret;

    fn stamps(secrets: &[&str]) -> Stamps {
        let key = |secret: &&str| SigningKey { kid: "k".to_owned(), secret: Secret::new((*secret).to_owned()) };
        Stamps::of(&secrets.iter().map(key).collect::<Vec<_>>())
    }

    const CLAIM: Claim = Claim { member: MemberId::new(7), tenant: TenantId::new(1), topic: Topic::Messages };

    #[test]
    fn a_token_comes_back_as_it_went_and_old_keys_still_count() {
        for topic in Topic::ALL {
            let claim = Claim { topic: *topic, ..CLAIM };
            let token = stamps(&["one"]).token(&claim);
            assert_eq!(stamps(&["one"]).read(&token), Some(claim));
            assert_eq!(stamps(&["two", "one"]).read(&token), Some(claim));
            assert_eq!(stamps(&["two"]).read(&token), None);
        }
    }

    #[test]
    fn its_form_is_the_agreed_one() {
        let text = String::from_utf8(URL_SAFE_NO_PAD.decode(stamps(&["one"]).token(&CLAIM)).unwrap()).unwrap();
        let parts: Vec<&str> = text.split('.').collect();
        assert_eq!(parts[..3], ["7", "1", "messages"]);
        assert!(
            parts.len() == 4 && parts[3].len() == 64 && parts[3].bytes().all(|byte| byte.is_ascii_hexdigit()),
            "{text}"
        );
    }

    #[test]
    fn nothing_else_is_a_token() {
        let stamps = stamps(&["one"]);
        let good = String::from_utf8(URL_SAFE_NO_PAD.decode(stamps.token(&CLAIM)).unwrap()).unwrap();
        let code = good.rsplit('.').next().unwrap();
        for text in [
            "",
            ".",
            "7.1.messages",
            "...",
            &format!("8.1.messages.{code}"),
            &format!("7.2.messages.{code}"),
            &format!("7.1.all.{code}"),
            &format!("7.1.messages.{}", code.to_uppercase()),
            &format!("7.1.messages.{code}."),
            &format!("07.1.messages.{code}"),
            &format!("+7.1.messages.{code}"),
            &format!("-7.1.messages.{code}"),
            &format!("0.1.messages.{code}"),
            &format!("7.1.nothing.{code}"),
            &format!("7.1.messages.{}", "0".repeat(64)),
            &format!("7.1.messages.{}", &code[..62]),
        ] {
            assert_eq!(stamps.read(&URL_SAFE_NO_PAD.encode(text)), None, "{text}");
        }
        for token in ["", "%", "....", &"A".repeat(2000), &format!("{}=", stamps.token(&CLAIM))] {
            assert_eq!(stamps.read(token), None, "{token}");
        }
    }
}
