//! Names of files: random, never chosen by whoever sent them, and the only thing from which a path is made.

use std::fmt;

use super::picture::Kind;
use crate::base::TenantId;
use crate::base::text::hex;

/// The name of a file: 32 hex digits, what it is, and whether it is the small picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    digits: String,
    small: bool,
    kind: Kind,
}

impl Name {
    /// A new one.
    #[must_use]
    pub fn new(chance: [u8; 16], kind: Kind) -> Self {
        Self { digits: hex(&chance), small: false, kind }
    }

    /// A name as it is written; none for anything else.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (stem, ending) = text.split_once('.')?;
        let (digits, small) = stem.strip_suffix("-small").map_or((stem, false), |digits| (digits, true));
        let hexadecimal = digits.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte));
        (digits.len() == 32 && hexadecimal)
            .then(|| Some(Self { digits: digits.to_owned(), small, kind: Kind::of_ending(ending)? }))
            .flatten()
    }

    /// The name of its small picture.
    #[must_use]
    pub fn small(&self) -> Self {
        Self { small: true, ..self.clone() }
    }

    /// The name of the picture that it is the small one of; itself otherwise.
    #[must_use]
    pub fn full(&self) -> Self {
        Self { small: false, ..self.clone() }
    }

    /// What the file is.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Its path below the uploads of the installation, `/` between the parts: `1/5d/5d41...92.jpg`.
    #[must_use]
    pub fn path(&self, tenant: TenantId) -> String {
        format!("{tenant}/{}/{self}", &self.digits[..2])
    }

    /// The community and the name of such a path; none for anything else.
    #[must_use]
    pub fn of_path(path: &str) -> Option<(TenantId, Self)> {
        let (tenant, rest) = path.split_once('/')?;
        let (_, name) = rest.split_once('/')?;
        let (tenant, name) = (TenantId::from(tenant.parse::<i64>().ok()?), Self::parse(name)?);
        // Only the one spelling: no plus sign, no other folder.
        (name.path(tenant) == path).then_some((tenant, name))
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let small = if self.small { "-small" } else { "" };
        write!(f, "{}{small}.{}", self.digits, self.kind.ending())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_comes_back_as_it_went() {
        for name in [Name::new([0x5d; 16], Kind::Jpeg), Name::new([1; 16], Kind::Png).small()] {
            assert_eq!(Name::of_path(&name.path(7.into())), Some((7.into(), name)));
        }
        assert_eq!(Name::new([0xab; 16], Kind::Jpeg).path(1.into()), format!("1/ab/{}.jpg", "ab".repeat(16)));
    }

    #[test]
    fn nothing_else_is_a_path() {
        let digits = "ab".repeat(16);
        for path in [
            String::new(),
            format!("../ab/{digits}.jpg"),
            format!("1/../{digits}.jpg"),
            format!("1/ab/../{digits}.jpg"),
            format!("1/ab/{digits}.jpg/"),
            format!("1/ab//{digits}.jpg"),
            format!("+1/ab/{digits}.jpg"),
            format!("01/ab/{digits}.jpg"),
            format!("1/cd/{digits}.jpg"),
            format!("1/ab/{digits}.html"),
            format!("1/ab/{digits}.jpg.html"),
            format!("1/ab/{}.jpg", digits.to_uppercase()),
            format!("1/ab/{digits}-small-small.jpg"),
            format!("1/ab/{}.jpg", &digits[1..]),
            format!("1/ab/{digits}.jpg\0"),
            format!("1\\ab\\{digits}.jpg"),
            "timeweave.db".to_owned(),
        ] {
            assert_eq!(Name::of_path(&path), None, "{path}");
        }
    }
}
