/// What stands in the bar of an edit menu for one element, or to turn its pages.
final class EditMenuItem: UIView {
    /// Nil for what turns pages.
    let element: UIMenuElement?
    let action: () -> Void
    /// In points.
    let width: CGFloat
    private let content: UIView

    /// An element: its title, or its picture where it has no title.
    init(_ element: UIMenuElement, font: UIFont, side: CGFloat) {
        self.element = element
        action = {}
        let attributes = (element as? UIAction)?.attributes ?? []
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

    /// A button that turns pages.
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

    @available(*, unavailable, message: "an edit menu makes its items")
    required init?(coder: NSCoder) {
        preconditionFailure("EditMenuItem: an edit menu makes its items")
    }

    var isEnabled: Bool { (element as? UIAction)?.attributes.contains(.disabled) != true }

    /// Whether a finger is on it.
    var showsHighlight = false {
        didSet { backgroundColor = showsHighlight ? .tertiarySystemFill : nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
    }
}
