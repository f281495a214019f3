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

    /// Returns whether each item has one supplementary item of a kind, so that the numbers of these are those of the
    /// items.
    package func numbersItems(withSupplementary kind: String) -> Bool {
        let items = template.supplementaryItems.filter { $0.kind == kind }
        guard !items.isEmpty, items.allSatisfy({ $0.cell != nil }) else { return false }
        return hasVariableGroups || items.count == template.cells.count
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
            if numbersItems(withSupplementary: key.kind) {
                guard let item = newItem(key.index) else { continue }
                moved[AnchoredIndex(kind: key.kind, index: item)] = size
            } else if !hasVariableGroups, (key.index / perGroup + 1) * template.cells.count <= firstChange {
                moved[key] = size
            }
        }
        anchoredSizes = moved
    }
}
