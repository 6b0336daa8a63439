//! Demo pictures: drawn, so that nothing has to be shipped or licensed. The same number makes the same picture.

use image::{DynamicImage, Rgb, RgbImage};

use super::dice::Dice;
use crate::media::{Name, Picture};

/// Points across and down.
const SIZE: (u32, u32) = (480, 320);

/// A picture of hills under a sun, and the name of its file; none if it cannot be encoded.
pub(super) fn picture(number: i64) -> Option<(Name, Picture)> {
    let mut dice = Dice::new(number.unsigned_abs());
    let mut byte = |low: i64, high: i64| u8::try_from(dice.between(low, high)).unwrap_or(u8::MAX);
    let sky = [byte(120, 200), byte(150, 220), byte(200, 250)];
    let land = [byte(20, 140), byte(90, 170), byte(30, 110)];
    let (sun_x, sun_y, sun) = (i32::from(byte(40, 250)) + 100, i32::from(byte(40, 110)), i32::from(byte(18, 42)));
    let (first, second) = (f32::from(byte(30, 90)), f32::from(byte(60, 140)));
    let image = RgbImage::from_fn(SIZE.0, SIZE.1, |x, y| {
        #[allow(clippy::cast_precision_loss, reason = "a picture is a few hundred points wide")]
        let (at, down) = (x as f32, y as f32);
        let near = 230.0 + 25.0 * (at / first).sin();
        let far = 180.0 + 30.0 * (at / second).cos();
        let (dx, dy) = (x.cast_signed() - sun_x, y.cast_signed() - sun_y);
        if down > near {
            Rgb(land)
        } else if down > far {
            Rgb(land.map(|part| part / 2 + 90))
        } else if dx * dx + dy * dy < sun * sun {
            Rgb([255, 236, 150])
        } else {
            Rgb(sky)
        }
    });
    let picture = Picture::drawn(&DynamicImage::from(image)).ok()?;
    let mut digits = [0; 16];
    digits[8..].copy_from_slice(&number.to_be_bytes());
    digits[0] = 0xde;
    Some((Name::new(digits, picture.kind), picture))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_number_makes_the_same_picture() {
        assert_eq!(picture(7), picture(7));
        assert_ne!(picture(7).map(|(_, picture)| picture.full), picture(8).map(|(_, picture)| picture.full));
    }
}
