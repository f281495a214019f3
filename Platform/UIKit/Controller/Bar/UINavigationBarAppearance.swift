/// What a navigation bar looks like.
open class UINavigationBarAppearance: UIBarAppearance {
    /// How the title is written: font and colour.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { changed() }
    }

    /// How far in points the title stands from its place.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { changed() } }
    }

    /// How large titles are written: font and colour.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { changed() }
    }

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

    /// What the way back looks like; what it leaves open is as with other buttons.
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { back }
        set {
            back = newValue.copied
            listen()
            changed()
        }
    }

    private lazy var buttons = BarButtonAppearances { [weak self] in self?.changed() }
    private var back = UIBarButtonItemAppearance()
    final var ownBackIndicatorImage: UIImage?
    private var backIndicatorMask: UIImage?

    /// The arrow of the way back.
    open var backIndicatorImage: UIImage { ownBackIndicatorImage ?? Self.systemBackIndicator }

    /// Where the titles of two ways back are seen beside the arrow while one turns into the other: kept for the app alone, since
    /// titles fade here.
    open var backIndicatorTransitionMaskImage: UIImage { backIndicatorMask ?? backIndicatorImage }

    /// Sets the arrow of the way back; nil for the system's. Both or neither must be given.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        let isComplete = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
        ownBackIndicatorImage = isComplete ? backIndicatorImage : nil
        backIndicatorMask = isComplete ? backIndicatorTransitionMaskImage : nil
        changed()
    }

    /// The arrow that the system draws.
    static var systemBackIndicator: UIImage {
        let configuration = UIImage.SymbolConfiguration(pointSize: 21, weight: .medium)
        guard let image = UIImage(systemName: "chevron.backward", withConfiguration: configuration) else {
            preconditionFailure("The symbol \"chevron.backward\" is missing")
        }
        return image
    }

    override func listen() {
        back.onChange = { [weak self] in self?.changed() }
    }

    override func take(from other: UIBarAppearance) {
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttons.take(from: other.buttons)
        back = other.back.copied
        ownBackIndicatorImage = other.ownBackIndicatorImage
        backIndicatorMask = other.backIndicatorMask
    }

    override func read(from coder: NSCoder) {
        titleTextAttributes = coder.textAttributes("UITitleTextAttributes")
        titlePositionAdjustment = coder.decodeUIOffset(forKey: "UITitlePositionAdjustment")
        largeTitleTextAttributes = coder.textAttributes("UILargeTitleTextAttributes")
        buttons.read(from: coder)
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

    /// What one of the bar's buttons looks like.
    final func appearance(of button: BarButton) -> UIBarButtonItemAppearance {
        if button.isBackButton, back.saysSomething { return back }
        return button.isDoneButton ? buttons.done : buttons.plain
    }
}
