//! TLS and signing in.

use super::*;
use crate::support::{MailServer, Privacy};

/// What became of one letter with this configuration.
async fn sends(server: &MailServer, more: &str) -> (bool, Vec<(String, i64)>) {
    let config = server.config().replace("tls = \"none\"\n", more);
    let town = Town::configured(Engine::Sqlite, &config).await;
    let [ada] = town.members(["ada"]).await;
    queue(&town, &ada, ASKED).await;
    let tally = town.post().await;
    (tally.server_away, standing(&town).await)
}

fn authority(server: &MailServer) -> (tempfile::TempDir, String) {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("authority.pem");
    std::fs::write(&path, &server.certificate).unwrap();
    let line = format!("ca_file = {:?}\n", path.display().to_string());
    (dir, line)
}

fn sent() -> Vec<(String, i64)> {
    vec![("sent".to_owned(), 1)]
}

fn untried() -> Vec<(String, i64)> {
    vec![("pending".to_owned(), 0)]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_private_conversation_is_private() {
    for (privacy, tls) in [(Privacy::StartTls, "starttls"), (Privacy::Tls, "tls")] {
        let server = MailServer::with(privacy).await;
        let (_dir, authority) = authority(&server);
        let told = sends(&server, &format!("tls = \"{tls}\"\n{authority}")).await;
        assert_eq!(told, (false, sent()), "{tls}");
        assert!(server.letter().private, "{tls}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_told_to_a_server_that_cannot_show_who_it_is() {
    for (privacy, tls) in [(Privacy::StartTls, "starttls"), (Privacy::Tls, "tls"), (Privacy::None, "starttls")] {
        let server = MailServer::with(privacy).await;
        let told = sends(&server, &format!("tls = \"{tls}\"\nusername = \"me\"\npassword = \"hush\"\n")).await;
        assert_eq!(told, (true, untried()), "{tls}");
        assert!(
            !server.commands().iter().any(|command| command == "AUTH" || command == "MAIL"),
            "{:?}",
            server.commands()
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_wants_a_password_gets_it() {
    let server = MailServer::opens().await;
    let told = sends(&server, "tls = \"none\"\nusername = \"me\"\npassword = \"hush\"\n").await;
    assert_eq!(told, (false, sent()));
    assert_eq!(server.letter().signed_in, Some(("me".to_owned(), "hush".to_owned())));

    let told = sends(&server, "tls = \"none\"\nusername = \"me\"\npassword = \"wrong\"\n").await;
    assert_eq!(told, (true, untried()), "nobody's mail is given up because the operator mistyped");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_are_used_again_and_no_more_than_allowed() {
    let server = MailServer::opens().await;
    let town = town_with(Engine::Sqlite, &server, "pool_size = 2").await;
    let people = town.members(["ada", "ben", "cleo", "dora", "eve", "finn"]).await;
    for person in &people {
        queue(&town, person, ASKED).await;
    }
    assert_eq!(town.post().await.sent, 6);
    queue(&town, &people[0], ASKED).await;
    assert_eq!(town.post().await.sent, 1);
    assert!(server.connections() <= 2, "{}", server.connections());
    assert_eq!(server.letters().len(), 7);
}

#[tokio::test]
async fn a_certificate_that_cannot_be_read_stops_the_start() {
    let config = "[mail]\nhost = \"localhost\"\nca_file = \"/nowhere/at/all.pem\"\n";
    let dir = tempfile::tempdir().unwrap();
    let config = format!("{config}[data]\ndir = {:?}\n", dir.path().display().to_string());
    let config = timeweave::config::Config::parse(&config).unwrap();
    let opened =
        timeweave::app::App::open(&config, timeweave::base::Clock::System, timeweave::base::Chance::System).await;
    assert!(opened.err().unwrap().to_string().contains("no certificate in PEM form"));
}
