import CoreGraphics

/// The size and the position of a window on the desktop.
package struct WindowPlacement: Equatable, Sendable {
    /// The size in points, of the window as it is when it is not maximized.
    var size: CGSize
    /// The position in units of the desktop, or `nil` if the desktop determines it, as under Wayland.
    var position: Position?
    var isMaximized = false

    package struct Position: Equatable, Sendable {
        var x: Int
        var y: Int
    }

    /// A rectangle of the desktop, in its units.
    struct Area: Equatable {
        var x: Int
        var y: Int
        var width: Int
        var height: Int
    }

    /// The least length of a window's side, in points and in units of the desktop.
    static let minimumSide = 160
    private static let range = -100_000...100_000

    /// Returns the frame, in units of the desktop, with which the window is inside one of the displays: that with most of
    /// the window. Without displays, or a position, the frame is not moved.
    ///
    /// - Parameters:
    ///   - width: The width of the window, in units of the desktop.
    ///   - height: The height of the window, in units of the desktop.
    ///   - position: The wanted position.
    ///   - displays: The areas of the displays that no panel covers.
    static func frame(width: Int, height: Int, at position: Position, in displays: [Area]) -> Area {
        let frame = Area(x: position.x, y: position.y, width: width, height: height)
        // The first display, which is the primary one, is selected if no display shows a part of the window.
        var best: (display: Area, overlap: Int)?
        for display in displays {
            let overlap = display.overlap(with: frame)
            if best == nil || overlap > best?.overlap ?? 0 { best = (display, overlap) }
        }
        guard let display = best?.display else { return frame }
        let (width, height) = (min(width, display.width), min(height, display.height))
        return Area(
            x: min(max(frame.x, display.x), display.x + display.width - width),
            y: min(max(frame.y, display.y), display.y + display.height - height), width: width, height: height)
    }
}

extension WindowPlacement.Area {
    fileprivate func overlap(with other: Self) -> Int {
        let width = min(x + self.width, other.x + other.width) - max(x, other.x)
        let height = min(y + self.height, other.y + other.height) - max(y, other.y)
        return max(0, width) * max(0, height)
    }
}

// MARK: Storage

extension WindowPlacement {
    /// Reads a placement from a property list, or returns `nil` if it is not one.
    init?(propertyList: Any?) {
        guard let values = propertyList as? [String: Any], let width = values["width"] as? Double,
            let height = values["height"] as? Double,
            [width, height].allSatisfy({ (Double(Self.minimumSide)...10_000).contains($0) })
        else { return nil }
        size = CGSize(width: width, height: height)
        if let x = values["x"] as? Int, let y = values["y"] as? Int, Self.range.contains(x), Self.range.contains(y) {
            position = Position(x: x, y: y)
        }
        isMaximized = values["maximized"] as? Bool ?? false
    }

    /// The placement as a property list.
    var propertyList: [String: Any] {
        var values: [String: Any] = ["width": Double(size.width), "height": Double(size.height)]
        if let position { (values["x"], values["y"]) = (position.x, position.y) }
        if isMaximized { values["maximized"] = true }
        return values
    }
}
