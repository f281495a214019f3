/// What lies over the content while one searches: a veil, what was found, and the field where that has no other place.
final class SearchOverlay: UIView {
    /// How dark the content gets. By eye.
    private static let dimming: CGFloat = 0.2

    private let veil = UIView()
    private let barGround = UIView()
    private weak var bar: UISearchBar?
    var onTap: (() -> Void)?

    var dims = false {
        didSet { veil.isHidden = !dims }
    }

    /// How far down what stays to be seen of the content reaches, in points; nil for the safe area's edge.
    var contentTop: CGFloat? {
        didSet { if contentTop != oldValue { setNeedsLayout() } }
    }

    /// Where the field is on its way from and to; nil for its place at the top.
    var barPlace: CGRect? {
        didSet { if barPlace != oldValue { setNeedsLayout() } }
    }

    init() {
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        veil.backgroundColor = UIColor.black.withAlphaComponent(Self.dimming)
        veil.isHidden = true
        let tap = UITapGestureRecognizer()
        tap.addAction(UIAction { [weak self] _ in self?.onTap?() })
        veil.addGestureRecognizer(tap)
        addSubview(veil)
    }

    @available(*, unavailable, message: "a search controller makes its view")
    required init?(coder: NSCoder) {
        preconditionFailure("SearchOverlay: a search controller makes its view")
    }

    /// Shows the veil, or not, within an animation.
    func showVeil(_ isShown: Bool) {
        veil.alpha = isShown ? 1 : 0
        barGround.alpha = isShown ? 1 : 0
    }

    /// Takes the field in, and shows it at the top.
    func take(_ bar: UISearchBar) {
        self.bar = bar
        barGround.backgroundColor = bar.barTintColor ?? .systemBackground
        addSubview(barGround)
        addSubview(bar)
        setNeedsLayout()
    }

    /// Lets the field go.
    func giveUpBar() {
        bar = nil
        barPlace = nil
        barGround.removeFromSuperview()
    }

    /// The height of the field that was taken in, in points.
    var barHeight: CGFloat { bar.map { $0.sizeThatFits(bounds.size).height } ?? 0 }

    /// Puts what was found below the field.
    func show(_ view: UIView) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if bar != nil { insertSubview(view, belowSubview: barGround) } else { addSubview(view) }
    }

    /// The bar stays as it is.
    override func layoutSubviews() {
        super.layoutSubviews()
        var top = contentTop ?? safeAreaInsets.top
        if let bar {
            let place = CGRect(x: 0, y: safeAreaInsets.top, width: bounds.width, height: barHeight)
            bar.frame = barPlace ?? place
            barGround.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bar.frame.maxY)
            top = bar.frame.maxY
        }
        veil.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
