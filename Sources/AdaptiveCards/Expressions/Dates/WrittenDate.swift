/// A date as people and systems of the United States write it, which `formatDateTime` reads beside ISO 8601:
/// `3/15/2018 1:05 PM`, `March 15, 2018`, or `Thu, 15 Mar 2018 13:05:00 GMT` (RFC 1123). The time is that of UTC.
struct WrittenDate {
    private var tokens: [Token] = []

    private enum Token: Equatable {
        case number(Int, digits: Int)
        case word(String)
        case mark(Character)
    }

    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]
    private static let weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
    /// No written date is longer, and the search for tokens is short.
    private static let maximumLength = 64

    /// Returns the moment of a date; `nil` if the text has none of the forms.
    static func timestamp(of text: String) -> Timestamp? {
        guard text.utf8.count <= maximumLength, var date = WrittenDate(text) else { return nil }
        return date.parse()
    }

    private init?(_ text: String) {
        var rest = Substring(text)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first.isASCII, first.isNumber {
                let digits = rest.prefix { $0.isASCII && $0.isNumber }
                guard let number = Int(digits) else { return nil }
                tokens.append(.number(number, digits: digits.count))
                rest.removeFirst(digits.count)
            } else if first.isLetter {
                let word = rest.prefix(while: \.isLetter)
                tokens.append(.word(word.lowercased()))
                rest.removeFirst(word.count)
            } else {
                tokens.append(.mark(rest.removeFirst()))
            }
        }
    }

    private mutating func parse() -> Timestamp? {
        if case .word(let word)? = tokens.first, Self.index(of: word, in: Self.weekdays) != nil {
            tokens.removeFirst()
            skip(",")
        }
        guard let (year, month, day) = date() else { return nil }
        skip(",")
        guard let ticks = tokens.isEmpty ? 0 : timeTicks() else { return nil }
        if [.word("z"), .word("gmt"), .word("utc")].contains(tokens.first) { tokens.removeFirst() }
        return tokens.isEmpty ? Timestamp(year: year, month: month, day: day, timeTicks: ticks) : nil
    }

    private mutating func date() -> (year: Int, month: Int, day: Int)? {
        if let month = monthName() {
            guard let day = number(upTo: 2) else { return nil }
            skip(",")
            return number(of: 4).map { ($0, month, day) }
        }
        if case .number(_, 4)? = tokens.first {
            guard let year = number(of: 4), skip("/"), let month = number(upTo: 2), skip("/") else { return nil }
            return number(upTo: 2).map { (year, month, $0) }
        }
        guard let first = number(upTo: 2) else { return nil }
        if let month = monthName() {
            skip(",")
            return number(of: 4).map { ($0, month, first) }
        }
        guard skip("/"), let day = number(upTo: 2), skip("/") else { return nil }
        return number(of: 4).map { ($0, first, day) }
    }

    /// Reads a time of day, `13:05`, `13:05:30` or `1:05 PM`.
    private mutating func timeTicks() -> Int? {
        guard var hour = number(upTo: 2), skip(":"), let minute = number(upTo: 2) else { return nil }
        var second = 0
        if skip(":") {
            guard let number = number(upTo: 2) else { return nil }
            second = number
        }
        if let half = tokens.first, half == .word("am") || half == .word("pm") {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (half == .word("pm") ? 12 : 0)
            tokens.removeFirst()
        }
        guard hour < 24, minute < 60, second < 60 else { return nil }
        return hour * Timestamp.ticksPerHour + minute * Timestamp.ticksPerMinute + second * Timestamp.ticksPerSecond
    }

    // MARK: - Tokens

    /// Reads a month and returns its number from 1.
    private mutating func monthName() -> Int? {
        guard case .word(let word)? = tokens.first, let index = Self.index(of: word, in: Self.months) else {
            return nil
        }
        tokens.removeFirst()
        skip(".")
        return index + 1
    }

    /// Returns the index of a name, which may be abbreviated to its first three letters.
    private static func index(of word: String, in names: [String]) -> Int? {
        names.firstIndex { $0 == word || $0.prefix(3) == word }
    }

    private mutating func number(upTo maximum: Int) -> Int? {
        guard case .number(let number, let digits)? = tokens.first, digits <= maximum else { return nil }
        tokens.removeFirst()
        return number
    }

    private mutating func number(of digits: Int) -> Int? {
        guard case .number(let number, digits)? = tokens.first else { return nil }
        tokens.removeFirst()
        return number
    }

    @discardableResult
    private mutating func skip(_ mark: Character) -> Bool {
        guard tokens.first == .mark(mark) else { return false }
        tokens.removeFirst()
        return true
    }
}
