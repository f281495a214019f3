import SwiftSyntax

extension FileRewriter {
    /// Returns whether a member of an extension moves into the body of its class.
    func isMoved(_ node: some DeclSyntaxProtocol, names: [String]) -> Bool {
        guard !isFragment, let moved = index.plan.movedMembers[path] else { return false }
        let line = line(of: node.positionAfterSkippingLeadingTrivia)
        return names.contains { moved.contains("\(line)|\($0)") }
            && node.parent?.is(MemberBlockItemSyntax.self) == true
    }

    /// Adds `override` to a delegate method that a superclass forwards, makes private members visible to the
    /// files that use them, and reports overrides that cannot work.
    func rewriteModifiers(
        _ modifiers: DeclModifierListSyntax, attributes: AttributeListSyntax, keyword: TokenSyntax, names: [String],
        fullName: String?
    ) {
        guard let scope = scopes.last else {
            shareIfNeeded(modifiers, names: names)
            return
        }
        if let fullName, index.plan.addedOverrides.contains("\(path)|\(scope.key)|\(fullName)"),
            !modifiers.has(.override)
        {
            edits.insert("override ", at: keyword.positionAfterSkippingLeadingTrivia)
        }
        shareIfNeeded(modifiers, names: names)
        rewriteForwardingOverride(modifiers, fullName: fullName)
        let isDispatched = overriddenExtensionMembers(of: scope.key).contains {
            $0.member.fullName == fullName ?? names.first
        }
        if isDispatched {
            removeOverride(modifiers)
        } else if !scope.isExtension || isFragment, modifiers.has(.override),
            let member = overriddenExtensionMember(names, fullName)
        {
            report(
                .error, at: keyword,
                "'\(fullName ?? names.joined())' overrides a member of an extension of '\(member)', which Linux lacks",
                remedy: "declare the member in a superclass or in a protocol")
        }
        if scope.isExtension, !isFragment, modifiers.has(.override), index.types[scope.key]?.isInTarget != true {
            report(
                .error, at: keyword, "an extension of '\(scope.key)' cannot override on Linux",
                remedy: "override in a subclass")
        }
    }

    private func removeOverride(_ modifiers: DeclModifierListSyntax) {
        for modifier in modifiers where modifier.name.tokenKind == .keyword(.override) {
            edits.replace(modifier.positionAfterSkippingLeadingTrivia..<modifier.endPosition, with: "")
        }
    }

    /// Returns the class of another module to which an extension of the target adds the overridden member.
    private func overriddenExtensionMember(_ names: [String], _ fullName: String?) -> String? {
        guard let scope = scopes.last else { return nil }
        // A superclass that overrides the member declares it in its body.
        let isInherited = index.ancestors(of: scope.key).flatMap(\.members).contains {
            $0.declaration.fullName == fullName ?? names.first
        }
        if isInherited { return nil }
        return index.chain(of: scope.key).dropFirst().first { owner in
            index.types[owner] == nil
                && index.externalMembers[owner]?.contains { member in
                    let declaration = member.declaration
                    return fullName.map { $0 == declaration.fullName }
                        ?? (declaration.kind == .property && names.contains(declaration.name))
                } == true
        }
    }

    /// Returns the names of the methods and properties of an extension without modifiers of their own.
    func memberNames(of node: ExtensionDeclSyntax) -> [String] {
        node.memberBlock.members.flatMap { item -> [String] in
            if let function = item.decl.as(FunctionDeclSyntax.self) { return [function.name.text] }
            guard let variable = item.decl.as(VariableDeclSyntax.self) else { return [] }
            return variable.bindings.map(\.pattern.trimmedDescription)
        }
    }

    /// Makes a private declaration visible to other files if code that moves there refers to it.
    func shareIfNeeded(_ modifiers: DeclModifierListSyntax, names: [String]) {
        guard let shared = index.plan.sharedNames[path], names.contains(where: shared.contains) else { return }
        for modifier in modifiers where modifier.detail == nil {
            guard [.keyword(.private), .keyword(.fileprivate)].contains(modifier.name.tokenKind) else { continue }
            edits.replace(modifier.positionAfterSkippingLeadingTrivia..<modifier.endPosition, with: "")
        }
    }
}

extension TokenSyntax {
    /// Whether the parser inserted the token because the source lacks it.
    var isMissing: Bool { presence == .missing }
}
