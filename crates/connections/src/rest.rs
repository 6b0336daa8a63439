//! The connections' REST door.

use contract::connections as wire;
use contract::shared::UserMini;
use contract::{Code, ConnectionsApi, NoContent, Spoken};

use super::actions;
use super::store::{self, ConnectionWithMembers, Filter};
use super::suggestions::actions::{MOST, suggest};
use crate::base::{Answer, Failure, Refusal, ids_of};
use crate::call::Call;
use crate::members::{self, Eyes, model::absolute};
use crate::say;

/// Connections at the REST door.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rest;

impl contract::Area for Rest {
    type Call = Call;
    type Failure = Failure;
    type Brings = crate::call::Brings;

    fn brings() -> &'static Self::Brings {
        &crate::BRINGS
    }
}

/// The other party of the connection that the arguments name.
async fn other_party(call: &Call, said: &Spoken) -> Answer<Option<i64>> {
    let Some(number) = said.number("id") else { return Ok(None) };
    let (me, row) = (call.me()?, store::find(call, number.into()).await?);
    let row = row.filter(|row| row.party(me).is_some());
    Ok(row.map(|row| if row.requester_id == me { row.receiver_id } else { row.requester_id }.get()))
}

impl ConnectionsApi for Rest {
    async fn relationship_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::ConnectionItem>> {
        let found = store::by_ids(&call, call.me()?, &ids_of(&numbers)).await?.into_iter();
        Ok(found.map(|row| item(&call, row)).collect())
    }

    async fn decline_connection_member_before(&self, call: Call, said: Spoken) -> Answer<Option<i64>> {
        other_party(&call, &said).await
    }

    async fn remove_connection_member_before(&self, call: Call, said: Spoken) -> Answer<Option<i64>> {
        other_party(&call, &said).await
    }

    async fn block_member_removed_relationship_id_before(&self, call: Call, said: Spoken) -> Answer<Option<i64>> {
        let Some(member) = said.number("id") else { return Ok(None) };
        let pair = store::with_each(&call, call.me()?, &[member.into()]).await?.pop();
        Ok(pair.map(|pair| pair.id.get()))
    }

    async fn list_connections(&self, call: Call, query: wire::ListConnectionsQuery) -> Answer<wire::ConnectionPage> {
        use wire::ListConnectionsQueryStatus as Status;
        let filter = match query.status {
            Status::Accepted => Filter::Accepted,
            Status::Pending | Status::PendingReceived => Filter::PendingReceived,
            Status::PendingSent => Filter::PendingSent,
        };
        let page = actions::list(&call, filter, query.per_page, call.cursor(query.cursor.as_deref())?).await?;
        Ok(wire::ConnectionPage {
            data: page.items.into_iter().map(|row| item(&call, row)).collect(),
            meta: call.cursor_meta(query.per_page, page.next),
        })
    }

    async fn get_pending_connection_counts(&self, call: Call) -> Answer<wire::PendingConnectionCountsResponse> {
        let counts = actions::pending_counts(&call).await?;
        let data = wire::PendingConnectionCounts {
            received: counts.received,
            sent: counts.sent,
            total_friends: counts.total_friends,
        };
        Ok(wire::PendingConnectionCountsResponse { data, meta: call.meta() })
    }

    async fn reject_own_connection_status(&self, _: Call) -> Answer<std::convert::Infallible> {
        Err(Refusal::new(Code::InvalidUser, say!("connection-status-own")).into())
    }

    async fn get_connection_status(
        &self,
        call: Call,
        path: wire::GetConnectionStatusPath,
    ) -> Answer<wire::ConnectionStatusResponse> {
        let found = actions::status_with(&call, path.user_id.into()).await?;
        let data = wire::ConnectionStatus {
            status: found.standing,
            connection_id: found.connection.map(i64::from),
            direction: found.sent.map(|sent| match sent {
                true => wire::ConnectionStatusDirection::Sent,
                false => wire::ConnectionStatusDirection::Received,
            }),
        };
        Ok(wire::ConnectionStatusResponse { data, meta: call.meta() })
    }

    async fn request_connection(
        &self,
        call: Call,
        body: wire::RequestConnectionBody,
    ) -> Answer<wire::RequestedConnectionResponse> {
        let connection = actions::request(&call, body.user_id.into()).await?;
        let data = wire::RequestedConnection {
            status: wire::ConnectionStanding::PendingSent,
            connection_id: connection.get(),
            message: call.say(&say!("connection-requested")),
        };
        Ok(wire::RequestedConnectionResponse { data, meta: call.meta() })
    }

    async fn accept_connection(
        &self,
        call: Call,
        path: wire::AcceptConnectionPath,
    ) -> Answer<wire::AcceptedConnectionResponse> {
        let connection = actions::accept(&call, path.id.into()).await?;
        let data = wire::AcceptedConnection {
            connection_id: connection.id.get(),
            status: wire::ConnectionStanding::Connected,
        };
        Ok(wire::AcceptedConnectionResponse { data, meta: call.meta() })
    }

    async fn decline_connection(&self, call: Call, path: wire::DeclineConnectionPath) -> Answer<NoContent> {
        actions::decline(&call, path.id.into()).await?;
        Ok(NoContent)
    }

    async fn remove_connection(&self, call: Call, path: wire::RemoveConnectionPath) -> Answer<NoContent> {
        actions::remove(&call, path.id.into()).await?;
        Ok(NoContent)
    }

    async fn list_connection_suggestions(
        &self,
        call: Call,
        query: wire::ListConnectionSuggestionsQuery,
    ) -> Answer<wire::ConnectionSuggestionsResponse> {
        let (suggestions, total) = suggestions(&call, query.limit).await?;
        Ok(wire::ConnectionSuggestionsResponse {
            data: wire::ConnectionSuggestions { suggestions },
            meta: call.total_meta(total),
        })
    }

    async fn list_suggested_members(
        &self,
        call: Call,
        query: wire::ListSuggestedMembersQuery,
    ) -> Answer<wire::SuggestedMembersResponse> {
        let (data, total) = suggestions(&call, query.limit).await?;
        Ok(wire::SuggestedMembersResponse { data, meta: call.total_meta(total) })
    }
}

/// The best so many, and how many there are.
async fn suggestions(call: &Call, limit: i64) -> Answer<(Vec<wire::ConnectionSuggestion>, i64)> {
    let eyes = Eyes::of(call);
    let found = suggest(call, MOST).await?;
    let total = i64::try_from(found.len()).unwrap_or(MOST);
    let limit = usize::try_from(limit).unwrap_or_default();
    let shown = found.into_iter().take(limit).map(|suggestion| wire::ConnectionSuggestion {
        id: suggestion.card.id.get(),
        name: eyes.name(&suggestion.card),
        avatar_url: suggestion.card.avatar_url.map(|address| absolute(&call.visit().base_url, &address)),
        bio: suggestion.card.bio,
        mutual_connections_count: suggestion.mutual_connections,
        shared_skills: suggestion.shared_skills,
        connection_status: wire::ConnectionStanding::None,
    });
    Ok((shown.collect(), total))
}

/// A connection as the contract has it.
#[must_use]
pub fn item(call: &Call, row: ConnectionWithMembers) -> wire::ConnectionItem {
    let ConnectionWithMembers { connection, partner, me } = row;
    let (partner, me): (UserMini, UserMini) = (members::mini(call, partner), members::mini(call, me));
    let asked_by_me = connection.requester_id.get() == me.id;
    let (requester, receiver) = if asked_by_me { (me, partner.clone()) } else { (partner.clone(), me) };
    wire::ConnectionItem {
        id: connection.id.get(),
        connection_id: connection.id.get(),
        requester_id: connection.requester_id.get(),
        receiver_id: connection.receiver_id.get(),
        status: connection.status,
        created_at: connection.created_at,
        requester,
        receiver,
        user: partner.clone(),
        partner,
    }
}
