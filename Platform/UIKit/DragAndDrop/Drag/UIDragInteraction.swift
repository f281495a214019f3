/// Lets people lift things off a view with a long press, and drag them elsewhere.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    /// What says which things there are, and how they look.
    public private(set) final weak var delegate: (any UIDragInteractionDelegate)?
    public private(set) final weak var view: UIView?
    private lazy var lift = DragLiftRecognizer(interaction: self)
    private lazy var addition = DragAdditionRecognizer(interaction: self)

    /// Makes an interaction: add it to a view.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
        isEnabled = Self.isEnabledByDefault
    }

    /// Whether interactions begin enabled: they do since iOS 15, on the iPhone as well.
    open class var isEnabledByDefault: Bool { true }

    /// Whether things can be lifted.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue, view != nil else { return }
            lift.isEnabled = isEnabled
            addition.isEnabled = isEnabled
        }
    }

    /// Whether other gestures go on while a thing is being lifted, until it is dragged away.
    open var allowsSimultaneousRecognitionDuringLift = false

    open func willMove(to view: UIView?) {
        if view == nil {
            self.view?.removeGestureRecognizer(lift)
            self.view?.removeGestureRecognizer(addition)
        }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        lift.isEnabled = isEnabled
        addition.isEnabled = isEnabled
        view.addGestureRecognizer(lift)
        view.addGestureRecognizer(addition)
    }
}
