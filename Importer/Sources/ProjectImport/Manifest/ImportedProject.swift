import Foundation
import XcodeProject

/// A project with the package that was written for it, and a scheme.
public struct ImportedProject: Sendable {
    /// A program with the settings with which a scheme starts it.
    public struct Program: Hashable, Sendable {
        /// The name of the target in the package.
        public var module: String
        /// The arguments.
        public var arguments: [String]
        /// The environment variables.
        public var environment: [String: String]
    }

    /// The tests that a scheme runs.
    public struct Tests: Hashable, Sendable {
        /// The arguments of `swift test` that select the tests.
        public var arguments: [String]
        /// The environment variables.
        public var environment: [String: String]
    }

    /// The folder of the package.
    public var folder: URL
    /// The targets of the package.
    public var selection: TargetSelection
    /// The scheme, or `nil` if the project has none.
    public var scheme: Scheme?

    /// Reads the project whose package is in a folder or in one of its parents.
    ///
    /// - Throws: `ImportDiagnostic` if there is none, or it has no scheme with the name.
    public init(containing url: URL, scheme name: String? = nil) throws(ImportDiagnostic) {
        var folder = url.standardizedFileURL
        var record = ImportRecord(folder: folder)
        while record == nil, folder.path.count > 1 {
            folder.deleteLastPathComponent()
            record = ImportRecord(folder: folder)
        }
        guard let record else {
            throw ImportDiagnostic(
                .error, "No project was imported in this folder.", remedy: "Run 'trestle import' first.", file: url)
        }
        var project = try LoadedProject(contentsOf: folder.appendingPathComponent(record.project))
        try project.apply(record, in: folder)
        if let name, project.scheme(named: name) == nil {
            let names = project.schemes.map { "'\($0.name)'" }.joined(separator: ", ")
            throw ImportDiagnostic(
                .error, "The project has no scheme '\(name)'.",
                remedy: names.isEmpty ? "Omit the option '--scheme'." : "Its schemes are \(names).", file: project.url)
        }
        self.folder = folder
        selection = TargetSelection(project, configuration: record.configuration)
        scheme = project.scheme(named: name)
    }

    /// Returns the app that the scheme starts, otherwise the first app.
    ///
    /// - Throws: `ImportDiagnostic` if the project has no app.
    public func programToRun() throws(ImportDiagnostic) -> Program {
        let launched = scheme?.launchTarget.flatMap { selection.target(named: $0.name) }
        guard let target = launched ?? selection.targets.first(where: \.isApplication), target.isApplication else {
            throw ImportDiagnostic(
                .error, "The project has no app that is built on Linux.",
                remedy: "Run 'trestle report' for the targets that are left out.", file: folder)
        }
        let options = scheme?.launch
        return Program(
            module: target.module, arguments: Self.arguments(options, target.settings),
            environment: Self.environment(options, target.settings))
    }

    /// Returns the tests that the scheme runs, otherwise all tests.
    public func testsToRun() -> Tests {
        let options = scheme?.test
        var arguments = TestEntryPoint.file(in: folder) == nil ? [] : [TestEntryPoint.discoveryOption]
        for reference in scheme?.testTargets ?? [] {
            guard let target = selection.target(named: reference.target.name) else { continue }
            if !reference.isEnabled {
                arguments += ["--skip", "^\(target.module)\\."]
            } else {
                for test in reference.selectedTests { arguments += ["--filter", Self.pattern(test, in: target)] }
                for test in reference.skippedTests { arguments += ["--skip", Self.pattern(test, in: target)] }
            }
        }
        let settings = selection.targets.first(where: \.isTest)?.settings ?? selection.targets.first?.settings
        return Tests(arguments: arguments, environment: settings.map { Self.environment(options, $0) } ?? [:])
    }

    /// Returns the regular expression for a test's identifier, such as `ModelTests/testSave()`.
    private static func pattern(_ test: String, in target: ImportedTarget) -> String {
        let name = test.hasSuffix("()") ? String(test.dropLast(2)) : test
        let isMethod = name.contains("/")
        // The escaped slash is valid in some syntaxes only.
        let escaped = NSRegularExpression.escapedPattern(for: name).replacingOccurrences(of: "\\/", with: "/")
        return "^\(target.module)\\.\(escaped)" + (isMethod ? "(\\(|$)" : "/")
    }

    private static func arguments(_ options: Scheme.Options?, _ settings: BuildSettings) -> [String] {
        guard let options else { return [] }
        var arguments = options.argumentWords.map(settings.expand)
        if let language = options.language, !language.isEmpty {
            arguments += ["-AppleLanguages", "(\(language))"]
            if let region = options.region, !region.isEmpty { arguments += ["-AppleLocale", "\(language)_\(region)"] }
        }
        return arguments
    }

    private static func environment(_ options: Scheme.Options?, _ settings: BuildSettings) -> [String: String] {
        options?.environmentValues.mapValues(settings.expand) ?? [:]
    }
}
