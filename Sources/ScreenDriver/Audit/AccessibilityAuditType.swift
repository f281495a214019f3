import UIKit

/// The kinds of issues that an audit of accessibility finds.
public struct AccessibilityAuditType: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Controls, rows and images that a screen reader cannot name.
    public static let sufficientElementDescription = AccessibilityAuditType(rawValue: 1 << 0)
    /// Views that respond to taps and that a screen reader does not find.
    public static let elementDetection = AccessibilityAuditType(rawValue: 1 << 1)
    /// Buttons, rows and other targets of touches that are less than 44 points wide or high.
    public static let hitRegion = AccessibilityAuditType(rawValue: 1 << 2)
    /// Texts with a contrast below 4.5 to 1, or below 3 to 1 if they are large.
    ///
    /// It is measured with increased contrast, as in the criteria of the App Store's accessibility labels: the system's own
    /// gray and blue texts are below 4.5 to 1 unless the user increases contrast.
    public static let contrast = AccessibilityAuditType(rawValue: 1 << 3)
    /// Labels that lack space at the largest text size. Texts in bars do not grow, as on iOS, and are not audited.
    public static let textClipped = AccessibilityAuditType(rawValue: 1 << 4)
    /// Elements that are read before another one that precedes them on the screen.
    public static let readingOrder = AccessibilityAuditType(rawValue: 1 << 5)

    /// The kinds in the order of reports.
    static let order: [AccessibilityAuditType] = [
        .sufficientElementDescription, .elementDetection, .hitRegion, .readingOrder, .contrast, .textClipped,
    ]

    /// All of them.
    public static let all: AccessibilityAuditType = [
        .sufficientElementDescription, .elementDetection, .hitRegion, .contrast, .textClipped, .readingOrder,
    ]
}

/// An obstacle for users of assistive technologies, which an audit has found.
@preconcurrency @MainActor
public struct AccessibilityIssue: CustomStringConvertible {
    /// The kind of the issue: a single type.
    public let type: AccessibilityAuditType
    /// A description of the problem and of a remedy, in one sentence.
    public let reason: String
    /// The element, its label and its frame in points of the screen.
    public let subject: String
    /// The view in question, or `nil` for elements that are no views.
    public let view: UIView?

    /// The identity of an issue, regardless of where its element is displayed.
    struct Key: Hashable {
        let type: AccessibilityAuditType
        let element: String
    }

    /// The role and the name of the element, or its subject if it has no name.
    let element: String

    var key: Key { Key(type: type, element: element) }

    public nonisolated var description: String { "\(subject): \(reason)" }
}
