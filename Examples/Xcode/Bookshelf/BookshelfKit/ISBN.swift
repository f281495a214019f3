import Foundation

/// An International Standard Book Number with 13 digits.
public struct ISBN: Codable, Hashable, Sendable, CustomStringConvertible {
    public enum ParsingError: Error, Equatable {
        case wrongLength(Int)
        case invalidCharacter(Character)
        case wrongCheckDigit(expected: Int)
    }

    public let digits: [Int]

    /// Parses a number with or without hyphens and spaces.
    public init(_ text: String) throws {
        var digits: [Int] = []
        for character in text where character != "-" && character != " " {
            guard let digit = character.wholeNumberValue else { throw ParsingError.invalidCharacter(character) }
            digits.append(digit)
        }
        guard digits.count == 13 else { throw ParsingError.wrongLength(digits.count) }
        let sum = digits.dropLast().enumerated().reduce(0) { $0 + $1.element * ($1.offset.isMultiple(of: 2) ? 1 : 3) }
        let checkDigit = (10 - sum % 10) % 10
        guard digits[12] == checkDigit else { throw ParsingError.wrongCheckDigit(expected: checkDigit) }
        self.digits = digits
    }

    public var description: String {
        digits.map(String.init).joined()
    }

    public init(from decoder: Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        self = try ISBN(text)
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
