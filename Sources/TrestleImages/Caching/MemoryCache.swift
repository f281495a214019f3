import UIKit

/// Images in memory, bounded in bytes. Those that were used least recently are removed first.
struct MemoryCache {
    private struct Entry {
        let image: UIImage
        let cost: Int
        var lastUse: UInt64
    }

    private let limit: Int
    private var entries: [ImageRequest: Entry] = [:]
    private(set) var cost = 0
    /// The number of uses, which orders the entries.
    private var clock: UInt64 = 0

    init(limit: Int) {
        self.limit = limit
    }

    /// Returns the image of a request.
    mutating func image(for request: ImageRequest) -> UIImage? {
        guard let entry = entries[request] else { return nil }
        clock += 1
        entries[request]?.lastUse = clock
        return entry.image
    }

    /// Adds an image, unless it alone is larger than the cache.
    mutating func store(_ image: UIImage, for request: ImageRequest) {
        if let old = entries.removeValue(forKey: request) { cost -= old.cost }
        let new = Self.cost(of: image)
        guard new <= limit else { return }
        clock += 1
        entries[request] = Entry(image: image, cost: new, lastUse: clock)
        cost += new
        guard cost > limit else { return }
        // A quarter is removed at once, so that not each image sorts the others.
        for (request, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where cost > limit * 3 / 4 {
            guard entry.lastUse != clock else { break }
            entries[request] = nil
            cost -= entry.cost
        }
    }

    /// Removes all images.
    mutating func removeAll() {
        entries = [:]
        cost = 0
    }

    /// Returns the number of bytes of an image's pixels.
    private static func cost(of image: UIImage) -> Int {
        Int(image.size.width * image.scale) * Int(image.size.height * image.scale) * 4
    }
}
