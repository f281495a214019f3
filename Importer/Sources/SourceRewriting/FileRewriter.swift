import SwiftParser
import SwiftSyntax

/// Collects the replacements in one file. The rules are extensions of this class, one file for each.
final class FileRewriter: ActiveSyntaxVisitor {
    /// A type or extension around the visited node.
    struct Scope {
        /// The key of the type, or the name of a class that is declared elsewhere.
        var key: String
        /// The class declaration or extension.
        var isExtension = false
        var genericParameters: [String: [String]] = [:]
    }

    let path: String
    let index: TargetIndex
    let tree: SourceFileSyntax
    /// The line of the first line of `tree` in the original file, for members that are rewritten on their own.
    let firstLine: Int
    let isFragment: Bool
    private lazy var locations = SourceLocationConverter(fileName: path, tree: tree)

    var edits = EditList()
    var scopes: [Scope] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// The number of local types of a name that were visited.
    private var localTypeCounts: [String: Int] = [:]
    /// The capitalized names in the file, which determine the imports.
    var typeNames: Set<String> = []
    /// The modules that the file imports after rewriting.
    var imports: Set<String> = []
    /// The modules that other files import, from which members move into this file.
    var addedImports: Set<String> = []
    /// The declarations after the end of the file.
    var appended: [String] = []
    var needsUIKit = false

    init(
        path: String, tree: SourceFileSyntax, index: TargetIndex, options: RewriteOptions, firstLine: Int = 1,
        isFragment: Bool = false, scopes: [Scope] = []
    ) {
        self.path = path
        self.tree = tree
        self.index = index
        self.firstLine = firstLine
        self.isFragment = isFragment
        self.scopes = scopes
        super.init(options: options)
    }

    /// Returns the rewritten text of the file.
    func rewrite(_ text: String) -> String {
        walk(tree)
        registerExtensionMembers()
        declareExternalOverrides()
        let directive = Self.sourceLocation(path, line: 1)
        var result = "\(directive)\n"
        let missing = missingImports()
        if !missing.isEmpty {
            result += missing.map { "import \($0)" }.joined(separator: "; ") + "\n\(directive)\n"
        }
        result += edits.apply(to: text)
        for declaration in appended {
            result += result.last == "\n" ? declaration : "\n" + declaration
        }
        return result
    }

    static func sourceLocation(_ path: String, line: Int) -> String {
        let escaped = path.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined()
        return "#sourceLocation(file: \"\(escaped)\", line: \(line))"
    }

    func line(of position: AbsolutePosition) -> Int {
        locations.location(for: position).line + firstLine - 1
    }

    func report(
        _ severity: Diagnostic.Severity, at node: some SyntaxProtocol, _ message: String, remedy: String? = nil
    ) {
        let location = locations.location(for: node.positionAfterSkippingLeadingTrivia)
        diagnostics.append(
            Diagnostic(
                severity, path: path, line: location.line + firstLine - 1, column: location.column, message: message,
                remedy: remedy))
    }

    func add(_ other: FileRewriter) {
        diagnostics += other.diagnostics
        typeNames.formUnion(other.typeNames)
        needsUIKit = needsUIKit || other.needsUIKit
        appended += other.appended
    }

    // MARK: Scopes

    private func push(_ name: String, generics: GenericParameterClauseSyntax? = nil, isExtension: Bool = false) {
        let enclosing = scopes.last?.key
        var key = index.resolve(name, in: isExtension ? nil : enclosing, path: path) ?? name
        if !isExtension, let enclosing {
            let plain = enclosing.split(separator: "|").last.map(String.init) ?? enclosing
            let nested = "\(plain).\(name)"
            key = index.resolve(nested, in: nil, path: path) ?? key
        }
        if !isExtension, index.types[key]?.declaration.isLocal == true {
            localTypeCounts[key, default: 0] += 1
            let numbered = TargetIndex.localKey(key, number: localTypeCounts[key, default: 1])
            if index.types[numbered] != nil { key = numbered }
        }
        scopes.append(Scope(key: key, isExtension: isExtension, genericParameters: Self.parameters(generics)))
    }

    static func parameters(_ clause: GenericParameterClauseSyntax?) -> [String: [String]] {
        var result: [String: [String]] = [:]
        for parameter in clause?.parameters ?? [] {
            let names: [String]
            if let composition = parameter.inheritedType?.as(CompositionTypeSyntax.self) {
                names = composition.elements.compactMap(\.type.nameWithoutArguments)
            } else {
                names = parameter.inheritedType?.nameWithoutArguments.map { [$0] } ?? []
            }
            result[parameter.name.text] = names
        }
        return result
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if isFragment && scopes.count == 1 {
            // The class around a moved member is only there for the parser.
            scopes.append(scopes[0])
            return .visitChildren
        }
        shareIfNeeded(node.modifiers, names: [node.name.text])
        push(node.name.text, generics: node.genericParameterClause)
        extendClass(node)
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        shareIfNeeded(node.modifiers, names: [node.name.text])
        push(node.name.text, generics: node.genericParameterClause)
        return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        shareIfNeeded(node.modifiers, names: [node.name.text])
        push(node.name.text, generics: node.genericParameterClause)
        return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        shareIfNeeded(node.modifiers, names: [node.name.text])
        push(node.name.text, generics: node.genericParameterClause)
        return .visitChildren
    }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        shareIfNeeded(node.modifiers, names: [node.name.text])
        push(node.name.text)
        rewriteProtocol(node)
        return .visitChildren
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        push(node.extendedType.nameWithoutArguments ?? node.extendedType.trimmedDescription, isExtension: true)
        shareIfNeeded(node.modifiers, names: memberNames(of: node))
        addOptionalMembers(to: node)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if isMoved(node, names: [fullName(node)]) { return blank(node) }
        rewriteModifiers(
            node.modifiers, attributes: node.attributes, keyword: node.funcKeyword, names: [node.name.text],
            fullName: fullName(node))
        dispatchOverrides(of: node, fullName: fullName(node))
        reportUncallable(node, fullName: fullName(node))
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let names = node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
        if isMoved(node, names: names) { return blank(node) }
        rewriteModifiers(
            node.modifiers, attributes: node.attributes, keyword: node.bindingSpecifier, names: names, fullName: nil)
        dispatchOverrides(of: node)
        notifyObservers(of: node)
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        shareIfNeeded(node.modifiers, names: [node.name.text])
        return .visitChildren
    }

    private func blank(_ node: some DeclSyntaxProtocol) -> SyntaxVisitorContinueKind {
        // A semicolon after the declaration is removed too: none can precede the first member.
        edits.replace(node.parent?.as(MemberBlockItemSyntax.self)?.trimmedRange ?? node.trimmedRange, with: "")
        return .skipChildren
    }

    private func fullName(_ node: FunctionDeclSyntax) -> String {
        let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
        return "\(node.name.text)(\(labels.joined()))"
    }

    // MARK: Rules

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        rewriteAttribute(node)
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        rewriteImport(node)
        return .skipChildren
    }

    override func visitConditions(of node: IfConfigDeclSyntax) {
        for clause in node.clauses {
            if let condition = clause.condition { rewriteCondition(condition) }
        }
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector": return rewriteSelector(node)
        case "keyPath": return rewriteKeyPath(node)
        case "Preview": return removePreview(node)
        default: return .visitChildren
        }
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        node.macroName.text == "Preview" ? removePreview(node) : .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if rewriteRespondsTo(node) { return .skipChildren }
        rewriteOptionalCall(node)
        rewriteBundle(node)
        rewriteOptionalSystemCall(node)
        rewriteMetatypeInitializer(node)
        rewritePlainInitializer(node)
        rewriteAutoreleasePool(node)
        nameObservedKey(in: node)
        castKeyValueObject(in: node)
        rewriteClassDescription(node)
        rewriteForwardingSuperCall(node)
        rewriteCoderInitializer(node)
        rewriteAsyncFixtureCall(node)
        reportRuntimeCall(node)
        return .visitChildren
    }

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        rewriteWeakSource(node)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteFulfill(node)
        rewriteOptionalReference(node)
        rewriteSuperAccess(node)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        qualifyNestedEnumeration(node)
        return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier(let name) = token.tokenKind, let first = name.utf8.first {
            if first >= 65 && first <= 90 || ImplicitModule.declareConstant(name) {
                typeNames.insert(name)
            }
        }
        return .visitChildren
    }
}
