import Synchronization

/// A cache of pixels that can be made again: decoded files, and images in the size in which they are shown.
///
/// When they exceed the limit, the least recently used ones are released. Those in use elsewhere stay in memory, and are found as
/// long as they are.
package final class ImageCache: Sendable {
    /// The cache of the process.
    ///
    /// What is drawn is hardly larger than the screen, as larger images are reduced once instead of in each frame. 100 MB are the
    /// pixels of twelve screens of 1920 × 1080 pixels, or three of 3840 × 2160, so that one can return to a screen without decoding
    /// its images again.
    package static let shared = ImageCache(limit: 100_000_000)

    private let limit: Int
    private let list = Mutex(List())

    /// Creates an empty cache.
    ///
    /// - Parameter limit: The maximum number of bytes. The most recently used image is kept even if it is larger; otherwise it would
    ///   be decoded in each frame.
    package init(limit: Int) {
        self.limit = limit
    }

    /// The number of bytes of the pixels that are kept.
    package var byteCount: Int { list.withLock { $0.byteCount } }

    /// Releases all pixels that are not in use elsewhere.
    package func removeAll() {
        let removed = list.withLock { list in
            var images: [Entry.Image?] = []
            while let last = list.last { images.append(list.remove(last)) }
            return images
        }
        // Memory is freed outside of the lock.
        withExtendedLifetime(removed) {}
    }

    fileprivate func image(of entry: Entry) -> Entry.Image? {
        list.withLock { list in
            if let image = entry.image {
                list.moveToFront(entry)
                return image
            }
            guard let image = entry.usedImage else { return nil }
            list.insert(entry, image)
            return image
        }
    }

    fileprivate func store(_ image: Entry.Image, byteCount: Int, in entry: Entry) {
        let removed = list.withLock { list in
            var images = [list.remove(entry)]
            entry.byteCount = byteCount
            entry.usedImage = image
            list.insert(entry, image)
            while list.byteCount > limit, let last = list.last, last !== entry { images.append(list.remove(last)) }
            return images
        }
        withExtendedLifetime(removed) {}
    }

    fileprivate func hasImage(_ entry: Entry) -> Bool { list.withLock { _ in entry.usedImage != nil } }

    fileprivate func remove(_ entry: Entry) {
        let removed = list.withLock { $0.remove(entry) }
        withExtendedLifetime(removed) {}
    }

    /// An element of the list. The lock of the cache protects it.
    fileprivate final class Entry: @unchecked Sendable {
        typealias Image = any AnyObject & Sendable

        /// The image as long as the cache keeps it.
        var image: Image?
        /// The image as long as it is in use.
        weak var usedImage: Image?
        var byteCount = 0
        // A place removes its entry from the list before it releases it.
        unowned(unsafe) var previous: Entry?
        unowned(unsafe) var next: Entry?
    }

    /// The entries with images, by their last use.
    private struct List {
        unowned(unsafe) private(set) var first: Entry?
        unowned(unsafe) private(set) var last: Entry?
        private(set) var byteCount = 0

        mutating func insert(_ entry: Entry, _ image: Entry.Image) {
            entry.image = image
            byteCount += entry.byteCount
            link(entry)
        }

        mutating func remove(_ entry: Entry) -> Entry.Image? {
            guard let image = entry.image else { return nil }
            entry.image = nil
            byteCount -= entry.byteCount
            unlink(entry)
            return image
        }

        mutating func moveToFront(_ entry: Entry) {
            guard first !== entry else { return }
            unlink(entry)
            link(entry)
        }

        private mutating func link(_ entry: Entry) {
            (entry.previous, entry.next) = (nil, first)
            first?.previous = entry
            first = entry
            if last == nil { last = entry }
        }

        private mutating func unlink(_ entry: Entry) {
            if let previous = entry.previous { previous.next = entry.next } else { first = entry.next }
            if let next = entry.next { next.previous = entry.previous } else { last = entry.previous }
        }
    }

    /// A place for one image in the cache.
    package final class Place<Image: AnyObject & Sendable>: Sendable {
        private let cache: ImageCache
        private let entry = Entry()

        /// Creates an empty place.
        package init(in cache: ImageCache = .shared) {
            self.cache = cache
        }

        deinit {
            cache.remove(entry)
        }

        /// The image, or `nil` if it was released. The user retains it, so that it stays valid.
        package var image: Image? { cache.image(of: entry) as? Image }

        /// Whether the image is in memory. Does not count as a use.
        package var hasImage: Bool { cache.hasImage(entry) }

        /// Stores an image in place of the present one, and releases the least recently used ones if there is too little room.
        package func store(_ image: Image, byteCount: Int) {
            cache.store(image, byteCount: byteCount, in: entry)
        }
    }
}
