/// An item of a compositional section: a cell, or a group of items.
package struct GroupItem: Sendable {
    /// The content of an item.
    package indirect enum Content: Sendable {
        /// A cell.
        case cell
        /// Items along an axis.
        case line(GroupLine)
        /// Cells with given frames, relative to the group, in order.
        case custom([CustomItem])
    }

    /// A cell with a given frame.
    package struct CustomItem: Sendable, Hashable {
        package var frame: PlanarRect
        package var zIndex: Int

        /// Creates a cell with a frame relative to its group.
        package init(frame: PlanarRect, zIndex: Int = 0) {
            self.frame = frame
            self.zIndex = zIndex
        }
    }

    package var size: ItemSize
    package var insets: DirectionalInsets
    package var edgeSpacing: ItemEdgeSpacing
    package var supplementaryItems: [AnchoredItem]
    package var content: Content

    /// Creates an item. Without content, it is a cell.
    package init(
        size: ItemSize, insets: DirectionalInsets = .zero, edgeSpacing: ItemEdgeSpacing = .none,
        supplementaryItems: [AnchoredItem] = [], content: Content = .cell
    ) {
        self.size = size
        self.insets = insets
        self.edgeSpacing = edgeSpacing
        self.supplementaryItems = supplementaryItems
        self.content = content
    }

    /// The insets that apply: UIKit ignores those along an estimated dimension.
    var effectiveInsets: DirectionalInsets {
        var insets = insets
        if size.width.isEstimated { insets = insets.cleared(along: .horizontal) }
        if size.height.isEstimated { insets = insets.cleared(along: .vertical) }
        return insets
    }

    /// Whether the item is or contains a cell with a measured dimension.
    package var measuresCells: Bool {
        switch content {
        case .cell: size.isEstimated
        case .line(let line): line.subitems.contains(where: \.measuresCells)
        case .custom: false
        }
    }

    /// Whether the number of cells depends on their measured sizes.
    var hasVariableCount: Bool {
        guard case .line(let line) = content else { return false }
        return fillsWithMeasuredItems(line) || line.subitems.contains(where: \.hasVariableCount)
    }

    private func fillsWithMeasuredItems(_ line: GroupLine) -> Bool {
        !size[line.axis].isEstimated && line.wraps
    }

    /// Whether the group is a line of cells that break to the next line where their measured lengths require
    /// it, such as the tags of an article.
    var isLineOfTags: Bool {
        guard case .line(let line) = content, fillsWithMeasuredItems(line) else { return false }
        return line.subitems.allSatisfy { item in
            guard case .cell = item.content else { return false }
            return !item.size.width.isUniform && !item.size.height.isUniform
        }
    }
}

/// Items along an axis.
package struct GroupLine: Sendable {
    package var axis: PlanarAxis
    package var subitems: [GroupItem]
    /// The number of items, or `nil` if the subitems repeat until the group is full.
    package var count: Int?
    package var spacing: ItemSpacing

    /// Creates a line of subitems.
    /// - Precondition: There is at least one subitem, and the count is positive.
    package init(_ axis: PlanarAxis, subitems: [GroupItem], count: Int? = nil, spacing: ItemSpacing = .none) {
        precondition(!subitems.isEmpty, "At least 1 subitem is required for a group")
        precondition(count ?? 1 >= 1, "A repeating group should specify a count >= 1")
        self.axis = axis
        self.subitems = subitems
        self.count = count
        self.spacing = spacing
    }

    /// Returns the subitem at a position of the line. Subitems repeat in order.
    func subitem(at position: Int) -> GroupItem { subitems[position % subitems.count] }

    /// Whether the number of items depends on their measured lengths.
    var wraps: Bool { count == nil && subitems.contains { $0.size[axis].isEstimated } }
}
