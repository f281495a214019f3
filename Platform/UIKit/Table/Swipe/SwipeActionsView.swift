/// The strip of buttons that a swiped row reveals.
final class SwipeActionsView: UIView {
    let buttons: [SwipeActionButton]
    /// Whether the strip lies at the right edge of the row.
    private let isAtRight: Bool
    var layout: SwipeLayout {
        didSet { if layout != oldValue { setNeedsLayout() } }
    }
    /// The button that covers the others.
    private(set) var covering: SwipeActionButton?

    /// Whether letting go would do what the first button does: it covers the others.
    var isFullSwipe: Bool { covering != nil }

    /// Lets one button cover the others, or none.
    func cover(with button: SwipeActionButton?) {
        guard covering !== button else { return }
        covering = button
        // Those further out lie above those further in, and one that covers them all above all.
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
        let places = layout.buttons(in: bounds.width, covering: buttons.firstIndex { $0 === covering })
        for (index, place) in places.enumerated() {
            let width = place.upperBound - place.lowerBound
            let x = isAtRight ? bounds.width - place.upperBound : place.lowerBound
            let button = buttons[index]
            // As wide as the button would like, or as it is made: what is not revealed yet is cut off.
            button.contentWidth =
                button === covering ? layout.buttonWidths[index] : max(layout.buttonWidths[index], width)
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            button.layoutIfNeeded()
        }
    }
}
