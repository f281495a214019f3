/// The state of a view that shows a configuration, such as the header of a section.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits that hold where the view is.
    public var traitCollection: UITraitCollection
    /// Whether the view can't be used at present.
    public var isDisabled = false
    /// Whether a finger is on the view.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether keys go to the view.
    public var isFocused = false
    /// Whether the view stays at the edge of what is seen while the content passes below it.
    public var isPinned = false

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes the state of a view that is in none of the states.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// What an app has added.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

extension UIViewConfigurationState: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The states that hold.
    public var description: String {
        "<UIViewConfigurationState: \(names.isEmpty ? "normal" : names.joined(separator: ", "))>"
    }

    /// The states that hold.
    public var debugDescription: String { description }

    /// The traits and each state.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "traitCollection": traitCollection, "isDisabled": isDisabled, "isHighlighted": isHighlighted,
                "isSelected": isSelected, "isFocused": isFocused, "isPinned": isPinned, "custom": custom,
            ], displayStyle: .struct)
    }

    var names: [String] {
        var names: [String] = []
        if isDisabled { names.append("disabled") }
        if isHighlighted { names.append("highlighted") }
        if isSelected { names.append("selected") }
        if isFocused { names.append("focused") }
        if isPinned { names.append("pinned") }
        return names + custom.map { "\($0.key.rawValue) = \($0.value)" }.sorted()
    }
}
