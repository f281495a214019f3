import SwiftSyntax

extension FileRewriter {
    /// Qualifies the name of an enumeration that is nested in a type of another module and visible to Objective-C. Xcode
    /// finds it without the enclosing type, because the module's Objective-C header declares it so.
    func qualifyNestedEnumeration(_ node: DeclReferenceExprSyntax) {
        let name = node.baseName.text
        guard let qualified = index.nestedEnumerations[name],
            node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == node.id,
            index.resolve(name, in: scopes.last?.key, path: path) == nil
        else { return }
        edits.replace(node.baseName.trimmedRange, with: qualified)
    }
}
