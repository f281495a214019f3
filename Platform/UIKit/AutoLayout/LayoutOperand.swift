/// What constraints can be about: views and layout guides.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view that stands for the item in the tree of views: itself, or the one that a guide belongs to.
    var layoutView: UIView? { get }

    /// The view that the item is in.
    var layoutSuperview: UIView? { get }

    /// The view among whose contents the item is.
    var surroundingView: UIView? { get }

    /// What constraints refer to the item by.
    var layoutReference: LayoutReference { get }
}

extension UIView: LayoutItem {
    final var layoutView: UIView? { self }
    final var layoutSuperview: UIView? { parentView }
    final var surroundingView: UIView? { parentView }
    final var layoutReference: LayoutReference { ensuredAutoLayoutState.reference }
}

/// A place or length of one item.
struct LayoutTerm {
    let reference: LayoutReference?
    let attribute: NSLayoutConstraint.Attribute

    @MainActor
    init(item: any LayoutItem, attribute: NSLayoutConstraint.Attribute) {
        reference = item.layoutReference
        self.attribute = attribute
    }

    private init() {
        reference = nil
        attribute = .notAnAttribute
    }

    /// What a constraint without items is about.
    static let none = LayoutTerm()

    /// The view or layout guide; nil once it is gone.
    @MainActor var item: (any LayoutItem)? { reference?.item }

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

    @MainActor
    init(item: any LayoutItem, attribute: NSLayoutConstraint.Attribute) {
        self.init(LayoutTerm(item: item, attribute: attribute))
    }

    init(_ term: LayoutTerm) {
        self.term = term
        origin = nil
    }

    /// The distance from one place to another.
    init(from origin: LayoutTerm, to term: LayoutTerm) {
        self.term = term
        self.origin = origin
    }

    /// What a constraint without items is about.
    static let none = LayoutOperand(.none)

    var attribute: NSLayoutConstraint.Attribute { origin == nil ? term.attribute : .notAnAttribute }
    var axis: NSLayoutConstraint.Axis? { term.attribute.axis }
    var isDimension: Bool { origin != nil || term.attribute.isDimension }

    /// Calls `body` with the place or length, or with both places that a distance is between.
    func forEachTerm(_ body: (LayoutTerm) -> Void) {
        body(term)
        if let origin { body(origin) }
    }

    func isSame(as other: LayoutOperand) -> Bool {
        term.reference === other.term.reference && term.attribute == other.term.attribute
            && origin?.reference === other.origin?.reference && origin?.attribute == other.origin?.attribute
    }
}
