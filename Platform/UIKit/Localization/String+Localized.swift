import Foundation

extension String {
    /// A key with interpolated values, such as `"\(count) books"`, whose translation is a format.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
        let key: String
        fileprivate let arguments: [any CVarArg & Sendable]

        /// Creates a value without arguments.
        public init(_ value: String) {
            key = value
            arguments = []
        }

        /// Creates a value without arguments.
        public init(stringLiteral value: String) {
            self.init(value)
        }

        /// Creates a value from an interpolation.
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// The parts of an interpolation. Each value becomes a placeholder of the key.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var arguments: [any CVarArg & Sendable] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}

            /// Appends text, in which `%` stands for itself.
            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            }

            /// Appends a text as `%@`.
            public mutating func appendInterpolation(_ string: String) { append(string, "%@") }

            /// Appends a text as `%@`.
            public mutating func appendInterpolation(_ string: Substring) { append(String(string), "%@") }

            /// Appends an integer as `%lld`, or `%llu` if it is unsigned.
            public mutating func appendInterpolation<Number: FixedWidthInteger>(_ number: Number) {
                key += Number.isSigned ? "%lld" : "%llu"
                arguments.append(
                    Number.isSigned ? Int64(clamping: number) : Int64(bitPattern: UInt64(clamping: number)))
            }

            /// Appends a number as `%lf`.
            public mutating func appendInterpolation(_ number: Double) {
                key += "%lf"
                arguments.append(number)
            }

            /// Appends a number as `%f`.
            public mutating func appendInterpolation(_ number: Float) {
                key += "%f"
                arguments.append(Double(number))
            }

            /// Appends a formatted value as `%@`.
            public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
            where Style.FormatOutput == String {
                append(format.format(value), "%@")
            }

            /// Appends the description of a value as `%@`.
            public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
                append(value.description, "%@")
            }

            /// Appends a number with a placeholder of one's own, such as `%.1f`.
            public mutating func appendInterpolation<Value: CVarArg & Sendable>(_ value: Value, specifier: String) {
                key += specifier
                arguments.append(value)
            }

            private mutating func append(_ text: String, _ specifier: String) {
                key += specifier
                arguments.append(LocalizedArgument(text))
            }
        }

        /// Returns the translation with its values.
        fileprivate func string(
            key: String? = nil, table: String?, bundle: Bundle?, locale: Locale, default value: String?
        ) -> String {
            let format = LocalizedTexts.string(
                forKey: key ?? self.key, value: value, table: table, bundle: bundle ?? .main)
            if arguments.isEmpty, !format.contains("%") { return format }
            return LocalizedTexts.string(
                format: format, locale: locale,
                arguments: arguments.map { argument -> any CVarArg in
                    if let text = argument as? LocalizedArgument { text.object } else { argument }
                })
        }
    }

    /// Creates the translation of a key, which is also the text in the development language.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key with interpolated values.
    ///   - table: The name of the strings file; `nil` for `Localizable`.
    ///   - bundle: The bundle with the strings file; `nil` for the main bundle.
    ///   - locale: The locale of numbers.
    ///   - comment: A description for translators.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.string(table: table, bundle: bundle, locale: locale, default: nil)
    }

    /// Creates the translation of a key that differs from the text in the development language.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.string(
            key: "\(key)", table: table, bundle: bundle, locale: locale, default: defaultValue.key)
    }
}

/// A text among the arguments of a format, which becomes an object when the format is used.
private struct LocalizedArgument: CVarArg, Sendable {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    var object: NSString { NSString(string: text) }
    var _cVarArgEncoding: [Int] { object._cVarArgEncoding }
}
