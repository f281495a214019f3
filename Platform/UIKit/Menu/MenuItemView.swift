/// The view of one menu element, either a row or a tile.
class MenuItemView: UIView {
    let element: UIMenuElement

    init(_ element: UIMenuElement) {
        self.element = element
        super.init(frame: .zero)
        accessibilityLabel = [element.title, element.subtitle ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    @available(*, unavailable, message: "MenuPlatter creates the views of menu elements")
    required init?(coder: NSCoder) {
        preconditionFailure("MenuItemView cannot be decoded. MenuPlatter creates the views of menu elements.")
    }

    var attributes: UIMenuElement.Attributes { (element as? any UIMenuLeaf)?.attributes ?? [] }
    var state: UIMenuElement.State { (element as? any UIMenuLeaf)?.state ?? .off }

    /// Whether the element can be selected. A deferred element cannot be selected while it loads.
    var isEnabled: Bool {
        !attributes.contains(.disabled) && !(element is UIDeferredMenuElement)
            && (element as? UICommand)?.isUnavailable != true
    }

    var color: UIColor {
        guard isEnabled else { return .tertiaryLabel }
        let isDestructive =
            attributes.contains(.destructive) || (element as? UIMenu)?.options.contains(.destructive) ?? false
        return isDestructive ? .systemRed : .label
    }

    /// Whether the element is highlighted by a touch or the keyboard.
    var showsHighlight = false {
        didSet { backgroundColor = showsHighlight ? .tertiarySystemFill : nil }
    }

    func height(width: CGFloat) -> CGFloat { MenuRow.Metrics.height }
}
