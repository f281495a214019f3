/// Watches a drag for when it rests on something that opens then.
@MainActor
final class SpringLoading {
    /// How long a drag rests before what it is on is about to open, and until it opens, in seconds. Chosen to feel as on
    /// iOS: a drag that passes opens nothing.
    private static let rest: TimeInterval = 0.7
    private static let warning: TimeInterval = 0.4

    private unowned let drag: ActiveDrag
    private var interaction: UISpringLoadedInteraction?
    private var context: SpringLoadingContext?
    private var timer: DisplayClock.Timer?
    /// What has opened does not open again until the drag has left it.
    private var isDone = false

    init(_ drag: ActiveDrag) {
        self.drag = drag
    }

    /// The drag has moved.
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
        // What is under the finger now may be another screen.
        drag.update()
    }

    /// The drag has left, or is over.
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

/// What is about to open under one drag.
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
