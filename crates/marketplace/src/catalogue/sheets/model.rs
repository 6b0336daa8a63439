//! From a row to a wish, and from a listing to a row: pure.

use std::collections::HashMap;

use contract::Code;

use super::csv::{self, plain};
use crate::base::Refusal;
use crate::catalogue::draft::Wish;
use crate::catalogue::model::{Condition, DeliveryMethod, Listing, PriceType, SellerType, Status};
use crate::catalogue::stock::Said;
use crate::ids::MarketplaceCategoryId;
use crate::language::Sentence;
use crate::money::Amount;
use crate::say;

/// So many drafts are made of a table at most (spec marketplace 3.1).
pub const MOST: usize = 50;

/// A table that was sent may have so many kilobytes.
pub const KILOBYTES: usize = 2_048;

/// The columns of a table that we write; an import reads those that say what a thing is.
pub const COLUMNS: [&str; 22] = [
    "id",
    "title",
    "description",
    "tagline",
    "price",
    "price_currency",
    "price_type",
    "time_credit_price",
    "category",
    "condition",
    "quantity",
    "inventory_count",
    "location",
    "delivery_method",
    "seller_type",
    "shipping_available",
    "local_pickup",
    "status",
    "moderation_status",
    "saves_count",
    "created_at",
    "expires_at",
];

/// Why no draft is made of a row.
#[derive(Clone, Debug, PartialEq)]
pub struct Broken {
    /// Its record in the table, of which the names are the first.
    pub row: i64,
    /// The column.
    pub field: Option<String>,
    /// What is wrong.
    pub message: Sentence,
}

/// A row that may become a draft.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Its record in the table.
    pub row: i64,
    /// What it wishes.
    pub wish: Result<Wish, Vec<(String, Sentence)>>,
}

/// The refusal of a file that is no such table.
fn unusable(sentence: Sentence) -> Refusal {
    Refusal::new(Code::ValidationError, sentence).field("file")
}

/// The rows of a table, blank ones apart.
///
/// # Errors
/// 422 `VALIDATION_ERROR` on `file` for what is no table with the columns `title` and `description`, for none and for too many rows.
pub fn rows(sent: &[u8], categories: &HashMap<String, MarketplaceCategoryId>) -> Result<Vec<Row>, Refusal> {
    if sent.len() > KILOBYTES * 1_024 {
        return Err(unusable(say!("file-too-large", most = KILOBYTES / 1_024)));
    }
    let text = std::str::from_utf8(sent).map_err(|_| unusable(say!("marketplace-table-unusable")))?;
    let mut records = csv::read(text).ok_or_else(|| unusable(say!("marketplace-table-unusable")))?.into_iter();
    let names: Vec<String> =
        records.next().unwrap_or_default().iter().map(|name| name.trim().to_lowercase().replace(' ', "_")).collect();
    if !["title", "description"].iter().all(|needed| names.iter().any(|name| name == needed)) {
        return Err(unusable(say!("marketplace-table-columns")));
    }
    let rows: Vec<Row> = (2..)
        .zip(records)
        .filter(|(_, record)| !csv::is_blank(record))
        .map(|(row, record)| Row { row, wish: wish(&names, &record, categories) })
        .collect();
    if rows.is_empty() {
        return Err(unusable(say!("marketplace-table-empty")));
    }
    if rows.len() > MOST {
        return Err(unusable(say!("marketplace-table-long", most = MOST)));
    }
    Ok(rows)
}

/// What is read of a record, and what is wrong with it.
struct Cells<'a> {
    names: &'a [String],
    record: &'a [String],
    broken: Vec<(String, Sentence)>,
}

impl Cells<'_> {
    fn text(&mut self, name: &str, most: usize) -> Option<String> {
        let place = self.names.iter().position(|one| one == name)?;
        let cell = plain(self.record.get(place)?);
        if cell.chars().count() > most {
            self.broken.push((name.to_owned(), say!("field-max-length", most = most)));
        }
        Some(cell.to_owned()).filter(|cell| !cell.is_empty())
    }

    fn read<T>(&mut self, name: &str, parse: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        let cell = self.text(name, usize::MAX)?;
        let read = parse(&cell);
        if read.is_none() {
            self.broken.push((name.to_owned(), say!("marketplace-table-cell")));
        }
        read
    }

    /// A number within bounds, with a point or a comma before its decimals.
    fn number(&mut self, name: &str, most: f64) -> Option<f64> {
        self.read(name, |cell| {
            let number = cell.replace(',', ".").parse::<f64>().ok()?;
            (number.is_finite() && (0.0..=most).contains(&number)).then_some(number)
        })
    }

    fn count(&mut self, name: &str, least: i64, most: i64) -> Option<i64> {
        self.read(name, |cell| cell.parse::<i64>().ok().filter(|count| (least..=most).contains(count)))
    }

    fn yes(&mut self, name: &str) -> Option<bool> {
        self.read(name, |cell| match cell.to_lowercase().as_str() {
            "true" | "yes" | "1" => Some(true),
            "false" | "no" | "0" => Some(false),
            _ => None,
        })
    }
}

/// What a record wishes: a draft. Bounds are those of the form.
fn wish(
    names: &[String],
    record: &[String],
    categories: &HashMap<String, MarketplaceCategoryId>,
) -> Result<Wish, Vec<(String, Sentence)>> {
    let mut cells = Cells { names, record, broken: Vec::new() };
    if record.len() > names.len() {
        cells.broken.push((String::new(), say!("marketplace-table-cells")));
    }
    let lower = |cell: &str| cell.to_lowercase().replace(' ', "_");
    let wish = Wish {
        title: Some(cells.text("title", 200).unwrap_or_default()),
        description: Some(cells.text("description", 10_000).unwrap_or_default()),
        tagline: Some(cells.text("tagline", 300)),
        price: Some(cells.number("price", 99_999_999.99)),
        currency: cells.text("price_currency", 3),
        price_type: cells.read("price_type", |cell| PriceType::parse(&lower(cell))),
        time_credit_price: Some(cells.number("time_credit_price", 999_999.99)),
        category: Some(cells.read("category", |cell| categories.get(&cell.to_lowercase()).copied())),
        condition: Some(cells.read("condition", |cell| Condition::parse(&lower(cell)))),
        quantity: cells.count("quantity", 1, 1_000_000),
        stock: Said { count: Some(cells.count("inventory_count", 0, 1_000_000_000)), ..Said::default() },
        location: Some(cells.text("location", 255)),
        shipping_available: cells.yes("shipping_available"),
        local_pickup: cells.yes("local_pickup"),
        delivery_method: cells.read("delivery_method", |cell| DeliveryMethod::parse(&lower(cell))),
        seller_type: cells.read("seller_type", |cell| SellerType::parse(&lower(cell))),
        status: Some(Status::Draft),
        ..Wish::default()
    };
    if cells.broken.is_empty() { Ok(wish) } else { Err(cells.broken) }
}

/// Listings as a table, in the order in which they come.
#[must_use]
pub fn table(listings: &[Listing], slugs: &HashMap<MarketplaceCategoryId, String>) -> String {
    let mut text = String::new();
    csv::write(&mut text, &COLUMNS.map(str::to_owned));
    for one in listings {
        let money = |amount: Option<Amount>| amount.map(|amount| amount.decimal().to_string()).unwrap_or_default();
        let cells = [
            one.id.to_string(),
            one.title.clone(),
            one.description.clone(),
            one.tagline.clone().unwrap_or_default(),
            money(one.price),
            one.price_currency.to_string(),
            one.price_type.to_string(),
            one.time_credit_price.map(|hours| hours.decimal().to_string()).unwrap_or_default(),
            one.category_id.and_then(|id| slugs.get(&id).cloned()).unwrap_or_default(),
            one.condition.map(|condition| condition.to_string()).unwrap_or_default(),
            one.quantity.to_string(),
            one.inventory_count.map(|count| count.to_string()).unwrap_or_default(),
            one.location.clone().unwrap_or_default(),
            one.delivery_method.to_string(),
            one.seller_type.to_string(),
            one.shipping_available.to_string(),
            one.local_pickup.to_string(),
            one.status.to_string(),
            one.moderation.to_string(),
            one.saves_count.to_string(),
            one.created_at.format("%Y-%m-%dT%H:%M:%SZ").to_string(),
            one.expires_at.map(|end| end.format("%Y-%m-%dT%H:%M:%SZ").to_string()).unwrap_or_default(),
        ];
        csv::write(&mut text, &cells);
    }
    text
}
