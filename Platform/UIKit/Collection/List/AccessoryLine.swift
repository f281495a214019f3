/// The horizontal arrangement of the accessories and the contents of a list cell, with lengths in points as on an
/// iPhone with iOS 17. Positions are relative to the reading direction.
struct AccessoryLine {
    /// The space of an accessory.
    struct Slot: Equatable {
        /// The width in which the accessory is centered.
        var width: CGFloat
        /// The distance from the edge of the cell, if no other accessory is between them.
        var margin: CGFloat
        /// The distance from an accessory that is closer to the edge.
        var gap = AccessoryLine.gap
    }

    /// The distance between accessories at the trailing edge: that of a detail button from a disclosure indicator.
    static let gap: CGFloat = 12
    /// The distance of accessories at the leading edge from each other, and from the text of the contents.
    static let leadingGap: CGFloat = 16
    /// The distance of system accessories from the trailing edge.
    static let trailingMargin: CGFloat = 16
    /// The leading margin of the contents in their view.
    private static let contentMargin: CGFloat = 16

    private(set) var leading: [CGFloat] = []
    private(set) var trailing: [CGFloat] = []
    /// The edges of the content view.
    private(set) var contentStart: CGFloat
    private(set) var contentEnd: CGFloat

    /// Arranges accessories and contents.
    ///
    /// - Parameters:
    ///   - leading: The spaces of the accessories at the leading edge, from that edge inward.
    ///   - trailing: The spaces of the accessories at the trailing edge, in reading direction.
    ///   - bounds: The range between the safe edges of the cell.
    ///   - indentation: The indentation of the contents.
    ///   - indentsAccessories: Whether the accessories at the leading edge are also indented.
    init(
        leading: [Slot], trailing: [Slot], in bounds: ClosedRange<CGFloat>, indentation: CGFloat,
        indentsAccessories: Bool
    ) {
        contentStart = bounds.lowerBound + indentation
        contentEnd = bounds.upperBound
        if let first = leading.first {
            var x = bounds.lowerBound + first.margin + (indentsAccessories ? indentation : 0)
            for slot in leading {
                self.leading.append(x)
                x += slot.width + Self.leadingGap
            }
            contentStart = x - Self.contentMargin + (indentsAccessories ? 0 : indentation)
        }
        var distance = trailing.last?.margin ?? 0
        for (index, slot) in trailing.enumerated().reversed() {
            contentEnd -= distance + slot.width
            self.trailing.insert(contentEnd, at: 0)
            if index > 0 { distance = trailing[index - 1].gap }
        }
        contentEnd = max(contentStart, contentEnd)
    }

    /// The width of the content view.
    var contentWidth: CGFloat { contentEnd - contentStart }
}
