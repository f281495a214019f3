import SwiftSyntax

extension FileRewriter {
    /// Adds the arguments of an initializer that Foundation on Linux declares in place of `init()`.
    func rewritePlainInitializer(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil, let parenthesis = node.leftParen,
            let name = plainClassName(node.calledExpression), let arguments = Self.plainArguments[name],
            index.types[name] == nil, index.aliases[name] == nil
        else { return }
        edits.insert(arguments, at: parenthesis.endPositionBeforeTrailingTrivia)
        if name == "Timer" {
            // A timer of Apple's `init()` is not valid, which apps use to tell that none is running.
            edits.insert("({ () -> Timer in let timer = ", at: node.positionAfterSkippingLeadingTrivia)
            edits.insert("; timer.invalidate(); return timer }())", at: node.endPositionBeforeTrailingTrivia)
        }
    }

    /// Returns the class in `Class()`, `Class.init()` and `Foundation.Class()`.
    private func plainClassName(_ callee: ExprSyntax) -> String? {
        let parts = callee.trimmedDescription.split(separator: ".")
        let names = parts.filter { $0 != "Foundation" && $0 != "init" }
        return names.count == 1 ? String(names[0]) : nil
    }

    /// The arguments that create the same object as `init()` of Apple's class.
    private static let plainArguments = [
        "NSAttributedString": "string: \"\"", "NSMutableAttributedString": "string: \"\"",
        "NSMutableString": "string: \"\"", "Progress": "totalUnitCount: 0",
        "Timer": "timeInterval: 0, repeats: false, block: { _ in }",
    ]
}
