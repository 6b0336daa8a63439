//! A rule can be replaced, and one that fails lets nobody meet.

use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use contract::Code;

use super::{Interaction, Policy, Question, Safeguarding, Verdict, allow};
use crate::base::{Answer, Fault};
use crate::call::{Rooms, Tx};
use crate::outbox::Subscriptions;
use crate::town::{in_town, refused};

/// Says what it was made to say, and remembers what it was asked.
struct Oracle {
    says: Option<Verdict>,
    asked: Arc<Mutex<Vec<Question>>>,
}

#[async_trait]
impl Policy for Oracle {
    async fn judge(&self, _: &mut Tx, question: Question) -> Answer<Verdict> {
        self.asked.lock().unwrap().push(question);
        self.says.ok_or_else(|| Fault::new("the oracle sleeps").into())
    }
}

/// A world with this rule, and what it is asked.
fn ruled(says: Option<Verdict>) -> (Rooms, Arc<Mutex<Vec<Question>>>) {
    let asked = Arc::default();
    let oracle = Oracle { says, asked: Arc::clone(&asked) };
    (Rooms::default().with(Safeguarding::new(oracle)).with(Subscriptions::default()), asked)
}

#[tokio::test]
async fn the_installed_rule_is_asked_and_a_failing_one_lets_nobody_meet() {
    in_town(async |town| {
        let [ada, ben] = town.people(["Ada", "Ben"]).await;
        let table = [
            (Some(Verdict::Allowed), None),
            (Some(Verdict::Restricted), Some((403, Code::SafeguardingContactRestricted))),
            (Some(Verdict::VettingRequired), Some((403, Code::VettingRequired))),
            (Some(Verdict::JurisdictionRequired), Some((409, Code::SafeguardingJurisdictionRequired))),
            (None, Some((503, Code::SafeguardingPolicyUnavailable))),
        ];
        for (says, expected) in table {
            let (rooms, asked) = ruled(says);
            let call = ada.call_in(&town.with_rooms(rooms));
            let mut tx = call.begin().await.unwrap();
            let answer = allow(&call, &mut tx, ada.id, ben.id, Interaction::Review).await;
            match expected {
                None => answer.unwrap(),
                Some(expected) => assert_eq!(refused(answer), expected),
            }
            let question = Question { from: ada.id, to: ben.id, interaction: Interaction::Review };
            assert_eq!(*asked.lock().unwrap(), [question]);
            // Nobody is kept from themselves.
            allow(&call, &mut tx, ada.id, ada.id, Interaction::Message).await.unwrap();
        }
        // Where nobody installed a rule, nobody meets.
        let call = ada.call_in(&town.with_rooms(Rooms::default()));
        let mut tx = call.begin().await.unwrap();
        let answer = allow(&call, &mut tx, ada.id, ben.id, Interaction::Review).await;
        assert_eq!(refused(answer), (503, Code::SafeguardingPolicyUnavailable));
    })
    .await;
}
