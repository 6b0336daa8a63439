//! Fields that an operation of the contract answers: in through the same door as a REST call, with the same input, bounds, memory of
//! earlier calls and attempts, and out as rows.

use std::any::Any;
use std::sync::Arc;

use async_graphql::Context;
use bytes::Bytes;
use futures::future::BoxFuture;
use http::header::CONTENT_TYPE;
use http::{HeaderMap, HeaderName, HeaderValue};
use serde::de::DeserializeOwned;

use super::input::{Input, Said, argument_of};
use super::page::{PageInfo, Window};
use super::row::Found;
use crate::operations::Operation;
use crate::runtime::decode::read;
use crate::runtime::{Asked, Handler, Prepared, Rejection, Reply, Spoken, Violation, encode_cursor};

/// How a field asks its operation, and what it makes of the answer.
pub struct Asking {
    /// The operation.
    pub operation: Operation,
    /// What its arguments are to the operation.
    pub inputs: &'static [Input],
    /// What its payload shows and nobody could tell after the change.
    pub before: &'static [Before],
    /// What its area keeps of the answer.
    pub keep: Option<Keep>,
    /// From the answer to how many rows the whole list has, where it is read backward and REST counts from its beginning.
    pub total: Option<fn(Ask) -> async_graphql::Result<i64>>,
    /// From the answer to what the field shows.
    pub answer: fn(Ask) -> async_graphql::Result<Found>,
}

/// Something that a payload shows and that only the time before the change knows, such as who was the other party of what is gone.
pub struct Before {
    /// The payload's field.
    pub field: &'static str,
    /// The name under which its area tells its number.
    pub key: &'static str,
}

/// What was noted before a change: numbers, by the payload's field.
pub type Noted = Vec<(&'static str, i64)>;

/// Something to do when the caller may enter and the input is good, before the operation's work.
pub type Noting<'a> = BoxFuture<'a, async_graphql::Result<Noted>>;

/// Keeps what an answer brought of things that edges look up, so that they are not read again.
pub type Keep = for<'a> fn(&'a Context<'a>, &'a Reply) -> BoxFuture<'a, async_graphql::Result<()>>;

impl std::fmt::Debug for Asking {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Asking").field("operation", &self.operation).finish_non_exhaustive()
    }
}

/// An operation's answer, and what of the question it depends on.
pub struct Ask {
    operation: Operation,
    reply: Reply,
    numbers: Vec<(&'static str, i64)>,
    names: Vec<(&'static str, String)>,
    noted: Noted,
    from_cursor: bool,
    backward: bool,
    seal: Option<Seal>,
    window: Option<Window>,
}

/// Makes the cursor of the row with a number, good for one list alone.
pub type Seal = Box<dyn Fn(i64) -> async_graphql::Result<String> + Send + Sync>;

impl Ask {
    /// The answer as its handler made it; as it was kept, where an earlier call made it.
    ///
    /// # Errors
    /// If what was kept cannot be read.
    pub fn answer<T: Any + Send + Sync + DeserializeOwned>(&mut self) -> async_graphql::Result<T> {
        if let Some(answer) = self.reply.take::<T>() {
            return Ok(answer);
        }
        let kept = serde_json::from_slice(&self.reply.body).map_err(async_graphql::Error::new_with_source)?;
        read(&kept).map_err(async_graphql::Error::new_with_source)
    }

    /// The answer as its handler made it, of an operation whose answers are not remembered.
    ///
    /// # Errors
    /// If it was made as something else, or somebody holds on to it.
    pub fn made<T: Any + Send + Sync>(&mut self) -> async_graphql::Result<T> {
        self.reply.take::<T>().ok_or_else(|| async_graphql::Error::new("an answer is not there as it was made"))
    }

    /// The cursor of the row with this number in the list that was asked for. A row without one is behind all others.
    #[must_use]
    pub fn cursor(&self, number: impl Into<Option<i64>>) -> String {
        encode_cursor(self.operation.id(), number)
    }

    /// The cursor of the row with this number, as the gateway makes those of this list.
    ///
    /// # Errors
    /// If it makes none.
    pub fn seal(&self, number: i64) -> async_graphql::Result<String> {
        let seal =
            self.seal.as_ref().ok_or_else(|| async_graphql::Error::new("nobody seals the cursors of this list"))?;
        seal(number)
    }

    /// What is wanted of a list that REST reads without cursors, each row with its cursor.
    #[must_use]
    pub fn cut<T>(&self, rows: Vec<T>) -> Vec<(String, T)> {
        self.window.map(|window| window.cut(self.operation.id(), rows)).unwrap_or_default()
    }

    /// Whether such a list of `total` rows has some before these, and after them.
    #[must_use]
    pub fn around<T>(&self, rows: &[T], total: i64) -> (bool, bool) {
        self.window.map_or((false, false), |window| (window.has_previous(total), window.has_more(rows.len(), total)))
    }

    /// The same of a list that REST reads by cursors and that has `more` on the way on which it is read. On the other way there is at least
    /// the row of the cursor.
    #[must_use]
    pub fn beside(&self, more: bool) -> (bool, bool) {
        if self.backward { (more, self.from_cursor) } else { (self.from_cursor, more) }
    }

    /// The number that the question had under this name, in its path, query or body.
    #[must_use]
    pub fn number(&self, wire: &str) -> Option<i64> {
        self.numbers.iter().find(|(name, _)| *name == wire).map(|(_, number)| *number)
    }

    /// The name that the question had under this name, in its path.
    #[must_use]
    pub fn name(&self, wire: &str) -> Option<&str> {
        self.names.iter().find(|(name, _)| *name == wire).map(|(_, text)| text.as_str())
    }

    /// The number that was noted for this field of the payload before the change.
    #[must_use]
    pub fn before(&self, field: &str) -> Option<i64> {
        self.noted.iter().find(|(name, _)| *name == field).map(|(_, number)| *number)
    }
}

/// An operation and its input, as REST takes it.
#[derive(Debug)]
pub struct Question {
    /// The operation.
    pub operation: Operation,
    path: Vec<String>,
    query: String,
    headers: HeaderMap,
    body: Bytes,
    inputs: &'static [Input],
    backward: bool,
}

impl Question {
    /// Prepares the operation's work, as the REST door does.
    ///
    /// # Errors
    /// What the contract says of the input; fields have the names of the arguments.
    pub fn prepare<C, F>(&self, handler: Handler<C, F>) -> Result<Prepared<C, F>, Rejection> {
        let (path, query) = (self.path.clone(), self.query.clone());
        let mut asked = Asked::new(self.operation, path, query, self.headers.clone(), self.body.clone());
        let prepared = handler(&mut asked).and_then(|work| Ok((work, asked.keyed()?)));
        prepared.map_err(|rejection| match rejection {
            Rejection::Invalid { status, mut violations, reason } => {
                for violation in &mut violations {
                    violation.field = violation.field.as_deref().map(|field| self.argument(field));
                }
                Rejection::Invalid { status, violations, reason }
            }
            other => other,
        })
    }

    /// What a field of REST's input is called at this door.
    #[must_use]
    pub fn argument(&self, field: &str) -> String {
        let argument = argument_of(self.inputs, field);
        match (self.backward, argument.as_str()) {
            (true, "first") => "last".to_owned(),
            (true, "after") => "before".to_owned(),
            _ => argument,
        }
    }

    /// Whether its list is read backward: before its cursor, or before its end.
    #[must_use]
    pub fn is_backward(&self) -> bool {
        self.backward
    }
}

/// The gateway, as fields ask it.
pub trait Door: Send + Sync {
    /// Enters and performs an operation. `noting` is done in between, and given back.
    fn ask<'a>(&'a self, question: Question, noting: Noting<'a>) -> BoxFuture<'a, async_graphql::Result<Told>>;

    /// Performs an operation that reads, for whoever has entered by it for the same field.
    fn again(&self, question: Question) -> BoxFuture<'_, async_graphql::Result<Told>>;

    /// The row of a type that is found together with others, as soon as all who ask at this level have asked. An edge enters by its type's operation, once
    /// for all of them.
    fn together(
        &self,
        kind: &'static str,
        number: i64,
        by: Option<Operation>,
    ) -> BoxFuture<'_, async_graphql::Result<Found>>;

    /// The number that an area tells before a change, under this name; none where there is none, or where the viewer has no part in it.
    fn before(&self, key: &'static str, said: Spoken) -> BoxFuture<'_, async_graphql::Result<Option<i64>>>;

    /// The number of whoever asks, if they are signed in.
    fn viewer(&self) -> Option<i64>;

    /// Enters by an operation and does no more: for each thing that is looked up alone, once for those that are looked up with others.
    fn enter(&self, operation: Operation, seeking: Seeking) -> BoxFuture<'_, async_graphql::Result<()>>;

    /// The refusal of a global id that leads to nothing which the viewer sees, with the sentence of this name.
    fn absent(&self, sentence: &'static str) -> async_graphql::Error;

    /// Refuses arguments that REST could not even be asked with. Enters first: a caller who may not come in learns no more than that.
    fn refuse(&self, operation: Operation, wrong: Vec<Violation>) -> BoxFuture<'_, async_graphql::Error>;
}

/// What the door tells of an operation.
pub struct Told {
    /// Its answer.
    pub reply: Reply,
    /// What was noted before.
    pub noted: Noted,
    /// How cursors of the list that it answers are made, where they are good for that list alone (`sealed`).
    pub seal: Option<Seal>,
}

/// The door of one operation of the graph, among the data of its request.
pub struct Doors(pub Arc<dyn Door>);

/// The row of a type that is found together with others: null where the viewer sees none. Enters by `by`, if that is said.
///
/// # Errors
/// Those of the door, and a fault if the database fails.
pub async fn found_together(
    ctx: &Context<'_>,
    kind: &'static str,
    number: i64,
    by: Option<Operation>,
) -> async_graphql::Result<Found> {
    ctx.data::<Doors>()?.0.together(kind, number, by).await
}

/// Whether one of these is the viewer's number.
///
/// # Errors
/// If the schema is run without [`Doors`].
pub fn is_viewer_among(ctx: &Context<'_>, numbers: &[Option<i64>]) -> async_graphql::Result<bool> {
    let viewer = ctx.data::<Doors>()?.0.viewer();
    Ok(viewer.is_some() && numbers.contains(&viewer))
}

/// How a global id is looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seeking {
    /// Alone, by `node(id:)`.
    Alone,
    /// With others, by `nodes(ids:)`.
    Among,
}

/// What a global id leads to, found as an edge does, once the viewer has entered by `operation`.
///
/// # Errors
/// Those of the door and of `finding`, and the door's refusal if there is nothing.
pub async fn entered(
    ctx: &Context<'_>,
    (operation, seeking): (Operation, Seeking),
    absent: &'static str,
    finding: impl Future<Output = async_graphql::Result<Found>>,
) -> async_graphql::Result<Option<Found>> {
    let door = &ctx.data::<Doors>()?.0;
    door.enter(operation, seeking).await?;
    match finding.await? {
        Found::Null => Err(door.absent(absent)),
        found => Ok(Some(found)),
    }
}

/// Answers a field by its operation.
///
/// # Errors
/// Whatever the door refuses, and an answer that cannot be read.
pub async fn operation(ctx: &Context<'_>, asking: &'static Asking) -> async_graphql::Result<Found> {
    let door = &*ctx.data::<Doors>()?.0;
    let mut said = Said::read(ctx, asking.operation.id(), asking.inputs);
    if !said.wrong.is_empty() {
        return Err(door.refuse(asking.operation, said.wrong).await);
    }
    let has_entered = said.ends_unknown(asking.inputs);
    if has_entered {
        let total = total(door, asking, &said).await?;
        said.turn(asking.operation.id(), asking.inputs, Some(total));
    }
    let other_way = asks_other_way(ctx, asking, &said).then(|| said.clone());
    let (told, ask) = if has_entered {
        let (question, ask) = prepared(asking, said);
        (door.again(question).await?, ask)
    } else {
        let noting = note(ctx, asking, if asking.before.is_empty() { Said::default() } else { said.clone() });
        let (question, ask) = prepared(asking, said);
        (door.ask(question, Box::pin(noting)).await?, ask)
    };
    if let Some(keep) = asking.keep {
        keep(ctx, &told.reply).await?;
    }
    let mut found = (asking.answer)(ask(told))?;
    if let Some(said) = other_way {
        look_other_way(door, asking, &said, &mut found).await;
    }
    Ok(found)
}

/// What an answer becomes with what was asked.
type Answering = Box<dyn FnOnce(Told) -> Ask + Send>;

/// The question, and what its answer becomes.
fn prepared(asking: &'static Asking, said: Said) -> (Question, Answering) {
    let (numbers, names, window) = (said.numbers(asking.inputs), said.names(asking.inputs), said.window);
    let (from_cursor, backward) = (said.cursor.is_some(), said.backward);
    let (question, operation) = (question(asking, said), asking.operation);
    let ask = move |Told { reply, noted, seal }| Ask {
        operation,
        reply,
        numbers,
        names,
        noted,
        from_cursor,
        backward,
        seal,
        window,
    };
    (question, Box::new(ask))
}

/// How many rows a list has. Enters.
async fn total(door: &dyn Door, asking: &'static Asking, said: &Said) -> async_graphql::Result<i64> {
    let (question, ask) = prepared(asking, said.beginning(asking.operation.id(), asking.inputs));
    let nothing = Box::pin(async { Ok(Noted::new()) });
    let told = door.ask(question, nothing).await?;
    asking.total.map_or(Ok(0), |total| total(ask(told)))
}

/// Whether somebody asks if there is something on the other way from a cursor, in a list that is read by cursors on both.
fn asks_other_way(ctx: &Context<'_>, asking: &'static Asking, said: &Said) -> bool {
    let has_both = said.window.is_none() && asking.inputs.iter().any(|input| input.kind.is_backward());
    let name = if said.backward { "hasNextPage" } else { "hasPreviousPage" };
    has_both && said.cursor.is_some() && ctx.look_ahead().field("pageInfo").field(name).exists()
}

/// Says of a page whether there is something on the other way. What is behind a cursor may have gone since.
async fn look_other_way(door: &dyn Door, asking: &'static Asking, said: &Said, found: &mut Found) {
    let Some(info) = info_of(found) else { return };
    let from = if said.backward { info.end.clone() } else { info.start.clone() };
    let (question, ask) = prepared(asking, said.turned(asking.inputs, from));
    // Whatever is refused now, the page has been read: it keeps what was known.
    let Ok(told) = door.again(question).await else { return };
    let has_rows = match (asking.answer)(ask(told)) {
        Ok(Found::Page(page)) => page.has_rows(),
        Ok(Found::Sought(page)) => page.has_rows(),
        _ => return,
    };
    let Some(info) = info_of(found) else { return };
    *(if said.backward { &mut info.has_next } else { &mut info.has_previous }) = has_rows;
}

fn info_of(found: &mut Found) -> Option<&mut PageInfo> {
    match found {
        Found::Page(page) => Some(page.info_mut()),
        Found::Sought(page) => Some(page.info_mut()),
        _ => None,
    }
}

/// Notes what the payload is asked for and could not be told after the change.
async fn note(ctx: &Context<'_>, asking: &'static Asking, said: Said) -> async_graphql::Result<Noted> {
    let mut noted = Noted::new();
    for before in asking.before {
        if ctx.look_ahead().field(before.field).exists() {
            let number = ctx.data::<Doors>()?.0.before(before.key, said.spoken()).await?;
            noted.extend(number.map(|number| (before.field, number)));
        }
    }
    Ok(noted)
}

fn question(asking: &'static Asking, said: Said) -> Question {
    let row = asking.operation.row();
    let names = row.path.split('/').filter_map(|segment| segment.strip_prefix('{')?.strip_suffix('}'));
    let path = |name: &str| said.path.iter().find(|(wire, _)| *wire == name).map(|(_, text)| text.clone());
    let mut headers = HeaderMap::new();
    let mut body = Bytes::new();
    if row.body.is_some() {
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        body = serde_json::to_vec(&said.body).unwrap_or_default().into();
    }
    if let Some(key) = said.key.as_deref() {
        // What no header can hold is refused as no key.
        let value = HeaderValue::from_str(key).unwrap_or(HeaderValue::from_static(""));
        headers.insert(HeaderName::from_static("idempotency-key"), value);
    }
    let path = names.map(|name| path(name).unwrap_or_default()).collect();
    let query = form_urlencoded::Serializer::new(String::new()).extend_pairs(&said.query).finish();
    let Said { backward, .. } = said;
    Question { operation: asking.operation, path, query, headers, body, inputs: asking.inputs, backward }
}
