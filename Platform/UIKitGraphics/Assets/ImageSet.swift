import Foundation
import Synchronization

/// A picture with its variants: an `.imageset` of a catalogue.
struct ImageSet: Sendable {
    /// The set's folder.
    let url: URL
    private let entries: [ImageSetContents.Image]
    private let properties: ImageSetContents.Properties
    /// Whether views with different traits show different pictures.
    let varies: Bool

    /// Nil for a set without a picture.
    init?(_ url: URL) {
        guard let contents = AssetFile.contents(ImageSetContents.self, of: url) else { return nil }
        entries = (contents.images ?? []).filter { $0.filename != nil && $0.slot.isForDevices }
        guard let first = entries.first else { return nil }
        self.url = url
        properties = contents.properties ?? ImageSetContents.Properties()
        varies = entries.contains { $0.slot.withoutIdiom != first.slot.withoutIdiom }
    }

    /// Which entry is for these traits: of those that suit them the one whose scale is large enough, else the largest.
    /// - Parameter scale: pixels per point that are wanted.
    func entry(for traits: TraitValues, scale: CGFloat) -> Int? {
        let suitable = entries.indices.fitting(traits) { entries[$0].slot }
            .sorted { entries[$0].scale > entries[$1].scale }
        return suitable.last { entries[$0].scale >= scale } ?? suitable.first
    }

    /// Decodes the picture of an entry; nil if there is none in its file.
    /// - Parameter scale: pixels per point that a drawing gets.
    func parts(at index: Int, scale: CGFloat) -> UIImage.Parts? {
        let entry = entries[index]
        guard let name = entry.filename, let file = AssetFile.named(name, in: url) else { return nil }
        do {
            var parts = try ImageFile(path: file.path, scale: entry.scale)
                .decoded(screen: scale, keepsDrawing: properties.preservesVector ?? false)
            apply(entry, to: &parts)
            return parts
        } catch {
            AssetFile.tell("\(error)")
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
            AssetFile.tell(
                "\(url.path)/Contents.json slices \(entry.filename ?? "") outside its bounds. Reduce the cap insets.")
        }
    }
}

/// What an image set's `Contents.json` says.
struct ImageSetContents: Decodable, Sendable {
    struct Image: Decodable, Sendable {
        let slot: AssetSlot
        let filename: String?
        /// Pixels per point; 1 where it isn't said, as for drawings, which have none.
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

    /// In pixels.
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
