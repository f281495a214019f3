/// A linear relation between attributes of views and layout guides: one attribute equals another one times a
/// multiplier plus a constant, or is at least or at most that value.
///
/// A constraint is enforced while it is active. It is then held by the nearest common ancestor of its items.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    final var first = LayoutOperand.none
    final var second: LayoutOperand?
    final var storedRelation = Relation.equal
    final var storedMultiplier: CGFloat = 1

    /// The symbolic spacing that the constant represents, or `nil` if it was specified as a number.
    final var spacing: SystemSpacing.Kind?

    /// The view that holds the constraint, or `nil` if it is not active.
    final var holder: UIView? {
        get { holderReference?.itemAsView }
        set { holderReference = newValue?.layoutReference }
    }
    private final var holderReference: LayoutReference?

    /// The ordinal number of the activation. Of conflicting constraints, the most recently activated one is
    /// broken.
    final var activation = 0

    /// The engine in which a conflict of the constraint was reported, so that it is reported only once.
    final var reportedConflict: Int?

    /// The representation of the constraint in its engine.
    final var installation: LayoutInstallation?

    /// Creates an empty constraint for subclasses and nibs, which cannot be activated.
    public nonisolated override init() {
        super.init()
    }

    /// Called when all objects of a nib have been loaded.
    open func awakeFromNib() {}

    /// Creates an inactive constraint between two attributes, or between an attribute and a constant.
    ///
    /// - Parameters:
    ///   - view1: The first item, a view or layout guide.
    ///   - attr1: The attribute of the first item.
    ///   - relation: The relation between the two sides.
    ///   - view2: The second item, or `nil` to relate a dimension to `c` alone.
    ///   - attr2: The attribute of the second item.
    ///   - multiplier: The factor of the second attribute.
    ///   - c: The constant that is added to the right side, in points.
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

    final func relate(
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

    // MARK: Properties

    /// The first item.
    open var firstItem: AnyObject? { first.term.item }

    /// The attribute of the first item, or `notAnAttribute` if the constraint relates a distance between two
    /// locations.
    open var firstAttribute: Attribute { first.attribute }

    /// The anchor of the first attribute.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }

    /// The relation between the two sides.
    open var relation: Relation { storedRelation }

    /// The second item, if there is one.
    open var secondItem: AnyObject? { second?.term.item }

    /// The attribute of the second item, or `notAnAttribute` if there is none.
    open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

    /// The anchor of the second attribute, if there is one.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

    /// The factor of the second attribute.
    open var multiplier: CGFloat { storedMultiplier }

    private final var storedConstant: CGFloat = 0

    /// The constant that is added to the right side, in points. Changing it is more efficient than replacing
    /// the constraint. The change is animated if layout is performed in an animation block.
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

    /// The priority of the constraint. It cannot be changed from or to required while the constraint is
    /// active.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set {
            guard newValue != storedPriority else { return }
            checkPriority(newValue, existing: storedPriority)
            storedPriority = newValue
            if isActive { valuesDidChange() }
        }
    }

    /// A name that identifies the constraint in descriptions.
    open var identifier: String?

    /// Whether the constraint is archived with the view that holds it. False unless it was unarchived. It is
    /// unarchived as an active `NSLayoutConstraint`.
    open var shouldBeArchived = false

    open nonisolated override var description: String { MainActor.assumeIsolated { text } }

    // MARK: Activation

    /// Whether the constraint is active. Activating it adds it to the `constraints` of the nearest common
    /// ancestor of its items.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { install(in: commonAncestor()) } else { uninstall() }
        }
    }

    /// Activates constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}
