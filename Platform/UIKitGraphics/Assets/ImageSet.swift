import Foundation
import Synchronization

/// An image with its variants: an `.imageset` of a catalog.
struct ImageSet: Sendable {
    /// The folder of the set.
    let url: URL
    private let entries: [ImageSetContents.Image]
    private let properties: ImageSetContents.Properties
    /// Whether different traits may resolve to different images.
    let hasVariants: Bool

    /// Creates an image set. Returns `nil` for a set without images.
    init?(_ url: URL) {
        guard let contents = AssetFile.contents(ImageSetContents.self, of: url) else { return nil }
        entries = (contents.images ?? []).filter { $0.filename != nil && $0.slot.isForSupportedDevice }
        guard let first = entries.first else { return nil }
        self.url = url
        properties = contents.properties ?? ImageSetContents.Properties()
        hasVariants = entries.contains { $0.slot.withoutIdiom != first.slot.withoutIdiom }
    }

    /// Returns the index of the entry that matches the traits best and whose scale is sufficient, or
    /// otherwise the largest.
    /// - Parameter scale: The number of pixels per point that are required.
    func entry(for traits: TraitValues, scale: CGFloat) -> Int? {
        let suitable = entries.indices.bestMatches(for: traits) { entries[$0].slot }
            .sorted { entries[$0].scale > entries[$1].scale }
        return suitable.last { entries[$0].scale >= scale } ?? suitable.first
    }

    /// Reads the image of an entry. Returns `nil` if its file contains no image.
    /// - Parameter scale: The number of pixels per point at which a drawing is rasterized.
    func parts(at index: Int, scale: CGFloat) -> UIImage.Parts? {
        let entry = entries[index]
        guard let name = entry.filename, let file = AssetFile.named(name, in: url) else { return nil }
        do {
            var parts = try ImageFile(path: file.path, scale: entry.scale)
                .opened(screen: scale, keepsDrawing: properties.preservesVector ?? false)
            apply(entry, to: &parts)
            return parts
        } catch {
            AssetFile.warn("\(error)")
            return nil
        }
    }

    private func apply(_ entry: ImageSetContents.Image, to parts: inout UIImage.Parts) {
        switch properties.renderingIntent {
        case "template": parts.renderingMode = .alwaysTemplate
        case "original": parts.renderingMode = .alwaysOriginal
        default: break
        }
        if let insets = entry.alignmentInsets { parts.alignmentRectInsets = insets.points(scale: parts.scale) }
        guard let slicing = entry.slicing else { return }
        if let sliced = slicing.applied(to: parts) {
            parts = sliced
        } else {
            AssetFile.warn(
                "\(url.path)/Contents.json slices \(entry.filename ?? "") outside its bounds. Reduce the cap insets.")
        }
    }
}

/// The decoded `Contents.json` file of an image set.
struct ImageSetContents: Decodable, Sendable {
    struct Image: Decodable, Sendable {
        let slot: AssetSlot
        let filename: String?
        /// The number of pixels per point; 1 by default, as for drawings.
        let scale: CGFloat
        let slicing: ImageSlicing?
        let alignmentInsets: Insets?

        enum CodingKeys: String, CodingKey {
            case filename, scale, resizing
            case alignmentInsets = "alignment-insets"
        }

        init(from decoder: any Decoder) throws {
            slot = try AssetSlot(from: decoder)
            let container = try decoder.container(keyedBy: CodingKeys.self)
            filename = try container.decodeIfPresent(String.self, forKey: .filename)
            let scale = try container.decodeIfPresent(String.self, forKey: .scale)
            self.scale = ["2x": 2, "3x": 3][scale ?? ""] ?? 1
            slicing = try container.decodeIfPresent(ImageSlicing.self, forKey: .resizing)
            alignmentInsets = try container.decodeIfPresent(Insets.self, forKey: .alignmentInsets)
        }
    }

    /// Insets in pixels.
    struct Insets: Decodable, Sendable {
        let top: CGFloat?
        let left: CGFloat?
        let bottom: CGFloat?
        let right: CGFloat?

        func points(scale: CGFloat) -> UIEdgeInsets {
            UIEdgeInsets(
                top: (top ?? 0) / scale, left: (left ?? 0) / scale, bottom: (bottom ?? 0) / scale,
                right: (right ?? 0) / scale)
        }
    }

    struct Properties: Decodable, Sendable {
        var renderingIntent: String?
        var preservesVector: Bool?

        enum CodingKeys: String, CodingKey {
            case renderingIntent = "template-rendering-intent"
            case preservesVector = "preserves-vector-representation"
        }
    }

    let images: [Image]?
    let properties: Properties?
}
