import Foundation
import Synchronization

extension UIImage {
    /// The image of that name among the app's resources: `name.png`, `name@2x.png`, `name@3x.png`, or another picture format.
    /// Decoded once and kept. Nil if there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The image of that name among a bundle's resources, by default the app's.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        guard let parts = NamedImages.parts(name, bundle ?? .main, configuration?.traitCollection) else { return nil }
        var configured = parts
        configured.configuration = configuration
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
        let bundle: String
        let scale: CGFloat
    }

    private static let known = Mutex<[Key: UIImage.Parts]>([:])

    /// Past so many the whole lot is let go, and decoded again when asked for.
    private static let limit = 200

    static func parts(_ name: String, _ bundle: Bundle, _ traits: UITraitCollection?) -> UIImage.Parts? {
        let given = traits?.displayScale ?? 0
        let scale = given > 0 ? given : .screen
        let key = Key(name: name, bundle: bundle.bundlePath, scale: scale)
        if let known = known.withLock({ $0[key] }) { return known }
        let folders = AppResources.of(bundle).searchFolders.map(\.path)
        guard !name.isEmpty, var parts = ImageFile(name: name, folders: folders, scale: scale)?.load() else {
            return nil
        }
        parts.name = name
        known.withLock {
            if $0.count >= limit { $0.removeAll() }
            $0[key] = parts
        }
        return parts
    }
}
