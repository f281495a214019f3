//
//  LibraryStore.swift
//  Bookshelf
//

import BookshelfKit
import Foundation
import Ratings

extension Notification.Name {
    static let libraryDidChange = Notification.Name("LibraryDidChange")
}

/// The library, stored in a file that is written shortly after changes.
@objcMembers
final class LibraryStore: NSObject {

    static let shared = LibraryStore(fileURL: LibraryStore.defaultFileURL)
    static let changedBookKey = "changedBook"

    private(set) var library: Library
    private let fileURL: URL?

    dynamic var bookCount: Int { library.books.count }
    private(set) dynamic var hasUnsavedChanges = false

    @nonobjc
    init(library: Library, fileURL: URL? = nil) {
        self.library = library
        self.fileURL = fileURL
        super.init()
    }

    convenience init(fileURL: URL) {
        let stored = try? Library(contentsOf: fileURL)
        self.init(library: stored ?? LibraryStore.sampleLibrary(), fileURL: fileURL)
    }

    private static var defaultFileURL: URL {
        let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        return folder.appendingPathComponent("library.json")
    }

    @nonobjc
    static func sampleLibrary(in bundle: Bundle = .main) -> Library {
        guard let url = bundle.url(forResource: "books", withExtension: "json") else {
            Log.store.fault("books.json is missing in \(bundle.bundlePath)")
            return Library()
        }
        do {
            return try Library(contentsOf: url)
        } catch {
            Log.store.error("books.json cannot be read: \(error.localizedDescription)")
            return Library()
        }
    }

    // MARK: Changes

    func reset() {
        change { $0 = LibraryStore.sampleLibrary() }
    }

    func save(_ book: Book) {
        change(book.id) { $0.save(book) }
    }

    func removeBook(withID id: UUID) {
        change(id) { $0.removeBook(withID: id) }
    }

    func addShelf(named name: String) {
        change { $0.add(Shelf(name: name)) }
    }

    func removeShelf(withID id: String) {
        change { $0.removeShelf(withID: id) }
    }

    func moveShelf(from source: Int, to destination: Int) {
        change { $0.moveShelf(from: source, to: destination) }
    }

    private func change(_ bookID: UUID? = nil, _ body: (inout Library) -> Void) {
        body(&library)
        setNeedsSave()
        let info = bookID.map { [LibraryStore.changedBookKey: $0] }
        NotificationCenter.default.post(name: .libraryDidChange, object: self, userInfo: info)
    }

    // MARK: Saving

    private func setNeedsSave() {
        guard fileURL != nil else { return }
        hasUnsavedChanges = true
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(save as () -> Void), object: nil)
        perform(#selector(save as () -> Void), with: nil, afterDelay: 0.5)
    }

    func save() {
        guard let fileURL, hasUnsavedChanges else { return }
        do {
            try JSONEncoder().encode(library).write(to: fileURL, options: .atomic)
            hasUnsavedChanges = false
        } catch {
            Log.store.error("The library cannot be saved: \(error.localizedDescription)")
        }
    }
}

extension LibraryStore {
    var ratings: RatingSummary {
        RatingSummary(library.books.map { Rating($0.stars) })
    }
}
