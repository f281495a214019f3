/// The grammatical number of a quantity. The rules are the language plural rules of Unicode CLDR for cardinal numbers.
enum PluralCategory: String {
    case zero, one, two, few, many, other

    /// Returns the category of a whole number.
    init(_ number: Int, language: String) {
        let n = number.magnitude
        let (tens, ones) = (n % 100, n % 10)
        let isTeen = (11...14).contains(tens)
        self =
            switch language {
            case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my": .other
            case "fr", "pt", "hy", "hi", "bn", "fa", "gu", "kn", "zu", "am": n <= 1 ? .one : .other
            case "ru", "uk", "be", "sr", "hr", "bs":
                ones == 1 && tens != 11
                    ? .one : (2...4).contains(ones) && !isTeen ? .few : language.isSouthSlavic ? .other : .many
            case "pl": n == 1 ? .one : (2...4).contains(ones) && !isTeen ? .few : .many
            case "cs", "sk": n == 1 ? .one : (2...4).contains(n) ? .few : .other
            case "sl": tens == 1 ? .one : tens == 2 ? .two : tens == 3 || tens == 4 ? .few : .other
            case "lt":
                ones == 1 && !(11...19).contains(tens) ? .one : ones >= 2 && !(11...19).contains(tens) ? .few : .other
            case "lv": ones == 0 || (11...19).contains(tens) ? .zero : ones == 1 ? .one : .other
            case "ro", "mo": n == 1 ? .one : n == 0 || (1...19).contains(tens) ? .few : .other
            case "he", "iw": n == 1 ? .one : n == 2 ? .two : .other
            case "ar":
                switch n {
                case 0: .zero
                case 1: .one
                case 2: .two
                default: (3...10).contains(tens) ? .few : tens >= 11 ? .many : .other
                }
            default: n == 1 ? .one : .other
            }
    }
}

extension String {
    fileprivate var isSouthSlavic: Bool { self == "sr" || self == "hr" || self == "bs" }
}
