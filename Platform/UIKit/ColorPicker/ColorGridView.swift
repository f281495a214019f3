/// The grid of the color picker: a row of grays above shades of twelve hues.
final class ColorGridView: ColorArea {
    static let columnCount = 12
    static let rowCount = 10
    private static let radius: CGFloat = 8
    private static let ringWidth: CGFloat = 3

    /// The colors by rows, from the top.
    static let colors: [[PickedColor]] = {
        let grays = (0..<columnCount).map { column -> PickedColor in
            let white = 1 - CGFloat(column) / CGFloat(columnCount - 1)
            return PickedColor(red: white, green: white, blue: white)
        }
        // Blue and purple tones, then from red to green, as on iOS.
        let hues: [CGFloat] = [196, 217, 253, 282, 340, 11, 25, 40, 48, 61, 68, 95].map { $0 / 360 }
        let shades: [(saturation: CGFloat, brightness: CGFloat)] = [
            (1, 0.3), (1, 0.42), (1, 0.58), (1, 0.72), (1, 0.86), (0.92, 1), (0.68, 1), (0.44, 1), (0.21, 1),
        ]
        let rows = shades.map { shade in
            hues.map { PickedColor(hue: $0, saturation: shade.saturation, brightness: shade.brightness) }
        }
        return [grays] + rows
    }()

    private let ring = CALayer()

    override init() {
        super.init()
        layer.cornerRadius = Self.radius
        layer.cornerCurve = .continuous
        clipsToBounds = true
        contentMode = .redraw
        ring.borderWidth = Self.ringWidth
        ring.borderColor = UIColor.white.cgColor
        ring.cornerRadius = Self.ringWidth
        layer.addSublayer(ring)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("ColorGridView cannot be decoded. A color picker creates its grid.")
    }

    /// The height of the grid, whose cells are squares.
    override func height(forWidth width: CGFloat) -> CGFloat {
        (width / CGFloat(Self.columnCount)).rounded(.down) * CGFloat(Self.rowCount)
    }

    override func draw(_ rect: CGRect) {
        for (row, colors) in Self.colors.enumerated() {
            for (column, color) in colors.enumerated() {
                color.color.setFill()
                UIRectFill(cell(row: row, column: column))
            }
        }
    }

    /// Returns the rectangle of a color, at whole pixels so that neighbors leave no gap.
    private func cell(row: Int, column: Int) -> CGRect {
        func edge(_ index: Int, _ length: CGFloat, _ count: Int) -> CGFloat {
            (length * CGFloat(index) / CGFloat(count)).rounded()
        }
        let (left, right) = (
            edge(column, bounds.width, Self.columnCount), edge(column + 1, bounds.width, Self.columnCount)
        )
        let (top, bottom) = (edge(row, bounds.height, Self.rowCount), edge(row + 1, bounds.height, Self.rowCount))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The cell of the selected color.
    private var selectedCell: (row: Int, column: Int)? {
        guard let selectedColor else { return nil }
        for (row, colors) in Self.colors.enumerated() {
            if let column = colors.firstIndex(where: selectedColor.matches) { return (row, column) }
        }
        return nil
    }

    override func showSelection() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        if let cell = selectedCell {
            ring.frame = self.cell(row: cell.row, column: cell.column)
            // A white ring is not visible on white.
            ring.borderColor = (cell.row == 0 && cell.column < 3 ? UIColor.systemGray : .white).cgColor
        }
        ring.isHidden = selectedCell == nil
        CATransaction.commit()
    }

    override func color(at point: CGPoint) -> PickedColor {
        let row = Int(max(0, min(CGFloat(Self.rowCount - 1), point.y / max(1, bounds.height) * CGFloat(Self.rowCount))))
        let column = Int(
            max(0, min(CGFloat(Self.columnCount - 1), point.x / max(1, bounds.width) * CGFloat(Self.columnCount))))
        return Self.colors[row][column]
    }

    override func step(_ direction: CGFloat) {
        let index = selectedCell.map { $0.row * Self.columnCount + $0.column } ?? 0
        let new = min(Self.columnCount * Self.rowCount - 1, max(0, index + Int(direction)))
        select(Self.colors[new / Self.columnCount][new % Self.columnCount], continuously: false)
    }
}
