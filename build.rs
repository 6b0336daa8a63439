//! The build script of `generated/`: makes the contract crate from `contract/`.

use std::path::Path;

fn main() -> Result<(), String> {
    let generated = std::env::var("CARGO_MANIFEST_DIR").map_err(|error| error.to_string())?;
    let generated = Path::new(&generated);
    codegen::build(&generated.join("../contract"), generated)
}
