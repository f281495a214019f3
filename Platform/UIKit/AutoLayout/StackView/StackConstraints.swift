/// The constraints and guides that a stack view has made, so that only what differs has to change.
@MainActor
final class StackConstraints {
    private var constraints: [StackRule.Key: NSLayoutConstraint] = [:]

    /// Stands around all views across the axis where they don't fill the breadth: how broad they are together.
    private(set) var spanner: UILayoutGuide?

    /// Stand between the views, where the gaps are related to each other.
    private(set) var gaps: [UILayoutGuide] = []

    /// What arranges the views where it need not be the same for them: it is not archived, since it is made anew.
    func isOwn(_ guide: UILayoutGuide) -> Bool { guide === spanner || gaps.contains { $0 === guide } }

    func needSpanner(in stack: UIStackView) -> UILayoutGuide {
        if let spanner { return spanner }
        let made = makeGuide("UISV-alignment-spanner", in: stack)
        spanner = made
        return made
    }

    func needGaps(_ count: Int, in stack: UIStackView) -> [UILayoutGuide] {
        while gaps.count < count { gaps.append(makeGuide("UISV-distributing", in: stack)) }
        return Array(gaps.prefix(count))
    }

    private func makeGuide(_ identifier: String, in stack: UIStackView) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = identifier
        stack.addLayoutGuide(guide)
        return guide
    }

    /// Ends all constraints about `view`.
    func end(about view: UIView) {
        for (key, constraint) in constraints where key.isAbout(view) {
            constraint.isActive = false
            constraints[key] = nil
        }
    }

    /// Makes the constraints those of `rules`: ends those that no rule asks for, and makes those that are missing.
    func change(to rules: [StackRule], in stack: UIStackView) {
        let old = constraints
        constraints = [:]
        var missing: [StackRule] = []
        for rule in rules {
            // Somebody else may have ended one.
            if let constraint = old[rule.key], constraint.isActive {
                constraint.constant = rule.constant
                constraints[rule.key] = constraint
            } else {
                missing.append(rule)
            }
        }
        // First what goes, so that what contradicts it need not stand beside it.
        for (key, constraint) in old where constraints[key] == nil { constraint.isActive = false }
        for rule in missing {
            let constraint = rule.makeConstraint()
            constraints[rule.key] = constraint
            constraint.isActive = true
        }
        removeIdleGuides(from: stack)
    }

    private func removeIdleGuides(from stack: UIStackView) {
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
