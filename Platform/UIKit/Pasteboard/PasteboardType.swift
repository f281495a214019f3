import Foundation
import UniformTypeIdentifiers

/// Uniform type identifiers and the typed values of a pasteboard item.
@MainActor
enum PasteboardType {
    nonisolated static let text = "public.utf8-plain-text"
    static let url = "public.url"
    static let fileURL = "public.file-url"
    static let png = "public.png"
    static let color = "com.apple.uikit.color"
    static let rtf = "public.rtf"
    static let html = "public.html"

    static let utf16Text = "public.utf16-plain-text"

    static let texts = [text, "public.text", "public.plain-text", utf16Text]
    static let urls = [fileURL, url]
    /// The types that are preferred to other types of images.
    private static let images = [png, "public.jpeg", "com.compuserve.gif", "public.image", "public.tiff"]

    static func isTextOrURL(_ type: String) -> Bool { texts.contains(type) || urls.contains(type) }

    static func hasText(_ item: PasteboardItem) -> Bool { item.types.contains(where: texts.contains) }

    static func hasURL(_ item: PasteboardItem) -> Bool { item.types.contains(where: urls.contains) }

    /// Returns the types of an item that are images, with the preferred ones first.
    static func imageTypes(of item: PasteboardItem) -> [String] {
        let others = item.types.filter { !images.contains($0) && UTType($0)?.conforms(to: .image) == true }
        return images.filter(item.types.contains) + others
    }

    static func string(in item: PasteboardItem) -> String? {
        texts.lazy.compactMap { item[$0] }.compactMap { value in
            value as? String ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
        }.first
    }

    static func url(in item: PasteboardItem) -> URL? {
        urls.lazy.compactMap { item[$0] }.compactMap { value in
            value as? URL ?? (value as? String).flatMap { URL(string: $0) }
                ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }.flatMap { URL(string: $0) }
        }.first
    }

    static func image(in item: PasteboardItem) -> UIImage? {
        imageTypes(of: item).lazy.compactMap { item[$0] }
            .compactMap { $0 as? UIImage ?? ($0 as? Data).flatMap { UIImage(data: $0) } }.first
    }

    static func color(in item: PasteboardItem) -> UIColor? { item[color] as? UIColor }

    /// Returns a value as data, in the form in which other programs receive it.
    static func data(of value: Any) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        default: nil
        }
    }
}
