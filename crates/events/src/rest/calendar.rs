//! Calendars at the REST door.

use contract::event_calendar as wire;
use contract::{EventCalendarApi, Raw, WithHeaders};
use http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS};
use http::{HeaderMap, HeaderName, HeaderValue};

use super::Rest;
use crate::base::{Answer, Failure, Fault};
use crate::calendar::{self, Reach};
use crate::call::Call;
use crate::ics::{Entry, Standing};
use crate::store::calendar::{CalendarRow, Feed};

impl EventCalendarApi for Rest {
    async fn list_event_calendar(
        &self,
        call: Call,
        query: wire::ListEventCalendarQuery,
    ) -> Answer<wire::EventCalendarResponse> {
        let (rows, period) = calendar::list(&call, (query.from, query.to), Reach::List).await?;
        let language = call.language();
        let mut data = Vec::with_capacity(rows.len());
        for row in &rows {
            data.push(listed(&calendar::entry(&call, row, language)?, row));
        }
        let range =
            wire::EventCalendarRange { from: period.from, to: period.to, timezone: period.zone.name().to_owned() };
        let base_url = call.visit().base_url.clone();
        let meta = wire::EventCalendarMeta { base_url, range, identity_free: true, restricted_access_redacted: true };
        Ok(wire::EventCalendarResponse { data, meta })
    }

    async fn download_event_calendar(
        &self,
        call: Call,
        query: wire::DownloadEventCalendarQuery,
    ) -> Answer<WithHeaders<Raw>> {
        let (rows, _) = calendar::list(&call, (query.from, query.to), Reach::File).await?;
        file(calendar::file(&call, &rows, call.language())?, "events.ics")
    }

    async fn list_event_calendar_feeds(&self, call: Call) -> Answer<wire::EventCalendarFeedsResponse> {
        let data = calendar::feeds(&call).await?.into_iter().map(feed).collect();
        let meta = wire::EventCalendarFeedsMeta { base_url: call.visit().base_url.clone(), secrets_returned: false };
        Ok(wire::EventCalendarFeedsResponse { data, meta })
    }

    async fn event_calendar_feed_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::EventCalendarFeed>> {
        let own = match calendar::feeds(&call).await {
            // Who has no calendars here has no links either.
            Err(Failure::Refusal(_)) => Vec::new(),
            own => own?,
        };
        Ok(own.into_iter().map(feed).filter(|one| numbers.contains(&one.id)).collect())
    }

    async fn create_event_calendar_feed(
        &self,
        call: Call,
        body: wire::CreateEventCalendarFeedBody,
    ) -> Answer<wire::NewEventCalendarFeedResponse> {
        let (made, secret) = calendar::make_feed(&call, body.label.as_deref()).await?;
        let base_url = call.visit().base_url.clone();
        let feed_url = format!("{base_url}{}", calendar::feed_path(&call.community()?.slug, &secret));
        let made = feed(made);
        let data = wire::NewEventCalendarFeed {
            id: made.id,
            label: made.label,
            token_prefix: made.token_prefix,
            locale: made.locale,
            created_at: made.created_at,
            last_used_at: made.last_used_at,
            revoked_at: made.revoked_at,
            active: made.active,
            secret,
            feed_url,
        };
        let meta = wire::NewEventCalendarFeedMeta { base_url, secret_shown_once: true };
        Ok(wire::NewEventCalendarFeedResponse { data, meta })
    }

    async fn revoke_event_calendar_feed(
        &self,
        call: Call,
        path: wire::RevokeEventCalendarFeedPath,
    ) -> Answer<wire::EventCalendarFeedRevokedResponse> {
        calendar::revoke_feed(&call, path.token_id).await?;
        let data = wire::EventCalendarFeedRevoked { revoked: true };
        Ok(wire::EventCalendarFeedRevokedResponse { data, meta: call.meta() })
    }

    async fn read_event_calendar_feed(
        &self,
        call: Call,
        path: wire::ReadEventCalendarFeedPath,
    ) -> Answer<WithHeaders<Raw>> {
        file(calendar::read_feed(&call, &path.tenant_slug, &path.feed).await?, "my-events.ics")
    }

    async fn download_event_calendar_file(
        &self,
        call: Call,
        path: wire::DownloadEventCalendarFilePath,
    ) -> Answer<WithHeaders<Raw>> {
        let row = calendar::one(&call, path.id.into()).await?;
        let name = format!("event-{}.ics", row.id);
        file(calendar::file(&call, &[row], call.language())?, &name)
    }

    async fn get_event_calendar_links(
        &self,
        call: Call,
        path: wire::GetEventCalendarLinksPath,
    ) -> Answer<wire::EventCalendarLinksResponse> {
        let row = calendar::one(&call, path.id.into()).await?;
        let entry = calendar::entry(&call, &row, call.language())?;
        let data = wire::EventCalendarLinks {
            google_url: calendar::google(&entry),
            outlook_url: calendar::outlook(&entry),
            download_path: format!("/api/v2/events/{}/calendar.ics", row.id),
        };
        Ok(wire::EventCalendarLinksResponse { data, meta: call.meta() })
    }
}

/// A file that nothing on the way keeps, and that nobody finds.
fn file(text: String, name: &str) -> Answer<WithHeaders<Raw>> {
    let named = HeaderValue::try_from(format!("attachment; filename=\"{name}\"")).map_err(Fault::new)?;
    let fixed = HeaderValue::from_static;
    let headers = HeaderMap::from_iter([
        (CONTENT_DISPOSITION, named),
        (CACHE_CONTROL, fixed("private, no-store, max-age=0")),
        (REFERRER_POLICY, fixed("no-referrer")),
        (X_CONTENT_TYPE_OPTIONS, fixed("nosniff")),
        (HeaderName::from_static("x-robots-tag"), fixed("noindex, nofollow")),
    ]);
    Ok(WithHeaders {
        headers,
        body: Raw { content_type: "text/calendar; charset=utf-8".to_owned(), body: text.into() },
    })
}

fn listed(entry: &Entry, row: &CalendarRow) -> wire::EventCalendarEntry {
    wire::EventCalendarEntry {
        id: row.id.get(),
        uid: entry.uid.clone(),
        title: entry.title.clone(),
        description: entry.details.clone(),
        starts_at: calendar::written(entry, entry.start),
        ends_at: calendar::written(entry, entry.end),
        timezone: entry.zone.name().to_owned(),
        all_day: entry.is_all_day,
        operational_status: row.operational_state,
        calendar_status: match entry.standing {
            Standing::Confirmed => wire::EventCalendarStatus::Confirmed,
            Standing::Tentative => wire::EventCalendarStatus::Tentative,
            Standing::Cancelled => wire::EventCalendarStatus::Cancelled,
        },
        sequence: entry.sequence,
        updated_at: entry.updated_at,
        detail_url: entry.url.clone(),
    }
}

fn feed(row: Feed) -> wire::EventCalendarFeed {
    wire::EventCalendarFeed {
        id: row.id,
        label: row.label,
        token_prefix: row.prefix,
        locale: row.language,
        created_at: row.created_at,
        last_used_at: row.last_used_at,
        active: row.revoked_at.is_none(),
        revoked_at: row.revoked_at,
    }
}
