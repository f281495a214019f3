import Foundation

/// What a field shows of its text, and which character of it stands for which of the text: dots for those of a secret.
struct FieldDisplay {
    /// Nil where there is nothing to show.
    let content: TextRequest.Content?
    /// For each UTF-16 offset of a secret, where what stands for it begins.
    private let shownOffsets: [Int]?

    private static let dot = "•"

    init(content: TextRequest.Content?, shownOffsets: [Int]? = nil) {
        self.content = content
        self.shownOffsets = shownOffsets
    }

    /// Dots for all characters but those of `visible`.
    static func secret(_ text: String, visible: Range<Int>?) -> (text: String, shownOffsets: [Int]) {
        var shown = ""
        var offsets: [Int] = []
        var place = 0
        var count = 0
        for character in text {
            let length = character.utf16.count
            for _ in 0..<length { offsets.append(count) }
            let piece = visible.map { $0.contains(place) } == true ? String(character) : dot
            shown += piece
            count += piece.utf16.count
            place += length
        }
        offsets.append(count)
        return (shown, offsets)
    }

    /// Where what stands for the character at `offset` begins.
    func shown(_ offset: Int) -> Int { shownOffsets?[offset] ?? offset }

    /// The character that what is shown at `offset` stands for.
    func source(_ offset: Int) -> Int {
        guard let shownOffsets else { return offset }
        return shownOffsets.firstIndex { $0 >= offset } ?? max(0, shownOffsets.count - 1)
    }
}
