/// The bar of letters at the side of a table: a finger on a letter takes the table to its section.
final class SectionIndexBar: UIControl, ImmediateTouchTarget {
    /// In points: what the bar takes from the contents of the rows.
    static let width: CGFloat = 15
    /// The line's height and the text's size in points, by eye on iOS 17.
    private static let lineHeight: CGFloat = 14
    private static let fontSize: CGFloat = 11
    private static let glyphSize: CGFloat = 10
    private static let dotDiameter: CGFloat = 4
    /// How far in points from the letters, above and below, fingers still mean them.
    private static let margin: CGFloat = 4

    /// Called when a finger comes to another title.
    var onChoice: (Int) -> Void = { _ in }
    private var chosen: Int?

    var titles: [String] = [] {
        didSet { if titles != oldValue { setNeedsDisplay() } }
    }

    var color = UIColor.systemBlue {
        didSet { if color != oldValue { setNeedsDisplay() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        accessibilityLabel = "Section index"
        // Above the headers.
        layer.zPosition = 2
    }

    @available(*, unavailable, message: "a table makes its index bar itself")
    override var canBecomeFocused: Bool { false }

    required init?(coder: NSCoder) {
        preconditionFailure("SectionIndexBar: a table makes its index bar itself")
    }

    // MARK: What is where

    private var entries: SectionIndexEntries {
        SectionIndexEntries(
            count: titles.count, room: Int(((bounds.height - 2 * Self.margin) / Self.lineHeight).rounded(.down)))
    }

    /// Where the lines begin, in the bar, and how high they are together.
    private func extent(of entries: SectionIndexEntries) -> (top: CGFloat, height: CGFloat) {
        let height = CGFloat(entries.entries.count) * Self.lineHeight
        return (((bounds.height - height) / 2).roundedToPixel(traitCollection), height)
    }

    /// The title that a finger at `y` means: all of them, evenly, also those that a dot stands for.
    private func title(at y: CGFloat) -> Int? {
        guard !titles.isEmpty else { return nil }
        let (top, height) = extent(of: entries)
        let place = Int(((y - top) / height * CGFloat(titles.count)).rounded(.down))
        return min(titles.count - 1, max(0, place))
    }

    override func draw(_ rect: CGRect) {
        let entries = entries
        var y = extent(of: entries).top
        for entry in entries.entries {
            let line = CGRect(x: 0, y: y, width: bounds.width, height: Self.lineHeight)
            switch entry {
            case .title(let index): draw(titles[index], in: line)
            case .dot:
                color.setFill()
                UIBezierPath(
                    ovalIn: CGRect(
                        x: line.midX - Self.dotDiameter / 2, y: line.midY - Self.dotDiameter / 2,
                        width: Self.dotDiameter, height: Self.dotDiameter)
                ).fill()
            }
            y += Self.lineHeight
        }
    }

    private func draw(_ title: String, in line: CGRect) {
        if title == UITableView.indexSearch {
            let configuration = UIImage.SymbolConfiguration(pointSize: Self.glyphSize, weight: .semibold)
            let glyph = UIImage(systemName: "magnifyingglass", withConfiguration: configuration)?
                .withTintColor(color, renderingMode: .alwaysOriginal)
            guard let glyph else { return }
            glyph.draw(
                at: CGPoint(x: line.midX - glyph.size.width / 2, y: line.midY - glyph.size.height / 2))
            return
        }
        let text = title as NSString
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: Self.fontSize, weight: .semibold), .foregroundColor: color,
        ]
        let size = text.size(withAttributes: attributes)
        // Long titles keep their end at the bar's outer edge.
        let x = size.width <= line.width ? line.midX - size.width / 2 : line.maxX - size.width
        text.draw(at: CGPoint(x: x, y: line.midY - size.height / 2), withAttributes: attributes)
    }

    // MARK: Fingers

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(touch)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { chosen = nil }

    override func cancelTracking(with event: UIEvent?) { chosen = nil }

    private func choose(_ touch: UITouch) {
        guard let title = title(at: touch.location(in: self).y), title != chosen else { return }
        chosen = title
        onChoice(title)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // The finger is for the index: no gesture of the table, nor of what it is in, takes it away.
        gestureRecognizer.view === self
    }

    // MARK: Background

    var restingColor: UIColor? {
        didSet { updateBackground() }
    }

    var trackingColor: UIColor? {
        didSet { updateBackground() }
    }

    override var isHighlighted: Bool {
        didSet { updateBackground() }
    }

    private func updateBackground() {
        let new = isHighlighted ? trackingColor ?? restingColor : restingColor
        if backgroundColor != new { backgroundColor = new }
    }
}
