/// Descriptions of constraints: in the visual format for spacing between views, otherwise as equations.
extension NSLayoutConstraint {
    final var text: String {
        var parts = ["\(LayoutTerm.classNameAndAddress(of: self))"]
        if let identifier, !identifier.isEmpty { parts.append("'\(identifier)'") }
        let gap = gap
        parts.append(gap?.text(of: self) ?? equation)
        var names = givenNames
        if let superview = gap?.superview {
            let name = LayoutTerm.givenName(of: superview).map { "\($0):\(LayoutTerm.address(of: superview))" }
            names.append("'|':\(name ?? LayoutTerm.classNameAndAddress(of: superview))")
        }
        let state = isActive ? "active" : "inactive"
        let list = names.isEmpty ? "" : ", names: \(names.joined(separator: ", ")) "
        return "<\(parts.joined(separator: " "))   (\(state)\(list))>"
    }

    /// The accessibility identifiers of the views, with their addresses.
    private var givenNames: [String] {
        var names: [String] = []
        forEachTerm { term in
            guard let item = term.item, let name = LayoutTerm.givenName(of: item) else { return }
            let entry = "\(name):\(LayoutTerm.address(of: item))"
            if !names.contains(entry) { names.append(entry) }
        }
        return names
    }

    private var equation: String {
        var text = "\(first.name) \(relation.sign) "
        if let second, multiplier != 0 {
            if multiplier != 1 { text += "\(Self.number(multiplier))*" }
            text += second.name
            if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(distance(abs(constant)))" }
        } else {
            text += distance(constant)
        }
        return text + priorityText(before: " ")
    }

    /// Returns a length with the symbolic name of a system spacing, if it is one.
    fileprivate func distance(_ length: CGFloat) -> String {
        let number = Self.number(length)
        return spacing.map { "\($0.rawValue)(\(number))" } ?? number
    }

    fileprivate func priorityText(before separator: String) -> String {
        priority == .required ? "" : "\(separator)@\(Self.number(CGFloat(priority.rawValue)))"
    }

    private static func number(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }

    /// The constraint as spacing between two adjacent items, or `nil` if it has another form.
    private var gap: ItemSpacing? {
        guard multiplier == 1, first.origin == nil, let second, second.origin == nil, let later = first.term.item,
            let earlier = second.term.item
        else { return nil }
        let (attribute, other) = (first.attribute, second.attribute)
        if attribute.opposite == other, attribute.isStart, later.layoutSuperview === earlier.layoutSuperview {
            return ItemSpacing(earlier: earlier, later: later, superview: nil, attribute: attribute)
        }
        guard attribute == other else { return nil }
        if attribute.isStart, let superview = earlier as? UIView, superview === later.layoutSuperview {
            return ItemSpacing(earlier: nil, later: later, superview: superview, attribute: attribute)
        }
        if attribute.isEnd, let superview = later as? UIView, superview === earlier.layoutSuperview {
            return ItemSpacing(earlier: earlier, later: nil, superview: superview, attribute: attribute)
        }
        return nil
    }
}

/// The spacing between two sibling items, or between an item and an edge of its superview.
@MainActor
private struct ItemSpacing {
    let earlier: (any LayoutItem)?
    let later: (any LayoutItem)?
    let superview: UIView?
    let attribute: NSLayoutConstraint.Attribute

    func text(of constraint: NSLayoutConstraint) -> String {
        let relation = constraint.relation == .equal ? "" : constraint.relation.sign
        let distance = "(\(relation)\(constraint.distance(constraint.constant))\(constraint.priorityText(before: "")))"
        let direction = attribute.ignoresLayoutDirection ? "(LTR)" : ""
        return "\(attribute.axis == .vertical ? "V" : "H"):\(name(earlier))-\(distance)-\(name(later))\(direction)"
    }

    private func name(_ item: (any LayoutItem)?) -> String { item.map { "[\(LayoutTerm.name(of: $0))]" } ?? "|" }
}

extension NSLayoutConstraint.Relation {
    fileprivate var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isStart: Bool { self == .leading || self == .left || self == .top }
    fileprivate var isEnd: Bool { self == .trailing || self == .right || self == .bottom }

    fileprivate var opposite: Self? {
        switch self {
        case .leading: .trailing
        case .left: .right
        case .top: .bottom
        default: nil
        }
    }
}
