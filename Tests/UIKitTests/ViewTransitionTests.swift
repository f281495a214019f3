import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("View transitions", .serialized)
struct ViewTransitionTests {
    private let screen = HeadlessScreen(size: CGSize(width: 100, height: 100), scale: 1, safeAreaInsets: .zero)
    private let root = UIViewController()
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    init() {
        screen.show(root)
        root.view.backgroundColor = .white
        box.backgroundColor = .black
        root.view.addSubview(box)
        screen.settle()
    }

    private func brightness(_ x: Int, _ y: Int) -> Int { Int(screen.picture.pixel(x, y).red) }

    @Test("a cross-dissolve fades from the previous appearance to the current one")
    func dissolving() {
        var ended: Bool?
        UIView.transition(with: box, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
            box.backgroundColor = .white
        } completion: {
            ended = $0
        }
        #expect(box.subviews.isEmpty)
        screen.advance(by: 0.01)
        #expect(brightness(20, 20) < 20)
        screen.advance(by: 0.49)
        #expect(abs(brightness(20, 20) - 128) < 10 && ended == nil)
        screen.settle()
        #expect(brightness(20, 20) == 255 && ended == true && box.layer.sublayers?.isEmpty ?? true)
    }

    @Test(
        "cross-dissolving a translucent view shows nothing but its two appearances"
    )
    func dissolvingClear() {
        let label = UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
        let (old, new) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 50)), UIView())
        new.frame = CGRect(x: 30, y: 0, width: 20, height: 50)
        for view in [old, new] {
            view.backgroundColor = .black
            label.addSubview(view)
        }
        new.isHidden = true
        root.view.addSubview(label)
        screen.settle()
        UIView.transition(
            from: old, to: new, duration: 1,
            options: [.transitionCrossDissolve, .showHideTransitionViews, .curveLinear])
        #expect(old.isHidden && !new.isHidden && old.superview === label)
        screen.advance(by: 0.5)
        #expect(abs(brightness(60, 75) - 128) < 10 && abs(brightness(90, 75) - 128) < 10)
        screen.settle()
        #expect(brightness(60, 75) == 255 && brightness(90, 75) == 0 && label.alpha == 1)
    }

    @Test("a view replaces another one, immediately without duration")
    func exchanging() {
        let other = UIView(frame: box.frame)
        other.backgroundColor = .white
        var ended: Bool?
        UIView.transition(from: box, to: other, duration: 0) { ended = $0 }
        #expect(box.superview == nil && other.superview === root.view)
        screen.settle()
        #expect(ended == true)
    }

    @Test("a window's root view controller can be replaced with a cross-dissolve")
    func window() throws {
        let window = try #require(screen.window)
        let other = UIViewController()
        other.view.backgroundColor = .black
        UIView.transition(with: window, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
            window.rootViewController = other
        }
        screen.advance(by: 0.5)
        #expect(abs(brightness(80, 80) - 128) < 10)
        screen.settle()
        #expect(brightness(80, 80) == 0)
    }
}
