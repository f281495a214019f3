import Testing
import TrestleTesting

@testable import UIKit

/// A view with an intrinsic content size.
final class StackBox: UIView {
    var contentSize: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat) {
        contentSize = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { preconditionFailure("made in code") }

    override var intrinsicContentSize: CGSize { contentSize }
}

/// A stack of three boxes, 40 × 20, 60 × 50 and 20 × 30 points, in a view that fills a screen.
@MainActor
final class StackFixture {
    let screen: HeadlessScreen
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let boxes = [StackBox(40, 20), StackBox(60, 50), StackBox(20, 30)]
    let stack: UIStackView

    /// Creates a stack with a frame of `size`, or sized by its content.
    init(
        _ axis: NSLayoutConstraint.Axis = .horizontal, size: CGSize? = nil,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        screen = HeadlessScreen(
            size: CGSize(width: 400, height: 400), scale: 2, safeAreaInsets: .zero, layoutDirection: layoutDirection)
        stack = UIStackView(arrangedSubviews: boxes)
        stack.axis = axis
        root.addSubview(stack)
        if let size {
            stack.frame = CGRect(origin: .zero, size: size)
        } else {
            stack.translatesAutoresizingMaskIntoConstraints = false
            stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        }
        screen.show(root)
    }

    /// The frames of the boxes after layout.
    var frames: [CGRect] {
        root.layoutIfNeeded()
        return boxes.map(\.frame)
    }

    var starts: [CGFloat] { frames.map { stack.axis == .horizontal ? $0.minX : $0.minY } }
    var lengths: [CGFloat] { frames.map { stack.axis == .horizontal ? $0.width : $0.height } }

    var size: CGSize {
        root.layoutIfNeeded()
        return stack.bounds.size
    }
}

/// Returns whether numbers are equal within half a point.
func isClose(_ left: [CGFloat], _ right: [CGFloat]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) <= 0.5 }
}

/// Returns whether rectangles are equal within half a point.
func isClose(_ left: CGRect, _ right: CGRect) -> Bool {
    isClose(
        [left.minX, left.minY, left.width, left.height], [right.minX, right.minY, right.width, right.height])
}
