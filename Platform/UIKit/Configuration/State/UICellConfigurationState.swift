/// The state of a cell that shows a configuration.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// Whether the cell's row is being dragged.
    public enum DragState: Hashable, Sendable {
        case none
        /// The row is lifted, and not yet moved.
        case lifting
        /// The row is on its way.
        case dragging
    }

    /// Whether something is being dragged over the cell's table.
    public enum DropState: Hashable, Sendable {
        case none
        /// Something is over the table, and not for this cell.
        case notTargeted
        /// What is dragged would be dropped into this cell.
        case targeted
    }

    /// What any view has of states.
    var view: UIViewConfigurationState
    /// Whether the cell shows that it can be deleted or moved.
    public var isEditing = false
    /// Whether the actions at the cell's side are shown.
    public var isSwiped = false
    /// Whether what belongs to the cell is shown below it.
    public var isExpanded = false
    /// Whether the cell is being moved to another place.
    public var isReordering = false
    /// Whether the cell's row is being dragged.
    public var cellDragState = DragState.none
    /// Whether something is being dragged over the cell's table.
    public var cellDropState = DropState.none

    /// Makes the state of a cell that is in none of the states.
    public init(traitCollection: UITraitCollection) {
        view = UIViewConfigurationState(traitCollection: traitCollection)
    }

    /// The traits that hold where the cell is.
    public var traitCollection: UITraitCollection {
        get { view.traitCollection }
        set { view.traitCollection = newValue }
    }
    /// Whether the cell can't be used at present.
    public var isDisabled: Bool {
        get { view.isDisabled }
        set { view.isDisabled = newValue }
    }
    /// Whether a finger is on the cell.
    public var isHighlighted: Bool {
        get { view.isHighlighted }
        set { view.isHighlighted = newValue }
    }
    /// Whether the cell's row is selected.
    public var isSelected: Bool {
        get { view.isSelected }
        set { view.isSelected = newValue }
    }
    /// Whether keys go to the cell.
    public var isFocused: Bool {
        get { view.isFocused }
        set { view.isFocused = newValue }
    }
    /// Whether the cell stays at the edge of what is seen while the content passes below it.
    public var isPinned: Bool {
        get { view.isPinned }
        set { view.isPinned = newValue }
    }

    /// What an app has added.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { view[key] }
        set { view[key] = newValue }
    }
}

extension UICellConfigurationState: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The states that hold.
    public var description: String {
        var names = view.names
        if isEditing { names.append("editing") }
        if isSwiped { names.append("swiped") }
        if isExpanded { names.append("expanded") }
        if isReordering { names.append("reordering") }
        if cellDragState != .none { names.append("drag state \(cellDragState)") }
        if cellDropState != .none { names.append("drop state \(cellDropState)") }
        return "<UICellConfigurationState: \(names.isEmpty ? "normal" : names.joined(separator: ", "))>"
    }

    /// The states that hold.
    public var debugDescription: String { description }

    /// The traits and each state.
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
    /// What the system's own configurations look at, of whatever kind the state is.
    var viewState: UIViewConfigurationState {
        if let cell = self as? UICellConfigurationState { return cell.view }
        return self as? UIViewConfigurationState ?? UIViewConfigurationState(traitCollection: traitCollection)
    }
}
