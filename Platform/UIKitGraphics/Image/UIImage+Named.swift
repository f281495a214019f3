import Foundation
import Synchronization

extension UIImage {
    /// The image of that name among the app's resources: an image set or a symbol set in a catalogue, else `name.png`,
    /// `name@2x.png`, `name@3x.png`, or another picture format. Decoded once and kept. Nil if there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The image of that name among a bundle's resources, by default the app's; a symbol in the style of `configuration`.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        guard let parts = NamedImages.parts(name, bundle ?? .main, configuration?.traitCollection) else { return nil }
        var configured = parts
        configured.configuration = configuration
        if case .symbol(let shape) = configured.content {
            let style = configuration as? SymbolConfiguration
            configured.content = .symbol(SymbolShape(glyph: shape.glyph, style: style))
        }
        self.init(parts: configured)
    }

    /// The image of that name among a bundle's resources, by default the app's, for these traits.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let parts = NamedImages.parts(name, bundle ?? .main, traitCollection) else { return nil }
        self.init(parts: parts)
    }

    /// The animation of the images called `name` followed by 0, 1, 2 and so on, as far as there are any; nil without the first.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var images: [UIImage] = []
        while let next = UIImage(named: "\(name)\(images.count)") { images.append(next) }
        return animatedImage(with: images, duration: duration)
    }
}

/// What `#imageLiteral(resourceName:)` makes where no other type is asked for.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}

/// The images that were asked for by name, kept as long as there are few.
enum NamedImages {
    private struct Key: Hashable {
        let name: String
        /// The bundle, or the set of a catalogue.
        let place: String
        let scale: CGFloat
    }

    private struct AssetKey: Hashable {
        let name: String
        let bundle: String
    }

    private static let known = Mutex<[Key: UIImage.Parts]>([:])
    private static let assets = Mutex<[AssetKey: UIImageAsset?]>([:])

    /// Past so many the whole lot is let go, and decoded again when asked for.
    private static let limit = 200

    /// The image in the catalogues of a bundle, else the file of that name.
    static func parts(_ name: String, _ bundle: Bundle, _ traits: UITraitCollection?) -> UIImage.Parts? {
        guard !name.isEmpty else { return nil }
        if let asset = asset(name, bundle), var parts = asset.parts(for: traits) {
            parts.name = name
            parts.asset = asset
            return parts
        }
        let given = traits?.displayScale ?? 0
        let scale = given > 0 ? given : .screen
        if let glyph = symbol(name, bundle, traits) {
            var parts = UIImage.Parts(content: .symbol(SymbolShape(glyph: glyph, style: nil)), scale: scale)
            parts.name = name
            return parts
        }
        return parts(Key(name: name, place: bundle.bundlePath, scale: scale)) {
            let folders = AppResources.of(bundle).searchFolders.map(\.path)
            var parts = ImageFile(name: name, folders: folders, scale: scale)?.load()
            parts?.name = name
            return parts
        }
    }

    /// The symbol in the catalogues of a bundle, as it is for these traits.
    private static func symbol(_ name: String, _ bundle: Bundle, _ traits: UITraitCollection?) -> SymbolGlyph? {
        guard let set = SymbolSet.named(name, in: bundle) else { return nil }
        var wanted = UITraitCollection.current.values
        if let traits { wanted.merge(traits.values) }
        return set.template(for: wanted)?.glyph
    }

    /// The picture of a set for these traits.
    static func parts(of set: ImageSet, for traits: TraitValues) -> UIImage.Parts? {
        let scale = traits.displayScale > 0 ? traits.displayScale : 1
        guard let entry = set.entry(for: traits, scale: scale) else { return nil }
        return parts(Key(name: "\(entry)", place: set.url.path, scale: scale)) { set.parts(at: entry, scale: scale) }
    }

    private static func parts(_ key: Key, load: () -> UIImage.Parts?) -> UIImage.Parts? {
        if let known = known.withLock({ $0[key] }) { return known }
        guard let new = load() else { return nil }
        known.withLock {
            if $0.count >= limit { $0.removeAll() }
            $0[key] = new
        }
        return new
    }

    /// The asset of a set, in which other pictures can be registered.
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
