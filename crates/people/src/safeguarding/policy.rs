//! The rule, and the way to ask it.

use std::sync::Arc;

use async_trait::async_trait;
use contract::Code;

use super::events::SafeguardingContactBlocked;
use super::model::{self, Interaction, Verdict};
use super::store;
use crate::base::{Answer, MemberId, Refusal};
use crate::call::{Call, Tx, patiently};
use crate::outbox;
use crate::say;

/// May `from` turn to `to`?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// Who is about to do something.
    pub from: MemberId,
    /// To or with whom.
    pub to: MemberId,
    /// What.
    pub interaction: Interaction,
}

impl Question {
    /// The same the other way round.
    #[must_use]
    pub fn back(self) -> Self {
        Self { from: self.to, to: self.from, ..self }
    }
}

/// A rule about who may meet whom. Replaceable: see [`Safeguarding`].
#[async_trait]
pub trait Policy: Send + Sync {
    /// What the rule says, seen from inside the transaction of what is about to happen.
    ///
    /// # Errors
    /// Any failure counts as "cannot tell", and nobody meets then.
    async fn judge(&self, tx: &mut Tx, question: Question) -> Answer<Verdict>;

    /// The same of a question and of its way back.
    ///
    /// # Errors
    /// As [`judge`](Self::judge).
    async fn judge_both(&self, tx: &mut Tx, question: Question) -> Answer<(Verdict, Verdict)> {
        Ok((self.judge(tx, question).await?, self.judge(tx, question.back()).await?))
    }
}

/// The default rule: the measures that those who look after the community have taken.
#[derive(Clone, Copy, Debug, Default)]
pub struct Measures;

#[async_trait]
impl Policy for Measures {
    async fn judge(&self, tx: &mut Tx, question: Question) -> Answer<Verdict> {
        let measures = store::between(tx, question.from, question.to).await?;
        Ok(model::judge(&measures, question.from, question.to, question.interaction))
    }

    async fn judge_both(
        &self,
        tx: &mut Tx,
        Question { from, to, interaction }: Question,
    ) -> Answer<(Verdict, Verdict)> {
        let measures = store::between(tx, from, to).await?;
        Ok((model::judge(&measures, from, to, interaction), model::judge(&measures, to, from, interaction)))
    }
}

/// The rule of this process, as a room of the world.
#[derive(Clone)]
pub struct Safeguarding(Arc<dyn Policy>);

impl Safeguarding {
    /// Installs a rule.
    #[must_use]
    pub fn new(policy: impl Policy + 'static) -> Self {
        Self(Arc::new(policy))
    }
}

impl Default for Safeguarding {
    fn default() -> Self {
        Self::new(Measures)
    }
}

/// Asks whether `from` may do `interaction` to or with `to`. Nobody is kept from themselves.
///
/// Ask after both members' rows are held, so that a measure that is just being taken is seen or waits.
///
/// Refuses with 403 `SAFEGUARDING_CONTACT_RESTRICTED` or `VETTING_REQUIRED`, 409 `SAFEGUARDING_JURISDICTION_REQUIRED`, and
/// with 503 `SAFEGUARDING_POLICY_UNAVAILABLE` if the rule fails. A lost race stays one, to be tried again.
/// Source: spec platform 9.18.
pub async fn allow(call: &Call, tx: &mut Tx, from: MemberId, to: MemberId, interaction: Interaction) -> Answer<()> {
    if from == to {
        return Ok(());
    }
    let question = Question { from, to, interaction };
    let judged = match call.room::<Safeguarding>() {
        Ok(Safeguarding(policy)) => policy.judge(tx, question).await,
        Err(failure) => Err(failure),
    };
    heed(call, question, judged)
}

/// Asks whether each of two may do `interaction` to or with the other, as [`allow`] does; first the way there. One statement where [`Measures`] rule.
///
/// # Errors
/// As [`allow`].
pub async fn allow_both(
    call: &Call,
    tx: &mut Tx,
    (from, to): (MemberId, MemberId),
    interaction: Interaction,
) -> Answer<()> {
    if from == to {
        return Ok(());
    }
    let question = Question { from, to, interaction };
    let judged = match call.room::<Safeguarding>() {
        Ok(Safeguarding(policy)) => policy.judge_both(tx, question).await,
        Err(failure) => Err(failure),
    };
    match judged {
        Ok((there, back)) => {
            heed(call, question, Ok(there))?;
            heed(call, question.back(), Ok(back))
        }
        Err(failure) => heed(call, question, Err(failure)),
    }
}

/// Does as a rule says, and tells of it where it stops something.
fn heed(call: &Call, question: Question, judged: Answer<Verdict>) -> Answer<()> {
    let refusal = match judged {
        Ok(verdict) => verdict.refusal().inspect(|refusal| tell(call, question, refusal)),
        Err(failure) if failure.is_race() => return Err(failure),
        Err(failure) => {
            tracing::error!(%failure, request_id = %call.visit().request_id, "the safeguarding rule cannot be asked");
            Some(unavailable())
        }
    };
    match refusal {
        None => Ok(()),
        Some(refusal) => {
            let (interaction, code) = (question.interaction.as_str(), refusal.code().as_str());
            metrics::counter!("timeweave_safeguarding_refusals_total", "interaction" => interaction, "code" => code)
                .increment(1);
            Err(refusal.into())
        }
    }
}

/// Tells the system of an attempt that was stopped, so that those who look after the community hear of it.
///
/// Apart from the refused step, whose transaction undoes itself, but before the answer. What cannot be written down is in the log.
fn tell(call: &Call, Question { from, to, interaction }: Question, refusal: &Refusal) {
    let errand = call.world().errand(call.visit().tenant.clone());
    let event = SafeguardingContactBlocked {
        from,
        to,
        interaction: interaction.as_str().to_owned(),
        code: refusal.code().as_str().to_owned(),
    };
    call.owe(async move {
        let told = patiently(&errand, |errand| {
            let event = event.clone();
            async move {
                let mut tx = errand.begin().await?;
                outbox::tell(&mut tx, event).await?;
                tx.commit().await
            }
        });
        if let Err(failure) = told.await {
            tracing::error!(%failure, "an attempt that was stopped could not be told");
        }
    });
}

fn unavailable() -> Refusal {
    Refusal::new(Code::SafeguardingPolicyUnavailable, say!("safeguarding-unavailable"))
}
