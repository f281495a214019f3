import Foundation

/// The names of the colors and images in asset catalogs, by the folders that provide namespaces.
struct AssetNames: Equatable {
    /// The names of color sets, without those of the namespaces.
    private(set) var colors: Set<String> = []
    /// The names of image sets and symbol sets, without those of the namespaces.
    private(set) var images: Set<String> = []
    /// The contents of the folders that provide namespaces.
    private(set) var namespaces: [String: AssetNames] = [:]

    /// Reads catalogs, all of which Xcode merges into one.
    init(catalogs: [URL]) {
        for url in catalogs { read(url, depth: 0) }
    }

    private init() {}

    /// The maximum depth of folders, because symbolic links can be circular.
    private static let maximumDepth = 16

    private mutating func read(_ folder: URL, depth: Int) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() {
            let entry = folder.appendingPathComponent(name)
            let asset = entry.deletingPathExtension().lastPathComponent
            switch entry.pathExtension {
            case "colorset": colors.insert(asset)
            case "imageset", "symbolset": images.insert(asset)
            case "" where depth < Self.maximumDepth && FileStatus(entry)?.isDirectory == true:
                if Self.providesNamespace(entry) {
                    namespaces[name, default: AssetNames()].read(entry, depth: depth + 1)
                } else {
                    read(entry, depth: depth + 1)
                }
            default: continue
            }
        }
    }

    private struct GroupContents: Decodable {
        struct Properties: Decodable {
            let providesNamespace: Bool?

            enum CodingKeys: String, CodingKey {
                case providesNamespace = "provides-namespace"
            }
        }

        let properties: Properties?
    }

    private static func providesNamespace(_ folder: URL) -> Bool {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return false }
        return (try? JSONDecoder().decode(GroupContents.self, from: data))?.properties?.providesNamespace ?? false
    }
}
