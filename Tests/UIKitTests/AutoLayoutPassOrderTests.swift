import Testing
import TrestleTesting

@testable import UIKit

/// Checks the order of layout passes, and compares fitting sizes with calculated sizes.
@MainActor
@Suite("Auto Layout passes and fitting sizes", .serialized)
struct AutoLayoutPassOrderTests {
    /// Logs the calls of `updateConstraints` and `layoutSubviews`.
    private final class CallLog {
        var entries: [String] = []
    }

    private final class LoggingView: UIView {
        let name: String
        let log: CallLog

        init(_ name: String, _ log: CallLog) {
            self.name = name
            self.log = log
            super.init(frame: .zero)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { preconditionFailure("made in code") }

        override func updateConstraints() {
            log.entries.append("constraints \(name)")
            super.updateConstraints()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            log.entries.append("layout \(name) \(Int(bounds.width))")
        }
    }

    /// Overrides `layoutSubviews` without calling super, so that its subviews are not laid out.
    private final class SuperlessLayoutView: UIView {
        override func layoutSubviews() {}
    }

    @Test("constraints are updated from the innermost view outward, once each, and only where an update is pending")
    func updateOrder() {
        let log = CallLog()
        let (outer, middle, inner) = (
            LoggingView("outer", log), LoggingView("middle", log), LoggingView("inner", log)
        )
        let root = layoutRoot()
        root.adding(outer).pinned(left: 0, top: 0, width: 90, height: 90)
        outer.adding(middle).pinned(left: 0, top: 0, width: 60, height: 60)
        middle.adding(inner).pinned(left: 0, top: 0, width: 30, height: 30)
        root.layoutIfNeeded()
        log.entries = []
        for view in [outer, inner, middle, inner, outer] { view.setNeedsUpdateConstraints() }
        root.layoutIfNeeded()
        let updates = log.entries.filter { $0.hasPrefix("constraints") }
        #expect(updates == ["constraints inner", "constraints middle", "constraints outer"])
        #expect(log.entries.prefix(3).elementsEqual(updates))
        log.entries = []
        middle.setNeedsUpdateConstraints()
        #expect(middle.needsUpdateConstraints() && !outer.needsUpdateConstraints())
        root.layoutIfNeeded()
        #expect(log.entries.filter { $0.hasPrefix("constraints") } == ["constraints middle"])
    }

    @Test("a superview is laid out before its subviews, which have their new sizes by then")
    func layoutOrder() {
        let log = CallLog()
        let (outer, middle, inner) = (
            LoggingView("outer", log), LoggingView("middle", log), LoggingView("inner", log)
        )
        let root = layoutRoot()
        root.adding(outer).pinned(left: 10, top: 0, right: 10, height: 90)
        outer.adding(middle).pinned(left: 10, top: 0, right: 10, height: 60)
        middle.adding(inner).pinned(left: 10, top: 0, right: 10, height: 30)
        root.layoutIfNeeded()
        log.entries = []
        root.frame.size.width = 200
        root.layoutIfNeeded()
        #expect(log.entries == ["layout outer 180", "layout middle 160", "layout inner 140"])
    }

    @Test("a view that overrides `layoutSubviews` without calling super leaves its subviews unchanged")
    func withoutSuper() {
        let root = layoutRoot()
        let superless = root.adding(SuperlessLayoutView()).pinned(left: 10, top: 0, width: 100, height: 50)
        let inner = superless.addingBox(left: 5, top: 5, width: 20, height: 20)
        root.layoutIfNeeded()
        expect(superless.frame, is: 10, 0, 100, 50)
        #expect(inner.frame == .zero)
    }

    // MARK: Animation

    @Test(
        "a changed constant is animated by `layoutIfNeeded()` of any superview in an animation block",
        arguments: [0, 1, 2])
    func animation(level: Int) throws {
        let screen = HeadlessScreen(size: CGSize(width: 300, height: 200), scale: 1, safeAreaInsets: .zero)
        let container = UIView()
        screen.show(container)
        let outer = container.addingBox(left: 0, top: 0, width: 200, height: 100)
        let inner = outer.addingBox(left: 0, top: 0, width: 200, height: 100)
        let box = inner.addingBox(top: 0, width: 10, height: 10)
        let left = box.leftAnchor.constraint(equalTo: inner.leftAnchor).on()
        screen.settle()
        left.constant = 100
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            [container, outer, inner][level].layoutIfNeeded()
        }
        #expect(box.frame.minX == 100)
        screen.advance(by: 0.5)
        let x = try #require(box.layer.presentation()?.frame.minX)
        #expect(x > 40 && x < 60)
        screen.settle()
        #expect(box.layer.presentation()?.frame.minX == 100)
    }

    @Test("a constant that changes outside an animation applies without animation")
    func withoutAnimation() throws {
        let screen = HeadlessScreen(size: CGSize(width: 300, height: 200), scale: 1, safeAreaInsets: .zero)
        let container = UIView()
        screen.show(container)
        let box = container.addingBox(top: 0, width: 10, height: 10)
        let left = box.leftAnchor.constraint(equalTo: container.leftAnchor).on()
        screen.settle()
        left.constant = 100
        screen.advanceFrame()
        #expect(box.layer.presentation()?.frame.minX == 100)
    }

    // MARK: Fitting sizes

    struct Fitting: Sendable {
        var target: CGSize
        var horizontal: Float = 50
        var vertical: Float = 50
        let result: CGSize
    }

    // Content of 80 × 30 points with insets of 10 points.
    nonisolated private static let fittings = [
        Fitting(target: .zero, result: CGSize(width: 100, height: 50)),
        Fitting(target: CGSize(width: 10_000, height: 10_000), result: CGSize(width: 100, height: 50)),
        Fitting(target: CGSize(width: 220, height: 0), horizontal: 1000, result: CGSize(width: 220, height: 50)),
        Fitting(target: CGSize(width: 0, height: 70), vertical: 1000, result: CGSize(width: 100, height: 70)),
        Fitting(
            target: CGSize(width: 40, height: 30), horizontal: 1000, vertical: 1000,
            result: CGSize(width: 40, height: 30)),
        Fitting(target: CGSize(width: 200, height: 0), horizontal: 249, result: CGSize(width: 100, height: 50)),
        Fitting(target: CGSize(width: 200, height: 0), horizontal: 251, result: CGSize(width: 200, height: 50)),
        Fitting(target: CGSize(width: 60, height: 0), horizontal: 749, result: CGSize(width: 100, height: 50)),
        Fitting(target: CGSize(width: 60, height: 0), horizontal: 751, result: CGSize(width: 60, height: 50)),
        Fitting(target: CGSize(width: 0, height: 90), vertical: 251, result: CGSize(width: 100, height: 90)),
        Fitting(target: CGSize(width: 0, height: 20), vertical: 751, result: CGSize(width: 100, height: 20)),
    ]

    @Test("the target size competes with the content by priority", arguments: fittings, [true, false])
    func fitting(_ fitting: Fitting, usesAutoresizingMask: Bool) {
        let root = layoutRoot()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 33, height: 44))
        if usesAutoresizingMask { root.addSubview(view) } else { root.adding(view).pinned(left: 7, top: 7) }
        let content = view.adding(ContentBox(80, 30)).pinned(left: 10, top: 10, right: 10, bottom: 10)
        root.layoutIfNeeded()
        let frames = [view.frame, content.frame]
        let size = view.systemLayoutSizeFitting(
            fitting.target, withHorizontalFittingPriority: UILayoutPriority(fitting.horizontal),
            verticalFittingPriority: UILayoutPriority(fitting.vertical))
        expect(size.width, is: fitting.result.width)
        expect(size.height, is: fitting.result.height)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect([view.frame, content.frame] == frames)
    }

    @Test(
        "the fitting size of a view without content is limited by its constraints",
        arguments: [(0, 70, 40), (10_000, 300, 10_000), (100, 100, 100)])
    func fittingBetweenBounds(target: CGFloat, width: CGFloat, height: CGFloat) {
        let view = UIView()
        view.addingBox(left: 0, top: 0, right: 0, bottom: 0)
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 70).on()
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 300).on()
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: 40).on()
        let size = view.systemLayoutSizeFitting(CGSize(width: target, height: target))
        #expect(size == CGSize(width: width, height: height))
    }

    @Test(
        "the fitting size of a view with an intrinsic size combines it with its constraints",
        arguments: [true, false])
    func fittingOwnContents(usesAutoresizingMask: Bool) {
        let view = ContentBox(80, 30)
        view.translatesAutoresizingMaskIntoConstraints = usesAutoresizingMask
        view.pinned(width: 60)
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: 60, height: 30))
    }

    @Test("a constrained view without superview is sized by its constraints, before and after measurement")
    func withoutSuperview() {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        let content = view.adding(ContentBox(80, 30)).pinned(left: 10, top: 10, right: 10, bottom: 10)
        view.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
        let size = view.systemLayoutSizeFitting(
            CGSize(width: 500, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 500, height: 50))
        content.content.width = 90
        view.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 110, height: 50))
    }
}
