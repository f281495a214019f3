/// Lets people drop on a view what they drag.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    /// What says what can be dropped, and takes it.
    public private(set) final weak var delegate: (any UIDropInteractionDelegate)?
    public private(set) final weak var view: UIView?

    /// Makes an interaction: add it to a view.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Whether several drags may be over the view at once.
    open var allowsSimultaneousDropSessions = false

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) {
        self.view = view
    }
}
