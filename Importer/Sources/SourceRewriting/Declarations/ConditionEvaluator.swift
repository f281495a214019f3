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
    func isTrue(_ condition: ExprSyntax) -> Bool { isTrue(BuildCondition(condition)) }

    private func isTrue(_ condition: BuildCondition) -> Bool {
        switch condition {
        case .constant(let value): value
        case .flag(let name): options.conditions.contains(name.baseName.text)
        case .test(let name, let argument): isTrue(name, argument.trimmedDescription)
        case .not(let condition): !isTrue(condition)
        case .all(let conditions): conditions.allSatisfy(isTrue)
        case .any(let conditions): conditions.contains(where: isTrue)
        }
    }

    private func isTrue(_ test: String, _ value: String) -> Bool {
        switch test {
        case "os": value == "iOS" || value == "Linux"
        case "canImport": canImport(value)
        case "swift", "compiler": value.hasPrefix(">")
        case "hasFeature", "hasAttribute": true
        case "arch": value == "x86_64" || value == "arm64"
        default: false
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
