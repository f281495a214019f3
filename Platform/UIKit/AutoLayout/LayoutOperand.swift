/// What constraints can be about: views and layout guides.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view that stands for the item in the tree of views: itself, or the one that a guide belongs to.
    var layoutView: UIView? { get }

    /// The view that the item is in.
    var layoutSuperview: UIView? { get }

    /// The view among whose contents the item is.
    var surroundingView: UIView? { get }

    /// The item's edges in the engine that it was in last.
    var storedLayoutFrame: LayoutFrame? { get set }
}

extension UIView: LayoutItem {
    final var layoutView: UIView? { self }
    final var layoutSuperview: UIView? { parentView }
    final var surroundingView: UIView? { parentView }
    final var storedLayoutFrame: LayoutFrame? {
        get { layoutItems?.frame }
        set { ensuredLayoutItems.frame = newValue }
    }
}

/// A place or length of one item. An object, since copies of weak references are slow.
final class LayoutTerm {
    private(set) weak var item: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute

    init(item: (any LayoutItem)?, attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }

    /// `item` as what constraints can be about: anything else is a mistake.
    @MainActor
    static func item(_ item: Any) -> any LayoutItem {
        if let view = item as? UIView { return view }
        if let guide = item as? UILayoutGuide { return guide }
        preconditionFailure("NSLayoutConstraint for \(item): Constraint items must each be a view or layout guide.")
    }
}

/// One side of a constraint: a place, a length, or the distance from one place to another.
struct LayoutOperand {
    let term: LayoutTerm

    /// Where the distance to `term` begins, if the operand is a distance.
    let origin: LayoutTerm?

    init(item: (any LayoutItem)?, attribute: NSLayoutConstraint.Attribute) {
        term = LayoutTerm(item: item, attribute: attribute)
        origin = nil
    }

    /// The distance from one place to another.
    init(from origin: LayoutTerm, to term: LayoutTerm) {
        self.term = term
        self.origin = origin
    }

    /// What a constraint without items is about.
    static var none: LayoutOperand { LayoutOperand(item: nil, attribute: .notAnAttribute) }

    /// The operand as a sum: a distance is one place less another.
    var terms: [(term: LayoutTerm, factor: CGFloat)] {
        guard let origin else { return [(term, 1)] }
        return [(term, 1), (origin, -1)]
    }

    var attribute: NSLayoutConstraint.Attribute { origin == nil ? term.attribute : .notAnAttribute }
    var axis: NSLayoutConstraint.Axis? { term.attribute.axis }
    var isDimension: Bool { origin != nil || term.attribute.isDimension }

    /// The views that stand for the operand's items; nil for one that is in no view.
    @MainActor
    var views: [UIView?] { terms.map { $0.term.item?.layoutView } }

    /// Whether a place or length of `item` is in the operand.
    func isAbout(_ item: any LayoutItem) -> Bool { term.item === item || origin?.item === item }

    func isSame(as other: LayoutOperand) -> Bool {
        term.item === other.term.item && term.attribute == other.term.attribute
            && origin?.item === other.origin?.item && origin?.attribute == other.origin?.attribute
    }
}
