/// A view whose images grow at text sizes for accessibility.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
    /// Whether images grow with the text at text sizes for accessibility. Symbols follow their configuration.
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

private enum AdjustedImageKey: FeatureKey {
    static var defaultValue: AdjustedImage? { nil }
}

/// The last image that was enlarged.
private struct AdjustedImage {
    var source: UIImage?
    var factor: CGFloat = 1
    var result: UIImage?
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {
    /// Whether the image grows with the text at text sizes for accessibility. The default value is `false`.
    public final var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { features[AdjustedImageKey.self] != nil }
        set {
            guard newValue != adjustsImageSizeForAccessibilityContentSizeCategory else { return }
            features[AdjustedImageKey.self] = newValue ? AdjustedImage() : nil
            imageDidChange()
        }
    }

    /// Returns an image at the size for the user's text size.
    final func adjustedForTextSize(_ image: UIImage) -> UIImage {
        guard var adjusted = features[AdjustedImageKey.self],
            traitCollection.preferredContentSizeCategory.isAccessibilityCategory, image.images == nil
        else { return image }
        let factor = UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traitCollection) / 100
        if let result = adjusted.result, adjusted.source === image, adjusted.factor == factor { return result }
        let result = image.enlarged(by: factor, displayScale: traitCollection.displayScale)
        adjusted = AdjustedImage(source: image, factor: factor, result: result)
        features[AdjustedImageKey.self] = adjusted
        return result
    }
}

extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {
    /// Whether the image grows with the text at text sizes for accessibility. The default value is `false`.
    public final var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { storedImageView?.adjustsImageSizeForAccessibilityContentSizeCategory ?? false }
        set {
            guard newValue != adjustsImageSizeForAccessibilityContentSizeCategory else { return }
            imageView?.adjustsImageSizeForAccessibilityContentSizeCategory = newValue
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
}

extension UIImage {
    /// Returns the image at another size. Vector images remain sharp.
    fileprivate final func enlarged(by factor: CGFloat, displayScale: CGFloat) -> UIImage {
        let size = CGSize(width: (self.size.width * factor).rounded(), height: (self.size.height * factor).rounded())
        guard size.width > 0, size.height > 0 else { return self }
        let format = UIGraphicsImageRendererFormat()
        format.scale = displayScale > 0 ? displayScale : scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: size))
        }.withRenderingMode(renderingMode)
    }
}
