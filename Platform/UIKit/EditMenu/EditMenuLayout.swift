import Foundation

/// Where an edit menu stands: beside what it is about, inside of the room there is.
struct EditMenuLayout: Equatable {
    /// What the menu is about, and where it may be, in the window's coordinates.
    var target: CGRect
    var room: CGRect
    var size: CGSize
    var arrow: UIEditMenuArrowDirection

    /// How far it keeps from what it is about, in points: below it is the dot of a handle.
    static let above: CGFloat = 12
    static let below: CGFloat = 16

    var frame: CGRect {
        var rect = CGRect(origin: .zero, size: size)
        rect.origin.x = target.midX - size.width / 2
        let places = [
            UIEditMenuArrowDirection.down: target.minY - Self.above - size.height,
            .up: target.maxY + Self.below,
        ]
        switch arrow {
        case .left, .right:
            rect.origin.x = arrow == .left ? target.maxX + Self.above : target.minX - Self.above - size.width
            rect.origin.y = target.midY - size.height / 2
        default:
            let order: [UIEditMenuArrowDirection] = arrow == .up ? [.up, .down] : [.down, .up]
            let fitting = order.compactMap { places[$0] }.first {
                $0 >= room.minY && $0 + size.height <= room.maxY
            }
            // What fills the room has its menu in its middle.
            rect.origin.y = fitting ?? target.intersection(room).middleY(or: room.midY) - size.height / 2
        }
        rect.origin.x = min(max(rect.minX, room.minX), max(room.minX, room.maxX - size.width)).rounded()
        rect.origin.y = min(max(rect.minY, room.minY), max(room.minY, room.maxY - size.height)).rounded()
        return rect
    }
}

extension CGRect {
    fileprivate func middleY(or other: CGFloat) -> CGFloat { isNull ? other : midY }
}

/// How the items of an edit menu are spread over pages.
struct EditMenuPages: Equatable {
    /// The width of each item, of the bar at most, and of the buttons that turn pages, in points.
    var widths: [CGFloat]
    var room: CGFloat
    var button: CGFloat

    /// The items of each page.
    var ranges: [Range<Int>] {
        var pages: [Range<Int>] = []
        var start = 0
        while start < widths.count {
            let back = pages.isEmpty ? 0 : button
            let rest = widths[start...].reduce(0, +)
            if back + rest <= room {
                pages.append(start..<widths.count)
                break
            }
            var end = start
            var width = back + button
            while end < widths.count, end == start || width + widths[end] <= room {
                width += widths[end]
                end += 1
            }
            pages.append(start..<end)
            start = end
        }
        return pages
    }
}
