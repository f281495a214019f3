import SwiftSyntax

extension FileRewriter {
    /// Makes `os(iOS)` true on Linux, and `SWIFT_PACKAGE` false, as in Xcode. All other conditions have the value that
    /// they have on a device.
    func rewriteCondition(_ condition: ExprSyntax) {
        if let name = condition.as(DeclReferenceExprSyntax.self), name.baseName.text == "SWIFT_PACKAGE" {
            edits.replace(name.trimmedRange, with: "false")
            return
        }
        if let call = condition.as(FunctionCallExprSyntax.self) {
            guard call.calledExpression.trimmedDescription == "os", let argument = call.arguments.first,
                argument.expression.trimmedDescription == "iOS"
            else { return }
            edits.replace(argument.expression.trimmedRange, with: "Linux")
        } else if let sequence = condition.as(SequenceExprSyntax.self) {
            for element in sequence.elements { rewriteCondition(element) }
        } else if let tuple = condition.as(TupleExprSyntax.self) {
            for element in tuple.elements { rewriteCondition(element.expression) }
        } else if let prefix = condition.as(PrefixOperatorExprSyntax.self) {
            rewriteCondition(prefix.expression)
        } else if let infix = condition.as(InfixOperatorExprSyntax.self) {
            rewriteCondition(infix.leftOperand)
            rewriteCondition(infix.rightOperand)
        }
    }
}
