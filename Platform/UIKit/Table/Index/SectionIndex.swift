/// What the bar at the side of a table shows, and how.
@MainActor
struct SectionIndex {
    var titles: [String] = []
    /// Whether the data source has to be asked for the titles.
    var needsTitles = true
    var minimumRowCount = 0
    var color: UIColor?
    var backgroundColor: UIColor?
    var trackingBackgroundColor: UIColor?
    var bar: SectionIndexBar?
}

/// What there is room for in an index.
struct SectionIndexEntries: Equatable {
    enum Entry: Equatable {
        case title(Int)
        /// Stands for titles for which there is no room.
        case dot
    }

    let entries: [Entry]

    /// - Parameters:
    ///   - count: how many titles there are.
    ///   - room: how many lines there is room for.
    init(count: Int, room: Int) {
        guard count > room else {
            entries = (0..<count).map { .title($0) }
            return
        }
        // A title, a dot, a title … with a title at either end.
        let shown = max(1, (room + 1) / 2)
        entries = (0..<shown).flatMap { place -> [Entry] in
            let title = shown > 1 ? Int((CGFloat(place * (count - 1)) / CGFloat(shown - 1)).rounded()) : 0
            return place == 0 ? [.title(title)] : [.dot, .title(title)]
        }
    }
}
