//! What happens to requests and copies.

use serde::{Deserialize, Serialize};

use crate::base::MemberId;
use crate::outbox::DomainEvent;
use crate::store::{DataExportId, DataRequestId};

/// A member asked for something that data protection law gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DataRequested {
    /// The request.
    pub request: DataRequestId,
    /// Who asked.
    pub member: MemberId,
    /// They want to be erased.
    pub leaving: bool,
}

impl DomainEvent for DataRequested {
    const NAME: &'static str = "data_requested";

    fn actor(&self) -> Option<MemberId> {
        Some(self.member)
    }
}

/// Staff took a request up, carried it out or rejected it. Who it was is not told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DataRequestDecided {
    /// The request.
    pub request: DataRequestId,
    /// Who asked.
    pub member: MemberId,
    /// It was carried out; else it was rejected.
    pub completed: bool,
}

impl DomainEvent for DataRequestDecided {
    const NAME: &'static str = "data_request_decided";

    fn actor(&self) -> Option<MemberId> {
        None
    }
}

/// A copy that was made on the queue can be fetched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DataExportReady {
    /// The copy.
    pub export: DataExportId,
    /// Whose data it is.
    pub member: MemberId,
}

impl DomainEvent for DataExportReady {
    const NAME: &'static str = "data_export_ready";

    fn actor(&self) -> Option<MemberId> {
        None
    }
}
