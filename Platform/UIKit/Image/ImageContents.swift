import Foundation

/// The layer contents for an image: pixels in their final colors, at the screen's resolution where possible.
struct ImageContents {
    let bitmap: CGImage?
    /// The number of pixels per point.
    let scale: CGFloat
    /// The region that stretches, in the unit coordinate space of the image.
    let center: CGRect

    private static let unitRect = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// Returns whether the contents depend on the size of the view.
    static func dependsOnSize(_ image: UIImage, mode: UIView.ContentMode) -> Bool {
        guard mode.scalesContent else { return false }
        return image.isSymbolImage || image.parts.resizing?.mode != .stretch || image.parts.drawing != nil
    }

    /// Creates the contents for an image.
    /// - Parameters:
    ///   - viewSize: The size of the view, in points.
    ///   - screen: The number of pixels per point of the screen.
    ///   - tint: The color of template images.
    init(of image: UIImage, in viewSize: CGSize, mode: UIView.ContentMode, scale screen: CGFloat, tint: CGColor) {
        let size = image.size
        let displayedSize = mode.scaled(size, in: viewSize)
        if let resizing = image.parts.resizing, mode.scalesContent, !image.isSymbolImage {
            if resizing.mode == .stretch, mode == .scaleToFill || mode == .redraw {
                bitmap = image.unscaledRaster(tint: tint)
                scale = image.scale
                center = image.parts.center
            } else {
                bitmap = image.rasterized(size: displayedSize, scale: screen, tint: tint)
                scale = screen
                center = Self.unitRect
            }
            return
        }
        center = Self.unitRect
        if image.isSymbolImage {
            bitmap = image.rasterized(size: displayedSize, scale: screen, tint: tint)
            scale = screen
            return
        }
        // A larger image is reduced once instead of for each frame; a smaller one is stretched when it is
        // drawn.
        let ratio = size.width > 0 ? displayedSize.width / size.width : 1
        let isSharpened = image.parts.drawing != nil && ratio * screen > image.scale * 1.01
        let isReduced = ratio * screen < image.scale * 0.99 && (displayedSize.height < size.height || ratio < 1)
        if mode.scalesContent, isSharpened || isReduced {
            bitmap = image.cachedRaster(size: displayedSize, scale: screen, tint: tint)
            scale = screen
        } else {
            bitmap = image.unscaledRaster(tint: tint)
            scale = image.scale
        }
    }
}

extension UIView.ContentMode {
    /// Whether the mode scales the contents.
    var scalesContent: Bool {
        switch self {
        case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw: return true
        default: return false
        }
    }

    /// Returns the size at which contents of `size` are displayed.
    func scaled(_ size: CGSize, in viewSize: CGSize) -> CGSize {
        guard size.width > 0, size.height > 0, viewSize.width > 0, viewSize.height > 0 else { return size }
        let ratios = (viewSize.width / size.width, viewSize.height / size.height)
        switch self {
        case .scaleToFill, .redraw: return viewSize
        case .scaleAspectFit:
            let ratio = min(ratios.0, ratios.1)
            return CGSize(width: size.width * ratio, height: size.height * ratio)
        case .scaleAspectFill:
            let ratio = max(ratios.0, ratios.1)
            return CGSize(width: size.width * ratio, height: size.height * ratio)
        default: return size
        }
    }
}
