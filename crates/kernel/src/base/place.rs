//! Places on earth as points on a sphere of radius 1: the nearer two places, the shorter the straight line between their points,
//! everywhere, over the poles and over the line where the date changes. So nearness is multiplication and addition, which every
//! database can do.

/// Kilometres, of a sphere with the earth's surface.
const EARTH: f64 = 6_371.007;

/// A place as a point on the sphere.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Towards where equator and prime meridian meet.
    pub x: f64,
    /// Along the equator, ninety degrees east of that.
    pub y: f64,
    /// Towards the north pole.
    pub z: f64,
}

impl Point {
    /// The point of a place, in degrees north and east.
    #[must_use]
    pub fn of(latitude: f64, longitude: f64) -> Self {
        let (latitude, longitude) = (latitude.to_radians(), longitude.to_radians());
        Self { x: latitude.cos() * longitude.cos(), y: latitude.cos() * longitude.sin(), z: latitude.sin() }
    }
}

/// A circle on the earth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Circle {
    /// Degrees north of its centre.
    pub latitude: f64,
    /// Degrees east of its centre.
    pub longitude: f64,
    /// Kilometres along the surface.
    pub radius_km: f64,
}

impl Circle {
    /// The square of the straight line from the centre to the edge.
    #[must_use]
    pub fn chord(&self) -> f64 {
        let half = (self.radius_km / (2.0 * EARTH)).min(std::f64::consts::FRAC_PI_2);
        (2.0 * half.sin()).powi(2)
    }

    /// The same centre, a part of the radius.
    #[must_use]
    pub fn shrunk(&self, divisor: f64) -> Self {
        Self { radius_km: self.radius_km / divisor, ..*self }
    }

    /// The square that holds the circle. Around a pole, and where the date changes, it is as wide as the world.
    #[must_use]
    pub fn square(&self) -> Square {
        // A little more than the circle: rounding must not cut off its edge.
        let reach = self.radius_km / EARTH + 1e-9;
        let (south, north) = (self.latitude - reach.to_degrees(), self.latitude + reach.to_degrees());
        let (mut west, mut east) = (-180.0, 180.0);
        if south > -90.0 && north < 90.0 {
            let aside = (reach.sin() / self.latitude.to_radians().cos()).asin().to_degrees();
            if self.longitude - aside >= west && self.longitude + aside <= east {
                (west, east) = (self.longitude - aside, self.longitude + aside);
            }
        }
        Square { south, north, west, east }
    }
}

/// What lies between two latitudes and two longitudes, in degrees.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Square {
    /// The southern edge.
    pub south: f64,
    /// The northern edge.
    pub north: f64,
    /// The western edge.
    pub west: f64,
    /// The eastern edge.
    pub east: f64,
}

/// How far two places are apart along the surface, in kilometres with two decimals, from the square of the straight line between them.
#[must_use]
pub fn distance_km(chord: f64) -> f64 {
    let half = (chord.max(0.0).sqrt() / 2.0).min(1.0);
    (2.0 * half.asin() * EARTH * 100.0).round() / 100.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn apart(one: (f64, f64), other: (f64, f64)) -> f64 {
        let (a, b) = (Point::of(one.0, one.1), Point::of(other.0, other.1));
        distance_km((a.x - b.x).powi(2) + (a.y - b.y).powi(2) + (a.z - b.z).powi(2))
    }

    #[test]
    fn distances_are_those_of_the_map() {
        // A degree of latitude, across the date line, over the pole, to the other side of the world.
        for (one, other, km) in [
            ((53.0, -9.0), (54.0, -9.0), 111.19),
            ((0.0, 179.5), (0.0, -179.5), 111.19),
            ((89.5, 0.0), (89.5, 180.0), 111.19),
            ((0.0, 0.0), (0.0, 180.0), 20_015.11),
            ((53.271, -9.056), (53.271, -9.056), 0.0),
        ] {
            assert!((apart(one, other) - km).abs() < 0.05, "{one:?} {other:?} {}", apart(one, other));
        }
    }

    #[test]
    fn the_edge_of_a_circle_is_as_far_as_its_radius() {
        for radius_km in [0.1, 25.0, 500.0] {
            let circle = Circle { latitude: 53.0, longitude: 0.0, radius_km };
            assert!((distance_km(circle.chord()) - radius_km).abs() < 0.01);
        }
    }

    #[test]
    fn a_square_holds_its_circle() {
        for (latitude, longitude, radius_km, wide) in [
            (10.0, 0.0, 111.195, false),
            (-53.0, 140.0, 0.1, false),
            (70.0, -20.0, 500.0, false),
            (10.0, 179.9, 100.0, true),
            (10.0, -179.9, 100.0, true),
            (89.0, 0.0, 200.0, true),
            (-90.0, 0.0, 1.0, true),
        ] {
            let circle = Circle { latitude, longitude, radius_km };
            let square = circle.square();
            assert_eq!((square.west, square.east) == (-180.0, 180.0), wide, "{circle:?}");
            // A walk around the edge, on the sphere.
            let reach = radius_km / EARTH;
            for degrees in 0..360 {
                let (bearing, north) = (f64::from(degrees).to_radians(), latitude.to_radians());
                let to = (north.sin() * reach.cos() + north.cos() * reach.sin() * bearing.cos()).asin();
                let aside = (bearing.sin() * reach.sin() * north.cos()).atan2(reach.cos() - north.sin() * to.sin());
                let (to, aside) = (to.to_degrees(), longitude + aside.to_degrees());
                assert!(square.south <= to && to <= square.north, "{circle:?} {degrees}");
                assert!(wide || (square.west <= aside && aside <= square.east), "{circle:?} {degrees}");
            }
        }
    }
}
