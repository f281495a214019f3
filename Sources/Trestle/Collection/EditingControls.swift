import UIKit

/// The controls that a row of a list shows while the collection view is edited, which are those of a table.
struct EditingControls: Equatable {
    enum Leading {
        case none, multiselect, delete, insert
    }

    var leading = Leading.none
    var isMovable = false
}

/// The accessories of a cell that hosts a table cell.
struct HostedAccessories: Equatable {
    var controls = EditingControls()

    /// The type of the hosted cell if it has a detail button, which works only in a table.
    var button = UITableViewCell.AccessoryType.none

    var isEmpty: Bool { self == HostedAccessories() }

    /// Returns the accessories of a list cell.
    ///
    /// - Parameters:
    ///   - onInsert: Called when the insertion control is tapped.
    ///   - onDetail: Called when the detail button is tapped.
    @MainActor
    func cellAccessories(
        onInsert: @escaping @MainActor () -> Void, onDetail: @escaping @MainActor () -> Void
    ) -> [UICellAccessory] {
        var accessories: [UICellAccessory] = []
        switch controls.leading {
        case .none: break
        case .multiselect: accessories.append(.multiselect())
        case .delete: accessories.append(.delete())
        case .insert: accessories.append(.insert(actionHandler: onInsert))
        }
        if #available(iOS 15.4, tvOS 15.4, *), button != .none {
            accessories.append(.detail(displayed: .whenNotEditing, actionHandler: onDetail))
            if button == .detailDisclosureButton { accessories.append(.disclosureIndicator()) }
        }
        if controls.isMovable { accessories.append(.reorder()) }
        return accessories
    }
}

extension CollectionDelegateProxy {
    /// Returns the appearance of a section that is displayed as a list, or `nil` for other sections.
    func listAppearance(ofSection section: Int) -> UICollectionLayoutListConfiguration.Appearance? {
        let sections = display.state.sections
        guard sections.indices.contains(section), sections[section].attributes.layout == .list else { return nil }
        return listAppearance
    }

    /// Returns the controls of a row of a list while the collection view is edited.
    private func editingControls(of row: Row) -> EditingControls {
        var controls = EditingControls()
        let attributes = row.attributes
        if selection.editingMode == .multiple {
            if attributes?.isSelectionDisabled != true { controls.leading = .multiselect }
        } else {
            switch attributes?.editingStyle {
            case .delete: controls.leading = .delete
            case .insert: controls.leading = .insert
            default: break
            }
        }
        controls.isMovable = attributes?.isMovable == true
        return controls
    }

    /// Shows the controls of the row in a cell, which have changed if the selection mode has.
    func updateEditingControls(of cell: HostingCollectionCell) {
        guard cell.listAppearance != nil, let row = cells.row(shownBy: cell.rowView) else { return }
        cell.show(editingControls(of: row))
    }

    /// Shows the background, the height and the accessories of a row that was rendered into a hosted cell.
    func didRender(_ row: Row, in cell: HostingCollectionCell) {
        cell.proxy = self
        cell.show(row)
        cell.show(cell.listAppearance != nil ? editingControls(of: row) : EditingControls())
    }

    /// Performs the insertion of a row whose control was tapped.
    func didTapInsertionControl(of cell: UICollectionViewCell) {
        guard let path = (display.listView as? UICollectionView)?.indexPath(for: cell) else { return }
        actions.commit(.insert, at: path)
    }

    /// Performs the action of a row whose detail button was tapped.
    func didTapDetailButton(of cell: UICollectionViewCell) {
        guard let path = (display.listView as? UICollectionView)?.indexPath(for: cell) else { return }
        attributes(at: path)?.onAccessoryTap?()
    }
}
