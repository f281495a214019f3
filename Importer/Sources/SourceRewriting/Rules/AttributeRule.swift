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

    /// Removes the attribute by which a property is only for Interface Builder. Nibs set the property by the list of
    /// members, which is code as well.
    private func makeAvailable(_ node: AttributeSyntax) {
        guard let property = node.parent?.parent?.as(VariableDeclSyntax.self), property.attributes.has("IBInspectable"),
            node.arguments?.trimmedDescription.contains("unavailable") == true
        else { return }
        let lineBreaks = node.trimmedDescription.count(where: \.isNewline)
        edits.replace(node.trimmedRange, with: String(repeating: "\n", count: lineBreaks))
    }

    /// Reports a method that Objective-C can call, that a selector or a nib refers to, and that no list can contain.
    func reportUncallable(_ node: FunctionDeclSyntax, fullName: String) {
        let isAction = node.attributes.has("IBAction")
        guard isAction || node.attributes.has("objc") && index.selectorNames.contains(node.name.text) else { return }
        let parameters = node.signature.parameterClause.parameters
        let effects = node.signature.effectSpecifiers
        let reason: String
        if node.modifiers.has(.static) || node.modifiers.has(.class) {
            reason = "is static"
        } else if effects?.asyncSpecifier != nil {
            reason = "is asynchronous"
        } else if effects?.throwsClause != nil {
            reason = "throws"
        } else if parameters.count > ListedMember.maximumParameterCount {
            reason = "has more than \(ListedMember.maximumParameterCount) parameters"
        } else if parameters.contains(where: { $0.ellipsis != nil || !ListedMember.canPass($0.type.singleLineText) }) {
            reason = "has a parameter that a selector cannot pass"
        } else {
            return
        }
        report(
            .warning, at: node.name, "'\(fullName)' \(reason), so that it cannot be called by a selector on Linux",
            remedy: "declare another method for the selector, which calls this one")
    }

    /// Removes the attributes of Objective-C, and replaces those that mark the application delegate.
    func rewriteAttribute(_ node: AttributeSyntax) {
        // A space before the name, as in `@objc (name)`, is an error of Swift 6 that Swift 5 accepts.
        let isComplete = node.rightParen?.presence == .present && node.arguments?.hasError == false
        guard !node.hasError || (node.name == "objc" && isComplete) else { return }
        switch node.name {
        case "UIApplicationMain", "NSApplicationMain":
            edits.replace(node.trimmedRange, with: "@main")
            needsUIKit = true
        case "MainActor":
            makePreconcurrent(node)
        case "available":
            makeAvailable(node)
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
