import Foundation

/// A language mode of the Swift compiler.
public enum SwiftLanguageMode: Int, Hashable, Sendable, CaseIterable {
    /// Swift 5, for projects that state an older version too.
    case v5 = 5
    /// Swift 6.
    case v6 = 6
}

/// A level of checks for data races.
public enum StrictConcurrency: String, Hashable, Sendable, CaseIterable {
    /// Checks only where code states isolation.
    case minimal
    /// Checks where code uses concurrency.
    case targeted
    /// Checks everywhere.
    case complete
}

extension BuildSettings {
    /// The Swift version as the project states it, such as `4.2` or `6.0`.
    public var swiftVersion: String? { nonempty("SWIFT_VERSION") }

    /// The language mode, which is Swift 5 for projects that state an older version or none.
    public var swiftLanguageMode: SwiftLanguageMode {
        let major = swiftVersion?.split(separator: ".").first.flatMap { Int($0) } ?? 5
        return major >= 6 ? .v6 : .v5
    }

    /// Whether declarations are isolated to the main actor unless they state otherwise.
    public var isMainActorByDefault: Bool {
        nonempty("SWIFT_DEFAULT_ACTOR_ISOLATION")?.lowercased() == "mainactor"
            || pairs(of: "-default-isolation").contains("MainActor")
    }

    /// Whether the features that make concurrency approachable are enabled together.
    public var isConcurrencyApproachable: Bool { boolean("SWIFT_APPROACHABLE_CONCURRENCY") ?? false }

    /// The level of checks for data races in language mode 5.
    public var strictConcurrency: StrictConcurrency {
        let flag = otherSwiftFlagWords.last { $0.hasPrefix("-strict-concurrency=") }.map { String($0.dropFirst(20)) }
        return StrictConcurrency(rawValue: (flag ?? nonempty("SWIFT_STRICT_CONCURRENCY") ?? "").lowercased())
            ?? .minimal
    }

    /// The names of the enabled upcoming features, sorted, with those of approachable concurrency.
    public var upcomingFeatures: [String] {
        var features: Set<String> = Set(pairs(of: "-enable-upcoming-feature"))
        if isConcurrencyApproachable {
            features.formUnion([
                "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
                "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
            ])
        }
        let prefix = "SWIFT_UPCOMING_FEATURE_"
        for name in names where name.hasPrefix(prefix) {
            let feature = Self.featureName(String(name.dropFirst(prefix.count)))
            switch boolean(name) {
            case true: features.insert(feature)
            case false: features.remove(feature)
            default: break
            }
        }
        if boolean("SWIFT_ENABLE_BARE_SLASH_REGEX") == true { features.insert("BareSlashRegexLiterals") }
        return features.sorted()
    }

    /// The names of the enabled experimental features, sorted.
    public var experimentalFeatures: [String] { Set(pairs(of: "-enable-experimental-feature")).sorted() }

    /// The conditions for `#if`, in the order of their definition and without duplicates.
    public var activeCompilationConditions: [String] {
        var conditions = list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        let words = otherSwiftFlagWords
        for (index, word) in words.enumerated() where word.hasPrefix("-D") {
            let condition = word.count > 2 ? String(word.dropFirst(2)) : words.dropFirst(index + 1).first
            if let condition { conditions.append(condition) }
        }
        var known: Set<String> = []
        return conditions.filter { known.insert($0).inserted }
    }

    /// The arguments for the Swift compiler that no other property covers.
    public var otherSwiftFlags: [String] {
        var flags: [String] = []
        var words = otherSwiftFlagWords[...]
        while let word = words.popFirst() {
            switch word {
            case "-D", "-enable-upcoming-feature", "-enable-experimental-feature", "-default-isolation":
                words = words.dropFirst()
            case _ where word.hasPrefix("-D") || word.hasPrefix("-strict-concurrency="): continue
            default: flags.append(word)
            }
        }
        return flags
    }

    /// The header that exposes Objective-C declarations to Swift.
    public var bridgingHeader: URL? { url("SWIFT_OBJC_BRIDGING_HEADER") }

    /// Whether warnings of the Swift compiler are errors.
    public var treatsWarningsAsErrors: Bool {
        boolean("SWIFT_TREAT_WARNINGS_AS_ERRORS") ?? false || otherSwiftFlagWords.contains("-warnings-as-errors")
    }

    private var otherSwiftFlagWords: [String] {
        // `-Xfrontend` only forwards the next argument.
        list("OTHER_SWIFT_FLAGS").filter { $0 != "-Xfrontend" }
    }

    /// Returns the arguments that follow a flag.
    private func pairs(of flag: String) -> [String] {
        let words = otherSwiftFlagWords
        return zip(words, words.dropFirst()).filter { $0.0 == flag }.map(\.1)
    }

    /// Returns the compiler's name of a feature from the last part of a setting's name.
    private static func featureName(_ name: String) -> String {
        switch name {
        case "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations"
        default: name.split(separator: "_").map(\.capitalized).joined()
        }
    }
}
