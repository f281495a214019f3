/// A place or a length of a view or layout guide, from which constraints are made. Only anchors of one kind can be
/// related: `AnchorType` is which.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, NSCopying {
    final let operand: LayoutOperand

    init(_ operand: LayoutOperand) {
        self.operand = operand
        super.init()
    }

    /// The view or layout guide that the anchor belongs to.
    public final var item: AnyObject? { operand.term.item }

    /// What the anchor is called in what is printed: its item and its attribute.
    public final var name: String { operand.name }

    /// The anchor itself: it can't be changed.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether `object` is an anchor for the same place or length of the same item.
    public nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? any LayoutAnchor else { return false }
        return MainActor.assumeIsolated { operand.isSame(as: other.operand) }
    }

    public nonisolated override var hash: Int {
        MainActor.assumeIsolated {
            var hasher = Hasher()
            operand.forEachTerm { term in
                hasher.combine(term.reference.map { ObjectIdentifier($0) })
                hasher.combine(term.attribute)
            }
            return hasher.finalize()
        }
    }

    public nonisolated override var description: String { MainActor.assumeIsolated { operand.description(of: self) } }
}

/// Anchors of all kinds, which have no class in common.
@MainActor
private protocol LayoutAnchor: AnyObject, Sendable {
    var operand: LayoutOperand { get }
}

extension NSLayoutAnchor: LayoutAnchor {}

extension NSLayoutAnchor {
    /// A constraint by which this place or length is that of `anchor`.
    public final func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .equal, anchor.operand)
    }

    /// A constraint by which this place or length is that of `anchor`, or more.
    public final func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand)
    }

    /// A constraint by which this place or length is that of `anchor`, or less.
    public final func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand)
    }

    /// A constraint by which this place or length is that of `anchor`, plus `c` points.
    public final func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
    {
        NSLayoutConstraint(operand, .equal, anchor.operand, constant: c)
    }

    /// A constraint by which this place or length is that of `anchor`, plus `c` points or more.
    public final func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, constant: c)
    }

    /// A constraint by which this place or length is that of `anchor`, plus `c` points or less.
    public final func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, constant: c)
    }
}
