/// The distances of a section of a flow, in points.
package struct FlowMetrics: Equatable, Sendable {
    /// The length of a line.
    package var lineLength: Double = 0
    /// The distance of lines from the leading edge.
    package var leadingInset: Double = 0
    /// The distance between the header and the first line.
    package var startInset: Double = 0
    /// The distance between the last line and the footer.
    package var endInset: Double = 0
    /// The distance between lines.
    package var lineSpacing: Double = 0
    /// The minimum distance between the items of a line.
    package var itemSpacing: Double = 0
    /// The lengths of the header and the footer along the direction of scrolling, or zero for none.
    package var header: Double = 0
    package var footer: Double = 0
    /// The number of pixels per point, to which positions are rounded.
    package var scale: Double = 1

    package init() {}

    func rounded(_ position: Double) -> Double { (position * scale).rounded() / scale }

    /// The number of items of a size that fit into a line.
    func capacity(for across: Double) -> Int {
        guard across > 0, across.isFinite, across + itemSpacing > 0 else { return 1 }
        // Widths that divide the line exactly must not lose an item by rounding.
        let fitting = (lineLength + itemSpacing) / (across + itemSpacing) + 1e-6
        return max(1, Int(min(fitting, 1e9)))
    }
}
