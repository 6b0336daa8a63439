// Made from contract/areas/recovery.yaml by codegen; edit the contract instead.

//! The area `recovery`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{Area, Asked, Read, Rejection, Reply, Served, Work};

/// What the gateway answers in the area `recovery`: one method an operation.
pub trait RecoveryApi: Area {
    /// Ask for a link to choose a new password
    ///
    /// `POST /api/auth/forgot-password`
    ///
    /// The answer is the same for every address, and takes as long: it does not tell who is a member. The link goes to the address by e-mail, is good for an hour and for one use, and a newer one ends it; an account gets at most one a minute. 400 `VALIDATION_INVALID_FORMAT` for what is no address. 429 `RATE_LIMIT_EXCEEDED` with field `email` after ten times in an hour for one address, whoever asks.
    fn forgot_password(
        &self,
        call: Self::Call,
        body: ForgotPasswordBody,
    ) -> impl Future<Output = Result<RecoveryMessageResponse, Self::Failure>> + Send;

    /// Choose a new password with the link of the e-mail
    ///
    /// `POST /api/auth/reset-password`
    ///
    /// All sign-ins of the account end, links and changes of the address that wait are void, and a mail tells its owner. 400 `VALIDATION_REQUIRED_FIELD` for each member that is missing, `VALIDATION_TOO_SHORT` for fewer than twelve letters, `VALIDATION_ERROR` with field `password_confirmation` when the repetition differs, and `AUTH_TOKEN_INVALID` with field `token` for anything but a good secret of this community, also for one that was used. 422 `VALIDATION_ERROR` with field `password` for one that is guessed first or was this account's before; the link stays good then.
    fn reset_password(
        &self,
        call: Self::Call,
        body: ResetPasswordBody,
    ) -> impl Future<Output = Result<RecoveryMessageResponse, Self::Failure>> + Send;

    /// Change the password
    ///
    /// `POST /api/v2/users/me/password`
    ///
    /// With the present one. All sign-ins of the account end, this call's included: the client signs in again. A mail and a line in the bell tell the member. 400 `VALIDATION_ERROR` with the field that is missing, `INVALID_PASSWORD` with field `current_password` when it is wrong, `WEAK_PASSWORD` for fewer than twelve letters and for one that is guessed first, `PASSWORD_REUSED` for the present one and the five before it. 429 `RATE_LIMIT_EXCEEDED` after ten wrong passwords in five minutes from one sign-in.
    fn change_password(
        &self,
        call: Self::Call,
        body: ChangePasswordBody,
    ) -> impl Future<Output = Result<RecoveryMessageResponse, Self::Failure>> + Send;

    /// The address and the one that waits to be confirmed
    ///
    /// `GET /api/v2/users/me/email`
    ///
    /// The address that the caller signs in with, and the new one if one waits. 404 `NOT_FOUND` for whoever is no member of this community.
    fn get_email_change(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<EmailChangeResponse, Self::Failure>> + Send;

    /// Change the e-mail address
    ///
    /// `POST /api/v2/users/me/email`
    ///
    /// With the password. The new address gets a link that confirms it (`POST /api/auth/verify-email`), good for 24 hours and for one use; the old one gets a letter with a link that stops the change. Until it is confirmed nothing changes; then all sign-ins end, and the old address is told. A new change voids the one before. Asking for the present address takes back a change that waits. 400 `VALIDATION_ERROR` with the field that is missing, 422 `VALIDATION_ERROR` for what is no address and `EMAIL_DISPOSABLE` for one whose mailbox is thrown away, where the community does not allow it, 403 `INVALID_PASSWORD` with field `current_password`. An address that somebody else has here is answered like any other, and its owner is told by a letter; the change cannot be confirmed. 429 `RATE_LIMIT_EXCEEDED` after ten wrong passwords in five minutes from one sign-in.
    fn change_email(
        &self,
        call: Self::Call,
        body: ChangeEmailBody,
    ) -> impl Future<Output = Result<ChangedEmailResponse, Self::Failure>> + Send;

    /// Take back a change of the e-mail address
    ///
    /// `DELETE /api/v2/users/me/email`
    ///
    /// The mails with its links are good for nothing then. 404 `NOT_FOUND` when none waits.
    fn cancel_email_change(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<RecoveryMessageResponse, Self::Failure>> + Send;

    /// Stop a change of the e-mail address
    ///
    /// `POST /api/v2/auth/cancel-email-change`
    ///
    /// With the link of the letter to the old address, without signing in. All sign-ins of the account end, since somebody knew its password. 400 `AUTH_TOKEN_INVALID` for anything but a good secret of this community, also once the change is confirmed, taken back or over.
    fn cancel_email_change_by_link(
        &self,
        call: Self::Call,
        body: CancelEmailChangeBody,
    ) -> impl Future<Output = Result<RecoveryMessageResponse, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: RecoveryApi>() -> [Served<A>; 7] {
    [
        (Operation::ForgotPassword, forgot_password::<A>),
        (Operation::ResetPassword, reset_password::<A>),
        (Operation::ChangePassword, change_password::<A>),
        (Operation::GetEmailChange, get_email_change::<A>),
        (Operation::ChangeEmail, change_email::<A>),
        (Operation::CancelEmailChange, cancel_email_change::<A>),
        (Operation::CancelEmailChangeByLink, cancel_email_change_by_link::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 7] {
    [
        (Operation::ForgotPassword, |asked| forgot_password_input(asked).map(drop)),
        (Operation::ResetPassword, |asked| reset_password_input(asked).map(drop)),
        (Operation::ChangePassword, |asked| change_password_input(asked).map(drop)),
        (Operation::GetEmailChange, |_| Ok(())),
        (Operation::ChangeEmail, |asked| change_email_input(asked).map(drop)),
        (Operation::CancelEmailChange, |_| Ok(())),
        (
            Operation::CancelEmailChangeByLink,
            |asked| cancel_email_change_by_link_input(asked).map(drop),
        ),
    ]
}

fn forgot_password_input(asked: &mut Asked) -> Result<ForgotPasswordBody, Rejection> {
    let body: ForgotPasswordBody = asked.body(true)?;
    Ok(body)
}

fn forgot_password<A: RecoveryApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = forgot_password_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().forgot_password(call, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn reset_password_input(asked: &mut Asked) -> Result<ResetPasswordBody, Rejection> {
    let body: ResetPasswordBody = asked.body(true)?;
    Ok(body)
}

fn reset_password<A: RecoveryApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = reset_password_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().reset_password(call, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn change_password_input(asked: &mut Asked) -> Result<ChangePasswordBody, Rejection> {
    let body: ChangePasswordBody = asked.body(true)?;
    Ok(body)
}

fn change_password<A: RecoveryApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = change_password_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().change_password(call, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn get_email_change<A: RecoveryApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_email_change(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn change_email_input(asked: &mut Asked) -> Result<ChangeEmailBody, Rejection> {
    let body: ChangeEmailBody = asked.body(true)?;
    Ok(body)
}

fn change_email<A: RecoveryApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = change_email_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().change_email(call, body).await?;
                Ok(Reply::json(202, &answer))
            })
        }),
    )
}

fn cancel_email_change<A: RecoveryApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().cancel_email_change(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn cancel_email_change_by_link_input(
    asked: &mut Asked,
) -> Result<CancelEmailChangeBody, Rejection> {
    let body: CancelEmailChangeBody = asked.body(true)?;
    Ok(body)
}

fn cancel_email_change_by_link<A: RecoveryApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = cancel_email_change_by_link_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().cancel_email_change_by_link(call, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

/// The secret of the mail.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CancelEmailChangeBody {
    /// As in the link.
    pub token: String,
}

/// The new address and the password. What is missing is told by the operation's own codes.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ChangeEmailBody {
    /// New address. Kept in lower case.
    pub email: Option<String>,
    /// The password.
    pub current_password: Option<String>,
}

/// The present and the new password. What is missing is told by the operation's own codes.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ChangePasswordBody {
    /// The present password.
    pub current_password: Option<String>,
    /// The new password.
    pub new_password: Option<String>,
}

/// What is left to do.
#[derive(Clone, Debug, Serialize)]
pub struct ChangedEmail {
    /// Sentence for people, in the language of the call.
    pub message: String,
    /// The new address, lower case.
    pub pending_email: String,
    /// Seconds until the link is over.
    pub expires_in: i64,
}

/// A change of the address waits to be confirmed.
#[derive(Clone, Debug, Serialize)]
pub struct ChangedEmailResponse {
    /// The data.
    pub data: ChangedEmail,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The address of an account and the one that waits to be confirmed.
#[derive(Clone, Debug, Serialize)]
pub struct EmailChange {
    /// Address to sign in with, lower case.
    pub email: String,
    /// The new address. Null if none waits.
    pub pending_email: Option<String>,
    /// Until when it can be confirmed. Null if none waits.
    pub expires_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// The addresses of an account.
#[derive(Clone, Debug, Serialize)]
pub struct EmailChangeResponse {
    /// The data.
    pub data: EmailChange,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Whose password is forgotten.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ForgotPasswordBody {
    /// Address of the account; case does not count.
    pub email: String,
    /// Slug of the community, where no header and no host names it.
    pub tenant_slug: Option<String>,
}

/// What became of it.
#[derive(Clone, Debug, Serialize)]
pub struct RecoveryMessage {
    /// Sentence for people, in the language of the call.
    pub message: String,
}

/// What became of it.
#[derive(Clone, Debug, Serialize)]
pub struct RecoveryMessageResponse {
    /// The data.
    pub data: RecoveryMessage,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The secret of the mail and the new password. What is missing is told by the operation's own codes.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ResetPasswordBody {
    /// As in the link.
    pub token: Option<String>,
    /// The new password.
    pub password: Option<String>,
    /// Repetition of the password.
    pub password_confirmation: Option<String>,
    /// Slug of the community, where no header and no host names it.
    pub tenant_slug: Option<String>,
}
