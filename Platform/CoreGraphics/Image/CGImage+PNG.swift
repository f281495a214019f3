@_implementationOnly import CCairo
import Foundation

/// An error that occurs when an image is written.
package struct ImageWritingError: Error, CustomStringConvertible {
    /// The path of the file, or "memory".
    package let destination: String
    /// The reason of the failure.
    package let reason: String

    package var description: String {
        "The image could not be written to \(destination): \(reason)"
    }
}

extension CGImage {
    /// Returns the image in PNG format. Equal pixels always result in equal bytes.
    package func pngData() throws -> Data {
        final class Sink {
            var data = Data()
        }
        let sink = Sink()
        let pixels = pixels
        let status = cairo_surface_write_to_png_stream(
            pixels.surface,
            { closure, bytes, count in
                guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(sink).toOpaque())
        guard status == CAIRO_STATUS_SUCCESS else {
            throw ImageWritingError(destination: "memory", reason: cairoText(status))
        }
        return sink.data
    }

    /// Writes the image as a PNG file atomically.
    package func writePNG(to url: URL) throws {
        let data = try pngData()
        do {
            try data.write(to: url, options: .atomic)
        } catch {
            throw ImageWritingError(destination: url.path, reason: "\(error)")
        }
    }

    /// Creates an image from a PNG file.
    package convenience init(pngAt url: URL) throws {
        self.init(try ImageDecoder.decode(contentsOf: url).image.pixels)
    }
}
