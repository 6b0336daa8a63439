//! From bytes that a stranger sent to a picture of ours: pure, and slow, so not for the threads that answer.
//!
//! What the bytes are is read from the bytes. The picture is decoded within limits, turned upright, made smaller if it is very large,
//! and encoded anew: a photograph as JPEG, whatever shows through as PNG. Nothing else of the file is kept.

use std::borrow::Cow;
use std::io::Cursor;

use bytes::Bytes;
use image::codecs::jpeg::JpegEncoder;
use image::metadata::Orientation;
use image::{DynamicImage, ExtendedColorType, ImageDecoder, ImageEncoder as _, ImageFormat, ImageReader, Limits};

use crate::language::Sentence;
use crate::say;

/// A picture that was sent may have so many megabytes.
pub const LARGEST: usize = 8;

/// A picture that was sent may have so many points.
const POINTS: u64 = 40_000_000;

/// One of which only a square is kept may have so many points.
const SQUARE_POINTS: u64 = 25_000_000;

/// Decoding may take so many bytes of memory at a time.
const MEMORY: u64 = 320 * 1024 * 1024;

/// The longer side of what is kept, in points.
const SIDE: u32 = 2_048;

/// The longer side of its small picture, in points.
const SMALL_SIDE: u32 = 480;

/// Of 100.
const QUALITY: u8 = 85;

/// What a file of ours is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A photograph.
    Jpeg,
    /// A picture that something shows through.
    Png,
    /// A video, as it was sent.
    Mp4,
    /// The same.
    WebM,
    /// The same.
    QuickTime,
    /// Whatever is for some alone. What it is stands in its row; it is not served to whoever knows its name.
    Sealed,
}

impl Kind {
    /// The media type.
    #[must_use]
    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Jpeg => "image/jpeg",
            Self::Png => "image/png",
            Self::Mp4 => "video/mp4",
            Self::WebM => "video/webm",
            Self::QuickTime => "video/quicktime",
            Self::Sealed => "application/octet-stream",
        }
    }

    /// What its name ends with.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Jpeg => "jpg",
            Self::Png => "png",
            Self::Mp4 => "mp4",
            Self::WebM => "webm",
            Self::QuickTime => "mov",
            Self::Sealed => "sealed",
        }
    }

    /// Whether it is a video: large, and read part by part.
    #[must_use]
    pub const fn is_video(self) -> bool {
        matches!(self, Self::Mp4 | Self::WebM | Self::QuickTime)
    }

    /// The kind whose names end so.
    #[must_use]
    pub fn of_ending(ending: &str) -> Option<Self> {
        let all = [Self::Jpeg, Self::Png, Self::Mp4, Self::WebM, Self::QuickTime, Self::Sealed];
        all.into_iter().find(|kind| kind.ending() == ending)
    }
}

/// Why a file is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unusable {
    /// It is none of the pictures that are taken.
    Unknown,
    /// It is none of the files that are taken.
    UnknownFile,
    /// It is none of the recordings that are taken.
    UnknownRecording,
    /// It is none of the videos that are taken.
    UnknownVideo,
    /// It has no bytes.
    Empty,
    /// It begins like one, but cannot be read to its end.
    Damaged,
    /// It has more bytes than are taken.
    TooLarge(usize),
    /// It has more points than are taken.
    /// This many millions.
    TooManyPoints(u64),
}

impl Unusable {
    /// What whoever sent it is told.
    #[must_use]
    pub fn sentence(self) -> Sentence {
        match self {
            Self::Unknown => say!("picture-type-unknown"),
            Self::UnknownFile => say!("file-type-unknown"),
            Self::UnknownRecording => say!("recording-type-unknown"),
            Self::UnknownVideo => say!("video-type-unknown"),
            Self::Empty => say!("file-empty"),
            Self::Damaged => say!("picture-damaged"),
            Self::TooLarge(megabytes) => say!("file-too-large", most = megabytes),
            Self::TooManyPoints(millions) => say!("picture-too-many-pixels", most = millions),
        }
    }
}

/// How much of a picture is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frame {
    /// All of it.
    Whole,
    /// A square around its middle, at most so many points across; of fewer points when it is sent.
    Square(u32),
}

impl Frame {
    /// A picture that was sent may have so many points.
    const fn points(self) -> u64 {
        match self {
            Self::Whole => POINTS,
            Self::Square(_) => SQUARE_POINTS,
        }
    }
}

/// A picture of ours, and its small one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// What both files are.
    pub kind: Kind,
    /// Points across.
    pub width: u32,
    /// Points down.
    pub height: u32,
    /// The file.
    pub full: Bytes,
    /// The small picture's file.
    pub small: Bytes,
}

impl Picture {
    /// Makes one of what was sent, if it has at most so many megabytes.
    ///
    /// # Errors
    /// See [`Unusable`].
    pub fn of(sent: &[u8], megabytes: usize) -> Result<Self, Unusable> {
        Self::framed(sent, megabytes, Frame::Whole)
    }

    /// The same of a part of it.
    ///
    /// # Errors
    /// See [`Unusable`].
    pub fn framed(sent: &[u8], megabytes: usize, frame: Frame) -> Result<Self, Unusable> {
        within(sent, megabytes)?;
        let image = decoded(sent, frame.points())?;
        match frame {
            Frame::Whole => Self::drawn(&image),
            Frame::Square(side) => Self::drawn(&square(&image, side)),
        }
    }

    /// Makes one of a picture that is in memory.
    ///
    /// # Errors
    /// [`Unusable::Damaged`] if it has no points.
    pub fn drawn(image: &DynamicImage) -> Result<Self, Unusable> {
        let full = at_most(image, SIDE);
        let small = at_most(&full, SMALL_SIDE);
        let kind = if shows_through(&full) { Kind::Png } else { Kind::Jpeg };
        Ok(Self {
            kind,
            width: full.width(),
            height: full.height(),
            full: encoded(&full, kind)?,
            small: encoded(&small, kind)?,
        })
    }
}

/// Whether a file that was sent has bytes, and not more than so many megabytes.
///
/// # Errors
/// [`Unusable::TooLarge`], [`Unusable::Empty`].
pub fn within(sent: &[u8], megabytes: usize) -> Result<(), Unusable> {
    match sent.len() {
        0 => Err(Unusable::Empty),
        bytes if bytes > megabytes * 1024 * 1024 => Err(Unusable::TooLarge(megabytes)),
        _ => Ok(()),
    }
}

fn decoded(sent: &[u8], points: u64) -> Result<DynamicImage, Unusable> {
    let format = image::guess_format(sent).map_err(|_| Unusable::Unknown)?;
    match format {
        // The decoder would fill in what is missing.
        ImageFormat::Jpeg if !jpeg_ends(sent) => return Err(Unusable::Damaged),
        ImageFormat::Jpeg | ImageFormat::Png | ImageFormat::WebP | ImageFormat::Gif => {}
        _ => return Err(Unusable::Unknown),
    }
    let plain = if format == ImageFormat::Png { without_notes(sent) } else { Cow::Borrowed(sent) };
    let mut limits = Limits::default();
    limits.max_alloc = Some(MEMORY);
    let mut reader = ImageReader::with_format(Cursor::new(&*plain), format);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().map_err(refused)?;
    let (width, height) = decoder.dimensions();
    if u64::from(width) * u64::from(height) > points {
        return Err(Unusable::TooManyPoints(points / 1_000_000));
    }
    let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let mut image = DynamicImage::from_decoder(decoder).map_err(refused)?;
    image.apply_orientation(orientation);
    Ok(image)
}

fn refused(error: image::ImageError) -> Unusable {
    match error {
        image::ImageError::Limits(_) => Unusable::TooManyPoints(POINTS / 1_000_000),
        _ => Unusable::Damaged,
    }
}

/// A PNG with the chunks that make its points, and which way is up. The others are not needed, and the decoder would unpack them:
/// a megabyte of colour profile can hold a gigabyte of zeros.
fn without_notes(sent: &[u8]) -> Cow<'_, [u8]> {
    const SIGNATURE: usize = 8;
    const NEEDED: [&[u8]; 6] = [b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND", b"eXIf"];
    /// Length, name and checksum.
    const AROUND: usize = 12;
    let mut kept = sent.get(..SIGNATURE).unwrap_or(sent).to_vec();
    let mut rest = sent.get(SIGNATURE..).unwrap_or_default();
    while let Some(&[a, b, c, d, ref name @ ..]) = rest.first_chunk::<8>() {
        let whole = AROUND.saturating_add(u32::from_be_bytes([a, b, c, d]) as usize).min(rest.len());
        let (chunk, after) = rest.split_at(whole);
        if NEEDED.contains(&name.as_slice()) {
            kept.extend_from_slice(chunk);
        }
        rest = after;
    }
    Cow::Owned(kept)
}

/// Whether the data of a JPEG go on to their end marker. In them no other `FF D9` stands; what stands before, such as a small
/// picture in the camera's notes, is walked over.
fn jpeg_ends(sent: &[u8]) -> bool {
    const SCAN: u8 = 0xda;
    let mut at = 2;
    loop {
        let Some(&[0xff, marker, high, low]) = sent.get(at..at + 4) else { return false };
        let length = usize::from(high) << 8 | usize::from(low);
        at += if marker == 0xff { 1 } else { 2 + length };
        if marker == SCAN {
            return sent.get(at..).is_some_and(|data| data.windows(2).any(|pair| pair == [0xff, 0xd9]));
        }
    }
}

/// The picture, made smaller if one of its sides is longer.
fn at_most(image: &DynamicImage, side: u32) -> DynamicImage {
    if image.width() <= side && image.height() <= side { image.clone() } else { image.thumbnail(side, side) }
}

/// The middle of a picture, at most so many points across.
fn square(image: &DynamicImage, side: u32) -> DynamicImage {
    let length = image.width().min(image.height());
    let middle = image.crop_imm((image.width() - length) / 2, (image.height() - length) / 2, length, length);
    at_most(&middle, side)
}

fn shows_through(image: &DynamicImage) -> bool {
    image.color().has_alpha() && image.to_rgba8().pixels().any(|point| point.0[3] < u8::MAX)
}

fn encoded(image: &DynamicImage, kind: Kind) -> Result<Bytes, Unusable> {
    let mut file = Vec::new();
    let (width, height) = (image.width(), image.height());
    let written = match kind {
        Kind::Jpeg => JpegEncoder::new_with_quality(&mut file, QUALITY).write_image(
            image.to_rgb8().as_raw(),
            width,
            height,
            ExtendedColorType::Rgb8,
        ),
        _ => image::codecs::png::PngEncoder::new(&mut file).write_image(
            image.to_rgba8().as_raw(),
            width,
            height,
            ExtendedColorType::Rgba8,
        ),
    };
    written.map_err(|_| Unusable::Damaged)?;
    Ok(file.into())
}

#[cfg(test)]
mod tests;
