/// An error in an SVG drawing.
package enum SVGError: Error, Equatable {
    /// An invalid byte in path data.
    case unexpected(offset: Int)
    /// A missing or invalid attribute of a shape.
    case attribute(String, of: String)
    /// A drawing without shapes.
    case empty
}
