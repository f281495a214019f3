/// The height of a section's header or footer.
package struct SectionEdge: Equatable, Sendable {
    /// The height in points, or 0 if there is no header or footer.
    package let height: Double
    /// Whether the height is an estimate.
    package let isEstimated: Bool

    /// Creates an edge with a height in points.
    package init(height: Double, isEstimated: Bool) {
        Height.check(height, of: "a header or footer")
        self.height = height
        self.isEstimated = isEstimated
    }

    /// An edge for a section without a header or footer.
    package static var none: SectionEdge { SectionEdge(height: 0, isEstimated: false) }

    var addend: Double { Height.addend(height) }
}
