/// The view that is to become first responder when it is added to a window.
///
/// On iOS too, a view can be made first responder before its controller appears, for example in `viewDidLoad()`.
@MainActor
enum PendingFirstResponder {
    private static weak var view: UIView?
    /// Whether there may be a view, so that adding others to a window costs nothing.
    private static var isSet = false

    static func set(_ newView: UIView?) {
        view = newView
        isSet = newView != nil
    }

    static func clear(_ responder: UIResponder) {
        if isSet, view === responder { set(nil) }
    }

    /// Called when views have been added to a window.
    static func windowDidChange() {
        guard isSet else { return }
        guard let view else { return set(nil) }
        guard view.baseWindow != nil else { return }
        set(nil)
        view.becomeFirstResponder()
    }
}
