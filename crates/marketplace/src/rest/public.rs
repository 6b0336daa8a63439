//! A listing as whoever shares or embeds it reads it: a member of its own beside the others, for those who ask for it (spec marketplace 3.2).

use contract::marketplace_listings as wire;

use crate::base::text::one_line;

/// So many letters has an excerpt.
const EXCERPT: usize = 180;

/// So many a slug at most, without the number.
const SLUG: usize = 80;

/// Whether somebody asks for it: by `include`, which names members with a comma between two, or by the header.
fn is_wanted(include: Option<&str>, header: Option<&str>) -> bool {
    let named = include.is_some_and(|words| words.split(',').any(|word| word.trim() == "public_contract"));
    named || header.is_some_and(|word| matches!(word.trim(), "1" | "true"))
}

/// Adds it to listings, if it is wanted.
pub(super) fn add(listings: &mut [wire::MarketplaceListing], include: Option<&str>, header: Option<&str>) {
    if is_wanted(include, header) {
        for listing in listings {
            listing.public_contract = Some(of(listing));
        }
    }
}

fn of(listing: &wire::MarketplaceListing) -> wire::MarketplacePublicContract {
    wire::MarketplacePublicContract {
        slug: slug(&listing.title, listing.id),
        title: listing.title.clone(),
        excerpt: excerpt(&listing.description),
        primary_image: listing.images.iter().find(|image| image.is_primary).cloned(),
        gallery: listing.images.clone(),
        price: wire::MarketplacePublicPrice {
            amount: listing.price,
            currency: listing.price_currency.clone(),
            price_type: listing.price_type,
            time_credits: listing.time_credit_price,
        },
        seller: wire::MarketplacePublicSeller {
            id: listing.user.id,
            name: listing.user.name.clone(),
            avatar_url: listing.user.avatar_url.clone(),
            is_verified: listing.user.is_verified,
            seller_type: listing.seller_type,
        },
        delivery: wire::MarketplacePublicDelivery {
            method: listing.delivery_method,
            shipping_available: listing.shipping_available,
            local_pickup: listing.local_pickup,
        },
        category: listing.category.clone(),
        condition: listing.condition,
        location: listing.location.clone(),
        status: listing.status,
        created_at: listing.created_at,
        expires_at: listing.expires_at,
    }
}

/// Letters and digits of the title with dashes between them, and the id, by which it is found.
fn slug(title: &str, id: i64) -> String {
    let words: String = crate::members::skills::model::slug(title).chars().take(SLUG).collect();
    match words.trim_end_matches('-') {
        "" => id.to_string(),
        words => format!("{words}-{id}"),
    }
}

/// The beginning of a text on one line, whole words as far as they are not longer than all of it.
fn excerpt(text: &str) -> String {
    let line = one_line(text);
    if line.chars().count() <= EXCERPT {
        return line;
    }
    let cut: String = line.chars().take(EXCERPT - 1).collect();
    let whole = cut.rfind(' ').filter(|at| *at > 0).map_or(cut.as_str(), |at| &cut[..at]);
    format!("{}…", whole.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_asked_for_by_either_name() {
        for (include, header, wanted) in [
            (None, None, false),
            (Some("public_contract"), None, true),
            (Some("images, public_contract"), None, true),
            (Some("public"), Some("0"), false),
            (None, Some("1"), true),
        ] {
            assert_eq!(is_wanted(include, header), wanted, "{include:?} {header:?}");
        }
    }

    #[test]
    fn names_for_addresses_and_beginnings() {
        assert_eq!(slug("Oak  table, 6 seats!", 31), "oak-table-6-seats-31");
        assert_eq!(slug("!!!", 31), "31");
        assert_eq!(slug(&"word ".repeat(90), 7).len(), 79 + "-7".len());
        assert_eq!(excerpt(" Seats\nsix. "), "Seats six.");
        for text in ["word ".repeat(90), "w".repeat(900), "é".repeat(180), "é".repeat(181)] {
            let short = excerpt(&text);
            assert!(short.chars().count() <= EXCERPT, "{short}");
            assert_eq!(short.ends_with('…'), text.trim_end().chars().count() > EXCERPT, "{short}");
        }
    }
}
