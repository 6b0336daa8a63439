//! The headings' REST door.

use contract::CategoriesApi;
use contract::categories as wire;

use super::store::{self, Kind};
use crate::base::{Answer, Failure, ids_of};
use crate::call::Call;

/// Categories at the REST door.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rest;

impl contract::Area for Rest {
    type Call = Call;
    type Failure = Failure;
    type Brings = crate::call::Brings;

    fn brings() -> &'static Self::Brings {
        &super::BRINGS
    }
}

impl CategoriesApi for Rest {
    async fn category_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::Category>> {
        Ok(store::by_ids(&call, &ids_of(&numbers)).await?.into_iter().map(category).collect())
    }

    async fn list_categories(&self, call: Call, query: wire::ListCategoriesQuery) -> Answer<wire::CategoryList> {
        use wire::ListCategoriesQueryType as Type;
        let kind = match query.type_ {
            Type::Listing => Kind::Listing,
            Type::Event | Type::Events => Kind::Event,
            Type::Volunteering => Kind::Volunteering,
            Type::Resource => Kind::Resource,
        };
        let data = store::active(&call, kind).await?.into_iter().map(category);
        Ok(wire::CategoryList { data: data.collect() })
    }
}

/// A heading in the contract's words.
pub fn category(category: store::Category) -> wire::Category {
    wire::Category {
        id: category.id.get(),
        name: category.name,
        slug: category.slug,
        type_: category.kind,
        color: category.color,
    }
}
