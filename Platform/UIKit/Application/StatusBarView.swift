import QuartzCore

/// The time, the signal and the battery at the top of a phone with a notch: always 9:41, always full, so that pictures
/// don't depend on when they were taken.
final class StatusBarView: UIView {
    /// An iPhone 14's width in points, which all places here are measured on.
    private static let referenceWidth: CGFloat = 390
    /// The least that a notch takes from the top of a screen, in points (iPhone X: 44).
    private static let notchHeight: CGFloat = 44
    /// The vertical middle of everything in the bar.
    private static let middle: CGFloat = 24

    /// Whether it is written in white, for what is dark below it.
    private var isLight = false {
        didSet { if isLight != oldValue { setNeedsDisplay() } }
    }

    /// Makes the bar for a phone that stands upright and has a notch; nil for other screens.
    init?(metrics: ScreenMetrics) {
        guard metrics.safeAreaInsets.top >= Self.notchHeight, metrics.size.height > metrics.size.width else {
            return nil
        }
        super.init(frame: CGRect(x: 0, y: 0, width: metrics.size.width, height: metrics.safeAreaInsets.top))
        layer.name = "status bar"
        layer.contentsScale = metrics.scale
        isOpaque = false
        setNeedsDisplay()
    }

    @available(*, unavailable, message: "the screen makes its status bar itself")
    required init?(coder: NSCoder) {
        preconditionFailure("StatusBarView: the screen makes its status bar itself")
    }

    /// Follows what the controller below wishes.
    func follow(_ appearance: StatusBarAppearance) {
        isHidden = appearance.isHidden
        isLight = appearance.isLight
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        let color = isLight ? UIColor.white : UIColor.black
        let factor = bounds.width / Self.referenceWidth
        drawTime(centerX: 53 * factor, color: color)
        let right = bounds.width - 28 * factor
        drawBattery(right: right, color: color)
        drawWireless(centerX: right - 40.5, color: color)
        drawSignal(right: right - 53.5, color: color)
    }

    private func drawTime(centerX: CGFloat, color: UIColor) {
        let text = "9:41" as NSString
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: color,
        ]
        let size = text.size(withAttributes: attributes)
        text.draw(
            at: CGPoint(x: centerX - size.width / 2, y: Self.middle - size.height / 2), withAttributes: attributes)
    }

    /// Four bars, each higher than the one before.
    private func drawSignal(right: CGFloat, color: UIColor) {
        color.setFill()
        for (index, height) in [CGFloat(4), 6.5, 9, 11.5].enumerated() {
            let bar = CGRect(
                x: right - 18 + CGFloat(index) * 5, y: Self.middle + 5.75 - height, width: 3.2, height: height)
            UIBezierPath(roundedRect: bar, cornerRadius: 1).fill()
        }
    }

    /// Three quarter rings around a point, the innermost filled.
    private func drawWireless(centerX: CGFloat, color: UIColor) {
        color.setFill()
        let center = CGPoint(x: centerX, y: Self.middle + 5.75)
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
        let shell = CGRect(x: right - 26.5, y: Self.middle - 6, width: 24, height: 12)
        color.withAlphaComponent(0.35).set()
        let outline = UIBezierPath(roundedRect: shell, cornerRadius: 3.8)
        outline.lineWidth = 1
        outline.stroke()
        UIBezierPath(
            roundedRect: CGRect(x: shell.maxX + 1.2, y: Self.middle - 2, width: 1.4, height: 4), cornerRadius: 0.7
        ).fill()
        color.setFill()
        UIBezierPath(roundedRect: shell.insetBy(dx: 2, dy: 2), cornerRadius: 2.2).fill()
    }
}

/// How the status bar is to look, as the controller wishes whose view is below it.
struct StatusBarAppearance: Equatable {
    var style = UIStatusBarStyle.default
    var isHidden = false
    /// Whether it is written in white.
    var isLight = false

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
        style = controller.preferredStatusBarStyle
        isHidden = controller.prefersStatusBarHidden
        switch style {
        case .lightContent: isLight = true
        case .darkContent: isLight = false
        case .default: isLight = controller.traitCollection.userInterfaceStyle == .dark
        }
        if root.presentationsAbove.contains(where: { $0.controller.darkensStatusBar }) { isLight = true }
    }
}

extension UIViewController {
    /// Says that the controller's wishes for the status bar have changed.
    public final func setNeedsStatusBarAppearanceUpdate() {
        viewIfLoaded?.window?.screen.layer.setNeedsLayout()
    }
}

/// Tells where a scene's status bar is, and how it looks.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
    private let screen: UIScreen

    init(screen: UIScreen) {
        self.screen = screen
        super.init()
    }

    /// How the bar is written.
    public var statusBarStyle: UIStatusBarStyle { screen.statusBarAppearance.style }

    /// Whether the bar is not shown: always in a window of the desktop, which has none.
    public var isStatusBarHidden: Bool { screen.statusBar?.isHidden ?? true }

    /// The bar's rectangle on the screen; empty where it is not shown.
    public var statusBarFrame: CGRect { screen.statusBarFrame }
}
