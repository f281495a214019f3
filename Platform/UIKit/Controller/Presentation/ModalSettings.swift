/// What an app has said about how a controller is to be presented.
@MainActor
struct ModalSettings {
    /// As it was set: `.automatic` is not resolved here.
    var style = UIModalPresentationStyle.automatic
    var transitionStyle = UIModalTransitionStyle.coverVertical
    var isModal = false
    var definesContext = false
    var providesTransitionStyle = false
    var capturesStatusBar = false
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The presentation controller that was asked for before the controller was presented, so that it can be set up.
    var prepared: UIPresentationController?
}
