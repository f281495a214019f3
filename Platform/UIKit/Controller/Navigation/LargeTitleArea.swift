/// The large title row of a navigation bar. It collapses under the row above, and stretches when the content
/// is pulled down.
final class LargeTitleArea: UIView {
    private let label = UILabel()

    /// The distance of the title from the top of its row, in points, as on iOS.
    private static let titleTop: CGFloat = 3
    /// The growth of the title while the content is pulled down, and the distance at which it is complete.
    private static let growth: CGFloat = 0.1
    private static let growthDistance: CGFloat = 150

    init(title: String?) {
        super.init(frame: .zero)
        clipsToBounds = true
        isUserInteractionEnabled = false
        label.text = title
        label.accessibilityTraits = .header
        label.textAlignment = .natural
        addSubview(label)
    }

    @available(*, unavailable, message: "LargeTitleArea is created by UINavigationBar")
    required init?(coder: NSCoder) {
        preconditionFailure("LargeTitleArea can't be decoded. UINavigationBar creates it.")
    }

    /// Applies the font and color of the title.
    func apply(_ attributes: [NSAttributedString.Key: Any]) {
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
        setNeedsLayout()
    }

    /// The distance by which the content is pulled down, in points.
    var pull: CGFloat = 0 {
        didSet { if pull != oldValue { place() } }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    private func place() {
        let side = SystemMargins.side(forWidth: bounds.width)
        let left = side + safeAreaInsets.left
        let right = side + safeAreaInsets.right
        let room = max(0, bounds.width - left - right)
        let size = label.sizeThatFits(CGSize(width: room, height: bounds.height))
        let width = min(size.width, room)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // The title moves with the content below.
        let top = bounds.height - NavigationBarRows.largeTitleHeight + Self.titleTop
        label.bounds.size = CGSize(width: width, height: size.height)
        label.center = CGPoint(
            x: isRightToLeft ? bounds.width - right - width / 2 : left + width / 2, y: top + size.height / 2)
        let wish = 1 + Self.growth * min(1, max(0, pull) / Self.growthDistance)
        let scale = width > 0 ? min(wish, room / width) : 1
        let shift = (scale - 1) * width / 2
        label.transform =
            scale == 1
            ? .identity
            : CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: isRightToLeft ? -shift : shift, ty: 0)
    }
}
