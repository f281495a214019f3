import Foundation

/// The fonts included in an app, as listed under `UIAppFonts` in its `Info.plist`.
package enum AppFonts {
    /// Adds the app's fonts to the available fonts. Files that are missing or invalid are reported on
    /// standard error and skipped, as on iOS.
    package static func load(from bundle: Bundle = .main) {
        for name in AppInformation.dictionary(of: bundle)["UIAppFonts"] as? [String] ?? [] {
            do {
                try FontCatalog.add(file(name, in: bundle))
            } catch {
                FileHandle.standardError.write(Data("[UIAppFonts] \(error)\n".utf8))
            }
        }
    }

    /// Returns the URL of a font file. Names are relative to the resources of the bundle and include the
    /// extension.
    private static func file(_ name: String, in bundle: Bundle) -> URL {
        AppResources.file(named: name, withExtension: nil, in: bundle)
            ?? (bundle.resourceURL ?? bundle.bundleURL).appendingPathComponent(name)
    }
}
