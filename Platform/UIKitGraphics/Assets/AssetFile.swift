import Foundation

/// The files of one set in a catalogue. They come from outside: whatever is wrong with one is told, and it counts as missing.
enum AssetFile {
    /// A list of files that is larger is none.
    private static let largest = 1_000_000

    /// What a set's `Contents.json` says.
    /// - Parameter mayLack: whether it is all right if there is none.
    static func contents<Contents: Decodable>(
        _ type: Contents.Type, of set: URL, mayLack: Bool = false
    ) -> Contents? {
        let file = set.appendingPathComponent("Contents.json")
        let size = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? NSNumber
        guard let size else {
            if !mayLack { tell("\(file.path) is missing. Add it to the set.") }
            return nil
        }
        guard size.intValue <= largest else {
            tell("\(file.path) is too large, with \(size) bytes. Its size is limited to \(largest) bytes.")
            return nil
        }
        do {
            return try JSONDecoder().decode(type, from: Data(contentsOf: file))
        } catch {
            tell("\(file.path) cannot be read: \(ResourceWarning.reason(of: error))")
            return nil
        }
    }

    /// A file that a set's `Contents.json` names.
    static func named(_ name: String, in set: URL) -> URL? {
        guard !name.contains("/"), !name.contains("\0"), name != "..", name != "." else {
            tell("\(set.path)/Contents.json references \"\(name)\". Reference a file in the same folder.")
            return nil
        }
        let file = set.appendingPathComponent(name)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else {
            tell("\(set.path)/Contents.json references \"\(name)\", which is missing. Add the file to the set.")
            return nil
        }
        return file
    }

    static func tell(_ text: String) { ResourceWarning.tell("Assets", text) }
}
