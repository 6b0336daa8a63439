// Made from contract/areas/second_factor.yaml by codegen; edit the contract instead.

//! The area `second_factor` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, Field, Found, Got, Input, InputKind, InputPlace, InputTable,
    IntoFound, Object, Row, Show, Shown, Source, found_together, global_id, plus,
    register_object, scalar,
};

/// `SecondFactor`.
pub static SECOND_FACTOR: Object = Object {
    name: "SecondFactor",
    description: "How the second factor stands.",
    interfaces: &[],
    fields: &[
        Field {
            name: "enabled",
            description: "Whether it is on.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "enrollmentAllowed",
            description: "Whether the community lets members switch it on.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "setupRequired",
            description: "Whether the community demands one of the viewer and none is on: nothing else is open before it is.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "backupCodesRemaining",
            description: "How many backup codes were not used.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::second_factor::SecondFactor {
    fn object(&self) -> &'static Object {
        &SECOND_FACTOR
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.enabled),
            1 => Show::show(&self.enrollment_allowed),
            2 => Show::show(&self.setup_required),
            3 => Show::show(&self.backup_codes_remaining),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::second_factor::SecondFactor, SECOND_FACTOR);

/// `TrustedDevice`.
pub static TRUSTED_DEVICE: Object = Object {
    name: "TrustedDevice",
    description: "A device on which the account signs in without a code.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the device.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "device",
            description: "What a sign-in came from.",
            ty: "SessionDevice!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "browser",
            description: "Name and major version of the browser, as it says. Null if it says neither.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "ipAddress",
            description: "Network address that it was used from last. Null if it is not known.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "trustedAt",
            description: "Since when it is trusted.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "lastUsedAt",
            description: "When somebody signed in on it last without a code. Null if nobody has.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "expiresAt",
            description: "When it needs a code again.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isCurrent",
            description: "Whether it is the one that asks.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "restId",
            description: "REST's number for it; arguments of type `ID` accept it too.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| crate::graph::sessions::SESSION_DEVICE_WORDS.register(registry),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::second_factor::TrustedDevice {
    fn object(&self) -> &'static Object {
        &TRUSTED_DEVICE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("TrustedDevice", self.id)),
            1 => Show::show(&self.device),
            2 => Show::show(&self.browser),
            3 => Show::show(&self.ip_address),
            4 => Show::show(&self.trusted_at),
            5 => Show::show(&self.last_used_at),
            6 => Show::show(&self.expires_at),
            7 => Show::show(&self.is_current),
            8 => Got::Value(Value::String(self.id.to_string())),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::second_factor::TrustedDevice, TRUSTED_DEVICE);

/// What the area `second_factor` answers in the graph beside its operations.
#[async_trait]
pub trait SecondFactorEdges: Send + Sync {
    /// The `TrustedDevice` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_trusted_device(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "TrustedDevice", number, Some(Operation::ListTrustedDevices))
            .await
    }
}

impl<T: Send + Sync> SecondFactorEdges for T {}

/// Fields of `Mutation` that operations of the area `second_factor` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct SecondFactorMutation;

static SECOND_FACTOR_MUTATION: Object = Object {
    name: "SecondFactorMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "revokeTrustedDevices",
            description: "Trust no device any more: each of them needs a code at its next sign-in. Sign-ins that there are go on.",
            ty: "RevokeTrustedDevicesPayload",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&REVOKE_TRUSTED_DEVICES_ASKING),
        },
        Field {
            name: "revokeTrustedDevice",
            description: "Trust a device no longer: it needs a code at its next sign-in. `NOT_FOUND` for one that is not trusted, or not the viewer's.",
            ty: "RevokeTrustedDevicePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RevokeTrustedDeviceInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REVOKE_TRUSTED_DEVICE_ASKING),
        },
        Field {
            name: "resetMemberSecondFactor",
            description: "For staff: switch the second factor of a member off who cannot use it any more. All sign-ins and trusted devices of the member end, and the member is told with the reason. False if none was on. `AUTH_INSUFFICIENT_PERMISSIONS` for oneself, and for whoever does not stand below the viewer.",
            ty: "ResetMemberSecondFactorPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ResetMemberSecondFactorInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&RESET_MEMBER_SECOND_FACTOR_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &REVOKE_TRUSTED_DEVICES_PAYLOAD),
        |registry| REVOKE_TRUSTED_DEVICE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REVOKE_TRUSTED_DEVICE_PAYLOAD),
        |registry| RESET_MEMBER_SECOND_FACTOR_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &RESET_MEMBER_SECOND_FACTOR_PAYLOAD),
    ],
};

impl Row for SecondFactorMutation {
    fn object(&self) -> &'static Object {
        &SECOND_FACTOR_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `second_factor` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct SecondFactorViewer;

static SECOND_FACTOR_VIEWER: Object = Object {
    name: "SecondFactorViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "secondFactor",
            description: "Whether a second factor is on, whether one may be switched on here, and how many backup codes are left.",
            ty: "SecondFactor",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_SECOND_FACTOR_ASKING),
        },
        Field {
            name: "trustedDevices",
            description: "Devices on which the account signs in without a code, the newest first.",
            ty: "[TrustedDevice!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_TRUSTED_DEVICES_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::second_factor::SECOND_FACTOR,
        ),
        |registry| register_object(
            registry,
            &crate::graph::second_factor::TRUSTED_DEVICE,
        ),
    ],
};

impl Row for SecondFactorViewer {
    fn object(&self) -> &'static Object {
        &SECOND_FACTOR_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static GET_SECOND_FACTOR_ASKING: Asking = Asking {
    operation: Operation::GetSecondFactor,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_second_factor,
};

fn get_second_factor(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::second_factor::SecondFactorResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static LIST_TRUSTED_DEVICES_ASKING: Asking = Asking {
    operation: Operation::ListTrustedDevices,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: list_trusted_devices,
};

fn list_trusted_devices(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::second_factor::TrustedDeviceList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static REVOKE_TRUSTED_DEVICES_ASKING: Asking = Asking {
    operation: Operation::RevokeTrustedDevices,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: revoke_trusted_devices,
};

static REVOKE_TRUSTED_DEVICES_PAYLOAD: Object = Object {
    name: "RevokeTrustedDevicesPayload",
    description: "Result of `revokeTrustedDevices`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "revokedCount",
            description: "How many devices there were.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[],
};

fn revoke_trusted_devices(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::second_factor::RevokedTrustedDevicesResponse = ask.made()?;
    Ok(
        Shown::of(&REVOKE_TRUSTED_DEVICES_PAYLOAD)
            .with(IntoFound::into_found(answer.data.revoked_count))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static REVOKE_TRUSTED_DEVICE_ASKING: Asking = Asking {
    operation: Operation::RevokeTrustedDevice,
    inputs: &[
        Input {
            argument: "deviceId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("TrustedDevice"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: revoke_trusted_device,
};

static REVOKE_TRUSTED_DEVICE_INPUT_TABLE: InputTable = InputTable {
    name: "RevokeTrustedDeviceInput",
    description: "Input of `revokeTrustedDevice`.",
    fields: &[
        Argument {
            name: "deviceId",
            description: "Id of the device.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static REVOKE_TRUSTED_DEVICE_PAYLOAD: Object = Object {
    name: "RevokeTrustedDevicePayload",
    description: "Result of `revokeTrustedDevice`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedTrustedDeviceId",
            description: "Global id of the trusted device that is gone.",
            ty: "ID",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[],
};

fn revoke_trusted_device(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&REVOKE_TRUSTED_DEVICE_PAYLOAD)
            .removed("TrustedDevice", ask.number("id"))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static RESET_MEMBER_SECOND_FACTOR_ASKING: Asking = Asking {
    operation: Operation::ResetMemberSecondFactor,
    inputs: &[
        Input {
            argument: "memberId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "reason",
            wire: "reason",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: reset_member_second_factor,
};

static RESET_MEMBER_SECOND_FACTOR_INPUT_TABLE: InputTable = InputTable {
    name: "ResetMemberSecondFactorInput",
    description: "Input of `resetMemberSecondFactor`.",
    fields: &[
        Argument {
            name: "memberId",
            description: "Id of the member.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why, for the member to read.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static RESET_MEMBER_SECOND_FACTOR_PAYLOAD: Object = Object {
    name: "ResetMemberSecondFactorPayload",
    description: "Result of `resetMemberSecondFactor`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "wasReset",
            description: "Whether one was on.",
            ty: "Boolean",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "member",
            description: "The member after the change. Null if the viewer cannot see it.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::shared::MEMBER)],
};

fn reset_member_second_factor(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::second_factor::ResetSecondFactorResponse = ask.made()?;
    Ok(
        Shown::of(&RESET_MEMBER_SECOND_FACTOR_PAYLOAD)
            .with(IntoFound::into_found(answer.data.reset))
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_member(ctx, number).await
                }),
            )
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}
