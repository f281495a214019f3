import SwiftSyntax

/// The argument of `#selector`.
struct SelectorReference {
    enum Accessor { case getter, setter }

    /// The expression before the name, or `nil`.
    var base: ExprSyntax?
    var name: String
    /// The argument labels, if they are written.
    var labels: [String]?
    var accessor: Accessor?
    /// The parameter types of the function type after `as`.
    var parameterTypes: [String]?

    init?(_ macro: MacroExpansionExprSyntax) {
        guard let argument = macro.arguments.first, macro.arguments.count == 1 else { return nil }
        switch argument.label?.text {
        case "getter": accessor = .getter
        case "setter": accessor = .setter
        default: break
        }
        var expression = argument.expression
        while true {
            if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
                let inner = tuple.elements.first?.expression
            {
                expression = inner
            } else if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
                let type = sequence.elements.lazy.compactMap { $0.as(TypeExprSyntax.self)?.type }.first
                parameterTypes = type.flatMap(Self.parameterTypes)
                expression = first
            } else if let forced = expression.as(ForceUnwrapExprSyntax.self) {
                expression = forced.expression
            } else if let optional = expression.as(OptionalChainingExprSyntax.self) {
                expression = optional.expression
            } else {
                break
            }
        }
        let declaration: DeclReferenceExprSyntax
        if let member = expression.as(MemberAccessExprSyntax.self) {
            base = member.base
            declaration = member.declName
        } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
            declaration = reference
        } else {
            return nil
        }
        name = declaration.baseName.text
        labels = declaration.argumentNames?.arguments.map(\.name.text)
        if name.isEmpty { return nil }
    }

    private static func parameterTypes(of type: TypeSyntax) -> [String]? {
        if let function = type.as(FunctionTypeSyntax.self) {
            // A curried type, `(Foo) -> (Bar) -> Void`, has the instance as its first parameter.
            if let inner = function.returnClause.type.as(FunctionTypeSyntax.self) {
                return inner.parameters.map { $0.type.singleLineText }
            }
            return function.parameters.map { $0.type.singleLineText }
        }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first.flatMap { parameterTypes(of: $0.type) }
        }
        if let optional = type.as(OptionalTypeSyntax.self) { return parameterTypes(of: optional.wrappedType) }
        return nil
    }
}
