internal import RowGeometry

/// The number of a supplementary item among those of its kind in a section.
package struct AnchoredIndex: Sendable, Hashable {
    package var kind: String
    package var index: Int

    /// Creates a number.
    package init(kind: String, index: Int) {
        self.kind = kind
        self.index = index
    }
}

// MARK: Measured supplementary items

extension SectionSolution {
    /// Sets the measured size of a supplementary item of an item or group. No other element depends on it.
    ///
    /// - Returns: Whether the layout changes.
    package mutating func setSize(_ size: MeasuredSize, ofSupplementary kind: String, index: Int) -> Bool {
        let key = AnchoredIndex(kind: kind, index: index)
        guard let element = element(ofSupplementary: kind, index: index) else { return false }
        let measured = MeasuredSize(
            width: element.measuresWidth ? size.width : nil, height: element.measuresHeight ? size.height : nil)
        guard anchoredSizes[key] != measured else { return false }
        anchoredSizes[key] = measured
        return true
    }

    /// Moves the measured sizes of supplementary items with their items.
    ///
    /// Those of groups whose items may have changed are discarded.
    ///
    /// - Parameter newItem: A closure that returns the index of an item after an update, or `nil` if it is removed.
    mutating func moveAnchoredSizes(firstChange: Int, newItem: (Int) -> Int?) {
        guard !anchoredSizes.isEmpty else { return }
        var moved: [AnchoredIndex: MeasuredSize] = [:]
        for (key, size) in anchoredSizes {
            guard let perGroup = templateSupplementaryCounts[key.kind], perGroup > 0 else { continue }
            let cells = template.cells.count
            let perItem = hasVariableGroups ? 1 : cells > 0 ? perGroup / cells : 0
            let belongsToItems = template.supplementaryItems.allSatisfy { $0.kind != key.kind || $0.cell != nil }
            if belongsToItems, perItem > 0, hasVariableGroups || perGroup == perItem * cells {
                guard let item = newItem(key.index / perItem) else { continue }
                moved[AnchoredIndex(kind: key.kind, index: item * perItem + key.index % perItem)] = size
            } else if !hasVariableGroups, cells > 0, (key.index / perGroup + 1) * cells <= firstChange {
                moved[key] = size
            }
        }
        anchoredSizes = moved
    }
}
