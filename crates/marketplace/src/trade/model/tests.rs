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
    let ways: Vec<Status> = MOVES.iter().filter(|one| one.to == Refunded).map(|one| one.from).collect();
    assert_eq!(ways, [Disputed]);
    assert!(MOVES.iter().all(|one| one.by != Admin || one.action == Refund));
    assert!(MOVES.iter().all(|one| one.by != System || matches!(one.action, Expire | Complete)));
    assert!(MOVES.iter().all(|one| one.action != Ship || one.by == Seller));
    assert!(MOVES.iter().all(|one| one.action != ConfirmDelivery || one.by == Buyer));
}

const TERMS: Terms = Terms { is_free: false, is_direct: true, price: 1_250, credits: Hours::ZERO, offer: None };
const IN_HOURS: Terms = Terms { price: 0, credits: Hours::from_hundredths(150), ..TERMS };

#[test]
fn prices_are_the_listings() {
    for (terms, asked, quantity, shipping, method, total, credits) in [
        (TERMS, None, 3, 0, Payment::Cash, 3_750, 0),
        (TERMS, Some(Payment::Cash), 2, 499, Payment::Cash, 2_999, 0),
        (IN_HOURS, None, 2, 0, Payment::TimeCredits, 0, 300),
        (IN_HOURS, Some(Payment::Cash), 1, 0, Payment::TimeCredits, 0, 150),
        (Terms { price: 1_250, ..IN_HOURS }, Some(Payment::TimeCredits), 1, 0, Payment::TimeCredits, 0, 150),
        (Terms { price: 1_250, ..IN_HOURS }, None, 1, 0, Payment::Cash, 1_250, 0),
        (Terms { is_free: true, price: 0, ..TERMS }, Some(Payment::Cash), 5, 0, Payment::Free, 0, 0),
        (Terms { is_free: true, price: 0, ..TERMS }, None, 1, 499, Payment::Cash, 499, 0),
        (Terms { offer: Some(900), is_direct: false, ..TERMS }, None, 1, 0, Payment::Cash, 900, 0),
    ] {
        let cost = cost(terms, asked, quantity, shipping).unwrap();
        assert_eq!((cost.method, cost.total, cost.credits.hundredths()), (method, total, credits), "{terms:?} {asked:?}");
    }
    for (terms, asked, quantity, shipping, field) in [
        (TERMS, Some(Payment::Free), 1, 0, "payment_method"),
        (TERMS, Some(Payment::TimeCredits), 1, 0, "payment_method"),
        (IN_HOURS, None, 1, 1, "shipping_option_id"),
        (Terms { price: 0, ..TERMS }, None, 1, 0, "payment_method"),
        (Terms { is_direct: false, ..TERMS }, None, 1, 0, "listing_id"),
        (Terms { offer: Some(900), ..IN_HOURS }, Some(Payment::TimeCredits), 1, 0, "payment_method"),
        (Terms { price: i64::MAX, ..TERMS }, None, 2, 0, "quantity"),
    ] {
        let refusal = cost(terms, asked, quantity, shipping).unwrap_err();
        assert_eq!((refusal.status, refusal.code()), (422, Code::ValidationError), "{terms:?} {asked:?}");
        assert_eq!(refusal.items[0].field.as_deref(), Some(field));
    }
}

#[test]
fn a_stock_never_goes_below_what_it_may() {
    for (stock, protected, quantity, left) in
        [(None, true, 9, None), (Some(3), true, 3, Some(0)), (Some(3), true, 1, Some(2)), (Some(1), false, 3, Some(-2))]
    {
        assert_eq!(take(stock, protected, quantity).unwrap(), left);
    }
    let refusal = take(Some(2), true, 3).unwrap_err();
    assert_eq!((refusal.status, refusal.code()), (422, Code::OutOfStock));
    for (before, after, threshold, low) in
        [(6, 5, Some(5), true), (5, 4, Some(5), false), (6, 0, Some(5), false), (6, 5, None, false)]
    {
        assert_eq!(runs_low(before, after, threshold), low);
    }
}

#[test]
fn the_same_order_has_the_same_fingerprint_and_no_other_one() {
    let wanted = Wanted {
        listing: 12,
        quantity: 1,
        shipping_method: Some("Pickup".to_owned()),
        delivery_address: Some(json!({"street": {"b": 1, "a": 2}, "city": "Cork"})),
        delivery_notes: Some("  Ring twice. ".to_owned()),
        coupon_code: Some(" spring ".to_owned()),
        ..Wanted::default()
    };
    let same = Wanted {
        shipping_method: Some("pickup".to_owned()),
        delivery_address: Some(json!({"city": "Cork", "street": {"a": 2, "b": 1}})),
        delivery_notes: Some("Ring twice.".to_owned()),
        coupon_code: Some("SPRING".to_owned()),
        ..wanted.clone()
    };
    assert_eq!(wanted.fingerprint(), same.fingerprint());
    for other in [
        Wanted { listing: 13, ..wanted.clone() },
        Wanted { offer: Some(1), ..wanted.clone() },
        Wanted { quantity: 2, ..wanted.clone() },
        Wanted { shipping_option: Some(1), ..wanted.clone() },
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
