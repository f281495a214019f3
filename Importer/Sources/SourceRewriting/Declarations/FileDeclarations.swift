/// The declarations of one source file, as far as they affect how the files of its target are rewritten.
///
/// They depend only on the file's text and on the conditional compilation flags, so they can be cached.
public struct FileDeclarations: Hashable, Codable, Sendable {
    /// The absolute path of the file.
    public var path: String

    /// The modules that the file imports.
    var imports: [String] = []

    /// The types, including nested ones.
    var types: [TypeDeclaration] = []

    /// The extensions.
    var extensions: [ExtensionDeclaration] = []

    /// The type aliases and the types that they stand for.
    var aliases: [String: String] = [:]

    /// The properties, parameters and local variables whose written type is a single name, by their own name.
    var variableTypes: [String: Set<String>] = [:]

    /// The names of the members that `#selector` refers to.
    var selectorNames: Set<String> = []

    init(path: String) {
        self.path = path
    }
}

/// The access level of a declaration.
enum AccessLevel: Int, Codable, Sendable, Comparable {
    case `private`, `fileprivate`, `internal`, package, `public`, open

    static func < (lhs: AccessLevel, rhs: AccessLevel) -> Bool { lhs.rawValue < rhs.rawValue }

    /// The modifier with a space, or an empty string for the default.
    var modifier: String {
        self == .internal ? "" : "\(self) "
    }
}

/// A class, structure, enumeration, actor or protocol.
struct TypeDeclaration: Hashable, Codable, Sendable {
    enum Kind: String, Codable, Sendable {
        case `class`, `struct`, `enum`, actor, `protocol`
    }

    var kind: Kind
    /// The names of the enclosing types and of the type itself, joined with periods.
    var name: String
    /// The types in the inheritance clause, without generic arguments.
    var inherited: [String]
    var access: AccessLevel
    var isFinal = false
    var isObjC = false
    var hasObjCMembers = false
    var isGeneric = false
    /// Whether the body has a closing brace, before which members can be inserted.
    var isComplete = true
    /// Whether the type is declared in a function.
    var isLocal = false
    var members: [MemberDeclaration] = []

    /// The name without the enclosing types.
    var simpleName: String { String(name.split(separator: ".").last ?? "") }
}

/// An extension.
struct ExtensionDeclaration: Hashable, Codable, Sendable {
    /// The extended type as written, without generic arguments.
    var extended: String
    var inherited: [String]
    var access: AccessLevel?
    var isObjC = false
    var isNonObjC = false
    /// Whether the extension has a `where` clause.
    var isConstrained = false
    /// The attributes and modifiers that apply to each member, such as `@MainActor`.
    var isolation: String?
    var members: [MemberDeclaration] = []
}
