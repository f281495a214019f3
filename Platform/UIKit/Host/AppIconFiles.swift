import Foundation

/// Writes the app's icon in the sizes of the desktop's icon theme, for the environment variable `TRESTLE_ICONS`.
enum AppIconFiles {
    /// The side lengths of the theme's icons, in pixels.
    static let sides = [16, 24, 32, 48, 64, 128, 256, 512]

    /// The folder that the environment names, or `nil` to run the app.
    static var folder: URL? {
        getenv("TRESTLE_ICONS").flatMap { $0.pointee == 0 ? nil : URL(fileURLWithPath: String(cString: $0)) }
    }

    /// Writes a file such as `48.png` for each size that the icon has, or that it can be scaled down to.
    ///
    /// - Parameters:
    ///   - information: The contents of `Info.plist`, which may name the icon.
    ///   - bundle: The bundle with the icon, or `nil` for the app's.
    ///   - folder: The folder for the files.
    /// - Returns: The files, from small to large; an empty array if the app has no icon.
    /// - Throws: An error of Foundation if a file cannot be written.
    static func write(_ information: [String: Any], in bundle: Bundle? = nil, to folder: URL) throws -> [URL] {
        let name = AppIconSet.name(in: information)
        var files: [URL] = []
        for side in sides {
            guard let picture = AppIconSet.picture(named: name, in: bundle, side: side) else { return [] }
            // A small icon would be blurred in a larger size.
            guard max(picture.width, picture.height) >= side || files.isEmpty else { break }
            if files.isEmpty { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
            let file = folder.appendingPathComponent("\(side).png")
            try WindowIcon.drawing(picture, side: side).writePNG(to: file)
            files.append(file)
        }
        return files
    }
}
