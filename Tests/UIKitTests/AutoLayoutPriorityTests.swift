import Testing

@testable import UIKit

/// Compares layouts with competing priorities with calculated frames.
@MainActor
@Suite("Auto Layout priorities")
struct AutoLayoutPriorityTests {
    /// Two views from edge to edge, 8 points apart.
    private func row(_ first: UIView, _ second: UIView, width: CGFloat = 300) -> UIView {
        let root = layoutRoot(width)
        root.adding(first).pinned(left: 0, top: 0, height: 10)
        root.adding(second).pinned(top: 0, right: 0, height: 10)
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8).on()
        root.layoutIfNeeded()
        return root
    }

    @Test("a priority and a window level can be raised and lowered by a number")
    func arithmetic() {
        var priority = UILayoutPriority.required - 1
        #expect(priority.rawValue == 999)
        priority += 1
        #expect(priority == .required)
        priority -= 250
        #expect(priority == .defaultHigh && UILayoutPriority.defaultLow + 1 == UILayoutPriority(251))
        #expect(UIWindow.Level.alert + 1 > .alert && UIWindow.Level.normal - 1 < .normal)
    }

    @Test(
        "of two views the one with the lower hugging priority grows",
        arguments: [(251, 250, 60, 232), (250, 251, 212, 80), (999, 1, 60, 232), (250, 1000, 212, 80)])
    func hugging(first: Float, second: Float, firstWidth: CGFloat, secondWidth: CGFloat) {
        let (one, other) = (ContentBox(60, 10).hugging(first), ContentBox(80, 10).hugging(second))
        _ = row(one, other)
        expect(one.frame, is: 0, 0, firstWidth, 10)
        expect(other.frame, is: firstWidth + 8, 0, secondWidth, 10)
    }

    @Test(
        "of two views the one with the lower compression resistance priority is compressed",
        arguments: [(750, 749, 200, 92), (749, 750, 112, 180), (1000, 750, 200, 92), (1, 2, 112, 180)])
    func compression(first: Float, second: Float, firstWidth: CGFloat, secondWidth: CGFloat) {
        let one = ContentBox(200, 10).hugging(compression: first)
        let other = ContentBox(180, 10).hugging(compression: second)
        _ = row(one, other)
        expect(one.frame, is: 0, 0, firstWidth, 10)
        expect(other.frame, is: firstWidth + 8, 0, secondWidth, 10)
    }

    @Test("a view that is compressed to zero leaves the rest of the shortage to the other view")
    func cutToNothing() {
        let one = ContentBox(200, 10).hugging(compression: 760)
        let other = ContentBox(100, 10)
        relate(other, .width, .greaterThanOrEqual, to: nil, .notAnAttribute, plus: 20)
        _ = row(one, other, width: 150)
        expect(one.frame, is: 0, 0, 122, 10)
        expect(other.frame, is: 130, 0, 20, 10)
    }

    @Test(
        "a width constraint applies if its priority exceeds the content's",
        arguments: [
            (50, 1, 100), (50, 500, 100), (50, 749, 100), (50, 751, 50), (50, 999, 50), (150, 1, 100), (150, 249, 100),
            (150, 251, 150), (150, 1000, 150), (50, 1000, 50),
        ])
    func againstContents(width: CGFloat, priority: Float, result: CGFloat) {
        let root = layoutRoot()
        let box = root.adding(ContentBox(100, 10)).pinned(left: 0, top: 0)
        box.widthAnchor.constraint(equalToConstant: width).on(priority)
        root.layoutIfNeeded()
        expect(box.frame, is: 0, 0, result, 10)
    }

    @Test(
        "the optional width with the highest priority is satisfied as closely as required constraints allow",
        arguments: [(0, 400, 120), (0, 100, 100), (150, 400, 150), (130, 140, 130), (0, 30, 30), (120, 120, 120)])
    func optionalWidths(least: CGFloat, most: CGFloat, result: CGFloat) {
        let root = layoutRoot()
        let box = root.addingBox(left: 0, top: 0, height: 10)
        box.widthAnchor.constraint(equalToConstant: 40).on(1)
        box.widthAnchor.constraint(equalToConstant: 120).on(999)
        box.widthAnchor.constraint(equalToConstant: 80).on(500)
        box.widthAnchor.constraint(greaterThanOrEqualToConstant: least).on()
        box.widthAnchor.constraint(lessThanOrEqualToConstant: most).on()
        root.layoutIfNeeded()
        expect(box.frame, is: 0, 0, result, 10)
    }

    @Test(
        "a view is half as wide as its superview between a minimum and a maximum width",
        arguments: [(150, 100), (200, 100), (300, 150), (390, 195), (400, 200), (600, 200)])
    func inequalityPair(room: CGFloat, result: CGFloat) {
        let root = layoutRoot(room)
        let box = root.addingBox(left: 0, top: 0, height: 10)
        box.widthAnchor.constraint(greaterThanOrEqualToConstant: 100).on()
        box.widthAnchor.constraint(lessThanOrEqualToConstant: 200).on()
        box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5).on(750)
        root.layoutIfNeeded()
        expect(box.frame, is: 0, 0, result, 10)
    }

    @Test("an almost required edge yields to a required maximum width", arguments: [(120, 120), (400, 300)])
    func almostRequiredEdge(most: CGFloat, result: CGFloat) {
        let root = layoutRoot()
        let box = root.addingBox(left: 0, top: 0, height: 10)
        box.trailingAnchor.constraint(equalTo: root.trailingAnchor).on(999)
        box.widthAnchor.constraint(lessThanOrEqualToConstant: most).on()
        root.layoutIfNeeded()
        expect(box.frame, is: 0, 0, result, 10)
    }

    @Test(
        "an optional minimum width competes with the hugging priority", arguments: [(250, 200), (749, 200), (751, 100)])
    func optionalLeast(hugging: Float, result: CGFloat) {
        let root = layoutRoot()
        let box = root.adding(ContentBox(100, 10).hugging(hugging)).pinned(left: 0, top: 0)
        box.widthAnchor.constraint(greaterThanOrEqualToConstant: 200).on(750)
        root.layoutIfNeeded()
        expect(box.frame, is: 0, 0, result, 10)
    }

    @Test(
        "an optional maximum width competes with the compression resistance priority",
        arguments: [(749, 50), (751, 100), (1000, 100)])
    func optionalMost(compression: Float, result: CGFloat) {
        let root = layoutRoot()
        let box = root.adding(ContentBox(100, 10).hugging(compression: compression)).pinned(left: 0, top: 0)
        box.widthAnchor.constraint(lessThanOrEqualToConstant: 50).on(750)
        root.layoutIfNeeded()
        expect(box.frame, is: 0, 0, result, 10)
    }

    // At 400 points the title is centered, from 140 to 260. At 330 its center would be at 165 and its
    // leading edge at 105: it is moved to 108. At 300 only the 104 points from 108 to 212 are available.
    @Test(
        "a title is centered while possible, then moves aside, and is compressed last",
        arguments: [(400, 140, 120), (330, 108, 120), (300, 108, 104)])
    func title(room: CGFloat, x: CGFloat, width: CGFloat) {
        let root = layoutRoot(room)
        let back = root.adding(ContentBox(100, 10)).pinned(left: 0, top: 0)
        let done = root.adding(ContentBox(80, 10)).pinned(top: 0, right: 0)
        let title = root.adding(ContentBox(120, 10).hugging(compression: 740)).pinned(top: 0)
        title.centerXAnchor.constraint(equalTo: root.centerXAnchor).on(500)
        title.leadingAnchor.constraint(greaterThanOrEqualTo: back.trailingAnchor, constant: 8).on()
        title.trailingAnchor.constraint(lessThanOrEqualTo: done.leadingAnchor, constant: -8).on()
        root.layoutIfNeeded()
        expect(title.frame, is: x, 0, width, 10)
        expect(back.frame, is: 0, 0, 100, 10)
        expect(done.frame, is: room - 80, 0, 80, 10)
    }

    @Test("vertical priorities are independent of horizontal ones")
    func vertical() {
        let root = layoutRoot()
        let upper = root.adding(ContentBox(10, 30)).pinned(left: 0, top: 0)
        let lower = root.adding(ContentBox(10, 40)).pinned(left: 0, bottom: 0)
        lower.topAnchor.constraint(equalTo: upper.bottomAnchor).on()
        upper.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        upper.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        root.layoutIfNeeded()
        expect(upper.frame, is: 0, 0, 10, 30)
        expect(lower.frame, is: 0, 30, 10, 170)
        lower.setContentHuggingPriority(UILayoutPriority(252), for: .vertical)
        root.layoutIfNeeded()
        expect(upper.frame, is: 0, 0, 10, 160)
        expect(lower.frame, is: 0, 160, 10, 40)
    }

    @Test("a constraint takes precedence over any number of constraints with lower priority")
    func levels() {
        let root = layoutRoot()
        let box = root.addingBox(left: 0, top: 0, height: 10)
        box.widthAnchor.constraint(equalToConstant: 50).on(501)
        for _ in 0..<40 { box.widthAnchor.constraint(equalToConstant: 250).on(500) }
        root.layoutIfNeeded()
        expect(box.frame, is: 0, 0, 50, 10)
    }

    @Test("an optional constraint that can't be satisfied is satisfied as closely as possible")
    func asNearAsPossible() {
        let root = layoutRoot()
        let wall = root.addingBox(top: 0, right: 0, width: 100, height: 10)
        let box = root.addingBox(top: 0, width: 60, height: 10)
        box.rightAnchor.constraint(lessThanOrEqualTo: wall.leftAnchor).on()
        box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 180).on(10)
        root.layoutIfNeeded()
        // The wall begins at 200: a box of 60 points can begin at 140 at most.
        expect(box.frame, is: 140, 0, 60, 10)
    }
}
