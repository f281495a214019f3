@_implementationOnly import CGdkPixbuf
import Foundation

extension CGImage {
    /// Returns the image in JPEG format, with transparent areas composited over white.
    ///
    /// - Parameter quality: The quality from 0 to 1.
    /// - Throws: ``ImageWritingError`` if the image is empty or encoding fails.
    package func jpegData(quality: CGFloat) throws -> Data {
        let row = width * 3
        var bytes = [UInt8](repeating: 255, count: max(row * height, 1))
        let isOpaque = pixels.isOpaque
        withPixels { pixels, wordsPerRow in
            for y in 0..<height {
                for x in 0..<width {
                    let pixel = Pixel(word: pixels[y * wordsPerRow + x])
                    // The colors are premultiplied, so the white background contributes 255 − alpha.
                    let behind = isOpaque ? 0 : Int(255 - pixel.alpha)
                    let offset = y * row + x * 3
                    // Rounding makes a premultiplied color exceed its alpha by one.
                    bytes[offset] = UInt8(clamping: Int(pixel.red) + behind)
                    bytes[offset + 1] = UInt8(clamping: Int(pixel.green) + behind)
                    bytes[offset + 2] = UInt8(clamping: Int(pixel.blue) + behind)
                }
            }
        }
        let percent = String(Int((min(max(quality, 0), 1) * 100).rounded()))
        return try bytes.withUnsafeBufferPointer { source in
            guard
                let pixbuf = gdk_pixbuf_new_from_data(
                    source.baseAddress, GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height), Int32(row), nil, nil)
            else { throw ImageWritingError(destination: "memory", reason: "an image without pixels has no JPEG") }
            defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
            return try CGImage.encoded(pixbuf, percent)
        }
    }

    private static func encoded(_ pixbuf: OpaquePointer, _ percent: String) throws -> Data {
        var buffer: UnsafeMutablePointer<gchar>?
        var size: gsize = 0
        var failure: UnsafeMutablePointer<GError>?
        let isWritten = "quality".withCString { key in
            percent.withCString { value in
                var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
                var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
                return gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &size, "jpeg", &keys, &values, &failure)
            }
        }
        guard isWritten != 0, let buffer else {
            let reason = failure?.pointee.message.map { String(cString: $0) } ?? "the encoder reported no reason"
            if let failure { g_error_free(failure) }
            throw ImageWritingError(destination: "memory", reason: reason)
        }
        defer { g_free(buffer) }
        return Data(bytes: buffer, count: Int(size))
    }
}
