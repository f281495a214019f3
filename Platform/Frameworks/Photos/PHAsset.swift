import UIKit

/// The kind of an asset.
public enum PHAssetMediaType: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// A photo.
    case image = 1
    /// A video.
    case video = 2
    /// A sound.
    case audio = 3
}

/// The options of a search.
open class PHFetchOptions: NSObject, @unchecked Sendable {
    /// The conditions. Stored only.
    open var predicate: NSPredicate?
    /// The order. Stored only.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The greatest number of results. Stored only.
    open var fetchLimit = 0
}

/// The results of a search, of which there are none on Linux.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    /// The number of results, which is 0.
    open var count: Int { 0 }
    /// The first result, which is `nil`.
    open var firstObject: ObjectType? { nil }
    /// The last result, which is `nil`.
    open var lastObject: ObjectType? { nil }

    /// Returns the results at indexes.
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }

    /// Calls a closure with each result.
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}

/// A photo or video of the library. No values are created on Linux.
open class PHAsset: NSObject, @unchecked Sendable {
    /// The identifier.
    public final let localIdentifier: String
    /// The kind.
    public final let mediaType: PHAssetMediaType
    /// The date of the creation.
    public final let creationDate: Date?
    /// The width in pixels.
    public final let pixelWidth: Int
    /// The height in pixels.
    public final let pixelHeight: Int

    init(localIdentifier: String, mediaType: PHAssetMediaType, creationDate: Date?, pixelWidth: Int, pixelHeight: Int) {
        self.localIdentifier = localIdentifier
        self.mediaType = mediaType
        self.creationDate = creationDate
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
    }

    /// Searches the library, which has no assets.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }

    /// Searches the library for a kind, of which it has no assets.
    open class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }

    /// Searches the library for identifiers, which it does not have.
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}
