/// The frames of the boundary items of a section or layout, and the length that they add.
struct BoundaryFrames: Sendable {
    /// The frames relative to the section's start.
    private(set) var frames: [PlanarRect] = []
    /// The offset of the body from the section's start.
    private(set) var bodyStart = 0.0
    /// The length of the section with its boundary items.
    private(set) var length: Double

    /// Lays out boundary items around a body.
    ///
    /// - Parameters:
    ///   - axis: The axis along which the section grows.
    ///   - bodyLength: The length of the content.
    ///   - sizes: The measured sizes of the items by index.
    ///   - startSpacing: The space before the items and the body, in points.
    init(
        _ items: [BoundaryItem], sizes: [Int: MeasuredSize], axis: PlanarAxis, bodyLength: Double,
        container: PlanarSize, insets: DirectionalInsets, startSpacing: Double = 0, grid: PixelGrid
    ) {
        bodyStart = startSpacing
        length = startSpacing + bodyLength
        guard !items.isEmpty else { return }
        let across = axis.other
        var available = container
        available[across] = max(0, container[across] - insets.total(across))
        var slots: [PlanarRect] = []
        var extent = 0.0
        var end = bodyLength
        for (index, item) in items.enumerated() {
            var size = item.size.resolved(in: available, grid)
            for axis in [PlanarAxis.horizontal, .vertical] where item.size[axis].isEstimated {
                if let length = sizes[index]?[axis] { size[axis] = Length.valid(length) }
            }
            var origin = PlanarPoint.zero
            origin[across] =
                insets.start(across) + item.alignment[across] * (available[across] - size[across])
                + item.offset[across]
            origin[axis] = Self.start(of: item, length: size[axis], axis, bodyLength) + item.offset[axis]
            if item.extendsBoundary {
                extent = max(extent, -origin[axis])
                end = max(end, origin[axis] + size[axis])
            }
            slots.append(PlanarRect(origin: origin, size: size))
        }
        bodyStart = startSpacing + extent
        length = bodyStart + end
        var shift = PlanarPoint.zero
        shift[axis] = bodyStart
        frames = zip(items, slots).map { item, slot in
            var insets = item.insets
            if item.size.width.isEstimated { insets = insets.cleared(along: .horizontal) }
            if item.size.height.isEstimated { insets = insets.cleared(along: .vertical) }
            return slot.offset(by: shift).inset(by: insets)
        }
    }

    /// Returns the position of an item along the axis, relative to the body.
    private static func start(
        of item: BoundaryItem, length: Double, _ axis: PlanarAxis, _ bodyLength: Double
    ) -> Double {
        switch item.alignment[axis] {
        case 0: item.extendsBoundary ? -length : 0
        case 1: item.extendsBoundary ? bodyLength : bodyLength - length
        default:
            // A side item that is longer than the section extends it at its end.
            item.extendsBoundary && length > bodyLength ? 0 : (bodyLength - length) / 2
        }
    }

    /// Returns the frame of a pinned item, moved so that it is visible.
    ///
    /// - Parameters:
    ///   - frame: The frame without pinning.
    ///   - body: The range of the body along the axis, which the item does not leave.
    ///   - visible: The visible range along the axis.
    static func pinned(
        _ frame: PlanarRect, of item: BoundaryItem, axis: PlanarAxis, body: ClosedRange<Double>,
        visible: ClosedRange<Double>
    ) -> PlanarRect {
        var result = frame
        switch item.alignment[axis] {
        case 0:
            let last = max(frame.start(axis), body.upperBound - frame.size[axis])
            result.origin[axis] = min(max(frame.start(axis), visible.lowerBound), last)
        case 1:
            let first = min(frame.start(axis), body.lowerBound)
            result.origin[axis] = max(min(frame.start(axis), visible.upperBound - frame.size[axis]), first)
        default: break
        }
        return result
    }
}
