/// The pixels that a glyph covers, at one scale and one position between two pixels.
struct GlyphRaster {
    /// The number of positions between two adjacent pixels at which glyphs are drawn. Letter spacing is exact to an
    /// eighth of a pixel, which is below the threshold of perception.
    static let positionCount = 4

    /// The distance from the pixel of the glyph's origin to the left column, in pixels.
    let left: Int
    /// The distance from the baseline down to the top row, in pixels, which is negative for most glyphs.
    let top: Int
    let width: Int
    let height: Int
    /// The covered part of each pixel, from 0 to 255, in rows from top to bottom.
    let coverage: [UInt8]

    /// A glyph without visible parts, such as a space.
    static let empty = GlyphRaster(left: 0, top: 0, width: 0, height: 0, coverage: [])

    /// Returns the pixel and the position after it at which a glyph with an exact offset is drawn.
    static func position(nearest x: Double) -> (pixel: Int, position: UInt8) {
        let steps = Int((x * Double(positionCount)).rounded())
        let position = steps & (positionCount - 1)
        return ((steps - position) / positionCount, UInt8(position))
    }
}
