/// An axis of a plane.
package enum PlanarAxis: Sendable, Hashable {
    case horizontal, vertical

    /// The perpendicular axis.
    package var other: PlanarAxis { self == .horizontal ? .vertical : .horizontal }
}

/// A point of a plane, in points.
package struct PlanarPoint: Sendable, Hashable {
    package var x: Double
    package var y: Double

    /// Creates a point from its coordinates.
    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    package static let zero = PlanarPoint(x: 0, y: 0)

    /// The coordinate along an axis.
    package subscript(axis: PlanarAxis) -> Double {
        get { axis == .horizontal ? x : y }
        set {
            switch axis {
            case .horizontal: x = newValue
            case .vertical: y = newValue
            }
        }
    }
}

/// A width and a height, in points.
package struct PlanarSize: Sendable, Hashable {
    package var width: Double
    package var height: Double

    /// Creates a size from its width and height.
    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    package static let zero = PlanarSize(width: 0, height: 0)

    /// The length along an axis.
    package subscript(axis: PlanarAxis) -> Double {
        get { axis == .horizontal ? width : height }
        set {
            switch axis {
            case .horizontal: width = newValue
            case .vertical: height = newValue
            }
        }
    }
}

/// A rectangle with a size that is not negative.
package struct PlanarRect: Sendable, Hashable {
    package var origin: PlanarPoint
    package var size: PlanarSize

    /// Creates a rectangle from its origin and size.
    package init(origin: PlanarPoint, size: PlanarSize) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle from its coordinates.
    package init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: PlanarPoint(x: x, y: y), size: PlanarSize(width: width, height: height))
    }

    /// The lower coordinate along an axis.
    package func start(_ axis: PlanarAxis) -> Double { origin[axis] }

    /// The higher coordinate along an axis.
    package func end(_ axis: PlanarAxis) -> Double { origin[axis] + size[axis] }

    /// Returns the rectangle moved by a distance along each axis.
    package func offset(by distance: PlanarPoint) -> PlanarRect {
        PlanarRect(
            origin: PlanarPoint(x: origin.x + distance.x, y: origin.y + distance.y), size: size)
    }

    /// Returns whether two rectangles have a common area. An edge in common is not one, except that a
    /// rectangle without area intersects a rectangle that it is inside.
    package func intersects(_ other: PlanarRect) -> Bool {
        for axis in [PlanarAxis.horizontal, .vertical] {
            let start = max(start(axis), other.start(axis))
            let end = min(end(axis), other.end(axis))
            if start > end { return false }
            if start == end, size[axis] > 0, other.size[axis] > 0 { return false }
        }
        return true
    }

    /// Returns the rectangle without its insets.
    ///
    /// Insets that are larger than the rectangle leave their difference, as a positive length.
    package func inset(by insets: DirectionalInsets) -> PlanarRect {
        var result = self
        for axis in [PlanarAxis.horizontal, .vertical] {
            result.origin[axis] += insets.start(axis)
            result.size[axis] = abs(size[axis] - insets.total(axis))
        }
        return result
    }
}
