//! Messages of clients of live updates, and the names of channels in them.
#![no_main]

use libfuzzer_sys::fuzz_target;
use services::live::Owner;
use timeweave_fuzz::realtime::channel::Channel;
use timeweave_fuzz::realtime::protocol::{Said, read};

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let name = match read(text) {
        Said::Subscribe { channel, .. } | Said::Unsubscribe { channel } => channel,
        _ => text.to_owned(),
    };
    let Some(channel) = Channel::parse(&name) else { return };
    assert!((name.starts_with("private-") || name.starts_with("presence-")) && name.is_ascii());
    // A member's own channel is that member's and nobody else's, whoever is named.
    for named in [None, Some(7.into())] {
        let Some(owner) = channel.owner(named) else { continue };
        assert!(channel.fits(owner));
        let other = Owner { tenant: owner.tenant, member: (owner.member.get() ^ 1).into() };
        let elsewhere = Owner { tenant: (owner.tenant.get() ^ 1).into(), member: owner.member };
        // On a presence channel everybody of the community is, as whom the signature says.
        let presence = name.starts_with("presence-");
        assert_eq!(channel.fits(other), presence, "{name}");
        assert!(!channel.fits(elsewhere) && (!presence || named == Some(owner.member)), "{name}");
    }
});
