//! Reports and disputes.
