import UIKit

extension Row {
    @MainActor
    func willDisplay(in cell: UIView) {
        component.base.notifyWillDisplay(inErased: cell)
        attributes?.onAppear?()
    }

    @MainActor
    func didEndDisplaying(in cell: UIView) {
        component.base.notifyDidEndDisplaying(inErased: cell)
        attributes?.onDisappear?()
    }
}

extension Row {
    /// Calls the handlers of the row when its cell, if it has one, is highlighted or unhighlighted.
    @MainActor
    func notifyHighlight(_ isHighlighted: Bool, in cell: UIView?) {
        if let cell { component.base.notifyHighlight(isHighlighted, inErased: cell) }
        attributes?.onHighlight?(isHighlighted)
    }
}

extension RowAttributes {
    /// The configuration of the row's context menu, or `nil` if it has none or an empty one.
    @MainActor
    var contextMenuConfiguration: UIContextMenuConfiguration? {
        guard let elements = contextMenu?(), !elements.isEmpty else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(title: "", children: elements)
        }
    }
}

extension Component {
    @MainActor
    func notifyWillDisplay(inErased cell: UIView) {
        if let cell = cell as? Cell {
            willDisplay(cell)
        } else {
            (self as? any CollectionComponent)?.notifyWillDisplayCollection(cell)
        }
    }

    @MainActor
    func notifyDidEndDisplaying(inErased cell: UIView) {
        if let cell = cell as? Cell {
            didEndDisplaying(cell)
        } else {
            (self as? any CollectionComponent)?.notifyDidEndDisplayingCollection(cell)
        }
    }

    @MainActor
    func notifyHighlight(_ isHighlighted: Bool, inErased cell: UIView) {
        if let cell = cell as? Cell {
            setHighlighted(isHighlighted, in: cell)
        } else {
            (self as? any CollectionComponent)?.notifyHighlightCollection(isHighlighted, cell)
        }
    }
}
