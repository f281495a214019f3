import Foundation

/// A reader for the files of a set in a catalog. The files are untrusted: each error is logged, and the file
/// counts as missing.
enum AssetFile {
    /// The maximum size of a `Contents.json` file, in bytes.
    private static let maximumSize = 1_000_000

    /// Decodes the `Contents.json` file of a set.
    /// - Parameter isOptional: Whether the file is optional.
    static func contents<Contents: Decodable>(
        _ type: Contents.Type, of set: URL, isOptional: Bool = false
    ) -> Contents? {
        let file = set.appendingPathComponent("Contents.json")
        let size = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? NSNumber
        guard let size else {
            if !isOptional { warn("\(file.path) is missing. Add it to the set.") }
            return nil
        }
        guard size.intValue <= maximumSize else {
            warn("\(file.path) is too large, with \(size) bytes. Its size is limited to \(maximumSize) bytes.")
            return nil
        }
        do {
            return try JSONDecoder().decode(type, from: Data(contentsOf: file))
        } catch {
            warn("\(file.path) cannot be read: \(ResourceWarning.reason(of: error))")
            return nil
        }
    }

    /// Returns the URL of a file that the `Contents.json` file of a set references.
    static func named(_ name: String, in set: URL) -> URL? {
        guard !name.contains("/"), !name.contains("\0"), name != "..", name != "." else {
            warn("\(set.path)/Contents.json references \"\(name)\". Reference a file in the same folder.")
            return nil
        }
        let file = set.appendingPathComponent(name)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else {
            warn("\(set.path)/Contents.json references \"\(name)\", which is missing. Add the file to the set.")
            return nil
        }
        return file
    }

    static func warn(_ text: String) { ResourceWarning.log("Assets", text) }
}
