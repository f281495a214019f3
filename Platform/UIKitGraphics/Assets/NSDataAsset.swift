import Foundation

/// The name of a data set in a catalogue.
public typealias NSDataAssetName = String

/// A file of any kind from a catalogue: a `.dataset`.
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
    /// The set's name.
    open var name: NSDataAssetName { content.name }
    /// The file's bytes.
    open var data: Data { content.data }
    /// What kind of file it is, such as `public.json`; `public.data` where that isn't known.
    open var typeIdentifier: String { content.type }

    private let content: (name: String, data: Data, type: String)

    /// The data set of that name in the app's catalogues; nil if there is none.
    public convenience init?(name: NSDataAssetName) {
        self.init(name: name, bundle: .main)
    }

    /// The data set of that name in a bundle's catalogues; nil if there is none.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        guard let set = AssetCatalog.folder(.data, name, in: bundle),
            let entries = AssetFile.contents(Contents.self, of: set)?.data
        else { return nil }
        let usable = entries.filter { $0.slot.isForDevices && $0.filename != nil }
        guard let entry = usable.fitting(UITraitCollection.current.values, slot: \.slot).first,
            let file = entry.filename.flatMap({ AssetFile.named($0, in: set) })
        else { return nil }
        do {
            let data = try Data(contentsOf: file)
            content = (name, data, entry.type ?? TypeIdentifier(fileExtension: file.pathExtension).name)
        } catch {
            AssetFile.tell("\(file.path) cannot be read: \(error.localizedDescription)")
            return nil
        }
    }

    /// It never changes: the same one.
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
