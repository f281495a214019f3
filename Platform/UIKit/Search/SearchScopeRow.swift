/// The row of a search bar in which people choose where to search.
final class SearchScopeRow: UIView {
    let control = UISegmentedControl()
    var onChoice: (() -> Void)?

    /// The row's height and the control's, in points, and how far that is from the sides: iOS's.
    static let height: CGFloat = 44
    private static let controlHeight: CGFloat = 32

    /// The distance of the control from the sides, in points.
    var margin: CGFloat = 8 {
        didSet { if margin != oldValue { setNeedsLayout() } }
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
        control.addAction(UIAction { [weak self] _ in self?.onChoice?() }, for: .valueChanged)
        addSubview(control)
    }

    @available(*, unavailable, message: "a search bar makes its row of scopes")
    required init?(coder: NSCoder) {
        preconditionFailure("SearchScopeRow: a search bar makes its row of scopes")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
        ).narrowed(dx: margin, dy: 0)
        control.frame = CGRect(
            x: room.minX, y: ((Self.height - Self.controlHeight) / 2).rounded(.down), width: max(0, room.width),
            height: Self.controlHeight)
    }
}
