import UIKit

/// The audit of accessibility.
extension HeadlessScreen {
    /// Looks for obstacles for users of assistive technologies on the screen.
    ///
    /// For contrasts and clipped texts the screen is drawn with increased contrast and with the largest text size, and then with
    /// its settings again, as if the user had changed and restored them. Views that scroll sideways are scrolled through. Of other
    /// parts only what is on the screen is audited: scroll to the others and audit them, too.
    ///
    /// - Parameter types: What to look for.
    /// - Returns: The issues, ordered by type.
    public func accessibilityIssues(_ types: AccessibilityAuditType = .all) -> [AccessibilityIssue] {
        checkIsCurrent()
        var issues: [AccessibilityIssue] = []
        func look(for searched: AccessibilityAuditType) {
            let types = types.intersection(searched)
            issues += AccessibilityAudit(self).issues(types)
            for carousel in application.windows.filter({ $0.screen === hosting.screen }).flatMap(Carousel.carousels) {
                carousel.forEachOtherPage(on: self) {
                    issues += AccessibilityAudit(self, in: carousel.view).issues(types)
                }
            }
        }
        look(for: [.sufficientElementDescription, .elementDetection, .hitRegion, .readingOrder])
        let metrics = host.metrics
        if types.contains(.contrast) {
            change { $0.contrast = .high }
            look(for: .contrast)
            change { $0 = metrics }
        }
        if types.contains(.textClipped) {
            change { $0.contentSizeCategory = .accessibilityExtraExtraExtraLarge }
            look(for: .textClipped)
            change { $0 = metrics }
        }
        // An element between two pages is on both.
        var found: Set<AccessibilityIssue.Key> = []
        return AccessibilityAuditType.order.flatMap { type in
            issues.filter { $0.type == type && found.insert($0.key).inserted }
        }
    }
}
