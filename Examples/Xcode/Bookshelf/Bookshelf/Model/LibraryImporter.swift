//
//  LibraryImporter.swift
//  Bookshelf
//

import BookshelfKit
import Foundation

/// Reads books from a file in the background, and adds those that the library does not contain yet.
final class LibraryImporter {

    enum ImportError: LocalizedError {
        case unreadable(String)

        var errorDescription: String? {
            switch self {
            case .unreadable(let name):
                return String(localized: "The file “\(name)” does not contain a library.")
            }
        }
    }

    private let store: LibraryStore
    private let queue = DispatchQueue(label: "LibraryImporter", qos: .userInitiated)

    init(store: LibraryStore) {
        self.store = store
    }

    /// Calls `completion` on the main queue.
    func importBooks(from url: URL, completion: @escaping () -> Void) {
        queue.async {
            let library = try? Library(contentsOf: url)
            DispatchQueue.main.async {
                if let library {
                    self.merge(library)
                }
                completion()
            }
        }
    }

    @MainActor
    func importBooks(from url: URL) async throws -> Int {
        let task = Task.detached(priority: .userInitiated) { try Library(contentsOf: url) }
        do {
            return merge(try await task.value)
        } catch {
            throw ImportError.unreadable(url.lastPathComponent)
        }
    }

    @discardableResult
    private func merge(_ library: Library) -> Int {
        let added = library.books.filter { store.library.book(withID: $0.id) == nil }
        added.forEach(store.save(_:))
        return added.count
    }
}
