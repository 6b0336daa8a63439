//! Who hears of what.

use std::collections::HashMap;
use std::sync::Arc;

use super::ear::Listener;
use super::event::Consumer;

/// Which consumers hear of an event, by its name. The program installs it in the world's rooms, made of all its listeners: a process that tells
/// events need not be one that delivers them.
#[derive(Clone, Debug, Default)]
pub struct Subscriptions(HashMap<&'static str, Vec<Consumer>>);

impl Subscriptions {
    /// What these listeners hear of.
    #[must_use]
    pub fn of(listeners: &[Arc<dyn Listener>]) -> Self {
        let mut by_name: HashMap<&'static str, Vec<Consumer>> = HashMap::new();
        for listener in listeners {
            for event in listener.hears() {
                let consumers = by_name.entry(event.name()).or_default();
                if !consumers.contains(&listener.consumer()) {
                    consumers.push(listener.consumer());
                }
            }
        }
        Self(by_name)
    }

    /// Who hears of events with this name. Each has a task of its own, which fails and is tried again alone.
    #[must_use]
    pub fn consumers(&self, name: &str) -> &[Consumer] {
        self.0.get(name).map_or(&[], Vec::as_slice)
    }
}
