import SwiftSyntax

/// Collects the declarations of a file.
final class DeclarationCollector: ActiveSyntaxVisitor {
    private enum Scope {
        case type(Int), `extension`(Int), function
    }

    private(set) var declarations: FileDeclarations
    private var scopes: [Scope] = []
    private let locations: SourceLocationConverter

    init(path: String, tree: SourceFileSyntax, options: RewriteOptions) {
        declarations = FileDeclarations(path: path)
        locations = SourceLocationConverter(fileName: path, tree: tree)
        super.init(options: options)
        walk(tree)
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.class, node, generics: node.genericParameterClause, modifiers: node.modifiers)
    }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.struct, node, generics: node.genericParameterClause, modifiers: node.modifiers)
    }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.enum, node, generics: node.genericParameterClause, modifiers: node.modifiers)
    }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.actor, node, generics: node.genericParameterClause, modifiers: node.modifiers)
    }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.protocol, node, generics: nil, modifiers: node.modifiers)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

    private func begin(
        _ kind: TypeDeclaration.Kind, _ node: some DeclGroupSyntax & NamedDeclSyntax,
        generics: GenericParameterClauseSyntax?, modifiers: DeclModifierListSyntax
    ) -> SyntaxVisitorContinueKind {
        var type = TypeDeclaration(
            kind: kind, name: qualified(node.name.text), inherited: inherited(node.inheritanceClause),
            access: modifiers.access ?? .internal)
        type.isFinal = modifiers.has(.final)
        type.isObjC = node.attributes.has("objc")
        type.hasObjCMembers = node.attributes.has("objcMembers")
        type.isComplete = !node.memberBlock.rightBrace.isMissing
        type.isGeneric = generics != nil
        type.isLocal = scopes.contains { if case .function = $0 { true } else { false } }
        declarations.types.append(type)
        scopes.append(.type(declarations.types.count - 1))
        return .visitChildren
    }

    private func qualified(_ name: String) -> String {
        for scope in scopes.reversed() {
            switch scope {
            case .type(let index): return "\(declarations.types[index].name).\(name)"
            case .extension(let index): return "\(declarations.extensions[index].extended).\(name)"
            case .function: return name
            }
        }
        return name
    }

    private func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
        (clause?.inheritedTypes ?? []).flatMap { inherited -> [String] in
            if let composition = inherited.type.as(CompositionTypeSyntax.self) {
                return composition.elements.compactMap(\.type.nameWithoutArguments)
            }
            return inherited.type.nameWithoutArguments.map { [$0] } ?? []
        }
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        var declaration = ExtensionDeclaration(
            extended: node.extendedType.nameWithoutArguments ?? node.extendedType.trimmedDescription,
            inherited: inherited(node.inheritanceClause), access: node.modifiers.access)
        declaration.isObjC = node.attributes.has("objc")
        declaration.isNonObjC = node.attributes.has("nonobjc")
        declaration.isConstrained = node.genericWhereClause != nil
        if node.attributes.has("MainActor") { declaration.isolation = "@MainActor" }
        if node.modifiers.has(.nonisolated) { declaration.isolation = "nonisolated" }
        declarations.extensions.append(declaration)
        scopes.append(.extension(declarations.extensions.count - 1))
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.initializer.value.nameWithoutArguments {
            declarations.aliases[qualified(node.name.text)] = name
        }
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.text { declarations.imports.append(module) }
        return .skipChildren
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        var member = MemberDeclaration(kind: .method, name: node.name.text)
        member.parameters = parameters(node.signature)
        member.type = node.signature.returnClause?.type.singleLineText
        read(node.attributes, node.modifiers, into: &member)
        read(node.signature.effectSpecifiers, into: &member)
        if node.genericParameterClause != nil { member.flags.insert(.isGeneric) }
        add(member, Syntax(node))
        scopes.append(.function)
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        var member = MemberDeclaration(kind: .initializer, name: "init")
        member.parameters = parameters(node.signature)
        read(node.attributes, node.modifiers, into: &member)
        add(member, Syntax(node))
        scopes.append(.function)
        return .visitChildren
    }
    override func visitPost(_ node: InitializerDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            note(variable: name, type: binding.typeAnnotation?.type ?? binding.initializer?.castType)
            if binding.initializer?.createsDispatchSource == true {
                declarations.variableTypes[name, default: []].insert("DispatchSourceProtocol")
            }
            var member = MemberDeclaration(kind: .property, name: name)
            member.type = binding.typeAnnotation?.type.singleLineText
            read(node.attributes, node.modifiers, into: &member)
            read(binding, of: node, into: &member)
            add(member, Syntax(node))
        }
        scopes.append(.function)
        return .visitChildren
    }
    override func visitPost(_ node: VariableDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
            note(variable: name, type: node.initializer?.castType)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        note(variable: (node.secondName ?? node.firstName).text, type: node.type)
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        note(variable: (node.secondName ?? node.firstName).text, type: node.type)
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "selector", let reference = SelectorReference(node) {
            declarations.selectorNames.insert(reference.name)
        }
        return .visitChildren
    }

    private func note(variable: String, type: TypeSyntax?) {
        guard let name = type?.nameWithoutArguments else { return }
        declarations.variableTypes[variable, default: []].insert(name)
    }

    private func parameters(_ signature: FunctionSignatureSyntax) -> [MemberDeclaration.Parameter] {
        signature.parameterClause.parameters.map {
            MemberDeclaration.Parameter(
                label: $0.firstName.text, type: $0.type.singleLineText + ($0.ellipsis == nil ? "" : "..."))
        }
    }

    private func read(
        _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, into member: inout MemberDeclaration
    ) {
        for attribute in attributes.plain {
            switch attribute.name {
            case "objc":
                member.flags.insert(.exposed)
                member.objCName = attribute.objCName
            case "IBAction", "IBSegueAction", "IBInspectable", "IBOutlet", "GKInspectable":
                member.flags.insert(.exposed)
            case "nonobjc": member.flags.insert(.nonObjC)
            case "available":
                let text = attribute.arguments?.trimmedDescription ?? ""
                if text.contains("deprecated") || text.contains("unavailable") { member.flags.insert(.isDeprecated) }
            case "MainActor": member.flags.insert(.isMainActor)
            default: continue
            }
        }
        member.access = modifiers.access
        if modifiers.has(.static) || modifiers.has(.class) { member.flags.insert(.isStatic) }
        if modifiers.has(.override) { member.flags.insert(.isOverride) }
        if modifiers.has(.optional) { member.flags.insert(.isOptional) }
        if modifiers.has(.dynamic) { member.flags.insert(.isDynamic) }
        if modifiers.has(.final) { member.flags.insert(.isFinal) }
        if modifiers.has(.required) { member.flags.insert(.isRequired) }
        if modifiers.has(.nonisolated) { member.flags.insert(.isNonisolated) }
        if modifiers.hasSetterAccess { member.flags.insert(.hasPrivateSetter) }
    }

    private func read(_ effects: FunctionEffectSpecifiersSyntax?, into member: inout MemberDeclaration) {
        if effects?.asyncSpecifier != nil { member.flags.insert(.isAsync) }
        if effects?.throwsClause != nil { member.flags.insert(.isThrowing) }
    }

    private func read(
        _ binding: PatternBindingSyntax, of node: VariableDeclSyntax, into member: inout MemberDeclaration
    ) {
        let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
        var accessors: Set<String> = []
        var isComputed = false
        switch binding.accessorBlock?.accessors {
        case .accessors(let list):
            accessors = Set(list.map(\.accessorSpecifier.text))
            isComputed = !accessors.isDisjoint(with: ["get", "_read", "set", "unsafeAddress"])
        case .getter: isComputed = true
        case nil: break
        }
        let hasWrapper = node.attributes.plain.contains { attribute in
            attribute.name.first?.isUppercase == true && !AttributeRule.builtin.contains(attribute.name)
        }
        if binding.accessorBlock == nil && !node.modifiers.has(.lazy) && !hasWrapper {
            member.flags.insert(.isPlainStored)
        }
        if !isLet && (!isComputed || accessors.contains("set") || accessors.contains("_modify")) {
            member.flags.insert(.isSettable)
        }
    }

    private func add(_ member: MemberDeclaration, _ node: Syntax) {
        switch scopes.last {
        case .type(let index): declarations.types[index].members.append(member)
        case .extension(let index):
            var member = member
            let scope = declarations.extensions[index]
            let mayMove =
                !member.flags.isDisjoint(with: [.isOverride, .exposed]) || scope.isObjC || member.access == .open
                || (member.kind == .method && UIKitProtocols.optionalMethodNames.contains(member.fullName))
            if mayMove && !node.hasError { member.source = source(of: node) }
            declarations.extensions[index].members.append(member)
        default: break
        }
    }

    private func source(of node: Syntax) -> MemberDeclaration.Source {
        var identifiers: Set<String> = []
        for token in node.tokens(viewMode: .sourceAccurate) {
            if case .identifier(let name) = token.tokenKind { identifiers.insert(name) }
        }
        let line = locations.location(for: node.positionAfterSkippingLeadingTrivia).line
        return MemberDeclaration.Source(text: node.trimmedDescription, line: line, identifiers: identifiers)
    }
}
