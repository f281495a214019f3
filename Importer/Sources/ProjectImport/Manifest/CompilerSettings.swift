import XcodeProject

/// The settings of the Swift compiler for a target.
struct CompilerSettings {
    /// The settings, in the order of the manifest.
    let settings: [PackageManifest.Setting]

    /// Translates the build settings of a target.
    init(_ target: ImportedTarget) {
        let mode = target.settings.swiftLanguageMode
        var settings: [PackageManifest.Setting] = [.languageMode(mode)]
        if target.settings.isMainActorByDefault { settings.append(.mainActorIsolation) }
        for feature in target.settings.upcomingFeatures
        where mode == .v5 || !Self.featuresOfSwift6.contains(feature) {
            settings.append(.init(text: "enableUpcomingFeature(\(quoted(feature)))"))
        }
        for feature in target.settings.experimentalFeatures {
            settings.append(.init(text: "enableExperimentalFeature(\(quoted(feature)))"))
        }
        let release = target.target.buildSettings(configuration: "Release").activeCompilationConditions
        let debug = target.settings.activeCompilationConditions
        for condition in debug where Self.isIdentifier(condition) {
            let isShared = release.contains(condition) || target.settings.parameters.configuration == "Release"
            settings.append(
                .init(text: "define(\(quoted(condition))\(isShared ? "" : ", .when(configuration: .debug)"))"))
        }
        for condition in release where Self.isIdentifier(condition) && !debug.contains(condition) {
            settings.append(.init(text: "define(\(quoted(condition)), .when(configuration: .release))"))
        }
        self.settings = settings
    }

    /// Returns whether a condition can be defined. SwiftPM itself defines `SWIFT_PACKAGE`.
    private static func isIdentifier(_ text: String) -> Bool {
        guard text != "SWIFT_PACKAGE", let first = text.first, first == "_" || first.isLetter else { return false }
        return text.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
    }

    /// The upcoming features that language mode 6 contains, and whose flags it rejects.
    private static let featuresOfSwift6: Set<String> = [
        "ConciseMagicFile", "ForwardTrailingClosures", "ImplicitOpenExistentials", "BareSlashRegexLiterals",
        "DeprecateApplicationMain", "ImportObjcForwardDeclarations", "DisableOutwardActorInference",
        "IsolatedDefaultValues", "GlobalConcurrency", "InferSendableFromCaptures", "RegionBasedIsolation",
        "GlobalActorIsolatedTypesUsability", "DynamicActorIsolation", "NonfrozenEnumExhaustivity",
        "StrictConcurrency",
    ]
}

extension PackageManifest.Setting {
    /// The setting that isolates declarations to the main actor unless they state otherwise.
    static let mainActorIsolation = Self(text: "defaultIsolation(MainActor.self)")

    /// Returns the setting of a language mode.
    static func languageMode(_ mode: SwiftLanguageMode) -> Self { Self(text: "swiftLanguageMode(.v\(mode.rawValue))") }
}
