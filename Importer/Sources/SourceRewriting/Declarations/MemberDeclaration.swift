/// A method, property or initializer.
struct MemberDeclaration: Hashable, Codable, Sendable {
    enum Kind: String, Codable, Sendable {
        case method, property, initializer
    }

    struct Parameter: Hashable, Codable, Sendable {
        /// The argument label, or `_`.
        var label: String
        /// The type as written, on one line.
        var type: String
    }

    struct Flags: OptionSet, Hashable, Codable, Sendable {
        var rawValue: Int

        /// Whether an attribute exposes the member to Objective-C.
        static let exposed = Flags(rawValue: 1 << 0)
        /// Whether the member has the attribute `@nonobjc`.
        static let nonObjC = Flags(rawValue: 1 << 1)
        static let isStatic = Flags(rawValue: 1 << 2)
        static let isOverride = Flags(rawValue: 1 << 3)
        static let isOptional = Flags(rawValue: 1 << 4)
        static let isFinal = Flags(rawValue: 1 << 5)
        static let isAsync = Flags(rawValue: 1 << 6)
        static let isThrowing = Flags(rawValue: 1 << 7)
        static let isGeneric = Flags(rawValue: 1 << 8)
        static let isNonisolated = Flags(rawValue: 1 << 9)
        static let isMainActor = Flags(rawValue: 1 << 10)
        /// Whether a property has neither observers nor accessors, so that it is found by name.
        static let isPlainStored = Flags(rawValue: 1 << 11)
        static let isSettable = Flags(rawValue: 1 << 12)
        /// Whether the setter has a lower access level than the property.
        static let hasPrivateSetter = Flags(rawValue: 1 << 13)
        static let isRequired = Flags(rawValue: 1 << 14)
        /// Whether an attribute marks the member as deprecated or unavailable.
        static let isDeprecated = Flags(rawValue: 1 << 15)
        /// Whether changes of a property can be observed by its name.
        static let isDynamic = Flags(rawValue: 1 << 16)
    }

    var kind: Kind
    var name: String
    var parameters: [Parameter] = []
    /// The type of the result or property as written, on one line.
    var type: String?
    var access: AccessLevel?
    var flags: Flags = []
    var objCName: String?
    /// The text of a member of an extension that may have to move into the body of its class.
    var source: Source?

    /// The text of a member with its position.
    struct Source: Hashable, Codable, Sendable {
        var text: String
        /// The line of the text's first character, counted from 1.
        var line: Int
        /// The identifiers in the text.
        var identifiers: Set<String>
    }

    /// The name with argument labels, such as `move(to:)`. A property has no parentheses.
    var fullName: String {
        kind == .property ? name : "\(name)(\(parameters.map { $0.label + ":" }.joined()))"
    }

    /// The name of the requirement that replaces an optional one.
    var optionalRequirementName: String {
        OptionalRequirement.name(of: name, labels: kind == .property ? nil : parameters.map(\.label))
    }

    /// The Objective-C name of the method, or of the property's getter.
    var selector: String {
        if let objCName { return objCName }
        guard kind != .property else { return name }
        return ObjectiveCName.selector(
            base: name, labels: parameters.map(\.label), isAsync: flags.contains(.isAsync),
            isThrowing: flags.contains(.isThrowing), trailingClosures: trailingClosureCount)
    }

    /// The Objective-C name of the property's setter.
    var setterSelector: String { ObjectiveCName.setter(of: objCName ?? name) }

    private var trailingClosureCount: Int {
        parameters.reversed().prefix { $0.type.contains("->") }.count
    }
}

/// The names of the properties that replace the optional requirements of protocols.
enum OptionalRequirement {
    /// Returns the name of the property that stands for a requirement. Properties have no labels.
    static func name(of base: String, labels: [String]?) -> String {
        let suffix = (labels ?? []).map { $0 == "_" ? "_" : "\($0)_" }.joined()
        return labels == nil ? "optional_\(base)" : "optional_\(base)_\(suffix)"
    }
}
