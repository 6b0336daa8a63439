//! The demo communities from the command line.

use std::sync::Arc;

use indicatif::{ProgressBar, ProgressStyle};

use crate::app::{StartError, areas};
use crate::call::World;
use crate::demo::{self, Options, PASSWORD, Seeded};

/// Fills an empty database, showing how far it is to whoever watches. Gives what there is to say.
pub(super) async fn seed(world: &Arc<World>, options: Options) -> Result<String, StartError> {
    let bar = ProgressBar::no_length();
    if let Ok(style) = ProgressStyle::with_template("{msg:12} {wide_bar} {pos}/{len}") {
        bar.set_style(style);
    }
    let seeded = demo::seed(world, &areas::demo(), options, &mut |progress| {
        bar.set_length(progress.total as u64);
        bar.set_position(progress.done as u64);
        bar.set_message(progress.what);
    })
    .await?;
    bar.finish_and_clear();
    Ok(match seeded {
        Seeded::Planted { members, connections, groups } => {
            format!("Made the demo communities: {members} members, {connections} connections, {groups} groups.")
        }
        Seeded::AlreadyThere => "The demo communities are there.".to_owned(),
    })
}

/// Whom one can be.
pub(super) fn sign_ins() -> String {
    format!(
        "Demo sign-ins, password {PASSWORD}:\n  \
         harbour (tenant 1)  ada, ben, cleo, broker, admin   @harbour.example\n  \
         meadow  (tenant 2)  ada, ben, cleo, broker, admin   @meadow.example\n  \
         platform            super@timeweave.example"
    )
}
