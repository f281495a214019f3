import Foundation

extension PasteboardItem {
    /// Creates an item with a text, which other programs receive with its attributes or without them.
    init(_ text: NSAttributedString) {
        self.init([
            PasteboardType.rtf: RTFWriter(text).data, PasteboardType.html: HTMLWriter(text).data,
            PasteboardType.text: text.string,
        ])
    }
}

extension UIPasteboard {
    /// The text of the first item with its attributes, or `nil` if there is none in a format that has attributes.
    final var styledText: NSAttributedString? {
        let formats: [(String, NSAttributedString.DocumentType)] = [
            (PasteboardType.rtf, .rtf), (PasteboardType.html, .html),
        ]
        return formats.lazy.compactMap { type, document in
            guard let data = self.data(forPasteboardType: type) else { return nil }
            return try? NSAttributedString(
                data: data, options: [.documentType: document], documentAttributes: nil)
        }
        .first { $0.length > 0 }
    }

    /// Whether there may be a text with attributes.
    final var hasStyledText: Bool { contains(pasteboardTypes: [PasteboardType.rtf, PasteboardType.html]) }
}
