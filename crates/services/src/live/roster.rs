//! Who is there: the members on a presence channel, at this gateway and at all others.
//!
//! Each gateway knows its own and is told of the others'. What it is told carries the teller's revision, one more with each change, so that
//! whoever missed something notices and asks for the whole. A gateway that has fallen silent is taken to be gone, and its members with it.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::time::Instant;

use crate::base::{MemberId, TenantId};

/// How often a gateway says that it is there.
pub(super) const BEAT: Duration = Duration::from_secs(10);

/// After so long without a word a gateway is taken to be gone.
pub(super) const SILENCE: Duration = Duration::from_secs(35);

/// A gateway that was asked for the whole is not asked again within this time.
const ASK_AGAIN: Duration = Duration::from_secs(3);

/// A channel of a community.
pub(super) type Place = (TenantId, Arc<str>);

/// A member on a channel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Someone {
    pub(super) tenant: TenantId,
    pub(super) channel: Arc<str>,
    pub(super) member: MemberId,
    /// What others see of them, as JSON.
    pub(super) info: Arc<str>,
}

impl Someone {
    fn place(&self) -> Place {
        (self.tenant, Arc::clone(&self.channel))
    }
}

/// What one gateway tells the others of those who are there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "news", rename_all = "snake_case")]
pub(super) enum News {
    /// Somebody has come who was not at this gateway before.
    Came { revision: u64, who: Someone },
    /// Somebody is not at this gateway any more.
    Went { revision: u64, who: Someone },
    /// Everybody at this gateway.
    All { revision: u64, who: Vec<Someone> },
    /// This gateway is there.
    Beat { revision: u64 },
    /// Who is there? Asks one gateway by its name, or all of them.
    Ask { of: Option<String> },
}

/// Somebody has come to a channel, or gone from it, as seen over all gateways.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Change {
    pub(super) who: Someone,
    pub(super) came: bool,
}

struct Here {
    info: Arc<str>,
    sockets: usize,
}

struct Gateway {
    heard: Instant,
    revision: u64,
    /// When it was asked for the whole and has not told it yet.
    asked: Option<Instant>,
    crowd: HashMap<Place, BTreeMap<MemberId, Arc<str>>>,
}

impl Gateway {
    /// Asks it for the whole, unless it was asked a moment ago: until it answers, each of its words would be another gap.
    fn ask(&mut self, origin: &str, now: Instant) -> Option<News> {
        if self.asked.is_some_and(|asked| now.duration_since(asked) < ASK_AGAIN) {
            return None;
        }
        self.asked = Some(now);
        Some(News::Ask { of: Some(origin.to_owned()) })
    }
}

/// Everybody who is known to be somewhere.
#[derive(Default)]
pub(super) struct Roster {
    revision: u64,
    /// When everybody was last told everything because somebody asked.
    answered: Option<Instant>,
    here: HashMap<Place, BTreeMap<MemberId, Here>>,
    elsewhere: HashMap<String, Gateway>,
}

/// What came of it: what is to be told here, and to the other gateways.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Effects {
    pub(super) here: Vec<Change>,
    pub(super) others: Option<News>,
}

impl Roster {
    /// A socket of a member's begins to listen at this gateway.
    pub(super) fn come(&mut self, who: &Someone) -> Effects {
        let known = self.is_there(&who.place(), who.member);
        let here = self.here.entry(who.place()).or_default();
        let socket = here.entry(who.member).or_insert_with(|| Here { info: Arc::clone(&who.info), sockets: 0 });
        socket.sockets += 1;
        if socket.sockets > 1 {
            return Effects::default();
        }
        self.revision += 1;
        let others = News::Came { revision: self.revision, who: who.clone() };
        Effects { here: change(!known, who, true), others: Some(others) }
    }

    /// A socket of a member's listens no more.
    pub(super) fn go(&mut self, who: &Someone) -> Effects {
        let place = who.place();
        let Some(here) = self.here.get_mut(&place) else { return Effects::default() };
        let Some(socket) = here.get_mut(&who.member) else { return Effects::default() };
        socket.sockets -= 1;
        if socket.sockets > 0 {
            return Effects::default();
        }
        here.remove(&who.member);
        if here.is_empty() {
            self.here.remove(&place);
        }
        self.revision += 1;
        let others = News::Went { revision: self.revision, who: who.clone() };
        Effects { here: change(!self.is_there(&place, who.member), who, false), others: Some(others) }
    }

    /// Another gateway tells something.
    pub(super) fn hear(&mut self, (own, origin): (&str, &str), news: News, now: Instant) -> Effects {
        let gateway = self.elsewhere.entry(origin.to_owned()).or_insert_with(|| Gateway {
            heard: now,
            revision: 0,
            asked: None,
            crowd: HashMap::new(),
        });
        gateway.heard = now;
        let (revision, who, came) = match news {
            News::Ask { of: Some(of) } => {
                return Effects { here: Vec::new(), others: (of == own).then(|| self.all()) };
            }
            News::Ask { of: None } => {
                // Of many who ask at once all hear the answer; whoever does not, asks by name at the next beat.
                if self.answered.is_some_and(|answered| now.duration_since(answered) < ASK_AGAIN) {
                    return Effects::default();
                }
                self.answered = Some(now);
                return Effects { here: Vec::new(), others: Some(self.all()) };
            }
            News::Beat { revision } => {
                // One that nobody was ever at has nothing to tell.
                let missed = gateway.revision != revision;
                return Effects { here: Vec::new(), others: if missed { gateway.ask(origin, now) } else { None } };
            }
            News::All { revision, who } => {
                (gateway.revision, gateway.asked) = (revision, None);
                return Effects { here: self.replace(origin, who), others: None };
            }
            News::Came { revision, who } => (revision, who, true),
            News::Went { revision, who } => (revision, who, false),
        };
        if revision <= gateway.revision {
            // The answer that told everything had it already.
            return Effects::default();
        }
        if revision != gateway.revision + 1 {
            return Effects { here: Vec::new(), others: gateway.ask(origin, now) };
        }
        gateway.revision = revision;
        let place = who.place();
        let before = self.is_there(&place, who.member);
        if let Some(gateway) = self.elsewhere.get_mut(origin) {
            let crowd = gateway.crowd.entry(place.clone()).or_default();
            if came {
                crowd.insert(who.member, Arc::clone(&who.info));
            } else {
                crowd.remove(&who.member);
            }
            if crowd.is_empty() {
                gateway.crowd.remove(&place);
            }
        }
        let after = self.is_there(&place, who.member);
        Effects { here: change(before != after, &who, came), others: None }
    }

    /// Everybody at this gateway, for the others.
    pub(super) fn all(&self) -> News {
        News::All { revision: self.revision, who: listed(&self.here, |here| &here.info) }
    }

    /// That nobody is at this gateway any more, for the others.
    pub(super) fn goodbye(&self) -> News {
        News::All { revision: self.revision + 1, who: Vec::new() }
    }

    /// That this gateway is there, for the others.
    pub(super) fn beat(&self) -> News {
        News::Beat { revision: self.revision }
    }

    /// Forgets gateways that have said nothing for too long.
    pub(super) fn forget(&mut self, now: Instant) -> Vec<Change> {
        let silent = |gateway: &Gateway| now.duration_since(gateway.heard) > SILENCE;
        let gone: Vec<String> =
            self.elsewhere.iter().filter(|(_, gateway)| silent(gateway)).map(|(origin, _)| origin.clone()).collect();
        let mut changes = Vec::new();
        for origin in gone {
            changes.extend(self.replace(&origin, Vec::new()));
            self.elsewhere.remove(&origin);
        }
        changes
    }

    /// After a time in which nobody could be heard: silence says nothing yet.
    pub(super) fn renew(&mut self, now: Instant) {
        for gateway in self.elsewhere.values_mut() {
            gateway.heard = now;
        }
    }

    /// Who is on a channel, and what others see of them.
    pub(super) fn present(&self, place: &Place) -> BTreeMap<MemberId, Arc<str>> {
        let mut present = BTreeMap::new();
        for crowd in self.elsewhere.values().filter_map(|gateway| gateway.crowd.get(place)) {
            present.extend(crowd.iter().map(|(member, info)| (*member, Arc::clone(info))));
        }
        let here = self.here.get(place).into_iter().flatten();
        present.extend(here.map(|(member, here)| (*member, Arc::clone(&here.info))));
        present
    }

    fn is_there(&self, place: &Place, member: MemberId) -> bool {
        self.here.get(place).is_some_and(|here| here.contains_key(&member))
            || self
                .elsewhere
                .values()
                .any(|gateway| gateway.crowd.get(place).is_some_and(|crowd| crowd.contains_key(&member)))
    }

    /// Puts everybody at a gateway in the place of whoever was there before.
    fn replace(&mut self, origin: &str, who: Vec<Someone>) -> Vec<Change> {
        let Some(gateway) = self.elsewhere.get_mut(origin) else { return Vec::new() };
        let before = listed(&gateway.crowd, |info| info);
        let mut now: HashMap<Place, BTreeMap<MemberId, Arc<str>>> = HashMap::new();
        for one in &who {
            now.entry(one.place()).or_default().insert(one.member, Arc::clone(&one.info));
        }
        let was = std::mem::take(&mut gateway.crowd);
        // Whoever is somewhere else too has neither come nor gone.
        let mut changes = Vec::new();
        for (list, came, other) in [(before, false, &now), (who, true, &was)] {
            let only_in_list =
                |one: &Someone| !other.get(&one.place()).is_some_and(|there| there.contains_key(&one.member));
            let changed = list.into_iter().filter(|one| only_in_list(one) && !self.is_there(&one.place(), one.member));
            changes.extend(changed.map(|who| Change { who, came }));
        }
        if let Some(gateway) = self.elsewhere.get_mut(origin) {
            gateway.crowd = now;
        }
        changes
    }
}

fn listed<T>(crowd: &HashMap<Place, BTreeMap<MemberId, T>>, info: impl Fn(&T) -> &Arc<str>) -> Vec<Someone> {
    let all = crowd.iter().flat_map(|(place, there)| there.iter().map(move |(member, one)| (place, member, one)));
    let someone = |((tenant, channel), member, one): (&Place, &MemberId, &T)| Someone {
        tenant: *tenant,
        channel: Arc::clone(channel),
        member: *member,
        info: Arc::clone(info(one)),
    };
    all.map(someone).collect()
}

fn change(changed: bool, who: &Someone, came: bool) -> Vec<Change> {
    if changed { vec![Change { who: who.clone(), came }] } else { Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn someone(member: i64) -> Someone {
        Someone { tenant: 1.into(), channel: "presence-tenant.1".into(), member: member.into(), info: "{}".into() }
    }

    fn came(member: i64) -> Vec<Change> {
        vec![Change { who: someone(member), came: true }]
    }

    fn went(member: i64) -> Vec<Change> {
        vec![Change { who: someone(member), came: false }]
    }

    fn members(roster: &Roster) -> Vec<i64> {
        roster.present(&someone(0).place()).keys().map(|member| member.get()).collect()
    }

    #[test]
    fn a_member_comes_with_the_first_socket_and_goes_with_the_last() {
        let mut roster = Roster::default();
        let first = roster.come(&someone(7));
        assert_eq!(first.here, came(7));
        assert_eq!(first.others, Some(News::Came { revision: 1, who: someone(7) }));
        assert_eq!(roster.come(&someone(7)), Effects::default());
        assert_eq!(roster.go(&someone(7)), Effects::default());
        assert_eq!(members(&roster), [7]);
        let last = roster.go(&someone(7));
        assert_eq!((last.here, last.others), (went(7), Some(News::Went { revision: 2, who: someone(7) })));
        assert_eq!(roster.go(&someone(7)), Effects::default());
        assert!(members(&roster).is_empty() && roster.here.is_empty());
    }

    #[test]
    fn whoever_is_at_two_gateways_is_there_until_gone_from_both() {
        let (mut here, now) = (Roster::default(), Instant::now());
        assert_eq!(here.hear(("a", "b"), News::Came { revision: 1, who: someone(7) }, now).here, came(7));
        assert_eq!(here.come(&someone(7)).here, []);
        assert_eq!(here.hear(("a", "b"), News::Went { revision: 2, who: someone(7) }, now).here, []);
        assert_eq!(members(&here), [7]);
        assert_eq!(here.go(&someone(7)).here, went(7));
    }

    #[test]
    fn whoever_missed_something_asks_for_the_whole() {
        let (mut here, mut there, now) = (Roster::default(), Roster::default(), Instant::now());
        there.come(&someone(7));
        let second = there.come(&someone(8)).others.unwrap();
        let effects = here.hear(("a", "b"), second, now);
        let ask = Some(News::Ask { of: Some("b".to_owned()) });
        assert_eq!((effects.here, effects.others), (vec![], ask.clone()));
        assert_eq!(here.hear(("a", "b"), there.beat(), now).others, None, "it was asked a moment ago");
        assert_eq!(here.hear(("a", "b"), there.beat(), now + ASK_AGAIN).others, ask);
        assert_eq!(there.hear(("b", "a"), News::Ask { of: Some("c".to_owned()) }, now), Effects::default());

        let all = there.hear(("b", "a"), News::Ask { of: Some("b".to_owned()) }, now).others.unwrap();
        let mut told = here.hear(("a", "b"), all.clone(), now).here;
        told.sort_by_key(|change| change.who.member);
        assert_eq!(told, [came(7), came(8)].concat());
        assert_eq!(here.hear(("a", "b"), there.beat(), now), Effects::default());
        // What the whole had already is no news.
        assert_eq!(here.hear(("a", "b"), News::Came { revision: 2, who: someone(8) }, now), Effects::default());

        there.go(&someone(7));
        assert_eq!(here.hear(("a", "b"), there.beat(), now).others, ask);
        assert_eq!(here.hear(("a", "b"), there.all(), now).here, went(7));
        assert_eq!(members(&here), [8]);
    }

    #[test]
    fn a_gateway_that_falls_silent_takes_its_members_with_it() {
        let (mut here, start) = (Roster::default(), Instant::now());
        here.come(&someone(8));
        for (revision, member) in (1..).zip([7, 8]) {
            here.hear(("a", "b"), News::Came { revision, who: someone(member) }, start);
        }
        assert_eq!(here.forget(start + SILENCE), []);
        here.renew(start + BEAT);
        assert_eq!(here.forget(start + BEAT + SILENCE), []);
        assert_eq!(here.forget(start + BEAT * 2 + SILENCE), went(7));
        assert_eq!((members(&here), here.elsewhere.len()), (vec![8], 0));
    }

    #[test]
    fn whoever_asks_everybody_is_answered_once_and_a_goodbye_leaves_nobody_behind() {
        let (mut here, mut there, now) = (Roster::default(), Roster::default(), Instant::now());
        there.come(&someone(7));
        let all = || News::Ask { of: None };
        let answer = there.hear(("b", "a"), all(), now).others.unwrap();
        assert_eq!(there.hear(("b", "c"), all(), now), Effects::default());
        assert!(there.hear(("b", "c"), all(), now + ASK_AGAIN).others.is_some());
        assert_eq!(here.hear(("a", "b"), answer, now).here, came(7));
        assert_eq!(here.hear(("a", "b"), there.goodbye(), now).here, went(7));
    }

    #[test]
    fn a_gateway_that_nobody_was_at_is_not_asked() {
        let (mut here, there) = (Roster::default(), Roster::default());
        assert_eq!(here.hear(("a", "b"), there.beat(), Instant::now()), Effects::default());
    }
}
