//! What members ask of live updates.

use contract::Code;

use super::channel::{Channel, Need, PRESENCE, Who, well_formed};
use super::hub::Hub;
use super::protocol::{ChannelData, UserInfo};
use super::store;
use crate::base::{Answer, Fault, MemberId, Refusal};
use crate::call::Call;
use crate::language::Sentence;
use crate::live::Owner;
use crate::members::Eyes;
use crate::say;

/// Where clients connect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The host.
    pub host: String,
    /// The port.
    pub port: u16,
    /// Whether with TLS.
    pub tls: bool,
}

/// Where clients connect: as configured, else where they have reached this community.
///
/// # Errors
/// A fault if start-up installed no hub.
pub fn place(call: &Call) -> Answer<Place> {
    let config = call.room::<Hub>()?.config();
    let reached = call.visit().base_url.as_str();
    let (scheme, authority) = reached.split_once("://").unwrap_or(("http", reached));
    let tls = config.force_tls.unwrap_or(scheme == "https");
    let (host, port) = match authority.rsplit_once(':') {
        Some((host, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) => (host, port.parse().ok()),
        _ => (authority, None),
    };
    Ok(Place {
        host: config.ws_host.clone().unwrap_or_else(|| host.to_owned()),
        port: config.ws_port.or(port).unwrap_or(if tls { 443 } else { 80 }),
        tls,
    })
}

/// With what a socket may subscribe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// The key and the signature.
    pub auth: String,
    /// On a presence channel, as whom: JSON, as it was signed.
    pub channel_data: Option<String>,
}

/// The word with which a socket of the viewer's may subscribe to a channel.
///
/// Refuses with 400 `VALIDATION_ERROR` for what is no socket id or no name of a channel; with 400 `INVALID_INPUT` for a public channel, which
/// needs no word; with 403 `FORBIDDEN` for every channel that is not for the viewer, whatever the reason, and for presence channels where
/// the operator does not allow them. Source: spec notifications 13.
pub async fn authorize(call: &Call, socket: &str, name: &str) -> Answer<Word> {
    let wrong =
        |field: &'static str, message: Sentence| Refusal::new(Code::ValidationError, message).status(400).field(field);
    if !is_socket_id(socket) {
        return Err(wrong("socket_id", say!("socket-id-invalid")).into());
    }
    if !well_formed(name) {
        return Err(wrong("channel_name", say!("channel-name-invalid")).into());
    }
    if !name.starts_with("private-") && !name.starts_with(PRESENCE) {
        let message = say!("channel-public");
        return Err(Refusal::new(Code::InvalidInput, message).status(400).field("channel_name").into());
    }
    let me = call.member()?;
    let owner = Owner { tenant: me.tenant, member: me.id };
    let who = Who { owner, super_admin: me.is_super_admin() };
    let hub = call.room::<Hub>()?;
    if name.starts_with(PRESENCE) && !hub.config().presence {
        return Err(forbidden(say!("presence-not-offered")).into());
    }
    // A platform administrator at another community's door listens to nothing of it.
    let channel = Channel::parse(name).filter(|_| call.tenant() == me.tenant);
    let may = match channel.and_then(|channel| channel.need(who)) {
        None => false,
        Some(Need::Nothing) => true,
        Some(Need::NoBlock(other)) => {
            store::is_member(call, other).await? && store::kept_from(call, me.id, &[other]).await?.is_empty()
        }
        Some(Need::Membership(group)) => !store::belonging(call, group, &[me.id]).await?.is_empty(),
    };
    if !may {
        return Err(forbidden(say!("channel-not-yours")).into());
    }
    let channel_data = match channel {
        Some(Channel::Presence(_)) => Some(introduction(call, me.id).await?),
        _ => None,
    };
    // Whoever holds the socket may be another process.
    hub.live().vouch(socket, owner);
    Ok(Word { auth: hub.keys().sign(socket, name, channel_data.as_deref()), channel_data })
}

/// As whom the viewer is on presence channels. Whoever hides from members whom they do not know is not shown to them there either.
async fn introduction(call: &Call, me: MemberId) -> Answer<String> {
    let hidden = || forbidden(say!("presence-hidden"));
    let card = store::visible(call, me).await?.ok_or_else(hidden)?;
    let name = Eyes { admin: false, me: None }.name(&card);
    // As it is stored: an address made of how this call came here would be shown to everybody else.
    let data = ChannelData { user_id: me.to_string(), user_info: UserInfo { id: me, name, avatar: card.avatar_url } };
    Ok(serde_json::to_string(&data).map_err(Fault::new)?)
}

fn forbidden(message: Sentence) -> Refusal {
    Refusal::new(Code::Forbidden, message)
}

/// Two numbers with a dot between them.
fn is_socket_id(text: &str) -> bool {
    let number = |text: &str| (1..=20).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    text.split_once('.').is_some_and(|(one, other)| number(one) && number(other))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_socket_id_cannot_hide_anything_in_the_signed_text() {
        assert!(is_socket_id("1.2") && is_socket_id("18446744073709551615.0"));
        for text in ["", ".", "1", "1.", ".2", "1.2.3", "1.2:private-tenant.1.user.1", "1.2 ", "a.b", "1.2\n"] {
            assert!(!is_socket_id(text), "{text:?}");
        }
    }
}
