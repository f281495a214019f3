/// The properties of a target that affect rewriting.
public struct RewriteOptions: Hashable, Codable, Sendable {
    /// A language mode of the Swift compiler.
    public enum LanguageMode: Int, Hashable, Codable, Sendable {
        /// Swift 5 or earlier.
        case v5 = 5
        /// Swift 6.
        case v6 = 6
    }

    /// The name of the target's module.
    public var moduleName: String

    /// The language mode in which the target is compiled.
    public var languageMode: LanguageMode

    /// Whether declarations without an isolation are isolated to the main actor.
    public var defaultsToMainActor: Bool

    /// Whether the target contains tests.
    public var isTest: Bool

    /// The modules that the target can import on Linux, in addition to the standard library, Foundation and UIKit.
    public var availableModules: Set<String>

    /// The conditional compilation flags of the target, such as `DEBUG`.
    public var conditions: Set<String>

    /// The names of renamed modules that the target imports, by their names in the sources.
    public var renamedModules: [String: String]

    /// Creates options.
    public init(
        moduleName: String, languageMode: LanguageMode = .v5, defaultsToMainActor: Bool = false,
        isTest: Bool = false, availableModules: Set<String> = [], conditions: Set<String> = [],
        renamedModules: [String: String] = [:]
    ) {
        self.moduleName = moduleName
        self.languageMode = languageMode
        self.defaultsToMainActor = defaultsToMainActor
        self.isTest = isTest
        self.availableModules = availableModules
        self.conditions = conditions
        self.renamedModules = renamedModules
    }
}

extension RewriteOptions {
    /// The modules that exist on Linux in each build with UIKit.
    static let basicModules: Set<String> = [
        "Swift", "Foundation", "FoundationNetworking", "FoundationXML", "FoundationEssentials", "Dispatch",
        "Glibc", "Testing", "XCTest", "UIKit", "QuartzCore", "CoreGraphics", "CoreFoundation", "RegexBuilder",
        "Synchronization", "Observation", "_Concurrency", "Distributed", "_StringProcessing",
    ]

    /// Returns whether the target can import a module.
    func canImport(_ module: String) -> Bool {
        Self.basicModules.contains(module) || availableModules.contains(module)
    }
}
