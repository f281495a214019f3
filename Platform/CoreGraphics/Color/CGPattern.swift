import Foundation

/// How the tiles of a pattern are spaced. Tiles always have the size and the distance of the pattern, without distortion.
public enum CGPatternTiling: Int32, Sendable {
    /// The tiles are not distorted.
    case noDistortion = 0
    /// The distance of tiles may differ by a pixel.
    case constantSpacingMinimalDistortion = 1
    /// The distance of tiles may differ for faster drawing.
    case constantSpacing = 2
}

/// A function that draws a tile of a pattern into a context, whose origin is that of the tile.
public typealias CGPatternDrawPatternCallback = (_ info: UnsafeMutableRawPointer?, _ context: CGContext) -> Void

/// A function that releases the data of a pattern.
public typealias CGPatternReleaseInfoCallback = (_ info: UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern.
public struct CGPatternCallbacks {
    /// The version of the structure, 0.
    public var version: UInt32
    /// Draws a tile.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Releases the data of the pattern, which is called when the pattern is deallocated.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// Creates the functions of a pattern.
    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}

/// A tile that a function draws and that is repeated in both directions.
///
/// The tiles are placed in the coordinates that the context had in the beginning, whatever the current transform is.
public final class CGPattern {
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGPatternCallbacks
    let bounds: CGRect
    let matrix: CGAffineTransform
    let step: CGSize
    let isColored: Bool

    /// Creates a pattern, or returns `nil` if a distance is zero or not finite, the bounds reach into more than a hundred tiles,
    /// or no function draws.
    ///
    /// - Parameters:
    ///   - info: The data that the functions receive.
    ///   - bounds: The area of a tile that is drawn, in the coordinates of the pattern.
    ///   - matrix: The transform from the coordinates of the pattern to those that the context had in the beginning.
    ///   - xStep: The horizontal distance of tiles.
    ///   - yStep: The vertical distance of tiles.
    ///   - tiling: How the tiles are spaced.
    ///   - isColored: Whether the function sets colors. If not, the tiles have the color of the context.
    ///   - callbacks: The functions.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        self.info = info
        self.callbacks = callbacks.pointee
        self.bounds = bounds.standardized
        self.matrix = matrix
        self.isColored = isColored
        step = CGSize(width: abs(xStep), height: abs(yStep))
        guard step.width > 0, step.height > 0, step.width.isFinite, step.height.isFinite,
            matrix.a * matrix.d != matrix.b * matrix.c, self.callbacks.drawPattern != nil,
            abs(self.bounds.minX) + self.bounds.width < 100 * step.width,
            abs(self.bounds.minY) + self.bounds.height < 100 * step.height
        else { return nil }
    }

    deinit { callbacks.releaseInfo?(info) }

    /// Draws the tile, within its bounds.
    fileprivate func draw(in context: CGContext) {
        context.saveGState()
        context.clip(to: bounds)
        callbacks.drawPattern?(info, context)
        context.restoreGState()
    }

    /// Returns an image of the distance of tiles, which contains the parts of all tiles that reach into it.
    ///
    /// - Parameters:
    ///   - scale: The number of pixels per unit of the pattern.
    ///   - color: The color of the tiles, or `nil` if they have their own.
    func tile(scale: CGSize, color: CGColor?) -> CGImage? {
        let width = max(1, (step.width * scale.width).rounded())
        let height = max(1, (step.height * scale.height).rounded())
        guard ImageSizeLimit.allows(width: width, height: height) else { return nil }
        let context = CGContext(width: Int(width), height: Int(height), scale: 1, opaque: false)
        context.scaleBy(x: width / step.width, y: height / step.height)
        if let color {
            context.setFillColor(color)
            context.setStrokeColor(color)
        }
        // The tile's own cell begins at the origin of the pattern; bounds may reach into others.
        for column in Int((-bounds.maxX / step.width).rounded(.down))...Int((1 - bounds.minX / step.width).rounded(.up))
        {
            for row in Int(
                (-bounds.maxY / step.height).rounded(.down))...Int((1 - bounds.minY / step.height).rounded(.up))
            {
                let offset = CGVector(dx: CGFloat(column) * step.width, dy: CGFloat(row) * step.height)
                let place = bounds.offsetBy(dx: offset.dx, dy: offset.dy)
                guard place.intersects(CGRect(origin: .zero, size: step)) else { continue }
                context.saveGState()
                context.translateBy(x: offset.dx, y: offset.dy)
                draw(in: context)
                context.restoreGState()
            }
        }
        return context.makeImage()
    }
}
