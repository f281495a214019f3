import Foundation

/// Contents on disk with their responses, bounded in bytes. Those that were used least recently are removed first.
///
/// Caches of one folder share its files. Their number of bytes is limited for the folder, not for each cache: a cache that stores a file
/// removes others until the folder has the cache's limit.
package struct DiskCache: Sendable {
    private let folder: CacheFolder
    private let limit: Int

    /// Creates a cache. The folder is created when the first file is stored.
    package init(folder: URL, limit: Int) {
        self.folder = CacheFolder.shared(folder)
        self.limit = limit
    }

    /// Returns the stored file of an address.
    package func file(for url: URL) async -> (response: StoredResponse, body: Data)? { await folder.file(for: url) }

    /// Stores a file, unless it is larger than the cache. A failure leaves the cache without the file.
    package func store(_ response: StoredResponse, _ body: Data) async {
        await folder.store(response, body, limit: limit)
    }

    /// Removes the file of an address.
    package func remove(_ url: URL) async { await folder.remove(url) }

    /// Removes all files of the folder.
    package func removeAll() async { await folder.removeAll() }

    /// Returns the name of the file of an address, without its extension.
    package static func name(of url: URL) -> String { CacheFolder.name(of: url) }
}
