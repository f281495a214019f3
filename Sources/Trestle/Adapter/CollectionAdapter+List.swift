import UIKit

extension CollectionAdapter {
    /// Returns the configuration of a section that is displayed as a list.
    func listConfiguration(of section: TableState.DisplayedSection) -> UICollectionLayoutListConfiguration {
        var configuration = UICollectionLayoutListConfiguration(appearance: listAppearance)
        configuration.headerMode = section.header == nil ? .none : .supplementary
        configuration.footerMode = section.footer == nil ? .none : .supplementary
        configuration.itemSeparatorHandler = { [weak display] path, separators in
            display?.state.existingRow(at: path)?.appearance.separator.applied(to: separators) ?? separators
        }
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in
            self?.swipeActions(at: path, \.leadingSwipe)
        }
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
            self?.swipeActions(at: path, \.trailingSwipeOrDeletion)
        }
        return configuration
    }

    private func swipeActions(
        at path: IndexPath, _ swipe: KeyPath<RowAttributes, SwipeActions?>
    ) -> UISwipeActionsConfiguration? {
        guard let swipe = display.state.existingRow(at: path)?.attributes?[keyPath: swipe] else { return nil }
        return actions.configuration(for: swipe, at: path)
    }
}

extension RowAttributes {
    /// The actions at the trailing side, which are those of the delete button if there are no others.
    fileprivate var trailingSwipeOrDeletion: SwipeActions? {
        trailingSwipe ?? deletion.map { SwipeActions(actions: [$0], performsFirstWithFullSwipe: true) }
    }
}

extension RowSeparator {
    /// Returns the separators of a row of a list, given those of its section.
    fileprivate func applied(to separators: UIListSeparatorConfiguration) -> UIListSeparatorConfiguration {
        var separators = separators
        switch self {
        case .automatic: break
        case .hidden: separators.bottomSeparatorVisibility = .hidden
        case .inset(let leading, let trailing):
            separators.bottomSeparatorInsets.leading = leading
            separators.bottomSeparatorInsets.trailing = trailing
        }
        return separators
    }
}
