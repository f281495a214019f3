// The keys are those of Apple's UIKit where they are known.
extension UIView {
    /// Restores the state that `archive(into:)` encoded.
    final func restore(from coder: NSCoder) {
        layer.bounds = coder.decodeCGRect(forKey: "UIBounds")
        layer.position = coder.decodeCGPoint(forKey: "UICenter")
        layer.setAffineTransform(coder.decodeCGAffineTransform(forKey: "UITransform"))
        backgroundColor = coder.object("UIBackgroundColor")
        alpha = coder.number("UIAlpha", or: 1)
        isHidden = coder.flag("UIHidden", or: false)
        isOpaque = coder.flag("UIOpaque", or: true)
        clipsToBounds = coder.flag("UIClipsToBounds", or: false)
        contentMode = coder.choice("UIContentMode", or: .scaleToFill)
        tag = coder.integer("UITag", or: 0)
        autoresizesSubviews = coder.flag("UIAutoresizeSubviews", or: true)
        autoresizingMask = AutoresizingMask(rawValue: UInt(bitPattern: coder.integer("UIAutoresizingMask", or: 0)))
        isUserInteractionEnabled = !coder.flag("UIUserInteractionDisabled", or: false)
        isMultipleTouchEnabled = coder.flag("UIMultipleTouchEnabled", or: false)
        isExclusiveTouch = coder.flag("UIExclusiveTouch", or: false)
        if let tint: UIColor = coder.object("UITintColor") { tintColor = tint }
        overrideUserInterfaceStyle = coder.choice("UIOverrideUserInterfaceStyle", or: .unspecified)
        semanticContentAttribute = coder.choice("UISemanticContentAttribute", or: .unspecified)
        insetsLayoutMarginsFromSafeArea = coder.flag("UIViewInsetsLayoutMarginsFromSafeArea", or: true)
        preservesSuperviewLayoutMargins = coder.flag("UIPreservesSuperviewLayoutMargins", or: false)
        if coder.containsValue(forKey: "UILayoutMargins") {
            directionalLayoutMargins = coder.decodeDirectionalEdgeInsets(forKey: "UILayoutMargins")
        }
        restoreContentPriorities(from: coder)
        accessibilityIdentifier = coder.string("UIAccessibilityIdentifier")
        restoreAccessibility(from: coder)
        if let identifier = coder.string("UIRestorationIdentifier") { restorationIdentifier = identifier }
        let subviews: [UIView] = coder.anyObject("UISubviews") ?? []
        subviews.forEach(addSubview)
        restoreLayoutState(from: coder)
    }

    /// Encodes the view's geometry, appearance and subviews.
    final func archive(into coder: NSCoder) {
        coder.encode(layer.bounds, forKey: "UIBounds")
        coder.encode(layer.position, forKey: "UICenter")
        if !transform.isIdentity { coder.encode(transform, forKey: "UITransform") }
        coder.encode(backgroundColor, forKey: "UIBackgroundColor")
        coder.encodeNumber(alpha, forKey: "UIAlpha")
        coder.encode(isHidden, forKey: "UIHidden")
        coder.encode(isOpaque, forKey: "UIOpaque")
        coder.encode(clipsToBounds, forKey: "UIClipsToBounds")
        coder.encode(contentMode.rawValue, forKey: "UIContentMode")
        coder.encode(tag, forKey: "UITag")
        coder.encode(autoresizesSubviews, forKey: "UIAutoresizeSubviews")
        coder.encode(Int(bitPattern: autoresizingMask.rawValue), forKey: "UIAutoresizingMask")
        coder.encode(!isUserInteractionEnabled, forKey: "UIUserInteractionDisabled")
        coder.encode(isMultipleTouchEnabled, forKey: "UIMultipleTouchEnabled")
        coder.encode(isExclusiveTouch, forKey: "UIExclusiveTouch")
        coder.encode(ownTintColor, forKey: "UITintColor")
        coder.encode(overrideUserInterfaceStyle.rawValue, forKey: "UIOverrideUserInterfaceStyle")
        coder.encode(semanticContentAttribute.rawValue, forKey: "UISemanticContentAttribute")
        coder.encode(insetsLayoutMarginsFromSafeArea, forKey: "UIViewInsetsLayoutMarginsFromSafeArea")
        coder.encode(preservesSuperviewLayoutMargins, forKey: "UIPreservesSuperviewLayoutMargins")
        archiveContentPriorities(into: coder)
        if let ownMargins { coder.encode(ownMargins, forKey: "UILayoutMargins") }
        coder.encode(accessibilityIdentifier, forKey: "UIAccessibilityIdentifier")
        archiveAccessibility(into: coder)
        if let restorationIdentifier { coder.encode(restorationIdentifier, forKey: "UIRestorationIdentifier") }
        let views = archivedSubviews
        if !views.isEmpty { coder.encode(views as NSArray, forKey: "UISubviews") }
        archiveLayoutState(into: coder)
    }

    /// The archive keys of the content priorities. Views with default priorities archive none.
    private static let contentPriorityKeys: [(key: String, axis: NSLayoutConstraint.Axis, isHugging: Bool)] = [
        ("UIViewHorizontalHuggingPriority", .horizontal, true), ("UIViewVerticalHuggingPriority", .vertical, true),
        ("UIViewHorizontalCompressionResistancePriority", .horizontal, false),
        ("UIViewVerticalCompressionResistancePriority", .vertical, false),
    ]

    private func restoreContentPriorities(from coder: NSCoder) {
        for (key, axis, isHugging) in UIView.contentPriorityKeys where coder.containsValue(forKey: key) {
            let priority = UILayoutPriority(min(max(Float(coder.number(key, or: 1)), 1), 1000))
            if isHugging {
                setContentHuggingPriority(priority, for: axis)
            } else {
                setContentCompressionResistancePriority(priority, for: axis)
            }
        }
    }

    private func archiveContentPriorities(into coder: NSCoder) {
        guard autoLayoutState != nil else { return }
        for (key, axis, isHugging) in UIView.contentPriorityKeys {
            let priority =
                isHugging ? contentHuggingPriority(for: axis) : contentCompressionResistancePriority(for: axis)
            coder.encodeNumber(CGFloat(priority.rawValue), forKey: key)
        }
    }
}
