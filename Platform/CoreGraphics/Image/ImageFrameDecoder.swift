@_implementationOnly import CGdkPixbuf
import Foundation

/// A decoder for the frames of an animated image, of which it keeps only the current one.
package final class ImageFrameDecoder: @unchecked Sendable {
    private let lock = NSLock()
    private let animation: OpaquePointer
    private var iterator: OpaquePointer?
    private var index = 0
    /// The time of the current frame, in milliseconds.
    private var time: Int64 = 0

    /// - Throws: ``ImageDecodingError`` if the data cannot be decoded.
    package init(_ data: Data, name: String) throws {
        animation = try ImageDecoder.animation(in: data, name: name)
    }

    deinit {
        if let iterator { g_object_unref(UnsafeMutableRawPointer(iterator)) }
        g_object_unref(UnsafeMutableRawPointer(animation))
    }

    /// Returns a frame, composed with those before it.
    ///
    /// - Complexity: O(1) frames for the frame after the last one that was requested, O(`number`) for others.
    package func frame(_ number: Int) -> CGImage? {
        lock.withLock { () -> CGImage? in
            if iterator == nil || number < index { restart() }
            guard let iterator else { return nil }
            while index < number {
                let delay = gdk_pixbuf_animation_iter_get_delay_time(iterator)
                guard delay >= 0 else { return nil }
                time += Int64(max(2, delay))
                // The loader for WebP still shows a frame at the end of its duration.
                pixbuf_animation_advance(iterator, gint64(time + 1))
                index += 1
            }
            return gdk_pixbuf_animation_iter_get_pixbuf(iterator).map { ImageDecoder.image(of: $0) }
        }
    }

    private func restart() {
        if let iterator { g_object_unref(UnsafeMutableRawPointer(iterator)) }
        iterator = pixbuf_animation_begin(animation)
        (index, time) = (0, 0)
    }
}
