import Foundation
import Synchronization

/// A collection of images that replace one another for different traits, for example in light and dark mode.
///
/// The images of a catalog's image set share one asset. An image view displays the image for its own traits
/// and updates it when they change, regardless of which image of the asset was assigned.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private struct Registered {
        let traits: TraitValues
        /// The image without its asset, which would be a retain cycle.
        let parts: UIImage.Parts
    }

    private let imageSet: ImageSet?
    private let registered: Mutex<[Registered]>

    /// Creates an empty asset.
    public override convenience init() {
        self.init(set: nil)
    }

    init(set: ImageSet?) {
        imageSet = set
        registered = Mutex([])
    }

    /// Creates an asset that contains one image.
    init(of parts: UIImage.Parts) {
        imageSet = nil
        var values = parts.configuration?.traitCollection?.values ?? TraitValues()
        values.displayScale = parts.scale
        registered = Mutex([Registered(traits: values, parts: parts.withoutAsset)])
    }

    /// Returns the image that matches the given traits best, or an empty image if the asset has none.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        image(with: UIImage.Configuration(traitCollection: traitCollection))
    }

    /// Returns the image that matches the traits of `configuration` best, in its symbol style, or an empty
    /// image if the asset has none.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        guard var parts = parts(for: configuration.traitCollection) else { return UIImage() }
        parts.asset = self
        return UIImage(parts: parts).configured(configuration)
    }

    /// Registers an image for the given traits and replaces the one that was registered for the same traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        registered.withLock {
            $0.removeAll { $0.traits == traitCollection.values }
            $0.append(Registered(traits: traitCollection.values, parts: image.parts.withoutAsset))
        }
    }

    /// Registers an image for the traits of `configuration` and replaces the one that was registered for the
    /// same traits.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Removes the image that was registered for the given traits.
    open func unregister(imageWith traitCollection: UITraitCollection) {
        registered.withLock { $0.removeAll { $0.traits == traitCollection.values } }
    }

    /// Removes the image that was registered for the traits of `configuration`.
    open func unregisterImage(with configuration: UIImage.Configuration) {
        unregister(imageWith: configuration.traitCollection ?? UITraitCollection())
    }

    // MARK: Resolution

    /// Whether different traits may resolve to different images.
    final var hasVariants: Bool {
        imageSet?.hasVariants == true || registered.withLock { $0.count > (imageSet == nil ? 1 : 0) }
    }

    /// Returns the image that matches the traits best.
    /// - Parameter traits: Traits that override the current ones.
    final func parts(for traits: UITraitCollection?) -> UIImage.Parts? {
        var wanted = UITraitCollection.current.values
        if let traits { wanted.merge(traits.values) }
        let ranked = registered.withLock { $0 }.map { (entry: $0, agreement: wanted.agreement(with: $0.traits)) }
        let best = ranked.max { $0.agreement < $1.agreement }
        // An image registered for exactly these traits takes precedence over the image set.
        if let best, imageSet == nil || (best.agreement.conflicts == 0 && best.agreement.matches > 0) {
            return best.entry.parts
        }
        return imageSet.flatMap { NamedImageCache.parts(of: $0, for: wanted) } ?? best?.entry.parts
    }
}

extension TraitValues {
    /// The number of specified traits that match and that conflict with the current traits.
    struct Agreement: Comparable {
        let matches: Int
        let conflicts: Int

        static func < (left: Agreement, right: Agreement) -> Bool {
            left.conflicts == right.conflicts ? left.matches < right.matches : left.conflicts > right.conflicts
        }
    }

    fileprivate func agreement(with demanded: TraitValues) -> Agreement {
        var (matches, conflicts) = (0, 0)
        func compare<Value: Equatable>(_ mine: Value, _ theirs: Value, unless unspecified: Value) {
            guard theirs != unspecified else { return }
            if mine == theirs { matches += 1 } else { conflicts += 1 }
        }
        compare(userInterfaceIdiom, demanded.userInterfaceIdiom, unless: .unspecified)
        compare(userInterfaceStyle, demanded.userInterfaceStyle, unless: .unspecified)
        compare(layoutDirection, demanded.layoutDirection, unless: .unspecified)
        compare(horizontalSizeClass, demanded.horizontalSizeClass, unless: .unspecified)
        compare(verticalSizeClass, demanded.verticalSizeClass, unless: .unspecified)
        compare(preferredContentSizeCategory, demanded.preferredContentSizeCategory, unless: .unspecified)
        compare(displayGamut, demanded.displayGamut, unless: .unspecified)
        compare(accessibilityContrast, demanded.accessibilityContrast, unless: .unspecified)
        compare(userInterfaceLevel, demanded.userInterfaceLevel, unless: .unspecified)
        compare(legibilityWeight, demanded.legibilityWeight, unless: .unspecified)
        compare(activeAppearance, demanded.activeAppearance, unless: .unspecified)
        return Agreement(matches: matches, conflicts: conflicts)
    }
}
