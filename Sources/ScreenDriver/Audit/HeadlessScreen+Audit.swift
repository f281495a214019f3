import UIKit

/// The audit of accessibility.
extension HeadlessScreen {
    /// Looks for obstacles for users of assistive technologies on the screen.
    ///
    /// For contrasts and clipped texts the screen is drawn with increased contrast and with the largest text size, and then with
    /// its settings again, as if the user had changed and restored them. Only what is on the screen is audited: scroll to the
    /// other parts and audit them, too.
    ///
    /// - Parameter types: What to look for.
    /// - Returns: The issues, ordered by type.
    public func accessibilityIssues(_ types: AccessibilityAuditType = .all) -> [AccessibilityIssue] {
        checkIsCurrent()
        var issues: [AccessibilityIssue] = []
        func look(for type: AccessibilityAuditType, _ issuesOfType: (AccessibilityAudit) -> [AccessibilityIssue]) {
            if types.contains(type) { issues += issuesOfType(AccessibilityAudit(self)) }
        }
        look(for: .sufficientElementDescription) { $0.namelessElements }
        look(for: .elementDetection) { $0.undetectedViews }
        look(for: .hitRegion) { $0.smallTargets }
        look(for: .readingOrder) { $0.disorderedElements }
        let metrics = host.metrics
        if types.contains(.contrast) {
            change { $0.contrast = .high }
            look(for: .contrast) { $0.faintTexts }
            change { $0 = metrics }
        }
        if types.contains(.textClipped) {
            change { $0.contentSizeCategory = .accessibilityExtraExtraExtraLarge }
            look(for: .textClipped) { $0.cutTexts }
            change { $0 = metrics }
        }
        return issues
    }
}
