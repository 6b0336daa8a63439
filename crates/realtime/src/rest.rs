//! The realtime area of the contract.

use contract::realtime as wire;

use super::actions::{self, Word};
use super::hub::Hub;
use crate::base::{Answer, Failure};
use crate::call::Call;
use crate::live::names;

/// Live updates at the REST door.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rest;

impl contract::Area for Rest {
    type Call = Call;
    type Failure = Failure;
    type Brings = crate::call::Brings;

    fn brings() -> &'static Self::Brings {
        &crate::BRINGS
    }
}

impl contract::RealtimeApi for Rest {
    async fn get_realtime_config(&self, call: Call) -> Answer<wire::RealtimeConfigResponse> {
        let (hub, place) = (call.room::<Hub>()?, actions::place(&call)?);
        let data = wire::RealtimeConfig {
            driver: wire::RealtimeDriver::Pusher,
            key: hub.keys().key().to_owned(),
            cluster: hub.config().cluster.clone(),
            ws_host: place.host,
            ws_port: place.port.into(),
            force_tls: place.tls,
        };
        Ok(wire::RealtimeConfigResponse { data, meta: call.meta() })
    }

    async fn get_pusher_config(&self, call: Call) -> Answer<wire::PusherConfigResponse> {
        config(&call)
    }

    async fn get_pusher_config_alias(&self, call: Call) -> Answer<wire::PusherConfigResponse> {
        config(&call)
    }

    async fn authorize_channel(&self, call: Call, body: wire::AuthorizeChannelBody) -> Answer<wire::ChannelWord> {
        word(&call, &body.socket_id, &body.channel_name).await
    }

    async fn authorize_channel_by_query(
        &self,
        call: Call,
        query: wire::AuthorizeChannelByQueryQuery,
    ) -> Answer<wire::ChannelWord> {
        word(&call, &query.socket_id, &query.channel_name).await
    }
}

async fn word(call: &Call, socket: &str, channel: &str) -> Answer<wire::ChannelWord> {
    let Word { auth, channel_data } = actions::authorize(call, socket, channel).await?;
    Ok(wire::ChannelWord { auth, channel_data })
}

fn config(call: &Call) -> Answer<wire::PusherConfigResponse> {
    let hub = call.room::<Hub>()?;
    let own = call.member().ok().filter(|member| member.tenant == call.tenant());
    let data = wire::PusherConfig {
        key: hub.keys().key().to_owned(),
        cluster: hub.config().cluster.clone(),
        auth_endpoint: "/api/pusher/auth".to_owned(),
        enabled: hub.config().enabled,
        channels: own.map(|member| wire::PusherChannels {
            user: names::user(member.tenant, member.id),
            presence: hub.config().presence.then(|| names::presence(member.tenant)),
        }),
        user_id: own.map(|member| member.id.get()),
    };
    Ok(wire::PusherConfigResponse { data, meta: call.meta() })
}
