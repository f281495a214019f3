/// The glyphs of printable ASCII characters, and the advance of each glyph before each other character.
///
/// In fonts that position a glyph only by the character after it, these values determine the shape of a text, and
/// looking them up takes a fiftieth of HarfBuzz's time. The table learns them from texts that HarfBuzz has shaped. It
/// also compares these texts with what it knows, and disables itself for a font with wider contexts.
struct KerningTable {
    private static let characters = UInt8(0x20)..<0x7F
    /// The index of the end of the text among the following characters.
    private static let end = characters.count
    private static let unknown = Int32.min

    /// The glyph of each character.
    private var glyphs = [UInt32](repeating: 0, count: Self.characters.count)
    /// The advances in 1/1024 points, by character and following character.
    private var advances = [Int32](repeating: Self.unknown, count: Self.characters.count * (Self.characters.count + 1))
    private(set) var isDisabled = false

    /// Returns the glyphs of an ASCII text, or `nil` if the table has not learned all of its pairs.
    func glyphs(of text: UnsafeBufferPointer<UInt8>) -> [ShapedGlyph]? {
        guard !isDisabled else { return nil }
        var isKnown = true
        let shaped = [ShapedGlyph](unsafeUninitializedCapacity: text.count) { buffer, count in
            advances.withUnsafeBufferPointer { advances in
                for index in text.indices {
                    let first = Int(text[index] - Self.characters.lowerBound)
                    let advance = advances[Self.position(first, text, index)]
                    guard advance != Self.unknown else {
                        isKnown = false
                        return
                    }
                    buffer.initializeElement(
                        at: index, to: ShapedGlyph(index: glyphs[first], cluster: UInt32(index), advance: advance))
                    count += 1
                }
            }
        }
        return isKnown ? shaped : nil
    }

    /// Adds the pairs of a text.
    ///
    /// - Parameters:
    ///   - shaped: HarfBuzz's glyphs.
    ///   - text: The ASCII characters.
    mutating func learn(_ shaped: [ShapedGlyph], of text: UnsafeBufferPointer<UInt8>) {
        guard !isDisabled else { return }
        guard shaped.count == text.count else { return isDisabled = true }
        for (index, glyph) in shaped.enumerated() {
            let first = Int(text[index] - Self.characters.lowerBound)
            let position = Self.position(first, text, index)
            let isNew = advances[position] == Self.unknown
            guard glyph.cluster == UInt32(index), glyph.x == 0, glyph.y == 0,
                glyphs[first] == 0 || glyphs[first] == glyph.index,
                isNew || advances[position] == glyph.advance
            else { return isDisabled = true }
            glyphs[first] = glyph.index
            advances[position] = glyph.advance
        }
    }

    /// Returns the position of a character's advance, depending on the character after it.
    private static func position(_ first: Int, _ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
        let next = index + 1 < text.count ? Int(text[index + 1] - characters.lowerBound) : end
        return first * (end + 1) + next
    }
}

/// A glyph of a shaped text, with lengths in 1/1024 points.
struct ShapedGlyph: Equatable {
    /// The index of the glyph in its font.
    var index: UInt32
    /// The UTF-8 offset of its first character.
    var cluster: UInt32
    var advance: Int32
    var x: Int32 = 0
    var y: Int32 = 0
}
