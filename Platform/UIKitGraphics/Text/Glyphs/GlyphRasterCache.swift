import CoreGraphics
import Foundation
import Synchronization

/// The rasters of recently drawn glyphs.
///
/// The cache keeps two generations. A raster that is used again moves to the younger one, and the older one is discarded
/// when the younger one is full.
struct GlyphRasterCache: ~Copyable {
    struct Key: Hashable {
        let font: ObjectIdentifier
        let glyph: UInt32
        /// The position between two pixels, from 0 to `GlyphRaster.positionCount - 1`.
        let position: UInt8
        /// The number of pixels per point.
        let scale: CGSize
    }

    /// The number of bytes of a generation, enough for a few screens of Latin text at three pixels per point.
    private static let capacity = 1 << 20
    /// The approximate number of bytes that an entry needs besides its pixels.
    private static let overhead = 96

    private let rasterizer = GlyphRasterizer()
    private var young: [Key: GlyphRaster] = [:]
    private var old: [Key: GlyphRaster] = [:]
    private var youngSize = 0

    /// Returns the raster of a glyph, or `nil` if the glyph is too large to be rasterized.
    mutating func raster(for key: Key, in font: GlyphFont) -> GlyphRaster? {
        if let raster = young[key] { return raster }
        guard let raster = old[key] ?? rasterizer.raster(of: key, in: font) else { return nil }
        if youngSize > Self.capacity {
            old = young
            young = [:]
            youngSize = 0
        }
        young[key] = raster
        youngSize += raster.coverage.count + Self.overhead
        return raster
    }
}
