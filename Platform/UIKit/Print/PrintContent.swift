import Foundation

/// The content of a print job.
@MainActor
struct PrintContent {
    /// A part of the content, which becomes a document.
    enum Part {
        /// Pages that are drawn for the paper.
        case pages(UIPrintPageRenderer)
        /// A PDF document and the number of its pages.
        case document(Data, pageCount: Int)
    }

    var parts: [Part]

    /// Creates the content of a controller's item, formatter or renderer.
    init(_ source: UIPrintInteractionController.Source?) throws(UIPrintError) {
        switch source {
        case nil: throw UIPrintError(.noContent)
        case .renderer(let renderer): parts = [.pages(renderer)]
        case .formatter(let formatter):
            let renderer = UIPrintPageRenderer()
            renderer.printFormatters = [formatter]
            parts = [.pages(renderer)]
        case .items(let items):
            parts = []
            var images: [UIImage] = []
            func endImages() {
                if !images.isEmpty { parts.append(.pages(ImagePageRenderer(images))) }
                images = []
            }
            for item in items {
                switch try Self.item(item) {
                case .image(let image): images.append(image)
                case .document(let data):
                    endImages()
                    parts.append(.document(data, pageCount: 1))
                }
            }
            endImages()
            if parts.isEmpty { throw UIPrintError(.noContent) }
        }
    }

    private enum Item {
        case image(UIImage)
        case document(Data)
    }

    private static func item(_ item: Any) throws(UIPrintError) -> Item {
        switch item {
        case let image as UIImage: return .image(image)
        case let data as Data: return try Self.item(data)
        case let data as NSData: return try Self.item(Data(referencing: data))
        case let url as URL: return try Self.item(file: url)
        case let url as NSURL: return try Self.item(file: url as URL)
        default: throw UIPrintError(.noContent, "\(type(of: item)) cannot be printed.")
        }
    }

    private static func item(_ data: Data) throws(UIPrintError) -> Item {
        if isDocument(data) { return .document(data) }
        guard let image = UIImage(data: data) else { throw UIPrintError(.unknownImageFormat) }
        return .image(image)
    }

    private static func item(file: URL) throws(UIPrintError) -> Item {
        guard file.isFileURL, let data = try? Data(contentsOf: file) else {
            throw UIPrintError(.noContent, "\(file.absoluteString) cannot be read.")
        }
        return try item(data)
    }

    /// Returns whether data is a PDF document. Readers accept a header within the first 1024 bytes.
    static func isDocument(_ data: Data) -> Bool { data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil }

    /// Whether all pages are drawn for the paper, so that its size and orientation can be changed.
    var isDrawn: Bool {
        parts.allSatisfy {
            if case .pages = $0 { true } else { false }
        }
    }

    /// The number of pages of a part.
    static func pageCount(of part: Part) -> Int {
        switch part {
        case .pages(let renderer): max(renderer.numberOfPages, 0)
        case .document(_, let count): count
        }
    }

    /// The number of pages.
    var pageCount: Int { parts.reduce(0) { $0 + Self.pageCount(of: $1) } }

    /// Returns the part of a page and the index of the page in it.
    func place(ofPage index: Int) -> (part: Part, index: Int)? {
        var index = index
        for part in parts {
            let count = Self.pageCount(of: part)
            if index < count { return (part, index) }
            index -= count
        }
        return nil
    }
}
