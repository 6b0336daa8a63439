//! Demo forms: what those who come to an evening are asked, and what some of them answered.

use serde_json::{Value, json};

use crate::base::Timestamp;
use crate::call::Tx;
use crate::db::Stored;
use crate::forms::AnswerKeys;
use crate::forms::model::{Audience, Demand, Kind, Retention, Status, Whose};
use crate::insert;

/// Key, kind, question, options, whether it has to be answered, whether it is sensitive, for whom answers are, and for how long they are kept.
type Asked = (&'static str, Kind, &'static str, &'static [&'static str], bool, bool, Audience, Retention);

const QUESTIONS: [Asked; 3] = [
    (
        "thing",
        Kind::ShortText,
        "What do you bring to be repaired?",
        &[],
        true,
        false,
        Audience::CheckInStaff,
        Retention::Week,
    ),
    (
        "help",
        Kind::SingleChoice,
        "Can you help others?",
        &["Gladly", "Not this time"],
        false,
        false,
        Audience::RegistrationManagers,
        Retention::Month,
    ),
    (
        "access",
        Kind::LongText,
        "What should we know so that you feel well with us?",
        &[],
        false,
        true,
        Audience::Organizers,
        Retention::Event,
    ),
];

/// Writes the form of an evening that somebody organizes; the first two of its guests have answered it.
pub(super) async fn insert_form(
    tx: &mut Tx,
    tenant: i64,
    (event, organizer): (i64, i64),
    guests: &[(i64, i64)],
    now: Timestamp,
) -> Stored<()> {
    let (sql, params) = insert! { unscoped into event_form_settings {
        tenant_id: tenant,
        event_id: event,
        answers: Demand::After,
        due_minutes: 24_i64 * 60,
        version: 1_i64,
        updated_at: now,
    } };
    tx.unscoped().run(sql, params).await?;
    let (sql, params) = insert! { unscoped into event_forms {
        tenant_id: tenant,
        event_id: event,
        author_id: organizer,
        number: 1_i64,
        status: Status::Published,
        title: "Before you come",
        intro: "It helps us to have the right tools at hand.",
        version: 2_i64,
        published_at & created_at & updated_at: now,
    } then "RETURNING id" };
    let form: i64 = tx.unscoped().one(sql, params).await?;
    for (position, (key, kind, label, options, is_required, is_sensitive, audience, retention)) in
        (0_i64..).zip(QUESTIONS)
    {
        let (sql, params) = insert! { unscoped into event_form_questions {
            tenant_id: tenant,
            form_id: form,
            position,
            question_key: key,
            kind,
            label,
            options: json!(options),
            is_required,
            is_sensitive,
            audience,
            retention,
        } };
        tx.unscoped().run(sql, params).await?;
    }
    let said = [
        [json!("A radio that hums"), json!("Gladly"), json!("I hear badly on the left.")],
        [json!("My grandmother's lamp"), json!("Not this time"), Value::Null],
    ];
    for ((guest, _), answers) in guests.iter().zip(said) {
        let (sql, params) = insert! { unscoped into event_submissions {
            tenant_id: tenant,
            event_id: event,
            user_id: *guest,
            version: 1_i64,
            created_at & updated_at: now,
        } then "RETURNING id" };
        let submission: i64 = tx.unscoped().one(sql, params).await?;
        let whose = Whose { event: event.into(), member: (*guest).into() };
        for ((key, .., retention), answer) in QUESTIONS.into_iter().zip(answers) {
            let call = tx.call().clone();
            let sealed = call.room::<AnswerKeys>().ok().filter(|_| !answer.is_null()).and_then(|keys| {
                let sealed = keys.seal(tenant.into(), (whose, key), &answer.to_string(), call.chance())?;
                Some((keys.current()?.to_owned(), sealed))
            });
            let Some((by, sealed)) = sealed else { continue };
            let (sql, params) = insert! { unscoped into event_answers {
                tenant_id: tenant,
                submission_id: submission,
                form_id: form,
                question_key: key,
                retention,
                sealed_by: by,
                sealed,
                created_at & updated_at: now,
            } };
            tx.unscoped().run(sql, params).await?;
        }
    }
    Ok(())
}
