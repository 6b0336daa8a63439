//! A community whose members have hours, and the wallet that moves them.

use std::path::Path;

use serde_json::json;
use timeweave::base::Hours;
use timeweave::call::patiently;
use timeweave::wallet::actions::{Recipient, Transfer, transfer};
use timeweave::wallet::store::audit;

use crate::Outcome;
use crate::harbour::{Harbour, failed};

/// How many members.
const MEMBERS: usize = 500;

/// What each has, so that nobody runs dry.
const START: Hours = Hours::whole(1_000_000);

pub struct Town {
    pub harbour: Harbour,
    /// Their ids.
    pub members: Vec<i64>,
}

impl Town {
    /// Makes it in an empty database; as many pay at once.
    pub async fn settle(url: &str, home: &Path, payers: usize) -> Outcome<Self> {
        let harbour = Harbour::found(url, home, payers, json!({})).await?;
        let members = harbour.members(MEMBERS).await?;
        harbour.endow(&members, START).await?;
        harbour.be_known().await?;
        Ok(Self { harbour, members })
    }

    /// A transfer as the doors make it.
    pub async fn pay(&self, from: usize, to: usize, number: u64) -> Outcome<()> {
        let asked = Transfer {
            recipient: Recipient { id: Some(self.members[to]), word: None },
            amount: Some(0.01),
            description: format!("number {number}"),
            category: None,
        };
        let asked = &asked;
        patiently(&self.harbour.call(self.members[from]), |call| async move { transfer(&call, asked).await.map(drop) })
            .await
            .map_err(failed)?;
        Ok(())
    }

    /// Fails unless the ledger is sound.
    pub async fn is_sound(&self) -> Outcome<()> {
        let call = self.harbour.errand();
        let db = call.db();
        let wrong = audit::UNBALANCED.broken(db).await?
            + audit::MISCOUNTED.broken(db).await?
            + audit::UNEVEN.broken(db).await?;
        if wrong == 0 { Ok(()) } else { Err(format!("the ledger is wrong in {wrong} places").into()) }
    }
}
