import Foundation

extension UIImage {
    private func changed(_ change: (inout Parts) -> Void) -> UIImage {
        var parts = parts
        parts.asset = existingAsset
        change(&parts)
        return UIImage(parts: parts)
    }

    /// Returns a copy of the image with the given rendering mode.
    public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// Returns a copy of the image with the given tint color and the same rendering mode.
    public func withTintColor(_ color: UIColor) -> UIImage {
        changed { $0.tint = color }
    }

    /// Returns a copy of the image with the given tint color and rendering mode. With `.alwaysOriginal`, the
    /// image keeps the color regardless of the view's tint color.
    public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        changed {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// Returns a copy of the image whose caps are not stretched and whose inner region is tiled.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns a copy of the image whose caps are not stretched and whose inner region is tiled or
    /// stretched.
    public func resizableImage(
        withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
    ) -> UIImage {
        changed { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
    }

    /// Returns a copy of the image that is resized like another one.
    package func resized(like other: UIImage) -> UIImage { changed { $0.resizing = other.parts.resizing } }

    /// Returns a copy of the image with the given insets between its bounds and its alignment rectangle.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = alignmentInsets }
    }

    /// Returns a copy of the image with a baseline at the given distance from its bottom edge, in points.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changed { $0.baseline = .offset(baselineOffset) }
    }

    /// Returns a copy of the image without a baseline.
    public func imageWithoutBaseline() -> UIImage {
        changed { $0.baseline = .none }
    }

    /// Returns a copy of the image that is mirrored in a right-to-left layout.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changed { $0.flipsForRightToLeft = true }
    }

    /// Returns a copy of the image that is mirrored horizontally.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        changed { $0.orientation = $0.orientation.mirrored }
    }

    /// Returns a copy of the image with the traits and the symbol style of `configuration`.
    public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        (configuration.traitCollection.map(resolved) ?? self).configured(configuration)
    }

    /// Returns a copy of the image with `configuration`; a symbol is drawn in its style.
    func configured(_ configuration: UIImage.Configuration) -> UIImage {
        changed {
            $0.configuration = configuration
            if let style = configuration as? SymbolConfiguration, case .symbol(let shape) = $0.content {
                $0.content = .symbol(SymbolShape(glyph: shape.glyph, style: style))
            }
        }
    }

    /// Returns a copy of the symbol whose style is overridden by `configuration`. Returns `nil` for an image
    /// that is not a symbol.
    public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        guard isSymbolImage else { return nil }
        return withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
    }

    /// Returns a copy of the image whose pixels are decoded and stay in memory, or the image itself if they are.
    ///
    /// Other images are decoded when they are first drawn.
    public func preparingForDisplay() -> UIImage? {
        guard case .pixels(let image) = parts.content, !image.isDecoded || parts.frames != nil else { return self }
        return changed {
            $0.content = .pixels(image.decoded)
            $0.frames = $0.frames?.compactMap { $0.preparingForDisplay() }
        }
    }

    /// Prepares the image as ``preparingForDisplay()`` does on a background thread, on which it calls `completionHandler`.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingForDisplay()) }
    }

    /// Returns the result of ``preparingForDisplay()``, which runs on a background thread.
    public func byPreparingForDisplay() async -> UIImage? {
        await Task.detached { self.preparingForDisplay() }.value
    }

    /// Returns a copy of the image that is reduced to fit `size`, in points at the image's own scale, and
    /// keeps its aspect ratio. A smaller image is not enlarged.
    ///
    /// The data of a file is decoded at the reduced size.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard case .pixels(let image) = parts.content, size.width > 0, size.height > 0 else { return nil }
        let ratio = min(size.width / self.size.width, size.height / self.size.height, 1)
        let side = max(1, (CGFloat(max(image.width, image.height)) * ratio).rounded())
        return changed {
            $0.content = .pixels(image.reduced(toSide: side).decoded)
            ($0.asset, $0.drawing) = (nil, nil)
        }
    }

    /// Creates a thumbnail as ``preparingThumbnail(of:)`` does on a background thread, on which it calls
    /// `completionHandler`.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingThumbnail(of: size)) }
    }

    /// Returns the result of ``preparingThumbnail(of:)``, which runs on a background thread.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await Task.detached { self.preparingThumbnail(of: size) }.value
    }

    /// A renderer format with the image's scale and opacity.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        if case .pixels(let image) = parts.content { format.opaque = image.isOpaque }
        return format
    }

    /// Creates an animated image from `images`, which are shown for `duration` seconds in total. Returns
    /// `nil` if `images` is empty.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return first.changed {
            $0.frames = images
            $0.duration = duration
        }
    }

    // MARK: Encoding

    /// Returns the image as PNG data, upright and in its own colors.
    public func pngData() -> Data? {
        try? uprightPixels?.pngData()
    }

    /// Returns the image as JPEG data, upright and on a white background.
    /// - Parameter compressionQuality: The quality, from 0 to 1.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        try? uprightPixels?.jpegData(quality: compressionQuality)
    }

    private var uprightPixels: CGImage? {
        if parts.orientation == .up && parts.tint == nil { return cgImage }
        return rasterized(size: size, scale: scale, tint: .black)
    }
}
