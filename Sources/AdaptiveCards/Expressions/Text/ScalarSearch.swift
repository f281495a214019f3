/// Finds a text in another one, in linear time (Knuth, Morris and Pratt, "Fast Pattern Matching in Strings", 1977).
///
/// The search in `String` takes quadratic time for repetitive texts, which a server could send.
struct ScalarSearch {
    private let text: [Unicode.Scalar]
    private let compared: [Unicode.Scalar]
    private let pattern: [Unicode.Scalar]

    init(_ text: String, for pattern: String, ignoresCase: Bool = false) {
        let fold = { (scalar: Unicode.Scalar) in ignoresCase ? scalar.lowercase : scalar }
        self.text = Array(text.unicodeScalars)
        compared = self.text.map(fold)
        self.pattern = pattern.unicodeScalars.map(fold)
    }

    /// Returns the offsets of the matches. Those that overlap an earlier match are left out unless requested.
    private func matches(overlapping: Bool = false) -> [Int] {
        guard !pattern.isEmpty else { return [] }
        var borders = [0]
        for scalar in pattern.dropFirst() {
            borders.append(extend(borders[borders.count - 1], by: scalar, borders: borders))
        }
        var matches: [Int] = []
        var matched = 0
        for (index, scalar) in compared.enumerated() {
            matched = extend(matched, by: scalar, borders: borders)
            guard matched == pattern.count else { continue }
            matches.append(index + 1 - pattern.count)
            matched = overlapping ? borders[matched - 1] : 0
        }
        return matches
    }

    /// Returns how much of the pattern is matched after one more scalar.
    private func extend(_ matched: Int, by scalar: Unicode.Scalar, borders: [Int]) -> Int {
        var matched = matched
        while matched > 0, pattern[matched] != scalar { matched = borders[matched - 1] }
        return pattern[matched] == scalar ? matched + 1 : 0
    }

    /// The offset of the first match in UTF-16 code units.
    var firstOffset: Int? {
        if pattern.isEmpty { return 0 }
        return matches().first.map(utf16Offset)
    }

    /// The offset of the last match in UTF-16 code units.
    var lastOffset: Int? {
        matches(overlapping: true).last.map(utf16Offset)
    }

    /// The parts of the text between the matches.
    var parts: [String] {
        var parts: [String] = []
        var start = 0
        for match in matches() {
            parts.append(String(text[start..<match]))
            start = match + pattern.count
        }
        return parts + [String(text[start...])]
    }

    private func utf16Offset(of index: Int) -> Int {
        text[..<index].reduce(0) { $0 + UTF16.width($1) }
    }
}

extension Unicode.Scalar {
    /// The lowercase form, if it is a single scalar.
    var lowercase: Unicode.Scalar {
        let mapping = properties.lowercaseMapping.unicodeScalars
        return mapping.count == 1 ? mapping.first ?? self : self
    }
}
