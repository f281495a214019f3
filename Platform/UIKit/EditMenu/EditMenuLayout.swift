import Foundation

/// The position of an edit menu beside its target and within its bounds.
struct EditMenuLayout: Equatable {
    /// The target and the available rectangle, in window coordinates.
    var target: CGRect
    var bounds: CGRect
    var size: CGSize
    var arrow: UIEditMenuArrowDirection

    /// The gaps between the menu and its target, in points. Below the target is a selection handle.
    static let gapAbove: CGFloat = 12
    static let gapBelow: CGFloat = 16

    var frame: CGRect {
        var rect = CGRect(origin: .zero, size: size)
        rect.origin.x = target.midX - size.width / 2
        let origins = [
            UIEditMenuArrowDirection.down: target.minY - Self.gapAbove - size.height,
            .up: target.maxY + Self.gapBelow,
        ]
        switch arrow {
        case .left, .right:
            rect.origin.x = arrow == .left ? target.maxX + Self.gapAbove : target.minX - Self.gapAbove - size.width
            rect.origin.y = target.midY - size.height / 2
        default:
            let order: [UIEditMenuArrowDirection] = arrow == .up ? [.up, .down] : [.down, .up]
            let fitting = order.compactMap { origins[$0] }.first {
                $0 >= bounds.minY && $0 + size.height <= bounds.maxY
            }
            // A target that fills the bounds has the menu at its center.
            rect.origin.y = fitting ?? target.intersection(bounds).middleY(or: bounds.midY) - size.height / 2
        }
        rect.origin.x = min(max(rect.minX, bounds.minX), max(bounds.minX, bounds.maxX - size.width)).rounded()
        rect.origin.y = min(max(rect.minY, bounds.minY), max(bounds.minY, bounds.maxY - size.height)).rounded()
        return rect
    }
}

extension CGRect {
    fileprivate func middleY(or other: CGFloat) -> CGFloat { isNull ? other : midY }
}

/// The distribution of an edit menu's items to pages.
struct EditMenuPages: Equatable {
    /// The widths of the items, the maximum width of the bar, and the width of a paging button, in points.
    var widths: [CGFloat]
    var availableWidth: CGFloat
    var button: CGFloat

    /// The items of each page.
    var ranges: [Range<Int>] {
        var pages: [Range<Int>] = []
        var start = 0
        while start < widths.count {
            let back = pages.isEmpty ? 0 : button
            let remainingWidth = widths[start...].reduce(0, +)
            if back + remainingWidth <= availableWidth {
                pages.append(start..<widths.count)
                break
            }
            var end = start
            var width = back + button
            while end < widths.count, end == start || width + widths[end] <= availableWidth {
                width += widths[end]
                end += 1
            }
            pages.append(start..<end)
            start = end
        }
        return pages
    }
}
