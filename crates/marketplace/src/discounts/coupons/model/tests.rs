use super::*;

fn now() -> Timestamp {
    "2026-03-02T09:30:00Z".parse().unwrap()
}

fn coupon(kind: Discount, value: i64) -> Coupon {
    Coupon {
        discount_type: kind,
        discount_value: Amount::from_hundredths(value),
        status: Status::Active,
        ..Coupon::blank(1.into(), "SPRING10".to_owned(), now())
    }
}

fn buy(total: i64, quantity: i64, currency: &str) -> Purchase {
    Purchase {
        listing: 5.into(),
        category: Some(7.into()),
        quantity,
        unit: Amount::from_hundredths(total / quantity),
        total: Amount::from_hundredths(total),
        currency: Currency::parse(currency).unwrap(),
    }
}

fn off(coupon: &Coupon, buy: Purchase) -> Option<i64> {
    discount(coupon, buy, "code", 0, now()).ok().map(Amount::hundredths)
}

#[test]
fn what_is_taken_off_is_exact_and_never_more_than_all_of_it() {
    use Discount::{Bogo, Fixed, Percent};
    for (kind, value, total, quantity, currency, expected) in [
        (Percent, 1_000, 1_999, 1, "EUR", Some(200)),
        (Percent, 1_250, 1_000, 1, "EUR", Some(125)),
        (Percent, 3_333, 100, 1, "EUR", Some(33)),
        (Percent, 0, 1_000, 1, "EUR", Some(0)),
        (Percent, 99_999, 1_000, 1, "EUR", Some(1_000)),
        (Percent, 5_000, 9_999_999_999, 1, "EUR", Some(5_000_000_000)),
        // Yen, and crowns of Iceland, have no hundredths that anybody could pay.
        (Percent, 1_000, 99_900, 1, "JPY", Some(10_000)),
        (Percent, 1_000, 99_900, 1, "ISK", Some(10_000)),
        (Fixed, 500, 1_250, 1, "EUR", Some(500)),
        (Fixed, 5_000, 1_250, 1, "EUR", Some(1_250)),
        (Fixed, 550, 100_000, 1, "ISK", Some(600)),
        (Fixed, 500, 100_000, 1, "JPY", None),
        (Bogo, 0, 3_000, 3, "EUR", Some(1_000)),
        (Bogo, 0, 4_000, 4, "EUR", Some(2_000)),
        (Bogo, 0, 1_000, 1, "EUR", None),
    ] {
        assert_eq!(off(&coupon(kind, value), buy(total, quantity, currency)), expected, "{kind} {value} of {total}");
    }
}

#[test]
fn a_coupon_that_does_not_fit_is_refused_for_its_reason() {
    let good = coupon(Discount::Percent, 1_000);
    let said = |coupon: &Coupon, by_member, why: &str| {
        let refusal = discount(coupon, buy(1_000, 1, "EUR"), "code", by_member, now()).unwrap_err();
        refusal.items[0].message.is(why)
    };
    let minute = chrono::TimeDelta::minutes(1);
    for (coupon, by_member, why) in [
        (Coupon { status: Status::Paused, ..good.clone() }, 0, "inactive"),
        (Coupon { valid_from: Some(now() + minute), ..good.clone() }, 0, "inactive"),
        (Coupon { valid_until: Some(now()), ..good.clone() }, 0, "inactive"),
        (Coupon { min_order_cents: Some(1_001), ..good.clone() }, 0, "min-order"),
        (Coupon { max_uses: Some(3), usage_count: 3, ..good.clone() }, 0, "used-up"),
        (good.clone(), 1, "used-by-you"),
        (Coupon { applies_to: Scope::ListingIds, applies_to_ids: Json(vec![6]), ..good.clone() }, 0, "unusable"),
        (Coupon { applies_to: Scope::CategoryIds, applies_to_ids: Json(vec![5]), ..good.clone() }, 0, "unusable"),
    ] {
        assert!(said(&coupon, by_member, &format!("marketplace-coupon-{why}")), "{why}");
    }
    for (applies_to, id) in [(Scope::ListingIds, 5), (Scope::CategoryIds, 7)] {
        let fits = Coupon { applies_to, applies_to_ids: Json(vec![id]), ..good.clone() };
        assert_eq!(off(&fits, buy(1_000, 1, "EUR")), Some(100));
    }
}

#[test]
fn each_status_leads_where_the_table_says_and_a_suspended_one_nowhere() {
    for from in Status::ALL {
        for to in Status::ALL {
            let mut coupon = Coupon { status: *from, ..coupon(Discount::Percent, 0) };
            let may = from == to || MOVES.contains(&(*from, *to));
            assert_eq!(coupon.step(*to, false).is_ok(), may, "{from} to {to}");
            coupon.suspend(now());
            assert_eq!(coupon.step(*to, false).is_ok(), *to == Status::Paused);
        }
    }
}

#[test]
fn codes_are_made_of_all_of_chance() {
    assert_eq!(characters(&[0; 5]), "00000000");
    assert_eq!(characters(&[255; 10]), "ZZZZZZZZZZZZZZZZ");
    assert_eq!(characters(&[0, 0, 0, 0, 33]), "00000011");
    assert_eq!(kept_code(" spring-10 "), "SPRING-10");
}
