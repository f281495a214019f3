internal import CollectionGeometry

/// A drawing of a group in characters.
struct GroupDrawing {
    private static let size = PlanarSize(width: 100, height: 50)
    private var canvas = Array(repeating: Array(repeating: Character(" "), count: 101), count: 51)

    /// The lines of the drawing.
    private(set) var text = ""

    /// Draws a group in a container of 390 by 844 points, scaled to the canvas.
    @MainActor
    init(of group: NSCollectionLayoutGroup) {
        let container = PlanarSize(width: 390, height: 844)
        let environment = CompositionalEnvironment(
            container: CompositionalContainer(size: container, insets: .zero),
            traitCollection: UITraitCollection.current)
        let solution = SectionSolution.solution(
            of: group.groupItem(in: environment, scale: 1), in: container, scale: 1)
        let scale = min(
            Self.size.width / max(solution.size.width, 1), 2 * Self.size.height / max(solution.size.height, 1))
        draw(PlanarRect(origin: .zero, size: solution.size), scale)
        for cell in solution.cells { draw(cell.frame, scale) }
        for item in solution.supplementaryItems { draw(item.frame(scale: 1), scale) }
        let lines = canvas.map { line in
            String(line[...(line.lastIndex { $0 != " " } ?? 0)])
        }
        text = lines[...(lines.lastIndex { $0 != " " } ?? 0)].joined(separator: "\n")
    }

    /// Draws the outline of a rectangle. A line is two columns high.
    private mutating func draw(_ rect: PlanarRect, _ scale: Double) {
        let left = Int((rect.start(.horizontal) * scale).rounded())
        let right = Int((rect.end(.horizontal) * scale).rounded())
        let top = Int((rect.start(.vertical) * scale / 2).rounded())
        let bottom = Int((rect.end(.vertical) * scale / 2).rounded())
        guard left <= right, top <= bottom else { return }
        for column in left...right {
            set(column, top, "-")
            set(column, bottom, "-")
        }
        for row in top...bottom {
            set(left, row, "|")
            set(right, row, "|")
        }
        for (column, row) in [(left, top), (right, top), (left, bottom), (right, bottom)] { set(column, row, "+") }
    }

    private mutating func set(_ column: Int, _ row: Int, _ character: Character) {
        guard canvas.indices.contains(row), canvas[row].indices.contains(column), canvas[row][column] != "+" else {
            return
        }
        canvas[row][column] = character
    }
}
