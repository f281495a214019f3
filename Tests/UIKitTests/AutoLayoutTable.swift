import Testing

@testable import UIKit

// What the tables of layouts have in common: a view to lay out in, short ways to say where something goes, and frames that are
// compared to half a point, since frames lie on whole pixels.

/// A view whose contents ask for a size.
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

/// A view whose alignment rectangle is inside of its frame.
@MainActor
final class ShadowedBox: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
}

/// A root of 300 × 200 points, unless a table asks for another size.
@MainActor
func layoutRoot(_ width: CGFloat = 300, _ height: CGFloat = 200) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

extension UIView {
    /// Adds `view` as one that is placed by constraints.
    @discardableResult
    func adding<View: UIView>(_ view: View) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        return view
    }

    /// Adds a view without contents of its own, with distances from the edges of this one, and lengths.
    @discardableResult
    func addingBox(
        left: CGFloat? = nil, top: CGFloat? = nil, right: CGFloat? = nil, bottom: CGFloat? = nil,
        width: CGFloat? = nil, height: CGFloat? = nil
    ) -> UIView {
        adding(UIView()).pinned(left: left, top: top, right: right, bottom: bottom, width: width, height: height)
    }

    /// Pins edges to those of the superview, by distances inwards, and gives lengths.
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

    /// Sets the horizontal priorities of the contents.
    @discardableResult
    func hugging(_ hugging: Float = 250, compression: Float = 750) -> Self {
        setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
        setContentCompressionResistancePriority(UILayoutPriority(compression), for: .horizontal)
        return self
    }

    /// Where the view is, measured from `view`.
    func rect(in view: UIView) -> CGRect { convert(bounds, to: view) }
}

extension NSLayoutConstraint {
    /// The constraint with a priority, made active.
    @discardableResult
    func on(_ priority: Float = 1000) -> NSLayoutConstraint {
        self.priority = UILayoutPriority(priority)
        isActive = true
        return self
    }
}

/// A constraint that anchors can't say, made active.
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

/// Whether two rectangles are the same to half a point.
func expect(
    _ rect: CGRect, is x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ comment: Comment? = nil,
    at place: SourceLocation = #_sourceLocation
) {
    let wanted = CGRect(x: x, y: y, width: width, height: height)
    let differences = [
        rect.minX - wanted.minX, rect.minY - wanted.minY, rect.maxX - wanted.maxX, rect.maxY - wanted.maxY,
    ]
    let isSame = differences.allSatisfy { abs($0) <= 0.5 }
    #expect(isSame, "\(rect) is not \(wanted). \(comment?.rawValue ?? "")", sourceLocation: place)
}

/// Whether two lengths are the same to half a point.
func expect(
    _ length: CGFloat, is wanted: CGFloat, _ comment: Comment? = nil, at place: SourceLocation = #_sourceLocation
) {
    #expect(
        abs(length - wanted) <= 0.5, "\(length) is not \(wanted). \(comment?.rawValue ?? "")", sourceLocation: place)
}
