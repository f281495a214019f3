/// An interaction with which the user can drop items on a view.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    /// The delegate that accepts the items.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    open private(set) weak var view: UIView?

    /// Creates an interaction. Add it to a view.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Whether more than one drag may be over the view at a time.
    open var allowsSimultaneousDropSessions = false

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) {
        self.view = view
        // Other programs see from then on that the window receives drags.
        if view != nil { UIApplication.shared.acceptDropsOfOtherPrograms() }
    }
}
