//! Tokens of links that end mails. What is read as one is exactly what we write, and our stamp is on it.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use timeweave_fuzz::keys;
use timeweave_fuzz::notifications::token::{Claim, Stamps};
use timeweave_fuzz::notifications::topic::Topic;

static STAMPS: LazyLock<Stamps> = LazyLock::new(|| Stamps::of(&keys().0));

fuzz_target!(|bytes: &[u8]| {
    if let Ok(token) = std::str::from_utf8(bytes)
        && let Some(claim) = STAMPS.read(token)
    {
        assert_eq!(STAMPS.token(&claim), token.trim(), "one claim has one token");
    }
    // Whatever the numbers are, a token of ours comes back, and one changed letter makes it nobody's.
    let [a, b, c, rest @ ..] = bytes else { return };
    let (member, tenant) = (i64::from(*a) * 7_919 + 1, i64::from(*b) + 1);
    let topic = Topic::ALL[usize::from(*c) % Topic::ALL.len()];
    let claim = Claim { member: member.into(), tenant: tenant.into(), topic };
    let token = STAMPS.token(&claim);
    assert_eq!(STAMPS.read(&token), Some(claim));
    let [place, letter, ..] = rest else { return };
    let mut changed = token.clone().into_bytes();
    let place = usize::from(*place) % changed.len();
    changed[place] = *letter;
    if let Ok(changed) = String::from_utf8(changed)
        && changed.trim() != token
    {
        assert_eq!(STAMPS.read(&changed), None, "a changed token is nobody's");
    }
});
