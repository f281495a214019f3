import Foundation

/// The properties of an image file that are known without decoding it.
package struct ImageHeader: Sendable, Equatable {
    /// The width in pixels.
    package private(set) var width = 0
    /// The height in pixels.
    package private(set) var height = 0
    /// The orientation as defined by EXIF, from 1 to 8.
    package private(set) var orientation = 1
    /// Whether the format of the pixels has an alpha channel or a transparent color.
    package private(set) var hasAlpha = false
    /// Whether the decoder can decode the file at a half, a quarter and an eighth of its size.
    package private(set) var isScalable = false

    init(of decoded: ImageDecoder.Decoded) {
        (width, height) = (decoded.image.width, decoded.image.height)
        orientation = decoded.orientation
        hasAlpha = !decoded.image.isOpaque
    }

    /// Reads the header of a PNG or JPEG file, or of a WebP file without animation.
    ///
    /// Returns `nil` for other files, which have to be decoded, and for those that no decoder accepts.
    package init?(of data: Data) {
        let isRead = data.withUnsafeBytes { bytes in
            switch ImageFormat(of: bytes) {
            case .png: readPNG(bytes)
            case .jpeg: readJPEG(bytes)
            case .webp: readWebP(bytes)
            default: false
            }
        }
        guard isRead, ImageSizeLimit.allows(width: CGFloat(width), height: CGFloat(height)) else { return nil }
    }

    // MARK: PNG

    /// Reads the chunks before the pixels (PNG specification, section 5).
    private mutating func readPNG(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var (offset, hasPalette, colorType) = (8, false, UInt8(0))
        while offset + 12 <= bytes.count {
            let length = Self.bigEndian(bytes, offset, 4)
            guard length <= bytes.count - offset - 12 else { return false }
            let name = bytes[(offset + 4)..<(offset + 8)]
            // The first letter of the chunks that a decoder must understand is a capital.
            let isCritical = bytes[offset + 4] & 0x20 == 0
            if offset == 8 || isCritical && !name.elementsEqual("IDAT".utf8) {
                let sum = Self.checksum(bytes[(offset + 4)..<(offset + 8 + length)])
                guard Int(sum) == Self.bigEndian(bytes, offset + 8 + length, 4) else { return false }
            }
            if offset == 8 {
                guard name.elementsEqual("IHDR".utf8), length == 13 else { return false }
                width = Self.bigEndian(bytes, 16, 4)
                height = Self.bigEndian(bytes, 20, 4)
                colorType = bytes[25]
                let hasKnownMethods = bytes[26] == 0 && bytes[27] == 0 && bytes[28] < 2
                guard hasKnownMethods, Self.isValid(depth: bytes[24], colorType: colorType) else { return false }
                hasAlpha = colorType & 4 != 0
            } else if name.elementsEqual("PLTE".utf8) {
                hasPalette = true
            } else if name.elementsEqual("tRNS".utf8) {
                hasAlpha = true
            } else if isCritical {
                return name.elementsEqual("IDAT".utf8) && (colorType != 3 || hasPalette)
            }
            offset += 12 + length
        }
        return false
    }

    private static func isValid(depth: UInt8, colorType: UInt8) -> Bool {
        switch colorType {
        case 0: [1, 2, 4, 8, 16].contains(depth)
        case 3: [1, 2, 4, 8].contains(depth)
        case 2, 4, 6: [8, 16].contains(depth)
        default: false
        }
    }

    /// Returns the checksum of a chunk (CRC-32 of ISO 3309).
    private static func checksum(_ bytes: Slice<UnsafeRawBufferPointer>) -> UInt32 {
        var sum = UInt32.max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : (sum >> 1) ^ 0xEDB8_8320 }
        }
        return ~sum
    }

    // MARK: JPEG

    /// Reads the segments before the first scan (ITU-T T.81, annex B).
    private mutating func readJPEG(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var offset = 2
        while offset + 4 <= bytes.count {
            guard bytes[offset] == 0xFF else { return false }
            let marker = bytes[offset + 1]
            if marker == 0xFF {  // a fill byte
                offset += 1
                continue
            }
            let length = Self.bigEndian(bytes, offset + 2, 2)
            let segment = offset + 4
            guard length >= 2, length <= bytes.count - offset - 2 else { return false }
            switch marker {
            case 0xC0, 0xC1, 0xC2:  // baseline, extended, progressive
                guard width == 0, length >= 8, bytes[segment] == 8, [1, 3, 4].contains(bytes[segment + 5]) else {
                    return false
                }
                height = Self.bigEndian(bytes, segment + 1, 2)
                width = Self.bigEndian(bytes, segment + 3, 2)
            case 0xE1: readOrientation(UnsafeRawBufferPointer(rebasing: bytes[segment..<(offset + 2 + length)]))
            case 0xDA:
                isScalable = true
                return width > 0
            // Other frames, and markers without a length, which do not precede a scan.
            case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF, 0x01, 0xD0...0xD9: return false
            default: break
            }
            offset += 2 + length
        }
        return false
    }

    /// Reads the orientation from the first directory of a TIFF structure (EXIF specification, section 4.6).
    private mutating func readOrientation(_ segment: UnsafeRawBufferPointer) {
        guard segment.starts(with: "Exif\0\0".utf8), segment.count >= 14 else { return }
        let tiff = UnsafeRawBufferPointer(rebasing: segment[6...])
        let isLittle = tiff.starts(with: [0x49, 0x49, 0x2A, 0])
        guard isLittle || tiff.starts(with: [0x4D, 0x4D, 0, 0x2A]) else { return }
        func number(_ offset: Int, _ count: Int) -> Int? {
            guard offset >= 0, offset + count <= tiff.count else { return nil }
            return isLittle ? Self.littleEndian(tiff, offset, count) : Self.bigEndian(tiff, offset, count)
        }
        guard let directory = number(4, 4), let count = number(directory, 2) else { return }
        for entry in 0..<count {
            let offset = directory + 2 + 12 * entry
            guard let tag = number(offset, 2) else { return }
            guard tag == 0x0112 else { continue }
            if number(offset + 2, 2) == 3, number(offset + 4, 4) == 1, let value = number(offset + 8, 2),
                (1...8).contains(value)
            {
                orientation = value
            }
            return
        }
    }

    // MARK: WebP

    /// Reads the first chunk (WebP container specification; RFC 6386, section 9.1; WebP lossless bitstream specification, section 3).
    private mutating func readWebP(_ bytes: UnsafeRawBufferPointer) -> Bool {
        // A file whose end is missing is left to the decoder.
        guard bytes.count >= 30, Self.littleEndian(bytes, 4, 4) <= bytes.count - 8 else { return false }
        let name = bytes[12..<16]
        if name.elementsEqual("VP8 ".utf8), bytes[20] & 1 == 0, bytes[23..<26].elementsEqual([0x9D, 0x01, 0x2A]) {
            width = Self.littleEndian(bytes, 26, 2) & 0x3FFF
            height = Self.littleEndian(bytes, 28, 2) & 0x3FFF
            return true
        }
        if name.elementsEqual("VP8L".utf8), bytes[20] == 0x2F {
            let bits = Self.littleEndian(bytes, 21, 4)
            width = (bits & 0x3FFF) + 1
            height = (bits >> 14 & 0x3FFF) + 1
            hasAlpha = bits >> 28 & 1 == 1
            return true
        }
        // Animations and orientations are left to the decoder.
        if name.elementsEqual("VP8X".utf8), bytes[20] & 0x0A == 0 {
            width = Self.littleEndian(bytes, 24, 3) + 1
            height = Self.littleEndian(bytes, 27, 3) + 1
            hasAlpha = bytes[20] & 0x10 != 0
            return true
        }
        return false
    }

    // MARK: Numbers

    private static func bigEndian(_ bytes: UnsafeRawBufferPointer, _ offset: Int, _ count: Int) -> Int {
        (0..<count).reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
    }

    private static func littleEndian(_ bytes: UnsafeRawBufferPointer, _ offset: Int, _ count: Int) -> Int {
        (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
}
