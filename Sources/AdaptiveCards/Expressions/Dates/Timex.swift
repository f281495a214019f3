/// The part of TIMEX3 expressions that cards use: dates with unknown parts, times of day, ranges and durations.
struct Timex {
    private(set) var year: Int?
    private(set) var month: Int?
    private(set) var day: Int?
    private(set) var hour: Int?
    private(set) var minute: Int?
    private(set) var second: Int?
    private(set) var isPresent = false
    private(set) var isDuration = false
    private(set) var isTimeRange = false
    private(set) var isDateRange = false
    private var hasWeekday = false

    /// Whether year, month and day are known.
    var isDefinite: Bool { year != nil && month != nil && day != nil }
    var isDate: Bool { month != nil && day != nil || hasWeekday }
    var isTime: Bool { hour != nil }

    init(_ text: String) {
        if text == "PRESENT_REF" {
            isPresent = true
        } else if text.hasPrefix("P") {
            isDuration = true
        } else {
            let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
            readDate(parts[0])
            if parts.count > 1 { readTime(parts[1]) }
        }
    }

    private mutating func readDate(_ text: Substring) {
        let parts = text.split(separator: "-")
        guard let first = parts.first, first.count == 4 else { return }
        year = Int(first)
        guard parts.count > 1 else {
            isDateRange = year != nil
            return
        }
        if parts[1].hasPrefix("W") || ["SP", "SU", "FA", "WI"].contains(parts[1]) {
            hasWeekday = parts.count > 2 && parts[2] != "WE"
            isDateRange = !hasWeekday
        } else {
            month = Int(parts[1]).flatMap { (1...12).contains($0) ? $0 : nil }
            day = parts.count > 2 ? Int(parts[2]).flatMap { (1...31).contains($0) ? $0 : nil } : nil
            isDateRange = month != nil && parts.count == 2
        }
    }

    private mutating func readTime(_ text: Substring) {
        if ["DT", "MO", "AF", "EV", "NI"].contains(text) {
            isTimeRange = true
            return
        }
        let parts = text.split(separator: ":")
        guard let first = parts.first else { return }
        hour = Int(first).flatMap { (0..<24).contains($0) ? $0 : nil }
        minute = parts.count > 1 ? Int(parts[1]).flatMap { (0..<60).contains($0) ? $0 : nil } : nil
        second = parts.count > 2 ? Int(parts[2]).flatMap { (0..<60).contains($0) ? $0 : nil } : nil
    }
}
