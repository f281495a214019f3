import Foundation

/// A text with plural forms, as an entry of a `.stringsdict` file.
struct PluralText: Equatable {
    /// A variable of the format, which is replaced by one of its forms.
    struct Variable: Equatable {
        /// The format of the number without `%`, such as `lld`.
        var valueType: String
        /// The texts by plural category, such as `one` and `other`.
        var forms: [String: String]
    }

    /// The format, with variables such as `%#@count@`.
    var format: String
    /// The variables by name.
    var variables: [String: Variable]

    /// Creates a text that consists of its plural forms, or returns `nil` if there is no form.
    ///
    /// The number that selects the form is the first integer argument of the forms, otherwise of the key.
    init?(forms: [String: String], key: String) {
        guard !forms.isEmpty else { return nil }
        let texts = [forms["other"]].compactMap { $0 } + forms.sorted { $0.key < $1.key }.map(\.value) + [key]
        let argument = texts.lazy.compactMap { FormatArgument.arguments(of: $0).first(where: \.isNumber) }.first
        let position = argument?.position ?? 1
        format = position == 1 ? "%#@value@" : "%\(position)$#@value@"
        variables = ["value": Variable(valueType: argument?.type ?? "lld", forms: forms)]
    }

    /// Creates a text from one with substitutions, in whose forms `%arg` is the number.
    init(text: String, substitutions: [String: StringCatalog.Substitution]) {
        var format = text
        var variables: [String: Variable] = [:]
        for (name, substitution) in substitutions {
            let type = substitution.formatSpecifier ?? "lld"
            if let position = substitution.argNum {
                format = format.replacingOccurrences(of: "%#@\(name)@", with: "%\(position)$#@\(name)@")
            }
            let plural: [String: StringCatalog.Localization]
            if let device = substitution.variations?.device {
                plural = StringCatalog.Localization.variant(of: device)?.variations?.plural ?? [:]
            } else {
                plural = substitution.variations?.plural ?? [:]
            }
            let forms = StringCatalog.Localization.forms(plural).mapValues {
                $0.replacingOccurrences(of: "%arg", with: "%\(type)")
            }
            variables[name] = Variable(valueType: type, forms: forms)
        }
        self.format = format
        self.variables = variables
    }

    /// The entry of a `.stringsdict` file.
    var propertyList: [String: Any] {
        var entry: [String: Any] = ["NSStringLocalizedFormatKey": format]
        for (name, variable) in variables {
            var value: [String: Any] = variable.forms
            value["NSStringFormatSpecTypeKey"] = "NSStringPluralRuleType"
            value["NSStringFormatValueTypeKey"] = variable.valueType
            entry[name] = value
        }
        return entry
    }
}

/// An argument of a format string, such as `%2$lld`.
struct FormatArgument: Equatable {
    /// The one-based position in the list of arguments.
    var position: Int
    /// The length modifier and conversion, such as `lld`.
    var type: String

    /// Whether the argument is an integer.
    var isNumber: Bool { type.last.map { "diuxXo".contains($0) } ?? false }

    /// Returns the arguments of a format string in the order of the text.
    static func arguments(of format: String) -> [FormatArgument] {
        var arguments: [FormatArgument] = []
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            rest = rest[percent...].dropFirst()
            if rest.first == "%" {
                rest = rest.dropFirst()
                continue
            }
            var position = arguments.count + 1
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
                position = number
                rest = rest.dropFirst(digits.count + 1)
            }
            rest = rest.drop { "#0- +'".contains($0) || ($0.isASCII && $0.isNumber) || $0 == "." }
            let length = rest.prefix { "hlqLztj".contains($0) }
            guard let conversion = rest.dropFirst(length.count).first, "@diuxXofFeEgGcCsSpaA".contains(conversion)
            else {
                continue
            }
            arguments.append(FormatArgument(position: position, type: length + String(conversion)))
            rest = rest.dropFirst(length.count + 1)
        }
        return arguments
    }
}
