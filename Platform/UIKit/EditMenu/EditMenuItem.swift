/// The view of an element, or of a paging button, in an edit menu's bar.
final class EditMenuItem: UIView {
    /// The element, or `nil` for a paging button.
    let element: UIMenuElement?
    let action: () -> Void
    let width: CGFloat
    private let content: UIView

    /// Creates the view of an element, with its title, or its image if it has no title.
    init(_ element: UIMenuElement, font: UIFont, side: CGFloat) {
        self.element = element
        action = {}
        let attributes = (element as? any UIMenuLeaf)?.attributes ?? []
        let isDestructive =
            attributes.contains(.destructive) || (element as? UIMenu)?.options.contains(.destructive) == true
        let color: UIColor =
            attributes.contains(.disabled) ? .tertiaryLabel : isDestructive ? .systemRed : .label
        if element.title.isEmpty, let image = element.image {
            let view = UIImageView(image: image)
            view.tintColor = color
            view.contentMode = .center
            content = view
            width = (image.size.width + 2 * side).rounded(.up)
        } else {
            let label = UILabel()
            label.text = element.title
            label.font = font
            label.textColor = color
            label.textAlignment = .center
            content = label
            width = (label.intrinsicContentSize.width + 2 * side).rounded(.up)
        }
        super.init(frame: .zero)
        accessibilityLabel = element.title
        addSubview(content)
    }

    /// Creates a paging button.
    init(_ symbol: String, _ name: String, width: CGFloat, _ action: @escaping () -> Void) {
        element = nil
        self.action = action
        self.width = width
        let view = UIImageView(
            image: UIImage(
                systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)))
        view.tintColor = .label
        view.contentMode = .center
        content = view
        super.init(frame: .zero)
        accessibilityLabel = name
        addSubview(content)
    }

    @available(*, unavailable, message: "EditMenuItem cannot be decoded. An edit menu creates its items.")
    required init?(coder: NSCoder) {
        preconditionFailure("EditMenuItem.init(coder:) is not supported. An edit menu creates its items.")
    }

    var isEnabled: Bool { (element as? any UIMenuLeaf)?.attributes.contains(.disabled) != true }

    /// Whether a touch is on the item.
    var showsHighlight = false {
        didSet { backgroundColor = showsHighlight ? .tertiarySystemFill : nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
    }
}
