/// The settings of a controller for its presentation.
@MainActor
struct ModalSettings {
    /// The style as set by the app, with `.automatic` unresolved.
    var style = UIModalPresentationStyle.automatic
    var transitionStyle = UIModalTransitionStyle.coverVertical
    var isModal = false
    var definesContext = false
    var providesTransitionStyle = false
    var capturesStatusBar = false
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The presentation controller that was created to be configured before the presentation.
    var prepared: UIPresentationController?
}
