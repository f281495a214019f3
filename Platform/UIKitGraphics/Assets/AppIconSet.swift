import Foundation

/// An app icon: an `.appiconset` of a catalog with one large image, or with one image for each size of older
/// systems.
package enum AppIconSet {
    /// Returns the name of an app's icon from its `Info.plist`, or Xcode's default name.
    package static func name(in information: [String: Any]) -> String {
        let icons = information["CFBundleIcons"] as? [String: Any]
        let primary = icons?["CFBundlePrimaryIcon"]
        let named = (primary as? [String: Any])?["CFBundleIconName"] ?? primary ?? information["CFBundleIconName"]
        return named as? String ?? "AppIcon"
    }

    /// Returns the smallest image of a set that has at least `side` pixels per side, or otherwise the
    /// largest one. Returns `nil` if there is none.
    package static func picture(named name: String, in bundle: Bundle?, side: Int) -> CGImage? {
        guard let set = AssetCatalog.folder(.icon, name, in: bundle),
            let images = AssetFile.contents(Contents.self, of: set)?.images,
            let filename = best(of: images, side: CGFloat(side))?.filename,
            let file = AssetFile.named(filename, in: set)
        else { return nil }
        do {
            let parts = try ImageFile(path: file.path, scale: 1).opened(screen: 1)
            guard case .pixels(let image) = parts.content else { return nil }
            return image
        } catch {
            AssetFile.warn("\(error)")
            return nil
        }
    }

    private static func best(of images: [Entry], side: CGFloat) -> Entry? {
        let files = images.filter { $0.filename != nil }
        // Dark and tinted images are intended for home screens; those for watches and desktops have other
        // shapes.
        let plain = files.filter { $0.appearances == nil }
        let phones = plain.filter { $0.isForIOS }
        let usable = (!phones.isEmpty ? phones : !plain.isEmpty ? plain : files).sorted { $0.side < $1.side }
        return usable.first { $0.side >= side } ?? usable.last
    }

    private struct Contents: Decodable {
        let images: [Entry]?
    }

    private struct Entry: Decodable {
        let filename: String?
        let appearances: [AssetSlot.Appearance]?
        let isForIOS: Bool
        /// The length of a side, in pixels.
        let side: CGFloat

        enum CodingKeys: CodingKey {
            case filename, appearances, idiom, platform, size, scale
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            func text(_ key: CodingKeys) throws -> String? { try container.decodeIfPresent(String.self, forKey: key) }
            filename = try text(.filename)
            appearances = try container.decodeIfPresent([AssetSlot.Appearance].self, forKey: .appearances)
            let platform = try text(.platform) ?? "ios"
            let idiom = try text(.idiom) ?? "universal"
            isForIOS = platform == "ios" && ["universal", "iphone", "ipad", "ios-marketing"].contains(idiom)
            // A size such as `83.5x83.5`, in points, and a scale such as `2x`.
            let size = try text(.size)?.split(separator: "x").first.flatMap { Double($0) } ?? 0
            let scale = try text(.scale).flatMap { Double($0.dropLast()) } ?? 1
            side = CGFloat(size * scale)
        }
    }
}
