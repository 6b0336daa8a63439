use serde_json::json;

use super::*;

use Action::*;
use Actor::{Admin, Buyer, Seller, System};
use Status::*;

fn at(text: &str) -> Timestamp {
    text.parse().unwrap()
}

#[test]
fn what_is_not_a_legal_move_is_refused_by_role_or_by_status() {
    for from in Status::ALL {
        for by in Actor::ALL {
            for action in Action::ALL {
                let legal = MOVES.iter().find(|one| one.from == *from && one.by == *by && one.action == *action);
                let theirs = MOVES.iter().any(|one| one.by == *by && one.action == *action);
                match (step(*from, *by, *action), legal) {
                    (Ok(to), Some(legal)) => assert_eq!(to, legal.to),
                    (Err(refusal), None) => {
                        let expected = if theirs { (422, Code::ValidationError) } else { (403, Code::Forbidden) };
                        assert_eq!((refusal.status, refusal.code()), expected, "{from} {by} {action}");
                    }
                    other => panic!("{from} {by} {action}: {other:?}"),
                }
            }
        }
    }
}

#[test]
fn what_is_over_stays_so() {
    for from in [Cancelled, Refunded] {
        assert!(MOVES.iter().filter(|one| one.from == from).all(|one| one.to == from), "{from}");
    }
    assert!(MOVES.iter().all(|one| one.to != Refunded || one.from == Disputed));
    assert!(MOVES.iter().all(|one| one.by != Admin || matches!(one.action, Refund | Release)));
    assert!(
        MOVES.iter().all(|one| one.by != System
            || matches!(one.action, ConfirmPayment | Expire | Presume | Complete | Dispute | Refund))
    );
    assert!(MOVES.iter().all(|one| one.action != Ship || one.by == Seller));
    assert!(MOVES.iter().all(|one| one.action != ConfirmDelivery || one.by == Buyer));
}

const NOTHING: Amount = Amount::ZERO;
const PRICE: Amount = Amount::from_hundredths(1_250);
const POST: Amount = Amount::from_hundredths(499);
const TERMS: Terms = Terms { is_free: false, is_direct: true, price: PRICE, credits: Hours::ZERO, offer: None };
const IN_HOURS: Terms = Terms { price: NOTHING, credits: Hours::from_hundredths(150), ..TERMS };
const OFFER: Terms = Terms { offer: Some(Amount::from_hundredths(900)), is_direct: false, ..TERMS };
const GIFT: Terms = Terms { is_free: true, price: NOTHING, ..TERMS };
const BOTH: Terms = Terms { price: PRICE, ..IN_HOURS };

#[test]
fn prices_are_the_listings() {
    for (terms, asked, quantity, shipping, method, total, credits) in [
        (TERMS, None, 3, NOTHING, Payment::Cash, 3_750, 0),
        (TERMS, Some(Payment::Cash), 2, POST, Payment::Cash, 2_999, 0),
        (IN_HOURS, None, 2, NOTHING, Payment::TimeCredits, 0, 300),
        (IN_HOURS, Some(Payment::Cash), 1, NOTHING, Payment::TimeCredits, 0, 150),
        (BOTH, Some(Payment::TimeCredits), 1, NOTHING, Payment::TimeCredits, 0, 150),
        (BOTH, None, 1, NOTHING, Payment::Cash, 1_250, 0),
        (GIFT, Some(Payment::Cash), 5, NOTHING, Payment::Free, 0, 0),
        (GIFT, None, 1, POST, Payment::Cash, 499, 0),
        (OFFER, None, 1, NOTHING, Payment::Cash, 900, 0),
        (OFFER, Some(Payment::Card), 1, NOTHING, Payment::Cash, 900, 0),
        (TERMS, Some(Payment::Card), 2, POST, Payment::Cash, 2_999, 0),
    ] {
        let cost = cost(terms, asked, quantity, shipping).unwrap();
        let found = (cost.method, cost.total.hundredths(), cost.credits.hundredths());
        assert_eq!(found, (method, total, credits), "{terms:?} {asked:?}");
    }
    for (terms, asked, quantity, shipping, field) in [
        (TERMS, Some(Payment::Free), 1, NOTHING, "payment_method"),
        (TERMS, Some(Payment::TimeCredits), 1, NOTHING, "payment_method"),
        (IN_HOURS, None, 1, POST, "shipping_option_id"),
        (Terms { price: NOTHING, ..TERMS }, None, 1, NOTHING, "payment_method"),
        (Terms { is_direct: false, ..TERMS }, None, 1, NOTHING, "listing_id"),
        (OFFER, Some(Payment::TimeCredits), 1, NOTHING, "payment_method"),
        (IN_HOURS, Some(Payment::Card), 1, NOTHING, "payment_method"),
        (Terms { price: Amount::MOST, ..TERMS }, None, 2, NOTHING, "quantity"),
    ] {
        let refusal = cost(terms, asked, quantity, shipping).unwrap_err();
        assert_eq!((refusal.status, refusal.code()), (422, Code::ValidationError), "{terms:?} {asked:?}");
        assert_eq!(refusal.items[0].field.as_deref(), Some(field));
    }
}

#[test]
fn the_same_order_has_the_same_fingerprint_and_no_other_one() {
    let wanted = Wanted {
        listing: 12.into(),
        offer: None,
        quantity: 1,
        shipping_option: None,
        shipping_method: Some(DeliveryMethod::Pickup),
        pickup_slot: None,
        loyalty_redemption: None,
        payment_method: None,
        delivery_address: Some(json!({"street": {"b": 1, "a": 2}, "city": "Cork"})),
        delivery_notes: Some("  Ring twice. ".to_owned()),
        coupon_code: Some(" spring ".to_owned()),
    };
    let same = Wanted {
        delivery_address: Some(json!({"city": "Cork", "street": {"a": 2, "b": 1}})),
        delivery_notes: Some("Ring twice.".to_owned()),
        coupon_code: Some("SPRING".to_owned()),
        ..wanted.clone()
    };
    assert_eq!(wanted.fingerprint(), same.fingerprint());
    for other in [
        Wanted { listing: 13.into(), ..wanted.clone() },
        Wanted { offer: Some(1), ..wanted.clone() },
        Wanted { quantity: 2, ..wanted.clone() },
        Wanted { shipping_option: Some(1.into()), ..wanted.clone() },
        Wanted { shipping_method: None, ..wanted.clone() },
        Wanted { pickup_slot: Some(1), ..wanted.clone() },
        Wanted { delivery_address: None, ..wanted.clone() },
        Wanted { delivery_notes: None, ..wanted.clone() },
        Wanted { coupon_code: None, ..wanted.clone() },
        Wanted { loyalty_redemption: Some(1), ..wanted.clone() },
        Wanted { payment_method: Some(Payment::Cash), ..wanted.clone() },
    ] {
        assert_ne!(wanted.fingerprint(), other.fingerprint(), "{other:?}");
    }
    assert_eq!(checkout_key(" 0123456789abcdef "), checkout_key("0123456789abcdef"));
}

#[test]
fn order_numbers_are_ulids() {
    let number = order_number(at("2026-01-05T12:00:00Z"), [255; 10]);
    assert_eq!(number, "MKT-01KE70EHG0ZZZZZZZZZZZZZZZZ");
    assert!(order_number(at("2026-01-05T12:00:01Z"), [0; 10]) > number);
}
