/// The buttons of the swipe actions of a row.
final class SwipeActionsView: UIView {
    let buttons: [SwipeActionButton]
    /// Whether the buttons are at the right edge of the row.
    private let isAtRight: Bool
    var layout: SwipeLayout {
        didSet { if layout != oldValue { setNeedsLayout() } }
    }
    /// The button that covers the others.
    private(set) var covering: SwipeActionButton?

    /// Whether releasing the row would perform the first action, whose button covers the others.
    var isFullSwipe: Bool { covering != nil }

    /// Covers the buttons with one of them, or with none.
    func cover(with button: SwipeActionButton?) {
        guard covering !== button else { return }
        covering = button
        // Outer buttons are in front of inner ones, and the covering button is in front of all.
        for button in buttons.reversed() { bringSubviewToFront(button) }
        if let button { bringSubviewToFront(button) }
        setNeedsLayout()
    }

    init(
        _ configuration: UISwipeActionsConfiguration, isAtRight: Bool, rowSize: CGSize,
        onTap: @escaping (SwipeActionButton) -> Void
    ) {
        self.isAtRight = isAtRight
        buttons = configuration.actions.map(SwipeActionButton.init)
        layout = SwipeLayout(
            buttonWidths: buttons.map { $0.width(height: rowSize.height) }, rowWidth: rowSize.width,
            performsFirst: configuration.performsFirstActionWithFullSwipe)
        super.init(frame: .zero)
        clipsToBounds = true
        for button in buttons.reversed() {
            button.isInnerEndLeft = isAtRight
            button.addAction(UIAction { [unowned button] _ in onTap(button) }, for: .touchUpInside)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let extents = layout.buttons(in: bounds.width, covering: buttons.firstIndex { $0 === covering })
        for (index, extent) in extents.enumerated() {
            let width = extent.upperBound - extent.lowerBound
            let x = isAtRight ? bounds.width - extent.upperBound : extent.lowerBound
            let button = buttons[index]
            // As wide as preferred or as laid out, and clipped to what is revealed.
            button.contentWidth =
                button === covering ? layout.buttonWidths[index] : max(layout.buttonWidths[index], width)
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            button.layoutIfNeeded()
        }
    }
}
