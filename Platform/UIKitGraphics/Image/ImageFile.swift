import Foundation

/// A picture file, and what its name says about its scale.
struct ImageFile {
    let path: String
    let scale: CGFloat

    /// What is tried, in this order, for a name without an extension.
    static let extensions = ["png", "jpg", "jpeg", "svg", "pdf", "gif", "webp"]

    /// The file at exactly that path, or with `.png` behind it; nil when there is none.
    init?(path: String) {
        let candidates = [path, path + ".png"]
        guard let found = candidates.first(where: ImageFile.isFile) else { return nil }
        self.init(found)
    }

    private init(_ path: String) {
        self.init(path: path, scale: ImageFile.scale(of: path))
    }

    /// A file of which something else says how many pixels make a point.
    init(path: String, scale: CGFloat) {
        self.path = path
        self.scale = scale
    }

    /// The file of that name in a folder that suits the wanted scale best: the same scale, else the next larger one, else the
    /// largest smaller one.
    init?(name: String, folders: [String], scale wanted: CGFloat) {
        let given = (name as NSString).pathExtension.lowercased()
        let hasExtension = ImageFile.extensions.contains(given)
        let stem = hasExtension ? (name as NSString).deletingPathExtension : name
        let endings = hasExtension ? [(name as NSString).pathExtension] : ImageFile.extensions
        // 3x first, so that the last one that is still large enough wins.
        let marks: [(mark: String, scale: CGFloat)] = [("@3x", 3), ("@2x", 2), ("", 1)]
        for folder in folders {
            for ending in endings {
                let found = marks.filter { ImageFile.isFile("\(folder)/\(stem)\($0.mark).\(ending)") }
                let best = found.last { $0.scale >= wanted } ?? found.first
                if let best {
                    self.init("\(folder)/\(stem)\(best.mark).\(ending)")
                    return
                }
            }
        }
        return nil
    }

    /// Decodes the file; nil if it is no picture.
    func load() -> UIImage.Parts? {
        do {
            return try decoded(screen: .screen)
        } catch let error as PDFError {
            // It may be all right, and a program be missing.
            ResourceWarning.tell("UIImage", "\(error)")
            return nil
        } catch {
            return nil
        }
    }

    private var ending: String { (path as NSString).pathExtension.lowercased() }

    /// Whether it has no pixels of its own.
    var isDrawing: Bool { ending == "svg" || ending == "pdf" }

    /// What is decoded: the file's bytes, or the drawing that is made of a PDF.
    private func bytes() throws -> Data {
        if ending == "pdf" { return try PDFDrawings.drawing(ofFile: path) }
        return try ImageDecoder.bytes(of: URL(fileURLWithPath: path))
    }

    /// Decodes the file.
    /// - Parameters:
    ///   - screen: pixels per point that a drawing gets.
    ///   - keepsDrawing: whether more pixels are made of a drawing where it is shown larger.
    func decoded(screen: CGFloat, keepsDrawing: Bool = false) throws -> UIImage.Parts {
        let bytes = try bytes()
        let decoded = try ImageDecoder.decode(bytes, place: path)
        var (image, scale) = (decoded.image, scale)
        if isDrawing {
            // A drawing's own size is in points; its pixels are those of the screen.
            scale = 1
            let size = CGSize(width: CGFloat(image.width) * screen, height: CGFloat(image.height) * screen)
            if screen != 1, let larger = try? ImageDecoder.decode(bytes, place: path, size: size) {
                (image, scale) = (larger.image, screen)
            }
        }
        var parts = UIImage.Parts(content: .pixels(image), scale: scale)
        parts.orientation = UIImage.Orientation(exif: decoded.orientation)
        parts.name = (path as NSString).lastPathComponent
        if isDrawing, keepsDrawing { parts.drawing = VectorDrawing(bytes, place: path) }
        return parts
    }

    private static func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }

    private static func scale(of path: String) -> CGFloat {
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        if stem.hasSuffix("@2x") { return 2 }
        if stem.hasSuffix("@3x") { return 3 }
        return 1
    }
}
