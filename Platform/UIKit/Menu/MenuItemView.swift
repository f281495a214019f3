/// What stands in a menu for one element: a line, or one of several things side by side.
class MenuItemView: UIView {
    let element: UIMenuElement

    init(_ element: UIMenuElement) {
        self.element = element
        super.init(frame: .zero)
        accessibilityLabel = [element.title, element.subtitle ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    @available(*, unavailable, message: "a menu makes its views of elements")
    required init?(coder: NSCoder) {
        preconditionFailure("MenuItemView: a menu makes its views of elements")
    }

    var attributes: UIMenuElement.Attributes { (element as? UIAction)?.attributes ?? [] }
    var state: UIMenuElement.State { (element as? UIAction)?.state ?? .off }

    /// Whether it can be chosen: not while it waits for what it stands for.
    var isEnabled: Bool { !attributes.contains(.disabled) && !(element is UIDeferredMenuElement) }

    var color: UIColor {
        guard isEnabled else { return .tertiaryLabel }
        let isDestructive =
            attributes.contains(.destructive) || (element as? UIMenu)?.options.contains(.destructive) ?? false
        return isDestructive ? .systemRed : .label
    }

    /// Whether a finger is on it, or the keyboard has come to it.
    var showsHighlight = false {
        didSet { backgroundColor = showsHighlight ? .tertiarySystemFill : nil }
    }

    func height(width: CGFloat) -> CGFloat { MenuRow.Metrics.height }
}
