import Foundation

/// An error that occurs when a draft is saved or restored.
public enum DraftError: Error, CustomStringConvertible {
    /// A file that cannot be read or written.
    case file(URL, reason: String)
    /// Data that is not a draft of the type.
    case content(type: String, reason: String)

    /// A text with the file or type and the reason.
    public var description: String {
        switch self {
        case .file(let url, let reason): "\(url.path): \(reason)"
        case .content(let type, let reason): "The data is not a draft of \(type): \(reason)"
        }
    }
}

/// The encoded form of a draft.
private struct SavedDraft<Value: Codable>: Codable {
    var value: Value
    var original: Value
}

extension Draft where Value: Codable {
    /// Returns the value and the original value as data, so that the draft can be restored in another
    /// launch.
    public func saved() throws(DraftError) -> Data {
        do {
            return try JSONEncoder().encode(SavedDraft(value: value, original: original))
        } catch {
            throw .content(type: "\(Value.self)", reason: "\(error)")
        }
    }

    /// Restores the value and the original value from data returned by ``saved()``. The draft is unchanged
    /// if this throws.
    public func restore(_ data: Data) throws(DraftError) {
        let saved: SavedDraft<Value>
        do {
            saved = try JSONDecoder().decode(SavedDraft<Value>.self, from: data)
        } catch {
            throw .content(type: "\(Value.self)", reason: "\(error)")
        }
        reset(to: saved.original)
        update { $0 = saved.value }
    }

    /// Writes the draft to a file atomically.
    public func save(to file: URL) throws(DraftError) {
        let data = try saved()
        do {
            try data.write(to: file, options: .atomic)
        } catch {
            throw .file(file, reason: "\(error)")
        }
    }

    /// Restores the draft from a file. The draft is unchanged if this throws.
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
