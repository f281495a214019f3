import Foundation
import Synchronization

/// Pictures that stand for one another under different traits: one for light and one for dark, for instance.
///
/// Those of a catalogue are in it from the beginning. An image view shows the one for its own traits, and another one when these
/// change, whichever of them it was given.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private struct Registered {
        let traits: TraitValues
        /// Without the asset, which would keep itself alive.
        let parts: UIImage.Parts
    }

    private let imageSet: ImageSet?
    private let registered: Mutex<[Registered]>

    /// An asset without pictures.
    public override convenience init() {
        self.init(set: nil)
    }

    init(set: ImageSet?) {
        imageSet = set
        registered = Mutex([])
    }

    /// The asset of an image that has none yet.
    init(of parts: UIImage.Parts) {
        imageSet = nil
        var values = parts.configuration?.traitCollection?.values ?? TraitValues()
        values.displayScale = parts.scale
        registered = Mutex([Registered(traits: values, parts: parts.withoutAsset)])
    }

    /// The picture that suits these traits best; one without pixels if there is none at all.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        image(with: UIImage.Configuration(traitCollection: traitCollection))
    }

    /// The picture that suits the traits of `configuration` best, in its symbol style; one without pixels if there is none at
    /// all.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        guard var parts = parts(for: configuration.traitCollection) else { return UIImage() }
        parts.asset = self
        return UIImage(parts: parts).configured(configuration)
    }

    /// Adds a picture for these traits, in place of the one that was there for the same.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        registered.withLock {
            $0.removeAll { $0.traits == traitCollection.values }
            $0.append(Registered(traits: traitCollection.values, parts: image.parts.withoutAsset))
        }
    }

    /// Adds a picture for the traits of `configuration`, in place of the one that was there for the same.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Takes away the picture that was added for these traits.
    open func unregister(imageWith traitCollection: UITraitCollection) {
        registered.withLock { $0.removeAll { $0.traits == traitCollection.values } }
    }

    /// Takes away the picture that was added for the traits of `configuration`.
    open func unregisterImage(with configuration: UIImage.Configuration) {
        unregister(imageWith: configuration.traitCollection ?? UITraitCollection())
    }

    // MARK: Which one

    /// Whether views with different traits may show different pictures.
    final var varies: Bool {
        imageSet?.varies == true || registered.withLock { $0.count > (imageSet == nil ? 1 : 0) }
    }

    /// - Parameter traits: those that count more than the current ones.
    final func parts(for traits: UITraitCollection?) -> UIImage.Parts? {
        var wanted = UITraitCollection.current.values
        if let traits { wanted.merge(traits.values) }
        let ranked = registered.withLock { $0 }.map { (entry: $0, agreement: wanted.agreement(with: $0.traits)) }
        let best = ranked.max { $0.agreement < $1.agreement }
        // What was added for just these traits stands in for what the catalogue has.
        if let best, imageSet == nil || (best.agreement.conflicts == 0 && best.agreement.matches > 0) {
            return best.entry.parts
        }
        return imageSet.flatMap { NamedImages.parts(of: $0, for: wanted) } ?? best?.entry.parts
    }
}

extension TraitValues {
    /// How far what another collection specifies goes with what holds.
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
