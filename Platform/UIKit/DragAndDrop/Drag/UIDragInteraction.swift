/// An interaction with which the user can lift items off a view by a long press, and drag them.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    /// The delegate that provides the items and their previews.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    open private(set) weak var view: UIView?
    private lazy var lift = DragLiftRecognizer(interaction: self)
    private lazy var addition = DragAdditionRecognizer(interaction: self)

    /// Creates an interaction. Add it to a view.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
        isEnabled = Self.isEnabledByDefault
    }

    /// Whether interactions are initially enabled, as on all devices since iOS 15.
    open class var isEnabledByDefault: Bool { true }

    /// Whether items can be lifted.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue, view != nil else { return }
            lift.isEnabled = isEnabled
            addition.isEnabled = isEnabled
        }
    }

    /// Whether other gestures can be recognized while an item is being lifted, until its drag begins.
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
