import Foundation

extension UIImage {
    private func changed(_ change: (inout Parts) -> Void) -> UIImage {
        var parts = parts
        parts.asset = knownAsset
        change(&parts)
        return UIImage(parts: parts)
    }

    /// The same image, shown in its own colours or in the tint colour.
    public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// The same image in another colour; its rendering mode stays.
    public func withTintColor(_ color: UIColor) -> UIImage {
        changed { $0.tint = color }
    }

    /// The same image in another colour and rendering mode: `.alwaysOriginal` keeps the colour whatever the view's tint is.
    public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        changed {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// The same image with edges that don't stretch; what is inside is repeated.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The same image with edges that don't stretch; what is inside is repeated or stretched.
    public func resizableImage(
        withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
    ) -> UIImage {
        changed {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// The same image; layout counts only what is inside these insets.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The same image; text beside it stands that many points above its lower edge.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changed { $0.baseline = .offset(baselineOffset) }
    }

    /// The same image; it doesn't say where text beside it stands.
    public func imageWithoutBaseline() -> UIImage {
        changed { $0.baseline = .none }
    }

    /// The same image, mirrored where reading goes from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changed { $0.flipsForRightToLeft = true }
    }

    /// The same image, mirrored left to right.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        changed { $0.orientation = $0.orientation.mirrored }
    }

    /// The same image for other traits, or in another symbol style.
    public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        (configuration.traitCollection.map(resolved) ?? self).configured(configuration)
    }

    /// The same pixels, or the same symbol in another style.
    func configured(_ configuration: UIImage.Configuration) -> UIImage {
        changed {
            $0.configuration = configuration
            if let style = configuration as? SymbolConfiguration, case .symbol(let shape) = $0.content {
                $0.content = .symbol(SymbolShape(glyph: shape.glyph, style: style))
            }
        }
    }

    /// The symbol in another style, which takes precedence over the one it has; nil for an image that is no symbol.
    public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        guard isSymbolImage else { return nil }
        return withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
    }

    /// The same image, its pixels decoded; they always are here.
    public func preparingForDisplay() -> UIImage? { self }

    /// Calls back with the same image, its pixels decoded; they always are here, so that it may be at once.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingForDisplay())
    }

    /// The same image, its pixels decoded; they always are here.
    public func byPreparingForDisplay() async -> UIImage? {
        preparingForDisplay()
    }

    /// A smaller image of the same content, at most as large as `size` in points times the image's own scale, and never distorted.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard case .pixels(let image) = parts.content, size.width > 0, size.height > 0 else { return nil }
        let ratio = min(size.width / self.size.width, size.height / self.size.height, 1)
        let width = max(1, Int((CGFloat(image.width) * ratio).rounded()))
        let height = max(1, Int((CGFloat(image.height) * ratio).rounded()))
        return changed {
            $0.content = .pixels(image.resampled(width: width, height: height))
            ($0.asset, $0.drawing) = (nil, nil)
        }
    }

    /// ``preparingThumbnail(of:)``, on another thread, which also calls back.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingThumbnail(of: size)) }
    }

    /// ``preparingThumbnail(of:)``, on another thread.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await Task.detached { self.preparingThumbnail(of: size) }.value
    }

    /// How a renderer draws images like this one: at its scale, opaque if it is.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        if case .pixels(let image) = parts.content { format.opaque = image.isOpaque }
        return format
    }

    /// An animation of these images, which together take `duration` seconds; nil without any.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return first.changed {
            $0.frames = images
            $0.duration = duration
        }
    }

    // MARK: Bytes

    /// The image as a PNG file's bytes, upright, in its own colours.
    public func pngData() -> Data? {
        try? uprightPixels?.pngData()
    }

    /// The image as a JPEG file's bytes, upright; what is transparent turns white. Quality from 0 to 1.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        try? uprightPixels?.jpegData(quality: compressionQuality)
    }

    private var uprightPixels: CGImage? {
        if parts.orientation == .up && parts.tint == nil { return cgImage }
        return picture(size: size, scale: scale, tint: .black)
    }
}
