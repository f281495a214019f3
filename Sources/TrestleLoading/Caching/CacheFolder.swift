import Foundation

/// The files of the caches in one folder. There is one object for each folder, so that all caches count the same bytes.
///
/// A file contains the length of its description, the description as JSON, and the content. Damaged files are removed when
/// they are read.
actor CacheFolder {
    private let folder: URL
    /// The number of bytes of all files, or `nil` until they have been counted.
    private var size: Int?

    private init(_ folder: URL) {
        self.folder = folder
    }

    // MARK: Folders

    private struct WeakFolder {
        weak var folder: CacheFolder?
    }

    /// The folders in use, by their paths.
    private static let folders = Folders()

    private final class Folders: @unchecked Sendable {
        /// Protects ``byPath``.
        let lock = NSLock()
        var byPath: [String: WeakFolder] = [:]
    }

    /// Returns the object of a folder. The folder itself is created when its first file is stored.
    static func shared(_ url: URL) -> CacheFolder {
        let path = url.standardizedFileURL.resolvingSymlinksInPath().path
        return folders.lock.withLock {
            if let folder = folders.byPath[path]?.folder { return folder }
            folders.byPath = folders.byPath.filter { $0.value.folder != nil }
            let folder = CacheFolder(url)
            folders.byPath[path] = WeakFolder(folder: folder)
            return folder
        }
    }

    // MARK: Files

    /// Returns the stored file of an address.
    func file(for url: URL) -> (response: StoredResponse, body: Data)? {
        let place = place(of: url)
        guard let data = try? Data(contentsOf: place) else { return nil }
        guard let (response, body) = Self.decode(data) else {
            remove(place, count: data.count)
            return nil
        }
        // Two addresses may have one name.
        guard response.url == url else { return nil }
        // The date of use decides which files are removed first.
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: place.path)
        return (response, body)
    }

    /// Stores a file, unless it is larger than `limit`. A failure leaves the folder without the file.
    ///
    /// - Parameter limit: The number of bytes above which files are removed.
    func store(_ response: StoredResponse, _ body: Data, limit: Int) {
        let place = place(of: response.url)
        let before = Self.byteCount(place)
        guard let data = Self.encode(response, body), data.count <= limit else {
            return remove(place, count: before)
        }
        let counted = size ?? files().reduce(0) { $0 + $1.count }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: place, options: .atomic)
            size = counted - before + data.count
        } catch {
            size = counted
            return
        }
        if counted - before + data.count > limit { removeOldFiles(limit: limit) }
    }

    /// Removes the file of an address.
    func remove(_ url: URL) {
        let place = place(of: url)
        remove(place, count: Self.byteCount(place))
    }

    /// Removes all files.
    func removeAll() {
        for file in files() { try? FileManager.default.removeItem(at: file.place) }
        size = 0
    }

    private func remove(_ place: URL, count: Int) {
        guard (try? FileManager.default.removeItem(at: place)) != nil, let size else { return }
        self.size = size - count
    }

    /// Removes the files that were used least recently until a quarter of the limit is free, so that not each store removes some.
    private func removeOldFiles(limit: Int) {
        let files = files().sorted { $0.used < $1.used }
        var remaining = files.reduce(0) { $0 + $1.count }
        for file in files where remaining > limit * 3 / 4 {
            guard (try? FileManager.default.removeItem(at: file.place)) != nil else { continue }
            remaining -= file.count
        }
        size = remaining
    }

    private struct File {
        let place: URL
        let count: Int
        let used: Date
    }

    private func files() -> [File] {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
        let places = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys))
        return (places ?? []).filter { $0.pathExtension == Self.fileExtension }.map { place in
            let values = try? place.resourceValues(forKeys: keys)
            return File(
                place: place, count: values?.fileSize ?? 0, used: values?.contentModificationDate ?? .distantPast)
        }
    }

    private static let fileExtension = "response"

    private static func byteCount(_ place: URL) -> Int {
        (try? place.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    }

    private func place(of url: URL) -> URL {
        folder.appendingPathComponent("\(Self.name(of: url)).\(Self.fileExtension)")
    }

    /// Returns a file name of 32 hexadecimal digits: two hashes by FNV-1a (Fowler, Noll and Vo), of the address and of the
    /// address in reverse.
    static func name(of url: URL) -> String {
        func hash(_ bytes: some Sequence<UInt8>) -> String {
            let value = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
            let digits = String(value, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }
        let bytes = Array(url.absoluteString.utf8)
        return hash(bytes) + hash(bytes.reversed())
    }

    private static func encode(_ response: StoredResponse, _ body: Data) -> Data? {
        guard let description = try? JSONEncoder().encode(response) else { return nil }
        let count = UInt32(clamping: description.count)
        var data = Data((0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) })
        data.append(description)
        data.append(body)
        return data
    }

    private static func decode(_ data: Data) -> (StoredResponse, Data)? {
        guard data.count >= 4 else { return nil }
        let count = data.prefix(4).enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
        let body = data.dropFirst(4)
        guard count <= body.count,
            let response = try? JSONDecoder().decode(StoredResponse.self, from: body.prefix(count))
        else { return nil }
        return (response, Data(body.dropFirst(count)))
    }
}
