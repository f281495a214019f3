/// The actions of a cell that are set when it is created, instead of by the table's delegate.
private struct CellActions {
    var selection: (() -> Void)?
    var accessory: (() -> Void)?
}

private enum CellActionsKey: FeatureKey {
    static var defaultValue: CellActions { CellActions() }
}

extension UITableViewCell {
    /// Called when the row has been selected.
    final var selectionAction: (() -> Void)? {
        get { features[CellActionsKey.self].selection }
        set { features[CellActionsKey.self].selection = newValue }
    }

    /// Called when the accessory button has been tapped.
    final var accessoryAction: (() -> Void)? {
        get { features[CellActionsKey.self].accessory }
        set { features[CellActionsKey.self].accessory = newValue }
    }
}
