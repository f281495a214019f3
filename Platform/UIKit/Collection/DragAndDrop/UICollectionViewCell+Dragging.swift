private enum CollectionCellDraggingKey: FeatureKey {
    static var defaultValue: CellDragging? { nil }
}

extension UICollectionViewCell {
    private var dragging: CellDragging {
        get { features[CollectionCellDraggingKey.self] ?? CellDragging() }
        set { features[CollectionCellDraggingKey.self] = newValue }
    }

    /// The state of a drag of the item.
    public enum DragState: Int, Sendable {
        /// The item is not dragged.
        case none = 0
        /// The item is being lifted.
        case lifting = 1
        /// The item is being dragged.
        case dragging = 2
    }

    final var dragState: UICellConfigurationState.DragState { dragging.state }

    /// The role of the cell in a drop: its item, or another item of the collection view, would receive the items.
    final var dropState: UICellConfigurationState.DropState {
        get { dragging.dropState }
        set {
            guard newValue != dropState else { return }
            dragging.dropState = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Sets the state of a drag.
    final func setDragState(_ state: UICellConfigurationState.DragState) {
        guard state != dragState else { return }
        setNeedsUpdateConfiguration()
        dragging.set(state, isReordering: false, contents: storedContentView)
        dragStateDidChange(DragState(state))
    }
}

extension UICollectionViewCell.DragState {
    fileprivate init(_ state: UICellConfigurationState.DragState) {
        switch state {
        case .none: self = .none
        case .lifting: self = .lifting
        case .dragging: self = .dragging
        }
    }
}
