// Made from contract/areas/help.yaml by codegen; edit the contract instead.

//! The area `help`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, Parameter, Read, Rejection, Reply, Served, Work,
};

/// What the gateway answers in the area `help`: one method an operation.
pub trait HelpApi: Area {
    /// Questions that are asked often
    ///
    /// `GET /api/v2/help/faqs`
    ///
    /// The published ones of the community, by category and in their order, before anybody signs in.
    fn list_faqs(
        &self,
        call: Self::Call,
        query: ListFaqsQuery,
    ) -> impl Future<Output = Result<HelpTopicList, Self::Failure>> + Send;

    /// All questions, for administrators
    ///
    /// `GET /api/v2/admin/help/faqs`
    ///
    /// The unpublished ones as well, by category and in their order.
    fn list_all_faqs(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<FaqList, Self::Failure>> + Send;

    /// Add a question
    ///
    /// `POST /api/v2/admin/help/faqs`
    ///
    /// For administrators. 400 `VALIDATION_REQUIRED_FIELD` when question or answer is blank.
    fn create_faq(
        &self,
        call: Self::Call,
        body: CreateFaqBody,
    ) -> impl Future<Output = Result<FaqCreatedResponse, Self::Failure>> + Send;

    /// Change a question
    ///
    /// `PUT /api/v2/admin/help/faqs/{id}`
    ///
    /// For administrators. What is left out stays as it is. 400 `VALIDATION_NO_FIELDS` when nothing is named, 400 `VALIDATION_REQUIRED_FIELD` when question or answer becomes blank, 404 `NOT_FOUND` when there is none.
    fn update_faq(
        &self,
        call: Self::Call,
        path: UpdateFaqPath,
        body: UpdateFaqBody,
    ) -> impl Future<Output = Result<FaqResponse, Self::Failure>> + Send;

    /// Delete a question
    ///
    /// `DELETE /api/v2/admin/help/faqs/{id}`
    ///
    /// For administrators. 404 `NOT_FOUND` when there is none.
    fn delete_faq(
        &self,
        call: Self::Call,
        path: DeleteFaqPath,
    ) -> impl Future<Output = Result<FaqDeletedResponse, Self::Failure>> + Send;

    /// Say whether an answer helped
    ///
    /// `POST /api/help/feedback`
    ///
    /// What the caller says last counts; staff read it without names. 404 `NOT_FOUND` for a question that is not published; 403 `FORBIDDEN` for whoever is no member of this community.
    fn give_faq_feedback(
        &self,
        call: Self::Call,
        body: FaqFeedbackBody,
    ) -> impl Future<Output = Result<FaqFeedbackResponse, Self::Failure>> + Send;

    /// What members say of answers
    ///
    /// `GET /api/v2/admin/help/feedback`
    ///
    /// For administrators. The newest first and without names.
    fn list_faq_feedback(
        &self,
        call: Self::Call,
        query: ListFaqFeedbackQuery,
    ) -> impl Future<Output = Result<FaqFeedbackPage, Self::Failure>> + Send;

    /// Those of the `Faq` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn faq_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<Faq>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: HelpApi>() -> [Served<A>; 7] {
    [
        (Operation::ListFaqs, list_faqs::<A>),
        (Operation::ListAllFaqs, list_all_faqs::<A>),
        (Operation::CreateFaq, create_faq::<A>),
        (Operation::UpdateFaq, update_faq::<A>),
        (Operation::DeleteFaq, delete_faq::<A>),
        (Operation::GiveFaqFeedback, give_faq_feedback::<A>),
        (Operation::ListFaqFeedback, list_faq_feedback::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 7] {
    [
        (Operation::ListFaqs, |asked| list_faqs_input(asked).map(drop)),
        (Operation::ListAllFaqs, |_| Ok(())),
        (Operation::CreateFaq, |asked| create_faq_input(asked).map(drop)),
        (Operation::UpdateFaq, |asked| update_faq_input(asked).map(drop)),
        (Operation::DeleteFaq, |asked| delete_faq_input(asked).map(drop)),
        (Operation::GiveFaqFeedback, |asked| give_faq_feedback_input(asked).map(drop)),
        (Operation::ListFaqFeedback, |asked| list_faq_feedback_input(asked).map(drop)),
    ]
}

fn list_faqs_input(asked: &mut Asked) -> Result<ListFaqsQuery, Rejection> {
    let query: ListFaqsQuery = asked.query(&LIST_FAQS_QUERY)?;
    Ok(query)
}

fn list_faqs<A: HelpApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_faqs_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_faqs(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_all_faqs<A: HelpApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().list_all_faqs(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_faq_input(asked: &mut Asked) -> Result<CreateFaqBody, Rejection> {
    let body: CreateFaqBody = asked.body(true)?;
    Ok(body)
}

fn create_faq<A: HelpApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = create_faq_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().create_faq(call, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn update_faq_input(
    asked: &mut Asked,
) -> Result<(UpdateFaqPath, UpdateFaqBody), Rejection> {
    let path: UpdateFaqPath = asked.path(&UPDATE_FAQ_PATH)?;
    let body: UpdateFaqBody = asked.body(true)?;
    Ok((path, body))
}

fn update_faq<A: HelpApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = update_faq_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().update_faq(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn delete_faq_input(asked: &mut Asked) -> Result<DeleteFaqPath, Rejection> {
    let path: DeleteFaqPath = asked.path(&DELETE_FAQ_PATH)?;
    Ok(path)
}

fn delete_faq<A: HelpApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = delete_faq_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().delete_faq(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn give_faq_feedback_input(asked: &mut Asked) -> Result<FaqFeedbackBody, Rejection> {
    let body: FaqFeedbackBody = asked.body(true)?;
    Ok(body)
}

fn give_faq_feedback<A: HelpApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = give_faq_feedback_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().give_faq_feedback(call, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_faq_feedback_input(
    asked: &mut Asked,
) -> Result<ListFaqFeedbackQuery, Rejection> {
    let query: ListFaqFeedbackQuery = asked.query(&LIST_FAQ_FEEDBACK_QUERY)?;
    Ok(query)
}

fn list_faq_feedback<A: HelpApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_faq_feedback_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_faq_feedback(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_FAQS_QUERY: [Parameter; 2] = [
    Parameter {
        name: "category",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "q",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static UPDATE_FAQ_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static DELETE_FAQ_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static LIST_FAQ_FEEDBACK_QUERY: [Parameter; 2] = [
    Parameter {
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

/// A question with its answer.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateFaqBody {
    /// What it is about. `General` unless it is said.
    pub category: Option<String>,
    /// The question.
    pub question: String,
    /// The answer, as plain text.
    pub answer: String,
    /// Its place in its category. 0 unless it is said.
    pub sort_order: Option<i64>,
    /// Whether others see it. True unless it is said.
    pub is_published: Option<bool>,
}

/// The path parameters of `DELETE /api/v2/admin/help/faqs/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeleteFaqPath {
    /// Id of the question.
    pub id: i64,
}

/// A question that is asked often, with its answer.
#[derive(Clone, Debug, Serialize)]
pub struct Faq {
    /// Id of the question.
    pub id: i64,
    /// What it is about.
    pub category: String,
    /// The question.
    pub question: String,
    /// The answer, as plain text.
    pub answer: String,
    /// Its place in its category.
    pub sort_order: i64,
    /// Whether others see it.
    pub is_published: bool,
    /// When it was added.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it was changed last.
    pub updated_at: chrono::DateTime<chrono::offset::Utc>,
}

/// A question that was added.
#[derive(Clone, Debug, Serialize)]
pub struct FaqCreated {
    /// Id of the question.
    pub id: i64,
    /// Always true.
    pub created: bool,
    /// The faq.
    pub faq: Faq,
}

/// A question that was added.
#[derive(Clone, Debug, Serialize)]
pub struct FaqCreatedResponse {
    /// The data.
    pub data: FaqCreated,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A question that is gone.
#[derive(Clone, Debug, Serialize)]
pub struct FaqDeleted {
    /// Id of the question.
    pub id: i64,
    /// Always true.
    pub deleted: bool,
}

/// A question that is gone.
#[derive(Clone, Debug, Serialize)]
pub struct FaqDeletedResponse {
    /// The data.
    pub data: FaqDeleted,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What a member says of an answer.
#[derive(Clone, Debug, Serialize)]
pub struct FaqFeedback {
    /// Its id.
    pub id: i64,
    /// Id of the question.
    pub faq_id: i64,
    /// Whether it helped.
    pub helpful: bool,
    /// What there is to say about it. Null if nothing was said.
    pub comment: Option<String>,
    /// When it was said.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// Whether an answer helped.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct FaqFeedbackBody {
    /// Id of the question.
    pub faq_id: i64,
    /// Whether it helped.
    pub helpful: bool,
    /// What there is to say about it.
    pub comment: Option<String>,
}

/// That it is noted.
#[derive(Clone, Debug, Serialize)]
pub struct FaqFeedbackGiven {
    /// Always true.
    pub recorded: bool,
    /// The faq.
    pub faq: Faq,
}

/// What members say of answers.
#[derive(Clone, Debug, Serialize)]
pub struct FaqFeedbackPage {
    /// The newest first.
    pub data: Vec<FaqFeedback>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// That it is noted.
#[derive(Clone, Debug, Serialize)]
pub struct FaqFeedbackResponse {
    /// The data.
    pub data: FaqFeedbackGiven,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// All questions.
#[derive(Clone, Debug, Serialize)]
pub struct FaqList {
    /// By category and in their order.
    pub data: Vec<Faq>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A question.
#[derive(Clone, Debug, Serialize)]
pub struct FaqResponse {
    /// The data.
    pub data: Faq,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Questions of one category.
#[derive(Clone, Debug, Serialize)]
pub struct HelpTopic {
    /// What they are about.
    pub category: String,
    /// In their order.
    pub faqs: Vec<Faq>,
}

/// Questions that are asked often.
#[derive(Clone, Debug, Serialize)]
pub struct HelpTopicList {
    /// By category.
    pub data: Vec<HelpTopic>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The query parameters of `GET /api/v2/admin/help/feedback`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListFaqFeedbackQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListFaqFeedbackQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// The query parameters of `GET /api/v2/help/faqs`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ListFaqsQuery {
    /// Only of this category, in any letter case.
    pub category: Option<String>,
    /// Words to find in question or answer.
    pub q: Option<String>,
}

/// What is to change of a question.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct UpdateFaqBody {
    /// What it is about.
    pub category: Option<String>,
    /// The question.
    pub question: Option<String>,
    /// The answer, as plain text.
    pub answer: Option<String>,
    /// Its place in its category.
    pub sort_order: Option<i64>,
    /// Whether others see it.
    pub is_published: Option<bool>,
}

/// The path parameters of `PUT /api/v2/admin/help/faqs/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdateFaqPath {
    /// Id of the question.
    pub id: i64,
}

/// What the contract puts in place of a field that is left out.
#[allow(clippy::unwrap_used, reason = "every default was checked against its schema")]
pub mod defaults {
    pub(super) fn default_u64<T, const V: u64>() -> T
    where
        T: TryFrom<u64>,
        <T as std::convert::TryFrom<u64>>::Error: std::fmt::Debug,
    {
        T::try_from(V).unwrap()
    }
}
