//! Who helps with an event, at the REST door.

use std::collections::BTreeMap;

use contract::EventStaffApi;
use contract::event_staff as wire;

use super::StaffRole;
use super::actions;
use super::store::Helper;
use crate::base::{Answer, MemberId};
use crate::call::Call;
use crate::permissions::capabilities;
use crate::rest::{Rest, face};

impl EventStaffApi for Rest {
    async fn list_event_staff(
        &self,
        call: Call,
        path: wire::ListEventStaffPath,
        query: wire::ListEventStaffQuery,
    ) -> Answer<wire::EventStaffList> {
        let rows = actions::list(&call, path.id.into(), query.include_inactive).await?;
        let data = rows.into_iter().map(|row| assignment(&call, row)).collect();
        let roles: BTreeMap<String, Vec<String>> =
            StaffRole::ALL.iter().map(|role| (role.as_str().to_owned(), capabilities(*role))).collect();
        let meta = wire::EventStaffMeta { base_url: call.meta().base_url, role_capabilities: roles.into() };
        Ok(wire::EventStaffList { data, meta })
    }

    async fn grant_event_staff_role(
        &self,
        call: Call,
        path: wire::GrantEventStaffRolePath,
        body: wire::GrantEventStaffRoleBody,
    ) -> Answer<wire::GrantEventStaffRoleOk> {
        let member = body.user_id.into();
        let (helper, first) = actions::grant(&call, path.id.into(), member, body.role, body.expires_at).await?;
        let answer = wire::EventStaffResponse { data: assignment(&call, helper), meta: call.meta() };
        Ok(if first { wire::GrantEventStaffRoleOk::Created(answer) } else { wire::GrantEventStaffRoleOk::Ok(answer) })
    }

    async fn revoke_event_staff_role(
        &self,
        call: Call,
        path: wire::RevokeEventStaffRolePath,
    ) -> Answer<wire::EventStaffResponse> {
        let ended = actions::revoke(&call, path.id.into(), path.assignment_id).await?;
        Ok(wire::EventStaffResponse { data: assignment(&call, ended), meta: call.meta() })
    }

    async fn event_staff_assignment_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::EventStaffAssignment>> {
        Ok(actions::by_ids(&call, &numbers).await?.into_iter().map(|row| assignment(&call, row)).collect())
    }
}

fn assignment(call: &Call, helper: Helper) -> wire::EventStaffAssignment {
    let Helper { assignment, member } = helper;
    wire::EventStaffAssignment {
        id: assignment.id,
        event_id: assignment.event_id.get(),
        user_id: member.id.get(),
        effective: assignment.counts(call.now()),
        capabilities: capabilities(assignment.role),
        role: assignment.role,
        status: assignment.status,
        version: assignment.version,
        granted_at: assignment.granted_at,
        granted_by_id: assignment.granted_by.map(MemberId::get),
        revoked_at: assignment.revoked_at,
        revoked_by_id: assignment.revoked_by.map(MemberId::get),
        expires_at: assignment.expires_at,
        member: face(call, &member),
    }
}
