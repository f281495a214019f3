import SwiftSyntax

/// Evaluates the conditions of `#if` for an app that runs on Linux as if on a device with iOS.
struct ConditionEvaluator {
    var options: RewriteOptions

    /// Returns the clause of a conditional block that is compiled.
    func activeClause(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
        node.clauses.first { clause in
            guard clause.poundKeyword.tokenKind != .poundElse else { return true }
            return clause.condition.map(isTrue) ?? false
        }
    }

    /// Returns whether a condition is true.
    func isTrue(_ condition: ExprSyntax) -> Bool {
        if let sequence = condition.as(SequenceExprSyntax.self) { return isTrue(sequence) }
        if let tuple = condition.as(TupleExprSyntax.self) {
            return tuple.elements.first.map { isTrue($0.expression) } ?? false
        }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self) { return !isTrue(prefix.expression) }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) {
            return literal.literal.tokenKind == .keyword(.true)
        }
        if let name = condition.as(DeclReferenceExprSyntax.self) {
            return options.conditions.contains(name.baseName.text)
        }
        if let call = condition.as(FunctionCallExprSyntax.self) { return isTrue(call) }
        return false
    }

    /// `&&` binds more strongly than `||`.
    private func isTrue(_ sequence: SequenceExprSyntax) -> Bool {
        var anyTrue = false
        var allTrue = true
        for element in sequence.elements {
            if let op = element.as(BinaryOperatorExprSyntax.self) {
                guard op.operator.text == "||" else { continue }
                anyTrue = anyTrue || allTrue
                allTrue = true
            } else {
                allTrue = isTrue(element) && allTrue
            }
        }
        return anyTrue || allTrue
    }

    private func isTrue(_ call: FunctionCallExprSyntax) -> Bool {
        guard let argument = call.arguments.first?.expression else { return false }
        let value = argument.trimmedDescription
        switch call.calledExpression.trimmedDescription {
        case "os": return value == "iOS" || value == "Linux"
        case "canImport": return canImport(value)
        case "swift", "compiler": return value.hasPrefix(">")
        case "hasFeature", "hasAttribute": return true
        case "arch": return value == "x86_64" || value == "arm64"
        default: return false
        }
    }

    private func canImport(_ module: String) -> Bool {
        options.canImport(String(module.split(separator: ".").first ?? ""))
    }
}

/// A visitor that skips the clauses of `#if` that are not compiled.
class ActiveSyntaxVisitor: SyntaxVisitor {
    let options: RewriteOptions

    init(options: RewriteOptions) {
        self.options = options
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        visitConditions(of: node)
        if let elements = ConditionEvaluator(options: options).activeClause(of: node)?.elements {
            walk(elements)
        }
        return .skipChildren
    }

    /// Called before the compiled clause is visited.
    func visitConditions(of node: IfConfigDeclSyntax) {}
}
