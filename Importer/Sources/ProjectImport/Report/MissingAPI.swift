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

    /// The declarations in the list that `Scripts/missing-api` writes.
    static let uiKit = MissingAPI(types: MissingAPIList.types, members: MissingAPIList.members)

    /// Parses lists of names that are separated by white space. Members follow the name of their type and a
    /// colon.
    init(types: String, members: String) {
        self.types = Set(types.split(whereSeparator: \.isWhitespace).map(String.init))
        var owners: [String: [String]] = [:]
        var owner = ""
        for word in members.split(whereSeparator: \.isWhitespace) {
            if word.hasSuffix(":") {
                owner = String(word.dropLast())
            } else {
                owners[String(word), default: []].append(owner)
            }
        }
        self.owners = owners
    }

    /// Returns the missing declaration that an identifier names, or `nil` if there is none.
    ///
    /// - Parameters:
    ///   - identifier: The identifier.
    ///   - declared: The names that the project declares itself.
    func declaration(for identifier: SourceScan.Identifier, declared: Set<String>) -> Declaration? {
        guard !declared.contains(identifier.name) else { return nil }
        if types.contains(identifier.name) { return Declaration(name: identifier.name, isType: true) }
        guard let owners = owners[identifier.name], identifier.isMember || Self.isMember(identifier) else { return nil }
        return Declaration(name: "\(owners.joined(separator: "/")).\(identifier.name)", isType: false)
    }

    /// Returns whether an identifier without a period is a member of `self`. Short names are often parameters.
    private static func isMember(_ identifier: SourceScan.Identifier) -> Bool {
        identifier.isOverride
            || !identifier.isLabel && identifier.name.count >= 12 && identifier.name.contains(where: \.isUppercase)
    }
}
