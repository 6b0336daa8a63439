//! Which options there can be, and what can be told: pure.

use std::collections::BTreeMap;

use contract::Code;
use serde::{Deserialize, Serialize};

use crate::base::name::hides_letters;
use crate::base::{MeasureId, MemberId, Refusal, Rules, Timestamp};
use crate::db::Json;
use crate::language::Sentence;
use crate::safeguarding::model::{Direction, Kind};
use crate::{ids, record, say};

ids! {
    /// Something that members can tell of their safety.
    OptionId,
}

/// How it is told.
pub use contract::safeguarding::SafeguardingOptionType as Type;

/// So many options a community has at most.
pub const MOST: i64 = 50;

/// A value to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Value {
    /// The value.
    pub value: String,
    /// The value in words.
    pub label: String,
}

record! {
    /// Something that members can tell of their safety.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Offered {
        /// `safeguarding_options.id`.
        pub id: OptionId,
        /// Its name for programs.
        pub option_key: String,
        /// How it is told.
        pub kind: Type = "type",
        /// What is told.
        pub label: String,
        /// More about it.
        pub description: Option<String>,
        /// Where to read on.
        pub help_url: Option<String>,
        /// The first steps do not end without it.
        pub is_required: bool,
        /// The values of one with values.
        pub select_options: Json<Vec<Value>>,
        /// The measure about the member that is taken as soon as they tell it.
        pub measure: Option<Kind>,
        /// Its place.
        pub sort_order: i64,
        /// It is offered.
        pub is_active: bool,
        /// When it was added.
        pub created_at: Timestamp,
        /// When it was changed last.
        pub updated_at: Timestamp,
    }
    select offered_columns
}

record! {
    /// What a member told, or took back.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Told {
        /// `safeguarding_choices.id`.
        pub id: i64,
        /// What.
        pub option_id: OptionId,
        /// Which of several values.
        pub value: Option<String>,
        /// The measure that was taken for it.
        pub measure_id: Option<MeasureId>,
        /// That measure was not lifted.
        pub has_measure: bool,
        /// When it was taken back.
        pub withdrawn_at: Option<Timestamp>,
    }
}

record! {
    /// What a member told, for staff.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Choice {
        /// `safeguarding_choices.id`.
        pub id: i64,
        /// Who.
        pub user_id: MemberId,
        /// What.
        pub option_id: OptionId,
        /// Its name for programs.
        pub option_key: String,
        /// What it says.
        pub label: String,
        /// Which of several values.
        pub value: Option<String>,
        /// The measure that was taken for it.
        pub measure_id: Option<MeasureId>,
        /// When it was told.
        pub chosen_at: Timestamp,
        /// When it was taken back.
        pub withdrawn_at: Option<Timestamp>,
    }
}

record! {
    /// That somebody of staff has read on a day what a member told, for the member.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct ChoicesRead {
        /// `safeguarding_reads.id`.
        pub id: i64,
        /// Who read it.
        pub reader_id: MemberId,
        /// Their name.
        pub reader_name: Option<String>,
        /// How many times.
        pub times: i64,
        /// When first.
        pub first_read_at: Timestamp,
        /// When last.
        pub last_read_at: Timestamp,
    }
}

/// What somebody wants to tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// What.
    pub option: OptionId,
    /// Which of several values, or whether at all.
    pub value: Option<String>,
}

fn wrong(field: &'static str, sentence: Sentence) -> Refusal {
    Refusal::new(Code::ValidationError, sentence).status(422).field(field)
}

impl Offered {
    /// Whether its parts belong together.
    ///
    /// # Errors
    /// 422 `VALIDATION_ERROR` with each field that does not fit.
    pub fn sound(&self) -> Result<(), Refusal> {
        let mut rules = Rules::default();
        if self.label.is_empty() {
            rules.note(wrong("label", say!("field-required")));
        } else if hides_letters(&self.label) {
            rules.note(wrong("label", say!("title-unseen-letters")));
        }
        if self.kind == Type::Info && self.is_required {
            rules.note(wrong("is_required", say!("safeguarding-option-only-read")));
        }
        if self.kind == Type::Info && self.measure.is_some() {
            rules.note(wrong("measure", say!("safeguarding-option-only-read")));
        }
        let values = &self.select_options.0;
        if (self.kind == Type::Select) == values.is_empty() {
            rules.note(wrong("select_options", say!("safeguarding-option-values")));
        }
        let apart = |(at, one): (usize, &Value)| values.iter().take(at).all(|before| before.value != one.value);
        if !values.iter().enumerate().all(apart) || values.iter().any(|one| one.value.trim().is_empty()) {
            rules.note(wrong("select_options", say!("safeguarding-option-value-twice")));
        }
        rules.kept()
    }

    /// What somebody tells by it; none if they say no.
    fn read(&self, value: Option<&str>) -> Result<Option<Option<String>>, Refusal> {
        let value = value.map(str::trim);
        match self.kind {
            Type::Info => Err(wrong("preferences", say!("safeguarding-choice-unknown"))),
            Type::Checkbox => Ok((!matches!(value, Some("" | "0" | "false"))).then_some(None)),
            Type::Select => match value.filter(|value| !value.is_empty()) {
                None => Ok(None),
                Some(value) if self.select_options.0.iter().any(|one| one.value == value) => {
                    Ok(Some(Some(value.to_owned())))
                }
                Some(_) => Err(wrong("preferences", say!("safeguarding-choice-value", label = self.label.clone()))),
            },
        }
    }
}

/// Whom a measure binds that somebody takes for themselves: others are kept from them.
#[must_use]
pub fn direction(kind: Kind) -> Direction {
    if kind == Kind::NoContact { Direction::To } else { Direction::Both }
}

/// What somebody tells, of all that is offered, with the values.
///
/// # Errors
/// 422 `VALIDATION_ERROR` on `preferences`: for each that is not offered, is named twice or has no such value, and for each that is needed and missing.
pub fn picked(offered: &[Offered], wanted: &[Wanted]) -> Result<BTreeMap<OptionId, Option<String>>, Refusal> {
    let mut rules = Rules::default();
    let mut picked = BTreeMap::new();
    for (at, one) in wanted.iter().enumerate() {
        let Some(option) = offered.iter().find(|option| option.id == one.option) else {
            rules.note(wrong("preferences", say!("safeguarding-choice-unknown")));
            continue;
        };
        if wanted.iter().take(at).any(|before| before.option == one.option) {
            rules.note(wrong("preferences", say!("safeguarding-choice-twice", label = option.label.clone())));
            continue;
        }
        if let Some(Some(value)) = rules.of(option.read(one.value.as_deref())) {
            picked.insert(option.id, value);
        }
    }
    for option in offered.iter().filter(|option| option.is_required) {
        let is_named = |one: &Wanted| one.option == option.id;
        if !picked.contains_key(&option.id)
            && !wanted
                .iter()
                .any(|one| is_named(one) && one.value.is_some() && option.read(one.value.as_deref()).is_err())
        {
            rules.note(wrong("preferences", say!("safeguarding-choice-needed", label = option.label.clone())));
        }
    }
    rules.kept()?;
    Ok(picked)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offered(id: i64, kind: Type, is_required: bool, values: &[&str]) -> Offered {
        let value = |value: &&str| Value { value: (*value).to_owned(), label: value.to_uppercase() };
        Offered {
            id: OptionId::from(id),
            option_key: format!("key_{id}"),
            kind,
            label: format!("Option {id}"),
            description: None,
            help_url: None,
            is_required,
            select_options: Json(values.iter().map(value).collect()),
            measure: None,
            sort_order: id,
            is_active: true,
            created_at: Timestamp::UNIX_EPOCH,
            updated_at: Timestamp::UNIX_EPOCH,
        }
    }

    fn wanted(id: i64, value: Option<&str>) -> Wanted {
        Wanted { option: OptionId::from(id), value: value.map(str::to_owned) }
    }

    #[test]
    fn what_is_told_is_offered_and_whole() {
        let all = [
            offered(1, Type::Checkbox, false, &[]),
            offered(2, Type::Select, true, &["always", "first"]),
            offered(3, Type::Info, false, &[]),
        ];
        let told = |wishes: &[Wanted]| {
            picked(&all, wishes).map(|told| told.into_iter().map(|(id, value)| (id.get(), value)).collect::<Vec<_>>())
        };
        let first = || Some("first".to_owned());
        assert_eq!(told(&[wanted(2, Some(" first ")), wanted(1, None)]), Ok(vec![(1, None), (2, first())]));
        for no in ["", "0", "false"] {
            assert_eq!(told(&[wanted(1, Some(no)), wanted(2, Some("first"))]), Ok(vec![(2, first())]), "{no}");
        }
        for (wishes, broken) in [
            (vec![], 1),
            (vec![wanted(2, None)], 1),
            (vec![wanted(2, Some("never"))], 1),
            (vec![wanted(2, Some("first")), wanted(2, Some("always"))], 1),
            (vec![wanted(3, None), wanted(4, None)], 3),
        ] {
            let refusal = told(&wishes).unwrap_err();
            assert_eq!((refusal.status, refusal.items.len()), (422, broken), "{wishes:?}");
            assert!(refusal.items.iter().all(|item| item.field.as_deref() == Some("preferences")));
        }
    }

    #[test]
    fn an_option_has_what_belongs_to_its_type() {
        let fields = |option: &Offered| match option.sound() {
            Ok(()) => Vec::new(),
            Err(refusal) => {
                refusal.items.iter().map(|item| item.field.clone().unwrap_or_default().into_owned()).collect()
            }
        };
        assert_eq!(fields(&offered(1, Type::Checkbox, true, &[])), Vec::<String>::new());
        assert_eq!(fields(&offered(1, Type::Select, true, &["a", "b"])), Vec::<String>::new());
        assert_eq!(fields(&offered(1, Type::Select, false, &[])), ["select_options"]);
        assert_eq!(fields(&offered(1, Type::Select, false, &["a", "a"])), ["select_options"]);
        assert_eq!(fields(&offered(1, Type::Checkbox, false, &["a"])), ["select_options"]);
        let read =
            Offered { label: String::new(), measure: Some(Kind::NoContact), ..offered(1, Type::Info, true, &[]) };
        assert_eq!(fields(&read), ["label", "is_required", "measure"]);
    }
}
