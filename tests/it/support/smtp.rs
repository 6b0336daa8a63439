//! A mail server on this machine, which does as it is told.

use std::sync::{Arc, Mutex};

use mail_parser::MessageParser;
use rcgen::{CertifiedKey, generate_simple_self_signed};
use tokio::io::{AsyncBufReadExt as _, AsyncRead, AsyncWrite, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer};

/// What the server does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Takes everything.
    Takes,
    /// Says this to a command that begins with a word (`MAIL`, `RCPT`, `DATA`; `.` is the end of a letter).
    Says(&'static str, &'static str),
    /// Never answers a command that begins with this word.
    Stalls(&'static str),
    /// Closes the connection when it has read half of a letter.
    LeavesHalfWay,
    /// Reads the whole letter, takes it, and closes the connection without a word.
    LeavesAfterTheDot,
    /// Takes the whole letter and never says so.
    TakesInSilence,
}

/// How the connection is kept from others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Privacy {
    None,
    StartTls,
    Tls,
}

/// A letter as it arrived.
#[derive(Clone, Debug)]
pub struct Arrived {
    pub from: String,
    pub to: String,
    pub raw: Vec<u8>,
    /// The name and password that were shown.
    pub signed_in: Option<(String, String)>,
    pub private: bool,
}

impl Arrived {
    /// A header as it was written, unfolded.
    pub fn header(&self, name: &str) -> Option<String> {
        let raw = String::from_utf8(self.raw.clone()).unwrap().replace("\r\n ", " ").replace("\r\n\t", " ");
        let head = raw.split("\r\n\r\n").next().unwrap();
        let mut found =
            head.lines().filter_map(|line| line.split_once(": ")).filter(|(key, _)| key.eq_ignore_ascii_case(name));
        let value = found.next().map(|(_, value)| value.trim().to_owned());
        assert!(found.next().is_none(), "{name} comes twice");
        value
    }

    /// Subject, text and HTML, decoded by somebody else's parser.
    pub fn parts(&self) -> (String, String, String) {
        let message = MessageParser::default().parse(&self.raw).unwrap();
        assert_eq!((message.text_body_count(), message.html_body_count()), (1, 1));
        let part = |body: Option<std::borrow::Cow<'_, str>>| body.unwrap().into_owned();
        (message.subject().unwrap().to_owned(), part(message.body_text(0)), part(message.body_html(0)))
    }

    pub fn subject(&self) -> String {
        self.parts().0
    }

    pub fn text(&self) -> String {
        self.parts().1
    }

    pub fn html(&self) -> String {
        self.parts().2
    }

    /// The address in `List-Unsubscribe`, without its host.
    pub fn unsubscribe(&self) -> String {
        let link = self.header("List-Unsubscribe").unwrap();
        let link = link.strip_prefix('<').unwrap().strip_suffix('>').unwrap();
        link[link.find("/api/").unwrap()..].to_owned()
    }
}

#[derive(Default)]
struct Kept {
    letters: Vec<Arrived>,
    commands: Vec<String>,
    connections: usize,
}

/// A mail server on this machine.
#[derive(Clone)]
pub struct MailServer {
    pub port: u16,
    /// The certificate of its authority, for servers that speak TLS.
    pub certificate: String,
    kept: Arc<Mutex<Kept>>,
    manner: Arc<Mutex<Manner>>,
}

impl MailServer {
    pub async fn opens() -> Self {
        Self::with(Privacy::None).await
    }

    pub async fn with(privacy: Privacy) -> Self {
        let CertifiedKey { cert, signing_key } = generate_simple_self_signed(vec!["localhost".to_owned()]).unwrap();
        let key = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(signing_key.serialize_der()));
        let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
        let config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![cert.der().clone()], key)
            .unwrap();
        let tls = TlsAcceptor::from(Arc::new(config));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let server = Self {
            port: listener.local_addr().unwrap().port(),
            certificate: cert.pem(),
            kept: Arc::default(),
            manner: Arc::new(Mutex::new(Manner::Takes)),
        };
        let (kept, manner) = (Arc::clone(&server.kept), Arc::clone(&server.manner));
        tokio::spawn(async move {
            while let Ok((socket, _)) = listener.accept().await {
                kept.lock().unwrap().connections += 1;
                let guest = Guest {
                    kept: Arc::clone(&kept),
                    manner: Arc::clone(&manner),
                    tls: tls.clone(),
                    signed_in: None,
                    private: privacy == Privacy::Tls,
                };
                tokio::spawn(async move {
                    if privacy == Privacy::Tls {
                        let Ok(socket) = guest.tls.accept(socket).await else { return };
                        guest.talk(BufReader::new(socket), true).await;
                    } else {
                        guest.open(socket, privacy == Privacy::StartTls).await;
                    }
                });
            }
        });
        server
    }

    /// From now on.
    pub fn behaves(&self, manner: Manner) {
        *self.manner.lock().unwrap() = manner;
    }

    /// What has arrived, and is forgotten.
    pub fn letters(&self) -> Vec<Arrived> {
        std::mem::take(&mut self.kept.lock().unwrap().letters)
    }

    /// How many have arrived, and are kept.
    pub fn arrived(&self) -> usize {
        self.kept.lock().unwrap().letters.len()
    }

    /// The only letter that has arrived.
    #[track_caller]
    pub fn letter(&self) -> Arrived {
        let mut letters = self.letters();
        assert_eq!(letters.len(), 1, "{:?}", letters.iter().map(Arrived::subject).collect::<Vec<_>>());
        letters.remove(0)
    }

    pub fn connections(&self) -> usize {
        self.kept.lock().unwrap().connections
    }

    /// The first words of what was said to it.
    pub fn commands(&self) -> Vec<String> {
        self.kept.lock().unwrap().commands.clone()
    }

    /// Waits until somebody has said this to it.
    pub async fn has_heard(&self, word: &str) {
        while !self.commands().iter().any(|command| command == word) {
            tokio::task::yield_now().await;
        }
    }

    /// The configuration with which a town sends here.
    pub fn config(&self) -> String {
        self.config_of_patience(60)
    }

    /// The same for a town that waits at most so many seconds for each answer.
    pub fn config_of_patience(&self, seconds: u32) -> String {
        format!(
            "[mail]\nhost = \"localhost\"\nport = {}\ntls = \"none\"\nfrom_address = \"post@timeweave.example\"\ntimeout_seconds = {seconds}\n",
            self.port
        )
    }
}

/// One connection.
struct Guest {
    kept: Arc<Mutex<Kept>>,
    manner: Arc<Mutex<Manner>>,
    tls: TlsAcceptor,
    signed_in: Option<(String, String)>,
    private: bool,
}

/// What a conversation came to.
enum End {
    Over,
    WantsTls,
}

impl Guest {
    async fn open(mut self, socket: TcpStream, offers_tls: bool) {
        let mut plain = BufReader::new(socket);
        let end = self.converse(&mut plain, true, offers_tls).await;
        if let Some(End::WantsTls) = end {
            let Ok(socket) = self.tls.clone().accept(plain.into_inner()).await else { return };
            self.private = true;
            self.talk(BufReader::new(socket), false).await;
        }
    }

    async fn talk<S: AsyncRead + AsyncWrite + Unpin>(mut self, mut socket: BufReader<S>, greets: bool) {
        self.converse(&mut socket, greets, false).await;
    }

    fn manner(&self) -> Manner {
        self.manner.lock().unwrap().clone()
    }

    async fn converse<S: AsyncRead + AsyncWrite + Unpin>(
        &mut self,
        socket: &mut BufReader<S>,
        greets: bool,
        offers_tls: bool,
    ) -> Option<End> {
        if greets {
            self.say(socket, "220", "220 localhost ESMTP").await?;
        }
        let (mut from, mut to) = (String::new(), String::new());
        loop {
            let mut line = String::new();
            if socket.read_line(&mut line).await.ok()? == 0 {
                return Some(End::Over);
            }
            let line = line.trim_end().to_owned();
            let word = line.split([' ', ':']).next().unwrap_or_default().to_ascii_uppercase();
            self.kept.lock().unwrap().commands.push(word.clone());
            match word.as_str() {
                "EHLO" if offers_tls => {
                    self.say(socket, "EHLO", "250-localhost\r\n250-8BITMIME\r\n250 STARTTLS").await?
                }
                "EHLO" => self.say(socket, "EHLO", "250-localhost\r\n250-8BITMIME\r\n250 AUTH PLAIN LOGIN").await?,
                "STARTTLS" => {
                    self.say(socket, "STARTTLS", "220 Go on").await?;
                    return Some(End::WantsTls);
                }
                "AUTH" => {
                    use base64::Engine as _;
                    let shown = line.rsplit(' ').next().unwrap_or_default();
                    let shown = base64::engine::general_purpose::STANDARD.decode(shown).unwrap_or_default();
                    let mut shown =
                        shown.split(|byte| *byte == 0).map(|part| String::from_utf8_lossy(part).into_owned());
                    let (_, name, password) = (shown.next(), shown.next()?, shown.next()?);
                    let right = password == "hush";
                    self.signed_in = right.then_some((name, password));
                    self.say(socket, "AUTH", if right { "235 2.7.0 Welcome" } else { "535 5.7.8 No" }).await?;
                }
                "MAIL" => {
                    from = address(&line);
                    self.say(socket, "MAIL", "250 2.1.0 Ok").await?;
                }
                "RCPT" => {
                    to = address(&line);
                    self.say(socket, "RCPT", "250 2.1.5 Ok").await?;
                }
                "DATA" => {
                    self.say(socket, "DATA", "354 Go on").await?;
                    if matches!(self.manner(), Manner::Says("DATA", _)) {
                        continue;
                    }
                    let raw = self.data(socket).await?;
                    let refuses = matches!(self.manner(), Manner::Says(".", _) | Manner::Stalls("."));
                    if !refuses {
                        let arrived = Arrived {
                            from: from.clone(),
                            to: to.clone(),
                            raw,
                            signed_in: self.signed_in.clone(),
                            private: self.private,
                        };
                        self.kept.lock().unwrap().letters.push(arrived);
                    }
                    if self.manner() == Manner::LeavesAfterTheDot {
                        return None;
                    }
                    self.kept.lock().unwrap().commands.push(".".to_owned());
                    self.say(socket, ".", "250 2.0.0 Taken").await?;
                }
                "RSET" | "NOOP" => self.say(socket, &word, "250 Ok").await?,
                "QUIT" => {
                    self.say(socket, "QUIT", "221 Bye").await?;
                    return Some(End::Over);
                }
                _ => self.say(socket, &word, "502 What?").await?,
            }
        }
    }

    /// A letter up to the dot, without the dots that stand for dots.
    async fn data<S: AsyncRead + AsyncWrite + Unpin>(&self, socket: &mut BufReader<S>) -> Option<Vec<u8>> {
        let mut raw = Vec::new();
        loop {
            let mut line = Vec::new();
            if socket.read_until(b'\n', &mut line).await.ok()? == 0 {
                return None;
            }
            if line == b".\r\n" {
                return Some(raw);
            }
            if self.manner() == Manner::LeavesHalfWay && raw.len() > 500 {
                return None;
            }
            raw.extend_from_slice(line.strip_prefix(b".").unwrap_or(&line));
        }
    }

    /// Answers a command, unless it is told to do otherwise.
    async fn say<S: AsyncRead + AsyncWrite + Unpin>(
        &self,
        socket: &mut BufReader<S>,
        to: &str,
        line: &str,
    ) -> Option<()> {
        let line = match self.manner() {
            Manner::Stalls(word) if word == to => return std::future::pending().await,
            Manner::TakesInSilence if to == "." => return std::future::pending().await,
            Manner::Says(word, other) if word == to => other.to_owned(),
            _ => line.to_owned(),
        };
        socket.get_mut().write_all(format!("{line}\r\n").as_bytes()).await.ok()?;
        socket.get_mut().flush().await.ok()
    }
}

fn address(line: &str) -> String {
    let from = line.find('<').map_or(0, |at| at + 1);
    line[from..].split('>').next().unwrap_or_default().to_owned()
}
