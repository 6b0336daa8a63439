//! The facade on both engines.

mod ambient;
mod schema;
mod silence;
mod values;

use std::time::Duration;

use super::{Db, DbSettings, Stored};
use crate::engines::{Site, on_each_site};
pub(crate) use crate::engines::{crashing, everybody_home, on_each_engine};

/// How long a story waits for what must come. Far longer than it takes on a busy machine.
const LONG: Duration = Duration::from_secs(60);

/// The same for a story that waits in vain for a connection or a row: nobody waits long for them. What must succeed is
/// asked for [`patiently`].
async fn on_each_engine_in_a_hurry(story: impl AsyncFn(&Db)) {
    on_each_site(async |site: &Site| {
        let settings = DbSettings {
            acquire_timeout: Duration::from_millis(800),
            lock_timeout: Duration::from_millis(300),
            ..site.settings.clone()
        };
        let db = patiently(async || Db::connect(&settings).await).await;
        story(&db).await;
        db.close().await;
    })
    .await;
}

/// Asks again for as long as the database has no connection or no time.
async fn patiently<T>(ask: impl AsyncFn() -> Stored<T>) -> T {
    let asking = async {
        loop {
            match ask().await {
                Err(error) if error.is_unavailable() => {}
                answer => return answer.unwrap(),
            }
        }
    };
    tokio::time::timeout(LONG, asking).await.expect("the database is not available")
}

/// Whoever runs the program must know whether it is the server, the password or the time.
#[tokio::test]
async fn a_postgres_that_is_not_there_is_told_by_what_it_says() {
    let settings = DbSettings::new("postgres://nobody@127.0.0.1:1/nothing");
    let settings = DbSettings { acquire_timeout: Duration::from_millis(300), ..settings };
    let Err(error) = Db::connect(&settings).await else { panic!("nobody listens there") };
    let chain: Vec<String> = std::iter::successors(Some(&error as &dyn std::error::Error), |error| error.source())
        .map(ToString::to_string)
        .collect();
    assert!(chain.iter().any(|said| said.contains("refused")), "{chain:?}");
}
