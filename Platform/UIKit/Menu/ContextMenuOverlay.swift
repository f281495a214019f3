/// The darker screen of a context menu, with what was lifted and the menu.
final class ContextMenuOverlay: UIView {
    private let dimming = UIView()
    /// Clips what was lifted to its corners.
    private let liftedHolder = UIView()

    var lifted: UIView? {
        didSet {
            guard let lifted else { return }
            liftedSize = lifted.frame.size
            liftedHolder.addSubview(lifted)
            addSubview(liftedHolder)
        }
    }
    var platter: MenuPlatter? {
        didSet { if let platter { addSubview(platter) } }
    }
    private var liftedSize = CGSize.zero
    /// Where what was lifted comes from, in the window.
    var origin = CGRect.zero
    /// Where the press was.
    var location = CGPoint.zero
    var isOpen = false {
        didSet { setNeedsLayout() }
    }
    /// Whether what was lifted grows as the menu closes, since it opens.
    var pops = false
    var onTapOutside: (() -> Void)?
    var onTapPreview: (() -> Void)?

    /// Lengths in points, as on an iPhone with iOS 17.
    private enum Metrics {
        static let side: CGFloat = 16
        static let gap: CGFloat = 10
        static let cornerRadius: CGFloat = 12
        /// How much what is lifted grows.
        static let lift: CGFloat = 1.03
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        dimming.backgroundColor = UIColor { traits in
            UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.5 : 0.25)
        }
        liftedHolder.clipsToBounds = true
        addSubview(dimming)
        addGestureRecognizer(UITapGestureRecognizer { [weak self] recognizer in self?.tapped(recognizer) })
    }

    required init?(coder: NSCoder) { nil }

    private func tapped(_ recognizer: UITapGestureRecognizer) {
        let point = recognizer.location(in: self)
        if let platter, platter.frame.contains(point) { return }
        if lifted != nil, liftedHolder.frame.contains(point) { onTapPreview?() } else { onTapOutside?() }
    }

    /// The part of the screen where things may be.
    private var room: CGRect {
        let safe = window?.safeAreaInsets ?? .zero
        return bounds.inset(by: UIEdgeInsets(top: safe.top + 8, left: 0, bottom: safe.bottom + 8, right: 0))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        dimming.frame = bounds
        dimming.alpha = isOpen ? 1 : 0
        let menuHeight = min(platter?.fullHeight ?? 0, room.height * 0.6)
        let places = isOpen ? openPlaces(menuHeight: menuHeight) : closedPlaces(menuHeight: menuHeight)
        if let lifted {
            liftedHolder.transform = .identity
            liftedHolder.frame = places.lifted
            lifted.frame = liftedHolder.bounds
            liftedHolder.layer.cornerRadius = isOpen ? Metrics.cornerRadius : 0
            liftedHolder.alpha = !isOpen && pops ? 0 : 1
        }
        if let platter {
            platter.bounds = CGRect(x: 0, y: 0, width: MenuPlatter.width, height: menuHeight)
            platter.layoutIfNeeded()
            platter.center = CGPoint(x: places.menu.midX, y: places.menu.midY)
            platter.transform = isOpen ? .identity : CGAffineTransform(scaleX: 0.2, y: 0.2)
            platter.alpha = isOpen ? 1 : 0
        }
    }

    private func openPlaces(menuHeight: CGFloat) -> (lifted: CGRect, menu: CGRect) {
        let room = room
        // It grows a little, but never beyond the screen.
        let scale = min(Metrics.lift, (bounds.width - 8) / max(1, origin.width))
        var size =
            isScreen ? liftedSize : CGSize(width: origin.width * scale, height: origin.height * scale)
        size.height = min(size.height, max(44, room.height - menuHeight - Metrics.gap))
        var rect = CGRect(
            x: origin.midX - size.width / 2, y: origin.midY - size.height / 2, width: size.width, height: size.height)
        if isScreen { rect.origin.x = bounds.midX - size.width / 2 }
        let below = platter == nil ? 0 : menuHeight + Metrics.gap
        rect.origin.y = max(room.minY, min(rect.minY, room.maxY - rect.height - below))
        let x = min(
            max(Metrics.side, (isScreen ? rect.minX : location.x - MenuPlatter.width / 2)),
            bounds.width - Metrics.side - MenuPlatter.width)
        return (
            rect, CGRect(x: x, y: rect.maxY + Metrics.gap, width: MenuPlatter.width, height: menuHeight)
        )
    }

    /// Whether a screen is previewed, and not what was pressed.
    var isScreen = false

    private func closedPlaces(menuHeight: CGFloat) -> (lifted: CGRect, menu: CGRect) {
        let start = CGRect(
            x: location.x - MenuPlatter.width / 2, y: origin.maxY - menuHeight / 2, width: MenuPlatter.width,
            height: menuHeight)
        return (pops ? origin.insetBy(dx: -origin.width * 0.1, dy: -origin.height * 0.1) : origin, start)
    }
}
