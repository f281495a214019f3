import Foundation

extension Date {
    /// Creates the date of a text in the form of RFC 3339, such as `2026-02-14T06:08:00Z` or with an offset such as `+01:00`.
    /// Returns `nil` for other text, also for the further forms of ISO 8601 that expressions read.
    init?(cardText text: String) {
        let text = text.uppercased()
        let bytes = Array(text.utf8)
        let marks = [UInt8(ascii: "+"), UInt8(ascii: "-")]
        guard bytes.count >= 20, bytes[10] == UInt8(ascii: "T"), bytes[16] == UInt8(ascii: ":"),
            bytes.last == UInt8(ascii: "Z") || marks.contains(bytes[bytes.count - 6]),
            let timestamp = try? Timestamp(parsing: text)
        else { return nil }
        self = timestamp.date
    }
}
