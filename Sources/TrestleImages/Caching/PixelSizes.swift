import CoreGraphics
import Foundation

/// The sizes of image files in pixels, bounded in addresses and their bytes. Those that were added first are removed first.
///
/// The first size of an address is kept until it is removed: a server whose file changes cannot make the layout of its image change again
/// and again.
struct PixelSizes {
    /// The maximum number of addresses.
    static let maximumCount = 4_096
    /// The maximum number of bytes of all addresses, which contain whole files if their scheme is "data".
    static let maximumBytes = 8 << 20

    private var sizes: [URL: CGSize] = [:]
    /// The addresses in the order of their addition, from ``start`` on.
    private var order: [URL] = []
    private var start = 0
    private var bytes = 0

    subscript(url: URL) -> CGSize? { sizes[url] }

    /// Adds the size of a file, unless that of its address is known.
    mutating func add(_ size: CGSize, of url: URL) {
        guard sizes[url] == nil, size.width > 0, size.height > 0 else { return }
        sizes[url] = size
        order.append(url)
        bytes += Self.byteCount(url)
        while sizes.count > Self.maximumCount || bytes > Self.maximumBytes && sizes.count > 1 { removeFirst() }
    }

    mutating func removeAll() { self = PixelSizes() }

    private mutating func removeFirst() {
        let url = order[start]
        sizes[url] = nil
        bytes -= Self.byteCount(url)
        start += 1
        guard start > Self.maximumCount else { return }
        order.removeFirst(start)
        start = 0
    }

    private static func byteCount(_ url: URL) -> Int { url.absoluteString.utf8.count }
}
