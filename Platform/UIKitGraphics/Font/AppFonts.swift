import Foundation

/// The fonts included in an app, as listed under `UIAppFonts` in its `Info.plist`.
package enum AppFonts {
    /// Whether the app includes fonts.
    package static var areDeclared: Bool { !names(in: .main).isEmpty }

    private static func names(in bundle: Bundle) -> [String] {
        AppInformation.dictionary(of: bundle)["UIAppFonts"] as? [String] ?? []
    }

    /// Adds the app's fonts to the available fonts. Files that are missing or invalid are reported on
    /// standard error and skipped, as on iOS.
    package static func load(from bundle: Bundle = .main) {
        for name in names(in: bundle) {
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
