/// A member that Objective-C code could call by name, as an element of `objcMembers`.
enum ListedMember {
    /// Returns whether a member can be called by its Objective-C name on Apple's platforms.
    ///
    /// - Parameters:
    ///   - member: The member.
    ///   - hasObjCMembers: Whether the class or a superclass has the attribute `@objcMembers`.
    ///   - requirements: The names of the requirements of Objective-C protocols.
    static func isExposed(_ member: TargetIndex.Member, hasObjCMembers: Bool, requirements: Set<String>) -> Bool {
        let flags = member.declaration.flags
        guard flags.isDisjoint(with: [.nonObjC, .isStatic]), member.extension?.isNonObjC != true,
            member.declaration.kind != .initializer
        else { return false }
        if flags.contains(.exposed) || member.extension?.isObjC == true { return true }
        if hasObjCMembers && member.access > .fileprivate { return !flags.contains(.isDeprecated) }
        return member.declaration.kind == .method && requirements.contains(member.declaration.fullName)
    }

    /// The maximum number of parameters of a listed method.
    static let maximumParameterCount = 4

    /// Returns whether a list can contain a member.
    static func canList(_ member: MemberDeclaration) -> Bool {
        switch member.kind {
        case .initializer: return false
        case .property: return !member.flags.contains(.isPlainStored) || member.flags.contains(.isDynamic)
        case .method:
            guard member.parameters.count <= maximumParameterCount,
                member.flags.isDisjoint(with: [.isAsync, .isThrowing, .isGeneric]),
                member.name.first.map({ $0.isLetter || $0 == "_" || $0 == "`" }) == true
            else { return false }
            return member.parameters.allSatisfy { canPass($0.type) }
        }
    }

    /// Closures that do not escape, `inout` and variadic parameters cannot be passed by a selector.
    static func canPass(_ type: String) -> Bool {
        if type.hasPrefix("inout ") || type.hasSuffix("...") || type.hasPrefix("some ") { return false }
        guard type.contains("->") else { return true }
        return type.contains("@escaping") || type.hasSuffix("?") || type.hasSuffix("!")
    }

    /// Returns the element for a member.
    static func element(for member: TargetIndex.Member, className: String, listedIn path: String) -> String {
        let declaration = member.declaration
        guard declaration.kind == .method else {
            let isSettable =
                declaration.flags.contains(.isSettable)
                && (!declaration.flags.contains(.hasPrivateSetter) || member.path == path)
            let label = isSettable ? "" : "readOnly: "
            return ".property(\"\(declaration.selector)\", \(label)\\\(className).\(declaration.name))"
        }
        let names = ["a", "b", "c", "d"]
        let parameters = zip(names, declaration.parameters).map { "\($0): \(parameterType($1.type))" }
        let arguments = zip(names, declaration.parameters).map { $1.label == "_" ? $0 : "\($1.label): \($0)" }
        return ".method(\"\(selector(of: declaration))\", { (o: \(className)) in { "
            + "(\(parameters.joined(separator: ", "))) in "
            + "o.\(declaration.name)(\(arguments.joined(separator: ", "))) } })"
    }

    /// Returns the selector of a method: that of UIKit for an optional method of its protocols.
    private static func selector(of method: MemberDeclaration) -> String {
        guard !method.flags.contains(.exposed), UIKitProtocols.optionalMethodNames.contains(method.fullName) else {
            return method.selector
        }
        if let known = KnownSelectors.byFullName[method.fullName] { return known }
        let pieces = method.selector.split(separator: ":", omittingEmptySubsequences: false).dropLast()
        guard pieces.count == method.parameters.count else { return method.selector }
        return zip(pieces, method.parameters).map { piece, parameter in
            let isPath = parameter.type.hasPrefix("IndexPath") && (piece.hasSuffix("At") || piece.hasSuffix("With"))
            return isPath ? "\(piece)IndexPath:" : "\(piece):"
        }.joined()
    }

    /// Closures cannot have implicitly unwrapped parameters.
    private static func parameterType(_ type: String) -> String {
        type.hasSuffix("!") ? type.dropLast() + "?" : type
    }
}
