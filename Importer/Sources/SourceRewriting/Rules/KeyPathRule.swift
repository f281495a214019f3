import SwiftSyntax

extension FileRewriter {
    /// Replaces `#keyPath` by a string.
    func rewriteKeyPath(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard !node.hasError, let argument = node.arguments.first?.expression else { return .visitChildren }
        let text = argument.trimmedDescription.filter { !"?! \n\t()".contains($0) }
        var components = text.split(separator: ".").map(String.init)
        var owner = scopes.last?.key
        while components.count > 1, let first = components.first {
            let key = index.resolve(first, in: scopes.last?.key, path: path)
            guard first == "self" || key != nil || first.first?.isUppercase == true else { break }
            owner = key ?? (first == "self" ? owner : first)
            components.removeFirst()
        }
        let names = components.map { component -> String in
            let member = owner.flatMap { index.members(named: component, of: $0).first?.member.declaration }
            owner = member?.type.flatMap {
                index.resolve($0.filter { !"?!".contains($0) }, in: owner, path: path)
            }
            return member?.objCName ?? (member == nil ? Self.importedKey(component, index: index) : component)
        }
        edits.replace(node.trimmedRange, with: "\"\(names.joined(separator: "."))\"")
        return .skipChildren
    }

    /// The key of an imported Boolean property such as `isHidden` is `hidden`.
    private static func importedKey(_ name: String, index: TargetIndex) -> String {
        let rest = name.dropFirst(2)
        guard name.hasPrefix("is"), rest.first?.isUppercase == true, index.membersByName[name] == nil else {
            return name
        }
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }
}
