/// Where a popover goes: beside what it is about, inside of the room there is.
struct PopoverLayout: Equatable {
    /// What the popover is about, and where it may be, in the container's coordinates.
    var source: CGRect
    var room: CGRect
    /// The size that its content would like to have, in points.
    var contentSize: CGSize
    var permitted: UIPopoverArrowDirection
    /// Whether it may lie over what it is about where there is no room beside that.
    var mayOverlap = false

    /// The arrow's width at its foot, and its height, in points: after the look of iOS 17.
    static let arrowSize = CGSize(width: 26, height: 13)
    static let cornerRadius: CGFloat = 13

    struct Place: Equatable {
        let direction: UIPopoverArrowDirection
        /// With the arrow.
        let frame: CGRect
        /// How far along its edge the tip of the arrow is, in points.
        let tip: CGFloat
    }

    /// The place in the first permitted direction in which all of the content can be seen, or the one in which most can.
    var place: Place {
        let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
        let directions = order.filter(permitted.contains)
        let places = (directions.isEmpty ? order : directions).map(place)
        func seen(_ place: Place) -> CGFloat { place.frame.width * place.frame.height }
        let whole = places.first { fits($0) }
        return whole ?? places.reduce(places[0]) { seen($1) > seen($0) + 0.5 ? $1 : $0 }
    }

    private func fits(_ place: Place) -> Bool {
        let isUpright = place.direction == .up || place.direction == .down
        let height = Self.arrowSize.height
        return place.frame.width >= contentSize.width + (isUpright ? 0 : height) - 0.01
            && place.frame.height >= contentSize.height + (isUpright ? height : 0) - 0.01
    }

    private func place(_ direction: UIPopoverArrowDirection) -> Place {
        let arrow = Self.arrowSize.height
        switch direction {
        case .up, .down:
            let isUp = direction == .up
            let free = isUp ? room.maxY - source.maxY : source.minY - room.minY
            let height = min(contentSize.height + arrow, mayOverlap ? room.height : max(0, free))
            let width = min(contentSize.width, room.width)
            let beside = isUp ? source.maxY : source.minY - height
            let y = min(max(beside, room.minY), room.maxY - height)
            let x = min(max(source.midX - width / 2, room.minX), room.maxX - width)
            return Place(
                direction: direction, frame: CGRect(x: x, y: y, width: width, height: height),
                tip: tip(source.midX - x, along: width))
        default:
            let isLeft = direction == .left
            let free = isLeft ? room.maxX - source.maxX : source.minX - room.minX
            let width = min(contentSize.width + arrow, mayOverlap ? room.width : max(0, free))
            let height = min(contentSize.height, room.height)
            let beside = isLeft ? source.maxX : source.minX - width
            let x = min(max(beside, room.minX), room.maxX - width)
            let y = min(max(source.midY - height / 2, room.minY), room.maxY - height)
            return Place(
                direction: direction, frame: CGRect(x: x, y: y, width: width, height: height),
                tip: tip(source.midY - y, along: height))
        }
    }

    /// The arrow keeps off the corners.
    private func tip(_ wanted: CGFloat, along length: CGFloat) -> CGFloat {
        let end = min(length / 2, Self.cornerRadius + Self.arrowSize.width / 2)
        return min(max(wanted, end), length - end)
    }
}
