/// What is wrong with an SVG drawing.
package enum SVGError: Error, Equatable {
    /// Path data has something at this byte that can't be there.
    case unexpected(offset: Int)
    /// A shape lacks an attribute, or it is no number.
    case attribute(String, of: String)
    /// There are no shapes in it.
    case empty
}
