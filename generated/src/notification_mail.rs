// Made from contract/areas/notification_mail.yaml by codegen; edit the contract instead.

//! The area `notification_mail`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, NoContent, Parameter, Raw, Read, Rejection, Reply, Served,
    WithHeaders, Work,
};

/// What the gateway answers in the area `notification_mail`: one method an operation.
pub trait NotificationMailApi: Area {
    /// The page behind the unsubscribe link of an e-mail
    ///
    /// `GET /api/v2/notifications/unsubscribe`
    ///
    /// For browsers: asks in the member's language whether mails of the token's kind shall stop, or says that they have. Changes nothing: programs that look for danger open every link. The community is the token's, whatever the request names. A token that is none of ours, or of somebody who has left, is 400 with a page that says so.
    fn show_unsubscribe_page(
        &self,
        call: Self::Call,
        query: ShowUnsubscribePageQuery,
        header: ShowUnsubscribePageHeader,
    ) -> impl Future<Output = Result<ShowUnsubscribePageOk, Self::Failure>> + Send;

    /// Unsubscribe from a kind of e-mails
    ///
    /// `POST /api/v2/notifications/unsubscribe`
    ///
    /// What mail programs send for the button of their own (RFC 8058: `List-Unsubscribe=One-Click`), what the page's form sends, and what clients may send. The token stands in the body (JSON or a form) or in the query. Doing so twice is the same as once. Nobody needs to be signed in: whoever has the letter may. The page's own form (with a field `confirm`) is led back to the page, which says how things are; everybody else gets an answer. 400 `INVALID_TOKEN` for anything but a token of ours.
    fn unsubscribe(
        &self,
        call: Self::Call,
        query: UnsubscribeQuery,
        body: Raw,
    ) -> impl Future<Output = Result<UnsubscribeOk, Self::Failure>> + Send;
}

/// The ways in which `showUnsubscribePage` succeeds, or refuses with a page.
#[derive(Clone, Debug, PartialEq)]
pub enum ShowUnsubscribePageOk {
    /// 200: The page.
    Ok(WithHeaders<Raw>),
    /// 400: The link is not valid.
    BadRequest(WithHeaders<Raw>),
}

/// The ways in which `unsubscribe` succeeds.
#[derive(Clone, Debug, PartialEq)]
pub enum UnsubscribeOk {
    /// 200: Such mails are stopped.
    Ok(UnsubscribedResponse),
    /// 303: To the page.
    SeeOther(WithHeaders<NoContent>),
}

/// The functions that serve this area.
pub(crate) fn handlers<A: NotificationMailApi>() -> [Served<A>; 2] {
    [
        (Operation::ShowUnsubscribePage, show_unsubscribe_page::<A>),
        (Operation::Unsubscribe, unsubscribe::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 2] {
    [
        (
            Operation::ShowUnsubscribePage,
            |asked| show_unsubscribe_page_input(asked).map(drop),
        ),
        (Operation::Unsubscribe, |asked| unsubscribe_input(asked).map(drop)),
    ]
}

fn show_unsubscribe_page_input(
    asked: &mut Asked,
) -> Result<(ShowUnsubscribePageQuery, ShowUnsubscribePageHeader), Rejection> {
    let (query, header): (ShowUnsubscribePageQuery, ShowUnsubscribePageHeader) = Rejection::together(
        asked.query(&SHOW_UNSUBSCRIBE_PAGE_QUERY),
        asked.header(&SHOW_UNSUBSCRIBE_PAGE_HEADER),
    )?;
    Ok((query, header))
}

fn show_unsubscribe_page<A: NotificationMailApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (query, header) = show_unsubscribe_page_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (query, header) = (query.clone(), header.clone());
            Box::pin(async move {
                let answer = A::default()
                    .show_unsubscribe_page(call, query, header)
                    .await?;
                Ok(
                    match answer {
                        ShowUnsubscribePageOk::Ok(answer) => {
                            answer.body.into_reply(200).with_headers(answer.headers)
                        }
                        ShowUnsubscribePageOk::BadRequest(answer) => {
                            answer.body.into_reply(400).with_headers(answer.headers)
                        }
                    },
                )
            })
        }),
    )
}

fn unsubscribe_input(asked: &mut Asked) -> Result<(UnsubscribeQuery, Raw), Rejection> {
    let (query, body): (UnsubscribeQuery, Raw) = Rejection::together(
        asked.query(&UNSUBSCRIBE_QUERY),
        asked.raw(),
    )?;
    Ok((query, body))
}

fn unsubscribe<A: NotificationMailApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (query, body) = unsubscribe_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (query, body) = (query.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().unsubscribe(call, query, body).await?;
                Ok(
                    match answer {
                        UnsubscribeOk::Ok(answer) => Reply::json(200, &answer),
                        UnsubscribeOk::SeeOther(answer) => {
                            answer.body.into_reply(303).with_headers(answer.headers)
                        }
                    },
                )
            })
        }),
    )
}

static SHOW_UNSUBSCRIBE_PAGE_QUERY: [Parameter; 1] = [
    Parameter {
        name: "token",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static SHOW_UNSUBSCRIBE_PAGE_HEADER: [Parameter; 1] = [
    Parameter {
        name: "Accept-Language",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static UNSUBSCRIBE_QUERY: [Parameter; 1] = [
    Parameter {
        name: "token",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

/// The headers of `GET /api/v2/notifications/unsubscribe`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ShowUnsubscribePageHeader {
    /// The language of a page that knows no member.
    #[serde(rename = "Accept-Language")]
    pub accept_language: Option<String>,
}

/// The query parameters of `GET /api/v2/notifications/unsubscribe`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ShowUnsubscribePageQuery {
    /// As in the link.
    pub token: Option<String>,
}

/// A kind of mails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum UnsubscribeCategory {
    /// `all`.
    All,
    /// `messages`.
    Messages,
    /// `connections`.
    Connections,
    /// `transactions`.
    Transactions,
    /// `reviews`.
    Reviews,
    /// `listings`.
    Listings,
    /// `events`.
    Events,
    /// `digest`.
    Digest,
    /// `gamification`.
    Gamification,
    /// `org`.
    Org,
    /// `federation`.
    Federation,
}

crate::word! {
    UnsubscribeCategory { All = "all", Messages = "messages", Connections =
    "connections", Transactions = "transactions", Reviews = "reviews", Listings =
    "listings", Events = "events", Digest = "digest", Gamification = "gamification", Org
    = "org", Federation = "federation" }
}

crate::runtime::wire! {
    UnsubscribeCategory
}

/// The query parameters of `POST /api/v2/notifications/unsubscribe`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct UnsubscribeQuery {
    /// As in the link.
    pub token: Option<String>,
}

/// What is stopped.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unsubscribed {
    /// Always true.
    pub unsubscribed: bool,
    /// The category.
    pub category: UnsubscribeCategory,
}

/// What is stopped.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnsubscribedResponse {
    /// The data.
    pub data: Unsubscribed,
    /// The meta.
    pub meta: crate::shared::Meta,
}
