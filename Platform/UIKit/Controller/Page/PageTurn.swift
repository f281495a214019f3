/// A turn from the current page to a neighbor, which may still be canceled.
@MainActor
struct PageTurn {
    /// The cause of a turn.
    enum Cause {
        case user
        /// A call of `setViewControllers(_:direction:animated:completion:)` with its completion.
        case call(((Bool) -> Void)?)
    }

    let page: UIViewController
    let side: PageNeighbors.Side
    let cause: Cause
    /// Whether the pages are notified of their appearance.
    let notifiesAppearance: Bool

    var isByUser: Bool {
        if case .user = cause { true } else { false }
    }

    /// Calls the completion of a turn by a call.
    func complete(_ finished: Bool) {
        if case .call(let completion) = cause { completion?(finished) }
    }
}
