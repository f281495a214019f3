extension NSObject {
    /// Restores the accessibility properties that are in an archive. Others keep their defaults.
    @MainActor
    final func restoreAccessibility(from coder: NSCoder) {
        if let label: String = coder.string("UIAccessibilityLabel") { accessibilityLabel = label }
        if let hint: String = coder.string("UIAccessibilityHint") { accessibilityHint = hint }
        if let value: String = coder.string("UIAccessibilityValue") { accessibilityValue = value }
        if coder.containsValue(forKey: "UIAccessibilityTraits") {
            let bits = coder.integer("UIAccessibilityTraits", or: 0)
            accessibilityTraits = UIAccessibilityTraits(rawValue: UInt64(truncatingIfNeeded: bits))
        }
        if coder.containsValue(forKey: "UIIsAccessibilityElement") {
            isAccessibilityElement = coder.flag("UIIsAccessibilityElement", or: false)
        }
    }

    /// Encodes the accessibility properties that the app has set.
    @MainActor
    final func archiveAccessibility(into coder: NSCoder) {
        let values = anyAccessibilityValues
        coder.encode((self as? UIView)?.storedAccessibilityLabel ?? values.label, forKey: "UIAccessibilityLabel")
        if let hint = values.hint { coder.encode(hint, forKey: "UIAccessibilityHint") }
        if let value = values.value { coder.encode(value, forKey: "UIAccessibilityValue") }
        if let traits = values.traits {
            coder.encode(Int(truncatingIfNeeded: traits.rawValue), forKey: "UIAccessibilityTraits")
        }
        if let isElement = values.isElement { coder.encode(isElement, forKey: "UIIsAccessibilityElement") }
    }
}
