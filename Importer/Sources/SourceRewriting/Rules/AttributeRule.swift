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
    /// Adds `@preconcurrency` to test cases and test methods on the main actor. On Linux, XCTest casts test
    /// methods to functions without isolation, and traps if the cast fails.
    private func makePreconcurrent(_ node: AttributeSyntax) {
        guard let declaration = node.parent?.parent, let key = scopes.last?.key,
            index.chain(of: key).contains("XCTestCase")
        else { return }
        let attributes: AttributeListSyntax
        if let type = declaration.as(ClassDeclSyntax.self) {
            attributes = type.attributes
        } else if let method = declaration.as(FunctionDeclSyntax.self), method.name.text.hasPrefix("test") {
            attributes = method.attributes
        } else {
            return
        }
        guard !attributes.has("preconcurrency") else { return }
        edits.insert("@preconcurrency ", at: node.positionAfterSkippingLeadingTrivia)
    }

    /// Removes the attributes of Objective-C, and replaces those that mark the application delegate.
    func rewriteAttribute(_ node: AttributeSyntax) {
        guard !node.hasError else { return }
        switch node.name {
        case "UIApplicationMain", "NSApplicationMain":
            edits.replace(node.trimmedRange, with: "@main")
            needsUIKit = true
        case "MainActor":
            makePreconcurrent(node)
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
