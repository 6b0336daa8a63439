//! Every key with its type, default and meaning: the one list that code, refusals and `docs/configuration.md` share.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use super::given::Given;
use super::setting::{
    AppSecret, Ceiling, Contact, DatabaseUrl, ForwardedHeader, LogFilter, LogFormat, MailAddress, MailTls, Network,
    Origin, Password, PlainName, RedisUrl, Setting, SigningKey, TokenAlgorithm, VapidKey,
};

/// One key as operators see it.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// The section, such as `server`.
    pub section: &'static str,
    /// The name in it, such as `listen`.
    pub name: &'static str,
    /// What may be written.
    pub legal: &'static str,
    /// What counts if nothing is written.
    pub default: &'static str,
    /// What it decides.
    pub means: &'static str,
}

impl Key {
    /// The environment's name for it.
    #[must_use]
    pub fn variable(&self) -> String {
        format!("TIMEWEAVE_{}_{}", self.section, self.name).to_uppercase()
    }

    /// Whether `rest` is [`Key::variable`] without its prefix. Names are upper case.
    pub(super) fn is_variable(&self, rest: &str) -> bool {
        rest.len() == self.section.len() + 1 + self.name.len() && self.variable().ends_with(rest)
    }

    /// Its row in `docs/configuration.md`.
    #[must_use]
    pub fn document(&self) -> String {
        let default = if self.default.is_empty() { "empty".to_owned() } else { format!("`{}`", self.default) };
        format!("| `{}` | {default} | {} | {} |", self.variable(), self.legal, self.means)
    }
}

/// Declares the sections. `Server "server" { listen: SocketAddr = "127.0.0.1:8080", "Where ..."; }` becomes
/// `struct Server { pub listen: SocketAddr }` with its reader and a list of its [`Key`]s, and a field `server` of [`Config`].
macro_rules! sections {
    ($($(#[$doc:meta])* $section:ident: $type:ident {
        $($key:ident: $kind:ty = $default:literal, $means:literal;)+
    })+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Debug, PartialEq)]
            pub struct $type { $(#[doc = $means] pub $key: $kind,)+ }
        )+

        /// Everything that an operator decides.
        #[derive(Clone, Debug, PartialEq)]
        pub struct Config { $($(#[$doc])* pub $section: $type,)+ }

        impl Config {
            /// Every key there is, by section.
            pub const KEYS: &[&[Key]] = &[$(&[$(Key {
                section: stringify!($section),
                name: stringify!($key),
                legal: <$kind as Setting>::LEGAL,
                default: $default,
                means: $means,
            },)+],)+];

            pub(super) fn read(given: &mut Given) -> Self {
                Self {
                    $($section: $type { $($key: given.take(stringify!($section), stringify!($key), $default),)+ },)+
                }
            }
        }
    };
}

impl Config {
    /// The names of all sections.
    pub(super) fn sections() -> Vec<&'static str> {
        Self::KEYS.iter().filter_map(|keys| keys.first()).map(|key| key.section).collect()
    }

    /// The keys of a section.
    pub(super) fn section(name: &str) -> Option<&'static [Key]> {
        Self::KEYS.iter().copied().find(|keys| keys.first().is_some_and(|key| key.section == name))
    }
}

sections! {
    /// The API's door.
    server: Server {
        listen: SocketAddr = "127.0.0.1:8080", "Where the API listens.";
        public_url: Option<Origin> = "", "Scheme and host of links in answers where a community has no domain of its own. Empty: as the request says.";
        request_timeout_seconds: Duration = "30", "After so many seconds a request is given up with 503 `REQUEST_TIMEOUT`, or with 400 if its body has not come.";
        body_limit_bytes: usize = "67108864", "A request that announces a larger body is refused unread. Operations have limits of their own: 1 MiB or less, but for those that take files.";
        shutdown_grace_seconds: Duration = "20", "How long requests in flight may go on after SIGTERM or SIGINT.";
        cors_origins: Vec<Origin> = "", "Web sites whose scripts may call with credentials.";
        trusted_proxies: Vec<Network> = "", "Proxies that are believed when they say who the client is. Nobody else is.";
        max_connections: usize = "10000", "Connections at a time, as far as the limit of open files (`ulimit -n`) allows. Beyond, the one that waits longest without a request makes room.";
        max_connections_per_address: usize = "512", "Connections at a time of one address, or of one /64 of IPv6; at most half of all. Trusted proxies have no such share.";
        head_timeout_seconds: Duration = "10", "How long a request's head may take, and how long a new connection may say nothing.";
        idle_timeout_seconds: Duration = "75", "How long a connection may wait for its next request.";
        stall_timeout_seconds: Duration = "60", "A client that reads less than 32 KiB of its answer in so many seconds is given up.";
        unread_limit_bytes: usize = "67108864", "Bytes of long answers that may wait in memory for their readers, of all together. Beyond, those whose readers have taken nothing for longest are cut off.";
        http2: bool = "false", "`true` speaks HTTP/2 too, with whoever begins with it (h2c with prior knowledge). For a proxy of yours: one client of HTTP/2 can leave many answers unread.";
        forwarded_header: ForwardedHeader = "x-forwarded-for", "Where those proxies say it.";
    }
    /// Where Prometheus reads.
    metrics: Metrics {
        listen: SocketAddr = "127.0.0.1:9090", "Where `/metrics` listens. Keep it from strangers.";
    }
    /// Files of this installation.
    data: Data {
        dir: PathBuf = "./data", "The SQLite file, uploads and generated keys. Made if it is not there.";
    }
    /// The database.
    database: Database {
        url: Option<DatabaseUrl> = "", "Empty: `timeweave.db` in the data directory.";
        max_connections: u32 = "10", "Connections at a time (SQLite: readers; there is one writer).";
        acquire_timeout_seconds: Duration = "5", "How long a request waits for a connection before 503.";
    }
    /// What several gateways share besides the database.
    redis: Redis {
        url: Option<RedisUrl> = "", "Shares rate limits and live updates between gateways. Empty: in process.";
        prefix: PlainName = "timeweave", "What our keys and channels there begin with. Installations that share one server need one each.";
    }
    /// Rate limits.
    limits: Limits {
        enabled: bool = "true", "`false` switches rate limits off, for load tests.";
    }
    /// How a request's community is found.
    tenancy: Tenancy {
        from_token: bool = "false", "A valid token's own community counts when neither a header nor the host names one.";
    }
    /// Signing in.
    auth: Auth {
        keys: Vec<SigningKey> = "", "The first signs tokens, all verify. Empty: one key is made once and kept in `keys.json` in the data directory.";
        algorithm: TokenAlgorithm = "HS256", "How tokens are signed. With `EdDSA`, `/.well-known/jwks.json` has the public keys for services beside this one. Tokens of both kinds are taken.";
        issuer: String = "timeweave", "`iss` of access tokens.";
        audience: String = "timeweave", "`aud` of access tokens.";
        session_hours: u32 = "12", "How long a browser session lasts.";
        secure_cookies: bool = "false", "`true` marks cookies `Secure` even where requests seem to come over plain HTTP.";
    }
    /// Gatherings of members.
    events: Events {
        recurrence_v2: bool = "false", "Whether this and all following occurrences of an event can be changed together. Clients see it in `GET /api/v2/events/recurrence-capabilities`.";
        recurrence_rolling: bool = "false", "Whether events can recur for ever: occurrences are made as time goes by. Needs the key before.";
        recurrence_blueprints: bool = "false", "Whether occurrences that are made later can take over agenda, tickets and the like of one that is there. Needs both keys before.";
        max_occurrences: u32 = "366", "Occurrences of an event at once, 5000 at most; with more, none are made: `v2_degraded`.";
        revision_cap: u32 = "1000", "Occurrences that one revision changes, 5000 at most.";
    }
    /// The GraphQL door.
    graphql: Graphql {
        introspection: bool = "true", "Whether clients may read the schema.";
        graphiql: bool = "true", "Whether `GET /graphql` shows a browser the query editor.";
        max_depth: usize = "12", "Levels of nesting in a query.";
        max_complexity: usize = "10000", "Fields of a query, lists counted by their length.";
        max_aliases: usize = "30", "Aliases in a query.";
        max_response_bytes: usize = "4194304", "Bytes of one answer. A larger one is not sent: `RESPONSE_TOO_LARGE`.";
        requests_per_minute: u32 = "600", "Requests, and operations on sockets, of one caller in one community in a minute.";
        requests_per_minute_per_address: u32 = "3000", "The same of everybody at one address.";
        trusted_documents: Option<PathBuf> = "", "A JSON file of documents by their ids, as clients' builds write it. Then no others are run: see operations.md. Empty: every document is.";
    }
    /// Messages to browsers and phones.
    push: Push {
        vapid_private_key: Option<VapidKey> = "", "Signs what goes to browsers (RFC 8292). Empty: one is made once and kept in `vapid.json` in the data directory. Browsers that subscribed with another one hear nothing any more.";
        vapid_subject: Contact = "mailto:admin@localhost", "Whom browsers' push services turn to when something is wrong. Some of them refuse an address that cannot be real.";
        fcm_service_account: Option<PathBuf> = "", "The JSON file of a Google service account that may send through Firebase Cloud Messaging. Empty: nothing goes to phones that way.";
        fcm_project: Option<String> = "", "The Firebase project. Empty: the one that the file names.";
        fcm_url: Origin = "https://fcm.googleapis.com", "Where Firebase Cloud Messaging takes messages.";
        expo_url: Origin = "https://exp.host", "Where Expo takes messages, for tokens that are Expo's.";
        timeout_seconds: Duration = "10", "How long a push service may take to answer.";
        allow_loopback: bool = "false", "For tests alone: `true` lets browsers' push services be on this machine, without TLS and on any port.";
    }
    /// Card payments of the marketplace.
    cards: Cards {
        url: Option<Origin> = "", "Where the provider of card payments takes calls; `https`, or this machine. Empty: there are none, and whatever needs them is refused. See operations.md.";
        key: Option<AppSecret> = "", "What this program shows the provider. Needed with the address.";
        webhook_secret: Option<AppSecret> = "", "What the provider signs its messages with. Needed with the address.";
        previous_webhook_secret: Option<AppSecret> = "", "The one before, which is still good while the provider changes it.";
        timeout_seconds: Duration = "10", "How long the provider may take to answer.";
    }
    /// E-mail.
    mail: Mail {
        host: Option<String> = "", "The SMTP server that takes mail. Empty: no mail leaves, and what waits to be sent is given up after seven days.";
        port: u16 = "587", "Its port: 587 with `starttls`, 465 with `tls`, 25 or another with `none`.";
        tls: MailTls = "starttls", "`starttls`: the connection must become private before anything is said. `tls`: it is from the first byte. `none`: nothing is private, not even the password.";
        username: Option<String> = "", "Name to sign in with. Empty: without signing in.";
        password: Option<Password> = "", "Password to sign in with.";
        from_address: MailAddress = "timeweave@localhost.localdomain", "Address that mails come from.";
        from_name: Option<String> = "", "Name beside it. Empty: the community's.";
        reply_to: Option<MailAddress> = "", "Where answers go. Empty: to the address that mails come from.";
        timeout_seconds: Duration = "30", "How long one step of the conversation may take; the last, in which the server looks at the whole letter, eight times as long, up to five minutes.";
        pool_size: usize = "4", "Connections at a time.";
        ca_file: Option<PathBuf> = "", "Certificate (PEM) of a private authority that is trusted beside the public ones.";
        hourly_cap: Ceiling = "30", "Mails to one address in an hour; what is more waits. 0: no bound.";
    }
    /// Live updates over a WebSocket, in the Pusher protocol.
    live: LiveUpdates {
        enabled: bool = "true", "`false` turns every socket of the Pusher protocol away.";
        presence: bool = "false", "Whether members may see on presence channels who of their community is there.";
        key: Option<PlainName> = "", "The application key that clients connect with. Empty: made of the first signing key.";
        secret: Option<AppSecret> = "", "Signs subscriptions. Empty: made of the signing keys.";
        cluster: String = "eu", "What clients are told for `cluster`. Nothing depends on it.";
        ws_host: Option<String> = "", "The host that clients are told to connect to. Empty: that of links in answers.";
        ws_port: Option<u16> = "", "The port that they are told. Empty: that of links in answers.";
        force_tls: Option<bool> = "", "Whether they are told to use TLS. Empty: as links in answers do.";
        max_sockets: usize = "20000", "Sockets of this process at a time.";
        sockets_per_member: usize = "20", "Sockets of one member at a time in this process.";
        sockets_per_address: usize = "500", "Sockets from one address at a time in this process; all of a version 6 network (/64) is one.";
        queue: usize = "64", "So many events may wait for one socket; a slower one is closed and connects anew.";
        activity_timeout_seconds: Duration = "120", "A socket that says nothing for so long is asked whether it is still there.";
        pong_timeout_seconds: Duration = "30", "How long it may take to answer, and to take what it is sent.";
        recheck_seconds: Duration = "60", "How often it is looked whether those who listen still may.";
    }
    /// Log lines, on standard error.
    log: Log {
        format: LogFormat = "auto", "`auto` is `pretty` for a terminal, else `json`.";
        filter: LogFilter = "info,sqlx=warn", "Which lines are written.";
    }
    /// Background work.
    worker: Worker {
        enabled: bool = "true", "Whether `serve` does background work too, as without `--no-worker`.";
        concurrency: u32 = "1", "Workers side by side in this process. More than one may deliver events out of their order.";
        poll_seconds: Duration = "1", "How often to look for work that another process wrote down.";
        lease_seconds: Duration = "10", "So many seconds after a worker crashed, another one takes over what it had; a worker that lives renews its lease.";
    }
}
