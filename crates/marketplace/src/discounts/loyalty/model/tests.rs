use super::*;

fn hours(hundredths: i64) -> Hours {
    Hours::from_hundredths(hundredths)
}

fn amount(hundredths: i64) -> Amount {
    Amount::from_hundredths(hundredths)
}

#[test]
fn hours_are_worth_what_the_rate_says() {
    for (credits, rate, expected) in
        [(150, 2_500, 3_750), (1, 2_500, 25), (1, 49, 0), (1, 50, 1), (100_000, 1_000_000, 1_000_000_000)]
    {
        assert_eq!(worth(hours(credits), amount(rate)), Some(amount(expected)), "{credits} at {rate}");
    }
    assert_eq!(worth(hours(i64::MAX), Amount::MOST), None);
}

#[test]
fn no_more_is_taken_off_than_allowed() {
    for (price, percent, expected) in
        [(8_000, 50, 4_000), (999, 50, 499), (1_000, 0, 0), (1_000, 100, 1_000), (1_000, 500, 1_000)]
    {
        assert_eq!(most_off(amount(price), percent), amount(expected), "{percent} percent of {price}");
    }
}
