import QuartzCore

/// The time, signal and battery at the top of a phone with a notch. It always shows 9:41 and a full battery,
/// so that snapshots are reproducible.
final class StatusBarView: UIView {
    /// The width of an iPhone 14, in points. All horizontal positions are measured on it.
    private static let referenceWidth: CGFloat = 390
    /// The minimum top safe area of a phone with a notch, in points (iPhone X: 44).
    private static let notchHeight: CGFloat = 44
    private static let batteryWidth: CGFloat = 26.5
    private static let signalWidth: CGFloat = 18
    /// The vertical center of the bar's content.
    private static let centerY: CGFloat = 24

    /// Whether the time is at the right and the battery at the left, as for languages that are read from right to left.
    private let isMirrored: Bool

    /// Whether the content is white, for a dark background.
    private var usesLightContent = false {
        didSet { if usesLightContent != oldValue { setNeedsDisplay() } }
    }

    /// Creates the status bar, or returns `nil` if the screen is not that of a phone with a notch in
    /// portrait orientation.
    init?(metrics: ScreenMetrics) {
        guard metrics.safeAreaInsets.top >= Self.notchHeight, metrics.size.height > metrics.size.width else {
            return nil
        }
        isMirrored = metrics.layoutDirection == .rightToLeft
        super.init(frame: CGRect(x: 0, y: 0, width: metrics.size.width, height: metrics.safeAreaInsets.top))
        layer.name = "status bar"
        layer.contentsScale = metrics.scale
        isOpaque = false
        setNeedsDisplay()
    }

    @available(*, unavailable, message: "UIScreen creates its status bar")
    required init?(coder: NSCoder) {
        preconditionFailure("StatusBarView cannot be decoded. UIScreen creates its status bar.")
    }

    func apply(_ appearance: StatusBarAppearance) {
        isHidden = appearance.isHidden
        usesLightContent = appearance.usesLightContent
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        let color = usesLightContent ? UIColor.white : UIColor.black
        let factor = bounds.width / Self.referenceWidth
        drawTime(centerX: isMirrored ? bounds.width - 53 * factor : 53 * factor, color: color)
        let edge = bounds.width - 28 * factor
        // Positions are mirrored, but not the glyphs themselves.
        func right(_ position: CGFloat, width: CGFloat) -> CGFloat {
            isMirrored ? bounds.width - position + width : position
        }
        drawBattery(right: right(edge, width: Self.batteryWidth), color: color)
        drawWireless(centerX: right(edge - 40.5, width: 0), color: color)
        drawSignal(right: right(edge - 53.5, width: Self.signalWidth), color: color)
    }

    private func drawTime(centerX: CGFloat, color: UIColor) {
        let text = "9:41" as NSString
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: color,
        ]
        let size = text.size(withAttributes: attributes)
        text.draw(
            at: CGPoint(x: centerX - size.width / 2, y: Self.centerY - size.height / 2), withAttributes: attributes)
    }

    /// Draws four bars of increasing height.
    private func drawSignal(right: CGFloat, color: UIColor) {
        color.setFill()
        for (index, height) in [CGFloat(4), 6.5, 9, 11.5].enumerated() {
            let bar = CGRect(
                x: right - Self.signalWidth + CGFloat(index) * 5, y: Self.centerY + 5.75 - height, width: 3.2,
                height: height)
            UIBezierPath(roundedRect: bar, cornerRadius: 1).fill()
        }
    }

    /// Draws a filled quarter disk and two quarter rings around the same center.
    private func drawWireless(centerX: CGFloat, color: UIColor) {
        color.setFill()
        let center = CGPoint(x: centerX, y: Self.centerY + 5.75)
        let (start, end) = (-CGFloat.pi * 3 / 4, -CGFloat.pi / 4)
        for (inner, outer) in [(CGFloat(0), CGFloat(3.6)), (5, 7.4), (8.8, 11.4)] {
            let ring = UIBezierPath()
            ring.addArc(withCenter: center, radius: outer, startAngle: start, endAngle: end, clockwise: true)
            if inner > 0 {
                ring.addArc(withCenter: center, radius: inner, startAngle: end, endAngle: start, clockwise: false)
            } else {
                ring.addLine(to: center)
            }
            ring.close()
            ring.fill()
        }
    }

    private func drawBattery(right: CGFloat, color: UIColor) {
        let shell = CGRect(
            x: right - Self.batteryWidth, y: Self.centerY - 6, width: 24, height: 12)
        color.withAlphaComponent(0.35).set()
        let outline = UIBezierPath(roundedRect: shell, cornerRadius: 3.8)
        outline.lineWidth = 1
        outline.stroke()
        UIBezierPath(
            roundedRect: CGRect(x: shell.maxX + 1.2, y: Self.centerY - 2, width: 1.4, height: 4), cornerRadius: 0.7
        ).fill()
        color.setFill()
        UIBezierPath(roundedRect: shell.insetBy(dx: 2, dy: 2), cornerRadius: 2.2).fill()
    }
}

/// The status bar style and visibility that the frontmost view controller prefers, or that the app sets.
struct StatusBarAppearance: Equatable {
    var style = UIStatusBarStyle.default
    var isHidden = false
    /// Whether the status bar's content is white.
    var usesLightContent = false

    @MainActor
    init(below window: UIWindow?) {
        guard let window, let root = window.rootViewController else { return }
        var controller = root
        while true {
            if let above = controller.presentation, above.phase != .dismissing, above.controller.controlsStatusBar {
                controller = above.presented
            } else if let child = controller.childForStatusBarStyle {
                controller = child
            } else {
                break
            }
        }
        if let settings = UIApplication.shared.statusBarSettings {
            style = settings.style
            isHidden = settings.isHidden
        } else {
            style = controller.preferredStatusBarStyle
            isHidden = controller.statusBarHider.prefersStatusBarHidden
        }
        switch style {
        case .lightContent: usesLightContent = true
        case .darkContent: usesLightContent = false
        case .default: usesLightContent = controller.traitCollection.userInterfaceStyle == .dark
        }
        if root.presentationsAbove.contains(where: { $0.controller.darkensStatusBar }) { usesLightContent = true }
    }
}

extension UIViewController {
    /// The descendant whose visibility of the status bar is used.
    fileprivate final var statusBarHider: UIViewController {
        sequence(first: self, next: \.childForStatusBarHidden).suffix(1).last ?? self
    }

    final func baseSetNeedsStatusBarAppearanceUpdate() {
        viewIfLoaded?.window?.screen.layer.setNeedsLayout()
    }
}

/// The configuration of a scene's status bar.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
    private let screen: UIScreen

    init(screen: UIScreen) {
        self.screen = screen
        super.init()
    }

    /// The status bar's style.
    public var statusBarStyle: UIStatusBarStyle { screen.statusBarAppearance.style }

    /// Whether the status bar is hidden. Always `true` in a desktop window, which has none.
    public var isStatusBarHidden: Bool { screen.statusBar?.isHidden ?? true }

    /// The status bar's frame on the screen, or an empty rectangle if it is hidden.
    public var statusBarFrame: CGRect { screen.statusBarFrame }
}
