import SwiftSyntax

extension SyntaxProtocol {
    /// The text on one line without comments.
    var singleLineText: String {
        var text = ""
        var needsSpace = false
        for token in tokens(viewMode: .sourceAccurate) {
            if (needsSpace || !token.leadingTrivia.isEmpty) && !text.isEmpty { text += " " }
            text += token.text
            needsSpace = !token.trailingTrivia.isEmpty
        }
        return text
    }

    /// The range without leading and trailing trivia.
    var trimmedRange: Range<AbsolutePosition> {
        positionAfterSkippingLeadingTrivia..<endPositionBeforeTrailingTrivia
    }
}

extension TypeSyntax {
    /// The type's name without generic arguments, optionality, attributes and `any`, or `nil` if it is not a
    /// name, such as a function type.
    var nameWithoutArguments: String? {
        if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
        if let member = self.as(MemberTypeSyntax.self) {
            return member.baseType.nameWithoutArguments.map { "\($0).\(member.name.text)" }
        }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.nameWithoutArguments }
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.nameWithoutArguments }
        if let implicit = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return implicit.wrappedType.nameWithoutArguments
        }
        if let some = self.as(SomeOrAnyTypeSyntax.self) { return some.constraint.nameWithoutArguments }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first?.type.nameWithoutArguments
        }
        if let metatype = self.as(MetatypeTypeSyntax.self) {
            return metatype.baseType.nameWithoutArguments.map { "\($0).\(metatype.metatypeSpecifier.text)" }
        }
        return nil
    }
}

extension AttributeListSyntax {
    /// The attributes, without conditional ones.
    var plain: [AttributeSyntax] {
        compactMap { $0.as(AttributeSyntax.self) }
    }

    /// Returns the attribute with a name.
    func first(named name: String) -> AttributeSyntax? {
        plain.first { $0.name == name }
    }

    /// Returns whether an attribute with a name exists.
    func has(_ name: String) -> Bool {
        first(named: name) != nil
    }
}

extension AttributeSyntax {
    /// The name without the at sign.
    var name: String { attributeName.trimmedDescription }

    /// The Objective-C name in `@objc(name)`.
    var objCName: String? {
        guard name == "objc", let arguments else { return nil }
        let text = arguments.trimmedDescription.filter { !$0.isWhitespace }
        return text.isEmpty ? nil : text
    }
}

extension DeclModifierListSyntax {
    /// Returns whether a modifier without argument exists.
    func has(_ keyword: Keyword) -> Bool {
        contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
    }

    /// The access level, if one is written.
    var access: AccessLevel? {
        for modifier in self where modifier.detail == nil {
            switch modifier.name.tokenKind {
            case .keyword(.private): return .private
            case .keyword(.fileprivate): return .fileprivate
            case .keyword(.internal): return .internal
            case .keyword(.package): return .package
            case .keyword(.public): return .public
            case .keyword(.open): return .open
            default: continue
            }
        }
        return nil
    }

    /// Whether the setter has an access level of its own.
    var hasSetterAccess: Bool {
        contains { $0.detail?.detail.text == "set" }
    }
}

extension InitializerClauseSyntax {
    /// Whether the value is the result of a factory of `DispatchSource`, whose type is a protocol.
    var createsDispatchSource: Bool {
        guard let call = value.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.trimmedDescription == "DispatchSource"
        else { return false }
        return member.declName.baseName.text.hasPrefix("make")
    }

    /// The type of a value that is cast, such as `Cell.Type` in `= value as! Cell.Type`.
    var castType: TypeSyntax? {
        guard let elements = value.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
            elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
        else { return nil }
        return elements.last?.as(TypeExprSyntax.self)?.type
    }
}
