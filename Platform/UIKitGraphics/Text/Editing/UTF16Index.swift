/// Converts UTF-16 offsets in a long text to indices.
///
/// Strings store UTF-8. For text that is not ASCII, `String` computes a table of UTF-16 offsets of the whole text after each
/// change. This index is updated with an edit instead, and visits only the changed part.
struct UTF16Index {
    /// The numbers of UTF-8 and UTF-16 code units of a part of the text, which begins at a Unicode scalar.
    private struct Chunk {
        var bytes = 0
        var units = 0
    }

    private var chunks: ContiguousArray<Chunk>
    /// The length of the text, in UTF-16 code units.
    private(set) var length: Int
    /// The length of the text, in UTF-8 code units.
    private(set) var byteCount: Int

    /// The length of texts for which `String` is fast enough, in UTF-8 code units.
    private static let minimum = 32_768
    private static let chunkSize = 4_096

    /// Creates the index of a text, or returns `nil` if the text is short or contains ASCII characters only.
    init?(_ text: String) {
        guard text.utf8.count > Self.minimum, text.utf16.count != text.utf8.count else { return nil }
        chunks = Self.chunks(of: text, 0..<text.utf8.count)
        length = chunks.reduce(0) { $0 + $1.units }
        byteCount = text.utf8.count
    }

    private static func chunks(of text: String, _ range: Range<Int>) -> ContiguousArray<Chunk> {
        var text = text
        return text.withUTF8 { bytes in
            var chunks: ContiguousArray<Chunk> = []
            var chunk = Chunk()
            for position in range {
                let byte = bytes[position]
                if byte & 0xC0 != 0x80 {
                    if chunk.bytes >= chunkSize {
                        chunks.append(chunk)
                        chunk = Chunk()
                    }
                    chunk.units += byte >= 0xF0 ? 2 : 1
                }
                chunk.bytes += 1
            }
            if chunk.bytes > 0 { chunks.append(chunk) }
            return chunks
        }
    }

    /// Returns the index of the code unit at `offset` in the text.
    func index(_ offset: Int, in text: String) -> String.Index {
        let (_, start) = chunk(at: offset)
        var (byte, unit) = (start.bytes, start.units)
        text.utf8.withContiguousStorageIfAvailable { bytes in
            while unit < offset, byte < bytes.count {
                let lead = bytes[byte]
                unit += lead >= 0xF0 ? 2 : 1
                byte += lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
            }
        }
        // The offset is inside a surrogate pair.
        guard unit == offset else { return String.Index(utf16Offset: offset, in: text) }
        return text.utf8.index(text.startIndex, offsetBy: byte)
    }

    /// Returns the chunk that contains the code unit at `offset`, or the last chunk, with the offset of its start.
    private func chunk(at offset: Int) -> (index: Int, start: Chunk) {
        var start = Chunk()
        for (index, chunk) in chunks.enumerated() {
            if start.units + chunk.units > offset || index == chunks.count - 1 { return (index, start) }
            start.bytes += chunk.bytes
            start.units += chunk.units
        }
        return (0, start)
    }

    /// Updates the index after a range of the text was replaced.
    ///
    /// - Parameters:
    ///   - range: The replaced range in the old text, in UTF-16 code units.
    ///   - removed: The old characters of the range.
    ///   - inserted: The new characters.
    ///   - text: The new text.
    mutating func replace(_ range: Range<Int>, _ removed: String, with inserted: String, in text: String) {
        let (first, start) = chunk(at: range.lowerBound)
        let (last, _) = chunk(at: range.upperBound)
        var changed = chunks[first...last].reduce(into: Chunk()) {
            $0.bytes += $1.bytes
            $0.units += $1.units
        }
        let growth = inserted.utf16.count - range.count
        let byteGrowth = inserted.utf8.count - removed.utf8.count
        changed.bytes += byteGrowth
        changed.units += growth
        length += growth
        byteCount += byteGrowth
        // A range that begins inside a surrogate pair is rounded when it is replaced.
        guard byteCount == text.utf8.count, changed.bytes >= 0, changed.units >= 0 else {
            chunks = Self.chunks(of: text, 0..<text.utf8.count)
            length = chunks.reduce(0) { $0 + $1.units }
            byteCount = text.utf8.count
            return
        }
        let isSmall = changed.bytes <= 2 * Self.chunkSize
        let new = isSmall ? [changed] : Self.chunks(of: text, start.bytes..<(start.bytes + changed.bytes))
        chunks.replaceSubrange(first...last, with: new)
    }
}

extension UTF16Index: Equatable {
    /// Returns `true`, because texts that are equal may be divided differently.
    static func == (left: UTF16Index, right: UTF16Index) -> Bool { true }
}
