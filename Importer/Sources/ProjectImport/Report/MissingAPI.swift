/// The search for declarations of Apple's UIKit that the UIKit module here lacks.
struct MissingAPI: Sendable {
    /// A declaration that is missing.
    struct Declaration: Hashable, Sendable {
        /// The name, such as `UIPageViewController` or `UIView.snapshotView`.
        var name: String
        /// Whether the declaration is a type.
        var isType: Bool
    }

    private let types: Set<String>
    /// The types that have a member, by the member's name.
    private let owners: [String: [String]]
    /// The types that have an overload, by its name with labels. The name of an initializer begins with its type.
    private let overloadOwners: [String: [String]]

    /// The declarations in the list that `Scripts/missing-api` writes.
    static let uiKit = MissingAPI(
        types: MissingAPIList.types, members: MissingAPIList.members, overloads: MissingAPIList.overloads)

    /// Parses lists of names that are separated by white space. Members and overloads follow the name of their type and
    /// a colon.
    init(types: String, members: String, overloads: String = "") {
        self.types = Set(types.split(whereSeparator: \.isWhitespace).map(String.init))
        owners = Self.owners(of: members)
        var overloadOwners: [String: [String]] = [:]
        for (name, types) in Self.owners(of: overloads) {
            guard name.hasPrefix("init(") else {
                overloadOwners[name] = types
                continue
            }
            // An initializer is called by the name of its type.
            for type in types { overloadOwners[type + name.dropFirst(4), default: []].append(type) }
        }
        self.overloadOwners = overloadOwners
    }

    private static func owners(of members: String) -> [String: [String]] {
        var owners: [String: [String]] = [:]
        var owner = ""
        for word in members.split(whereSeparator: \.isWhitespace) {
            if word.hasSuffix(":") {
                owner = String(word.dropLast())
            } else {
                owners[String(word), default: []].append(owner)
            }
        }
        return owners
    }

    /// Returns the missing declaration that an identifier names, or `nil` if there is none.
    ///
    /// - Parameters:
    ///   - identifier: The identifier.
    ///   - declared: The names that the project declares itself.
    func declaration(for identifier: SourceScan.Identifier, declared: Set<String>) -> Declaration? {
        if identifier.isMethod { return requirement(for: identifier) }
        guard !declared.contains(identifier.name) else { return nil }
        if types.contains(identifier.name) { return Declaration(name: identifier.name, isType: true) }
        if let overload = overload(for: identifier) { return overload }
        guard let owners = owners[identifier.name], identifier.isMember || Self.isMember(identifier) else { return nil }
        return Declaration(name: "\(owners.joined(separator: "/")).\(identifier.name)", isType: false)
    }

    /// Returns the method of a delegate or data source that a method of the project implements, and that is never called.
    private func requirement(for method: SourceScan.Identifier) -> Declaration? {
        guard let labels = method.labels else { return nil }
        let protocols = (overloadOwners["\(method.name)(\(labels))"] ?? []).filter(Self.isProtocol)
        return protocols.first.map { Declaration(name: "\($0).\(method.name)(\(labels))", isType: false) }
    }

    /// Returns whether a type is a protocol whose methods apps implement, and do not call.
    private static func isProtocol(_ type: String) -> Bool {
        type.hasSuffix("Delegate") || type.hasSuffix("DataSource")
    }

    /// Returns the missing initializer or overload that an identifier and the labels of its arguments name.
    private func overload(for identifier: SourceScan.Identifier) -> Declaration? {
        guard let labels = identifier.labels, let owners = overloadOwners["\(identifier.name)(\(labels))"] else {
            return nil
        }
        guard !owners.allSatisfy(Self.isProtocol) else { return nil }
        let isInitializer = owners.contains(identifier.name)
        guard isInitializer || identifier.isMember || Self.isMember(identifier) else { return nil }
        let name = isInitializer ? "init" : identifier.name
        return Declaration(name: "\(owners.joined(separator: "/")).\(name)(\(labels))", isType: false)
    }

    /// Returns whether an identifier without a period is a member of `self`. Short names are often parameters.
    private static func isMember(_ identifier: SourceScan.Identifier) -> Bool {
        identifier.isOverride
            || !identifier.isLabel && identifier.name.count >= 12 && identifier.name.contains(where: \.isUppercase)
    }
}
