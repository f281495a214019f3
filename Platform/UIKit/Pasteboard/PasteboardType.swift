import Foundation

/// Uniform type identifiers and the typed values of a pasteboard item.
@MainActor
enum PasteboardType {
    static let text = "public.utf8-plain-text"
    static let url = "public.url"
    static let png = "public.png"
    static let color = "com.apple.uikit.color"

    static let texts = [text, "public.text", "public.plain-text", "public.utf16-plain-text"]
    static let urls = [url, "public.file-url"]
    static let images = [png, "public.jpeg", "com.compuserve.gif", "public.image", "public.tiff"]
    static let colors = [color]

    private static func values(_ types: [String], in item: [String: Any]) -> [Any] { types.compactMap { item[$0] } }

    static func string(in item: [String: Any]) -> String? {
        values(texts, in: item).lazy.compactMap { value in
            value as? String ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
        }.first
    }

    static func url(in item: [String: Any]) -> URL? {
        values(urls, in: item).lazy.compactMap { value in
            value as? URL ?? (value as? String).flatMap { URL(string: $0) }
                ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }.flatMap { URL(string: $0) }
        }.first
    }

    static func image(in item: [String: Any]) -> UIImage? {
        values(images, in: item).lazy.compactMap { $0 as? UIImage ?? ($0 as? Data).flatMap { UIImage(data: $0) } }.first
    }

    static func color(in item: [String: Any]) -> UIColor? { values(colors, in: item).first as? UIColor }

    /// Returns a value as data, in the form in which other programs would receive it.
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
