import Testing
import TrestleTesting

@testable import UIKit

private final class InvalidatingView: UIView {
    @Invalidating(.layout, .intrinsicContentSize, .display) var lineWidth: CGFloat = 1
    @Invalidating(.constraints) var isWide = false
    var layouts = 0
    var sizes = 0
    var constraintUpdates = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        sizes += 1
    }
    override func updateConstraints() {
        constraintUpdates += 1
        super.updateConstraints()
    }
}

private final class TintedView: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
}

@Suite("Members of views", .serialized) @MainActor
struct ViewMemberTests {
    private let screen = HeadlessScreen()
    private let controller = UIViewController()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        screen.show(controller)
        controller.view.addSubview(view)
        screen.settle()
    }

    private func shown(_ path: KeyPath<CALayer, Float>) -> Float? { view.layer.presentation()?[keyPath: path] }

    private final class CardView: UIView {
        let card = UIView()
        override var backgroundColor: UIColor? {
            get { card.backgroundColor }
            set { card.backgroundColor = newValue }
        }
    }

    @Test("a view whose background is that of a subview remains transparent when its traits change")
    func forwardedBackground() {
        let view = CardView()
        view.addSubview(view.card)
        view.backgroundColor = .white
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.addSubview(view)
        window.overrideUserInterfaceStyle = .dark
        #expect(view.layer.backgroundColor == nil && view.card.layer.backgroundColor == UIColor.white.cgColor)
    }

    @Test("an invalidating property invalidates the parts of its view when it changes, and only then")
    func invalidating() {
        let view = InvalidatingView()
        controller.view.addSubview(view)
        screen.settle()
        let (layouts, sizes, updates) = (view.layouts, view.sizes, view.constraintUpdates)
        view.lineWidth = 1
        screen.settle()
        #expect(view.layouts == layouts && view.sizes == sizes)
        view.lineWidth = 2
        screen.settle()
        #expect(view.layouts == layouts + 1 && view.sizes == sizes + 1 && view.constraintUpdates == updates)
        view.isWide = true
        screen.settle()
        #expect(view.constraintUpdates == updates + 1)
    }

    @Test("keyframes animate one property through their values, and hold them in between")
    func keyframes() {
        view.alpha = 0
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { self.view.alpha = 1 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.view.alpha = 0.5 }
        }
        #expect(view.alpha == 0.5)
        screen.advanceFrame()
        let start = screen.time
        for (time, opacity) in [(0.125, 0.5), (0.375, 1), (0.75, 0.75), (0.95, 0.55)] {
            screen.advance(by: start + time - screen.time)
            #expect(abs(Double(shown(\.opacity) ?? -1) - opacity) < 0.08, "at \(time)")
        }
        screen.settle()
        #expect(shown(\.opacity) == 0.5)
    }

    @Test("keyframes outside of an animation change the view immediately")
    func loneKeyframe() {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.view.alpha = 0.25 }
        #expect(view.alpha == 0.25)
        #expect(view.layer.animationKeys()?.isEmpty != false)
    }

    @Test("changes between beginAnimations and commitAnimations are animated")
    @available(*, deprecated)
    func openAnimation() {
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        view.alpha = 0
        UIView.commitAnimations()
        screen.advance(by: 0.5)
        #expect(abs((shown(\.opacity) ?? 0) - 0.5) < 0.05)
        view.alpha = 1
        screen.settle()
        #expect(shown(\.opacity) == 1)
        UIView.commitAnimations()
    }

    @Test("modified animations run several times, forward and backward")
    func repetition() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { self.view.alpha = 0 }
        }
        screen.advance(by: 1.5)
        #expect(abs((shown(\.opacity) ?? 0) - 0.5) < 0.06)
        screen.advance(by: 1.5)
        #expect(abs((shown(\.opacity) ?? 0) - 0.0) < 0.06)
    }

    @Test("deleted views fade, and are removed with their former values")
    func deletion() {
        var finished: Bool?
        UIView.perform(.delete, on: [view], animations: nil) { finished = $0 }
        #expect(view.superview != nil)
        screen.settle()
        #expect(view.superview == nil && finished == true)
        #expect(view.alpha == 1 && view.transform.isIdentity)
    }

    @Test("a flip changes the contents when the view is turned by half")
    func flip() {
        var finished: Bool?
        UIView.transition(with: view, duration: 1, options: .transitionFlipFromLeft) {
            self.view.tag = 7
        } completion: {
            finished = $0
        }
        screen.advance(by: 0.4)
        #expect(view.tag == 0 && (view.layer.presentation()?.frame.width ?? 100) < 60)
        screen.advance(by: 0.2)
        #expect(view.tag == 7 && finished == nil)
        screen.settle()
        #expect(finished == true && view.transform.isIdentity && view.frame.width == 100)
    }

    @Test("a dimmed view and its subviews have a gray tint color until the mode is normal again")
    func tintAdjustment() throws {
        view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let inner = TintedView()
        view.addSubview(inner)
        let changes = inner.changes
        view.tintAdjustmentMode = .dimmed
        #expect(inner.changes == changes + 1 && inner.tintAdjustmentMode == .dimmed)
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        try #require(inner.tintColor).getRed(&red, green: &green, blue: &blue, alpha: nil)
        #expect(abs(red - 0.299) < 0.01 && red == green && green == blue)
        inner.tintAdjustmentMode = .normal
        #expect(inner.tintColor == view.ownTintColor)
        view.tintAdjustmentMode = .automatic
        #expect(view.tintAdjustmentMode == .normal && view.tintColor == view.ownTintColor)
    }

    @Test("an interpolating motion effect has values between its extremes")
    func motionEffect() {
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        effect.minimumRelativeValue = -10
        effect.maximumRelativeValue = 10
        let values = effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: 0))
        #expect(values?["center.x"] as? Double == 5)
        view.addMotionEffect(effect)
        #expect(view.motionEffects == [effect])
        view.removeMotionEffect(effect)
        #expect(view.motionEffects.isEmpty && view.center == CGPoint(x: 50, y: 50))
    }
}
