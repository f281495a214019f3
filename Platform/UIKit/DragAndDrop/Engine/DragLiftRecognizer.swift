/// A recognizer of long presses that lift an item, and of the subsequent drag.
final class DragLiftRecognizer: UILongPressGestureRecognizer {
    private weak var interaction: UIDragInteraction?
    private var drag: ActiveDrag?

    /// The distance, in points, by which a lifted item has to be moved before its drag begins.
    private static let slop: CGFloat = 10

    init(interaction: UIDragInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        addAction(UIAction { [weak self] _ in self?.advance() })
        delegate = self
    }

    /// The location of the lift in the window.
    private var start = CGPoint.zero

    private func advance() {
        guard let drag else { return }
        let point = location(in: nil)
        switch state {
        case .began:
            start = point
            drag.lift()
        case .changed:
            if !drag.hasBegun {
                guard point.distance(to: start) >= Self.slop else { return }
                drag.begin()
                resetOtherRecognizers()
            }
            drag.move(to: point)
        case .ended:
            if drag.hasBegun { drag.drop(at: point) } else { drag.setDown() }
        case .cancelled:
            if drag.hasBegun { drag.cancel() } else { drag.setDown() }
        case .possible, .failed: break
        }
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        interaction?.allowsSimultaneousRecognitionDuringLift != true
    }

    /// Resets the recognizers that the drag has prevented, so that another touch can scroll during the drag.
    private func resetOtherRecognizers() {
        for touch in followedTouches {
            for other in touch.attachedRecognizers where other !== self && other.currentState.isOver { other.abandon() }
        }
    }

    /// Ignores other touches while an item is held.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        super.touchesBegan(touches, with: event)
    }

    override func reset() {
        super.reset()
        drag = nil
    }
}

extension DragLiftRecognizer: UIGestureRecognizerDelegate {
    /// Requests the items to lift when the touch has rested long enough.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let interaction, drag == nil else { return false }
        drag = ActiveDrag(of: interaction, at: location(in: nil))
        return drag != nil
    }
}

/// A recognizer of taps that add items to a drag.
final class DragAdditionRecognizer: UITapGestureRecognizer {
    private weak var interaction: UIDragInteraction?
    private var addition: (drag: ActiveDrag, items: [UIDragItem])?

    init(interaction: UIDragInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        addAction(UIAction { [weak self] _ in self?.add() })
        delegate = self
    }

    private func add() {
        guard let interaction, let addition else { return }
        self.addition = nil
        addition.drag.add(addition.items, from: interaction)
    }
}

extension DragAdditionRecognizer: UIGestureRecognizerDelegate {
    /// Receives taps only during a drag.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        UIApplication.shared.activeDrags.contains(where: \.isInProgress)
    }

    /// A tap that adds no items is left to other recognizers.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        addition = nil
        guard let interaction, let view = interaction.view, let delegate = interaction.delegate else { return false }
        let drags = UIApplication.shared.activeDrags.filter(\.isInProgress)
        let point = location(in: view)
        guard
            let session = delegate.dragInteraction(
                interaction, sessionForAddingItems: drags.map(\.session), withTouchAt: point),
            let drag = drags.first(where: { $0.session === session })
        else { return false }
        let items = delegate.dragInteraction(interaction, itemsForAddingTo: session, withTouchAt: point)
        guard !items.isEmpty else { return false }
        addition = (drag, items)
        return true
    }
}
