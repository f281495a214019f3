import AdaptiveCards
import CoreGraphics

/// The frames of the buttons of a card, from left to right.
struct CardActionLayout {
    let width: CGFloat
    /// The points between buttons and between lines of them.
    let spacing: CGFloat
    let alignment: HostConfig.Actions.Alignment

    /// Returns the frames of buttons below each other. Unless they are as wide as possible, all are as wide as the widest one.
    func column(_ sizes: [CGSize]) -> [CGRect] {
        let widest = alignment == .stretch ? width : min(width, sizes.map(\.width).max() ?? 0)
        var y: CGFloat = 0
        return sizes.map { size in
            defer { y += size.height + spacing }
            return CGRect(x: start(of: widest), y: y, width: widest, height: size.height)
        }
    }

    /// Returns the frames of buttons beside each other, which continue in a further line where they do not fit.
    func lines(_ sizes: [CGSize]) -> [CGRect] {
        var frames: [CGRect] = []
        var y: CGFloat = 0
        var index = 0
        while index < sizes.count {
            let count = max(1, fittingCount(sizes[index...]))
            let line = Array(sizes[index..<index + count])
            let height = line.map(\.height).max() ?? 0
            let widths = widths(of: line)
            var x = start(of: widths.reduce(0, +) + spacing * CGFloat(count - 1))
            for width in widths {
                frames.append(CGRect(x: x, y: y, width: width, height: height))
                x += width + spacing
            }
            y += height + spacing
            index += count
        }
        return frames
    }

    /// Returns the number of the first buttons that fit in a line.
    private func fittingCount(_ sizes: ArraySlice<CGSize>) -> Int {
        var used: CGFloat = 0
        var count = 0
        for size in sizes {
            used += size.width + (count > 0 ? spacing : 0)
            if used > width { break }
            count += 1
        }
        return count
    }

    /// Returns the widths of the buttons of a line, which share what is left over if they are stretched.
    private func widths(of line: [CGSize]) -> [CGFloat] {
        let available = width - spacing * CGFloat(line.count - 1)
        let widths = line.map { min($0.width, width) }
        guard alignment == .stretch else { return widths }
        let equal = available / CGFloat(line.count)
        if widths.allSatisfy({ $0 <= equal }) { return widths.map { _ in equal } }
        let rest = max(0, available - widths.reduce(0, +)) / CGFloat(line.count)
        return widths.map { $0 + rest }
    }

    private func start(of used: CGFloat) -> CGFloat {
        switch alignment {
        case .left, .stretch: 0
        case .center: max(0, (width - used) / 2)
        case .right: max(0, width - used)
        }
    }
}
