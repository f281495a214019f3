/// The strip of buttons that a swiped row reveals.
final class SwipeActionsView: UIView {
    let buttons: [SwipeActionButton]
    /// Whether the strip lies at the right edge of the row.
    private let isAtRight: Bool
    var layout: SwipeLayout {
        didSet { if layout != oldValue { setNeedsLayout() } }
    }
    /// Whether letting go would do what the first button does: it covers the others.
    var isFullSwipe = false {
        didSet { if isFullSwipe != oldValue { setNeedsLayout() } }
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
        let places = layout.buttons(in: bounds.width, isFullSwipe: isFullSwipe)
        for (index, place) in places.enumerated() {
            let width = place.upperBound - place.lowerBound
            let x = isAtRight ? bounds.width - place.upperBound : place.lowerBound
            let button = buttons[index]
            button.contentWidth = layout.buttonWidths[index]
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            button.layoutIfNeeded()
        }
    }
}
