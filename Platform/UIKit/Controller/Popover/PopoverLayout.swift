/// The layout of a popover next to its source, within the available area.
struct PopoverLayout: Equatable {
    /// The rectangle that the popover points at, and the area it may cover, in the container's coordinates.
    var source: CGRect
    var availableArea: CGRect
    /// The preferred size of the content, in points.
    var contentSize: CGSize
    var permitted: UIPopoverArrowDirection
    /// Whether the popover may cover its source if there is not enough space next to it.
    var mayOverlap = false

    /// The width of the arrow's base and the arrow's length, in points, as in iOS 17.
    static let arrowSize = CGSize(width: 26, height: 13)
    static let cornerRadius: CGFloat = 13

    struct Placement: Equatable {
        let direction: UIPopoverArrowDirection
        /// The frame including the arrow.
        let frame: CGRect
        /// The position of the arrow's tip along its edge, in points.
        let tip: CGFloat
    }

    /// The placement in the first permitted direction in which all of the content fits, or the one that
    /// shows most of it.
    var placement: Placement {
        let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
        let directions = order.filter(permitted.contains)
        let placements = (directions.isEmpty ? order : directions).map(placement)
        func visibleArea(_ placement: Placement) -> CGFloat { placement.frame.width * placement.frame.height }
        let complete = placements.first { fits($0) }
        return complete ?? placements.reduce(placements[0]) { visibleArea($1) > visibleArea($0) + 0.5 ? $1 : $0 }
    }

    private func fits(_ placement: Placement) -> Bool {
        let isUpright = placement.direction == .up || placement.direction == .down
        let height = Self.arrowSize.height
        return placement.frame.width >= contentSize.width + (isUpright ? 0 : height) - 0.01
            && placement.frame.height >= contentSize.height + (isUpright ? height : 0) - 0.01
    }

    private func placement(_ direction: UIPopoverArrowDirection) -> Placement {
        let arrow = Self.arrowSize.height
        switch direction {
        case .up, .down:
            let isUp = direction == .up
            let free = isUp ? availableArea.maxY - source.maxY : source.minY - availableArea.minY
            let height = min(contentSize.height + arrow, mayOverlap ? availableArea.height : max(0, free))
            let width = min(contentSize.width, availableArea.width)
            let adjacent = isUp ? source.maxY : source.minY - height
            let y = min(max(adjacent, availableArea.minY), availableArea.maxY - height)
            let x = min(max(source.midX - width / 2, availableArea.minX), availableArea.maxX - width)
            return Placement(
                direction: direction, frame: CGRect(x: x, y: y, width: width, height: height),
                tip: tip(source.midX - x, along: width))
        default:
            let isLeft = direction == .left
            let free = isLeft ? availableArea.maxX - source.maxX : source.minX - availableArea.minX
            let width = min(contentSize.width + arrow, mayOverlap ? availableArea.width : max(0, free))
            let height = min(contentSize.height, availableArea.height)
            let adjacent = isLeft ? source.maxX : source.minX - width
            let x = min(max(adjacent, availableArea.minX), availableArea.maxX - width)
            let y = min(max(source.midY - height / 2, availableArea.minY), availableArea.maxY - height)
            return Placement(
                direction: direction, frame: CGRect(x: x, y: y, width: width, height: height),
                tip: tip(source.midY - y, along: height))
        }
    }

    /// Keeps the arrow off the rounded corners.
    private func tip(_ preferred: CGFloat, along length: CGFloat) -> CGFloat {
        let end = min(length / 2, Self.cornerRadius + Self.arrowSize.width / 2)
        return min(max(preferred, end), length - end)
    }
}
