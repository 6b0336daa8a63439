//! The SQL of mails. Workers serve every community, so what they take and sweep names none; everything else does.

pub mod log;
pub mod queue;
pub mod readers;
