import Foundation

/// The values of information property lists that Xcode generates from settings.
///
/// The keys are those of `InfoPlistProcessorTaskAction` in Swift Build, which documents each in its build settings.
enum GeneratedInfoPlist {
    private enum ValueType {
        case string, boolean, list
    }

    private static let types: [String: ValueType] = [
        "CFBundleDisplayName": .string, "CLKComplicationPrincipalClass": .string,
        "GCSupportsControllerUserInteraction": .boolean, "GCSupportsGameMode": .boolean,
        "ITSAppUsesNonExemptEncryption": .boolean, "ITSEncryptionExportComplianceCode": .string,
        "LSApplicationCategoryType": .string, "LSBackgroundOnly": .boolean,
        "LSSupportsOpeningDocumentsInPlace": .boolean, "LSUIElement": .boolean, "MetalCaptureEnabled": .boolean,
        "NSHumanReadableCopyright": .string, "NSLocationTemporaryUsageDescriptionDictionary": .string,
        "NSMainNibFile": .string, "NSMainStoryboardFile": .string, "NSPrincipalClass": .string,
        "NSSensorKitPrivacyPolicyURL": .string, "NSStickerSharingLevel": .string,
        "NSSupportsLiveActivities": .boolean, "NSSupportsLiveActivitiesFrequentUpdates": .boolean,
        "NSViewGestureRecognizerIsExclusive": .boolean, "UIApplicationSupportsIndirectInputEvents": .boolean,
        "UILaunchStoryboardName": .string, "UIMainStoryboardFile": .string, "UIRequiredDeviceCapabilities": .list,
        "UIRequiresFullScreen": .boolean, "UIStatusBarHidden": .boolean, "UIStatusBarStyle": .string,
        "UISupportedInterfaceOrientations": .list, "UISupportedInterfaceOrientations~ipad": .list,
        "UISupportedInterfaceOrientations~iphone": .list, "UISupportsDocumentBrowser": .boolean,
        "UIUserInterfaceStyle": .string, "WKApplication": .boolean, "WKCompanionAppBundleIdentifier": .string,
        "WKExtensionDelegateClassName": .string, "WKRunsIndependentlyOfCompanionApp": .boolean,
        "WKSupportsLiveActivityLaunchAttributeTypes": .list, "WKWatchOnly": .boolean,
    ]

    private static let prefix = "INFOPLIST_KEY_"
    /// Settings that generate a value of another structure.
    private static let generators: Set<String> = [
        "UIApplicationSceneManifest_Generation", "UILaunchScreen_Generation",
    ]

    /// Returns the values for a target whose information property list is generated.
    static func values(
        of target: ProjectTarget, settings: BuildSettings, report: (ProjectDiagnostic) -> Void
    ) -> [String: PropertyListValue] {
        var values = bundleValues(settings)
        for name in settings.names where name.hasPrefix(prefix) {
            let setting = String(name.dropFirst(prefix.count))
            guard !generators.contains(setting) else { continue }
            let key = setting.replacingOccurrences(of: "_iPhone", with: "~iphone")
                .replacingOccurrences(of: "_iPad", with: "~ipad")
            guard let type = types[key] ?? (key.hasSuffix("UsageDescription") ? .string : nil) else {
                report(
                    ProjectDiagnostic(
                        .infoPlist, "Xcode ignores the setting \(name).",
                        remedy: "Write the key \(key) into a file that INFOPLIST_FILE names.",
                        location: settings.location(of: name) ?? target.location))
                continue
            }
            switch type {
            case .string: values[key] = .string(settings[name] ?? "")
            case .boolean: values[key] = .boolean(settings.boolean(name) ?? false)
            case .list: values[key] = .array(settings.list(name).map { .string($0) })
            }
        }
        if settings.parameters.sdk.hasPrefix("iphone") || settings.parameters.sdk.hasPrefix("appletv"),
            target.kind == .application || target.kind == .appClip || target.kind == .messagesApplication
        {
            values["LSRequiresIPhoneOS"] = .boolean(true)
        }
        if settings.boolean(prefix + "UILaunchScreen_Generation") == true {
            values["UILaunchScreen"] = .dictionary([:])
        }
        if settings.boolean(prefix + "UIApplicationSceneManifest_Generation") == true {
            values["UIApplicationSceneManifest"] = .dictionary([
                "UIApplicationSupportsMultipleScenes": .boolean(true), "UISceneConfigurations": .dictionary([:]),
            ])
        }
        return values
    }

    /// Returns the values that identify a bundle.
    static func bundleValues(_ settings: BuildSettings) -> [String: PropertyListValue] {
        var values: [String: PropertyListValue] = ["CFBundleInfoDictionaryVersion": .string("6.0")]
        for (key, setting) in [
            ("CFBundleName", "PRODUCT_NAME"), ("CFBundleExecutable", "EXECUTABLE_NAME"),
            ("CFBundleVersion", "CURRENT_PROJECT_VERSION"), ("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE"),
            ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"),
            ("CFBundlePackageType", "PRODUCT_BUNDLE_PACKAGE_TYPE"),
            ("CFBundleShortVersionString", "MARKETING_VERSION"),
        ] {
            if let value = settings.nonempty(setting) { values[key] = .string(value) }
        }
        return values
    }
}
