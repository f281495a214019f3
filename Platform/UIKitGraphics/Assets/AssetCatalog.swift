import Foundation
import Synchronization

/// A folder that ends in `.xcassets`, as Xcode keeps it in an app's sources: which sets are in it, and where.
///
/// Nobody compiles it on Linux. Only the folders are looked through; what a set says is read when it is first asked for.
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

    /// The folder of the set of that name: `Group/Name` where the group's folder provides a namespace.
    func folder(_ kind: Kind, _ name: String) -> URL? { sets[Name(kind: kind, name: name)] }

    /// Links could go round in circles.
    private static let deepest = 16

    private mutating func read(_ url: URL, namespace: String, depth: Int) {
        for entry in AppResources.contents(of: url) {
            let name = namespace + entry.deletingPathExtension().lastPathComponent
            if let kind = Kind(rawValue: entry.pathExtension) {
                let name = Name(kind: kind, name: name)
                if sets[name] == nil { sets[name] = entry }
            } else if entry.pathExtension.isEmpty, depth < Self.deepest {
                let group = AssetFile.contents(GroupContents.self, of: entry, mayLack: true)
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
    /// The catalogues of a bundle, or of the app (nil), in the order in which they are searched.
    private static func catalogs(of bundle: Bundle?) -> [AssetCatalog] {
        let path = (bundle ?? .main).bundlePath
        if let found = known.withLock({ $0[path] }) { return found }
        let new = AppResources.of(bundle).searchFolders.flatMap(AppResources.contents)
            .filter { $0.pathExtension == "xcassets" }.map(AssetCatalog.init)
        known.withLock { $0[path] = new }
        return new
    }

    private static let known = Mutex<[String: [AssetCatalog]]>([:])

    /// The folder of a set among the resources of a bundle, or of the app (nil).
    static func folder(_ kind: Kind, _ name: String, in bundle: Bundle?) -> URL? {
        guard !name.isEmpty else { return nil }
        return catalogs(of: bundle).lazy.compactMap { $0.folder(kind, name) }.first
    }
}
