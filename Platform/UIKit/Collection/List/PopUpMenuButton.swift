/// The button of a pop-up menu accessory.
final class PopUpMenuButton: UIButton {
    /// Called when the user has selected another element of the menu.
    var onSelection: ((UIMenu) -> Void)?

    /// The color of the title and the indicator.
    var color: UIColor? {
        didSet { if color != oldValue { configuration?.baseForegroundColor = color } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        var configuration = UIButton.Configuration.plain()
        configuration.contentInsets = .zero
        self.configuration = configuration
        showsMenuAsPrimaryAction = true
        changesSelectionAsPrimaryAction = true
    }

    @available(*, unavailable, message: "A list cell creates its accessory views.")
    required init?(coder: NSCoder) {
        preconditionFailure("PopUpMenuButton cannot be decoded. A list cell creates its accessory views.")
    }

    private var selectedElement: (any UIMenuLeaf)? { menu?.allActions.first { $0.state == .on } }

    override func select(_ action: any UIMenuLeaf, in menu: UIMenu) {
        let previous = selectedElement
        super.select(action, in: menu)
        if let menu = self.menu, selectedElement !== previous { onSelection?(menu) }
    }
}
