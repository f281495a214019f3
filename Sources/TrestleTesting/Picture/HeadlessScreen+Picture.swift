import UIKit

extension HeadlessScreen {
    /// What the screen shows, in pixels.
    public var picture: CGImage {
        checkIsCurrent()
        runFrame()
        if let picture = host.picture { return picture }
        hosting.frameCycle.run()
        guard let picture = host.picture else { preconditionFailure("HeadlessScreen: the frame left no picture") }
        return picture
    }

    /// What the screen shows, as a PNG file. The same pixels always give the same bytes.
    public func pngData() throws -> Data {
        try picture.pngData()
    }

    /// Writes what the screen shows to a PNG file, and makes the folder for it.
    public func writePNG(to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try picture.writePNG(to: file)
    }
}
