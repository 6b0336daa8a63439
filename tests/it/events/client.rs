//! What the pages of the platform's accessible client read and send about events: each of their calls finds its fields (spec events 2 to 9, 18 to 20; spec
//! accessible 8).

use chrono::TimeDelta;
use http::Method;
use serde_json::{Value, json};

use crate::each_engine;
use crate::support::{Page, lists};

const ITEM: &str = "contract_version,id,title,description,primary_image{url,alt_text}?,
    organizer{id,display_name,avatar_url,relationship,actions{view_profile,message}},category{id,name,slug,colour}?,
    location{label,latitude,longitude,mode,accessibility{schema_version,step_free_access,accessible_toilet,hearing_loop,quiet_space,seating_available,
        accessible_parking,parking_details,transit_details,assistance_contact,notes,provided}},
    schedule{start_at,end_at,timezone,all_day,state,publication_state,operational_state,lifecycle_version,cancellation_reason},
    relationship{engagement{state,can_change},registration{state,waitlist_position,can_register,can_withdraw,can_join_waitlist,can_leave_waitlist},
        attendance{state,checked_in_at,checked_out_at},capacity{limit,confirmed,remaining,is_full,waitlist_count}},
    online_access{mode,reveal_state,join_url,video_url,reveal_at,expires_at},series{named?,recurrence?},
    permissions{edit,cancel,manage_people,check_in,message,export,publish,submit_for_review,manage_agenda,manage_staff,manage_registration,broadcast,
        manage_finance,reconcile_credits,reconcile_tickets,transfer_ownership},
    metrics{confirmed_count,interested_count,waitlist_count},created_at,updated_at";
/// The same in flat words.
const FLAT: &str = "organizer_id,user{id,name,avatar,avatar_url},category_id,category_name,category_slug,location_label,latitude,longitude,
    coordinates{lat,lng}?,venue_accessibility,start_time,end_time,start_date,end_date,status,cancellation_reason,is_online,allow_remote_attendance,
    online_link,online_url,video_url,cover_image,image_url,max_attendees,spots_left,is_full,attendee_count,attendees_count,interested_count,
    waitlist_count,rsvp_counts{going,interested},my_rsvp,user_rsvp,rsvp_status,series_id,is_series,parent_event_id,recurrence_frequency,series_count,
    series_occurrences,can_edit,group?";
const STEP: &str = "action,requested_action,outcome,event_id,changed,replayed,idempotent_replay,idempotency_key_supplied,cancelled,already_cancelled,
    archived,already_archived,deleted,publication_status,operational_status,status,lifecycle_version,reason,history_id,outbox_id,
    cascade{reminders_cancelled,waitlist_cancelled,registrations_cancelled},
    series{is_series,target_count,changed_count,replayed_count,history_count,outbox_count,event_ids,changed_event_ids}";
const STANDS: &str = "contract_version,event_id,member_id,engagement{state,consumes_capacity},
    registration{id,state,version,capacity_pool_key,allocation_key,changed_at,invited_at,pending_at,confirmed_at,declined_at,cancelled_at},
    waitlist{id,state,version,position,offered_at,offer_expires_at,offer_active,accepted_at,expired_at,cancelled_at},
    attendance{state,checked_in_at,checked_out_at},capacity{limit,confirmed,remaining,is_full},
    actions{registrable,confirm,withdraw,join_waitlist,leave_waitlist,accept_offer,idempotency_key_required},privacy{sensitive_fields_redacted}";
const MOVED: &str = "relationship{event_id,registration{state},waitlist{state},actions},
    mutation{changed,idempotent_replay,history_entry_id,next_offer_created}";
const RSVP: &str = "contract_version,event_id,relationship{registration{state}},metrics,status,rsvp_counts{going,interested},waitlist_position,message";
const ROSTER: &str = "contract_version,member{id,display_name,avatar_url},engagement,registration,attendance,registered_at,id,name,avatar,avatar_url,
    rsvp_status,status,rsvp_at";
const TICKET: &str = "id,version,name,description,kind,unit_price_credits,allocation_limit,sales_opens_at,sales_closes_at,per_member_limit,
    refund_cutoff_at,organizer_cancel_refundable,status,availability{eligibility{eligible,reasons},allocation_remaining,member_remaining,
    sales_window_open,materialization_supported,gateway_status,attendance_reward_included,
    refund_policy{cutoff_at,organizer_cancel_refundable,execution_status}},eligibility_policy?";
const ENTITLED: &str = "entitlement{id,ticket_type_id,units,kind,unit_price_credits,total_price_credits,status,version,confirmed_at,cancelled_at},changed,idempotent_replay";
const NOTED: &str = "member{id,display_name},mutation{attendance_id,event_id,user_id,action,from_state,to_state,changed,idempotent_replay,
    attendance_version,changed_at,checked_in_at,checked_out_at,history_entry_id,credit_status}";
const CAME: &str = "attendance_id,event_id,user_id,attendee_id,outcome,checked_in,marked,already_checked_in,replayed,checked_in_at,credit_status,
    hours_credited,attendance_version";
const DATE: &str = "id,uid,title,description,starts_at,ends_at,timezone,all_day,operational_status,calendar_status,sequence,updated_at,detail_url";
const LINK: &str = "id,label,token_prefix,locale,created_at,last_used_at,revoked_at,active";
const SERIES: &str = "contract_version,id,title,description,event_count,next_event_at,creator,created_at,occurrences";
const HELPER: &str = "id,event_id,member,role,capabilities,status,effective,version,granted_at,revoked_at,expires_at";
const LINE: &str = "id,lifecycle_version,publication{from,to},operational{from,to},reason,actor{id,display_name},
    evidence{axes_changed,cascade,series?,notifications_suppressed},created_at,immutable";
const MODERATED: &str = "id,title,description,status,publication_state,operational_state,lifecycle_version,start_at,end_at,timezone,all_day,location,
    is_recurring_template,series?,organizer{id,display_name},group?,category?,capacity,metrics{confirmed,interested,waitlist,attendance,legacy_attended},
    moderation{submitted_at,submitted_by,decided_at,decided_by,reason},lifecycle_reason,created_at,updated_at";

fn number(found: &Value) -> i64 {
    found["id"].as_i64().unwrap()
}

each_engine! {
    async fn the_accessible_client_finds_what_it_reads(town: Town = "[limits]\nenabled = false\n") {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let admin = town.member_as("harbour", "dana", "admin").await;
        let (host, guest, third, staff) = (Page(&ada), Page(&ben), Page(&cleo), Page(&admin));

        // The forms of an organizer.
        let begins = town.clock.now() + TimeDelta::minutes(20);
        let form = json!({
            "title": "Repair evening", "description": "Bring what is broken.", "start_time": begins, "end_time": begins + TimeDelta::hours(2), "timezone": "UTC",
            "all_day": false, "location": "Quay 1", "latitude": 53.27, "longitude": -9.06, "max_attendees": 1, "is_online": false,
            "allow_remote_attendance": false, "online_link": null, "video_url": null, "_csrf": "x",
        });
        let id = number(&host.posts("events", form, "/data", &[ITEM, FLAT]).await);
        let of = |what: &str| format!("events/{id}{what}");
        host.puts(&of(""), json!({ "title": "Repair night", "max_attendees": 1 }), "/data", &[ITEM, FLAT]).await;
        host.finds((Method::POST, &of("/publish"), None), "/data", &[ITEM, FLAT]).await;

        // Whoever looks around, and whoever comes.
        let mine = format!("events?user_id={}&when=upcoming", ada.id);
        for path in [
            "events", "events?when=upcoming&q=repair&per_page=20", "events?when=all&near_lat=53.27&near_lng=-9.06&radius_km=25", "events?step_free=unknown",
            mine.as_str(), "events/nearby?lat=53.27&lon=-9.06",
        ] {
            lists(&guest, path, &[ITEM, FLAT]).await;
        }
        guest.reads("events/nearby?lat=53.27&lon=-9.06", "/meta/search", &["type,lat,lon,radius_km"]).await;
        guest.reads("events?near_lat=53.27&near_lng=-9.06", "/data/0", &["distance_km"]).await;
        guest.reads(&of(""), "/data", &[ITEM, FLAT]).await;
        guest.reads(&of("/relationship"), "/data", &[STANDS]).await;
        guest.posts(&of("/registration/confirm"), json!({ "idempotency_key": "1" }), "/data", &[MOVED]).await;
        for status in ["going", "interested"] {
            third.posts(&of("/rsvp"), json!({ "status": status, "idempotency_key": status }), "/data", &[RSVP]).await;
        }
        third.call(Method::DELETE, &of("/rsvp"), None).await;
        third.posts(&of("/waitlist"), json!({}), "/data", &["waitlisted,position"]).await;
        third.call(Method::DELETE, &of("/waitlist"), None).await;
        for step in ["", "/leave", ""] {
            third.posts(&of(&format!("/registration/waitlist{step}")), json!({}), "/data", &[MOVED]).await;
        }
        host.reads(&of("/waitlist"), "/meta", &["has_more,user_position"]).await;
        guest.posts(&of("/registration/withdraw"), json!({ "reason": "Ill." }), "/data", &[MOVED]).await;
        third.posts(&of("/registration/waitlist/accept"), json!({ "idempotency_key": "2" }), "/data", &[MOVED]).await;
        third.reads(&of("/attendees?status=going&per_page=100"), "/data/0", &[ROSTER]).await;

        // Who comes, and who came.
        host.reads(&of("/people?per_page=25&sort=name"), "/data/0", &["user_id,member,registration_state,registration_version,waitlist_state,attendance_state"]).await;
        host.reads(&of("/people"), "/meta", &["current_page,per_page,total,total_pages,has_more,metrics,projection,capabilities"]).await;
        let invite = json!({ "operations": [{ "user_id": ben.id, "action": "invite", "expected_version": 2, "idempotency_key": "3" }] });
        host.posts(&of("/people/bulk"), invite, "/data", &["total,successful,failed,outcomes"]).await;
        host.posts(&of(&format!("/people/{}/cancel", ben.id)), json!({ "reason": "Full." }), "/data", &["relationship,mutation"]).await;
        host.reads(&of(&format!("/people/{}/history", cleo.id)), "/data/0", &["id,kind,from_state,to_state,version,reason,actor,created_at"]).await;
        let check_in = json!({ "action": "check_in", "expected_version": 0, "idempotency_key": "4" });
        host.posts(&of(&format!("/people/{}/attendance", cleo.id)), check_in, "/data", &[NOTED]).await;
        host.posts(&of(&format!("/attendees/{}/check-in", cleo.id)), json!({}), "/data", &[CAME]).await;
        host.posts(&of("/attendance"), json!({ "user_id": cleo.id }), "/data", &[CAME]).await;
        let many = "total,processed,successful,marked,already_checked_in,failed,complete,partial_success,outcomes";
        host.posts(&of("/attendance/bulk"), json!({ "user_ids": [cleo.id] }), "/data", &[many]).await;
        host.reads(&of("/attendance"), "/data/0", &["user_id,state,checked_in_at,checked_out_at,attendance_version"]).await;
        let code = third.reads(&of("/check-in-code"), "/data", &["credential"]).await["credential"].clone();
        let check_out = json!({ "action": "check_out", "credential": code, "confirmation": "1" });
        host.posts(&of("/attendance/code"), check_out, "/data", &[NOTED]).await;

        // Tickets.
        let soup = json!({
            "name": "Soup", "kind": "free", "allocation_limit": 5, "per_member_limit": 1, "sales_opens_at_utc": "2025-01-01T00:00:00Z",
            "sales_closes_at_utc": begins, "idempotency_key": "5",
        });
        let made = host.posts(&of("/ticket-types"), soup, "/data", &["ticket_type,changed,idempotent_replay"]).await;
        let kind = number(&made["ticket_type"]);
        let described = json!({ "description": "Hot.", "expected_version": 1, "idempotency_key": "6" });
        host.puts(&of(&format!("/ticket-types/{kind}")), described, "/data/ticket_type", &[TICKET]).await;
        let open = json!({ "expected_version": 2, "idempotency_key": "7" });
        host.posts(&of(&format!("/ticket-types/{kind}/activate")), open, "/data/ticket_type", &[TICKET]).await;
        third.reads(&of("/tickets"), "/data", &["contract_version,event_id,currency,payment_gateway{free_supported,time_credit_supported,money_supported},
            permissions{manage,reconcile,allocate_self},ticket_types,own_entitlements"]).await;
        third.reads(&of("/tickets"), "/data/ticket_types/0", &[TICKET]).await;
        let quote = "ticket_type_id,kind,units,unit_price_credits,total_price_credits,status,eligibility,allocation_remaining,member_remaining,sales_window_open";
        third.posts(&of(&format!("/tickets/{kind}/quote")), json!({ "units": 1 }), "/data", &[quote]).await;
        let take = json!({ "units": 1, "idempotency_key": "8" });
        let taken = third.posts(&of(&format!("/tickets/{kind}/allocate")), take, "/data", &[ENTITLED, "confirmed_units_after"]).await;
        let back = json!({ "expected_version": 1, "reason": "Not hungry.", "idempotency_key": "9" });
        third.posts(&of(&format!("/ticket-entitlements/{}/cancel", number(&taken["entitlement"]))), back, "/data", &[ENTITLED]).await;
        host.reads(&of("/tickets/reconciliation"), "/data/ticket_types/0", &["ticket_type_id,kind,status,allocation_limit,confirmed_units,cancelled_units,
            confirmed_entitlements,cancelled_entitlements,registration_mismatches,price_snapshot_violations,inventory_delta,latest_inventory_after,
            allocation_overrun,inventory_mismatch"]).await;

        // Calendars, series, helpers, reminders.
        guest.reads("events/calendar", "/data/0", &[DATE]).await;
        guest.reads("events/calendar", "/meta", &["range{from,to,timezone},identity_free,restricted_access_redacted"]).await;
        guest.reads(&of("/calendar-actions"), "/data", &["google_url,outlook_url,download_path"]).await;
        let link = guest.posts("events/calendar/feed-tokens", json!({ "label": "Phone" }), "/data", &[LINK, "secret,feed_url"]).await;
        guest.reads("events/calendar/feed-tokens", "/data/0", &[LINK]).await;
        guest.finds((Method::DELETE, &format!("events/calendar/feed-tokens/{}", number(&link)), None), "/data", &["revoked"]).await;
        let series = number(&host.posts("events/series", json!({ "title": "Evenings" }), "/data", &[SERIES]).await);
        host.posts(&of("/series"), json!({ "series_id": series }), "/data", &["linked,event_id,series_id"]).await;
        lists(&guest, "events/series", &[SERIES]).await;
        guest.reads(&format!("events/series/{series}"), "/data/occurrences/0", &["id,title,start_at,end_at,status,location_label"]).await;
        guest.reads(&of(""), "/data/series/named", &["id,title,description,event_count"]).await;
        let help = json!({ "user_id": ben.id, "role": "check_in_staff", "expires_at": null });
        let helper = number(&host.posts(&of("/staff"), help, "/data", &[HELPER]).await);
        host.reads(&of("/staff"), "/data/0", &[HELPER]).await;
        host.reads(&of("/staff"), "/meta", &["role_capabilities"]).await;
        host.finds((Method::DELETE, &of(&format!("/staff/{helper}")), None), "/data", &[HELPER]).await;
        third.reads(&of("/reminders"), "/data", &["overrides,rules,revision,limits"]).await;
        let reminded = json!({ "overrides": [{ "offset_minutes": 10, "enabled": true }], "expected_revision": 0 });
        third.puts(&of("/reminders"), reminded, "/data", &["overrides,revision"]).await;
        third.call(Method::DELETE, &of("/reminders"), None).await;

        // Those who look after the community, and the end.
        let queue = "admin/events?publication_state=published";
        staff.reads(queue, "/data/0", &[MODERATED]).await;
        staff.reads(&format!("admin/events/{id}"), "/data", &[MODERATED]).await;
        for step in ["approve", "postpone", "reschedule"] {
            let transition = [MODERATED, "transition{action,changed,history_id,outbox_id,cascade,series?}"];
            staff.posts(&format!("admin/events/{id}/{step}"), json!({}), "/data", &transition).await;
        }
        host.posts(&of("/cancel"), json!({ "reason": "The hall is closed.", "idempotency_key": "10" }), "/data", &[STEP]).await;
        host.finds((Method::DELETE, &of(""), Some(json!({ "reason": "Over.", "idempotency_key": "11" }))), "/data", &[STEP]).await;
        host.reads(&of("/lifecycle-history"), "/data/0", &[LINE]).await;
        host.reads(&of("/lifecycle-history"), "/meta", &["per_page,has_more"]).await;
    }
}
