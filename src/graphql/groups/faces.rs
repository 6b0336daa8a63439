//! What groups show themselves by.

use async_graphql::{ID, Result, SimpleObject};

use crate::base::GroupTypeId;
use crate::graphql::ids;
use crate::graphql::loaders::KindOf;
use crate::graphql::session::Session;
use crate::groups::faces::{Becomes, Wish};
use crate::groups::store::faces::Kind;

/// What a community calls groups of one kind.
#[derive(SimpleObject)]
pub struct GroupType {
    /// Id of the type, as the REST API uses it.
    rest_id: ID,
    /// Name to show.
    name: String,
    /// Short name in addresses, unique in the community.
    slug: String,
    /// Colour to show it in.
    color: Option<String>,
    /// Name of a small sign for it.
    icon: Option<String>,
}

impl From<Kind> for GroupType {
    fn from(kind: Kind) -> Self {
        Self { rest_id: kind.id.get().into(), name: kind.name, slug: kind.slug, color: kind.color, icon: kind.icon }
    }
}

/// A type.
pub async fn kind(session: &Session, id: Option<GroupTypeId>) -> Result<Option<GroupType>> {
    let Some(id) = id else { return Ok(None) };
    Ok(session.loaders().load_one(KindOf(id)).await?.map(Into::into))
}

/// What arguments say of a group's looks. Pictures come over REST; here they can only go.
pub fn looks(type_id: Option<&ID>, remove_avatar: bool, remove_cover: bool) -> Result<Wish> {
    let number = type_id.map(|id| if id.0 == "0" { Ok(0) } else { ids::plain(id, "typeId") }).transpose()?;
    let gone = |removed: bool| if removed { Becomes::Gone } else { Becomes::Same };
    Ok(Wish {
        kind: number.map(|number| Some(number).filter(|number| *number > 0).map(Into::into)),
        avatar: gone(remove_avatar),
        cover: gone(remove_cover),
    })
}
