import Testing

@testable import UIKit

// Shared by the tests that compare layouts with calculated frames: a root view, short forms for constraints,
// and comparisons with a tolerance of half a point, because frames are rounded to whole pixels.

/// A view with an intrinsic content size.
@MainActor
final class ContentBox: UIView {
    var content: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { preconditionFailure("made in code") }

    override var intrinsicContentSize: CGSize { content }
}

/// A view whose alignment rectangle is smaller than its frame.
@MainActor
final class ShadowedBox: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
}

/// Returns a root view of 300 × 200 points by default.
@MainActor
func layoutRoot(_ width: CGFloat = 300, _ height: CGFloat = 200) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

extension UIView {
    /// Adds `view` for layout by constraints.
    @discardableResult
    func adding<View: UIView>(_ view: View) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        return view
    }

    /// Adds a view without content, pinned by insets and sized by lengths.
    @discardableResult
    func addingBox(
        left: CGFloat? = nil, top: CGFloat? = nil, right: CGFloat? = nil, bottom: CGFloat? = nil,
        width: CGFloat? = nil, height: CGFloat? = nil
    ) -> UIView {
        adding(UIView()).pinned(left: left, top: top, right: right, bottom: bottom, width: width, height: height)
    }

    /// Pins edges to those of the superview with insets, and sets lengths.
    @discardableResult
    func pinned(
        left: CGFloat? = nil, top: CGFloat? = nil, right: CGFloat? = nil, bottom: CGFloat? = nil,
        width: CGFloat? = nil, height: CGFloat? = nil
    ) -> Self {
        if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
        guard let superview else { return self }
        if let left { leftAnchor.constraint(equalTo: superview.leftAnchor, constant: left).isActive = true }
        if let right { rightAnchor.constraint(equalTo: superview.rightAnchor, constant: -right).isActive = true }
        if let top { topAnchor.constraint(equalTo: superview.topAnchor, constant: top).isActive = true }
        if let bottom { bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -bottom).isActive = true }
        return self
    }

    /// Sets the horizontal content priorities.
    @discardableResult
    func hugging(_ hugging: Float = 250, compression: Float = 750) -> Self {
        setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
        setContentCompressionResistancePriority(UILayoutPriority(compression), for: .horizontal)
        return self
    }

    /// Returns the view's bounds in the coordinates of `view`.
    func rect(in view: UIView) -> CGRect { convert(bounds, to: view) }
}

extension NSLayoutConstraint {
    /// Activates the constraint with a priority, and returns it.
    @discardableResult
    func on(_ priority: Float = 1000) -> NSLayoutConstraint {
        self.priority = UILayoutPriority(priority)
        isActive = true
        return self
    }
}

/// Activates and returns a constraint that anchors can't express.
@MainActor @discardableResult
func relate(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
    to other: AnyObject?, _ otherAttribute: NSLayoutConstraint.Attribute, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0
) -> NSLayoutConstraint {
    NSLayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
        multiplier: multiplier, constant: constant
    ).on()
}

/// Expects two rectangles to be equal within half a point.
func expect(
    _ rect: CGRect, is x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ comment: Comment? = nil,
    at place: SourceLocation = #_sourceLocation
) {
    let expected = CGRect(x: x, y: y, width: width, height: height)
    let differences = [
        rect.minX - expected.minX, rect.minY - expected.minY, rect.maxX - expected.maxX, rect.maxY - expected.maxY,
    ]
    let isSame = differences.allSatisfy { abs($0) <= 0.5 }
    #expect(isSame, "\(rect) is not \(expected). \(comment?.rawValue ?? "")", sourceLocation: place)
}

/// Expects two lengths to be equal within half a point.
func expect(
    _ length: CGFloat, is expected: CGFloat, _ comment: Comment? = nil, at place: SourceLocation = #_sourceLocation
) {
    #expect(
        abs(length - expected) <= 0.5, "\(length) is not \(expected). \(comment?.rawValue ?? "")", sourceLocation: place
    )
}
