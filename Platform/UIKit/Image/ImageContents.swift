import Foundation

/// What a layer gets to show an image: pixels in their final colours, where it matters exactly as many as the screen has.
struct ImageContents {
    let picture: CGImage?
    /// Pixels of the picture per point.
    let scale: CGFloat
    /// What of the picture stretches, in shares of its size.
    let center: CGRect

    private static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// Whether another picture is made for each size of the view.
    static func dependsOnSize(_ image: UIImage, mode: UIView.ContentMode) -> Bool {
        guard mode.scales else { return false }
        return image.isSymbolImage || image.parts.capInsets == .zero || image.resizingMode == .tile
            || image.parts.drawing != nil
    }

    /// - Parameters:
    ///   - room: the view's size in points.
    ///   - scale: the screen's pixels per point.
    ///   - tint: the colour of templates.
    init(of image: UIImage, in room: CGSize, mode: UIView.ContentMode, scale screen: CGFloat, tint: CGColor) {
        let size = image.size
        let shown = mode.scaled(size, in: room)
        if image.parts.capInsets != .zero, mode.scales, !image.isSymbolImage {
            if image.resizingMode == .stretch, mode == .scaleToFill || mode == .redraw {
                picture = image.plainPicture(tint: tint)
                scale = image.scale
                center = image.parts.center
            } else {
                picture = image.picture(size: shown, scale: screen, tint: tint)
                scale = screen
                center = Self.whole
            }
            return
        }
        center = Self.whole
        if image.isSymbolImage {
            picture = image.picture(size: shown, scale: screen, tint: tint)
            scale = screen
            return
        }
        // A larger picture is made small once, rather than for every frame; a smaller one is stretched when drawn.
        let ratio = size.width > 0 ? shown.width / size.width : 1
        let isSharpened = image.parts.drawing != nil && ratio * screen > image.scale * 1.01
        if mode.scales, isSharpened || ratio * screen < image.scale * 0.99 && (shown.height < size.height || ratio < 1)
        {
            picture = image.scaledPicture(size: shown, scale: screen, tint: tint)
            scale = screen
        } else {
            picture = image.plainPicture(tint: tint)
            scale = image.scale
        }
    }
}

extension UIView.ContentMode {
    /// Whether contents take another size than their own.
    var scales: Bool {
        switch self {
        case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw: return true
        default: return false
        }
    }

    /// How large contents of `size` are shown.
    func scaled(_ size: CGSize, in room: CGSize) -> CGSize {
        guard size.width > 0, size.height > 0, room.width > 0, room.height > 0 else { return size }
        let ratios = (room.width / size.width, room.height / size.height)
        switch self {
        case .scaleToFill, .redraw: return room
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
