/// A factory of constraints for an attribute of a view or layout guide. Only anchors with the same
/// `AnchorType` can be related.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, NSCopying {
    final let operand: LayoutOperand

    init(_ operand: LayoutOperand) {
        self.operand = operand
        super.init()
    }

    /// The view or layout guide to which the anchor refers.
    public final var item: AnyObject? { operand.term.item }

    /// The name of the anchor in descriptions: its item and its attribute.
    public final var name: String { operand.name }

    /// Returns the anchor itself, which is immutable.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether `object` is an anchor for the same attribute of the same item.
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

/// A type-erased anchor.
@MainActor
private protocol LayoutAnchor: AnyObject, Sendable {
    var operand: LayoutOperand { get }
}

extension NSLayoutAnchor: LayoutAnchor {}

extension NSLayoutAnchor {
    /// Returns a constraint that requires the attribute to equal that of `anchor`.
    public final func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .equal, anchor.operand)
    }

    /// Returns a constraint that requires the attribute to be at least that of `anchor`.
    public final func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand)
    }

    /// Returns a constraint that requires the attribute to be at most that of `anchor`.
    public final func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand)
    }

    /// Returns a constraint that requires the attribute to equal that of `anchor` plus `c` points.
    public final func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
    {
        NSLayoutConstraint(operand, .equal, anchor.operand, constant: c)
    }

    /// Returns a constraint that requires the attribute to be at least that of `anchor` plus `c` points.
    public final func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, constant: c)
    }

    /// Returns a constraint that requires the attribute to be at most that of `anchor` plus `c` points.
    public final func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, constant: c)
    }
}
