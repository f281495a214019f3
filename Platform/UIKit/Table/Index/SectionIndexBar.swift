/// The section index at the side of a table or a collection view. Touching a title scrolls to its section.
final class SectionIndexBar: UIControl, ImmediateTouchTarget {
    /// The width that the index takes from the contents of rows, in points.
    static let width: CGFloat = 15
    /// The height of a line and the size of the text, in points, by eye on iOS 17.
    private static let lineHeight: CGFloat = 14
    private static let fontSize: CGFloat = 11
    private static let glyphSize: CGFloat = 10
    private static let dotDiameter: CGFloat = 4
    /// The distance above and below the titles within which touches still count, in points.
    private static let margin: CGFloat = 4

    /// Called when the touch moves to another title.
    var onSelection: (Int) -> Void = { _ in }
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
        // In front of the headers.
        layer.zPosition = 2
    }

    @available(*, unavailable, message: "A list view creates its section index.")
    override var canBecomeFocused: Bool { false }

    required init?(coder: NSCoder) {
        preconditionFailure("SectionIndexBar cannot be decoded. A list view creates its section index.")
    }

    // MARK: Geometry

    private var entries: SectionIndexEntries {
        SectionIndexEntries(
            count: titles.count, room: Int(((bounds.height - 2 * Self.margin) / Self.lineHeight).rounded(.down)))
    }

    /// Returns the top of the first line and the height of all lines, in points.
    private func extent(of entries: SectionIndexEntries) -> (top: CGFloat, height: CGFloat) {
        let height = CGFloat(entries.entries.count) * Self.lineHeight
        return (((bounds.height - height) / 2).roundedToPixel(traitCollection), height)
    }

    /// Returns the title at a vertical position. All titles are distributed evenly, including those that a
    /// dot represents.
    private func title(at y: CGFloat) -> Int? {
        guard !titles.isEmpty else { return nil }
        let (top, height) = extent(of: entries)
        let index = Int(((y - top) / height * CGFloat(titles.count)).rounded(.down))
        return min(titles.count - 1, max(0, index))
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
        // Long titles end at the outer edge of the index.
        let x = size.width <= line.width ? line.midX - size.width / 2 : line.maxX - size.width
        text.draw(at: CGPoint(x: x, y: line.midY - size.height / 2), withAttributes: attributes)
    }

    // MARK: Accessibility

    override var accessibilityValue: String? {
        get { super.accessibilityValue ?? chosen.flatMap { titles.indices.contains($0) ? titles[$0] : nil } }
        set { super.accessibilityValue = newValue }
    }

    override func accessibilityIncrement() { selectNeighbor(1) }

    override func accessibilityDecrement() { selectNeighbor(-1) }

    private func selectNeighbor(_ step: Int) {
        let next = chosen.map { $0 + step } ?? 0
        guard titles.indices.contains(next) else { return }
        chosen = next
        onSelection(next)
    }

    // MARK: Touches

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        selectTitle(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        selectTitle(touch)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { chosen = nil }

    override func cancelTracking(with event: UIEvent?) { chosen = nil }

    private func selectTitle(_ touch: UITouch) {
        guard let title = title(at: touch.location(in: self).y), title != chosen else { return }
        chosen = title
        onSelection(title)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // Gestures of the list view and its ancestors do not cancel a touch in the index.
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
