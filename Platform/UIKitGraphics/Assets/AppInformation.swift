import Foundation

/// What an app's `Info.plist` says.
///
/// Swift's package manager refuses a file of that name at the top of a target's resources, and writes one of its own there. So
/// it is taken from the main bundle if that has one, else from `<Target>-Info.plist`, or from a folder that was copied
/// with an `Info.plist` in it.
package enum AppInformation {
    /// The app's, or what the `Info.plist` of another bundle says; empty where there is none.
    package static func dictionary(of bundle: Bundle? = nil) -> [String: Any] {
        let bundle = bundle ?? .main
        let own = bundle.infoDictionary ?? [:]
        // What the package manager writes says nothing else.
        if own.keys.contains(where: { $0 != "CFBundleDevelopmentRegion" }) { return own }
        guard bundle.bundlePath == Bundle.main.bundlePath else { return own }
        return app?.dictionary ?? own
    }

    private static let app = file(of: .main)

    /// A property list, and the target that it is about.
    struct File: Sendable {
        let target: String
        let data: Data

        /// What it says; the names of settings that Xcode fills in, as in `$(PRODUCT_MODULE_NAME).SceneDelegate`, are filled in.
        var dictionary: [String: Any]? {
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
            return (list as? [String: Any])?.mapValues(filled)
        }

        private func filled(_ value: Any) -> Any {
            if let text = value as? String { return filled(text) }
            if let list = value as? [Any] { return list.map(filled) as [Any] }
            if let entries = value as? [String: Any] { return entries.mapValues(filled) }
            return value
        }

        private func filled(_ text: String) -> String {
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

    /// The property list among an app's resources. Those of other programs that were built beside it don't count.
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
