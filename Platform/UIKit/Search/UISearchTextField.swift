import QuartzCore

/// The field of a search bar: rounded, with a magnifier before its text.
open class UISearchTextField: UITextField {
    /// The height of the field that iOS has, in points, and its corners.
    static let height: CGFloat = 36
    private static let cornerRadius: CGFloat = 10
    private static let iconSize = CGSize(width: 20, height: 20)
    private static let iconDistance: CGFloat = 7
    private static let textDistance: CGFloat = 4
    private static let clearDistance: CGFloat = 6

    /// Makes an empty field.
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

    override var placeholderColor: UIColor { .secondaryLabel }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width, height: Self.height)
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds).offsetBy(dx: inward(Self.iconDistance), dy: 0)
    }

    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        super.clearButtonRect(forBounds: bounds).offsetBy(dx: -inward(Self.clearDistance), dy: 0)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect { inset(super.textRect(forBounds: bounds)) }

    open override func editingRect(forBounds bounds: CGRect) -> CGRect { inset(super.editingRect(forBounds: bounds)) }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// A distance away from where reading begins, to the right.
    private func inward(_ distance: CGFloat) -> CGFloat { isRightToLeft ? -distance : distance }

    private func inset(_ rect: CGRect) -> CGRect {
        let distance = min(rect.width, 2 * Self.textDistance)
        return CGRect(
            x: rect.minX + distance / 2, y: rect.minY, width: rect.width - distance, height: rect.height)
    }
}
