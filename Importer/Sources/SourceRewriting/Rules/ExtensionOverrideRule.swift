import SwiftSyntax

extension FileRewriter {
    /// Declares an overridden method of an extension in the extension of a protocol.
    func dispatchOverrides(of node: FunctionDeclSyntax, fullName: String) {
        guard let overridden = overriddenMember(fullName) else { return }
        edits.replace(node.name.trimmedRange, with: overridden.implementation)
        let method = overridden.member
        let parameters = method.parameters.enumerated().map { "\($1.label) p\($0): \($1.type)" }
        let result = method.type.map { " -> \($0)" } ?? ""
        let effects =
            (method.flags.contains(.isAsync) ? " async" : "") + (method.flags.contains(.isThrowing) ? " throws" : "")
        let arguments = node.signature.parameterClause.parameters.map { parameter in
            let value = (parameter.secondName ?? parameter.firstName).text
            let passed = (parameter.type.trimmedDescription.hasPrefix("inout ") ? "&" : "") + value
            return parameter.firstName.text == "_" ? passed : "\(parameter.firstName.text): \(passed)"
        }
        let call = "(\(arguments.joined(separator: ", ")))"
        let prefix =
            (method.flags.contains(.isThrowing) ? "try " : "") + (method.flags.contains(.isAsync) ? "await " : "")
        declareDispatch(
            of: overridden, modifiers: node.modifiers,
            requirement: "func \(method.name)(\(parameters.joined(separator: ", ")))\(effects)\(result)",
            implementation: "func \(method.name)\(node.signature.singleLineText) { "
                + "if let o = self as? any \(overridden.overrideProtocol) { return \(prefix)o.\(method.name)\(call) }; "
                + "return \(prefix)\(overridden.implementation)\(call) }")
    }

    /// Declares an overridden property of an extension in the extension of a protocol.
    func dispatchOverrides(of node: VariableDeclSyntax) {
        guard let binding = node.bindings.first, node.bindings.count == 1,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let overridden = overriddenMember(name.text), let type = overridden.member.type
        else { return }
        edits.replace(name.trimmedRange, with: overridden.implementation)
        let isSettable = overridden.member.flags.contains(.isSettable)
        let cast = "self as? any \(overridden.overrideProtocol)"
        let getter = "if let o = \(cast) { return o.\(name.text) }; return \(overridden.implementation)"
        let setter =
            "if let o = \(cast) { o.\(name.text) = newValue } else { \(overridden.implementation) = newValue }"
        declareDispatch(
            of: overridden, modifiers: node.modifiers,
            requirement: "var \(name.text): \(type) { get\(isSettable ? " set" : "") }",
            implementation: "var \(name.text): \(type) { get { \(getter) }"
                + (isSettable ? " set { \(setter) } }" : " }"))
    }

    private func overriddenMember(_ fullName: String) -> ExtensionOverrides.Overridden? {
        guard let scope = scopes.last, scope.isExtension, !isFragment else { return nil }
        return index.plan.extensionOverrides.members[index.aliases[scope.key] ?? scope.key]?[fullName]
    }

    private func declareDispatch(
        of overridden: ExtensionOverrides.Overridden, modifiers: DeclModifierListSyntax, requirement: String,
        implementation: String
    ) {
        let owner = overridden.owner
        let access = (modifiers.access ?? .internal) >= .public ? "public " : ""
        let isolation = UIKitClasses.isIsolatedToMainActor(owner) ? "@preconcurrency @MainActor " : ""
        appended += [
            "\(isolation)\(access)protocol \(overridden.baseProtocol): AnyObject {}",
            "\(isolation)\(access)protocol \(overridden.overrideProtocol): AnyObject { \(requirement) }",
            "extension \(owner): \(overridden.baseProtocol) {}",
            "extension \(overridden.baseProtocol) where Self: \(owner) { \(isolation)\(access)\(implementation) }",
        ]
        needsUIKit = true
    }

    /// Returns the members of extensions that a class overrides, of which it is the topmost class that does.
    func overriddenExtensionMembers(of key: String?) -> [ExtensionOverrides.Overridden] {
        key.flatMap { index.plan.extensionOverrides.overridden[$0] } ?? []
    }

    /// Returns the attribute for the conformance of a class on the main actor to a protocol without isolation.
    func isolated(_ overridden: ExtensionOverrides.Overridden, in key: String) -> String {
        let isIsolated =
            options.defaultsToMainActor || index.chain(of: key).contains(where: UIKitClasses.isIsolatedToMainActor)
        return overridden.systemProtocol != nil && isIsolated ? "@preconcurrency " : ""
    }

    /// Replaces `super.member` by the implementation of the extension.
    func rewriteSuperAccess(_ node: MemberAccessExprSyntax) {
        let name = node.declName.baseName
        guard node.base?.is(SuperExprSyntax.self) == true,
            overriddenExtensionMembers(of: scopes.last?.key).contains(where: {
                $0.member.name == name.text && $0.systemProtocol == nil
            })
        else { return }
        edits.replace(name.trimmedRange, with: ExtensionOverrides.Overridden.implementation(of: name.text))
    }
}
