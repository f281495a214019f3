/// Computes the constraints with which a stack view arranges its views, equivalent to those of UIKit.
///
/// Visible views form a chain from edge to edge. A hidden view is attached with length 0 to the end of the
/// preceding visible view, so that its other constraints do not affect the visible ones.
@MainActor
struct StackArrangement {
    private(set) var rules: [StackRule] = []
    let stack: UIStackView
    /// The item to which the views are connected: the stack view or its margins guide.
    let canvas: any LayoutItem
    /// The visible views.
    let visible: [UIView]
    /// The hidden views, each with the last visible view before it.
    let hidden: [(view: UIView, previous: UIView?)]

    /// The edges for leading and trailing in a stack with an explicit layout direction, which may differ
    /// from that of its views.
    private let sides: StackSides?

    init(of stack: UIStackView) {
        self.stack = stack
        sides =
            stack.semanticContentAttribute == .unspecified
            ? nil : StackSides(isRightToLeft: stack.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        var visible: [UIView] = []
        var hidden: [(UIView, UIView?)] = []
        for view in stack.arranged {
            if view.isHidden { hidden.append((view, visible.last)) } else { visible.append(view) }
        }
        self.visible = visible
        self.hidden = hidden
    }

    typealias Place = (item: any LayoutItem, attribute: NSLayoutConstraint.Attribute)

    mutating func add(
        _ purpose: StackRule.Purpose, _ first: Place, _ relation: NSLayoutConstraint.Relation, _ second: Place?,
        multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required
    ) {
        guard let sides, let second, [first, second].contains(where: { $0.attribute.dependsOnLayoutDirection }) else {
            rules.append(
                StackRule(
                    purpose, first, relation, second, multiplier: multiplier, constant: constant, priority: priority))
            return
        }
        // In right-to-left layout, distances are negated.
        let isMirrored = sides.start == .right
        let mirroredRelation = NSLayoutConstraint.Relation(rawValue: -relation.rawValue) ?? relation
        rules.append(
            StackRule(
                purpose, sides.place(first), isMirrored ? mirroredRelation : relation, sides.place(second),
                multiplier: multiplier, constant: isMirrored ? -constant : constant, priority: priority))
    }

    /// Connects the start of the canvas with that of `item`.
    mutating func connectStart(
        _ axis: NSLayoutConstraint.Axis, to item: any LayoutItem
    ) {
        add(.canvasConnection, (canvas, axis.start), .equal, (item, axis.start))
    }

    /// Connects the end of `item` with that of the canvas.
    mutating func connectEnd(_ axis: NSLayoutConstraint.Axis, to item: any LayoutItem) {
        let (inner, outer) = ((item, axis.end) as Place, (canvas, axis.end) as Place)
        if canvas === stack {
            add(.canvasConnection, inner, .equal, outer)
        } else {
            add(.canvasConnection, outer, .equal, inner)
        }
    }

    /// Minimizes the length of the canvas with a low priority.
    mutating func fitCanvas(_ axis: NSLayoutConstraint.Axis, priority: UILayoutPriority = .canvasFit) {
        add(.canvasFit, (canvas, axis.length), .equal, nil, priority: priority)
    }
}

/// The edges for leading and trailing in a layout direction.
struct StackSides {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute

    init(isRightToLeft: Bool) {
        (start, end) = isRightToLeft ? (.right, .left) : (.left, .right)
    }

    func place(_ place: StackArrangement.Place) -> StackArrangement.Place {
        switch place.attribute {
        case .leading: (place.item, start)
        case .trailing: (place.item, end)
        default: place
        }
    }
}

// The priorities of UIKit's constraints.
extension UILayoutPriority {
    /// The priority of constraints that are violated only in favor of required ones.
    static let almostRequired = UILayoutPriority(999.5)
    /// The priority of the first proportional length. Each further one has a priority that is lower by 1, so
    /// that the last view absorbs the difference.
    static let proportion = UILayoutPriority(999)
    /// The priority of the zero length of a collapsed stack: below compression resistance, above hugging.
    static let collapsed = UILayoutPriority(500)
    /// The priority of equal distances between centers, which must not compress content.
    static let equalCentering = UILayoutPriority(149)
    /// The priority of minimizing the spanner: above that of the target size of a fitting size.
    static let spanningFit = UILayoutPriority(51)
    /// The priority of minimizing the stack: below that of the target size of a fitting size.
    static let canvasFit = UILayoutPriority(49)
    /// The priority of sizes for views without an intrinsic size.
    static let ambiguitySuppression = UILayoutPriority(25)
    /// The priority of constraints that apply only if no others do.
    static let lastResort = UILayoutPriority(20)
}
