/// The view over the content during a search: a dimming view, the results, and the search bar if it has no
/// other place.
final class SearchOverlay: UIView {
    /// The opacity of the dimming view. Chosen by eye.
    private static let dimming: CGFloat = 0.2

    private let dimmingView = UIView()
    private let barBackground = UIView()
    private weak var bar: UISearchBar?
    var onTap: (() -> Void)?

    var dims = false {
        didSet { dimmingView.isHidden = !dims }
    }

    /// The y-coordinate at which the dimming begins, in points; nil for the edge of the safe area.
    var contentTop: CGFloat? {
        didSet { if contentTop != oldValue { setNeedsLayout() } }
    }

    /// The start or end frame of the search bar's animation; nil for its frame at the top.
    var animatedBarFrame: CGRect? {
        didSet { if animatedBarFrame != oldValue { setNeedsLayout() } }
    }

    init() {
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.backgroundColor = UIColor.black.withAlphaComponent(Self.dimming)
        dimmingView.isHidden = true
        let tap = UITapGestureRecognizer()
        tap.addAction(UIAction { [weak self] _ in self?.onTap?() })
        dimmingView.addGestureRecognizer(tap)
        addSubview(dimmingView)
    }

    @available(*, unavailable, message: "SearchOverlay is created by UISearchController")
    required init?(coder: NSCoder) {
        preconditionFailure("SearchOverlay can't be decoded. UISearchController creates it.")
    }

    /// Shows or hides the dimming view, animated in an animation block.
    func showDimming(_ isShown: Bool) {
        dimmingView.alpha = isShown ? 1 : 0
        barBackground.alpha = isShown ? 1 : 0
    }

    /// Adds the search bar at the top.
    func add(_ bar: UISearchBar) {
        self.bar = bar
        barBackground.backgroundColor = bar.barTintColor ?? .systemBackground
        addSubview(barBackground)
        addSubview(bar)
        setNeedsLayout()
    }

    /// Releases the search bar.
    func releaseBar() {
        bar = nil
        animatedBarFrame = nil
        barBackground.removeFromSuperview()
    }

    /// The height of the added search bar, in points; 0 if there is none.
    var barHeight: CGFloat { bar.map { $0.sizeThatFits(bounds.size).height } ?? 0 }

    /// Adds the view of the results below the search bar.
    func show(_ view: UIView) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if bar != nil { insertSubview(view, belowSubview: barBackground) } else { addSubview(view) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var top = contentTop ?? safeAreaInsets.top
        if let bar {
            let place = CGRect(x: 0, y: safeAreaInsets.top, width: bounds.width, height: barHeight)
            bar.frame = animatedBarFrame ?? place
            barBackground.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bar.frame.maxY)
            top = bar.frame.maxY
        }
        dimmingView.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
