/// Knows what of a scene is focused: what the keys of the keyboard are for.
///
/// Focus shows when keys are used, and goes when a finger or the mouse is: the system then remembers where it was, and
/// the next arrow or tab brings it back there.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    private weak var scene: UIWindowScene?
    private weak var item: (any UIFocusItem)?
    /// What code has asked the focus to go to.
    private weak var requested: (any UIFocusEnvironment)?
    private var halo: FocusHaloView?
    final let keys = FocusKeys()

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
        keys.system = self
    }

    /// The focus system of what `environment` is in; nil where that is on no screen.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        for environment in environment.focusChain {
            if let view = environment as? UIView { return view.window?.windowScene?.focusSystem }
            if let view = (environment as? UIViewController)?.viewIfLoaded {
                return view.window?.windowScene?.focusSystem
            }
        }
        return nil
    }

    /// What is focused; nil while the keyboard is not used.
    open var focusedItem: (any UIFocusItem)? { item }

    /// Sends the focus to `environment` in the next turn; while the keyboard is not used, when it next is.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        requested = environment
    }

    /// Does at once what was asked for.
    open func updateFocusIfNeeded() {
        guard item != nil, let target = requested.flatMap({ FocusSearch.target(in: $0) }) else { return }
        requested = nil
        move(to: target, heading: [])
    }

    /// Where the focus is looked for: the window that keys go to.
    final var root: UIWindow? { scene?.keyWindow ?? scene?.windows.last { !$0.isHidden } }

    // MARK: Moving

    /// Moves the focus, if nobody is against it.
    @discardableResult
    final func move(to next: any UIFocusItem, heading: UIFocusHeading) -> Bool {
        guard next !== item else { return true }
        let context = UIFocusUpdateContext(from: item, to: next, heading: heading)
        guard context.environments.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else {
            fail(context)
            return false
        }
        set(next, context)
        return true
    }

    /// Nothing is focused any more, as when a finger touches the screen.
    final func deferFocus() {
        guard let item else { return }
        keys.cancel()
        set(nil, UIFocusUpdateContext(from: item, to: nil, heading: []))
    }

    /// Where the focus comes back to: where it was, or where it is best.
    final var placeToReturnTo: (any UIFocusItem)? {
        requested.flatMap { FocusSearch.target(in: $0) } ?? root.flatMap { FocusSearch.target(in: $0) }
    }

    /// Shows the focus again, at `target`.
    final func reveal(at target: any UIFocusItem, heading: UIFocusHeading) -> Bool {
        requested = nil
        return move(to: target, heading: heading)
    }

    private func set(_ next: (any UIFocusItem)?, _ context: UIFocusUpdateContext) {
        item = next
        let coordinator = UIFocusAnimationCoordinator()
        for environment in context.environments { environment.didUpdateFocus(in: context, with: coordinator) }
        updateHalo()
        coordinator.run()
        NotificationCenter.default.post(
            name: Self.didUpdateNotification, object: self,
            userInfo: [
                Self.focusUpdateContextUserInfoKey: context, Self.animationCoordinatorUserInfoKey: coordinator,
            ])
    }

    /// The focus could not move that way.
    final func fail(_ context: UIFocusUpdateContext) {
        NotificationCenter.default.post(
            name: Self.movementDidFailNotification, object: self,
            userInfo: [Self.focusUpdateContextUserInfoKey: context])
    }

    /// Lets go of what is seen no more, and does what was asked for. Called in each frame.
    final func settle() {
        guard let item else {
            // What was focused may be gone altogether.
            if halo != nil { updateHalo() }
            return
        }
        if let view = item as? UIView {
            if !FocusSearch.isShown(view) { return deferFocus() }
            // Something was presented over it: the focus goes there.
            if FocusSearch.isBehind(view) {
                guard let target = root.flatMap({ FocusSearch.target(in: $0) }), move(to: target, heading: []) else {
                    return deferFocus()
                }
            }
        }
        if requested != nil { updateFocusIfNeeded() }
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

    /// The focus has moved.
    public class var didUpdateNotification: NSNotification.Name {
        NSNotification.Name("UIFocusDidUpdateNotification")
    }
    /// The focus could not move as it was to.
    public class var movementDidFailNotification: NSNotification.Name {
        NSNotification.Name("UIFocusMovementDidFailNotification")
    }
    /// Under this key a notification has the context of the move.
    public class var focusUpdateContextUserInfoKey: String { "UIFocusUpdateContextKey" }
    /// Under this key a notification has what animates with the move.
    public class var animationCoordinatorUserInfoKey: String { "UIFocusUpdateAnimationCoordinatorKey" }
}
