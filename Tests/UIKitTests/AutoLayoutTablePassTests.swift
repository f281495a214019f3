import Testing
import TrestleTesting

@testable import UIKit

/// When views are asked, and sizes that fit: numbers worked out by hand.
@MainActor
@Suite("Auto Layout by hand: passes", .serialized)
struct AutoLayoutTablePassTests {
    /// Notes when a view is asked for its constraints and to lay out its subviews.
    private final class Diary {
        var entries: [String] = []
    }

    private final class NotingView: UIView {
        let name: String
        let diary: Diary

        init(_ name: String, _ diary: Diary) {
            self.name = name
            self.diary = diary
            super.init(frame: .zero)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { preconditionFailure("made in code") }

        override func updateConstraints() {
            diary.entries.append("constraints \(name)")
            super.updateConstraints()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            diary.entries.append("layout \(name) \(Int(bounds.width))")
        }
    }

    /// Lays nothing out by constraints.
    private final class StubbornView: UIView {
        override func layoutSubviews() {}
    }

    @Test("constraints are updated from the innermost view outwards, once each, and only where that is due")
    func updateOrder() {
        let diary = Diary()
        let (outer, middle, inner) = (
            NotingView("outer", diary), NotingView("middle", diary), NotingView("inner", diary)
        )
        let root = layoutRoot()
        root.adding(outer).pinned(left: 0, top: 0, width: 90, height: 90)
        outer.adding(middle).pinned(left: 0, top: 0, width: 60, height: 60)
        middle.adding(inner).pinned(left: 0, top: 0, width: 30, height: 30)
        root.layoutIfNeeded()
        diary.entries = []
        for view in [outer, inner, middle, inner, outer] { view.setNeedsUpdateConstraints() }
        root.layoutIfNeeded()
        let updates = diary.entries.filter { $0.hasPrefix("constraints") }
        #expect(updates == ["constraints inner", "constraints middle", "constraints outer"])
        #expect(diary.entries.prefix(3).elementsEqual(updates))
        diary.entries = []
        middle.setNeedsUpdateConstraints()
        #expect(middle.needsUpdateConstraints() && !outer.needsUpdateConstraints())
        root.layoutIfNeeded()
        #expect(diary.entries.filter { $0.hasPrefix("constraints") } == ["constraints middle"])
    }

    @Test("a superview is laid out before its subviews, which have their new sizes by then")
    func layoutOrder() {
        let diary = Diary()
        let (outer, middle, inner) = (
            NotingView("outer", diary), NotingView("middle", diary), NotingView("inner", diary)
        )
        let root = layoutRoot()
        root.adding(outer).pinned(left: 10, top: 0, right: 10, height: 90)
        outer.adding(middle).pinned(left: 10, top: 0, right: 10, height: 60)
        middle.adding(inner).pinned(left: 10, top: 0, right: 10, height: 30)
        root.layoutIfNeeded()
        diary.entries = []
        root.frame.size.width = 200
        root.layoutIfNeeded()
        #expect(diary.entries == ["layout outer 180", "layout middle 160", "layout inner 140"])
    }

    @Test("a view that lays out its subviews without calling super leaves them where they are")
    func withoutSuper() {
        let root = layoutRoot()
        let stubborn = root.adding(StubbornView()).pinned(left: 10, top: 0, width: 100, height: 50)
        let inner = stubborn.addingBox(left: 5, top: 5, width: 20, height: 20)
        root.layoutIfNeeded()
        expect(stubborn.frame, is: 10, 0, 100, 50)
        #expect(inner.frame == .zero)
    }

    // MARK: Animation

    @Test(
        "a constant that changes inside of an animation by a layout of any view around it is animated",
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

    @Test("a constant that changes outside of an animation jumps")
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

    // MARK: Sizes that fit

    struct Fitting: Sendable {
        var target: CGSize
        var horizontal: Float = 50
        var vertical: Float = 50
        let result: CGSize
    }

    // Contents of 80 × 30 with 10 points around them.
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

    @Test("a target size counts against contents by its priorities", arguments: fittings, [true, false])
    func fitting(_ fitting: Fitting, isPlacedByHand: Bool) {
        let root = layoutRoot()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 33, height: 44))
        if isPlacedByHand { root.addSubview(view) } else { root.adding(view).pinned(left: 7, top: 7) }
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
        "without contents a view is as small or as large as its constraints allow",
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
        "a view with contents of its own is as large as they ask, where its constraints say nothing",
        arguments: [true, false])
    func fittingOwnContents(isPlacedByHand: Bool) {
        let view = ContentBox(80, 30)
        view.translatesAutoresizingMaskIntoConstraints = isPlacedByHand
        view.pinned(width: 60)
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: 60, height: 30))
    }

    @Test("a view without superview that is placed by constraints is as large as they say, also after it was measured")
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
