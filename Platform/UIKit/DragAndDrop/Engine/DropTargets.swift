/// The places that a drag has been over, and the one where it is.
@MainActor
final class DropTargets {
    /// A drop interaction that takes an interest in the drag.
    final class Target {
        let interaction: UIDropInteraction
        let session: DropSession

        init(_ interaction: UIDropInteraction, _ session: DropSession) {
            self.interaction = interaction
            self.session = session
        }

        @MainActor var delegate: (any UIDropInteractionDelegate)? { interaction.delegate }
    }

    private unowned let drag: ActiveDrag
    /// By interaction: nil for one that takes no interest.
    private var known: [ObjectIdentifier: Target?] = [:]
    /// In the order in which the drag came over them.
    private var interested: [Target] = []
    private(set) var current: Target?
    private(set) var proposal: UIDropProposal?

    init(_ drag: ActiveDrag) {
        self.drag = drag
    }

    /// What would happen now.
    var operation: UIDropOperation { current == nil ? .cancel : proposal?.operation ?? .cancel }

    /// Finds out where the drag is, and asks what would happen there.
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
            // What may not be moved away can't be moved here.
            answer = UIDropProposal(operation: .forbidden)
        }
        proposal = answer
    }

    /// The drag goes away from where it is.
    func leave() {
        guard let old = current else { return }
        current = nil
        proposal = nil
        old.delegate?.dropInteraction(old.interaction, sessionDidExit: old.session)
    }

    /// The drag is over: all that it has been over hear of it.
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
