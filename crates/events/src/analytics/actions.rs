//! Those who decide about registrations read how an event goes.

use super::store::{self, Day, Numbers};
use crate::actions::{get, role};
use crate::base::Answer;
use crate::call::Call;
use crate::forms;
use crate::model::{EventId, Publication, forbidden};
use crate::permissions::{Permission, may};

/// How an event goes.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// What is of no day.
    pub numbers: Numbers,
    /// Members who have answered every required question, and who have not; nobody as long as nothing is asked.
    pub answers: (i64, i64),
    /// Days on which something moved, the oldest first.
    pub days: Vec<Day>,
}

/// How an event goes whose registrations the viewer decides about.
///
/// # Errors
/// As the contract says of `getEventAnalytics`.
pub async fn report(call: &Call, id: EventId) -> Answer<Report> {
    let viewer = call.member()?;
    let seen = get(call, id).await?;
    if !may(Permission::ManageRegistration, role(viewer, &seen), Publication::Published, false) {
        return Err(forbidden().into());
    }
    let numbers = store::numbers(call, id).await?;
    let answers = match forms::store::asked(&mut call.reads(), id).await? {
        Some(_) => forms::store::given::counts(call, id).await?,
        None => (0, 0),
    };
    Ok(Report { numbers, answers, days: store::days(call, id).await? })
}
