/// Applies the size class variations of a nib to its objects.
@MainActor
final class NibAdaptation: TraitObserver {
    private struct Target {
        weak var object: NSObject?
        let record: NibRecord
        /// The index of the applied variation by key, or `nil` for the nib's base value.
        var applied: [String: Int] = [:]
    }

    private struct Constraint {
        let constraint: NSLayoutConstraint
        let record: NibConstraint
        weak var holder: UIView?
    }

    private struct Subview {
        let view: UIView
        let id: String
        weak var parent: UIView?
        /// The identifiers of the views behind this one in the nib. They are only compared, not retained.
        let preceding: [ObjectIdentifier]
    }

    private var targets: [Target] = []
    private var constraints: [Constraint] = []
    /// The views that are not installed in all size classes, in the order of their superviews' subviews.
    private var subviews: [Subview] = []

    /// Starts applying variations to `made` if any of the objects has some.
    static func begin(_ made: [(record: NibRecord, object: NSObject)], in instance: NibInstance) {
        guard made.contains(where: \.record.isAdaptive) else { return }
        // The outermost view is notified of trait changes and lives as long as its subviews.
        let views = made.compactMap { $0.object as? UIView }
        guard let root = views.first(where: { view in !views.contains { $0 !== view && view.isDescendant(of: $0) } })
        else { return }
        let adaptation = NibAdaptation(made, in: instance)
        root.traitObservers.append(adaptation)
        adaptation.traitsDidChange(to: root.traitCollection)
    }

    private init(_ made: [(record: NibRecord, object: NSObject)], in instance: NibInstance) {
        for (record, object) in made {
            if !record.variations.isEmpty { targets.append(Target(object: object, record: record)) }
            guard let view = object as? UIView else { continue }
            for record in record.constraints {
                guard let constraint = instance[record.id] as? NSLayoutConstraint else { continue }
                constraints.append(Constraint(constraint: constraint, record: record, holder: view))
            }
            let masked = Set(record.variations.flatMap { $0.included + $0.excluded })
            let siblings = (view as? UIStackView)?.arrangedSubviews ?? view.subviews
            for (index, subview) in siblings.enumerated() {
                guard let id = masked.first(where: { instance[$0] === subview }) else { continue }
                let preceding = siblings[..<index].map(ObjectIdentifier.init)
                subviews.append(Subview(view: subview, id: id, parent: view, preceding: preceding))
            }
        }
    }

    /// Applies the variations for the given traits.
    func traitsDidChange(to traits: UITraitCollection) {
        var missing: Set<String> = []
        for index in targets.indices {
            let matching = targets[index].record.variations.filter { $0.matches(traits) }
                .sorted { $0.specificity < $1.specificity }
            for variation in matching {
                missing.formUnion(variation.excluded)
                missing.subtract(variation.included)
            }
            adaptValues(of: &targets[index], traits)
        }
        for subview in subviews {
            guard let parent = subview.parent else { continue }
            if missing.contains(subview.id) {
                if subview.view.superview === parent { subview.view.removeFromSuperview() }
            } else if subview.view.superview == nil {
                insert(subview, in: parent)
            }
        }
        for entry in constraints { adapt(entry, traits, isMissing: missing.contains(entry.record.id)) }
    }

    /// Inserts a view in front of those that precede it in the nib.
    private func insert(_ subview: Subview, in parent: UIView) {
        let stack = parent as? UIStackView
        let siblings = stack?.arrangedSubviews ?? parent.subviews
        let last = siblings.lastIndex { subview.preceding.contains(ObjectIdentifier($0)) }
        let index = last.map { $0 + 1 } ?? 0
        if let stack {
            stack.insertArrangedSubview(subview.view, at: index)
        } else {
            parent.insertSubview(subview.view, at: index)
        }
    }

    private func adapt(_ entry: Constraint, _ traits: UITraitCollection, isMissing: Bool) {
        guard let holder = entry.holder else { return }
        let record = entry.record
        var (constant, priority) = (record.constant, record.priority)
        for variation in record.variations.sorted(by: { $0.specificity < $1.specificity })
        where variation.matches(traits) {
            constant = variation.constant ?? constant
            priority = variation.priority ?? priority
        }
        let constraint = entry.constraint
        // Preserves changes by the app unless the nib specifies variations.
        if !record.variations.isEmpty {
            constraint.constant = constant
            if constraint.priority != priority {
                constraint.isActive = false
                constraint.priority = priority
            }
        }
        let shouldBeInstalled = record.isInstalled && !isMissing && constraint.isInside(of: holder)
        if shouldBeInstalled, constraint.holder == nil {
            constraint.install(in: holder)
        } else if !shouldBeInstalled, constraint.holder != nil {
            constraint.uninstall()
        }
    }

    private func adaptValues(of target: inout Target, _ traits: UITraitCollection) {
        guard let object = target.object else { return }
        let variations = target.record.variations
        let keys = Set(variations.flatMap(\.values.keys))
        for key in keys {
            let best = variations.indices
                .filter { variations[$0].values[key] != nil && variations[$0].matches(traits) }
                .max { variations[$0].specificity < variations[$1].specificity }
            guard target.applied[key] != best else { continue }
            target.applied[key] = best
            let value = best.flatMap { variations[$0].values[key] } ?? target.record.values[key]
            NibAdaptation.set(key, of: object, to: value)
        }
    }

    /// Sets a property that Interface Builder can vary by size class, identified by its archive key.
    private static func set(_ key: String, of object: NSObject, to value: NibValue?) {
        func shared<Value>() -> Value? {
            if case .shared(let shared) = value { return shared as? Value }
            return nil
        }
        func number() -> CGFloat? {
            switch value {
            case .number(let number): CGFloat(number)
            case .integer(let integer): CGFloat(integer)
            default: nil
            }
        }
        func choice<Choice: RawRepresentable>(_: Choice.Type) -> Choice? where Choice.RawValue == Int {
            number().flatMap { Choice(rawValue: Int($0)) }
        }
        func flag() -> Bool {
            if case .flag(let flag) = value { return flag }
            return false
        }
        switch (key, object) {
        case ("UIHidden", let view as UIView): view.isHidden = flag()
        case ("UIAlpha", let view as UIView): view.alpha = number() ?? 1
        case ("UIBackgroundColor", let view as UIView): view.backgroundColor = shared()
        case ("UITintColor", let view as UIView): view.tintColor = shared()
        case ("UILayoutMargins", let view as UIView):
            if let margins: NSDirectionalEdgeInsets = shared() { view.directionalLayoutMargins = margins }
        case ("UIFont", let label as UILabel): if let font: UIFont = shared() { label.font = font }
        case ("UIFont", let field as UITextField): if let font: UIFont = shared() { field.font = font }
        case ("UIFont", let text as UITextView): text.font = shared()
        case ("UIFont", let button as UIButton): if let font: UIFont = shared() { button.titleLabel?.font = font }
        case ("UITextColor", let label as UILabel): label.textColor = shared() ?? .label
        case ("UINumberOfLines", let label as UILabel): label.numberOfLines = number().map { Int($0) } ?? 1
        case ("UITextAlignment", let label as UILabel): label.textAlignment = choice(NSTextAlignment.self) ?? .natural
        case ("UIStackViewAxis", let stack as UIStackView):
            stack.axis = choice(NSLayoutConstraint.Axis.self) ?? .horizontal
        case ("UIStackViewSpacing", let stack as UIStackView): stack.spacing = number() ?? 0
        case ("UIStackViewAlignment", let stack as UIStackView):
            stack.alignment = choice(UIStackView.Alignment.self) ?? .fill
        case ("UIStackViewDistribution", let stack as UIStackView):
            stack.distribution = choice(UIStackView.Distribution.self) ?? .fill
        default: break
        }
    }
}
