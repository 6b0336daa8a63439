use image::{GenericImageView as _, Rgba, RgbaImage};

use super::*;

/// A picture, its left half red and its right half blue.
fn halves(width: u32, height: u32, alpha: u8) -> DynamicImage {
    RgbaImage::from_fn(
        width,
        height,
        |x, _| if x < width / 2 { Rgba([255, 0, 0, alpha]) } else { Rgba([0, 0, 255, alpha]) },
    )
    .into()
}

fn sent(image: &DynamicImage, format: ImageFormat) -> Vec<u8> {
    let mut file = Cursor::new(Vec::new());
    let plain = if format == ImageFormat::Jpeg { image.to_rgb8().into() } else { image.clone() };
    plain.write_to(&mut file, format).unwrap();
    file.into_inner()
}

/// What a camera notes in a file: the picture lies on its side, and where it was taken.
fn camera_notes() -> Vec<u8> {
    let mut tiff = b"II*\0\x08\0\0\0".to_vec();
    tiff.extend([2, 0]);
    tiff.extend([0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]); // Orientation: turn right.
    tiff.extend([0x25, 0x88, 4, 0, 1, 0, 0, 0, 38, 0, 0, 0]); // GPS at 38.
    tiff.extend([0, 0, 0, 0]);
    tiff.extend([1, 0]);
    tiff.extend([0x1d, 0x00, 2, 0, 11, 0, 0, 0, 56, 0, 0, 0]); // GPSDateStamp at 56.
    tiff.extend([0, 0, 0, 0]);
    tiff.extend(b"WHERE-I-AM\0");
    let mut segment = vec![0xff, 0xe1];
    segment.extend(u16::try_from(tiff.len() + 8).unwrap().to_be_bytes());
    segment.extend(b"Exif\0\0");
    segment.extend(tiff);
    segment
}

fn with_notes(jpeg: &[u8]) -> Vec<u8> {
    [&jpeg[..2], &camera_notes(), &jpeg[2..]].concat()
}

fn opened(file: &[u8]) -> DynamicImage {
    image::load_from_memory(file).unwrap()
}

fn contains(file: &[u8], text: &[u8]) -> bool {
    file.windows(text.len()).any(|window| window == text)
}

#[test]
fn a_photograph_comes_back_upright_and_without_notes() {
    let jpeg = with_notes(&sent(&halves(600, 300, 255), ImageFormat::Jpeg));
    assert!(contains(&jpeg, b"WHERE-I-AM"));
    let picture = Picture::of(&jpeg, LARGEST).unwrap();
    assert_eq!((picture.kind, picture.width, picture.height), (Kind::Jpeg, 300, 600));
    for file in [&picture.full, &picture.small] {
        assert!(!contains(file, b"WHERE-I-AM") && !contains(file, b"Exif"));
        let image = opened(file);
        let (top, bottom) = (image.get_pixel(10, 10).0, image.get_pixel(10, image.height() - 10).0);
        assert!(top[0] > 200 && bottom[2] > 200, "turned to the right: red above blue");
    }
    assert_eq!(opened(&picture.small).dimensions(), (240, 480));
}

#[test]
fn every_kind_that_is_taken() {
    for (format, alpha, kind) in [
        (ImageFormat::Png, 255, Kind::Jpeg),
        (ImageFormat::Png, 100, Kind::Png),
        (ImageFormat::WebP, 255, Kind::Jpeg),
        (ImageFormat::WebP, 100, Kind::Png),
        (ImageFormat::Gif, 255, Kind::Jpeg),
        (ImageFormat::Jpeg, 255, Kind::Jpeg),
    ] {
        let picture = Picture::of(&sent(&halves(30, 20, alpha), format), LARGEST).unwrap();
        assert_eq!((picture.kind, picture.width, picture.height), (kind, 30, 20), "{format:?}");
        assert_eq!(opened(&picture.full).dimensions(), (30, 20));
    }
}

#[test]
fn a_large_picture_becomes_smaller() {
    let picture = Picture::of(&sent(&halves(4_000, 1_000, 255), ImageFormat::Png), LARGEST).unwrap();
    assert_eq!((picture.width, picture.height), (2_048, 512));
    assert_eq!(opened(&picture.small).dimensions(), (480, 120));
}

#[test]
fn what_is_cut_off_is_refused() {
    for format in [ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::WebP, ImageFormat::Gif] {
        // Noise, so that the data are spread over the file.
        let noise =
            RgbaImage::from_fn(64, 64, |x, y| Rgba([((x * 37) ^ (y * 91)) as u8, (x * y) as u8, (x ^ y) as u8, 255]));
        let file = sent(&noise.into(), format);
        for part in [2, 10, file.len() / 2, file.len() * 9 / 10] {
            assert!(
                matches!(
                    Picture::of(&file[..part], LARGEST),
                    Err(Unusable::Damaged | Unusable::Unknown | Unusable::Empty)
                ),
                "{format:?} {part}"
            );
        }
    }
    let jpeg = with_notes(&sent(&halves(60, 30, 255), ImageFormat::Jpeg));
    assert_eq!(Picture::of(&jpeg[..jpeg.len() - 2], LARGEST), Err(Unusable::Damaged));
}

#[test]
fn what_only_looks_like_a_picture_is_refused() {
    for file in [
        b"".as_slice(),
        b"<html><script>alert(1)</script></html>",
        b"GIF89a/*<script>alert(1)</script>*/=1;",
        b"\xff\xd8\xff<?php system($_GET['x']); ?>",
        b"\x89PNG\r\n\x1a\n<svg onload=alert(1)>",
        b"RIFF\x24\0\0\0WEBP<script>",
        b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
        b"%PDF-1.4",
        b"BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\x18\0",
    ] {
        assert!(Picture::of(file, LARGEST).is_err(), "{}", String::from_utf8_lossy(file));
    }
}

#[test]
fn what_hangs_on_a_picture_falls_off() {
    let script = b"<script>alert(document.domain)</script>";
    for format in [ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::Gif] {
        let file = [sent(&halves(30, 20, 255), format), script.to_vec()].concat();
        let picture = Picture::of(&file, LARGEST).unwrap();
        assert!(!contains(&picture.full, b"<script>") && !contains(&picture.small, b"<script>"), "{format:?}");
    }
}

#[test]
fn a_bomb_is_refused_before_it_goes_off() {
    // A PNG that says it is very large: the numbers stand in its header, and the header has a checksum.
    let mut bomb = sent(&halves(8, 8, 255), ImageFormat::Png);
    bomb[16..24].copy_from_slice(&[0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30]);
    let checksum = crc32(&bomb[12..29]).to_be_bytes();
    bomb[29..33].copy_from_slice(&checksum);
    assert_eq!(Picture::of(&bomb, LARGEST), Err(Unusable::TooManyPoints(40)));
    // A real one: 49 million points of one colour in a few kilobytes.
    let flat = DynamicImage::ImageLuma8(image::GrayImage::new(7_000, 7_000));
    let flat = sent(&flat, ImageFormat::Png);
    assert!(flat.len() < LARGEST * 1024 * 1024);
    assert_eq!(Picture::of(&flat, LARGEST), Err(Unusable::TooManyPoints(40)));
    assert_eq!(Picture::of(&vec![0; LARGEST * 1024 * 1024 + 1], LARGEST), Err(Unusable::TooLarge(LARGEST)));
}

/// A colour profile of a gigabyte in a megabyte: its chunk is not unpacked, and the picture is what it was.
#[test]
fn a_profile_is_not_unpacked() {
    let png = sent(&halves(64, 32, 255), ImageFormat::Png);
    let chunk = |name: &[u8], data: &[u8]| {
        let named = [name, data].concat();
        [&u32::try_from(data.len()).unwrap().to_be_bytes()[..], &named, &crc32(&named).to_be_bytes()].concat()
    };
    // Whoever unpacked this would find it damaged.
    let profile = chunk(b"iCCP", b"bomb\0\0no deflated data");
    let text = chunk(b"zTXt", b"bomb\0\0no deflated data");
    let head = 8 + 25;
    let with = [&png[..head], &profile, &text, &png[head..]].concat();
    assert_eq!(&*without_notes(&with), &*without_notes(&png));
    assert_eq!(Picture::of(&with, LARGEST).unwrap().full, Picture::of(&png, LARGEST).unwrap().full);
    for end in 0..with.len() {
        assert!(without_notes(&with[..end]).len() <= end);
    }
}

fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |sum, byte| {
        (0..8).fold(sum ^ u32::from(*byte), |sum, _| if sum & 1 == 1 { (sum >> 1) ^ 0xedb8_8320 } else { sum >> 1 })
    })
}

#[test]
fn of_a_square_the_middle_is_kept() {
    let wide = sent(&halves(900, 300, 255), ImageFormat::Png);
    let picture = Picture::framed(&wide, LARGEST, Frame::Square(200)).unwrap();
    assert_eq!((picture.width, picture.height), (200, 200));
    let small = Picture::framed(&sent(&halves(90, 30, 255), ImageFormat::Png), LARGEST, Frame::Square(200)).unwrap();
    assert_eq!((small.width, small.height), (30, 30), "nothing is made larger");
    let middle = image::load_from_memory(&picture.full).unwrap().to_rgb8();
    assert!(middle.get_pixel(10, 100)[0] > 200 && middle.get_pixel(190, 100)[2] > 200, "one half on each side");
}
