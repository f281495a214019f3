import Foundation

/// The resolution of variables in build settings.
///
/// A setting that refers to itself, directly or through others, gets the value of the next lower assignment. Each nested
/// step therefore descends in a finite list, and a budget bounds the number of steps and the length of the result.
struct SettingEvaluator {
    private let settings: BuildSettings
    /// The number of assignments below the one in progress, by name.
    private var limits: [String: Int] = [:]
    private var results: [String: String] = [:]
    private var steps = 0

    private static let maximumSteps = 20_000
    private static let maximumLength = 1 << 18
    private static let maximumDepth = 64

    /// Whether a limit cut off the result.
    private(set) var isExhausted = false
    /// The names of variables that no setting defines.
    private(set) var undefinedNames: Set<String> = []

    /// Creates an evaluator.
    init(_ settings: BuildSettings) { self.settings = settings }

    /// Returns the resolved value of a setting, or `nil` if it has none.
    mutating func value(of name: String) -> String? { value(of: name, depth: 0) }

    /// Returns a text with its variables replaced.
    mutating func expand(_ text: String) -> String {
        expand(Substring(text), in: nil, depth: 0)
    }

    private mutating func value(of name: String, depth: Int) -> String? {
        if limits.isEmpty, let known = results[name] { return known }
        guard let assignments = settings.assignments[name] else { return nil }
        let index = (limits[name] ?? assignments.count) - 1
        guard index >= 0 else { return nil }
        steps += 1
        guard steps < Self.maximumSteps, depth < Self.maximumDepth else {
            isExhausted = true
            return ""
        }
        let isOutermost = limits.isEmpty
        let outer = limits.updateValue(index, forKey: name)
        let result = expand(Substring(assignments[index].value), in: name, depth: depth + 1)
        limits[name] = outer
        if isOutermost { results[name] = result }
        return result
    }

    private mutating func expand(_ text: Substring, in name: String?, depth: Int) -> String {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return String(text) }
        var result = ""
        var rest = text
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            guard result.utf8.count < Self.maximumLength, depth < Self.maximumDepth else {
                isExhausted = true
                return result
            }
            rest = rest[rest.index(after: dollar)...]
            guard let next = rest.first else {
                result += "$"
                break
            }
            if next == "(" || next == "{" {
                guard let close = Self.closingIndex(of: rest) else {
                    result += "$"
                    continue
                }
                let content = rest[rest.index(after: rest.startIndex)..<close]
                result += reference(content, in: name, depth: depth + 1)
                rest = rest[rest.index(after: close)...]
            } else if next == "$" {
                result += "$"
                rest = rest.dropFirst()
            } else {
                let identifier = rest.prefix(while: BuildSetting.isNameCharacter)
                if !identifier.isEmpty, let value = value(of: String(identifier), depth: depth) {
                    result += value
                    rest = rest[identifier.endIndex...]
                } else {
                    result += "$"
                }
            }
        }
        return result + rest
    }

    /// Returns the value of the content of `$(…)`: a name and operators.
    private mutating func reference(_ content: Substring, in name: String?, depth: Int) -> String {
        var parts = Self.splitOperators(content)
        let variable = expand(parts.removeFirst(), in: name, depth: depth)
        var value: String
        if variable == "inherited", let name {
            value = self.value(of: name, depth: depth) ?? ""
        } else {
            if settings.assignments[variable] == nil { undefinedNames.insert(variable) }
            value = self.value(of: variable, depth: depth) ?? ""
        }
        for part in parts {
            if part.hasPrefix("default=") {
                if value.isEmpty { value = expand(part.dropFirst(8), in: name, depth: depth) }
            } else {
                value = SettingOperator.apply(part, to: value)
            }
        }
        return value
    }

    /// Returns the index of the bracket that closes the one at the start.
    private static func closingIndex(of text: Substring) -> Substring.Index? {
        let close: Character = text.first == "(" ? ")" : "}"
        let open = text.first
        var depth = 0
        for index in text.indices {
            if text[index] == open { depth += 1 }
            if text[index] == close {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }

    /// Splits at colons that are outside of nested variables.
    private static func splitOperators(_ content: Substring) -> [Substring] {
        var parts: [Substring] = []
        var depth = 0
        var start = content.startIndex
        for index in content.indices {
            switch content[index] {
            case "(", "{": depth += 1
            case ")", "}": depth -= 1
            case ":" where depth == 0 && !content[start...].hasPrefix("default="):
                parts.append(content[start..<index])
                start = content.index(after: index)
            default: break
            }
        }
        return parts + [content[start...]]
    }
}

/// The operators of variables, such as `lower` in `$(NAME:lower)`.
enum SettingOperator {
    /// Returns the result of an operator. Unknown operators return the value.
    static func apply(_ name: Substring, to value: String) -> String {
        switch name {
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case "c99extidentifier", "identifier": identifier(value)
        case "rfc1034identifier": String(value.map { isHostCharacter($0) ? $0 : "-" })
        case "file": (value as NSString).lastPathComponent
        case "dir": (value as NSString).deletingLastPathComponent + "/"
        case "base": ((value as NSString).lastPathComponent as NSString).deletingPathExtension
        case "suffix": (value as NSString).pathExtension.isEmpty ? "" : "." + (value as NSString).pathExtension
        case "standardizepath": (value as NSString).standardizingPath
        case "truncatedversion": value.split(separator: ".").prefix(3).joined(separator: ".")
        case "not": value == "YES" ? "NO" : "YES"
        case "quote": value.map { $0.isWhitespace || $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
        default: value
        }
    }

    /// Returns an identifier of Swift and C99: other characters, and a leading digit, become underscores.
    static func identifier(_ value: String) -> String {
        var result = ""
        for (index, character) in value.enumerated() {
            let isAllowed = character == "_" || character.isLetter || (character.isNumber && index > 0)
            result.append(isAllowed ? character : "_")
        }
        return result
    }

    private static func isHostCharacter(_ character: Character) -> Bool {
        character == "-" || character == "." || (character.isASCII && (character.isLetter || character.isNumber))
    }
}
