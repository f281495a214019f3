/// The full-window view of an open context menu. It blurs and dims the content behind a menu with a preview, but
/// not behind a compact menu.
final class ContextMenuOverlay: UIView {
    private let dimming = BackdropView(.contextMenu)
    /// Clips the lifted view to rounded corners.
    private let previewContainer = UIView()
    private var previewSize = CGSize.zero

    /// The lifted preview, or `nil` for a compact menu.
    var previewView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let previewView else { return }
            previewSize = previewView.frame.size
            previewContainer.addSubview(previewView)
            if previewContainer.superview == nil { insertSubview(previewContainer, aboveSubview: dimming) }
        }
    }

    /// The menu and its open submenus, from back to front.
    private(set) var platters: [MenuPlatter] = []
    /// The window rectangle of the source view, or of the control that owns the menu.
    var origin = CGRect.zero
    /// The window location of the press, or the control's menu attachment point.
    var location = CGPoint.zero
    /// Whether the preview is a view controller's view rather than a snapshot of the source view.
    var previewsController = false
    /// Whether the menu is shown without a preview.
    var isCompact = false
    /// The order of the elements in a menu that opens upward.
    var order = UIContextMenuConfiguration.ElementOrder.automatic
    var isOpen = false {
        didSet { setNeedsLayout() }
    }
    /// Whether the preview grows while the menu closes, because its content opens.
    var growsOnClose = false
    /// Whether the preview fades out because it has no view to return to.
    var fadesPreviewOnClose = false
    var onDismiss: (() -> Void)?
    var onTapPreview: (() -> Void)?
    /// Opens the next or the previous menu of the menu bar, or `nil` for other menus.
    var openNeighbor: ((_ forward: Bool) -> Void)?

    /// Lengths in points, as on an iPhone with iOS 17.
    private enum Metrics {
        static let side: CGFloat = 16
        static let gap: CGFloat = 10
        /// The distance between a control and its menu, and between the menu and the screen's edges.
        static let controlGap: CGFloat = 4
        static let controlSide: CGFloat = 8
        static let cornerRadius: CGFloat = 12
        /// The scale of a lifted preview.
        static let liftScale: CGFloat = 1.03
        /// The scale of a menu before it opens, and of a menu that is covered by a submenu.
        static let closedScale: CGFloat = 0.2
        static let coveredScale: CGFloat = 0.95
        /// The maximum height of a menu next to a preview, as a fraction of the screen's height.
        static let maximumHeightFraction: CGFloat = 0.6
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityViewIsModal = true
        previewContainer.clipsToBounds = true
        previewContainer.layer.cornerCurve = .continuous
        addSubview(dimming)
        addGestureRecognizer(UITapGestureRecognizer { [weak self] recognizer in self?.tapped(recognizer) })
    }

    @available(*, unavailable, message: "ContextMenuSession creates its overlay")
    required init?(coder: NSCoder) {
        preconditionFailure("ContextMenuOverlay cannot be decoded. ContextMenuSession creates its overlay.")
    }

    // MARK: Menus

    /// Shows a menu in front of the open ones. Call it inside an animation block.
    func push(_ platter: MenuPlatter) {
        platter.onResize = { [weak self] in self?.resize() }
        addSubview(platter)
        if let parent = platters.last {
            UIView.performWithoutAnimation {
                layOut(platter, at: submenuRect(of: platter, from: parent), growingFrom: .zero, isCovered: false)
                platter.alpha = 0
            }
            parent.isCovered = true
        }
        platters.append(platter)
        setNeedsLayout()
    }

    /// Closes the submenus in front of `platter`.
    func pop(to platter: MenuPlatter) {
        guard let index = platters.firstIndex(where: { $0 === platter }) else { return }
        let removed = platters[(index + 1)...]
        platters.removeSubrange((index + 1)...)
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
            platter.isCovered = false
            for view in removed { view.alpha = 0 }
            self.setNeedsLayout()
            self.layoutIfNeeded()
        } completion: { _ in
            removed.forEach { $0.removeFromSuperview() }
        }
    }

    private func resize() {
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
    }

    // MARK: Touches

    /// Returns the frontmost menu that contains `point`, or `nil` if there is none.
    func platter(at point: CGPoint) -> MenuPlatter? {
        platters.last { $0.frame.contains(point) }
    }

    private func tapped(_ recognizer: UITapGestureRecognizer) {
        let point = recognizer.location(in: self)
        if let platter = platter(at: point) {
            pop(to: platter)
        } else if previewView != nil, previewContainer.frame.contains(point) {
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

    /// The area in which the preview and the menus are placed.
    private var availableRect: CGRect {
        let safe = window?.safeAreaInsets ?? .zero
        return bounds.inset(by: UIEdgeInsets(top: safe.top + 8, left: 0, bottom: safe.bottom + 8, right: 0))
    }

    private struct MenuLayout {
        var preview = CGRect.zero
        var menu = CGRect.zero
        /// The point from which the menu grows.
        var start = CGPoint.zero
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        dimming.frame = bounds
        dimming.alpha = isOpen && !isCompact ? 1 : 0
        let layout = isCompact ? compactLayout() : previewLayout()
        if let previewView {
            let rect = isOpen ? layout.preview : closedPreviewFrame
            previewContainer.frame = rect
            previewView.frame = previewContainer.bounds
            previewContainer.layer.cornerRadius = isOpen ? Metrics.cornerRadius : 0
            previewContainer.alpha = !isOpen && (growsOnClose || fadesPreviewOnClose || previewsController) ? 0 : 1
        }
        guard let first = platters.first else { return }
        layOut(first, at: layout.menu, growingFrom: layout.start, isCovered: platters.count > 1)
        for (index, platter) in platters.enumerated().dropFirst() {
            let rect = submenuRect(of: platter, from: platters[index - 1])
            layOut(
                platter, at: rect, growingFrom: CGPoint(x: rect.midX, y: rect.minY),
                isCovered: index < platters.count - 1)
        }
    }

    private func layOut(_ platter: MenuPlatter, at rect: CGRect, growingFrom start: CGPoint, isCovered: Bool) {
        platter.bounds = CGRect(origin: .zero, size: rect.size)
        platter.layoutIfNeeded()
        platter.center = isOpen ? CGPoint(x: rect.midX, y: rect.midY) : start
        let scale = isOpen ? isCovered ? Metrics.coveredScale : 1 : Metrics.closedScale
        platter.transform = CGAffineTransform(scaleX: scale, y: scale)
        platter.alpha = isOpen ? 1 : 0
    }

    /// Returns the rectangle of a submenu. It covers the row that opened it, if there is room.
    private func submenuRect(of platter: MenuPlatter, from parent: MenuPlatter) -> CGRect {
        let availableRect = availableRect
        let height = min(platter.fullHeight, availableRect.height)
        let line = parent.rect(of: platter.menu)?.minY ?? 0
        let parentTop = parent.center.y - parent.bounds.height / 2
        let y = max(availableRect.minY, min(parentTop + line, availableRect.maxY - height))
        let width = platter.fullWidth
        return CGRect(x: parent.center.x - width / 2, y: y, width: width, height: height)
    }

    /// Returns the rectangles of the preview and its menu. The menu is placed below the preview, or above if
    /// there is room only there, and both are moved onto the screen.
    private func previewLayout() -> MenuLayout {
        let availableRect = availableRect
        let menu = platters.first
        let menuWidth = menu?.fullWidth ?? 0
        let menuHeight = min(menu?.fullHeight ?? 0, availableRect.height * Metrics.maximumHeightFraction)
        // The preview grows slightly, but never beyond the screen.
        let scale = min(Metrics.liftScale, (bounds.width - 8) / max(1, origin.width))
        var size = previewsController ? previewSize : CGSize(width: origin.width * scale, height: origin.height * scale)
        let menuSpace = menu == nil ? 0 : menuHeight + Metrics.gap
        size.height = min(size.height, max(44, availableRect.height - menuSpace))
        var rect = CGRect(
            x: origin.midX - size.width / 2, y: origin.midY - size.height / 2, width: size.width, height: size.height)
        if previewsController { rect.origin.x = bounds.midX - size.width / 2 }
        let hasRoomBelow = rect.maxY + menuSpace <= availableRect.maxY
        let isAbove = !hasRoomBelow && rect.minY - menuSpace >= availableRect.minY && !previewsController
        menu?.isReversed = isAbove && order == .priority
        rect.origin.y =
            isAbove
            ? min(rect.minY, availableRect.maxY - rect.height)
            : max(availableRect.minY, min(rect.minY, availableRect.maxY - rect.height - menuSpace))
        let x = min(
            max(Metrics.side, previewsController ? rect.minX : location.x - menuWidth / 2),
            bounds.width - Metrics.side - menuWidth)
        let y = isAbove ? rect.minY - Metrics.gap - menuHeight : rect.maxY + Metrics.gap
        return MenuLayout(
            preview: rect, menu: CGRect(x: x, y: y, width: menuWidth, height: menuHeight),
            start: CGPoint(x: location.x, y: isAbove ? origin.minY : origin.maxY))
    }

    /// Returns the rectangle of a control's menu: below or above the control, wherever there is more room,
    /// and aligned with the control's side of the screen.
    private func compactLayout() -> MenuLayout {
        guard let menu = platters.first else { return MenuLayout() }
        let availableRect = availableRect
        let below = availableRect.maxY - origin.maxY - Metrics.controlGap
        let above = origin.minY - Metrics.controlGap - availableRect.minY
        let full = menu.fullHeight
        let isAbove = full > below && above > below
        menu.isReversed = isAbove && order != .fixed
        let height = min(full, max(MenuRow.Metrics.height, isAbove ? above : below))
        let y = isAbove ? origin.minY - Metrics.controlGap - height : origin.maxY + Metrics.controlGap
        let width = menu.fullWidth
        var x = location.x - width / 2
        if location.x < bounds.width / 3 { x = location.x }
        if location.x > bounds.width * 2 / 3 { x = location.x - width }
        // A menu that the pointer opens starts at the pointer, and one of the menu bar at its title.
        if origin.width < 2 { x = location.x }
        if openNeighbor != nil {
            x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? origin.maxX - width : origin.minX
        }
        x = max(Metrics.controlSide, min(x, bounds.width - Metrics.controlSide - width))
        let start = CGPoint(x: origin.midX, y: isAbove ? origin.minY : origin.maxY)
        return MenuLayout(menu: CGRect(x: x, y: y, width: width, height: height), start: start)
    }

    /// The rectangle of the preview before the menu opens and after it has closed.
    private var closedPreviewFrame: CGRect {
        guard growsOnClose else { return origin }
        return previewsController ? bounds : origin.insetBy(dx: -origin.width * 0.1, dy: -origin.height * 0.1)
    }
}
