import Foundation
import Synchronization

/// An index of the sets in an Xcode asset catalog, a folder with the extension `xcassets`.
///
/// Catalogs are not compiled on Linux. The index contains only the folders; the contents of a set are read
/// on first use.
struct AssetCatalog: Sendable {
    enum Kind: String, Sendable {
        case image = "imageset"
        case color = "colorset"
        case data = "dataset"
        case symbol = "symbolset"
        case icon = "appiconset"
    }

    private struct Name: Hashable {
        let kind: Kind
        let name: String
    }

    private var sets: [Name: URL] = [:]

    init(_ url: URL) {
        read(url, namespace: "", depth: 0)
    }

    /// Returns the folder of a set. Its name is `Group/Name` if the group provides a namespace.
    func folder(_ kind: Kind, _ name: String) -> URL? { sets[Name(kind: kind, name: name)] }

    /// The maximum depth of folders, because symbolic links can be circular.
    private static let maximumDepth = 16

    private mutating func read(_ url: URL, namespace: String, depth: Int) {
        for entry in AppResources.contents(of: url) {
            let name = namespace + entry.deletingPathExtension().lastPathComponent
            if let kind = Kind(rawValue: entry.pathExtension) {
                let name = Name(kind: kind, name: name)
                if sets[name] == nil { sets[name] = entry }
            } else if entry.pathExtension.isEmpty, depth < Self.maximumDepth {
                let group = AssetFile.contents(GroupContents.self, of: entry, isOptional: true)
                let isNamespace = group?.properties?.providesNamespace ?? false
                read(entry, namespace: isNamespace ? "\(name)/" : namespace, depth: depth + 1)
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
}

extension AssetCatalog {
    /// Returns the catalogs of a bundle, or of the app if it is `nil`, in search order.
    private static func catalogs(of bundle: Bundle?) -> [AssetCatalog] {
        let path = (bundle ?? .main).bundlePath
        if let found = cache.withLock({ $0[path] }) { return found }
        let new = AppResources.of(bundle).searchFolders.flatMap(AppResources.contents)
            .filter { $0.pathExtension == "xcassets" }.map(AssetCatalog.init)
        cache.withLock { $0[path] = new }
        return new
    }

    private static let cache = Mutex<[String: [AssetCatalog]]>([:])

    /// Returns the folder of a set among the resources of a bundle, or of the app if it is `nil`.
    static func folder(_ kind: Kind, _ name: String, in bundle: Bundle?) -> URL? {
        guard !name.isEmpty else { return nil }
        return catalogs(of: bundle).lazy.compactMap { $0.folder(kind, name) }.first
    }
}
