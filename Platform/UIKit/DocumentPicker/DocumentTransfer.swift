import Foundation

/// Copies or moves documents to or from the places that the user has selected.
struct DocumentTransfer: Sendable {
    private let operation: UIDocumentPickerViewController.Operation

    init(_ operation: UIDocumentPickerViewController.Operation) {
        self.operation = operation
    }

    /// Returns the documents for the app, or `nil` if a file cannot be copied or moved.
    func perform(_ selected: [URL]) -> [URL]? {
        switch operation {
        case .open(_, asCopy: false): return selected
        case .open(_, asCopy: true): return copies(of: selected)
        case .export(let files, let isCopy):
            guard selected.count == files.count else { return nil }
            return zip(files, selected).allSatisfy { write($0, to: $1, isCopy: isCopy) } ? selected : nil
        }
    }

    private func copies(of files: [URL]) -> [URL]? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Inbox-\(UUID().uuidString)")
        do {
            // Documents may be private.
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            return try files.enumerated().map { index, file in
                // Documents of several folders may have the same name.
                let place = index == 0 ? folder : folder.appendingPathComponent("\(index)")
                try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
                let copy = place.appendingPathComponent(file.lastPathComponent)
                try FileManager.default.copyItem(at: file, to: copy)
                return copy
            }
        } catch {
            return nil
        }
    }

    /// Writes a file to a place. The dialog has confirmed that a file there is replaced.
    private func write(_ file: URL, to place: URL, isCopy: Bool) -> Bool {
        let manager = FileManager.default
        guard file.standardizedFileURL != place.standardizedFileURL else { return true }
        // The old file is replaced only by a complete new one.
        let part = place.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString).part")
        do {
            try manager.copyItem(at: file, to: part)
            guard rename(part.path, place.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
            if !isCopy { try manager.removeItem(at: file) }
            return true
        } catch {
            try? manager.removeItem(at: part)
            return false
        }
    }
}
