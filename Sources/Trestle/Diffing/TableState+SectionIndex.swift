extension TableState {
    /// The titles of the section index.
    var indexTitles: [String] { indexEntries.map(\.title) }

    /// The titles of the section index, each with its first section. Adjacent sections with equal titles share an entry.
    ///
    /// - Complexity: O(sections).
    var indexEntries: [(title: String, section: Int)] {
        var entries: [(title: String, section: Int)] = []
        for (index, section) in sections.enumerated() {
            guard let title = section.attributes.indexTitle, title != entries.last?.title else { continue }
            entries.append((title, index))
        }
        return entries
    }
}
