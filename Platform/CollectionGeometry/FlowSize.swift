/// A size in a flow: along the direction of scrolling, and across it.
package struct FlowSize: Equatable, Sendable {
    package var along: Double
    package var across: Double

    package init(along: Double, across: Double) {
        self.along = along
        self.across = across
    }
}

/// A rectangle in a flow: its ranges along the direction of scrolling and across it.
package struct FlowRect: Equatable, Sendable {
    package var along: Double
    package var across: Double
    package var size: FlowSize

    package init(along: Double, across: Double, size: FlowSize) {
        self.along = along
        self.across = across
        self.size = size
    }
}
