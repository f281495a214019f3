/// The frames of the cells and supplementary items of a group, relative to the group's origin.
package struct GroupSolution: Sendable {
    /// A cell of a group.
    package struct Cell: Sendable, Hashable {
        package var frame: PlanarRect
        package var zIndex: Int
        /// Whether the cell determines its width.
        package var measuresWidth = false
        /// Whether the cell determines its height.
        package var measuresHeight = false
    }

    /// A supplementary item of a cell or group.
    package struct Supplementary: Sendable, Hashable {
        var item: AnchoredItem
        /// The frame of the cell or group that it is attached to.
        var container: PlanarRect
        /// The number of the cell in the group that it is attached to, or `nil` if it is attached to a group.
        package var cell: Int?

        package var kind: String { item.kind }

        /// Returns the frame with the estimated size.
        ///
        /// - Parameter scale: The number of pixels of a point.
        package func frame(scale: Double) -> PlanarRect { item.frame(on: container, PixelGrid(scale: scale)) }
    }

    /// The size of the group, without edge spacing.
    package var size: PlanarSize
    /// The cells in the order of their items.
    package var cells: [Cell]
    /// The supplementary items in the order of the layout.
    package var supplementaryItems: [Supplementary]

    init(size: PlanarSize) {
        self.size = size
        cells = []
        supplementaryItems = []
    }

    /// Adds the solution of a subitem at an offset.
    mutating func add(_ other: GroupSolution, at offset: PlanarPoint) {
        let first = cells.count
        for var cell in other.cells {
            cell.frame = cell.frame.offset(by: offset)
            cells.append(cell)
        }
        supplementaryItems += other.supplementaryItems.map {
            Supplementary(
                item: $0.item, container: $0.container.offset(by: offset), cell: $0.cell.map { $0 + first })
        }
    }

    /// Returns the largest coordinate of a cell along an axis.
    func reach(_ axis: PlanarAxis) -> Double { cells.reduce(0) { max($0, $1.frame.end(axis)) } }

    /// Returns the number of supplementary items of each kind.
    func supplementaryCounts() -> [String: Int] {
        supplementaryItems.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
    }
}
