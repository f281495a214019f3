import UIKit

extension HeadlessScreen {
    /// An image of the screen, in pixels.
    public var picture: CGImage {
        checkIsCurrent()
        runFrame()
        if let picture = host.picture { return picture }
        hosting.runFrame()
        guard let picture = host.picture else { preconditionFailure("HeadlessScreen: A frame did not draw an image.") }
        return picture
    }

    /// Returns an image of the screen in PNG format. Equal pixels always result in equal bytes.
    public func pngData() throws -> Data {
        try picture.pngData()
    }

    /// Writes an image of the screen to a PNG file, creating its folder if necessary.
    public func writePNG(to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try picture.writePNG(to: file)
    }
}
