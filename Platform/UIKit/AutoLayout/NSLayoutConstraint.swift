/// A rule about where views and layout guides are and how large they are: one place or length equals another, times a
/// multiplier, plus a constant; or is at least, or at most, so much.
///
/// A constraint counts while it is active: it is then held by the nearest view that both of its items are in.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    final var first = LayoutOperand.none
    final var second: LayoutOperand?
    final var storedRelation = Relation.equal
    final var storedMultiplier: CGFloat = 1

    /// What the constant stands for, if it was not given as a number.
    final var spacing: SystemSpacing.Kind?

    /// The view whose `constraints` the constraint is in: nil while it is not active.
    final var holder: UIView? {
        get { holderReference?.itemAsView }
        set { holderReference = newValue?.layoutReference }
    }
    private final var holderReference: LayoutReference?

    /// Counts activations: of constraints that can't all be kept, the youngest gives way.
    final var activation = 0

    /// The engine in which the constraint has been reported to give way, since that is said once.
    final var reportedConflict: Int?

    /// What the constraint is in the engine that solves it.
    final var installation: LayoutInstallation?

    /// Makes a constraint between nothing, for subclasses to begin with. It can't be activated.
    public nonisolated override init() {
        super.init()
    }

    /// Makes a constraint that is not active yet: `attribute` of `item` is so related to `multiplier` times the other
    /// attribute of the other item, plus `constant`. Without another item the size is related to `constant` alone.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init()
        let first = LayoutOperand(item: LayoutTerm.item(view1), attribute: attr1)
        let second = view2.map { LayoutOperand(item: LayoutTerm.item($0), attribute: attr2) }
        relate(first, relation, second, multiplier: multiplier, constant: c)
    }

    convenience init(
        _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat = 1,
        constant: CGFloat = 0, spacing: SystemSpacing.Kind? = nil
    ) {
        self.init()
        relate(first, relation, second, multiplier: multiplier, constant: constant)
        self.spacing = spacing
    }

    private func relate(
        _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat, constant: CGFloat
    ) {
        Self.checkNumber(multiplier, named: "multiplier")
        Self.checkNumber(constant, named: "constant")
        Self.checkPairing(first, second, multiplier: multiplier)
        self.first = first
        self.second = second
        storedRelation = relation
        storedMultiplier = multiplier
        storedConstant = constant
    }

    // MARK: What it says

    /// The view or layout guide on the left side.
    public final var firstItem: AnyObject? { first.term.item }

    /// What of the first item the constraint is about. `notAnAttribute` where it is about a distance between two places.
    public final var firstAttribute: Attribute { first.attribute }

    /// The place or length on the left side.
    public final var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }

    /// Whether the left side equals the right side, or is at most or at least as much.
    public final var relation: Relation { storedRelation }

    /// The view or layout guide on the right side, if there is one.
    public final var secondItem: AnyObject? { second?.term.item }

    /// What of the second item the constraint is about: `notAnAttribute` where there is none.
    public final var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

    /// The place or length on the right side, if there is one.
    public final var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

    /// What the second attribute is multiplied by.
    public final var multiplier: CGFloat { storedMultiplier }

    private final var storedConstant: CGFloat = 0

    /// What is added on the right side, in points. Changing it is cheaper than another constraint, and can be animated
    /// by a layout pass inside of an animation.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            guard newValue != storedConstant else { return }
            Self.checkNumber(newValue, named: "constant")
            storedConstant = newValue
            spacing = nil
            if isActive { valuesDidChange() }
        }
    }

    private final var storedPriority = UILayoutPriority.required

    /// How much the constraint matters where not all can be kept. It can't be made required, or no longer required,
    /// while it is active.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set {
            guard newValue != storedPriority else { return }
            checkPriority(newValue, existing: storedPriority)
            storedPriority = newValue
            if isActive { valuesDidChange() }
        }
    }

    /// A name by which to recognise the constraint in what is printed.
    open var identifier: String?

    /// Whether the constraint goes into an archive with the view that holds it: no, unless it came out of one. It comes
    /// back as a plain `NSLayoutConstraint`, and active.
    open var shouldBeArchived = false

    open nonisolated override var description: String { MainActor.assumeIsolated { text } }

    // MARK: Whether it counts

    /// Whether the constraint counts. Making it active puts it into the `constraints` of the nearest view that both of
    /// its items are in.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { install(in: commonAncestor()) } else { uninstall() }
        }
    }

    /// Makes all of `constraints` active.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Makes none of `constraints` active any more.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}
