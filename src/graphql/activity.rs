//! What members did, in the graph: the contract says all of it.

use contract::graph::ActivityEdges;

use super::edges::Edges;

impl ActivityEdges for Edges {}
