/// A table or a collection view, whose rows or items have nodes whether or not they have cells.
@MainActor
protocol AccessibilityList: UIScrollView {
    var numberOfSections: Int { get }
    func rowCount(inSection section: Int) -> Int
    func rowCell(at path: IndexPath) -> UIView?
    /// Returns the frame of a row that exists, or `nil` if the layout omits it.
    func rowFrame(at path: IndexPath) -> CGRect?
    /// The visible rows, in any order.
    var visibleRowPaths: [IndexPath] { get }
    /// Scrolls to a row, without animation.
    func scrollToVisibleRow(at path: IndexPath)
}

extension AccessibilityList {
    /// The number of rows in all sections. Takes time in proportion to the number of sections.
    var totalRowCount: Int { (0..<numberOfSections).reduce(0) { $0 + rowCount(inSection: $1) } }

    /// Returns the number of rows before a row, by which assistive technologies count them.
    func number(of path: IndexPath) -> Int {
        (0..<min(path.section, numberOfSections)).reduce(path.item) { $0 + rowCount(inSection: $1) }
    }

    /// Returns the row with a number of rows before it, or `nil` if there is none.
    func indexPath(ofNumber number: Int) -> IndexPath? {
        guard number >= 0 else { return nil }
        var rest = number
        for section in 0..<numberOfSections {
            let count = rowCount(inSection: section)
            if rest < count { return IndexPath(item: rest, section: section) }
            rest -= count
        }
        return nil
    }

    func isValid(_ path: IndexPath) -> Bool {
        path.section >= 0 && path.section < numberOfSections && path.item >= 0
            && path.item < rowCount(inSection: path.section)
    }
}

extension UIView {
    /// The view as a list, or `nil` for other views. Testing classes is faster than testing a protocol.
    final var asAccessibilityList: (any AccessibilityList)? { self as? UITableView ?? self as? UICollectionView }

    /// The number of rows or items, or `nil` for other views.
    package final var listRowCount: Int? { asAccessibilityList?.totalRowCount }
}

extension UITableView: AccessibilityList {
    final func rowCount(inSection section: Int) -> Int { numberOfRows(inSection: section) }

    final func rowCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }

    final func rowFrame(at path: IndexPath) -> CGRect? { rectForRow(at: path) }

    final var visibleRowPaths: [IndexPath] { indexPathsForVisibleRows ?? [] }

    final func scrollToVisibleRow(at path: IndexPath) { scrollToRow(at: path, at: .none, animated: false) }
}

extension UICollectionView: AccessibilityList {
    final func rowCount(inSection section: Int) -> Int { numberOfItems(inSection: section) }

    final func rowCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

    final func rowFrame(at path: IndexPath) -> CGRect? { layoutAttributesForItem(at: path)?.frame }

    final var visibleRowPaths: [IndexPath] { indexPathsForVisibleItems }

    final func scrollToVisibleRow(at path: IndexPath) {
        scrollToItem(at: path, at: [.centeredVertically, .centeredHorizontally], animated: false)
    }
}
