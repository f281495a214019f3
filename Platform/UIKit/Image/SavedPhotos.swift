import Foundation

/// Saves an image in the user's folder for pictures, as a JPEG file if it is opaque and as a PNG file otherwise.
///
/// - Parameters:
///   - image: The image.
///   - completionTarget: The object that is notified on the main thread, or `nil` for none. It is retained until then.
///   - completionSelector: A method of the target with the form
///     `image(_:didFinishSavingWithError:contextInfo:)`. The error is `nil` if the image has been saved.
///   - contextInfo: A pointer that is passed to the method.
/// - Precondition: The class of the target lists the method.
@MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    nonisolated(unsafe) let (target, contextInfo) = (completionTarget.map { $0 as AnyObject }, contextInfo)
    Task.detached {
        let result = Result { try SavedPhotos.save(image) }
        await MainActor.run {
            guard let target, let completionSelector else { return }
            var failure: NSError?
            if case .failure(let error) = result { failure = error as NSError }
            _ = ObjCMessage.send(completionSelector, to: target, [image, failure, contextInfo])
        }
    }
}

/// The pictures that apps save in the user's folder for pictures.
enum SavedPhotos {
    /// Saves an image.
    ///
    /// - Returns: The new file.
    /// - Throws: An error if the image has no pixels, or the file cannot be written.
    @discardableResult
    static func save(_ image: UIImage, in folder: URL? = nil) throws -> URL {
        let folder = try folder ?? picturesFolder()
        guard let bitmap = image.cgImage else { throw CocoaError(.fileWriteUnknown) }
        let isOpaque = bitmap.isOpaque
        guard let data = isOpaque ? image.jpegData(compressionQuality: 0.9) : image.pngData() else {
            throw CocoaError(.fileWriteUnknown)
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for number in 1... {
            let name = "IMG_\(String(repeating: "0", count: max(0, 4 - "\(number)".count)))\(number)"
            let file = folder.appendingPathComponent("\(name).\(isOpaque ? "jpg" : "png")")
            do {
                try data.write(to: file, options: .withoutOverwriting)
                return file
            } catch CocoaError.fileWriteFileExists {
                continue
            }
        }
        throw CocoaError(.fileWriteUnknown)
    }

    /// The folder `XDG_PICTURES_DIR` of the user.
    private static func picturesFolder() throws -> URL {
        try FileManager.default.url(for: .picturesDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
    }
}
