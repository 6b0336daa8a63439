use super::*;

#[test]
fn a_tag_is_served_by_the_language_that_it_narrows() {
    for (tag, language) in [
        ("de", Language::German),
        ("de-AT", Language::German),
        ("PT_br", Language::Portuguese),
        ("", Language::English),
        ("xx", Language::English),
    ] {
        assert_eq!(Language::of(tag), language, "{tag}");
    }
}

#[test]
fn a_message_takes_its_variables() {
    let mut args = Args::new();
    args.set("name", "Ada");
    assert_eq!(Language::English.say("bell-connection-request", &args), "Ada would like to connect with you.");
}

#[test]
fn a_message_is_whole_with_all_its_variables_alone() {
    let mut args = Args::new();
    assert_eq!(Language::English.say_whole("mail-subject", &args), None);
    assert_eq!(Language::English.say_whole("no-such-message", &args), None);
    args.set("community", "Harbour");
    assert_eq!(Language::German.say_whole("mail-subject", &args).as_deref(), Some("Neues von Harbour"));
}
