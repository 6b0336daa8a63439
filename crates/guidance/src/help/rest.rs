//! The REST door of questions that are asked often.

use contract::HelpApi;
use contract::help as wire;

use super::actions::{self, Wish};
use super::store::Faq;
use crate::base::{Answer, ids_of};
use crate::call::Call;
use crate::rest::Rest;

impl HelpApi for Rest {
    async fn faq_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::Faq>> {
        Ok(actions::each(&call, &ids_of(&numbers)).await?.into_iter().map(faq).collect())
    }

    async fn list_faqs(&self, call: Call, query: wire::ListFaqsQuery) -> Answer<wire::HelpTopicList> {
        let found = actions::published(&call, query.category.as_deref(), query.q.as_deref()).await?;
        Ok(wire::HelpTopicList { data: topics(found), meta: call.meta() })
    }

    async fn list_all_faqs(&self, call: Call) -> Answer<wire::FaqList> {
        let data = actions::all(&call).await?.into_iter().map(faq).collect();
        Ok(wire::FaqList { data, meta: call.meta() })
    }

    async fn create_faq(&self, call: Call, body: wire::CreateFaqBody) -> Answer<wire::FaqCreatedResponse> {
        let wish = Wish {
            category: body.category,
            question: Some(body.question),
            answer: Some(body.answer),
            sort_order: body.sort_order,
            is_published: body.is_published,
        };
        let faq = faq(actions::add(&call, wish).await?);
        let data = wire::FaqCreated { id: faq.id, created: true, faq };
        Ok(wire::FaqCreatedResponse { data, meta: call.meta() })
    }

    async fn update_faq(
        &self,
        call: Call,
        path: wire::UpdateFaqPath,
        body: wire::UpdateFaqBody,
    ) -> Answer<wire::FaqResponse> {
        let wish = Wish {
            category: body.category,
            question: body.question,
            answer: body.answer,
            sort_order: body.sort_order,
            is_published: body.is_published,
        };
        let data = faq(actions::change(&call, path.id.into(), wish).await?);
        Ok(wire::FaqResponse { data, meta: call.meta() })
    }

    async fn delete_faq(&self, call: Call, path: wire::DeleteFaqPath) -> Answer<wire::FaqDeletedResponse> {
        actions::delete(&call, path.id.into()).await?;
        let data = wire::FaqDeleted { id: path.id, deleted: true };
        Ok(wire::FaqDeletedResponse { data, meta: call.meta() })
    }

    async fn give_faq_feedback(&self, call: Call, body: wire::FaqFeedbackBody) -> Answer<wire::FaqFeedbackResponse> {
        let found = actions::say_of(&call, body.faq_id.into(), body.helpful, body.comment.as_deref()).await?;
        let data = wire::FaqFeedbackGiven { recorded: true, faq: faq(found) };
        Ok(wire::FaqFeedbackResponse { data, meta: call.meta() })
    }

    async fn list_faq_feedback(&self, call: Call, query: wire::ListFaqFeedbackQuery) -> Answer<wire::FaqFeedbackPage> {
        let page = actions::feedback(&call, query.per_page, call.cursor(query.cursor.as_deref())?).await?;
        let meta = call.cursor_meta(query.per_page, page.next);
        let data = page.items.into_iter().map(|said| wire::FaqFeedback {
            id: said.id,
            faq_id: said.faq_id.get(),
            helpful: said.is_helpful,
            comment: said.comment,
            created_at: said.created_at,
        });
        Ok(wire::FaqFeedbackPage { data: data.collect(), meta })
    }
}

/// Questions that stand in their order, by category. Spellings of one category are one: the first counts.
fn topics(found: Vec<Faq>) -> Vec<wire::HelpTopic> {
    let mut topics: Vec<wire::HelpTopic> = Vec::new();
    for one in found {
        let key = crate::base::text::name_key(&one.category);
        match topics.last_mut() {
            Some(topic) if crate::base::text::name_key(&topic.category) == key => topic.faqs.push(faq(one)),
            _ => topics.push(wire::HelpTopic { category: one.category.clone(), faqs: vec![faq(one)] }),
        }
    }
    topics
}

/// A question, as the contract has it.
#[must_use]
pub fn faq(one: Faq) -> wire::Faq {
    wire::Faq {
        id: one.id.get(),
        category: one.category,
        question: one.question,
        answer: one.answer,
        sort_order: one.sort_order,
        is_published: one.is_published,
        created_at: one.created_at,
        updated_at: one.updated_at,
    }
}
