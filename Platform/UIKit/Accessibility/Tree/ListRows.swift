/// The rows of a table in one sequence, by which assistive technologies count them.
extension UITableView {
    /// The number of rows in all sections. Takes time in proportion to the number of sections.
    package final var rowCount: Int { (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) } }

    /// Returns the number of rows before a row.
    package final func number(of path: IndexPath) -> Int {
        (0..<min(path.section, numberOfSections)).reduce(path.row) { $0 + numberOfRows(inSection: $1) }
    }

    /// Returns the row with a number of rows before it, or `nil` if there is none.
    package final func indexPath(ofNumber number: Int) -> IndexPath? {
        ListPosition.path(ofNumber: number, in: numberOfSections) { numberOfRows(inSection: $0) }
    }

    final func isValid(_ path: IndexPath) -> Bool {
        path.section >= 0 && path.section < numberOfSections && path.row >= 0
            && path.row < numberOfRows(inSection: path.section)
    }
}

/// The items of a collection view in one sequence, by which assistive technologies count them.
extension UICollectionView {
    /// The number of items in all sections. Takes time in proportion to the number of sections.
    package final var itemCount: Int { (0..<numberOfSections).reduce(0) { $0 + numberOfItems(inSection: $1) } }

    /// Returns the number of items before an item.
    package final func number(of path: IndexPath) -> Int {
        (0..<min(path.section, numberOfSections)).reduce(path.item) { $0 + numberOfItems(inSection: $1) }
    }

    /// Returns the item with a number of items before it, or `nil` if there is none.
    package final func indexPath(ofNumber number: Int) -> IndexPath? {
        ListPosition.path(ofNumber: number, in: numberOfSections) { numberOfItems(inSection: $0) }
    }

    final func isValid(_ path: IndexPath) -> Bool {
        path.section >= 0 && path.section < numberOfSections && path.item >= 0
            && path.item < numberOfItems(inSection: path.section)
    }
}

private enum ListPosition {
    @MainActor
    static func path(ofNumber number: Int, in sections: Int, _ count: (Int) -> Int) -> IndexPath? {
        guard number >= 0 else { return nil }
        var rest = number
        for section in 0..<sections {
            let items = count(section)
            if rest < items { return IndexPath(item: rest, section: section) }
            rest -= items
        }
        return nil
    }
}
