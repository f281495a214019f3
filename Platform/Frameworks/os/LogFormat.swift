import Foundation

/// A format of `os_log`: that of `printf`, with options in braces such as `%{public}@` or `%{private, mask.hash}s`.
struct LogFormat {
    private enum Part {
        case literal(String)
        case value(Specifier)
    }

    struct Specifier {
        var options: [String] = []
        /// The flags, width, and precision between the percent sign and the conversion.
        var modifiers = ""
        var conversion: Character
    }

    private var parts: [Part] = []

    init(_ format: String) {
        var literal = ""
        var rest = Substring(format)
        while let character = rest.popFirst() {
            guard character == "%" else {
                literal.append(character)
                continue
            }
            guard let specifier = Self.parse(&rest) else {
                literal.append(character)
                continue
            }
            if specifier.conversion == "%" {
                literal.append("%")
                continue
            }
            parts.append(.literal(literal))
            parts.append(.value(specifier))
            literal = ""
        }
        parts.append(.literal(literal))
    }

    /// Parses a specifier after its percent sign. Returns `nil`, without consuming text, if it is incomplete.
    private static func parse(_ text: inout Substring) -> Specifier? {
        var rest = text
        var specifier = Specifier(conversion: "%")
        if rest.first == "{" {
            guard let end = rest.firstIndex(of: "}") else { return nil }
            specifier.options = rest[rest.index(after: rest.startIndex)..<end].split(separator: ",").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            rest = rest[rest.index(after: end)...]
        }
        while let character = rest.popFirst() {
            // The length modifiers are not needed, because the values have types.
            if "hlqLztj".contains(character) { continue }
            if "-+ #0123456789.".contains(character) {
                specifier.modifiers.append(character)
                continue
            }
            specifier.conversion = character
            text = rest
            return specifier
        }
        return nil
    }

    /// Returns the text with the values of arguments, of which private ones are redacted.
    func text(_ arguments: [Any], showsPrivateValues: Bool) -> String {
        let error = errno
        var arguments = arguments[...]
        return parts.map { part in
            switch part {
            case .literal(let text): return text
            case .value(let specifier):
                if specifier.conversion == "m" { return String(cString: strerror(error)) }
                guard let argument = arguments.popFirst() else { return "<decode: missing data>" }
                return OSLogPrivacy(formatOptions: specifier.options).apply(
                    to: specifier.text(of: argument), isScalar: !"@sSP".contains(specifier.conversion),
                    showsPrivateValues: showsPrivateValues)
            }
        }.joined()
    }
}

extension LogFormat.Specifier {
    /// Returns the text of an argument. An argument that is not of the conversion's type is described.
    func text(of argument: Any) -> String {
        switch (conversion, argument) {
        case ("d", let number as any BinaryInteger), ("D", let number as any BinaryInteger),
            ("i", let number as any BinaryInteger):
            return String(format: "%\(modifiers)lld", Int64(truncatingIfNeeded: number))
        case ("u", let number as any BinaryInteger), ("x", let number as any BinaryInteger),
            ("X", let number as any BinaryInteger), ("o", let number as any BinaryInteger):
            return String(format: "%\(modifiers)ll\(conversion)", Self.unsigned(number))
        case ("c", let number as any BinaryInteger), ("C", let number as any BinaryInteger):
            return UnicodeScalar(UInt32(truncatingIfNeeded: number)).map { String($0) } ?? ""
        case ("f", _), ("F", _), ("e", _), ("E", _), ("g", _), ("G", _), ("a", _), ("A", _):
            guard let number = Self.double(argument) else { return String(describing: argument) }
            return String(format: "%\(modifiers)\(conversion)", number)
        case ("s", let characters as UnsafePointer<CChar>): return padded(String(cString: characters))
        case ("s", let characters as UnsafeMutablePointer<CChar>): return padded(String(cString: characters))
        default: return padded(Self.description(of: argument))
        }
    }

    /// Returns the bits of a number in the width of its type, so that -1 of `Int32` is 4294967295.
    private static func unsigned(_ number: some BinaryInteger) -> UInt64 {
        let bits = UInt64(truncatingIfNeeded: number)
        return number.bitWidth >= 64 ? bits : bits & ((1 << UInt64(number.bitWidth)) - 1)
    }

    private static func double(_ argument: Any) -> Double? {
        switch argument {
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }

    private static func description(of argument: Any) -> String {
        if case Optional<Any>.none = argument { return "(null)" }
        if case Optional<Any>.some(let value) = argument { return String(describing: value) }
        return String(describing: argument)
    }

    /// Applies the width and precision to text: `-10.3` is at most 3 characters in a left-aligned column of 10.
    private func padded(_ text: String) -> String {
        let fields = modifiers.split(separator: ".", omittingEmptySubsequences: false)
        // A negative precision counts as none, as in C.
        let precision = fields.count > 1 ? Int(fields[1]) ?? 0 : -1
        let text = precision < 0 ? text : String(text.prefix(precision))
        guard let width = fields.first.flatMap({ Int($0) }) else { return text }
        let padding = String(repeating: " ", count: max(0, abs(width) - text.count))
        return width < 0 ? text + padding : padding + text
    }
}
