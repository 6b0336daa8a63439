use contract::members::AccountStatus;
use serde_json::Map;

use super::*;
use crate::config::Config;
use crate::db::Json;
use crate::notifications::email::model::Status;

fn tenant(name: &str) -> Tenant {
    Tenant { name: name.to_owned(), domain: Some("harbour.example".to_owned()), ..Tenant::new(1, "harbour") }
}

fn reader(first_name: &str) -> Reader {
    Reader {
        id: 7.into(),
        email: "ada@harbour.example".to_owned(),
        first_name: first_name.to_owned(),
        organization_name: None,
        status: AccountStatus::Active,
        preferred_language: "en".to_owned(),
        notification_preferences: Json(Map::new()),
        federation_notifications_enabled: true,
        suppressed: None,
    }
}

fn item(id: i64, kind: &str, snippet: &str, frequency: Frequency) -> Item {
    Item {
        id,
        tenant_id: 1.into(),
        user_id: 7.into(),
        activity_type: kind.to_owned(),
        content_snippet: snippet.to_owned(),
        email_body: None,
        message_id: None,
        link: Some(format!("/somewhere/{id}")),
        frequency,
        status: Status::Pending,
        attempts: 1,
        created_at: Timestamp::UNIX_EPOCH,
        address: None,
    }
}

/// Sentences as the bell says them, in the languages whose letters are looked at.
fn bell(language: Language) -> [(&'static str, &'static str); 6] {
    match language {
        Language::German => [
            ("connection_request", "Ben Ångström möchte sich mit dir verbinden."),
            ("new_message", "Cleo Marsh hat dir geschrieben."),
            ("connection_accepted", "Dora Lindqvist hat deine Anfrage angenommen."),
            ("transaction", "Ben Ångström hat dir 1,5 Stunden überwiesen."),
            ("review_received", "Cleo Marsh hat dich bewertet."),
            (
                "exchange_completed",
                "Ein Tausch ist abgeschlossen: Fahrradreparatur und Donaudampfschifffahrtsgesellschaft.",
            ),
        ],
        Language::Arabic => [
            ("connection_request", "يود \u{2068}Ben Ångström\u{2069} التواصل معك."),
            ("new_message", "كتب إليك \u{2068}Cleo Marsh\u{2069}."),
            ("connection_accepted", "قبلت \u{2068}ليلى\u{2069} طلبك."),
            ("transaction", "أرسل إليك \u{2068}Ben\u{2069} ساعة ونصف."),
            ("review_received", "كتبت \u{2068}Cleo\u{2069} تقييمًا لك."),
            ("exchange_completed", "اكتمل التبادل."),
        ],
        _ => [
            ("connection_request", "Ben Ångström would like to connect with you."),
            ("new_message", "Cleo Marsh has written to you."),
            ("connection_accepted", "Dora Lindqvist has accepted your request."),
            ("transaction", "Ben Ångström has sent you 1.5 hours."),
            ("review_received", "Cleo Marsh has reviewed you."),
            (
                "exchange_completed",
                "An exchange is complete: repairing a bicycle with a very-long-word-that-does-not-break-anywhere-at-all-in-this-line.",
            ),
        ],
    }
}

/// Every letter there is, by name.
fn letters(writer: &Writer<'_>, name: &str) -> Vec<(&'static str, View)> {
    let notice = item(1, "new_message", bell(writer.language)[1].1, Frequency::Instant);
    let wrote =
        "Shall we meet on Sunday at the old bridge?\nI bring cake & tea, and my <brand-new> bicycle.".to_owned();
    let entries = bell(writer.language);
    let digest = |frequency| -> Vec<Item> {
        let items = entries.iter().zip(1..).map(|((kind, snippet), id)| item(id, kind, snippet, frequency));
        items.collect()
    };
    let unsubscribe = "https://harbour.example/api/v2/notifications/unsubscribe?token=abc";
    let view = |draft: Draft| {
        let unsubscribe = draft.topic.map(|_| unsubscribe);
        writer.view(Timestamp::UNIX_EPOCH, &reader(name), draft, unsubscribe)
    };
    vec![
        ("notice", view(writer.message(&notice, (wrote, false)))),
        ("request", view(writer.notice(&item(2, "connection_request", entries[0].1, Frequency::Instant)))),
        ("daily", view(writer.digest(&digest(Frequency::Daily)))),
        ("monthly", view(writer.digest(&digest(Frequency::Monthly)))),
        ("welcome", view(writer.welcome())),
        ("received", view(writer.received())),
        ("reset", view(writer.reset(&"5f".repeat(32)))),
        ("confirm", view(writer.confirm_change(&"5f".repeat(32)))),
        ("stop", view(writer.stop_change(&"5f".repeat(32)))),
        ("password", view(writer.password_changed())),
        ("second factor", view(writer.second_factor("mail-second-factor-off-subject"))),
        ("address", view(writer.email_changed())),
        ("verification", view(writer.verification("3m4VGzVf7zqkS0aQeY0uD2wq8mQ3yqM0S3m2T9m1x5A"))),
    ]
}

/// What a browser would show of a text in HTML.
fn shown(html: &str) -> String {
    let mut text = html.to_owned();
    for (entity, letter) in [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&#x27;", "'"),
        ("&#x2f;", "/"),
        ("&#39;", "'"),
        ("&#34;", "\""),
        ("&amp;", "&"),
    ] {
        text = text.replace(entity, letter);
    }
    text
}

#[test]
fn every_letter_says_the_same_in_both_parts_and_in_every_language() {
    let (harbour, links) = (tenant("Harbour"), Links::new(&Config::default()));
    for language in Language::ALL.iter().copied() {
        let writer = Writer { tenant: &harbour, links: &links, language };
        for (what, view) in letters(&writer, "Ada") {
            let (html, text) = letter(&view).unwrap();
            let place = format!("{what} in {}", language.code());
            assert!(
                html.contains(&format!("<html lang=\"{}\" dir=\"{}\">", language.code(), language.direction())),
                "{place}"
            );
            let html = shown(&html);
            let mut parts = vec![view.heading.clone(), view.greeting.clone(), view.why.clone()];
            parts.extend(view.paragraphs.iter().chain(&view.quote).chain(&view.notes).cloned());
            for section in &view.sections {
                parts.push(section.title.clone());
                parts.extend(section.entries.iter().flat_map(|entry| [entry.text.clone(), entry.url.clone()]));
            }
            parts.extend(
                view.button.iter().chain(&view.ways).flat_map(|button| [button.label.clone(), button.url.clone()]),
            );
            for part in parts {
                assert!(!part.trim().is_empty(), "{place}");
                assert!(html.contains(&part), "{part:?} is not in the HTML of {place}");
                assert!(text.contains(&part), "{part:?} is not in the text of {place}\n{text}");
            }
            for part in [&html, &text] {
                // Addresses of pages are no words.
                let words = part.replace("/email-change/", "/");
                assert!(!words.contains("{$") && !words.contains("mail-"), "an unknown word in {place}\n{part}");
            }
            assert!(!text.contains("\n\n\n"), "{place}\n{text}");
            assert!(html.len() < 100_000, "{place}: some programs cut longer letters off");
        }
    }
}

#[test]
fn names_are_names_whatever_they_are() {
    let links = Links::new(&Config::default());
    for hostile in [
        "<script>alert(1)</script>",
        "\"><img src=x onerror=alert(1)>",
        "' onload='x",
        "Eve\r\nBcc: all@harbour.example",
        "{{ 7 * 7 }}{% for %}",
        "\u{202E}drawkcab\u{202C}\u{2066}",
        "{ $name }",
    ] {
        let harbour = tenant(hostile);
        let writer = Writer { tenant: &harbour, links: &links, language: Language::English };
        for (what, view) in letters(&writer, hostile) {
            let (html, text) = letter(&view).unwrap();
            let tags: Vec<&str> =
                html.split('<').skip(1).filter_map(|tag| tag.split([' ', '>', '\n']).next()).collect();
            assert!(!tags.contains(&"script") && !tags.contains(&"img"), "{what} {hostile:?}");
            assert!(!hostile.contains(['<', '"', '\'']) || !html.contains(hostile), "{what} {hostile:?}");
            for part in [&html, &text, &view.subject] {
                assert!(!part.contains(['\u{202E}', '\u{2066}', '\r']), "{what} {hostile:?}");
                assert!(!part.contains("49"), "{what}: what people write is no template");
            }
            assert!(!view.subject.contains('\n'), "{what}");
        }
    }
}

#[test]
fn a_letters_identity_is_of_what_it_tells() {
    let one = item(1, "new_message", "x", Frequency::Daily);
    let tried = Item { attempts: 2, ..one.clone() };
    let other = item(2, "new_message", "x", Frequency::Daily);
    let name = |items: &[&Item]| message_id(&items.iter().map(|item| (*item).clone()).collect::<Vec<_>>(), "a.example");
    assert_eq!(name(&[&one, &other]), name(&[&tried, &other]));
    assert_ne!(name(&[&one]), name(&[&other]));
    assert_ne!(name(&[&one]), name(&[&one, &other]), "a digest that has grown is another one");
    assert!(name(&[&one]).ends_with("@a.example"));
}

/// With `TIMEWEAVE_TEST_MAILSHOTS` set to a folder, writes every letter and page into it, to be looked at in a browser.
#[test]
fn letters_can_be_looked_at() {
    let Ok(folder) = std::env::var("TIMEWEAVE_TEST_MAILSHOTS") else { return };
    let folder = std::path::Path::new(&folder);
    std::fs::create_dir_all(folder).unwrap();
    let (harbour, links) = (tenant("Harbour"), Links::new(&Config::default()));
    for language in Language::ALL.iter().copied() {
        let writer = Writer { tenant: &harbour, links: &links, language };
        let name = if language == Language::Arabic { "ليلى" } else { "Ada" };
        for (what, view) in letters(&writer, name) {
            let (html, text) = letter(&view).unwrap();
            std::fs::write(folder.join(format!("{what}-{}.html", language.code())), html).unwrap();
            std::fs::write(folder.join(format!("{what}-{}.txt", language.code())), text).unwrap();
        }
    }
}

#[test]
fn a_subject_ends_where_a_sentence_does() {
    for (sentence, subject) in [
        ("Ben would like to connect with you.", "Ben would like to connect with you"),
        (
            "The organizers have cancelled your place at “Swap”. The reason:",
            "The organizers have cancelled your place at “Swap”",
        ),
        ("“Repair evening” begins soon:", "“Repair evening” begins soon"),
        ("「Swap」の席が取り消されました。理由：", "「Swap」の席が取り消されました"),
        ("Table no. 5 waits for you", "Table no. 5 waits for you"),
        (":", ""),
    ] {
        assert_eq!(headline(sentence), subject);
    }
}
