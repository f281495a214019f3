/// A constraint that a stack view wants, before there is one.
@MainActor
struct StackRule {
    /// What the constraint is for: its identifier, as UIKit has it.
    enum Purpose: String {
        case canvasConnection = "UISV-canvas-connection"
        case canvasFit = "UISV-canvas-fit"
        case spacing = "UISV-spacing"
        case distributingEdge = "UISV-distributing-edge"
        case fillEqually = "UISV-fill-equally"
        case fillProportionally = "UISV-fill-proportionally"
        case alignment = "UISV-alignment"
        case spanningBoundary = "UISV-spanning-boundary"
        case spanningFit = "UISV-spanning-fit"
        case ambiguitySuppression = "UISV-ambiguity-suppression"
        case hiding = "UISV-hiding"
    }

    /// All by which one rule is told from another. The constant is not among it: that of an active constraint can change.
    struct Key: Hashable {
        let purpose: Purpose
        let first: ObjectIdentifier
        let firstAttribute: NSLayoutConstraint.Attribute
        let relation: NSLayoutConstraint.Relation
        let second: ObjectIdentifier?
        let secondAttribute: NSLayoutConstraint.Attribute
        let multiplier: CGFloat
        let priority: UILayoutPriority
    }

    let key: Key
    let constant: CGFloat
    private let first: LayoutOperand
    private let second: LayoutOperand?

    init(
        _ purpose: Purpose, _ first: (item: any LayoutItem, attribute: NSLayoutConstraint.Attribute),
        _ relation: NSLayoutConstraint.Relation,
        _ second: (item: any LayoutItem, attribute: NSLayoutConstraint.Attribute)?, multiplier: CGFloat,
        constant: CGFloat, priority: UILayoutPriority
    ) {
        key = Key(
            purpose: purpose, first: ObjectIdentifier(first.item), firstAttribute: first.attribute, relation: relation,
            second: second.map { ObjectIdentifier($0.item) }, secondAttribute: second?.attribute ?? .notAnAttribute,
            multiplier: multiplier, priority: priority)
        self.constant = constant
        self.first = LayoutOperand(item: first.item, attribute: first.attribute)
        self.second = second.map { LayoutOperand(item: $0.item, attribute: $0.attribute) }
    }

    /// The constraint, not active yet.
    func makeConstraint() -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            first, key.relation, second, multiplier: key.multiplier, constant: constant)
        constraint.priority = key.priority
        constraint.identifier = key.purpose.rawValue
        return constraint
    }
}
