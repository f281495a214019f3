import Foundation

/// A constraint in an archive. Its items are named by where they are in the view that holds it: the views themselves
/// are in the archive already, and a constraint that named them as objects would be read before they are whole.
struct ConstraintRecord: Codable {
    struct Term: Codable {
        /// The places among the subviews, from the view that holds the constraint down to the item's view.
        var path: [Int]
        /// The place among the guides of that view.
        var guide: Int?
        /// Which guide of the system's it is.
        var systemGuide: SystemGuideKind?
        var attribute: Int
    }

    struct Operand: Codable {
        var term: Term
        var origin: Term?
    }

    var first: Operand
    var second: Operand?
    var relation: Int
    var multiplier: Double
    var constant: Double
    var priority: Float
    var identifier: String?
}

@MainActor
extension ConstraintRecord {
    /// What to archive of a constraint that `view` holds: nil where an item is not among what is archived.
    init?(_ constraint: NSLayoutConstraint, in view: UIView) {
        guard let first = Operand(constraint.first, in: view) else { return nil }
        self.first = first
        if let operand = constraint.second {
            guard let second = Operand(operand, in: view) else { return nil }
            self.second = second
        }
        relation = constraint.relation.rawValue
        multiplier = Double(constraint.multiplier)
        constant = Double(constraint.constant)
        priority = constraint.priority.rawValue
        identifier = constraint.identifier
    }

    /// The constraint, for `view` to hold: nil where the record makes no sense.
    func constraint(in view: UIView) -> NSLayoutConstraint? {
        let second = second?.operand(in: view)
        guard let first = first.operand(in: view), second != nil || self.second == nil,
            let relation = NSLayoutConstraint.Relation(rawValue: relation), multiplier.isFinite, constant.isFinite,
            priority > 0, priority <= UILayoutPriority.required.rawValue,
            NSLayoutConstraint.pairingProblem(first, second, multiplier: CGFloat(multiplier)) == nil
        else { return nil }
        let constraint = NSLayoutConstraint(
            first, relation, second, multiplier: CGFloat(multiplier), constant: CGFloat(constant))
        constraint.priority = UILayoutPriority(priority)
        constraint.identifier = identifier
        constraint.shouldBeArchived = true
        return constraint
    }
}

@MainActor
extension ConstraintRecord.Operand {
    fileprivate init?(_ operand: LayoutOperand, in view: UIView) {
        guard let term = ConstraintRecord.Term(operand.term, in: view) else { return nil }
        self.term = term
        guard let begin = operand.origin else { return }
        guard let origin = ConstraintRecord.Term(begin, in: view) else { return nil }
        self.origin = origin
    }

    fileprivate func operand(in view: UIView) -> LayoutOperand? {
        guard let term = term.term(in: view) else { return nil }
        guard let begin = origin else { return LayoutOperand(term) }
        guard let origin = begin.term(in: view) else { return nil }
        return LayoutOperand(from: origin, to: term)
    }
}

@MainActor
extension ConstraintRecord.Term {
    fileprivate init?(_ term: LayoutTerm, in root: UIView) {
        guard let item = term.item, let view = item.layoutView else { return nil }
        attribute = term.attribute.rawValue
        path = []
        var next = view
        while next !== root {
            guard let parent = next.superview, let place = parent.archivedSubviews.firstIndex(where: { $0 === next })
            else { return nil }
            path.insert(place, at: 0)
            next = parent
        }
        guard let layoutGuide = item as? UILayoutGuide else { return }
        systemGuide = layoutGuide.kind
        guide = view.ownLayoutGuides.firstIndex(where: { $0 === layoutGuide })
        guard guide != nil || systemGuide != nil else { return nil }
    }

    fileprivate func term(in root: UIView) -> LayoutTerm? {
        guard let attribute = NSLayoutConstraint.Attribute(rawValue: attribute) else { return nil }
        var view = root
        for place in path {
            let subviews = view.archivedSubviews
            guard subviews.indices.contains(place) else { return nil }
            view = subviews[place]
        }
        if let systemGuide { return LayoutTerm(item: view.systemGuide(systemGuide), attribute: attribute) }
        guard let guide else { return LayoutTerm(item: view, attribute: attribute) }
        let guides = view.ownLayoutGuides
        guard guides.indices.contains(guide) else { return nil }
        return LayoutTerm(item: guides[guide], attribute: attribute)
    }
}

extension UIView {
    /// The guides that were added to the view: those of the system's are not archived.
    fileprivate final var ownLayoutGuides: [UILayoutGuide] {
        layoutGuides.filter { $0.kind == nil && !isMadeByItself($0) }
    }

    /// Whether the view has made `guide` for itself, as a stack view does: it makes it again.
    private func isMadeByItself(_ guide: UILayoutGuide) -> Bool {
        (self as? UIStackView)?.generated.isOwn(guide) ?? false
    }

    /// Puts the view's guides into an archive, and those of its constraints that ask for it.
    final func archiveLayoutItems(into coder: NSCoder) {
        if !translatesAutoresizingMaskIntoConstraints {
            coder.encode(true, forKey: "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints")
        }
        let guides = ownLayoutGuides
        if !guides.isEmpty { coder.encode(guides as NSArray, forKey: "UIViewLayoutGuides") }
        let records = constraints.filter(\.shouldBeArchived).compactMap { ConstraintRecord($0, in: self) }
        guard !records.isEmpty, let data = try? PropertyListEncoder().encode(records) else { return }
        coder.encode(data as NSData, forKey: "UIViewConstraintRecords")
    }

    /// Takes on what `archiveLayoutItems(into:)` has put into an archive. The view's subviews have to be there.
    final func restoreLayoutItems(from coder: NSCoder) {
        translatesAutoresizingMaskIntoConstraints = !coder.flag(
            "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", or: false)
        let guides: [UILayoutGuide] = coder.anything("UIViewLayoutGuides") ?? []
        guides.forEach(addLayoutGuide)
        let data: NSData? = coder.object("UIViewConstraintRecords")
        guard let data, let records = try? PropertyListDecoder().decode([ConstraintRecord].self, from: data as Data)
        else { return }
        for record in records { record.constraint(in: self)?.install(in: self) }
    }
}
