/// The state of a cell, for its configurations.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The state of a drag of the cell's row.
    public enum DragState: Hashable, Sendable {
        case none
        /// The row is lifted but not moved yet.
        case lifting
        /// The row is being dragged.
        case dragging
    }

    /// The state of a drop session over the cell's table.
    public enum DropState: Hashable, Sendable {
        case none
        /// A drag is over the table, but the cell is not its target.
        case notTargeted
        /// The cell is the target of the drop.
        case targeted
    }

    /// The part of the state that all views have.
    var view: UIViewConfigurationState
    /// Whether the cell is in editing mode.
    public var isEditing = false
    /// Whether the cell's swipe actions are visible.
    public var isSwiped = false
    /// Whether the cell's child items are visible below it.
    public var isExpanded = false
    /// Whether the cell is being reordered.
    public var isReordering = false
    /// The drag state of the cell.
    public var cellDragState = DragState.none
    /// The drop state of the cell.
    public var cellDropState = DropState.none

    /// Creates a normal state with the given traits.
    public init(traitCollection: UITraitCollection) {
        view = UIViewConfigurationState(traitCollection: traitCollection)
    }

    /// The traits of the cell.
    public var traitCollection: UITraitCollection {
        get { view.traitCollection }
        set { view.traitCollection = newValue }
    }
    /// Whether the cell is disabled.
    public var isDisabled: Bool {
        get { view.isDisabled }
        set { view.isDisabled = newValue }
    }
    /// Whether the cell is highlighted by a touch.
    public var isHighlighted: Bool {
        get { view.isHighlighted }
        set { view.isHighlighted = newValue }
    }
    /// Whether the cell is selected.
    public var isSelected: Bool {
        get { view.isSelected }
        set { view.isSelected = newValue }
    }
    /// Whether the cell is focused.
    public var isFocused: Bool {
        get { view.isFocused }
        set { view.isFocused = newValue }
    }
    /// Whether the cell is pinned to the edge of the visible area while the content scrolls.
    public var isPinned: Bool {
        get { view.isPinned }
        set { view.isPinned = newValue }
    }

    /// The custom state for `key`.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { view[key] }
        set { view[key] = newValue }
    }
}

extension UICellConfigurationState: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// A description of the active states.
    public var description: String {
        var activeStates = view.activeStates
        if isEditing { activeStates.append("editing") }
        if isSwiped { activeStates.append("swiped") }
        if isExpanded { activeStates.append("expanded") }
        if isReordering { activeStates.append("reordering") }
        if cellDragState != .none { activeStates.append("drag state \(cellDragState)") }
        if cellDropState != .none { activeStates.append("drop state \(cellDropState)") }
        return "<UICellConfigurationState: \(activeStates.isEmpty ? "normal" : activeStates.joined(separator: ", "))>"
    }

    /// The same as `description`.
    public var debugDescription: String { description }

    /// A mirror of the traits and the states.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: view.customMirror.children.map { ($0.label, $0.value) } + [
                ("isEditing", isEditing), ("isSwiped", isSwiped), ("isExpanded", isExpanded),
                ("isReordering", isReordering), ("cellDragState", cellDragState), ("cellDropState", cellDropState),
            ], displayStyle: .struct)
    }
}

extension UIConfigurationState {
    /// The part of the state on which the system's configurations depend.
    var viewState: UIViewConfigurationState {
        if let cell = self as? UICellConfigurationState { return cell.view }
        return self as? UIViewConfigurationState ?? UIViewConfigurationState(traitCollection: traitCollection)
    }
}
