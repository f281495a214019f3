/// Adjacent lines of a flow with the same number of items of the same size, or one line with individual items.
struct FlowRun: Equatable, Sendable {
    var firstItem: Int
    var itemCount: Int
    /// The number of items of each line but the last.
    var itemsPerLine: Int
    /// The extent of each line along the direction of scrolling.
    var thickness: Double
    /// The size of all items, or `nil` if they differ.
    var itemSize: FlowSize?
    /// The distance from the first line of the section.
    var offset: Double = 0

    var lineCount: Int { (itemCount + itemsPerLine - 1) / itemsPerLine }

    var endItem: Int { firstItem + itemCount }

    func length(_ spacing: Double) -> Double { Double(lineCount) * (thickness + spacing) - spacing }

    /// Returns the items of a line.
    func items(ofLine line: Int) -> Range<Int> {
        let first = firstItem + line * itemsPerLine
        return first..<min(first + itemsPerLine, endItem)
    }
}
