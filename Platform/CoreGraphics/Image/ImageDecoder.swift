internal import CCairo
internal import CGdkPixbuf
import Foundation

/// Why a picture could not be decoded, and which.
package struct ImageDecodingError: Error, CustomStringConvertible {
    package enum Reason: Sendable {
        /// The file is not there or cannot be read.
        case unreadable
        /// The data is of no kind that is known here.
        case unknownFormat
        /// The data is of a known kind, and wrong.
        case damaged
    }

    /// The file, or what the caller called the data.
    package let place: String
    package let reason: Reason
    /// What the reader or the decoder said.
    package let detail: String

    package var description: String {
        switch reason {
        case .unreadable: return "The picture \(place) cannot be read: \(detail)"
        case .unknownFormat: return "The picture \(place) is of no known format: \(detail)"
        case .damaged: return "The picture \(place) is damaged: \(detail)"
        }
    }
}

/// Makes pictures from the bytes of PNG, JPEG, SVG and whatever else gdk-pixbuf has a loader for. Works on any thread.
package enum ImageDecoder {
    package struct Decoded: Sendable {
        package let image: CGImage
        /// How the picture was taken, as EXIF counts: 1 upright, 3 upside down, 6 and 8 on its sides, the even ones and 5
        /// and 7 mirrored.
        package let orientation: Int
    }

    /// Decodes a file. See ``decode(_:place:size:)``.
    package static func decode(contentsOf url: URL, size: CGSize? = nil) throws -> Decoded {
        try decode(bytes(of: url), place: url.path, size: size)
    }

    /// What is in a file.
    package static func bytes(of url: URL) throws -> Data {
        do {
            return try Data(contentsOf: url)
        } catch {
            throw ImageDecodingError(place: url.path, reason: .unreadable, detail: "\(error.localizedDescription)")
        }
    }

    /// Decodes a picture. `place` is what errors call it. `size` (pixels) is how large an SVG drawing is to become, within
    /// which it keeps its proportions; pictures of pixels keep their own size.
    package static func decode(_ data: Data, place: String, size: CGSize? = nil) throws -> Decoded {
        guard !data.isEmpty else {
            throw ImageDecodingError(place: place, reason: .damaged, detail: "it is empty")
        }
        guard data.withUnsafeBytes({ ImageCompleteness.isComplete($0) }) else {
            throw ImageDecodingError(
                place: place, reason: .damaged, detail: "it ends in the middle, after \(data.count) bytes")
        }
        let isScaled = size != nil && data.withUnsafeBytes { isDrawing($0) }
        let request = SizeRequest(wanted: isScaled ? size : nil)
        guard let loader = gdk_pixbuf_loader_new() else {
            throw ImageDecodingError(place: place, reason: .damaged, detail: "there is no decoder")
        }
        defer { g_object_unref(loader) }
        let answer: SizeAnswer = { loader, width, height, request in
            guard let loader, let request else { return }
            Unmanaged<SizeRequest>.fromOpaque(request).takeUnretainedValue().answer(Int(width), Int(height), loader)
        }
        g_signal_connect_data(
            loader, "size-prepared", unsafeBitCast(answer, to: GCallback.self),
            Unmanaged.passUnretained(request).toOpaque(), nil, GConnectFlags(rawValue: 0))
        try feed(data, to: loader, request, place)
        guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else {
            throw ImageDecodingError(place: place, reason: .damaged, detail: "there is no picture in it")
        }
        let orientation = gdk_pixbuf_get_option(pixbuf, "orientation").flatMap { Int(String(cString: $0)) } ?? 1
        guard request.allows(Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf))) else {
            throw request.refusal(place)
        }
        return Decoded(image: image(of: pixbuf), orientation: (1...8).contains(orientation) ? orientation : 1)
    }

    private static func feed(
        _ data: Data, to loader: UnsafeMutablePointer<GdkPixbufLoader>, _ request: SizeRequest, _ place: String
    ) throws {
        var failure: UnsafeMutablePointer<GError>?
        let isWritten = data.withUnsafeBytes { bytes in
            gdk_pixbuf_loader_write(loader, bytes.bindMemory(to: guchar.self).baseAddress, gsize(bytes.count), &failure)
        }
        // It must be closed in any case.
        var closingFailure: UnsafeMutablePointer<GError>?
        let isClosed = gdk_pixbuf_loader_close(loader, &closingFailure)
        defer {
            if let failure { g_error_free(failure) }
            if let closingFailure { g_error_free(closingFailure) }
        }
        if request.isRefused { throw request.refusal(place) }
        if isWritten == 0 { throw decodingError(failure, place) }
        if isClosed == 0 { throw decodingError(closingFailure, place) }
    }

    private typealias SizeAnswer =
        @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>?, gint, gint, gpointer?) -> Void

    /// What is asked of a decoder once it knows how large the picture is, before it takes memory for it.
    private final class SizeRequest {
        /// How large a drawing is to become; nil for its own size.
        let wanted: CGSize?
        var isRefused = false
        private var width = 0
        private var height = 0

        init(wanted: CGSize?) {
            self.wanted = wanted
        }

        func allows(_ width: Int, _ height: Int) -> Bool {
            (self.width, self.height) = (width, height)
            return PictureLimit.allows(width: CGFloat(width), height: CGFloat(height))
        }

        func answer(_ ownWidth: Int, _ ownHeight: Int, _ loader: UnsafeMutablePointer<GdkPixbufLoader>) {
            var (width, height) = (ownWidth, ownHeight)
            if let wanted, ownWidth > 0, ownHeight > 0 {
                let ratio = min(Double(wanted.width) / Double(ownWidth), Double(wanted.height) / Double(ownHeight))
                guard ratio.isFinite, ratio > 0, ratio < 1e6 else { return refuse(loader) }
                width = max(1, Int((Double(ownWidth) * ratio).rounded()))
                height = max(1, Int((Double(ownHeight) * ratio).rounded()))
            }
            guard allows(width, height) else { return refuse(loader) }
            if width != ownWidth || height != ownHeight {
                gdk_pixbuf_loader_set_size(loader, Int32(width), Int32(height))
            }
        }

        private func refuse(_ loader: UnsafeMutablePointer<GdkPixbufLoader>) {
            isRefused = true
            // A size of zero keeps the decoder from decoding.
            gdk_pixbuf_loader_set_size(loader, 0, 0)
        }

        func refusal(_ place: String) -> ImageDecodingError {
            ImageDecodingError(
                place: place, reason: .damaged,
                detail: "\(width) by \(height) pixels are none, or more than can be drawn")
        }
    }

    /// Whether the data looks like SVG: text with an svg element near its beginning.
    private static func isDrawing(_ bytes: UnsafeRawBufferPointer) -> Bool {
        // A prologue with comments and a document type may come first.
        let beginning = bytes.prefix(4096)
        guard beginning.first(where: { $0 > 0x20 && $0 < 0x80 }) == UInt8(ascii: "<") else { return false }
        return String(decoding: beginning, as: UTF8.self).contains("<svg")
    }

    private static func decodingError(_ failure: UnsafeMutablePointer<GError>?, _ place: String) -> ImageDecodingError {
        guard let failure else {
            return ImageDecodingError(place: place, reason: .damaged, detail: "the decoder gave no reason")
        }
        let detail = failure.pointee.message.map { String(cString: $0) } ?? ""
        let isUnknown =
            failure.pointee.domain == gdk_pixbuf_error_quark()
            && failure.pointee.code == Int32(GDK_PIXBUF_ERROR_UNKNOWN_TYPE.rawValue)
        return ImageDecodingError(place: place, reason: isUnknown ? .unknownFormat : .damaged, detail: detail)
    }

    /// From bytes in the order red, green, blue(, alpha), not multiplied, to words multiplied by alpha.
    private static func image(of pixbuf: OpaquePointer) -> CGImage {
        let width = Int(gdk_pixbuf_get_width(pixbuf))
        let height = Int(gdk_pixbuf_get_height(pixbuf))
        let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        let hasAlpha = gdk_pixbuf_get_has_alpha(pixbuf) != 0
        let step = Int(gdk_pixbuf_get_n_channels(pixbuf))
        let source = gdk_pixbuf_read_pixels(pixbuf)!
        // A picture whose alpha channel is full everywhere is as good as one without, and quicker to draw.
        var isOpaque = true
        if hasAlpha {
            search: for y in 0..<height {
                let row = source + y * stride
                for x in 0..<width where row[x * step + 3] != 255 {
                    isOpaque = false
                    break search
                }
            }
        }
        return CGImage(width: width, height: height, opaque: isOpaque) { pixels in
            for y in 0..<height {
                var next = source + y * stride
                let row = y * width
                for x in 0..<width {
                    let (red, green, blue) = (UInt32(next[0]), UInt32(next[1]), UInt32(next[2]))
                    if isOpaque {
                        pixels[row + x] = 0xFF00_0000 | red << 16 | green << 8 | blue
                    } else {
                        let alpha = UInt32(next[3])
                        pixels[row + x] =
                            alpha << 24 | multiplied(red, alpha) << 16 | multiplied(green, alpha) << 8
                            | multiplied(blue, alpha)
                    }
                    next += step
                }
            }
        }
    }

    /// a·b/255, rounded to the nearest.
    @inline(__always)
    private static func multiplied(_ value: UInt32, _ alpha: UInt32) -> UInt32 {
        let product = value * alpha + 128
        return (product + product >> 8) >> 8
    }
}
