import Foundation

/// The division of a text into paragraphs, which end with a line feed, a carriage return, both, or a paragraph separator.
enum ParagraphScanner {
    private static let lineFeed: UInt8 = 0x0A
    private static let carriageReturn: UInt8 = 0x0D
    /// The bytes of U+2029 in UTF-8.
    private static let separator: [UInt8] = [0xE2, 0x80, 0xA9]

    /// Calls a closure with the length of each paragraph without its line terminator, and the length of the terminator, in
    /// UTF-16 code units. The text after the last terminator, which may be empty, is the last paragraph.
    static func scan(_ text: String, _ body: (_ length: Int, _ ending: Int) -> Void) {
        var text = text
        let isASCII = text.utf16.count == text.utf8.count
        text.withUTF8 { bytes in
            guard let start = bytes.baseAddress else { return body(0, 0) }
            let isPlain =
                memchr(start, Int32(carriageReturn), bytes.count) == nil
                && memchr(start, Int32(separator[0]), bytes.count) == nil
            if isPlain { scanLineFeeds(bytes, start, isASCII: isASCII, body) } else { scanAll(bytes, body) }
        }
    }

    private static func scanLineFeeds(
        _ bytes: UnsafeBufferPointer<UInt8>, _ start: UnsafePointer<UInt8>, isASCII: Bool, _ body: (Int, Int) -> Void
    ) {
        var position = 0
        while let found = memchr(start + position, Int32(lineFeed), bytes.count - position) {
            let end = UnsafeRawPointer(found) - UnsafeRawPointer(start)
            body(isASCII ? end - position : length(of: bytes[position..<end]), 1)
            position = end + 1
        }
        body(isASCII ? bytes.count - position : length(of: bytes[position...]), 0)
    }

    private static func scanAll(_ bytes: UnsafeBufferPointer<UInt8>, _ body: (Int, Int) -> Void) {
        var (start, position) = (0, 0)
        while position < bytes.count {
            let (size, ending): (Int, Int) =
                switch bytes[position] {
                case lineFeed: (1, 1)
                case carriageReturn: position + 1 < bytes.count && bytes[position + 1] == lineFeed ? (2, 2) : (1, 1)
                case separator[0] where bytes[position...].starts(with: separator): (3, 1)
                default: (0, 0)
                }
            guard size > 0 else {
                position += 1
                continue
            }
            body(length(of: bytes[start..<position]), ending)
            position += size
            start = position
        }
        body(length(of: bytes[start...]), 0)
    }

    /// Returns the number of UTF-16 code units of a text in UTF-8: one for each character, and another for those of four
    /// bytes.
    private static func length(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        var count = 0
        UnsafeBufferPointer(rebasing: bytes).forEach { byte in
            count &+= (byte & 0xC0 != 0x80 ? 1 : 0) &+ (byte >= 0xF0 ? 1 : 0)
        }
        return count
    }
}
