//! What a browser shows of a guardian's link.

use std::fmt::Write as _;

use super::guardians::Found;
use super::model::{Link, State, titled};
use super::store;
use crate::base::Answer;
use crate::language::{Args, Language};
use crate::members::Eyes;
use crate::model::Event;
use crate::time::told;

/// How it looks. It loads nothing.
const STYLE: &str = ":root{color-scheme:light dark;--page:#eef2f1;--card:#fff;--ink:#1a2624;--soft:#4a5957;--line:#d3dcda;--main:#0b5c4a;--on-main:#fff}\
@media(prefers-color-scheme:dark){:root{--page:#12181a;--card:#1d2628;--ink:#eef3f2;--soft:#b7c4c2;--line:#3a474a;--main:#7fd6c0;--on-main:#0a1f1a}}\
body{margin:0;background:var(--page);color:var(--ink);font:1.0625rem/1.55 system-ui,sans-serif}\
main{box-sizing:border-box;max-width:38rem;margin:1rem auto;padding:2rem;background:var(--card);border:1px solid var(--line);border-radius:.75rem;overflow-wrap:anywhere}\
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.3}h2{font-size:1.125rem}.soft{color:var(--soft)}.words{white-space:pre-line}\
button{margin:0 .75rem .75rem 0;padding:.8rem 1.6rem;border:2px solid var(--main);border-radius:.5rem;background:var(--main);color:var(--on-main);font:inherit;font-weight:600;cursor:pointer}\
button.other{background:transparent;color:var(--main)}button:focus-visible{outline:3px solid var(--ink);outline-offset:3px}";

/// What a page says.
struct View {
    language: Language,
    title: String,
    text: String,
    lines: Vec<String>,
    words: Vec<(String, String)>,
    /// Decision and label.
    buttons: Vec<(&'static str, String)>,
    note: Option<String>,
}

/// The page of a good link: it asks, or says how it stands.
pub(super) async fn of(found: &Found, token: &str) -> Answer<(String, Language)> {
    let consent = &found.listed.consent;
    let language = Language::of(&consent.language);
    let call = &found.call;
    let event = store::event(call, consent.event_id).await?;
    let requirements = match &event {
        Some(event) => store::in_force(&mut call.reads(), event.id, event.parent_event_id).await?,
        None => None,
    };
    let mut args = Args::new();
    args.set("community", found.tenant.name.clone());
    args.set("name", Eyes { admin: false, me: None }.name(&found.listed.member));
    args.set("place", event.as_ref().map(titled).unwrap_or_default());
    args.set("when", event.as_ref().map(begins).unwrap_or_default());
    args.set("where", event.as_ref().and_then(|event| event.location.clone()).unwrap_or_default());
    let say = |message: &str| language.say(message, &args);
    let ahead = event.as_ref().filter(|event| event.is_registrable(call.now()) && consent.expires_at > call.now());
    let mut view = View {
        language,
        title: String::new(),
        text: String::new(),
        lines: Vec::new(),
        words: Vec::new(),
        buttons: Vec::new(),
        note: None,
    };
    match (found.link, consent.state, ahead) {
        (Link::Asks, State::Requested, Some(event)) => {
            (view.title, view.text) = (say("page-guardian-title"), say("page-guardian-text"));
            view.lines.push(say("page-guardian-when"));
            if event.location.is_some() {
                view.lines.push(say("page-guardian-where"));
            }
            if let Some(row) = requirements {
                view.words.extend(row.note_for_guardians.map(|note| (say("page-guardian-note"), note)));
                view.words.extend(row.code_of_conduct.map(|code| (say("page-guardian-code"), code)));
            }
            view.buttons = vec![("grant", say("page-guardian-grant")), ("decline", say("page-guardian-decline"))];
            view.note = Some(say("page-guardian-hint"));
        }
        (Link::Asks, State::Granted, _) => {
            (view.title, view.text) = (say("page-guardian-granted-title"), say("page-guardian-granted-text"));
        }
        (Link::Receipt, State::Granted, _) => {
            (view.title, view.text) = (say("page-guardian-withdraw-title"), say("page-guardian-withdraw-text"));
            view.buttons = vec![("withdraw", say("page-guardian-withdraw"))];
        }
        (_, State::Declined, _) => {
            (view.title, view.text) = (say("page-guardian-declined-title"), say("page-guardian-declined-text"));
        }
        (_, State::Withdrawn, _) => {
            (view.title, view.text) = (say("page-guardian-withdrawn-title"), say("page-guardian-withdrawn-text"));
        }
        _ => (view.title, view.text) = (say("page-guardian-over-title"), say("page-guardian-over-text")),
    }
    Ok((page(&view, token), language))
}

/// The page of a link that is none of ours.
pub(super) fn invalid(language: Language) -> String {
    let say = |message: &str| language.say(message, &Args::new());
    let (title, text) = (say("page-guardian-invalid-title"), say("page-guardian-invalid-text"));
    let view = View { language, title, text, lines: Vec::new(), words: Vec::new(), buttons: Vec::new(), note: None };
    page(&view, "")
}

fn begins(event: &Event) -> String {
    told(event.starts_at, event.zone())
}

fn page(view: &View, token: &str) -> String {
    let (lang, dir) = (view.language.code(), view.language.direction());
    let title = safe(&view.title);
    let mut body = format!("<h1>{title}</h1>\n<p>{}</p>\n", safe(&view.text));
    for line in &view.lines {
        let _ = writeln!(body, "<p>{}</p>", safe(line));
    }
    for (heading, words) in &view.words {
        let _ = writeln!(body, "<h2>{}</h2>\n<p class=\"words\" dir=\"auto\">{}</p>", safe(heading), safe(words));
    }
    if !view.buttons.is_empty() {
        let _ = writeln!(body, "<form method=\"post\" action=\"../grant\">");
        let _ = writeln!(body, "<input type=\"hidden\" name=\"token\" value=\"{}\">", safe(token));
        let _ = writeln!(body, "<input type=\"hidden\" name=\"page\" value=\"1\">\n<p>");
        for (number, (decision, label)) in view.buttons.iter().enumerate() {
            let class = if number == 0 { "" } else { " class=\"other\"" };
            let label = safe(label);
            let _ = writeln!(
                body,
                "<button type=\"submit\" name=\"decision\" value=\"{decision}\"{class}>{label}</button>"
            );
        }
        body.push_str("</p>\n</form>\n");
    }
    if let Some(note) = &view.note {
        let _ = writeln!(body, "<p class=\"soft\">{}</p>", safe(note));
    }
    format!(
        "<!DOCTYPE html>\n<html lang=\"{lang}\" dir=\"{dir}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"robots\" content=\"noindex, nofollow\">\n\
         <meta name=\"referrer\" content=\"no-referrer\">\n<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n{body}</main>\n</body>\n</html>\n"
    )
}

/// Text as HTML shows it.
fn safe(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            letter if letter.is_control() && letter != '\n' => out.push(' '),
            letter => out.push(letter),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_members_wrote_is_text() {
        assert_eq!(safe("<b onclick='x'>&\"\u{0}\n"), "&lt;b onclick=&#39;x&#39;&gt;&amp;&quot; \n");
        for language in Language::ALL.iter().copied() {
            let html = invalid(language);
            assert!(
                html.starts_with("<!DOCTYPE html>") && !html.contains("page-guardian") && !html.contains("<form"),
                "{html}"
            );
        }
    }
}
