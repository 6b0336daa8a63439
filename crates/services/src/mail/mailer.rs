//! The way out.

use std::fs;
use std::path::PathBuf;

use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::client::{Certificate, TlsParameters};
use lettre::transport::smtp::extension::ClientId;
use thiserror::Error;

use super::letter::{Letter, address};
use super::outcome::Outcome;
use super::smtp::{Parcel, Pool, Server};
use crate::config::{self, MailTls};

/// Mail cannot be sent with this configuration.
#[derive(Debug, Error)]
pub enum MailError {
    /// The certificate of a private authority cannot be read.
    #[error("{}: this is no certificate in PEM form that can be read", .0.display())]
    Authority(PathBuf),
    /// TLS cannot be prepared.
    #[error("TLS cannot be used for mail: {0}")]
    Tls(String),
}

/// Hands letters to the configured SMTP server. Installed in the world's rooms.
pub struct Mailer {
    pool: Option<Pool>,
    config: config::Mail,
}

impl Mailer {
    /// A mailer for this configuration. Does not connect.
    ///
    /// # Errors
    /// See [`MailError`].
    pub fn new(config: &config::Mail) -> Result<Self, MailError> {
        let pool = match &config.host {
            Some(host) => Some(Pool::new(server(config, host)?, config.pool_size)),
            None => None,
        };
        Ok(Self { pool, config: config.clone() })
    }

    /// Whether mail leaves at all.
    #[must_use]
    pub fn is_on(&self) -> bool {
        self.pool.is_some()
    }

    /// What the operator decided.
    #[must_use]
    pub fn config(&self) -> &config::Mail {
        &self.config
    }

    /// The part of our address after the `@`: what makes message ids ours.
    #[must_use]
    pub fn domain(&self) -> &str {
        self.config.from_address.domain()
    }

    /// Hands a letter over. Never twice by itself: whoever calls decides about another attempt.
    pub async fn send(&self, letter: &Letter) -> Outcome {
        let Some(pool) = &self.pool else {
            return Outcome::Unreachable { why: "no server is configured".to_owned() };
        };
        let (message, from, to) = match (letter.message(), address(&letter.from.address), address(&letter.to.address)) {
            (Ok(message), Ok(from), Ok(to)) => (message, from, to),
            // An address that is none can be nobody's.
            (_, Ok(_), Err(why)) => return Outcome::Refused { why, bad_address: true },
            (Err(why), ..) | (_, Err(why), _) => return Outcome::Refused { why, bad_address: false },
        };
        let outcome = pool.send(&Parcel { from, to, bytes: &message.formatted() }).await;
        metrics::counter!("timeweave_mail_letters_total", "outcome" => outcome.as_str()).increment(1);
        outcome
    }

    /// Connects and signs in, as before a letter.
    ///
    /// # Errors
    /// What was met, in a sentence.
    pub async fn check(&self) -> Result<(), String> {
        match &self.pool {
            Some(pool) => pool.check().await,
            None => Ok(()),
        }
    }

    /// Says goodbye to the server.
    pub async fn close(&self) {
        if let Some(pool) = &self.pool {
            pool.close().await;
        }
    }
}

fn server(config: &config::Mail, host: &str) -> Result<Server, MailError> {
    let credentials = config.username.as_ref().map(|username| {
        let password = config.password.as_ref().map_or("", |password| password.0.reveal());
        Credentials::new(username.clone(), password.to_owned())
    });
    Ok(Server {
        host: host.to_owned(),
        port: config.port,
        tls: config.tls,
        parameters: if config.tls == MailTls::None { None } else { Some(tls(config, host)?) },
        credentials,
        name: ClientId::Domain(config.from_address.domain().to_owned()),
        patience: config.timeout_seconds,
    })
}

fn tls(config: &config::Mail, host: &str) -> Result<TlsParameters, MailError> {
    let mut builder = TlsParameters::builder(host.to_owned());
    if let Some(path) = &config.ca_file {
        let unreadable = || MailError::Authority(path.clone());
        let pem = fs::read(path).map_err(|_| unreadable())?;
        builder = builder.add_root_certificate(Certificate::from_pem(&pem).map_err(|_| unreadable())?);
    }
    builder.build().map_err(|error| MailError::Tls(error.to_string()))
}
