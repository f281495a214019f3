import Testing
import TrestleTesting

@testable import UIKit

/// Compares layouts with margins, safe areas, guides and scroll views with calculated frames.
@MainActor
@Suite("Frames of layout guides", .serialized)
struct AutoLayoutGuideFrameTests {
    /// Pins the edges of `view` to those of `guide`.
    private func fill(_ guide: UILayoutGuide, with view: UIView) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }

    private func margins(_ all: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: all, left: all, bottom: all, right: all) }

    // MARK: Margins

    @Test("default margins are 8 points, and layouts follow when they change")
    func layoutMargins() {
        let root = layoutRoot()
        let box = root.adding(UIView())
        fill(root.layoutMarginsGuide, with: box)
        root.layoutIfNeeded()
        expect(box.frame, is: 8, 8, 284, 184)
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        root.layoutIfNeeded()
        expect(box.frame, is: 2, 1, 294, 196)
        root.directionalLayoutMargins.trailing = 30
        root.layoutIfNeeded()
        expect(box.frame, is: 2, 1, 268, 196)
    }

    @Test("`centerXWithinMargins` is the center of the area between the margins")
    func middleWithinMargins() {
        let root = layoutRoot()
        root.layoutMargins = UIEdgeInsets(top: 40, left: 100, bottom: 0, right: 0)
        let box = root.addingBox(width: 20, height: 20)
        relate(box, .centerX, to: root, .centerXWithinMargins)
        relate(box, .centerY, to: root, .centerYWithinMargins)
        root.layoutIfNeeded()
        expect(box.frame, is: 190, 110, 20, 20)
    }

    @Test("a view that preserves its superview's margins has the part of them that overlaps it")
    func preserved() {
        let root = layoutRoot()
        root.layoutMargins = margins(20)
        let box = root.addingBox(top: 50, width: 200, height: 100)
        let left = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5).on()
        box.preservesSuperviewLayoutMargins = true
        let inner = box.adding(UIView())
        fill(box.layoutMarginsGuide, with: inner)
        root.layoutIfNeeded()
        // 5 of the 20 points are outside the box.
        expect(inner.frame, is: 15, 8, 177, 84)
        root.layoutMargins.left = 40
        root.layoutIfNeeded()
        expect(inner.frame, is: 35, 8, 157, 84)
        left.constant = 30
        root.layoutIfNeeded()
        expect(inner.frame, is: 10, 8, 182, 84)
        box.preservesSuperviewLayoutMargins = false
        root.layoutIfNeeded()
        expect(inner.frame, is: 8, 8, 184, 84)
    }

    @Test("margins are preserved through several views, with constraints or frames", arguments: [true, false])
    func preservedTwice(areConstrained: Bool) {
        let root = layoutRoot()
        root.layoutMargins = margins(20)
        let (outer, middle, inner) = (UIView(), UIView(), UIView())
        if areConstrained {
            root.adding(outer).pinned(left: 5, top: 5, right: 0, bottom: 0)
            outer.adding(middle).pinned(left: 3, top: 0, right: 0, bottom: 0)
        } else {
            outer.frame = CGRect(x: 5, y: 5, width: 295, height: 195)
            root.addSubview(outer)
            middle.frame = CGRect(x: 3, y: 0, width: 292, height: 195)
            outer.addSubview(middle)
        }
        for view in [outer, middle] { view.preservesSuperviewLayoutMargins = true }
        middle.adding(inner)
        fill(middle.layoutMarginsGuide, with: inner)
        root.layoutIfNeeded()
        expect(inner.frame, is: 12, 15, 260, 160)
        root.layoutMargins = margins(50)
        root.layoutIfNeeded()
        expect(inner.frame, is: 42, 45, 200, 100)
    }

    // MARK: The safe area

    @Test("the safe area guide excludes the screen's insets, minus the offset of the view")
    func safeArea() {
        let screen = HeadlessScreen(
            size: CGSize(width: 300, height: 200), scale: 1,
            safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 5))
        let controller = UIViewController()
        screen.show(controller)
        let root: UIView = controller.view
        let box = root.adding(UIView())
        fill(root.safeAreaLayoutGuide, with: box)
        let lower = root.addingBox(left: 0, right: 0, bottom: 0)
        let top = lower.topAnchor.constraint(equalTo: root.topAnchor, constant: 15).on()
        let inner = lower.adding(UIView())
        fill(lower.safeAreaLayoutGuide, with: inner)
        let innermost = lower.adding(UIView())
        fill(lower.layoutMarginsGuide, with: innermost)
        screen.settle()
        expect(box.frame, is: 0, 20, 295, 170)
        expect(lower.frame, is: 0, 15, 300, 185)
        expect(inner.frame, is: 0, 5, 295, 170)
        expect(innermost.frame, is: 8, 13, 279, 154)
        top.constant = 40
        screen.settle()
        expect(inner.frame, is: 0, 0, 295, 150)
        controller.additionalSafeAreaInsets.top = 30
        screen.settle()
        // 20 and 30 are 50 points, of which 10 are above the top of the lower view.
        expect(box.frame, is: 0, 50, 295, 140)
        expect(inner.frame, is: 0, 10, 295, 140)
    }

    @Test(
        "the readable content guide is at most 672 points wide and centered within the margins",
        arguments: [(300, 8, 284), (600, 8, 584), (688, 8, 672), (900, 114, 672), (1000, 164, 672)])
    func readable(rootWidth: CGFloat, x: CGFloat, width: CGFloat) {
        let root = layoutRoot(100)
        let box = root.adding(UIView())
        fill(root.readableContentGuide, with: box)
        root.layoutIfNeeded()
        root.frame.size.width = rootWidth
        root.layoutIfNeeded()
        expect(box.frame, is: x, 8, width, 184)
    }

    // MARK: Custom guides

    @Test("spacers of equal width distribute views")
    func spacers() {
        let root = layoutRoot()
        let (first, second) = (root.adding(ContentBox(60, 10)), root.adding(ContentBox(90, 10)))
        let guides = (0..<3).map { _ in UILayoutGuide() }
        guides.forEach(root.addLayoutGuide)
        var edge = root.leadingAnchor
        for (guide, view) in zip(guides, [first, second]) {
            view.pinned(top: 0)
            guide.leadingAnchor.constraint(equalTo: edge).on()
            view.leadingAnchor.constraint(equalTo: guide.trailingAnchor).on()
            guide.widthAnchor.constraint(equalTo: guides[2].widthAnchor).on()
            edge = view.trailingAnchor
        }
        guides[2].leadingAnchor.constraint(equalTo: edge).on()
        guides[2].trailingAnchor.constraint(equalTo: root.trailingAnchor).on()
        root.layoutIfNeeded()
        // (300 − 60 − 90) / 3
        expect(first.frame, is: 50, 0, 60, 10)
        expect(second.frame, is: 160, 0, 90, 10)
        expect(guides[1].layoutFrame.width, is: 50)
        second.content.width = 60
        root.layoutIfNeeded()
        expect(second.frame, is: 180, 0, 60, 10)
    }

    @Test(
        "a guide's frame is in its view's coordinates, and can be constrained to outer views", arguments: [true, false])
    func guideAcross(isConstrained: Bool) {
        let root = layoutRoot()
        let box = UIView(frame: CGRect(x: 50, y: 20, width: 200, height: 100))
        if isConstrained {
            root.adding(box).pinned(left: 50, top: 20, width: 200, height: 100)
        } else {
            root.addSubview(box)
        }
        let guide = UILayoutGuide()
        box.addLayoutGuide(guide)
        let outside = root.addingBox(left: 80, top: 150, width: 60, height: 10)
        let inner = box.adding(UIView())
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: outside.leadingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 70),
            guide.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
            guide.heightAnchor.constraint(equalToConstant: 40),
        ])
        fill(guide, with: inner)
        root.layoutIfNeeded()
        expect(guide.layoutFrame, is: 30, 5, 70, 40)
        expect(inner.frame, is: 30, 5, 70, 40)
    }

    // MARK: Scroll views

    private func scrollView(in root: UIView) -> UIScrollView {
        let scrollView = root.adding(UIScrollView()).pinned(left: 0, top: 0, right: 0, bottom: 0)
        scrollView.contentInsetAdjustmentBehavior = .never
        return scrollView
    }

    @Test("the content layout guide determines the content size, from the scroll view's width and the content's height")
    func contentGuide() {
        let root = layoutRoot()
        let scrollView = scrollView(in: root)
        let content = scrollView.adding(UIView())
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 10),
            content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor, constant: -10),
            content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 5),
            content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -5),
            scrollView.contentLayoutGuide.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
        let height = content.heightAnchor.constraint(equalToConstant: 600).on()
        root.layoutIfNeeded()
        expect(content.frame, is: 10, 5, 280, 600)
        #expect(scrollView.contentSize == CGSize(width: 300, height: 610))
        height.constant = 50
        root.frame.size.width = 200
        root.layoutIfNeeded()
        expect(content.frame, is: 10, 5, 180, 50)
        #expect(scrollView.contentSize == CGSize(width: 200, height: 60))
    }

    @Test("views pinned to the frame layout guide or to an outer view do not move when the content scrolls")
    func pinnedToFrame() {
        let root = layoutRoot()
        let scrollView = scrollView(in: root)
        scrollView.addingBox(left: 0, top: 0, right: 0, bottom: 0, width: 300, height: 1000)
        let header = scrollView.addingBox(left: 0, width: 300, height: 30)
        header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 10).on()
        let button = scrollView.addingBox(left: 0, width: 40, height: 40)
        button.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10).on()
        let box = scrollView.addingBox(left: 50, top: 60, width: 100, height: 100)
        let inner = box.adding(UIView())
        fill(box.layoutMarginsGuide, with: inner)
        root.layoutIfNeeded()
        expect(inner.frame, is: 8, 8, 84, 84)
        expect(header.rect(in: root), is: 0, 10, 300, 30)
        expect(button.rect(in: root), is: 0, 150, 40, 40)
        #expect(scrollView.contentSize == CGSize(width: 300, height: 1000))
        scrollView.contentOffset.y = 100
        root.layoutIfNeeded()
        expect(box.frame, is: 50, 60, 100, 100)
        expect(inner.frame, is: 8, 8, 84, 84)
        expect(header.frame, is: 0, 110, 300, 30)
        expect(button.frame, is: 0, 250, 40, 40)
        expect(header.rect(in: root), is: 0, 10, 300, 30)
        expect(button.rect(in: root), is: 0, 150, 40, 40)
    }

    @Test("horizontally chained views determine the content width")
    func sideways() {
        let root = layoutRoot()
        let scrollView = scrollView(in: root)
        let boxes = [120, 200, 90].map { scrollView.adding(ContentBox($0, 50)).pinned(top: 0, bottom: 0) }
        boxes[0].pinned(left: 0)
        boxes[2].pinned(right: 0)
        boxes[1].leadingAnchor.constraint(equalTo: boxes[0].trailingAnchor, constant: 10).on()
        boxes[2].leadingAnchor.constraint(equalTo: boxes[1].trailingAnchor, constant: 10).on()
        root.layoutIfNeeded()
        expect(boxes[2].frame, is: 340, 0, 90, 50)
        #expect(scrollView.contentSize == CGSize(width: 430, height: 50))
        boxes[0].content.width = 20
        root.layoutIfNeeded()
        expect(boxes[2].frame, is: 240, 0, 90, 50)
        #expect(scrollView.contentSize == CGSize(width: 330, height: 50))
    }
}
