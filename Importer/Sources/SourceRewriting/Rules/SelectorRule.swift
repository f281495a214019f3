import SwiftSyntax

extension FileRewriter {
    /// Replaces `#selector` by a selector with a name.
    func rewriteSelector(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard !node.hasError, let reference = SelectorReference(node) else { return .visitChildren }
        let resolver = SelectorResolver(index: index, scopes: scopes.reversed().map(\.key), path: path)
        let name: String
        switch resolver.resolve(reference) {
        case .found(let selector): name = selector
        case .ambiguous(let selector):
            name = selector
            report(
                .warning, at: node,
                "several methods match '\(node.trimmedDescription)', which now means the selector '\(selector)'",
                remedy: "write the argument labels, or the type with 'as'")
        case .guessed(let selector):
            name = selector
            report(
                .warning, at: node,
                "no declaration of '\(reference.name)' was found; the selector is assumed to be '\(selector)'",
                remedy: "write the argument labels, such as '\(reference.name)(_:)'")
        }
        needsUIKit = true
        edits.replace(node.trimmedRange, with: "Selector(\"\(name)\")")
        return .skipChildren
    }
}
