import UIKit

/// Expects the screen to be usable with assistive technologies.
///
/// ```swift
/// import TrestleTesting
///
/// let screen = HeadlessScreen()
/// expectAccessible(screen)
/// expectAccessible(screen, for: [.contrast, .textClipped])
/// ```
///
/// - Parameters:
///   - screen: The screen.
///   - types: What to look for.
///   - isIgnored: Returns whether an issue is known and accepted.
///   - fileID: The source location to which a failure is attributed.
///   - filePath: The source location to which a failure is attributed.
///   - line: The source location to which a failure is attributed.
///   - column: The source location to which a failure is attributed.
/// - Returns: Whether there is no issue.
/// - SeeAlso: `HeadlessScreen.accessibilityIssues(_:)`, whose documentation says how it is measured.
@MainActor
@discardableResult
public func expectAccessible(
    _ screen: HeadlessScreen, for types: AccessibilityAuditType = .all,
    ignoring isIgnored: (AccessibilityIssue) -> Bool = { _ in false },
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> Bool {
    let issues = screen.accessibilityIssues(types).filter { !isIgnored($0) }
    guard !issues.isEmpty else { return true }
    let list = issues.map { "- \($0)" }.joined(separator: "\n")
    CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        .report("The screen has obstacles for users of assistive technologies:\n\(list)")
    return false
}
