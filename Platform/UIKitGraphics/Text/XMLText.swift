import Foundation

/// The text of an XML file in an encoding in which markup can be found by its ASCII bytes.
package enum XMLText {
    /// The encodings in which bytes below 128 are always ASCII characters.
    private static let encodings: Set<String> = ["utf-8", "utf8", "us-ascii", "ascii", "iso-8859-1", "latin1"]

    /// Returns the data if its encoding is UTF-8 or one like it, or UTF-16 and UTF-32 text converted to
    /// UTF-8. Returns `nil` for all other encodings.
    package static func normalized(_ data: Data) -> Data? {
        if let encoding = wideEncoding(data) {
            guard var text = String(data: data, encoding: encoding) else { return nil }
            if text.first == "\u{FEFF}" { text.removeFirst() }
            // The declaration of the encoding is no longer correct.
            if text.hasPrefix("<?xml"), let end = text.range(of: "?>") { text = String(text[end.upperBound...]) }
            return Data(text.utf8)
        }
        let start = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
        // The beginning of a file in EBCDIC.
        if start.starts(with: [0x4C, 0x6F, 0xA7, 0x94]) { return nil }
        guard start.starts(with: "<?xml".utf8), let end = start.range(of: Data("?>".utf8)) else { return data }
        let declaration = String(decoding: start[..<end.lowerBound], as: UTF8.self)
        guard let name = declaration.firstMatch(of: /encoding\s*=\s*["']([^"']*)["']/)?.1 else { return data }
        return encodings.contains(name.lowercased()) ? data : nil
    }

    /// Returns the encoding of text that begins with a byte order mark or with a wide `<`.
    private static func wideEncoding(_ data: Data) -> String.Encoding? {
        let less = UInt8(ascii: "<")
        let signatures: [([UInt8], String.Encoding)] = [
            ([0xFF, 0xFE, 0, 0], .utf32LittleEndian), ([0, 0, 0xFE, 0xFF], .utf32BigEndian),
            ([less, 0, 0, 0], .utf32LittleEndian), ([0, 0, 0, less], .utf32BigEndian),
            ([0xFF, 0xFE], .utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian),
            ([less, 0], .utf16LittleEndian), ([0, less], .utf16BigEndian),
        ]
        return signatures.first { data.starts(with: $0.0) }?.1
    }
}
