/// The constraints and guides that a stack view has created, which are updated incrementally.
@MainActor
final class StackConstraints {
    private var constraints: [StackRule.Key: NSLayoutConstraint] = [:]

    /// The guide that encloses all views across the axis unless they fill it.
    private(set) var spanner: UILayoutGuide?

    /// The guides between the views if the spacing is distributed.
    private(set) var gaps: [UILayoutGuide] = []

    /// Returns whether the guide was created by the stack view. Such guides are not archived, because they
    /// are created again.
    func isOwn(_ guide: UILayoutGuide) -> Bool { guide === spanner || gaps.contains { $0 === guide } }

    func ensureSpanner(in stack: UIStackView) -> UILayoutGuide {
        if let spanner { return spanner }
        let made = makeGuide("UISV-alignment-spanner", in: stack)
        spanner = made
        return made
    }

    func ensureGaps(_ count: Int, in stack: UIStackView) -> [UILayoutGuide] {
        while gaps.count < count { gaps.append(makeGuide("UISV-distributing", in: stack)) }
        return Array(gaps.prefix(count))
    }

    private func makeGuide(_ identifier: String, in stack: UIStackView) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = identifier
        stack.addLayoutGuide(guide)
        return guide
    }

    /// Deactivates all constraints of `view`.
    func end(about view: UIView) {
        for (key, constraint) in constraints where key.isAbout(view) {
            constraint.isActive = false
            constraints[key] = nil
        }
    }

    /// Updates the constraints to match `rules`: deactivates obsolete ones and creates missing ones.
    func change(to rules: [StackRule], in stack: UIStackView) {
        let old = constraints
        constraints = [:]
        var missing: [StackRule] = []
        for rule in rules {
            // The app may have deactivated it.
            if let constraint = old[rule.key], constraint.isActive {
                constraint.constant = rule.constant
                constraints[rule.key] = constraint
            } else {
                missing.append(rule)
            }
        }
        // Obsolete constraints are deactivated first to avoid conflicts with new ones.
        for (key, constraint) in old where constraints[key] == nil { constraint.isActive = false }
        for rule in missing {
            let constraint = rule.makeConstraint()
            constraints[rule.key] = constraint
            constraint.isActive = true
        }
        removeUnusedGuides(from: stack)
    }

    private func removeUnusedGuides(from stack: UIStackView) {
        let used = Set(constraints.keys.flatMap { [$0.first, $0.second].compactMap { $0 } })
        if let spanner, !used.contains(ObjectIdentifier(spanner)) {
            stack.removeLayoutGuide(spanner)
            self.spanner = nil
        }
        for gap in gaps where !used.contains(ObjectIdentifier(gap)) { stack.removeLayoutGuide(gap) }
        gaps.removeAll { $0.owner == nil }
    }
}

extension StackRule.Key {
    fileprivate func isAbout(_ view: UIView) -> Bool {
        first == ObjectIdentifier(view) || second == ObjectIdentifier(view)
    }
}
