import Foundation

/// A destination that writes an image in PNG or JPEG format.
public final class CGImageDestination {
    fileprivate let format: ImageFormat
    private let write: (Data) throws -> Void
    private var image: CGImage?
    private var options = ImageOptions(nil)

    fileprivate init?(type: CFString, count: Int, write: @escaping (Data) throws -> Void) {
        guard count >= 1, let format = Self.formats.first(where: { $0.typeIdentifier == type as String }) else {
            return nil
        }
        self.format = format
        self.write = write
    }

    fileprivate static let formats: [ImageFormat] = [.png, .jpeg]

    fileprivate func add(_ image: CGImage, _ properties: CFDictionary?) {
        // A file of these formats contains one image.
        guard self.image == nil else { return }
        self.image = image
        if let properties { options = ImageOptions(properties) }
    }

    fileprivate func finish() -> Bool {
        guard var image else { return false }
        if let side = options.number(kCGImageDestinationImageMaxPixelSize) {
            image = image.reduced(toSide: CGFloat(side))
        }
        do {
            let quality = options.number(kCGImageDestinationLossyCompressionQuality) ?? 0.8
            try write(format == .jpeg ? image.jpegData(quality: CGFloat(quality)) : image.pngData())
            return true
        } catch {
            FileHandle.standardError.write(Data("[ImageIO] \(error)\n".utf8))
            return false
        }
    }
}

/// Creates a destination that appends an image file to data, or returns `nil` if the type is not one of
/// ``CGImageDestinationCopyTypeIdentifiers()``.
public func CGImageDestinationCreateWithData(
    _ data: NSMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(type: type, count: count) { data.append($0) }
}

/// Creates a destination that writes an image file, or returns `nil` if the type is not one of
/// ``CGImageDestinationCopyTypeIdentifiers()``.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    let url = url as URL
    return CGImageDestination(type: type, count: count) { try $0.write(to: url, options: .atomic) }
}

/// Returns the type identifiers of the formats that are written: PNG and JPEG.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
    CGImageDestination.formats.map(\.typeIdentifier) as NSArray
}

/// Adds the image. Files contain one: further images are not added.
///
/// - Parameter properties: The quality, `kCGImageDestinationLossyCompressionQuality`, and the size,
///   `kCGImageDestinationImageMaxPixelSize`.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image, properties)
}

/// Adds an image of a source. See ``CGImageDestinationAddImage(_:_:_:)``.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    if let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) { idst.add(image, properties) }
}

/// Writes the file.
///
/// - Returns: `false` if no image was added or the file could not be written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
