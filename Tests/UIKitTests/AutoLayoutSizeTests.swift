import Testing

@testable import UIKit

/// Compares layouts with related sizes and locations with calculated frames.
@MainActor
@Suite("Auto Layout sizes and locations")
struct AutoLayoutSizeTests {
    @Test("three views of equal width share the space between the gaps")
    func equalWidths() {
        let root = layoutRoot()
        let boxes = (0..<3).map { _ in root.addingBox(top: 0, bottom: 0) }
        boxes[0].pinned(left: 0)
        boxes[2].pinned(right: 0)
        for (box, next) in zip(boxes, boxes.dropFirst()) {
            next.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 10).on()
            next.widthAnchor.constraint(equalTo: box.widthAnchor).on()
        }
        root.layoutIfNeeded()
        // (300 − 20) / 3
        expect(boxes[0].frame, is: 0, 0, 93.333, 200)
        expect(boxes[1].frame, is: 103.333, 0, 93.333, 200)
        expect(boxes[2].frame, is: 206.667, 0, 93.333, 200)
    }

    @Test("a view never has a negative width or height, and those beside it are positioned accordingly")
    func negativeSizes() {
        let root = layoutRoot(100, 100)
        let first = root.addingBox(left: 0, top: 0)
        let second = root.addingBox()
        first.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -130).on(750)
        first.heightAnchor.constraint(equalTo: root.heightAnchor, constant: -140).on(750)
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8).on()
        second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 6).on()
        second.pinned(width: 10, height: 20)
        root.layoutIfNeeded()
        expect(first.frame, is: 0, 0, 0, 0)
        expect(second.frame, is: 8, 6, 10, 20)
        root.frame.size = CGSize(width: 200, height: 190)
        root.layoutIfNeeded()
        expect(first.frame, is: 0, 0, 70, 50)
        expect(second.frame, is: 78, 56, 10, 20)
        root.frame.size = CGSize(width: 100, height: 100)
        root.layoutIfNeeded()
        expect(second.frame, is: 8, 6, 10, 20)
    }

    @Test("the fitting size has room for insets around a view without content")
    func negativeFittingSize() {
        let root = layoutRoot()
        root.addingBox(left: 16, top: 10, right: 16, bottom: 10)
        let size = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        expect(size.width, is: 32)
        expect(size.height, is: 20)
    }

    @Test("required insets that are larger than the superview leave a view without a size")
    func negativeRequiredSizes() {
        let root = layoutRoot(20, 20)
        let box = root.addingBox(left: 16, top: 10, right: 16, bottom: 10)
        root.layoutIfNeeded()
        expect(box.frame, is: 16, 10, 0, 0)
        root.frame.size = CGSize(width: 100, height: 100)
        root.layoutIfNeeded()
        expect(box.frame, is: 16, 10, 68, 80)
    }

    @Test("views share a width by their ratio", arguments: [(2, 97.333), (1, 146), (0.5, 194.667), (3, 73)])
    func ratios(ratio: CGFloat, width: CGFloat) {
        let root = layoutRoot()
        let first = root.addingBox(left: 0, top: 0, height: 10)
        let second = root.addingBox(top: 0, right: 0, height: 10)
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8).on()
        second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: ratio).on()
        root.layoutIfNeeded()
        expect(first.frame, is: 0, 0, width, 10)
        expect(second.frame, is: width + 8, 0, 292 - width, 10)
    }

    // 9 / 16 of the width; a height of 108 points is a width of 192, and a width of 100 points is a height
    // of 56.25.
    @Test(
        "a view keeps its aspect ratio between a minimum width and a maximum height",
        arguments: [(80, 100, 56.25), (100, 100, 56.25), (160, 160, 90), (192, 192, 108), (300, 192, 108)])
    func aspectRatio(room: CGFloat, width: CGFloat, height: CGFloat) {
        let root = layoutRoot(room)
        let picture = root.addingBox(left: 0, top: 0)
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 9.0 / 16).on()
        picture.heightAnchor.constraint(lessThanOrEqualToConstant: 108).on()
        picture.widthAnchor.constraint(greaterThanOrEqualToConstant: 100).on()
        picture.widthAnchor.constraint(equalTo: root.widthAnchor).on(750)
        root.layoutIfNeeded()
        expect(picture.frame, is: 0, 0, width, height)
    }

    @Test(
        "a centered square fits into its superview or fills it",
        arguments: [
            (300, 200, true, CGRect(x: 50, y: 0, width: 200, height: 200)),
            (100, 200, true, CGRect(x: 0, y: 50, width: 100, height: 100)),
            (300, 200, false, CGRect(x: 0, y: -50, width: 300, height: 300)),
            (100, 200, false, CGRect(x: -50, y: 0, width: 200, height: 200)),
        ])
    func square(width: CGFloat, height: CGFloat, fits: Bool, frame: CGRect) {
        let root = layoutRoot(width, height)
        let square = root.addingBox()
        let relation: NSLayoutConstraint.Relation = fits ? .lessThanOrEqual : .greaterThanOrEqual
        square.widthAnchor.constraint(equalTo: square.heightAnchor).on()
        square.centerXAnchor.constraint(equalTo: root.centerXAnchor).on()
        square.centerYAnchor.constraint(equalTo: root.centerYAnchor).on()
        for side in [NSLayoutConstraint.Attribute.width, .height] {
            relate(square, side, relation, to: root, side)
            NSLayoutConstraint(
                item: square, attribute: side, relatedBy: .equal, toItem: root, attribute: side, multiplier: 1,
                constant: 0
            ).on(900)
        }
        root.layoutIfNeeded()
        expect(square.frame, is: frame.minX, frame.minY, frame.width, frame.height)
    }

    @Test(
        "multiplied locations are relative to the superview's origin",
        arguments: [
            (NSLayoutConstraint.Attribute.centerX, NSLayoutConstraint.Attribute.centerX, 0.5, 0, 55, 0),
            (.right, .right, 0.5, 0, 110, 0), (.left, .right, 0.25, 10, 85, 0), (.left, .centerX, 1.5, 0, 225, 0),
            (.bottom, .bottom, 0.75, 0, 0, 130), (.top, .bottom, 0.5, -4, 0, 96), (.centerY, .bottom, 0.25, 0, 0, 40),
            (.leading, .trailing, 0.1, 0, 30, 0),
        ])
    func multipliers(
        attribute: NSLayoutConstraint.Attribute, other: NSLayoutConstraint.Attribute, multiplier: CGFloat,
        constant: CGFloat, x: CGFloat, y: CGFloat
    ) {
        let root = layoutRoot()
        let box = root.addingBox(width: 40, height: 20)
        if attribute.axis == .horizontal { box.pinned(top: 0) } else { box.pinned(left: 0) }
        relate(box, attribute, to: root, other, times: multiplier, plus: constant)
        root.layoutIfNeeded()
        expect(box.frame, is: x, y, 40, 20)
    }

    @Test("in a nested view multiplied locations are relative to that view's origin")
    func nestedMultipliers() {
        let root = layoutRoot()
        let box = root.addingBox(left: 100, top: 50, width: 100, height: 80)
        let inner = box.addingBox(width: 10, height: 10)
        relate(inner, .centerX, to: box, .centerX, times: 0.5)
        relate(inner, .bottom, to: box, .bottom, times: 0.75)
        root.layoutIfNeeded()
        expect(inner.frame, is: 20, 50, 10, 10)
    }

    @Test("multiplied locations of siblings are relative to their superview's origin")
    func siblingMultipliers() {
        let root = layoutRoot()
        let box = root.addingBox(left: 50, top: 0, right: 0, bottom: 0)
        let first = box.addingBox(left: 10, top: 0, width: 30, height: 10)
        let second = box.addingBox(top: 0, width: 30, height: 10)
        relate(second, .left, to: first, .right, times: 2, plus: 5)
        root.layoutIfNeeded()
        expect(second.frame, is: 85, 0, 30, 10)
    }

    @Test(
        "dimensions have a multiplier and a constant", arguments: [(0.5, -10, 140), (1, 0, 300), (0.1, 20, 50)])
    func dimensions(multiplier: CGFloat, constant: CGFloat, width: CGFloat) {
        let root = layoutRoot()
        let box = root.addingBox(left: 0, top: 0, height: 10)
        box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: multiplier, constant: constant).on()
        root.layoutIfNeeded()
        expect(box.frame, is: 0, 0, width, 10)
    }

    @Test("an offset dimension can be constrained to another dimension")
    func offsets() {
        let root = layoutRoot()
        let first = root.addingBox(left: 20, top: 0, width: 40, height: 10)
        let second = root.addingBox(top: 0, right: 20, height: 10)
        let gap = first.rightAnchor.anchorWithOffset(to: second.leftAnchor)
        gap.constraint(equalTo: second.widthAnchor, multiplier: 0.25).on()
        root.layoutIfNeeded()
        // 220 points are available from 60 to 280: 44 for the gap, 176 for the second view.
        expect(second.frame, is: 104, 0, 176, 10)
    }

    @Test("centers are aligned with offsets")
    func centers() {
        let root = layoutRoot()
        let box = root.addingBox(width: 40, height: 20)
        box.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 12).on()
        box.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: -5).on()
        root.layoutIfNeeded()
        expect(box.frame, is: 142, 85, 40, 20)
    }

    // MARK: Alignment rectangles

    @Test("a view is positioned by its alignment rectangle, and its shadow extends beyond it")
    func alignmentRect() {
        let root = layoutRoot()
        let box = root.adding(ShadowedBox()).pinned(left: 10, top: 10, width: 100, height: 50)
        let inner = box.addingBox(left: 0, top: 0, right: 0, bottom: 0)
        let next = root.addingBox(top: 0, width: 20, height: 20)
        next.leftAnchor.constraint(equalTo: box.rightAnchor).on()
        root.layoutIfNeeded()
        expect(box.frame, is: 8, 9, 106, 54)
        expect(inner.frame, is: 2, 1, 100, 50)
        expect(next.frame, is: 110, 0, 20, 20)
    }

    @Test("an unconstrained view is represented by its alignment rectangle")
    func unconstrainedAlignmentRect() {
        let root = layoutRoot()
        let box = ShadowedBox(frame: CGRect(x: 10, y: 20, width: 106, height: 54))
        root.addSubview(box)
        let inner = box.addingBox(left: 0, top: 0, right: 0, bottom: 0)
        let next = root.addingBox(width: 20, height: 20)
        next.leftAnchor.constraint(equalTo: box.rightAnchor).on()
        next.topAnchor.constraint(equalTo: box.topAnchor).on()
        root.layoutIfNeeded()
        expect(box.frame, is: 10, 20, 106, 54)
        expect(next.frame, is: 112, 21, 20, 20)
        expect(inner.frame, is: 2, 1, 100, 50)
        box.frame.size.width += 10
        root.layoutIfNeeded()
        expect(next.frame, is: 122, 21, 20, 20)
        expect(inner.frame, is: 2, 1, 110, 50)
    }

    // MARK: Transforms

    @Test("a transformed view keeps the bounds and the center of its constraints")
    func transformed() {
        let root = layoutRoot()
        let box = root.addingBox(left: 100, top: 50, width: 40, height: 20)
        let next = root.addingBox(top: 0, width: 10, height: 10)
        next.leftAnchor.constraint(equalTo: box.rightAnchor).on()
        box.transform = CGAffineTransform(scaleX: 2, y: 2)
        root.layoutIfNeeded()
        #expect(box.bounds.size == CGSize(width: 40, height: 20))
        #expect(box.center == CGPoint(x: 120, y: 60))
        expect(box.frame, is: 80, 40, 80, 40)
        expect(next.frame, is: 140, 0, 10, 10)
    }

    @Test("an unconstrained view is represented by its untransformed frame")
    func unconstrainedTransformed() {
        let root = layoutRoot()
        let box = UIView(frame: CGRect(x: 100, y: 50, width: 40, height: 20))
        box.transform = CGAffineTransform(scaleX: 2, y: 2)
        root.addSubview(box)
        let next = root.addingBox(top: 0, width: 10, height: 10)
        next.leftAnchor.constraint(equalTo: box.rightAnchor).on()
        root.layoutIfNeeded()
        expect(next.frame, is: 140, 0, 10, 10)
        box.center.x += 5
        root.layoutIfNeeded()
        expect(next.frame, is: 145, 0, 10, 10)
        expect(box.frame, is: 85, 40, 80, 40)
    }
}
