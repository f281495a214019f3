import Foundation

extension Date {
    /// Creates the date of a text in the form of RFC 3339, such as `2026-02-14T06:08:00Z` or with an offset such as `+01:00`.
    /// Returns `nil` for other text.
    init?(cardText text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count >= 20, bytes[10] == UInt8(ascii: "T") || bytes[10] == UInt8(ascii: "t"),
            let day = CardDay(String(decoding: bytes[..<10], as: UTF8.self)),
            let time = CardTime(String(decoding: bytes[11..<19], as: UTF8.self)),
            bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
            let seconds = Int(String(decoding: bytes[17..<19], as: UTF8.self)), (0...60).contains(seconds)
        else { return nil }
        var rest = bytes[19...]
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst().drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        }
        guard let offset = Self.offset(String(decoding: rest, as: UTF8.self)) else { return nil }
        let minutes = (day.daysSince1970 * 24 + time.hour) * 60 + time.minute - offset
        self.init(timeIntervalSince1970: Double(minutes * 60 + seconds))
    }

    /// Returns the minutes of a time zone's offset.
    private static func offset(_ text: String) -> Int? {
        if text.uppercased() == "Z" { return 0 }
        guard text.utf8.count == 6, let time = CardTime(String(text.dropFirst())) else { return nil }
        switch text.first {
        case "+": return time.hour * 60 + time.minute
        case "-": return -(time.hour * 60 + time.minute)
        default: return nil
        }
    }
}

extension CardDay {
    /// The number of days from January 1, 1970. The algorithm is `days_from_civil` of Howard Hinnant, "chrono-Compatible Low-Level
    /// Date Algorithms".
    var daysSince1970: Int {
        let year = month > 2 ? year : year - 1
        let era = year / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }
}
