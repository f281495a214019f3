import Foundation

/// The name of a data set in a catalog.
public typealias NSDataAssetName = String

/// The data of a `.dataset` in a catalog.
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
    /// The name of the data set.
    open var name: NSDataAssetName { content.name }
    /// The contents of the file.
    open var data: Data { content.data }
    /// The uniform type identifier of the file, such as `public.json`, or `public.data` if its type is
    /// unknown.
    open var typeIdentifier: String { content.type }

    private let content: (name: String, data: Data, type: String)

    /// Creates a data asset from the app's catalogs. Returns `nil` if there is no data set with that name.
    public convenience init?(name: NSDataAssetName) {
        self.init(name: name, bundle: .main)
    }

    /// Creates a data asset from the catalogs of a bundle. Returns `nil` if there is no data set with that
    /// name.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        guard let set = AssetCatalog.folder(.data, name, in: bundle),
            let entries = AssetFile.contents(Contents.self, of: set)?.data
        else { return nil }
        let usable = entries.filter { $0.slot.isForSupportedDevice && $0.filename != nil }
        guard let entry = usable.bestMatches(for: UITraitCollection.current.values, slot: \.slot).first,
            let file = entry.filename.flatMap({ AssetFile.named($0, in: set) })
        else { return nil }
        do {
            let data = try Data(contentsOf: file)
            content = (name, data, entry.type ?? TypeIdentifier(fileExtension: file.pathExtension).name)
        } catch {
            AssetFile.warn("\(file.path) cannot be read: \(error.localizedDescription)")
            return nil
        }
    }

    /// Returns the asset itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    private struct Contents: Decodable {
        struct Entry: Decodable {
            let slot: AssetSlot
            let filename: String?
            let type: String?

            enum CodingKeys: String, CodingKey {
                case filename
                case type = "universal-type-identifier"
            }

            init(from decoder: any Decoder) throws {
                slot = try AssetSlot(from: decoder)
                let container = try decoder.container(keyedBy: CodingKeys.self)
                filename = try container.decodeIfPresent(String.self, forKey: .filename)
                type = try container.decodeIfPresent(String.self, forKey: .type)
            }
        }

        let data: [Entry]?
    }
}
