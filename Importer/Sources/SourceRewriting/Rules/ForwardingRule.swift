import SwiftSyntax

/// The methods of `NSObject` by which an object forwards messages. On Linux the protocol `ObjCForwarding` declares them.
enum MessageForwarding {
    /// The full names of the methods, and the names of the methods that are called instead of those of `super`.
    static let methods = ["responds(to:)": "baseResponds", "forwardingTarget(for:)": "baseForwardingTarget"]
}

extension FileRewriter {
    /// Returns whether a class overrides a method of `NSObject` that forwards messages, and no superclass does.
    private func introducesForwarding(_ key: String, _ fullName: String) -> Bool {
        guard MessageForwarding.methods[fullName] != nil, let entry = index.types[key],
            entry.declaration.kind == .class
        else { return false }
        return !index.ancestors(of: key).contains { ancestor in
            ancestor.members.contains { MessageForwarding.methods[$0.declaration.fullName] != nil }
        }
    }

    /// Makes a class conform to `ObjCForwarding` if it overrides one of the methods.
    func conformToForwarding(_ entry: TargetIndex.TypeEntry, _ node: ClassDeclSyntax) {
        let overrides = entry.members.contains {
            $0.declaration.flags.contains(.isOverride) && introducesForwarding(entry.key, $0.declaration.fullName)
        }
        guard overrides else { return }
        needsUIKit = true
        addConformance(isIsolated(entry, node) ? "@preconcurrency ObjCForwarding" : "ObjCForwarding", to: node)
    }

    /// Returns whether a class is isolated to the main actor, as far as its declaration shows.
    private func isIsolated(_ entry: TargetIndex.TypeEntry, _ node: ClassDeclSyntax) -> Bool {
        if node.attributes.has("MainActor") { return true }
        if index.chain(of: entry.key).contains(where: UIKitClasses.listingRoots.contains) { return true }
        let inherited = node.inheritanceClause?.inheritedTypes.compactMap(\.type.nameWithoutArguments) ?? []
        return inherited.contains { UIKitProtocols.entries[$0] != nil }
    }

    /// Removes `override` from a method that a class of UIKit does not declare on Linux.
    func rewriteForwardingOverride(_ modifiers: DeclModifierListSyntax, fullName: String?) {
        guard let fullName, let scope = scopes.last, introducesForwarding(scope.key, fullName),
            let modifier = modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
        else { return }
        edits.replace(modifier.positionAfterSkippingLeadingTrivia..<modifier.endPosition, with: "")
    }

    /// Replaces `super.responds(to:)` and `super.forwardingTarget(for:)` by methods with another name: through `super`,
    /// the extension of `NSObjectProtocol` would call the override again.
    func rewriteForwardingSuperCall(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            let base = member.base?.as(SuperExprSyntax.self), let scope = scopes.last
        else { return }
        let labels = node.arguments.map { "\($0.label?.text ?? "_"):" }.joined()
        let fullName = "\(member.declName.baseName.text)(\(labels))"
        guard let name = MessageForwarding.methods[fullName], introducesForwarding(scope.key, fullName) else { return }
        edits.replace(base.trimmedRange, with: "self")
        edits.replace(member.declName.trimmedRange, with: name)
    }
}
