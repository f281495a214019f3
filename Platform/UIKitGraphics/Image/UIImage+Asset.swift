import Foundation
import Synchronization

extension UIImage {
    /// The asset that contains this image: that of its image set in a catalog, or the one it was registered
    /// with. Other images get an asset of their own.
    ///
    /// ```swift
    /// if let day = UIImage(named: "Day"), let night = UIImage(named: "Night") {
    ///     day.imageAsset?.register(night, with: UITraitCollection(userInterfaceStyle: .dark))
    /// }
    /// ```
    public final var imageAsset: UIImageAsset? {
        if let asset = parts.asset { return asset }
        return ownAsset.withLock { own in
            if let own { return own }
            let new = UIImageAsset(of: parts)
            own = new
            return new
        }
    }

    /// The image's asset if it exists already; `nil` otherwise.
    var existingAsset: UIImageAsset? { parts.asset ?? ownAsset.withLock { $0 } }

    /// Returns the image with the pixels that its asset provides for the given traits.
    package func resolved(for traits: UITraitCollection) -> UIImage {
        guard let asset = existingAsset, asset.hasVariants, let variant = asset.parts(for: traits),
            !variant.hasSameContent(as: parts)
        else { return self }
        if let last = lastVariant.withLock({ $0 }), last.parts.hasSameContent(as: variant) { return last }
        var resolved = parts
        resolved.content = variant.content
        resolved.drawing = variant.drawing
        resolved.scale = variant.scale
        resolved.asset = asset
        if resolved.resizing != nil, let resizing = variant.resizing { resolved.resizing = resizing }
        if variant.alignmentRectInsets != .zero { resolved.alignmentRectInsets = variant.alignmentRectInsets }
        let image = UIImage(parts: resolved)
        lastVariant.withLock { $0 = image }
        return image
    }
}

extension UIImage.Parts {
    var withoutAsset: UIImage.Parts {
        var parts = self
        parts.asset = nil
        return parts
    }

    /// Returns whether both show the same pixels or symbol at the same scale.
    func hasSameContent(as other: UIImage.Parts) -> Bool {
        guard scale == other.scale else { return false }
        switch (content, other.content) {
        case (.pixels(let left), .pixels(let right)): return left === right
        case (.symbol(let left), .symbol(let right)): return left == right
        default: return false
        }
    }
}
