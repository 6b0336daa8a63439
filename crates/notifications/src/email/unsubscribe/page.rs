//! What a browser shows of a link.

use super::Topic;
use super::actions::Found;
use crate::base::Answer;
use crate::call::{Call, Tenant};
use crate::language::{Args, Language};
use crate::mail::one_line;
use crate::notifications::email::Links;
use crate::notifications::email::template::{Button, PageView, page};

/// The page of a good link: it asks, or says that there is nothing left to ask.
pub(super) fn of(call: &Call, found: &Found) -> Answer<String> {
    page(&view(call.room::<Links>()?, found))
}

fn view(links: &Links, found: &Found) -> PageView {
    let (language, topic) = (found.language, found.claim.topic);
    let (title, text, note) = match (found.wanted, topic) {
        (true, Topic::All) => ("page-unsubscribe-title", "page-unsubscribe-all-text", "page-unsubscribe-keep"),
        (true, _) => ("page-unsubscribe-title", "page-unsubscribe-text", "page-unsubscribe-keep"),
        (false, Topic::All) => ("page-unsubscribed-title", "page-unsubscribed-all-text", "page-unsubscribed-back"),
        (false, _) => ("page-unsubscribed-title", "page-unsubscribed-text", "page-unsubscribed-back"),
    };
    let args = args(&found.tenant);
    PageView {
        lang: language.code(),
        dir: language.direction(),
        title: language.say(title, &args),
        text: language.say(text, &args),
        topic: Some(name(language, topic)),
        button: found.wanted.then(|| language.say("page-unsubscribe-button", &args)),
        note: Some(language.say(note, &args)),
        community: Some(Button { label: one_line(&found.tenant.name), url: links.app(&found.tenant, "/") }),
    }
}

/// The page of a link that is none of ours.
pub(super) fn invalid(language: Language) -> Answer<String> {
    let args = Args::new();
    page(&PageView {
        lang: language.code(),
        dir: language.direction(),
        title: language.say("page-unsubscribe-invalid-title", &args),
        text: language.say("page-unsubscribe-invalid-text", &args),
        topic: None,
        button: None,
        note: None,
        community: None,
    })
}

fn name(language: Language, topic: Topic) -> String {
    language.say(&format!("mail-topic-{topic}"), &Args::new())
}

fn args(tenant: &Tenant) -> Args<'static> {
    let mut args = Args::new();
    args.set("community", one_line(&tenant.name));
    args
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::config::Config;
    use crate::notifications::email::unsubscribe::Claim;

    fn found(language: Language, topic: Topic, wanted: bool) -> Found {
        let tenant = Arc::new(Tenant { name: "Harbour".to_owned(), ..Tenant::new(1, "harbour") });
        Found { claim: Claim { member: 7.into(), tenant: 1.into(), topic }, tenant, language, wanted }
    }

    #[test]
    fn every_topic_has_a_name_in_every_language() {
        let links = Links::new(&Config::default());
        let folder = std::env::var("TIMEWEAVE_TEST_MAILSHOTS").ok();
        for language in Language::ALL.iter().copied() {
            for topic in Topic::ALL.iter().copied() {
                for wanted in [true, false] {
                    let html = page(&view(&links, &found(language, topic, wanted))).unwrap();
                    assert_eq!(html.contains("<form method=\"post\">"), wanted);
                    assert!(
                        !html.contains("page-un") && !html.contains("mail-topic") && !html.contains("{$"),
                        "{html}"
                    );
                    if let Some(folder) = folder.as_ref().filter(|_| topic == Topic::Listings) {
                        let file = format!("{folder}/page-{wanted}-{}.html", language.code());
                        std::fs::create_dir_all(folder).unwrap();
                        std::fs::write(file, html).unwrap();
                    }
                }
            }
            assert!(!invalid(language).unwrap().contains("page-un"));
        }
    }
}
