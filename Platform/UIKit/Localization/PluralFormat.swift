import Foundation

/// An entry of a `.stringsdict` file: a format with variables, such as `%#@books@`, whose texts depend on the grammatical
/// number of an argument.
struct PluralFormat {
    /// The format with the variables.
    let format: String
    /// The texts of each variable by category.
    let variables: [String: [String: String]]
    /// The language code of the texts.
    let language: String

    init?(_ entry: [String: Any], language: String) {
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        self.format = format
        self.language = language
        variables = entry.compactMapValues { value in
            (value as? [String: Any])?.compactMapValues { $0 as? String }
        }
    }

    /// Returns the text of a variable for an argument. As on iOS, a text for zero is used in each language.
    func text(of variable: String, for argument: (any CVarArg)?) -> String? {
        guard let texts = variables[variable] else { return nil }
        let category = Self.category(of: argument, language: language)
        if category.isZero, let zero = texts["zero"] { return zero }
        return texts[category.category.rawValue] ?? texts["other"]
    }

    private static func category(
        of argument: (any CVarArg)?, language: String
    ) -> (category: PluralCategory, isZero: Bool) {
        switch argument {
        case let number as any BinaryInteger:
            let whole = Int(clamping: number)
            return (PluralCategory(whole, language: language), whole == 0)
        case let number as Double where number == number.rounded() && number.magnitude < 1e15:
            return (PluralCategory(Int(number), language: language), number == 0)
        case let number as NSNumber: return (PluralCategory(number.intValue, language: language), number.intValue == 0)
        default: return (.other, false)
        }
    }
}
