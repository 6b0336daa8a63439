//! Looking members up.

use contract::members::{ListMembersQuery, ListMembersQueryOrder, ListMembersQuerySort, SearchMembersQuery};
use contract::{MembersApi as _, Operation};
use serde_json::json;

use crate::base::Cursor;
use crate::members::Rest;
use crate::members::store::sound::COUNTS;
use crate::members::{actions, store};
use crate::params;
use crate::town::{Person, in_town, on_the_wire};

fn all() -> ListMembersQuery {
    ListMembersQuery {
        limit: 50,
        offset: 0,
        q: None,
        sort: ListMembersQuerySort::Name,
        order: ListMembersQueryOrder::Asc,
    }
}

async fn names(who: &Person, query: ListMembersQuery) -> Vec<String> {
    let page = Rest.list_members(who.call(), query).await.unwrap();
    on_the_wire(Operation::ListMembers, 200, &page);
    page.data.into_iter().map(|member| member.name).collect()
}

#[tokio::test]
async fn it_lists_those_who_let_themselves_be_found() {
    in_town(async |town| {
        let [ada, dan, ben, cleo, eve, fay] = town.people(["Ada", "Dan", "Ben", "Cleo", "Eve", "Fay"]).await;
        town.join(&town.meadow, "Zoe").await;
        town.run("UPDATE users SET privacy_search = FALSE WHERE id = $1", params![cleo.id]).await;
        town.run("UPDATE users SET status = 'banned' WHERE id = $1", params![eve.id]).await;
        actions::block(&fay.call(), ada.id, None).await.unwrap();
        assert_eq!(names(&ada, all()).await, ["Ben", "Dan"]);
        assert_eq!(names(&fay, all()).await, ["Ben", "Dan"]);

        let query = ListMembersQuery { order: ListMembersQueryOrder::Desc, limit: 1, ..all() };
        let page = Rest.list_members(ada.call(), query).await.unwrap();
        assert_eq!(page.data[0].id, dan.id.get());
        let meta = on_the_wire(Operation::ListMembers, 200, &page)["meta"].clone();
        assert_eq!(
            meta,
            json!({"base_url": "https://harbour.example", "total_items": 2, "per_page": 1, "offset": 0, "has_more": true,
                   "community_total": 5, "directory_total": 2, "directory_criteria": ["directory_opt_in"]})
        );
        let last = ListMembersQuery { offset: 1, limit: 1, ..all() };
        assert!(!Rest.list_members(ada.call(), last).await.unwrap().meta.has_more);
        let [joined] = [ListMembersQuery { sort: ListMembersQuerySort::Joined, ..all() }];
        assert_eq!(names(&ben, joined).await, ["Ada", "Dan", "Fay"]);
    })
    .await;
}

#[tokio::test]
async fn the_number_of_members_follows_every_move() {
    in_town(async |town| {
        let [ada, ben, cleo] = town.people(["Ada", "Ben", "Cleo"]).await;
        town.join(&town.meadow, "Zoe").await;
        let totals = async || {
            let totals = store::totals(&ada.call(), ada.id, None).await.unwrap();
            assert_eq!(COUNTS.broken(ada.call().db()).await.unwrap(), 0);
            (totals.community, totals.listed)
        };
        assert_eq!(totals().await, (3, 2));
        for (statement, community, listed) in [
            ("UPDATE users SET privacy_search = FALSE WHERE id = $1", 3, 1),
            ("UPDATE users SET status = 'suspended' WHERE id = $1", 2, 1),
            ("UPDATE users SET privacy_search = TRUE WHERE id = $1", 2, 1),
            ("UPDATE users SET status = 'active', privacy_search = FALSE WHERE id = $1", 3, 1),
            ("UPDATE users SET deleted_at = created_at WHERE id = $1", 2, 1),
            ("UPDATE users SET deleted_at = NULL, privacy_search = TRUE WHERE id = $1", 3, 2),
        ] {
            town.run(statement, params![ben.id]).await;
            assert_eq!(totals().await, (community, listed), "{statement}");
        }
        town.run("DELETE FROM users WHERE id = $1", params![cleo.id]).await;
        assert_eq!(totals().await, (2, 1));
        town.run("UPDATE member_counts SET active = active + 1 WHERE tenant_id = $1", params![ada.call().tenant()])
            .await;
        assert_eq!(COUNTS.broken(ada.call().db()).await.unwrap(), 1);
    })
    .await;
}

#[tokio::test]
async fn words_are_found_in_every_script_and_wildcards_are_letters() {
    in_town(async |town| {
        let [ada, ..] = town.people(["Ada", "Özlem", "Σοφία", "Ben"]).await;
        let found = async |words: &str| {
            let query = ListMembersQuery { q: Some(words.to_owned()), ..all() };
            names(&ada, query).await
        };
        assert_eq!(found("ÖZ").await, ["Özlem"]);
        assert_eq!(found(" σοφ ").await, ["Σοφία"]);
        assert_eq!(found("smith").await.len(), 3);
        for nothing in ["%", "_", "\\", "' OR 1=1 --"] {
            assert!(found(nothing).await.is_empty(), "{nothing}");
        }
        assert_eq!(found("  ").await.len(), 3);
    })
    .await;
}

#[tokio::test]
async fn whoever_changed_is_found_by_what_they_tell_now() {
    in_town(async |town| {
        let [ada, ben, cleo] = town.people(["Ada", "Ben", "Cleo"]).await;
        let far = town.join(&town.meadow, "Zoe").await;
        let tells = "UPDATE users SET search_text = $2 WHERE id = $1";
        for person in [&ben, &cleo, &far] {
            town.run(tells, params![person.id, r#"it's "a\b" o'clock: bicycles"#]).await;
        }
        let found = async |words: &str| {
            let query = ListMembersQuery { q: Some(words.to_owned()), ..all() };
            let page = Rest.list_members(ada.call(), query).await.unwrap();
            assert_eq!(usize::try_from(page.meta.total_items), Ok(page.data.len()), "{words}");
            page.data.into_iter().map(|member| member.name).collect::<Vec<_>>()
        };
        for words in ["icycle", "o'clock", "\"a\\b\"", "'s \"", "it's \"a\\b\" o'clock: bicycles"] {
            assert_eq!(found(words).await, ["Ben", "Cleo"], "{words}");
        }
        for nothing in ["Ben", "icycles!", "it's a", "%cyc", "b\" _'c"] {
            assert!(found(nothing).await.is_empty(), "{nothing}");
        }
        town.run(tells, params![ben.id, "gardens"]).await;
        assert_eq!(found("bicycles").await, ["Cleo"]);
        assert_eq!(found("gardens").await, ["Ben"]);
        town.run("UPDATE users SET status = 'suspended' WHERE id = $1", params![cleo.id]).await;
        assert!(found("bicycles").await.is_empty());
        town.run("UPDATE users SET status = 'active' WHERE id = $1", params![cleo.id]).await;
        assert_eq!(found("bicycles").await, ["Cleo"]);
        town.run("DELETE FROM users WHERE id = $1", params![cleo.id]).await;
        assert!(found("bicycles").await.is_empty());
    })
    .await;
}

#[tokio::test]
async fn a_search_goes_on_where_it_stopped_and_finds_nobody_without_words() {
    in_town(async |town| {
        let [ada, ben, cleo, dan] = town.people(["Ada", "Ben", "Cleo", "Dan"]).await;
        let first = actions::search(&ada.call(), Some("smith"), 2, None).await.unwrap();
        let ids: Vec<_> = first.items.iter().map(|(card, _)| card.id).collect();
        assert_eq!(ids, [ben.id, cleo.id]);
        assert_eq!(first.next, Some(Cursor(2)));
        let rest = actions::search(&ada.call(), Some("smith"), 2, first.next).await.unwrap();
        assert_eq!((rest.items.len(), rest.items[0].0.id, rest.next), (1, dan.id, None));

        for words in [None, Some("  ".to_owned())] {
            let query = SearchMembersQuery { q: words, limit: 20, cursor: None };
            let nobody = Rest.search_members(ada.call(), query).await.unwrap();
            let nobody = on_the_wire(Operation::SearchMembers, 200, &nobody);
            assert_eq!(nobody["data"], json!({"items": [], "cursor": null, "has_more": false}));
        }
    })
    .await;
}
