import Foundation

/// An image file and the scale that its name specifies.
struct ImageFile {
    let path: String
    let scale: CGFloat
    /// Whether the file is a resource of the app, which does not change while the app runs.
    private let isResource: Bool

    /// The file extensions that are tried, in this order, for a name without one.
    static let extensions = ["png", "jpg", "jpeg", "svg", "pdf", "gif", "webp"]

    /// Creates a reference to the file at `path`, or at `path` with `.png` appended. Returns `nil` if
    /// neither exists.
    init?(path: String) {
        let candidates = [path, path + ".png"]
        guard let found = candidates.first(where: ImageFile.isFile) else { return nil }
        self.init(found, isResource: false)
    }

    private init(_ path: String, isResource: Bool) {
        self.path = path
        self.isResource = isResource
        scale = ImageFile.scale(of: path)
    }

    /// Creates a reference to a resource whose scale is known from elsewhere.
    init(path: String, scale: CGFloat) {
        self.path = path
        self.scale = scale
        isResource = true
    }

    /// Finds the file in the given folders whose scale fits best: the same scale, otherwise the next larger
    /// one, otherwise the largest smaller one.
    init?(name: String, folders: [String], scale wanted: CGFloat) {
        let given = (name as NSString).pathExtension.lowercased()
        let hasExtension = ImageFile.extensions.contains(given)
        let stem = hasExtension ? (name as NSString).deletingPathExtension : name
        let endings = hasExtension ? [(name as NSString).pathExtension] : ImageFile.extensions
        // In descending order, so that the last match that is large enough is the best.
        let marks: [(mark: String, scale: CGFloat)] = [("@3x", 3), ("@2x", 2), ("", 1)]
        for folder in folders {
            for ending in endings {
                let found = marks.filter { ImageFile.isFile("\(folder)/\(stem)\($0.mark).\(ending)") }
                let best = found.last { $0.scale >= wanted } ?? found.first
                if let best {
                    self.init("\(folder)/\(stem)\(best.mark).\(ending)", isResource: true)
                    return
                }
            }
        }
        return nil
    }

    /// Reads the file. Returns `nil` if it contains no image.
    func load() -> UIImage.Parts? {
        do {
            return try opened(screen: .screen)
        } catch let error as PDFError {
            // The file may be valid; the converter may be missing.
            ResourceWarning.log("UIImage", "\(error)")
            return nil
        } catch {
            return nil
        }
    }

    private var ending: String { (path as NSString).pathExtension.lowercased() }

    /// Whether the file is a vector drawing, which has no pixels of its own.
    var isDrawing: Bool { ending == "svg" || ending == "pdf" }

    /// Returns the bytes to decode: those of the file, or of the SVG drawing that a PDF is converted to.
    private func bytes() throws -> Data {
        if ending == "pdf" { return try PDFDrawingCache.drawing(ofFile: path) }
        // A file that is truncated while it is mapped would end the process when it is decoded.
        return try ImageDecoder.bytes(of: URL(fileURLWithPath: path), options: isResource ? .alwaysMapped : [])
    }

    /// Reads the file. The pixels of bitmaps are decoded when they are needed.
    /// - Parameters:
    ///   - screen: The number of pixels per point at which a drawing is rasterized.
    ///   - keepsDrawing: Whether a drawing is rasterized again where it is shown larger.
    func opened(screen: CGFloat, keepsDrawing: Bool = false) throws -> UIImage.Parts {
        let bytes = try bytes()
        let file = try ImageDecoder.open(bytes, name: path)
        var (image, scale) = (file.image, scale)
        if isDrawing {
            // A drawing's size is in points; it is rasterized at the scale of the screen.
            scale = 1
            let size = CGSize(width: CGFloat(image.width) * screen, height: CGFloat(image.height) * screen)
            if screen != 1, let larger = try? ImageDecoder.open(bytes, name: path, size: size) {
                (image, scale) = (larger.image, screen)
            }
        }
        var parts = UIImage.Parts(content: .pixels(image), scale: scale)
        parts.orientation = UIImage.Orientation(exif: file.orientation)
        parts.name = (path as NSString).lastPathComponent
        if isDrawing, keepsDrawing { parts.drawing = VectorDrawing(bytes, name: path) }
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
