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
