import SwiftSyntax

extension FileRewriter {
    /// Replaces the optional requirements of a protocol by optional properties with the default `nil`, and
    /// restricts Objective-C protocols to classes.
    func rewriteProtocol(_ node: ProtocolDeclSyntax) {
        guard !node.memberBlock.rightBrace.isMissing else { return }
        if node.attributes.has("objc") { restrictToClasses(node) }
        guard let entry = scopes.last.flatMap({ index.types[$0.key] }) else { return }
        let optional = entry.members.map(\.declaration).filter { $0.flags.contains(.isOptional) }
        guard !optional.isEmpty else { return }
        let access = entry.declaration.access >= .package ? entry.declaration.access.modifier : ""
        let defaults = optional.map { member in
            "\(access)var \(member.optionalRequirementName): \(OptionalRequirement.type(of: member)) { nil }"
        }
        appended.append("extension \(entry.declaration.name) { \(defaults.joined(separator: "; ")) }")
        replaceRequirements(in: node.memberBlock.members, optional)
    }

    private func restrictToClasses(_ node: ProtocolDeclSyntax) {
        guard let clause = node.inheritanceClause else {
            edits.insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia)
            return
        }
        let isRestricted = clause.inheritedTypes.contains {
            let name = $0.type.trimmedDescription
            return name == "AnyObject" || name == "class" || UIKitProtocols.entries[name] != nil
        }
        if !isRestricted {
            edits.insert(" AnyObject,", at: clause.colon.endPositionBeforeTrailingTrivia)
        }
    }

    private func replaceRequirements(in members: MemberBlockItemListSyntax, _ optional: [MemberDeclaration]) {
        for item in members {
            if let block = item.decl.as(IfConfigDeclSyntax.self) {
                let clause = ConditionEvaluator(options: options).activeClause(of: block)
                if let nested = clause?.elements?.as(MemberBlockItemListSyntax.self) {
                    replaceRequirements(in: nested, optional)
                }
            } else if let function = item.decl.as(FunctionDeclSyntax.self), function.modifiers.has(.optional) {
                let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
                replace(
                    item.decl,
                    optional.first {
                        $0.name == function.name.text && $0.kind == .method
                            && $0.parameters.map(\.label) == labels
                    })
            } else if let variable = item.decl.as(VariableDeclSyntax.self), variable.modifiers.has(.optional) {
                let name = variable.bindings.first?.pattern.trimmedDescription
                replace(item.decl, optional.first { $0.name == name && $0.kind == .property })
            }
        }
    }

    private func replace(_ declaration: DeclSyntax, _ member: MemberDeclaration?) {
        guard let member else { return }
        let isolation = member.flags.contains(.isMainActor) ? "@MainActor " : ""
        edits.replace(
            declaration.trimmedRange,
            with: "\(isolation)var \(member.optionalRequirementName): \(OptionalRequirement.type(of: member)) { get }")
    }

    /// Implements the optional members of protocols to which an extension makes a class of another module conform.
    func addOptionalMembers(to node: ExtensionDeclSyntax) {
        guard let clause = node.inheritanceClause, let key = scopes.last?.key, !node.memberBlock.rightBrace.isMissing,
            index.types[key]?.isInTarget != true
        else { return }
        let own = (index.externalMembers[key] ?? index.types[key]?.members ?? []).filter(\.isInTarget)
        var witnesses: [String] = []
        for inherited in clause.inheritedTypes {
            guard let name = inherited.type.nameWithoutArguments,
                let entry = index.types[index.resolve(name, in: nil, path: path) ?? ""]
            else { continue }
            for requirement in entry.members.map(\.declaration) where requirement.flags.contains(.isOptional) {
                let member = own.first { $0.declaration.fullName == requirement.fullName }
                if let member { witnesses.append(OptionalRequirement.witness(requirement, implementedBy: member)) }
            }
        }
        guard !witnesses.isEmpty else { return }
        insert(witnesses, before: node.memberBlock)
    }

    /// Returns the properties by which a class implements, or lets subclasses implement, optional requirements.
    func optionalMembers(of entry: TargetIndex.TypeEntry) -> [String] {
        let ancestors = index.ancestors(of: entry.key)
        let inherited = ancestors.reduce(into: Set<String>()) { $0.formUnion(index.protocols(of: $1.key)) }
        let access = entry.declaration.access >= .package ? entry.declaration.access.modifier : ""
        var result: [String] = []
        for name in inherited.union(index.protocols(of: entry.key)).sorted() {
            guard let requirements = index.types[name]?.members.map(\.declaration) else { continue }
            for requirement in requirements where requirement.flags.contains(.isOptional) {
                func implementation(in entries: [TargetIndex.TypeEntry]) -> TargetIndex.Member? {
                    entries.lazy.flatMap(\.members).first {
                        $0.declaration.fullName == requirement.fullName && $0.declaration.kind == requirement.kind
                    }
                }
                let own = implementation(in: [entry])
                if inherited.contains(name) {
                    guard let own, implementation(in: ancestors) == nil else { continue }
                    result.append(
                        access + "override " + OptionalRequirement.witness(requirement, implementedBy: own))
                } else if let member = own ?? implementation(in: ancestors) {
                    result.append(access + OptionalRequirement.witness(requirement, implementedBy: member))
                } else if entry.declaration.access == .open
                    || implementation(in: index.descendants(of: entry.key)) != nil
                {
                    result.append(
                        "\(access)var \(requirement.optionalRequirementName): "
                            + "\(OptionalRequirement.type(of: requirement)) { nil }")
                }
            }
        }
        return result
    }

    // MARK: Uses

    /// Rewrites `delegate?.didTap?(self)`.
    func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
        let callee: ExprSyntax
        if let chained = node.calledExpression.as(OptionalChainingExprSyntax.self) {
            callee = chained.expression
        } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
            callee = forced.expression
        } else {
            return
        }
        guard let member = callee.as(MemberAccessExprSyntax.self), let base = member.base,
            let known = index.optionalMembers[member.declName.baseName.text]
        else { return }
        var labels = node.arguments.map { $0.label?.text ?? "_" }
        if let names = member.declName.argumentNames { labels = names.arguments.map(\.name.text) }
        let closures = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
        let match = known.first { candidate in
            let expected = candidate.member.parameters.map(\.label)
            return candidate.member.kind == .method && expected.count == labels.count + closures
                && expected.starts(with: labels) && canHave(base, protocolKey: candidate.protocolKey, isCertain: false)
        }
        guard let match else { return }
        if let name = index.types[match.protocolKey]?.declaration.name { castAnyObject(base, to: "any \(name)") }
        edits.replace(member.declName.trimmedRange, with: match.member.optionalRequirementName)
        for argument in node.arguments {
            guard let label = argument.label else { continue }
            edits.replace(
                label.positionAfterSkippingLeadingTrivia..<argument.expression.positionAfterSkippingLeadingTrivia,
                with: "")
        }
    }

    /// Casts an expression of the type `AnyObject`, which has the members of all Objective-C protocols on Apple's
    /// platforms, to the type of a member.
    func castAnyObject(_ base: ExprSyntax, to type: String) {
        guard declaredTypes(of: base).contains("AnyObject") else { return }
        let object =
            base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression
        edits.insert("(", at: (object ?? base).positionAfterSkippingLeadingTrivia)
        edits.insert(
            " as? \(type))\(object == nil ? "?" : "")", at: (object ?? base).endPositionBeforeTrailingTrivia)
    }

    /// Rewrites an optional member that is not called, as in `delegate?.didTap != nil`, and optional properties.
    func rewriteOptionalReference(_ node: MemberAccessExprSyntax) {
        guard let base = node.base, let known = index.optionalMembers[node.declName.baseName.text] else { return }
        if let parent = node.parent,
            parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self),
            let call = parent.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == parent.id
        {
            return
        }
        let labels = node.declName.argumentNames?.arguments.map(\.name.text)
        let match = known.first { candidate in
            if let labels, candidate.member.parameters.map(\.label) != labels { return false }
            return canHave(base, protocolKey: candidate.protocolKey, isCertain: labels == nil)
        }
        guard let match else { return }
        edits.replace(node.declName.trimmedRange, with: match.member.optionalRequirementName)
    }

    /// Rewrites `delegate.responds(to: #selector(P.didTap))` for an optional member of a protocol of the target.
    func rewriteRespondsTo(_ node: FunctionCallExprSyntax) -> Bool {
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
            callee.declName.baseName.text == "responds", node.arguments.count == 1,
            let argument = node.arguments.first, argument.label?.text == "to",
            let macro = argument.expression.as(MacroExpansionExprSyntax.self), macro.macroName.text == "selector",
            let reference = SelectorReference(macro), let known = index.optionalMembers[reference.name]
        else { return false }
        let owner = reference.base.flatMap { index.resolve($0.trimmedDescription, in: scopes.last?.key, path: path) }
        let match = known.first { candidate in
            (owner == nil || candidate.protocolKey == owner)
                && (reference.labels == nil || candidate.member.parameters.map(\.label) == reference.labels)
        }
        guard let match, owner != nil || canHave(base, protocolKey: match.protocolKey, isCertain: true) else {
            return false
        }
        let text =
            "(\(base.trimmedDescription)\(callee.period.trimmedDescription)"
            + "\(match.member.optionalRequirementName) != nil)"
        let isOptional = base.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .postfixQuestionMark }
        edits.replace(node.trimmedRange, with: isOptional ? "(\(text) as Bool?)" : text)
        return true
    }

    /// Returns whether an expression can have the type of a protocol, judged by the declarations of the variable.
    private func canHave(_ base: ExprSyntax, protocolKey: String, isCertain: Bool) -> Bool {
        guard variableName(of: base) != nil else { return !isCertain }
        let keys = declaredTypes(of: base).compactMap { index.resolve($0, in: scopes.last?.key, path: path) }
        let hasProtocol = keys.contains { $0 == protocolKey || index.protocols(of: $0).contains(protocolKey) }
        if isCertain { return hasProtocol }
        return hasProtocol || keys.isEmpty
    }

    /// Returns the types with which the variable of an expression is declared.
    func declaredTypes(of base: ExprSyntax) -> Set<String> {
        guard let name = variableName(of: base) else { return [] }
        return index.variableTypesByFile[path]?[name] ?? index.variableTypes[name] ?? []
    }

    /// Returns the name of the variable that an expression reads, such as `delegate` of `self.delegate?`.
    private func variableName(of base: ExprSyntax) -> String? {
        var expression = base
        while true {
            if let optional = expression.as(OptionalChainingExprSyntax.self) {
                expression = optional.expression
            } else if let forced = expression.as(ForceUnwrapExprSyntax.self) {
                expression = forced.expression
            } else {
                break
            }
        }
        return expression.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }
}
