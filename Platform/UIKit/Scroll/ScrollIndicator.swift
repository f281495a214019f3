/// An indicator of the position of the visible content.
///
/// Only its layer is added to the scroll view, so that the subviews are only the content.
final class ScrollIndicator: UIView {
    // Dimensions in points. They are not documented; clones of UIKit use the same.
    private static let thickness: CGFloat = 2.5
    /// The thickness below a pointer.
    private static let wideThickness: CGFloat = 8
    private static let margin: CGFloat = 3
    private static let shortest: CGFloat = 36
    /// The minimum length while content is dragged far beyond its edge.
    private static let shortestPastEdge: CGFloat = 8
    private static let opacity: CGFloat = 0.35
    /// The times after a motion until an indicator fades, and of the fading, in seconds.
    static let fadeDelay: TimeInterval = 0.25
    static let flash: TimeInterval = 1
    private static let fading: TimeInterval = 0.4

    private let isVertical: Bool
    /// Whether the pointer can drag the indicator.
    var isWide = false { didSet { layer.cornerRadius = thickness / 2 } }
    private var thickness: CGFloat { isWide ? Self.wideThickness : Self.thickness }
    private var fade: DisplayClock.Timer?
    private var shownStyle: (UIScrollView.IndicatorStyle, UIUserInterfaceStyle)?

    init(isVertical: Bool) {
        self.isVertical = isVertical
        super.init(frame: .zero)
        layer.cornerRadius = Self.thickness / 2
        alpha = 0
    }

    @available(*, unavailable, message: "ScrollIndicator is created by UIScrollView")
    required init?(coder: NSCoder) {
        preconditionFailure("ScrollIndicator can't be decoded. UIScrollView creates it.")
    }

    func show() {
        fade?.cancel()
        fade = nil
        layer.removeAnimation(forKey: "opacity")
        UIView.performWithoutAnimation { alpha = 1 }
    }

    func hide(after delay: TimeInterval) {
        fade?.cancel()
        guard alpha > 0 else { return }
        fade = DisplayClock.schedule(after: delay) { [weak self] in
            UIView.animate(withDuration: Self.fading) { self?.alpha = 0 }
        }
    }

    func place(in scrollView: UIScrollView) {
        let style = (scrollView.indicatorStyle, scrollView.traitCollection.userInterfaceStyle)
        if shownStyle ?? (.default, .unspecified) != style || shownStyle == nil {
            shownStyle = style
            let isLight = style.0 == .white || (style.0 == .default && style.1 == .dark)
            layer.backgroundColor = UIColor(white: isLight ? 1 : 0, alpha: Self.opacity).cgColor
        }
        // Only if necessary, because layers with a `zPosition` have to be sorted in each frame.
        if scrollView.layer.sortsSublayers, layer.zPosition == 0 { layer.zPosition = .greatestFiniteMagnitude }
        let bar = rect(in: scrollView)
        layer.bounds = CGRect(origin: .zero, size: bar.size)
        layer.position = CGPoint(x: bar.midX, y: bar.midY)
    }

    /// Returns the rectangle of the indicator, in the coordinates of the scroll view.
    func rect(in scrollView: UIScrollView) -> CGRect {
        let bounds = scrollView.layer.bounds
        let insets = scrollView.indicatorInsets(isVertical: isVertical)
        let limits = scrollView.limits
        if isVertical {
            let (start, length) = bar(
                track: bounds.height - insets.top - insets.bottom, visible: bounds.height, limits: limits.y,
                offset: bounds.minY)
            let isAtLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let x =
                isAtLeft
                ? bounds.minX + insets.left + Self.margin : bounds.maxX - insets.right - Self.margin - thickness
            return CGRect(x: x, y: bounds.minY + insets.top + start, width: thickness, height: length)
        }
        let (start, length) = bar(
            track: bounds.width - insets.left - insets.right, visible: bounds.width, limits: limits.x,
            offset: bounds.minX)
        return CGRect(
            x: bounds.minX + insets.left + start, y: bounds.maxY - insets.bottom - Self.margin - thickness,
            width: length, height: thickness)
    }

    /// Returns the offset of the content at which the indicator starts at a position, in points from the edge of the scroll view.
    func offset(forStart position: CGFloat, in scrollView: UIScrollView) -> CGFloat {
        let bar = rect(in: scrollView)
        let insets = scrollView.indicatorInsets(isVertical: isVertical)
        let size = scrollView.bounds.size
        let limits = isVertical ? scrollView.limits.y : scrollView.limits.x
        let track = isVertical ? size.height - insets.top - insets.bottom : size.width - insets.left - insets.right
        let room = track - 2 * Self.margin - (isVertical ? bar.height : bar.width)
        guard room > 0 else { return limits.lowerBound }
        let part = (position - (isVertical ? insets.top : insets.left) - Self.margin) / room
        return limits.lowerBound + min(1, max(0, part)) * (limits.upperBound - limits.lowerBound)
    }

    /// Returns the start and the length of the indicator on its track.
    private func bar(
        track: CGFloat, visible: CGFloat, limits: ClosedRange<CGFloat>, offset: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        let room = max(0, track - 2 * Self.margin)
        let distance = limits.upperBound - limits.lowerBound
        guard distance > 0, visible > 0 else { return (Self.margin, room) }
        let past = max(0, limits.lowerBound - offset, offset - limits.upperBound)
        let length = max(
            Self.shortestPastEdge, min(room, max(Self.shortest, room * visible / (distance + visible))) - past)
        let part = min(1, max(0, (offset - limits.lowerBound) / distance))
        return (Self.margin + part * (room - length), length)
    }
}

/// The indicators of a scroll view, created when they are first shown.
@MainActor
struct ScrollIndicators {
    private(set) var vertical: ScrollIndicator?
    private(set) var horizontal: ScrollIndicator?
    private var areShown = false
    /// Whether the pointer is on an indicator, which then does not fade.
    private var isHeld = false

    mutating func show(in scrollView: UIScrollView) {
        let limits = scrollView.limits
        areShown = true
        vertical = indicator(
            vertical, isVertical: true,
            isNeeded: scrollView.showsVerticalScrollIndicator && !scrollView.hasIndex
                && limits.y.lowerBound < limits.y.upperBound,
            in: scrollView)
        horizontal = indicator(
            horizontal, isVertical: false,
            isNeeded: scrollView.showsHorizontalScrollIndicator && limits.x.lowerBound < limits.x.upperBound,
            in: scrollView)
        bringToFront(in: scrollView)
    }

    private func indicator(
        _ old: ScrollIndicator?, isVertical: Bool, isNeeded: Bool, in scrollView: UIScrollView
    ) -> ScrollIndicator? {
        guard isNeeded else {
            old?.layer.removeFromSuperlayer()
            return nil
        }
        let indicator = old ?? ScrollIndicator(isVertical: isVertical)
        if old == nil { scrollView.layer.addSublayer(indicator.layer) }
        indicator.place(in: scrollView)
        indicator.show()
        return indicator
    }

    mutating func hide(after delay: TimeInterval) {
        guard areShown, !isHeld else { return }
        areShown = false
        vertical?.hide(after: delay)
        horizontal?.hide(after: delay)
    }

    /// Shows the indicators and widens the one that the pointer is on, or ends that for `nil`.
    mutating func hold(_ axis: NSLayoutConstraint.Axis?, in scrollView: UIScrollView) {
        isHeld = axis != nil
        if axis != nil { show(in: scrollView) }
        vertical?.isWide = axis == .vertical
        horizontal?.isWide = axis == .horizontal
        place(in: scrollView)
        hide(after: ScrollIndicator.fadeDelay)
    }

    /// Lays out the visible indicators.
    func place(in scrollView: UIScrollView) {
        if let vertical, vertical.alpha > 0 { vertical.place(in: scrollView) }
        if let horizontal, horizontal.alpha > 0 { horizontal.place(in: scrollView) }
    }

    func bringToFront(in scrollView: UIScrollView) {
        let bars = [horizontal, vertical].compactMap { $0?.layer }
        guard !bars.isEmpty, let layers = scrollView.layer.sublayers,
            !layers.suffix(bars.count).elementsEqual(bars, by: ===)
        else { return }
        for bar in bars { scrollView.layer.addSublayer(bar) }
    }
}

extension UIScrollView {
    /// Returns the insets of an indicator, including the safe area.
    final func indicatorInsets(isVertical: Bool) -> UIEdgeInsets {
        let own = isVertical ? verticalScrollIndicatorInsets : horizontalScrollIndicatorInsets
        var insets = automaticallyAdjustsScrollIndicatorInsets ? own + ownSafeArea : own
        insets.bottom = max(insets.bottom, keyboardHeight)
        return insets
    }
}
