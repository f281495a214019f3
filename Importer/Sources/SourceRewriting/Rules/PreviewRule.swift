import SwiftSyntax

extension FileRewriter {
    /// Removes a preview of Xcode's canvas, whose macro Linux lacks.
    func removePreview(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        edits.replace(node.trimmedRange, with: "")
        return .skipChildren
    }
}
