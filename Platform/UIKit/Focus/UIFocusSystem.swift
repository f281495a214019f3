/// The focus state of a scene: the item that receives keys.
///
/// The focus is visible while the keyboard is used and is hidden by a touch or a mouse click. The next arrow
/// key or Tab restores it at its last location.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    private weak var scene: UIWindowScene?
    private weak var item: (any UIFocusItem)?
    /// The environment of the last focus request.
    private weak var requestedEnvironment: (any UIFocusEnvironment)?
    private var halo: FocusHaloView?
    final let keys = FocusKeyHandler()

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
        keys.system = self
    }

    /// Returns the focus system of the scene that contains `environment`, or `nil` if it is not on screen.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        for environment in environment.focusChain {
            if let view = environment as? UIView { return view.window?.windowScene?.focusSystem }
            if let view = (environment as? UIViewController)?.viewIfLoaded {
                return view.window?.windowScene?.focusSystem
            }
        }
        return nil
    }

    /// The focused item, or `nil` while the focus is hidden.
    open var focusedItem: (any UIFocusItem)? { item }

    /// Requests that the focus moves to `environment` in the next frame, or when the focus is restored if it
    /// is hidden.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        requestedEnvironment = environment
    }

    /// Performs a pending focus request immediately.
    open func updateFocusIfNeeded() {
        guard item != nil, let target = requestedEnvironment.flatMap({ FocusSearch.target(in: $0) }) else { return }
        requestedEnvironment = nil
        move(to: target, heading: [])
    }

    /// The window in which items are searched: the one that receives keys.
    final var root: UIWindow? { scene?.keyWindow ?? scene?.windows.last { !$0.isHidden } }

    // MARK: Movement

    /// Moves the focus to `next` unless an environment rejects the update.
    @discardableResult
    final func move(to next: any UIFocusItem, heading: UIFocusHeading) -> Bool {
        guard next !== item else { return true }
        let context = UIFocusUpdateContext(from: item, to: next, heading: heading)
        guard context.environments.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else {
            postMovementFailure(context)
            return false
        }
        set(next, context)
        return true
    }

    /// Hides the focus, for example because of a touch.
    final func deferFocus() {
        guard let item else { return }
        keys.cancel()
        set(nil, UIFocusUpdateContext(from: item, to: nil, heading: []))
    }

    /// The item at which the focus is restored: the requested one, or the best one in the key window.
    final var restorationTarget: (any UIFocusItem)? {
        requestedEnvironment.flatMap { FocusSearch.target(in: $0) } ?? root.flatMap { FocusSearch.target(in: $0) }
    }

    /// Shows the focus at `target` again.
    final func showFocus(at target: any UIFocusItem, heading: UIFocusHeading) -> Bool {
        requestedEnvironment = nil
        return move(to: target, heading: heading)
    }

    private func set(_ next: (any UIFocusItem)?, _ context: UIFocusUpdateContext) {
        item = next
        let coordinator = UIFocusAnimationCoordinator()
        for environment in context.environments { environment.didUpdateFocus(in: context, with: coordinator) }
        updateHalo()
        coordinator.run()
        if let object = next as? NSObject {
            UIApplication.shared.accessibilityFocus.keyboardFocusDidChange(to: object)
        }
        NotificationCenter.default.post(
            name: Self.didUpdateNotification, object: self,
            userInfo: [
                Self.focusUpdateContextUserInfoKey: context, Self.animationCoordinatorUserInfoKey: coordinator,
            ])
    }

    /// Posts that the focus could not move in the requested direction.
    final func postMovementFailure(_ context: UIFocusUpdateContext) {
        NotificationCenter.default.post(
            name: Self.movementDidFailNotification, object: self,
            userInfo: [Self.focusUpdateContextUserInfoKey: context])
    }

    /// Hides the focus if its item is no longer visible, moves it in front of a new presentation, and
    /// performs pending requests. Called in each frame.
    final func validateFocus() {
        guard let item else {
            // The item may have been deallocated.
            if halo != nil { updateHalo() }
            return
        }
        if let view = item as? UIView {
            if !FocusSearch.isVisible(view) { return deferFocus() }
            // A presentation covers the item: the focus moves to the presented content.
            if FocusSearch.isBehindPresentation(view) {
                guard let target = root.flatMap({ FocusSearch.target(in: $0) }), move(to: target, heading: []) else {
                    return deferFocus()
                }
            }
        }
        if requestedEnvironment != nil { updateFocusIfNeeded() }
        updateHalo()
    }

    private func updateHalo() {
        guard let view = item as? UIView, let effect = view.focusEffect else {
            halo?.removeFromSuperview()
            halo = nil
            return
        }
        let halo = halo ?? FocusHaloView()
        self.halo = halo
        halo.show(effect as? UIFocusHaloEffect ?? UIFocusHaloEffect(), around: view)
    }

    // MARK: Notifications

    /// Posted after the focus has moved.
    public class var didUpdateNotification: NSNotification.Name {
        NSNotification.Name("UIFocusDidUpdateNotification")
    }
    /// Posted after a focus movement has failed.
    public class var movementDidFailNotification: NSNotification.Name {
        NSNotification.Name("UIFocusMovementDidFailNotification")
    }
    /// The user info key for the `UIFocusUpdateContext` of the movement.
    public class var focusUpdateContextUserInfoKey: String { "UIFocusUpdateContextKey" }
    /// The user info key for the `UIFocusAnimationCoordinator` of the movement.
    public class var animationCoordinatorUserInfoKey: String { "UIFocusUpdateAnimationCoordinatorKey" }
}
