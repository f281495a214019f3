import QuartzCore

/// The field of a search bar: rounded, with a magnifier before its text.
open class UISearchTextField: UITextField {
    /// The height of the field and its corner radius, in points, as on iOS.
    static let height: CGFloat = 36
    private static let cornerRadius: CGFloat = 10
    private static let iconSize = CGSize(width: 20, height: 20)
    private static let iconDistance: CGFloat = 7
    private static let textDistance: CGFloat = 4
    private static let clearDistance: CGFloat = 6

    /// Creates an empty field.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Self.cornerRadius
        layer.cornerCurve = .continuous
        let icon = UIImageView(
            image: UIImage(
                systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 15)))
        icon.tintColor = .secondaryLabel
        icon.contentMode = .center
        icon.frame.size = Self.iconSize
        leftView = icon
        leftViewMode = .always
        clearButtonMode = .whileEditing
        returnKeyType = .search
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Whether the field has the system's fill, which a background image replaces.
    final var showsFill = true {
        didSet { if showsFill != oldValue { backgroundColor = showsFill ? .tertiarySystemFill : .clear } }
    }

    /// The image of the clear button; nil for the system's.
    final var clearImage: UIImage? {
        didSet { if clearImage !== oldValue { clearButtonImageDidChange() } }
    }
    final var iconOffset = UIOffset.zero { didSet { setNeedsLayout() } }
    final var clearOffset = UIOffset.zero { didSet { setNeedsLayout() } }
    /// The offset of the view at the end of an empty field.
    final var sideOffset = UIOffset.zero { didSet { setNeedsLayout() } }
    final var textOffset = UIOffset.zero { didSet { setNeedsLayout() } }

    override var clearButtonImage: UIImage? { clearImage ?? super.clearButtonImage }

    override var placeholderColor: UIColor { .secondaryLabel }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width, height: Self.height)
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds)
            .offsetBy(dx: inward(Self.iconDistance) + iconOffset.horizontal, dy: iconOffset.vertical)
    }

    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        super.rightViewRect(forBounds: bounds)
            .offsetBy(dx: -inward(Self.clearDistance / 2) + sideOffset.horizontal, dy: sideOffset.vertical)
    }

    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        super.clearButtonRect(forBounds: bounds)
            .offsetBy(dx: -inward(Self.clearDistance) + clearOffset.horizontal, dy: clearOffset.vertical)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect { inset(super.textRect(forBounds: bounds)) }

    open override func editingRect(forBounds bounds: CGRect) -> CGRect { inset(super.editingRect(forBounds: bounds)) }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Returns a distance in reading direction as a distance to the right.
    private func inward(_ distance: CGFloat) -> CGFloat { isRightToLeft ? -distance : distance }

    private func inset(_ rect: CGRect) -> CGRect {
        let distance = min(rect.width, 2 * Self.textDistance)
        return CGRect(
            x: rect.minX + distance / 2, y: rect.minY, width: rect.width - distance, height: rect.height
        ).offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
    }
}
