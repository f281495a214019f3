import Foundation

/// The fonts that an app brings along: the files that `UIAppFonts` in its `Info.plist` names.
package enum AppFonts {
    /// Adds the app's fonts to those of the system. A file that is missing, or is no font, is told and left out, as on iOS.
    package static func load(from bundle: Bundle = .main) {
        for name in AppInformation.dictionary(of: bundle)["UIAppFonts"] as? [String] ?? [] {
            do {
                try FontCatalog.add(file(name, in: bundle))
            } catch {
                FileHandle.standardError.write(Data("[UIAppFonts] \(error)\n".utf8))
            }
        }
    }

    /// Names are relative to the bundle's resources, with their extension.
    private static func file(_ name: String, in bundle: Bundle) -> URL {
        AppResources.file(named: name, withExtension: nil, in: bundle)
            ?? (bundle.resourceURL ?? bundle.bundleURL).appendingPathComponent(name)
    }
}
