import Testing

@testable import UIKit

/// Compares layouts after changes with calculated frames.
@MainActor
@Suite("Auto Layout changes")
struct AutoLayoutChangeTests {
    /// Adds a view to `parent` with constraints or with a frame.
    private func box(_ frame: CGRect, in parent: UIView, isConstrained: Bool) -> UIView {
        if isConstrained {
            return parent.addingBox(left: frame.minX, top: frame.minY, width: frame.width, height: frame.height)
        }
        let view = UIView(frame: frame)
        parent.addSubview(view)
        return view
    }

    // MARK: Nesting

    @Test("a nested view aligns with a view outside its superview", arguments: [true, false])
    func acrossLevels(isConstrained: Bool) {
        let root = layoutRoot()
        let box = box(CGRect(x: 100, y: 50, width: 150, height: 100), in: root, isConstrained: isConstrained)
        let inner = box.adding(UIView())
        let innermost = inner.adding(ContentBox(30, 10))
        inner.pinned(top: 5)
        innermost.pinned(left: 4, top: 2, right: 4, bottom: 2)
        let outside = root.addingBox(left: 130, top: 0, width: 20, height: 20)
        innermost.leftAnchor.constraint(equalTo: outside.leftAnchor).on()
        root.layoutIfNeeded()
        expect(inner.frame, is: 26, 5, 38, 14)
        expect(innermost.frame, is: 4, 2, 30, 10)
        expect(innermost.rect(in: root), is: 130, 57, 30, 10)
        if isConstrained {
            root.constraints.first { $0.firstItem === box && $0.firstAttribute == .left }?.constant = 90
        } else {
            box.frame.origin.x = 90
        }
        root.layoutIfNeeded()
        expect(inner.frame, is: 36, 5, 38, 14)
        expect(innermost.rect(in: root), is: 130, 57, 30, 10)
    }

    @Test(
        "alignment with an outer view persists when an unconstrained superview or its superview moves"
    )
    func acrossUnconstrainedViews() {
        let root = layoutRoot()
        let outer = root.addingBox(top: 0, width: 200, height: 100)
        let left = outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20).on()
        let unconstrained = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
        outer.addSubview(unconstrained)
        let inner = unconstrained.addingBox(width: 30, height: 10)
        inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100).on()
        inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 15).on()
        root.layoutIfNeeded()
        expect(inner.frame, is: 70, 5, 30, 10)
        left.constant = 40
        root.layoutIfNeeded()
        expect(inner.frame, is: 50, 5, 30, 10)
        unconstrained.frame.origin = CGPoint(x: 20, y: 5)
        root.layoutIfNeeded()
        expect(inner.frame, is: 40, 10, 30, 10)
    }

    @Test("superviews have the size of their content through several levels")
    func growingBoxes() {
        let root = layoutRoot()
        let outer = root.adding(UIView()).pinned(top: 0, right: 0)
        let inner = outer.adding(UIView()).pinned(left: 1, top: 2, right: 3, bottom: 4)
        let content = inner.adding(ContentBox(50, 20)).pinned(left: 5, top: 6, right: 7, bottom: 8)
        root.layoutIfNeeded()
        expect(outer.frame, is: 234, 0, 66, 40)
        expect(inner.frame, is: 1, 2, 62, 34)
        expect(content.frame, is: 5, 6, 50, 20)
        content.content = CGSize(width: 80, height: 10)
        root.layoutIfNeeded()
        expect(outer.frame, is: 204, 0, 96, 30)
        expect(content.frame, is: 5, 6, 80, 10)
    }

    @Test("a view resized by its autoresizing mask moves the constrained views beside it")
    func masks() {
        let root = layoutRoot()
        let box = root.addingBox(left: 0, top: 0, right: 0, height: 100)
        root.layoutIfNeeded()
        let unconstrained = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 80))
        unconstrained.autoresizingMask = [.flexibleWidth]
        box.addSubview(unconstrained)
        let next = box.addingBox(top: 0, height: 10)
        next.leftAnchor.constraint(equalTo: unconstrained.rightAnchor, constant: 5).on()
        next.rightAnchor.constraint(equalTo: box.rightAnchor).on()
        root.layoutIfNeeded()
        expect(next.frame, is: 195, 0, 105, 10)
        root.frame.size.width = 400
        root.layoutIfNeeded()
        expect(unconstrained.frame, is: 10, 10, 280, 80)
        expect(next.frame, is: 295, 0, 105, 10)
    }

    @Test("an unconstrained view that moves to another superview is resolved in its new coordinates")
    func movedUnconstrained() {
        let root = layoutRoot()
        let box = root.addingBox(left: 100, top: 50, width: 150, height: 100)
        let unconstrained = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        root.addSubview(unconstrained)
        let next = root.addingBox(top: 0, width: 30, height: 10)
        func follow() { next.leftAnchor.constraint(equalTo: unconstrained.rightAnchor).on() }
        follow()
        root.layoutIfNeeded()
        expect(next.frame, is: 30, 0, 30, 10)
        box.addSubview(unconstrained)
        follow()
        root.layoutIfNeeded()
        expect(next.frame, is: 130, 0, 30, 10)
        root.addSubview(unconstrained)
        follow()
        root.layoutIfNeeded()
        expect(next.frame, is: 30, 0, 30, 10)
    }

    // MARK: Content sizes

    @Test("a view that invalidates its intrinsic content size is resized, and the following views move")
    func invalidation() {
        let root = layoutRoot()
        let first = root.adding(ContentBox(60, 10)).pinned(left: 0, top: 0)
        let second = root.adding(ContentBox(50, 20)).pinned(top: 0)
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8).on()
        root.layoutIfNeeded()
        expect(second.frame, is: 68, 0, 50, 20)
        first.content.width = 100
        root.layoutIfNeeded()
        expect(second.frame, is: 108, 0, 50, 20)
        first.widthAnchor.constraint(equalToConstant: 30).on(760)
        root.layoutIfNeeded()
        expect(second.frame, is: 38, 0, 50, 20)
        first.setContentCompressionResistancePriority(UILayoutPriority(770), for: .horizontal)
        root.layoutIfNeeded()
        expect(second.frame, is: 108, 0, 50, 20)
        first.content.width = UIView.noIntrinsicMetric
        root.layoutIfNeeded()
        expect(second.frame, is: 38, 0, 50, 20)
        first.content.width = 80
        root.layoutIfNeeded()
        expect(second.frame, is: 88, 0, 50, 20)
    }

    // MARK: Removal and insertion

    @Test("a view moves up when the view above it is removed, and down when it is inserted again")
    func removal() {
        let root = layoutRoot()
        let (first, last) = (root.addingBox(left: 0, top: 0, width: 50, height: 30), root.addingBox(left: 0))
        last.pinned(width: 50, height: 30)
        last.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 8).on(500)
        let middle = UIView()
        func insert() {
            root.adding(middle).pinned(left: 0)
            middle.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 8).on()
            last.topAnchor.constraint(equalTo: middle.bottomAnchor, constant: 8).on()
        }
        middle.pinned(width: 50, height: 40)
        for _ in 0..<3 {
            insert()
            root.layoutIfNeeded()
            expect(middle.frame, is: 0, 38, 50, 40)
            expect(last.frame, is: 0, 86, 50, 30)
            middle.removeFromSuperview()
            root.layoutIfNeeded()
            expect(last.frame, is: 0, 38, 50, 30)
        }
    }

    @Test("a view keeps its inner layout when it moves between superviews")
    func moving() {
        let root = layoutRoot()
        let (one, other) = (
            root.addingBox(left: 0, top: 0, width: 100, height: 100),
            root.addingBox(top: 0, right: 0, width: 150, height: 100)
        )
        let box = UIView()
        let inner = box.adding(ContentBox(20, 10)).pinned(left: 5, top: 5, bottom: 5)
        for (parent, width) in [(one, 100.0), (other, 150), (one, 100)] {
            parent.adding(box).pinned(left: 0, bottom: 0)
            box.widthAnchor.constraint(equalTo: parent.widthAnchor).on()
            inner.rightAnchor.constraint(equalTo: parent.rightAnchor, constant: -5).on()
            root.layoutIfNeeded()
            expect(box.frame, is: 0, 80, width, 20)
            expect(inner.frame, is: 5, 5, width - 10, 10)
        }
    }

    @Test("the active one of several widths applies, in any order of activation", arguments: 0..<6)
    func toggling(order: Int) {
        let root = layoutRoot()
        let box = root.addingBox(left: 0, top: 0, height: 10)
        let widths = [50.0, 80, 110].map { box.widthAnchor.constraint(equalToConstant: $0) }
        let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
        var last: NSLayoutConstraint?
        for index in orders[order] + orders[order].reversed() {
            // Activates the new one before or after deactivating the old one; the result must not depend on
            // it.
            if order.isMultiple(of: 2) { widths[index].isActive = true }
            if last !== widths[index] { last?.isActive = false }
            widths[index].isActive = true
            last = widths[index]
            root.layoutIfNeeded()
            expect(box.frame, is: 0, 0, widths[index].constant, 10)
        }
    }

    @Test("a view can switch from its autoresizing mask to constraints and back")
    func lateTranslation() {
        let root = layoutRoot()
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        root.addSubview(view)
        let next = root.addingBox(top: 0, width: 20, height: 20)
        next.leftAnchor.constraint(equalTo: view.rightAnchor).on()
        let inner = view.addingBox(left: 1, top: 1, right: 1, bottom: 1)
        root.layoutIfNeeded()
        expect(next.frame, is: 60, 0, 20, 20)
        expect(inner.frame, is: 1, 1, 48, 48)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.pinned(left: 30, top: 30, width: 25, height: 15)
        root.layoutIfNeeded()
        expect(view.frame, is: 30, 30, 25, 15)
        expect(next.frame, is: 55, 0, 20, 20)
        expect(inner.frame, is: 1, 1, 23, 13)
        NSLayoutConstraint.deactivate((root.constraints + view.constraints).filter { $0.firstItem === view })
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = CGRect(x: 70, y: 0, width: 40, height: 40)
        root.layoutIfNeeded()
        expect(view.frame, is: 70, 0, 40, 40)
        expect(next.frame, is: 110, 0, 20, 20)
        expect(inner.frame, is: 1, 1, 38, 38)
    }

    @Test("a hidden view takes part in the layout")
    func hidden() {
        let root = layoutRoot()
        let first = root.addingBox(left: 0, top: 0, width: 50, height: 10)
        let second = root.addingBox(top: 0, width: 50, height: 10)
        second.leftAnchor.constraint(equalTo: first.rightAnchor).on()
        first.isHidden = true
        root.layoutIfNeeded()
        expect(second.frame, is: 50, 0, 50, 10)
    }

    // MARK: Conflicts

    @Test("the newest of three required widths is broken, and then the next once the oldest is deactivated")
    func newestIsBroken() {
        let root = layoutRoot()
        let box = root.addingBox(left: 0, top: 0, height: 10)
        let widths = [50.0, 80, 110].map { box.widthAnchor.constraint(equalToConstant: $0).on() }
        root.layoutIfNeeded()
        expect(box.bounds.width, is: 50)
        widths[0].isActive = false
        root.layoutIfNeeded()
        expect(box.bounds.width, is: 80)
        widths[0].isActive = true
        root.layoutIfNeeded()
        expect(box.bounds.width, is: 80)
        widths[1].isActive = false
        root.layoutIfNeeded()
        expect(box.bounds.width, is: 110)
        widths[2].constant = 50
        root.layoutIfNeeded()
        expect(box.bounds.width, is: 50)
    }

    @Test("the newest constraint of a chain that is too long is broken, and all others are satisfied")
    func chain() {
        let root = layoutRoot()
        let first = root.addingBox(left: 0, top: 0, width: 100, height: 10)
        let second = root.addingBox(top: 0, height: 10)
        second.leftAnchor.constraint(equalTo: first.rightAnchor).on()
        let width = second.widthAnchor.constraint(equalToConstant: 120).on()
        second.rightAnchor.constraint(equalTo: root.rightAnchor).on()
        root.layoutIfNeeded()
        expect(first.frame, is: 0, 0, 100, 10)
        expect(second.frame, is: 100, 0, 120, 10)
        width.isActive = false
        root.layoutIfNeeded()
        expect(second.frame, is: 100, 0, 200, 10)
        width.isActive = true
        root.layoutIfNeeded()
        // Now the width is the newest constraint.
        expect(second.frame, is: 100, 0, 200, 10)
        root.frame.size.width = 220
        root.layoutIfNeeded()
        expect(second.frame, is: 100, 0, 120, 10)
    }

    @Test("the older of two conflicting required inequalities is satisfied", arguments: [true, false])
    func inequalities(leastIsOlder: Bool) {
        let root = layoutRoot()
        let box = root.adding(ContentBox(10, 10)).pinned(left: 0, top: 0)
        let least = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
        let most = box.widthAnchor.constraint(lessThanOrEqualToConstant: 60)
        for constraint in leastIsOlder ? [least, most] : [most, least] { constraint.isActive = true }
        root.layoutIfNeeded()
        // The broken constraint is satisfied as closely as possible, and overrides the intrinsic width of 10
        // points.
        expect(box.bounds.width, is: leastIsOlder ? 100 : 60)
    }

    @Test("independent conflicts are resolved independently")
    func twoContradictions() {
        let root = layoutRoot()
        let boxes = (0..<2).map { _ in root.addingBox(left: 0, top: 0, height: 10) }
        let old = boxes.map { $0.widthAnchor.constraint(equalToConstant: 50).on() }
        for box in boxes { box.widthAnchor.constraint(equalToConstant: 70).on() }
        root.layoutIfNeeded()
        #expect(boxes.map(\.bounds.width) == [50, 50])
        old[0].isActive = false
        root.layoutIfNeeded()
        #expect(boxes.map(\.bounds.width) == [70, 50])
        old[1].isActive = false
        root.layoutIfNeeded()
        #expect(boxes.map(\.bounds.width) == [70, 70])
    }
}
