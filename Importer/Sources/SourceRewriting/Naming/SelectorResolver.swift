import SwiftSyntax

/// Finds the Objective-C name that `#selector` stands for.
struct SelectorResolver {
    enum Result: Equatable {
        case found(String)
        /// Several members match; the name of the nearest is used.
        case ambiguous(String)
        /// No declaration is known; the name is derived by Swift's rule.
        case guessed(String)
    }

    var index: TargetIndex
    /// The keys or names of the types around the expression, innermost first.
    var scopes: [String]
    var path: String

    func resolve(_ reference: SelectorReference) -> Result {
        let owners = owners(of: reference.base)
        var candidates: [MemberDeclaration] = []
        for owner in owners ?? [] where candidates.isEmpty { candidates = members(of: owner, matching: reference) }
        let isElsewhere = owners?.isEmpty == false && owners?.allSatisfy { index.types[$0] == nil } == true
        if candidates.isEmpty, let known = known(reference) { return .found(known) }
        if candidates.isEmpty && !isElsewhere {
            let all = (index.membersByName[reference.name] ?? []).map(\.member.declaration)
            candidates = all.filter { matches($0, reference) }
        }
        if candidates.isEmpty && isElsewhere && reference.labels != nil { return .found(ruleName(reference)) }
        guard let first = candidates.first else {
            return reference.accessor == nil && reference.labels == nil
                ? .guessed(ruleName(reference)) : .found(ruleName(reference))
        }
        let exposed = candidates.filter { $0.flags.contains(.exposed) }
        let best = exposed.first ?? first
        let names = Set((exposed.isEmpty ? candidates : exposed).map { name($0, reference) })
        return names.count > 1 ? .ambiguous(name(best, reference)) : .found(name(best, reference))
    }

    /// The types that can contain the member, or `nil` if that is unknown.
    private func owners(of base: ExprSyntax?) -> [String]? {
        guard let base else { return scopes }
        if let call = base.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "type" {
            return scopes
        }
        if let generic = base.as(GenericSpecializationExprSyntax.self) { return owners(of: generic.expression) }
        var text = base.trimmedDescription.filter { !"?! \n".contains($0) }
        if text.hasSuffix(".self") { text.removeLast(5) }
        if ["self", "Self", "super"].contains(text) { return scopes }
        if let key = index.resolve(text, in: scopes.first, path: path) { return [key] }
        let last = text.split(separator: ".").last.map(String.init) ?? text
        if last.first?.isUppercase == true { return [last] }
        let types = index.variableTypesByFile[path]?[last] ?? index.variableTypes[last] ?? []
        let owners = types.sorted().map { index.resolve($0, in: scopes.first, path: path) ?? $0 }
        return owners.isEmpty ? nil : owners
    }

    private func members(of owner: String, matching reference: SelectorReference) -> [MemberDeclaration] {
        var found = index.members(named: reference.name, of: owner).map(\.member.declaration)
        for name in index.chain(of: owner).flatMap(index.protocols) {
            found += (index.types[name]?.members ?? []).map(\.declaration).filter { $0.name == reference.name }
        }
        let matching = found.filter { matches($0, reference) }
        // Overrides keep the name of the overridden member.
        let original = matching.filter { !$0.flags.contains(.isOverride) || $0.objCName != nil }
        return original.isEmpty ? matching : original
    }

    private func matches(_ member: MemberDeclaration, _ reference: SelectorReference) -> Bool {
        guard member.name == reference.name, (member.kind == .property) == (reference.accessor != nil) else {
            return false
        }
        if let labels = reference.labels, member.parameters.map(\.label) != labels { return false }
        guard let types = reference.parameterTypes else { return true }
        guard types.count == member.parameters.count else { return false }
        let hasOverload = (index.membersByName[member.name] ?? []).contains {
            $0.member.declaration.parameters.map(\.label) == member.parameters.map(\.label)
                && $0.member.declaration.parameters != member.parameters
        }
        return !hasOverload || zip(types, member.parameters).allSatisfy { Self.isSameType($0, $1.type) }
    }

    private static func isSameType(_ lhs: String, _ rhs: String) -> Bool {
        func plain(_ type: String) -> String { type.filter { !"?! ".contains($0) } }
        return plain(lhs) == plain(rhs)
    }

    private func name(_ member: MemberDeclaration, _ reference: SelectorReference) -> String {
        reference.accessor == .setter ? member.setterSelector : member.selector
    }

    private func known(_ reference: SelectorReference) -> String? {
        guard reference.accessor == nil else { return nil }
        guard let labels = reference.labels else { return KnownSelectors.byBaseName[reference.name] }
        return KnownSelectors.byFullName["\(reference.name)(\(labels.map { $0 + ":" }.joined()))"]
    }

    private func ruleName(_ reference: SelectorReference) -> String {
        switch reference.accessor {
        case .getter: return reference.name
        case .setter:
            // Imported Boolean properties such as `isHidden` have setters such as `setHidden:`.
            let rest = reference.name.dropFirst(2)
            let isPrefixed = reference.name.hasPrefix("is") && rest.first?.isUppercase == true
            return ObjectiveCName.setter(of: isPrefixed ? String(rest) : reference.name)
        case nil:
            let labels = reference.labels ?? reference.parameterTypes?.map { _ in "_" } ?? []
            return ObjectiveCName.selector(base: reference.name, labels: labels)
        }
    }
}
