import Foundation
import Synchronization

extension UIImage {
    /// Creates the image with the given name from the app's resources.
    ///
    /// The name is that of an image set or a symbol set in a catalog, or of a file: `name.png`,
    /// `name@2x.png`, `name@3x.png`, or a file of another image format. A name with a file extension also finds the
    /// image set without it. Images are cached. Returns `nil` if there is no such image.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates the image with the given name from the resources of `bundle`, or of the app if `bundle` is
    /// `nil`. A symbol uses the style of `configuration`.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        guard let parts = NamedImageCache.parts(name, bundle ?? .main, configuration?.traitCollection) else {
            return nil
        }
        var configured = parts
        configured.configuration = configuration
        if case .symbol(let shape) = configured.content {
            let style = configuration as? SymbolConfiguration
            configured.content = .symbol(SymbolShape(glyph: shape.glyph, style: style))
        }
        self.init(parts: configured)
    }

    /// Creates the image with the given name and traits from the resources of `bundle`, or of the app if
    /// `bundle` is `nil`.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let parts = NamedImageCache.parts(name, bundle ?? .main, traitCollection) else { return nil }
        self.init(parts: parts)
    }

    /// Creates an animated image from the images named `name` followed by 0, 1, 2, and so on. Returns `nil`
    /// if there is no first image.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var images: [UIImage] = []
        while let next = UIImage(named: "\(name)\(images.count)") { images.append(next) }
        return animatedImage(with: images, duration: duration)
    }
}

/// The default type of `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}

/// A cache of the images that were loaded by name.
enum NamedImageCache {
    private struct Key: Hashable {
        let name: String
        /// The path of the bundle, or of the image set in a catalog.
        let path: String
        let scale: CGFloat
    }

    private struct AssetKey: Hashable {
        let name: String
        let bundle: String
    }

    /// The images, which are not removed: they consist of mapped files, and ``ImageCache`` limits the decoded pixels.
    private static let cache = Mutex<[Key: UIImage.Parts]>([:])
    private static let assets = Mutex<[AssetKey: UIImageAsset?]>([:])

    /// Returns the image in the catalogs of a bundle, or otherwise in the file with the given name, or otherwise in
    /// the catalogs under the name without its file extension.
    static func parts(_ name: String, _ bundle: Bundle, _ traits: UITraitCollection?) -> UIImage.Parts? {
        guard !name.isEmpty else { return nil }
        if let found = exactParts(name, bundle, traits) { return found }
        let path = name as NSString
        guard ImageFile.extensions.contains(path.pathExtension.lowercased()) else { return nil }
        return assetParts(path.deletingPathExtension, bundle, traits)
    }

    /// Returns the image of an image set.
    private static func assetParts(_ name: String, _ bundle: Bundle, _ traits: UITraitCollection?) -> UIImage.Parts? {
        guard let asset = asset(name, bundle), var parts = asset.parts(for: traits) else { return nil }
        parts.name = name
        parts.asset = asset
        return parts
    }

    /// Returns the image of an image set, a symbol set or a file with the given name.
    private static func exactParts(_ name: String, _ bundle: Bundle, _ traits: UITraitCollection?) -> UIImage.Parts? {
        if let parts = assetParts(name, bundle, traits) { return parts }
        let given = traits?.displayScale ?? 0
        let scale = given > 0 ? given : .screen
        if let glyph = symbol(name, bundle, traits) {
            var parts = UIImage.Parts(content: .symbol(SymbolShape(glyph: glyph, style: nil)), scale: scale)
            parts.name = name
            return parts
        }
        return parts(Key(name: name, path: bundle.bundlePath, scale: scale)) {
            let folders = AppResources.of(bundle).searchFolders.map(\.path)
            var parts = ImageFile(name: name, folders: folders, scale: scale)?.load()
            parts?.name = name
            return parts
        }
    }

    /// Returns the symbol in the catalogs of a bundle for the given traits.
    private static func symbol(_ name: String, _ bundle: Bundle, _ traits: UITraitCollection?) -> SymbolGlyph? {
        guard let set = SymbolSet.named(name, in: bundle) else { return nil }
        var wanted = UITraitCollection.current.values
        if let traits { wanted.merge(traits.values) }
        return set.template(for: wanted)?.glyph
    }

    /// Returns the image of a set for the given traits.
    static func parts(of set: ImageSet, for traits: TraitValues) -> UIImage.Parts? {
        let scale = traits.displayScale > 0 ? traits.displayScale : 1
        guard let entry = set.entry(for: traits, scale: scale) else { return nil }
        return parts(Key(name: "\(entry)", path: set.url.path, scale: scale)) { set.parts(at: entry, scale: scale) }
    }

    private static func parts(_ key: Key, load: () -> UIImage.Parts?) -> UIImage.Parts? {
        if let cached = cache.withLock({ $0[key] }) { return cached }
        guard let new = load() else { return nil }
        return cache.withLock {
            if let earlier = $0[key] { return earlier }
            $0[key] = new
            return new
        }
    }

    /// Returns the asset of an image set, with which further images can be registered.
    private static func asset(_ name: String, _ bundle: Bundle) -> UIImageAsset? {
        guard let url = AssetCatalog.folder(.image, name, in: bundle) else { return nil }
        let key = AssetKey(name: name, bundle: bundle.bundlePath)
        if let found = assets.withLock({ $0[key] }) { return found }
        let new = ImageSet(url).map { UIImageAsset(set: $0) }
        return assets.withLock {
            if let earlier = $0[key] { return earlier }
            $0[key] = .some(new)
            return new
        }
    }
}
