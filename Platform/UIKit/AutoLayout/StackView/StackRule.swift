/// A description of a constraint that a stack view requires.
@MainActor
struct StackRule {
    /// The purpose of the constraint. The raw value is its identifier, as in UIKit.
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

    /// The properties that identify a rule. The constant is not among them, because it can be changed in an
    /// active constraint.
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

    /// Creates the constraint without activating it.
    func makeConstraint() -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            first, key.relation, second, multiplier: key.multiplier, constant: constant)
        constraint.priority = key.priority
        constraint.identifier = key.purpose.rawValue
        return constraint
    }
}
