import SwiftSyntax

extension FileRewriter {
    /// Adds notifications of key-value observing to the accessors of a `dynamic` property.
    func notifyObservers(of node: VariableDeclSyntax) {
        guard node.modifiers.has(.dynamic), !node.modifiers.has(.lazy), !node.modifiers.has(.static),
            !node.modifiers.has(.class), node.bindingSpecifier.tokenKind == .keyword(.var), node.bindings.count == 1,
            !node.hasError, let binding = node.bindings.first, let scope = scopes.last,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            index.chain(of: scope.key).contains("NSObject"), !node.attributes.has("NSManaged"),
            !node.attributes.plain.contains(where: isPropertyWrapper)
        else { return }
        let key = node.attributes.first(named: "objc")?.objCName ?? name
        let willChange = "willChangeValue(forKey: \"\(key)\")"
        let didChange = "didChangeValue(forKey: \"\(key)\")"
        needsUIKit = true
        guard let block = binding.accessorBlock else {
            edits.insert(
                " { willSet { \(willChange) } didSet { \(didChange) } }", at: binding.endPositionBeforeTrailingTrivia)
            return
        }
        guard case .accessors(let accessors) = block.accessors else { return }
        func accessor(_ keyword: Keyword) -> AccessorDeclSyntax? {
            accessors.first { $0.accessorSpecifier.tokenKind == .keyword(keyword) && $0.body != nil }
        }
        func prepend(_ statements: String, to accessor: AccessorDeclSyntax) {
            guard let brace = accessor.body?.leftBrace else { return }
            edits.insert(" \(statements);", at: brace.endPositionBeforeTrailingTrivia)
        }
        if let setter = accessor(.set) { return prepend("\(willChange); defer { \(didChange) }", to: setter) }
        switch (accessor(.willSet), accessor(.didSet)) {
        case (let willSet?, let didSet?):
            prepend(willChange, to: willSet)
            prepend("defer { \(didChange) }", to: didSet)
        case (nil, let didSet?):
            edits.insert("willSet { \(willChange) } ", at: didSet.positionAfterSkippingLeadingTrivia)
            prepend("defer { \(didChange) }", to: didSet)
        case (let willSet?, nil):
            prepend(willChange, to: willSet)
            edits.insert(" didSet { \(didChange) }", at: willSet.endPositionBeforeTrailingTrivia)
        case (nil, nil): break
        }
    }

    private func isPropertyWrapper(_ attribute: AttributeSyntax) -> Bool {
        attribute.name.first?.isUppercase == true && !AttributeRule.builtin.contains(attribute.name)
    }

    /// Casts the object of `(value as AnyObject).value(forKeyPath:)`, and a variable of the type `AnyObject`, to `NSObject`:
    /// only on Apple's platforms an `AnyObject` has the methods of all classes.
    func castKeyValueObject(in node: FunctionCallExprSyntax) {
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
            ["value", "setValue"].contains(callee.declName.baseName.text),
            ["forKey", "forKeyPath"].contains(node.arguments.last?.label?.text),
            let base = callee.base
        else { return }
        if let tuple = base.as(TupleExprSyntax.self), base.trimmedDescription.hasSuffix(" as AnyObject)") {
            edits.insert(" as? NSObject", at: tuple.rightParen.positionAfterSkippingLeadingTrivia)
            edits.insert("?", at: base.endPositionBeforeTrailingTrivia)
        } else {
            castAnyObject(base, to: "NSObject")
        }
    }

    /// Adds the name of the property to `observe(\.property)`: key paths on Linux do not contain it. Reports properties
    /// of Apple's classes whose changes are not observed.
    func nameObservedKey(in node: FunctionCallExprSyntax) {
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self) else { return }
        let key: String
        switch callee.declName.baseName.text {
        case "observe":
            let labels = node.arguments.dropFirst().compactMap(\.label?.text)
            guard let path = node.arguments.first?.expression.as(KeyPathExprSyntax.self),
                node.arguments.first?.label == nil, Set(labels).isSubset(of: ["options", "changeHandler"]),
                node.trailingClosure != nil || labels.contains("changeHandler"),
                callee.base?.trimmedDescription.hasSuffix("rx") != true, let components = propertyNames(of: path)
            else { return }
            let root = path.root?.nameWithoutArguments.map {
                index.resolve($0, in: scopes.last?.key, path: self.path) ?? $0
            }
            key = objCKeyPath(components, of: root)
            edits.insert(", named: \"\(key)\"", at: path.endPositionBeforeTrailingTrivia)
            needsUIKit = true
        case "addObserver":
            guard let argument = node.arguments.first(where: { $0.label?.text == "forKeyPath" })?.expression else {
                return
            }
            if let literal = argument.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
                key = literal
            } else if let macro = argument.as(MacroExpansionExprSyntax.self), macro.macroName.text == "keyPath",
                let text = macro.arguments.first?.expression.trimmedDescription
            {
                key = objCKeyPath([text.split(separator: ".").last.map(String.init) ?? text], of: nil)
            } else {
                return
            }
            needsUIKit = true
        default: return
        }
        let name = key.split(separator: ".").last.map(String.init) ?? key
        let isDeclared = index.membersByName[name]?.isEmpty == false
        guard !isDeclared, !Self.observableKeys.contains(name) else { return }
        report(
            .warning, at: node, "changes of '\(name)' are not observed on Linux",
            remedy: "use a delegate or a notification")
    }

    /// Returns the names in a key path, or `nil` if it has subscripts.
    private func propertyNames(of path: KeyPathExprSyntax) -> [String]? {
        var names: [String] = []
        for component in path.components {
            switch component.component {
            case .property(let property): names.append(property.declName.baseName.text)
            case .optional: continue
            default: return nil
            }
        }
        return names.isEmpty ? nil : names
    }

    /// The keys of UIKit's properties that notify of changes.
    private static let observableKeys: Set<String> = [
        "contentOffset", "contentSize", "contentInset", "frame", "bounds", "center", "transform", "alpha", "hidden",
        "enabled", "selected", "highlighted", "position", "opacity", "anchorPoint", "zPosition", "masksToBounds",
        "cornerRadius", "borderWidth", "borderColor", "backgroundColor", "shadowColor", "shadowOpacity", "shadowOffset",
        "shadowRadius",
    ]
}
