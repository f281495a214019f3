import Foundation
import Synchronization

/// A picture together with how it is to be shown: its scale, which way is up, whether it is tinted, what of it stretches.
///
/// An image never changes; methods like ``withRenderingMode(_:)`` return another. It may be made and used on any thread.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
    package let parts: Parts
    /// The picture that a view of it made last: cells that show one image have one size.
    let lastPicture = Mutex<(key: PictureKey, picture: CGImage)?>(nil)
    /// The asset of an image that came from none, once it was asked for.
    let ownAsset = Mutex<UIImageAsset?>(nil)
    /// The variant that a view of it showed last.
    let lastVariant = Mutex<UIImage?>(nil)

    /// All that makes an image; images are copied by copying this.
    package struct Parts: Sendable {
        package var content: Content
        var scale: CGFloat
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        var tint: UIColor?
        package var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var alignmentRectInsets = UIEdgeInsets.zero
        var flipsForRightToLeft = false
        var baseline = Baseline.own
        var configuration: Configuration?
        var frames: [UIImage]?
        var duration: TimeInterval = 0
        /// The pictures that are shown instead under other traits.
        var asset: UIImageAsset?
        /// Where the pixels come from, if they can be made larger than they are.
        package var drawing: VectorDrawing?
        /// The name it was made by, for logs and for accessibility.
        var name: String?
    }

    /// Where text beside an image stands.
    enum Baseline: Hashable, Sendable {
        /// A symbol says it, other images don't.
        case own
        case none
        /// So many points above the lower edge.
        case offset(CGFloat)
    }

    /// Where the pixels come from.
    package enum Content: Sendable {
        case pixels(CGImage)
        case symbol(SymbolShape)
    }

    init(parts: Parts) {
        self.parts = parts
    }

    // MARK: Archives

    /// Reads an image from an archive; nil if there is none in it.
    public required init?(coder: NSCoder) {
        guard let archived = UIImage.archivedParts(in: coder) else { return nil }
        parts = archived
    }

    open func encode(with coder: NSCoder) { archive(into: coder) }

    open class var supportsSecureCoding: Bool { true }

    // MARK: Making

    /// An image without pixels.
    public override convenience init() {
        self.init(parts: Parts(content: .pixels(CGImage(width: 0, height: 0, opaque: false) { _ in }), scale: 1))
    }

    /// An image of these pixels, one to a point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// An image of these pixels, `scale` of them to a point, turned by `orientation` when it is shown.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        precondition(
            scale > 0,
            "UIImage.init(cgImage:scale:orientation:) requires a positive scale, but got \(scale). Pass the number of "
                + "pixels per point.")
        self.init(parts: Parts(content: .pixels(cgImage), scale: scale, orientation: orientation))
    }

    /// The image in these bytes (PNG, JPEG, SVG and others), one pixel to a point; nil if they are none.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// The image in these bytes (PNG, JPEG, SVG and others), `scale` pixels to a point; nil if they are none.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let decoded = try? ImageDecoder.decode(data, place: "data") else { return nil }
        self.init(cgImage: decoded.image, scale: scale, orientation: Orientation(exif: decoded.orientation))
    }

    /// The image in a file; nil if there is none. A name ending in `@2x` or `@3x` before its extension says how many pixels make
    /// a point. Without an extension, `.png` is meant.
    public convenience init?(contentsOfFile path: String) {
        guard let parts = ImageFile(path: path)?.load() else { return nil }
        self.init(parts: parts)
    }

    /// The image of that name among the app's resources, which must be there: what `#imageLiteral(resourceName:)` makes.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let parts = NamedImages.parts(name, .main, nil) else {
            preconditionFailure(
                "UIImage(imageLiteralResourceName:): There is no image named \"\(name)\" in "
                    + "\(AppResources.main.folders.map(\.url.path)). Add it to the resources of the target.")
        }
        self.init(parts: parts)
    }

    // MARK: What it is

    /// How large it is shown, in points, turned as it is shown.
    open var size: CGSize {
        switch parts.content {
        case .pixels(let image):
            let size = CGSize(width: CGFloat(image.width) / parts.scale, height: CGFloat(image.height) / parts.scale)
            return parts.orientation.isSideways ? CGSize(width: size.height, height: size.width) : size
        case .symbol(let shape):
            return shape.size(scale: parts.scale)
        }
    }

    /// The pixels, not turned. Those of a symbol are drawn when they are asked for, in black or the colour of ``withTintColor(_:)``.
    open var cgImage: CGImage? {
        switch parts.content {
        case .pixels(let image): return image
        case .symbol(let shape):
            return SymbolPictures.picture(
                of: shape, size: size, scale: parts.scale, inks: inks(of: shape, tint: .black))
        }
    }

    /// Pixels per point.
    open var scale: CGFloat { parts.scale }
    /// Which way is up.
    open var imageOrientation: UIImage.Orientation { parts.orientation }
    /// Whether it is one of the system's symbols or of the app's own, drawn anew for each size.
    open var isSymbolImage: Bool {
        if case .symbol = parts.content { return true }
        return false
    }
    /// Whether it is shown in its own colours or in the tint colour.
    open var renderingMode: UIImage.RenderingMode { parts.renderingMode }
    /// What of its edges doesn't stretch, in points.
    open var capInsets: UIEdgeInsets { parts.capInsets }
    /// Whether what is inside the caps is repeated or stretched.
    open var resizingMode: UIImage.ResizingMode { parts.resizingMode }
    /// What of its edges doesn't count when it is aligned, in points.
    open var alignmentRectInsets: UIEdgeInsets {
        if case .symbol(let shape) = parts.content, parts.alignmentRectInsets == .zero { return shape.alignmentInsets }
        return parts.alignmentRectInsets
    }
    /// Whether it is mirrored where reading goes from right to left.
    open var flipsForRightToLeftLayoutDirection: Bool { parts.flipsForRightToLeft }
    /// How far above its lower edge text beside it stands, in points; nil for an image that doesn't say it. Symbols do.
    public final var baselineOffsetFromBottom: CGFloat? {
        switch (parts.baseline, parts.content) {
        case (.offset(let offset), _): return offset
        case (.own, .symbol(let shape)): return shape.baseline(scale: parts.scale)
        case (.own, .pixels), (.none, _): return nil
        }
    }
    /// The pictures of an animation.
    open var images: [UIImage]? { parts.frames }
    /// How long all pictures of an animation take, in seconds.
    open var duration: TimeInterval { parts.duration }
    /// The traits and the symbol style that it was made for.
    open var configuration: UIImage.Configuration? { parts.configuration }
    /// The symbol style that it was made for.
    open var symbolConfiguration: UIImage.SymbolConfiguration? { parts.configuration as? SymbolConfiguration }
    /// The traits that it was made for: those of the screen where nothing else was said.
    open var traitCollection: UITraitCollection {
        parts.configuration?.traitCollection ?? UITraitCollection(displayScale: parts.scale)
    }

    /// Whether the tint colour shows through: asked for, or a symbol that nothing else was asked for.
    package var isTemplate: Bool {
        switch parts.renderingMode {
        case .alwaysTemplate: return true
        case .alwaysOriginal: return false
        case .automatic:
            guard case .symbol(let shape) = parts.content else { return false }
            return shape.colors == nil && parts.tint == nil
        }
    }

    /// The colours that a symbol is drawn in: those of its layers, unless one is asked for instead.
    package func inks(of shape: SymbolShape, tint: CGColor) -> [CGColor] {
        if isTemplate { return [tint] }
        if let color = parts.tint { return [color.cgColor] }
        return shape.inks(or: .black)
    }

    /// Two images are equal if they show the same pixels, or the same symbol, in the same way.
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
            && mine.capInsets == theirs.capInsets && mine.resizingMode == theirs.resizingMode
            && mine.alignmentRectInsets == theirs.alignmentRectInsets
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
    /// Which way is up in the pixels.
    public enum Orientation: Int, Sendable {
        /// As they are.
        case up
        /// Turned by half a turn.
        case down
        /// To be turned a quarter to the left.
        case left
        /// To be turned a quarter to the right.
        case right
        /// Mirrored left to right.
        case upMirrored
        /// Mirrored top to bottom.
        case downMirrored
        /// Mirrored top to bottom, then to be turned a quarter to the left.
        case leftMirrored
        /// Mirrored top to bottom, then to be turned a quarter to the right.
        case rightMirrored

        /// As EXIF counts.
        init(exif: Int) {
            self = [.up, .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left][exif]
        }

        /// Whether width and height change places.
        var isSideways: Bool {
            switch self {
            case .left, .right, .leftMirrored, .rightMirrored: return true
            case .up, .down, .upMirrored, .downMirrored: return false
            }
        }

        /// The same, seen in a mirror.
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

        /// From the square of side 1 in which the pixels lie to the one in which they are shown.
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

    /// What fills the room inside the caps when an image is drawn larger.
    public enum ResizingMode: Int, Sendable {
        /// Repetitions.
        case tile
        /// The same, stretched.
        case stretch
    }

    /// In which colours an image is shown.
    public enum RenderingMode: Int, Sendable {
        /// Its own, but for symbols.
        case automatic
        /// Its own.
        case alwaysOriginal
        /// The tint colour, through the image's alpha.
        case alwaysTemplate
    }
}
