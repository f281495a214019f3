import Foundation

/// Why a draft could not be saved or restored.
public enum DraftError: Error, CustomStringConvertible {
    /// The file can't be read or written.
    case file(URL, reason: String)
    /// What was saved is not a draft of this type.
    case content(type: String, reason: String)

    /// Which file or type it is about, and what was wrong.
    public var description: String {
        switch self {
        case .file(let url, let reason): "\(url.path): \(reason)"
        case .content(let type, let reason): "This is no draft of \(type): \(reason)"
        }
    }
}

/// What is kept of a draft.
private struct SavedDraft<Value: Codable>: Codable {
    var value: Value
    var original: Value
}

extension Draft where Value: Codable {
    /// The draft as data, to be kept while the app does not run: the value, and what it was originally.
    public func saved() throws(DraftError) -> Data {
        do {
            return try JSONEncoder().encode(SavedDraft(value: value, original: original))
        } catch {
            throw .content(type: "\(Value.self)", reason: "\(error)")
        }
    }

    /// Goes on where ``saved()`` left off. If it throws, the draft stays as it is.
    public func restore(_ data: Data) throws(DraftError) {
        let saved: SavedDraft<Value>
        do {
            saved = try JSONDecoder().decode(SavedDraft<Value>.self, from: data)
        } catch {
            throw .content(type: "\(Value.self)", reason: "\(error)")
        }
        begin(with: saved.original)
        update { $0 = saved.value }
    }

    /// Writes the draft to a file, whole or not at all.
    public func save(to file: URL) throws(DraftError) {
        let data = try saved()
        do {
            try data.write(to: file, options: .atomic)
        } catch {
            throw .file(file, reason: "\(error)")
        }
    }

    /// Reads a draft from a file. If it throws, the draft stays as it is.
    public func restore(from file: URL) throws(DraftError) {
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch {
            throw .file(file, reason: "\(error)")
        }
        try restore(data)
    }
}
