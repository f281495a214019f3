/// The state of a view that has configurations, such as a section header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view is disabled.
    public var isDisabled = false
    /// Whether the view is highlighted by a touch.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view is focused.
    public var isFocused = false
    /// Whether the view is pinned to the edge of the visible area while the content scrolls.
    public var isPinned = false

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a normal state with the given traits.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// The custom state for `key`.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

extension UIViewConfigurationState: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// A description of the active states.
    public var description: String {
        "<UIViewConfigurationState: \(activeStates.isEmpty ? "normal" : activeStates.joined(separator: ", "))>"
    }

    /// The same as `description`.
    public var debugDescription: String { description }

    /// A mirror of the traits and the states.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "traitCollection": traitCollection, "isDisabled": isDisabled, "isHighlighted": isHighlighted,
                "isSelected": isSelected, "isFocused": isFocused, "isPinned": isPinned, "custom": custom,
            ], displayStyle: .struct)
    }

    var activeStates: [String] {
        var activeStates: [String] = []
        if isDisabled { activeStates.append("disabled") }
        if isHighlighted { activeStates.append("highlighted") }
        if isSelected { activeStates.append("selected") }
        if isFocused { activeStates.append("focused") }
        if isPinned { activeStates.append("pinned") }
        return activeStates + custom.map { "\($0.key.rawValue) = \($0.value)" }.sorted()
    }
}
