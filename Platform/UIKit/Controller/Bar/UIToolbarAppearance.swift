/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
    /// The appearance of plain buttons.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttons.plain }
        set { buttons.plain = newValue }
    }

    /// The appearance of buttons of the style `done`.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { buttons.done }
        set { buttons.done = newValue }
    }

    private lazy var buttons = BarButtonAppearances { [weak self] in self?.changed() }

    override func copyValues(from other: UIBarAppearance) {
        if let other = other as? UIToolbarAppearance { buttons.copyValues(from: other.buttons) }
    }

    override func decode(from coder: NSCoder) { buttons.decode(from: coder) }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        buttons.encode(into: coder)
    }

    /// Returns the appearance of one of the bar's buttons.
    final func appearance(of button: BarButton) -> UIBarButtonItemAppearance {
        button.isDoneButton ? buttons.done : buttons.plain
    }
}
