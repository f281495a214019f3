import Testing
import TrestleTesting

@testable import UIKit

@Suite("Activity indicators", .serialized) @MainActor
final class ActivityIndicatorTests {
    private lazy var screen = HeadlessScreen(size: CGSize(width: 100, height: 60), scale: 2, safeAreaInsets: .zero)
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))

    private func show(_ indicators: UIActivityIndicatorView...) {
        root.backgroundColor = .systemBackground
        for indicator in indicators { root.addSubview(indicator) }
        screen.show(root)
    }

    @Test("the style determines the size, and changing the style updates the size")
    func sizes() {
        let medium = UIActivityIndicatorView(style: .medium)
        #expect(medium.bounds.size == CGSize(width: 20, height: 20))
        #expect(medium.intrinsicContentSize == CGSize(width: 20, height: 20))
        medium.style = .large
        #expect(medium.bounds.size == CGSize(width: 37, height: 37))
        let framed = UIActivityIndicatorView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
        #expect(framed.style == .medium && framed.frame == CGRect(x: 5, y: 5, width: 50, height: 50))
        #expect(framed.sizeThatFits(.zero) == CGSize(width: 20, height: 20))
    }

    @Test("an indicator is hidden while it is stopped, unless `hidesWhenStopped` is false")
    func hiding() {
        let indicator = UIActivityIndicatorView(style: .medium)
        #expect(indicator.isHidden && !indicator.isAnimating)
        indicator.startAnimating()
        #expect(!indicator.isHidden && indicator.isAnimating)
        indicator.stopAnimating()
        #expect(indicator.isHidden && !indicator.isAnimating)
        indicator.hidesWhenStopped = false
        #expect(!indicator.isHidden)
        indicator.startAnimating()
        indicator.stopAnimating()
        #expect(!indicator.isHidden)
    }

    @Test("an indicator draws one frame per step, and none while it is stopped, hidden or removed")
    func cost() {
        let indicator = UIActivityIndicatorView(style: .medium)
        show(indicator)
        screen.settle()
        indicator.startAnimating()
        screen.advanceFrame()
        var before = screen.frameCount
        screen.advance(by: 1)
        #expect((20...30).contains(screen.frameCount - before))
        indicator.isHidden = true
        screen.advanceFrame()
        before = screen.frameCount
        screen.advance(by: 1)
        #expect(screen.frameCount == before)
        indicator.isHidden = false
        indicator.removeFromSuperview()
        #expect(indicator.isAnimating)
        screen.advanceFrame()
        before = screen.frameCount
        screen.advance(by: 1)
        #expect(screen.frameCount == before && DisplayClock.nextTimer == nil)
        root.addSubview(indicator)
        screen.advance(by: 0.2)
        #expect(screen.frameCount > before)
        indicator.stopAnimating()
        #expect(screen.settle())
    }

    @Test("an indicator in a hidden view needs no frames and is not drawn, and continues when the view is shown")
    func hiddenSuperview() {
        final class Counter: UIActivityIndicatorView {
            var count = 0
            override func draw(_ rect: CGRect) {
                count += 1
                super.draw(rect)
            }
        }
        let indicator = Counter(style: .medium)
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        cell.addSubview(indicator)
        root.addSubview(cell)
        show()
        indicator.startAnimating()
        screen.advance(by: 0.2)
        cell.isHidden = true
        screen.advance(by: 0.2)
        let before = (screen.frameCount, indicator.count)
        indicator.setNeedsDisplay()
        screen.advance(by: 1)
        #expect((screen.frameCount, indicator.count) == before && DisplayClock.nextTimer == nil)
        #expect(indicator.isAnimating)
        cell.isHidden = false
        screen.advance(by: 0.2)
        #expect(indicator.count > before.1)
        cell.isHidden = true
        screen.advance(by: 0.2)
        cell.removeFromSuperview()
        cell.isHidden = false
        #expect(DisplayClock.nextTimer == nil)
        root.addSubview(cell)
        let count = indicator.count
        screen.advance(by: 0.2)
        #expect(indicator.count > count)
    }

    @Test("an endless animation in a hidden view needs no frames, and continues when the view is shown")
    func hiddenAnimation() {
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let pulse = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        pulse.backgroundColor = .red
        cell.addSubview(pulse)
        root.addSubview(cell)
        show()
        screen.settle()
        UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) { pulse.alpha = 0.2 }
        screen.advance(by: 0.2)
        cell.isHidden = true
        screen.advance(by: 0.1)
        #expect(screen.settle() && pulse.layer.animationKeys() != nil)
        let before = screen.frameCount
        screen.advance(by: 1)
        #expect(screen.frameCount == before)
        cell.isHidden = false
        screen.advance(by: 0.2)
        #expect(screen.frameCount > before + 5)
    }

    @Test("an endless animation of a layer in no tree needs no frames and does not retain the layer")
    func detachedAnimation() {
        show()
        screen.settle()
        weak var deallocated: CALayer?
        do {
            let layer = CALayer()
            deallocated = layer
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.duration = 0.5
            animation.repeatCount = .infinity
            animation.isRemovedOnCompletion = false
            layer.add(animation, forKey: "pulse")
            screen.advance(by: 0.1)
            let before = screen.frameCount
            screen.advance(by: 1)
            #expect(screen.frameCount == before && layer.animationKeys() == ["pulse"])
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            layer.backgroundColor = UIColor.red.cgColor
            root.layer.addSublayer(layer)
            screen.advance(by: 0.4)
            #expect(screen.frameCount > before + 10)
            layer.removeFromSuperlayer()
            screen.advance(by: 0.1)
        }
        #expect(deallocated == nil)
    }

    @Test("a button shows an activity indicator in place of its image while `showsActivityIndicator` is true")
    func button() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        configuration.image = UIImage(systemName: "tray")
        configuration.imagePadding = 6
        let button = UIButton(configuration: configuration)
        root.addSubview(button)
        screen.show(root)
        button.sizeToFit()
        let width = button.bounds.width
        button.configuration?.showsActivityIndicator = true
        button.sizeToFit()
        button.layoutIfNeeded()
        let wheel = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
        #expect(wheel?.isAnimating == true && wheel?.frame.width == 20 && wheel?.color == .white)
        #expect(button.subviews.compactMap { $0 as? UIImageView }.allSatisfy { $0.image == nil })
        #expect(button.bounds.width < width + 10)
        button.configuration?.showsActivityIndicator = false
        #expect(!button.subviews.contains { $0 is UIActivityIndicatorView })
        #expect(button.subviews.compactMap { $0 as? UIImageView }.contains { $0.image != nil })
    }

    @Test("an indicator that is no longer referenced stops animating")
    func lifetime() {
        weak var deallocated: UIActivityIndicatorView?
        do {
            let indicator = UIActivityIndicatorView(style: .medium)
            show(indicator)
            indicator.startAnimating()
            deallocated = indicator
            indicator.removeFromSuperview()
        }
        #expect(deallocated == nil)
        #expect(screen.settle())
    }

    @Test(
        "both styles match their reference images at 2x, with and without a custom color",
        arguments: [UIUserInterfaceStyle.light, .dark]
    )
    func look(style: UIUserInterfaceStyle) {
        screen = HeadlessScreen(
            size: CGSize(width: 100, height: 60), scale: 2, style: style, safeAreaInsets: .zero)
        let (medium, large) = (UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large))
        medium.center = CGPoint(x: 25, y: 30)
        large.center = CGPoint(x: 65, y: 30)
        show(medium, large)
        medium.startAnimating()
        large.startAnimating()
        large.color = style == .dark ? .systemOrange : nil
        screen.advance(by: 0.3)
        expectSnapshot(screen, matches: style == .dark ? "spinners-dark" : "spinners")
    }
}
