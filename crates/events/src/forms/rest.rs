//! Forms and answers at the REST door.

use contract::event_forms as wire;
use contract::{EventFormsApi, Raw, WithHeaders};
use http::header::{CACHE_CONTROL, CONTENT_DISPOSITION};
use http::{HeaderMap, HeaderValue};
use serde_json::Value;

use super::answers::{self, Answers, Asked, Opened};
use super::desk;
use super::drafts::{self, Desk, From, Whole};
use super::erasure::{self, Erasure};
use super::model::{Question, Settings, SettingsDraft, Wish, erased_at};
use super::store::given::Entry;
use super::table;
use crate::base::Answer;
use crate::call::Call;
use crate::members::Card;
use crate::model::Event;
use crate::registration;
use crate::rest::{Actors, Rest, actor, face, ids};

impl EventFormsApi for Rest {
    async fn get_event_form(
        &self,
        call: Call,
        path: wire::GetEventFormPath,
    ) -> Answer<wire::EventRegistrationFormResponse> {
        let Asked { event, settings, form, is_open, missing, own, reads } =
            answers::asked(&call, path.id.into()).await?;
        let people = reads.iter().filter_map(|read| read.reader_id).chain(own.iter().map(|own| own.submission.user_id));
        let people = Actors::of(&call, people).await?;
        let reads = reads.into_iter().map(|read| {
            let reader = read.reader_id.and_then(|id| people.find(id));
            wire::EventAnswerRead {
                reader_id: reader.map(|card| card.id.get()),
                reader: reader.map(|card| actor(&call, card)),
                answers: read.answer_count,
                read_at: read.created_at,
            }
        });
        let data = wire::EventRegistrationForm {
            event_id: path.id,
            settings: demand(&event, settings, None),
            form: form.map(whole),
            open: is_open,
            missing,
            submission: own.and_then(|own| {
                let card = people.find(own.submission.user_id)?;
                Some(submission(&call, &event, own, card))
            }),
            reads: reads.collect(),
        };
        Ok(wire::EventRegistrationFormResponse { data, meta: call.meta() })
    }

    async fn get_event_forms_for_staff(
        &self,
        call: Call,
        path: wire::GetEventFormsForStaffPath,
    ) -> Answer<wire::EventFormDeskResponse> {
        let Desk { event, settings, draft, forms, answered, missing } = drafts::desk(&call, path.id.into()).await?;
        let data = wire::EventFormDesk {
            event_id: path.id,
            settings: demand(&event, settings, draft),
            forms: forms.into_iter().map(whole).collect(),
            answered_count: answered,
            missing_count: missing,
        };
        Ok(wire::EventFormDeskResponse { data, meta: call.meta() })
    }

    async fn update_event_form_settings(
        &self,
        call: Call,
        path: wire::UpdateEventFormSettingsPath,
        body: wire::EventFormSettingsBody,
    ) -> Answer<wire::EventFormSettingsResponse> {
        let said = (body.answers, body.due_minutes);
        let others = (body.guests_per_member, body.approval_mode);
        let how = (body.draft, body.expected_version);
        let (event, settings, draft) = drafts::demand(&call, path.id.into(), said, others, how).await?;
        Ok(wire::EventFormSettingsResponse { data: demand(&event, settings, draft), meta: call.meta() })
    }

    async fn publish_event_form_settings(
        &self,
        call: Call,
        path: wire::PublishEventFormSettingsPath,
        body: wire::EventFormVersionBody,
    ) -> Answer<wire::EventFormSettingsResponse> {
        let done = drafts::publish_settings(&call, path.id.into(), body.expected_version).await?;
        let (event, settings, draft) = done;
        Ok(wire::EventFormSettingsResponse { data: demand(&event, settings, draft), meta: call.meta() })
    }

    async fn preview_event_answer_erasure(
        &self,
        call: Call,
        path: wire::PreviewEventAnswerErasurePath,
        body: wire::EventAnswerErasureBody,
    ) -> Answer<wire::EventAnswerErasureResponse> {
        Ok(erased(&call, erasure::count(&call, path.id.into(), body.keys).await?))
    }

    async fn apply_event_answer_erasure(
        &self,
        call: Call,
        path: wire::ApplyEventAnswerErasurePath,
    ) -> Answer<wire::EventAnswerErasureResponse> {
        Ok(erased(&call, erasure::apply(&call, path.id.into(), path.dry_run_id).await?))
    }

    async fn submit_event_answers_draft(
        &self,
        call: Call,
        path: wire::SubmitEventAnswersDraftPath,
        body: wire::EventFormSubmitBody,
    ) -> Answer<wire::EventSubmissionResponse> {
        let of = (path.id.into(), path.submission_id.into());
        let (event, own) = answers::give(&call, of, body.form_id.into(), body.expected_version).await?;
        answered(&call, &event, own).await
    }

    async fn create_event_form(
        &self,
        call: Call,
        path: wire::CreateEventFormPath,
        body: wire::EventFormBody,
    ) -> Answer<wire::EventFormResponse> {
        let from = match (body.questions, body.from_form_id) {
            (None, Some(form)) => From::Form(form.into()),
            (questions, _) => From::Questions(questions.unwrap_or_default().into_iter().map(wish).collect()),
        };
        let heading = (body.title.as_deref(), body.intro.as_deref());
        Ok(one(&call, drafts::create(&call, path.id.into(), heading, from).await?))
    }

    async fn update_event_form(
        &self,
        call: Call,
        path: wire::UpdateEventFormPath,
        body: wire::EventFormRevisionBody,
    ) -> Answer<wire::EventFormResponse> {
        let (of, heading) = ((path.id.into(), path.form_id.into()), (body.title.as_str(), body.intro.as_deref()));
        let questions = body.questions.into_iter().map(wish).collect();
        Ok(one(&call, drafts::revise(&call, of, heading, questions, body.expected_version).await?))
    }

    async fn fork_event_form(
        &self,
        call: Call,
        path: wire::ForkEventFormPath,
        body: wire::EventFormForkBody,
    ) -> Answer<wire::EventFormResponse> {
        let of = (path.id.into(), path.form_id.into());
        Ok(one(&call, drafts::fork(&call, of, body.title.as_deref()).await?))
    }

    async fn publish_event_form(
        &self,
        call: Call,
        path: wire::PublishEventFormPath,
        body: wire::EventFormVersionBody,
    ) -> Answer<wire::EventFormResponse> {
        let of = (path.id.into(), path.form_id.into());
        Ok(one(&call, drafts::publish(&call, of, body.expected_version).await?))
    }

    async fn list_event_submissions(
        &self,
        call: Call,
        path: wire::ListEventSubmissionsPath,
        query: wire::ListEventSubmissionsQuery,
    ) -> Answer<wire::EventSubmissionPage> {
        let pages = (query.page, query.per_page);
        let (event, rows, total) = desk::list(&call, path.id.into(), query.state, pages).await?;
        let data = rows.into_iter().map(|row| {
            let Entry { stands, member } = row.entry;
            wire::EventSubmissionEntry {
                event_id: path.id,
                user_id: member.id.get(),
                member: face(&call, &member),
                registration_state: stands.registration,
                waitlist_state: stands.waiting,
                submission_id: stands.submission_id.map(super::model::SubmissionId::get),
                complete: stands.is_complete,
                answered_at: stands.answered_at,
                answers: row.answers.into_iter().map(|one| answer(&event, one)).collect(),
                withheld_count: row.withheld,
            }
        });
        Ok(wire::EventSubmissionPage { data: data.collect(), meta: call.page_meta(query.page, query.per_page, total) })
    }

    async fn export_event_submissions(
        &self,
        call: Call,
        path: wire::ExportEventSubmissionsPath,
        body: wire::EventSubmissionExportBody,
    ) -> Answer<WithHeaders<Raw>> {
        let (entries, answers) = desk::all(&call, path.id.into(), body.state).await?;
        let body = table::csv(&call, entries, &answers)?;
        let headers = [
            (CONTENT_DISPOSITION, HeaderValue::from_static("attachment; filename=\"answers.csv\"")),
            (CACHE_CONTROL, HeaderValue::from_static("private, no-store")),
        ];
        Ok(WithHeaders {
            headers: HeaderMap::from_iter(headers),
            body: Raw { content_type: "text/csv; charset=utf-8".to_owned(), body: body.into() },
        })
    }

    async fn submit_event_answers(
        &self,
        call: Call,
        path: wire::SubmitEventAnswersPath,
        body: wire::EventFormAnswersBody,
    ) -> Answer<wire::EventSubmissionResponse> {
        let said = said(body.answers);
        let (event, own) = answers::submit(&call, path.id.into(), body.form_id.into(), &said, body.draft).await?;
        answered(&call, &event, own).await
    }

    async fn amend_event_answers(
        &self,
        call: Call,
        path: wire::AmendEventAnswersPath,
        body: wire::EventFormAmendBody,
    ) -> Answer<wire::EventSubmissionResponse> {
        let (of, said) = ((path.id.into(), path.submission_id.into()), said(body.answers));
        let (event, own) = answers::amend(&call, of, body.form_id.into(), &said, body.expected_version).await?;
        answered(&call, &event, own).await
    }

    async fn read_event_answers(
        &self,
        call: Call,
        path: wire::ReadEventAnswersPath,
    ) -> Answer<wire::EventSubmissionResponse> {
        let (event, found) = desk::read(&call, path.id.into(), path.submission_id.into()).await?;
        answered(&call, &event, found).await
    }

    async fn event_form_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::EventForm>> {
        Ok(drafts::each(&call, &ids(&numbers)).await?.into_iter().map(whole).collect())
    }

    async fn event_submission_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::EventSubmission>> {
        let own = answers::own(&call, &ids(&numbers)).await?;
        let people = Actors::of(&call, own.iter().map(|(_, own)| own.submission.user_id)).await?;
        let shown = own.into_iter().filter_map(|(event, own)| {
            let card = people.find(own.submission.user_id)?;
            Some(submission(&call, &event, own, card))
        });
        Ok(shown.collect())
    }
}

fn one(call: &Call, form: Whole) -> wire::EventFormResponse {
    wire::EventFormResponse { data: whole(form), meta: call.meta() }
}

fn wish(said: wire::EventFormQuestionInput) -> Wish {
    Wish {
        key: said.key,
        kind: said.kind,
        label: said.label,
        help: said.help,
        options: said.options.unwrap_or_default(),
        is_required: said.required,
        is_sensitive: said.sensitive,
        audience: said.audience,
        retention: said.retention,
    }
}

fn said(answers: Vec<wire::EventFormAnswerInput>) -> Vec<(String, Option<Value>)> {
    answers.into_iter().map(|answer| (answer.key, answer.value.map(Value::from))).collect()
}

fn demand(event: &Event, settings: Settings, draft: Option<SettingsDraft>) -> wire::EventFormSettings {
    wire::EventFormSettings {
        event_id: event.id.get(),
        answers: settings.answers,
        due_minutes: settings.due_minutes,
        due_at: settings.due(event.starts_at),
        guests_per_member: settings.guests_per_member,
        approval_mode: settings.approval_mode,
        draft: draft.map(|draft| wire::EventFormSettingsDraft {
            answers: draft.answers,
            due_minutes: draft.due_minutes,
            guests_per_member: draft.guests_per_member,
            approval_mode: draft.approval_mode,
        }),
        version: settings.version,
    }
}

fn erased(call: &Call, done: Erasure) -> wire::EventAnswerErasureResponse {
    let data = wire::EventAnswerErasure {
        id: done.id,
        event_id: done.event_id.get(),
        keys: done.keys.map(|keys| keys.0),
        questions: done
            .counts
            .0
            .into_iter()
            .map(|(key, answers_count)| wire::EventAnswerErasureQuestion { key, answers_count })
            .collect(),
        answers_count: done.answers_count,
        members_count: done.members_count,
        created_at: done.created_at,
        expires_at: done.expires_at,
        applied_at: done.applied_at,
    };
    wire::EventAnswerErasureResponse { data, meta: call.meta() }
}

fn whole(form: Whole) -> wire::EventForm {
    let Whole { form, questions } = form;
    wire::EventForm {
        id: form.id.get(),
        event_id: form.event_id.get(),
        number: form.number,
        status: form.status,
        title: form.title,
        intro: form.intro,
        questions: questions.into_iter().map(question).collect(),
        version: form.version,
        published_at: form.published_at,
        created_at: form.created_at,
        updated_at: form.updated_at,
    }
}

fn question(row: Question) -> wire::EventFormQuestion {
    wire::EventFormQuestion {
        key: row.question_key,
        kind: row.kind,
        label: row.label,
        help: row.help,
        options: row.options.0,
        required: row.is_required,
        sensitive: row.is_sensitive,
        audience: row.audience,
        retention: row.retention,
    }
}

fn answer(event: &Event, one: Opened) -> wire::EventFormAnswer {
    let Opened { given, value } = one;
    wire::EventFormAnswer {
        key: given.question_key,
        form_id: given.form_id.get(),
        label: given.label,
        kind: given.kind,
        value: value.unwrap_or(Value::Null).into(),
        sensitive: given.is_sensitive,
        audience: given.audience,
        erase_after: erased_at(event, given.retention),
    }
}

fn submission(call: &Call, event: &Event, own: Answers, card: &Card) -> wire::EventSubmission {
    let Answers { submission, is_complete, answers } = own;
    wire::EventSubmission {
        id: submission.id.get(),
        event_id: submission.event_id.get(),
        user_id: submission.user_id.get(),
        member: face(call, card),
        draft: submission.is_draft,
        complete: is_complete,
        version: submission.version,
        answers: answers.into_iter().map(|one| answer(event, one)).collect(),
        created_at: submission.created_at,
        updated_at: submission.updated_at,
    }
}

async fn answered(call: &Call, event: &Event, own: Answers) -> Answer<wire::EventSubmissionResponse> {
    let people = Actors::of(call, std::iter::once(own.submission.user_id)).await?;
    let card = people.find(own.submission.user_id).ok_or_else(registration::forbidden)?;
    Ok(wire::EventSubmissionResponse { data: submission(call, event, own, card), meta: call.meta() })
}
