extension OptionalRequirement {
    /// Returns the type of the property that stands for a requirement.
    static func type(of requirement: MemberDeclaration) -> String {
        guard requirement.kind == .method else {
            let type = requirement.type ?? "Any"
            if type.hasSuffix("?") { return type }
            if type.hasSuffix("!") { return type.dropLast() + "?" }
            return type.contains(" ") && !type.hasPrefix("[") ? "(\(type))?" : "\(type)?"
        }
        let parameters = requirement.parameters.map(\.type).joined(separator: ", ")
        let effects =
            (requirement.flags.contains(.isAsync) ? "async " : "")
            + (requirement.flags.contains(.isThrowing) ? "throws " : "")
        return "((\(parameters)) \(effects)-> \(requirement.type ?? "Void"))?"
    }

    /// Returns the property by which a class implements a requirement.
    static func witness(_ requirement: MemberDeclaration, implementedBy member: TargetIndex.Member) -> String {
        let declaration = member.declaration
        var isolation = ""
        if declaration.flags.contains(.isNonisolated) || member.extension?.isolation == "nonisolated" {
            isolation = "nonisolated "
        } else if declaration.flags.contains(.isMainActor) || member.extension?.isolation == "@MainActor" {
            isolation = "@MainActor "
        }
        let head = "\(isolation)var \(requirement.optionalRequirementName): \(type(of: requirement))"
        guard requirement.kind == .method else { return "\(head) { self.\(declaration.name) }" }
        let arguments = requirement.parameters.enumerated().map { position, parameter in
            let argument = (parameter.type.hasPrefix("inout ") ? "&" : "") + "$\(position)"
            return parameter.label == "_" ? argument : "\(parameter.label): \(argument)"
        }
        let effects =
            (requirement.flags.contains(.isThrowing) ? "try " : "")
            + (requirement.flags.contains(.isAsync) ? "await " : "")
        return "\(head) { { \(effects)self.\(declaration.name)(\(arguments.joined(separator: ", "))) } }"
    }
}
