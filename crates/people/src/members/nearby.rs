//! Members around a place.
//!
//! Where a member is, others are told to about a kilometre: places and distances are those of coordinates with two decimals, so that nobody
//! finds a house by asking from several sides.

use super::model::{Card, Details, Sought};
use super::store::{self, OnMap};
use crate::base::Answer;
use crate::base::place::{Circle, Point, distance_km};
use crate::call::Call;

/// A coordinate as others are told it.
#[must_use]
pub fn rounded(degrees: f64) -> f64 {
    (degrees * 100.0).round() / 100.0
}

/// Where members are looked for, and which of them are shown.
#[derive(Clone, Debug)]
pub struct Around {
    /// The place, and how far away from it.
    pub circle: Circle,
    /// Words to find.
    pub words: Option<String>,
    /// At most so many.
    pub limit: i64,
    /// So many left out.
    pub offset: i64,
}

/// Listed members around a place with their distances in kilometres, the nearest first, and how many there are in all.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn around(call: &Call, around: &Around) -> Answer<(Vec<(Card, Details, f64)>, i64)> {
    let me = call.me()?;
    let sought = Sought::of(call, around.words.as_deref());
    // Rounding moves a place by less than a kilometre in each direction.
    let wider = Circle { radius_km: around.circle.radius_km + 1.0, ..around.circle };
    let candidates = store::on_map(call, me, wider.square(), sought.as_ref()).await?;
    let near = nearest(&around.circle, candidates);
    let total = i64::try_from(near.len()).unwrap_or(i64::MAX);
    let place = |number: i64| usize::try_from(number).unwrap_or_default();
    let shown: Vec<_> = near.into_iter().skip(place(around.offset)).take(place(around.limit)).collect();
    let ids: Vec<_> = shown.iter().map(|(member, _)| *member).collect();
    let mut rows = if ids.is_empty() { Vec::new() } else { store::listed_by_ids(call, &ids).await? };
    let found = shown.into_iter().filter_map(|(member, distance)| {
        let at = rows.iter().position(|(card, _)| card.id == member)?;
        let (card, details) = rows.swap_remove(at);
        Some((card, details, distance))
    });
    Ok((found.collect(), total))
}

/// Those within the circle with their distances, the nearest first.
fn nearest(circle: &Circle, candidates: Vec<OnMap>) -> Vec<(crate::base::MemberId, f64)> {
    let centre = Point::of(circle.latitude, circle.longitude);
    let mut near: Vec<_> = candidates
        .into_iter()
        .filter_map(|one| {
            let point = Point::of(rounded(one.latitude), rounded(one.longitude));
            let chord = (point.x - centre.x).powi(2) + (point.y - centre.y).powi(2) + (point.z - centre.z).powi(2);
            let distance = (distance_km(chord) * 10.0).round() / 10.0;
            (distance <= circle.radius_km).then_some((one.id, distance))
        })
        .collect();
    near.sort_by(|(one, nearer), (other, farther)| nearer.total_cmp(farther).then(one.cmp(other)));
    near
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_come_first_and_houses_look_alike() {
        let circle = Circle { latitude: 53.0, longitude: -6.0, radius_km: 20.0 };
        let at = |id: i64, latitude: f64, longitude: f64| OnMap { id: id.into(), latitude, longitude };
        let all = vec![at(1, 53.1, -6.0), at(2, 53.001, -6.001), at(3, 53.002, -6.0), at(4, 53.3, -6.0)];
        let told: Vec<(i64, f64)> = nearest(&circle, all).into_iter().map(|(id, km)| (id.get(), km)).collect();
        assert_eq!(told, [(2, 0.0), (3, 0.0), (1, 11.1)]);
        assert!((rounded(-6.2603) + 6.26).abs() < 1e-9);
    }
}
