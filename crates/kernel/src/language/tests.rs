//! Every language says everything that English says, with the same variables, and counts as its speakers do.

mod files;
mod uses;

use super::*;

fn say(language: Language, message: &str, name: &str, hours: f64) -> String {
    let mut args = Args::new();
    args.set("name", name);
    args.set("hours", hours);
    language.say(message, &args)
}

/// Without the marks that keep a name in its place.
fn plain(text: &str) -> String {
    text.replace(['\u{2068}', '\u{2069}'], "")
}

#[test]
fn a_tag_is_served_by_the_language_that_it_narrows() {
    for (tag, language) in [
        ("de", Language::German),
        ("de-AT", Language::German),
        (" ga ", Language::Irish),
        ("PT_br", Language::Portuguese),
        ("", Language::English),
        ("xx", Language::English),
        ("deu", Language::English),
    ] {
        assert_eq!(Language::of(tag), language, "{tag}");
    }
    for language in Language::ALL {
        assert_eq!(Language::of(language.code()), *language);
    }
    assert_eq!(Language::ALL.first(), Some(&Language::English));
}

#[test]
fn a_message_takes_its_variables() {
    let say = |language| say(language, "bell-connection-request", "Ada", 0.0);
    assert_eq!(say(Language::English), "Ada would like to connect with you.");
    assert_eq!(say(Language::German), "Ada möchte mit dir in Kontakt treten.");
    assert_eq!(say(Language::Arabic), "طلب تواصل جديد من \u{2068}Ada\u{2069}.");
    assert_eq!(message_name("bell", "new_user_registered"), "bell-new-user-registered");
}

#[test]
fn what_nobody_knows_is_its_own_name() {
    assert!(!Language::German.knows("bell-of-the-church"));
    assert_eq!(Language::German.say("bell-of-the-church", &Args::new()), "bell-of-the-church");
}

#[test]
fn a_name_is_never_read_as_a_message() {
    for name in
        ["{ $name }", "{ bell-welcome }", "\"Ada\" \\u0041", "Ada\nbell-welcome = gone", "<b>&amp;", "", "\u{2066}{"]
    {
        for language in Language::ALL {
            let said = say(*language, "bell-new-message", name, 0.0);
            let around = say(*language, "bell-new-message", "Ada", 0.0);
            assert_eq!(said, around.replace("Ada", name), "{}", language.code());
        }
    }
}

#[test]
fn hours_are_counted_as_each_language_counts() {
    let numbers = [0.0, 1.0, 2.0, 5.0, 11.0, 1.5];
    let table: [(Language, [&str; 6]); 6] = [
        (
            Language::English,
            [
                "Ada sent you 0 hours.",
                "Ada sent you 1 hour.",
                "Ada sent you 2 hours.",
                "Ada sent you 5 hours.",
                "Ada sent you 11 hours.",
                "Ada sent you 1.5 hours.",
            ],
        ),
        (
            Language::Polish,
            [
                "Ada przekazuje Ci 0 godzin.",
                "Ada przekazuje Ci 1 godzinę.",
                "Ada przekazuje Ci 2 godziny.",
                "Ada przekazuje Ci 5 godzin.",
                "Ada przekazuje Ci 11 godzin.",
                "Ada przekazuje Ci 1,5 godziny.",
            ],
        ),
        (
            Language::Irish,
            [
                "Chuir Ada 0 uair an chloig chugat.",
                "Chuir Ada 1 uair an chloig chugat.",
                "Chuir Ada 2 uair an chloig chugat.",
                "Chuir Ada 5 huaire an chloig chugat.",
                "Chuir Ada 11 uair an chloig chugat.",
                "Chuir Ada 1.5 uair an chloig chugat.",
            ],
        ),
        (
            Language::Arabic,
            [
                "لم تصلك أي ساعات من Ada.",
                "وصلتك ساعة واحدة من Ada.",
                "وصلتك ساعتان من Ada.",
                "وصلتك 5 ساعات من Ada.",
                "وصلتك 11 ساعة من Ada.",
                "وصلتك 1.5 ساعة من Ada.",
            ],
        ),
        (
            Language::French,
            [
                "Ada vous a envoyé 0 heure.",
                "Ada vous a envoyé 1 heure.",
                "Ada vous a envoyé 2 heures.",
                "Ada vous a envoyé 5 heures.",
                "Ada vous a envoyé 11 heures.",
                "Ada vous a envoyé 1,5 heure.",
            ],
        ),
        (
            Language::Japanese,
            [
                "Adaさんから0時間が届きました。",
                "Adaさんから1時間が届きました。",
                "Adaさんから2時間が届きました。",
                "Adaさんから5時間が届きました。",
                "Adaさんから11時間が届きました。",
                "Adaさんから1.5時間が届きました。",
            ],
        ),
    ];
    for (language, sentences) in table {
        let said = numbers.map(|hours| plain(&say(language, "bell-credit-received", "Ada", hours)));
        assert_eq!(said, sentences, "{}", language.code());
    }
    // Seven to ten hours change the first letter in Irish; hundreds are counted like one in Arabic.
    assert_eq!(say(Language::Irish, "detail-credit-sent", "Ben", 8.0), "Seoladh 8 n-uaire an chloig chuig Ben.");
    assert_eq!(plain(&say(Language::Arabic, "detail-credit-sent", "Ben", 100.0)), "تم إرسال 100 ساعة إلى Ben.");
    assert_eq!(say(Language::Polish, "detail-credit-sent", "Ben", 22.0), "Przekazano 22 godziny. Komu: Ben.");
}

#[test]
fn a_sentence_takes_its_arguments_and_the_field() {
    let sentence = crate::say!("field-max-length", most = 1);
    assert_eq!(sentence.put(Language::English, Some("items.0.id")), "items.0.id must have at most 1 character.");
    assert_eq!(sentence.to_string(), "field-max-length most=1");
    let refused = crate::say!("exchange-wrong-status", status = "completed", action = "cancel");
    let told = "This exchange has already been completed, so it can't be cancelled.";
    assert_eq!(refused.put(Language::English, None), told);
}

#[test]
fn quoted_words_stay_as_they_are() {
    let quoted = Sentence::quoted("Unknown field { $name }").with("name", "x");
    for language in Language::ALL {
        assert_eq!(quoted.put(*language, None), "Unknown field { $name }");
    }
    assert!(quoted.is_quoted());
}

#[test]
fn a_message_is_whole_with_all_its_variables_alone() {
    let mut args = Args::new();
    assert_eq!(Language::English.say_whole("mail-subject", &args), None);
    assert_eq!(Language::English.say_whole("no-such-message", &args), None);
    args.set("community", "Harbour");
    assert_eq!(Language::German.say_whole("mail-subject", &args).as_deref(), Some("Neues von Harbour"));
}
