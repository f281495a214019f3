/// A set of characters in a pattern, such as `[a-z_]` or `\d`.
struct CharacterSetPattern: Hashable, Sendable {
    var ranges: [ClosedRange<Unicode.Scalar>]
    var isInverted = false
    /// The sets in brackets that are inverted themselves, such as `\W` in `[\W_]`.
    var invertedSets: [CharacterSetPattern] = []

    static let digits = CharacterSetPattern(ranges: ["0"..."9"])
    static let wordCharacters = CharacterSetPattern(ranges: ["a"..."z", "A"..."Z", "0"..."9", "_"..."_"])
    static let spaces = CharacterSetPattern(ranges: [
        "\t"..."\r", " "..." ", "\u{A0}"..."\u{A0}", "\u{FEFF}"..."\u{FEFF}",
    ])
    static let lineBreaks = CharacterSetPattern(ranges: ["\n"..."\n", "\r"..."\r", "\u{2028}"..."\u{2029}"])

    init(ranges: [ClosedRange<Unicode.Scalar>], isInverted: Bool = false) {
        self.ranges = ranges
        self.isInverted = isInverted
    }

    /// Creates the set of an escape such as `\d`, in upper case its inverse.
    init?(escape: Unicode.Scalar) {
        switch escape {
        case "d": self = .digits
        case "w": self = .wordCharacters
        case "s": self = .spaces
        case "D": self = .digits.inverted
        case "W": self = .wordCharacters.inverted
        case "S": self = .spaces.inverted
        default: return nil
        }
    }

    var inverted: CharacterSetPattern {
        var set = self
        set.isInverted.toggle()
        return set
    }

    /// Adds the characters of another set.
    mutating func formUnion(_ other: CharacterSetPattern) {
        if other.isInverted { invertedSets.append(other) } else { ranges += other.ranges }
    }

    func contains(_ scalar: Unicode.Scalar) -> Bool {
        let isListed = ranges.contains { $0.contains(scalar) } || invertedSets.contains { $0.contains(scalar) }
        return isListed != isInverted
    }

    /// Returns whether the set contains a character in any letter case.
    func containsIgnoringCase(_ scalar: Unicode.Scalar) -> Bool {
        contains(scalar) || contains(scalar.lowercase) || contains(scalar.uppercase)
    }
}

extension Unicode.Scalar {
    /// The uppercase form, if it is a single scalar.
    fileprivate var uppercase: Unicode.Scalar {
        let mapping = properties.uppercaseMapping.unicodeScalars
        return mapping.count == 1 ? mapping.first ?? self : self
    }
}
