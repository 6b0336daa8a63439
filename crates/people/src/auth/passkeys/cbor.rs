//! As much of CBOR as authenticators write (CTAP2, canonical form): pure. Lengths are said before what they measure, and nothing is tagged.

/// Maps and lists stand in one another no deeper.
const DEEPEST: u8 = 8;

/// A map has no more entries: a key has about five, an attestation three. Each is compared with all before it.
const WIDEST: u64 = 64;

/// A value.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Value<'a> {
    Integer(i64),
    Bytes(&'a [u8]),
    Text(&'a str),
    List(Vec<Value<'a>>),
    Map(Vec<(Value<'a>, Value<'a>)>),
    /// True, false, null, and numbers with fractions: nothing that is read here.
    Other,
}

impl<'a> Value<'a> {
    /// What a map holds under a number.
    pub(super) fn numbered(&self, key: i64) -> Option<&Value<'a>> {
        self.find(&Value::Integer(key))
    }

    /// What a map holds under a name.
    pub(super) fn named(&self, key: &str) -> Option<&Value<'a>> {
        self.find(&Value::Text(key))
    }

    fn find(&self, key: &Value<'_>) -> Option<&Value<'a>> {
        let Value::Map(entries) = self else { return None };
        entries.iter().find(|(name, _)| name == key).map(|(_, value)| value)
    }

    pub(super) fn integer(&self) -> Option<i64> {
        if let Value::Integer(number) = self { Some(*number) } else { None }
    }

    pub(super) fn bytes(&self) -> Option<&'a [u8]> {
        if let Value::Bytes(bytes) = self { Some(bytes) } else { None }
    }
}

/// The first value in some bytes, and the bytes after it; none from any other bytes.
pub(super) fn read(bytes: &[u8]) -> Option<(Value<'_>, &[u8])> {
    nested(bytes, 0)
}

fn nested(bytes: &[u8], depth: u8) -> Option<(Value<'_>, &[u8])> {
    if depth > DEEPEST {
        return None;
    }
    let (head, rest) = bytes.split_first()?;
    let (major, minor) = (head >> 5, head & 0x1f);
    if major == 7 {
        let skipped = match minor {
            20..=22 => 0,
            25 => 2,
            26 => 4,
            27 => 8,
            _ => return None,
        };
        return Some((Value::Other, rest.get(skipped..)?));
    }
    let (number, rest) = argument(minor, rest)?;
    match major {
        0 => Some((Value::Integer(i64::try_from(number).ok()?), rest)),
        1 => Some((Value::Integer((-1_i64).checked_sub(i64::try_from(number).ok()?)?), rest)),
        2 => rest.split_at_checked(usize::try_from(number).ok()?).map(|(own, rest)| (Value::Bytes(own), rest)),
        3 => {
            let (own, rest) = rest.split_at_checked(usize::try_from(number).ok()?)?;
            Some((Value::Text(std::str::from_utf8(own).ok()?), rest))
        }
        4 => {
            let (mut items, mut rest) = (Vec::new(), rest);
            for _ in 0..number {
                let (item, after) = nested(rest, depth + 1)?;
                items.push(item);
                rest = after;
            }
            Some((Value::List(items), rest))
        }
        5 if number <= WIDEST => {
            let (mut entries, mut rest) = (Vec::<(Value<'_>, Value<'_>)>::new(), rest);
            for _ in 0..number {
                let (key, after) = nested(rest, depth + 1)?;
                let (value, after) = nested(after, depth + 1)?;
                // Of two values under one name, readers differ in which one they believe.
                if entries.iter().any(|(other, _)| *other == key) {
                    return None;
                }
                entries.push((key, value));
                rest = after;
            }
            Some((Value::Map(entries), rest))
        }
        _ => None,
    }
}

/// The number that a head says, and the bytes after it.
fn argument(minor: u8, rest: &[u8]) -> Option<(u64, &[u8])> {
    let length = match minor {
        0..=23 => return Some((minor.into(), rest)),
        24 => 1,
        25 => 2,
        26 => 4,
        27 => 8,
        _ => return None,
    };
    let (own, rest) = rest.split_at_checked(length)?;
    Some((own.iter().fold(0, |number, byte| number << 8 | u64::from(*byte)), rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read() {
        for (bytes, value) in [
            (&[0x00][..], Value::Integer(0)),
            (&[0x18, 0x2a], Value::Integer(42)),
            (&[0x39, 0x01, 0x00], Value::Integer(-257)),
            (&[0x42, 1, 2], Value::Bytes(&[1, 2])),
            (&[0x62, b'o', b'k'], Value::Text("ok")),
            (&[0x82, 0x01, 0xf5], Value::List(vec![Value::Integer(1), Value::Other])),
            (&[0xa1, 0x20, 0x41, 7], Value::Map(vec![(Value::Integer(-1), Value::Bytes(&[7]))])),
            (&[0xfb, 0, 0, 0, 0, 0, 0, 0, 0], Value::Other),
        ] {
            assert_eq!(read(bytes), Some((value, &[][..])), "{bytes:?}");
        }
        assert_eq!(read(&[0x01, 0x02]), Some((Value::Integer(1), &[0x02][..])));
    }

    #[test]
    fn any_other_bytes_are_nothing() {
        let deep = [0x81; 64];
        let wide =
            |entries: u8| [vec![0xb8, entries], (0..entries).flat_map(|key| [0x18, key, 0x00]).collect()].concat();
        assert!(read(&wide(64)).is_some() && read(&wide(65)).is_none());
        for bytes in [
            &[][..],
            &[0x42, 1],
            &[0x5f, 0x41, 1, 0xff],
            &[0x61, 0xff],
            &[0xc0, 0x00],
            &[0x1b, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
            &[0x9b, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
            &[0xa2, 0x01, 0x01, 0x01, 0x02],
            &[0xff],
            &deep,
        ] {
            assert_eq!(read(bytes), None, "{bytes:?}");
        }
    }
}
