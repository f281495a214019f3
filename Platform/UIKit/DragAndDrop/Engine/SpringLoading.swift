/// Activates spring-loaded views on which a drag rests.
@MainActor
final class SpringLoading {
    /// The times for which a drag rests before the activation is indicated, and before it happens, in
    /// seconds. Chosen to feel as on iOS, so that passing drags activate nothing.
    private static let rest: TimeInterval = 0.7
    private static let warning: TimeInterval = 0.4

    private unowned let drag: any DragInProgress
    private var interaction: UISpringLoadedInteraction?
    private var context: SpringLoadingContext?
    private var timer: DisplayClock.Timer?
    /// Whether the target has been activated, which happens once until the drag leaves it.
    private var isDone = false

    init(_ drag: any DragInProgress) {
        self.drag = drag
    }

    /// Updates the target when the drag has moved.
    func update() {
        let found = find()
        if found?.interaction === interaction, found.map({ isSame($0.context) }) ?? true { return }
        end()
        guard let found else { return }
        interaction = found.interaction
        context = found.context
        isDone = false
        change(to: .possible)
        timer = DisplayClock.schedule(after: Self.rest) { [weak self] in self?.warn() }
    }

    private func isSame(_ new: SpringLoadingContext) -> Bool {
        guard let old = context, old.targetView === new.targetView else { return false }
        return (old.targetItem as? AnyHashable) == (new.targetItem as? AnyHashable)
    }

    private func warn() {
        change(to: .activating)
        timer = DisplayClock.schedule(after: Self.warning) { [weak self] in self?.open() }
    }

    private func open() {
        guard let interaction, let context, !isDone else { return }
        isDone = true
        timer = nil
        change(to: .activated)
        interaction.activate(interaction, context)
        interaction.interactionBehavior.interactionDidFinish(interaction)
        change(to: .inactive)
        // There may be another screen below the touch now.
        drag.update()
    }

    /// Ends the activation because the drag has left or ended.
    func end() {
        timer?.cancel()
        timer = nil
        guard let interaction else { return }
        if !isDone {
            change(to: .inactive)
            interaction.interactionBehavior.interactionDidFinish(interaction)
        }
        self.interaction = nil
        context = nil
    }

    private func change(to state: UISpringLoadedInteractionEffectState) {
        guard let interaction, let context else { return }
        context.state = state
        interaction.interactionEffect.interaction(interaction, didChangeWith: context)
    }

    private func find() -> (interaction: UISpringLoadedInteraction, context: SpringLoadingContext)? {
        guard let window = drag.window else { return nil }
        var view = window.hitTest(drag.session.point, with: nil)
        while let current = view {
            for case let interaction as UISpringLoadedInteraction in current.interactions {
                let context = SpringLoadingContext(drag.session, targetView: current)
                if interaction.interactionBehavior.shouldAllow(interaction, with: context) {
                    return (interaction, context)
                }
            }
            view = current.superview
        }
        return nil
    }
}

/// The target below a drag that is about to be activated.
@MainActor
final class SpringLoadingContext: NSObject, UISpringLoadedInteractionContext {
    var state = UISpringLoadedInteractionEffectState.inactive
    weak var targetView: UIView?
    var targetItem: Any?
    private let session: DragSession

    init(_ session: DragSession, targetView: UIView) {
        self.session = session
        self.targetView = targetView
    }

    func location(in view: UIView?) -> CGPoint { view.map(session.location(in:)) ?? session.point }
}
