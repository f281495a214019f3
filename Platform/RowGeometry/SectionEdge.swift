/// The height of a section's header or footer in points, and whether it is a guess.
package struct SectionEdge: Equatable, Sendable {
    /// Zero for a header or footer that is not there.
    package let height: Double
    /// Whether the height is a guess.
    package let isEstimated: Bool

    /// A header or footer of a height.
    package init(height: Double, isEstimated: Bool) {
        Height.check(height, of: "a header or footer")
        self.height = height
        self.isEstimated = isEstimated
    }

    /// No header, or no footer.
    package static var none: SectionEdge { SectionEdge(height: 0, isEstimated: false) }

    var addend: Double { Height.addend(height) }
}
