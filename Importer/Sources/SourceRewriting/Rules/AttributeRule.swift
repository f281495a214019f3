import SwiftSyntax

/// The attributes that the compiler rejects on Linux.
enum AttributeRule {
    /// The attributes that are removed.
    static let removed: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "NSCopying", "GKInspectable",
        "_objcRuntimeName",
    ]

    /// The capitalized attributes of the language, which are not property wrappers.
    static let builtin: Set<String> = [
        "IBOutlet", "IBInspectable", "IBAction", "IBSegueAction", "IBDesignable", "NSManaged", "NSCopying",
        "MainActor", "Sendable", "GKInspectable", "NSApplicationMain", "UIApplicationMain",
    ]
}

extension FileRewriter {
    /// Removes the attributes of Objective-C, and replaces those that mark the application delegate.
    func rewriteAttribute(_ node: AttributeSyntax) {
        switch node.name {
        case "UIApplicationMain", "NSApplicationMain":
            edits.replace(node.trimmedRange, with: "@main")
            needsUIKit = true
        case "NSManaged":
            edits.replace(node.trimmedRange, with: "")
            report(
                .error, at: node, "Core Data is not available on Linux, so '@NSManaged' properties have no storage",
                remedy: "store the data in another way, or exclude the file with '#if canImport(CoreData)'")
        case let name where AttributeRule.removed.contains(name):
            // The space between the attribute and the next token is removed too.
            let end = node.endPosition
            let hasSpaceOnly = node.trailingTrivia.allSatisfy(\.isSpaceOrTab)
            let upper = hasSpaceOnly ? end : node.endPositionBeforeTrailingTrivia
            edits.replace(node.positionAfterSkippingLeadingTrivia..<upper, with: "")
        default: break
        }
    }
}
