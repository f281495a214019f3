import SwiftSyntax

/// The initializers that UIKit can call on a class that is known at run time.
enum DynamicInitializer {
    /// The name of UIKit's static methods.
    static let name = "dynamicInit"

    /// The argument labels of the initializers.
    static let labels: Set<[String]> = [
        [], ["frame"], ["style", "reuseIdentifier"], ["reuseIdentifier"], ["nibName", "bundle"], ["coder"],
        ["identifier", "source", "destination"],
    ]

    /// The argument labels of initializers that only classes of UIKit have.
    static let specificLabels: Set<[String]> = [
        ["style", "reuseIdentifier"], ["reuseIdentifier"], ["nibName", "bundle"],
        ["identifier", "source", "destination"],
    ]
}

extension FileRewriter {
    /// Replaces calls of an initializer on a metatype, which Swift permits only if the initializer is `required`.
    func rewriteMetatypeInitializer(_ node: FunctionCallExprSyntax) {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        guard node.trailingClosure == nil, DynamicInitializer.labels.contains(labels) else { return }
        if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            // `T(frame:)` with a generic parameter.
            guard let constraints = genericParameter(reference.baseName.text, around: node),
                isInstantiable(constraints, labels: labels)
            else { return }
            needsUIKit = true
            edits.insert(".\(DynamicInitializer.name)", at: reference.endPositionBeforeTrailingTrivia)
            return
        }
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            member.declName.baseName.tokenKind == .keyword(.`init`), isMetatype(base, labels: labels, around: node)
        else { return }
        needsUIKit = true
        edits.replace(member.declName.trimmedRange, with: DynamicInitializer.name)
    }

    private func isMetatype(_ base: ExprSyntax, labels: [String], around node: FunctionCallExprSyntax) -> Bool {
        let isSpecific = DynamicInitializer.specificLabels.contains(labels)
        if let call = base.as(FunctionCallExprSyntax.self) {
            return isSpecific && call.calledExpression.trimmedDescription == "type"
        }
        let name: String
        if let reference = base.as(DeclReferenceExprSyntax.self) {
            name = reference.baseName.text
        } else if let member = base.as(MemberAccessExprSyntax.self) {
            name = member.declName.baseName.text
        } else {
            return false
        }
        if name == "self", base.is(DeclReferenceExprSyntax.self), isInTypeMember(node), let key = scopes.last?.key {
            return isInstantiable([key], labels: labels)
        }
        guard !["self", "super", "Self"].contains(name) else { return false }
        if name.first?.isUppercase == true {
            guard let constraints = genericParameter(name, around: node) else { return false }
            return isInstantiable(constraints, labels: labels)
        }
        let types = index.variableTypesByFile[path]?[name] ?? index.variableTypes[name] ?? []
        let classes = types.filter { $0.hasSuffix(".Type") }.map { String($0.dropLast(5)) }.sorted()
        guard !classes.isEmpty else { return isSpecific }
        return classes.contains { isInstantiable(genericParameter($0, around: node) ?? [$0], labels: labels) }
    }

    /// Returns whether a node is in a method or property of a class itself, where `self` is a metatype.
    private func isInTypeMember(_ node: some SyntaxProtocol) -> Bool {
        var parent = node.parent
        while let current = parent {
            if current.is(MemberBlockItemSyntax.self) { return false }
            if let function = current.as(FunctionDeclSyntax.self) {
                if function.modifiers.has(.static) || function.modifiers.has(.class) { return true }
            } else if let variable = current.as(VariableDeclSyntax.self) {
                if variable.modifiers.has(.static) || variable.modifiers.has(.class) { return true }
            }
            parent = current.parent
        }
        return false
    }

    /// Returns whether a class among constraints is a subclass of `NSObject` without the required initializer.
    private func isInstantiable(_ constraints: [String], labels: [String]) -> Bool {
        constraints.contains { name in
            let key = index.resolve(name, in: scopes.last?.key, path: path) ?? name
            let chain = index.chain(of: key)
            let isRequired = chain.contains { owner in
                (index.types[owner]?.members ?? []).contains {
                    $0.declaration.kind == .initializer && $0.declaration.flags.contains(.isRequired)
                        && $0.declaration.parameters.map(\.label) == labels
                }
            }
            return !isRequired && labels != ["coder"]
                && (chain.last == "NSObject" || UIKitClasses.superclasses[chain.last ?? ""] != nil)
        }
    }

    /// Returns the constraints of a generic parameter that is visible at a node.
    private func genericParameter(_ name: String, around node: some SyntaxProtocol) -> [String]? {
        var parent = node.parent
        while let current = parent {
            var clause: GenericParameterClauseSyntax?
            var requirements: GenericWhereClauseSyntax?
            if let function = current.as(FunctionDeclSyntax.self) {
                (clause, requirements) = (function.genericParameterClause, function.genericWhereClause)
            } else if let initializer = current.as(InitializerDeclSyntax.self) {
                (clause, requirements) = (initializer.genericParameterClause, initializer.genericWhereClause)
            } else if let type = current.as(ClassDeclSyntax.self) {
                (clause, requirements) = (type.genericParameterClause, type.genericWhereClause)
            } else if let type = current.as(StructDeclSyntax.self) {
                (clause, requirements) = (type.genericParameterClause, type.genericWhereClause)
            } else if let type = current.as(EnumDeclSyntax.self) {
                (clause, requirements) = (type.genericParameterClause, type.genericWhereClause)
            }
            if var constraints = Self.parameters(clause)[name] {
                for requirement in requirements?.requirements ?? [] {
                    guard let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self),
                        conformance.leftType.trimmedDescription == name
                    else { continue }
                    constraints += conformance.rightType.nameWithoutArguments.map { [$0] } ?? []
                }
                return constraints
            }
            parent = current.parent
        }
        return nil
    }
}
