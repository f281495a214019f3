import UIKit

/// The items of a collection view are the rows. Row animations are those of the collection view's layout.
extension UICollectionView: ListView {
    // MARK: Rows

    var indexPathsForVisibleRows: [IndexPath]? { indexPathsForVisibleItems.sorted() }
    var rowHeight: CGFloat { UITableView.automaticDimension }
    var sectionHeaderHeight: CGFloat { UITableView.automaticDimension }
    var sectionFooterHeight: CGFloat { UITableView.automaticDimension }

    func numberOfRows(inSection section: Int) -> Int { numberOfItems(inSection: section) }

    func rectForRow(at indexPath: IndexPath) -> CGRect { layoutAttributesForItem(at: indexPath)?.frame ?? .zero }

    func rectForHeader(inSection section: Int) -> CGRect {
        rect(ofKind: UICollectionView.elementKindSectionHeader, section)
    }

    func rectForFooter(inSection section: Int) -> CGRect {
        rect(ofKind: UICollectionView.elementKindSectionFooter, section)
    }

    private func rect(ofKind kind: String, _ section: Int) -> CGRect {
        let path = IndexPath(item: 0, section: section)
        return layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame ?? .zero
    }

    func rowView(at indexPath: IndexPath) -> UIView? { cellForItem(at: indexPath)?.rowView }

    func indexPath(forRowView view: UIView) -> IndexPath? {
        UICollectionViewCell.cell(of: view).flatMap { indexPath(for: $0) }
    }

    func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        hostedView(ofKind: UICollectionView.elementKindSectionHeader, section)
    }

    func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        hostedView(ofKind: UICollectionView.elementKindSectionFooter, section)
    }

    private func hostedView(ofKind kind: String, _ section: Int) -> UITableViewHeaderFooterView? {
        let view = supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
        return (view as? HostingHeaderFooterView)?.hosted
    }

    // MARK: Cells

    func cellClass(for component: any Component) -> UIView.Type {
        if let component = component as? any CollectionComponent { return type(of: component).collectionCellClass }
        return type(of: component).cellClass
    }

    func register(_ cell: RowCellKind, identifier: String) {
        guard cell.type is UICollectionViewCell.Type else {
            return register(HostingCollectionCell.self, forCellWithReuseIdentifier: identifier)
        }
        if case .nib(let name, let bundle) = cell.registration {
            register(UINib(nibName: name, bundle: bundle), forCellWithReuseIdentifier: identifier)
        } else {
            register(cell.type, forCellWithReuseIdentifier: identifier)
        }
    }

    func dequeueCell(_ cell: RowCellKind?, identifier: String, for indexPath: IndexPath) -> UIView {
        let dequeued = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        guard let host = dequeued as? HostingCollectionCell else { return dequeued }
        host.listAppearance = (dataSource as? CollectionDelegateProxy)?.listAppearance(ofSection: indexPath.section)
        if let cell, host.tableCell == nil { host.host(TableViewFactory.makeCell(cell, identifier: identifier)) }
        return host
    }

    func didRender(_ row: Row, in view: UIView) {
        guard let cell = UICollectionViewCell.cell(of: view) as? HostingCollectionCell else { return }
        (dataSource as? CollectionDelegateProxy)?.didRender(row, in: cell)
    }

    func didUpdate(_ row: Row, replacing current: Row, in view: UIView) {
        guard let cell = UICollectionViewCell.cell(of: view) as? HostingCollectionCell else { return }
        if row.height != current.height { cell.changeHeight(to: row.height) }
        (dataSource as? CollectionDelegateProxy)?.updateEditingControls(of: cell)
    }

    func editingControlsDidChange() {
        guard let proxy = dataSource as? CollectionDelegateProxy else { return }
        for case let cell as HostingCollectionCell in visibleCells { proxy.updateEditingControls(of: cell) }
    }

    // MARK: Updates

    func performUpdates(_ updates: () -> Void, completion: @escaping (Bool) -> Void) {
        performBatchUpdates(updates, completion: completion)
    }

    func updateRowHeights() {
        for cell in visibleCells { cell.invalidateIntrinsicContentSize() }
        performBatchUpdates(nil)
    }

    /// A collection view reads its index titles when it is reloaded or updated.
    func reloadSectionIndexTitles() {}

    func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { insertSections(sections) }
    func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { deleteSections(sections) }
    func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { reloadSections(sections) }
    func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        insertItems(at: indexPaths)
    }
    func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        deleteItems(at: indexPaths)
    }
    func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        reloadItems(at: indexPaths)
    }
    func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { moveItem(at: indexPath, to: newIndexPath) }

    // MARK: Selection and scrolling

    var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedItems?.min() }

    /// `nil` without a selection, as a table view's.
    var indexPathsForSelectedRows: [IndexPath]? {
        guard let paths = indexPathsForSelectedItems, !paths.isEmpty else { return nil }
        return paths.sorted()
    }

    /// Deselects all items, which a table view does itself.
    func setEditing(_ editing: Bool, animated: Bool) {
        if editing != isEditing {
            for path in indexPathsForSelectedItems ?? [] { deselectItem(at: path, animated: animated) }
        }
        isEditing = editing
    }

    func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        selectItem(at: indexPath, animated: animated, scrollPosition: [])
        if let indexPath, scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    func deselectRow(at indexPath: IndexPath, animated: Bool) { deselectItem(at: indexPath, animated: animated) }

    func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        switch scrollPosition {
        case .top: scrollToItem(at: indexPath, at: .top, animated: animated)
        case .middle: scrollToItem(at: indexPath, at: .centeredVertically, animated: animated)
        case .bottom: scrollToItem(at: indexPath, at: .bottom, animated: animated)
        case .none: scrollRectToVisible(rectForRow(at: indexPath), animated: animated)
        @unknown default: scrollRectToVisible(rectForRow(at: indexPath), animated: animated)
        }
    }
}

extension UIView {
    /// The view that the row of a cell is rendered into: the table cell that the cell hosts, or the cell itself.
    var rowView: UIView { (self as? HostingCollectionCell)?.tableCell ?? self }
}

extension UICollectionViewCell {
    /// Returns the cell to which a row view belongs.
    static func cell(of rowView: UIView) -> UICollectionViewCell? {
        sequence(first: rowView, next: \.superview).lazy.compactMap { $0 as? UICollectionViewCell }.first
    }
}
