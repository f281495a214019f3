import Foundation

/// An archived constraint. It identifies its items by their paths from the view that holds the constraint.
/// References to the views themselves would be decoded before the views are complete.
struct ConstraintRecord: Codable {
    struct Term: Codable {
        /// The subview indexes that lead from the view that holds the constraint to the item's view.
        var path: [Int]
        /// The index among the layout guides of that view, if the item is a guide that was added to it.
        var guide: Int?
        /// The kind of the guide, if the item is a system guide.
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
    /// Creates the record of a constraint that `view` holds, or returns `nil` if an item of the constraint
    /// is not archived.
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

    /// Creates the constraint for `view`, or returns `nil` if the record is invalid.
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
        guard let originTerm = operand.origin else { return }
        guard let origin = ConstraintRecord.Term(originTerm, in: view) else { return nil }
        self.origin = origin
    }

    fileprivate func operand(in view: UIView) -> LayoutOperand? {
        guard let term = term.term(in: view) else { return nil }
        guard let originTerm = origin else { return LayoutOperand(term) }
        guard let origin = originTerm.term(in: view) else { return nil }
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
            guard let parent = next.superview, let index = parent.archivedSubviews.firstIndex(where: { $0 === next })
            else { return nil }
            path.insert(index, at: 0)
            next = parent
        }
        guard let layoutGuide = item as? UILayoutGuide else { return }
        systemGuide = layoutGuide.kind
        guide = view.addedLayoutGuides.firstIndex(where: { $0 === layoutGuide })
        guard guide != nil || systemGuide != nil else { return nil }
    }

    fileprivate func term(in root: UIView) -> LayoutTerm? {
        guard let attribute = NSLayoutConstraint.Attribute(rawValue: attribute) else { return nil }
        var view = root
        for index in path {
            let subviews = view.archivedSubviews
            guard subviews.indices.contains(index) else { return nil }
            view = subviews[index]
        }
        if let systemGuide { return LayoutTerm(item: view.systemGuide(systemGuide), attribute: attribute) }
        guard let guide else { return LayoutTerm(item: view, attribute: attribute) }
        let guides = view.addedLayoutGuides
        guard guides.indices.contains(guide) else { return nil }
        return LayoutTerm(item: guides[guide], attribute: attribute)
    }
}

extension UIView {
    /// The layout guides that were added to the view. System guides are not archived.
    fileprivate final var addedLayoutGuides: [UILayoutGuide] {
        layoutGuides.filter { $0.kind == nil && !isGenerated($0) }
    }

    /// Whether the view created `guide` itself, as a stack view does, and recreates it after decoding.
    private func isGenerated(_ guide: UILayoutGuide) -> Bool {
        (self as? UIStackView)?.generated.isOwn(guide) ?? false
    }

    /// Encodes the view's layout guides, and those of its constraints whose `shouldBeArchived` is set.
    final func archiveLayoutState(into coder: NSCoder) {
        if !translatesAutoresizingMaskIntoConstraints {
            coder.encode(true, forKey: "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints")
        }
        let guides = addedLayoutGuides
        if !guides.isEmpty { coder.encode(guides as NSArray, forKey: "UIViewLayoutGuides") }
        let records = constraints.filter(\.shouldBeArchived).compactMap { ConstraintRecord($0, in: self) }
        guard !records.isEmpty, let data = try? PropertyListEncoder().encode(records) else { return }
        coder.encode(data as NSData, forKey: "UIViewConstraintRecords")
    }

    /// Restores the state that `archiveLayoutState(into:)` encoded. The view's subviews must be restored
    /// first.
    final func restoreLayoutState(from coder: NSCoder) {
        translatesAutoresizingMaskIntoConstraints = !coder.flag(
            "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", or: false)
        let guides: [UILayoutGuide] = coder.anyObject("UIViewLayoutGuides") ?? []
        guides.forEach(addLayoutGuide)
        let data: NSData? = coder.object("UIViewConstraintRecords")
        guard let data, let records = try? PropertyListDecoder().decode([ConstraintRecord].self, from: data as Data)
        else { return }
        for record in records { record.constraint(in: self)?.install(in: self) }
    }
}
