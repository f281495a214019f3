/// A cell as assistive technologies see it: one element with the texts of its contents, and the controls in it.
@MainActor
struct AccessibilityCell {
    let cell: UIView
    /// The elements in the cell that are texts and images.
    let texts: [AccessibilityNode]
    /// The elements in the cell that respond to the user.
    let controls: [AccessibilityNode]

    let label: String?

    /// The cells that have been described since `describingOnce(_:)` began, or `nil` while it does not run.
    private static var described: [ObjectIdentifier: AccessibilityCell]?

    private init(_ cell: UIView) {
        self.cell = cell
        let parts = AccessibilityNode.contents(of: cell)
        texts = parts.filter { !$0.isInteractive }
        controls = parts.filter(\.isInteractive)
        label = cell.accessibilityLabel ?? AccessibilityText.joined(texts.map(\.label))
    }

    /// Returns the description of a cell.
    static func of(_ cell: UIView) -> AccessibilityCell {
        if let found = described?[ObjectIdentifier(cell)] { return found }
        let new = AccessibilityCell(cell)
        described?[ObjectIdentifier(cell)] = new
        return new
    }

    /// Describes each cell once while `body` runs. Nothing may change meanwhile.
    static func describingOnce(_ body: () -> Void) {
        described = [:]
        defer { described = nil }
        body()
    }

    /// Whether assistive technologies can move to the cell. If it contains controls only, they move to these.
    var isElement: Bool { label != nil || controls.isEmpty }

    /// The only switch in the cell, which the cell stands for, unless it has a label of its own.
    var ownSwitch: UISwitch? {
        let switches = controls.compactMap { $0.object as? UISwitch }
        guard switches.count == 1, let only = switches.first else { return nil }
        return texts.isEmpty ? nil : only
    }

    var value: String? { cell.accessibilityValue ?? ownSwitch?.accessibilityValue }

    var traits: UIAccessibilityTraits {
        var traits = cell.accessibilityTraits
        let row = cell as? UITableViewCell
        if row?.isSelected ?? (cell as? UICollectionViewCell)?.isSelected ?? false { traits.insert(.selected) }
        if row?.accessoryType == .checkmark { traits.insert(.selected) }
        if let ownSwitch { traits.formUnion(ownSwitch.accessibilityTraits) }
        if !cell.isUserInteractionEnabled { traits.insert(.notEnabled) }
        return traits
    }

    /// The controls that are no part of the cell's own element.
    var children: [AccessibilityNode] {
        let own = ownSwitch
        return controls.filter { own == nil || $0.object !== own }
    }
}
