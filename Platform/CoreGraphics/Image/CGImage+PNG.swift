internal import CCairo
import Foundation

/// A picture could not be written.
package struct ImageWritingError: Error, CustomStringConvertible {
    /// The file, or "memory".
    package let place: String
    /// What went wrong.
    package let reason: String

    package var description: String {
        "The picture could not be written to \(place): \(reason)"
    }
}

extension CGImage {
    /// The picture as a PNG file's bytes. The same pixels always give the same bytes.
    package func pngData() throws -> Data {
        final class Sink {
            var data = Data()
        }
        let sink = Sink()
        let status = cairo_surface_write_to_png_stream(
            surface,
            { closure, bytes, count in
                guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(sink).toOpaque())
        guard status == CAIRO_STATUS_SUCCESS else {
            throw ImageWritingError(place: "memory", reason: cairoText(status))
        }
        return sink.data
    }

    /// Writes the picture as a PNG file, whole or not at all.
    package func writePNG(to url: URL) throws {
        let data = try pngData()
        do {
            try data.write(to: url, options: .atomic)
        } catch {
            throw ImageWritingError(place: url.path, reason: "\(error)")
        }
    }

    /// The picture in a PNG file.
    package convenience init(pngAt url: URL) throws {
        let decoded = try ImageDecoder.decode(contentsOf: url)
        self.init(sharing: decoded.image.surface)
    }
}
