/// The members that the target adds to classes of other modules and that its own classes override.
///
/// Objective-C dispatches them dynamically. Swift cannot, so the added member becomes one of a protocol's extension
/// and calls the override of the object's class, if there is one.
struct ExtensionOverrides: Sendable {
    /// A member that an extension declares.
    struct Overridden: Hashable, Sendable {
        /// The name of the extended class.
        var owner: String
        var member: MemberDeclaration
        /// The protocol of UIKit that dispatches a method of `NSObject`, or `nil` for a member of the target.
        var systemProtocol: String?

        /// The part of generated names that identifies the member.
        var suffix: String {
            let name = "\(owner)_\(member.fullName)"
            return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        }

        /// The protocol of which the extended class inherits the member.
        var baseProtocol: String { "ObjCBase_\(suffix)" }

        /// The protocol of the classes that override the member.
        var overrideProtocol: String { systemProtocol ?? "ObjCOverride_\(suffix)" }

        /// The name under which the extension keeps its implementation.
        var implementation: String { Self.implementation(of: member.name) }

        static func implementation(of name: String) -> String { "objcBase_\(name)" }
    }

    /// The overridden members by the name of the extended class and the member's full name.
    private(set) var members: [String: [String: Overridden]] = [:]
    /// The members whose overrides are not inherited, by the key of the overriding class.
    private(set) var overridden: [String: [Overridden]] = [:]

    init() {}

    init(index: TargetIndex) {
        let classes = index.types.values.filter { $0.declaration.kind == .class && $0.isInTarget }
        for entry in classes.sorted(by: { $0.key < $1.key }) {
            let owners = index.chain(of: entry.key).filter { index.types[$0] == nil }
            let inherited = index.ancestors(of: entry.key).flatMap(\.members).map(\.declaration.fullName)
            for member in entry.members.map(\.declaration)
            where member.flags.contains(.isOverride) && !inherited.contains(member.fullName) {
                if let found = Self.declaration(of: member, in: owners, index) {
                    members[found.owner, default: [:]][member.fullName] = found
                    overridden[entry.key, default: []].append(found)
                } else if owners.contains("NSObject"), let name = Self.systemProtocols[member.fullName] {
                    overridden[entry.key, default: []].append(
                        Overridden(owner: "NSObject", member: member, systemProtocol: name))
                }
            }
        }
    }

    /// The protocols of UIKit for methods of `NSObject` that Foundation on Linux lacks.
    private static let systemProtocols = [
        "observeValue(forKeyPath:of:change:context:)": "KeyValueObserving",
        "value(forKey:)": "KeyValueReading", "setValue(_:forKey:)": "KeyValueWriting",
        "value(forUndefinedKey:)": "UndefinedKeyReading", "setValue(_:forUndefinedKey:)": "UndefinedKeyWriting",
        "keyPathsForValuesAffectingValue(forKey:)": "KeyValueDependent",
    ]

    private static func declaration(
        of member: MemberDeclaration, in owners: [String], _ index: TargetIndex
    ) -> Overridden? {
        for owner in owners {
            for candidate in index.externalMembers[owner] ?? [] where candidate.isInTarget {
                let declaration = candidate.declaration
                guard declaration.fullName == member.fullName, declaration.kind == member.kind,
                    declaration.kind != .initializer, candidate.extension?.isConstrained == false,
                    ListedMember.isExposed(candidate, hasObjCMembers: false, requirements: []),
                    declaration.flags.isDisjoint(with: [.isFinal, .isGeneric]), candidate.access > .fileprivate
                else { continue }
                return Overridden(owner: owner, member: declaration)
            }
        }
        return nil
    }
}
