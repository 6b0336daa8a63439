//! Of the REST door: from where a request comes, in which language it is answered, and how a refusal is told.

#[path = "../../src/http/address.rs"]
pub mod address;
#[path = "../../src/http/answer.rs"]
pub mod answer;
#[path = "../../src/http/locale.rs"]
pub mod locale;
