import Foundation

/// The contents of an app's `Info.plist`.
///
/// The Swift package manager rejects a file with this name at the top level of a target's resources and
/// writes one of its own. Therefore the property list is read from the main bundle if that has one, or
/// otherwise from `<Target>-Info.plist` or from an `Info.plist` in a copied folder.
package enum AppInformation {
    /// Returns the contents of the `Info.plist` of a bundle, or of the app if `bundle` is `nil`. Returns an
    /// empty dictionary if there is none.
    package static func dictionary(of bundle: Bundle? = nil) -> [String: Any] {
        guard let bundle, bundle !== Bundle.main, bundle.bundlePath != Bundle.main.bundlePath else { return app }
        return bundle.infoDictionary ?? [:]
    }

    /// The identifier of the app on the desktop, by which its windows are assigned to its desktop file: the bundle
    /// identifier, or the name of the executable.
    package static var identifier: String {
        let identifier = dictionary()["CFBundleIdentifier"] as? String ?? ""
        return identifier.isEmpty ? AppResources.executableName : identifier
    }

    /// The name of the app as users know it, or the name of the process.
    package static var displayName: String {
        let information = dictionary()
        return (information["CFBundleDisplayName"] ?? information["CFBundleName"]) as? String
            ?? ProcessInfo.processInfo.processName
    }

    // Values of property lists are immutable.
    private nonisolated(unsafe) static let app: [String: Any] = {
        let own = Bundle.main.infoDictionary ?? [:]
        // The property list of the package manager contains only this key.
        if own.keys.contains(where: { $0 != "CFBundleDevelopmentRegion" }) { return own }
        return file(of: .main)?.dictionary ?? own
    }()

    /// A property list and the name of its target.
    struct File: Sendable {
        let target: String
        let data: Data

        /// The contents of the property list. Xcode's build settings, as in
        /// `$(PRODUCT_MODULE_NAME).SceneDelegate`, are expanded.
        var dictionary: [String: Any]? {
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
            return (list as? [String: Any])?.mapValues(expanded)
        }

        private func expanded(_ value: Any) -> Any {
            if let text = value as? String { return expanded(text) }
            if let list = value as? [Any] { return list.map(expanded) as [Any] }
            if let entries = value as? [String: Any] { return entries.mapValues(expanded) }
            return value
        }

        private func expanded(_ text: String) -> String {
            guard text.contains("$") else { return text }
            let module = String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
            let settings = [
                "PRODUCT_MODULE_NAME": module, "PRODUCT_NAME": target, "TARGET_NAME": target,
                "EXECUTABLE_NAME": target, "DEVELOPMENT_LANGUAGE": "en",
            ]
            return settings.reduce(text) {
                $0.replacingOccurrences(of: "$(\($1.key))", with: $1.value)
                    .replacingOccurrences(of: "${\($1.key)}", with: $1.value)
            }
        }
    }

    /// Returns the property list among an app's resources, ignoring those of other programs in the same
    /// folder.
    static func file(of resources: AppResources) -> File? {
        for folder in resources.folders {
            guard let target = folder.target, target == AppResources.executableName || !AppResources.isProgram(folder)
            else { continue }
            let copied = AppResources.contents(of: folder.url).filter { $0.pathExtension.isEmpty }
            let candidates =
                [folder.url.appendingPathComponent("\(target)-Info.plist")]
                + copied.map { $0.appendingPathComponent("Info.plist") }
            for candidate in candidates {
                if let data = try? Data(contentsOf: candidate) { return File(target: target, data: data) }
            }
        }
        return nil
    }
}
