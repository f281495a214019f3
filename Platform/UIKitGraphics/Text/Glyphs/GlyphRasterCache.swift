import CoreGraphics
import Foundation
import Synchronization

/// The rasters of recently drawn glyphs.
///
/// The cache keeps two generations. A raster that is used again moves to the younger one, and the older one is discarded
/// when the younger one is full.
struct GlyphRasterCache: ~Copyable {
    /// A font at a number of pixels per point, for which the keys of a run are made.
    struct Style {
        let font: GlyphFont
        let scale: CGSize
        fileprivate let number: UInt32
    }

    struct Key: Hashable {
        private let bits: UInt64

        /// - Parameter position: The position between two pixels, from 0 to `GlyphRaster.positionCount - 1`.
        init(_ style: Style, glyph: UInt32, position: UInt8) {
            bits = UInt64(style.number) << 34 | UInt64(position) << 32 | UInt64(glyph)
        }

        var glyph: UInt32 { UInt32(truncatingIfNeeded: bits) }
        var position: UInt8 { UInt8(truncatingIfNeeded: bits >> 32 & 3) }
    }

    private struct StyleID: Hashable {
        let font: ObjectIdentifier
        let scale: CGSize
    }

    /// The number of bytes of a generation, enough for a few screens of Latin text at three pixels per point.
    private static let capacity = 1 << 20
    /// The approximate number of bytes that an entry needs besides its pixels.
    private static let overhead = 96
    /// A zoom has another scale in each frame.
    private static let maximumStyleCount = 1024

    private let rasterizer = GlyphRasterizer()
    private var young: [Key: GlyphRaster] = [:]
    private var old: [Key: GlyphRaster] = [:]
    private var youngSize = 0
    private var styleNumbers: [StyleID: UInt32] = [:]
    private var nextStyleNumber: UInt32 = 0

    /// Returns the style of a run, whose number is a part of the keys so that these are quick to hash.
    mutating func style(of font: GlyphFont, scale: CGSize) -> Style {
        let id = StyleID(font: ObjectIdentifier(font), scale: scale)
        if let number = styleNumbers[id] { return Style(font: font, scale: scale, number: number) }
        // Numbers are not used again, so that rasters of forgotten styles are not found but grow old.
        if styleNumbers.count == Self.maximumStyleCount { styleNumbers = [:] }
        let number = nextStyleNumber
        nextStyleNumber = (nextStyleNumber + 1) & (1 << 30 - 1)
        styleNumbers[id] = number
        return Style(font: font, scale: scale, number: number)
    }

    /// Returns the raster of a glyph, or `nil` if the glyph is too large to be rasterized.
    mutating func raster(for key: Key, in style: Style) -> GlyphRaster? {
        if let raster = young[key] { return raster }
        guard let raster = old[key] ?? rasterizer.raster(of: key, in: style) else { return nil }
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
