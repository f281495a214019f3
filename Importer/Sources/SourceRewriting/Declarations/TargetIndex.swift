/// The types of a target and of the modules that it depends on, with their members and relations.
struct TargetIndex: Sendable {
    /// A member with the place of its declaration.
    struct Member: Hashable, Sendable {
        var declaration: MemberDeclaration
        var path: String
        /// The extension that declares the member, without its members.
        var `extension`: ExtensionDeclaration?
        var isInTarget: Bool

        /// The access level that other files see.
        var access: AccessLevel {
            declaration.access ?? `extension`?.access ?? .internal
        }
    }

    /// A type with the members that its body and its extensions declare.
    struct TypeEntry: Sendable {
        var key: String
        var declaration: TypeDeclaration
        var path: String
        var isInTarget: Bool
        var members: [Member]
        /// The superclass: a key of a type, or the name of a class that is declared elsewhere.
        var superclass: String?
        /// The other inherited types: keys of protocols, or names of protocols that are declared elsewhere.
        var conformances: Set<String> = []
    }

    private(set) var types: [String: TypeEntry] = [:]
    /// The members of extensions of types that are declared elsewhere, by the name of the type.
    private(set) var externalMembers: [String: [Member]] = [:]
    /// The direct subclasses in the target by key or name of the superclass, sorted.
    private(set) var subclasses: [String: [String]] = [:]
    private(set) var aliases: [String: String] = [:]
    /// The type names of variables in the target by name of the variable.
    private(set) var variableTypes: [String: Set<String>] = [:]
    /// The type names of variables by file and name of the variable.
    private(set) var variableTypesByFile: [String: [String: Set<String>]] = [:]
    /// The names of the members that `#selector` refers to.
    private(set) var selectorNames: Set<String> = []
    /// The modules that each file imports.
    private(set) var imports: [String: [String]] = [:]
    /// The optional members of protocols by base name, each with the key of its protocol.
    private(set) var optionalMembers: [String: [(protocolKey: String, member: MemberDeclaration)]] = [:]
    /// The members by base name of all types of the target.
    private(set) var membersByName: [String: [(owner: String, member: Member)]] = [:]
    /// The qualified names of the enumerations that other modules nest in their types and declare for Objective-C, by the
    /// last component. A name with several declarations is missing.
    private(set) var nestedEnumerations: [String: String] = [:]
    var plan = ClassPlan()

    init(target: TargetDeclarations, context: [TargetDeclarations]) {
        for module in context { addTypes(of: module, isInTarget: false) }
        addTypes(of: target, isInTarget: true)
        for module in context { addExtensions(of: module, isInTarget: false) }
        addExtensions(of: target, isInTarget: true)
        for key in types.keys { resolveInheritance(of: key) }
        for (key, entry) in types.sorted(by: { $0.key < $1.key }) {
            if let superclass = entry.superclass { subclasses[superclass, default: []].append(key) }
        }
        indexMembers()
        indexNestedEnumerations()
        plan = ClassPlan(index: self)
    }

    private func key(_ type: TypeDeclaration, path: String) -> String {
        let isHidden = type.isLocal || type.access <= .fileprivate
        return isHidden ? "\(path)|\(type.name)" : type.name
    }

    private mutating func addTypes(of module: TargetDeclarations, isInTarget: Bool) {
        for file in module.files {
            if isInTarget {
                aliases.merge(file.aliases) { first, _ in first }
                variableTypes.merge(file.variableTypes) { $0.union($1) }
                variableTypesByFile[file.path] = file.variableTypes
                imports[file.path] = file.imports
                selectorNames.formUnion(file.selectorNames)
            }
            for type in file.types {
                let name = key(type, path: file.path)
                var key = name
                var number = 1
                // Several functions of a file can declare types with one name.
                while type.isLocal, let known = types[key], known.isInTarget == isInTarget {
                    number += 1
                    key = Self.localKey(name, number: number)
                }
                var entry = TypeEntry(key: key, declaration: type, path: file.path, isInTarget: isInTarget, members: [])
                entry.declaration.members = []
                entry.members = type.members.map {
                    Member(declaration: $0, path: file.path, extension: nil, isInTarget: isInTarget)
                }
                if let known = types[key], !(isInTarget && !known.isInTarget) { continue }
                types[key] = entry
            }
        }
    }

    /// Returns the key of one of the local types that have the same name, by its position among them.
    static func localKey(_ name: String, number: Int) -> String { number == 1 ? name : "\(name)#\(number)" }

    private mutating func addExtensions(of module: TargetDeclarations, isInTarget: Bool) {
        for file in module.files {
            for declaration in file.extensions {
                var head = declaration
                head.members = []
                let members = declaration.members.map {
                    Member(declaration: $0, path: file.path, extension: head, isInTarget: isInTarget)
                }
                if let key = resolve(declaration.extended, in: nil, path: file.path) {
                    types[key]?.members += members
                    let inherited = declaration.inherited.map { resolve($0, in: key, path: file.path) ?? $0 }
                    types[key]?.conformances.formUnion(inherited)
                } else {
                    externalMembers[aliases[declaration.extended] ?? declaration.extended, default: []] += members
                }
            }
        }
    }

    private mutating func resolveInheritance(of key: String) {
        guard let entry = types[key] else { return }
        let names = entry.declaration.inherited.map { resolve($0, in: entry.declaration.name, path: entry.path) ?? $0 }
        var rest = names[...]
        if entry.declaration.kind == .class, let first = names.first, isClass(first) {
            types[key]?.superclass = first
            rest = rest.dropFirst()
        }
        types[key]?.conformances.formUnion(rest)
    }

    private mutating func indexMembers() {
        for (key, entry) in types.sorted(by: { $0.key < $1.key }) {
            for member in entry.members {
                membersByName[member.declaration.name, default: []].append((key, member))
                if entry.declaration.kind == .protocol, member.declaration.flags.contains(.isOptional) {
                    optionalMembers[member.declaration.name, default: []].append((key, member.declaration))
                }
            }
        }
        for (name, members) in externalMembers.sorted(by: { $0.key < $1.key }) {
            for member in members { membersByName[member.declaration.name, default: []].append((name, member)) }
        }
    }

    private mutating func indexNestedEnumerations() {
        let nested = types.values.filter { !$0.isInTarget }.map(\.declaration).filter {
            $0.kind == .enum && $0.isObjC && $0.name.contains(".") && $0.access >= .public
        }
        for (name, declarations) in Dictionary(grouping: nested, by: \.simpleName) where declarations.count == 1 {
            nestedEnumerations[name] = declarations[0].name
        }
    }

    private func isClass(_ name: String) -> Bool {
        if let entry = types[name] { return entry.declaration.kind == .class }
        if UIKitClasses.superclasses[name] != nil { return true }
        if UIKitProtocols.entries[name] != nil || Self.knownProtocols.contains(name) { return false }
        let endings = [
            "Delegate", "DataSource", "Protocol", "able", "ible", "Convertible", "Providing", "Type", "Providable",
            "Observer", "Listener", "Handling", "Representable",
        ]
        return !endings.contains(where: name.hasSuffix)
    }

    private static let knownProtocols: Set<String> = [
        "AnyObject", "NSObjectProtocol", "NSCoding", "NSSecureCoding", "NSCopying", "NSMutableCopying", "Error",
        "LocalizedError", "Sendable", "Encodable", "Decodable", "Sequence", "Collection", "IteratorProtocol",
        "Actor", "GlobalActor", "NSFilePresenter", "UIAppearance", "class",
    ]
}

extension TargetIndex {
    /// Returns the key of the type that a name refers to.
    ///
    /// - Parameters:
    ///   - name: The name as written.
    ///   - scope: The name or key of the type that contains the reference.
    ///   - path: The file that contains the reference.
    func resolve(_ name: String, in scope: String?, path: String, depth: Int = 0) -> String? {
        var prefix = scope.map { $0.split(separator: "|").last.map(String.init) ?? $0 }
        while true {
            let candidate = prefix.map { "\($0).\(name)" } ?? name
            if types["\(path)|\(candidate)"] != nil { return "\(path)|\(candidate)" }
            if types[candidate] != nil { return candidate }
            if depth < 4, let alias = aliases[candidate], alias != name {
                return resolve(alias, in: scope, path: path, depth: depth + 1)
            }
            guard let current = prefix else { break }
            prefix = current.lastIndex(of: ".").map { String(current[..<$0]) }
        }
        // The first component may be the name of a module.
        guard let period = name.firstIndex(of: ".") else { return nil }
        let unqualified = String(name[name.index(after: period)...])
        return types[unqualified] != nil && types[String(name[..<period])] == nil ? unqualified : nil
    }

    /// Returns a class with its superclasses: keys, followed by the names of classes that are declared elsewhere.
    func chain(of key: String) -> [String] {
        var chain: [String] = []
        var next: String? = key
        while let current = next, !chain.contains(current) {
            guard let entry = types[current] else { return chain + UIKitClasses.chain(of: current) }
            chain.append(current)
            next = entry.superclass
        }
        return chain
    }

    /// Returns the superclasses of a class that the target or the modules that it depends on declare.
    func ancestors(of key: String) -> [TypeEntry] {
        chain(of: key).dropFirst().compactMap { types[$0] }
    }

    /// Returns all subclasses of a class that the target declares.
    func descendants(of key: String) -> [TypeEntry] {
        var result: [TypeEntry] = []
        var visited: Set<String> = [key]
        var pending = subclasses[key] ?? []
        while let next = pending.popLast() {
            guard visited.insert(next).inserted, let entry = types[next] else { continue }
            result.append(entry)
            pending += subclasses[next] ?? []
        }
        return result
    }

    /// Returns the protocols that a type itself declares conformance to, with those they inherit from.
    func protocols(of key: String) -> Set<String> {
        var result: Set<String> = []
        var pending = Array(types[key]?.conformances ?? [])
        while let next = pending.popLast() {
            guard result.insert(next).inserted else { continue }
            if let entry = types[next] {
                pending += entry.conformances
            } else {
                pending += UIKitProtocols.entries[next]?.inherited ?? []
            }
        }
        return result
    }

    /// Returns the members of a class and of its superclasses, subclasses first.
    func members(named name: String, of key: String) -> [(owner: String, member: Member)] {
        chain(of: key).flatMap { owner in
            (types[owner]?.members ?? externalMembers[owner] ?? [])
                .filter { $0.declaration.name == name }.map { (owner, $0) }
        }
    }
}
