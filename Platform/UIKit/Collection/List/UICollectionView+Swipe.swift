internal import RowGeometry

/// Swiping of the rows of list sections, which reveals the actions of their configuration.
extension UICollectionView: SwipeHost {
    final var showsCurrentData: Bool { !needsReload }

    final var allowsSwipes: (any: Bool, openRow: Bool) {
        let isAtRest = pendingUpdates == nil && movement == nil
        return (isAtRest && !isEditing, isAtRest)
    }

    final func installSwipeRecognizerIfNeeded() {
        guard !hasSwipeRecognizer else { return }
        hasSwipeRecognizer = true
        installSwipeRecognizer()
    }

    /// Returns the list section with an index, or `nil` for another section.
    private func list(inSection section: Int) -> ListSection? {
        guard let layout = storedLayout as? UICollectionViewCompositionalLayout,
            layout.solution.sections.indices.contains(section)
        else { return nil }
        return layout.solution.sections[section]?.list
    }

    final func recognizesSwipes(at point: CGPoint) -> Bool {
        swipePath(at: point).flatMap { list(inSection: $0.section) }?.hasSwipeActions ?? false
    }

    final func swipePath(at point: CGPoint) -> RowPath? { baseIndexPathForItem(at: point).map(RowPath.init) }

    final func swipeCell(at path: RowPath) -> (any SwipeCell)? { loadedCells[path] }

    final func swipeActions(for path: RowPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard let configuration = list(inSection: path.section)?.configuration else { return nil }
        let provider =
            isTrailing
            ? configuration.trailingSwipeActionsConfigurationProvider
            : configuration.leadingSwipeActionsConfigurationProvider
        return provider?(path.indexPath)
    }

    /// The delegate of a collection view is not notified of swipes.
    final func willSwipe(_ path: RowPath) {}

    final func didEndSwipe(_ path: RowPath?) {}

    final func hasSwipedRow(at path: RowPath) -> Bool { contains(path) }

    final func isDeletedFromData(_ path: RowPath) -> Bool {
        guard let dataSource, !needsReload, pendingUpdates == nil, contains(path),
            dataSource.numberOfSections(in: self) == itemCounts.count
        else { return false }
        return numberOfItems(in: path.section, of: dataSource) == itemCounts[path.section] - 1
    }

    final func deleteSwipedRow(at path: RowPath) { baseDeleteItems(at: [path.indexPath]) }

    /// Reveals the trailing actions of a row.
    ///
    /// - Returns: Whether it has any.
    final func revealTrailingActions(at path: RowPath) -> Bool {
        if let swipe, !swipe.isClosing, swipe.path == path {
            closeSwipe(animated: true)
            return true
        }
        guard allowsSwipes.openRow, showsCurrentData, let configuration = swipeActions(for: path, isTrailing: true),
            let session = startSwipe(of: path, configuration, isTrailing: true, cause: .editControl)
        else { return false }
        session.open()
        return true
    }
}

extension UICollectionViewCell: SwipeCell {
    func swipeClippingDidChange(clips: Bool) { clipsToBounds = swipe != nil || clips }

    func swipeDidChange(isOpen: Bool) { setNeedsUpdateConfiguration() }

    func swipeTransitionDidEnd() {}

    /// The swipe actions of the row as actions of assistive technologies, or `nil` if it has none.
    final var swipeAccessibilityActions: [UIAccessibilityCustomAction]? {
        guard let collection = storedCollectionView, collection.hasSwipeRecognizer,
            let path = collection.baseIndexPath(for: self)
        else { return nil }
        let actions = collection.accessibilityActions(of: self, at: RowPath(path))
        return actions.isEmpty ? nil : actions
    }
}

extension ListSection {
    /// Whether rows may have swipe actions.
    var hasSwipeActions: Bool {
        configuration.leadingSwipeActionsConfigurationProvider != nil
            || configuration.trailingSwipeActionsConfigurationProvider != nil
    }
}
