@_implementationOnly import CCairo
@_implementationOnly import CGdkPixbuf
import Foundation

/// An error that occurs when an image is decoded.
package struct ImageDecodingError: Error, CustomStringConvertible {
    package enum Reason: Sendable {
        /// The file does not exist or cannot be read.
        case unreadable
        /// The format is not supported.
        case unknownFormat
        /// The data is invalid.
        case damaged
    }

    /// The path of the file, or the name that the caller passed.
    package let name: String
    package let reason: Reason
    /// The description of the failure by the reader or the decoder.
    package let detail: String

    package var description: String {
        switch reason {
        case .unreadable: return "The image \(name) cannot be read: \(detail)"
        case .unknownFormat: return "The image \(name) has an unknown format: \(detail)"
        case .damaged: return "The image \(name) is damaged: \(detail)"
        }
    }
}

/// A decoder for the image formats of ``ImageFormat``. It can be used on any thread.
package enum ImageDecoder {
    package struct Decoded: Sendable {
        package let image: CGImage
        /// The orientation as defined by EXIF: 1 is upright, 3 upside down, 6 and 8 are rotated by a quarter
        /// turn; 2, 4, 5 and 7 are mirrored.
        package let orientation: Int
    }

    /// Decodes a file.
    ///
    /// - SeeAlso: ``decode(_:name:size:maximumSide:)``
    package static func decode(contentsOf url: URL, size: CGSize? = nil) throws -> Decoded {
        try decode(bytes(of: url), name: url.path, size: size)
    }

    /// Returns the contents of a file.
    ///
    /// - Throws: ``ImageDecodingError`` if the file cannot be read.
    package static func bytes(of url: URL, options: Data.ReadingOptions = []) throws -> Data {
        do {
            return try Data(contentsOf: url, options: options)
        } catch {
            throw ImageDecodingError(name: url.path, reason: .unreadable, detail: "\(error.localizedDescription)")
        }
    }

    /// Returns an image whose pixels are decoded when they are needed. The first time is now unless its header has the size.
    ///
    /// - Parameters:
    ///   - data: The contents of an image file.
    ///   - name: The name of the image in errors.
    ///   - size: The size in pixels into which an SVG drawing is fitted with its aspect ratio.
    ///   - cache: The cache of the decoded pixels.
    /// - Throws: ``ImageDecodingError`` if the data is incomplete or contains no image.
    package static func open(
        _ data: Data, name: String, size: CGSize? = nil, cache: ImageCache = .shared
    ) throws -> Decoded {
        let isComplete = data.withUnsafeBytes { ImageCompleteness.isComplete($0) }
        if isComplete, let header = ImageHeader(of: data) {
            let file = EncodedImage(data, name: name, header: header, cache: cache)
            return Decoded(image: CGImage(file), orientation: header.orientation)
        }
        let decoded = try decode(data, name: name, size: size)
        let header = ImageHeader(of: decoded)
        let file = EncodedImage(data, name: name, header: header, targetSize: size, cache: cache)
        file.store(decoded.image.pixels)
        return Decoded(image: CGImage(file), orientation: decoded.orientation)
    }

    /// Decodes an image.
    ///
    /// - Parameters:
    ///   - data: The contents of an image file.
    ///   - name: The name of the image in errors.
    ///   - size: The size in pixels into which an SVG drawing is fitted with its aspect ratio. Bitmaps keep
    ///     their size.
    ///   - maximumSide: The longest side in pixels to which a larger image is reduced. Less memory is needed than for the image.
    ///   - divisor: The divisor of the width and height, which are rounded up.
    ///   - onDamage: A closure to which the damage of an image is reported of which a part was decoded, or `nil` to throw the error.
    /// - Throws: ``ImageDecodingError`` if the data cannot be decoded.
    package static func decode(
        _ data: Data, name: String, size: CGSize? = nil, maximumSide: CGFloat? = nil, divisor: Int = 1,
        onDamage: ((any Error) -> Void)? = nil
    ) throws -> Decoded {
        let request = SizeRequest(targetSize: size, maximumSide: maximumSide, divisor: divisor)
        let loader = try load(data, name, request, onDamage)
        defer { g_object_unref(loader) }
        guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else {
            throw ImageDecodingError(name: name, reason: .damaged, detail: "the file contains no image")
        }
        let orientation = gdk_pixbuf_get_option(pixbuf, "orientation").flatMap { Int(String(cString: $0)) } ?? 1
        guard request.allows(Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf))) else {
            throw request.sizeError(name)
        }
        return Decoded(image: image(taking: pixbuf), orientation: (1...8).contains(orientation) ? orientation : 1)
    }

    /// Returns the animation in a file, which the caller releases.
    static func animation(in data: Data, name: String) throws -> OpaquePointer {
        guard ImageFrames(of: data).framesBeginInside else {
            throw ImageDecodingError(name: name, reason: .damaged, detail: "a frame begins outside the image")
        }
        let loader = try load(data, name, SizeRequest())
        defer { g_object_unref(loader) }
        guard let animation = gdk_pixbuf_loader_get_animation(loader) else {
            throw ImageDecodingError(name: name, reason: .damaged, detail: "the file contains no image")
        }
        g_object_ref(UnsafeMutableRawPointer(animation))
        return animation
    }

    /// Returns a loader that has read a file, which the caller releases.
    private static func load(
        _ data: Data, _ name: String, _ request: SizeRequest, _ onDamage: ((any Error) -> Void)? = nil
    ) throws -> UnsafeMutablePointer<GdkPixbufLoader> {
        guard !data.isEmpty else {
            throw ImageDecodingError(name: name, reason: .damaged, detail: "the file is empty")
        }
        guard data.withUnsafeBytes({ ImageCompleteness.isComplete($0) }) else {
            throw ImageDecodingError(
                name: name, reason: .damaged, detail: "the file is truncated after \(data.count) bytes")
        }
        // gdk-pixbuf would try all installed decoders, of any quality, with data that may come from
        // anywhere.
        guard let format = data.withUnsafeBytes({ ImageFormat(of: $0) }) else {
            throw ImageDecodingError(
                name: name, reason: .unknownFormat,
                detail: "it is not one of \(ImageFormat.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        if format != .svg {
            request.targetSize = nil
        } else if !data.withUnsafeBytes({ SVGTextLimit.allows($0) }) {
            throw ImageDecodingError(name: name, reason: .damaged, detail: "its text may be too large to draw")
        }
        var missing: UnsafeMutablePointer<GError>?
        guard let loader = gdk_pixbuf_loader_new_with_type(format.rawValue, &missing) else {
            defer { if let missing { g_error_free(missing) } }
            throw decodingError(missing, name)
        }
        let prepareSize: SizePreparedCallback = { loader, width, height, request in
            guard let loader, let request else { return }
            Unmanaged<SizeRequest>.fromOpaque(request).takeUnretainedValue().prepareSize(
                Int(width), Int(height), loader)
        }
        g_signal_connect_data(
            loader, "size-prepared", unsafeBitCast(prepareSize, to: GCallback.self),
            Unmanaged.passUnretained(request).toOpaque(), nil, GConnectFlags(rawValue: 0))
        do {
            try feed(data, to: loader, request, name)
        } catch {
            guard let onDamage, !request.isRefused, gdk_pixbuf_loader_get_pixbuf(loader) != nil else {
                g_object_unref(loader)
                throw error
            }
            onDamage(error)
        }
        return loader
    }

    private static func feed(
        _ data: Data, to loader: UnsafeMutablePointer<GdkPixbufLoader>, _ request: SizeRequest, _ name: String
    ) throws {
        var failure: UnsafeMutablePointer<GError>?
        let isWritten = data.withUnsafeBytes { bytes in
            gdk_pixbuf_loader_write(loader, bytes.bindMemory(to: guchar.self).baseAddress, gsize(bytes.count), &failure)
        }
        // The loader must be closed even after an error.
        var closingFailure: UnsafeMutablePointer<GError>?
        let isClosed = gdk_pixbuf_loader_close(loader, &closingFailure)
        defer {
            if let failure { g_error_free(failure) }
            if let closingFailure { g_error_free(closingFailure) }
        }
        if request.isRefused { throw request.sizeError(name) }
        if isWritten == 0 { throw decodingError(failure, name) }
        if isClosed == 0 { throw decodingError(closingFailure, name) }
    }

    private typealias SizePreparedCallback =
        @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>?, gint, gint, gpointer?) -> Void

    /// Sets the decoder's target size, or refuses the image, before memory for the pixels is allocated.
    private final class SizeRequest {
        /// The size into which a drawing is fitted, or `nil` for its own size.
        var targetSize: CGSize?
        private let maximumSide: CGFloat?
        private let divisor: Int
        var isRefused = false
        private var width = 0
        private var height = 0

        init(targetSize: CGSize? = nil, maximumSide: CGFloat? = nil, divisor: Int = 1) {
            self.targetSize = targetSize
            self.maximumSide = maximumSide
            self.divisor = divisor
        }

        func allows(_ width: Int, _ height: Int) -> Bool {
            (self.width, self.height) = (width, height)
            return ImageSizeLimit.allows(width: CGFloat(width), height: CGFloat(height))
        }

        func prepareSize(_ ownWidth: Int, _ ownHeight: Int, _ loader: UnsafeMutablePointer<GdkPixbufLoader>) {
            var (width, height) = ((ownWidth + divisor - 1) / divisor, (ownHeight + divisor - 1) / divisor)
            if let targetSize, ownWidth > 0, ownHeight > 0 {
                let ratio = min(
                    Double(targetSize.width) / Double(ownWidth), Double(targetSize.height) / Double(ownHeight))
                guard ratio.isFinite, ratio > 0, ratio < 1e6 else { return refuse(loader) }
                width = max(1, Int((Double(ownWidth) * ratio).rounded()))
                height = max(1, Int((Double(ownHeight) * ratio).rounded()))
            }
            if let maximumSide, maximumSide >= 1, CGFloat(max(width, height)) > maximumSide {
                let ratio = Double(maximumSide) / Double(max(width, height))
                (width, height) = (
                    max(1, Int((Double(width) * ratio).rounded())), max(1, Int((Double(height) * ratio).rounded()))
                )
            }
            guard allows(width, height) else { return refuse(loader) }
            if width != ownWidth || height != ownHeight {
                gdk_pixbuf_loader_set_size(loader, Int32(width), Int32(height))
            }
        }

        private func refuse(_ loader: UnsafeMutablePointer<GdkPixbufLoader>) {
            isRefused = true
            // A size of 0 prevents decoding.
            gdk_pixbuf_loader_set_size(loader, 0, 0)
        }

        func sizeError(_ name: String) -> ImageDecodingError {
            ImageDecodingError(
                name: name, reason: .damaged,
                detail: "the size of \(width) × \(height) pixels is not supported")
        }
    }

    private static func decodingError(_ failure: UnsafeMutablePointer<GError>?, _ name: String) -> ImageDecodingError {
        guard let failure else {
            return ImageDecodingError(name: name, reason: .damaged, detail: "the decoder reported no reason")
        }
        let detail = failure.pointee.message.map { String(cString: $0) } ?? ""
        let isUnknown =
            failure.pointee.domain == gdk_pixbuf_error_quark()
            && failure.pointee.code == Int32(GDK_PIXBUF_ERROR_UNKNOWN_TYPE.rawValue)
        return ImageDecodingError(name: name, reason: isUnknown ? .unknownFormat : .damaged, detail: detail)
    }
}
