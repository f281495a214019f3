/// The positions of all items of a flow, for any number of items.
package struct FlowGeometry: Sendable {
    package private(set) var sections: [FlowSection]
    /// The offsets of the sections, and the total length.
    private var offsets: [Double] = [0]

    /// Creates the geometry of sections.
    package init(_ sections: [FlowSection] = []) {
        self.sections = sections
        updateOffsets(from: 0)
    }

    private mutating func updateOffsets(from first: Int) {
        offsets.removeSubrange((first + 1)...)
        var offset = offsets[first]
        for section in sections[first...] {
            offset += section.length
            offsets.append(offset)
        }
    }

    /// The length of all sections.
    package var length: Double { offsets[sections.count] }

    /// Returns the distance of a section from the beginning of the content.
    package func offset(ofSection section: Int) -> Double { offsets[section] }

    /// Stores measured sizes of items by section.
    package mutating func measure(_ sizes: [Int: [Int: FlowSize]]) {
        guard let first = sizes.keys.min() else { return }
        for (section, sizes) in sizes { sections[section].measure(sizes) }
        updateOffsets(from: first)
    }

    /// Sets the lengths of the header and the footer of a section.
    ///
    /// - Complexity: O(*s*) for *s* sections after it.
    package mutating func setEdges(ofSection section: Int, header: Double, footer: Double) {
        sections[section].setEdges(header: header, footer: footer)
        updateOffsets(from: section)
    }

    /// Returns the rectangle of an item, or `nil` if it does not exist.
    package func rect(ofItem item: Int, section: Int) -> FlowRect? {
        guard sections.indices.contains(section), (0..<sections[section].items.count).contains(item) else { return nil }
        var rect = sections[section].rect(ofItem: item)
        rect.along += offsets[section]
        return rect
    }

    /// Returns the sections that intersect a range along the direction of scrolling.
    package func sections(from start: Double, to end: Double) -> Range<Int> {
        var (lower, upper) = (0, sections.count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if offsets[middle + 1] <= start { lower = middle + 1 } else { upper = middle }
        }
        var last = lower
        while last < sections.count, offsets[last] < end { last += 1 }
        return lower..<last
    }

    /// Calls `body` with the items whose lines intersect a range along the direction of scrolling.
    package func forEachItem(
        in section: Int, from start: Double, to end: Double, _ body: (Int, FlowRect) -> Void
    ) {
        let offset = offsets[section]
        sections[section].forEachItem(from: start - offset, to: end - offset) { item, rect in
            var rect = rect
            rect.along += offset
            body(item, rect)
        }
    }
}
