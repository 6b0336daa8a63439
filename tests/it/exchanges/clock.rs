//! What the clock does when nobody else does.

use chrono::TimeDelta;
use timeweave::exchanges::tasks;

use super::*;
use crate::each_engine;

async fn tick(town: &Town) -> u64 {
    tasks::tick(town.world()).await.unwrap()
}

each_engine! {
    async fn a_request_that_nobody_answers_expires(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = bring(&town, &ada, &ben, "pending_provider").await;
        town.later(TimeDelta::days(14) - TimeDelta::seconds(1));
        assert_eq!(tick(&town).await, 0);
        town.later(TimeDelta::seconds(1));
        let (one, other) = tokio::join!(tick(&town), tick(&town));
        assert_eq!(one + other, 1, "two processes move it once");
        assert_eq!(status(&town, id).await, "expired");
        let steps = count(&town, "SELECT COUNT(*) FROM exchange_history WHERE action = 'expire' AND actor_role = 'system'").await;
        assert_eq!(steps, 1);
        assert_eq!(tick(&town).await, 0);
        // Nobody did it, so both hear of it.
        town.deliver().await;
        let sql = "SELECT user_id, message, link FROM notifications WHERE type = 'exchange_cancelled' ORDER BY user_id";
        let lines: Vec<(i64, String, String)> = town.db().all(sql, params![]).await.unwrap();
        let line = |to: i64| (to, "harbour called your exchange off.".to_owned(), format!("/exchanges/{id}"));
        assert_eq!(lines, [line(ada.id), line(ben.id)]);
    }

    async fn what_the_payer_confirmed_is_paid_when_the_time_is_over(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        town.member_as("harbour", "warden", "broker").await;
        grant(&town, &ada, 250).await;
        // Confirmed by the payer, by the payee, by nobody; and by a payer who cannot pay any more.
        let by_payer = bring(&town, &ada, &ben, "pending_confirmation").await;
        let by_payee = bring(&town, &ada, &ben, "pending_confirmation").await;
        let by_nobody = bring(&town, &ada, &ben, "pending_confirmation").await;
        town.later(TimeDelta::seconds(1));
        let too_poor = bring(&town, &ada, &ben, "pending_confirmation").await;
        act(&ada, by_payer, "confirm").await.ok();
        act(&ben, by_payee, "confirm").await.ok();
        act(&ada, too_poor, "confirm").await.ok();
        town.later(TimeDelta::hours(72) - TimeDelta::seconds(2));
        assert_eq!(tick(&town).await, 0);
        town.later(TimeDelta::seconds(2));
        assert_eq!(tick(&town).await, 4);
        let mut then = Vec::new();
        for id in [by_payer, by_payee, by_nobody, too_poor] {
            then.push(status(&town, id).await);
        }
        assert_eq!(then, ["completed", "disputed", "disputed", "disputed"]);
        assert_eq!((has(&town, &ada).await, has(&town, &ben).await), (50, 200));
        is_sound(&town).await;
        // Those who look after the community hear of each that they are to decide about.
        town.deliver().await;
        let called = "SELECT COUNT(*) FROM notifications WHERE type = 'exchange_needs_broker' AND actor_id IS NULL";
        assert_eq!(count(&town, called).await, 3);
    }
}
