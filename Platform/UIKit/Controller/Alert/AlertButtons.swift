/// The buttons of an alert, side by side or stacked, with hairlines between them. They scroll if there is
/// not enough space.
final class AlertButtons: UIScrollView {
    private let alertStyle: AlertStyle
    private(set) var buttons: [AlertButton] = []
    private var lines: [UIView] = []
    /// Whether there is a hairline above the buttons.
    var hasLineAbove = false {
        didSet { if hasLineAbove != oldValue { setNeedsLayout() } }
    }
    private let topLine = UIView()

    init(alertStyle: AlertStyle) {
        self.alertStyle = alertStyle
        super.init(frame: .zero)
        delaysContentTouches = false
        alwaysBounceVertical = false
        contentInsetAdjustmentBehavior = .never
        topLine.backgroundColor = .separator
        addSubview(topLine)
    }

    @available(*, unavailable, message: "AlertButtons is created by UIAlertController")
    required init?(coder: NSCoder) {
        preconditionFailure("AlertButtons can't be decoded. UIAlertController creates it.")
    }

    /// Shows buttons for `actions`, from top to bottom or in reading order.
    func show(_ actions: [UIAlertAction], bold: UIAlertAction?) {
        for view in buttons + lines { view.removeFromSuperview() }
        buttons = actions.map { AlertButton($0, alertStyle: alertStyle, isBold: $0 === bold) }
        lines = actions.dropFirst().map { _ in
            let line = UIView()
            line.backgroundColor = .separator
            return line
        }
        for view in buttons + lines { addSubview(view) }
        setNeedsLayout()
    }

    private var hairline: CGFloat { 1 / max(1, traitCollection.displayScale) }

    /// Returns whether the buttons are side by side.
    private func isRow(width: CGFloat) -> Bool {
        alertStyle == .card && buttons.count == 2 && buttons.allSatisfy { $0.naturalWidth <= width / 2 }
    }

    private func lineAbove(_ index: Int) -> CGFloat { index > 0 || hasLineAbove ? hairline : 0 }

    /// Returns the height of all buttons.
    func height(width: CGFloat) -> CGFloat {
        guard !buttons.isEmpty else { return 0 }
        if isRow(width: width) { return lineAbove(0) + (buttons.map(\.naturalHeight).max() ?? 0) }
        return buttons.indices.reduce(0) { $0 + lineAbove($1) + buttons[$1].naturalHeight }
    }

    /// Returns the minimum height, which shows that there are more buttons.
    func minimumHeight(width: CGFloat) -> CGFloat {
        let all = height(width: width)
        guard buttons.count > 2, let first = buttons.first else { return all }
        return min(all, lineAbove(0) + first.naturalHeight * 1.5)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        topLine.isHidden = !hasLineAbove || buttons.isEmpty
        // The line does not scroll with the buttons.
        topLine.frame = CGRect(x: 0, y: max(0, contentOffset.y), width: width, height: hairline)
        if isRow(width: width) {
            layOutRow(width: width)
        } else {
            var y: CGFloat = 0
            for (index, button) in buttons.enumerated() {
                if index > 0 { lines[index - 1].frame = CGRect(x: 0, y: y, width: width, height: hairline) }
                y += lineAbove(index)
                button.frame = CGRect(x: 0, y: y, width: width, height: button.naturalHeight)
                y += button.naturalHeight
            }
        }
        let size = CGSize(width: width, height: height(width: width))
        if contentSize != size { contentSize = size }
        isScrollEnabled = size.height > bounds.height + 0.5
    }

    private func layOutRow(width: CGFloat) {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let height = height(width: width) - lineAbove(0)
        let half = ((width - hairline) / 2).roundedToPixel(traitCollection)
        let frames = [
            CGRect(x: 0, y: lineAbove(0), width: half, height: height),
            CGRect(x: half + hairline, y: lineAbove(0), width: width - half - hairline, height: height),
        ]
        for (index, button) in buttons.enumerated() { button.frame = frames[isRightToLeft ? 1 - index : index] }
        lines[0].frame = CGRect(x: half, y: lineAbove(0), width: hairline, height: height)
    }
}
