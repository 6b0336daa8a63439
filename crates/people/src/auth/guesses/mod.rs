//! The limit on wrong passwords (spec platform 2.3, brute force).
//!
//! Failures live in the database, so that a restart forgives nobody and several gateways count together. An attempt is
//! recorded before the password is looked at and taken back if it was right: so many guesses at once are counted like as many
//! one after another. One that would be too many only because of others that are looked at now waits for them, a few seconds at most.
//!
//! A failure names an account, in the account's own community, and where it came from. Three counts are made of them:
//!
//! | count | stops |
//! |---|---|
//! | the account, from this network | somebody who guesses one password; the table of the spec |
//! | the network, whatever it tries, in all communities | somebody who tries one password with many accounts |
//! | the account, from all networks together | somebody who guesses from many networks |
//!
//! The right password takes away the failures of this account from this network, and no others: whoever has an account cannot
//! clear what they did to other people's. A device that the owner has signed in on shows so ([`device`]), is counted by
//! itself, and is asked about nothing else: no stranger can lock it out.

pub mod actions;
pub mod device;
pub mod model;
pub mod store;
