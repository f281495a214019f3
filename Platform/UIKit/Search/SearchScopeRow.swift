/// The row with the scope buttons of a search bar.
final class SearchScopeRow: UIView {
    let control = UISegmentedControl()
    var onSelect: (() -> Void)?

    /// The heights of the row and of the control, in points, as on iOS.
    static let height: CGFloat = 44
    private static let controlHeight: CGFloat = 32

    /// The distance of the control from the sides, in points.
    var margin: CGFloat = 8 {
        didSet { if margin != oldValue { setNeedsLayout() } }
    }

    private var backgroundView: UIImageView?

    /// The image behind the scope buttons.
    var backgroundImage: UIImage? {
        didSet {
            backgroundView?.removeFromSuperview()
            backgroundView = backgroundImage.map { UIImageView(image: $0) }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    var titles: [String] = [] {
        didSet {
            guard titles != oldValue else { return }
            let selected = max(0, control.selectedSegmentIndex)
            control.removeAllSegments()
            for (index, title) in titles.enumerated() {
                control.insertSegment(withTitle: title, at: index, animated: false)
            }
            if !titles.isEmpty { control.selectedSegmentIndex = min(selected, titles.count - 1) }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        control.addAction(UIAction { [weak self] _ in self?.onSelect?() }, for: .valueChanged)
        addSubview(control)
    }

    @available(*, unavailable, message: "SearchScopeRow is created by UISearchBar")
    required init?(coder: NSCoder) {
        preconditionFailure("SearchScopeRow can't be decoded. UISearchBar creates it.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        let room = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
        ).clampedInset(dx: margin, dy: 0)
        control.frame = CGRect(
            x: room.minX, y: ((Self.height - Self.controlHeight) / 2).rounded(.down), width: max(0, room.width),
            height: Self.controlHeight)
    }
}
