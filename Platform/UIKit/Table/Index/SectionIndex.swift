/// The titles and colors of a table's section index.
@MainActor
struct SectionIndex {
    var titles: [String] = []
    /// Whether the titles have to be requested from the data source.
    var needsTitles = true
    var minimumRowCount = 0
    var color: UIColor?
    var backgroundColor: UIColor?
    var trackingBackgroundColor: UIColor?
    var bar: SectionIndexBar?
}

/// The entries that fit into a section index.
struct SectionIndexEntries: Equatable {
    enum Entry: Equatable {
        case title(Int)
        /// A dot that represents titles for which there is no space.
        case dot
    }

    let entries: [Entry]

    /// - Parameters:
    ///   - count: The number of titles.
    ///   - room: The number of lines that fit.
    init(count: Int, room: Int) {
        guard count > room else {
            entries = (0..<count).map { .title($0) }
            return
        }
        // Titles and dots alternate, with a title at either end.
        let shown = max(1, (room + 1) / 2)
        entries = (0..<shown).flatMap { index -> [Entry] in
            let title = shown > 1 ? Int((CGFloat(index * (count - 1)) / CGFloat(shown - 1)).rounded()) : 0
            return index == 0 ? [.title(title)] : [.dot, .title(title)]
        }
    }
}
