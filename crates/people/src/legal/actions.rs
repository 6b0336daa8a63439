//! Reading, accepting and publishing legal documents.

use contract::Code;
use contract::legal::LegalAcceptanceMode as Mode;
use contract::legal::{LegalAcceptanceStatus as Status, LegalDocumentType};

use super::events::LegalVersionPublished;
use super::store::{self, Acceptance, Document, Standing, Version, VersionOf};
use crate::base::name::hides_letters;
use crate::base::{Answer, Cursor, MemberId, OrRefuse as _, Page, Refusal, Timestamp};
use crate::call::Call;
use crate::outbox;
use crate::say;

impl Standing {
    /// Whether it is left to accept.
    #[must_use]
    pub fn status(&self) -> Status {
        match self.accepted_number {
            None => Status::NotAccepted,
            Some(accepted) if accepted < self.required_number => Status::Outdated,
            Some(_) => Status::Current,
        }
    }
}

/// How the caller stands to the documents of the community.
pub struct Overview {
    /// Documents that members accept; none for whoever is no member here.
    pub documents: Vec<Standing>,
    /// Whether there are some, and something is closed to whoever has one left.
    pub enforced: bool,
    /// Whether that concerns the caller.
    pub concerned: bool,
}

/// How the caller stands to the documents of the community.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn overview(call: &Call) -> Answer<Overview> {
    let me = call.member()?;
    let here = me.tenant == call.tenant();
    let documents = if here { store::standings(call, me.id).await? } else { Vec::new() };
    let enforced =
        !documents.is_empty() && matches!(call.community()?.settings.legal_acceptance, Mode::Write | Mode::All);
    Ok(Overview { documents, enforced, concerned: !me.is_admin() })
}

/// A document as it is in force.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn current(call: &Call, kind: LegalDocumentType) -> Answer<Option<Version>> {
    Ok(store::current(call, kind).await?)
}

/// Every version of a document, the newest first.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn versions(call: &Call, kind: LegalDocumentType) -> Answer<Vec<Version>> {
    Ok(store::versions(call, kind).await?)
}

/// A version of one of the community's documents.
///
/// # Errors
/// 404 `NOT_FOUND` if there is none.
pub async fn version(call: &Call, id: i64) -> Answer<VersionOf> {
    store::by_id(call, &[id]).await?.pop().or_refuse(Code::NotFound, say!("legal-document-missing"))
}

/// Two versions of one document.
///
/// # Errors
/// 400 `VALIDATION_ERROR` with field `v2` if they are of different documents; 404 `NOT_FOUND` if one of them is not there.
pub async fn pair(call: &Call, one: i64, other: i64) -> Answer<(VersionOf, VersionOf)> {
    let found = store::by_id(call, &[one, other]).await?;
    let of = |id: i64| found.iter().find(|version| version.version.id == id).cloned();
    let missing = || Refusal::new(Code::NotFound, say!("legal-document-missing"));
    let (one, other) = (of(one).ok_or_else(missing)?, of(other).ok_or_else(missing)?);
    if one.version.document_id != other.version.document_id {
        let refusal = Refusal::new(Code::ValidationError, say!("legal-versions-of-two"));
        return Err(refusal.status(400).field("v2").into());
    }
    Ok((one, other))
}

/// Accepts every document that is left, as it is in force. Tells which.
///
/// # Errors
/// 404 `NOT_FOUND` for whoever is no member of this community.
pub async fn accept_all(call: &Call) -> Answer<Vec<LegalDocumentType>> {
    let me = own(call)?;
    let left = store::standings(call, me).await?.into_iter().filter(|one| one.status() != Status::Current);
    let mut tx = call.begin().await?;
    let mut accepted = Vec::new();
    for one in left {
        // What was published meanwhile was not read.
        let in_force = store::lock_by_id(&mut tx, one.document_id).await?;
        if in_force == Some((one.version_id, one.number)) {
            store::accept(&mut tx, me, one.document_id, (one.version_id, one.number)).await?;
            accepted.push(one.kind);
        }
    }
    tx.commit().await?;
    Ok(accepted)
}

/// Accepts a document as it is in force. Tells when that was.
///
/// # Errors
/// 404 `NOT_FOUND` for a document that there is not, and for whoever is no member of this community; 400 `VALIDATION_ERROR` with field `version_id` for
/// another version than the one in force.
pub async fn accept(call: &Call, document: i64, version: i64) -> Answer<Timestamp> {
    let me = own(call)?;
    let mut tx = call.begin().await?;
    let in_force = store::lock_by_id(&mut tx, document).await?;
    let (current, number) = in_force.or_refuse(Code::NotFound, say!("legal-document-missing"))?;
    if current != version {
        let refusal = Refusal::new(Code::ValidationError, say!("legal-version-not-in-force"));
        return Err(refusal.status(400).field("version_id").into());
    }
    store::accept(&mut tx, me, document, (current, number)).await?;
    let accepted = store::accepted_at(&mut tx, me, document, number).await?;
    tx.commit().await?;
    Ok(accepted)
}

/// What a version is to be.
pub struct Draft {
    /// Of which document.
    pub kind: LegalDocumentType,
    /// What it is called.
    pub title: String,
    /// Its words.
    pub content: String,
    /// What is new in it.
    pub summary_of_changes: Option<String>,
    /// Members accept it anew.
    pub requires_acceptance: bool,
}

/// Publishes a version of a document; it is in force at once.
///
/// Emits `LegalVersionPublished`.
///
/// # Errors
/// 422 `VALIDATION_ERROR` with its field when title or content is blank.
pub async fn publish(call: &Call, draft: Draft) -> Answer<Version> {
    let by = call.member()?.id;
    for (field, text) in [("title", &draft.title), ("content", &draft.content)] {
        if text.trim().is_empty() {
            return Err(Refusal::new(Code::ValidationError, say!("field-required")).field(field).into());
        }
    }
    if hides_letters(draft.title.trim()) {
        return Err(Refusal::new(Code::ValidationError, say!("title-unseen-letters")).field("title").into());
    }
    let mut tx = call.begin().await?;
    store::begin(&mut tx, draft.kind).await?;
    let before = store::lock(&mut tx, draft.kind).await?;
    let number = before.current_number.saturating_add(1);
    let required_number = if draft.requires_acceptance { number } else { before.required_number };
    let version = Version {
        id: 0,
        document_id: before.id,
        number,
        title: draft.title.trim().to_owned(),
        content: draft.content,
        summary_of_changes: draft.summary_of_changes.filter(|text| !text.trim().is_empty()),
        requires_acceptance: draft.requires_acceptance,
        published_at: tx.now(),
    };
    let id = store::publish(&mut tx, &version, by).await?;
    store::put_in_force(&mut tx, &Document { id: before.id, current_number: number, required_number }).await?;
    let (document, title) = (before.id, version.title.clone());
    let requires_acceptance = draft.requires_acceptance;
    outbox::tell(&mut tx, LegalVersionPublished { document, title, requires_acceptance, by }).await?;
    tx.commit().await?;
    Ok(Version { id, ..version })
}

/// Who has accepted a document, the newest first.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn acceptances(
    call: &Call,
    kind: LegalDocumentType,
    per_page: i64,
    cursor: Option<Cursor>,
) -> Answer<Page<Acceptance>> {
    let before = call.newest_behind(cursor);
    let rows = store::acceptances(call, kind, before, per_page.saturating_add(1)).await?;
    Ok(call.page(rows, per_page, |one| one.id))
}

fn own(call: &Call) -> Answer<MemberId> {
    let me = call.member()?;
    me.id_in(call.tenant()).or_refuse(Code::NotFound, say!("not-a-member"))
}
