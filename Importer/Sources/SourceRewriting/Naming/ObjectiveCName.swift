/// The rule by which Swift derives Objective-C names.
///
/// See `AbstractFunctionDecl::getObjCSelector` in the Swift compiler, and the list of prepositions in
/// `PartsOfSpeech.def`.
enum ObjectiveCName {
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
        "to", "until", "using", "via", "when", "with", "within",
    ]

    /// Returns the selector of a method.
    ///
    /// - Parameters:
    ///   - base: The base name.
    ///   - labels: The argument labels, `_` for parameters without one.
    ///   - isAsync: Whether the method is asynchronous and gets a completion handler.
    ///   - isThrowing: Whether the method throws and gets an error parameter.
    ///   - trailingClosures: The number of closures at the end, which follow the error parameter.
    static func selector(
        base: String, labels: [String], isAsync: Bool = false, isThrowing: Bool = false, trailingClosures: Int = 0
    ) -> String {
        var pieces: [String] = []
        if let first = labels.first {
            pieces.append(first == "_" ? base : firstPiece(base: base, label: first))
            pieces += labels.dropFirst().map { $0 == "_" ? "" : $0 }
        }
        if isAsync {
            return join(labels.isEmpty ? ["\(base)WithCompletionHandler"] : pieces + ["completionHandler"])
        }
        if isThrowing {
            let index = max(0, labels.count - trailingClosures)
            guard index > 0 else {
                return join(["\(base)AndReturnError"] + pieces.enumerated().map { $0 == 0 ? labels[0] : $1 })
            }
            pieces.insert("error", at: index)
        }
        return pieces.isEmpty ? base : join(pieces)
    }

    /// Returns the selector of the setter of a property.
    static func setter(of property: String) -> String {
        "set\(capitalized(property)):"
    }

    /// Returns a name with its first letter in upper case.
    static func capitalized(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }

    private static func join(_ pieces: [String]) -> String {
        pieces.map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    private static func firstPiece(base: String, label: String) -> String {
        let usesWith = !prepositions.contains(firstWord(of: label)) && !prepositions.contains(lastWord(of: base))
        return base + (usesWith ? "With" : "") + capitalized(label)
    }

    private static func firstWord(of name: String) -> String {
        let head = name.prefix(1)
        return (head + name.dropFirst().prefix { !$0.isUppercase && $0 != "_" }).lowercased()
    }

    private static func lastWord(of name: String) -> String {
        guard let start = name.lastIndex(where: { $0.isUppercase || $0 == "_" }) else { return name.lowercased() }
        return name[start...].lowercased()
    }
}
