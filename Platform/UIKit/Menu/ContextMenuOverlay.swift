/// The screen while a context menu is open: darker behind what was lifted and the menu, or as it was behind a menu alone.
final class ContextMenuOverlay: UIView {
    private let dimming = UIView()
    /// Clips what was lifted to its corners.
    private let liftedHolder = UIView()
    private var liftedSize = CGSize.zero

    /// What was lifted; nil for a menu alone.
    var lifted: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let lifted else { return }
            liftedSize = lifted.frame.size
            liftedHolder.addSubview(lifted)
            if liftedHolder.superview == nil { insertSubview(liftedHolder, aboveSubview: dimming) }
        }
    }

    /// The menu, and those that were opened from it.
    private(set) var platters: [MenuPlatter] = []
    /// Where what was lifted comes from, or the control that the menu belongs to, in the window.
    var origin = CGRect.zero
    /// Where the press was, or the control's point that the menu is attached to, in the window.
    var location = CGPoint.zero
    /// Whether a screen is previewed, and not what was pressed.
    var isScreen = false
    /// Whether the menu stands alone, without anything lifted.
    var isCompact = false
    /// In which order a menu that opens upwards lists its elements.
    var order = UIContextMenuConfiguration.ElementOrder.automatic
    var isOpen = false {
        didSet { setNeedsLayout() }
    }
    /// Whether what was lifted grows as the menu closes, since it opens.
    var pops = false
    /// Whether what was lifted has no place to go back to.
    var fadesLifted = false
    var onDismiss: (() -> Void)?
    var onTapPreview: (() -> Void)?

    /// Lengths in points, as on an iPhone with iOS 17.
    private enum Metrics {
        static let side: CGFloat = 16
        static let gap: CGFloat = 10
        /// Between a control and its menu, and between that and the screen's edges.
        static let controlGap: CGFloat = 4
        static let controlSide: CGFloat = 8
        static let cornerRadius: CGFloat = 12
        /// How much what is lifted grows.
        static let lift: CGFloat = 1.03
        /// How small menus are before they open, and how much smaller those behind others.
        static let closedScale: CGFloat = 0.2
        static let coveredScale: CGFloat = 0.95
        /// How much of the screen's height a menu may take beside what was lifted.
        static let mostOfHeight: CGFloat = 0.6
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

    @available(*, unavailable, message: "an overlay lives as long as its menu is open")
    required init?(coder: NSCoder) {
        preconditionFailure("ContextMenuOverlay: an overlay lives as long as its menu is open")
    }

    // MARK: Menus

    /// Shows a menu, over those that are there. Call it in an animation.
    func push(_ platter: MenuPlatter) {
        platter.onResize = { [weak self] in self?.resize() }
        addSubview(platter)
        if let parent = platters.last {
            UIView.performWithoutAnimation {
                place(platter, at: submenuRect(of: platter, from: parent), growingFrom: .zero, isCovered: false)
                platter.alpha = 0
            }
            parent.isCovered = true
        }
        platters.append(platter)
        setNeedsLayout()
    }

    /// Closes the menus above `platter`.
    func pop(to platter: MenuPlatter) {
        guard let index = platters.firstIndex(where: { $0 === platter }) else { return }
        let leaving = platters[(index + 1)...]
        platters.removeSubrange((index + 1)...)
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
            platter.isCovered = false
            for view in leaving { view.alpha = 0 }
            self.setNeedsLayout()
            self.layoutIfNeeded()
        } completion: { _ in
            leaving.forEach { $0.removeFromSuperview() }
        }
    }

    private func resize() {
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
    }

    // MARK: Fingers

    /// The menu on top, if `point` of the overlay is in it; nil is beside it.
    func platter(at point: CGPoint) -> MenuPlatter? {
        platters.last { $0.frame.contains(point) }
    }

    private func tapped(_ recognizer: UITapGestureRecognizer) {
        let point = recognizer.location(in: self)
        if let platter = platter(at: point) {
            pop(to: platter)
        } else if lifted != nil, liftedHolder.frame.contains(point) {
            onTapPreview?()
        } else {
            onDismiss?()
        }
    }

    // MARK: Keys

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { handle(press.key?.keyCode) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    // MARK: Layout

    /// The part of the screen where things may be.
    private var room: CGRect {
        let safe = window?.safeAreaInsets ?? .zero
        return bounds.inset(by: UIEdgeInsets(top: safe.top + 8, left: 0, bottom: safe.bottom + 8, right: 0))
    }

    private struct Places {
        var lifted = CGRect.zero
        var menu = CGRect.zero
        /// Where the menu grows from.
        var start = CGPoint.zero
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        dimming.frame = bounds
        dimming.alpha = isOpen && !isCompact ? 1 : 0
        let places = isCompact ? compactPlaces() : richPlaces()
        if let lifted {
            let rect = isOpen ? places.lifted : closedLift
            liftedHolder.frame = rect
            lifted.frame = liftedHolder.bounds
            liftedHolder.layer.cornerRadius = isOpen ? Metrics.cornerRadius : 0
            liftedHolder.alpha = !isOpen && (pops || fadesLifted || isScreen) ? 0 : 1
        }
        guard let first = platters.first else { return }
        place(first, at: places.menu, growingFrom: places.start, isCovered: platters.count > 1)
        for (index, platter) in platters.enumerated().dropFirst() {
            let rect = submenuRect(of: platter, from: platters[index - 1])
            place(
                platter, at: rect, growingFrom: CGPoint(x: rect.midX, y: rect.minY),
                isCovered: index < platters.count - 1)
        }
    }

    private func place(_ platter: MenuPlatter, at rect: CGRect, growingFrom start: CGPoint, isCovered: Bool) {
        platter.bounds = CGRect(origin: .zero, size: rect.size)
        platter.layoutIfNeeded()
        platter.center = isOpen ? CGPoint(x: rect.midX, y: rect.midY) : start
        let scale = isOpen ? isCovered ? Metrics.coveredScale : 1 : Metrics.closedScale
        platter.transform = CGAffineTransform(scaleX: scale, y: scale)
        platter.alpha = isOpen ? 1 : 0
    }

    /// A menu that was opened from a line of another lies over that line, if there is room.
    private func submenuRect(of platter: MenuPlatter, from parent: MenuPlatter) -> CGRect {
        let room = room
        let height = min(platter.fullHeight, room.height)
        let line = parent.rect(of: platter.menu)?.minY ?? 0
        let parentTop = parent.center.y - parent.bounds.height / 2
        let y = max(room.minY, min(parentTop + line, room.maxY - height))
        return CGRect(x: parent.center.x - MenuPlatter.width / 2, y: y, width: MenuPlatter.width, height: height)
    }

    /// What was lifted and its menu: the menu below, or above where only that has room, moved onto the screen.
    private func richPlaces() -> Places {
        let room = room
        let menu = platters.first
        let menuHeight = min(menu?.fullHeight ?? 0, room.height * Metrics.mostOfHeight)
        // It grows a little, but never beyond the screen.
        let scale = min(Metrics.lift, (bounds.width - 8) / max(1, origin.width))
        var size = isScreen ? liftedSize : CGSize(width: origin.width * scale, height: origin.height * scale)
        let besides = menu == nil ? 0 : menuHeight + Metrics.gap
        size.height = min(size.height, max(44, room.height - besides))
        var rect = CGRect(
            x: origin.midX - size.width / 2, y: origin.midY - size.height / 2, width: size.width, height: size.height)
        if isScreen { rect.origin.x = bounds.midX - size.width / 2 }
        let hasRoomBelow = rect.maxY + besides <= room.maxY
        let isAbove = !hasRoomBelow && rect.minY - besides >= room.minY && !isScreen
        menu?.isReversed = isAbove && order == .priority
        rect.origin.y =
            isAbove
            ? min(rect.minY, room.maxY - rect.height)
            : max(room.minY, min(rect.minY, room.maxY - rect.height - besides))
        let x = min(
            max(Metrics.side, isScreen ? rect.minX : location.x - MenuPlatter.width / 2),
            bounds.width - Metrics.side - MenuPlatter.width)
        let y = isAbove ? rect.minY - Metrics.gap - menuHeight : rect.maxY + Metrics.gap
        return Places(
            lifted: rect, menu: CGRect(x: x, y: y, width: MenuPlatter.width, height: menuHeight),
            start: CGPoint(x: location.x, y: isAbove ? origin.minY : origin.maxY))
    }

    /// The menu of a control: below it or above, wherever there is room, at the side where the control is.
    private func compactPlaces() -> Places {
        guard let menu = platters.first else { return Places() }
        let room = room
        let below = room.maxY - origin.maxY - Metrics.controlGap
        let above = origin.minY - Metrics.controlGap - room.minY
        let full = menu.fullHeight
        let isAbove = full > below && above > below
        menu.isReversed = isAbove && order != .fixed
        let height = min(full, max(MenuRow.Metrics.height, isAbove ? above : below))
        let y = isAbove ? origin.minY - Metrics.controlGap - height : origin.maxY + Metrics.controlGap
        var x = location.x - MenuPlatter.width / 2
        if location.x < bounds.width / 3 { x = location.x }
        if location.x > bounds.width * 2 / 3 { x = location.x - MenuPlatter.width }
        // What the pointer opens begins at the pointer.
        if origin.width < 2 { x = location.x }
        x = max(Metrics.controlSide, min(x, bounds.width - Metrics.controlSide - MenuPlatter.width))
        let start = CGPoint(x: origin.midX, y: isAbove ? origin.minY : origin.maxY)
        return Places(menu: CGRect(x: x, y: y, width: MenuPlatter.width, height: height), start: start)
    }

    /// Where what was lifted is before the menu opens, and once it has closed.
    private var closedLift: CGRect {
        guard pops else { return origin }
        return isScreen ? bounds : origin.insetBy(dx: -origin.width * 0.1, dy: -origin.height * 0.1)
    }
}
