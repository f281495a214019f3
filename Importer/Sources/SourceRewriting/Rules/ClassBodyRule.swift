import SwiftParser
import SwiftSyntax

extension FileRewriter {
    /// Adds to the body of a class the list of its members, moved members and forwarded delegate methods.
    func extendClass(_ node: ClassDeclSyntax) {
        guard !node.memberBlock.rightBrace.isMissing, let key = scopes.last?.key, let entry = index.types[key],
            entry.isInTarget, entry.path == path, entry.declaration.simpleName == node.name.text
        else { return }
        for overridden in overriddenExtensionMembers(of: key) {
            addConformance(isolated(overridden, in: key) + overridden.overrideProtocol, to: node)
            needsUIKit = true
        }
        conformToForwarding(entry, node)
        var declarations = optionalMembers(of: entry)
        declarations += forwardings(of: entry)
        if let list = memberList(of: entry, node) { declarations.append(list) }
        if !declarations.isEmpty { insert(declarations, before: node.memberBlock) }
        insertMovedMembers(of: entry, before: node.memberBlock)
    }

    /// Inserts declarations on the line of the closing brace.
    func insert(_ declarations: [String], before block: MemberBlockSyntax) {
        let brace = block.rightBrace
        let isOnOwnLine = brace.leadingTrivia.contains(where: \.isNewline)
        let isSeparated = block.members.last.map { $0.semicolon != nil } ?? true
        let separator = isSeparated || isOnOwnLine ? " " : "; "
        edits.insert(
            separator + declarations.joined(separator: "; ") + " ", at: brace.positionAfterSkippingLeadingTrivia)
    }

    // MARK: objcMembers

    private func memberList(of entry: TargetIndex.TypeEntry, _ node: ClassDeclSyntax) -> String? {
        guard let members = index.plan.listed[entry.key] else { return nil }
        needsUIKit = true
        let name = entry.declaration.simpleName
        let elements = members.map { ListedMember.element(for: $0, className: name, listedIn: path) }
        let list = "[\(elements.joined(separator: ", "))]"
        let access = entry.declaration.access >= .package ? entry.declaration.access.modifier : ""
        let superclasses = Array(index.chain(of: entry.key).dropFirst())
        let isListed = superclasses.contains { index.plan.listed[$0] != nil || UIKitClasses.declaresMembers($0) }
        let isLikely =
            superclasses.last.map {
                index.types[$0] == nil && UIKitClasses.superclasses[$0] == nil
                    && UIKitClasses.looksLikeResponder($0)
            } ?? false
        if isListed || isLikely {
            return "\(access)override class var objcMembers: [ObjCMember] { super.objcMembers + \(list) }"
        }
        addConformance("ObjCExposing", to: node)
        return "\(access)class var objcMembers: [ObjCMember] { \(list) }"
    }

    func addConformance(_ name: String, to node: ClassDeclSyntax) {
        if let last = node.inheritanceClause?.inheritedTypes.last {
            edits.insert(", \(name)", at: last.type.endPositionBeforeTrailingTrivia)
        } else {
            let end = node.genericParameterClause?.endPositionBeforeTrailingTrivia
            edits.insert(": \(name)", at: end ?? node.name.endPositionBeforeTrailingTrivia)
        }
    }

    /// Registers the members of extensions of other modules' classes when the program is loaded: nothing else
    /// calls code of the app before a nib or a selector refers to them.
    func registerExtensionMembers() {
        guard let owners = index.plan.registered[path] else { return }
        needsUIKit = true
        for (position, (owner, members)) in owners.sorted(by: { $0.key < $1.key }).enumerated() {
            let suffix = owner.filter { $0.isLetter || $0.isNumber }
            let elements = members.map { ListedMember.element(for: $0, className: owner, listedIn: path) }
            appended.append(
                "extension \(owner) { @MainActor fileprivate static var objcMembersOf\(suffix): [ObjCMember] { "
                    + "[\(elements.joined(separator: ", "))] } }")
            appended.append(
                "@section(\".init_array\") @used private let objcRegistration\(position): @convention(c) () -> Void "
                    + "= { MainActor.assumeIsolated { ObjCMember.register("
                    + "\(owner).objcMembersOf\(suffix), for: \(owner).self) } }")
        }
    }

    // MARK: Forwarded delegate methods

    private func forwardings(of entry: TargetIndex.TypeEntry) -> [String] {
        guard let forwardings = index.plan.forwardings[entry.key] else { return [] }
        let access = entry.declaration.access >= .package ? "public " : ""
        var declarations: [String] = []
        for name in Set(forwardings.map(\.protocolName)).sorted() {
            let required = UIKitProtocols.closure(of: name).flatMap { UIKitProtocols.requiredMethods[$0] ?? [] }
            let conformer = "\(entry.declaration.simpleName)\(name)Defaults"
            declarations.append(
                "private final class \(conformer): NSObject, \(name) { \(required.joined(separator: "; ")) }")
            for forwarding in forwardings where forwarding.protocolName == name {
                let method = forwarding.member.declaration
                let names = method.parameters.indices.map { "p\($0)" }
                let parameters = zip(names, method.parameters).map { name, parameter in
                    "\(parameter.label) \(name): \(parameter.type)"
                }
                let arguments = zip(names, method.parameters).map { name, parameter in
                    parameter.label == "_" ? name : "\(parameter.label): \(name)"
                }
                let result = method.type.map { " -> \($0)" } ?? ""
                declarations.append(
                    "@MainActor \(access)func \(method.name)(\(parameters.joined(separator: ", ")))\(result) { "
                        + "\(conformer)().\(method.name)(\(arguments.joined(separator: ", "))) }")
            }
        }
        return declarations
    }

    // MARK: Moved members

    private func insertMovedMembers(of entry: TargetIndex.TypeEntry, before block: MemberBlockSyntax) {
        guard let members = index.plan.moved[entry.key] else { return }
        let brace = block.rightBrace.positionAfterSkippingLeadingTrivia
        for member in members {
            guard let source = member.declaration.source else { continue }
            let rewritten = rewriteFragment(source, of: member, in: entry.key)
            edits.insert(
                "\n\(Self.sourceLocation(member.path, line: source.line))\n\(rewritten)"
                    + "\n\(Self.sourceLocation(path, line: line(of: brace)))\n",
                at: brace)
            if member.path != path { addedImports.formUnion(index.imports[member.path] ?? []) }
        }
    }

    func rewriteFragment(
        _ source: MemberDeclaration.Source, of member: TargetIndex.Member, in key: String
    ) -> String {
        var prefix = ""
        if let isolation = member.extension?.isolation { prefix += "\(isolation) " }
        if member.declaration.access == nil, let access = member.extension?.access, access >= .package {
            prefix += access.modifier
        }
        let (head, tail) = ("class F { ", " }")
        let text = head + source.text + tail
        let rewriter = FileRewriter(
            path: member.path, tree: Parser.parse(source: text), index: index, options: options,
            firstLine: source.line, isFragment: true, scopes: [Scope(key: key, isExtension: true)])
        rewriter.walk(rewriter.tree)
        add(rewriter)
        return prefix + rewriter.edits.apply(to: text).dropFirst(head.count).dropLast(tail.count)
    }
}
