import Foundation

/// The information property list of a target's product.
public struct InfoPlist: Sendable {
    /// The values, with variables replaced.
    public private(set) var values: [String: PropertyListValue] = [:]
    /// The file that the target names, or `nil` if all values are generated.
    public private(set) var file: URL?
    /// The problems in the file and the settings.
    public private(set) var diagnostics: [ProjectDiagnostic] = []

    /// The value for a key.
    public subscript(key: String) -> PropertyListValue? { values[key] }

    /// The list in XML, as Xcode writes it.
    public var xml: String { PropertyListValue.dictionary(values).xml }

    private var settings: BuildSettings
    private let target: String
    /// The lines of the keys in the file.
    private var lines: [String: Int] = [:]

    /// Keys whose values are removed if they are empty, as Xcode does.
    private static let nonemptyKeys: Set<String> = [
        "CFBundleDevelopmentRegion", "CFBundleExecutable", "CFBundleGetInfoString", "CFBundleIconFile",
        "CFBundleIdentifier", "CFBundleName", "CFBundlePackageType", "CFBundleShortVersionString",
        "CFBundleSignature", "CFBundleTypeIconFile", "CFBundleTypeRole", "CFBundleVersion", "NSDocumentClass",
        "NSHelpFile", "NSHumanReadableCopyright", "NSMainNibFile", "NSPrincipalClass",
    ]

    init(of target: ProjectTarget, settings: BuildSettings) {
        self.settings = settings
        self.target = target.name
        var hasFile = false
        if let file = settings.infoPlistFile { hasFile = read(file) }
        let isBundle = target.kind.wrapperExtension != nil
        if settings.generatesInfoPlist {
            for (key, value) in GeneratedInfoPlist.values(of: target, settings: settings, report: { report($0) }) {
                merge(value, for: key)
            }
        } else if settings.infoPlistFile == nil, isBundle, target.kind != .framework, target.kind != .staticFramework {
            report(
                ProjectDiagnostic(
                    .infoPlist, "The target has no information property list.",
                    remedy: "Set GENERATE_INFOPLIST_FILE to YES, or INFOPLIST_FILE to a file.",
                    location: target.configuration(named: settings.parameters.configuration)?.location
                        ?? target.location))
        }
        if !hasFile, isBundle, !settings.generatesInfoPlist {
            for (key, value) in GeneratedInfoPlist.bundleValues(settings) { merge(value, for: key) }
        }
        addPlatformValues(target)
        expand()
    }

    /// Reads the file that the target names.
    private mutating func read(_ url: URL) -> Bool {
        let location = settings.location(of: "INFOPLIST_FILE") ?? SourceLocation(file: url)
        var url = url
        switch FileFinder().find(url) {
        case .found: break
        case .differsInCase(let actual): url = actual
        case .missing:
            report(
                ProjectDiagnostic(
                    .missingFile, "The information property list \(settings["INFOPLIST_FILE"] ?? "") does not exist.",
                    remedy: "Correct INFOPLIST_FILE, or restore the file.", location: location))
            return false
        }
        do {
            let document = try PropertyListDocument(contentsOf: url)
            guard let entries = document.root.dictionary else {
                throw ProjectError(
                    .structure, "The information property list is not a dictionary.",
                    remedy: "Restore the file from version control.",
                    location: SourceLocation(file: url, line: document.root.line))
            }
            file = url
            values = entries.mapValues(\.value)
            lines = entries.compactMapValues(\.line)
            if settings.boolean("INFOPLIST_PREPROCESS") == true {
                report(
                    ProjectDiagnostic(
                        .infoPlist, "INFOPLIST_PREPROCESS has no effect: the file is read without a preprocessor.",
                        remedy: "Use variables of settings instead of macros.",
                        location: settings.location(of: "INFOPLIST_PREPROCESS") ?? location))
            }
            return true
        } catch let error as ProjectError {
            report(ProjectDiagnostic(.infoPlist, error.message, remedy: error.remedy, location: error.location))
        } catch {
            report(
                ProjectDiagnostic(
                    .infoPlist, "The information property list cannot be read.", remedy: "Check the file.",
                    location: SourceLocation(file: url)))
        }
        return false
    }

    /// Adds a generated value as Xcode does: values replace values, lists are appended, and dictionaries are merged.
    private mutating func merge(_ value: PropertyListValue, for key: String) {
        switch (values[key], value) {
        case (.array(let old), .array(let new)): values[key] = .array(old + new.filter { !old.contains($0) })
        case (.dictionary(let old), .dictionary(let new)): values[key] = .dictionary(old.merging(new) { $1 })
        case (.array, _), (.dictionary, _):
            report(
                ProjectDiagnostic(
                    .infoPlist, "\(key) has one type in the file and another in INFOPLIST_KEY_\(key).",
                    remedy: "Remove one of them.",
                    location: settings.location(of: "INFOPLIST_KEY_\(key)") ?? location(of: key)))
        default: values[key] = value
        }
    }

    /// Adds the values that Xcode derives from the platform.
    private mutating func addPlatformValues(_ target: ProjectTarget) {
        guard !values.isEmpty else { return }
        if let version = settings.deploymentTarget, !settings.parameters.sdk.hasPrefix("macosx") {
            values["MinimumOSVersion"] = .string(version)
        }
        let families = (settings["TARGETED_DEVICE_FAMILY"] ?? "").split(whereSeparator: { $0 == "," || $0 == " " })
            .compactMap { Int($0) }.sorted()
        if !families.isEmpty, target.kind.wrapperExtension != nil {
            values["UIDeviceFamily"] = .array(families.map { .integer($0) })
        }
    }

    private mutating func expand() {
        if let identifier = values["CFBundleIdentifier"]?.string {
            settings.override("CFBundleIdentifier", with: identifier)
        }
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
            var evaluator = SettingEvaluator(settings)
            values[key] = Self.expand(value, with: &evaluator)
            for name in evaluator.undefinedNames.sorted() {
                report(
                    ProjectDiagnostic(
                        .infoPlist, "\(key) uses the variable \(name), which no setting defines.",
                        remedy: "Add the setting, or remove the variable.", location: location(of: key)))
            }
            if evaluator.isExhausted {
                report(
                    ProjectDiagnostic(
                        .buildSetting, "The variables in \(key) are too many or too long to resolve.",
                        remedy: "Simplify the settings, which probably refer to each other.",
                        location: location(of: key)))
            }
        }
    }

    private static func expand(_ value: PropertyListValue, with evaluator: inout SettingEvaluator) -> PropertyListValue?
    {
        switch value {
        case .string(let text): return .string(evaluator.expand(text))
        case .array(let values): return .array(values.compactMap { expand($0, with: &evaluator) })
        case .dictionary(let values):
            var result: [String: PropertyListValue] = [:]
            for (key, value) in values {
                let expanded = expand(value, with: &evaluator)
                if nonemptyKeys.contains(key), expanded?.string == "" { continue }
                result[key] = expanded
            }
            return .dictionary(result)
        default: return value
        }
    }

    private func location(of key: String) -> SourceLocation {
        guard let file else { return settings.location(of: "INFOPLIST_KEY_\(key)") ?? SourceLocation(file: fallback) }
        return SourceLocation(file: file, line: lines[key])
    }

    /// The project, for values without a position.
    private var fallback: URL { URL(fileURLWithPath: settings["PROJECT_FILE_PATH"] ?? "/") }

    private mutating func report(_ diagnostic: ProjectDiagnostic) {
        var diagnostic = diagnostic
        diagnostic.target = target
        diagnostics.append(diagnostic)
    }
}

extension ProjectTarget {
    /// Returns the information property list of the target's product, as Xcode puts it into the product.
    ///
    /// - Parameters:
    ///   - configuration: The name of the configuration.
    ///   - sdk: The SDK without version. The default is the simulator's SDK of the target's platform.
    public func infoPlist(configuration: String = "Debug", sdk: String? = nil) -> InfoPlist {
        InfoPlist(of: self, settings: buildSettings(configuration: configuration, sdk: sdk))
    }
}
