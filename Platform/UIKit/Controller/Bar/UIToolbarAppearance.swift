/// What a toolbar looks like.
open class UIToolbarAppearance: UIBarAppearance {
    /// What buttons look like.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttons.plain }
        set { buttons.plain = newValue }
    }

    /// What buttons of the style `done` look like.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { buttons.done }
        set { buttons.done = newValue }
    }

    private lazy var buttons = BarButtonAppearances { [weak self] in self?.changed() }

    override func take(from other: UIBarAppearance) {
        if let other = other as? UIToolbarAppearance { buttons.take(from: other.buttons) }
    }

    override func read(from coder: NSCoder) { buttons.read(from: coder) }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        buttons.encode(into: coder)
    }

    /// What one of the bar's buttons looks like.
    final func appearance(of button: BarButton) -> UIBarButtonItemAppearance {
        button.isDoneButton ? buttons.done : buttons.plain
    }
}
