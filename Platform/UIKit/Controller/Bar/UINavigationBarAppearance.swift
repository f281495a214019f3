/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
    /// The font and color of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { changed() }
    }

    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { changed() } }
    }

    /// The font and color of large titles.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { changed() }
    }

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

    /// The appearance of the back button. Without settings it is that of plain buttons.
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { back }
        set {
            back = newValue.copied
            observeChanges()
            changed()
        }
    }

    private lazy var buttons = BarButtonAppearances { [weak self] in self?.changed() }
    private var back = UIBarButtonItemAppearance()
    final var ownBackIndicatorImage: UIImage?
    private var backIndicatorMask: UIImage?

    /// The image of the back button's arrow.
    open var backIndicatorImage: UIImage { ownBackIndicatorImage ?? Self.systemBackIndicator }

    /// The mask of the back titles beside the arrow during a transition. It is stored but not used, as
    /// titles are faded instead.
    open var backIndicatorTransitionMaskImage: UIImage { backIndicatorMask ?? backIndicatorImage }

    /// Sets the image of the back button's arrow; nil for the system's. Set both images or none.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        let isComplete = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
        ownBackIndicatorImage = isComplete ? backIndicatorImage : nil
        backIndicatorMask = isComplete ? backIndicatorTransitionMaskImage : nil
        changed()
    }

    /// The system's arrow.
    static var systemBackIndicator: UIImage {
        let configuration = UIImage.SymbolConfiguration(pointSize: 21, weight: .medium)
        guard let image = UIImage(systemName: "chevron.backward", withConfiguration: configuration) else {
            preconditionFailure(
                "UINavigationBarAppearance: the symbol \"chevron.backward\" is missing from the symbols of UIKit.")
        }
        return image
    }

    override func observeChanges() {
        back.onChange = { [weak self] in self?.changed() }
    }

    override func copyValues(from other: UIBarAppearance) {
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttons.copyValues(from: other.buttons)
        back = other.back.copied
        ownBackIndicatorImage = other.ownBackIndicatorImage
        backIndicatorMask = other.backIndicatorMask
    }

    override func decode(from coder: NSCoder) {
        titleTextAttributes = coder.textAttributes("UITitleTextAttributes")
        titlePositionAdjustment = coder.decodeUIOffset(forKey: "UITitlePositionAdjustment")
        largeTitleTextAttributes = coder.textAttributes("UILargeTitleTextAttributes")
        buttons.decode(from: coder)
        back = coder.object("UIBackButtonAppearance") ?? back
        ownBackIndicatorImage = coder.object("UIBackIndicatorImage")
        backIndicatorMask = coder.object("UIBackIndicatorTransitionMaskImage")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(titleTextAttributes, textAttributesFor: "UITitleTextAttributes")
        coder.encode(titlePositionAdjustment, forKey: "UITitlePositionAdjustment")
        coder.encode(largeTitleTextAttributes, textAttributesFor: "UILargeTitleTextAttributes")
        buttons.encode(into: coder)
        coder.encode(back, forKey: "UIBackButtonAppearance")
        coder.encode(ownBackIndicatorImage, forKey: "UIBackIndicatorImage")
        coder.encode(backIndicatorMask, forKey: "UIBackIndicatorTransitionMaskImage")
    }

    /// Returns the appearance of one of the bar's buttons.
    final func appearance(of button: BarButton) -> UIBarButtonItemAppearance {
        if button.isBackButton, back.isCustomized { return back }
        return button.isDoneButton ? buttons.done : buttons.plain
    }
}
