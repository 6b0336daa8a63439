// Made from contract/areas/second_factor.yaml by codegen; edit the contract instead.

//! The area `second_factor` in the graph.

use async_graphql::Value;
use async_trait::async_trait;

use crate::operations::Operation;
use crate::runtime::graph::{
    Ask, Asking, Field, Found, Got, IntoFound, Object, Row, Show, Source, plus,
    register_object,
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
            description: "Whether it must be switched on before anything else. No community demands that yet.",
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

/// What the area `second_factor` answers in the graph beside its operations.
#[async_trait]
pub trait SecondFactorEdges: Send + Sync {}

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
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::second_factor::SECOND_FACTOR),
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

crate::graph_row!(SecondFactorViewer, SECOND_FACTOR_VIEWER);

static GET_SECOND_FACTOR_ASKING: Asking = Asking {
    operation: Operation::GetSecondFactor,
    inputs: &[],
    before: &[],
    keep: None,
    answer: get_second_factor,
};

fn get_second_factor(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::second_factor::SecondFactorResponse = ask.answer()?;
    Ok(IntoFound::into_found(answer.data))
}
