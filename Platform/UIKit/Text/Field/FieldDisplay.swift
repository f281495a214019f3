import Foundation

/// The displayed form of a text field's text, and the mapping between their offsets. A secure text is
/// displayed as dots.
struct FieldDisplay {
    /// The displayed content, or `nil` if there is none.
    let content: TextRequest.Content?
    /// The displayed offset for each UTF-16 offset of a secure text, or `nil` if the offsets are equal.
    private let displayedOffsets: [Int]?

    private static let dot = "•"

    init(content: TextRequest.Content?, displayedOffsets: [Int]? = nil) {
        self.content = content
        self.displayedOffsets = displayedOffsets
    }

    /// Returns dots for all characters except those in `visible`.
    static func secure(_ text: String, visible: Range<Int>?) -> (text: String, displayedOffsets: [Int]) {
        var displayed = ""
        var offsets: [Int] = []
        var offset = 0
        var count = 0
        for character in text {
            let length = character.utf16.count
            for _ in 0..<length { offsets.append(count) }
            let replacement = visible.map { $0.contains(offset) } == true ? String(character) : dot
            displayed += replacement
            count += replacement.utf16.count
            offset += length
        }
        offsets.append(count)
        return (displayed, offsets)
    }

    /// Returns the displayed offset of the character at `offset`.
    func displayedOffset(of offset: Int) -> Int { displayedOffsets?[offset] ?? offset }

    /// Returns the offset of the character that is displayed at `offset`.
    func sourceOffset(of offset: Int) -> Int {
        guard let displayedOffsets else { return offset }
        return displayedOffsets.firstIndex { $0 >= offset } ?? max(0, displayedOffsets.count - 1)
    }
}
