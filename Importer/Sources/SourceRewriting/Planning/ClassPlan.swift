/// The code that the classes of a target gain or lose, which depends on several files.
struct ClassPlan: Sendable {
    /// A delegate method that only subclasses implement.
    struct Forwarding: Hashable, Sendable {
        /// The implementation in a subclass, whose signature is used.
        var member: TargetIndex.Member
        var protocolName: String
    }

    /// The members that a class lists in `objcMembers`, by the key of the class. Classes of other modules are
    /// included, because their subclasses extend the list.
    private(set) var listed: [String: [TargetIndex.Member]] = [:]
    /// The members of extensions of other modules' classes that are registered, by file and class.
    private(set) var registered: [String: [String: [TargetIndex.Member]]] = [:]
    /// The members of extensions that move into the body of their class, by the key of the class.
    private(set) var moved: [String: [TargetIndex.Member]] = [:]
    /// The overrides in extensions of other modules' classes, by file and class.
    private(set) var externalOverrides: [String: [String: [TargetIndex.Member]]] = [:]
    /// The moved members by file, each as `line|name`.
    private(set) var movedMembers: [String: Set<String>] = [:]
    /// The private declarations of a file that other files use after rewriting.
    private(set) var sharedNames: [String: Set<String>] = [:]
    /// The delegate methods that a class forwards to the default of the protocol.
    private(set) var forwardings: [String: [Forwarding]] = [:]
    /// The members that become overrides, as `path|key of the class|name`.
    private(set) var addedOverrides: Set<String> = []
    /// The overrides of members that the target adds to classes of other modules.
    private(set) var extensionOverrides = ExtensionOverrides()

    init() {}

    init(index: TargetIndex) {
        let all = index.types.values.filter { $0.declaration.kind == .class }.sorted { $0.key < $1.key }
        let classes = all.filter(\.isInTarget)
        for entry in classes { planForwardings(of: entry, in: index) }
        for entry in classes { planMoves(of: entry, in: index) }
        for entry in all { planList(of: entry, in: index) }
        planRegistrations(in: index)
        planExternalOverrides(in: index)
        extensionOverrides = ExtensionOverrides(index: index)
    }

    /// Returns the identification of a member in `addedOverrides`.
    static func id(_ member: MemberDeclaration, of key: String, path: String) -> String {
        "\(path)|\(key)|\(member.fullName)"
    }

    // MARK: Lists

    private mutating func planList(of entry: TargetIndex.TypeEntry, in index: TargetIndex) {
        let chain = index.chain(of: entry.key)
        let hasObjCMembers = chain.contains { index.types[$0]?.declaration.hasObjCMembers == true }
        let requirements = index.objCRequirements(of: chain)
        let members = entry.members.filter { member in
            guard member.isInTarget == entry.isInTarget else { return false }
            guard ListedMember.isExposed(member, hasObjCMembers: hasObjCMembers, requirements: requirements),
                ListedMember.canList(member.declaration)
            else { return false }
            return !member.declaration.flags.contains(.isOverride)
                || !index.isDeclaredByAncestor(member.declaration, of: entry.key)
                    && member.declaration.flags.contains(.exposed)
        }
        guard !members.isEmpty else { return }
        listed[entry.key] = members
        for member in members where entry.isInTarget && member.path != entry.path && member.access <= .fileprivate {
            sharedNames[member.path, default: []].insert(member.declaration.name)
        }
    }

    private mutating func planRegistrations(in index: TargetIndex) {
        for (owner, members) in index.externalMembers {
            for member in members where member.isInTarget && member.extension?.isConstrained == false {
                guard ListedMember.isExposed(member, hasObjCMembers: false, requirements: []),
                    ListedMember.canList(member.declaration)
                else { continue }
                registered[member.path, default: [:]][owner, default: []].append(member)
            }
        }
        for entry in index.types.values where !entry.isInTarget && entry.declaration.kind == .class {
            for member in entry.members where member.isInTarget && member.extension?.isConstrained == false {
                guard ListedMember.isExposed(member, hasObjCMembers: false, requirements: []),
                    ListedMember.canList(member.declaration)
                else { continue }
                registered[member.path, default: [:]][entry.declaration.name, default: []].append(member)
            }
        }
    }

    // MARK: Moves

    private mutating func planMoves(of entry: TargetIndex.TypeEntry, in index: TargetIndex) {
        let candidates = entry.members.filter { $0.isInTarget && $0.extension != nil && $0.declaration.source != nil }
        guard !candidates.isEmpty, entry.declaration.isComplete else { return }
        let overridden = Set(
            index.descendants(of: entry.key).flatMap(\.members)
                .filter { $0.declaration.flags.contains(.isOverride) }.map(\.declaration.fullName))
        for member in candidates where member.extension?.isConstrained == false {
            let isAdded = addedOverrides.contains(Self.id(member.declaration, of: entry.key, path: member.path))
            let moves =
                member.declaration.flags.contains(.isOverride) || isAdded || member.declaration.access == .open
                || (overridden.contains(member.declaration.fullName) && !member.declaration.flags.contains(.isFinal))
            guard moves, let source = member.declaration.source else { continue }
            moved[entry.key, default: []].append(member)
            movedMembers[member.path, default: []].insert("\(source.line)|\(member.declaration.fullName)")
            if member.path != entry.path { sharedNames[member.path, default: []].formUnion(source.identifiers) }
        }
    }

    /// Plans the subclasses that hold the overrides in extensions of other modules' classes.
    private mutating func planExternalOverrides(in index: TargetIndex) {
        var owners = index.externalMembers
        for entry in index.types.values where !entry.isInTarget && entry.declaration.kind == .class {
            owners[entry.declaration.name, default: []] += entry.members
        }
        for (owner, members) in owners {
            for member in members where member.isInTarget && member.extension?.isConstrained == false {
                guard member.declaration.flags.contains(.isOverride), let source = member.declaration.source else {
                    continue
                }
                externalOverrides[member.path, default: [:]][owner, default: []].append(member)
                movedMembers[member.path, default: []].insert("\(source.line)|\(member.declaration.fullName)")
            }
        }
    }

    // MARK: Forwarding

    private mutating func planForwardings(of entry: TargetIndex.TypeEntry, in index: TargetIndex) {
        let descendants = index.descendants(of: entry.key).sorted { $0.key < $1.key }
        guard !descendants.isEmpty else { return }
        let ancestors = index.ancestors(of: entry.key)
        let inheritedProtocols = ancestors.reduce(into: Set<String>()) { $0.formUnion(index.protocols(of: $1.key)) }
        let superclasses = index.chain(of: entry.key)
        for name in index.protocols(of: entry.key).subtracting(inheritedProtocols).sorted() {
            guard let known = UIKitProtocols.entries[name], !known.optionalMethods.isEmpty,
                !superclasses.contains(where: { Self.conformingClasses[$0]?.contains(name) == true })
            else { continue }
            let own = Set(([entry] + ancestors).flatMap(\.members).map(\.declaration.fullName))
            for descendant in descendants {
                for member in descendant.members {
                    let method = member.declaration.fullName
                    guard known.optionalMethods.contains(method), !own.contains(method),
                        member.declaration.kind == .method, !member.declaration.flags.contains(.isStatic)
                    else { continue }
                    let isKnown = forwardings[entry.key]?.contains { $0.member.declaration.fullName == method } == true
                    if !isKnown {
                        forwardings[entry.key, default: []].append(Forwarding(member: member, protocolName: name))
                    }
                    if !member.declaration.flags.contains(.isOverride) {
                        addedOverrides.insert(Self.id(member.declaration, of: descendant.key, path: member.path))
                    }
                }
            }
        }
    }

    /// The classes of UIKit that implement the methods of delegate protocols, so that subclasses override them.
    private static let conformingClasses: [String: Set<String>] = [
        "UITableViewController": ["UITableViewDelegate", "UITableViewDataSource", "UIScrollViewDelegate"],
        "UICollectionViewController": [
            "UICollectionViewDelegate", "UICollectionViewDataSource", "UIScrollViewDelegate",
        ],
    ]
}

extension TargetIndex {
    /// Returns the names of the requirements of the Objective-C protocols that classes conform to, if a selector
    /// refers to them.
    func objCRequirements(of chain: [String]) -> Set<String> {
        var names: Set<String> = []
        for key in chain {
            for name in protocols(of: key) {
                if types[name] == nil, let known = UIKitProtocols.entries[name] {
                    names.formUnion(known.optionalMethods.filter(isFoundByName))
                }
                guard let entry = types[name], entry.declaration.isObjC else { continue }
                names.formUnion(
                    entry.members.map(\.declaration).filter { selectorNames.contains($0.name) }.map(\.fullName))
            }
        }
        return names
    }

    /// Returns whether `responds(to:)` may be called with the selector of an optional method of a protocol of UIKit.
    private func isFoundByName(_ fullName: String) -> Bool {
        membersByName["forwardingTarget"] != nil || selectorNames.contains(String(fullName.prefix { $0 != "(" }))
    }

    /// Returns whether a superclass in the target, or in a module that it depends on, declares a member.
    func isDeclaredByAncestor(_ member: MemberDeclaration, of key: String) -> Bool {
        ancestors(of: key).contains { entry in
            entry.members.contains {
                $0.declaration.fullName == member.fullName && $0.declaration.kind == member.kind
                    && !$0.declaration.flags.contains(.isOverride)
            }
        }
    }
}
