//! What stories about all areas need of this one: see `crate::areas`.

use crate::areas::{Fixtures, Pairs};

/// This area.
pub struct Area;

#[async_trait::async_trait]
impl Fixtures for Area {
    fn areas(&self) -> &'static [&'static str] {
        &["realtime"]
    }

    fn elsewhere(&self) -> Pairs {
        &[
            ("getRealtimeConfig", "for clients of the Pusher protocol; the graph has subscriptions of its own"),
            ("getPusherConfig", "as getRealtimeConfig"),
            ("getPusherConfigAlias", "as getRealtimeConfig"),
            ("authorizeChannel", "as getRealtimeConfig"),
            ("authorizeChannelByQuery", "as getRealtimeConfig"),
        ]
    }
}
