/// The targets that a drag has entered, and the current one.
@MainActor
final class DropTargets {
    /// A drop interaction that accepts the drag.
    final class Target {
        let interaction: UIDropInteraction
        let session: DropSession

        init(_ interaction: UIDropInteraction, _ session: DropSession) {
            self.interaction = interaction
            self.session = session
        }

        @MainActor var delegate: (any UIDropInteractionDelegate)? { interaction.delegate }
    }

    private unowned let drag: any DragInProgress
    /// The targets by interaction, or `nil` for interactions that do not accept the drag.
    private var known: [ObjectIdentifier: Target?] = [:]
    /// The targets in the order in which the drag has entered them.
    private var interested: [Target] = []
    private(set) var current: Target?
    private(set) var proposal: UIDropProposal?

    init(_ drag: any DragInProgress) {
        self.drag = drag
    }

    /// The operation that a drop would perform.
    var operation: UIDropOperation { current == nil ? .cancel : proposal?.operation ?? .cancel }

    /// Updates the current target and its proposal.
    func update() {
        let target = target(at: drag.session.point)
        if target !== current {
            leave()
            current = target
            if let target { target.delegate?.dropInteraction(target.interaction, sessionDidEnter: target.session) }
        }
        guard let target else { return }
        var answer = target.delegate?.dropInteraction(target.interaction, sessionDidUpdate: target.session)
        if let proposed = answer, proposed.operation == .move, !drag.session.allowsMoveOperation {
            // Items that may not be moved cannot be dropped here.
            answer = UIDropProposal(operation: .forbidden)
        }
        proposal = answer
    }

    /// Leaves the current target.
    func leave() {
        guard let old = current else { return }
        current = nil
        proposal = nil
        old.delegate?.dropInteraction(old.interaction, sessionDidExit: old.session)
    }

    /// Notifies all targets that the drag has ended.
    func end() {
        current = nil
        for target in interested { target.delegate?.dropInteraction(target.interaction, sessionDidEnd: target.session) }
    }

    private func target(at point: CGPoint) -> Target? {
        guard let window = drag.window else { return nil }
        let onScreen = window.convert(point, to: nil as UIWindow?)
        for candidate in window.screen.windows.reversed() where !candidate.isHidden {
            let inside = candidate.convert(onScreen, from: nil as UIWindow?)
            guard let hit = candidate.hitTest(inside, with: nil) else { continue }
            var view: UIView? = hit
            while let current = view {
                for case let interaction as UIDropInteraction in current.interactions {
                    if let target = target(of: interaction) { return target }
                }
                view = current.superview
            }
            return nil
        }
        return nil
    }

    private func target(of interaction: UIDropInteraction) -> Target? {
        let key = ObjectIdentifier(interaction)
        if let known = known[key] { return known }
        let session = DropSession(drag.session)
        let isInterested = interaction.delegate?.dropInteraction(interaction, canHandle: session) ?? false
        let target = isInterested ? Target(interaction, session) : nil
        known[key] = .some(target)
        if let target { interested.append(target) }
        return target
    }
}
