extension UIStackView {
    final func restoreStack(from coder: NSCoder) {
        axis = coder.choice("UIStackViewAxis", or: .horizontal)
        distribution = coder.choice("UIStackViewDistribution", or: .fill)
        alignment = coder.choice("UIStackViewAlignment", or: .fill)
        spacing = coder.number("UIStackViewSpacing", or: 0)
        isBaselineRelativeArrangement = coder.flag("UIStackViewBaselineRelative", or: false)
        isLayoutMarginsRelativeArrangement = coder.flag("UIStackViewLayoutMarginsRelative", or: false)
        let views: [UIView] = coder.anyObject("UIStackViewArrangedSubviews") ?? []
        let spacings: [NSNumber] = coder.anyObject("UIStackViewCustomSpacings") ?? []
        for view in views { addArrangedSubview(view) }
        for (view, spacing) in zip(views, spacings) { setCustomSpacing(CGFloat(spacing.doubleValue), after: view) }
    }

    final func archiveStack(into coder: NSCoder) {
        coder.encode(axis.rawValue, forKey: "UIStackViewAxis")
        coder.encode(distribution.rawValue, forKey: "UIStackViewDistribution")
        coder.encode(alignment.rawValue, forKey: "UIStackViewAlignment")
        coder.encodeNumber(spacing, forKey: "UIStackViewSpacing")
        coder.encode(isBaselineRelativeArrangement, forKey: "UIStackViewBaselineRelative")
        coder.encode(isLayoutMarginsRelativeArrangement, forKey: "UIStackViewLayoutMarginsRelative")
        guard !arranged.isEmpty else { return }
        coder.encode(arranged as NSArray, forKey: "UIStackViewArrangedSubviews")
        let spacings = arranged.map { NSNumber(value: Double(customSpacing(after: $0))) }
        coder.encode(spacings as NSArray, forKey: "UIStackViewCustomSpacings")
    }
}
