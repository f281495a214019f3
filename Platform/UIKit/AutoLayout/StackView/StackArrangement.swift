/// Finds the constraints by which a stack view arranges its views, in the way in which UIKit's does.
///
/// Views that are seen stand in a chain from edge to edge. One that is hidden stands beside it, without length, where the
/// view before it ends: whatever else is said about it then leaves the others alone.
@MainActor
struct StackArrangement {
    private(set) var rules: [StackRule] = []
    let stack: UIStackView
    /// What the views are connected to: the stack view, or the guide of its margins.
    let canvas: any LayoutItem
    /// The views that are seen.
    let visible: [UIView]
    /// Those that are hidden, each with the last one before it that is seen.
    let hidden: [(view: UIView, previous: UIView?)]

    /// Where views begin and end in a stack that has been given a direction of reading: that of its views may be another.
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
        guard let sides, let second, [first, second].contains(where: { $0.attribute.followsReading }) else {
            rules.append(
                StackRule(
                    purpose, first, relation, second, multiplier: multiplier, constant: constant, priority: priority))
            return
        }
        // From right to left, distances count the other way.
        let turns = sides.start == .right
        let turned = NSLayoutConstraint.Relation(rawValue: -relation.rawValue) ?? relation
        rules.append(
            StackRule(
                purpose, sides.place(first), turns ? turned : relation, sides.place(second), multiplier: multiplier,
                constant: turns ? -constant : constant, priority: priority))
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

    /// Lets the stack be no longer than it has to, where nobody else says how long it is.
    mutating func fitCanvas(_ axis: NSLayoutConstraint.Axis, priority: UILayoutPriority = .canvasFit) {
        add(.canvasFit, (canvas, axis.length), .equal, nil, priority: priority)
    }
}

/// The sides at which lines begin and end in one direction of reading.
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

// The priorities are those that UIKit's constraints have.
extension UILayoutPriority {
    /// Of what gives way only where the constraints that an app has made could not be kept.
    static let almostRequired = UILayoutPriority(999.5)
    /// Of the largest share of the length: each further one has one less, so that the last one takes what is left.
    static let proportion = UILayoutPriority(999)
    /// Of a stack without length: less than contents resist to be compressed, more than they hug.
    static let collapsed = UILayoutPriority(500)
    /// Of equal distances between middles, which must not compress contents.
    static let equalCentering = UILayoutPriority(149)
    /// Of a spanner that is as narrow as can be: more than the target size where a size is asked for.
    static let spanningFit = UILayoutPriority(51)
    /// Of a stack that is as small as can be: less than the target size where a size is asked for.
    static let canvasFit = UILayoutPriority(49)
    /// Of a breadth for views whose contents ask for none.
    static let ambiguitySuppression = UILayoutPriority(25)
    /// Of what is only to be so where nothing else says anything.
    static let lastResort = UILayoutPriority(20)
}
