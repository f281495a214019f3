import Foundation

/// An assignment of a value to a build setting.
public struct BuildSetting: Hashable, Sendable {
    /// A restriction of an assignment, such as `[sdk=iphoneos*]`.
    public struct Condition: Hashable, Sendable {
        /// The restricted parameter: `sdk`, `arch`, `config` or `variant`.
        public var parameter: String
        /// The pattern, in which `*` and `?` are wildcards.
        public var pattern: String
    }

    /// The name of the setting.
    public var name: String
    /// The conditions, all of which have to match.
    public var conditions: [Condition]
    /// The value, with variables.
    public var value: String
    /// The position of the assignment, or `nil` for Xcode's defaults.
    public var location: SourceLocation?

    /// Parses a name with conditions, such as `NAME[sdk=iphoneos*,arch=arm64][config=Debug]`.
    ///
    /// - Returns: The name and its conditions, or `nil` if the syntax is invalid.
    static func parse(_ key: some StringProtocol) -> (name: String, conditions: [Condition])? {
        let name = key.prefix { $0 != "[" }
        guard !name.isEmpty, name.allSatisfy(isNameCharacter) else { return nil }
        var conditions: [Condition] = []
        var rest = key[name.endIndex...]
        while !rest.isEmpty {
            guard rest.first == "[", let close = rest.firstIndex(of: "]") else { return nil }
            for part in rest[rest.index(after: rest.startIndex)..<close].split(separator: ",") {
                let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard sides.count == 2 else { return nil }
                let parameter = sides[0].trimmingCharacters(in: .whitespaces)
                let pattern = sides[1].trimmingCharacters(in: .whitespaces)
                guard !parameter.isEmpty, !pattern.isEmpty else { return nil }
                conditions.append(Condition(parameter: parameter, pattern: pattern))
            }
            rest = rest[rest.index(after: close)...]
        }
        return (String(name), conditions)
    }

    /// Returns whether a character can be part of a setting's name.
    static func isNameCharacter(_ character: Character) -> Bool {
        character == "_" || (character.isASCII && (character.isLetter || character.isNumber))
    }
}

/// The parameters that select conditional build settings.
public struct BuildParameters: Hashable, Sendable {
    /// The configuration.
    public var configuration: String
    /// The SDK without version, such as `iphonesimulator`.
    public var sdk: String
    /// The processor architecture.
    public var architecture: String

    /// Creates parameters.
    public init(configuration: String, sdk: String, architecture: String = "x86_64") {
        self.configuration = configuration
        self.sdk = sdk
        self.architecture = architecture
    }

    func matches(_ condition: BuildSetting.Condition) -> Bool {
        switch condition.parameter {
        case "sdk": Wildcard.matches(sdk, condition.pattern)
        case "arch": Wildcard.matches(architecture, condition.pattern)
        case "config": Wildcard.matches(configuration, condition.pattern)
        case "variant": Wildcard.matches("normal", condition.pattern)
        default: false
        }
    }
}

/// Matching of text with patterns in which `*` stands for any text and `?` for one character.
enum Wildcard {
    /// Returns whether a text matches a pattern.
    ///
    /// - Complexity: O(*n* · *m*) for a text of length *n* and a pattern of length *m*.
    static func matches(_ text: String, _ pattern: String) -> Bool {
        let text = Array(text.utf8)
        let pattern = Array(pattern.utf8)
        var position = 0
        var cursor = 0
        var star: (cursor: Int, position: Int)?
        while position < text.count {
            if cursor < pattern.count, pattern[cursor] == UInt8(ascii: "*") {
                star = (cursor, position)
                cursor += 1
            } else if cursor < pattern.count, pattern[cursor] == text[position] || pattern[cursor] == UInt8(ascii: "?")
            {
                position += 1
                cursor += 1
            } else if let last = star {
                star = (last.cursor, last.position + 1)
                cursor = last.cursor + 1
                position = last.position + 1
            } else {
                return false
            }
        }
        return pattern[cursor...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}
