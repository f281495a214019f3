private enum EditingKey: FeatureKey {
    static var defaultValue: Bool { false }
}

private enum EditButtonKey: FeatureKey {
    static var defaultValue: UIBarButtonItem? { nil }
}

extension UIViewController {
    final var storedEditing: Bool {
        get { features[EditingKey.self] }
        set { features[EditingKey.self] = newValue }
    }

    /// The edit button, or `nil` if it has not been requested yet.
    final var storedEditButton: UIBarButtonItem? {
        get { features[EditButtonKey.self] }
        set { features[EditButtonKey.self] = newValue }
    }

    /// The action of the edit button.
    static let toggleEditing: Selector = "_toggleEditing:"

    final func makeEditButton() -> UIBarButtonItem {
        let item = UIBarButtonItem()
        (item.target, item.action) = (self, Self.toggleEditing)
        storedEditButton = item
        updateEditButton()
        return item
    }

    /// Shows "Done" while the view is being edited, and "Edit" otherwise.
    final func updateEditButton() {
        let system: UIBarButtonItem.SystemItem = storedEditing ? .done : .edit
        storedEditButton?.title = system.title
        storedEditButton?.style = storedEditing ? .done : .plain
    }
}
