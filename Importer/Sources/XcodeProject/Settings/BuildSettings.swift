import Foundation

/// The settings of a target in one configuration, with variables resolved.
public struct BuildSettings: Sendable {
    /// The parameters that selected the conditional settings.
    public let parameters: BuildParameters
    /// The applicable assignments by name, from the lowest to the highest precedence.
    private(set) var assignments: [String: [BuildSetting]]

    /// Creates settings from layers, from the lowest to the highest precedence.
    public init(layers: [BuildConfiguration.Layer], parameters: BuildParameters) {
        self.parameters = parameters
        var assignments: [String: [BuildSetting]] = [:]
        for layer in layers {
            for setting in layer.settings where setting.conditions.allSatisfy(parameters.matches) {
                assignments[setting.name, default: []].append(setting)
            }
        }
        let platform = Self.platformSettings(parameters)
        for (name, value) in platform {
            let setting = BuildSetting(name: name, conditions: [], value: value, location: nil)
            assignments[name, default: []].insert(setting, at: 0)
        }
        self.assignments = assignments
    }

    /// Sets a value that has precedence over all others.
    mutating func override(_ name: String, with value: String) {
        let setting = BuildSetting(name: name, conditions: [], value: value, location: nil)
        assignments[name, default: []].append(setting)
    }

    /// The names of all settings, sorted.
    public var names: [String] { assignments.keys.sorted() }

    /// The resolved value of a setting, or `nil` if it has none.
    public subscript(name: String) -> String? {
        guard assignments[name] != nil else { return nil }
        var evaluator = SettingEvaluator(self)
        return evaluator.value(of: name)
    }

    /// Returns the value of a setting, or `nil` if it is empty or has none.
    public func nonempty(_ name: String) -> String? {
        guard let value = self[name]?.trimmingCharacters(in: .whitespaces), !value.isEmpty else { return nil }
        return value
    }

    /// Returns the words of a setting.
    public func list(_ name: String) -> [String] { ShellWords.split(self[name] ?? "") }

    /// Returns the value of a Boolean setting, or `nil` if it is neither `YES` nor `NO`.
    public func boolean(_ name: String) -> Bool? {
        switch self[name]?.trimmingCharacters(in: .whitespaces).lowercased() {
        case "yes", "true", "1": true
        case "no", "false", "0": false
        default: nil
        }
    }

    /// Returns a text in which variables such as `$(NAME)` and `${NAME:lower}` are replaced with the values of settings.
    public func expand(_ text: String) -> String {
        var evaluator = SettingEvaluator(self)
        return evaluator.expand(text)
    }

    /// Returns the position of the assignment with the highest precedence, or `nil` for Xcode's defaults.
    public func location(of name: String) -> SourceLocation? { assignments[name]?.last?.location }

    /// Returns the absolute URL of the file that a setting names, relative to the project's source root.
    public func url(_ name: String) -> URL? {
        guard let path = nonempty(name) else { return nil }
        return URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: self["SRCROOT"] ?? "/", isDirectory: true))
            .normalized
    }

    /// Returns the settings that depend on the SDK.
    private static func platformSettings(_ parameters: BuildParameters) -> [(String, String)] {
        let sdk = parameters.sdk
        var settings = [
            ("CONFIGURATION", parameters.configuration), ("ARCHS", parameters.architecture),
            ("CURRENT_ARCH", parameters.architecture), ("CURRENT_VARIANT", "normal"),
        ]
        guard !sdk.isEmpty else { return settings }
        let isDesktop = sdk.hasPrefix("macosx")
        settings += [
            ("PLATFORM_NAME", sdk), ("EFFECTIVE_PLATFORM_NAME", isDesktop ? "" : "-\(sdk)"),
            ("SDK_NAME", sdk), ("PLATFORM_DISPLAY_NAME", isDesktop ? "macOS" : "iOS Simulator"),
        ]
        return settings
    }

    /// The simulator's SDK of the platform, or the desktop's SDK.
    var simulatorSDK: String {
        let root = self["SDKROOT"]?.lowercased() ?? ""
        let candidates = list("SUPPORTED_PLATFORMS").map { $0.lowercased() } + [root]
        for (device, simulator) in [
            ("iphone", "iphonesimulator"), ("appletv", "appletvsimulator"), ("watch", "watchsimulator"),
            ("xr", "xrsimulator"), ("macosx", "macosx"),
        ] where candidates.contains(where: { $0.hasPrefix(device) }) {
            return simulator
        }
        return "iphonesimulator"
    }
}
