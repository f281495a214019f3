@_implementationOnly import CCairo
@_implementationOnly import CGdkPixbuf
import Foundation

/// The conversion of pixbufs (red, green, blue, optionally alpha; not premultiplied) to premultiplied words.
extension ImageDecoder {
    /// Returns an image with a copy of the pixels of a pixbuf.
    static func image(of pixbuf: OpaquePointer) -> CGImage {
        let source = Source(pixbuf, gdk_pixbuf_read_pixels(pixbuf))
        let pixels = ImagePixels(width: source.width, height: source.height, opaque: source.isOpaque) { words in
            guard let start = words.baseAddress else { return }
            for y in 0..<source.height { source.convert(y, to: start + y * source.width) }
        }
        return CGImage(pixels, traits: source.traits)
    }

    /// Returns an image of a pixbuf that is not used afterwards. Both together need hardly more memory than the image.
    static func image(taking pixbuf: OpaquePointer) -> CGImage {
        let source = Source(pixbuf, gdk_pixbuf_get_pixels(pixbuf))
        return CGImage(source.converted(of: pixbuf) ?? source.moved(), traits: source.traits)
    }

    private struct Source {
        let width: Int
        let height: Int
        let isOpaque: Bool
        private let rows: UnsafePointer<UInt8>
        private let stride: Int
        /// The number of bytes per pixel.
        private let step: Int

        init(_ pixbuf: OpaquePointer, _ pixels: UnsafePointer<UInt8>) {
            rows = pixels
            width = Int(gdk_pixbuf_get_width(pixbuf))
            height = Int(gdk_pixbuf_get_height(pixbuf))
            stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
            step = Int(gdk_pixbuf_get_n_channels(pixbuf))
            // An image whose alpha is 255 everywhere is converted to an opaque one, which is drawn faster.
            var isOpaque = true
            if gdk_pixbuf_get_has_alpha(pixbuf) != 0 {
                search: for y in 0..<height {
                    let row = pixels + y * stride
                    for x in 0..<width where row[x * step + 3] != 255 {
                        isOpaque = false
                        break search
                    }
                }
            }
            self.isOpaque = isOpaque
        }

        var traits: CGImage.Traits {
            let info: CGImageAlphaInfo = isOpaque ? .noneSkipLast : .premultipliedLast
            return CGImage.Traits(bitmapInfo: CGBitmapInfo(rawValue: info.rawValue))
        }

        /// Converts a row. It may be written over itself if it has four bytes per pixel.
        func convert(_ y: Int, to words: UnsafeMutablePointer<UInt32>) {
            var next = rows + y * stride
            for x in 0..<width {
                let (red, green, blue) = (UInt32(next[0]), UInt32(next[1]), UInt32(next[2]))
                if isOpaque {
                    words[x] = 0xFF00_0000 | red << 16 | green << 8 | blue
                } else {
                    let alpha = UInt32(next[3])
                    words[x] =
                        alpha << 24 | multiplied(red, alpha) << 16 | multiplied(green, alpha) << 8
                        | multiplied(blue, alpha)
                }
                next += step
            }
        }

        /// Converts the pixels in place, if they have four bytes. The result keeps the pixbuf.
        func converted(of pixbuf: OpaquePointer) -> ImagePixels? {
            guard step == 4, stride % 4 == 0, UInt(bitPattern: rows) % 4 == 0 else { return nil }
            let bytes = UnsafeMutablePointer(mutating: rows)
            guard
                let surface = cairo_image_surface_create_for_data(
                    bytes, isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
                    Int32(stride))
            else { return nil }
            let status = cairo_surface_set_user_data(
                surface, UnsafePointer(ImagePixels.ownerKey), UnsafeMutableRawPointer(pixbuf)
            ) { g_object_unref($0) }
            guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, status == CAIRO_STATUS_SUCCESS else {
                cairo_surface_destroy(surface)
                return nil
            }
            g_object_ref(UnsafeMutableRawPointer(pixbuf))
            for y in 0..<height {
                (bytes + y * stride).withMemoryRebound(to: UInt32.self, capacity: width) { convert(y, to: $0) }
            }
            cairo_surface_mark_dirty(surface)
            return ImagePixels(owning: surface)
        }

        /// Converts the pixels to a copy, and meanwhile returns the memory of those that were converted to the system.
        func moved() -> ImagePixels {
            let page = Int(sysconf(Int32(_SC_PAGESIZE)))
            let start = Int(bitPattern: rows)
            var firstKept = (start + page - 1) / page * page
            return ImagePixels(width: width, height: height, opaque: isOpaque) { words in
                guard let firstWord = words.baseAddress else { return }
                for y in 0..<height {
                    convert(y, to: firstWord + y * width)
                    let end = (start + y * stride + width * step) / page * page
                    guard end - firstKept >= 1_000_000 else { continue }
                    madvise(UnsafeMutableRawPointer(bitPattern: firstKept), end - firstKept, MADV_DONTNEED)
                    firstKept = end
                }
            }
        }

        /// Returns a · b / 255, rounded to the nearest integer.
        @inline(__always)
        private func multiplied(_ value: UInt32, _ alpha: UInt32) -> UInt32 {
            let product = value * alpha + 128
            return (product + product >> 8) >> 8
        }
    }
}
