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

extension CollectionDelegateProxy {
    /// Returns the appearance of a section that is displayed as a list, or `nil` for other sections.
    func listAppearance(ofSection section: Int) -> UICollectionLayoutListConfiguration.Appearance? {
        let sections = display.state.sections
        guard sections.indices.contains(section), sections[section].attributes.layout == .list else { return nil }
        return listAppearance
    }

    /// Returns the controls that a row of a list shows while the collection view is edited, as a table does.
    func editingAccessories(of row: Row, in cell: UICollectionViewCell) -> [UICellAccessory] {
        var accessories: [UICellAccessory] = []
        if selection.editingMode == .multiple {
            if row.attributes?.isSelectionDisabled != true { accessories.append(.multiselect()) }
        } else {
            switch row.attributes?.editingStyle {
            case .delete: accessories.append(.delete())
            case .insert:
                accessories.append(
                    .insert { [weak display, weak actions, weak cell] in
                        guard let cell, let collectionView = display?.listView as? UICollectionView,
                            let path = collectionView.indexPath(for: cell)
                        else { return }
                        actions?.commit(.insert, at: path)
                    })
            default: break
            }
        }
        if row.attributes?.isMovable == true { accessories.append(.reorder()) }
        return accessories
    }
}
