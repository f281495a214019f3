import Foundation
import Synchronization

/// An image together with its scale, orientation, tint color, and cap insets.
///
/// Images are immutable; methods like ``withRenderingMode(_:)`` return a copy. They can be created and used
/// on any thread.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
    package let parts: Parts
    /// The image that was rasterized last. Cells that show the same image usually show it at the same size.
    let lastRaster = Mutex<(key: RasterKey, place: ImageCache.Place<CGImage>)?>(nil)
    /// The asset of an image that is not part of another asset, created on first use.
    let ownAsset = Mutex<UIImageAsset?>(nil)
    /// The variant for other traits that was resolved last.
    let lastVariant = Mutex<UIImage?>(nil)

    /// The values that describe an image.
    package struct Parts: Sendable {
        package var content: Content
        var scale: CGFloat
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        var tint: UIColor?
        package var resizing: Resizing?
        var alignmentRectInsets = UIEdgeInsets.zero
        var flipsForRightToLeft = false
        var baseline = Baseline.own
        var configuration: Configuration?
        var frames: [UIImage]?
        var duration: TimeInterval = 0
        /// The images that replace this one for other traits.
        var asset: UIImageAsset?
        /// The vector drawing that the pixels were rasterized from, if it can be rasterized at larger sizes.
        package var drawing: VectorDrawing?
        /// The name that the image was created with, for logs and accessibility.
        var name: String?
    }

    /// The way in which a resizable image fills a larger area.
    package struct Resizing: Equatable, Sendable {
        package var capInsets: UIEdgeInsets
        package var mode: ResizingMode
    }

    /// The position of the baseline of adjacent text.
    enum Baseline: Hashable, Sendable {
        /// The baseline of a symbol; none for other images.
        case own
        case none
        /// The distance from the bottom edge, in points.
        case offset(CGFloat)
    }

    /// The source of an image's pixels.
    package enum Content: Sendable {
        case pixels(CGImage)
        case symbol(SymbolShape)
    }

    init(parts: Parts) {
        self.parts = parts
    }

    // MARK: Coding

    /// Creates an image from an archive. Returns `nil` if the archive contains none.
    public required init?(coder: NSCoder) {
        guard let archived = UIImage.archivedParts(in: coder) else { return nil }
        parts = archived
    }

    open func encode(with coder: NSCoder) { archive(into: coder) }

    open class var supportsSecureCoding: Bool { true }

    // MARK: Initialization

    /// Creates an empty image.
    public override convenience init() {
        self.init(parts: Parts(content: .pixels(CGImage(width: 0, height: 0, opaque: false) { _ in }), scale: 1))
    }

    /// Creates an image with one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Creates an image with `scale` pixels per point that is displayed in the given orientation.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        precondition(
            scale > 0,
            "UIImage.init(cgImage:scale:orientation:) requires a positive scale, but got \(scale). Pass the number of "
                + "pixels per point.")
        self.init(parts: Parts(content: .pixels(cgImage), scale: scale, orientation: orientation))
    }

    /// Creates an image with one pixel per point from PNG, JPEG, SVG, or other image data. Returns `nil` if
    /// the data contains no image.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Creates an image with `scale` pixels per point from PNG, JPEG, SVG, or other image data. Returns
    /// `nil` if the data contains no image.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let file = try? ImageDecoder.open(data, name: "data") else { return nil }
        self.init(cgImage: file.image, scale: scale, orientation: Orientation(exif: file.orientation))
    }

    /// Creates an image from a file. Returns `nil` if the file does not exist or contains no image.
    ///
    /// The suffix `@2x` or `@3x` of the file name specifies the scale. A path without an extension refers to
    /// a PNG file.
    public convenience init?(contentsOfFile path: String) {
        guard let parts = ImageFile(path: path)?.load() else { return nil }
        self.init(parts: parts)
    }

    /// Creates the image with the given name from the app's resources, for `#imageLiteral(resourceName:)`.
    /// - Precondition: The app contains an image with that name.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let parts = NamedImageCache.parts(name, .main, nil) else {
            preconditionFailure(
                "UIImage(imageLiteralResourceName:): There is no image named \"\(name)\" in "
                    + "\(AppResources.main.folders.map(\.url.path)). Add it to the resources of the target.")
        }
        self.init(parts: parts)
    }

    // MARK: Properties

    /// The size at which the image is displayed, in points, taking its orientation into account.
    open var size: CGSize {
        switch parts.content {
        case .pixels(let image):
            let size = CGSize(width: CGFloat(image.width) / parts.scale, height: CGFloat(image.height) / parts.scale)
            return parts.orientation.isSideways ? CGSize(width: size.height, height: size.width) : size
        case .symbol(let shape):
            return shape.size(scale: parts.scale)
        }
    }

    /// The image's pixels, without its orientation applied. A symbol is drawn in black or in the color set
    /// by ``withTintColor(_:)``.
    open var cgImage: CGImage? {
        switch parts.content {
        case .pixels(let image): return image
        case .symbol(let shape):
            return SymbolImageCache.image(
                of: shape, size: size, scale: parts.scale, layerColors: layerColors(of: shape, tint: .black))
        }
    }

    /// The number of pixels per point.
    open var scale: CGFloat { parts.scale }
    /// The orientation in which the pixels are displayed.
    open var imageOrientation: UIImage.Orientation { parts.orientation }
    /// The name of a symbol, or `nil` for other images.
    package final var symbolName: String? { isSymbolImage ? parts.name : nil }

    /// Whether the image is a system symbol or a custom symbol, which is drawn as vectors at each size.
    open var isSymbolImage: Bool {
        if case .symbol = parts.content { return true }
        return false
    }
    /// The rendering mode, which determines whether the image is drawn in its own colors or in the tint
    /// color.
    open var renderingMode: UIImage.RenderingMode { parts.renderingMode }
    /// The edges that are not stretched, in points.
    open var capInsets: UIEdgeInsets { parts.resizing?.capInsets ?? .zero }
    /// The resizing mode of the region inside the cap insets.
    open var resizingMode: UIImage.ResizingMode { parts.resizing?.mode ?? .tile }
    /// The insets between the image's bounds and its alignment rectangle, in points.
    open var alignmentRectInsets: UIEdgeInsets {
        if case .symbol(let shape) = parts.content, parts.alignmentRectInsets == .zero { return shape.alignmentInsets }
        return parts.alignmentRectInsets
    }
    /// Whether the image is mirrored in a right-to-left layout.
    open var flipsForRightToLeftLayoutDirection: Bool { parts.flipsForRightToLeft }
    /// The distance between the bottom edge and the baseline, in points; `nil` for an image without a
    /// baseline.
    public final var baselineOffsetFromBottom: CGFloat? {
        switch (parts.baseline, parts.content) {
        case (.offset(let offset), _): return offset
        case (.own, .symbol(let shape)): return shape.baseline(scale: parts.scale)
        case (.own, .pixels), (.none, _): return nil
        }
    }
    /// The frames of an animated image.
    open var images: [UIImage]? { parts.frames }
    /// The duration of all frames of an animated image, in seconds.
    open var duration: TimeInterval { parts.duration }
    /// The traits and the symbol style that the image was created with.
    open var configuration: UIImage.Configuration? { parts.configuration }
    /// The symbol style that the image was created with.
    open var symbolConfiguration: UIImage.SymbolConfiguration? { parts.configuration as? SymbolConfiguration }
    /// The traits that the image was created with; by default, its display scale.
    open var traitCollection: UITraitCollection {
        parts.configuration?.traitCollection ?? UITraitCollection(displayScale: parts.scale)
    }

    /// Whether the image is drawn in the tint color: an image with the mode `.alwaysTemplate`, or a symbol
    /// without colors in automatic mode.
    package var isTemplate: Bool {
        switch parts.renderingMode {
        case .alwaysTemplate: return true
        case .alwaysOriginal: return false
        case .automatic:
            guard case .symbol(let shape) = parts.content else { return false }
            return shape.colors == nil && parts.tint == nil
        }
    }

    /// Returns the colors of a symbol's layers: its own, unless a tint color replaces them.
    package func layerColors(of shape: SymbolShape, tint: CGColor) -> [CGColor] {
        if isTemplate { return [tint] }
        if let color = parts.tint { return [color.cgColor] }
        return shape.layerColors(or: .black)
    }

    /// Returns whether `object` is an image that shows the same pixels or the same symbol in the same style.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if other === self { return true }
        let (mine, theirs) = (parts, other.parts)
        switch (mine.content, theirs.content) {
        case (.pixels(let left), .pixels(let right)): guard left == right else { return false }
        case (.symbol(let left), .symbol(let right)): guard left == right else { return false }
        default: return false
        }
        return mine.scale == theirs.scale && mine.orientation == theirs.orientation
            && mine.renderingMode == theirs.renderingMode && mine.tint == theirs.tint
            && mine.resizing == theirs.resizing && mine.alignmentRectInsets == theirs.alignmentRectInsets
            && mine.flipsForRightToLeft == theirs.flipsForRightToLeft && mine.baseline == theirs.baseline
            && mine.frames == theirs.frames
            && mine.duration == theirs.duration
    }

    open override var hash: Int {
        var hasher = Hasher()
        switch parts.content {
        case .pixels(let image): hasher.combine(image)
        case .symbol(let shape): hasher.combine(shape)
        }
        hasher.combine(parts.scale)
        hasher.combine(parts.orientation)
        return hasher.finalize()
    }

    open override var description: String {
        let name = parts.name.map { " \($0)" } ?? ""
        return "<UIImage:\(name) \(size.width) x \(size.height) pt @\(parts.scale)x>"
    }
}

extension UIImage {
    /// The orientation in which an image's pixels are displayed.
    public enum Orientation: Int, Sendable {
        /// The original orientation.
        case up
        /// The pixels rotated 180°.
        case down
        /// The pixels rotated 90° counterclockwise.
        case left
        /// The pixels rotated 90° clockwise.
        case right
        /// The pixels mirrored horizontally.
        case upMirrored
        /// The pixels mirrored vertically.
        case downMirrored
        /// The pixels mirrored horizontally, then rotated 90° counterclockwise.
        case leftMirrored
        /// The pixels mirrored horizontally, then rotated 90° clockwise.
        case rightMirrored

        /// Creates an orientation from the value of an EXIF tag, from 1 to 8; 0 stands for a missing tag.
        init(exif: Int) {
            self = [.up, .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left][exif]
        }

        /// Whether width and height are exchanged.
        var isSideways: Bool {
            switch self {
            case .left, .right, .leftMirrored, .rightMirrored: return true
            case .up, .down, .upMirrored, .downMirrored: return false
            }
        }

        /// The orientation mirrored horizontally.
        package var mirrored: Orientation {
            switch self {
            case .up: return .upMirrored
            case .upMirrored: return .up
            case .down: return .downMirrored
            case .downMirrored: return .down
            case .left: return .rightMirrored
            case .rightMirrored: return .left
            case .right: return .leftMirrored
            case .leftMirrored: return .right
            }
        }

        /// The transform from the unit square of the pixels to the unit square of the displayed image.
        package var transform: CGAffineTransform {
            switch self {
            case .up: return .identity
            case .down: return CGAffineTransform(-1, 0, 0, -1, 1, 1)
            case .left: return CGAffineTransform(0, -1, 1, 0, 0, 1)
            case .right: return CGAffineTransform(0, 1, -1, 0, 1, 0)
            case .upMirrored: return CGAffineTransform(-1, 0, 0, 1, 1, 0)
            case .downMirrored: return CGAffineTransform(1, 0, 0, -1, 0, 1)
            case .leftMirrored: return CGAffineTransform(0, 1, 1, 0, 0, 0)
            case .rightMirrored: return CGAffineTransform(0, -1, -1, 0, 1, 1)
            }
        }
    }

    /// The resizing behavior of the region inside the cap insets.
    public enum ResizingMode: Int, Sendable {
        /// Tiling.
        case tile
        /// Scaling.
        case stretch
    }

    /// The colors in which an image is drawn.
    public enum RenderingMode: Int, Sendable {
        /// The image's own colors, or the tint color for a symbol.
        case automatic
        /// The image's own colors.
        case alwaysOriginal
        /// The tint color, with the image's alpha channel as a mask.
        case alwaysTemplate
    }
}
