import Foundation
import Synchronization

extension UIImage {
    /// The pictures among which this one is shown: those of its set in a catalogue, or those that were registered with it. An image
    /// that was made otherwise gets an asset in which it is alone.
    ///
    /// ```swift
    /// day.imageAsset?.register(night, with: UITraitCollection(userInterfaceStyle: .dark))
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

    /// The asset, if it has been asked for, or the image came from one.
    var knownAsset: UIImageAsset? { parts.asset ?? ownAsset.withLock { $0 } }

    /// The image as a view with these traits shows it: with the pixels that its asset has for them.
    package func resolved(for traits: UITraitCollection) -> UIImage {
        guard let asset = knownAsset, asset.varies, let variant = asset.parts(for: traits),
            !variant.showsSame(as: parts)
        else { return self }
        if let last = lastVariant.withLock({ $0 }), last.parts.showsSame(as: variant) { return last }
        var resolved = parts
        resolved.content = variant.content
        resolved.drawing = variant.drawing
        resolved.scale = variant.scale
        resolved.asset = asset
        if resolved.capInsets != .zero, variant.capInsets != .zero { resolved.capInsets = variant.capInsets }
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

    /// Whether the pixels and their scale are the same ones.
    func showsSame(as other: UIImage.Parts) -> Bool {
        guard scale == other.scale else { return false }
        switch (content, other.content) {
        case (.pixels(let left), .pixels(let right)): return left === right
        case (.symbol(let left), .symbol(let right)): return left == right
        default: return false
        }
    }
}
