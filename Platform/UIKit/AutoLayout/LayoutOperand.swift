/// An item of a constraint: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view that represents the item in the view hierarchy: itself, or the owner of a guide.
    var layoutView: UIView? { get }

    /// The superview of the item.
    var layoutSuperview: UIView? { get }

    /// The view whose content contains the item.
    var enclosingView: UIView? { get }

    /// The reference by which constraints refer to the item.
    var layoutReference: LayoutReference { get }
}

extension UIView: LayoutItem {
    final var layoutView: UIView? { self }
    final var layoutSuperview: UIView? { parentView }
    final var enclosingView: UIView? { parentView }
    final var layoutReference: LayoutReference { ensuredAutoLayoutState.reference }
}

/// An attribute of an item.
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

    /// The term of a constraint without items.
    static let none = LayoutTerm()

    /// The view or layout guide, or `nil` if it has been deinitialized.
    @MainActor var item: (any LayoutItem)? { reference?.item }

    /// Returns `item` as a layout item. Traps if it is neither a view nor a layout guide.
    @MainActor
    static func item(_ item: Any) -> any LayoutItem {
        if let view = item as? UIView { return view }
        if let guide = item as? UILayoutGuide { return guide }
        preconditionFailure("NSLayoutConstraint for \(item): Constraint items must each be a view or layout guide.")
    }
}

/// One side of a constraint: a location, a dimension, or the distance between two locations.
struct LayoutOperand {
    let term: LayoutTerm

    /// The location from which the distance is measured if the operand is a distance.
    let origin: LayoutTerm?

    @MainActor
    init(item: any LayoutItem, attribute: NSLayoutConstraint.Attribute) {
        self.init(LayoutTerm(item: item, attribute: attribute))
    }

    init(_ term: LayoutTerm) {
        self.term = term
        origin = nil
    }

    /// Creates an operand for the distance between two locations.
    init(from origin: LayoutTerm, to term: LayoutTerm) {
        self.term = term
        self.origin = origin
    }

    /// The operand of a constraint without items.
    static let none = LayoutOperand(.none)

    var attribute: NSLayoutConstraint.Attribute { origin == nil ? term.attribute : .notAnAttribute }
    var axis: NSLayoutConstraint.Axis? { term.attribute.axis }
    var isDimension: Bool { origin != nil || term.attribute.isDimension }

    /// Calls `body` with the term, or with both terms of a distance.
    func forEachTerm(_ body: (LayoutTerm) -> Void) {
        body(term)
        if let origin { body(origin) }
    }

    func isSame(as other: LayoutOperand) -> Bool {
        term.reference === other.term.reference && term.attribute == other.term.attribute
            && origin?.reference === other.origin?.reference && origin?.attribute == other.origin?.attribute
    }
}
