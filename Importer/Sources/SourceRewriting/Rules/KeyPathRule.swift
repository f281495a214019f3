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
        edits.replace(node.trimmedRange, with: "\"\(objCKeyPath(components, of: owner))\"")
        return .skipChildren
    }

    /// Returns a key path in Objective-C notation.
    ///
    /// - Parameters:
    ///   - components: The Swift names of the properties.
    ///   - owner: The key of the type that declares the first property, or `nil` if it is unknown.
    func objCKeyPath(_ components: [String], of owner: String?) -> String {
        var owner = owner
        let names = components.map { component -> String in
            let member = owner.flatMap { index.members(named: component, of: $0).first?.member.declaration }
            owner = member?.type.flatMap {
                index.resolve($0.filter { !"?!".contains($0) }, in: owner, path: path)
            }
            return member?.objCName ?? (member == nil ? Self.importedKey(component, index: index) : component)
        }
        return names.joined(separator: ".")
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
