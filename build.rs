//! The build script of `generated/`: makes the contract crate from `contract/`.

use std::fs::File;
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;

/// Documents that the program reads once, or never, and carries compressed therefore: together a fifteenth of their size.
const READ_ONCE: [&str; 3] = ["openapi.json", "inputs.json", "answers.json"];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let generated = std::env::var("CARGO_MANIFEST_DIR")?;
    let generated = Path::new(&generated);
    codegen::build(&generated.join("../contract"), generated)?;
    let out = std::env::var("OUT_DIR")?;
    for name in READ_ONCE {
        let mut packed = GzEncoder::new(File::create(Path::new(&out).join(format!("{name}.gz")))?, Compression::best());
        std::io::copy(&mut File::open(generated.join(name))?, &mut packed)?;
        packed.finish()?;
    }
    Ok(())
}
