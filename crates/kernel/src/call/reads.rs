//! Statements about the call's community. The tenant is bound here and nowhere else: it is `$1`, and `params!` begins at `$2`.
//!
//! | said | sees |
//! |---|---|
//! | `call.all(..)`, `optional`, `one` | what is committed, and what a transaction around the call has written, between those in it |
//! | `call.run(..)` | what is committed, and is committed when it returns |
//! | `tx.all(..)`, `optional`, `one`, `run` | what the transaction has made of it |
//! | [`Reads`] | either: what a function takes that serves both |
//! | `call.unscoped()`, `tx.unscoped()` | the same two, and every argument is named in `params!`, `$1` first |
//!
//! Unscoped are platform tables, workers that serve every community, and statements whose community is not the call's, such as that of
//! a secret that says itself whose it is.
//!
//! What every crate asks for is behind a pointer (`boxed`): the body of an `async fn` that is not is compiled once more by each crate that waits for it.

use futures::FutureExt as _;
use futures::future::BoxFuture;

use super::{Call, Tx};
use crate::base::TenantId;
use crate::db::{self, Bind, Db, Found, Record, Stored, Value, Wanted};

/// The arguments of a statement about a community.
fn scoped(tenant: TenantId, sql: &'static str, mut params: Vec<Value>) -> Vec<Value> {
    debug_assert!(db::names_tenant(sql), "the statement does not compare its tenant_id with $1: {sql}");
    params.insert(0, tenant.value());
    params
}

impl Call {
    /// Every row of a statement about this community, in its order.
    ///
    /// # Errors
    /// See [`DbError`](db::DbError).
    pub async fn all<R: Record>(&self, sql: &'static str, params: Vec<Value>) -> Stored<Vec<R>> {
        Ok(self.find(sql, params, Wanted::all::<R>()).await?.all())
    }

    /// The first row of a statement about this community, if there is any.
    ///
    /// # Errors
    /// See [`DbError`](db::DbError).
    pub async fn optional<R: Record>(&self, sql: &'static str, params: Vec<Value>) -> Stored<Option<R>> {
        Ok(self.find(sql, params, Wanted::first::<R>()).await?.first())
    }

    /// The first row of a statement about this community that always has one.
    ///
    /// # Errors
    /// [`DbError::NoRow`](db::DbError::NoRow) if there is none; see [`DbError`](db::DbError).
    pub async fn one<R: Record>(&self, sql: &'static str, params: Vec<Value>) -> Stored<R> {
        self.optional(sql, params).await?.ok_or(db::DbError::NoRow)
    }

    fn find(&self, sql: &'static str, params: Vec<Value>, wanted: Wanted) -> BoxFuture<'_, Stored<Found>> {
        async move {
            let params = scoped(self.tenant(), sql, params);
            match self.between().await? {
                Some(mut tx) => {
                    let found = tx.found(sql, params, wanted).await?;
                    tx.commit().await?;
                    Ok(found)
                }
                None => self.unscoped().found(sql, params, wanted).await,
            }
        }
        .boxed()
    }

    /// A place in the transaction around this call, if there is one and none inside has its turn.
    async fn between(&self) -> Stored<Option<db::Tx>> {
        match &self.ambient {
            Some(ambient) => ambient.between().await,
            None => Ok(None),
        }
    }

    /// Runs a statement about this community for its effect, committed when this returns. Gives the number of rows it touched.
    ///
    /// # Errors
    /// See [`DbError`](db::DbError).
    pub fn run(&self, sql: &'static str, params: Vec<Value>) -> BoxFuture<'_, Stored<u64>> {
        async move { self.unscoped().ran(sql, scoped(self.tenant(), sql, params)).await }.boxed()
    }

    /// The database without a community: for statements that name every argument themselves. They stand alone, and see what is committed.
    #[must_use]
    pub fn unscoped(&self) -> &Db {
        self.db()
    }

    /// For what reads either what is committed, as here, or within a transaction.
    #[must_use]
    pub fn reads(&self) -> Reads<'_> {
        Reads::Committed(self)
    }
}

impl Tx {
    /// Every row of a statement about this community, in its order.
    ///
    /// # Errors
    /// See [`DbError`](db::DbError).
    pub async fn all<R: Record>(&mut self, sql: &'static str, params: Vec<Value>) -> Stored<Vec<R>> {
        Ok(self.find(sql, params, Wanted::all::<R>()).await?.all())
    }

    /// The first row of a statement about this community, if there is any.
    ///
    /// # Errors
    /// See [`DbError`](db::DbError).
    pub async fn optional<R: Record>(&mut self, sql: &'static str, params: Vec<Value>) -> Stored<Option<R>> {
        Ok(self.find(sql, params, Wanted::first::<R>()).await?.first())
    }

    /// The first row of a statement about this community that always has one.
    ///
    /// # Errors
    /// [`DbError::NoRow`](db::DbError::NoRow) if there is none; see [`DbError`](db::DbError).
    pub async fn one<R: Record>(&mut self, sql: &'static str, params: Vec<Value>) -> Stored<R> {
        self.optional(sql, params).await?.ok_or(db::DbError::NoRow)
    }

    fn find(&mut self, sql: &'static str, params: Vec<Value>, wanted: Wanted) -> BoxFuture<'_, Stored<Found>> {
        let params = scoped(self.tenant(), sql, params);
        self.unscoped().found(sql, params, wanted).boxed()
    }

    /// Runs a statement about this community for its effect. Gives the number of rows it touched.
    ///
    /// # Errors
    /// See [`DbError`](db::DbError).
    pub fn run(&mut self, sql: &'static str, params: Vec<Value>) -> BoxFuture<'_, Stored<u64>> {
        let params = scoped(self.tenant(), sql, params);
        self.unscoped().ran(sql, params).boxed()
    }

    /// The transaction without a community: for statements that name every argument themselves.
    pub fn unscoped(&mut self) -> &mut db::Tx {
        &mut self.db
    }

    /// For what reads either what is committed or, as here, within a transaction.
    pub fn reads(&mut self) -> Reads<'_> {
        Reads::Within(self)
    }
}

/// Where a statement about the call's community reads: what is committed, or what a transaction has made of it. `call.reads()` and
/// `tx.reads()` make one.
pub enum Reads<'s> {
    /// What the call sees.
    Committed(&'s Call),
    /// What a transaction sees.
    Within(&'s mut Tx),
}

impl Reads<'_> {
    /// Whose statements they are.
    #[must_use]
    pub fn call(&self) -> &Call {
        match self {
            Self::Committed(call) => call,
            Self::Within(tx) => tx.call(),
        }
    }

    /// Every row of a statement about this community, in its order.
    ///
    /// # Errors
    /// See [`DbError`](db::DbError).
    pub async fn all<R: Record>(&mut self, sql: &'static str, params: Vec<Value>) -> Stored<Vec<R>> {
        Ok(self.find(sql, params, Wanted::all::<R>()).await?.all())
    }

    /// The first row of a statement about this community, if there is any.
    ///
    /// # Errors
    /// See [`DbError`](db::DbError).
    pub async fn optional<R: Record>(&mut self, sql: &'static str, params: Vec<Value>) -> Stored<Option<R>> {
        Ok(self.find(sql, params, Wanted::first::<R>()).await?.first())
    }

    async fn find(&mut self, sql: &'static str, params: Vec<Value>, wanted: Wanted) -> Stored<Found> {
        match self {
            Self::Committed(call) => call.find(sql, params, wanted).await,
            Self::Within(tx) => tx.find(sql, params, wanted).await,
        }
    }
}
