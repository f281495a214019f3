/// A point of a rectangle, with an offset.
package struct ItemAnchor: Sendable, Hashable {
    /// The point, in fractions of the rectangle's width and height.
    package var unit: PlanarPoint
    /// The offset, in points or in fractions of the size of the anchored item.
    package var offset: PlanarPoint
    /// Whether the offset is a fraction of the size of the anchored item.
    package var isFractional: Bool

    /// Creates an anchor.
    package init(unit: PlanarPoint, offset: PlanarPoint = .zero, isFractional: Bool = false) {
        self.unit = unit
        self.offset = offset
        self.isFractional = isFractional
    }
}

/// A supplementary item that is attached to an item or a group.
package struct AnchoredItem: Sendable, Hashable {
    package var kind: String
    package var size: ItemSize
    package var insets: DirectionalInsets
    /// The point of the item or group.
    package var containerAnchor: ItemAnchor
    /// The point of the supplementary item, or `nil` for the same as in the container.
    package var itemAnchor: ItemAnchor?
    package var zIndex: Int

    /// Creates a supplementary item.
    package init(
        kind: String, size: ItemSize, insets: DirectionalInsets = .zero, containerAnchor: ItemAnchor,
        itemAnchor: ItemAnchor? = nil, zIndex: Int = 1
    ) {
        self.kind = kind
        self.size = size
        self.insets = insets
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        self.zIndex = zIndex
    }

    /// Returns the frame beside or on a rectangle, in which fractions resolve.
    ///
    /// - Parameter measured: The size that the item has determined.
    func frame(on container: PlanarRect, measured: MeasuredSize? = nil, _ grid: PixelGrid) -> PlanarRect {
        var size = self.size.resolved(in: container.size, grid)
        for axis in [PlanarAxis.horizontal, .vertical] where self.size[axis].isEstimated {
            if let length = measured?[axis] { size[axis] = Length.valid(length) }
        }
        var origin = PlanarPoint.zero
        for axis in [PlanarAxis.horizontal, .vertical] {
            let unit = itemAnchor?.unit ?? containerAnchor.unit
            origin[axis] =
                container.origin[axis] + containerAnchor.unit[axis] * container.size[axis] - unit[axis] * size[axis]
            for anchor in [containerAnchor, itemAnchor].compactMap({ $0 }) {
                origin[axis] += anchor.offset[axis] * (anchor.isFractional ? size[axis] : 1)
            }
        }
        return PlanarRect(origin: origin, size: size).inset(by: effectiveInsets)
    }

    /// The insets that apply: those along an estimated dimension do not.
    private var effectiveInsets: DirectionalInsets {
        var insets = insets
        if size.width.isEstimated { insets = insets.cleared(along: .horizontal) }
        if size.height.isEstimated { insets = insets.cleared(along: .vertical) }
        return insets
    }
}
