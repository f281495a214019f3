import Foundation

extension BuildSettings {
    /// The name of the Swift module.
    public var moduleName: String { nonempty("PRODUCT_MODULE_NAME") ?? SettingOperator.identifier(productName) }

    /// The name of the product without extension.
    public var productName: String { nonempty("PRODUCT_NAME") ?? nonempty("TARGET_NAME") ?? "" }

    /// The identifier of the product's bundle.
    public var bundleIdentifier: String? { nonempty("PRODUCT_BUNDLE_IDENTIFIER") }

    /// The minimum version of iOS, or of the target's other platform.
    public var deploymentTarget: String? {
        let names: [String]
        switch parameters.sdk.prefix(4) {
        case "appl": names = ["TVOS_DEPLOYMENT_TARGET"]
        case "watc": names = ["WATCHOS_DEPLOYMENT_TARGET"]
        case "maco": names = ["MACOSX_DEPLOYMENT_TARGET"]
        case let prefix where prefix.hasPrefix("xr"): names = ["XROS_DEPLOYMENT_TARGET"]
        default: names = ["IPHONEOS_DEPLOYMENT_TARGET"]
        }
        return names.lazy.compactMap(nonempty).first
    }

    /// The name of the app icon in the asset catalogs.
    public var appIconName: String? { nonempty("ASSETCATALOG_COMPILER_APPICON_NAME") }

    /// The name of the accent color in the asset catalogs.
    public var accentColorName: String? { nonempty("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME") }

    /// Whether the build generates symbols for the colors and images in asset catalogs.
    public var generatesAssetSymbols: Bool { boolean("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS") ?? true }

    /// Whether these symbols are also members of UIKit's classes. Xcode sets this in new projects.
    public var generatesAssetSymbolExtensions: Bool {
        let frameworks = list("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOL_FRAMEWORKS")
        return boolean("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS") ?? false
            && (frameworks.isEmpty || frameworks.contains("UIKit"))
    }

    /// The development region.
    public var developmentLanguage: String? { nonempty("DEVELOPMENT_LANGUAGE") }

    /// The version that users see, such as `1.2`.
    public var marketingVersion: String? { nonempty("MARKETING_VERSION") }

    /// The version of the build, such as `42`.
    public var currentProjectVersion: String? { nonempty("CURRENT_PROJECT_VERSION") }

    /// Whether the build generates an information property list from settings.
    public var generatesInfoPlist: Bool { boolean("GENERATE_INFOPLIST_FILE") ?? false }

    /// The information property list of the target.
    public var infoPlistFile: URL? { url("INFOPLIST_FILE") }

    /// The entitlements of the target.
    public var entitlementsFile: URL? { url("CODE_SIGN_ENTITLEMENTS") }

    /// Returns whether the target lacks a file in this configuration: by a platform filter, or because
    /// `EXCLUDED_SOURCE_FILE_NAMES` contains a pattern for it and `INCLUDED_SOURCE_FILE_NAMES` does not.
    public func excludes(_ file: ProjectFile) -> Bool {
        guard appliesTo(platforms: file.platforms) else { return true }
        func isListed(in setting: String) -> Bool {
            list(setting).contains { pattern in
                pattern.contains("/")
                    ? Wildcard.matches(file.url.path, pattern) || Wildcard.matches(file.url.path, "*/" + pattern)
                    : Wildcard.matches(file.name, pattern)
            }
        }
        return isListed(in: "EXCLUDED_SOURCE_FILE_NAMES") && !isListed(in: "INCLUDED_SOURCE_FILE_NAMES")
    }

    /// Returns whether platform filters of a file, package product or dependency include the platform that is built.
    public func appliesTo(platforms: [String]) -> Bool {
        let platform: String
        switch parameters.sdk.prefix(4) {
        case "appl": platform = "tvos"
        case "watc": platform = "watchos"
        case "maco": platform = "macos"
        case let prefix where prefix.hasPrefix("xr"): platform = "xros"
        default: platform = "ios"
        }
        return platforms.isEmpty || platforms.contains(platform)
    }
}
